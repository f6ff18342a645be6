import { expect, test } from 'vitest';
import { heavyBack } from '../src/tables/air.ts';
import { navalPoints } from '../src/tables/bombardment.ts';
import { result, shifts, told } from './combats.ts';
import { asks, BRITISH, field, GERMAN, legal, news, opening, type Play, play, position, reasons, refusal, row, scene, US, unit, value } from './scene.ts'; // biome-ignore format: a list
import { depot } from './turns.ts';

const fleet = (match: Play, name: string) => row(position(match), `navy ${name}`);

// The bombardment.

const UTAH = 'WN-Madeleine 0617';
const bombard = (...lines: string[]) =>
  scene('us-bombardment 0', 'navy western cruiser=4 destroyer=4', UTAH, 'Bty-Azeville 0519', 'WN-Saint-Laurent 0714', ...lines); // biome-ignore format: one position

test('N44 10.A.1-b, R-64: Americans bombard their beaches and the batteries on their coast, the British theirs', () => {
  const match = bombard('Bty-Maisy 0716', 'WN-La-Riviere 0710', '352-914 0817');
  expect(legal(match, 'shell').map((words) => words.split(' ')[1])).toEqual(expect.arrayContaining(['0617', '0519', '0714', '0716'])); // biome-ignore format: one list
  expect(refusal(match, 'shell 0710 1 0')).toBe('10.A.1-b');
  expect(refusal(match, 'shell 0817 1 0'), 'neither beach nor battery').toBe('10.A.1-b');
  expect(reasons(match, 'shell 0518 1 0')).toEqual(['10.A.1-b no Germans are in that hex']);
  const british = scene(
    'british-bombardment 0',
    'navy eastern cruiser=1',
    'WN-La-Riviere 0710',
    'Bty-Longues 0712',
    UTAH,
  );
  expect(legal(british)).toEqual(['shell 0710 1 0', 'shell 0712 1 0', 'end']);
});

test('N44 6.2-h, N44 6.2-g: points are taken from the track, and the result is for all who are in the hex', () => {
  // 4 points: a 5, less 1 for the garrison, is A1.
  const match = play(bombard('91-1058 0519'), 'shell 0519 3 1', '5');
  expect([unit(match, '91-1058'), unit(match, 'Bty-Azeville')]).toEqual(['0519 A1', '0519 A1']);
  expect(fleet(match, 'western')).toEqual({ cruiser: '1', destroyer: '3' });
  expect(news(match, US)).toEqual(
    expect.arrayContaining(['Ships fire at 0519 with 4 points.', 'A 5 with −1 for the bombardment of 0519.']),
  );
});

test('N44 6.2-g: a bombardment may do nothing', () => {
  const match = play(bombard(), 'shell 0617 1 0', '6');
  expect(news(match, US).at(-1)).toBe('The bombardment of 0617 harms nobody.');
  expect(unit(match, 'WN-Madeleine')).toBe('0617');
});

test('N44 6.2-b, R-154: each hex once by sea and once from the air', () => {
  const match = play(
    bombard('air us-heavy available=2'),
    'shell 0617 1 0',
    '1',
    'bomb 0617 us-heavy',
    'fly',
    '1',
  );
  expect(refusal(match, 'shell 0617 1 0')).toBe('6.2-b');
  expect(refusal(match, 'bomb 0617 us-heavy')).toBe('6.2-b');
  expect(refusal(match, 'bomb 0714 us-heavy')).toBe('');
});

test('N44 6.2-h: no more points than are left, and at least one', () => {
  const match = scene('us-bombardment 0', 'navy western cruiser=1', UTAH, 'Bty-Azeville 0519');
  expect(legal(match)).toEqual(['shell 0617 1 0', 'shell 0519 1 0', 'end']);
  expect(refusal(match, 'shell 0617 2 0')).toBe('6.2-h');
  const none = scene('us-bombardment 0', 'air us-heavy available=1', UTAH);
  expect(refusal(none, 'shell 0617 1 0')).toBe('6.2-h');
});

test('N44 6.11-d: a battery on which paratroops have come down is not bombarded', () => {
  const match = scene('british-bombardment 0', 'navy eastern cruiser=1', 'Bty-Merville 0806', '6-Airb-3 0806', 'Bty-Longues 0712'); // biome-ignore format: one position
  expect(refusal(match, 'shell 0806 1 0')).toBe('6.11-d');
});

test('N44 6.5-f, N44 6.5-g: ships after bombers: A1 and A1 are A2, and what is more disorganizes', () => {
  const match = bombard('air us-heavy available=3');
  // 9 points: a 2, less 1, is A1; 7 points of ships: a 3, less 1, is A1.
  play(match, 'bomb 0617 us-heavy', 'add us-heavy', 'add us-heavy', '2', 'shell 0617 4 3', '3');
  expect(unit(match, 'WN-Madeleine')).toBe('0617 A2');
  const more = bombard('air us-heavy available=3');
  play(more, 'bomb 0617 us-heavy', 'add us-heavy', 'add us-heavy', '5', 'shell 0617 4 3', '3');
  expect(unit(more, 'WN-Madeleine')).toBe('0617 D1 A2');
});

