import { expect, test } from 'vitest';
import { advantages, assaultOn, column, ELSEWHERE, roll, storm } from './assaults.ts';
import { ALLIED, type Play, scene, sketched } from './scene.ts';

// 2006 lies in open low ground, with 2007 to the north and then, clockwise, 1906, 1905, 2005, 2105 and 2106.
/** The advantages of an Allied assault by all the units in the first list. */
function allied(hex: string, attackers: readonly string[], ...others: readonly string[]): string[] {
  const names = attackers.map((line) => line.split(' ')[0] as string);
  return advantages(assaultOn(hex, names, ...attackers, ...others));
}
/** Those of a German one. */
function german(hex: string, attackers: readonly string[], ...others: readonly string[]): string[] {
  const names = attackers.map((line) => line.split(' ')[0] as string);
  return advantages(storm(scene('K 3', ...attackers, ...others, ...ELSEWHERE), hex, ...names));
}

test('MDD 10.3.5-x1: advantages of the attacker lead to the right, those of the defender to the left, and add up', () => {
  // Tanks below a hill: the letter for 12 against 2 x 2 on it is E.
  const match = assaultOn('3620', ['SY'], 'SY 3519', '10/736 3620');
  expect(advantages(match)).toEqual(['Morale: +1.', 'Armour superiority: denied.', 'Higher ground: −1.']);
  expect(column(roll(match, 7))).toBe('E');
  const both = assaultOn('2006', ['SY'], 'SY 2007', '10/736 2006 S');
  expect(advantages(both)).toEqual(['Morale: +1.', 'Armour superiority: +1.', 'Outflanking: +1.']);
  expect(column(roll(both, 2)), 'F for +11, and three').toBe('I');
});

test('MDD 10.3.5-a1: the side with the unit of the best morale has a column', () => {
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006'), '3 and 3').toEqual([]);
  expect(allied('2006', ['1-SLR 2007', '10-Cdo 2007'], 'I/916 2006'), '4 and 3').toEqual(['Morale: +1.']);
  expect(allied('2006', ['1-SLR 2007'], '1/441 2006'), '3 and 1').toEqual(['Morale: +1.']);
  expect(allied('2006', ['1-SLR 2007'], '1/441 2006', 'I/916 2006'), 'the best of them').toEqual([]);
  expect(german('2006', ['10/736 2007'], '1-SLR 2006'), '2 and 3').toEqual(['Morale: −1.']);
});

test('MDD 10.3.5-b1: armour and reconnaissance have superiority on either side', () => {
  expect(allied('2006', ['SY 2007', '1-SLR 2007'], 'I/916 2006')).toEqual(['Armour superiority: +1.']);
  expect(allied('2006', ['3-Rec 2007'], 'I/916 2006'), 'reconnaissance').toEqual(['Armour superiority: +1.']);
  expect(allied('2006', ['77-RE 2007'], 'I/916 2006'), 'armoured engineers').toEqual([
    'Armour superiority: +1.',
  ]);
  expect(allied('2006', ['SY 2007', '13/18-H 1906'], 'I/916 2006'), 'however many').toEqual(['Armour superiority: +1.']); // biome-ignore format: a list
  expect(allied('2006', ['1-SLR 2007'], 'StuG-200 2006'), 'the defender’s').toEqual([
    'Armour superiority: −1.',
  ]);
  expect(allied('2006', ['1-SLR 2007'], 'StuG-200 2006', 'I/916 2006'), 'with infantry').toEqual(['Armour superiority: −1.']); // biome-ignore format: a list
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006')).toEqual([]);
});

test('MDD 10.3.5-b2: armour that attacks from higher ground has two columns', () => {
  // 3620 is a hill beside 3519.
  expect(allied('3519', ['SY 3620'], 'I/916 3519')).toEqual([
    'Armour superiority: +2.',
    'Higher ground: +1.',
  ]);
  expect(allied('3519', ['SY 3620', '1-SLR 3518'], 'I/916 3519'), 'its own height counts').toEqual(['Armour superiority: +2.']); // biome-ignore format: a list
  expect(allied('3519', ['SY 3620', '13/18-H 3518'], 'I/916 3519'), 'not all of it').toEqual(['Armour superiority: +1.']); // biome-ignore format: a list
  expect(allied('3519', ['SY 3518', '1-SLR 3620'], 'I/916 3519')).toEqual(['Armour superiority: +1.']);
});

