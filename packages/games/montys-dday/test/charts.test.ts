import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { bombardedDrm, bombardedProtection, type Cover } from '../src/tables/cover.ts';
import { gaitOf } from '../src/tables/going.ts';
import { GAITS, TARGETS, type Target, TERRAIN, type Terrain, UNIT_TYPES } from '../src/terms.ts';

/** All sources in the charts, with the path to each. */
function sources(part: unknown, path = 'charts'): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): [string, string][] =>
    key === 'source' ? [[path, String(value)]] : sources(value, `${path}.${key}`),
  );
}

test('every chart and every part with a source of its own says where it comes from', () => {
  const { source: _, ...charts } = CHARTS;
  const known = /^(rule \d|public: |history: |design: )/;
  expect(sources(charts).filter(([, source]) => !known.test(source))).toEqual([]);
  expect(Object.values(charts).every(({ source }) => source.length > 5)).toBe(true);
});

// Types.

test('each type moves in one way, is one sort of target, and fires in one way or none', () => {
  const { gaits, targets, fire } = CHARTS.types;
  const count = (lists: readonly (readonly string[])[], type: string) =>
    lists.filter((list) => list.includes(type)).length;
  for (const type of UNIT_TYPES) {
    expect(
      count(
        GAITS.map((gait) => gaits[gait]),
        type,
      ),
      type,
    ).toBe(1);
    expect(
      count(
        TARGETS.map((target) => targets[target]),
        type,
      ),
      type,
    ).toBe(1);
    const silent = type === 'headquarters' || type === 'garrison';
    expect(count([fire.bombardment, fire.directGun, fire.smallArms], type), type).toBe(silent ? 0 : 1);
  }
});

test('MDD 6.3.4-a, MDD 6.3.6-a: who goes with whom', () => {
  expect((['static', 'parachute', 'commando', 'engineer', 'motorized'] as const).map(gaitOf)).toEqual([
    'infantry', 'infantry', 'infantry', 'engineer', 'motorized',
  ]); // biome-ignore format: a list
  expect((['mechanized', 'armouredEngineer', 'heavyWeapons', 'artillery'] as const).map(gaitOf)).toEqual([
    'armour',
    'armour',
    'guns',
    'guns',
  ]);
});

test('MDD 10.2.7-a1, MDD 10.2.7-b1: who bombards and who has direct guns', () => {
  expect(CHARTS.types.fire.bombardment).toEqual(['artillery', 'coastArtillery', 'heavyWeapons']);
  for (const type of ['armour', 'antiTank', 'flak'] as const)
    expect(CHARTS.types.fire.directGun).toContain(type);
});

test('MDD 10.3.2-b, MDD 10.3.2-d, MDD 10.3.5-b3, MDD 16.2.2-a: whom the rules of assault and command name', () => {
  const { neverAssaults, defendsByProtection, stopsSuperiority, superiority, needsCommand } =
    CHARTS.types.lists;
  for (const type of ['artillery', 'antiTank', 'flak', 'garrison'] as const)
    expect(neverAssaults).toContain(type);
  for (const type of ['artillery', 'antiTank', 'flak', 'heavyWeapons'] as const)
    expect(defendsByProtection).toContain(type);
  for (const type of ['armour', 'recon', 'mechanized', 'antiTank', 'flak'] as const)
    expect(stopsSuperiority).toContain(type);
  expect(superiority).toEqual(['armour', 'armouredEngineer', 'recon']);
  expect(needsCommand).not.toContain('coastArtillery');
  expect(needsCommand).not.toContain('flak');
  for (const type of ['artillery', 'armour', 'antiTank'] as const) expect(needsCommand).toContain(type);
});

test('MDD 15.0-b, MDD 5.6.4-a: armoured engineers are engineers and large targets as well', () => {
  const { engineers, largeTargets, firesOnLandings } = CHARTS.types.lists;
  expect(engineers).toEqual(['engineer', 'armouredEngineer']);
  expect(largeTargets).toEqual(['armour', 'armouredEngineer', 'recon', 'artillery']);
  expect(firesOnLandings.some((type) => CHARTS.types.fire.smallArms.includes(type))).toBe(false);
});

