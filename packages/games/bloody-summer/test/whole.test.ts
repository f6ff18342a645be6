import { expect, test } from 'vitest';
import { depotOf, EVERY_DEPOT, isHex, PLACE } from '../src/map.ts';
import { depotsAt } from '../src/rules/logistics/depots.ts';
import { placingsOf, SCENARIOS } from '../src/scenarios.ts';
import { COLUMNS, shiftedColumn } from '../src/tables/crt.ts';
import { dataOf, EVERY_UNIT, isCombatUnit, isElite, isHeadquarters, STEPS_OF, UNIT } from '../src/units.ts';
import { asks, field, legal, opening, play, position, reasons, refusal, row, scene, value } from './scene.ts';
import { campaign, markers, PEACE, points, until, upTo } from './turns.ts';

test('N44 0-a: whoever stands on the map moves by the rules of the map, whoever is in a box by those of boxes', () => {
  for (const one of SCENARIOS)
    for (const { at } of placingsOf(one)) expect(isHex(PLACE.of(at)) !== /^[A-Z]/.test(at), at).toBe(true);
  const map = scene('german-moves 8', 'GE-58 0324', '353 Rennes', '352-915 0523');
  expect([legal(map, 'move 353'), refusal(map, 'move 352-915 0623')]).toEqual([[], '']);
  const boxes = scene('german-off-map 8', 'GE-58 Brest', '353 Orleans', '352-915 0523');
  expect([legal(boxes, 'go 352-915'), refusal(boxes, 'go 353 Paris')]).toEqual([[], '']);
});

test('N44 0-b: to the right is better for the attacker, to the left for the defender', () => {
  const start = COLUMNS.names.indexOf('2:1');
  const column = (right: number, left: number) => COLUMNS.names[shiftedColumn(start, right, left)];
  expect([column(1, 0), column(0, 1), column(2, 2)]).toEqual(['3:1', '3:2', '2:1']);
});

test('N44 0.1-a: every counter is a combat unit or a headquarters, and none is both', () => {
  for (const one of EVERY_UNIT) expect(isCombatUnit(one) !== isHeadquarters(one), dataOf(one).id).toBe(true);
});

test('N44 0.1.1-b: a headquarters is supported as long as a marker of its camp is with it', () => {
  const combats = (...lines: string[]) => scene('allied-combats 8', 'US-VII 1106', '4-8 1206', '352-915 1306', 'BR-I 1705', 'place 1705 alliedMarkers=1', '59-176 1605', '716-736 1606', ...lines); // biome-ignore format: one position
  expect(refusal(combats('place 1106 alliedMarkers=1'), 'activate US-VII')).toBe('');
  const german = combats('place 1106 germanMarkers=1');
  expect(asks(german), 'a marker of the enemy is none').toBe('british combatPhase.choose');
  const alone = scene('allied-combats 8', 'US-VII 1106', 'US-V 1105', '4-8 1206', '352-915 1306', 'place 1105 alliedMarkers=1'); // biome-ignore format: one position
  expect(reasons(alone, 'activate US-VII')).toEqual(['1.1.3-d there is no Offensive marker with it']);
  const shared = scene('allied-combats 8', 'US-VII 1106', 'US-V 1106', '4-8 1206', '2-9 1207', '352-915 1306', '352-914 1307', 'place 1106 alliedMarkers=1'); // biome-ignore format: one position
  play(shared, 'activate US-VII', 'finish');
  expect(markers(shared, '1106').allied, 'one for both, and it is spent').toBe(0);
  expect(asks(shared)).not.toBe('us combatPhase.choose');
});

test('N44 0.1.2-a: a combat unit has its values, and its division if it is of one', () => {
  expect(dataOf(UNIT.of('4-8'))).toMatchObject({ type: 'infantry', stackingValue: 1, allowance: 8, division: 'US-4', faces: [{ attack: 3, defence: 4 }, { attack: 2, defence: 2 }] }); // biome-ignore format: one counter
});

test('N44 1.1.1.1-m: what is kept waits in the Available box for a call', () => {
  const match = until(opening('campaign'), 'airPhase.assign', '1');
  expect(row(position(match), 'air us-medium')).toEqual({ drawn: '2' });
  until(match, 'openingBombardment.choose', '1');
  expect(row(position(match), 'air us-medium')).toEqual({ available: '2' });
});

