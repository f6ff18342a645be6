import { expect, test } from 'vitest';
import { asks, BRITISH, field, legal, news, type Play, play, position, refusal, row, scene, US, unit, value } from './scene.ts'; // biome-ignore format: a list
import { PEACE, upTo } from './turns.ts';

// From the morning to the afternoon.

/** The morning is over, with a battle-worn beach; somebody can attack, so that the afternoon does not pass by itself. */
const CONTACT = ['1-16 0714', '352-916 0814'];
/** The Germans end their morning reaction, and the American combats of the afternoon are next. */
const noon = (...lines: string[]): Play =>
  upTo(play(scene('german-reaction 0', ...CONTACT, ...lines), 'end', 'end'), 'us freeCombats.choose');

test('N44 10.A.2-a, N44 10.A.2-b: in the morning all Germans on the map may attack, without a headquarters', () => {
  const match = scene('german-reaction 0', ...CONTACT, '352-915 0713', 'GE-84 0815', 'WN-Saint-Laurent 0715', '77 Rennes'); // biome-ignore format: one position
  play(match, 'end');
  expect(asks(match)).toBe('german freeCombats.choose');
  expect(legal(match)).toEqual([
    'attack 0714 352-915',
    'attack 0714 352-915+352-916',
    'attack 0714 352-916',
    'end',
  ]);
  expect(refusal(match, 'attack 0714 GE-84'), 'a staff does not attack').toBe('0.1.2-g');
  expect(refusal(match, 'attack 0714 77'), 'nor does a box').toBe('6.1-a');
});
test('N44 10.A.2-b: Germans who react move at half rate, and not off the map', () => {
  const match = scene('german-reaction 0', ...CONTACT, '352-915 0523', '353 Rennes', '77 2418');
  expect(asks(match)).toBe('german movement.moves');
  expect(refusal(match, 'move 352-915 0623'), 'bocage is 2 of its 3').toBe('');
  expect(refusal(match, 'move 352-915 0623+0723')).toBe('4.1.1-a');
  expect([legal(match, 'move 353'), legal(match, 'leave')]).toEqual([[], []]);
  expect(asks(play(match, 'end'))).toBe('german freeCombats.choose');
});

test('N44 10.A.2-c: with the afternoon the weather clears', () => {
  const match = noon();
  expect(asks(match)).toBe('us freeCombats.choose');
  expect([value(match, 'phase'), value(match, 'weather')]).toEqual(['B', 'clear']);
  expect(news(match, US)).toContain('The weather is clear.');
});

test('N44 10.A.2-d, R-164: aircraft and ships of the morning are not back, but hexes may be bombarded again', () => {
  const match = noon(
    'navy western cruiser=1',
    'air us-fighter available=1 finished=3',
    'place 0814 shelled=yes bombed=yes',
  );
  expect(row(position(match), 'navy western')).toEqual({ cruiser: '1' });
  expect(row(position(match), 'air us-fighter')).toEqual({ available: '1', finished: '3' });
  expect(row(position(match), 'place 0814').shelled).toBe(undefined);
});

test('N44 10-e: who is Affected in the morning is so in the afternoon', () => {
  expect(unit(noon('WN-Saint-Laurent 0715 A2'), 'WN-Saint-Laurent')).toBe('0715 A2');
});

test('N44 0.1.1-d: headquarters are Ready again, and all may attack once more', () => {
  const match = noon('GE-84 0815 finished');
  expect([field(match, 'GE-84', 'finished'), field(match, '1-16', 'attacked')]).toEqual([
    undefined,
    undefined,
  ]);
});

test('N44 6.2-j: the batteries that fired in the morning may fire in the afternoon', () => {
  expect(value(noon('gunsFired yes'), 'gunsFired')).toBe('no');
});
test('N44 10.B.1-a: in the afternoon Allied units not in confusion move at half rate', () => {
  const match = upTo(scene('german-reaction 0', ...CONTACT, '4-8 0523', '82-507 0620', '91-1057 0620'), 'us movement.moves'); // biome-ignore format: one position
  expect(value(match, 'phase')).toBe('B');
  expect(refusal(match, 'move 4-8 0623')).toBe('');
  expect(refusal(match, 'move 4-8 0623+0723')).toBe('4.1.1-a');
  expect(refusal(match, 'move 82-507 0720')).toBe('6.11-c');
});
test('N44 10.A.2-a: nobody attacks those who are still at sea', () => {
  const match = scene('night-reaction 0', 'S-27 0707', '716-736 0808', '3-8 0807', '716-726 0807');
  expect(legal(match, 'attack').map((words) => words.split(' ')[1])).toEqual(['0807']);
});
test('N44 5.4-b: coastal batteries do not fire at a headquarters that lands', () => {
  const match = scene('british-last-wave 0', '3-9 Reserve', 'BR-I Reserve', 'Bty-Houlgate 0705');
  expect(asks(match)).toBe('german batteryFire.choose');
  expect(legal(match)).toEqual(['fire 3-9', 'hold']);
  expect(refusal(match, 'fire BR-I')).toBe('5.4-b');
});

