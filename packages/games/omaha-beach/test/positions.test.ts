import { expect, test } from 'vitest';
import { POSITIONS_FILE as file } from '../src/data/positions.ts';
import { SETUP as setup } from '../src/data/setup.ts';
import {
  around,
  board,
  colours,
  distance,
  dotOf,
  dots,
  field,
  known,
  layer,
  type Position,
  position,
  positions,
  tally,
  terrain,
  words,
} from './pieces.ts';

const strongpoints = positions.filter((p) => p.kind !== 'reinforcement');
const reserves = positions.filter((p) => p.kind === 'reinforcement');
const near = (p: Position, hex: string) => Math.min(...p.hexes.map((h) => distance(h, hex)));
const obstacles = (sector: string) => setup.obstacles.hexes.filter((h) => layer('sector', h) === sector);
const numbers = (list: readonly string[]) => [...list].sort();

// Two dots of a two-hex strongpoint were read as those of another of the same colour further inland.
const MOVED: Readonly<Record<string, readonly [from: string, to: string]>> = {
  '0817': ['WN67', 'WN65'],
  '0821': ['WN69', 'WN66'],
};

test('86 positions: 13 strongpoints on 18 hexes and 73 for reserves', () => {
  expect(tally(positions, (p) => p.kind)).toEqual({ wn1: 8, wn2: 5, reinforcement: 73 });
  expect(strongpoints.flatMap((p) => p.hexes)).toHaveLength(18);
  expect(strongpoints.map((p) => p.number)).toEqual([60, 61, 62, 64, 65, 66, 67, 68, 69, 70, 71, 72, 73]);
  expect(new Set(positions.map((p) => p.id)).size).toBe(86);
  expect(new Set(positions.flatMap((p) => p.hexes)).size).toBe(91);
});

test('every position says where it comes from', () => {
  expect(positions.filter((p) => p.source.split('; ').some((s) => !known.test(s)))).toEqual([]);
  expect(file.positions).toHaveLength(86);
});

test('every position stands on land of the map, in its sector; no reserve on the beach', () => {
  for (const { id, hexes, sector, kind } of positions) {
    for (const hex of hexes) {
      expect([id, layer('sector', hex)]).toEqual([id, sector]);
      expect(['sea', 'beach', 'rough']).not.toContain(terrain(hex));
      if (kind === 'reinforcement') expect([id, layer('level', hex)]).toEqual([id, 'high-ground']);
    }
  }
});

test('every dot lies on a hex of the map that can be entered', () => {
  const bad = positions.flatMap((p) => field(p).filter((hex) => ['sea', 'rough'].includes(terrain(hex))));
  expect(bad).toEqual([]);
  expect(positions.flatMap(field)).toHaveLength(1070);
});

test('a hex has at most one dot of a position', () => {
  for (const p of positions) expect([p.id, new Set(field(p)).size]).toEqual([p.id, field(p).length]);
});

test('DDOB FIR-11: positions of one colour never overlap, so that a dot has one owner', () => {
  for (const colour of colours) {
    const all = positions.filter((p) => p.colour === colour).flatMap(field);
    expect([colour, new Set(all).size]).toEqual([colour, all.length]);
  }
});

test('the colours are shared out: no sector is without one, none has more than a quarter', () => {
  for (const sector of ['east', 'west']) {
    const counts = tally(
      positions.filter((p) => p.sector === sector),
      (p) => p.colour,
    );
    expect(Object.keys(counts).sort()).toEqual([...colours].sort());
    expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(12);
  }
});

test('a field of fire hangs together with its position', () => {
  for (const p of positions) {
    const all = new Set([...p.hexes, ...field(p)]);
    const seen = new Set(p.hexes.slice(0, 1));
    for (const hex of seen) for (const next of around(hex)) if (all.has(next)) seen.add(next);
    expect([p.id, [...all].filter((hex) => !seen.has(hex))]).toEqual([p.id, []]);
  }
});

