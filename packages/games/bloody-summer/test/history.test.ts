import { NONE } from '@bocage/kernel';
import { describe, expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { HISTORY, type Week } from '../src/data/history.ts';
import { DEPOT, type DepotId, grid, isAllSea, isHex, isSea, PLACE } from '../src/map.ts';
import { capacityOf } from '../src/rules/logistics/depots.ts';
import { arrivalsOf, placingsOf } from '../src/scenarios.ts';
import { dataOf, isRebuildable, SIDE_OF, STEPS_OF, UNIT } from '../src/units.ts';
import { course, stepsIn, survivors, type Tally } from './course.ts';
import { field, GERMAN, opening } from './scene.ts';
import { campaign, cobra, turnOf } from './setups.ts';

const WEEKS = HISTORY.course;
const hexesOf = ({ taken }: Week): string[] => taken.split(' ');
/** The hexes that the Allies hold at the end of a turn. */
const heldAt = (turn: number): Set<string> => new Set(WEEKS.slice(0, turn + 1).flatMap(hexesOf));
const takenIn = (hex: string): number | undefined => WEEKS.find((week) => hexesOf(week).includes(hex))?.turn;

describe('the course of the campaign on the map', () => {
  test('a week each, from the landings to the Seine', () => {
    expect(WEEKS.map(({ turn }) => turn)).toEqual(Array.from({ length: 13 }, (_, turn) => turn));
    for (const { turn, until } of WEEKS) expect(turn === 0 ? 0 : turnOf(until), until).toBe(turn);
  });

  test('every hex is land, and is taken once', () => {
    const all = WEEKS.flatMap(hexesOf);
    expect(new Set(all).size).toBe(all.length);
    expect(all.filter((hex) => !isHex(PLACE.of(hex)) || isSea(PLACE.of(hex)))).toEqual([]);
  });

  test('from the second week on the front is one', () => {
    for (const { turn } of WEEKS.slice(1)) {
      const held = [...heldAt(turn)].map((hex) => PLACE.of(hex));
      const found = new Set([PLACE.of('0710')]);
      for (const hex of found)
        for (const next of grid.around(hex))
          if (held.includes(next) && !isAllSea(grid.sideBetween(hex, next) as never)) found.add(next);
      expect(found.size, `turn ${turn}`).toBe(held.length);
    }
  });

  test('N44 11.2-d, N44 11.2-e: it comes by the line from which the book begins Cobra', () => {
    const line = cobra.held.flatMap(({ hexes }) => hexes.split(' '));
    expect([...heldAt(6)].sort()).toEqual(line.sort());
  });

  test('places fall in the week of their day', () => {
    for (const [id, { hexes, day }] of Object.entries(HISTORY.places)) {
      const turns = hexes.split(' ').map((hex) => (isHex(PLACE.of(hex)) ? takenIn(hex) : 12));
      // The set-up of Cobra has Americans in Saint-Lô, which fell on the first day of turn 7.
      expect(Math.max(...(turns as number[])), id).toBe(id === 'saint-lo' ? 6 : turnOf(day));
    }
  });
});

describe('German losses', () => {
  const lostBy = (turn: number): Map<string, number> => {
    const lost = new Map<string, number>();
    for (const [unit, steps] of WEEKS.slice(0, turn + 1).flatMap(stepsIn))
      lost.set(unit, (lost.get(unit) ?? 0) + steps);
    return lost;
  };

  test('nobody loses more than he has, or before he has come', () => {
    const arrival = new Map(arrivalsOf(campaign).map(({ unit, turn }) => [unit, turn]));
    const start = new Set(placingsOf(campaign).map(({ unit }) => unit));
    for (const [name, steps] of lostBy(12))
      expect(STEPS_OF[UNIT.of(name)], name).toBeGreaterThanOrEqual(steps);
    for (const week of WEEKS)
      for (const [name] of stepsIn(week)) {
        const unit = UNIT.of(name);
        expect(start.has(unit) || (arrival.get(unit) ?? 99) <= week.turn, `${name} in ${week.turn}`).toBe(
          true,
        );
      }
  });

  test('N44 11.2-b: at the end of turn 6 they are those of the set-up of Cobra', () => {
    const match = opening('cobra');
    const lost = lostBy(6);
    const come = [
      ...placingsOf(campaign).map(({ unit }) => unit),
      ...arrivalsOf(campaign).flatMap(({ unit, turn }) => (turn <= 6 ? [unit] : [])),
    ];
    for (const unit of come) {
      const { id } = dataOf(unit);
      if (SIDE_OF[unit] !== GERMAN || (STEPS_OF[unit] as number) === 0) continue;
      const left = Number(field(match, id, 'steps') ?? 0);
      expect((STEPS_OF[unit] as number) - (lost.get(id) ?? 0), id).toBe(left);
    }
  });

  test('the rate of men to a step is that of the set-up of Cobra', () => {
    const steps = [...lostBy(6)].filter(([unit]) => isRebuildable(UNIT.of(unit)));
    const men = 97_000 - 6_000 - 5_000; // reported lost by 15 July, less replaced, less those in works
    const rate = men / steps.reduce((sum, [, many]) => sum + many, 0);
    expect(rate).toBeGreaterThan(2_200);
    expect(rate).toBeLessThan(2_400);
    expect(Math.abs(HISTORY.menPerStep - rate)).toBeLessThan(100);
  });
});

const lead = ({ allied, german }: Tally): number => allied - german;
const openOn = (tallies: readonly Tally[], depot: string): number | undefined =>
  tallies.find(({ depots }) => depots.includes(DEPOT.of(depot)))?.turn;

describe('the points of the campaign as it went', () => {
  const { g, tallies } = course('campaign');
  const end = tallies.at(-1) as Tally;

  test('N44 11.3-u: the track ends near 0, short of a marginal victory', () => {
    expect(lead(end)).toBe(-11);
    expect(Math.abs(lead(end))).toBeLessThan(CHARTS.victory.levels.marginal);
  });

  test('N44 11.3-c: what the points were for', () => {
    expect(end.ledger).toEqual(HISTORY.ledger);
  });

  test('week by week', () => {
    expect(tallies.map(lead)).toEqual([23, 13, -3, -16, -27, -49, -55, -68, -67, -65, -61, -40, -11]);
  });

  test('N44 7.1-c, 7.1.3-a: ports open when the rules have them open', () => {
    expect(['Utah', 'Mulberry-A', 'Mulberry-B', 'Grandcamp', 'Barfleur', 'Cherbourg', 'Granville'].map((depot) => openOn(tallies, depot))).toEqual([0, undefined, 3, 4, 6, 7, 11]); // biome-ignore format: a list
  });

  test('N44 1.2-a: nobody has won at once in any week', () => {
    expect(tallies.map(({ sudden }) => sudden)).toEqual(tallies.map(() => NONE));
  });

  test('N44 11.3-n: R-35, beyond the Seine there are Germans enough, on the hexes too few', () => {
    const { fewestUnits } = CHARTS.victory.automatic;
    expect(survivors(g).length).toBeGreaterThan(fewestUnits);
    const german = PLACE.words.filter(
      (hex) => /^\d/.test(hex) && !isSea(PLACE.of(hex)) && !heldAt(12).has(hex),
    );
    expect(
      german.filter((hex) => Number(hex.slice(0, 2)) > 4),
      'only north of the Seine',
    ).toEqual([]);
  });

  test('R-33, R-104: by other readings it is decided, one way or the other', () => {
    const worth = (depot: DepotId): number => CHARTS.victory.depot + capacityOf(g, depot).offensive;
    const others = lead(end) - end.ledger.depots! - end.ledger.sieges!;
    const once = end.depots.reduce((sum, depot) => sum + worth(depot), 0) + end.ledger.sieges!;
    const everyTurn = tallies.flatMap(({ depots }) => depots).reduce((sum, depot) => sum + worth(depot), 0);
    const { decisive } = CHARTS.victory.levels;
    expect(others + once, 'the Offensive capacity').toBeLessThanOrEqual(-decisive);
    expect(others + everyTurn, 'every turn').toBeGreaterThan(6 * decisive);
  });
});

describe('the points of Cobra as it went', () => {
  const { tallies } = course('cobra');

  test('N44 11.2-a, 11.2-i: R-175, from 0 on; what had been gained before does not count again', () => {
    expect(tallies.map(lead)).toEqual([-13, -12, -10, -6, 15, 44]);
    expect(tallies.at(-1)?.ledger, 'Cherbourg, its improvement, and Granville').toMatchObject({ depots: 18 });
    expect(tallies.at(-1)?.ledger.cities).toBe(0);
  });
});