// The last wave.

const LAST = ['3-9 Reserve', 'E-27 Reserve', 'BR-I Reserve'];
const ASHORE = ['3-8 0807', 'H-27 0807', '3-185 0807', 'S-27 0807'];
const last = (...lines: string[]): Play => scene('british-last-wave 0', ...lines);

test('N44 10.B.1-b, R-162: the last wave lands after the moves and fights inland at once', () => {
  const match = last(...LAST, '3-8 0807', '716-736 0907');
  expect(asks(match)).toBe('british freeCombats.choose');
  expect(['3-9', 'E-27', 'BR-I'].map((name) => unit(match, name))).toEqual(['0807', '0807', '0807']);
  expect(legal(match, 'attack 0907 3-8+3-9')).toEqual(['attack 0907 3-8+3-9', 'attack 0907 3-8+3-9+E-27']);
});

test('N44 10.B.1-c, N44 4.2-b: where not all have room their side chooses, and the rest waits in the reserve', () => {
  const match = last(...LAST, ...ASHORE, '716-736 0907');
  expect(asks(match)).toBe('british landing.choose');
  expect(legal(match)).toEqual(['land 3-9', 'land E-27', 'land BR-I']);
  play(match, 'land 3-9');
  expect([unit(match, '3-9'), unit(match, 'E-27'), unit(match, 'BR-I')]).toEqual(['0807', 'Reserve', '0807']);
  expect(news(match, BRITISH)).toContain('E-27 finds no room in 0807 and waits in the strategic reserve.');
  expect(refusal(last(...LAST, ...ASHORE), 'land 3-8')).toBe('10.A.1-c');
});

test('N44 2.1-a, R-25: on 6 June any number of units without points are on a beach, but one headquarters', () => {
  const match = scene('us-last-wave 0', '745-Tk Reserve', 'US-V Reserve', '741-Tk 0714', '743-Tk 0714', '5-Rgr 0714', '1-16 0714', 'US-VII 0714', '352-916 0814'); // biome-ignore format: one position
  expect([unit(match, '745-Tk'), unit(match, 'US-V')]).toEqual(['0714', 'Reserve']);
});

test('N44 10.B.1-b, R-155: where nobody is ashore the last wave makes a landing attack', () => {
  const match = scene(
    'us-last-wave 0',
    '1-26 Reserve',
    '4-12 Reserve',
    'WN-Saint-Laurent 0714',
    'WN-Madeleine 0617',
  );
  expect(asks(match)).toBe('us landingAttacks.choose');
  expect(legal(match)).toEqual(['assault 0714', 'assault 0617']);
});

test('N44 10.B.1-b, R-263: where friends are in confusion it joins them', () => {
  const match = scene('us-last-wave 0', '1-26 Reserve', '1-16 0714', 'WN-Saint-Laurent 0714');
  expect(asks(match)).toBe('us freeCombats.choose');
  expect(legal(match)).toEqual(['attack 0714 1-16', 'attack 0714 1-16+1-26', 'attack 0714 1-26', 'end']);
});

test('N44 10.B.2-a: in the afternoon the Germans react as in the morning', () => {
  const match = play(scene('us-last-wave 0', ...CONTACT), 'end', 'end');
  expect(asks(match)).toBe('german freeCombats.choose');
  expect(legal(match)).toEqual(['attack 0714 352-916', 'end']);
});

// The evening.

const evening = (...lines: string[]): Play => scene('evening 0', '6-Airb-6 Reserve', ...lines);

