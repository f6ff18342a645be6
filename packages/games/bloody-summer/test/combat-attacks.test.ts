import { expect, test } from 'vitest';
import {
  attack,
  BRIGADES,
  field as fields,
  join,
  OTHER_GERMANS,
  odds,
  result,
  shifts,
  told,
  unaided,
} from './combats.ts';
import { asks, field, legal, play, reasons, refusal, scene, unit, whyNot } from './scene.ts';

test('N44 6.1-a: units attack enemies in an adjacent hex, and only there', () => {
  const match = fields('3-8 1206', '352-914 1306', '352-915 1407');
  play(match, 'activate BR-I');
  expect(legal(match)).toEqual(['attack 1306', 'finish']);
  expect(refusal(match, 'attack 1407')).toBe('6.1-a');
  expect(reasons(match, 'attack 1206')).toEqual(['6.1-a there is no enemy in that hex']);
});

test('N44 6.1-a: nobody attacks over a side that is all sea', () => {
  const match = scene('allied-combats 5', 'US-VII 0616', 'US-V 0617', 'place 0617 alliedMarkers=1', '4-8 0617', '352-914 0716'); // biome-ignore format: a scene
  expect(asks(match)).not.toContain('us combatPhase');
});

test('N44 6.1-b: a unit attacks once in a phase', () => {
  const match = fields(...BRIGADES, '352-914 1306', '352-915 1305');
  play(unaided(attack(match, '1306', '3-8')), '3');
  play(match, 'attack 1305');
  expect(told(match, /Attack on 1305/), 'the other alone').toEqual(['Attack on 1305 by 3-9.']);
});

test('N44 6.1-c: a unit is attacked once in a phase', () => {
  const match = fields(...BRIGADES, '352-914 1306', '352-915 1305');
  play(unaided(attack(match, '1306', '3-8')), '3');
  expect(legal(match)).toEqual(['attack 1305', 'finish']);
  expect(refusal(match, 'attack 1306')).toBe('6.1-c');
});

test('N44 6.1-c: one that was attacked before stays out when others in its hex are attacked, but goes back with them', () => {
  const match = fields(...BRIGADES, '352-914 1306 defended=yes', '352-915 1306');
  play(unaided(attack(match, '1306', '3-8', '3-9')), '6');
  expect(odds(match), '8 against 3 of one regiment').toBe('2:1');
  expect([field(match, '352-914', 'steps'), field(match, '352-915', 'steps')]).toEqual(['2', '1']);
  expect(legal(match, 'retreat 352-914').length).toBeGreaterThan(0);
});

test('N44 6.1-f: all units before the hex that the headquarters controls may add their strength', () => {
  const match = fields('3-8 1206', '3-9 1207', '3-185 1305', '15-44 1307', '352-914 1306');
  play(match, 'activate BR-I', 'attack 1306');
  expect(legal(match)).toEqual(['join 3-8', 'join 3-9', 'join 3-185', 'join 15-44']);
  unaided(join(match, '3-8', '3-9', '3-185', '15-44'));
  expect(odds(match), '16 against 3').toBe('5:1');
});

test('N44 6.1-g, N44 6.1-h: a combat is about one hex, and all in it defend together', () => {
  const match = fields(...BRIGADES, '352-914 1306', '352-915 1306', '352-916 1305');
  unaided(attack(match, '1306', '3-8', '3-9'));
  expect(odds(match), '8 against 6').toBe('1:1');
});

test('N44 6.1-i, N44 6.1-j: attacks are announced one by one in any order, and none has to be made', () => {
  const match = fields(...BRIGADES, '352-914 1306', '352-915 1305');
  play(match, 'activate BR-I');
  expect(legal(match)).toEqual(['attack 1305', 'attack 1306', 'finish']);
  play(match, 'finish');
  expect(told(match, /attack/)).toEqual([]);
});

