import { expect, test } from 'vitest';
import {
  asks,
  chances,
  legal,
  news,
  piece,
  place,
  play,
  position,
  RED,
  refusal,
  row,
  scene,
} from './scene.ts';

//        0303
//  0203        0403
//        0304        B1 comes from 0103 to 0304, beside R1, and may slip back to 0203, 0204 or 0303
//  0204        0404    (0403 and 0305 lie in the zone of R1)
//        0305   R1
const approach = (...lines: string[]) =>
  play(scene('blue moves', 'B1 0203', 'B6 0101', 'R1 0404', ...lines), 'move B1 0304');

test('4.1-a: a steady enemy next to the piece that moved may ambush it', () => {
  const match = approach('R2 0604');
  expect(asks(match)).toBe('red moving.ambush');
  expect(legal(match)).toEqual(['ambush R1', 'hold']);
  expect(refusal(match, 'ambush R2')).toBe('4.1-a'); // too far
  expect(refusal(match, 'ambush R3')).toBe('4.1-a'); // lost
  expect(refusal(match, 'ambush B6')).toBe('4.1-a'); // not Red's
  expect(asks(play(match, 'hold'))).toBe('blue round.act');
});

test('4.1-a: a shaken piece ambushes nobody', () => {
  const match = scene('blue moves', 'B1 0203', 'B6 0101', 'R1 0404 shaken=yes');
  expect(asks(play(match, 'move B1 0304'))).toBe('blue round.act');
  const two = scene('blue moves', 'B1 0203', 'B6 0101', 'R1 0404', 'R2 0404 shaken=yes');
  expect(refusal(play(two, 'move B1 0304'), 'ambush R2')).toBe('4.1-a');
});

test('4.1-a: Blue ambushes too', () => {
  const match = scene('red moves', 'B1 0304', 'R1 0504', 'R2 0907');
  expect(legal(play(match, 'move R1 0404'))).toEqual(['ambush B1', 'hold']);
  expect(asks(match)).toBe('blue moving.ambush');
});

test('4.1-a: who only passes by, out of the zone, is not ambushed', () => {
  const match = scene('blue moves', 'B1 0203', 'B6 0101', 'R1 0404');
  expect(asks(play(match, 'move B1 0303'))).toBe('blue round.act');
});

test('4.1-b: a piece ambushes once in a round', () => {
  const two = scene('blue moves', 'B1 0203', 'B2 0203', 'B6 0101', 'R1 0404', 'R2 0404');
  play(two, 'move B1 0304', 'ambush R1', 'stand', '1', 'move B2 0304');
  expect(legal(two)).toEqual(['ambush R2', 'hold']);
  expect(refusal(two, 'ambush R1')).toBe('4.1-b');
  const alone = scene('blue moves', 'B1 0203', 'B2 0203', 'B6 0101', 'R1 0404');
  play(alone, 'move B1 0304', 'ambush R1', 'stand', '1', 'move B2 0304');
  expect(asks(alone)).toBe('blue round.act');
});

test('4.2: before the shot the target may slip away to a free hex out of every enemy zone', () => {
  const match = play(approach(), 'ambush R1');
  expect(asks(match)).toBe('blue slip.choose');
  expect(legal(match)).toEqual(['slip 0203', 'slip 0204', 'slip 0303', 'stand']);
  play(match, 'slip 0204');
  expect(piece(match, 'B1')).toMatchObject({ at: '0204', steps: '2', shaken: 'no' });
  expect(asks(match)).toBe('blue round.act'); // no shot
});

test('4.2: nobody slips away into a full hex', () => {
  const match = play(approach('B2 0204', 'B3 0204'), 'ambush R1');
  expect(legal(match)).toEqual(['slip 0203', 'slip 0303', 'stand']);
});

test('4.2: whoever may not slip away there is told the rule about slipping away', () => {
  const match = play(approach('B2 0204', 'B3 0204'), 'ambush R1');
  for (const hex of ['0404', '0305', '0204', '0104', 'Reserve'])
    expect(refusal(match, `slip ${hex}`)).toBe('4.2');
});

test('4.2: whoever has nowhere to go stands without being asked', () => {
  // 0204 is full, 0203 and 0303 lie in the zone of R2
  const match = scene('blue moves', 'B1 0205', 'B2 0204', 'B3 0204', 'R1 0404', 'R2 0202');
  expect(asks(play(match, 'move B1 0204+0304', 'ambush R1'))).toBe('* ambush.shoot');
  expect(match.answers.at(-1)).toMatchObject({ step: 'slip.choose', text: 'stand', forced: true });
});

test('4.2: whoever slips away treads new ground', () => {
  const match = play(approach(), 'ambush R1', 'slip 0303');
  expect(row(position(match), 'hex 0303')).toEqual({ held: 'blue', trodden: 'yes' });
});

test('4.2: slipping away happens inside the ambush, the ambush inside the round', () => {
  const match = play(approach(), 'ambush R1');
  expect(match.pending?.path).toMatch(/^game\.\w+\/turn\.\w+\/round\.\w+\/.*ambush\.\w+\/slip\.choose$/);
});

test('4.2: and the ambush inside the move', () => {
  const match = play(approach(), 'ambush R1');
  expect(match.pending?.path).toMatch(
    /^game\.\w+\/turn\.\w+\/round\.\w+\/moving\.\w+\/ambush\.\w+\/slip\.choose$/,
  );
});

test('4.3: an ambush hits on 4, 5 and 6: the target loses a step and is shaken', () => {
  for (const die of ['1', '2', '3', '4', '5', '6']) {
    const match = play(approach(), 'ambush R1', 'stand');
    expect(chances(match)[die]).toBe('1/6');
    play(match, die);
    const hit = die >= '4';
    expect(piece(match, 'B1')).toMatchObject({ at: '0304', steps: hit ? '1' : '2', shaken: hit ? 'yes' : 'no' }); // biome-ignore format: one line
    expect(news(match, RED)).toContain(`R1 shoots at B1: ${die}.`);
    expect(asks(match)).toBe('blue round.act');
  }
});

test('4.3: a hit on the last step is the end of a piece', () => {
  const match = scene('blue moves', 'B1 0203 steps=1', 'B6 0101', 'R1 0404');
  play(match, 'move B1 0304', 'ambush R1', 'stand', '4');
  expect([place(match, 'B1'), piece(match, 'B1').shaken]).toEqual(['-', 'no']);
});

test('4.3: an ambush does not turn up who shoots', () => {
  const match = scene('blue moves', 'B1 0203', 'B6 0101', 'R4 0404');
  play(match, 'move B1 0304', 'ambush R4', 'stand', '6');
  expect(piece(match, 'R4').faceUp).toBe('no');
});
