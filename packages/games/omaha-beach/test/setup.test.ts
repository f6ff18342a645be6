import { expect, test } from 'vitest';
import { SETUP as setup } from '../src/data/setup.ts';
import {
  around,
  board,
  boxes,
  depth,
  distance,
  field,
  type Garrison,
  germans,
  heroes,
  known,
  layer,
  leaders,
  position,
  positionAt,
  positions,
  tally,
  terrain,
  us,
} from './pieces.ts';

const scenario = (id: string) => setup.scenarios.find((s) => s.id === id)!;
const first = scenario('first-waves');
const later = scenario('beyond-the-beach');
const garrisons = (id: string) => scenario(id).germans.wn as readonly Garrison[];
function label({ hex }: Garrison): string {
  const { id, hexes, halves } = positionAt(hex);
  return id.slice(2) + (halves?.[hexes.indexOf(hex)] ?? '');
}
const labels = (id: string, test: (g: Garrison) => boolean) => garrisons(id).filter(test).map(label);
const box = (id: string) => boxes.find((b) => b.id === id)!;
const onMap = (name: string, kind?: string) =>
  board
    .hexLayer(name)
    .all(kind)
    .map((h) => board.grid.name(h))
    .sort();
const ashore = (later.start.ashore ?? []) as readonly {
  unit: string;
  hex: string;
  steps?: number;
  hero?: string;
}[];
const onBeach = (later.start.onBeach ?? []) as readonly { unit: string; sector: string; steps: number }[];

test('every entry of the set-up says where it comes from', () => {
  const { source: _, ...parts } = setup;
  const entries = Object.entries(parts).flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).map((p) => [name, p.source] as const),
  );
  expect(entries.filter(([, s]) => s.split('; ').some((part) => !known.test(part)))).toEqual([]);
});

test('31 landing boxes from west to east, Charlie first, with four that have no letters', () => {
  expect(boxes.map((b) => b.id).join(' ')).toBe(
    'CH3 CH2 CH1 DG4 DG3 DG2 DG1 DW3 DW2 DW1 DR3 DR2 DR1 EG3 EG2 EG1 B0318 ER6 ER5 ER4 ER3 ER2 ER1 ' +
      'FG5 FG4 FG3 FG2 FG1 B0406 B0405 B0404',
  );
  expect(boxes.filter((b) => b.beach === null).map((b) => b.id)).toEqual([
    'B0318',
    'B0406',
    'B0405',
    'B0404',
  ]);
  const drawn = board.marks('landing-boxes');
  expect(boxes.map((b) => b.hex)).toEqual(drawn.map((m) => String(m.hex)).reverse());
});

test('a drift of nine from Dog White still finds a box, from the east it may not', () => {
  const after = (id: string, drift: number) => boxes[boxes.indexOf(box(id)) + drift]?.id;
  expect([after('DW3', 9), after('ER6', 9), after('FG1', 9)]).toEqual(['B0318', 'FG2', undefined]);
  expect(after('CH3', -1)).toBeUndefined();
});

test('each box leads to the waterline of each tide, as far as there is sand', () => {
  for (const b of boxes) {
    expect([b.id, layer('tide', b.low), layer('tide', b.mid)]).toEqual([b.id, 'low', 'mid']);
    if (b.high !== null) expect([b.id, layer('tide', b.high)]).toEqual([b.id, 'high']);
    expect([b.id, terrain(b.hex)]).toEqual([b.id, 'sea']);
    expect([b.id, distance(b.hex, b.low)]).toEqual([b.id, 1]);
  }
  expect(boxes.filter((b) => b.high === null).map((b) => b.id)).toEqual([
    'CH3',
    'CH2',
    'B0406',
    'B0405',
    'B0404',
  ]);
});

test('example: ER1 lands in 0513, 0613 or 0714', () => {
  expect(box('ER1')).toMatchObject({ low: '0513', mid: '0613', high: '0714' });
});

