import { type Match, start, viewOf } from '@bocage/kernel';
import { prove } from '@bocage/kernel/prover';
import { asks, legal, play, refusal } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { activation, COMMONWEALTH, type G, GERMAN, HQ, PLACE, UNIT, US } from './activation.ts';

const begun = (): Match<G> => start(activation, { scenario: 'line', options: {} });
const at = ({ engine: { g } }: Match<G>, unit: string): string => PLACE.text(g.unit.at.get(UNIT.of(unit)));
/** VII Corps attacks 353 with both divisions, 8 against 2, and nobody supports. */
const attacked = (die: string): Match<G> =>
  play(begun(), 'activate VII', 'attack 0202 4+9', 'keep', 'decline', die);

test('each side of a camp acts for itself, and neither attacks the other', () => {
  const match = begun();
  expect([US, COMMONWEALTH, GERMAN].map((side) => activation.camps.of[side])).toEqual([0, 0, 1]);
  expect(asks(match)).toBe('us phase.choose');
  expect(refusal(match, 'activate XXX')).toBe('5.2');
  expect(legal(play(match, 'activate VII'), 'attack 0202')).toEqual([
    'attack 0202 4',
    'attack 0202 4+9',
    'attack 0202 9',
  ]);
});

test('a ready headquarters near by supports the defence and is finished', () => {
  const match = play(begun(), 'activate VII', 'attack 0202 4+9', 'keep');
  expect(asks(match)).toBe('german combat.defenderSupport');
  play(match, 'support 84th');
  expect(match.engine.g.hq.finished.get(HQ.of('84th'))).toBe(1);
});

test('a counter-attack stands inside the attack, in the same procedure with the sides changed', () => {
  const match = play(attacked('4'), 'advance 4');
  expect(asks(match)).toBe('german counterattack.choose');
  play(match, 'counter 84th Lehr');
  expect(match.pending?.path.split('/').map((step) => step.split('.')[0])).toEqual([
    'game',
    'phase',
    'combat',
    'counterattack',
    'combat',
  ]);
  expect(asks(match)).toBe('us combat.air'); // the Allied side in it decides, defending too
});

test('no counter-attack answers a counter-attack, and the phase goes on where it stood', () => {
  const match = play(attacked('4'), 'advance 4', 'counter 84th Lehr', 'keep', '6', 'advance Lehr');
  // The Americans have all fought, so that their phase ends of itself.
  expect(asks(match)).toBe('commonwealth phase.choose');
  expect(at(match, 'Lehr')).toBe('0202');
});

test('a breach is exploited by what stands in reserve, instead of the counter-attack', () => {
  const match = play(begun(), 'activate VII', 'attack 0202 4', 'strike', 'decline', '5', 'advance 4');
  expect(asks(match)).toBe('us exploitation.attack');
});

test('one seat may hold both sides of a camp: then a decision that goes from one to the other gives nothing away', () => {
  const apart = play(begun(), 'end');
  expect(apart.plies.at(-1)?.barrier).toBe(true);
  const match = begun();
  match.seats = [[US, COMMONWEALTH], [GERMAN]];
  play(match, 'end');
  expect([asks(match), match.plies.at(-1)?.barrier, match.whyNotUndo(COMMONWEALTH)]).toEqual([
    'commonwealth phase.choose',
    false,
    null,
  ]);
});

test('it can all be taken back, to the first decision', () => {
  const match = play(attacked('4'), 'advance 4', 'counter 84th Lehr', 'keep', '6', 'advance Lehr');
  while (match.takeBack());
  expect(viewOf(match.engine, US).data).toEqual(viewOf(begun().engine, US).data);
});

test('random play keeps all that every game owes', () => {
  const report = prove(activation, { games: 20, seed: 7 });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(20);
});