test('N44 9.4-g, N44 9.4-e: heavy bombers fly as often as there are any, for no points, and are back on turn 2', () => {
  const match = bombard('air us-heavy available=3');
  play(match, 'bomb 0617 us-heavy', 'fly', '1', 'bomb 0714 us-heavy', 'fly', '1', 'bomb 0519 us-heavy', '1');
  expect(row(position(match), `bombers ${heavyBack(0)}`)).toEqual({ us: '3' });
  expect(position(match)).not.toContain('score heavy-bombers');
  expect(row(position(match), 'air us-heavy')).toEqual({ is: '' });
});

test('N44 6.2-i, N44 9.3-b: medium bombers are Finished, and add 1 where they are half of the strength', () => {
  const match = play(
    bombard('air us-medium available=2', 'air us-fighter available=1'),
    'bomb 0617 us-medium',
    'fly',
    '5',
  );
  // 2 points: a 5, less 1 for the garrison, 1 more for the Marauders.
  expect(unit(match, 'WN-Madeleine')).toBe('0617 A1');
  expect(row(position(match), 'air us-medium')).toEqual({ available: '1', finished: '1' });
  expect(reasons(match, 'bomb 0714 us-fighter')).toEqual(['9.3-a fighter-bombers do not bombard']);
  expect(reasons(match, 'bomb 0714 british-heavy')).toEqual([
    '8-c it is of the other nationality',
    '9.3-a no such bomber is available',
  ]);
});

test('N44 9.4-d: a carpet is divided between two adjacent targets, half for each', () => {
  const match = scene('british-bombardment 0', 'air british-heavy available=2', 'air british-medium available=1', 'WN-La-Riviere 0710', 'WN-Courseulles 0709', 'WN-La-Breche 0807'); // biome-ignore format: one position
  play(match, 'bomb 0710 british-heavy', 'add british-heavy');
  expect(refusal(match, 'divide 0807')).toBe('9.4-d');
  play(match, 'divide 0709', '6', '6');
  // 3 points each: 6 less 1 is A1; with the 2 of all 6 it would be A2.
  expect([unit(match, 'WN-La-Riviere'), unit(match, 'WN-Courseulles')]).toEqual(['0710 A1', '0709 A1']);
  expect(news(match, BRITISH)).toContain('The carpet is divided between 0710 and 0709.');
  const medium = scene(
    'british-bombardment 0',
    'air british-medium available=2',
    'WN-La-Riviere 0710',
    'WN-Courseulles 0709',
  );
  expect(refusal(play(medium, 'bomb 0710 british-medium'), 'divide 0709'), 'only heavy ones').toBe('9.4-d');
});

test('N44 10.A.1-j, R-156: a beach that bombs have emptied is Allied', () => {
  const match = scene('us-bombardment 0', 'navy western cruiser=4 destroyer=4', `${UTAH} D2 A2`);
  play(match, 'shell 0617 4 4', '3');
  expect(unit(match, 'WN-Madeleine')).toBe('-');
  expect(news(match, US)).toContain('The Allies take 0617.');
});

// The order of the morning.

/** Goes on until somebody is asked at such a step: the last thing that may be done, and ones. */
function until(match: Play, step: string): Play {
  for (let i = 0; i < 400 && !asks(match).endsWith(step); i++)
    play(
      match,
      asks(match).startsWith('*')
        ? asks(match).endsWith('drop')
          ? '1+1'
          : '1'
        : (legal(match).at(-1) ?? ''),
    );
  return match;
}

test('N44 10.A.1-a, R-23, R-164: in the morning the fleets have what they have for the day', () => {
  const match = until(opening('campaign'), 'openingBombardment.choose');
  expect([value(match, 'phase'), value(match, 'weather')]).toEqual(['A', 'overcast']);
  expect(fleet(match, 'western')).toEqual({
    cruiser: String(navalPoints(0, 0, 0)),
    destroyer: String(navalPoints(0, 0, 1)),
  });
  expect(fleet(match, 'eastern')).toEqual({
    cruiser: String(navalPoints(0, 1, 0)),
    destroyer: String(navalPoints(0, 1, 1)),
  });
});
test('N44 10.A.1-a: all aircraft of turn 0 are drawn at dawn, for zones or for what is called up later', () => {
  const match = until(opening('campaign'), 'airPhase.assign');
  const drawn = news(match, US).filter((line) => line.endsWith('come out of the cup.'));
  // 22 counters, one of them for air superiority.
  expect(drawn).toHaveLength(22);
  expect(row(position(match), 'air us-fighter')).toEqual({ drawn: '5', superiority: '1' });
  expect(legal(match)).toEqual(expect.arrayContaining(['zone caen', 'box us-medium Paris', 'keep']));
  play(match, 'zone caen');
  until(match, 'openingBombardment.choose');
  expect(row(position(match), 'zone caen')).toEqual({ fighters: 'us' });
  expect(row(position(match), 'air us-fighter').available).toBe('4');
  expect(refusal(match, 'bomb 0716 us-heavy')).toBe('');
});

