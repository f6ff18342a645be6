import { readFileSync } from 'node:fs';
import { loadMap } from '@bocage/atlas';
import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { describe, expect, test } from 'vitest';
import { darkSummer } from '../../games/dark-summer.ts';
import { Sheet } from '../../src/sheet.ts';

const FILE = new URL('../../../../packages/games/dark-summer/data/map.json', import.meta.url);
const map = loadMap(JSON.parse(readFileSync(FILE, 'utf8')));
const { grid } = map;

const C_HEXES = '1200 1300 1400 1500 1600 1700 1800 1900 2000'.split(' ');
const W_HEXES = '2628 2727 2828'.split(' ');
const BEACHES = '2403 3203 3303 4003 4102 4203 4302 4603'.split(' ');
const CAEN = '4505 4506 4606'.split(' ');

const names = (hexes: readonly HexId[]): string[] => hexes.map((h) => grid.name(h)).sort();
const at = (name: string): HexId => map.hex(map.place(name)!.hex);
const around = (hex: HexId): HexId[] =>
  DIRECTIONS.map((d) => grid.neighbour(hex, d)).filter((h) => h !== NOWHERE);
const letter = (kind: string): string[] => names(map.hexLayer('letter').all(kind));
const terrain = (hex: string): string => map.terrain.kind(map.hex(hex));
const water = (side: string): string => map.sideLayer('water').kind(map.side(side));
const road = (side: string): string => map.wayLayer('road').kind(map.side(side));
const bridged = (side: string): boolean => map.wayLayer('bridge').has(map.side(side));
const touch = (a: string, b: string): boolean => grid.adjacent(map.hex(a), map.hex(b));

const isSea = (hex: HexId): boolean => map.terrain.is(hex, 'sea');
const isOpen = (hex: HexId): boolean => !isSea(hex) && !map.terrain.is(hex, 'flooded');
const passable = (a: HexId, b: HexId): boolean =>
  isOpen(a) && isOpen(b) && !map.sideLayer('sea').has(grid.sideBetween(a, b) as never);

/** All hexes that a step after a step leads to. */
function reach(from: readonly HexId[], step: (a: HexId, b: HexId) => boolean): Set<HexId> {
  const seen = new Set(from);
  for (const hex of seen) for (const next of around(hex)) if (step(hex, next)) seen.add(next);
  return seen;
}

const byRoad =
  (...kinds: string[]) =>
  (a: HexId, b: HexId): boolean =>
    kinds.includes(map.wayLayer('road').kind(grid.sideBetween(a, b) as never));

/** Where a unit's zone of control goes as far as the map alone says (6.1). */
const zoc = (hex: HexId): HexId[] =>
  around(hex).filter(
    (n) =>
      passable(hex, n) &&
      !map.terrain.is(n, 'city') &&
      !map.sideLayer('water').is(grid.sideBetween(hex, n) as never, 'major'),
  );

describe('the grid', () => {
  test('TDSN 2.1-a: odd columns lie half a hex south, row 00 is the north edge', () => {
    expect(touch('4003', '4102') && touch('4203', '4302')).toBe(true);
    expect(touch('4003', '4104')).toBe(false);
    expect(names(around(map.hex('2727')))).toEqual(['2627', '2628', '2726', '2827', '2828']);
    expect(names(around(map.hex('1600')))).toEqual(['1500', '1601', '1700']);
  });

  test('TDSN 2.1-a: the south edge is row 28 in even and row 27 in odd columns', () => {
    for (let column = 10; column <= 60; column++) {
      const last = column % 2 === 0 ? 28 : 27;
      expect(grid.find(`${column}${last}`)).not.toBe(NOWHERE);
      expect(grid.find(`${column}${last + 1}`)).toBe(NOWHERE);
    }
  });

  test('TDSN 2.1-a: every hex has one terrain of the terrain key', () => {
    expect(map.terrain.kinds.slice(1).sort()).toEqual(
      ['bocage', 'city', 'clear', 'flooded', 'forest', 'sea', 'woods'].sort(),
    );
    for (const hex of grid.hexes) expect(map.terrain.has(hex)).toBe(true);
  });

  test('TDSN 2.1-e: rivers are major or minor, roads too', () => {
    expect(map.sideLayer('water').kinds.slice(1).sort()).toEqual(['major', 'minor']);
    expect(map.wayLayer('road').kinds.slice(1).sort()).toEqual(['major', 'minor']);
  });

  test('2.5: a hex is 2¼ miles across', () => {
    expect(map.data.picture.kmPerHex / 1.609).toBeCloseTo(2.25, 1);
  });
});

