import {
  columnName,
  finalColumn,
  inBand,
  lookUp,
  makeBands,
  makeTable,
  oddsColumns,
  startColumn,
} from '@bocage/wargame';
import { expect, test } from 'vitest';
import { CHARTS as charts, SETUP as setup } from '../src/data.ts';
import { board, byId, ids, terrain, type Unit, units } from './counters.ts';

const WEATHERS = ['sun', 'cloud', 'showers', 'rain', 'storm'] as const;
const GOOD = ['sun', 'cloud'];
const BAD = ['rain', 'storm'];
const { effects } = charts.weather;
const weathers = (test: (w: (typeof effects)['sun' | 'cloud' | 'storm']) => boolean) =>
  WEATHERS.filter((w) => test(effects[w]));
const conversion = (id: string) => charts.conversions.list.find((c) => c.id === id)!;
const markers = (kind: string) => charts.support.markers.filter((m) => m.kind === kind);
const { flooded: _flooded, sea: _sea, ...dry } = charts.terrainEffects.ground;
const ground = (kind: keyof typeof dry) => dry[kind];
/** The ground that units can stand on. */
const grounds = Object.entries(dry);

const columns = oddsColumns(charts.crt.columns, { goOnBelow: charts.crt.goOnBelow });
const read = (known: readonly string[]) => (text: string) => {
  if (!known.includes(text)) throw new SyntaxError(`no result ${text}`);
  return text;
};
const crt = makeTable(charts.crt, read(charts.crt.order));
const cherbourg = makeTable(charts.cherbourg, read(charts.cherbourg.order));

/** From column to column, and from roll to roll, no result is worse for the attacker. */
function neverWorse(table: typeof crt, order: readonly string[]): void {
  const rank = (column: number, roll: number) => order.indexOf(lookUp(table, column, roll));
  for (let c = 0; c < table.columns.length; c++) {
    for (const roll of table.rolls) {
      if (c > 0)
        expect(rank(c, roll), `${table.columns[c]} ${roll}`).toBeGreaterThanOrEqual(rank(c - 1, roll));
      if (roll > 1)
        expect(rank(c, roll), `${table.columns[c]} ${roll}`).toBeGreaterThanOrEqual(rank(c, roll - 1));
    }
  }
}

/** All sources in the charts, with the path to each. */
function sources(part: unknown, path = 'charts'): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): [string, string][] =>
    key === 'source' ? [[path, String(value)]] : sources(value, `${path}.${key}`),
  );
}

test('every chart, terrain, marker and line of points says where it comes from', () => {
  const { source: _, ...tables } = charts;
  const known = /^(rule ([\dA-Z])|public: |history: |design: )/;
  expect(Object.entries(tables).filter(([, t]) => !known.test(t.source))).toEqual([]);
  expect(sources(tables).filter(([, source]) => !known.test(source))).toEqual([]);
  const { town, river, bridge, road } = charts.terrainEffects;
  const parts = [
    ...[town, river, bridge, road],
    ...Object.values(charts.terrainEffects.ground),
    ...Object.values(charts.terrainEffects.hexside),
    ...charts.support.markers,
    ...charts.victory.points,
    ...charts.victory.suddenDeath,
  ];
  expect(parts.filter((p) => p.source === undefined)).toEqual([]);
});

test('TDSN 11.3.3-a: 33 against 10 is 3-1', () => {
  expect(columnName(columns, startColumn(columns, 33, 10))).toBe('3-1');
});

test('TDSN 11.3.3-b: more than 6-1 starts at 6-1', () => {
  expect(columnName(columns, startColumn(columns, 90, 10))).toBe('6-1');
});

test('TDSN 11.3.3-c, TDSN 11.3.3-d: 1-5 with one right is 1-4, off the table, and costs two steps', () => {
  const end = finalColumn(columns, startColumn(columns, 2, 10), 1);
  expect(columnName(columns, end)).toBe('1-4');
  expect(end).toBeLessThan(0);
  expect(charts.crt.belowTable).toBe('AL2');
  expect(charts.results.AL2.attackerSteps).toBe(2);
});