// The first wave.

test('N44 10.A.1-c: the first wave lands where it is marked, tanks after their swim, and nobody else', () => {
  const match = scene('us-first-wave 0', '4-8 Reserve', '70-Tk Reserve', '4-22 Reserve', '2-Rgr Reserve', '1-16 Reserve', UTAH, 'WN-Saint-Laurent 0714', 'Bty-Pointe-du-Hoc 0715', 'Bty-Maisy 0716'); // biome-ignore format: one position
  expect(asks(match)).toBe('* swimming.swim');
  play(match, '1');
  expect(['4-8', '70-Tk', '1-16', '2-Rgr', '4-22'].map((name) => unit(match, name))).toEqual([
    '0617',
    '0617',
    '0714',
    '0715',
    'Reserve',
  ]);
});

const OMAHA = ['1-16 Reserve', '741-Tk Reserve', '743-Tk Reserve', 'WN-Saint-Laurent 0714', 'Bty-Maisy 0716'];
test('N44 10.A.1-d, R-158: off Omaha a 3 costs a step and a 4 all, which count for the Germans', () => {
  const match = play(scene('us-first-wave 0', ...OMAHA), '3', '4');
  expect([unit(match, '741-Tk'), field(match, '741-Tk', 'steps')]).toEqual(['0714', '1']);
  expect(unit(match, '743-Tk')).toBe('Destroyed');
  expect(row(position(match), 'score allied-steps')).toEqual({ points: '3' });
  expect(news(match, US).filter((line) => line.includes('sea'))).toEqual([
    '741-Tk rolls a 3 and loses 1 step in the sea.',
    '743-Tk rolls a 4 and loses 2 steps in the sea.',
  ]);
});

test('N44 10.A.1-d: at Utah nearly all swim ashore, and each unit has a die of its own', () => {
  const match = play(
    scene('us-first-wave 0', '4-8 Reserve', '70-Tk Reserve', UTAH, 'Bty-Azeville 0519'),
    '5',
  );
  expect([unit(match, '70-Tk'), field(match, '70-Tk', 'steps')]).toEqual(['0617', '2']);
  expect(news(match, US)).toContain('70-Tk swims ashore with a 5.');
});

test('N44 10.A.1-e, R-155: each landing is fought on the spot, by all of the wave who are on that beach', () => {
  const match = scene('british-first-wave 0', '50-69 Reserve', '50-231 Reserve', '3-Can-7 Reserve', '3-8 Reserve', 'WN-La-Riviere 0710', 'WN-Courseulles 0709', 'WN-La-Breche 0807'); // biome-ignore format: one position
  expect(asks(match)).toBe('british landingAttacks.choose');
  expect(legal(match)).toEqual(['assault 0807', 'assault 0710', 'assault 0709']);
  play(match, 'assault 0710');
  expect([field(match, '50-69', 'attacked'), field(match, '50-231', 'attacked'), field(match, '3-8', 'attacked')]).toEqual(['yes', 'yes', undefined]); // biome-ignore format: one list
});
test('N44 10.A.1-e: nobody fights where there is nobody', () => {
  const match = scene('british-first-wave 0', '50-69 Reserve', '3-Can-7 Reserve', '3-8 Reserve', 'WN-Courseulles 0709', 'WN-La-Breche 0807'); // biome-ignore format: one position
  expect(refusal(match, 'assault 0710')).toBe('10.A.1-e');
  expect(legal(match)).toEqual(['assault 0807', 'assault 0709']);
});
/** One brigade for Gold, and another for Sword, so that there is something left to fight for. */
const GOLD = ['50-69 Reserve', 'WN-La-Riviere 0710', '3-8 Reserve', 'WN-La-Breche 0807'];
const gold = (die: string, ...lines: string[]): Play =>
  play(scene('british-first-wave 0', ...GOLD, ...lines), 'assault 0710', die);
