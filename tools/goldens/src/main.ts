// `npm run goldens -- <game id>`: plays the golden records of a game and counts the ways to go on from its golden
// positions, into packages/games/<id>/test/golden. What a version of the rules came to is changed only with the version.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadPlayer, playerNames } from '@bocage/ai';
import { CATALOGUE, entryOf } from '@bocage/catalogue';
import { goldenChecks, goldenFiles, VERSIONS_FILE, type Versions } from '@bocage/testkit';
import { makeGoldens, OtherRules } from './make.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const [id = ''] = process.argv.slice(2);
const load = entryOf(id)?.load;
if (load === undefined || load === null) {
  const known = CATALOGUE.filter((entry) => entry.load !== null).map((entry) => entry.id);
  console.error(`Usage: npm run goldens -- <game>, one of ${known.join(', ')}`);
  process.exit(2);
}
const inRoot = `packages/games/${id}/test/golden`;
const folder = join(ROOT, inRoot);
mkdirSync(folder, { recursive: true });

/** What is committed of the sums; nothing where there is no history. */
function committed(): Versions {
  const show = ['show', `HEAD:${inRoot}/${VERSIONS_FILE}`];
  try {
    return JSON.parse(execFileSync('git', show, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }));
  } catch {
    return {};
  }
}

const { game } = await load();
const make = await loadPlayer(id, playerNames(id)[0] as string);
const before = goldenFiles(readdirSync(folder, { recursive: true, encoding: 'utf8' }), (path) =>
  readFileSync(join(folder, path), 'utf8'),
);
try {
  const after = makeGoldens(game, {
    players: game.sides.words.map((_, side) => make(side)),
    files: before,
    committed: committed(),
    tell: (line) => console.log(line),
  });
  for (const check of goldenChecks(game, after)) check.run();
  for (const [path, text] of after) {
    if (before.get(path) === text) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    console.log(`${before.has(path) ? 'changed' : 'new'}: ${inRoot}/${path}`);
  }
  console.log(`${id} ${game.version}: ${after.size} golden files`);
} catch (error) {
  if (!(error instanceof OtherRules)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