test('MDD 10.3.5-b3: armour, reconnaissance, mechanized, anti-tank and flak units stop armour', () => {
  for (const stop of ['StuG-200', 'Aufkl-21', 'I/192', '1/J-200', '1/305'])
    expect(allied('2006', ['SY 2007'], `${stop} 2006`, 'I/916 2006'), stop).toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
  expect(allied('2006', ['SY 2007'], 'II/125 2006'), 'lorries do not').toEqual(['Armour superiority: +1.']);
  expect(german('2006', ['I/192 2007'], 'SY 2006'), 'nor the armour of a defender').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
  expect(german('2006', ['I/192 2007', 'II/125 2007'], 'SY 2006'), 'one is enough').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
  expect(german('2006', ['II/125 2007'], 'SY 2006')).toEqual(['Armour superiority: −1.']);
});

test('MDD 10.3.5-b4: not if all the armour attacks over water', () => {
  // A stream between 2711 and 2710, none between 2709 and 2710.
  expect(allied('2710', ['SY 2711', '1-SLR 2709'], 'I/916 2710')).toEqual(['Armour superiority: denied.']);
  expect(allied('2710', ['SY 2711', '13/18-H 2709'], 'I/916 2710')).toEqual(['Armour superiority: +1.']);
  expect(allied('2710', ['SY 2611', '1-SLR 2709'], 'I/916 2710'), 'the canal').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
});

test('MDD 10.3.5-b5, MDD 13.0-b: not into a Town, City, Resistance Nest or Strongpoint', () => {
  sketched('a battery away from its work');
  expect(allied('2821', ['SY 2820'], 'I/916 2821'), 'Town').toEqual(['Armour superiority: denied.']);
  expect(allied('2821', ['SY 2820'], 'I/916 2821', 'hex 2821 ruins=yes'), 'Ruins').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
  expect(allied('3005', ['SY 3004', '13/18-H 2904'], 'I/916 3005'), 'City').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
  expect(allied('2317', ['SY 2318', '13/18-H 2318'], 'I/916 2317'), 'Resistance Nest').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
  expect(allied('1617', ['SY 1618', '13/18-H 1616'], 'I/916 1617'), 'Strongpoint').toContain('Armour superiority: denied.'); // biome-ignore format: a list
  expect(allied('2317', ['1-SLR 2318', '2-EYR 2318'], 'StuG-200 2317'), 'nor has the defender’s').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
  expect(allied('2006', ['SY 2007', '13/18-H 1906'], 'Merville 2006 facing=N', 'I/916 2006'), 'Improved Position').toEqual(['Armour superiority: denied.']); // biome-ignore format: a list
});

test('MDD 10.3.5-b6: not if all the armour attacks upwards', () => {
  expect(allied('3620', ['SY 3519', '1-SLR 3519'], 'I/916 3620')).toEqual(['Armour superiority: denied.', 'Higher ground: −1.']); // biome-ignore format: a list
  expect(allied('3620', ['SY 3519', '13/18-H 3621'], 'I/916 3620'), 'one on the hill').toEqual(['Armour superiority: +1.']); // biome-ignore format: a list
  // one over the stream from 3016, one from below, and none that is free.
  expect(allied('2916', ['SY 3016', '13/18-H 2917'], 'I/916 2916')).toEqual(['Armour superiority: denied.']);
});

test('MDD 10.3.5-c1: a unit in Movement Mode is outflanked from where it does not face', () => {
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006 S'), 'from behind').toEqual(['Outflanking: +1.']);
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006 N'), 'from the front').toEqual([]);
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006 NW'), 'or a side of it').toEqual([]);
  expect(allied('2006', ['1-SLR 2007', '2-EYR 1905'], 'I/916 2006 N'), 'one hex is enough').toEqual(['Outflanking: +1.']); // biome-ignore format: a list
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006'), 'Combat Mode').toEqual([]);
});