test('N44 10.A.1-f: an attack from the sea at 2:1 is fought at 3:2 (D3)', () => {
  const match = gold('3');
  expect(told(match, /in 0710 is/)).toEqual(['4 against 2 in 0710 is 2:1.']);
  expect(shifts(match)[0]).toBe('An attack from the sea: −1.');
  expect(result(match)).toBe('3:2 L1 | D');
});
test('N44 10.A.1-g: rangers who attack alone at 2:1 stay at 2:1 (D3)', () => {
  const match = scene('us-first-wave 0', '2-Rgr Reserve', '4-8 Reserve', 'Bty-Pointe-du-Hoc 0715', UTAH);
  play(match, 'stop', 'raid 0715');
  expect([told(match, /in 0715 is/), shifts(match)]).toEqual([['2 against 1 in 0715 is 2:1.'], []]);
  expect(result(play(match, '3'))).toMatch(/^2:1 /);
});
test('N44 6.11-a, R-155: attackers and defenders who are left on a beach are in confusion', () => {
  const match = gold('3');
  expect([unit(match, '50-69'), unit(match, 'WN-La-Riviere')]).toEqual(['0710', '0710 D1']);
  expect(news(match, BRITISH)).toContain('Both camps stay in 0710, in confusion.');
});
test('N44 6.6-a, R-155: who must retreat from a beach is lost', () => {
  const match = scene('us-first-wave 0 > wave.fights side=us wave=first', '4-8 0617 landed=yes A2', '4-12 0617 landed=yes', UTAH, '709-919 0617', '91-1058 0617', '1-16 0714 landed=yes', 'WN-Saint-Laurent 0714'); // biome-ignore format: one position
  play(match, 'assault 0617', '1');
  expect(result(match)).toBe('1:3 L2 D R | -');
  play(match, 'lose 4-8', 'lose 4-12');
  expect([unit(match, '4-8'), unit(match, '4-12')]).toEqual(['-', '-']);
  expect(row(position(match), 'unit 4-8').captured).toBe('yes');
});
test('N44 10.A.1-j: a beach whose garrison was beaten is a depot at once', () => {
  const match = gold('4');
  expect([unit(match, 'WN-La-Riviere'), depot(match, 'Gold'), depot(match, 'Sword')]).toEqual([
    '-',
    'reduced',
    'closed',
  ]);
});

test('N44 10.A.1-j, R-156: who lands on an empty beach has it', () => {
  const match = play(scene('us-first-wave 0', '70-Tk Reserve', '1-16 Reserve', '741-Tk Reserve', 'WN-Saint-Laurent 0714', 'Bty-Maisy 0716'), '1', '1'); // biome-ignore format: one position
  expect(news(match, US)).toContain('The Allies take 0617.');
  expect(row(position(match), 'place 0617').allied).toBe('yes');
  expect(row(position(match), 'place 0714').allied).toBe(undefined);
});

// The 79th Armoured.

const BOXES = ['0610', '0707'];
test('N44 10.A.1-h: each brigade of the 79th takes one of the boxes off the coast', () => {
  const match = scene(
    'british-first-wave 0',
    '79-30 Reserve',
    '79-1-RE Reserve',
    '3-8 Reserve',
    'WN-La-Breche 0807',
  );
  expect(legal(match)).toEqual(
    ['79-30', '79-1-RE'].flatMap((name) => BOXES.map((box) => `station ${name} ${box}`)),
  );
  expect(refusal(match, 'station 79-30 0611')).toBe('10.A.1-h');
  play(match, 'station 79-30 0707');
  expect(unit(match, '79-30')).toBe('0707');
});

test('N44 10.A.1-h, R-157: they add their attack to every landing before their box', () => {
  const match = scene('british-first-wave 0', '79-30 0610', '79-1-RE 0610', '79-1-Tk 0707 steps=1', '50-69 Reserve', '3-Can-7 Reserve', '3-8 Reserve', 'WN-La-Riviere 0710', 'WN-Courseulles 0709', 'WN-La-Breche 0807'); // biome-ignore format: one position
  play(match, 'assault 0710');
  expect(news(match, BRITISH)).toContain('The landing attack on 0710 has 4 more from 79-30, 79-1-RE.');
  expect(field(match, '79-30', 'attacked')).toBe(undefined);
  const sword = scene('british-first-wave 0', '79-1-Tk 0707 steps=1', '3-Can-7 Reserve', '3-8 Reserve', 'WN-Courseulles 0709', 'WN-La-Breche 0807'); // biome-ignore format: one position
  expect(news(play(sword, 'assault 0807'), BRITISH)).toContain(
    'The landing attack on 0807 has 1 more from 79-1-Tk.',
  );
});
test('N44 10.A.1-h: a landing attack is reckoned with the strength of the 79th, which takes no part in the result', () => {
  const match = gold('2', '79-30 0610', '79-1-RE 0610', '79-1-Tk 0707');
  expect(told(match, /in 0710 is/)).toEqual(['8 against 2 in 0710 is 4:1.']);
  // At 3:1 the brigade alone pays for it.
  expect(result(match)).toMatch(/^3:1 L1/);
  expect(['79-30', '79-1-RE'].map((name) => [unit(match, name), field(match, name, 'steps')])).toEqual([
    ['0610', '2'],
    ['0610', '2'],
  ]);
});

