import { lookUp, makeTable, oddsColumns, startColumn } from '@bocage/wargame';
import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import setup from '../data/setup.json' with { type: 'json' };
import { hidden, type Unit, units } from './counters.ts';

// What the deal of the strongpoints, the waves and the combat table make of D-Day, worked out exactly: each
// landing hex on its own, four attackers at most, no help from neighbours.

const columns = oddsColumns(charts.crt.columns, { goOnBelow: true });
const crt = makeTable(charts.crt, (text) => text);
const omaha = charts.conversions.list.find((c) => c.id === 'omaha')!;
const ranger = charts.conversions.list.find((c) => c.id === 'pointe-du-hoc')!;
const NAVAL = 6;

interface Boat {
  readonly unit: Unit;
  readonly steps: number;
}
type Force = readonly Boat[];

const factor = ({ unit, steps }: Boat): number => (steps === unit.steps ? unit.front : unit.back!).attack!;
const fresh = (wave: number, hex: string): Force =>
  units
    .filter((u) => u.wave === wave && u.to?.length === 1 && u.to[0] === hex)
    .map((unit) => ({ unit, steps: unit.steps }));

/** A loss goes to a full two-step unit while there is one, then to the weakest (11.3.6). */
function lose(force: Force, steps: number): Force {
  if (steps === 0 || force.length === 0) return force;
  const full = force.filter((b) => b.steps === 2);
  const victim = [...(full.length > 0 ? full : force)].sort((a, b) => factor(a) - factor(b))[0]!;
  const rest = force.filter((b) => b !== victim);
  return lose(victim.steps === 2 ? [...rest, { ...victim, steps: 1 }] : rest, steps - 1);
}

interface Landing {
  readonly hex: string;
  readonly strongpoint: number;
}

/** The result of a roll for a landing: whether the strongpoint falls, and the steps it costs. */
function outcome(hex: string, wave: number, result: string): { taken: boolean; cost: number } {
  const atOmaha = setup.omahaMarkers.hexes.includes(hex);
  if (hex === '3003' && wave === 1) result = (ranger.map as Record<string, string>)[result] ?? result;
  if (atOmaha) result = (omaha.map as Record<string, string>)[result] ?? result;
  const losses: Record<string, number> = { AL1: 1, AL2: 2, BL1: 1, EX: atOmaha ? omaha.exchangeSteps! : 1 };
  return { taken: ['BL1', 'EX', 'DR*', 'DE'].includes(result), cost: losses[result] ?? 0 };
}

/** The chance that a strongpoint falls in this wave or, if it is the first, in the second. */
function fall({ hex, strongpoint }: Landing, wave: 1 | 2, force: Force, naval: number): number {
  if (force.length === 0) return 0;
  const strongest = [...force].sort((a, b) => factor(b) - factor(a));
  const [best, rest] = [strongest.slice(0, 4), strongest.slice(4)];
  const defense = strongpoint + (setup.omahaMarkers.hexes.includes(hex) ? omaha.strength! : 0);
  const attack = best.reduce((sum, b) => sum + factor(b), 0) + (wave === 2 ? naval : 0);
  const column = startColumn(columns, attack, defense);
  let chance = 0;
  for (const roll of crt.rolls) {
    const { taken, cost } = outcome(
      hex,
      wave,
      column < 0 ? charts.crt.belowTable : lookUp(crt, column, roll),
    );
    if (taken) chance += 1 / 6;
    else if (wave === 1) {
      const left = [...lose(best, cost), ...rest, ...fresh(2, hex)];
      chance += fall({ hex, strongpoint }, 2, left, naval) / 6;
    }
  }
  return chance;
}

function taken(hex: string, naval = 0): number {
  const { factors } = hidden.strongpoint;
  const chances = factors.map((strongpoint) => fall({ hex, strongpoint }, 1, fresh(1, hex), naval));
  return chances.reduce((a, b) => a + b) / factors.length;
}

test.each(['2403', '4003', '4102', '4203', '4302', '4603'])(
  'the ordinary beach %s falls on D-Day nine times of ten, yet not always',
  (hex) => {
    expect(taken(hex)).toBeGreaterThan(0.9);
    expect(taken(hex, NAVAL)).toBeLessThan(0.99);
  },
);

test.each(['3203', '3303'])('Omaha %s is in doubt without the ships and likely with them', (hex) => {
  expect(taken(hex)).toBeGreaterThan(0.7);
  expect(taken(hex)).toBeLessThan(0.8);
  expect(taken(hex, NAVAL)).toBeGreaterThan(0.8);
});

test('the Rangers take Pointe du Hoc more often than not', () => {
  expect(taken('3003')).toBeGreaterThan(0.5);
});

test('a weaker strongpoint is never harder to take', () => {
  for (const hex of ['2403', '3203', '3003', '4603']) {
    const chances = [1, 2, 3].map((strongpoint) => fall({ hex, strongpoint }, 1, fresh(1, hex), 0));
    expect(chances).toEqual([...chances].sort((a, b) => b - a));
  }
});
