import { loadMap } from '@bocage/atlas';
import type { HexId } from '@bocage/hex';
import { describe, expect, test } from 'vitest';
import mapFile from '../data/map.json' with { type: 'json' };
import { CHARTS } from '../src/data/charts.ts';
import { facingOf, type ScenarioData } from '../src/data/setup.ts';
import { FORTIFICATIONS, grid, groundOf, isClear, isHex, LANDINGS, LE_HAVRE, landingAt, PLACE } from '../src/map.ts'; // biome-ignore format: a list
import { arrivalsOf, freedomOf, loadingOf, type Placing, placingsOf, poolOf, SCENARIOS, SETUP } from '../src/scenarios.ts'; // biome-ignore format: a list
import { BEACH, BEACHES, COMBAT, MOVEMENT, type UnitType } from '../src/terms.ts';
import { BATTALION_OF, BREAKDOWN, COMMANDERS_OF, dataOf, GARRISONS, isCoastArtillery, isCompany, isHeadquarters, LE_HAVRE_BATTERY, RADIUS_OF, UNIT, UNITS_OF, type UnitId } from '../src/units.ts'; // biome-ignore format: a list

const marks = (name: string): readonly Readonly<Record<string, unknown>>[] => loadMap(mapFile).marks(name);
const hex = (name: string): HexId => PLACE.of(name);
const id = (unit: UnitId): string => dataOf(unit).id;
const all = SCENARIOS.map((scenario) => [scenario.id, scenario] as const);
const scenario = (name: string): ScenarioData => SCENARIOS.find((one) => one.id === name)!;
const dDay = scenario('d-day');

/** Who stands where, by the name of the hex. */
function stacks(placings: readonly Placing[]): Map<string, UnitId[]> {
  const found = new Map<string, UnitId[]>();
  for (const { unit, at } of placings) {
    const name = PLACE.text(at);
    found.set(name, [...(found.get(name) ?? []), unit]);
  }
  return found;
}
const there = (one: ScenarioData, name: string): string[] =>
  (stacks(placingsOf(one)).get(name) ?? []).map(id).sort();

test('every entry of the set-ups says where it comes from', () => {
  const { source: _, positions, reinforcements, loading, commandos, airborne, scenarios, unoffered } = SETUP;
  const parts = scenarios.flatMap(({ changes, free, mines, victory, restriction }) => [
    ...changes,
    ...free,
    mines,
    victory,
    ...(restriction === null ? [] : [restriction]),
  ]);
  const entries = [positions, reinforcements, [loading], commandos, airborne, scenarios, unoffered, parts];
  const sources = entries.flat().flatMap(({ source }) => source.split('; '));
  expect(sources.filter((one) => !/^(rule \d|history: |design: )/.test(one))).toEqual([]);
});