test('N44 10.A.1-i: it stays until all beaches before it are free, and lands there with the next wave', () => {
  const second = (...lines: string[]) => scene('british-second-wave 0', '79-30 0610', '79-1-Tk 0707', '3-185 Reserve', 'WN-Arromanches 0711', '1-SS-Bde Reserve', ...lines); // biome-ignore format: one position
  const free = second();
  expect(asks(free)).toBe('british offshore.come');
  expect(legal(free)).toEqual(['land 79-30 0710', 'land 79-30 0709', 'land 79-1-Tk 0807']);
  expect(refusal(free, 'land 79-30 0807')).toBe('10.A.1-i');
  const held = second('WN-Courseulles 0709');
  // The one off Sword has no choice.
  expect(asks(held)).toBe('british commandos.choose');
  expect([unit(held, '79-30'), unit(held, '79-1-Tk')]).toEqual(['0610', '0807']);
});

test('N44 10.A.1-i: nobody off the coast moves or attacks', () => {
  const match = scene(
    'us-morning-combats 0',
    '79-30 0610',
    'WN-La-Riviere 0710',
    '1-16 0714',
    '352-916 0814',
  );
  play(match, 'end');
  // Nobody of the British can attack, so that nothing is asked of them.
  expect(asks(match)).not.toBe('british freeCombats.choose');
});

// The second wave, rangers and commandos.

test('N44 10.A.1-l: the die sends the 5th Rangers to the Pointe du Hoc or to Omaha', () => {
  const second = (die: string) => play(scene('us-second-wave 0', '5-Rgr Reserve', '1-18 Reserve', 'WN-Saint-Laurent 0714', 'Bty-Pointe-du-Hoc 0715', 'Bty-Maisy 0716'), die); // biome-ignore format: one position
  expect(['1', '2', '3', '6'].map((die) => unit(second(die), '5-Rgr'))).toEqual([
    '0715',
    '0715',
    '0714',
    '0714',
  ]);
  expect(news(second('3'), US)[0]).toBe('The die for 5-Rgr is 3: it lands in 0714.');
});

test('N44 10.A.1-m, R-159: the second wave fights where it lands, but not those of the first', () => {
  const match = play(
    scene('us-second-wave 0', '5-Rgr Reserve', '1-18 Reserve', '29-115 Reserve', '1-16 0714', 'WN-Saint-Laurent 0714', '4-22 Reserve', UTAH),
    '6',
    'stop',
  ); // biome-ignore format: one position
  expect(legal(match)).toEqual(['assault 0714', 'assault 0617', 'raid 0714']);
  play(match, 'assault 0714');
  expect(['1-18', '29-115', '1-16', '5-Rgr'].map((name) => field(match, name, 'attacked'))).toEqual(['yes', 'yes', undefined, undefined]); // biome-ignore format: one list
});

test('N44 10.A.1-m: the second wave does not attack inland in the morning; the first may', () => {
  const match = scene('us-second-wave 0', '4-22 Reserve', '4-8 0617', '709-919 0618', '82-505 0619');
  expect(asks(match)).toBe('us freeCombats.choose');
  expect(legal(match)).toEqual(['attack 0618 4-8', 'attack 0618 4-8+82-505', 'attack 0618 82-505', 'end']);
  expect(refusal(match, 'attack 0618 4-22')).toBe('6.1-b');
});

test('N44 10.A.1-n: commandos land anywhere from Arromanches to Ouistreham, or at 0712 or 0808', () => {
  const match = scene('british-second-wave 0', '1-SS-Bde Reserve', '4-SS-Bde Reserve', 'WN-Courseulles 0709');
  expect(legal(match, 'land 1-SS-Bde')).toEqual(['0711', '0710', '0709', '0708', '0808', '0807', '0712'].map((hex) => `land 1-SS-Bde ${hex}`)); // biome-ignore format: one list
  expect(refusal(match, 'land 1-SS-Bde 0713')).toBe('10.A.1-n');
  expect(refusal(match, 'land 3-8 0711')).toBe('10.A.1-n');
  play(match, 'land 1-SS-Bde 0808');
  expect(unit(match, '1-SS-Bde')).toBe('0808');
  expect(asks(match), 'the other has to land too').toBe('british commandos.choose');
});

test('N44 10.A.1-n, N44 2.1-d: not beside Americans', () => {
  const match = scene('british-second-wave 0', '1-SS-Bde Reserve', '4-SS-Bde Reserve', '29-116 0712');
  expect(refusal(match, 'land 1-SS-Bde 0712')).toBe('2.1-d');
});

