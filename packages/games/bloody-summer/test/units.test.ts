import { describe, expect, test } from 'vitest';
import { COUNTERS, type Face, UNITS, type UnitData } from '../src/data/units.ts';
import { BRITISH, GERMAN, REPLACEMENT, SIDE, US } from '../src/terms.ts';
import { AIRLANDING, ALLOWANCE, ASSAULT_DIVISION, attackOf, BATTERIES, BONUS_OF, DIVISION, DIVISION_OF, dataOf, defenceOf, EVERY_UNIT, FFI_PARIS, FIFTH_RANGERS, FRENCH_DIVISION, GARRISONS, HEADQUARTERS, HEADQUARTERS_OF, hasZone, isAirborne, isArmour, isBattery, isCombatUnit, isCommando, isCyclist, isElite, isFestung, isGarrison, isHeadquarters, isIndependent, isInfantry, isMotorized, isPanzergrenadier, isParachute, isPartisans, isRanger, isRepatriable, isSpecial, MOST_STEPS, REPLACEMENT_OF, SIDE_OF, STACKING_OF, STEPS_OF, TYPE, TYPE_OF, UNIT, UNITS_OF, UNITS_OF_DIVISION, type UnitId } from '../src/units.ts'; // biome-ignore format: a list

const faces = (list: readonly Face[]): string =>
  list.map(({ attack, defence }) => `${attack}-${defence}`).join(' ');
const idsOf = (units: readonly UnitId[]): string[] => units.map((unit) => dataOf(unit).id);
const ids = (test: (unit: UnitId) => boolean): string[] => idsOf(EVERY_UNIT.filter(test));
const list = (names: string): string[] => names.split(' ').sort();
const of = (id: string): UnitData => dataOf(UNIT.of(id));
/** How many counters there are of each sort. */
function tally(sort: (unit: UnitData) => string | null): Record<string, number> {
  const found: Record<string, number> = {};
  for (const one of UNITS) {
    const name = sort(one);
    if (name !== null) found[name] = (found[name] ?? 0) + 1;
  }
  return found;
}

test('every counter has a name of its own that the text formats can carry, and says where it comes from', () => {
  const { kinds, divisions } = COUNTERS;
  for (const rows of [kinds, divisions, UNITS]) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.filter(({ id }) => !/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(id))).toEqual([]);
    const parts = rows.flatMap(({ source }) => source.split('; '));
    expect(parts.filter((one) => !/^(rule \d|history: |design: )/.test(one))).toEqual([]);
  }
  expect(new Set(UNITS.map(({ name }) => name)).size).toBe(UNITS.length);
});

test('every kind and division is somebody’s, and nobody is of another', () => {
  const used = (value: (one: UnitData) => string | null): string[] =>
    [...new Set(UNITS.flatMap((one) => value(one) ?? []))].sort();
  expect(used(({ kind }) => kind)).toEqual(COUNTERS.kinds.map(({ id }) => id).sort());
  expect(used(({ division }) => division)).toEqual(COUNTERS.divisions.map(({ id }) => id).sort());
  for (const { id, nation } of COUNTERS.divisions)
    expect([
      id,
      ...new Set(UNITS.filter(({ division }) => division === id).map((one) => one.nation)),
    ]).toEqual([id, nation]);
});

test('a counter has figures of its own only where they differ from those of its kind', () => {
  for (const { id, kind, elite, faces: own } of COUNTERS.units) {
    const shared = COUNTERS.kinds.find((one) => one.id === kind)!;
    if (elite !== undefined) expect([id, elite]).not.toEqual([id, shared.elite]);
    if (own !== undefined) expect([id, own]).not.toEqual([id, shared.faces]);
  }
  expect([of('1-16').elite, of('2-Arm-CCA').elite, of('4-8').elite]).toEqual([true, true, false]);
  expect([faces(of('346').faces), faces(of('84').faces), faces(of('77').faces)]).toEqual([
    '3-5 2-3',
    '4-5 2-3',
    '4-6 2-3',
  ]);
});

