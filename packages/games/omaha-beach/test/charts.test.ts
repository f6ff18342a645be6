import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { board, known, type Letter, us } from './pieces.ts';

interface Cell {
  readonly drift?: number;
  readonly steps?: number;
  readonly delay?: number;
  readonly eliminated?: true;
  readonly removed?: true;
  readonly option?: { types: readonly string[]; except: readonly string[]; drift: readonly [number, number] };
}
interface Row {
  readonly types: readonly string[];
  readonly turns?: readonly [number, number];
  readonly beaches?: readonly string[];
  readonly notBeaches?: readonly string[];
  readonly cells: Readonly<Record<Letter, Cell>>;
}
interface Band {
  readonly turns: readonly [number, number];
  readonly rows: readonly Row[];
}
const { landing, fire, attack, barrage, weapons, turns, limits, extended, victory } = charts;
const bands = landing.bands as unknown as readonly Band[];
const within = (range: readonly number[] | undefined, turn: number) =>
  range === undefined || (range[0]! <= turn && turn <= range[1]!);
const bandOf = (turn: number) => bands.find((b) => within(b.turns, turn))!;
/** The rows that a unit of that type reads on that turn from a box of that beach. */
const rowsFor = (type: string, turn: number, beach = 'ER') =>
  bandOf(turn).rows.filter(
    (r) =>
      r.types.includes(type) &&
      within(r.turns, turn) &&
      (r.beaches?.includes(beach) ?? true) &&
      !r.notBeaches?.includes(beach),
  );
const cell = (type: string, turn: number, letter: Letter, beach?: string) =>
  rowsFor(type, turn, beach)[0]!.cells[letter];

test('every chart says where it comes from', () => {
  const { source: _, ...rest } = charts;
  const sources = Object.entries(rest).map(([name, chart]) => [name, chart.source] as const);
  expect(sources.filter(([, s]) => s.split('; ').some((part) => !known.test(part)))).toEqual([]);
});

// The landing tables, cell by cell: what the play aid prints.

const none = {};
const LANDING: readonly (readonly [string, string, number, string, Letter, Cell])[] = [
  ['DDOB LT1-01', 'tank', 1, 'ER', 'A', { delay: 1 }],
  ['DDOB LT1-02', 'tank', 1, 'ER', 'B', { eliminated: true }],
  ['DDOB LT1-03', 'tank', 1, 'ER', 'C', { steps: 1 }],
  ['DDOB LT1-04', 'tank', 1, 'ER', 'D', { steps: 1, drift: 2 }],
  ['DDOB LT1-05', 'tank', 2, 'ER', 'A', none],
  ['DDOB LT1-06', 'tank', 2, 'DG', 'B', { drift: 1 }],
  ['DDOB LT1-07', 'tank', 3, 'ER', 'C', { steps: 1 }],
  ['DDOB LT1-08', 'tank', 3, 'ER', 'D', { drift: 3 }],
  ['DDOB LT1-09', 'infantry', 2, 'ER', 'A', { drift: 4 }],
  ['DDOB LT1-10', 'infantry', 2, 'DW', 'B', { drift: 2 }],
  ['DDOB LT1-11', 'heavyInfantry', 3, 'FG', 'C', { drift: 9 }],
  ['DDOB LT1-12', 'infantry', 1, 'EG', 'D', none],
  ['DDOB LT1-13', 'infantry', 2, 'DG', 'A', none],
  ['DDOB LT1-14', 'ranger', 2, 'CH', 'B', { drift: 1 }],
  ['DDOB LT1-15', 'heavyInfantry', 3, 'DG', 'C', { drift: 4 }],
  ['DDOB LT1-16', 'infantry', 3, 'DG', 'D', { drift: -1 }],
  [
    'DDOB LT4-01',
    'infantry',
    4,
    'ER',
    'A',
    { option: { types: ['ranger'], except: ['C/2R'], drift: [1, 4] } },
  ],
  ['DDOB LT4-02', 'infantry', 14, 'DG', 'B', { drift: 1 }],
  ['DDOB LT4-03', 'ranger', 7, 'DG', 'C', { drift: 4 }],
  ['DDOB LT4-04', 'heavyInfantry', 8, 'ER', 'D', { drift: -1 }],
  ['DDOB LT4-05', 'dukw', 9, 'ER', 'A', { eliminated: true }],
  ['DDOB LT4-06', 'dukw', 9, 'ER', 'B', { steps: 1 }],
  ['DDOB LT4-07', 'dukw', 9, 'ER', 'C', { steps: 2 }],
  ['DDOB LT4-08', 'dukw', 9, 'ER', 'D', none],
  ['DDOB LT4-09', 'artillery', 8, 'FG', 'A', { delay: 3 }],
  ['DDOB LT4-10', 'antiAircraft', 4, 'FG', 'B', { drift: 2 }],
  ['DDOB LT4-11', 'antiTank', 10, 'ER', 'C', { steps: 1 }],
  ['DDOB LT4-12', 'artillery', 14, 'DW', 'D', none],
  ['DDOB LT4-13', 'ranger', 6, 'DG', 'A', { option: { types: ['ranger'], except: ['C/2R'], drift: [1, 4] } }],
  ['DDOB LT5-02', 'dukw', 15, 'ER', 'A', { eliminated: true }],
  ['DDOB LT5-03', 'dukw', 16, 'ER', 'B', { steps: 1 }],
  ['DDOB LT5-04', 'dukw', 32, 'ER', 'C', { steps: 2 }],
  ['DDOB LT5-05', 'dukw', 20, 'ER', 'D', none],
  ['DDOB LT5-06', 'artillery', 15, 'ER', 'A', { delay: 3 }],
  ['DDOB LT5-07', 'antiTank', 21, 'ER', 'B', { removed: true }],
  ['DDOB LT5-08', 'antiAircraft', 16, 'ER', 'C', none],
  ['DDOB LT5-09', 'antiTank', 24, 'ER', 'D', { steps: 1 }],
];