const RAID = ['1-SS-Bde Reserve', 'WN-La-Breche 0807', '716-736 0808', 'Bty-Merville 0806 A1'];
const raid = (...lines: string[]) =>
  play(scene('british-second-wave 0', ...RAID, ...lines), 'land 1-SS-Bde 0807');
test('N44 4.4-f, N44 4.4-g, N44 4.4-h: commandos go one hex on from a beach that is held, into Germans too, without a die', () => {
  const match = raid();
  expect(asks(match)).toBe('british landingAttacks.goOn');
  expect(legal(match)).toEqual(['goOn 1-SS-Bde 0806', 'goOn 1-SS-Bde 0906', 'goOn 1-SS-Bde 0907', 'goOn 1-SS-Bde 0808', 'stop']); // biome-ignore format: one list
  expect(refusal(match, 'goOn 1-SS-Bde 0707'), 'the sea').toBe('4.1.1-e');
  play(match, 'goOn 1-SS-Bde 0808');
  expect(unit(match, '1-SS-Bde')).toBe('0808');
  expect(news(match, BRITISH)).toContain('1-SS-Bde does not stop, and goes on to 0808.');
  // There they are in a confusion, and may attack in it like anybody.
  expect(asks(match)).toBe('british freeCombats.choose');
  expect(legal(match)).toEqual(['attack 0808 1-SS-Bde', 'end']);
});

test('N44 4.4-g: others stop, and so do the disorganized', () => {
  const match = scene('british-second-wave 0 > wave.fights side=british wave=second', ...RAID.slice(1), '1-SS-Bde 0807 landed=yes D1', '4-SS-Bde 0711 landed=yes', '3-185 0807 landed=yes'); // biome-ignore format: one position
  expect(refusal(match, 'goOn 3-185 0808')).toBe('4.4-g');
  expect(refusal(match, 'goOn 1-SS-Bde 0808')).toBe('4.4-a');
  expect(refusal(match, 'goOn 4-SS-Bde 0812')).toBe('');
});

test('N44 10.A.1-g, R-160: commandos fight by themselves, not with the wave', () => {
  const match = scene('british-second-wave 0 > wave.fights side=british wave=second', ...RAID.slice(1), '1-SS-Bde 0807 landed=yes', '3-185 0807 landed=yes'); // biome-ignore format: one position
  play(match, 'stop');
  expect(legal(match)).toEqual(['assault 0807', 'raid 0807']);
  expect(refusal(match, 'raid 0808')).toBe('10.A.1-e');
});
test('N44 10.A.1-g, R-261: commandos alone on a beach are spared the shift of the sea, whoever lies off it', () => {
  const match = scene('british-second-wave 0 > wave.fights side=british wave=second', '79-1-Tk 0707', 'WN-La-Breche 0807', '1-SS-Bde 0807 landed=yes', '3-185 0807 landed=yes'); // biome-ignore format: one position
  play(match, 'stop', 'raid 0807', '3');
  expect(told(match, /in 0807 is/)).toEqual(['5 against 2 in 0807 is 2:1.']);
  expect([shifts(match), result(match)]).toEqual([[], '2:1 L1 | L1 D']);
});
/** Between the waves: the first is ashore, the second still at sea. */
const between = (...lines: string[]): Play => scene('us-first-wave 0', '4-8 0523', '91-1057 0620', ...lines);
test('N44 10.A.1-k: before the second wave those ashore and not in confusion move at half rate', () => {
  const match = between('82-507 0620', '4-22 Reserve', 'depot Utah state=reduced');
  expect(asks(match)).toBe('us movement.moves');
  expect(refusal(match, 'move 4-8 0623'), 'bocage is 3 of its 4').toBe('');
  expect(refusal(match, 'move 4-8 0623+0723')).toBe('4.1.1-a');
  expect(refusal(match, 'move 82-507 0720')).toBe('6.11-c');
  expect(refusal(match, 'land 4-22 Utah'), 'nobody lands but with a wave').toBe('4.2-a');
});
test('N44 2.1-a, R-25, R-265: after these moves any number of units without points are in a hex, but no sixth point', () => {
  const tanks = between('4-12 0617', '70-Tk 0617', '746-Tk 0617');
  expect(refusal(tanks, 'end')).toBe('');
  play(tanks, 'end');
  expect([unit(tanks, '70-Tk'), unit(tanks, '746-Tk')]).toEqual(['0617', '0617']);
  const six = ['4-12', '4-22', '82-505', '82-508', '101-501', '101-502'].map((name) => `${name} 0617`);
  expect(refusal(between(...six), 'end')).toBe('2.1-b');
  expect(refusal(between('US-VII 0617', 'US-V 0617'), 'end')).toBe('2.1-b');
});
/** 4-8 before 0618, a fighter at call, one staff ashore and one at sea. */
const inland = (...lines: string[]): Play =>
  play(scene('us-morning-combats 0', '4-8 0617', '709-919 0618', '82-505 0619', 'US-VII 0617', 'US-V Reserve', 'air us-fighter available=2', ...lines), 'attack 0618 4-8'); // biome-ignore format: one position
