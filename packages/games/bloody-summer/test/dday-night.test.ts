import { expect, test } from 'vitest';
import { shifts, told } from './combats.ts';
import { asks, BRITISH, field, GERMAN, legal, news, opening, play, position, reasons, refusal, row, scene, US, unit, value } from './scene.ts'; // biome-ignore format: a list

/** The drop of one regiment onto an empty map; its zone is 0718, where nothing is added to the die. */
const drop = (thrown: string, ...lines: string[]) =>
  play(scene('night 0', '101-501 Reserve', ...lines), thrown);

test('N44 10-a, N44 10-f: the campaign begins with the drops of the Allies, night first', () => {
  const match = opening('campaign');
  expect(asks(match)).toBe('* drops.drop');
  expect([value(match, 'phase'), row(position(match), 'unit 82-505').at]).toEqual(['night', 'Reserve']);
});

test('N44 10.0.1-a: the night is overcast, and neither aircraft nor ships are there', () => {
  const match = scene('night 0', '101-501 Reserve', 'navy western cruiser=2', 'navy eastern destroyer=2');
  expect(value(match, 'weather')).toBe('overcast');
  const text = position(match);
  expect([row(text, 'navy western'), row(text, 'navy eastern')]).toEqual([{ is: '' }, { is: '' }]);
  expect(text).not.toContain('available=');
});

test('N44 10.0.1-b, R-55, R-149: all who jump have two dice each, Americans first, and nobody fights before the last is down', () => {
  const match = opening('campaign');
  const order: string[] = [];
  for (let i = 0; i < 8; i++) {
    expect(asks(match)).toBe('* drops.drop');
    play(match, '1+1');
    order.push(news(match, US).at(-1)?.split(' ')[0] ?? '');
    if (i < 7) expect(unit(match, order[i] ?? '')).not.toBe('Reserve');
  }
  expect(order.slice(0, 7)).toEqual([
    '82-505',
    '82-507',
    '82-508',
    '101-501',
    '101-502',
    '101-506',
    '6-Airb-3',
  ]);
  // The battery of Merville is on the zone of the 3rd Brigade.
  expect(news(match, BRITISH)).toContain('A fight for 0806, among Germans, where these came down: 6-Airb-3.');
});

test('N44 10.0.1-c: up to 4 a unit is on its zone and in order', () => {
  for (const die of [1, 2, 3, 4]) expect(unit(drop(`${die}+1`), '101-501')).toBe('0718');
});

test('N44 10.0.1-c, N44 10.0.1-d: with a 5 it is on its zone, and disorganized', () => {
  const match = drop('5+1');
  expect(unit(match, '101-501')).toBe('0718 D1');
  expect(news(match, US)).toContain('101-501 comes down in 0718: a 5, with nothing added, is 5.');
});

test('N44 10.0.1-e: with a 6 it drifts where the second die says, and is disorganized', () => {
  expect(['6+1', '6+2', '6+4', '6+5', '6+6'].map((dice) => unit(drop(dice), '101-501'))).toEqual([
    '0618 D1',
    '0717 D1',
    '0819 D1',
    '0719 D1',
    '0619 D1',
  ]);
});

test('N44 10.0.1-b: what the zone adds counts: along the Merderet a 5 drifts, the 505th never does', () => {
  expect(unit(play(scene('night 0', '82-507 Reserve'), '5+6'), '82-507')).toBe('0520 D1');
  expect(unit(play(scene('night 0', '82-505 Reserve'), '6+6'), '82-505')).toBe('0619 D1');
});

test('N44 10.0.1-f: from a town or the sea it comes down on its zone, disorganized all the same', () => {
  // Carentan is south-east of 0718, the sea north-west of 0806.
  const match = drop('6+3');
  expect(unit(match, '101-501')).toBe('0718 D1');
  expect(news(match, US)).toContain('101-501 drifts and comes down in 0718: a 6, with nothing added, is 6.');
  expect(unit(play(scene('night 0', '6-Airb-3 Reserve'), '6+6'), '6-Airb-3')).toBe('0806 D1');
  expect(unit(play(scene('night 0', '6-Airb-3 Reserve'), '6+5'), '6-Airb-3')).toBe('0807 D1');
});

