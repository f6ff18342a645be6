import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { describe, expect, test } from 'vitest';
import { arrivalsOf, freedomsOf, heldIn, lossesOf, placingsOf, takingPart } from '../src/scenarios.ts';
import { BRITISH, GERMAN, US } from '../src/terms.ts';
import { ASSAULT_DIVISION, DIVISION_OF, EVERY_UNIT, HEADQUARTERS_OF, isBattery, isCombatUnit, isFestung, isGarrison, isIndependent, isRepatriable, UNIT, UNITS_OF, UNITS_OF_DIVISION } from '../src/units.ts'; // biome-ignore format: a list
import { allied, campaign, cobra, counters, formation, id, isHexName, isLand, map, overstacked, turnOf } from './setups.ts'; // biome-ignore format: a list

const { grid } = map;
const around = (h: HexId): HexId[] =>
  DIRECTIONS.map((d) => grid.neighbour(h, d)).filter((n) => n !== NOWHERE);

/** 11.2 as it is printed: hex, units, `*` for a step lost; a division stands for all its counters. */
const GERMANS: Record<string, string> = {
  '0905': 'GE-86 346',
  '0805': '711',
  '1006': 'sPz-503 16-Lw',
  '1007': '21-Pz',
  '1107': 'GE-I-SS 12-SS',
  '1008': '1-SS',
  '1108': 'sPz-101 272',
  '1210': 'GE-II-SS sPz-102 9-SS',
  '1110': '10-SS-21 10-SS-II-10 277',
  '1109': '10-SS-22 271',
  '1111': '276',
  '1310': 'GE-47',
  '1212': '2-Pz-304* 2-Pz-II-3*',
  '1213': '2-Pz-2 2-Pz-I-3*',
  '1314': 'GE-II-Fj',
  '1214': '3-Fj-9',
  '1215': '3-Fj-8 3-Fj-5',
  '1216': '266 352-915',
  '1119': 'GE-84 353*',
  '1217': 'unit:275 Lehr-I-130*',
  '1218': 'Lehr-II-130* Lehr-901 Lehr-902*',
  '1118': '17-SS-15Fj Lehr-14Fj',
  '1019': '17-SS-37* 17-SS-38* 2-SS-3 2-SS-I-2',
  '1020': '2-SS-4 2-SS-II-2 77-13Fj unit:77',
  '1021': '91-1057 91-6Fj* 243-920',
};
const AMERICANS: Record<string, string> = {
  '0420': 'US-4 70-Tk',
  '0820': 'US-VIII US-4-Arm',
  '1022': 'US-79',
  '0921': 'US-8',
  '0920': 'US-90',
  '0918': 'US-83',
  '1017': 'US-VII',
  '1016': 'US-1 745-Tk',
  '0917': '3-Arm-CCA 3-Arm-CCB',
  '0818': '3-Arm-CCR',
  '0814': '2-Arm-CCA 2-Arm-CCB',
  '0714': '2-Arm-CCR',
  '1018': 'US-9 746-Tk',
  '1117': 'US-30 743-Tk',
  '1015': 'US-XIX',
  '1116': 'US-35',
  '1115': 'US-29',
  '1014': 'US-V',
  '1114': 'US-2 741-Tk',
  '1113': 'US-5 899-TD',
};
const BRITONS: Record<string, string> = {
  '1013': 'BR-XXX 33-Arm-Bde',
  '0913': '8-Arm-Bde',
  '1112': '50-69 BR-49 56-Inf-Bde',
  '1012': '50-231 50-151 BR-59',
  '0910': 'BR-XII 4-Arm-Bde',
  '0811': 'BR-53',
  '1011': 'BR-15',
  '0911': '31-Arm-Bde',
  '1010': 'BR-43',
  '0909': '34-Arm-Bde CA-II 6-2-Can 27-2-Can',
  '1009': '10-2-Can CA-2',
  '0908': 'CA-3',
  '0907': 'BR-51 H-27',
  '0906': 'BR-I BR-3 S-27 1-SS-Bde',
  '0806': 'BR-6-Airb 4-SS-Bde E-27',
  '0807': 'BR-VIII BR-7-Arm',
  '0808': 'GD-32 BR-11-Arm',
  '0708': 'GD-15',
};
describe('Cobra', () => {
  const placings = placingsOf(cobra);
  const printed = placings.filter(({ unit, at }) => isHexName(at) && !isGarrison(unit) && !isBattery(unit));

  test.each([
    ...Object.entries(GERMANS).map(([at, units]) => ['11.2-b', at, units] as const),
    ...Object.entries(AMERICANS).map(([at, units]) => ['11.2-d', at, units] as const),
    ...Object.entries(BRITONS).map(([at, units]) => ['11.2-e', at, units] as const),
  ])('N44 %s: in %s stand %s', (_case, at, units) => {
    const found = placings
      .filter((one) => one.at === at)
      .map(({ unit, lost }) => `${id(unit)}${'*'.repeat(lost)}`);
    expect(found.sort()).toEqual(units.split(' ').flatMap(counters).sort());
  });

  test('N44 11.2-b, N44 11.2-d, N44 11.2-e: and nobody else', () => {
    const hexes = [GERMANS, AMERICANS, BRITONS].flatMap((list) => Object.keys(list));
    expect(printed.filter(({ at }) => !hexes.includes(at))).toEqual([]);
    const rest = placings.filter((one) => !printed.includes(one));
    expect(rest.map(({ unit, at }) => `${id(unit)} ${at}`)).toEqual([
      'Le-Havre 0303',
      'Bty-Houlgate 0705',
      'Festung-Saint-Nazaire Fortress-Saint-Nazaire',
      'Festung-Lorient Fortress-Lorient',
      'Festung-Brest Fortress-Brest',
    ]);
    expect(placings.filter(({ disorganized }) => disorganized > 0)).toEqual([]);
  });

  test('N44 11.2-b: the 21st Panzer and the 12th SS have each lost a step, as their owner likes', () => {
    const owed = lossesOf(cobra).map(({ units, steps }) => [units.map(id), steps]);
    expect(owed).toEqual([
      [formation('21-Pz'), 1],
      [formation('12-SS'), 1],
    ]);
  });

  test('N44 11.2-c, N44 11.2-f: who is placed freely', () => {
    expect(freedomsOf(cobra).map(({ units, side, columns }) => [units.map(id), side, [...columns]])).toEqual([
      [['sPz-654', 'Flak-1', 'Flak-2', 'Flak-3'], GERMAN, [1, 12]],
      [UNITS_OF_DIVISION[ASSAULT_DIVISION]!.map(id), BRITISH, [1, 25]],
    ]);
  });

  test('N44 11.2-g: two markers for the Allies', () => {
    expect(cobra.offensives).toMatchObject([{ sides: ['us', 'british'], markers: 2 }]);
  });

  test('N44 2.1-a: every stack is within the limits', () => {
    expect(overstacked(placings)).toEqual([]);
  });

  test('N44 11.2-h: who comes is due from turn 7, and who is there was due before', () => {
    const due = new Map(arrivalsOf(campaign).map(({ unit, turn }) => [unit, turn]));
    expect(placings.filter(({ unit }) => (due.get(unit) ?? 0) >= 7)).toEqual([]);
    const late = [...due].filter(([, turn]) => turn >= 7).map(([unit]) => unit);
    expect(
      arrivalsOf(cobra)
        .map(({ unit }) => unit)
        .sort(),
    ).toEqual(late.sort());
  });

  test('who has come or gone before: airborne at home, the coast and some regiments lost', () => {
    const part = takingPart(cobra);
    const absent = EVERY_UNIT.filter((unit) => !part.has(unit));
    const gone = absent.filter((unit) => allied(unit)).map(id);
    expect(gone.sort()).toEqual([...formation('US-82'), ...formation('US-101'), '2-Rgr', '5-Rgr'].sort());
    expect(absent.filter((unit) => allied(unit) && !isRepatriable(unit))).toEqual([]);
    const lost = absent.filter((unit) => !allied(unit) && !isGarrison(unit) && !isBattery(unit));
    expect(lost.map(id).sort()).toEqual(
      '243-921 243-922 265 30-Mob 352-914 352-916 709-729 709-739 709-919 716-726 716-736 91-1058 KG-275'
        .split(' ')
        .sort(),
    );
  });

  test('N44 5.1-e: everybody who is listed under a corps is within four hexes of it', () => {
    const at = new Map(placings.map(({ unit, at: hex }) => [id(unit), hex]));
    for (const { corps, at: hex, units } of cobra.positions)
      if (corps !== undefined)
        expect([units, grid.distance(map.hex(hex), map.hex(at.get(corps)!)) <= 4]).toEqual([units, true]);
    const listed = new Set(cobra.positions.flatMap(({ corps }) => corps ?? []));
    const present = HEADQUARTERS_OF.flat().filter((unit) => at.has(id(unit)));
    expect([...listed].sort()).toEqual(present.map(id).sort());
  });

  test('N44 5.1-a: no Allied corps has more than five divisions and three independent units', () => {
    for (const name of HEADQUARTERS_OF.slice(0, 2).flat().map(id)) {
      const units = cobra.positions
        .filter(({ corps }) => corps === name)
        .flatMap((one) => one.units.map((unit) => UNIT.of(unit)))
        .filter(isCombatUnit);
      const divisions = new Set(units.map((unit) => DIVISION_OF[unit]).filter((one) => one !== -1));
      expect([name, divisions.size <= 5, units.filter(isIndependent).length <= 3]).toEqual([
        name,
        true,
        true,
      ]);
    }
  });

  test('the hexes that the Allies hold are land, none twice, and hang together', () => {
    const held = heldIn(cobra);
    const names = cobra.held.flatMap(({ hexes }) => hexes.split(' '));
    expect([held.size, names.filter((name) => !isLand(name))]).toEqual([names.length, []]);
    const hexes = new Set(names.map((name) => map.hex(name)));
    const reached = new Set<HexId>([map.hex('0223')]);
    for (const h of reached) for (const n of around(h)) if (hexes.has(n)) reached.add(n);
    const cut = [...hexes].filter((h) => !reached.has(h)).map((h) => grid.name(h));
    expect(cut).toEqual([]);
  });

  test.each([
    ['0223', US],
    ['0617', US],
    ['0714', US],
    ['1116', US],
    ['0712', BRITISH],
    ['0812', BRITISH],
    ['0908', BRITISH],
    ['0303', GERMAN],
    ['0805', GERMAN],
    ['1320', GERMAN],
    ['1211', GERMAN],
    ['2402', GERMAN],
  ])('at the start %s is held by side %i', (hex, side) => {
    expect(heldIn(cobra).get(hex) ?? GERMAN).toBe(side);
  });

  test('N44 7.1.1-c, N44 7.1.2-b, N44 7.1.3-a: the depots of July', () => {
    const depots = cobra.depots.filter(({ side }) => side !== 'german');
    expect(depots.map(({ id: name, at, side, state, turn }) => [name, at, side, state, turn ?? 0])).toEqual([
      ['Utah', '0617', 'us', 'open', 0],
      ['Omaha', '0714', 'us', 'open', 0],
      ['Gold', '0710', 'british', 'open', 0],
      ['Juno', '0709', 'british', 'open', 0],
      ['Sword', '0807', 'british', 'open', 0],
      ['Mulberry-A', '0714', 'us', 'destroyed', 0],
      ['Mulberry-B', '0711', 'british', 'full', 0],
      ['Barfleur', '0118', 'us', 'open', 0],
      ['Saint-Vaast-la-Hougue', '0319', 'us', 'open', 0],
      ['Grandcamp', '0716', 'us', 'open', 0],
      ['Port-en-Bessin', '0712', 'british', 'open', 0],
      ['Cherbourg', '0223', 'us', 'scheduled', turnOf('6-26') + 1 + 3],
    ]);
    for (const { name, hex } of map.marks('ports'))
      if (heldIn(cobra).has(String(hex)))
        expect([name, depots.some(({ id: depot, at }) => depot === name && at === hex)]).toEqual([
          name,
          true,
        ]);
  });

  test('N44 4.1.2-e: there is nobody Allied in the boxes, and Germans are in none but the Festungen', () => {
    expect(placings.filter(({ unit, at }) => !isHexName(at) && !isFestung(unit))).toEqual([]);
    expect(UNITS_OF[GERMAN]?.filter((unit) => isFestung(unit))).toHaveLength(3);
  });
});
