import { expect, test } from 'vitest';
import { CHARTS as charts, SETUP as setup } from '../src/data.ts';
import {
  around,
  beachHexes,
  beachOf,
  board,
  byId,
  dealt,
  distance,
  formations,
  ids,
  isHex,
  mayStack,
  terrain,
  type Unit,
  units,
} from './counters.ts';

const { waves } = setup;
const landings = [...beachHexes, setup.pointeDuHoc.hex];
const inWave = (wave: number) => units.filter((u) => u.wave === wave);
const ashore = units.filter((u) => u.at !== undefined && u.wave === undefined && isHex(u.at));
const layer = (name: string, kind: string) =>
  board
    .hexLayer(name)
    .all(kind)
    .map((h) => board.grid.name(h))
    .sort();
const letter = (name: string) => setup.letters.find((l) => l.letter === name)!;

test('every entry of the set-up says where it comes from', () => {
  const { source: _, ...parts } = setup;
  const entries = Object.entries(parts).flatMap(([name, part]) =>
    (Array.isArray(part) ? part : [part]).map((p) => [name, p.source] as const),
  );
  expect(entries.filter(([, source]) => !/^(rule \d|public: |history: |design: )/.test(source))).toEqual([]);
});

test('TDSN 2.5-a: ten quarters of a month, the sixth July III, day after day', () => {
  const { list } = setup.turns;
  expect(list.map((t) => t.turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect([list[0]!.name, list[5]!.name, list[9]!.name]).toEqual(['June II', 'July III', 'August III']);
  expect([list[0]!.from, list[9]!.to]).toEqual(['06-06', '08-21']);
  const day = (date: string) => Date.parse(`1944-${date}`) / 86_400_000;
  for (let i = 1; i < list.length; i++) expect(day(list[i]!.from)).toBe(day(list[i - 1]!.to) + 1);
});

test('TDSN 3.0-a: three rules are optional', () => {
  expect(setup.options.map((o) => [o.id, o.rule])).toEqual([
    ['historicalWeather', '7.3'],
    ['reactionWithdrawal', '10.3.2'],
    ['assaultGuns', '12.7'],
  ]);
});

test('TDSN 2.4-c, TDSN 2.4-d: eight beach hexes, Utah and Omaha American, as the map has them', () => {
  expect(setup.beaches.map((b) => [b.name, b.group, b.hexes])).toEqual([
    ['Utah', 'us', ['2403']],
    ['Omaha', 'us', ['3203', '3303']],
    ['Gold', 'british', ['4003', '4102']],
    ['Juno', 'british', ['4203', '4302']],
    ['Sword', 'british', ['4603']],
  ]);
  for (const { name, hexes } of setup.beaches) expect(layer('beach', name.toLowerCase())).toEqual(hexes);
});

test('TDSN 2.1-b: the waves are those of the map, at sea', () => {
  const drawn = board.marks('waves').map((w) => [w.wave, w.hex, w.beach]);
  expect(waves.map((w) => [w.wave, w.hex, beachOf(w.landing[0]!)])).toEqual(drawn);
  expect(waves.filter((w) => terrain(w.hex) !== 'sea')).toEqual([]);
  expect(new Set(waves.map((w) => w.hex)).size).toBe(waves.length);
});

test('TDSN 9.4.1-a: a Beach Approach hex lies beside each landing hex and leads to it', () => {
  const first = waves.filter((w) => w.wave === 1);
  expect(first.map((w) => w.to).sort()).toEqual([...landings].sort());
  for (const w of first) {
    expect(w.landing).toEqual([w.to]);
    expect([w.hex, distance(w.hex, w.to!)]).toEqual([w.hex, 1]);
  }
});

test('TDSN 9.4.3-a: a 2nd Wave hex leads to an approach hex and by it to one beach hex', () => {
  for (const w of waves.filter((w) => w.wave === 2)) {
    const approach = waves.find((a) => a.wave === 1 && a.hex === w.to)!;
    expect(w.landing).toEqual(approach.landing);
  }
  expect(waves.filter((w) => w.wave === 2).flatMap((w) => w.landing)).toEqual(beachHexes);
});

test('TDSN 8.1.3-c: a 3rd Wave leads to every hex of its beach', () => {
  const third = waves.filter((w) => w.wave === 3);
  expect(third.map((w) => w.landing)).toEqual(setup.beaches.map((b) => b.hexes));
});

test('every wave unit waits in a hex of its wave, before a beach of its army', () => {
  for (const u of units.filter((u) => u.wave !== undefined && isHex(u.at!))) {
    const wave = waves.find((w) => w.hex === u.at)!;
    expect([u.id, u.wave]).toEqual([u.id, wave.wave]);
    const beach = setup.beaches.find((b) => b.name === u.beach) ?? setup.pointeDuHoc;
    expect([u.id, u.group]).toEqual([u.id, beach.group]);
  }
});

test('TDSN 9.4.1-a, TDSN 9.4.1-b: every landing hex is attacked in the 1st Wave, Pointe du Hoc by the 2nd Rangers', () => {
  expect([...new Set(inWave(1).flatMap((u) => u.to!))].sort()).toEqual([...landings].sort());
  expect(ids((u) => u.wave === 1 && u.to![0] === setup.pointeDuHoc.hex)).toEqual(['2Rng']);
  expect([...new Set(inWave(1).map((u) => u.nation))].sort()).toEqual(['british', 'canadian', 'us']);
});

test('8.1.3, Figure 2: one regiment each of the 29th and the 1st land second at Omaha, the 2nd Division third', () => {
  const regiments = (hex: string) =>
    ids((u) => u.wave === 2 && u.to!.includes(hex) && u.size === 'regiment').map((id) => byId(id).division);
  expect([regiments('3203'), regiments('3303')]).toEqual([['29'], ['1']]);
  expect(ids((u) => u.wave === 3 && u.beach === 'Omaha')).toEqual(['9/2', '23/2', '38/2']);
});

test('8.1.3, Figure 2: no German but strongpoints is within two hexes of Omaha and Pointe du Hoc', () => {
  const near = (u: Unit) =>
    landings
      .slice(1, 3)
      .concat('3003')
      .some((hex) => distance(u.at!, hex) <= 2);
  expect(ashore.filter((u) => u.side === 'german' && u.hidden !== 'strongpoint' && near(u))).toEqual([]);
  expect(ids((u) => u.at === '3304' || u.at === '3204')).toEqual([]);
});

test('TDSN 2.1-c, TDSN 8.1.3-i, TDSN 8.1.3-j: the two gliders of the 3rd Wave are in England', () => {
  const gliders = setup.airfields.map(({ box, unit }) => [box, unit]);
  expect(ids((u) => u.airborne === true && u.wave !== undefined)).toEqual(['325/82', '6/6']);
  expect(gliders.map(([, unit]) => byId(unit!).at)).toEqual(gliders.map(([box]) => box));
  expect(setup.airfields.map((a) => byId(a.unit).type)).toEqual(['glider', 'glider']);
  expect(setup.airfields[1]!.landsAt).toBe('4704');
  expect(ids((u) => u.at?.includes('England') === true)).toEqual(['325/82', '6/6']);
});

test('8.1.3: both gliders find room: units of the 82nd are ashore, and 4704 takes the brigade', () => {
  const of82 = ashore.filter((u) => u.division === setup.airfields[0]!.landsWith);
  expect(of82.some((u) => mayStack([...ashore.filter((o) => o.at === u.at), byId('325/82')]))).toBe(true);
  expect(mayStack([...ashore.filter((u) => u.at === '4704'), byId('6/6')])).toBe(true);
});

test('TDSN 3.1-b: units ashore stand on dry land of the map, each side apart', () => {
  expect(ashore.filter((u) => ['sea', 'flooded'].includes(terrain(u.at!)))).toEqual([]);
  for (const hex of new Set(ashore.map((u) => u.at))) {
    expect([hex, new Set(ashore.filter((u) => u.at === hex).map((u) => u.side)).size]).toEqual([hex, 1]);
  }
});

test('TDSN 5.1-a, TDSN 5.1-b: every stack of the set-up is lawful, afloat too in the 1st Wave', () => {
  const start = [...ashore, ...inWave(1)];
  const hexes = [...new Set(start.map((u) => u.at))];
  expect(hexes.filter((hex) => !mayStack(start.filter((u) => u.at === hex)))).toEqual([]);
});

test('TDSN 5.1-c: the three worked stacks of the book are lawful, and one unit more is not', () => {
  const lawful = (names: string) => mayStack(names.split(' ').map(byId));
  expect(lawful('357/90 358/90 505/82 501/101')).toBe(true);
  expect(lawful('357/90 358/90 505/82 501/101 502/101')).toBe(false);
  expect(lawful('7/3C 2CA 8A 27A')).toBe(true);
  expect(lawful('7/3C 2CA 8A 69/50')).toBe(false);
  expect(lawful('KG37/17SS KG38/17SS 1/IIIFlak 6FJ 100Pz Ost2705')).toBe(true);
  expect(lawful('KG37/17SS KG38/17SS 1/IIIFlak 6FJ 914/352')).toBe(false);
  expect(lawful('7/3C 505/82')).toBe(false);
});

test('TDSN 10.1-j: no German starts where it may not stop', () => {
  const barred = setup.letters.filter((l) => !l.germanStop).flatMap((l) => l.hexes);
  expect(ashore.filter((u) => barred.includes(u.at!))).toEqual([]);
});

test('TDSN 3.1-d, TDSN 3.1-f: a strongpoint to each symbol, an Ost battalion to each, the rest to Cherbourg', () => {
  const at = (kind: string) => dealt.filter((u) => u.hidden === kind && isHex(u.at!)).map((u) => u.at!);
  expect(at('strongpoint').sort()).toEqual(layer('fort', 'strongpoint'));
  expect(at('ost')).toEqual(board.marks('ost').map((o) => o.hex));
  for (const hex of landings) expect(at('strongpoint')).toContain(hex);
  const box = (kind: string) => dealt.filter((u) => u.hidden === kind && u.at === 'Cherbourg').length;
  expect([box('strongpoint'), box('ost')]).toEqual([4, 2]);
  expect(board.marks('garrison')[0]).toMatchObject({ strongpoints: 4, ost: 2 });
  expect(setup.omahaMarkers.hexes).toEqual(setup.beaches[1]!.hexes);
});

test('the airborne drop where the map marks their zones', () => {
  const zones = board.marks('drop-zones').map((z) => z.hex);
  expect(ashore.filter((u) => u.airborne && !zones.includes(u.at!))).toEqual([]);
  expect(ids((u) => u.airborne === true && u.wave === undefined)).toHaveLength(9);
});

test('TDSN 2.1-d, TDSN 10.4.3-a, TDSN 10.4.4-a, TDSN 10.4.4-c: the lettered hexes are those of the map', () => {
  for (const { letter: name, hexes } of setup.letters)
    expect(layer('letter', name)).toEqual([...hexes].sort());
  expect(letter('C').hexes).toHaveLength(9);
  expect(letter('W').hexes).toEqual(['2628', '2727', '2828']);
  expect(letter('S').hexes).toHaveLength(5);
  expect(letter('S').hexes).toContain('6028');
  expect(letter('(E)').hexes).toEqual(['5400']);
});

test('TDSN 13.1.1-a, TDSN 10.1-n: all but C supply the Germans, and they may stop in E alone', () => {
  expect(setup.letters.filter((l) => !l.germanSupply).map((l) => l.letter)).toEqual(['C']);
  expect(setup.letters.filter((l) => l.germanStop).map((l) => l.letter)).toEqual(['E', '(E)']);
});

test('E hexes run from north to south', () => {
  const y = letter('E').hexes.map((hex) => board.grid.centre(board.hex(hex)).y);
  expect(y).toEqual([...y].sort((a, b) => a - b));
});

test('TDSN 5.4-b: the boxes are linked to their letters, the two sections of Brittany each to its own', () => {
  expect(setup.boxes.map(({ name, links }) => [name, ...links])).toEqual([
    ['Cherbourg', 'C'],
    ['Brittany-entered', 'W'],
    ['Brittany', 'S'],
    ['East', 'E'],
    ['Airfield-us'],
    ['Airfield-british'],
  ]);
  // The map draws one box for both sections of Brittany.
  expect(board.data.grid.boxes).toHaveLength(setup.boxes.length - 1);
});

test('TDSN 2.4-f, TDSN 15.0-a, TDSN 15.0-b: the boundary runs between columns 35 and 36, one hex over is allowed', () => {
  const { lastUSColumn, firstBritishColumn, over } = setup.boundary;
  expect([lastUSColumn, firstBritishColumn, over]).toEqual([35, 36, 1]);
  for (const beach of setup.beaches) {
    for (const hex of beach.hexes) {
      expect(Number(hex.slice(0, 2)) <= lastUSColumn).toBe(beach.group === 'us');
    }
  }
});

test('TDSN 3.2.1-f, TDSN 10.4.5-c: Avranches is 2726 and Caen three city hexes', () => {
  expect(board.place('Avranches')!.hex).toBe(setup.avranches.hex);
  expect(setup.avranches.hex).toBe('2726');
  const caen = setup.victoryHexes.find(({ name }) => name === 'Caen');
  expect(caen?.hexes.map(terrain)).toEqual(['city', 'city', 'city']);
});

test('the hexes that score are towns of the map and those of the victory table', () => {
  for (const { name, hexes } of setup.victoryHexes) expect(hexes).toContain(board.place(name)!.hex);
  const towns = charts.victory.points.find((p) => p.id === 'towns')!;
  expect(setup.victoryHexes.map((v) => v.name)).toEqual(towns.hold);
  expect(setup.victoryHexes.flatMap((v) => v.hexes)).toEqual('4505 4506 4606 2911 5114 5619 6028'.split(' '));
});

test('every German on the map starts within reach of a supply source by land', () => {
  const sources = setup.letters.filter((l) => l.germanSupply).flatMap((l) => l.hexes);
  const allied = new Set(ashore.filter((u) => u.side === 'allied').map((u) => u.at!));
  const seen = new Set(sources);
  for (const hex of seen) {
    for (const next of around(hex)) {
      if (!allied.has(next) && !['sea', 'flooded'].includes(terrain(next))) seen.add(next);
    }
  }
  expect(ashore.filter((u) => u.side === 'german' && !seen.has(u.at!))).toEqual([]);
});

test('reinforcements can be placed: each letter’s hexes take a whole formation', () => {
  for (const f of formations.filter((f) => f.units[0]!.side === 'german')) {
    const arriving = f.units.filter((u) => u.letter !== undefined);
    for (const u of arriving) expect(letter(u.letter!).hexes.length).toBeGreaterThan(0);
    expect(mayStack(arriving)).toBe(true);
  }
});