test.each(LANDING)('%s: %s on turn %i from %s, letter %s', (_, type, turn, beach, letter, expected) => {
  expect(cell(type, turn, letter, beach)).toEqual(expected);
});

test('DDOB LT5-01: from turn 15 infantry does not check, and mines go on', () => {
  for (const type of charts.types.infantry) {
    expect(rowsFor(type, 15)).toEqual([]);
  }
  expect(within(landing.mines.turns, 15)).toBe(true);
});

/** Who does not check from a turn on. */
const FREE: readonly (readonly [string, number])[] = [
  ['tank', 4],
  ['infantry', 15],
  ['heavyInfantry', 15],
  ['ranger', 15],
];

test('DDOB AMP-04: every unit finds one row on the turn it lands, or none because it does not check', () => {
  for (const u of us) {
    const turn = u.turn + 1;
    const rows = rowsFor(u.type, turn, u.box.slice(0, 2));
    expect([u.id, rows.length]).toEqual([
      u.id,
      FREE.some(([type, from]) => u.type === type && turn >= from) ? 0 : 1,
    ]);
  }
});

test('DDOB AMP-10: the sample card on turn 1 puts one tank off, sinks one and carries one on, a step short', () => {
  expect([cell('tank', 1, 'A'), cell('tank', 1, 'B'), cell('tank', 1, 'D')]).toEqual([
    { delay: 1 },
    { eliminated: true },
    { steps: 1, drift: 2 },
  ]);
});

test('the three tables follow one another without a gap', () => {
  expect(bands.map((b) => b.turns)).toEqual([
    [1, 3],
    [4, 14],
    [15, 32],
  ]);
  expect([landing.edgeDelay, landing.noWaterlineDelay]).toEqual([2, 2]);
});

test('DDOB MIN-02: no mine explodes before turn 7', () => {
  expect(landing.mines.turns[0]).toBe(7);
});

