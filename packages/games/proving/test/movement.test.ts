import { expect, test } from 'vitest';
import { actionOf, asks, BLUE, chances, legal, news, piece, place, play, position, refusal, row, scene, seen } from './scene.ts'; // biome-ignore format: one line

/** Where a piece may end its move. */
const reach = (match: ReturnType<typeof scene>, name: string): string[] =>
  legal(match, `move ${name}`).map((text) => text.slice(-4)).sort(); // biome-ignore format: one line

test('3.1-a: nobody moves the pieces of the other side', () => {
  expect(refusal(scene('blue moves', 'B1 0103', 'R1 0903'), 'move R1 0803')).toBe('3.1-a');
  expect(refusal(scene('red moves', 'B1 0103', 'R1 0903'), 'move B1 0104')).toBe('3.1-a');
});

test('3.1-b: a lost piece does not move', () => {
  const match = scene('blue moves', 'B1 0103', 'R1 0903');
  const { verb, args } = actionOf(match, 'move B1 0104');
  expect(match.why({ verb, args: args.with(0, 1) })).toMatchObject([{ rule: '3.1-b' }]); // B2
});

test('3.1-b: the words for such a move can be read, and are refused', () => {
  expect(refusal(scene('blue moves', 'B1 0103', 'R1 0903'), 'move B2 0104')).toBe('3.1-b');
});

test('3.1-c: a piece moves once in a round', () => {
  const match = play(scene('blue moves', 'B1 0103', 'B2 0103', 'R1 0903'), 'move B1 0104');
  expect(refusal(match, 'move B1 0105')).toBe('3.1-c');
  expect(refusal(match, 'move B2 0104')).toBe('');
});

test('3.1-d: a shaken piece does not move', () => {
  const match = scene('blue moves', 'B1 0103 shaken=yes', 'B2 0103', 'R1 0903');
  expect(refusal(match, 'move B1 0104')).toBe('3.1-d');
});

test('3.1-e: nobody moves in a round of fighting', () => {
  const match = scene('blue fights', 'B1 0303', 'R1 0403');
  expect(refusal(match, 'move B1 0302')).toBe('3.1-e');
});

test('3.2: open ground costs one point, wood two, and a piece has four', () => {
  const match = scene('blue moves', 'B1 0301', 'R1 0907');
  expect(refusal(match, 'move B1 0302+0303')).toBe(''); // two woods
  expect(refusal(match, 'move B1 0302+0303+0304')).toBe('3.6');
  expect(refusal(match, 'move B1 0302+0402+0403')).toBe('');
  expect(refusal(match, 'move B1 0401+0402+0403+0404')).toBe('');
});

test('3.2: along the road each hex costs half a point', () => {
  const match = scene('blue moves', 'B1 0104', 'R1 0907');
  expect(refusal(match, 'move B1 0203+0304+0404+0504+0604+0605')).toBe(''); // 2½ + 1
  expect(refusal(match, 'move B1 0204+0305+0405+0505')).toBe(''); // 4 beside the road
  expect(refusal(match, 'move B1 0204+0305+0405+0505+0506')).toBe('3.6');
});

test('3.2: the road runs through: 0104 to 0903 is a move of eight half points', () => {
  expect(reach(scene('blue moves', 'B1 0104', 'R1 0907'), 'B1')).toContain('0903');
});

test('3.2: the river costs a point more, but not on the bridge', () => {
  const match = scene('blue moves', 'B1 0503', 'B2 0504', 'R1 0907', 'card mud');
  expect(refusal(match, 'move B1 0603')).toBe(''); // both points
  expect(refusal(match, 'move B1 0603+0703')).toBe('3.6');
  expect(refusal(match, 'move B2 0604+0704')).toBe(''); // ½ for the bridge, 1 beyond it
});