test('strongpoints reach five hexes at most, reserves two', () => {
  for (const p of positions) {
    const reach = Math.max(...field(p).map((hex) => near(p, hex)));
    expect([p.id, reach <= (p.kind === 'reinforcement' ? 2 : 5)]).toEqual([p.id, true]);
  }
});

test('a reserve has a dot in every neighbouring hex that can be entered', () => {
  for (const p of reserves) {
    const open = around(p.hexes[0]!).filter((hex) => !['sea', 'rough'].includes(terrain(hex)));
    const all = field(p);
    expect([p.id, open.filter((hex) => !all.includes(hex))]).toEqual([p.id, []]);
  }
});

test('a position has no dot on itself, but for the half nearer to the sea of a two-hex strongpoint', () => {
  for (const p of positions) {
    const own = p.hexes.filter((hex) => field(p).includes(hex));
    expect([p.id, own]).toEqual([p.id, p.kind === 'wn2' ? p.hexes.slice(0, 1) : []]);
    if (p.kind === 'wn2') expect(dotOf(p.id, p.hexes[0]!)).toBe('steady');
  }
});

test('two-hex strongpoints are 62, 65, 66, 68 and 72, halves side by side, N towards the sea', () => {
  const two = positions.filter((p) => p.kind === 'wn2');
  expect(two.map((p) => p.number)).toEqual([62, 65, 66, 68, 72]);
  for (const p of two) {
    expect([p.id, p.halves, distance(p.hexes[0]!, p.hexes[1]!)]).toEqual([p.id, ['N', 'S'], 1]);
    expect([p.id, p.hexes[0]! < p.hexes[1]!]).toEqual([p.id, true]);
  }
});

test('every strongpoint but those in Saint-Laurent has a dot on the beach, and no reserve but one', () => {
  const overBeach = (p: Position) => field(p).some((hex) => layer('level', hex) === 'beach');
  expect(strongpoints.filter((p) => !overBeach(p)).map((p) => p.id)).toEqual(['WN67', 'WN69']);
  expect(reserves.filter(overBeach).map((p) => p.id)).toEqual(['0434']);
});

test('every beach hex before the obstacles is under some strongpoint’s fire', () => {
  const swept = new Set(strongpoints.flatMap(field));
  expect(setup.obstacles.hexes.filter((hex) => !swept.has(hex))).toEqual([]);
});

test('the map draws the same positions and dots, two of them at another owner', () => {
  const drawn = new Map(board.marks('positions').map((m) => [String(m.id), m]));
  expect([...drawn.keys()]).toEqual(positions.map((p) => p.id));
  for (const p of positions) {
    const mark = drawn.get(p.id)!;
    expect([mark.hexes, mark.colour, mark.sector]).toEqual([p.hexes.join(' '), p.colour, p.sector]);
    expect(mark.advance ?? '').toBe((p.advance ?? []).join(' '));
    for (const dot of dots) {
      const mine = words(p.fire[dot]);
      for (const hex of words(String(mark[dot] ?? ''))) if (MOVED[hex]?.[0] === p.id) mine.push(hex);
      const theirs = mine.filter((hex) => MOVED[hex]?.[1] !== p.id);
      expect([p.id, dot, numbers(theirs)]).toEqual([p.id, dot, numbers(words(String(mark[dot] ?? '')))]);
    }
  }
});

test('reserves bear letter and number, six none, which count as 0', () => {
  const blank = reserves.filter((p) => p.zone === null);
  expect(blank.map((p) => [p.id, p.number, p.letter])).toEqual(
    ['1014', '1119', '1024', '0828', '0732', '0434'].map((id) => [id, 0, '']),
  );
  for (const p of reserves.filter((p) => p.zone !== null)) {
    expect(p.id).toBe(`${p.letter}${p.number}`);
    expect(p.letter).toBe(p.zone);
  }
});