test('N44 6.1-d: a counterattack is no attack of the phase', () => {
  const match = fields(
    ...BRIGADES,
    '352-914 1306',
    '352-915 1407',
    'GE-86 1407',
    'place 1407 germanMarkers=1',
  );
  play(unaided(attack(match, '1306', '3-8', '3-9')), '6');
  play(match, 'retreat 352-914 1307+1308', 'advance 1206 3-8', 'stay', 'counterattack GE-86');
  play(match, 'join 352-915 1407');
  expect(asks(match)).toBe('german counterattack.muster');
  play(match, 'strike');
  expect(asks(match)).toBe('german clash.lead');
  expect(field(match, '352-915', 'attacked')).toBeUndefined();
});

test('N44 7.4-c, N44 0.1.2-g: who is cut off does not attack, nor does a garrison or who rests', () => {
  const match = fields('3-8 1206', '3-9 1206 cut', '3-185 1206 resting', '15-44 1207 attacked=yes', '352-914 1306'); // biome-ignore format: a scene
  play(match, 'activate BR-I', 'attack 1306');
  expect(asks(match), 'there is nobody to choose').toBe('british clash.lead');
  const fort = scene('german-combats 5', 'GE-84 0222', 'place 0222 germanMarkers=1', 'Cherbourg-Roule 0223', '4-8 0224'); // biome-ignore format: a scene
  expect(asks(fort)).not.toContain('german combatPhase');
});

test('N44 6.1-f: every reason is told to one who may not join', () => {
  const match = fields('3-8 1206', '3-9 1206', '3-185 1206 cut attacked=yes', '352-914 1306');
  play(match, 'activate BR-I', 'attack 1306');
  expect(whyNot(match, 'join 3-185').map(({ text }) => text)).toEqual([
    'it is out of supply',
    'it has attacked in this phase',
  ]);
});

// 6.3: the procedure.

test('N44 6.3-a: two British units of 4 against a German of 3 are 8:3, fought at 2:1', () => {
  const match = unaided(attack(fields(...BRIGADES, '352-914 1306'), '1306', '3-8', '3-9'));
  expect(told(match, /against/)).toEqual(['8 against 3 in 1306 is 2:1.']);
});

test('N44 6.3-b: shifts to the right come first and do not lead beyond 6:1, then those to the left', () => {
  const match = fields('3-8 1206 D1', '3-9 1206', '3-185 1206', '15-44 1207', '15-46 1207', '15-227 1207', '352-914 1306'); // biome-ignore format: a scene
  attack(match, '1306', '3-8', '3-9', '3-185', '15-44', '15-46', '15-227');
  play(match, 'support BR-I', '1');
  expect(odds(match), '24 against 3').toBe('6:1');
  expect(shifts(match)).toEqual(['Support by a headquarters: +2.', 'Disorganized attackers: −1.']);
  expect(result(match), 'from 6:1, not from 8').toBe('5:1 L1 | L1 D');
});

test('N44 6.3-c, N44 DN-a: elite units in attack and in defence change the die by one each', () => {
  const elite = unaided(attack(fields('1-SS-Bde 1206', '3-8 1206', '352-914 1306'), '1306', '1-SS-Bde', '3-8')); // biome-ignore format: a scene
  play(elite, '3');
  expect(told(elite, /^At \d/)).toEqual(['At 2:1 a 3 with +1 in 1306: L1 | L1 D.']);
  const two = unaided(attack(fields(...BRIGADES, '12-SS-25 1306', '12-SS-26 1306'), '1306', '3-8', '3-9'));
  play(two, '3');
  expect(told(two, /^At \d/), 'however many').toEqual(['At 1:2 a 3 with −1 in 1306: L2 | -.']);
  const both = unaided(attack(fields('1-SS-Bde 1206', '12-SS-25 1306'), '1306', '1-SS-Bde'));
  play(both, '3');
  expect(told(both, /^At \d/)[0]).toContain('a 3 with nothing added in');
});

test('N44 6.3-d: 1:5 is fought at 1:3, 9:1 at 6:1', () => {
  const low = unaided(attack(fields('E-27 1206', '272 1306', '352-914 1306'), '1306', 'E-27'));
  expect(told(low, /against/)).toEqual(['2 against 12 in 1306 is 1:3.']);
  const high = unaided(attack(fields(...BRIGADES, '3-185 1206', '716-726 1306 steps=1'), '1306', '3-8', '3-9', '3-185')); // biome-ignore format: a scene
  expect(told(high, /against/)).toEqual(['12 against 1 in 1306 is 6:1.']);
});