test('N44 8-a: whose orders each nation follows', () => {
  expect(tally(({ side, nation }) => `${side} ${nation}`)).toEqual({
    'us american': 83,
    'us french': 6,
    'british british': 52,
    'british canadian': 12,
    'british polish': 2,
    'british belgian': 1,
    'british dutch': 1,
    'german german': 126,
  });
  expect([US, BRITISH, GERMAN].map((side) => UNITS_OF[side]?.length)).toEqual([89, 68, 126]);
  expect(EVERY_UNIT.filter((unit) => SIDE.text(SIDE_OF[unit]!) !== dataOf(unit).side)).toEqual([]);
});

test('the counters of each division', () => {
  const { null: none, ...counts } = tally(({ division }) => String(division));
  expect(none).toBe(74);
  const of3 =
    'US-1 US-2 US-4 US-5 US-8 US-9 US-28 US-29 US-30 US-35 US-79 US-80 US-83 US-90 US-2-Arm US-3-Arm US-4-Arm ' +
    'US-5-Arm US-6-Arm US-7-Arm FR-2-DB BR-3 BR-15 BR-43 BR-49 BR-50 BR-51 BR-53 BR-59 CA-2 CA-3 BR-6-Airb ' +
    'BR-27-Arm CA-2-Arm BR-79-Arm 352 709 243 91 17-SS 3-Fj 10-SS';
  const of4 = 'US-82 US-101 21-Pz 12-SS 2-Pz 2-SS 1-SS 9-SS 116-Pz 9-Pz';
  const of2 = 'BR-7-Arm BR-11-Arm BR-GD CA-4-Arm PL-1-Arm 716 77 275';
  const of1 =
    '711 346 353 271 272 276 277 326 363 84 85 89 708 331 344 48 265 266 16-Lw 17-Lw 18-Lw 6-Fj'.split(' ');
  expect(counts).toEqual({
    ...Object.fromEntries(of1.map((id) => [id, 1])),
    ...Object.fromEntries(of2.split(' ').map((id) => [id, 2])),
    ...Object.fromEntries(of3.split(' ').map((id) => [id, 3])),
    ...Object.fromEntries(of4.split(' ').map((id) => [id, 4])),
    Lehr: 5,
  });
  for (const [i, units] of UNITS_OF_DIVISION.entries())
    expect(units.filter((unit) => DIVISION_OF[unit] !== i)).toEqual([]);
  expect(DIVISION_OF[UNIT.of('70-Tk')]).toBe(-1);
});