const DOTS: readonly (readonly [string, 'intense' | 'steady' | 'sporadic', 'known' | 'hidden', object])[] = [
  ['DDOB FIR-23', 'intense', 'known', { armored: true, symbol: 'any', steps: 1, disrupted: false }],
  ['DDOB FIR-24', 'intense', 'hidden', { armored: true, symbol: 'any', steps: 1, disrupted: true }],
  ['DDOB FIR-25', 'steady', 'known', { armored: false, symbol: 'target', steps: 1, disrupted: false }],
  ['DDOB FIR-26', 'steady', 'hidden', { armored: false, symbol: 'target', steps: 1, disrupted: true }],
  ['DDOB FIR-27', 'sporadic', 'known', { armored: false, symbol: 'target', steps: 0, disrupted: true }],
  ['DDOB FIR-27', 'sporadic', 'hidden', { armored: false, symbol: 'target', steps: 0, disrupted: true }],
];

test.each(DOTS)('%s: %s fire of a %s position', (_, dot, column, expected) => {
  expect(fire.cells[dot][column]).toEqual(expected);
});

test('the numbers of German fire', () => {
  expect([fire.concentrated, fire.leaderDots]).toEqual([5, ['intense', 'steady']]);
});

test('DDOB ART-01, DDOB ART-04: guns speak from turn 4, at infantry afloat first and ashore last', () => {
  expect(charts.artillery.turns).toEqual([4, 32]);
  expect(charts.artillery.targets.map((t) => `${t.class} ${t.where}`)).toEqual([
    'infantry box',
    'other beach',
    'other box',
    'infantry beach',
  ]);
});

// Infantry, leaders and others; then what the German unit and its depth are multiplied by.
type Ground = readonly [id: string, kind: string, moves: string, unit: number | null, depth: number | null];
const GROUND: readonly Ground[] = [
  ['DDOB TEC-01', 'beach', 'yes yes yes', 1, 1],
  ['DDOB TEC-01', 'pavilion', 'yes yes yes', 1, 1],
  ['DDOB TEC-01', 'draw', 'yes yes yes', 1, 1],
  ['DDOB TEC-01', 'high-ground', 'yes yes yes', 1, 1],
  ['DDOB TEC-03', 'woods', 'yes yes road', 2, 1],
  ['DDOB TEC-04', 'buildings', 'yes yes yes', 2, 2],
  ['DDOB TEC-05', 'bocage', 'yes yes road', 2, 2],
  ['DDOB TEC-06', 'rough', 'no no no', 1, 1],
  ['DDOB TEC-07', 'hedge', 'yes yes road', 1, 1],
  ['DDOB TEC-07', 'sea-wall', 'yes yes road', 1, 1],
  ['DDOB TEC-08', 'shingle', 'yes yes no', 2, 1],
  ['DDOB TEC-08', 'anti-tank-ditch', 'yes yes no', 2, 1],
  ['DDOB TEC-08', 'anti-tank-wall', 'yes yes no', 2, 1],
  ['DDOB TEC-09', 'slope', 'yes yes road', 2, 2],
  ['DDOB TEC-10', 'bluff', 'climb yes road', null, null],
  ['DDOB TEC-11', 'scaleable-cliff', 'climbCliff no no', null, null],
  ['DDOB TEC-12', 'sheer-cliff', 'no no no', null, null],
];
interface TerrainRow {
  readonly kind: string;
  readonly infantry: string;
  readonly leaders: string;
  readonly others: string;
  readonly defense: { unit?: number; depth?: number; up?: string; down?: string } | null;
}
const ground = [...charts.terrain.hexes, ...charts.terrain.sides] as readonly TerrainRow[];

test.each(GROUND)('%s: %s', (_, kind, moves, unit, depth) => {
  const row = ground.find((r) => r.kind === kind)!;
  expect(`${row.infantry} ${row.leaders} ${row.others}`).toBe(moves);
  expect([row.defense?.unit ?? null, row.defense?.depth ?? null]).toEqual([unit, depth]);
});

test('DDOB TEC-19: down a bluff is as over a slope, over a cliff nobody attacks', () => {
  const defense = (kind: string) => ground.find((r) => r.kind === kind)!.defense;
  expect(defense('bluff')).toEqual({ up: 'prohibited', down: 'slope' });
  for (const cliff of ['scaleable-cliff', 'sheer-cliff']) {
    expect(defense(cliff)).toEqual({ up: 'prohibited', down: 'prohibited' });
  }
});