// The ground.

test('MDD 6.1.1-a: every sort of ground has its row', () => {
  expect(Object.keys(CHARTS.terrainEffects.ground).sort()).toEqual([...TERRAIN].sort());
});

test('MDD 9.1.4-a: zones of control stop at water, bridges or not, and not at a wall', () => {
  const open = Object.entries(CHARTS.terrainEffects.hexsides).filter(([, { zocCrosses }]) => zocCrosses);
  expect(open.map(([kind]) => kind)).toEqual(['sea-wall']);
});

test('MDD 10.2.7-l5: towns and marshes hide what is behind them', () => {
  expect(CHARTS.terrainEffects.sight.blocks).toEqual(['town', 'city', 'swamp']);
});

test('MDD 6.3.5-c, MDD 6.3.5-d, MDD 6.3.5-e, MDD 6.3.5-f, MDD 6.3.6-b: whom High tide catches, and how', () => {
  const { floods, light, caught } = CHARTS.tide;
  expect([floods, light]).toEqual(['high', ['infantry', 'engineer']]);
  expect(caught).toEqual({
    'tidal-flat': { light: 'D', heavy: 'E' },
    'tidal-beach': { light: '-', heavy: 'D' },
    shale: { light: 'D', heavy: 'D' },
  });
});

test('MDD 12.2.2-a: ruins cost four points', () => {
  expect(CHARTS.ruins.cost).toBe(4);
});

// Moving and stacking.

test('MDD 7.3.1-a, MDD 7.3.4-a: a change of mode costs two, and half of either allowance counts', () => {
  expect(CHARTS.movement.modeChange).toEqual({ cost: 2, atLeast: { divide: 2 }, goesOn: { divide: 2 } });
});

test('MDD 5.9.2-a, MDD 6.1.5-a, MDD 6.1.7-a, MDD 6.2.5-a: on landing half, the first hex twice; gliders stay; one hex always', () => {
  const { landing, gliders, minimum } = CHARTS.movement;
  expect([landing.divide, landing.firstHex, gliders, minimum]).toEqual([2, 2, 0, 1]);
});

test('MDD 8.0-a, MDD 8.1.1-a, MDD 8.1.1-b, MDD 8.2.1-a, MDD 8.2.2-a, MDD 8.2.3-a: the stacking limits', () => {
  expect(CHARTS.stacking).toMatchObject({
    units: 3,
    battalions: 2,
    ofOneBrigade: 3,
    companiesToABattalion: 4,
    extraCompany: 1,
    ofOneBattalion: 2,
    uncounted: ['headquarters'],
  });
});

test('MDD 10.5.3-x1, MDD 10.5.3-d1, MDD 4.5.9-b: retreats', () => {
  expect(CHARTS.retreat).toMatchObject({ least: 1, most: 2, pastStacks: 1, fromLanding: 2 });
});

// Combat.

test('MDD 10.2.7-a2, MDD 10.2.7-c1, MDD 10.2.7-l1: range and sight', () => {
  expect(CHARTS.fire).toMatchObject({
    fullWithin: { divide: 2 },
    reduced: { divide: 2 },
    adjacent: 1,
    sightBeyond: 1,
  });
});

test('MDD 10.3.3-a2, MDD 10.6.1-d: halves', () => {
  expect(CHARTS.assault.acrossWater).toEqual({ divide: 2, least: 1 });
  expect(CHARTS.disruption.combatFactor).toEqual({ divide: 2 });
});

test('MDD 16.1-a, MDD 16.3-a: command', () => {
  expect(CHARTS.command).toMatchObject({ supportPerPlayerTurn: 1, remoteRadius: 6 });
});

test('MDD 14.1.3-a, MDD 14.1.6-b: coast artillery', () => {
  expect(CHARTS.coastArtillery).toMatchObject({ arc: 3, leHavre: 15 });
});

// The other way to bombard.

