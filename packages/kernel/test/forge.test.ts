import { expect, test } from 'vitest';
import { mutated, nonsense } from '../src/prover/forge.ts';
import { type Action, MOST, readAction, sameAction, seeded } from './kernel.ts';
import { playedTo, startOutpost } from './outpost.ts';
import { act } from './tiny.ts';

test('nonsense is refused at reading, or is another action than the one it is made from', () => {
  const action = act('attack', 3, [0, 2]);
  const requests = nonsense(action);
  expect(requests.length).toBeGreaterThan(60);
  for (const request of requests) {
    const read = readAction(request);
    if (typeof read !== 'string') expect(sameAction(read, action)).toBe(false);
  }
});

test('nonsense has traps in every argument', () => {
  const read = nonsense(act('attack', 3, [0, 2])).map((request) => readAction(request));
  for (const argument of ['argument 1', 'argument 2'])
    expect(read.filter((one) => typeof one === 'string' && one.startsWith(argument)).length).toBeGreaterThan(
      10,
    );
});

/** Many mutations of an action, as texts. */
function mutations(script: string, action: Action): string[] {
  const { engine } = startOutpost(script);
  const random = seeded(3);
  return Array.from({ length: 2000 }, () => JSON.stringify(mutated(engine, action, random)));
}
const shown = (action: Action): string => JSON.stringify(action);

test('a mutated number is anywhere in its kind, just outside, or far away', () => {
  const seen = new Set(mutations(playedTo.blueMoves, act('move', 0, 1)));
  for (const scout of [-1, 1, 2, 3, MOST, -MOST]) expect(seen).toContain(shown(act('move', scout, 1)));
  for (const place of [-1, 0, 2, 3, MOST, -MOST]) expect(seen).toContain(shown(act('move', 0, place)));
  for (const verb of ['look', 'signal', 'code', 'end']) expect(seen).toContain(shown(act(verb, 0, 1)));
  expect(seen).not.toContain(shown(act('move', 2, 2)));
});

test('a mutated set loses, gains or changes a member, mostly in order', () => {
  const texts = mutations(playedTo.blueMoves, act('signal', [0, 1]));
  const seen = new Set(texts);
  for (const members of [[0], [1], [0, 1, 2], [0, 2], [1, 2], [0, 0], [0, 1, 3], [2, 1]]) expect(seen).toContain(shown(act('signal', members))); // biome-ignore format: a list
  const lists = texts
    .map((text) => (JSON.parse(text) as Action).args[0])
    .filter((list) => Array.isArray(list));
  const ordered = lists.filter((list) => list.every((item, i) => i === 0 || item >= (list[i - 1] ?? item)));
  expect(ordered.length / lists.length).toBeGreaterThan(0.8);
});

test('an action without arguments is mutated into another verb', () => {
  expect(new Set(mutations(playedTo.blueMoves, act('end')))).toEqual(
    new Set(['move', 'look', 'signal', 'code', 'end'].map((verb) => shown(act(verb)))),
  );
});
