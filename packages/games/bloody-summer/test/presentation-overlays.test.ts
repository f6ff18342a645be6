import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { grid, PLACE } from '../src/map.ts';
import { BRITISH, GERMAN, US } from '../src/terms.ts';
import { UNIT } from '../src/units.ts';
import { hereIs, notedAt, painted, still } from './seeing.ts';

const hexesOf = (paints: readonly string[]): string[] => paints.map((paint) => paint.slice(0, 4));

test('3-a, 3-b: zones of control go by camps, and not every unit has one', () => {
  const seen = still('8', '4-8 1315', '352-914 1319', '745-Tk 1609');
  const british = painted(seen, 'zones', { side: BRITISH });
  expect(british.filter((paint) => paint.endsWith('own'))).toHaveLength(6);
  expect(british.filter((paint) => paint.endsWith('enemy'))).toHaveLength(6);
  expect(painted(seen, 'zones', { side: GERMAN }).filter((paint) => paint.endsWith('own'))).toHaveLength(6);
});

test('0.2.2-a: who holds what, by camps', () => {
  const seen = still('8', 'place 1116 allied=yes');
  expect(painted(seen, 'holders', { side: BRITISH }).filter((paint) => paint.endsWith('own'))).toEqual([
    '1116 own',
  ]);
  expect(painted(seen, 'holders', { side: GERMAN }).filter((paint) => paint.endsWith('enemy'))).toEqual([
    '1116 enemy',
  ]);
});

test('5.1-e, 5.1-g, 5.3-a: so far headquarters control and support', () => {
  const seen = still('8', 'US-VII 1315', 'GE-84 1319');
  const own = painted(seen, 'control');
  const at = PLACE.of('1315');
  expect(hexesOf(own).every((hex) => grid.distance(at, PLACE.of(hex)) <= CHARTS.control.radius)).toBe(true);
  expect(own.length).toBeGreaterThan(50);
  expect(notedAt(seen, 'control', '1317')).toBe('In reach of HQ VII US, and of the support of HQ VII US');
  expect(notedAt(seen, 'control', '1318')).toBe('In reach of HQ VII US');
  const enemy = painted(seen, 'control', { focus: UNIT.of('GE-84') });
  expect(enemy.every((paint) => paint.endsWith('enemy'))).toBe(true);
  const confused = still('8', 'US-VII 1315', '4-8 1315', '352-914 1315');
  expect(painted(confused, 'control')).toEqual(['1315 own']);
});

test('9.2-b: the zones of interdiction, and whose aircraft are over them', () => {
  const seen = still('8', 'zone caen fighters=british');
  expect(notedAt(seen, 'interdiction', '0908')).toBe('Caen, British fighter-bombers');
  expect(painted(seen, 'interdiction')).toContain('0908 good');
  expect(painted(seen, 'interdiction', { side: GERMAN })).toContain('0908 bad');
  expect(notedAt(seen, 'interdiction', '1213')).toBe('Bayeux-Caumont, nobody over it');
  expect(notedAt(still('8', 'zone caen fighters=us grounded=yes'), 'interdiction', '0908')).toMatch(
    /kept down by the storm$/,
  );
});

test('7.4-a: who was found out of supply', () => {
  const seen = still('8', '4-8 1315 cut', '4-12 1315', '4-22 1116');
  expect(painted(seen, 'supply')).toEqual(['1116 good', '1315 bad ×']);
  expect(notedAt(seen, 'supply', '1315')).toBe('Out of supply: 4/8');
});

test('6.2-d, 6.2-e: what ships reach', () => {
  const seen = still('8');
  expect(notedAt(seen, 'ships', '0714')).toMatch(/^Western Task Force: battle cruisers and destroyers/);
  expect(notedAt(seen, 'ships', '0908')).toBe('Eastern Task Force: battle cruisers and destroyers');
  expect(notedAt(seen, 'ships', '1008')).toMatch(/^Eastern Task Force: battle cruisers/);
  expect(notedAt(seen, 'ships', '1506')).toBeUndefined();
});

test('2.2-g, 2.1-a, 1.1.2.1-b: a hex tells its ground, the room in it, and where it leads', () => {
  const seen = still('8', '4-8 1213', '4-12 1213');
  expect(hereIs(seen, '1213')).toEqual([
    'Bocage, village',
    'Defence in bocage: 1 column',
    'Defence in village: 1 column',
    'American: 2 stacking points of 5',
    'Interdiction zone Bayeux-Caumont',
  ]);
  expect(hereIs(seen, '1301')).toContain('Leads to Paris');
  expect(hereIs(seen, '0223')).toContain(
    'Defence in city: 3 columns, no air support, may stand instead of retreating',
  );
  expect(hereIs(seen, '0707')).toEqual(['From here the 79th Armoured supports Sword']);
});

test('4.1.2-h, 0.1.2-m: boxes tell how they are left and where they lead, Festungen their room', () => {
  const seen = still('8', 'Festung-Brest Fortress-Brest', '276 Fortress-Brest');
  expect(hereIs(seen, 'Languedoc')).toEqual([
    'German',
    'Germans leave with less than 5',
    'The Resistance may be called on here',
    'Linked with Orléans and Le Mans',
  ]);
  expect(hereIs(seen, 'Brest')).toContain('Holds the Festungen of Brest and Lorient');
  expect(hereIs(seen, 'Fortress-Brest')).toEqual(['Units inside: 3 stacking points of 5']);
});

test('4.1.1-c: the reach of a unit says what each hex costs', () => {
  const seen = still('8', '3-8 1206');
  expect(painted(seen, 'reach', { focus: UNIT.of('3-8'), side: BRITISH })).toContain('1207 good 1');
  expect(painted(seen, 'reach', { focus: UNIT.of('276'), side: BRITISH })).toEqual([]);
});

test('1.1.1.2-f: the roads of markers lead from where they lie to headquarters in reach', () => {
  const seen = still('8', 'BR-I 0906', 'place 0807 allied=yes alliedMarkers=1', 'depot Sword state=reduced');
  const found = painted(seen, 'roads', { side: BRITISH });
  expect(found).toContain('0807 good 1');
  expect(notedAt(seen, 'roads', '0906', { side: BRITISH })).toMatch(/^On the road from 0807, .* to HQ I Br/);
  expect(painted(seen, 'roads', { side: US })).toEqual([]);
});

test('5.1-d: the reach of a headquarters shows who is under it in this turn', () => {
  const seen = still('8', 'BR-I 1106', '3-8 1206 hq=BR-I', '3-9 1207');
  const focus = { focus: UNIT.of('BR-I'), side: BRITISH };
  expect(painted(seen, 'control', focus)).toContain('1206 own ●');
  expect(notedAt(seen, 'control', '1206', focus)).toMatch(/under it in this turn: 3\/8$/);
  expect(painted(seen, 'control', focus)).toContain('1207 own');
});