describe('beaches and the sea off them', () => {
  const waves = map.marks('waves');
  const ofWave = (wave: number) => waves.filter((w) => w.wave === wave);

  test('TDSN 2.4-c: eight beach hexes', () => {
    const beach = map.hexLayer('beach');
    expect(names(beach.all())).toEqual(BEACHES);
    expect(names(beach.all('utah'))).toEqual(['2403']);
    expect(names(beach.all('omaha'))).toEqual(['3203', '3303']);
    expect(names(beach.all('gold'))).toEqual(['4003', '4102']);
    expect(names(beach.all('juno'))).toEqual(['4203', '4302']);
    expect(names(beach.all('sword'))).toEqual(['4603']);
    for (const hex of beach.all()) expect(around(hex).some(isSea)).toBe(true);
  });

  test('2.4: Utah and Omaha are American, the others British', () => {
    const of = (army: string) =>
      map
        .marks('beaches')
        .filter((b) => b.army === army)
        .map((b) => b.name);
    expect(of('US')).toEqual(['Utah', 'Omaha']);
    expect(of('British')).toEqual(['Gold', 'Juno', 'Sword']);
  });

  test('TDSN 12.3-f: beaches are clear terrain', () => {
    expect(BEACHES.map(terrain)).toEqual(BEACHES.map(() => 'clear'));
  });

  test('TDSN 3.2.1-b: four pairs of beaches touch, Utah and Sword touch none', () => {
    const pairs = BEACHES.flatMap((a) => BEACHES.filter((b) => a < b && touch(a, b)).map((b) => `${a}-${b}`));
    expect(pairs).toEqual(['3203-3303', '4003-4102', '4102-4203', '4203-4302']);
  });

  test('TDSN 2.4-e: Pointe du Hoc is a coast hex with an approach of its own and no beach', () => {
    const hex = at('Pointe du Hoc');
    expect(around(hex).some(isSea)).toBe(true);
    expect(map.hexLayer('beach').has(hex)).toBe(false);
    expect(map.marks('beaches').some((b) => b.name === 'Pointe du Hoc')).toBe(false);
    expect(ofWave(1).filter((w) => w.beach === 'Pointe du Hoc')).toHaveLength(1);
    expect(waves.filter((w) => w.beach === 'Pointe du Hoc')).toHaveLength(1);
  });

  test('TDSN 9.4.1-a: each landing hex has one 1st wave hex beside it, at sea', () => {
    const landings = ofWave(1).map((w) => String(w.to));
    expect([...landings].sort()).toEqual([...BEACHES, map.place('Pointe du Hoc')!.hex].sort());
    for (const { hex, to } of ofWave(1)) expect([hex, touch(String(hex), String(to))]).toEqual([hex, true]);
  });

  test('TDSN 9.4.3-a: the chevrons of the 2nd wave lead to the approach hex of every beach hex', () => {
    const approach = new Map(ofWave(1).map((w) => [w.hex, w.to]));
    expect(ofWave(2).map((w) => approach.get(w.to))).toEqual(BEACHES);
    for (const { hex, to } of ofWave(2)) expect([hex, touch(String(hex), String(to))]).toEqual([hex, true]);
  });

  test('TDSN 8.1.3-c: the 3rd wave of a beach leads to all its hexes, past its 2nd wave', () => {
    expect(ofWave(3).map((w) => [w.beach, w.to])).toEqual([
      ['Utah', '2403'],
      ['Omaha', '3203 3303'],
      ['Gold', '4003 4102'],
      ['Juno', '4203 4302'],
      ['Sword', '4603'],
    ]);
    for (const { hex, beach } of ofWave(3)) {
      for (const second of ofWave(2).filter((w) => w.beach === beach)) {
        expect([hex, second.hex, touch(String(hex), String(second.hex))]).toEqual([hex, second.hex, true]);
      }
    }
  });

  test('TDSN 2.1-b: the hexes of the waves are sea, and no two waves share one', () => {
    const hexes = waves.map((w) => String(w.hex));
    expect(hexes.map(terrain)).toEqual(hexes.map(() => 'sea'));
    expect(new Set(hexes).size).toBe(hexes.length);
  });

  test('from every landing hex a unit may go on inland', () => {
    for (const { to } of ofWave(1)) {
      const hex = map.hex(String(to));
      const inland = around(hex).filter((n) => passable(hex, n) && !map.hexLayer('beach').has(n));
      expect([to, inland.length > 0]).toEqual([to, true]);
    }
  });

  test('TDSN 8.1.3-f: 3304 lies inland of 3303 and can be entered from it', () => {
    expect(grid.neighbour(map.hex('3303'), grid.directionTo(map.hex('3302'), map.hex('3303')) as never)).toBe(
      map.hex('3304'),
    );
    expect(passable(map.hex('3303'), map.hex('3304'))).toBe(true);
    expect(map.sideLayer('water').has(map.side('3303/3304'))).toBe(false);
  });
});