test('TDSN 11.3.4-c: odds that start on the table stay on it', () => {
  expect(columnName(columns, finalColumn(columns, startColumn(columns, 10, 10), -5))).toBe('1-3');
  expect(columnName(columns, finalColumn(columns, startColumn(columns, 50, 10), 4))).toBe('6-1');
});

test('TDSN 11.3.5-a: one die; every result has a meaning, and every meaning occurs', () => {
  expect(crt.rolls).toEqual([1, 2, 3, 4, 5, 6]);
  const { source: _, ...meanings } = charts.results;
  expect([...new Set(crt.cells)].sort()).toEqual(Object.keys(meanings).sort());
  expect([...charts.crt.order].sort()).toEqual(Object.keys(meanings).sort());
});

test('better odds and better rolls are never worse for the attacker', () => {
  neverWorse(crt, charts.crt.order);
  neverWorse(cherbourg, charts.cherbourg.order);
});

test('11.3.3: the first column may cost two steps and no table cell costs more', () => {
  expect(lookUp(crt, 0, 1)).toBe('AL2');
  expect(charts.crt.order[0]).toBe('AL2');
});

test('TDSN 11.3.7-a: DR and DR* alone make the defender retreat, by two hexes', () => {
  const { source: _, ...meanings } = charts.results;
  const retreats = Object.entries(meanings).filter(([, { retreat }]) => retreat === true);
  expect([retreats.map(([result]) => result), charts.retreat.hexes]).toEqual([['DR', 'DR*'], 2]);
});

test('TDSN 11.4.2-a: Pointe du Hoc turns EX and BL1 into DE in the 1st Wave alone', () => {
  expect(conversion('pointe-du-hoc')).toMatchObject({
    attacker: '2Rng',
    rounds: ['wave1'],
    map: { EX: 'DE', BL1: 'DE' },
  });
  expect(byId('2Rng').to).toEqual(['3003']);
});

test('TDSN 11.4.1-a, TDSN 11.4.1-b, TDSN 11.4.1-c, TDSN 11.4.1-e: Omaha adds 3, turns DR* into EX and counts two steps in both waves', () => {
  expect(conversion('omaha')).toMatchObject({
    rounds: ['wave1', 'wave2'],
    strength: 3,
    exchangeSteps: 2,
    map: { 'DR*': 'EX' },
  });
});

test('TDSN 11.4.1-d: BL1 takes a step of the defender', () => {
  expect(charts.results.BL1).toMatchObject({ attackerSteps: 1, defenderSteps: 1 });
});

test('TDSN 11.5.1-a: strongpoints shrug off DR but not DR* in the waves', () => {
  expect(conversion('strongpoint')).toMatchObject({ rounds: ['wave1', 'wave2'], map: { DR: 'none' } });
});

test('TDSN 11.8-a, TDSN 11.8-b, TDSN 11.8-e: bocage to Turn 6, city to the end', () => {
  for (const [id, last, carpet] of [
    ['bocage', 6, true],
    ['city', 10, false],
  ] as const) {
    expect(conversion(id)).toMatchObject({
      turns: [1, last],
      carpetBombingCancels: carpet,
      map: { DR: 'none', 'DR*': 'BL1' },
      starNeedsSteps: 2,
    });
  }
});

test('TDSN 11.9-a, TDSN 11.9-b: a lone Open Beach has one strength and one step and ignores DR alone', () => {
  expect(charts.openBeach).toMatchObject({ strength: 1, steps: 1 });
  const { map } = conversion('open-beach-alone');
  expect(Object.entries(map!).filter(([, to]) => to === 'none')).toEqual([['DR', 'none']]);
  expect(Object.keys(map!).sort()).toEqual(charts.crt.order.filter((r) => !r.startsWith('AL')).sort());
});

test('TDSN 11.9-d, TDSN 12.3-i: a lone Open Beach with naval support defends with 7', () => {
  for (const m of markers('naval')) expect(charts.openBeach.strength + m.value!).toBe(7);
});