test('no two boxes land in one hex', () => {
  for (const tide of ['low', 'mid', 'high'] as const) {
    const hexes = boxes.map((b) => b[tide]).filter((hex) => hex !== null);
    expect(new Set(hexes).size).toBe(hexes.length);
  }
});

test('the way of a box from tide to tide leads over neighbouring hexes, but where the shore bends', () => {
  const jumps = boxes.filter((b) => distance(b.low, b.mid) > 1 || (b.high && distance(b.mid, b.high) > 1));
  expect(jumps.map((b) => b.id)).toEqual(['B0318']);
});

test('boxes lie in the sector of the hexes they lead to, and divisions in theirs', () => {
  expect(setup.sectors.map((s) => [s.id, s.division])).toEqual([
    ['east', '1st'],
    ['west', '29th'],
  ]);
  const across = boxes.filter((b) =>
    [b.low, b.mid, b.high].some((hex) => hex !== null && layer('sector', hex) !== b.sector),
  );
  expect(across.map((b) => b.id)).toEqual(['B0318']);
});

test('every obstacle lies on the middle waterline, and a box behind it names it', () => {
  const { hexes } = setup.obstacles;
  expect([...hexes].sort()).toEqual(onMap('obstacle'));
  expect(hexes.filter((hex) => layer('tide', hex) !== 'mid')).toEqual([]);
  expect(
    boxes
      .filter((b) => b.obstacle !== null)
      .map((b) => b.obstacle)
      .sort(),
  ).toEqual([...hexes].sort());
  expect(boxes.filter((b) => b.obstacle === null).map((b) => b.id)).toEqual(['CH3', 'B0404']);
});

test('every beach has its boxes, in the order of their numbers', () => {
  const own = (beach: string) => boxes.filter((b) => b.beach === beach).map((b) => b.id);
  expect(setup.beaches.map((b) => [b.id, own(b.id).length])).toEqual([
    ['CH', 3],
    ['DG', 4],
    ['DW', 3],
    ['DR', 3],
    ['EG', 3],
    ['ER', 6],
    ['FG', 5],
  ]);
  for (const { id, name } of setup.beaches) {
    expect(board.place(name), name).toBeDefined();
    const numbers = own(id).map((box) => Number(box[2]));
    expect(numbers).toEqual(numbers.map((_, i) => numbers.length - i));
  }
});

test('seven exits on the inland edges, as the map has them', () => {
  expect(setup.exits.map((e) => e.id).join('')).toBe('ABCDEFG');
  for (const { id, hex } of setup.exits) {
    expect(onMap('exit', id)).toEqual([hex]);
    expect(around(hex).length).toBeLessThan(6);
  }
});

test('at the start every position can trace to an exit', () => {
  const barred = (hex: string) =>
    ['sea', 'rough', 'beach'].includes(terrain(hex)) ||
    (layer('level', hex) === 'pavilion' && around(hex).some((n) => layer('level', n) === 'beach'));
  const seen = new Set(setup.exits.map((e) => e.hex));
  for (const hex of seen) for (const next of around(hex)) if (!barred(next)) seen.add(next);
  const cut = positions.filter(
    (p) => !p.hexes.some((hex) => seen.has(hex) || around(hex).some((n) => seen.has(n))),
  );
  expect(cut.map((p) => p.id)).toEqual([]);
});

test('four draws score, each behind its barrier; the path of F-1 does not', () => {
  expect(setup.draws.filter((d) => d.scores).map((d) => d.id)).toEqual(['D-1', 'D-3', 'E-1', 'E-3']);
  for (const { id, hexes, barrier, scores } of setup.draws) {
    expect([...hexes].sort()).toEqual(onMap('draw', id));
    expect([id, barrier.length > 0]).toEqual([id, scores]);
    for (const side of barrier) expect(board.sideLayer('works').has(board.side(side))).toBe(true);
  }
  expect(setup.draws.flatMap((d) => d.barrier)).toHaveLength(board.sideLayer('works').all().length);
});

