// The checks that keep the engine pure and the layers apart, tried on a tree of files that break them.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SETTINGS = [
  '.dependency-cruiser.mjs',
  '.gitignore',
  'biome.json',
  'package.json',
  'packages/tsconfig.json',
  'scripts/biome',
  'tsconfig.base.json',
  'tsconfig.json',
];

const scratch = mkdtempSync(join(tmpdir(), 'bocage-guards-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A tree of these files under the workspace's own settings. */
function tree(name: string, files: Record<string, string>): string {
  const root = join(scratch, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of SETTINGS) cpSync(join(ROOT, path), join(root, path), { recursive: true });
  return root;
}

/** What a tool prints about a tree. */
function output(cwd: string, name: string, ...args: string[]): string {
  return spawnSync(join(ROOT, 'node_modules/.bin', name), args, { cwd, encoding: 'utf8' }).stdout;
}

describe('style', () => {
  const impure = [
    'export const roll = Math.random();',
    'export const roll = [1].map(Math.random);',
    'export const now = Date.now();',
    'export const now = new Date();',
    'export const then = new Date(1944, 5, 6);',
  ];
  const places = ['kernel', 'hex', 'wargame', 'games/proving', 'ai', 'table', 'host'].map(
    (name) => `packages/${name}/src`,
  );
  const files = [...places, 'apps/cli/src'].flatMap((place) =>
    impure.map((code, index) => [`${place}/${index}.ts`, `${code}\n`]),
  );
  const root = tree('style', Object.fromEntries(files));
  const { diagnostics } = JSON.parse(
    output(root, 'biome', 'lint', '--reporter=json', '--max-diagnostics=none', '.'),
  );
  const refused: string[] = diagnostics
    .filter((diagnostic: { message: string }) => diagnostic.message.startsWith('The engine is pure'))
    .map((diagnostic: { location: { path: string } }) => diagnostic.location.path);

  test.each(impure)('the engine may not: %s', (code) => {
    expect(refused).toEqual(
      expect.arrayContaining(places.map((place) => `${place}/${impure.indexOf(code)}.ts`)),
    );
  });

  test('the command line may', () => {
    expect(refused.filter((path) => path.startsWith('apps/'))).toEqual([]);
  });
});

describe('types', () => {
  const root = tree('types', {
    'node_modules/@types/node/index.d.ts': "declare module 'node:fs' { export const readFileSync: unknown; }",
    'packages/hex/src/plain.ts': 'export const six: number = 6;',
    'packages/hex/src/platform.ts':
      "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    'packages/hex/src/page.ts': 'export const body = document.body;',
    'packages/hex/src/enum.ts': 'export enum Side { Allied, German }',
    'packages/hex/src/index-read.ts': 'export const first = (row: number[]): number => row[0];',
  });
  const errors = output(root, 'tsc', '-p', 'packages', '--pretty', 'false')
    .match(/^packages.*$/gm)
    ?.sort();

  test('the sources of a pure package compile with neither Node nor the page nor loose code', () => {
    expect(errors).toEqual([
      expect.stringMatching(/enum\.ts.* TS1294: .*'erasableSyntaxOnly'/),
      expect.stringMatching(/index-read\.ts.* TS2322: .*undefined'/),
      expect.stringMatching(/page\.ts.* TS2584: .*'document'/),
      expect.stringMatching(/platform\.ts.* TS2591: .*'node:fs'/),
    ]);
  });
});

describe('layers', () => {
  const allowed = [
    ['packages/wargame/src/odds.ts', 'packages/hex/src/index.ts'],
    ['packages/wargame/src/odds.ts', 'packages/kernel/src/index.ts'],
    ['packages/games/omaha/src/rules.ts', 'packages/wargame/src/index.ts'],
    ['packages/games/omaha/src/rules.ts', 'packages/games/omaha/src/data/units.ts'],
    ['packages/games/omaha/src/state.ts', 'packages/games/omaha/src/data.ts'],
    ['packages/games/omaha/src/presentation/faces.ts', 'packages/games/omaha/src/rules/combat.ts'],
    ['packages/games/omaha/src/report.ts', 'packages/games/omaha/src/state.ts'],
    ['packages/games/omaha/src/player/attack.ts', 'packages/games/omaha/src/queries.ts'],
    ['packages/games/omaha/src/player/attack.ts', 'packages/kernel/src/index.players.ts'],
    ['packages/games/omaha/src/lesson/index.ts', 'packages/games/omaha/src/lesson/words.ts'],
    ['packages/catalogue/src/list.ts', 'packages/games/omaha/src/player/index.ts'],
    ['packages/catalogue/src/list.ts', 'packages/games/omaha/src/report.ts'],
    ['packages/ai/src/player.ts', 'packages/catalogue/src/index.ts'],
    ['packages/host/src/host.ts', 'packages/table/src/index.ts'],
    ['packages/host/src/host.ts', 'packages/kernel/src/index.host.ts'],
    ['packages/host/src/host.ts', 'packages/catalogue/src/index.ts'],
    ['apps/cli/src/play.ts', 'packages/ai/src/index.ts'],
    ['apps/web/src/play.ts', 'packages/host/src/index.ts'],
    ['packages/kernel/src/match.ts', 'packages/kernel/src/inside.ts'],
    ['packages/kernel/test/match.test.ts', 'packages/kernel/src/inside.ts'],
    ['packages/kernel/test/match.test.ts', 'packages/kernel/test/helper.ts'],
    ['packages/kernel/test/match.test.ts', 'packages/games/proving/src/index.ts'],
    ['packages/games/omaha/test/a.test.ts', 'packages/testkit/src/index.ts'],
    ['packages/kernel/test/match.test.ts', 'vitest'],
    ['packages/kernel/test/match.test.ts', 'node:fs'],
  ] as const;
  const forbidden = [
    ['packages/kernel/src/a.ts', 'packages/hex/src/index.ts', 'kernel-imports-down'],
    ['packages/kernel/src/b.ts', 'packages/games/proving/src/index.ts', 'kernel-imports-down'],
    ['packages/kernel/test/b.test.ts', 'packages/games/omaha/src/index.ts', 'kernel-tests-import-down'],
    ['packages/hex/src/a.ts', 'packages/wargame/src/index.ts', 'hex-imports-down'],
    ['packages/wargame/src/a.ts', 'packages/games/omaha/src/index.ts', 'wargame-imports-down'],
    ['packages/games/omaha/src/a.ts', 'packages/ai/src/index.ts', 'games-imports-down'],
    ['packages/games/omaha/src/b.ts', 'packages/games/proving/src/index.ts', 'games-are-strangers'],
    ['packages/games/omaha/src/c.ts', 'packages/testkit/src/index.ts', 'the-test-kit-is-for-tests'],
    ['packages/games/omaha/src/data/a.ts', 'packages/games/omaha/src/rules/combat.ts', 'data-of-a-game'],
    ['packages/games/omaha/src/d.ts', 'packages/games/omaha/src/player/index.ts', 'rules-of-a-game'],
    [
      'packages/games/omaha/src/rules/a.ts',
      'packages/games/omaha/src/presentation/index.ts',
      'rules-of-a-game',
    ],
    ['packages/games/omaha/src/rules/b.ts', 'packages/games/omaha/src/report.ts', 'rules-of-a-game'],
    ['packages/games/omaha/src/rules/c.ts', 'packages/games/omaha/src/lesson/index.ts', 'rules-of-a-game'],
    [
      'packages/games/omaha/src/presentation/a.ts',
      'packages/games/omaha/src/player/index.ts',
      'presentation-of-a-game',
    ],
    [
      'packages/games/omaha/src/player/a.ts',
      'packages/games/omaha/src/presentation/index.ts',
      'player-of-a-game',
    ],
    ['packages/games/omaha/src/player/b.ts', 'packages/games/omaha/src/rules/combat.ts', 'player-of-a-game'],
    ['packages/games/omaha/src/lesson/a.ts', 'packages/games/omaha/src/data.ts', 'lesson-of-a-game'],
    ['packages/catalogue/src/a.ts', 'packages/ai/src/index.ts', 'catalogue-imports-down'],
    ['packages/catalogue/src/b.ts', 'packages/games/omaha/src/player/attack.ts', 'enter-by-the-index'],
    ['packages/ai/src/a.ts', 'apps/cli/src/index.ts', 'ai-imports-down'],
    ['packages/table/src/a.ts', 'packages/host/src/index.ts', 'table-imports-down'],
    ['packages/ai/src/b.ts', 'packages/host/src/index.ts', 'ai-imports-down'],
    ['packages/host/src/a.ts', 'apps/web/src/index.ts', 'host-imports-down'],
    ['apps/cli/src/a.ts', 'apps/web/src/index.ts', 'apps-are-strangers'],
    ['packages/kernel/src/c.ts', 'packages/kernel/test/helper.ts', 'sources-never-import-tests'],
    ['packages/wargame/src/b.ts', 'packages/kernel/src/inside.ts', 'enter-by-the-index'],
    ['packages/games/omaha/src/e.ts', 'packages/kernel/src/index.host.ts', 'games-play-no-host'],
    ['packages/wargame/src/c.ts', 'packages/kernel/src/index.prover.ts', 'games-play-no-host'],
    ['packages/kernel/src/d.ts', 'node:fs', 'pure-packages-need-no-platform'],
    ['packages/kernel/src/e.ts', 'vitest', 'pure-packages-need-no-library'],
    ['packages/kernel/src/f.ts', './nothing.ts', 'no-dead-imports'],
    ['packages/kernel/src/g.ts', './g.ts', 'no-cycles'],
  ] as const;

  const files: Record<string, string> = { 'node_modules/vitest/index.js': '' };
  for (const [from, to] of [...allowed, ...forbidden]) {
    const up = '../'.repeat(from.split('/').length - 1);
    const isOurs = to.startsWith('packages/') || to.startsWith('apps/');
    if (isOurs) files[to] ??= '';
    files[from] = `${files[from] ?? ''}import '${isOurs ? up : ''}${to}';\n`;
  }
  const root = tree('layers', files);
  const report = output(
    root,
    'depcruise',
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'json',
    'packages',
    'apps',
  );
  const violations: { from: string; rule: { name: string } }[] = JSON.parse(report).summary.violations;

  function broken(file: string): string[] {
    return violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
  }

  test.each(allowed)('%s may import %s', (from) => {
    expect(broken(from)).toEqual([]);
  });

  test.each(forbidden)('%s may not import %s', (from, _, rule) => {
    expect(broken(from)).toContain(rule);
  });
});