test('TDSN 11.9-e: with units in it the Open Beach adds nothing and only DE touches it', () => {
  expect(conversion('open-beach-held')).toMatchObject({ closedBy: ['DE'] });
});

test('TDSN Reminders-a: Kampfgruppen and Tigers may take EX as BL1', () => {
  expect(conversion('kampfgruppen')).toMatchObject({
    attackers: ['kg', 'tiger'],
    map: { EX: 'BL1' },
  });
});

test('TDSN 7.2.3-a, TDSN 7.2.3-e, TDSN 9.3.3-f, TDSN 11.3.4-b: the shifts that are not of terrain', () => {
  expect(charts.shifts).toMatchObject({
    combinedAction: -1,
    preparedOffensive: 1,
    carpetBombing: 1,
  });
});

test('TDSN 11.7-c, TDSN 11.7-e: Cherbourg is fought from 1-1 on, with one Tac Air and one TD at most', () => {
  expect(cherbourg.columns[0]).toBe('1-1');
  expect(charts.cherbourg.support).toEqual({ tacAir: 1, tankDestroyer: 1 });
  expect(Object.keys(charts.cherbourg.results).sort()).toEqual([...new Set(cherbourg.cells)].sort());
  const us = charts.support.markers.filter((m) => m.cherbourg).map((m) => `${m.group} ${m.kind}`);
  expect([...new Set(us)].sort()).toEqual(['us tacAir', 'us tankDestroyer']);
});

test('every column of Cherbourg can hand it over, and better odds do so more often', () => {
  const taken = charts.cherbourg.columns.map(
    (_, c) => cherbourg.rolls.filter((r) => lookUp(cherbourg, c, r) === 'C').length,
  );
  expect(taken).toEqual([1, 2, 3, 4]);
});

test('every terrain of the map has its line, and every line is on the map', () => {
  const onMap = new Set(
    board.grid.hexes.filter((h) => !board.grid.isBox(h)).map((h) => board.terrain.kind(h)),
  );
  expect([...onMap].sort()).toEqual(Object.keys(charts.terrainEffects.ground).sort());
});

test('TDSN 2.4-h: flooded and sea hexes may not be entered, all others may', () => {
  const closed = Object.entries(charts.terrainEffects.ground).filter(([, g]) => g.allied === null);
  expect(closed.map(([kind]) => kind)).toEqual(['flooded', 'sea']);
  expect(closed.every(([, g]) => 'german' in g && g.german === null)).toBe(true);
});

test('TDSN 7.2.2-c: Germans pay 2 for clear, 1 in Rain and Storm', () => {
  expect(WEATHERS.map((w) => effects[w].germanClear)).toEqual([2, 2, 2, 1, 1]);
});

test('12.1: bocage and city shift two columns left; the bomber takes away the first and not the second', () => {
  expect([ground('bocage').shift, ground('city').shift]).toEqual([-2, -2]);
});

test('TDSN 11.3.1-d: woods add one to the defender, and nothing else adds strength', () => {
  const strong = grounds.filter(([, g]) => g.strength !== 0);
  expect(strong.map(([kind, g]) => [kind, g.strength])).toEqual([['woods', 1]]);
});

test('TDSN 12.2-e: woods and forest lower Tac Air, nothing else does, and something is left', () => {
  const lower = grounds.filter(([, g]) => g.tacAir < 0);
  expect(lower.map(([kind]) => kind)).toEqual(['woods', 'forest']);
  for (const m of markers('tacAir')) expect(m.value! + ground('forest').tacAir).toBeGreaterThan(0);
});

test('TDSN 12.3-f: naval support in clear and town alone; no town stands in woods or forest', () => {
  const naval = grounds.filter(([, g]) => g.naval);
  expect(naval.map(([kind]) => kind)).toEqual(['clear']);
  expect(charts.terrainEffects.town.naval).toBe(true);
  const towns = board.hexLayer('town').all('town');
  expect(towns.filter((h) => ['woods', 'forest'].includes(terrain(board.grid.name(h))))).toEqual([]);
});

