// What the Allies of Monty's D-Day are told of the Germans while the mines are known to the Germans alone.
import { readFileSync } from 'node:fs';
import { entryOf, type PlayableGame } from '@bocage/catalogue';
import { isReason, type Match, setUpFor, start } from '@bocage/kernel';
import { parseAction, readRecord, writeRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import type { LogEntry } from '../src/protocol.ts';
import { newHost } from './ground.ts';

const { game } = await (entryOf('montys-dday') as { load: () => Promise<PlayableGame> }).load();
const GOLDEN = readFileSync(
  new URL('../../games/montys-dday/test/golden/d-day.record', import.meta.url),
  'utf8',
);
const GERMAN = 1;
/** The drops and a first turn of both are behind, no boat has come to a beach. */
const DECISIONS = 140;

/** The recorded game up to there, with the mines as they were laid or otherwise. */
function laid(mines: string): Match {
  const match = start(game, setUpFor(game, { scenario: 'd-day' }));
  for (const { answers } of readRecord(game, GOLDEN).plies.slice(0, DECISIONS)) {
    const [first] = answers;
    if (typeof first?.answer === 'number') match.resolve(first.answer);
    else {
      const text = first?.text ?? '';
      const action = parseAction(match.engine.offer, text.startsWith('mine ') ? mines : text);
      if (isReason(action)) throw new Error(`${text}: ${action.text}`);
      match.apply(action);
    }
  }
  return match;
}

/** What the Allies are told of it. */
async function log(match: Match): Promise<readonly LogEntry[]> {
  const host = newHost();
  const opened = await host.importRecord(writeRecord(match), ['human', 'scripted']);
  if ('failure' in opened) throw new Error(opened.failure);
  return host.log();
}

test('the set-up of the Germans stays theirs; whatever they do on the map is told, and the same wherever mines lie', async () => {
  const [one, other] = [await log(laid('mine 2 2')), await log(laid('mine 3 1'))];
  expect(other).toEqual(one);
  const theirs = one.filter(({ side }) => side === GERMAN);
  const isSetUp = ({ step }: LogEntry): boolean => step.startsWith('germanSetUp');
  expect(theirs.filter(isSetUp).map(({ said }) => said)).toEqual(
    Array.from({ length: theirs.filter(isSetUp).length }, () => null),
  );
  const played = theirs.filter((entry) => !isSetUp(entry));
  expect(played.length).toBeGreaterThan(10);
  expect(played.filter(({ said }) => said === null)).toEqual([]);
});

test('4.3.1-b: where a single glider is to be aimed, the usual hex is offered all the same', async () => {
  const host = newHost();
  const match = readRecord(game, GOLDEN);
  while (match.plies.length > DECISIONS) match.takeBack();
  const opened = await host.importRecord(writeRecord(match), ['human', 'human']);
  if ('failure' in opened) throw new Error(opened.failure);
  const steps = (await host.log()).filter(({ said }) => said?.startsWith('Aim a glider unit'));
  const scene = await host.goTo(steps.at(-1)?.ply ?? -1);
  expect(scene.prompt?.text).toBe('Aim a glider unit at a hex');
  expect(scene.prompt?.bulks).toMatchObject([{ size: 1 }]);
});