describe.each(all)('%s', (_id, one) => {
  const placings = placingsOf(one);
  const onMap = placings.filter(({ at }) => isHex(at));

  test('everybody stands on ground of the map that bears him', () => {
    const gaits = CHARTS.types.gaits;
    const gaitOf = (type: UnitType): string =>
      (['infantry', 'engineer', 'motorized', 'armour', 'guns'] as const).find((gait) =>
        gaits[gait].includes(type),
      )!;
    const wrong = onMap.filter(({ unit, at }) => {
      const kind = groundOf(at);
      if (kind === 'sea' || kind === 'tidal-flat' || kind === 'shale') return true;
      const closed: readonly string[] = CHARTS.terrainEffects.ground[kind].closedTo;
      return closed.includes(gaitOf(dataOf(unit).type));
    });
    expect(wrong.map(({ unit }) => id(unit))).toEqual([]);
  });

  test('MDD 7.1.2-a, MDD 14.1.3-a: whoever is on the march or a coast gun has a facing, and nobody else', () => {
    const wrong = onMap.filter(
      ({ unit, mode, facing }) => facing >= 0 !== (mode === MOVEMENT || isCoastArtillery(unit)),
    );
    expect(wrong.map(({ unit }) => id(unit))).toEqual([]);
  });

  test('MDD 8.0-a, MDD 8.1.1-a, MDD 8.2.1-a: no stack is too high', () => {
    const { units, battalions, companiesToABattalion, extraCompany } = CHARTS.stacking;
    for (const [at, stack] of stacks(onMap)) {
      const counted = stack.filter((unit) => !isHeadquarters(unit));
      const companies = counted.filter(isCompany).length;
      const whole = counted.length - companies;
      const room = (battalions - whole) * companiesToABattalion + extraCompany;
      expect([at, counted.length <= units, whole <= battalions, companies <= room]).toEqual([
        at,
        true,
        true,
        true,
      ]);
    }
  });

  test('nobody is there twice, and nobody is there who is not in play', () => {
    const arrivals = arrivalsOf(one);
    const germans = [...placings, ...arrivals].map(({ unit }) => unit);
    expect(new Set(germans).size).toBe(germans.length);
    expect(germans.filter((unit) => dataOf(unit).side !== 'german')).toEqual([]);
    const [first, last] = one.turns;
    expect(arrivals.filter(({ turn }) => turn < first || turn > last)).toEqual([]);
    if (one.only.length > 0) expect(germans.map(id).sort()).toEqual([...one.only].sort());
  });

  test('MDD 13.3-a, MDD 13.3.1-a: Garrisons are in empty works near another German, twenty at most', () => {
    const { limit, within } = CHARTS.garrisons;
    const held = new Set(placings.map(({ at }) => at));
    const garrisons = one.garrisons.map(hex);
    expect(new Set(garrisons).size).toBe(garrisons.length);
    expect(garrisons.length).toBeLessThanOrEqual(limit);
    for (const at of garrisons) {
      expect([PLACE.text(at), FORTIFICATIONS.includes(at), held.has(at)]).toEqual([
        PLACE.text(at),
        true,
        false,
      ]);
      expect(Math.min(...onMap.map((other) => grid.distance(at, other.at)))).toBeLessThanOrEqual(within);
    }
  });

  test('MDD 13.3-a: every empty work that may have a Garrison has one', () => {
    const held = new Set([...placings.map(({ at }) => at), ...one.garrisons.map(hex)]);
    const left = FORTIFICATIONS.filter(
      (at) => !held.has(at) && onMap.some((other) => grid.distance(at, other.at) <= CHARTS.garrisons.within),
    );
    // In the morning at Sword the neighbours are not in play.
    expect(left.map((at) => PLACE.text(at))).toEqual(one.id === 'morning-at-sword' ? ['3323'] : []);
  });

  test('MDD 14.1.6-a: the battery of Le Havre is in its box', () => {
    expect(placings.find(({ unit }) => unit === LE_HAVRE_BATTERY)).toMatchObject({
      at: LE_HAVRE,
      mode: COMBAT,
    });
  });

  test('MDD 5.4.3-a: the mines are all laid, no more than four to a beach', () => {
    const { points, source: _, ...laid } = one.mines;
    expect(laid.sword + laid.juno + laid.gold).toBe(points);
    expect(Math.max(...Object.values(laid))).toBeLessThanOrEqual(CHARTS.mines.most);
    expect(BEACHES.filter((beach) => laid[beach] > 0 && !one.beaches.includes(beach))).toEqual([]);
  });
});

describe('where the Germans stand', () => {
  test('every German is in one place: on the map, on the way, in the works or in the pile of companies', () => {
    const places = [
      ...SETUP.positions.map(({ unit }) => UNIT.of(unit)),
      ...SETUP.reinforcements.flatMap(({ units }) => units.map((one) => UNIT.of(one))),
      ...GARRISONS,
      ...BREAKDOWN,
    ];
    expect([...places].sort((a, b) => a - b)).toEqual(UNITS_OF[1]);
  });

  test('MDD 13.1-b: in 3720 a static company and heavy weapons', () => {
    const stack = there(dDay, '3720').map((one) => dataOf(UNIT.of(one)));
    expect(stack.map(({ type, combat }) => [type, combat.combat, combat.protection])).toEqual([
      ['heavyWeapons', 6, 2],
      ['static', 2, 2],
    ]);
  });

  test('MDD 13.2-b: in Le Hamel a battalion of infantry', () => {
    expect(there(dDay, '5325')).toEqual(['I/916']);
  });

  test('MDD 13.3.6-c: in 5025 a static company, and Garrisons in the four works about it', () => {
    expect(there(dDay, '5025').map((one) => dataOf(UNIT.of(one)).kind)).toEqual(['staticCompany']);
    expect(dDay.garrisons).toEqual(expect.arrayContaining(['5122', '5225', '5125', '5026']));
  });

  test('MDD 14.1.3-a: the coast guns are where the map has them, and face as it says', () => {
    const guns = marks('coast-artillery').filter((mark) => mark.hex !== undefined);
    const placed = placingsOf(dDay).filter(({ unit, at }) => isCoastArtillery(unit) && isHex(at));
    expect(placed.map(({ at, facing }) => [PLACE.text(at), facing])).toEqual(
      guns.map((mark) => [mark.hex, mark.facing]),
    );
    expect(facingOf('NW')).toBe(5);
  });

  test('MDD 16.2.1-a: on the first day the guns before the beaches have a command, those of others wait for one', () => {
    const placings = placingsOf(dDay);
    const at = new Map(placings.map((one) => [one.unit, one.at]));
    const alone = placings.filter(
      ({ unit, at: place }) =>
        ['artillery', 'antiTank', 'armour'].includes(dataOf(unit).type) &&
        !(COMMANDERS_OF[unit] ?? []).some((hq) => {
          const staff = at.get(hq);
          return staff !== undefined && grid.distance(staff, place) <= (RADIUS_OF[hq] ?? 0);
        }),
    );
    expect(alone.map(({ unit }) => id(unit))).toEqual(['II/1711', 'StuG-200']);
  });

  test('battalions in companies keep to their sector', () => {
    const near = (battalion: string): number => {
      const parts = placingsOf(dDay).filter(
        ({ unit }) => BATTALION_OF[unit] === BATTALION_OF[UNIT.of(battalion)],
      );
      return Math.max(...parts.flatMap((a) => parts.map((b) => grid.distance(a.at, b.at))));
    };
    expect(['9/736', '5/736', '1/441', '5/192'].map(near).filter((hexes) => hexes > 10)).toEqual([]);
  });
});