describe('set-up', () => {
  test('TDSN 3.1-c: 3207, where the 914th stands, is dry land inland of Omaha', () => {
    expect(isOpen(map.hex('3207'))).toBe(true);
    expect(grid.distance(map.hex('3207'), map.hex('3203'))).toBe(4);
  });

  test('the airborne divisions drop on dry land', () => {
    for (const { hex } of map.marks('drop-zones'))
      expect([hex, isOpen(map.hex(String(hex)))]).toEqual([hex, true]);
  });

  test('TDSN 3.1-d, TDSN 3.1-f: strongpoints at every landing hex, the others within a hex of the shore', () => {
    const forts = map.hexLayer('fort').all('strongpoint');
    for (const hex of [...BEACHES, map.place('Pointe du Hoc')!.hex]) expect(names(forts)).toContain(hex);
    const inland = forts.filter((h) => !around(h).some((n) => isSea(n) || around(n).some(isSea)));
    expect(names(inland)).toEqual([]);
    const ost = map.marks('ost').map((o) => String(o.hex));
    for (const hex of [...names(forts), ...ost]) expect([hex, isOpen(map.hex(hex))]).toEqual([hex, true]);
    expect(new Set(ost).size).toBe(ost.length);
    const [box] = map.marks('garrison');
    expect([box?.hex, forts.length + Number(box?.strongpoints), ost.length + Number(box?.ost)]).toEqual([
      'Cherbourg',
      20,
      10,
    ]);
  });

  test('TDSN 2.1-c: two airfields in England, off the map', () => {
    const fields = map.marks('airfields').map((a) => map.hex(String(a.box)));
    expect(fields.map((f) => grid.isBox(f))).toEqual([true, true]);
    expect(grid.links.some((link) => link.some((end) => fields.includes(end)))).toBe(false);
  });

  test('TDSN 8.1.3-j: the 6th Airlanding Brigade lands in 4704, east of the Orne at Ranville', () => {
    expect(map.marks('airfields').map((a) => a.hex)).toContain('4704');
    expect(grid.name(at('Ranville'))).toBe('4704');
    expect(isOpen(map.hex('4704'))).toBe(true);
    expect(['4604/4704', '4605/4704', '4703/4704'].map(water)).toEqual(['major', 'major', 'major']);
  });
});