test('MDD 10.3.5-c2, MDD 13.0-b: nobody is outflanked in works', () => {
  expect(allied('2317', ['1-SLR 2318', '2-EYR 2318'], 'I/916 2317 S'), 'Resistance Nest').toEqual(['Outflanking: denied.']); // biome-ignore format: a list
  expect(allied('1617', ['1-SLR 1618', '2-EYR 1618'], 'I/916 1617 S'), 'Strongpoint').toEqual(['Outflanking: denied.']); // biome-ignore format: a list
});

test('MDD 10.3.5-c3: nor while another unit in the hex faces the attack', () => {
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006 S', '10/736 2006')).toEqual([]);
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006 S', '10/736 2006 NE')).toEqual([]);
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006 S', '10/736 2006 SE')).toEqual(['Outflanking: +1.']);
});

test('MDD 10.3.5-d1: a unit is surrounded if all hexes around it are covered by units or zones', () => {
  expect(allied('2006', ['1-SLR 2007'], '2-EYR 2005', 'I/916 2006'), 'two opposite hexes').toEqual(['Surrounding: +1.']); // biome-ignore format: a list
  expect(allied('2006', ['1-SLR 2007'], 'I/916 2006')).toEqual([]);
  expect(allied('2006', ['1-SLR 2007'], '2-EYR 2005 grey', 'I/916 2006'), 'disrupted, it covers only its hex').toEqual([]); // biome-ignore format: a list
  expect(allied('2006', ['1-SLR 2007'], '2-EYR 2005 S', 'I/916 2006'), 'it looks away').toEqual([]);
});

test('MDD 10.3.5-d1: sea must be covered like other hexes', () => {
  sketched('boats off no beach');
  // 0323 is Shale at the sea: 0324, 0223 and 0423 lie seawards of it.
  const shore = ['1-SLR 0322', '2-EYR 0424', '1-SR 0224', 'I/916 0323'];
  expect(allied('0323', ['1-SLR 0322'], ...shore.slice(1))).not.toContain('Surrounding: +1.');
});

test('MDD 10.3.5-d2, MDD 13.0-b: nobody is surrounded in works', () => {
  expect(allied('1617', ['1-SLR 1618', '1-SR 1618'], '2-EYR 1616', 'I/916 1617')).toEqual([
    'Surrounding: denied.',
  ]);
});

test('MDD 10.3.5-d3: a friend of the defender beside him cancels zones there, a Garrison does not', () => {
  sketched('a Garrison in the open');
  const ring = ['2-EYR 2005', 'I/916 2006'];
  expect(allied('2006', ['1-SLR 2007'], ...ring, '10/736 1905')).toEqual([]);
  expect(allied('2006', ['1-SLR 2007'], ...ring, 'G-1 1905')).toEqual(['Surrounding: +1.']);
  expect(allied('2006', ['1-SLR 2007'], ...ring, '10/736 1905', '1-SR 1906'), 'cancelled in its hex').toEqual(
    [],
  );
});

test('MDD 10.3.5-e1: the side that stands higher, all of it, has a column', () => {
  expect(allied('3519', ['1-SLR 3620'], 'I/916 3519')).toEqual(['Higher ground: +1.']);
  expect(allied('3519', ['1-SLR 3620', '2-EYR 3518'], 'I/916 3519'), 'not all').toEqual([]);
  expect(allied('3620', ['1-SLR 3519', '2-EYR 3519'], 'I/916 3620'), 'the defender').toEqual([
    'Higher ground: −1.',
  ]);
  expect(allied('3620', ['1-SLR 3519', '2-EYR 3621'], 'I/916 3620')).toEqual([]);
});

test('MDD 10.3.5-e2: flats, beaches, swamps and clear ground are one level', () => {
  expect(allied('2520', ['1-SLR 2519'], 'I/916 2520'), 'beach to flat').toEqual([]);
  expect(allied('2619', ['1-SLR 2519'], 'I/916 2619'), 'beach to clear').toEqual([]);
  expect(allied('0404', ['1-SLR 0405', '2-EYR 0304'], 'I/916 0404'), 'clear to swamp').toEqual([]);
});

test('MDD 10.3.5-e3: works leave the advantage of height as it is', () => {
  const up = ['1-SLR 3721', '2-EYR 3721', '1-SR 3721'];
  expect(allied('3720', up, '10/736 3720')).toEqual(['Morale: +1.', 'Higher ground: −1.']);
  expect(allied('3619', ['1-SLR 3620', '2-EYR 3620'], 'I/916 3619')).toEqual(['Higher ground: +1.']);
});