test('N44 10.0.1-g, N44 6.1-j: whoever comes down on Germans has to fight, all of a hex together', () => {
  const match = play(
    scene('night 0', '82-507 Reserve', '82-508 Reserve', '91-1057 0620', '82-505 0619', '91-1058 0519'),
    '1+1',
    '4+1',
  );
  expect(unit(match, '82-508')).toBe('0620 D1');
  expect(news(match, US)).toContain(
    'A fight for 0620, among Germans, where these came down: 82-507, 82-508.',
  );
});

test('N44 10.0.1-g: of several hexes its side says which is next, and none is left out', () => {
  const match = scene('us-drop-fights 0', '82-507 0620', '91-1057 0620', '101-501 0718', '91-1058 0718');
  expect(legal(match)).toEqual(['fight 0620', 'fight 0718']);
  expect(refusal(match, 'fight 0619')).toBe('10.0.1-g');
});

/** The 507th alone has come down on Germans; another fight is still to come. */
const fight = (die: string, ...lines: string[]) =>
  play(scene('us-drop-fights 0', '101-501 0718', '709-919 0718', ...lines), 'fight 0620', die);
test('N44 10.0.1-g, R-151: in a fight at the drop only the disorganization of the drop counts', () => {
  // Neither that the Germans are in bocage and disorganized, nor that the paratroops are elite.
  const match = fight('4', '82-507 0620 D1', '91-1057 0620 D1');
  expect([told(match, /in 0620 is/), shifts(match)]).toEqual([['3 against 3 in 0620 is 1:1.'], ['Disorganized attackers: −1.']]); // biome-ignore format: one list
  expect(told(match, /^At .* in 0620/)).toEqual(['At 1:2 a 4 with nothing added in 0620: L1 D | D.']);
});
test('N44 10.0.1-h: from a fight at the drop the owner goes to any hex beside', () => {
  const match = fight('6', '82-507 0620', '82-508 0620', '82-505 0620', '91-1057 0620', '91-1058 0620');
  play(match, 'lose 91-1057');
  expect(asks(match)).toBe('german retreat.choose');
  expect(legal(match, 'retreat 91-1058')).toEqual(
    ['0519', '0619', '0719', '0720', '0621', '0520'].map((hex) => `retreat 91-1058 ${hex}`),
  );
});
test('N44 6.11-a: where nobody yields after a drop there is a confusion', () => {
  const match = fight('4', '82-507 0620 D1', '91-1057 0620');
  expect([unit(match, '82-507'), unit(match, '91-1057')]).toEqual(['0620 D2', '0620 D1']);
  expect(news(match, US)).toContain('Both camps stay in 0620, in confusion.');
});

const GERMANS = ['91-1058 0519', '709-919 0419'];
const moves = (...lines: string[]) => scene('us-drop-moves 0', ...lines);

test('N44 10.0.1-i, R-152: paratroops go one hex, out of zones and into them, disorganized or not', () => {
  const match = moves('82-505 0619 D2', ...GERMANS);
  expect(legal(match, 'walk')).toEqual(
    ['0518', '0618', '0718', '0719', '0620'].map((hex) => `walk 82-505 ${hex}`),
  );
  expect(reasons(match, 'walk 82-505 0519')).toEqual(['4.1.1-f Germans are in that hex']);
  expect(refusal(match, 'walk 82-505 0418')).toBe('4.1.1-e');
  const two = play(moves('82-505 0619 D2', '82-507 0620', ...GERMANS), 'walk 82-505 0518');
  expect(unit(two, '82-505')).toBe('0518 D2');
  expect(refusal(two, 'walk 82-505 0619'), 'once').toBe('10.0.1-i');
});

test('N44 10.0.1-i: who is in confusion does not go, but others may come', () => {
  const match = moves('82-505 0519', '91-1058 0519', '82-507 0620', '82-508 0720');
  expect(refusal(match, 'walk 82-505 0619')).toBe('10.0.1-i');
  expect(legal(match, 'walk 82-507')).toContain('walk 82-507 0519');
});

test('N44 10.0.1-i, N44 4.1.1-e: nobody goes into the sea', () => {
  const match = moves('101-502 0617', '82-507 0620');
  expect(refusal(match, 'walk 101-502 0516')).toBe('4.1.1-e');
  // Between 0617 and 0716 lies an arm of the sea.
  expect(refusal(match, 'walk 101-502 0716')).toBe('4.1.1-e');
});