test('TDSN 6.1-d, TDSN 6.1-e, TDSN 10.2-e: a major river stops zones and unbridged vehicles, a minor one neither', () => {
  const { major, minor } = charts.terrainEffects.hexside;
  expect([major.zocCrosses, major.vehiclesNeedBridge]).toEqual([false, true]);
  expect([minor.zocCrosses, minor.vehiclesNeedBridge]).toEqual([true, false]);
  expect(major.cost).toBeGreaterThan(minor.cost);
  expect(major.shift).toBeLessThan(minor.shift);
  expect([...charts.terrainEffects.vehicles].sort()).toEqual(['armor', 'cavalry', 'flak', 'mechanized']);
});

test('TDSN 10.2-b: a road is never dearer than the ground, and a major one cheaper than a minor', () => {
  const { road } = charts.terrainEffects;
  expect(road.major).toBeLessThan(road.minor);
  for (const g of Object.values(charts.terrainEffects.ground)) {
    for (const cost of [g.allied, 'german' in g ? g.german : null])
      if (cost !== null) expect(cost).toBeGreaterThanOrEqual(road.minor);
  }
});

test('TDSN 7.1-a, TDSN 7.1-b, TDSN 7.1-d: nine chits for Turns 2 to 10, Showers before them', () => {
  expect(WEATHERS.map((w) => charts.weather.chits[w])).toEqual([2, 2, 3, 1, 1]);
  expect(WEATHERS.reduce((n, w) => n + charts.weather.chits[w], 0)).toBe(setup.scenario.turns - 1);
  expect(charts.weather.kinds).toEqual([...WEATHERS]);
});

test('TDSN 7.3-a, TDSN 7.3-b: historical weather starts with four chits and adds five after Rain and Storm', () => {
  const { first, refillAfter } = charts.weather.historical;
  expect(WEATHERS.map((w) => first[w])).toEqual([1, 1, 0, 1, 1]);
  expect(WEATHERS.map((w) => charts.weather.chits[w] - first[w])).toEqual([1, 1, 3, 0, 0]);
  expect(refillAfter).toEqual(BAD);
});

test('TDSN 7.2.2-a, TDSN 7.2.3-b, TDSN 7.2.4-a: what good weather forbids the Germans and bad weather the Allies', () => {
  expect(weathers((w) => !w.germanRoads)).toEqual(GOOD);
  expect(weathers((w) => w.germanAttackShift === -1)).toEqual(GOOD);
  expect(weathers((w) => w.preparedOffensive)).toEqual(GOOD);
  expect(weathers((w) => w.alliedAttrition)).toEqual(BAD);
});

test('TDSN 12.1-a, TDSN 12.2-a, TDSN 12.2-b, TDSN 12.2-c, TDSN 12.3-a, TDSN 12.6-a, TDSN 12.7-a: support by weather', () => {
  expect(weathers((w) => w.carpetBombing)).toEqual(GOOD);
  expect(WEATHERS.map((w) => effects[w].tacAir)).toEqual(['round', 'round', 'turn', 'none', 'none']);
  expect(weathers((w) => !w.naval)).toEqual(BAD);
  expect(weathers((w) => w.germanArtillery)).toEqual(BAD);
  expect(WEATHERS.map((w) => effects[w].assaultGun)).toEqual([1, 2, 2, 2, 2]);
});

test('TDSN 8.1.1-d, TDSN 8.1.1-e, TDSN 8.3-e: Storm hinders Allied entry and withdrawals, Sun German entry', () => {
  expect(WEATHERS.map((w) => effects[w].entryPenalty)).toEqual(['german', null, null, null, 'allied']);
  expect(weathers((w) => !w.withdrawals)).toEqual(['storm']);
  expect(charts.entry.penalty).toEqual({ modifier: -2, least: 1, noHalf: true });
  expect(charts.withdrawal.lastTurn).toBe(5);
});