test('every draw is watched by a strongpoint', () => {
  const watched = new Set(positions.filter((p) => p.kind !== 'reinforcement').flatMap(field));
  for (const { id, hexes } of setup.draws) {
    expect([id, hexes.some((hex) => watched.has(hex))]).toEqual([id, true]);
  }
});

test('First Waves: 18 garrisons on 18 hexes, the guns at their places', () => {
  const all = garrisons('first-waves');
  const hexes = positions.filter((p) => p.kind !== 'reinforcement').flatMap((p) => p.hexes);
  expect(all.map((g) => g.hex)).toEqual(hexes);
  const at = (kind: string) => labels('first-waves', (g) => g.kind === kind);
  expect(at('88')).toEqual(['61', '72S']);
  expect(at('75')).toEqual(['60', '62S', '65S', '68S', '70', '73']);
  expect(at('rocket')).toEqual(['69']);
  expect(at('plain')).toEqual(['62N', '64', '65N', '66N', '66S', '67', '68N', '71', '72N']);
});

test('First Waves: nine of the 18 markers lie under garrisons', () => {
  expect(labels('first-waves', (g) => g.depth)).toEqual('60 61 62N 65N 66N 68N 70 72N 73'.split(' '));
});

test('pools and pieces on the map make up what there is', () => {
  const count = (list: readonly { class?: string; pool?: string }[], sort: string) =>
    list.filter((p) => (p.class ?? p.pool) === sort).length;
  for (const s of [first, scenario('d-day')]) {
    const { pools, wn } = s.germans;
    expect(tally(wn, (g) => g.kind)).toEqual(
      tally(
        germans.filter((g) => g.class === 'WN'),
        (g) => g.kind,
      ),
    );
    expect([pools.TR, pools.DR, pools.KGM]).toEqual(['TR', 'DR', 'KGM'].map((c) => count(germans, c)));
    expect(pools.WN + wn.filter((g) => g.depth).length).toBe(count(depth, 'WN'));
    expect(pools.mobile + pools.KGMdepth).toBe(count(depth, 'mobile'));
    expect(pools.building).toBe(count(depth, 'building'));
  }
});

test('no set-up needs more pieces than there are', () => {
  const have = tally(germans, (g) => (g.class === 'WN' ? g.kind : g.class));
  for (const { id, germans: g } of setup.scenarios) {
    for (const [kind, n] of Object.entries(tally(g.wn, (w) => w.kind))) {
      expect([id, kind, n <= have[kind]!]).toEqual([id, kind, true]);
    }
    const reserves = 'reserves' in g ? g.reserves : undefined;
    expect([id, g.pools.TR + (reserves?.TR ?? 0) <= 9]).toEqual([id, true]);
    expect([id, g.pools.DR + (reserves?.DR ?? 0) <= 11]).toEqual([id, true]);
    expect([id, g.pools.WN + g.wn.filter((w) => w.depth).length <= 18]).toEqual([id, true]);
  }
});

test('every garrison of every scenario stands in a hex of a strongpoint, one in each', () => {
  for (const { id } of setup.scenarios) {
    const hexes = garrisons(id).map((g) => g.hex);
    expect([id, hexes.filter((hex) => positionAt(hex).kind === 'reinforcement')]).toEqual([id, []]);
    expect([id, new Set(hexes).size]).toEqual([id, hexes.length]);
  }
});

test('four scenarios over sixteen or thirty-two turns', () => {
  expect(setup.scenarios.map((s) => [s.id, s.turns])).toEqual([
    ['first-waves', [1, 16]],
    ['easy-fox', [1, 16]],
    ['d-day', [1, 32]],
    ['beyond-the-beach', [17, 32]],
  ]);
});

