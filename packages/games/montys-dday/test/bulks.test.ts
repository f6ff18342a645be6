// Commands that stand for several decisions, and what is said before an action that harms whoever takes it.
import type { Action, Value } from '@bocage/kernel';
import type { Offered } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { placingsOf, SCENARIOS, SETUP } from '../src/scenarios.ts';
import { BRIGADE, UNIT } from '../src/units.ts';
import { type Still, still } from './seeing.ts';

/** What the rules would offer: by verb and first argument. */
const offering = (
  choices: Readonly<Record<string, Readonly<Record<number, readonly number[]>>>>,
): Offered => ({
  choices(verb, ...[first]: readonly Value[]) {
    const named = choices[verb] ?? {};
    return first === undefined ? Object.keys(named).map(Number) : (named[first as number] ?? []);
  },
});
const NOTHING = offering({});

function plan({ g }: Still, id: string, offered: Offered = NOTHING): readonly Action[] {
  const bulk = presentation.bulks?.find((one) => one.id === id);
  if (bulk === undefined) throw new Error(`there is no command ${id}`);
  return bulk.plan(g, offered, {});
}
const wordsOf = ({ verb, args }: Action): string => {
  const names = args.map((value, i) =>
    i === 0 && verb !== 'garrison' ? UNIT.text(value as never) : PLACE.text(value as never),
  );
  return [verb, ...names].join(' ');
};
const [DDAY] = SCENARIOS;

test('the Germans are placed where they stood, in their modes, with Garrisons and mines', () => {
  const actions = plan(still('set-up 1'), 'stand');
  const placed = actions.filter(({ verb }) => verb === 'place');
  expect(placed).toHaveLength(placingsOf(DDAY as never).length);
  expect(placed.map(wordsOf)).toContain('place 10/736 2620');
  expect(actions.filter(({ verb }) => verb === 'garrison')).toHaveLength(DDAY?.garrisons.length ?? 0);
  expect(actions.find(({ verb }) => verb === 'mine')?.args).toEqual([2, 3]);
  const marching = placingsOf(DDAY as never).filter(({ mode }) => mode === 0);
  expect(actions.filter(({ verb }) => verb === 'march').map(({ args }) => args)).toEqual(
    marching.map(({ unit, facing }) => [unit, facing]),
  );
});

test('what stands already is not placed again', () => {
  const lines = placingsOf(DDAY as never).map(
    ({ unit, at, mode, facing }) =>
      `${UNIT.text(unit)} ${PLACE.text(at)}${mode === 0 ? ` ${['N', 'NE', 'SE', 'S', 'SW', 'NW'][facing]}` : ''}`,
  );
  const mines = ['beach sword mines=2', 'beach juno mines=3', 'beach gold mines=2'];
  const garrisons = (DDAY?.garrisons ?? []).map((hex, i) => `G-${i + 1} ${hex}`);
  expect(plan(still('set-up 1', ...lines, ...mines, ...garrisons), 'stand').map(wordsOf)).toEqual([]);
});

test('5.1.4-a: the Waves are loaded as they were', () => {
  const actions = plan(still('set-up 1', '1-SLR sword-1-1'), 'load').map(wordsOf);
  const { sword, juno, gold } = SETUP.loading;
  expect(actions).toHaveLength([sword, juno, gold].flat(2).length - 1);
  expect(actions).toContain('load 2-KSLI sword-1-2');
  expect(actions).not.toContain('load 1-SLR sword-1-1');
});
test('4.7-a: the drops of a turn are announced and aimed as they were', () => {
  const announced = plan(still('A 1'), 'announce');
  expect(announced.map(({ verb, args }) => [verb, args[0]])).toEqual([
    ['announce', BRIGADE.of('5-Para')],
    ['announce', BRIGADE.of('3-Para')],
    ['glide', UNIT.of('2-OBLI')],
  ]);
  const aimed = plan(
    still('D 1', '2-OBLI Aircraft announced=yes', 'brigade 5-Para zone=main', 'zone main at=2013'),
    'aim',
  );
  expect(aimed.map(({ verb, args }) => [verb, ...args])).toEqual([
    ['assign', BRIGADE.of('3-Para'), 1],
    ['aim', 1, PLACE.of('1315')],
    ['target', UNIT.of('2-OBLI'), PLACE.of('2313')],
  ]);
  expect(plan(still('A 2'), 'announce')).toEqual([]);
});

test('units are put to sea where fewest are and no Germans wait; Commandos where they landed', () => {
  const [hexes, slr, eyr, cdo] = [['2521', '2622', '2722'].map((hex) => PLACE.of(hex)), UNIT.of('1-SLR'), UNIT.of('2-EYR'), UNIT.of('41-RM')]; // biome-ignore format: a row
  const offered = offering({ launch: { [slr]: hexes, [eyr]: hexes, [cdo]: hexes } });
  const launched = (...lines: string[]): string[] =>
    plan(still('A 3', ...lines), 'launch', offered).map(wordsOf);
  expect(launched()).toEqual(['launch 2-EYR 2521', 'launch 1-SLR 2622', 'launch 41-RM 2722']);
  expect(launched('HQ-3 2521')).toEqual(['launch 2-EYR 2622', 'launch 1-SLR 2722', 'launch 41-RM 2722']);
  expect(launched('10/736 2520', 'I/744 2621')).toEqual(
    ['2-EYR', '1-SLR', '41-RM'].map((unit) => `launch ${unit} 2722`),
  );
});

test('all who can take part join, one after the other', () => {
  const offered = offering({ join: { 3: [], 5: [] } });
  for (const id of ['join-fire', 'join-assault'])
    expect(plan(still('C 4'), id, offered)).toEqual([
      { verb: 'join', args: [3] },
      { verb: 'join', args: [5] },
    ]);
});

const perils = ({ view, showing }: Still, verb: string) =>
  showing
    .perils(view, [verb], [])
    .map(({ rule, units }) => `${rule} ${units.map((unit) => UNIT.text(unit as never)).join(' ')}`);

test('6.3.5-b: whom the next tide catches on the flats is warned of, and vehicles on the sand that it reaches', () => {
  const lines = ['13/18-H 2520', '1-SLR 2520', 'SY 2420', '2-EYR 2420', '1-SR 2620'];
  expect(perils(still('D 3', ...lines), 'end')).toEqual(['6.3.5-b 1-SLR 13/18-H SY']);
  expect(perils(still('D 2', ...lines), 'end')).toEqual([]);
  expect(perils(still('I 3', ...lines), 'end')).toEqual([]);
});

test('5.5.6-b: whoever lies before Germans and does not assault is warned of', () => {
  const lines = ['1-SLR 2622', '2-EYR 2521 assaulted=yes', '1-SR 2620'];
  expect(perils(still('F 2', ...lines), 'end')).toEqual(['5.5.6-b 1-SLR']);
  expect(perils(still('C 2', ...lines), 'end')).toEqual([]);
});