test('N44 10.B.3-a, R-163: the 6th Airlanding Brigade lands on its zone without a die, or waits', () => {
  const match = evening();
  expect(legal(match)).toEqual(['land', 'wait']);
  play(match, 'land');
  expect(news(match, BRITISH)).toContain('6-Airb-6 lands in 0907.');
  expect(unit(match, '6-Airb-6')).toBe('0907');
  expect(unit(play(evening(), 'wait'), '6-Airb-6')).toBe('Reserve');
});

test('N44 10.B.3-a: not among Germans, nor where there is no room', () => {
  // There is nothing to choose, so nobody is asked.
  expect(unit(evening('21-Pz-192 0907'), '6-Airb-6')).toBe('Reserve');
  expect(unit(evening('21-Pz-192 0907', '6-Airb-5 0907'), '6-Airb-6'), 'nor in a confusion').toBe('Reserve');
  const full = ['3-8', '3-9', '3-185', 'S-27', 'H-27'].map((name) => `${name} 0907`);
  expect(unit(evening(...full), '6-Airb-6')).toBe('Reserve');
});

test('N44 10.B.3-b: nobody stays Affected, and a level of disorganization goes', () => {
  const match = play(
    evening(
      '82-507 0620 D2',
      '101-501 0718 D1',
      'WN-Courseulles 0709 A2',
      'place 0617 allied=yes',
      'place 0714 allied=yes',
    ),
    'wait',
  );
  expect(unit(match, 'WN-Courseulles')).toBe('0709');
  expect(
    news(match, US)
      .filter((line) => line.includes('reorganized'))
      .slice(0, 2),
  ).toEqual(['82-507 is reorganized to level 1.', '101-501 is reorganized to level 0.']);
});

test('N44 10.B.3-c: headquarters are Ready', () => {
  const match = play(evening('GE-84 0815 finished', 'BR-I 0807 finished'), 'wait');
  expect([field(match, 'GE-84', 'finished'), field(match, 'BR-I', 'finished')]).toEqual([
    undefined,
    undefined,
  ]);
});
test('N44 10.B.3-c: aircraft go back into their cups, and turn 1 begins', () => {
  const match = evening('air us-fighter available=1 finished=3', 'air british-medium finished=1', 'zone caen fighters=us', ...PEACE); // biome-ignore format: one position
  play(match, 'wait');
  expect(value(match, 'turn')).toBe('1');
  expect(row(position(match), 'air us-fighter').finished).toBe(undefined);
  expect([row(position(match), 'air british-medium').finished, row(position(match), 'zone caen').fighters]).toEqual([undefined, undefined]); // biome-ignore format: one list
});
test('N44 10-b: on turns 0 and 1 all are in supply; on turn 2 those without a line are not', () => {
  const far = ['82-507 0620', 'GE-84 0815', '352-916 0814'];
  for (const [turn, cut] of [
    [1, undefined],
    [2, 'yes'],
  ] as const) {
    const match = upTo(scene(`logistics ${turn}`, ...far, ...PEACE), 'us movement.moves');
    expect(field(match, '82-507', 'unsupplied'), `turn ${turn}`).toBe(cut);
  }
});

test('N44 10.A.1-i, R-262: who is still off the coast in the evening waits in the reserve', () => {
  const match = play(evening('79-30 0610', 'WN-Courseulles 0709', '79-1-RE 0807'), 'wait');
  expect([unit(match, '79-30'), unit(match, '79-1-RE')]).toEqual(['Reserve', '0807']);
  expect(news(match, BRITISH)).toContain('79-30 leaves the coast for the strategic reserve.');
});

test('N44 10.A.1-i: a brigade of the 79th that is ashore moves, one off the coast does not', () => {
  const match = upTo(play(scene('german-reaction 0', ...CONTACT, '79-30 0610', '79-1-RE 0807', '716-736 0907', 'WN-Courseulles 0709'), 'end', 'end'), 'british movement.moves'); // biome-ignore format: one position
  expect(legal(match, 'move 79-1-RE')).not.toEqual([]);
  expect(legal(match, 'move 79-30')).toEqual([]);
});

test('N44 10.B.1: with the afternoon it is the Allies who act, and who has attacked in the morning may again', () => {
  const match = noon('82-505 0619 attacked=yes', '709-919 0519 defended=yes');
  expect([value(match, 'active') ?? 'allies', field(match, '82-505', 'attacked')]).toEqual([
    'allies',
    undefined,
  ]);
  expect(legal(match, 'attack 0519')).toEqual(['attack 0519 82-505']);
});
