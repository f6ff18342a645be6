import type { Engine, Match } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { ForecastError, forecast, type PreviewInput, preview } from '../src/index.ts';
import { actionOf, assault, scene } from './scene.ts';

const ATTACK = 'attack 0403 B1+B2';

type Previews = NonNullable<PreviewInput['presentation']>['previews'];

/** B1 and B2 attack, and both sides could call fire support. */
function weighed(previews: Previews, more: Partial<PreviewInput> = {}): ReturnType<typeof preview> {
  const match = assault('support blue=1 red=1');
  const action = actionOf(match, ATTACK);
  return preview({
    engine: match.engine,
    view: null,
    action,
    presentation: { previews, sides: [] },
    ...more,
  });
}

const plainly = (then: readonly string[]): ReturnType<typeof forecast> => {
  const { engine } = assault('support blue=1 red=1');
  return forecast({ engine, view: null, action: ATTACK, then, sides: [] });
};

test('what the game says leads to the dice is done before they are looked at', () => {
  const then = ['save', 'save'];
  expect(weighed([{ verb: 'attack', then }])).toEqual(plainly(then));
  expect(weighed([])).toEqual(plainly([]));
});

test.each(['round.act.attack', 'act.attack', 'attack'])('a preview is found by %s', (verb) => {
  const then = ['save', 'save'];
  expect(
    weighed([
      { verb: 'move', then: [] },
      { verb, then },
    ]),
  ).toEqual(plainly(then));
});

test('what follows is passed over from its end as far as it makes no sense: the action may have been the last', () => {
  expect(weighed([{ verb: 'attack', then: ['save', 'save', 'move B9 $1'] }])).toEqual(
    plainly(['save', 'save']),
  );
});

test('the arguments of the action stand in what follows it', () => {
  const match = scene('blue moves', 'B1 0103', 'B2 0105', 'R1 0907', 'R2 0807', 'cup red-move=1');
  const { engine } = match;
  const action = actionOf(match, 'move B1 0104');
  const then = ['move B2 $2'];
  const told = preview({ engine, view: null, action, presentation: { previews: [{ verb: 'move', then }], sides: [] } }); // biome-ignore format: one call
  expect(told.always).toContain('unit B2 at 0105 → 0104');
});

test('what the rules want first is done, the first of it that they allow; what is wanted is told if none is', () => {
  const match = scene('blue moves', 'B1 0103', 'B2 0103', 'B3 0104', 'B4 0203', 'R1 0907', 'R2 0807', 'cup red-move=1'); // biome-ignore format: one call
  const { engine } = match;
  const action = actionOf(match, 'move B4 0202');
  const told = (...due: string[]): readonly string[] => {
    const previews = [{ verb: 'move', then: ['move B3 0103'], due }]; // where two stand already
    return preview({ engine, view: null, action, presentation: { previews, sides: [] } }).always;
  };
  expect(told('move B9 0102', 'move B4 0203', 'move B2 0102')).toContain('unit B3 at 0104 → 0103');
  expect(() => told('move B4 0203')).toThrow(ForecastError);
});

test('a given answer goes before that of the game, and one that makes no sense is refused with its step', () => {
  const answers = { 'combat.defenderSupport': 'save', 'combat.attackerSupport': 'save' };
  const previews = [{ verb: 'attack', then: [], answers }];
  expect(weighed(previews)).toEqual(plainly(['save', 'save']));
  expect(weighed(previews, { answers: { 'combat.defenderSupport': 'support red' } })).not.toEqual(
    plainly(['save', 'save']),
  );
  const refused = (): unknown => weighed(previews, { answers: { 'combat.defenderSupport': 'flee' } });
  expect(refused).toThrow(ForecastError);
  expect(refused).toThrow(expect.objectContaining({ step: 'combat.defenderSupport' }));
});

test('cut off, it ends with the phase: the chit that is drawn next is no part of it', () => {
  const { engine } = assault();
  const end = (cut: boolean): string[] =>
    preview({ engine, view: null, action: actionIn(engine, 'end'), cut }).ways.map(({ then }) => then);
  expect(end(true)).toEqual(['that is over']);
  expect(end(false)).toEqual([expect.stringMatching(/^Red is asked: /)]);
});

const actionIn = (engine: Engine, verb: string): { verb: string; args: [] } => {
  if (engine.offer.verb(verb) === undefined) throw new Error(`${verb} is not asked`);
  return { verb, args: [] };
};

test('those who are asked go by the names that players know', () => {
  const [way] = weighed([], { presentation: { previews: [], sides: ['Blues', 'Reds'] } }).ways;
  expect(way?.then).toMatch(/^The Reds are asked: /);
});

test('what leads to it is left undone once it is over, though it did itself: what the dice do after it is another matter', () => {
  const match = assault();
  const { engine } = match;
  const action = actionOf(match, ATTACK);
  const about = 'combat.hex';
  const told = (then: readonly string[]) =>
    preview({ engine, view: null, action, presentation: { previews: [{ verb: 'attack', then, about }], sides: [] } }).ways; // biome-ignore format: one call
  // The attack was fought without being chosen; Red’s round would end by the same word.
  expect(told(['save', 'end', 'end'])).toEqual(told([]));
});

/** Red has been driven out, and Blue is asked who advances, with nothing left to fight for: one of two chits is next. */
function drivenOut(): Match {
  const pieces = ['B1 0304', 'B2 0303', 'R1 0403', 'R2 0907'];
  const match = scene('blue fights', 'cup red-move=1 blue-move=1', ...pieces);
  match.apply(actionOf(match, ATTACK));
  match.resolve(5); // 2-1: the defender goes back
  match.apply(actionOf(match, 'retreat R1 0503'));
  return match;
}

test('what is asked in the middle of something may be its end: the chit that follows the fight is no part of it', () => {
  const match = drivenOut();
  const { engine } = match;
  expect(engine.stepName).toBe('combat.advance');
  const action = actionOf(match, 'advance B1');
  const ways = (isAmid: boolean) => {
    const previews = [{ verb: 'combat.advance.advance', then: [], about: 'combat.hex', isAmid }];
    return preview({ engine, view: null, action, presentation: { previews, sides: [] } }).ways;
  };
  expect(ways(true)).toHaveLength(1);
  expect(ways(true)[0]?.changes.join()).not.toMatch(/cup/);
  expect(ways(false).length).toBeGreaterThan(1); // it runs on to the chit
});
