import { expect, test } from 'vitest';
import { asks, BLUE, legal, news, piece, place, play, position, refusal, row, scene, seen } from './scene.ts'; // biome-ignore format: one line

//        0402
//  0303        0503
//   B2   0403        B1 and B2, four each, against what stands in 0403, open ground
//  0304        0504
//   B1   0404
const attack = (...lines: string[]) =>
  play(scene('blue fights', 'B1 0304', 'B2 0303', ...lines), 'attack 0403 B1+B2');

test('5.1-a: there must be an enemy to attack', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', 'R1 0403');
  expect(refusal(match, 'attack 0305 B1')).toBe('5.1-a');
  expect(refusal(match, 'attack 0303 B1')).toBe('5.1-a');
  expect(refusal(match, 'attack Reserve B1')).toBe('5.1-a');
});

test('5.1-b: a hex is attacked once in a round', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', 'B3 0304', 'R2 0403');
  expect(asks(play(match, 'attack 0403 B1+B2', '4'))).toBe('* turn.card'); // B3 has nobody left to attack
  const other = scene('blue fights', 'B1 0304', 'B2 0303', 'B3 0304', 'R2 0403', 'R1 0305');
  play(other, 'attack 0403 B1+B2', '4');
  expect(refusal(other, 'attack 0403 B3')).toBe('5.1-b');
  expect(legal(other)).toEqual(['attack 0305 B3', 'end']);
});

test('5.1-c: somebody steady who has not attacked yet must stand beside the target', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0504 shaken=yes', 'R1 0403', 'R2 0907', 'R3 0604');
  expect(refusal(match, 'attack 0907 B1')).toBe('5.1-c');
  expect(refusal(match, 'attack 0604 B2')).toBe('5.1-c');
  const again = scene('blue fights', 'B1 0304', 'B4 0504', 'R2 0403', 'R1 0305', 'R3 0604');
  expect(refusal(play(again, 'attack 0403 B1', '5'), 'attack 0305 B1')).toBe('5.1-c');
});

test('5.1-d: nobody attacks in a round of moving', () => {
  expect(refusal(scene('blue moves', 'B1 0304', 'R1 0403'), 'attack 0403 B1')).toBe('5.1-d');
});

test('5.2-a: only one’s own pieces beside the target attack', () => {
  const match = scene('blue fights', 'B1 0304', 'B3 0204', 'B5 Reserve', 'R1 0403', 'R2 0404');
  for (const other of ['B3', 'B4', 'B5', 'R2'])
    expect(refusal(match, `attack 0403 B1+${other}`)).toBe('5.2-a');
});

test('5.2-b: a piece attacks once in a round', () => {
  const match = scene('blue fights', 'B1 0304', 'B3 0304', 'R1 0305', 'R2 0403');
  play(match, 'attack 0403 B1', '5');
  expect(refusal(match, 'attack 0305 B1+B3')).toBe('5.2-b');
  expect(refusal(match, 'attack 0305 B3')).toBe('');
});

test('5.2-c: shaken pieces attack only together with a steady one', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303 shaken=yes', 'R1 0403');
  expect(legal(match, 'attack')).toEqual(['attack 0403 B1', 'attack 0403 B1+B2']);
  expect(refusal(match, 'attack 0403 B2')).toBe('5.2-c');
});

test('5.2-d: one to four pieces attack', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0304', 'B3 0303', 'B4 0303', 'B5 0402', 'R1 0403');
  expect(refusal(match, 'attack 0403 none')).toBe('5.2-d');
  expect(refusal(match, 'attack 0403 B1+B2+B3+B4')).toBe('');
  expect(refusal(match, 'attack 0403 B1+B2+B3+B4+B5')).toBe('5.2-d');
  expect(legal(match, 'attack').length).toBe(5 + 10 + 10 + 5);
});

test('5.3: first the defender, then the attacker, may call one fire support', () => {
  const match = attack('R2 0403', 'support blue=2 red=1');
  expect(asks(match)).toBe('red combat.defenderSupport');
  expect(legal(match)).toEqual(['support red', 'save']);
  play(match, 'support red');
  expect(asks(match)).toBe('blue combat.attackerSupport');
  expect(legal(match)).toEqual(['support blue', 'save']);
  play(match, 'support blue');
  expect(asks(match)).toBe('* combat.roll');
  expect(row(position(match), 'support')).toEqual({ blue: '1' });
  expect(news(match, BLUE)).toEqual(['red calls fire support.', 'blue calls fire support.']);
});