test('TDSN 9.1-a, TDSN 9.4-b: nine chits in Showers, whichever mix the Allies choose', () => {
  const { showers } = charts.actionChits.byWeather;
  for (const mix of showers.british) expect(showers.us + mix.move + mix.combat + showers.german).toBe(9);
});

test('TDSN 9.1-d: the Allies choose the British mix in Showers alone', () => {
  const choices = WEATHERS.filter((w) => charts.actionChits.byWeather[w].british.length > 1);
  expect(choices).toEqual(['showers']);
});

test('TDSN 9.3.4-a: one to four Reactions, never fewer in worse weather', () => {
  const rows = WEATHERS.map((w) => charts.actionChits.byWeather[w]);
  const reactions = rows.map((r) => r.reaction);
  expect(reactions).toEqual([...reactions].sort());
  expect([reactions[0], reactions.at(-1)]).toEqual([1, 4]);
  const us = rows.map((r) => r.us);
  expect(us).toEqual([...us].sort((a, b) => b - a));
});

test('TDSN 9.2-i, TDSN 9.2-j, TDSN 9.2-k, TDSN 9.2-l: the quotas can be met with the chits of every weather', () => {
  const { quota, byWeather } = charts.actionChits;
  expect(quota.german.default).toEqual({ move: [2, 2], combat: [1, 1] });
  expect(quota.german.storm).toEqual({ move: [1, 2], combat: [1, 2] });
  expect(quota.us.default).toEqual({ move: [0, 2], combat: [0, 2] });
  for (const w of WEATHERS) {
    const us = BAD.includes(w) ? quota.us[w as 'rain'] : quota.us.default;
    const german = w === 'storm' ? quota.german.storm : quota.german.default;
    for (const [rule, chits] of [
      [us, byWeather[w].us],
      [german, byWeather[w].german],
    ] as const) {
      expect(rule.move[0]! + rule.combat[0]!).toBeLessThanOrEqual(chits);
      expect(rule.move[1]! + rule.combat[1]!).toBeGreaterThanOrEqual(chits);
    }
  }
  expect([quota.us.rain, quota.us.storm]).toEqual([quota.us.storm, { move: [1, 1], combat: [1, 1] }]);
});

test('TDSN 9.3.3-a, TDSN 9.3.3-b, TDSN 9.3.3-e: combined action from Turn 2, once a group, one hex or two by road', () => {
  expect(charts.actionChits.combinedAction).toEqual({
    fromTurn: 2,
    hexes: 1,
    hexesByRoad: 2,
  });
});

test('TDSN 2.2.3-a: seven kinds of support, each with the markers the book counts', () => {
  expect(new Set(charts.support.markers.map((m) => m.kind)).size).toBe(7);
  const groups = (kind: string) => markers(kind).map((m) => m.group);
  expect(groups('carpetBombing').sort()).toEqual(['british', 'us']);
  expect(groups('naval').sort()).toEqual(['british', 'us']);
  expect([...new Set(groups('tacAir'))].sort()).toEqual(['british', 'us']);
  expect(new Set(groups('tankDestroyer'))).toEqual(new Set(['us']));
  for (const kind of ['nebelwerfer', 'artillery', 'assaultGun']) expect(groups(kind)).toEqual(['german']);
});

test('TDSN 3.1-h, TDSN 12.5-a, TDSN 12.6-a, TDSN 12.7-a: turns of arrival', () => {
  const turn = (kind: string) => markers(kind)[0]!.turn;
  expect([turn('nebelwerfer'), turn('artillery'), turn('assaultGun')]).toEqual([2, 3, 2]);
  for (const m of markers('naval')) expect([m.turn, m.rounds[0], m.value]).toEqual([1, 'wave2', 6]);
  expect(charts.support.markers.filter((m) => m.turn < 1 || m.turn > 10)).toEqual([]);
});

test('TDSN 12.1-b, TDSN 12.1-d: carpet bombing once a turn, twice a game, with neither Tac Air nor ships', () => {
  for (const m of markers('carpetBombing')) {
    expect([m.perTurn, m.perGame, m.value, m.notWith]).toEqual([1, 2, null, ['tacAir', 'naval']]);
    expect(m.rounds).toEqual(['combat']);
  }
});

