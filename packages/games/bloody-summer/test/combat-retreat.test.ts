import { NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import { attack, BRIGADES, field as fields, OTHERS, told, unaided } from './combats.ts';
import { asks, field, legal, play, reasons, refusal, scene, unit } from './scene.ts';

/** The Germans in 1306 have been beaten by 3-8 and 3-9 in 1206, and are to go back. */
const beaten = (...lines: string[]) => {
  const match = fields(...BRIGADES, ...lines);
  return play(unaided(attack(match, '1306', '3-8', '3-9')), '6');
};

test('N44 6.6-a: a retreat leads two hexes away, by ways without enemies', () => {
  const match = beaten('352-914 1306');
  expect(legal(match, 'retreat 352-914 1406')).toEqual([
    'retreat 352-914 1406+1405',
    'retreat 352-914 1406+1505',
    'retreat 352-914 1406+1506',
  ]);
  expect(refusal(match, 'retreat 352-914 1406'), 'it could go on').toBe('6.6-a');
  expect(refusal(match, 'retreat 352-914 1406+1407'), 'that is but one away').toBe('6.6-a');
  expect(refusal(match, 'retreat 352-914 1206+1106'), 'enemies').toBe('6.6-a');
  expect(refusal(match, 'retreat 352-914 1406+1506+1606'), 'three hexes').toBe('6.6-c');
});

test('N44 6.6-d: as long as there is room no hex passes for one that is too full', () => {
  const { engine } = beaten('352-914 1306');
  const under = engine.stack().at(-1);
  const full = under?.procedure.layout.slots.find(({ path }) => path === 'full');
  expect(engine.g.cells.read((under?.base ?? 0) + (full?.base ?? 0))).toBe(NOWHERE);
});

test('N44 6.6-a, N44 6.6-f: who cannot leave the hex is lost for good', () => {
  const ring = ['15-44 1207', '15-46 1305', '15-227 1307', '43-129 1406', '43-130 1407'];
  const match = beaten('352-914 1306', ...ring);
  expect(unit(match, '352-914')).toBe('-');
  expect(field(match, '352-914', 'captured')).toBe('yes');
  expect(told(match, /lost for good/)).toEqual(['352-914 is lost for good.']);
});

/** Two divisions in 1206 and 1207, whose zones are felt in 1305 and 1307, and brigades behind 1306, for 1406 and 1407. */
const RING = ['43-129 1505', '43-130 1507'];
const DIVISIONS = ['3-8', '3-9', '3-185', '15-44', '15-46', '15-227'];
const surrounded = (die: number, ...lines: string[]) => {
  const match = fields(
    ...BRIGADES,
    '3-185 1206',
    '15-44 1207',
    '15-46 1207',
    '15-227 1207',
    ...RING,
    ...lines,
  );
  return play(unaided(attack(match, '1306', ...DIVISIONS)), String(die));
};

test('N44 6.6-b: to retreat into an enemy zone costs each unit a step, with a friend there too', () => {
  const match = surrounded(6, '272 1306', '346 1406');
  expect([field(match, '272', 'steps'), asks(match)]).toEqual(['2', 'german retreat.choose']);
  expect(legal(match), 'one hex is enough, since the next is in a zone too').toContain('retreat 272 1406');
  play(match, 'retreat 272 1406');
  expect([unit(match, '272'), field(match, '272', 'steps')]).toEqual(['1406 D1', '1']);
});

test('N44 6.6-b, N44 6.6-f: if every way leads into a zone, a unit of one step dies and is not rebuilt', () => {
  const match = surrounded(4, '276 1306 steps=2');
  expect([unit(match, '276'), field(match, '276', 'captured')]).toEqual(['-', 'yes']);
});

test('N44 6.6-b: nobody goes where he would perish while there is another way', () => {
  const match = beaten('352-914 1306');
  expect(reasons(match, 'retreat 352-914 1305+1304')[0]).toBe(
    '6.6-b it would lose its last step in an enemy zone of control, and there is another way',
  );
});

test('N44 6.6-c: where there is no room the retreat goes on', () => {
  const full = ['1405', '1505', '1506', '1507', '1408', '1308', '1208'].flatMap((hex, i) => {
    const pairs = [['271', '346'], ['272', '84'], ['276', '85'], ['277', '89'], ['331', '77'], ['363', '275'], ['353', '711']]; // biome-ignore format: a list
    return (pairs[i] as string[]).map((name) => `${name} ${hex}`);
  });
  const firsts = ['352-915 1406', '352-916 1406', '716-726 1406', '716-736 1406', '709-729 1406', '709-739 1407', '709-919 1407', '243-920 1407', '243-921 1407', '243-922 1407', '91-1057 1307', '91-1058 1307', '21-Pz-125 1307', '21-Pz-192 1307', '21-Pz-I-22 1307']; // biome-ignore format: a list
  const match = beaten('352-914 1306', ...full, ...firsts);
  expect(legal(match).every((way) => way.split('+').length === 3)).toBe(true);
  expect(refusal(match, 'retreat 352-914 1406+1506')).toBe('6.6-c');
});

test('N44 6.6-c, N44 2.1-d: a hex with the other Allied nation is no end of a retreat', () => {
  const match = scene('german-combats 5', 'GE-I-SS 1406', 'place 1406 germanMarkers=1', '12-SS-25 1306', '12-SS-26 1306', '12-SS-I-12 1306', '4-8 1206', '3-8 1105', '3-9 1106'); // biome-ignore format: a scene
  play(
    match,
    'activate GE-I-SS',
    'attack 1206',
    'join 12-SS-25',
    'join 12-SS-26',
    'join 12-SS-I-12',
    'pass',
    '3',
  );
  expect(refusal(match, 'retreat 4-8 1106')).toBe('2.1-d');
  expect(legal(match).every((way) => !/110[56]$/.test(way))).toBe(true);
});

test('N44 6.6-d: if no hex has room, the owner removes what is too much', () => {
  const FULL = ['3-8 0225', '3-9 0225', '3-185 0225', '15-44 0225', '15-46 0225', '43-129 0224', '43-130 0224', '43-214 0224', '49-70 0224', '49-146 0224', '50-69 0324', '50-151 0324', '50-231 0324', '51-152 0324', '51-153 0324']; // biome-ignore format: a list
  const BARRED = ['GE-81 0223', 'GE-74 0323', 'GE-86 0424', 'GE-47 0425'];
  const match = scene('german-combats 3 > retreat.next at=0125 units=6-Airb-3 chooser=british', '6-Airb-3 0125', ...FULL, ...BARRED); // biome-ignore format: a scene
  expect(asks(match)).toBe('british retreat.choose');
  play(match, 'retreat 6-Airb-3 0225+0224');
  expect(legal(match)).toEqual(['43-129', '43-130', '43-214', '49-70', '49-146', '6-Airb-3'].map((name) => `remove ${name}`)); // biome-ignore format: a list
  play(match, 'remove 49-70');
  expect([field(match, '49-70', 'captured'), unit(match, '6-Airb-3')]).toEqual(['yes', '0224']);
});

test('N44 6.6-e: in a city the owner may take a level of disorganization instead', () => {
  const city = () => {
    const match = scene('allied-combats 8', 'BR-I 0807', 'place 0807 alliedMarkers=1', '3-8 0907', '3-9 0907', '3-185 0907', '15-44 0808', '15-46 0808', '15-227 0808', '352-914 0908', '352-915 0908 D2', ...OTHERS); // biome-ignore format: a scene
    play(match, 'activate BR-I', 'attack 0908');
    for (const name of ['3-8', '3-9', '3-185', '15-44', '15-46', '15-227']) play(match, `join ${name}`);
    return play(match, 'spare 352-915', 'support BR-I', '4');
  };
  const stand = city();
  expect(asks(stand)).toBe('german givingWay.choose');
  play(stand, 'stand');
  expect(told(stand, /holds on/)).toEqual(['The defence of 0908 holds on: 352-914, 352-915.']);
  expect(unit(stand, '352-914'), 'a level for the result and one for holding on').toBe('0908 D2');
  expect([unit(stand, '352-915'), field(stand, '352-915', 'steps')]).toEqual(['0908 D2', '1']);
  expect(asks(play(city(), 'yield'))).toBe('german retreat.choose');
});

test('N44 6.6-a: units go back only where they could move: no armour into a marsh', () => {
  const scenes = (name: string) =>
    scene(`german-combats 5 > retreat.next at=0920 units=${name} chooser=us`, `${name} 0920`, 'GE-84 2011');
  const into = (match: ReturnType<typeof scenes>) => legal(match).filter((way) => / 0919\+/.test(way));
  expect(into(scenes('4-Arm-CCA'))).toEqual([]);
  expect(into(scenes('90-357')).length).toBeGreaterThan(0);
});

test('N44 6.6-a: from an exit hex a retreat may lead into its box', () => {
  const match = scene('allied-combats 5 > retreat.next at=2402 units=352-914 chooser=german', '352-914 2402', 'GE-81 2005'); // biome-ignore format: a scene
  const box = legal(match).filter((way) => !/\d{4}$/.test(way));
  expect(box.length).toBe(1);
  play(match, box[0] ?? '');
  expect(unit(match, '352-914')).toBe(box[0]?.split(' ').at(-1));
  const barred = scene('allied-combats 5 > retreat.next at=2402 units=352-914 chooser=german', '352-914 2402', `4-Arm-CCA ${unit(match, '352-914')}`); // biome-ignore format: a scene
  expect(legal(barred).filter((way) => !/\d{4}$/.test(way))).toEqual([]);
});

test('N44 0.1.2-i: garrisons take no notice of a retreat, and hold the hex', () => {
  const match = play(beaten('352-914 1306 steps=1', 'WN-Arromanches 1306'), 'lose 352-914');
  expect(told(match, /takes no notice/)).toEqual(['WN-Arromanches takes no notice of the retreat.']);
  expect(unit(match, 'WN-Arromanches')).toBe('1306 D1');
});

test('N44 6.6-a: one hex is enough where every hex beyond it is full', () => {
  const full = ['271 1405', '346 1405', '272 1505', '84 1505', '276 1506', '85 1506'];
  const match = beaten('352-914 1306', ...full);
  expect(legal(match, 'retreat 352-914 1406')).toEqual(['retreat 352-914 1406']);
  const room = beaten('352-914 1306', ...full.slice(1));
  expect(legal(room, 'retreat 352-914 1406')).toEqual(['retreat 352-914 1406+1405']);
});

test('N44 6.6-a, N44 6.6-b: it is told whether there was no way, or none that it would have survived', () => {
  const rules = (match: ReturnType<typeof beaten>): string[] =>
    match.events(0).filter(({ type }) => type.name === 'captured').map(({ rule }) => rule); // biome-ignore format: a chain
  const ring = ['15-44 1207', '15-46 1305', '15-227 1307', '43-129 1406', '43-130 1407'];
  expect(rules(beaten('352-914 1306', ...ring))).toEqual(['6.6-a']);
  expect(rules(surrounded(4, '276 1306 steps=2'))).toEqual(['6.6-b']);
});

test('N44 5.4-b: a headquarters is lost with the last unit of its hex that finds no way', () => {
  const ring = ['15-44 1207', '15-46 1305', '15-227 1307', '43-129 1406', '43-130 1407'];
  const match = beaten('352-914 1306', 'GE-84 1306', ...ring);
  expect([unit(match, '352-914'), unit(match, 'GE-84')]).toEqual(['-', '-']);
  expect(field(match, 'GE-84', 'due')).toBe('6');
});

test('N44 0.1.2-i, N44 5.4-b: a garrison that stays behind is no headquarters that would have to follow', () => {
  const match = scene('allied-combats 5 > retreat.next at=1306 units=352-914+352-915 chooser=german', '352-914 1306', '352-915 1306', 'WN-Grandcamp 1306', '3-8 1206', ...OTHERS); // biome-ignore format: a scene
  play(match, 'retreat 352-914 1406+1506', 'retreat 352-915 1406+1506');
  expect([asks(match), unit(match, 'WN-Grandcamp')]).toEqual(['british combatPhase.choose', '1306']);
});