test('N44 2.1-b, R-152: five points stay in a hex, and the sixth cannot stay while somebody can go', () => {
  const five = ['82-505', '82-507', '82-508', '101-501', '101-502'].map((name) => `${name} 0619`);
  const match = moves(...five, '101-506 0718');
  expect(refusal(match, 'walk 101-506 0619')).toBe('2.1-a');
  expect(legal(match)).toContain('end');
  const six = moves(...five, '101-506 0619');
  expect(reasons(six, 'end')).toEqual(['2.1-b too many are in a hex that one of them can leave']);
  expect(legal(play(six, 'walk 101-506 0718'))).toContain('end');
});

test('N44 10.0.1-i, N44 8-b: then they attack an adjacent hex, without a headquarters, all of their side who are next to it', () => {
  const match = scene('us-night-combats 0', '82-505 0619', '82-507 0620 D1', '6-Airb-3 0520', ...GERMANS);
  expect(asks(match)).toBe('us freeCombats.choose');
  expect(legal(match)).toEqual([
    'attack 0519 82-505',
    'attack 0519 82-505+82-507',
    'attack 0519 82-507',
    'end',
  ]);
  expect(refusal(match, 'attack 0519 6-Airb-3')).toBe('6.1-f');
  expect(refusal(match, 'attack 0419 82-505'), 'too far').toBe('6.1-a');
  expect(refusal(match, 'attack 0620 82-505'), 'no Germans').toBe('6.1-a');
});

test('N44 10.0.1-i, N44 6.11-c: who is in confusion after the drop does not attack again', () => {
  const match = scene(
    'us-night-combats 0',
    '82-505 0519',
    '91-1058 0519',
    '82-507 0520',
    '709-919 0419',
    '243-922 0421',
  );
  expect(reasons(match, 'attack 0519 82-505')).toEqual(['10.0.1-i it is in confusion']);
  expect(refusal(match, 'attack 0419 82-505')).toBe('6.11-c');
  expect(legal(match)).toEqual(['attack 0421 82-507', 'end']);
});

const night = (...lines: string[]) => scene('night-reaction 0', ...lines);
const CONFUSION = ['82-505 0519', '91-1058 0519', 'Bty-Azeville 0519'];

test('N44 6.11-c, R-143: by day who is in a confusion attacks there, and nobody else does', () => {
  const match = scene('us-morning-combats 0', '82-505 0519', '91-1058 0519', '82-507 0520', '709-919 0419');
  expect(legal(match)).toEqual(['attack 0519 82-505', 'end']);
  expect(refusal(match, 'attack 0519 82-507'), 'from outside').toBe('6.11-c');
  expect(refusal(match, 'attack 0419 82-505'), 'out of it').toBe('6.11-c');
});

test('N44 10.0.2-a: at night only Germans next to Allies do anything', () => {
  const match = night(...CONFUSION, '82-507 0620', '91-1057 0720', '709-919 0419', '243-922 0422');
  expect(asks(match)).toBe('german freeCombats.choose');
  expect(refusal(match, 'join 243-922 0421')).toBe('10.0.2-a');
  expect(legal(match)).toEqual(['attack 0519 91-1058', 'attack 0620 91-1057', 'join 709-919 0519', 'end']);
});

test('N44 10.0.2-b, R-153: a German enters a confusion or attacks, not both', () => {
  const match = play(night(...CONFUSION, '82-507 0520', '709-919 0419'), 'join 709-919 0519');
  expect(unit(match, '709-919')).toBe('0519');
  expect(news(match, GERMAN)).toContain('709-919 enters the confusion in 0519.');
  expect(refusal(match, 'attack 0519 709-919')).toBe('6.1-b');
  expect(legal(match)).toEqual(['attack 0519 91-1058', 'end']);
});

test('N44 10.0.2-b: who is not next to a confusion, is in one, or never moves, does not enter', () => {
  const match = night(
    ...CONFUSION,
    '82-507 0620',
    '91-1057 0720',
    '709-919 0419',
    'GE-84 0518',
    'WN-Madeleine 0619',
  );
  expect(refusal(match, 'join 91-1057 0620')).toBe('10.0.2-b');
  expect(refusal(match, 'join 91-1058 0419')).toBe('10.0.2-b');
  expect(refusal(match, 'join GE-84 0519')).toBe('10.0.2-b');
  expect(refusal(match, 'join WN-Madeleine 0519')).toBe('10.0.2-b');
});