test('seven zones, their numbers from 1 without a gap, D on both sides of the boundary', () => {
  const inZones = setup.zones.map(
    ({ id }) => [id, positions.filter((p) => p.zone === id).map((p) => p.id)] as const,
  );
  expect(inZones.map(([id, ids]) => [id, ids.length])).toEqual([
    ['A', 9],
    ['B', 9],
    ['C', 10],
    ['D', 11],
    ['E', 11],
    ['F', 9],
    ['G', 8],
  ]);
  for (const [id, inZone] of inZones) {
    expect([...inZone].sort()).toEqual(inZone.map((_, i) => `${id}${i + 1}`).sort());
    const sectors = [...new Set(inZone.map((p) => position(p).sector))].sort();
    expect([id, sectors]).toEqual([
      id,
      id === 'D' ? ['east', 'west'] : 'ABC'.includes(id) ? ['east'] : ['west'],
    ]);
  }
});

test('42 reserve positions score in the long game, each on a road or beside one', () => {
  const roads = board.wayLayer('road');
  const onRoad = (hex: string) =>
    around(hex).some((next) => {
      const side = board.side(hex < next ? `${hex}/${next}` : `${next}/${hex}`);
      return roads.is(side, 'primary') || roads.is(side, 'secondary');
    });
  const scoring = reserves.filter((p) => p.extendedVp === 1);
  expect(scoring).toHaveLength(42);
  const far = scoring.filter((p) => !onRoad(p.hexes[0]!) && !around(p.hexes[0]!).some(onRoad));
  expect(far.map((p) => p.id)).toEqual([]);
});

test('an arrow points to a reserve position one or two hexes on', () => {
  const arrows = reserves.flatMap((p) => (p.advance ?? []).map((to) => [p, position(to)] as const));
  expect(arrows).toHaveLength(41);
  for (const [from, to] of arrows) {
    expect([from.id, to.kind]).toEqual([from.id, 'reinforcement']);
    expect([from.id, distance(from.hexes[0]!, to.hexes[0]!) <= 2]).toEqual([from.id, true]);
    expect([to.id, around(to.hexes[0]!).length], 'not at the edge of the map').toEqual([to.id, 6]);
  }
  expect(position('B1').advance).toEqual(['A7', 'A6']);
});

// Worked examples of the published rules (sections 6 and 10): which dots lie where.

test('example: of red, purple and blue only 0612 is free of dots among the eastern obstacles', () => {
  const free = (without: string) =>
    obstacles('east').filter((hex) =>
      positions
        .filter((p) => p.sector === 'east' && p.id !== without)
        .every((p) => !['red', 'purple', 'blue'].includes(p.colour) || !field(p).includes(hex)),
    );
  expect(free('')).toEqual(['0612']);
  expect(free('WN60')).toEqual('0606 0607 0608 0609 0610 0611 0612'.split(' '));
});

test('example: WN65 reaches over the boundary into six hexes', () => {
  expect(field(position('WN65')).filter((hex) => layer('sector', hex) === 'west')).toHaveLength(6);
});

test('example: the brown dots in 1313 and 1314 are those of C5, not of C1', () => {
  for (const hex of ['1313', '1314']) {
    expect(positions.filter((p) => p.colour === 'brown' && dotOf(p.id, hex)).map((p) => p.id)).toEqual([
      'C5',
    ]);
  }
});

test('example: WN70 fires intensely at 0427, steadily at 0626, 0527 and 0328, now and then at 0429', () => {
  expect(['0427', '0626', '0527', '0328', '0429'].map((hex) => dotOf('WN70', hex))).toEqual([
    'intense',
    'steady',
    'steady',
    'steady',
    'sporadic',
  ]);
});

test('example: at 0333 the fire of WN72 is sporadic, that of WN73 steady', () => {
  expect([dotOf('WN72', '0333'), dotOf('WN73', '0333')]).toEqual(['sporadic', 'steady']);
});