test('the terrain chart has a row for every ground and hexside of the map, and no other', () => {
  const { hexes, sides } = charts.terrain;
  const { data } = board;
  const onSides = ['relief', 'shore', 'works', 'hedge'].flatMap((l) =>
    Object.keys(data.sideLayers[l]!.kinds),
  );
  expect(hexes.map((r) => r.kind).sort()).toEqual(Object.keys(data.terrain.kinds).sort());
  expect(sides.map((r) => r.kind).sort()).toEqual(onSides.sort());
});

test('DDOB MOV-08: cover is shingle, sea wall, slope, bluff and the cliff that can be climbed', () => {
  expect(charts.terrain.protective).toEqual(['shingle', 'sea-wall', 'slope', 'bluff', 'scaleable-cliff']);
});

const SIX = ['BZ', 'BG', 'BR', 'DE', 'MO', 'RD'];
const ARMS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['DDOB WPN-01: infantry', weapons.full.infantry, SIX],
  ['DDOB WPN-01: Rangers', weapons.full.ranger, SIX],
  ['DDOB WPN-02: heavy infantry from the next hex', weapons.full.heavyInfantry, [...SIX, 'MG']],
  ['DDOB WPN-03: heavy infantry from afar', weapons.heavyAtRange, ['BZ', 'MO', 'RD', 'BR', 'MG']],
  ['DDOB WPN-04: tanks', weapons.always.tank, ['AR', 'BZ']],
  ['DDOB WPN-04: tanks at three hexes or less, besides', weapons.tankNear.adds, ['MG', 'BR']],
  ['DDOB WPN-05: anti-aircraft guns', weapons.always.antiAircraft, ['MG', 'BR']],
  ['DDOB WPN-06: artillery', weapons.always.artillery, ['AR', 'MO', 'DE']],
  ['DDOB WPN-06: artillery on DUKWs', weapons.always.dukw, ['AR', 'MO', 'DE']],
  ['DDOB WPN-07: anti-tank guns', weapons.always.antiTank, ['AR', 'BZ']],
  ['DDOB WPN-08: a headquarters', weapons.hq, ['RD']],
  ['DDOB WPN-09: the ships', weapons.naval, ['NA', 'AR', 'DE']],
];

test.each(ARMS)('%s', (_, has, expected) => {
  expect(has).toEqual(expected);
});

test('ships add nine, tanks use machine guns up to three hexes, flanking of unit and depth takes three hexes', () => {
  expect([weapons.navalStrength, weapons.tankNear.within]).toEqual([9, 3]);
  expect(weapons.flanking).toEqual({ both: { hexes: 3 } });
  expect(weapons.hero).toEqual({ wildCards: 1, strength: 1 });
});

type Ratio = keyof typeof attack.cells.with;
type Column = keyof typeof attack.cells.with.less;
type Attack = readonly [string, keyof typeof attack.cells, readonly Ratio[], Column, string];
const ATTACK: readonly Attack[] = [
  ['DDOB RES-06', 'without', ['less', 'equal'], 'alone', 'usDisrupted gainDepth'],
  ['DDOB RES-07', 'without', ['less', 'equal'], 'hidden', 'usDisrupted unitHidden'],
  ['DDOB RES-08', 'without', ['less', 'equal'], 'revealed', 'usDisrupted'],
  ['DDOB RES-09', 'without', ['greater'], 'alone', 'gainDepth'],
  ['DDOB RES-10', 'without', ['greater'], 'hidden', 'usDisrupted'],
  ['DDOB RES-11', 'without', ['greater'], 'revealed', ''],
  ['DDOB RES-12', 'without', ['double'], 'alone', 'germanDisrupted'],
  ['DDOB RES-13', 'without', ['double'], 'hidden', 'germanDisrupted'],
  ['DDOB RES-14', 'without', ['double'], 'revealed', 'germanDisrupted attrition'],
  ['DDOB RES-15', 'with', ['less'], 'alone', 'gainDepth'],
  ['DDOB RES-16', 'with', ['less'], 'hidden', 'usDisrupted'],
  ['DDOB RES-17', 'with', ['less'], 'revealed', ''],
  ['DDOB RES-18', 'with', ['equal'], 'alone', 'germanDisrupted'],
  ['DDOB RES-19', 'with', ['equal'], 'hidden', ''],
  ['DDOB RES-20', 'with', ['equal'], 'revealed', 'germanDisrupted'],
  ['DDOB RES-21', 'with', ['greater'], 'alone', 'defeated'],
  ['DDOB RES-22', 'with', ['greater'], 'hidden', 'reveal'],
  ['DDOB RES-23', 'with', ['greater'], 'revealed', 'depthOut germanDisrupted'],
  ['DDOB RES-24', 'with', ['double'], 'alone', 'defeated'],
  ['DDOB RES-25', 'with', ['double'], 'hidden', 'reveal'],
  ['DDOB RES-26', 'with', ['double'], 'revealed', 'depthOut germanDisrupted'],
];