test('TDSN 12.2-d, TDSN 12.4-a, TDSN 12.4-b, TDSN 12.4-c, TDSN 12.6-b, TDSN 12.7-b: limits of the other markers', () => {
  for (const m of markers('tacAir')) expect([m.perCombat, m.attack, m.defense]).toEqual([1, true, false]);
  for (const m of markers('tankDestroyer')) {
    expect([m.perTurn, m.perCombat, m.openBeach, m.outOfSupply]).toEqual([1, 1, false, false]);
  }
  expect(markers('artillery')[0]).toMatchObject({ notAgainst: ['us', 'french'] });
  expect(markers('assaultGun')[0]).toMatchObject({
    attack: false,
    outOfSupply: false,
  });
});

test('TDSN 7.2.1-a, TDSN 8.2.1-a: replacements by the weather, three types for three armies, one generic', () => {
  for (const w of WEATHERS) {
    const { canadian, ...armies } = charts.replacements.byWeather[w];
    expect(Object.keys(canadian)).toEqual(['generic']);
    for (const pool of Object.values(armies)) {
      expect(Object.keys(pool)).toEqual(['infantry', 'mechanized', 'armor']);
    }
  }
});

test('worse weather never brings the Allies more replacements nor the Germans fewer', () => {
  const total = (w: (typeof WEATHERS)[number], army: 'us' | 'british' | 'german') =>
    Object.values(charts.replacements.byWeather[w][army]).reduce((a, b) => a + b);
  for (const army of ['us', 'british'] as const) {
    const totals = WEATHERS.map((w) => total(w, army));
    expect(totals).toEqual([...totals].sort((a, b) => b - a));
  }
  const german = WEATHERS.map((w) => total(w, 'german'));
  expect(german).toEqual([...german].sort((a, b) => a - b));
});

test('TDSN 8.2.1-b: each unit that can be rebuilt has one line of the table, and cavalry alone a choice', () => {
  const lines = (u: Unit) =>
    charts.rebuilding.lines.filter(
      (l) =>
        l.nations.includes(u.nation) &&
        l.types.includes(u.type) &&
        (l.motorized === undefined || l.motorized === (u.motorized ?? false)),
    );
  expect(units.filter((u) => u.replaceable && lines(u).length !== 1).map((u) => u.id)).toEqual([]);
  expect(ids((u) => u.replaceable && lines(u)[0]!.needs.length > 1)).toEqual(
    ids((u) => u.type === 'cavalry'),
  );
  const used = (l: (typeof charts.rebuilding.lines)[number]) =>
    units.some((u) => u.replaceable && lines(u).includes(l));
  expect(charts.rebuilding.lines.filter((l) => !used(l))).toEqual([]);
});

test('TDSN 8.1.2-f, TDSN 8.1.2-g: no entry in Alençon, infantry alone in (E)', () => {
  const infantry = setup.letters.find((l) => l.letter === '(E)');
  const alencon = setup.victoryHexes.find(({ name }) => name === 'Alençon');
  expect([alencon?.hexes, infantry?.hexes]).toEqual([['6028'], ['5400']]);
});

test('TDSN 9.4.2-a, TDSN 9.4.2-b, TDSN 10.1-b, TDSN 10.3.1-a, TDSN 10.4.1-a: figures of movement', () => {
  expect(charts.movement).toMatchObject({
    outOfSupply: 3,
    firstReaction: { divide: 2, roads: false },
    emergencyWithdrawal: { hexes: 2 },
    boxCost: 1,
  });
});

test('TDSN 11.6-a, TDSN 11.6-b: Flak defends with 4 or 2 against armor, cavalry, aircraft and TD, else 1', () => {
  expect(charts.flak.defense).toEqual({ otherwise: 1 });
  expect(charts.flak.against).toEqual({
    types: ['armor', 'cavalry'],
    support: ['tacAir', 'tankDestroyer'],
  });
  const { front, back } = byId('1/IIIFlak');
  expect([front.defense, back!.defense]).toEqual([4, 2]);
});