test('5.3: nobody calls the support of the other side', () => {
  const match = attack('R2 0403', 'support blue=1 red=1');
  expect(refusal(match, 'support blue')).toBe('5.3');
  expect(refusal(play(match, 'save'), 'support red')).toBe('5.3');
});

test('5.3: a side without support is not asked', () => {
  expect(asks(attack('R2 0403', 'support blue=1'))).toBe('blue combat.attackerSupport');
  expect(asks(attack('R2 0403'))).toBe('* combat.roll');
  expect(asks(play(attack('R2 0403', 'support red=1'), 'save'))).toBe('* combat.roll');
});

test('5.3, 5.4, 5.5, 5.6-b, 5.7-b, 5.8: one combat, in the order of the book', () => {
  const match = attack('R1 0403', 'R4 0403', 'R3 0907', 'support blue=1 red=1'); // 8 to 4 is 2-1
  play(match, 'save', 'support blue', '5', 'lose R1', 'retreat R4 0503', 'retreat R1 0504', 'advance B2');
  expect(match.answers.map(({ step, text }) => `${step} ${text}`)).toEqual([
    'round.act attack 0403 B1+B2',
    'combat.defenderSupport save',
    'combat.attackerSupport support blue',
    'combat.roll 5', // 3-1, 5: the defender loses a step and retreats
    'losses.choose lose R1',
    'retreat.choose retreat R4 0503',
    'retreat.choose retreat R1 0504',
    'combat.advance advance B2',
    'round.act end',
  ]);
  expect(news(match, BLUE)).toEqual([
    'blue calls fire support.',
    'R4 is turned up: strength 1.',
    'B1, B2 attack 0403, column 3, die 5.',
    'R1 loses a step.',
    'There is no mine in 0403.',
  ]);
});

test('5.4: face-down defenders are turned up, and Blue sees their strength', () => {
  const match = attack('R5 0403', 'R6 0403', 'support blue=1');
  expect(row(seen(match, BLUE), 'unit R5').value).toBe('?');
  play(match, 'save');
  expect(row(seen(match, BLUE), 'unit R5')).toMatchObject({ value: '3', faceUp: 'yes' });
  expect(row(seen(match, BLUE), 'unit R6')).toMatchObject({ value: '5', faceUp: 'yes' });
  expect(news(match, BLUE)).toEqual(['R5 is turned up: strength 3.', 'R6 is turned up: strength 5.']);
});

test('5.4: face-down attackers are turned up as well, bystanders are not', () => {
  const match = scene('red fights', 'B1 0403', 'R4 0304', 'R5 0303', 'support red=1');
  play(match, 'attack 0403 R4', 'save');
  expect(row(seen(match, BLUE), 'unit R4').value).toBe('1');
  expect(row(seen(match, BLUE), 'unit R5').value).toBe('?');
});

/** The column in which the die is read: 0 for 1-2, 1 for 1-1, 2 for 2-1, 3 for 3-1, 4 for 4-1. */
function column(match: ReturnType<typeof scene>): number {
  const told = news(play(match, '1'), BLUE).find((text) => text.includes('attack')) ?? '';
  return Number(/column (\d)/.exec(told)?.[1]);
}
const against = (hex: string, red: string[], units: string, ...blue: string[]) =>
  column(play(scene('blue fights', ...blue, ...red), `attack ${hex} ${units}`));

test('5.5: odds are rounded for the defender', () => {
  const at = (...red: string[]) => against('0403', red, 'B1+B2', 'B1 0304', 'B2 0303');
  expect(at('R3 0403')).toBe(4); // 8 to 2
  expect(at('R3 0403', 'R4 0403')).toBe(2); // 8 to 3
  expect(at('R1 0403', 'R4 0403')).toBe(2); // 8 to 4
  expect(at('R1 0403', 'R3 0403')).toBe(1); // 8 to 5
  expect(at('R1 0403', 'R6 0403')).toBe(1); // 8 to 8
  expect(against('0403', ['R1 0403'], 'B5', 'B5 0304')).toBe(0); // 2 to 3
  expect(against('0403', ['R1 0403'], 'B1+B3+B5', 'B1 0304', 'B3 0303', 'B5 0303')).toBe(3); // 9 to 3
});