test('N44 10.A.1-o: combats other than landings may have air support in the morning', () => {
  const match = inland();
  expect([asks(match), legal(match)]).toEqual(['us clash.air', ['fly', 'pass']]);
  play(match, 'fly', 'pass');
  expect(shifts(match)).toContain('Air support: +1.');
  expect(row(position(match), 'air us-fighter')).toEqual({ available: '1', finished: '1' });
  const landing = scene('us-first-wave 0', '4-8 Reserve', UTAH, '1-16 Reserve', 'WN-Saint-Laurent 0714', 'air us-fighter available=2'); // biome-ignore format: one position
  expect(asks(play(landing, 'assault 0617'))).toBe('* clash.die');
});
test('N44 10-c, N44 10-d: on turn 0 combats cost no markers, and only headquarters ashore give support', () => {
  const match = play(inland('place 0617 alliedMarkers=1'), 'pass');
  expect([asks(match), legal(match)]).toEqual(['us clash.lead', ['support US-VII', 'pass']]);
  expect(reasons(match, 'support US-V'), 'still at sea').toEqual(['1.1.3-a it is not on the map']);
  play(match, 'support US-VII');
  expect(shifts(match)).toContain('Support by a headquarters: +2.');
  expect([field(match, 'US-VII', 'finished'), row(position(match), 'place 0617').alliedMarkers]).toEqual([
    'yes',
    '1',
  ]);
});

// Coastal batteries.

const wave = (...lines: string[]) => scene('us-first-wave 0', '4-8 Reserve', '1-16 Reserve', '2-Rgr Reserve', UTAH, 'WN-Saint-Laurent 0714', ...lines); // biome-ignore format: one position

test('N44 6.2-j, R-69: before a wave fights the Germans may fire at one unit of it that is on a beach', () => {
  const match = wave('Bty-Maisy 0716', 'Bty-Pointe-du-Hoc 0715 A1');
  expect(asks(match)).toBe('german batteryFire.choose');
  expect(legal(match)).toEqual(['fire 1-16', 'fire 4-8', 'hold']);
  expect(reasons(match, 'fire 2-Rgr')).toEqual(['6.2-j it is on no beach']);
  expect(refusal(match, 'fire 4-22')).toBe('6.2-j');
  expect(news(play(match, 'hold'), GERMAN)).toContain(
    'The coastal batteries hold their fire against the Americans.',
  );
});

test('N44 6.2-l, N44 6.2-m: batteries that reach the beach fire together, a point each', () => {
  // Azeville and Saint-Marcouf reach Utah alone, Maisy both beaches.
  const match = wave('Bty-Azeville 0519', 'Bty-Saint-Marcouf 0518', 'Bty-Maisy 0716');
  play(match, 'fire 4-8', '4');
  expect(news(match, GERMAN)).toContain(
    'Coastal fire at 4-8, 3 points by Bty-Saint-Marcouf, Bty-Azeville, Bty-Maisy: a 4.',
  );
  expect(unit(match, '4-8')).toBe('0617 A1');
  const omaha = play(wave('Bty-Azeville 0519', 'Bty-Saint-Marcouf 0518', 'Bty-Maisy 0716'), 'fire 1-16', '6');
  expect(news(omaha, GERMAN)).toContain('Coastal fire at 1-16, 1 point by Bty-Maisy: a 6.');
});

test('N44 6.2-n: coastal fire is for its target alone', () => {
  const match = play(
    wave('70-Tk Reserve', 'Bty-Azeville 0519', 'Bty-Saint-Marcouf 0518', 'Bty-Maisy 0716'),
    '1',
    'fire 4-8',
    '6',
  );
  expect([unit(match, '4-8'), unit(match, '70-Tk'), unit(match, 'WN-Madeleine')]).toEqual([
    '0617 A2',
    '0617',
    '0617',
  ]);
  const miss = play(wave('Bty-Azeville 0519'), 'fire 4-8', '5');
  expect(news(miss, GERMAN)).toContain('4-8 takes no harm from the coastal batteries.');
});

test('N44 6.2-k: batteries that are in confusion, disorganized or Affected are silent', () => {
  for (const [name, ...line] of [
    ['Bty-Maisy 0716 A1'],
    ['Bty-Maisy 0716 D1'],
    ['Bty-Maisy 0716', '101-501 0716'],
  ])
    expect(asks(wave(name as string, ...line)), String(name)).not.toBe('german batteryFire.choose');
});

