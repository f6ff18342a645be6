import { readFileSync } from 'node:fs';
import { isAsk } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { PROCEDURES } from '../src/rules/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the page of the game has every moment at which somebody is asked, with its rule, and no other', () => {
  const asked = PROCEDURES.flatMap(({ name, steps, stepNames }) =>
    steps.flatMap((step, i) =>
      typeof step === 'function'
        ? []
        : [`${name}.${stepNames[i]} ${step.rule} ${isAsk(step) ? step.prompt : 'Chance'}`],
    ),
  );
  const written = [...readme.matchAll(/^\| `(\w+\.\w+)` \| (\S+) \| ([^|]+) \|(.*)$/gm)].map(
    ([, step, rule, text, verbs]) => `${step} ${rule} ${verbs === '' ? 'Chance' : text}`,
  );
  expect(written.sort()).toEqual(asked.sort());
});