test('TDSN 13.3-a, TDSN 13.4-a: out of supply', () => {
  expect(charts.outOfSupply).toMatchObject({
    strength: { divide: 2, least: 1 },
    strongpointsSuppliedUpTo: 2,
  });
});

test('TDSN 5.1-a, TDSN 5.1-b, TDSN 5.1-d, TDSN 5.1-f: four units of one division', () => {
  expect(charts.stacking).toMatchObject({
    limit: 4,
    divisions: 1,
    uncounted: ['battalion'],
    asIndependent: ['airborne'],
    attackersFromOverstack: 4,
  });
});

test('TDSN 3.2.1-a, TDSN 3.2.1-e, TDSN 3.2.1-f, TDSN 3.2.1-g: four ways to win at once', () => {
  const [beaches, port, avranches, supply] = charts.victory.suddenDeath;
  expect(beaches).toMatchObject({ winner: 'german', closed: 3, adjacent: 2 });
  expect(port).toMatchObject({ winner: 'german', turn: 7 });
  expect(avranches).toMatchObject({ winner: 'german' });
  expect(supply).toMatchObject({ winner: 'allied', upToTurn: 9 });
  expect(charts.victory.suddenDeath).toHaveLength(4);
});

test('TDSN 2.2.4-a, TDSN 8.3-b, TDSN 10.4.4-g: Allied points are whole, German ones may be halves', () => {
  const { points } = charts.victory;
  const each = (side: string) => points.filter((p) => p.side === side).map((p) => p.each ?? 1);
  expect(each('allied').every(Number.isInteger)).toBe(true);
  expect(each('german').every((n) => Number.isInteger(2 * n))).toBe(true);
  expect(points.find((p) => p.id === 'special-units')).toMatchObject({
    when: 'end of turn 5',
    side: 'german',
  });
  expect(points.find((p) => p.id === 'brittany')).toMatchObject({ when: 'end', groups: ['us'] });
});

test('Cherbourg is worth less the later it falls, up to the turn when it loses the game', () => {
  const { byTurn } = charts.victory.points.find((p) => p.id === 'cherbourg')!;
  const bands = makeBands(
    Object.fromEntries(Object.entries(byTurn!).map(([turn, vp]) => [turn, String(vp)])),
    Number,
  );
  expect([1, 2, 3, 4, 5, 6, 7].map((turn) => inBand(bands, turn))).toEqual([6, 6, 6, 6, 5, 4, 3]);
  expect(bands.to).toBe(charts.victory.suddenDeath.find(({ id }) => id === 'cherbourg')?.turn);
});

test('history itself is a narrow Allied victory, scored by the lines of the table', () => {
  const { allied, german } = charts.victory.historical;
  const sum = (side: object) => Object.values(side).reduce((a: number, b: number) => a + b, 0);
  for (const [side, score] of Object.entries({ allied, german })) {
    expect(Object.keys(score)).toEqual(charts.victory.points.filter((p) => p.side === side).map((p) => p.id));
  }
  expect([sum(allied), sum(german)]).toEqual([29, 24.5]);
  expect(german['special-units'] / 0.5).toBe(
    ids((u) => u.withdrawable === true && u.division !== '82' && u.division !== '101').length,
  );
});