test('MDD 10.3.5-f1, MDD 15.4.1-a: engineers have one column against works, however many they are', () => {
  const two = ['17-RE 2318', '246-RE 2318', '1-SLR 2318'];
  expect(allied('2317', ['17-RE 2318', '1-SLR 2318'], 'I/916 2317')).toEqual([
    'Engineers against works: +1.',
  ]);
  expect(allied('2317', two, 'I/916 2317')).toEqual(['Engineers against works: +1.']);
  expect(allied('1617', ['17-RE 1618', '1-SLR 1618', '2-EYR 1616'], 'I/916 1617')).toContain('Engineers against works: +1.'); // biome-ignore format: a list
  expect(allied('2317', ['77-RE 2318', '1-SLR 2318'], 'I/916 2317'), 'armoured ones too').toContain('Engineers against works: +1.'); // biome-ignore format: a list
  expect(allied('2317', ['1-SLR 2318', '2-EYR 2318'], '17-RE 2318', 'I/916 2317'), 'who stands by does nothing').toEqual([]); // biome-ignore format: a list
  expect(allied('2006', ['17-RE 2007', '1-SLR 2007'], 'I/916 2006'), 'no works').toEqual([]);
});

test('MDD 13.0-d: works are nothing to Allies in them', () => {
  expect(german('2317', ['Pi-220 2318', 'StuG-200 2316'], '1-SLR 2317 N')).toEqual([
    'Armour superiority: +1.', 'Outflanking: +1.', 'Surrounding: +1.',
  ]); // biome-ignore format: a list
});

/** The cases by which the advantages of an assault are told. */
const rulesOf = (match: Play): string[] =>
  match.events(ALLIED).flatMap(({ type, rule }) => (type.name.startsWith('advantage') ? [rule] : []));

test('each advantage is told by the case that gives or denies it', () => {
  const by = (hex: string, attackers: readonly string[], ...others: readonly string[]): string[] =>
    rulesOf(assaultOn(hex, attackers.map((line) => line.split(' ')[0] as string), ...attackers, ...others)); // biome-ignore format: a call
  expect(by('2006', ['SY 2007'], '10/736 2006 S')).toEqual(['10.3.5-a1', '10.3.5-b1', '10.3.5-c1']);
  expect(by('3519', ['SY 3620'], 'I/916 3519')).toEqual(['10.3.5-b2', '10.3.5-e1']);
  expect(by('2006', ['SY 2007'], 'StuG-200 2006')).toEqual(['10.3.5-b3']);
  expect(by('2710', ['SY 2711'], 'I/916 2710')).toEqual(['10.3.5-b4']);
  expect(by('3620', ['SY 3519'], 'I/916 3620')).toEqual(['10.3.5-b6', '10.3.5-e1']);
  expect(by('2916', ['SY 3016', '13/18-H 2917'], 'I/916 2916')).toEqual(['10.3.5-b6']);
  expect(by('2006', ['1-SLR 2007'], 'StuG-200 2006')).toEqual(['10.3.5-b1']);
  expect(by('2317', ['SY 2318'], 'I/916 2317')).toEqual(['10.3.5-b5']);
  expect(by('2317', ['1-SLR 2318'], 'StuG-200 2317')).toEqual(['13.0-b']);
  expect(by('2317', ['1-SLR 2318'], 'I/916 2317 S')).toEqual(['10.3.5-c2']);
  expect(by('2006', ['1-SLR 2007'], '2-EYR 2005', 'I/916 2006')).toEqual(['10.3.5-d1']);
  expect(by('1617', ['1-SLR 1618', '1-SR 1618'], '2-EYR 1616', 'I/916 1617')).toEqual(['10.3.5-d2']);
  expect(by('2317', ['17-RE 2318', '1-SLR 2318'], 'I/916 2317')).toEqual(['10.3.5-f1']);
  expect(by('2317', ['1-SLR 2318'], 'G-1 2317', '1/441 2316')).toEqual(['13.3.3-a']);
  const stopped = storm(scene('K 3', 'I/192 2007', 'SY 2006', ...ELSEWHERE), '2006', 'I/192');
  expect(rulesOf(stopped), 'the defender’s armour').toEqual(['10.3.5-b3']);
});