describe('who may be placed elsewhere', () => {
  const freedom = (name: string, unit: string) => {
    const one = scenario(name);
    const placing = placingsOf(one).find((at) => at.unit === UNIT.of(unit))!;
    const free = freedomOf(one, placing);
    return free === undefined ? undefined : [free.of.map((at) => PLACE.text(at)), free.within];
  };
  test('MDD 1.4.1-d: in the first scenario the 21st Panzer and reserves, the coast not', () => {
    expect(freedom('d-day', 'I/192')).toEqual([['3403'], 3]);
    expect(freedom('d-day', 'II/726')).toEqual([['5320'], 3]);
    expect(freedom('d-day', '10/736')).toBeUndefined();
    expect(freedom('d-day', 'Merville')).toBeUndefined();
  });
  test('in the second the 12th SS about Caen, where it stands', () => {
    expect(freedom('rommels-fantasy', 'I/25')).toEqual([['3206'], 6]);
    const ss = placingsOf(scenario('rommels-fantasy')).filter(
      ({ unit }) => dataOf(unit).division === '12-SS',
    );
    expect(ss).toHaveLength(15);
    expect(ss.filter(({ at }) => grid.distance(at, hex('3206')) > 6)).toEqual([]);
  });
  test('in the third everybody anywhere but coast artillery and the neighbours east of the Dives', () => {
    const one = scenario('optimal-defence');
    const fixed = placingsOf(one).filter((placing) => freedomOf(one, placing) === undefined);
    expect(fixed.map(({ unit }) => dataOf(unit).division ?? dataOf(unit).type).sort()).toEqual(
      [...Array(6).fill('711'), ...Array(5).fill('716'), ...Array(5).fill('coastArtillery')].sort(),
    );
    expect(freedom('optimal-defence', '10/736')).toEqual([['2620'], 99]);
  });
});