describe('what the book says of counters', () => {
  test.each([
    ['6.3-a', '50-69', '4-4 2-2'],
    ['6.3-a', '352-916', '2-3 1-2'],
    ['4.1.2-l', 'Partisans-Languedoc', '0-2'],
    ['4.1.2-l', 'Partisans-South-East', '0-2'],
    ['4.1.2-o', 'FFI-Paris', '5-5 3-3'],
    ['0.1.2-f', 'KG-275', '2-2'],
    ['0.1.2-f', '353', '6-9 4-6 2-3'],
    ['0.1.2-g', 'WN-Madeleine', '0-2'],
  ])('N44 %s: %s has the faces %s', (_case, id, figures) => {
    expect(faces(of(id).faces)).toBe(figures);
  });

  test('N44 6.3-a: two brigades against a regiment are eight to three', () => {
    const [a, b, d] = [UNIT.of('50-69'), UNIT.of('50-231'), UNIT.of('352-916')];
    expect([attackOf(a, 2) + attackOf(b, 2), defenceOf(d, 2)]).toEqual([8, 3]);
    expect(
      UNITS.filter(({ kind, faces: [full] }) => kind === 'britishInfantry' && full?.attack !== 4),
    ).toEqual([]);
  });

  test('N44 0.1.2-f: one to three steps, and what is left of each', () => {
    const steps = EVERY_UNIT.filter(isCombatUnit).map((unit) => STEPS_OF[unit]!);
    expect([Math.min(...steps), Math.max(...steps), MOST_STEPS]).toEqual([1, 3, 3]);
    const unit = UNIT.of('276');
    expect([0, 1, 2, 3].map((left) => [attackOf(unit, left), defenceOf(unit, left)])).toEqual([
      [0, 0],
      [2, 3],
      [4, 6],
      [6, 9],
    ]);
    expect([attackOf(UNIT.of('KG-275'), 2), defenceOf(UNIT.of('KG-275'), 1)]).toEqual([0, 2]);
  });

  test('N44 6.10-a: every step lost makes a unit weaker; half of two, rounded up, is left', () => {
    for (const { id, faces: own } of UNITS) {
      const sums = own.map(({ attack, defence }) => attack + defence);
      expect([id, sums]).toEqual([id, sums.toSorted((a, b) => b - a)]);
      expect([id, new Set(sums).size]).toEqual([id, sums.length]);
      const [full, reduced] = own;
      if (own.length === 2)
        expect([id, reduced]).toEqual([
          id,
          { attack: Math.ceil(full!.attack / 2), defence: Math.ceil(full!.defence / 2) },
        ]);
    }
  });

  test('N44 0.1.2-g, N44 0.1.2-h: garrisons have a step, no movement, no attack and no zone', () => {
    const fixed = EVERY_UNIT.filter((unit) => isGarrison(unit) || isBattery(unit));
    for (const unit of fixed)
      expect([dataOf(unit).id, STEPS_OF[unit], ALLOWANCE[unit], attackOf(unit, 1), hasZone(unit)]).toEqual([
        dataOf(unit).id,
        1,
        0,
        0,
        false,
      ]);
    expect(fixed).toHaveLength(12 + 3 + 8);
    expect(ids((unit) => ALLOWANCE[unit] === 0 && !isGarrison(unit) && !isBattery(unit)).sort()).toEqual(
      list('FFI-Paris Partisans-Languedoc Partisans-South-East'),
    );
    expect([GARRISONS.length, BATTERIES.length]).toEqual([12, 8]);
    expect(ids(isFestung)).toEqual(['Festung-Saint-Nazaire', 'Festung-Lorient', 'Festung-Brest']);
    expect(ids(isPartisans)).toEqual(['Partisans-Languedoc', 'Partisans-South-East']);
  });

  test('N44 2.1-a: battalions and headquarters have a stacking value of 0', () => {
    const none = UNITS.filter(({ stackingValue }) => stackingValue === 0);
    const battalions = none.filter(({ size }) => size === 'battalion').map(({ id }) => id);
    expect(battalions.sort()).toEqual(
      list(
        '70-Tk 741-Tk 743-Tk 745-Tk 746-Tk 899-TD 2-Rgr 5-Rgr sPz-101 sPz-102 sPz-503 sPz-654 Flak-1 Flak-2 Flak-3',
      ),
    );
    expect(HEADQUARTERS.filter((unit) => STACKING_OF[unit] !== 0)).toEqual([]);
    expect(none.filter(({ size }) => size === 'brigade').map(({ id }) => id)).toEqual(
      idsOf(UNITS_OF_DIVISION[ASSAULT_DIVISION]!),
    );
    expect(UNITS.filter(({ stackingValue, faces: own }) => stackingValue > own.length)).toEqual([]);
  });

  test('N44 3-a: whoever has a stacking value has a zone of control, except garrisons', () => {
    expect(ids((unit) => hasZone(unit) !== (STACKING_OF[unit]! > 0 && !isGarrison(unit)))).toEqual([]);
    expect([hasZone(UNIT.of('4-8')), hasZone(UNIT.of('70-Tk'))]).toEqual([true, false]);
  });

  test('N44 0.1.1-a, N44 0.1.1-c: headquarters have a bonus and an allowance, and nothing else', () => {
    expect(HEADQUARTERS_OF.map((units) => idsOf(units).sort())).toEqual([
      list('US-V US-VII US-VIII US-XII US-XIX US-XV US-XX'),
      list('BR-I BR-VIII BR-XII BR-XXX CA-II'),
      list('GE-47 GE-58 GE-74 GE-81 GE-84 GE-86 GE-I-SS GE-II-Fj GE-II-SS'),
    ]);
    for (const unit of HEADQUARTERS)
      expect([STEPS_OF[unit], ALLOWANCE[unit], isCombatUnit(unit), isHeadquarters(unit)]).toEqual([
        0,
        10,
        false,
        true,
      ]);
    expect(ids((unit) => BONUS_OF[unit]! > 0 !== isHeadquarters(unit))).toEqual([]);
    const one = ids((unit) => BONUS_OF[unit] === 1);
    expect(one.sort()).toEqual(list('GE-74 GE-81 GE-84 GE-86 GE-II-Fj'));
  });

  test('N44 0.1.2-c, N44 0.1.2-d: more than 6 is motorized, and whoever moves has at least 6', () => {
    const moving = EVERY_UNIT.filter((unit) => ALLOWANCE[unit]! > 0);
    expect(moving.filter((unit) => ALLOWANCE[unit]! < 6)).toEqual([]);
    expect(ids((unit) => isMotorized(unit) !== ALLOWANCE[unit]! > 6)).toEqual([]);
    expect(ids(isCyclist)).toEqual(['243-921', '243-922', '30-Mob']);
    expect(ids((unit) => isCyclist(unit) && isMotorized(unit))).toEqual([]);
    expect(ids((unit) => (isArmour(unit) || isPanzergrenadier(unit)) && !isMotorized(unit))).toEqual([]);
  });

  test('N44 2.2-e: Allied paratroops count as on foot until they are supplied, so they are motorized', () => {
    expect(ids((unit) => isAirborne(unit) && SIDE_OF[unit] !== GERMAN && !isMotorized(unit))).toEqual([]);
  });

  test('N44 0.1.2-e: who is armour', () => {
    expect(tally(({ type, side }) => (type === 'armour' ? side : null))).toEqual({
      us: 6 * 3 + 3 + 5,
      british: 5 + 6 + 3 + 3 + 3,
      german: 8 * 2 + 2 + 1 + 4,
    });
    expect(ids((unit) => isArmour(unit) !== (TYPE.text(TYPE_OF[unit]!) === 'armour'))).toEqual([]);
  });

  test('N44 0.1.2-b, N44 5.1-a: who is independent', () => {
    expect(ids(isIndependent).sort()).toEqual(
      list(
        '70-Tk 741-Tk 743-Tk 745-Tk 746-Tk 899-TD 2-Rgr 5-Rgr 4-Arm-Bde 8-Arm-Bde 31-Arm-Bde 33-Arm-Bde 34-Arm-Bde ' +
          '6-Gds-Bde 56-Inf-Bde 1-SS-Bde 4-SS-Bde Bel-Bde Dut-Bde 30-Mob sPz-101 sPz-102 sPz-503 sPz-654 Flak-1 ' +
          'Flak-2 Flak-3',
      ),
    );
  });

  test('N44 4.4-a: rangers, commandos and elite paratroops do special operations', () => {
    expect(ids(isSpecial).sort()).toEqual(
      list(
        '2-Rgr 5-Rgr 1-SS-Bde 4-SS-Bde 82-505 82-507 82-508 101-501 101-502 101-506 6-Airb-3 6-Airb-5 3-Fj-5 3-Fj-8 ' +
          '3-Fj-9 91-6Fj',
      ),
    );
    expect([ids(isRanger), ids(isCommando)]).toEqual([
      ['2-Rgr', '5-Rgr'],
      ['1-SS-Bde', '4-SS-Bde'],
    ]);
    expect(ids((unit) => isParachute(unit) && !isElite(unit)).sort()).toEqual(
      list('17-SS-15Fj 77-13Fj KG-6-Fj Lehr-14Fj'),
    );
  });

  test('N44 1.1.1.3-m: the Allies take back two American divisions, a British one, rangers and commandos', () => {
    expect(ids(isRepatriable)).toHaveLength(4 + 4 + 3 + 2 + 2);
    expect(ids((unit) => isRepatriable(unit) && SIDE_OF[unit] === GERMAN)).toEqual([]);
  });

  test('N44 11.3-e: who is elite', () => {
    expect(tally(({ elite, division, type }) => (elite ? (division ?? type) : null))).toEqual({
      'US-1': 3,
      'US-82': 4,
      'US-101': 4,
      'US-2-Arm': 3,
      ranger: 2,
      'BR-6-Airb': 3,
      commando: 2,
      '91': 1,
      '3-Fj': 3,
      Lehr: 4,
      '1-SS': 4,
      '2-SS': 4,
      '9-SS': 4,
      '10-SS': 3,
      '12-SS': 4,
      '17-SS': 2,
      armour: 3,
    });
  });

  test('N44 6.10-d: a German who can be rebuilt has his kind of replacement, an Ally none', () => {
    const kind = (id: string): string => REPLACEMENT.text(REPLACEMENT_OF[UNIT.of(id)]!);
    expect(['352-916', '77', '16-Lw', '91-6Fj', 'Flak-1'].map(kind)).toEqual([
      'infantry',
      'infantry',
      'luftwaffe',
      'luftwaffe',
      'luftwaffe',
    ]);
    expect(['1-SS-1', '1-SS-I-1', 'sPz-101'].map(kind)).toEqual(['panzergrenadier', 'panzer', 'panzer']);
    const rebuilt = (unit: UnitId): boolean =>
      SIDE_OF[unit] === GERMAN && isCombatUnit(unit) && !isGarrison(unit) && !isBattery(unit);
    expect(ids((unit) => REPLACEMENT_OF[unit]! >= 0 !== rebuilt(unit))).toEqual([]);
    expect(ids((unit) => isArmour(unit) && rebuilt(unit) && kind(dataOf(unit).id) !== 'panzer')).toEqual([]);
  });

  test('N44 7.5-a: infantry is whoever fights on foot', () => {
    expect(ids((unit) => isInfantry(unit) && (isArmour(unit) || isGarrison(unit)))).toEqual([]);
    expect(['4-8', '82-505', '2-Rgr', '1-SS-Bde', '50-69', '2-Pz-2'].filter((id) => !isInfantry(UNIT.of(id)))).toEqual([]); // biome-ignore format: a line
  });

  test('N44 4.1.2-p, N44 5.1-c, N44 10.A.1-l, N44 10.B.3-a: those that a rule names', () => {
    expect([FFI_PARIS, FIFTH_RANGERS, AIRLANDING].map((unit) => dataOf(unit).id)).toEqual([
      'FFI-Paris',
      '5-Rgr',
      '6-Airb-6',
    ]);
    expect([FRENCH_DIVISION, ASSAULT_DIVISION].map((division) => DIVISION.text(division))).toEqual([
      'FR-2-DB',
      'BR-79-Arm',
    ]);
    expect(idsOf(UNITS_OF_DIVISION[FRENCH_DIVISION]!)).toEqual(['2-DB-D', '2-DB-L', '2-DB-B']);
  });
});