test('N44 6.2-j: they fire once in a phase: whoever fired at the Americans does not fire at the British', () => {
  const match = play(wave('Bty-Longues 0712', '50-69 Reserve', 'WN-La-Riviere 0710'), 'fire 1-16', '1');
  expect(value(match, 'gunsFired')).toBe('yes');
  const fired = scene('british-first-wave 0', 'gunsFired yes', 'Bty-Longues 0712', '50-69 Reserve', '3-8 Reserve', 'WN-La-Riviere 0710', 'WN-La-Breche 0807'); // biome-ignore format: one position
  expect(asks(fired)).toBe('british landingAttacks.choose');
  const silent = scene('british-first-wave 0', 'Bty-Longues 0712', '50-69 Reserve', '3-8 Reserve', 'WN-La-Riviere 0710', 'WN-La-Breche 0807'); // biome-ignore format: one position
  expect(asks(silent)).toBe('german batteryFire.choose');
});

test('N44 6.2-j: on later turns they fire at those who have landed, too', () => {
  const match = scene(
    'us-moves 3 > batteryFire.begin side=us',
    '4-22 0617 landed=yes',
    '4-8 0617',
    'Bty-Azeville 0519',
  );
  expect(legal(match)).toEqual(['fire 4-22', 'hold']);
});

test('N44 6.2-j, R-69: on other turns they may fire when a side has ended the moves with which it landed', () => {
  const landed = (turn: number, ...lines: string[]): Play =>
    play(scene(`us-moves ${turn}`, '9-39 Reserve', 'US-XX 0324', 'depot Omaha state=reduced', 'place 0714 allied=yes', ...lines), 'land 9-39 Omaha', 'end'); // biome-ignore format: one position
  const match = landed(2, 'Bty-Maisy 0716', '4-8 0617');
  expect([asks(match), legal(match)]).toEqual(['german batteryFire.choose', ['fire 9-39', 'hold']]);
  play(match, 'fire 9-39', '6');
  expect(news(match, US)).toContain('9-39 is Affected to level 1.');
  expect(asks(landed(2, '4-8 0617')), 'no battery is left').not.toContain('batteryFire');
});

test('N44 5.3-e, N44 5.3-i, R-148: on 6 June an Allied attack has one headquarters, once', () => {
  const match = play(inland('US-XIX 0617', '82-507 0620', '91-1057 0720'), 'pass');
  expect(legal(match)).toEqual(['support US-VII', 'support US-XIX', 'pass']);
  play(match, 'support US-VII');
  expect(told(match, /supports/), 'the other is not asked').toHaveLength(1);
  expect(asks(match)).toBe('* clash.die');
  const again = play(inland('82-507 0620', '91-1057 0620'), 'pass', 'support US-VII');
  expect(field(again, 'US-VII', 'finished')).toBe('yes');
  const finished = play(scene('us-morning-combats 0', '4-8 0617', '709-919 0618', 'US-VII 0617 finished', 'US-XIX 0617'), 'attack 0618 4-8'); // biome-ignore format: one position
  expect(reasons(finished, 'support US-VII')).toEqual(['5.3-i it is Finished for this phase']);
});

test('N44 6.1-c: a hex in which somebody has not been attacked yet may be attacked', () => {
  const fresh = scene('us-morning-combats 0', '4-8 0617', '709-919 0618 defended=yes', '709-729 0618');
  expect(legal(fresh, 'attack 0618')).toEqual(['attack 0618 4-8']);
  const done = scene('us-morning-combats 0', '4-8 0617', '709-919 0618 defended=yes', '82-505 0620', '91-1057 0720'); // biome-ignore format: one position
  expect(reasons(done, 'attack 0618')).toEqual(['6.1-c all units there have been attacked in this phase']);
});

test('N44 6.1-f: all that is against somebody is said', () => {
  const match = scene('us-morning-combats 0', '4-8 0617 attacked=yes', '4-12 0617', 'US-VII 0617 attacked=yes', '709-919 0618'); // biome-ignore format: one position
  expect(reasons(match, 'attack 0618 4-8')).toEqual(['6.1-b it has had its attack']);
  expect(reasons(match, 'attack 0618 US-VII')).toEqual([
    '0.1.2-g it has no attack value',
    '6.1-b it has had its attack',
  ]);
});

test('N44 10.A.1-b: who has no ships, or no bombers, is told so', () => {
  const none = scene('us-bombardment 0', 'WN-Madeleine 0617', '4-8 Reserve', 'navy western cruiser=1');
  expect(reasons(none, 'bomb 0617')).toEqual(['9.3-a no such bomber is available']);
  const kinds = scene('us-bombardment 0', 'WN-Madeleine 0617', '4-8 Reserve', 'air us-medium available=1', 'air british-heavy available=1'); // biome-ignore format: one position
  expect(legal(kinds, 'bomb')).toEqual(['bomb 0617 us-medium']);
});