describe('lettered hexes and boxes', () => {
  const boxLinks = (box: string): string[] =>
    names(grid.links.filter(([a]) => grid.name(a) === box).map(([, b]) => b));

  test('TDSN 2.1-d: letters stand in land hexes on the edge of the map only', () => {
    for (const hex of map.hexLayer('letter').all()) {
      expect([grid.name(hex), isOpen(hex), around(hex).length < 6]).toEqual([grid.name(hex), true, true]);
    }
    expect(map.hexLayer('letter').kinds.slice(1).sort()).toEqual(['(E)', 'C', 'E', 'S', 'W']);
  });

  test('TDSN 10.4.3-a: the C hexes 1200 to 2000 lead to Cherbourg', () => {
    expect(letter('C')).toEqual(C_HEXES);
    expect(boxLinks('Cherbourg')).toEqual(C_HEXES);
  });

  test('TDSN 10.4.4-a: the W hexes lead to Brittany', () => {
    expect(letter('W')).toEqual(W_HEXES);
    for (const hex of W_HEXES) expect(boxLinks('Brittany')).toContain(hex);
  });

  test('TDSN 10.4.4-c: from Brittany back through five S hexes on the south edge, Alençon among them', () => {
    const south = letter('S');
    expect(south).toHaveLength(5);
    expect(south).toContain('6028');
    for (const hex of south) expect(hex.slice(2)).toBe(Number(hex.slice(0, 2)) % 2 === 0 ? '28' : '27');
    expect(boxLinks('Brittany')).toEqual([...W_HEXES, ...south].sort());
  });

  test('TDSN 8.1.2-f: Alençon is 6028', () => {
    expect(map.place('Alençon')!.hex).toBe('6028');
    expect(map.hexLayer('town').is(map.hex('6028'), 'town')).toBe(true);
  });

  test('TDSN 10.4.5-g: several E hexes on the east edge lead to the Eastern Exit', () => {
    const east = letter('E');
    expect(east.length).toBeGreaterThan(2);
    for (const hex of east) expect(grid.column(map.hex(hex))).toBe(60);
    expect(boxLinks('Eastern Exit')).toEqual(east);
  });

  test('of two E hexes one is always north of the other', () => {
    const heights = letter('E').map((hex) => grid.centre(map.hex(hex)).y);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(heights.length);
  });

  test('TDSN 8.1.2-g, TDSN 10.4.5-h: the (E) hex 5400 is on the north edge and leads nowhere', () => {
    expect(letter('(E)')).toEqual(['5400']);
    expect(grid.links.some((link) => link.includes(map.hex('5400')))).toBe(false);
    expect(grid.row(map.hex('5400'))).toBe(0);
  });

  test('a road leaves every W, S, E and (E) hex for the interior', () => {
    for (const hex of ['W', 'S', 'E', '(E)'].flatMap(letter)) {
      expect([hex, around(map.hex(hex)).some((n) => byRoad('major', 'minor')(map.hex(hex), n))]).toEqual([
        hex,
        true,
      ]);
    }
  });

  test('5.4, 5.5: Brittany and the Eastern Exit have two sections each', () => {
    const boxes = map.marks('sections').map((s) => s.box);
    expect(boxes).toEqual(['Brittany', 'Brittany', 'Eastern Exit', 'Eastern Exit']);
  });
});

describe('named places of the rules', () => {
  test('TDSN 3.2.1-f: Avranches is 2726, next to the W hex 2727', () => {
    expect(map.place('Avranches')!.hex).toBe('2726');
    expect(touch('2726', '2727')).toBe(true);
  });

  test('TDSN 10.4.5-c: Caen is three city hexes that touch, and there is no other city', () => {
    expect(names(map.terrain.all('city'))).toEqual(CAEN);
    expect(CAEN).toContain(map.place('Caen')!.hex);
    expect(CAEN.every((a) => CAEN.every((b) => a === b || touch(a, b)))).toBe(true);
  });

  test('6.1: no zone of control enters Caen, and one goes out of it', () => {
    expect(names(zoc(map.hex('4405')))).not.toContain('4505');
    expect(names(zoc(map.hex('4505')))).toContain('4405');
  });

  test('TDSN 6.1-a, TDSN 6.1-d: beside Isigny, over the Vire, a zone of control covers four hexes (Figure 1)', () => {
    const isigny = map.place('Isigny-sur-Mer')!.hex;
    const of501 = map.hex('2606');
    const six = names(around(of501));
    expect(six).toHaveLength(6);
    expect(water(`2606/${isigny}`)).toBe('major');
    expect(six.filter((h) => terrain(h) === 'flooded')).toHaveLength(1);
    expect(names(zoc(of501))).toEqual(six.filter((h) => h !== isigny && terrain(h) !== 'flooded'));
    expect(zoc(of501)).toHaveLength(4);
  });
});