test('5.5: odds beyond the table are read at its ends', () => {
  expect(against('0403', ['R4 0403'], 'B1+B2', 'B1 0304', 'B2 0303')).toBe(4); // 8 to 1
  expect(against('0403', ['R2 0403', 'R6 0403'], 'B5', 'B5 0304')).toBe(0); // 2 to 8
});

test('5.5: wood and town are worth a column to the defender', () => {
  expect(against('0404', ['R1 0404'], 'B1+B2', 'B1 0304', 'B2 0305')).toBe(1); // 8 to 3 in a town
  expect(against('0406', ['R1 0406'], 'B1+B2', 'B1 0306', 'B2 0405')).toBe(1); // 8 to 3 in a wood
  expect(against('0404', ['R1 0404'], 'B5', 'B5 0304')).toBe(0); // no column left of 1-2
});

test('5.5: support is worth a column to whoever calls it', () => {
  const fight = (...calls: string[]) => column(play(attack('R2 0403', 'support blue=1 red=1'), ...calls));
  expect(fight('save', 'save')).toBe(2);
  expect(fight('support red', 'save')).toBe(1);
  expect(fight('save', 'support blue')).toBe(3);
  expect(fight('support red', 'support blue')).toBe(2);
});

test('5.5: a piece that has lost a step counts half, rounded up', () => {
  expect(against('0403', ['R3 0403'], 'B1', 'B1 0304 steps=1')).toBe(1); // 2 to 2
  expect(against('0403', ['R3 0403 steps=1'], 'B3', 'B3 0304 steps=1')).toBe(2); // 2 to 1
  expect(against('0403', ['R6 0403 steps=1'], 'B3', 'B3 0304')).toBe(1); // 3 to 3
});

test('5.6-a: only pieces that fought here take the losses', () => {
  const match = play(attack('R2 0403', 'B3 0303'), '1'); // 2-1, 1: attacker loses one
  expect(asks(match)).toBe('blue losses.choose');
  expect(legal(match)).toEqual(['lose B1', 'lose B2']);
  expect(refusal(match, 'lose B3')).toBe('5.6-a');
  expect(refusal(match, 'lose R2')).toBe('5.6-a');
});

test('5.6-b: as many pieces lose a step as the result says', () => {
  const match = play(attack('R2 0403'), '1');
  expect(refusal(match, 'lose none')).toBe('5.6-b');
  expect(refusal(match, 'lose B1+B2')).toBe('5.6-b');
  play(match, 'lose B2');
  expect([piece(match, 'B1').steps, piece(match, 'B2').steps]).toEqual(['2', '1']);
});

test('5.6-b: the defender loses before the attacker', () => {
  const match = play(attack('R1 0403', 'R3 0403'), '4'); // 1-1, 4: one each
  expect([asks(match), legal(match)]).toEqual(['red losses.choose', ['lose R1', 'lose R3']]);
  play(match, 'lose R3');
  expect([asks(match), legal(match)]).toEqual(['blue losses.choose', ['lose B1', 'lose B2']]);
});

test('5.6-b: where fewer pieces fought than the result says, all of them lose a step, and no more', () => {
  const alone = scene('blue fights', 'B5 0304', 'B6 0101', 'R1 0403');
  play(alone, 'attack 0403 B5', '1'); // 1-2, 1: attacker loses two
  expect(piece(alone, 'B5').steps).toBe('1');
  const target = play(attack('R3 0403'), '6'); // 4-1, 6: defender loses two and retreats
  expect(piece(target, 'R3').steps).toBe('1');
  expect(asks(target)).toBe('red retreat.choose');
});

test('5.6-b: a result of two steps takes one each from two pieces', () => {
  const match = play(scene('blue fights', 'B3 0304', 'B4 0303', 'R1 0403', 'R3 0403'), 'attack 0403 B3+B4');
  play(match, '1'); // 1-1, 1: attacker loses two
  expect([piece(match, 'B3').steps, piece(match, 'B4').steps]).toEqual(['1', '1']);
});

test('5.7-a: only pieces in the lost hex retreat', () => {
  const match = play(attack('R2 0403', 'R3 0504'), '5'); // 2-1, 5: retreat
  expect(asks(match)).toBe('red retreat.choose');
  expect(refusal(match, 'retreat R3 0505')).toBe('5.7-a');
  expect(refusal(match, 'retreat B1 0204')).toBe('5.7-a');
});