test('the Terrain Effects Chart: costs, columns to the left, strength, Tac Air, ships and zones', () => {
  const line = (kind: keyof typeof dry) => {
    const { shift, strength, tacAir, naval, zocEnters, allied } = dry[kind];
    return [
      allied,
      kind === 'clear' ? 'by weather' : dry[kind].german,
      shift,
      strength,
      tacAir,
      naval,
      zocEnters,
    ];
  };
  expect(Object.fromEntries(grounds.map(([kind]) => [kind, line(kind as 'bocage')]))).toEqual({
    clear: [1, 'by weather', 0, 0, 0, true, true],
    bocage: [2, 2, -2, 0, 0, false, true],
    woods: [2, 2, 0, 1, -1, false, true],
    forest: [3, 3, -1, 0, -2, false, true],
    city: [1, 1, -2, 0, 0, false, false],
  });
  const { hexside, road, town, river, bridge, ground: all } = charts.terrainEffects;
  expect([hexside.minor.cost, hexside.minor.shift, hexside.major.cost, hexside.major.shift]).toEqual([
    1, -1, 2, -2,
  ]);
  expect([hexside.allSea.zocCrosses, all.sea.zocEnters, all.flooded.zocEnters]).toEqual([
    false,
    false,
    false,
  ]);
  expect([road.major, road.minor, town.shift, town.naval]).toEqual([0.5, 1, -1, true]);
  expect([town.combine, river.mixed, bridge.combatShiftStays]).toEqual(['greater', 'lesser', true]);
});

test('every support marker: value, turn, uses by combat, Round, turn and game, attack and defense', () => {
  const line = (m: (typeof charts.support.markers)[number]) => [
    m.value,
    m.turn,
    [m.perCombat, m.perRound, m.perTurn, m.perGame],
    [m.attack, m.defense],
  ];
  const [once, never] = [1, undefined];
  const tacAir = [once, never, never, never];
  const destroyers = [once, never, once, never];
  expect(Object.fromEntries(charts.support.markers.map((m) => [m.id, line(m)]))).toEqual({
    BomberCommand: [null, 4, [never, never, once, 2], [true, false]],
    '8AF': [null, 7, [never, never, once, 2], [true, false]],
    IXTAC: [4, 1, tacAir, [true, false]],
    XIXTAC: [4, 3, tacAir, [true, false]],
    '83Group': [4, 1, tacAir, [true, false]],
    '84Group': [4, 3, tacAir, [true, false]],
    NavalUS: [6, 1, [never, once, never, never], [true, true]],
    NavalBR: [6, 1, [never, once, never, never], [true, true]],
    TD1: [3, 2, destroyers, [true, true]],
    TD2: [3, 4, destroyers, [true, true]],
    TD3: [3, 6, destroyers, [true, true]],
    Nebelwerfer: [4, 2, [never, never, once, never], [true, true]],
    Artillery: [6, 3, [never, never, once, never], [true, true]],
    AssaultGun: [3, 2, [never, never, never, never], [false, true]],
  });
  const helping = charts.support.markers.filter((m) => m.cherbourg === true).map((m) => m.id);
  expect(helping).toEqual(['IXTAC', 'XIXTAC', 'TD1', 'TD2', 'TD3']);
  const fed = charts.support.markers.filter((m) => m.outOfSupply === false).map((m) => m.id);
  expect(fed).toEqual(['TD1', 'TD2', 'TD3', 'Nebelwerfer', 'AssaultGun']);
});

test('TDSN 11.3.6-a: what each result costs in steps', () => {
  const { source: _, ...meanings } = charts.results;
  const line = (m: (typeof charts.results)['EX']) => [m.attackerSteps ?? 0, m.defenderSteps ?? 0];
  expect(Object.fromEntries(Object.entries(meanings).map(([result, m]) => [result, line(m)]))).toEqual({
    AL1: [1, 0],
    AL2: [2, 0],
    BL1: [1, 1],
    EX: ['defender', 'all'],
    DR: [0, 0],
    'DR*': [0, 0],
    DE: [0, 'all'],
  });
});

test('TDSN 9.2-i, TDSN 9.2-j, TDSN 9.2-k, TDSN 9.2-l: least and most Moves and Combats of a turn', () => {
  const { us, german } = charts.actionChits.quota;
  const line = ({ move, combat }: typeof us.default) => [...move, ...combat];
  expect([us.default, us.rain, us.storm, german.default, german.storm].map(line)).toEqual([
    [0, 2, 0, 2],
    [1, 1, 1, 1],
    [1, 1, 1, 1],
    [2, 2, 1, 1],
    [1, 2, 1, 2],
  ]);
});