describe('who comes later', () => {
  test('each German by an entry hex that the map has for his division, in his turn', () => {
    const entries = marks('entries');
    for (const { units, entries: hexes } of SETUP.reinforcements)
      for (const unit of units) {
        const { division, turn } = dataOf(UNIT.of(unit));
        const word = division?.replace('-', '') ?? '';
        const barred = hexes.filter(
          (one) =>
            !entries.some((mark) => mark.hex === one && String(mark.formations).split(' ').includes(word)),
        );
        expect([unit, barred, turn !== undefined]).toEqual([unit, [], true]);
      }
  });

  const arrivals = (name: string): Record<number, string[]> => {
    const found: Record<number, string[]> = {};
    for (const { unit, turn } of arrivalsOf(scenario(name))) found[turn] = [...(found[turn] ?? []), id(unit)];
    return found;
  };
  test('the Germans of the first scenario, turn by turn', () => {
    expect(arrivals('d-day')).toEqual({
      3: ['HQ-21'],
      4: ['I/22', 'Aufkl-21'],
      5: ['II/22'],
      6: ['HQ-915', 'I/915', 'II/915', 'Fus-352', '1352', 'HQ-711'],
      7: ['Ost-781'],
      8: ['Aufkl-12'],
      9: ['HQ-12-SS', 'I/25'],
      10: ['II/25', 'III/25', 'III/SS-12'],
      11: ['II/12'],
      12: ['I/SS-12', 'Flak-12'],
      14: ['I/26', 'II/26'],
    });
  });
  test('the Germans of the others', () => {
    expect(Object.keys(arrivals('rommels-fantasy'))).toEqual(['3', '4', '5', '6', '7']);
    expect(arrivals('optimal-defence')).toEqual({
      4: ['HQ-Lehr', 'II/130', 'I/902', 'II/902'],
      6: ['HQ-711'],
      7: ['Ost-781'],
    });
    expect(arrivals('morning-at-sword')).toEqual({ 3: ['HQ-21'], 4: ['I/22'], 5: ['II/22'] });
  });
  test('MDD 19.1.1-b1: Allied units join the pools from turn 5 to 7, and the next day', () => {
    const found: Record<number, string[]> = {};
    for (const unit of UNITS_OF[0] ?? []) {
      const { turn } = dataOf(unit);
      if (turn !== undefined) found[turn] = [...(found[turn] ?? []), id(unit)];
    }
    expect(found).toEqual({
      5: ['245-AT', '248-AT', '198-AT'],
      6: ['3-Rec', '61-Rec'],
      7: ['HQ-I', '5-BW', '1-GoH', '5/7-GoH', 'HQ-XXX', '4-CLY', '5-RTR'],
      11: ['53-Med', '17-DYR', '46-RM', '127-Fd', 'HQ-51', '64-Med', '1-RTR', 'A/RB', 'I/RB', 'C/RB', '5-RHA', 'HQ-7'], // biome-ignore format: a list
      12: ['1/5-QR', '1/6-QR', '1/7-QR', '8-H'],
      13: ['1-BW', '7-BW', '7-ASH'],
    });
  });
});

describe('the landings', () => {
  test.each(BEACHES)('MDD 5.1-b, MDD 5.1.9-a: no box of %s holds more than it has room for', (beach) => {
    const room = CHARTS.invasion.capacity[beach].flat();
    const loaded = loadingOf(beach).map((box) => box.length);
    expect(loaded.map((units, i) => units <= (room[i] ?? 0))).toEqual(Array(6).fill(true));
  });
  test('MDD 5.1-b: how many are in each box', () => {
    expect(BEACHES.map((beach) => loadingOf(beach).map((box) => box.length))).toEqual([
      [6, 4, 5, 4, 5, 4],
      [8, 5, 6, 4, 6, 2],
      [8, 5, 6, 4, 6, 4],
    ]);
  });

  test.each(BEACHES)(
    'MDD 5.1.2-b: the first Cycle of %s has the types that the display asks for',
    (beach) => {
      const types = (loadingOf(beach)[0] ?? []).map((unit) => dataOf(unit).type);
      for (const slot of CHARTS.invasion.first[beach])
        expect(types.filter((type) => (slot.types as readonly string[]).includes(type))).toHaveLength(
          slot.units,
        );
    },
  );

  test('MDD 5.1.4-b, MDD 5.1.4-c: everybody of a beach is once in a box, with the Commandos or in the pool', () => {
    const commandos = SETUP.commandos.map(({ unit }) => UNIT.of(unit));
    const everybody = [
      ...BEACHES.flatMap((beach) => [...loadingOf(beach).flat(), ...poolOf(dDay, beach)]),
      ...commandos,
      ...SETUP.airborne.flatMap(({ units }) => units.map((one) => UNIT.of(one))),
    ];
    expect([...everybody].sort((a, b) => a - b)).toEqual(UNITS_OF[0]);
    for (const beach of BEACHES)
      for (const unit of loadingOf(beach).flat()) {
        const { beach: own, turn, commando } = dataOf(unit);
        expect([id(unit), own, turn, commando]).toEqual([id(unit), beach, undefined, undefined]);
      }
  });

  test('MDD 5.1.5-a: what is left for the pools at first', () => {
    const waiting = BEACHES.map((beach) =>
      poolOf(dDay, beach)
        .filter((unit) => dataOf(unit).turn === undefined)
        .map(id),
    );
    expect(waiting).toEqual([['318-LAA'], [], ['84-LAA']]);
    expect(poolOf(scenario('morning-at-sword'), 'gold')).toEqual([]);
  });

  test('MDD 5.7-b: Commandos are off the beach that is printed on them', () => {
    for (const { unit, from } of SETUP.commandos) {
      const { beach, commando } = dataOf(UNIT.of(unit));
      const landing = LANDINGS[landingAt(hex(from))];
      expect([unit, commando, landing?.beach]).toEqual([unit, true, BEACH.of(beach ?? '')]);
    }
    expect(SETUP.commandos).toHaveLength(12);
  });

  test('MDD 4.2.1-a, MDD 4.2.8-a, MDD 4.7-a: each brigade at one zone, aimed at a Clear hex, in a window', () => {
    for (const { units, zone, aim, turn } of SETUP.airborne) {
      const brigades = new Set(units.map((one) => dataOf(UNIT.of(one)).brigade));
      expect([units, brigades.size, CHARTS.turns.track[turn - 1]?.airWindow]).toEqual([units, 1, true]);
      const types = new Set(units.map((one) => dataOf(UNIT.of(one)).type));
      expect([...types]).toEqual([zone === null ? 'glider' : 'parachute']);
      expect([aim, isClear(hex(aim))]).toEqual([aim, true]);
    }
    expect(SETUP.airborne.map(({ zone, aim, turn }) => [zone, aim, turn])).toEqual([
      ['main', '2013', 1],
      ['secondary', '1315', 1],
      [null, '2313', 1],
      [null, '2315', 9],
    ]);
  });
});