test('Easy Red and Fox Green: the eastern strongpoints, four markers down and four in the box', () => {
  expect(scenario('easy-fox').sectors).toEqual(['east']);
  expect(garrisons('easy-fox').filter((g) => positionAt(g.hex).sector !== 'east')).toEqual([]);
  expect(labels('easy-fox', () => true)).toEqual(['60', '61', '62N', '62S', '64', '65N', '65S']);
  expect(labels('easy-fox', (g) => g.depth)).toEqual(['60', '61', '62N', '65N']);
  expect(scenario('easy-fox').germans.pools).toMatchObject({ WN: 4, TR: 9, mobile: 10 });
});

test('ten points win in the east, which can be had there, and not by the strongpoints alone', () => {
  expect(scenario('easy-fox')).toMatchObject({ win: 10 });
  const east = positions.filter((p) => p.sector === 'east');
  const points = (test: (kind: string) => boolean) =>
    east.filter((p) => test(p.kind)).reduce((sum, p) => sum + p.hexes.length, 0);
  expect([points((k) => k !== 'reinforcement'), points((k) => k === 'reinforcement')]).toEqual([7, 35]);
});

test('Beyond the Beach: twelve reserves stand in positions, eight garrisons have depth', () => {
  const { reserves } = later.germans as unknown as {
    reserves: { TR: number; DR: number; positions: readonly { position: string; depth: boolean }[] };
  };
  expect(reserves.positions).toHaveLength(reserves.TR + reserves.DR);
  for (const r of reserves.positions) expect(position(r.position).kind).toBe('reinforcement');
  expect(labels('beyond-the-beach', (g) => g.depth)).toHaveLength(8);
  expect(garrisons('beyond-the-beach')).toHaveLength(13);
});

test('Beyond the Beach: Americans stand on the map where no German does, two units to a hex', () => {
  const german = new Set(garrisons('beyond-the-beach').map((g) => g.hex));
  for (const { unit, hex } of ashore) {
    expect([unit, ['sea', 'rough'].includes(terrain(hex))]).toEqual([unit, false]);
    expect([unit, german.has(hex)]).toEqual([unit, false]);
  }
  const counting = ashore.filter((a) => us.some((u) => u.id === a.unit));
  expect(Math.max(...Object.values(tally(counting, (a) => a.hex)))).toBe(2);
});

test('Beyond the Beach: units, steps and heroes are real, and the losses are those that show', () => {
  for (const { unit, steps } of [...ashore, ...onBeach]) {
    const found = us.find((u) => u.id === unit);
    if (found === undefined) expect(leaders.map((l) => l.id)).toContain(unit);
    else expect([unit, steps! >= 1 && steps! <= found.steps.length]).toEqual([unit, true]);
  }
  for (const { hero } of ashore) if (hero) expect(heroes.map((h) => h.id)).toContain(hero);
  const regular = (division: string) =>
    us.filter(
      (u) => ['infantry', 'heavyInfantry'].includes(u.type) && u.division === division && u.turn < 16,
    );
  for (const division of ['1st', '29th'] as const) {
    const lost = regular(division).filter((u) => (ashore.find((a) => a.unit === u.id)?.steps ?? 0) < 2);
    expect(later.start.lossBox[division]).toEqual(lost.map((u) => u.id));
  }
});

test('Beyond the Beach: nine hexes are cleared, the 62nd comes on turn 26', () => {
  expect(later.start.cleared).toHaveLength(9);
  for (const hex of later.start.cleared as readonly string[]) expect(setup.obstacles.hexes).toContain(hex);
  expect(later.start).toMatchObject({ delayed: [{ unit: '62AFA', turn: 26 }], rocketsFired: 1 });
});

test('First Waves: nobody who comes on turn 16 can land, so he is left out', () => {
  expect(first.arrivals).toEqual([0, 15]);
  const late = us.filter((u) => u.turn >= 16);
  expect(tally(late, (u) => u.turn)).toEqual({ 16: 12, 19: 4, 20: 5, 22: 4, 23: 1 });
});