test('3.2: a piece may always make one step, and that is all it then makes', () => {
  const match = scene('blue moves', 'B1 0503', 'R1 0907', 'card mud');
  expect(refusal(match, 'move B1 0602')).toBe(''); // 2 for the wood and 1 for the river, with 2 to spend
  expect(refusal(match, 'move B1 0602+0603')).toBe('3.5-a');
});

test('3.2: any way that can be paid for will do; the cheapest to each hex is listed', () => {
  const match = scene('blue moves', 'B1 0103', 'R1 0907');
  expect(legal(match, 'move B1 ').filter((text) => text.endsWith('0203'))).toEqual(['move B1 0203']);
  expect(refusal(match, 'move B1 0102+0202+0203')).toBe('');
  play(match, 'move B1 0102+0202+0203');
  expect(news(match, BLUE)[0]).toBe('B1 goes from 0103 by 0102, 0202, 0203.');
});

test('3.2: whoever passes through a town takes it', () => {
  const match = scene('blue moves', 'B1 0304', 'B2 0101', 'R1 0907');
  expect(row(position(match), 'hex 0404').held).toBe('red');
  play(match, 'move B1 0404+0403');
  expect(row(position(match), 'hex 0404').held).toBe('blue');
});

test('3.3: there is no way to a place that does not touch the one before', () => {
  const match = scene('blue moves', 'B1 0103', 'R1 0907');
  expect(refusal(match, 'move B1 0303')).toBe('3.3');
  expect(refusal(match, 'move B1 Reserve')).toBe('3.3');
});

test('3.4: nobody enters a hex with an enemy in it, shaken or not', () => {
  expect(refusal(scene('blue moves', 'B1 0304', 'R1 0404'), 'move B1 0404')).toBe('3.4');
  expect(refusal(scene('blue moves', 'B1 0304', 'R1 0404 shaken=yes'), 'move B1 0404')).toBe('3.4');
});

//   0203  0304  0404
//    B1   zone   R1     the zone of R1: 0403 0504 0505 0405 0305 0304
test('3.5-a: a move ends where the zone of an enemy begins', () => {
  const match = scene('blue moves', 'B1 0203', 'R1 0404');
  expect(refusal(match, 'move B1 0304')).toBe('');
  expect(refusal(match, 'move B1 0304+0303')).toBe('3.5-a');
});

test('3.5-a: a shaken piece has no zone', () => {
  const match = scene('blue moves', 'B1 0203', 'R1 0404 shaken=yes');
  expect(refusal(match, 'move B1 0304+0305+0405')).toBe('');
});

test('3.5-b: a piece does not go straight from one enemy zone to another', () => {
  const match = scene('blue moves', 'B1 0304', 'R1 0404');
  expect(refusal(match, 'move B1 0305')).toBe('3.5-b');
  expect(refusal(match, 'move B1 0403')).toBe('3.5-b');
  expect(refusal(match, 'move B1 0204+0305')).toBe(''); // out of it, and in again
});

test('3.5-b: it is the same between the zones of two enemies', () => {
  const match = scene('blue moves', 'B1 0304', 'R1 0404', 'R2 0202');
  expect(refusal(match, 'move B1 0303')).toBe('3.5-b');
});

test('3.6: nobody goes farther than four points', () => {
  const match = scene('blue moves', 'B1 0101', 'R1 0907');
  expect(refusal(match, 'move B1 0201+0301+0401+0501')).toBe('');
  expect(refusal(match, 'move B1 0201+0301+0401+0501+0601')).toBe('3.6');
});

test('3.7: two pieces may end in a hex, not three, but any number may pass through', () => {
  const match = scene('blue moves', 'B1 0103', 'B2 0104', 'B3 0104', 'B4 0105', 'R1 0907');
  expect(refusal(match, 'move B1 0104')).toBe('3.7');
  expect(refusal(match, 'move B1 0104+0105')).toBe('');
  expect(reach(match, 'B1')).not.toContain('0104');
});