//        0402                 B1 and B2 cast their zones over 0402 and 0404
//  0303        0503
//   B2    R2         0603     B3 would cast his over 0503 and 0504
//  0304        0504
//   B1   0404
test('5.7-b: a retreat goes to a free neighbour with room, out of every enemy zone', () => {
  const match = play(attack('R2 0403'), '5');
  expect(legal(match)).toEqual(['retreat R2 0503', 'retreat R2 0504']);
  expect(refusal(match, 'retreat R2 0402')).toBe('5.7-b'); // in the zone of B2
  expect(refusal(match, 'retreat R2 0304')).toBe('5.7-b'); // B1 is there
  expect(refusal(match, 'retreat R2 0603')).toBe('5.7-b'); // too far
  play(match, 'retreat R2 0504');
  expect(piece(match, 'R2')).toMatchObject({ at: '0504', steps: '2', shaken: 'yes' });
});

test('5.7-b: there is no room where two friends stand', () => {
  const match = play(attack('R2 0403', 'R1 0503', 'R3 0503'), '5');
  expect(match.answers.slice(-1)).toMatchObject([{ text: 'retreat R2 0504', forced: true }]);
});

test('5.7-b: whoever cannot retreat is lost', () => {
  const match = play(attack('R2 0403', 'R3 0907', 'B3 0603'), '5');
  expect(piece(match, 'R2')).toMatchObject({ at: '-', steps: '0' });
  expect(asks(match)).toBe('blue combat.advance');
});

test('5.7-b: where only one of two can retreat, Red chooses which', () => {
  const match = play(attack('R1 0403', 'R2 0403', 'R3 0504', 'B3 0502'), '6'); // 1-1, 6: retreat
  expect(legal(match)).toEqual(['retreat R1 0504', 'retreat R2 0504']);
  play(match, 'retreat R2 0504');
  expect([place(match, 'R1'), place(match, 'R2')]).toEqual(['-', '0504']);
});

test('5.8: attackers may advance into the emptied hex, two at most', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', 'B3 0303', 'B4 0304', 'R2 0403');
  play(match, 'attack 0403 B1+B2+B3', '5', 'retreat R2 0503'); // 3-1, 5: a step, and retreat
  expect(asks(match)).toBe('blue combat.advance');
  expect(legal(match)).toEqual([
    'advance none',
    'advance B1',
    'advance B1+B2',
    'advance B1+B3',
    'advance B2',
    'advance B2+B3',
    'advance B3',
  ]);
  expect(refusal(match, 'advance B1+B2+B3')).toBe('5.8');
  expect(refusal(match, 'advance B4')).toBe('5.8'); // he did not attack
  play(match, 'advance B1+B3');
  expect(['B1', 'B2', 'B3'].map((name) => place(match, name))).toEqual(['0403', '0303', '0403']);
});

test('5.8: whoever advances into a town takes it', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0305', 'R3 0404');
  play(match, 'attack 0404 B1+B2', '3', 'retreat R3 0504', 'advance B1'); // 4-1 less the town, 3: retreat
  expect(row(position(match), 'hex 0404').held).toBe('blue');
});

test('5.8: a hex is emptied as well when its last defender is lost', () => {
  const match = attack('R2 0403 steps=1', 'R3 0907'); // 8 to 2, 1: one each
  play(match, '1', 'lose B1');
  expect(asks(match)).toBe('blue combat.advance');
});

test('5.8: nobody advances where the defender stays, and the lost never do', () => {
  expect(asks(play(attack('R2 0403', 'R1 0305', 'B3 0304'), '4'))).toBe('blue round.act');
  const match = scene('blue fights', 'B1 0304 steps=1', 'B2 0303', 'R2 0403 steps=1', 'R3 0907');
  play(match, 'attack 0403 B1+B2', '2', 'lose B1'); // 6 to 2, 2: one each
  expect(legal(match)).toEqual(['advance none', 'advance B2']);
});

test('5.8: Red advances too', () => {
  const match = scene('red fights', 'B5 0403', 'B1 0101', 'R1 0402', 'R2 0503');
  play(match, 'attack 0403 R1+R2', '4', 'retreat B5 0304', 'advance R2'); // 6 to 2, 4: retreat
  expect(place(match, 'R2')).toBe('0403');
});