describe('zones and lines', () => {
  test('TDSN 2.4-f: columns up to 35 are American, from 36 British', () => {
    for (const hex of grid.hexes) {
      expect(map.hexLayer('zone').kind(hex)).toBe(grid.column(hex) <= 35 ? 'us' : 'british');
    }
  });

  test('TDSN 15.0-a, TDSN 15.0-b: the operational boundary is every hexside between columns 35 and 36', () => {
    const sides = map.sideLayer('boundary').all('operational');
    const columns = sides.map((s) =>
      grid
        .sideHexes(s)
        .map((h) => grid.column(h))
        .sort(),
    );
    expect(columns.every(([a, b]) => a === 35 && b === 36)).toBe(true);
    expect(sides).toHaveLength(56);
  });

  test('TDSN 2.4-n: the naval gun line holds all beaches and Caen, not the towns far inland', () => {
    const inside = (hex: string): boolean => map.hexLayer('naval').has(map.hex(hex));
    expect([...BEACHES, ...CAEN].every(inside)).toBe(true);
    for (const near of ['Bayeux', 'Carentan', 'Ranville', 'Pointe du Hoc'])
      expect([near, inside(map.place(near)!.hex)]).toEqual([near, true]);
    for (const far of ['Saint-Lô', 'Villers-Bocage', 'Falaise', 'Coutances', 'Vire', 'Lisieux'])
      expect([far, inside(map.place(far)!.hex)]).toEqual([far, false]);
  });

  test('the drawn gun line parts what is in reach from what is not', () => {
    const naval = map.hexLayer('naval');
    const cut = grid.hexes.flatMap((h) =>
      around(h)
        .filter((n) => naval.has(h) && !naval.has(n) && !isSea(n))
        .map((n) => grid.sideBetween(h, n)),
    );
    expect(map.sideLayer('gun-line').all()).toEqual(cut.sort((a, b) => a - b));
  });
});

describe('ground', () => {
  const all = (list: string, kind: string) => {
    for (const hex of list.split(' ')) expect([hex, terrain(hex)]).toEqual([hex, kind]);
  };

  test('TDSN 2.4-h: floods lie in the marshes of Douve and Dives; they hold no road and no town', () => {
    const flooded = map.terrain.all('flooded');
    expect(names(flooded)).toEqual(['2006', '2105', '2206', '2406', '2505', '5004', '5105', '5106']);
    for (const hex of flooded) {
      expect(map.hexLayer('town').has(hex)).toBe(false);
      expect(around(hex).some((n) => byRoad('major', 'minor')(hex, n))).toBe(false);
    }
  });

  test('TDSN 2.4-h: hexsides all in the sea part land hexes in three havens: Lessay, Regnéville, Avranches', () => {
    const sides = map.sideLayer('sea').all('all-sea');
    expect(sides.map((s) => grid.sideName(s))).toEqual(['1610/1710', '1915/1916', '2526/2527']);
    for (const side of sides) expect(grid.sideHexes(side).some(isSea)).toBe(false);
  });

  test('no road leads through the sea', () => {
    for (const side of map.wayLayer('road').all()) {
      expect([grid.sideName(side), grid.sideHexes(side).some(isSea)]).toEqual([grid.sideName(side), false]);
    }
  });

  test('the forests stand where they stood', () => {
    const wooded = (hex: string) => ['woods', 'forest'].includes(terrain(hex));
    all('3308', 'forest'); // Cerisy
    all('4625 4724 4725', 'forest'); // Andaines
    all('5924 5925 6025', 'forest'); // Écouves
    all('5717 5818', 'forest'); // Gouffern
    all('3221 3320', 'forest'); // Saint-Sever
    expect('3408 4411 4511 4611 4905 3725 3713 1908'.split(' ').every(wooded)).toBe(true); // … Grimbosq, Cinglais, Bavent, Lande-Pourrie, Homme, Mont Castre
  });

  test('the plain from Caen to Falaise is open, the land west and south of it hedged', () => {
    all('4607 4708 4809 4909 4910 5011 5012 5113 4305 4206 4104', 'clear');
    all('2409 2612 2812 3010 3111 3412 3610 3617 3622 3823 4018 2216 2420 4311', 'bocage');
  });
});

