// The packages as a stranger gets them: built, packed and installed in an empty folder, where docs/your-own-game.md is done.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packagesToBuild } from '../library/packages.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/your-own-game.md'), 'utf8');

/** What the packages need of others: as it is here, so that no network is needed. */
const OTHERS = packagesToBuild().flatMap(({ folder: from, dependencies = {} }) =>
  Object.keys(dependencies)
    .filter((name) => !name.startsWith('@bocage/'))
    .map((name) => join('node_modules', name))
    .map((path) => [join(ROOT, from, path), join(ROOT, path)].find((place) => existsSync(place)) ?? path),
);

const scratch = mkdtempSync(join(tmpdir(), 'bocage-library-'));
const [packs, folder] = [join(scratch, 'packs'), mkdtempSync(join(scratch, 'own-'))];
afterAll(() => rmSync(scratch, { recursive: true }));

/** As in a shell of its own, not inside the `npm` that runs the tests. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** Runs something in the folder; gives what it printed, and fails if it failed. */
function run(command: string, args: readonly string[], input = ''): string {
  const shell = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    input,
    shell,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}

const node = (...args: string[]): string => run(process.execPath, args);

/** The text of a file that the page says to write. */
function told(name: string): string {
  const [, text] = new RegExp(`\`${name}\`:\n\n\`\`\`\\w+\n([^]*?)\n\`\`\``).exec(PAGE) ?? [];
  if (text === undefined) throw new Error(`the page has no ${name}`);
  return text;
}

/** Checks the types of a file as a project of strict settings would. */
function faults(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  const strict = [
    '--strict',
    '--noEmit',
    '--allowImportingTsExtensions',
    '--target',
    'es2023',
    '--module',
    'nodenext',
  ];
  const tsc = [join(ROOT, 'node_modules/typescript/bin/tsc'), ...strict, name];
  return spawnSync(process.execPath, tsc, { cwd: folder, encoding: 'utf8' }).stdout;
}

beforeAll(() => {
  node(join(ROOT, 'scripts/library/build.ts'), packs);
  run('npm', ['init', '-y']);
  run('npm', ['pkg', 'set', 'type=module']);
  const files = globSync('*.tgz', { cwd: packs }).map((file) => join(packs, file));
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...files, ...OTHERS]);
  for (const name of ['index.ts', 'random.js', 'page.ts'])
    writeFileSync(join(folder, name), `${told(name)}\n`);
});

describe('the page leads from an empty folder to a game', () => {
  test('whose types are right, with the types of the packages', () => {
    expect(faults('index.ts', told('index.ts'))).toBe('');
    expect(faults('page.ts', told('page.ts'))).toBe('');
  });

  test('that a script of plain JavaScript plays at random, writes down and reads again', () => {
    expect(node('random.js')).toMatch(/^\d to \d\nreplayed\nfunction\n$/);
  });

  test('that is played at the terminal against its opponent', () => {
    const shown = run('npx', ['bocage', 'play', './index.ts', '--seed', '1'], 'legal\nquit\n');
    expect(shown).toContain('Send a scout into the river');
  });

  test('that is played in the browser: the page is served with it, and a game of it is begun', async () => {
    expect(PAGE).toContain('npx bocage page ./page.ts');
    const command = spawn(
      process.execPath,
      ['node_modules/@bocage/cli/bin/bocage.mjs', 'page', './page.ts'],
      {
        cwd: folder,
        env,
      },
    );
    const [said] = (await once(command.stdout, 'data')) as [Buffer];
    const [, origin = ''] = /(http:.*?)#\/new\/river/.exec(said.toString()) ?? [];
    const html = await (await fetch(origin)).text();
    expect(html).toContain('id="own-game"');
    const script = /src="\.(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
    expect((await fetch(new URL(script, origin))).headers.get('Content-Type')).toBe('text/javascript');
    const ask = async (question: string, ...args: unknown[]) => {
      const headers = { 'Content-Type': 'application/json' };
      const request = { method: 'POST', headers, body: JSON.stringify(args) };
      return (await fetch(new URL(`table/test/${question}`, origin), request)).json();
    };
    const seats = ['human', 'scripted'];
    await ask('begin', { game: 'river', scenario: 'dawn', options: {}, seats, seed: 1 });
    const asked = { turn: 'human', prompt: { text: expect.stringContaining('Send a scout into the river') } };
    expect(await ask('step', 100)).toMatchObject({ told: asked });
    expect(await ask('act', 'send', [3])).toMatchObject({ told: { reasons: [{ rule: '1.1' }] } });
    expect(await ask('constructor')).toEqual({ failure: expect.any(String) });
    command.kill('SIGINT');
    expect(await once(command, 'exit')).toEqual([0, null]);
  });

  test.each(PAGE.match(/(?<=npx )bocage (sim|fuzz) .*/g) ?? [])('and by others: %s', (line) => {
    expect(run('npx', line.split(' '))).toMatch(/\d/);
  });
});

test('what is not for others is not there for them', () => {
  const text = "import { Cells } from '@bocage/kernel';\nexport const cells = Cells;\n";
  expect(faults('inside.ts', text)).toContain("no exported member 'Cells'");
});

test('a swapped word does not compile', () => {
  const text = told('index.ts').replace("return 'current';", "return 'currant';");
  expect(faults('misspelt.ts', text)).toContain('currant');
});

test('the kit and the grid play their part in plain JavaScript', () => {
  const script = `
    import { makeGrid } from '@bocage/hex';
    import { dice, mean } from '@bocage/wargame';
    console.log(typeof makeGrid, typeof dice, typeof mean);`;
  writeFileSync(join(folder, 'kit.js'), script);
  expect(node('kit.js')).toBe('function function function\n');
});
