// `npm run api` writes down what the library offers, in docs/api; `npm run check:api` fails where it offers otherwise.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './packages.ts';
import { surface } from './surface.ts';

const FOLDER = join(ROOT, 'docs/api');

/** The lines that one text has and the other has not. */
function differences(before: string, after: string): string[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const [had, has] = [new Set(old), new Set(now)];
  return [
    ...old.filter((line) => !has.has(line)).map((line) => `- ${line}`),
    ...now.filter((line) => !had.has(line)).map((line) => `+ ${line}`),
  ];
}

function check(reports: ReadonlyMap<string, string>): boolean {
  const names = new Set([...reports.keys(), ...(existsSync(FOLDER) ? readdirSync(FOLDER) : [])]);
  const changed = [...names].filter((name) => {
    const path = join(FOLDER, name);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const after = reports.get(name) ?? '';
    if (before !== after) console.log(`docs/api/${name}\n${differences(before, after).join('\n')}\n`);
    return before !== after;
  });
  if (changed.length > 0)
    console.log('The surface of the library has changed. If that is meant, announce it: npm run api');
  return changed.length === 0;
}

const reports = surface();
if (process.argv.includes('--check')) {
  if (!check(reports)) process.exitCode = 1;
} else {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, text] of reports) writeFileSync(join(FOLDER, name), text);
}