describe('rivers and bridges', () => {
  test('TDSN 10.2-d: a bridge is on every hexside where a road crosses a river, and nowhere else', () => {
    const roads = map.wayLayer('road');
    const crossings = map
      .sideLayer('water')
      .all()
      .filter((s) => roads.has(s));
    expect(map.wayLayer('bridge').all()).toEqual(crossings);
  });

  test('the great rivers are major near the sea, crossed at the historical bridges', () => {
    const bridges = {
      'Carentan causeway over the Douve': '2305/2306',
      'Isigny over the Vire': '2606/2705',
      'Saint-Lô over the Vire': '2811/2911',
      'Bénouville and Ranville over the Orne': '4604/4704',
      'Caen over the Orne': '4506/4607',
      'Thury-Harcourt over the Orne': '4313/4413',
      'Troarn over the Dives': '5005/5104',
      'Cabourg over the Dives': '5003/5102',
      'Pontaubault over the Sélune': '2726/2727',
    };
    for (const [name, side] of Object.entries(bridges)) {
      expect([name, water(side), bridged(side)]).toEqual([name, 'major', true]);
    }
    const unbridged = map
      .sideLayer('water')
      .all('major')
      .filter((s) => !map.wayLayer('bridge').has(s));
    expect(unbridged.length).toBeGreaterThan(40);
  });

  test('lesser rivers and the upper courses of the great ones are minor, with their bridges', () => {
    const bridges = {
      'Avranches over the Sée': '2725/2726',
      'Vire over the Vire': '3519/3619',
      'Bayeux over the Aure': '3705/3806',
      'Caen road over the Odon': '4407/4408',
      'Lessay over the Ay': '1809/1810',
      'Trun over the Dives': '5715/5716',
      'Domfront over the Varenne': '4226/4325',
    };
    for (const [name, side] of Object.entries(bridges)) {
      expect([name, water(side), bridged(side)]).toEqual([name, 'minor', true]);
    }
  });

  test('towns stand on their own bank', () => {
    const parts = (a: string, b: string): string => water(`${a}/${b}`);
    expect(parts('2705', '2606')).toBe('major'); // Isigny east of the Vire
    expect(parts('2811', '2911')).toBe('major'); // Saint-Lô east of it
    expect(parts('2726', '2727')).toBe('major'); // Avranches north of the Sélune …
    expect(parts('2725', '2726')).toBe('minor'); // … and south of the Sée
    expect(parts('4703', '4803')).toBe('major'); // Ouistreham west of the Orne
    expect(parts('5003', '5102')).toBe('major'); // Cabourg west of the Dives
  });

  test('every system of rivers reaches the sea or the edge of the map', () => {
    const outlets = new Set<string>();
    for (const hex of grid.hexes) {
      const corners = grid.corners(hex).map(cornerName);
      if (isSea(hex)) for (const corner of corners) outlets.add(corner);
      for (const d of DIRECTIONS) {
        if (grid.neighbour(hex, d) === NOWHERE) for (const i of [d, (d + 1) % 6]) outlets.add(corners[i]!);
      }
    }
    const systems = riverSystems();
    expect(systems.length).toBeGreaterThan(5);
    for (const system of systems) expect([...system].some((corner) => outlets.has(corner))).toBe(true);
  });
});

function cornerName({ x, y }: { readonly x: number; readonly y: number }): string {
  return `${Math.round(x * 1000)},${Math.round(y * 1000)}`;
}

/** The corners that rivers touch, in sets that rivers join. */
function riverSystems(): Set<string>[] {
  const links = new Map<string, string[]>();
  for (const side of map.sideLayer('water').all()) {
    const [a, b] = grid.sideHexes(side);
    const d = grid.directionTo(a, b);
    const corners = grid.corners(a).map(cornerName);
    const [p, q] = [corners[d]!, corners[(d + 1) % 6]!];
    links.set(p, [...(links.get(p) ?? []), q]);
    links.set(q, [...(links.get(q) ?? []), p]);
  }
  const systems: Set<string>[] = [];
  for (const start of links.keys()) {
    if (systems.some((s) => s.has(start))) continue;
    const system = new Set([start]);
    for (const corner of system) for (const next of links.get(corner) ?? []) system.add(next);
    systems.push(system);
  }
  return systems;
}