describe('the scenarios', () => {
  test('MDD 18.0-a, MDD 19.0-a, MDD 19.1-e: three of the book and one of ours, with their turns', () => {
    expect(SCENARIOS.map(({ id: name, number, turns }) => [name, number, turns])).toEqual([
      ['d-day', 1, [1, 14]],
      ['rommels-fantasy', 2, [1, 16]],
      ['optimal-defence', 3, [1, 21]],
      ['morning-at-sword', 0, [2, 6]],
    ]);
    const track = CHARTS.turns.track[14 - 1];
    expect([track?.day, track?.hour]).toEqual([7, '1300']);
  });
  test('MDD 19.0-a: the linked game is named, and why it is not offered', () => {
    expect(SETUP.unoffered.map(({ id: name, number }) => [name, number])).toEqual([['linked', 4]]);
    expect(SETUP.unoffered[0]?.why).toMatch(/Bradley/);
  });
  test('MDD 5.4.3-a: seven points of mines in the first, one more in those that the Germans prepared', () => {
    const laid = SCENARIOS.map(({ mines: { points, sword, juno, gold } }) => [points, sword, juno, gold]);
    expect(laid).toEqual([
      [CHARTS.mines.points, 2, 3, 2],
      [8, 3, 3, 2],
      [8, 3, 3, 2],
      [2, 2, 0, 0],
    ]);
  });
  test('MDD 19.1.1-d: the Germans are held back on turn 2 of the first, and of its morning', () => {
    const bounds = { turn: 2, within: 3, halted: ['StuG-200'], through: 2 };
    expect(dDay.restriction).toMatchObject(bounds);
    expect(scenario('morning-at-sword').restriction).toMatchObject(bounds);
    expect([scenario('rommels-fantasy').restriction, scenario('optimal-defence').restriction]).toEqual([
      null,
      null,
    ]);
  });
  test('the morning at Sword is won by places on the map that the Germans can defend', () => {
    const { victory } = scenario('morning-at-sword');
    if (victory.by !== 'objectives') throw new Error('it has objectives');
    expect([victory.hexes, victory.held, victory.eliminated]).toEqual([
      ['2219', '2618', '2716', '2718', '2821', '3016'],
      4,
      5,
    ]);
    expect(victory.hexes.filter((one) => !isHex(hex(one)))).toEqual([]);
    expect(SCENARIOS.filter(({ number, victory: { by } }) => number > 0 !== (by === 'book'))).toEqual([]);
  });
  test('MDD 19.1-b, MDD 19.1-c: the garrison of the coast is ready, the 21st Panzer on the march', () => {
    const modes = (division: string): number[] => [
      ...new Set(
        placingsOf(dDay)
          .filter(({ unit }) => dataOf(unit).division === division)
          .filter(({ unit }) => ['static', 'infantry', 'mechanized', 'motorized'].includes(dataOf(unit).type))
          .map(({ mode }) => mode),
      ),
    ];
    expect(modes('716')).toEqual([COMBAT]);
    expect(modes('21')).toEqual([MOVEMENT]);
  });
});