test.each([
  ['usInfantry', '3-4 2-2', 1, 8],
  ['usTanks', '2-1 1-1', 0, 10],
  ['combatCommand', '5-4 3-2', 1, 10],
  ['lightCommand', '4-4 2-2', 1, 10],
  ['usParachute', '3-4 2-2', 1, 8],
  ['tankDestroyers', '1-2 1-1', 0, 10],
  ['rangers', '2-2 1-1', 0, 6],
  ['commandos', '3-3 2-2', 1, 6],
  ['divisionalArmour', '5-3 3-2', 1, 10],
  ['armouredBrigade', '4-3 2-2', 1, 10],
  ['tankBrigade', '4-4 2-2', 1, 8],
  ['tankRegiment', '2-2 1-1', 1, 10],
  ['assaultArmour', '2-2 1-1', 0, 8],
  ['staticInfantry', '1-2 1-1', 1, 6],
  ['cyclistBrigade', '2-2 1-1', 1, 6],
  ['mobilizedDivision', '5-8 3-5 2-3', 3, 6],
  ['staticDivision', '3-6 2-4 1-2', 3, 6],
  ['luftwaffeDivision', '3-6 2-4 1-2', 3, 6],
  ['smallStatic', '2-4 1-2', 2, 6],
  ['fallschirm', '3-4 2-2', 1, 6],
  ['panzergrenadier', '4-4 2-2', 1, 8],
  ['elitePanzergrenadier', '5-5 3-3', 1, 8],
  ['newPanzergrenadier', '4-5 2-3', 1, 8],
  ['panzer', '5-4 3-2', 1, 10],
  ['mixedPanzer', '4-4 2-2', 1, 10],
  ['elitePanzer', '6-5 3-3', 1, 10],
  ['tigers', '4-3 2-2', 0, 8],
  ['jagdpanther', '3-3 2-2', 0, 8],
  ['flak', '1-3 1-2', 0, 8],
  ['strongpoint', '0-3', 1, 0],
  ['fortressFront', '0-4', 1, 0],
  ['battery', '0-1', 0, 0],
  ['festung', '0-6', 0, 0],
])(
  'the figures that are ours: %s is %s, of stacking value %i and allowance %i',
  (id, own, value, allowance) => {
    const kind = COUNTERS.kinds.find((one) => one.id === id)!;
    expect([faces(kind.faces), kind.stackingValue, kind.allowance]).toEqual([own, value, allowance]);
  },
);
