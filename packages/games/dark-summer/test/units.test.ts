import { expect, test } from 'vitest';
import { byId, counts, dealt, formations, hidden, ids, isHex, type Unit, units, values } from './counters.ts';

const german = (test: (u: Unit) => boolean) => ids((u) => u.side === 'german' && test(u));
const count = (list: readonly number[], value: number) => list.filter((v) => v === value).length;

test('every unit has a name of its own that the text formats can carry', () => {
  expect(new Set(units.map((u) => u.id)).size).toBe(units.length);
  expect(new Set(units.map((u) => u.name + u.formation)).size).toBe(units.length);
  expect(ids((u) => !/^[^-\s,=+?#>][^\s,=+?#>]*$/.test(u.id))).toEqual([]);
});

test('every unit, formation and deal says where it comes from', () => {
  const known = /^(rule \d|public: |history: |design: )/;
  const unsaid = [...units, ...formations].filter((u) => u.source.split('; ').some((s) => !known.test(s)));
  expect(unsaid.map((u) => u.id)).toEqual([]);
  for (const { source } of [hidden, hidden.strongpoint, hidden.ost]) expect(source).toMatch(known);
});

test('TDSN 2.2.1-a: units are of the ten types and no other, and each type has one', () => {
  const types =
    'strongpoint garrison flak infantry paratrooper glider specialForces armor cavalry mechanized';
  expect([...new Set(units.map((u) => u.type))].sort()).toEqual(types.split(' ').sort());
});

test('TDSN 2.2.1-b, TDSN 2.4-m: one or two steps, and the reduced side is weaker and no faster', () => {
  for (const { id, front, back, steps } of units) {
    expect([id, steps]).toEqual([id, back === null ? 1 : 2]);
    if (back === null) continue;
    expect([id, back.attack! <= front.attack!, back.defense! < front.defense!]).toEqual([id, true, true]);
    expect([id, back.move <= front.move, back.defense! > 0]).toEqual([id, true, true]);
  }
});

test('TDSN 2.2.1-c: Flak alone attacks with nothing', () => {
  expect(ids((u) => u.front.attack === 0)).toEqual(ids((u) => u.type === 'flak'));
});

test('TDSN 2.2.1-d: some units have one factor, some two', () => {
  const open = units.filter((u) => u.hidden === undefined);
  const single = open.filter((u) => u.front.attack === u.front.defense);
  expect(single.length).toBeGreaterThan(50);
  expect(open.length - single.length).toBeGreaterThan(50);
});

test('TDSN 2.2.4-f: sizes are brigade, regiment, battalion and Kampfgruppe', () => {
  expect([...new Set(units.map((u) => u.size))].sort()).toEqual([
    'battalion',
    'brigade',
    'kampfgruppe',
    'regiment',
  ]);
});

test('TDSN 2.2.4-g, TDSN 5.0-b: seven nationalities in three groups', () => {
  const groups = Object.fromEntries(units.map((u) => [u.nation, u.group]));
  expect(groups).toEqual({
    us: 'us',
    french: 'us',
    british: 'british',
    canadian: 'british',
    polish: 'british',
    german: 'german',
    'german-ss': 'german',
  });
  expect(ids((u) => (u.side === 'german') !== (u.group === 'german'))).toEqual([]);
});

test('TDSN 2.4-b: airborne are the Allied paratroopers and gliders, not the Fallschirmjäger', () => {
  const fromTheAir = ['paratrooper', 'glider'];
  expect(ids((u) => u.airborne === true)).toEqual(
    ids((u) => u.side === 'allied' && fromTheAir.includes(u.type)),
  );
  expect(german((u) => u.type === 'paratrooper')).toEqual(
    '6FJ 5/3FJ 8/3FJ 9/3FJ 15/5FJ 13/5FJ 14/5FJ'.split(' '),
  );
  expect(ids((u) => u.airborne === true)).toHaveLength(11);
});

test('TDSN 2.4-i: a formation is a division, the III Flak Corps, or a single unit', () => {
  const known = new Set(formations.map((f) => f.id));
  expect(known.size).toBe(formations.length);
  for (const { id, units: members } of formations) {
    expect([id, new Set(members.map((u) => u.group)).size]).toEqual([id, 1]);
    expect([id, members.length > 1]).toEqual([id, true]);
  }
  for (const u of units) {
    if (u.division !== null) expect([u.id, u.formation]).toEqual([u.id, u.division]);
    else if (u.type !== 'flak') expect([u.id, u.formation]).toEqual([u.id, u.id]);
  }
  expect(ids((u) => u.formation === 'IIIFlak')).toEqual(ids((u) => u.type === 'flak'));
});

/** What the units of a division make it. */
function kindOf(members: readonly Unit[]): string {
  const has = (test: (u: Unit) => boolean): boolean => members.some(test);
  if (has((u) => u.type === 'flak')) return 'flak';
  if (has((u) => u.airborne === true)) return 'airborne';
  if (has((u) => u.kg === true)) return members.length === 3 ? 'panzer' : 'panzergrenadier';
  if (has((u) => u.type === 'paratrooper')) return 'parachute';
  return has((u) => u.type === 'armor') ? 'armored' : 'infantry';
}

test('every division is complete: three regiments, three combat commands, a brigade of each arm', () => {
  const sizes = (kind: string, side: string) =>
    formations
      .filter((f) => kindOf(f.units) === kind && f.units[0]!.side === side)
      .map((f) => [f.id, f.units.filter(counts).length] as const);
  expect(sizes('infantry', 'allied').filter(([, n]) => n !== 3)).toEqual([]);
  expect(Object.fromEntries(sizes('airborne', 'allied'))).toEqual({ '82': 4, '101': 4, '6': 3 });
  const armored = formations.filter((f) => kindOf(f.units) === 'armored');
  for (const { id, units: members } of armored)
    expect([id, members.length]).toEqual([id, members[0]!.group === 'us' ? 3 : 2]);
  for (const f of armored.filter((f) => f.units[0]!.group === 'british')) {
    expect(f.units.map((u) => u.type)).toEqual(['armor', 'infantry']);
  }
  expect(sizes('panzer', 'german')).toHaveLength(10);
  expect(sizes('panzergrenadier', 'german')).toEqual([['17SS', 2]]);
  const two = sizes('infantry', 'german').filter(([, n]) => n === 2);
  expect(two.map(([id]) => id)).toEqual('91 716 711 77 346 84 89 85'.split(' '));
  expect(sizes('infantry', 'german').filter(([, n]) => n !== 2 && n !== 3)).toEqual([]);
});

test('TDSN 2.4-j: the mechanized units of Panzer divisions are Kampfgruppen, the Sturm battalion is none', () => {
  const panzer = formations.filter((f) => kindOf(f.units).startsWith('panzer')).flatMap((f) => f.units);
  expect(ids((u) => u.kg === true)).toEqual(panzer.map((u) => u.id));
  expect(ids((u) => u.size === 'kampfgruppe')).toEqual(panzer.map((u) => u.id));
  expect(german((u) => u.type === 'mechanized' && !u.kg)).toEqual(['SturmAOK7']);
});

test('TDSN 2.4-k: Tigers are German armor of battalion size, of two steps, and come by E', () => {
  expect(ids((u) => u.tiger === true)).toEqual(['101Tiger', '102Tiger', '503Tiger']);
  for (const u of units.filter((u) => u.tiger)) {
    expect([u.type, u.size, u.steps, u.letter, u.division]).toEqual(['armor', 'battalion', 2, 'E', null]);
  }
});

test('TDSN 2.5-b: below regiment are Rangers, Tigers, Ost, strongpoints and five German battalions at start', () => {
  const others = ids((u) => u.size === 'battalion' && !u.hidden && !u.tiger);
  expect(others).toEqual(['2Rng', '5Rng', 'Füs91/91', 'Füs352/352', '100Pz', '206Pz', 'SturmAOK7']);
  const five = others.map(byId).filter((u) => u.side === 'german');
  expect(five.every((u) => u.at !== undefined && u.turn === undefined)).toBe(true);
});

test('TDSN 5.1-d: two of the five belong to divisions', () => {
  const divisional = german((u) => u.size === 'battalion' && u.division !== null);
  expect(divisional.map((id) => byId(id).division)).toEqual(['91', '352']);
});

test('TDSN 3.1-a: a unit has a place or a turn, and never both', () => {
  expect(ids((u) => (u.at === undefined) === (u.turn === undefined))).toEqual([]);
  expect(ids((u) => u.turn !== undefined && (u.turn < 1 || u.turn > 10))).toEqual([]);
});

test('TDSN 3.1-c: the 914th begins in 3207 on its reduced side, and nobody else is reduced', () => {
  expect(ids((u) => u.reduced === true)).toEqual(['914/352']);
  expect([byId('914/352').at, byId('914/352').steps]).toEqual(['3207', 2]);
});

test('TDSN 3.1-d: as many factors as strongpoints and Ost battalions to deal them to', () => {
  expect(hidden.strongpoint.factors).toHaveLength(ids((u) => u.hidden === 'strongpoint').length);
  expect(hidden.ost.factors).toHaveLength(ids((u) => u.hidden === 'ost').length);
  expect([1, 2, 3].map((f) => count(hidden.strongpoint.factors, f))).toEqual([5, 9, 6]);
  for (const u of dealt) {
    expect([u.id, u.front.attack, u.front.defense, u.steps]).toEqual([u.id, null, null, 1]);
    expect([u.id, u.front.move]).toEqual([u.id, u.hidden === 'ost' ? 3 : 0]);
  }
  expect(dealt.map((u) => [u.hidden, u.type] as const)).toEqual(
    dealt.map((u) => (u.type === 'garrison' ? ['ost', 'garrison'] : ['strongpoint', 'strongpoint'])),
  );
});

test('TDSN 11.5.2-a: exactly one Ost battalion is 0, and no strongpoint is', () => {
  expect(count(hidden.ost.factors, hidden.ost.removedWhenRevealed)).toBe(1);
  expect(count(hidden.strongpoint.factors, 0)).toBe(0);
});

test('TDSN 8.1.1-b: seven German formations are due on Turn 1', () => {
  const due = new Set(units.filter((u) => u.side === 'german' && u.turn === 1).map((u) => u.formation));
  expect([...due].sort()).toEqual(['12SS', '17SS', '346', '3FJ', '77', 'IIIFlak', 'Lehr']);
});

test('TDSN 8.1.2-b: German reinforcements bear E, S or W, Allied ones no letter', () => {
  expect(german((u) => (u.turn !== undefined) !== (u.letter !== undefined))).toEqual([]);
  expect(german((u) => u.letter !== undefined && !'ESW'.includes(u.letter))).toEqual([]);
  expect(ids((u) => u.side === 'allied' && u.letter !== undefined)).toEqual([]);
  const infantryByE = german((u) => u.letter === 'E' && u.type === 'infantry');
  expect(infantryByE).toContain('857/346');
});

test('a division arrives on one turn by one letter, but for those that history split', () => {
  const split = formations.filter(
    (f) => new Set(f.units.flatMap((u) => (u.turn ? [`${u.turn}${u.letter}`] : []))).size > 1,
  );
  expect(split.map((f) => f.id)).toEqual(['275', '5FJ']);
});

test('TDSN 8.2-b, TDSN 8.2-c: the two-step units that are never rebuilt are those the book lists', () => {
  const dotted = ids((u) => u.steps === 2 && !u.replaceable).map(byId);
  expect(
    dotted.filter(
      (u) =>
        !(
          u.airborne ||
          u.type === 'flak' ||
          ['french', 'polish'].includes(u.nation) ||
          u.type === 'specialForces'
        ),
    ),
  ).toEqual([]);
  const listed = (u: Unit) =>
    u.airborne || u.type === 'flak' || ['french', 'polish'].includes(u.nation) || u.id.endsWith('SSBde');
  expect(ids((u) => u.replaceable && (listed(u) === true || u.steps === 1))).toEqual([]);
});

test('5.1, 8.2.1: the infantry brigades of the British armoured divisions ride', () => {
  expect(ids((u) => u.motorized === true)).toEqual(
    formations
      .filter(({ units: all }) => all.some((u) => u.motorized))
      .map(({ units: [, second] }) => second!.id),
  );
  expect(ids((u) => u.motorized === true)).toHaveLength(5);
});

test('TDSN 8.3-a: airborne, Rangers and Special Service may be withdrawn', () => {
  const specials = ids((u) => u.type === 'specialForces');
  expect(specials.sort()).toEqual(['1SSBde', '2Rng', '4SSBde', '5Rng']);
  expect(ids((u) => u.withdrawable === true)).toHaveLength(15);
  expect(ids((u) => (u.withdrawable === true) !== (u.airborne === true || specials.includes(u.id)))).toEqual(
    [],
  );
});

test('TDSN 11.6-a, TDSN 11.6-c: a Flak regiment is 0-4, reduced 0-2', () => {
  for (const id of ids((u) => u.type === 'flak')) {
    expect(values(byId(id))).toBe('0-4-6/0-2-6');
    expect(byId(id).size).toBe('regiment');
  }
});

test('every unit that the book names is there, in its formation', () => {
  const named: Record<string, string> = {
    '501/101': '101',
    '325/82': '82',
    '6/6': '6',
    '1058/91': '91',
    '914/352': '352',
    '6FJ': '6FJ',
    '100Pz': '100Pz',
    '2Rng': '2Rng',
  };
  for (const [id, formation] of Object.entries(named))
    expect([id, byId(id).formation]).toEqual([id, formation]);
  const divisions = '1 2 29 90 82 101 50 6 3C GdA Po 2Fr 352 91 17SS'.split(' ');
  expect(divisions.filter((d) => !formations.some((f) => f.id === d))).toEqual([]);
  expect(ids((u) => u.division === '17SS')).toHaveLength(2);
  expect(ids((u) => u.id === 'CherbGar' && u.at === 'Cherbourg' && u.type === 'garrison')).toHaveLength(1);
});

test('TDSN 11.6-a: Allied armor is brigades and combat commands, Allied cavalry US regiments', () => {
  const armor = units.filter((u) => u.side === 'allied' && u.type === 'armor');
  expect(armor.filter((u) => u.size !== (u.group === 'us' ? 'regiment' : 'brigade'))).toEqual([]);
  for (const u of units.filter((u) => u.type === 'cavalry')) {
    expect([u.nation, u.size, u.steps, u.division]).toEqual(['us', 'regiment', 2, null]);
  }
});

test('foot is slower than wheels and tracks, and only strongpoints and the garrison stand still', () => {
  const vehicles = ['armor', 'cavalry', 'flak', 'mechanized'];
  expect(ids((u) => vehicles.includes(u.type) && u.front.move < 6)).toEqual([]);
  expect(ids((u) => !vehicles.includes(u.type) && u.front.move > 6)).toEqual([]);
  expect(ids((u) => u.front.move === 0 && u.type !== 'strongpoint')).toEqual(['CherbGar']);
});

test('the counters fit the two sheets with room for a hundred markers', () => {
  expect(units.length).toBe(278);
  expect(ids((u) => u.side === 'allied')).toHaveLength(135);
  expect(units.length + 100).toBeLessThanOrEqual(2 * 192);
});

test('units ashore stand on hexes or in Cherbourg, waves on the sea', () => {
  const ashore = units.filter((u) => u.at !== undefined && u.wave === undefined);
  expect(ashore.filter((u) => !isHex(u.at!) && u.at !== 'Cherbourg')).toEqual([]);
  expect(ids((u) => u.wave !== undefined && u.side === 'german')).toEqual([]);
});