test.each(ATTACK)('%s: %s the weapons, %j, unit %s', (_, arms, ratios, column, expected) => {
  for (const ratio of ratios) expect(attack.cells[arms][ratio][column].join(' ')).toBe(expected);
});

test('every effect of the attack and barrage tables is explained', () => {
  const used = new Set<string>();
  for (const half of Object.values(attack.cells)) {
    for (const row of Object.values(half))
      for (const cells of Object.values(row)) for (const e of cells) used.add(e);
  }
  for (const { cells } of barrage.rows) for (const e of cells.flat()) used.add(e);
  expect([...used].sort()).toEqual(Object.keys(attack.effects).sort());
});

// What the card shows, whether the German has depth, and the result at strengths 1, 2, 3, 5, 6 and 9:
// nothing, disrupted, or disrupted and the depth gone.
const BARRAGE: readonly (readonly [string, string, boolean, string])[] = [
  ['DDOB BAR-09', 'neither', true, '------'],
  ['DDOB BAR-09', 'neither', false, '------'],
  ['DDOB BAR-10', 'symbol', true, '----dd'],
  ['DDOB BAR-11', 'symbol', false, '--dddd'],
  ['DDOB BAR-12', 'colour', true, '--dddd'],
  ['DDOB BAR-13', 'colour', false, 'dddddd'],
  ['DDOB BAR-14', 'both', true, 'ddddxx'],
  ['DDOB BAR-14', 'both', false, 'dddddd'],
];

test.each(BARRAGE)('%s: the card shows %s, depth %s', (_, shows, depth, expected) => {
  const row = barrage.rows.find((r) => r.shows === shows && r.depth === depth)!;
  const result = (strength: number) => {
    const cells: readonly string[] = row.cells[barrage.strengths.findIndex((s) => within(s, strength))]!;
    return cells.includes('depthOut') ? 'x' : cells.includes('germanDisrupted') ? 'd' : '-';
  };
  expect([1, 2, 3, 5, 6, 9].map(result).join('')).toBe(expected);
});

test('limits: two to a hex and to a box, delay from turn 7, any box after turn 10', () => {
  expect([limits.stack, limits.box, limits.voluntaryDelayFrom, limits.freeBoxFrom]).toEqual([2, 2, 7, 11]);
  expect(limits.adjacentControl.infantrySteps).toBe(2);
});

test('the turn track: quarter hours to ten o’clock, half hours after', () => {
  const minutes = ({ time }: { time: string }) => 60 * Number(time.slice(0, 2)) + Number(time.slice(2));
  const { track } = turns;
  expect(track.map((t) => t.turn)).toEqual(Array.from({ length: 32 }, (_, i) => i + 1));
  for (let i = 1; i < 32; i++) expect(minutes(track[i]!) - minutes(track[i - 1]!)).toBe(i < 16 ? 15 : 30);
  expect([track[0]!.time, track[15]!.time, track[31]!.time]).toEqual(['0615', '1000', '1800']);
});

test('tide: low to turn 6, middle to 15, high to 22, middle to 27, low again', () => {
  const tides = turns.track.map((t) => t.tide[0]).join('');
  expect(tides).toBe(`${'l'.repeat(6)}${'m'.repeat(9)}${'h'.repeat(7)}${'m'.repeat(5)}${'l'.repeat(5)}`);
  const level = ['low', 'mid', 'high'];
  const rises = turns.track.filter(
    (t, i) => i > 0 && level.indexOf(t.tide) > level.indexOf(turns.track[i - 1]!.tide),
  );
  expect(rises.map((t) => t.turn)).toEqual([7, 16]);
});

