import { determinize, type Match, seeded, start, viewOf } from '@bocage/kernel';
import { prove } from '@bocage/kernel/prover';
import { asks, legal, play, refusal } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { ALLIED, type G, GERMAN, grid, MOVEMENT, modes, UNIT } from './modes.ts';

/** Both sides set up: the East Yorkshires, the yeomanry and the guns, then two static companies in the town. */
const begun = (eyr = '0403', ery = '0402', ra = '0501', ...germans: string[]): Match<G> =>
  play(
    start(modes, { scenario: 'beach', options: {} }),
    ...(germans.length > 0 ? germans : ['0204', '0204']).map((hex) => `place ${hex}`),
    `place ${eyr}`,
    `place ${ery}`,
    `place ${ra}`,
  );
const unit = (match: Match<G>, name: string): Record<string, string> => {
  const { at, mode, disruption } = match.engine.g.unit;
  const row = UNIT.of(name);
  const hex = at.get(row);
  return {
    at: hex < 0 ? '-' : grid.name(hex),
    mode: ['combat', 'movement'][mode.get(row)] as string,
    disruption: ['-', 'green', 'grey'][disruption.get(row)] as string,
  };
};

test('set-ups are made one after the other, and the second learns nothing of the first', () => {
  const match = play(start(modes, { scenario: 'beach', options: {} }), 'place 0204', 'place 0204');
  const other = play(start(modes, { scenario: 'beach', options: {} }), 'place 0101', 'place 0207');
  expect(asks(match)).toBe('allied setUp.place');
  expect(viewOf(match.engine, ALLIED).data).toEqual(viewOf(other.engine, ALLIED).data);
  expect(legal(match)).toEqual(legal(other));
  expect(viewOf(match.engine, GERMAN).data).not.toEqual(viewOf(other.engine, GERMAN).data);
  expect(match.plies.map(({ barrier }) => barrier)).toEqual([false, true]);
  const guessed = determinize(viewOf(match.engine, ALLIED), seeded(1));
  expect(guessed.legal()).toEqual(match.legal());
});

test('what was sealed is shown when both have set up', () => {
  const match = begun();
  expect(asks(match)).toBe('allied turn.move');
  expect(viewOf(match.engine, ALLIED).data).toEqual(viewOf(match.engine, GERMAN).data);
});

test('7.3.4: with half of the old allowance left, half of the new one may be used; with less, none', () => {
  // 6 in combat mode, 12 in movement mode: a hex and the change leave 3 of 6, so 6 more, which is 12 hexes by road.
  const match = play(begun('0403', '0402', '0501', '0107', '0107'), 'move ERY', 'go 0302', 'change');
  expect(legal(match, 'go')).toContain('go 0303+0304');
  expect(refusal(match, 'go 0303+0304+0305+0306+0307')).toBe(''); // 2½ points by road
  // Two hexes and the change leave 2 of 6: it halts.
  const late = play(begun('0403', '0502'), 'move ERY', 'go 0402+0302', 'change');
  expect(legal(late, 'go')).toEqual([]);
  expect(asks(late)).toBe('allied moving.act');
});

test('7.3.2: a counter that cannot move may change its mode and nothing else', () => {
  const match = play(begun(), 'move RA');
  expect(legal(match, 'go')).toEqual([]);
  play(match, 'change');
  expect([legal(match, 'go'), refusal(match, 'change'), unit(match, 'RA').mode]).toEqual([
    [],
    '7.3',
    'movement',
  ]);
});

test('9.0: a counter in movement mode has its zone before it, one in combat mode all round', () => {
  const match = play(begun(), 'move EYR', 'change', 'halt 0');
  const felt = (hex: string): number => match.engine.g.board.zones.counts(ALLIED)[grid.find(hex)] as number;
  const at = grid.find('0403');
  const around = [0, 1, 2, 3, 4, 5].map((d) => grid.name(grid.neighbour(at, d as 0)));
  const before = around.map(felt);
  match.undo();
  play(match, 'halt 3');
  const behind = around.map(felt);
  // The yeomanry beside it, in combat mode, is felt all round in either case.
  expect(before.map((count, d) => count - (behind[d] as number))).toEqual([1, 1, -1, -1, -1, 1]);
});

/** The East Yorkshires in combat mode and the yeomanry in movement mode, next to the town with both companies. */
function beforeTheTown(facing: number): Match<G> {
  const match = begun('0304', '0305');
  match.engine.g.unit.mode.set(UNIT.of('ERY'), MOVEMENT);
  match.engine.g.unit.facing.set(UNIT.of('ERY'), facing);
  return match;
}
const toward = grid.directionTo(grid.find('0305'), grid.find('0204')) as number;

test('10.1.7: what is in movement mode fires in its arc alone', () => {
  expect(refusal(beforeTheTown(toward), 'fire 0204 ERY 0')).toBe('');
  expect(refusal(beforeTheTown((toward + 1) % 6), 'fire 0204 ERY 0')).toBe('');
  expect(refusal(beforeTheTown((toward + 3) % 6), 'fire 0204 ERY 0')).toBe('10.2');
});

test('10.2.8: 9 + 6 of two battalions and 20 support points against two companies in a town', () => {
  const match = play(beforeTheTown(toward), 'fire 0204 EYR+ERY 20', '5', '6');
  // 35 against (2 + 2) x 2 = 8 is +27, with protection 2 column G; 11 - 1 = 10 disrupts, and the modes stay.
  expect(match.plies.at(-1)?.events.map(({ args }) => args)).toEqual([
    { hex: grid.find('0204'), difference: 27, column: 6, roll: 10, result: 2 },
  ]);
  expect([unit(match, '736'), unit(match, 'ERY').mode]).toEqual([
    { at: '0204', mode: 'combat', disruption: 'green' },
    'movement',
  ]);
  expect(match.engine.g.board.zones.counts(GERMAN).some((count) => count > 0)).toBe(false);
});

test('random play keeps all that every game owes', () => {
  const report = prove(modes, { games: 12, seed: 7 });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(12);
});
