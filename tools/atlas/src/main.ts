// npm run atlas -- [game …] [--check] [--report]: makes the maps of all games, or of those named.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { checkMap, MapError } from '@bocage/atlas';
import { RECIPES } from '../games/index.ts';
import { generate } from './generate.ts';
import { loadGeodata } from './geodata.ts';
import type { Override } from './overrides.ts';
import { reportOn } from './report.ts';
import { mapText } from './write.ts';

const GAMES = new URL('../games/', import.meta.url);
const PACKAGES = new URL('../../../packages/games/', import.meta.url);

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const unknown = wanted.filter((id) => !RECIPES.some((r) => r.game === id));
if (unknown.length > 0) throw new Error(`no such game: ${unknown.join(' ')}`);
const geo = loadGeodata();
let stale = 0;

for (const recipe of RECIPES) {
  if (wanted.length > 0 && !wanted.includes(recipe.game)) continue;
  const began = performance.now();
  const generated = generate(recipe, overridesOf(recipe.game), geo);
  const faults = checkMap(generated.data);
  if (faults.length > 0) throw new MapError(faults);
  const text = mapText(generated.data);
  const file = new URL(`${recipe.game}/data/map.json`, PACKAGES);
  const same = current(file) === text;
  if (args.includes('--report')) console.log(reportOn(generated));
  else if (args.includes('--check')) {
    if (!same) stale++;
    console.log(`${recipe.game}: ${same ? 'as committed' : 'differs from the committed map'}`);
  } else {
    mkdirSync(new URL('.', file), { recursive: true });
    if (!same) writeFileSync(file, text);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${recipe.game}: ${same ? 'unchanged' : 'written'}, ${(text.length / 1000).toFixed(0)} kB, ${seconds} s`,
    );
  }
}
if (stale > 0) process.exitCode = 1;

function overridesOf(game: string): Override[] {
  return JSON.parse(readFileSync(new URL(`${game}.overrides.json`, GAMES), 'utf8'));
}

function current(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