const cover = (terrain: Terrain, more: Partial<Cover> = {}): Cover => ({
  terrain,
  level: 0,
  fort: 0,
  improved: false,
  ruins: false,
  ...more,
});
const protection = (target: Target, ...grounds: Terrain[]) =>
  grounds.map((ground) => bombardedProtection(3, cover(ground), target));

test('MDD 10.7.2-a, MDD 10.7.2-b, MDD 10.7.2-c: ground takes one from infantry, and a swamp gives one to all', () => {
  expect(protection('infantry', 'clear', 'woods', 'beach', 'tidal-flat', 'tidal-beach', 'swamp', 'town')).toEqual([
    3, 2, 2, 2, 2, 4, 3,
  ]); // biome-ignore format: a list
  expect(protection('armour', 'clear', 'woods', 'beach', 'tidal-flat', 'swamp')).toEqual([3, 3, 3, 3, 4]);
  expect(protection('artillery', 'woods', 'swamp')).toEqual([3, 4]);
  expect(bombardedProtection(3, cover('clear', { level: 2 }), 'infantry')).toBe(3);
});

test('MDD 10.7.4-a: a target on the move adds two', () => {
  expect(bombardedDrm(cover('clear'), 'armour', true)).toBe(2);
  expect(bombardedDrm(cover('town'), 'armour', true)).toBe(0);
});

test('MDD 10.7.4-b: the best of town, nest and strongpoint, of works for infantry and artillery alone', () => {
  expect(bombardedDrm(cover('town'), 'infantry', false)).toBe(-2);
  expect(bombardedDrm(cover('city'), 'infantry', false)).toBe(-2);
  expect(bombardedDrm(cover('town', { fort: 1 }), 'infantry', false)).toBe(-3);
  expect(bombardedDrm(cover('town', { fort: 1 }), 'armour', false)).toBe(-2);
  expect(bombardedDrm(cover('clear', { fort: 2 }), 'artillery', false)).toBe(-4);
  expect(bombardedDrm(cover('clear', { improved: true }), 'artillery', false)).toBe(-3);
  expect(bombardedDrm(cover('clear', { fort: 2 }), 'armour', false)).toBe(0);
});

test('MDD 10.7.4-c: in ruins only they count', () => {
  expect(bombardedDrm(cover('town', { fort: 2, ruins: true }), 'infantry', false)).toBe(-3);
});

// Works.

test('MDD 13.3.1-a, MDD 13.3-a: twenty garrisons, within three hexes of other Germans', () => {
  expect(CHARTS.garrisons).toMatchObject({ limit: 20, within: 3, combat: 1, protection: 2 });
});

test('MDD 15.1.2-a, MDD 15.1.2-b, MDD 15.1.3-a: mines are cleared by 1 to 5, two levels a turn', () => {
  expect(CHARTS.engineers.mines).toEqual({
    clears: [1, 2, 3, 4, 5],
    disrupts: [6],
    levels: 1,
    mostPerTurn: 2,
  });
});

test('MDD 15.2.2-a, MDD 15.2.4-a: a wall takes two points and harms with a 6', () => {
  expect(CHARTS.engineers.seaWalls).toEqual({ cost: 2, disrupts: [6] });
});

test('MDD 15.3.2-a, MDD 15.3.3-a: ruins of a town take two points, of a city all, but two of armoured engineers', () => {
  expect(CHARTS.engineers.ruins).toEqual({ town: 2, city: null, armoured: 2 });
});

test('MDD 18.0-b, MDD 18.0-c, MDD 18.0-d, MDD 18.0-e, MDD 18.1-a, MDD 18.2-a: what wins', () => {
  const { source: _, ...victory } = CHARTS.victory;
  expect(victory).toEqual({
    caen: { hexes: 4, level: 'strategic' },
    lodgment: { radius: 12, areas: 2, exempt: 'sword', level: 'tactical' },
    losses: [
      { units: 18, level: 'tactical' },
      { units: 27, level: 'strategic' },
    ],
    tieBreaker: { dropZones: 1, level: 'tactical' },
  });
});

test('MDD 5.7.3-a: Commandos who wait go to the pool of Sword', () => {
  expect(CHARTS.invasion.commandos.pool).toBe('sword');
});
