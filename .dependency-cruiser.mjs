// The layers of docs/architecture.md: imports point down only, and a package is entered by its index alone.

const KERNEL = 'packages/kernel/';
const HEX = 'packages/hex/';
const ATLAS = 'packages/atlas/';
const WARGAME = 'packages/wargame/';
const GAMES = 'packages/games/';
const CATALOGUE = 'packages/catalogue/';
const AI = 'packages/ai/';
const TABLE = 'packages/table/';
const PURE_SOURCE = '^packages/([^/]+|games/[^/]+)/src/';

/** The parts of a game that its rules know nothing of, by the index or the file they are entered by. */
const OUTER_PARTS = '(player|lesson|presentation|report|rulebook)(/|\\.ts$)';

/** What one part of a game may not import of the same game. */
function part(name, own, to, pathNot = []) {
  return {
    name: `${name}-of-a-game`,
    severity: 'error',
    from: { path: `^${GAMES}([^/]+)/src/${own}`, pathNot },
    to,
  };
}

/** What each part of a game stands on: data, then rules and state, then what shows them; players ask by the queries alone. */
const PARTS = [
  part('data', 'data(/|\\.ts$)', { path: `^${GAMES}$1/src/`, pathNot: [`^${GAMES}$1/src/data(/|\\.ts$)`] }),
  part('rules', '', { path: `^${GAMES}$1/src/${OUTER_PARTS}` }, [`^${GAMES}[^/]+/src/${OUTER_PARTS}`]),
  part('presentation', '(presentation|report|rulebook)(/|\\.ts$)', {
    path: `^${GAMES}$1/src/(player|lesson)/`,
  }),
  part('player', 'player/', {
    path: `^${GAMES}$1/src/`,
    pathNot: [`^${GAMES}$1/src/(player/|queries\\.ts$)`],
  }),
  part('lesson', 'lesson/', { path: `^${GAMES}$1/src/`, pathNot: [`^${GAMES}$1/src/lesson/`] }),
];

/** Where data files are read: the kit's reader, and each game's `src/data.ts` or `src/data/`. */
const DATA_READERS = [
  '^packages/wargame/src/data\\.ts$',
  '^packages/games/[^/]+/src/data\\.ts$',
  '^packages/games/[^/]+/src/data/',
];

const TESTKIT = 'packages/testkit/';

// Tests of any layer may play the proving game and use the test kit, which exist for that.
const FOR_TESTS = ['packages/games/proving/src/index\\.ts$', '^packages/testkit/src/index\\.ts$'];

/** A package may import itself and the layers `below` it, nothing else of ours. */
function layer(name, own, below) {
  const allowed = [own, ...below].map((path) => `^${path}`);
  const to = { path: '^(packages|apps|tools)/' };
  return [
    {
      name: `${name}-imports-down`,
      severity: 'error',
      from: { path: `^${own}`, pathNot: '/test/' },
      to: { ...to, pathNot: allowed },
    },
    {
      name: `${name}-tests-import-down`,
      severity: 'error',
      from: { path: `^${own}.*/?test/` },
      to: { ...to, pathNot: [...allowed, ...FOR_TESTS] },
    },
  ];
}

export default {
  forbidden: [
    ...layer('kernel', KERNEL, []),
    ...layer('hex', HEX, []),
    ...layer('atlas', ATLAS, [HEX]),
    ...layer('wargame', WARGAME, [HEX, KERNEL]),
    ...layer('games', GAMES, [WARGAME, ATLAS, HEX, KERNEL]),
    ...layer('catalogue', CATALOGUE, [GAMES, WARGAME, ATLAS, HEX, KERNEL]),
    ...layer('ai', AI, [CATALOGUE, GAMES, WARGAME, ATLAS, HEX, KERNEL]),
    ...layer('table', TABLE, [WARGAME, KERNEL]),
    ...layer('host', 'packages/host/', [TABLE, CATALOGUE, AI, WARGAME, HEX, KERNEL]),
    ...layer('testkit', TESTKIT, [WARGAME, HEX, KERNEL]),
    ...layer('tools', 'tools/', ['packages/']),
    {
      name: 'games-are-strangers',
      severity: 'error',
      from: { path: `^${GAMES}([^/]+)/` },
      to: { path: `^${GAMES}`, pathNot: [`^${GAMES}$1/`] },
    },
    ...PARTS,
    {
      name: 'apps-are-strangers',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^(apps|tools)/', pathNot: ['^apps/$1/'] },
    },
    {
      name: 'nobody-imports-apps-or-tools',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|tools)/' },
    },
    {
      name: 'sources-never-import-tests',
      severity: 'error',
      from: { pathNot: '(^|/)test/' },
      to: { path: '(^|/)test/', pathNot: 'node_modules' },
    },
    {
      name: 'the-test-kit-is-for-tests',
      severity: 'error',
      comment: 'And for the tool that makes what tests compare with.',
      from: { pathNot: ['(^|/)test/', `^${TESTKIT}`, '^tools/goldens/'] },
      to: { path: `^${TESTKIT}` },
    },
    {
      name: 'enter-by-the-index',
      comment:
        'A package of ours is imported by its name, or that of a part, which leads to the index of either.',
      severity: 'error',
      from: { path: '^(packages/games/[^/]+|packages/[^/]+|apps/[^/]+|tools/[^/]+)/' },
      to: {
        path: '^packages/.+/src/',
        pathNot: [
          '^$1/',
          '/src/index\\.ts$',
          '/src/index\\.[a-z]+\\.ts$',
          '/src/[^/]+/index\\.ts$',
          `^${GAMES}[^/]+/src/report\\.ts$`,
        ],
      },
    },
    {
      name: 'games-play-no-host',
      comment: 'Rules stand on what every author of games has: neither on what hosts need nor on the prover.',
      severity: 'error',
      from: { path: `^(${GAMES}[^/]+|packages/wargame)/src/` },
      to: { path: `^${KERNEL}src/index\\.(host|prover)\\.ts$` },
    },
    {
      name: 'pure-packages-need-no-platform',
      severity: 'error',
      from: { path: PURE_SOURCE },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pure-packages-need-no-library',
      comment: 'But for zod, by which the kit and the games read their data files.',
      severity: 'error',
      from: { path: PURE_SOURCE, pathNot: DATA_READERS },
      to: { path: 'node_modules/' },
    },
    {
      name: 'data-readers-need-zod-alone',
      severity: 'error',
      from: { path: DATA_READERS },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-dead-imports',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