test('3.10: a piece does not come back to where it was', () => {
  const match = scene('blue moves', 'B1 0103', 'B2 0103', 'R1 0907');
  expect(refusal(match, 'move B1 0102+0103')).toBe('3.10');
});

test('3.8: from the reserve to 0104 and on, never back', () => {
  const match = scene('blue moves', 'B1 0103', 'B5 Reserve', 'R1 0907');
  expect(refusal(match, 'move B5 0104')).toBe('');
  expect(refusal(match, 'move B5 0104+0103+0102+0101')).toBe(''); // 1 for the way out of the box, and 3
  expect(refusal(match, 'move B5 0104+0103+0102+0101+0201')).toBe('3.6');
  expect(refusal(match, 'move B5 0103')).not.toBe('');
  expect(refusal(match, 'move B1 0104+Reserve')).toBe('3.8');
  play(match, 'move B5 0104');
  expect(place(match, 'B5')).toBe('0104');
});

test('3.8: Red does not go there either', () => {
  expect(refusal(scene('red moves', 'B1 0907', 'R1 0104'), 'move R1 Reserve')).toBe('3.8');
});

test('3.8: the reserve is no place to pass through', () => {
  expect(refusal(scene('blue moves', 'B1 0103', 'R1 0907'), 'move B1 0104+Reserve+0104')).toBe('3.8');
});

const ontoTheMine = (...lines: string[]) =>
  play(scene('blue moves', 'mine 0304', 'B1 0203', 'B6 0101', 'R1 0907', ...lines), 'move B1 0304+0404');

test('3.9: whoever comes upon the mine stops, and loses a step on 1 to 4', () => {
  for (const die of ['1', '2', '3', '4', '5', '6']) {
    const match = ontoTheMine();
    expect(asks(match)).toBe('* enter.blast');
    expect(chances(match)[die]).toBe('1/6');
    play(match, die);
    expect(piece(match, 'B1')).toMatchObject({ at: '0304', steps: die <= '4' ? '1' : '2', moved: 'yes' });
    expect(asks(match)).toBe('blue round.act');
  }
});

test('3.9: the mine is gone then, and Blue knows where it was', () => {
  const match = ontoTheMine();
  expect(seen(match, BLUE)).toContain('\nmine 0304\nmineGone yes\n');
  expect(news(match, BLUE)).toContain('B1 comes upon the mine in 0304.');
  play(match, '6');
  const next = scene('blue moves', 'mine 0304', 'mineGone yes', 'B2 0203', 'B6 0101', 'R1 0907');
  expect(asks(play(next, 'move B2 0304+0404'))).toBe('blue round.act');
  expect(place(next, 'B2')).toBe('0404');
});

test('3.9: a piece with one step is lost on the mine', () => {
  const match = play(ontoTheMine('B2 0103'), '6');
  expect(place(match, 'B1')).toBe('0304');
  const weak = scene('blue moves', 'mine 0304', 'B1 0203 steps=1', 'B6 0101', 'R1 0907');
  expect(place(play(weak, 'move B1 0304', '4'), 'B1')).toBe('-');
});

test('3.9: whoever is stopped in a full hex is lost', () => {
  const match = play(ontoTheMine('B2 0304', 'B3 0304'), '6');
  expect(piece(match, 'B1')).toMatchObject({ at: '-', steps: '0' });
  expect([place(match, 'B2'), place(match, 'B3')]).toEqual(['0304', '0304']);
});

test('3.9: a piece that survives the mine may be ambushed there', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203', 'B6 0101', 'R2 0403');
  expect(asks(play(match, 'move B1 0304', '5'))).toBe('red moving.ambush');
});

test('3.9: Red walks over his own mine', () => {
  const match = scene('red moves', 'mine 0304', 'B1 0907', 'R1 0203', 'R2 0101');
  play(match, 'move R1 0304+0305');
  expect(asks(match)).toBe('red round.act');
  expect([place(match, 'R1'), row(position(match), 'mineGone').is]).toEqual(['0305', 'no']);
});