test('the deck is shuffled before it can run out', () => {
  const shuffles = turns.track.filter((t) => t.shuffle).map((t) => t.turn);
  expect(shuffles).toEqual([6, 13, 20, 27]);
  // Two landing cards, one event and two fire cards a turn; one event more in the long game.
  const drawn = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i): number => (from + i >= 17 ? 6 : 5)).reduce((a, b) => a + b);
  expect([drawn(1, 6), drawn(7, 13), drawn(14, 20), drawn(21, 27)].every((n) => n < 54)).toBe(true);
});

const inBand = (list: readonly { turns: readonly number[] }[], turn: number) =>
  list.filter((b) => within(b.turns, turn));
const CLEARED: readonly (readonly [string, readonly number[], number])[] = [
  ['DDOB ENG-01', [1], 0],
  ['DDOB ENG-02', [2, 6], 2],
  ['DDOB ENG-03', [7, 15], 1],
  ['DDOB ENG-04', [16, 16], 0],
];

test.each(CLEARED)('%s: on turns %j engineers clear %i hexes in a sector', (_, on, hexes) => {
  for (const turn of on) expect(inBand(turns.engineers, turn)).toMatchObject([{ hexes }]);
});

test('DDOB EVT-01: no event on turn 1, one on turns 2 to 16', () => {
  expect(inBand(turns.events, 1)).toMatchObject([{ cards: 0 }]);
  for (const turn of [2, 16]) expect(inBand(turns.events, turn)).toMatchObject([{ cards: 1 }]);
});

test('bands of turns leave no turn out and none twice', () => {
  for (const list of [turns.events, turns.actions, turns.engineers, charts.catastrophicLoss.bands]) {
    for (let turn = 1; turn <= 32; turn++) expect(inBand(list, turn)).toHaveLength(1);
  }
  expect(inBand(turns.actions, 16)).toMatchObject([{ each: 2 }]);
});

test('eight companies lost end the game before turn 17, fourteen after', () => {
  expect(charts.catastrophicLoss.bands.map((b) => b.units)).toEqual([8, 14]);
  expect(charts.types.regular).toEqual(['infantry', 'heavyInfantry']);
});

test('points: one a position, five a draw, nineteen win; in the long game forty', () => {
  expect(victory.firstWaves).toEqual({ wn: 1, reinforcement: 1, draw: 5, win: 19 });
  expect(victory.check).toEqual({ turn: 16, win: 25, lose: 10 });
  expect(victory.full.levels.map((l) => l.least).slice(1)).toEqual([20, 30, 40, 50, 60]);
  expect(victory.full.levels.find((l) => l.least === victory.full.win)!.name).toBe('tactical victory');
});

test('the long game: what every letter means to every position', () => {
  const { wn, reinforcement } = extended.germanActions;
  expect(Object.keys(wn)).toEqual(['F', 'R', 'M', 'P', 'A']);
  expect(Object.values(wn).map((c) => [c.fire, c.noFire, c.empty])).toEqual([
    ['fire', null, null],
    ['fire', null, 'reoccupy'],
    ['fire', 'mortar', null],
    ['fire', null, null],
    ['fire', 'artillery', null],
  ]);
  expect(Object.values(reinforcement).map((c) => [c.fire, c.noFire, c.empty])).toEqual([
    ['fire', null, null],
    ['resupply', 'redeploy', 'reinforce'],
    ['fire', 'mortar', null],
    ['patrol', 'patrol', null],
    ['advance', 'advance', 'ambush'],
  ]);
});

test('the long game: command and engineer ranges never shrink along their tracks', () => {
  for (const { range } of [extended.commandPosts, extended.engineerBases]) {
    expect(range).toEqual([...range].sort((a, b) => a - b));
  }
  expect([extended.commandPosts.range.at(-1), extended.engineerBases.range.at(-1)]).toEqual([4, 5]);
});