describe('ways', () => {
  const joined = (towns: readonly string[], ...kinds: string[]): boolean => {
    const [first, ...rest] = towns.map((t) => (/^\d{4}$/.test(t) ? map.hex(t) : at(t)));
    const seen = reach([first!], byRoad(...kinds));
    return rest.every((h) => seen.has(h));
  };

  test('the roads of 1944 join their towns', () => {
    const national = [
      [
        '1800',
        'Valognes',
        'Montebourg',
        'Sainte-Mère-Église',
        'Carentan',
        'Isigny-sur-Mer',
        'Bayeux',
        'Caen',
        'Lisieux',
        '6005',
      ],
      ['Caen', 'Falaise', 'Argentan', '6022'],
      ['Caen', 'Villers-Bocage', 'Villedieu-les-Poêles', 'Avranches', 'Pontaubault', '2628'],
      ['Caen', 'Thury-Harcourt', 'Condé-sur-Noireau', 'Flers', 'Domfront', '4428'],
      ['Saint-Lô', 'Torigni-sur-Vire', 'Vire', 'Sourdeval', 'Mortain'],
      ['Saint-Lô', 'Périers', 'Lessay', 'La Haye-du-Puits', 'Saint-Sauveur-le-Vicomte', 'Bricquebec'],
      ['Pontaubault', 'Ducey', '3228', 'Domfront', 'Alençon'],
      ['Argentan', 'Trun', 'Vimoutiers', 'Livarot', 'Lisieux'],
      ['Cabourg', 'Deauville', "Pont-l'Évêque", '6000'],
    ];
    for (const towns of national) expect([towns[0], joined(towns, 'major')]).toEqual([towns[0], true]);
  });

  test('roads run straight from town to town: each next hex of a few known stretches', () => {
    const stretch = (list: string, kind: string) => {
      const hexes = list.split(' ');
      for (let i = 1; i < hexes.length; i++) {
        const side = `${hexes[i - 1]}/${hexes[i]}`;
        expect([side, road(side)]).toEqual([side, kind]);
      }
    };
    stretch('2407 2506 2606 2705', 'major'); // Carentan to Isigny
    stretch('2726 2727 2628', 'major'); // Avranches to Pontorson
    stretch('4607 4507 4508 4509 4510', 'major'); // Caen to Laize-la-Ville
    stretch('4703 4604 4704', 'minor'); // Ouistreham, Bénouville, Ranville
    stretch('2403 2404', 'minor'); // the causeway behind Utah
  });

  test('all roads are one network', () => {
    const roads = grid.hexes.filter((h) => around(h).some((n) => byRoad('major', 'minor')(h, n)));
    expect(reach([at('Caen')], byRoad('major', 'minor')).size).toBe(roads.length);
  });

  test('from every C hex a line leads over land to every German source', () => {
    const dry = reach([map.hex('1600')], passable);
    for (const hex of [...C_HEXES, ...['W', 'S', 'E', '(E)'].flatMap(letter)]) {
      expect([hex, dry.has(map.hex(hex))]).toEqual([hex, true]);
    }
  });

  test('C and W hexes are joined to the American beaches over land', () => {
    const fromBeaches = reach([map.hex('2403'), map.hex('3203')], passable);
    for (const hex of [...C_HEXES, ...W_HEXES]) expect(fromBeaches.has(map.hex(hex))).toBe(true);
    expect(reach([map.hex('2403')], passable).has(map.hex('3203'))).toBe(true);
  });

  test('the airborne divisions can walk to a beach of theirs', () => {
    const us = reach([map.hex('2403')], passable);
    const british = reach([map.hex('4603')], passable);
    for (const { hex } of map.marks('drop-zones')) {
      const side = grid.column(map.hex(String(hex))) <= 35 ? us : british;
      expect(side.has(map.hex(String(hex)))).toBe(true);
    }
  });
});

describe('places', () => {
  const sheet = new Sheet(grid, darkSummer.fit);
  const placed = map.places.filter((p) => p.at);

  test('95 of 100 named places lie within one hex of where they are, none beyond two', () => {
    const off = placed.map((p) => sheet.offCentre([p.at![1], p.at![0]], map.hex(p.hex)));
    expect(off.filter((d) => d <= 1).length / off.length).toBeGreaterThanOrEqual(0.95);
    expect(Math.max(...off)).toBeLessThanOrEqual(2);
  });

  test('no name stands twice, and every settlement stands on dry land', () => {
    expect(new Set(map.places.map((p) => p.name)).size).toBe(map.places.length);
    for (const { name, kind, hex } of map.places) {
      if (kind !== 'water') expect([name, isOpen(map.hex(hex))]).toEqual([name, true]);
    }
  });

  test('towns are in the hexes that the geography gives them', () => {
    const hexes = {
      Carentan: '2407',
      'Isigny-sur-Mer': '2705',
      Bayeux: '3705',
      'Saint-Lô': '2911',
      "Caumont-l'Éventé": '3611',
      Falaise: '5114',
      Vire: '3619',
      Flers: '4421',
      Argentan: '5619',
      Granville: '2022',
      Mortain: '3625',
      Domfront: '4325',
      Pontaubault: '2727',
      Chambois: '5916',
      Vimoutiers: '6012',
      Lisieux: '5905',
      Valognes: '1801',
      Deauville: '5400',
    };
    for (const [name, hex] of Object.entries(hexes))
      expect([name, map.place(name)?.hex]).toEqual([name, hex]);
  });
});