test('N44 1.1.1.2-b: the supply of all units of both camps is looked at, and who has none is marked', () => {
  const match = campaign('logistics 3', ...PEACE, '4-8 0618', 'US-VII 0618', 'depot Utah state=reduced', '352-916 0119', 'weather rain'); // biome-ignore format: one position
  const cut = (name: string) => field(match, name, 'unsupplied');
  expect([cut('352-916'), cut('4-8')]).toEqual(['yes', undefined]);
});

test('N44 1.1.1.2-d: new Allied markers are in the strategic reserve', () => {
  const match = campaign('logistics 3', ...PEACE, 'depot Utah state=reduced', 'depot Omaha state=reduced', 'weather rain'); // biome-ignore format: one position
  expect([asks(match), markers(match, 'Reserve').allied]).toEqual(['* resources.allies', 0]);
  play(match, '6');
  expect(markers(match, 'Reserve').allied).toBeGreaterThan(0);
  expect(markers(match, '0617').allied).toBe(0);
});

test('N44 1.1.4-d: when one camp has done the other is active', () => {
  const match = scene('us-moves 8', '4-8 0523', '352-915 0823', 'GE-84 0824', ...PEACE);
  expect(value(match, 'active')).toBe('allies');
  upTo(match, 'german movement.moves');
  expect(value(match, 'active')).toBe('axis');
});

test('N44 7.1.1-a: Mulberry A is at Saint-Laurent, Mulberry B at Arromanches, and nowhere else', () => {
  const mulberries = EVERY_DEPOT.map(depotOf).filter(({ kind }) => kind === 'mulberry');
  expect(mulberries.map(({ id, at }) => `${id} ${PLACE.text(at)}`)).toEqual([
    'Mulberry-A 0714',
    'Mulberry-B 0711',
  ]);
  expect(depotsAt(PLACE.of('0617')).map((one) => depotOf(one).kind)).not.toContain('mulberry');
});

test('N44 8-c: ships and aircraft support units of their own nationality', () => {
  const match = scene('us-morning-combats 0', '4-8 0617', '709-919 0618', '82-505 0619', 'air british-fighter available=2', 'navy eastern cruiser=2'); // biome-ignore format: one position
  play(match, 'attack 0618 4-8');
  expect(asks(match)).not.toMatch(/clash.air|bombardment/);
  const own = (...lines: string[]) => asks(play(scene('us-morning-combats 0', '4-8 0617', '709-919 0618', '82-505 0619', ...lines), 'attack 0618 4-8')); // biome-ignore format: one position
  expect(own('air us-fighter available=1')).toBe('us clash.air');
  expect(own('navy western cruiser=1')).toBe('us bombardment.choose');
  expect(own('air us-medium available=1')).toBe('us bombardment.choose');
  expect(own('air british-heavy available=1', 'air british-medium available=1')).not.toMatch(/bombardment/);
});

test('N44 11-a: Americans, British and Germans each answer for themselves', () => {
  const match = campaign('phase-A 8', ...PEACE, '4-8 0523', '3-8 1206', 'stormBarred yes');
  const asked = new Set<string>();
  for (let i = 0; i < 40 && asks(match) !== 'over' && asked.size < 3; i++) {
    if (!asks(match).startsWith('*')) asked.add(asks(match).split(' ')[0] as string);
    play(match, asks(match).startsWith('*') ? '3' : (legal(match).at(-1) as string));
  }
  expect([...asked].sort()).toEqual(['british', 'german', 'us']);
});

test('N44 ERR-a: Kampfgruppe 275 has one step', () => {
  expect(STEPS_OF[UNIT.of('KG-275')]).toBe(1);
});

test('N44 DN-a: elite units are those that are marked so', () => {
  const elite = (name: string): boolean => isElite(UNIT.of(name));
  expect(['1-16', '82-505', '2-Rgr', '1-SS-Bde', '12-SS-25'].map(elite)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['4-8', '50-69', '709-919', '70-Tk'].map(elite)).toEqual([false, false, false, false]);
});

test('N44 11.2-i: Cobra goes by the points of the campaign, turn by turn', () => {
  const ended = (scenario: string) =>
    until(scene('end-of-turn 8', `scenario ${scenario}`, ...PEACE), 'weatherPhase.roll');
  expect([ended('cobra'), ended('campaign')].map((match) => points(match, 'turns'))).toEqual([20, 20]);
  expect(points(ended('cherbourg'), 'turns')).toBe(0);
});