test('N44 0.1.2-g: garrisons and batteries attack nobody', () => {
  const match = night('82-505 0519', 'Bty-Azeville 0519', '709-919 0419', '82-507 0618', 'WN-Madeleine 0617');
  expect(refusal(match, 'attack 0519 Bty-Azeville')).toBe('0.1.2-g');
  expect(reasons(match, 'attack 0618')).toEqual(['0.1.2-g it has no attack value']);
  expect(legal(match)).toEqual(['join 709-919 0519', 'end']);
});

test('N44 10.A.2-b: by day nobody joins a confusion like that; he moves', () => {
  const match = scene('german-reaction 0', ...CONFUSION, '709-919 0419');
  play(match, 'end');
  expect(asks(match)).toBe('german freeCombats.choose');
  expect(refusal(match, 'join 709-919 0519')).toBe('10.0.2-b');
  expect(field(match, '709-919', 'attacked')).toBe(undefined);
});

test('N44 2.1-b, R-152: too many may stay where nobody of them can go', () => {
  const five = ['82-505', '82-507', '82-508', '101-501', '101-502'].map((name) => `${name} 0619`);
  const ring = ['0518', '0618', '0718', '0719', '0620', '0519'];
  const around = ring.map(
    (hex, i) => `${['91-1057', '91-1058', '709-919', '709-729', '709-739', '243-920'][i]} ${hex}`,
  );
  const shut = moves(...five, '101-506 0619', ...around);
  expect(refusal(shut, 'end')).toBe('');
  const open = moves(...five, '101-506 0619', ...around.slice(1));
  expect(refusal(open, 'end')).toBe('2.1-b');
});

test('N44 2.1-b, R-152: one full hex is enough to keep them moving, wherever the others are', () => {
  const match = moves('82-505 0619', '4-8 0619', '4-12 0619', '4-22 0619', '1-16 0619', '1-18 0619', '101-506 0718'); // biome-ignore format: one position
  expect(refusal(match, 'end')).toBe('2.1-b');
  const gone = moves('82-505 0619 moved=yes', '4-8 0619', '4-12 0619', '4-22 0619', '1-16 0619', '1-18 0619', '101-506 0718'); // biome-ignore format: one position
  expect(refusal(gone, 'end'), 'it has gone already').toBe('');
});

test('N44 10.0.1-g, N44 0.2.2: a hex whose Germans are beaten at the drop is Allied', () => {
  const match = fight('6', '82-507 0620', '82-508 0620', '82-505 0620', '352-914 0620 steps=1');
  expect(unit(match, '352-914')).not.toContain('0620');
  expect(row(position(match), 'place 0620').allied).toBe('yes');
});

test('N44 10.0.1-g: a hex is fought for once at the drop', () => {
  const match = fight('4', '82-507 0620 D1', '91-1057 0620', '101-502 0717', '709-729 0717');
  expect(reasons(match, 'fight 0620')).toEqual(['10.0.1-g that hex has been fought for']);
});

test('N44 10.0.2-b: who has entered a confusion does not enter another', () => {
  const match = play(night(...CONFUSION, '82-507 0520', '709-919 0419', '709-729 0418'), 'join 709-919 0519');
  expect(reasons(match, 'join 709-919 0520')).toContain('10.0.2-b it has reacted');
});

test('N44 2.1-d, N44 4.1.1-e: paratroops do not go among the British, nor over the sea', () => {
  const match = moves('82-505 0619', '6-Airb-3 0618', '101-502 0617');
  expect(reasons(match, 'walk 82-505 0618')).toEqual(['2.1-d Americans and British do not stand together']);
  expect(reasons(match, 'walk 101-502 0516')).toEqual(['4.1.1-e the sea is in the way']);
  expect(reasons(match, 'walk 101-502 0716')).toEqual(['4.1.1-e the sea is in the way']);
});

test('N44 10.0.2-a: with the reaction of the night it is the Germans who act, whoever has attacked before', () => {
  const match = night(...CONFUSION, '82-507 0520', '709-919 0419 attacked=yes', '709-729 0418');
  expect(value(match, 'active')).toBe('axis');
  expect(refusal(match, 'join 709-919 0519')).toBe('');
});