test('N44 6.3-e: an attacker whom bombs have hit may be held back, and if all are the attack is off but made', () => {
  const german = () =>
    scene('german-combats 5', 'GE-I-SS 1405', 'place 1405 germanMarkers=1', '12-SS-25 1306 A1', '2-Pz-2 1306', 'US-V 1006', '4-8 1206', ...OTHER_GERMANS); // biome-ignore format: a scene
  const some = play(german(), 'activate GE-I-SS', 'attack 1206', 'join 12-SS-25', 'join 2-Pz-2');
  expect(asks(some)).toBe('german clash.withhold');
  play(some, 'withhold 12-SS-25', 'go', 'pass');
  expect([odds(some), shifts(some)]).toEqual(['1:1', []]);
  const none = play(
    german(),
    'activate GE-I-SS',
    'attack 1206',
    'join 12-SS-25',
    'fight',
    'withhold 12-SS-25',
  );
  expect(told(none, /called off/)).toEqual(['The attack on 1206 is called off.']);
  expect([field(none, '12-SS-25', 'attacked'), field(none, '4-8', 'defended')]).toEqual(['yes', 'yes']);
});

// 6.5: conditions.

test('N44 6.5-j, N44 6.5-k: a level is worth a column, two levels two, to the other side', () => {
  const shiftsOf = (attacker: string, defender: string) => {
    const match = attack(
      fields(`3-8 1206 ${attacker}`.trim(), `352-914 1306 ${defender}`.trim()),
      '1306',
      '3-8',
    );
    play(unaided(match), '1');
    return shifts(match);
  };
  expect(shiftsOf('', 'D1')).toEqual(['Disorganized defenders: +1.']);
  expect(shiftsOf('', 'A2')).toEqual(['Affected defenders: +2.']);
  expect(shiftsOf('D2', '')).toEqual(['Disorganized attackers: −2.']);
});

test('N44 6.5-l: of several levels in the hex the highest counts', () => {
  const match = attack(
    fields('3-8 1206', '352-914 1306 D1', '352-915 1306 D2 A1', '352-916 1306'),
    '1306',
    '3-8',
  );
  play(unaided(match), '1');
  expect(shifts(match)).toEqual(['Disorganized defenders: +2.', 'Affected defenders: +1.']);
});

test('N44 6.5-m: D2 and A1 are three columns', () => {
  const match = unaided(attack(fields('3-8 1206', '352-914 1306 D2 A1'), '1306', '3-8'));
  play(match, '1');
  expect(odds(match)).toBe('1:1');
  expect(result(match)).toMatch(/^3:1 /);
});

test('N44 6.5-n: when two stacks attack, the worse of them decides', () => {
  const match = fields('3-8 1206 D1', '3-9 1207 A2', '3-185 1207', '352-914 1306');
  play(unaided(attack(match, '1306', '3-8', '3-9', '3-185')), '1');
  expect(shifts(match)).toEqual(['Affected attackers: −2.']);
});

test('N44 6.5-h, N44 6.5-i: disorganized defenders may be kept out and then do no harm, but not all of them', () => {
  const match = fields(...BRIGADES, '352-914 1306 D2', '352-915 1306 D1', '352-916 1306');
  attack(match, '1306', '3-8', '3-9');
  expect(asks(match)).toBe('german clash.spare');
  expect(legal(match)).toEqual(['spare 352-914', 'spare 352-915', 'go']);
  expect(refusal(match, 'spare 352-916'), 'one that is in order').toBe('6.5-h');
  unaided(play(match, 'spare 352-914', 'spare 352-915'));
  play(match, '6');
  expect([odds(match), shifts(match)], '8 against 3').toEqual(['2:1', []]);
  expect(unit(match, '352-914'), 'no further level, yet').toBe('1306 D2');
  expect(legal(match, 'retreat 352-914').length, 'it goes back with the rest').toBeGreaterThan(0);
  const alone = fields('3-8 1206', '352-914 1306 D2');
  attack(alone, '1306', '3-8');
  expect(asks(alone), 'somebody must defend').toBe('british clash.lead');
});
