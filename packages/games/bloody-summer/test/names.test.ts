import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The names that the tables of a folder give to their rows, one for each file that has it. */
function namesIn(folder: string): string[] {
  const files = readdirSync(new URL(`../src/${folder}/`, import.meta.url));
  return files.flatMap((file) => {
    const text = readFileSync(new URL(`../src/${folder}/${file}`, import.meta.url), 'utf8');
    return [...new Set([...text.matchAll(/^ {2}(\w+): \[/gm)].map(([, name]) => name as string))];
  });
}

// A chapter’s row would take the place of another’s, and a player would read the wrong rule.
test.each(['refusals', 'events'])('no two chapters have %s of one name', (folder) => {
  const names = namesIn(folder);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
});
