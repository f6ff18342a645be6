// Commands that stand for several decisions, and what is said before an action that harms whoever takes it.
import { expect, test } from 'vitest';
import { asks, play, refusal, scene, unit } from './scene.ts';
import { perils, plan } from './seeing.ts';

test('DDOB MOV-06: all on the beach go nearer to cover for nothing, no more than two into a hex', () => {
  const match = scene('actions 4', 'E/2/16 0512', 'F/2/16 0512', 'G/2/16 0513', 'moreActions -2');
  const moves = plan(match, 'cover');
  expect(moves.map((words) => words.split(' ')[1])).toEqual(['E/2/16', 'F/2/16', 'G/2/16']);
  for (const words of moves) {
    expect(refusal(match, words)).toBe('');
    play(match, words);
  }
  const places = ['E/2/16', 'F/2/16', 'G/2/16'].map((name) => unit(match, name));
  for (const place of places) expect(places.filter((one) => one === place).length).toBeLessThanOrEqual(2);
});

test('DDOB MOV-03: all who are disrupted rally', () => {
  const match = scene('actions 4', 'E/2/16 0708 disrupted', 'F/2/16 0709 disrupted', 'G/2/16 0710');
  expect(plan(match, 'rally')).toEqual(['rally E/2/16', 'rally F/2/16']);
});

test('DDOB BAR-08: the strongest tanks shell the nearest Germans who are still steady', () => {
  const posts = ['post 0812 back=plain german=crew9 disrupted=yes', 'post 0912 back=plain german=crew8'];
  const match = scene('actions 4', ...posts, '1/C/741 0513 steps=1', '1/A/741 0513', 'moreActions -1');
  expect(plan(match, 'shell')).toEqual(['barrage 1/A/741 0912']);
});

test('DDOB ENG-02: the engineers clear before the boats, as many hexes as they may', () => {
  const match = scene('engineers 2', 'A/1/16 0412');
  const hexes = plan(match, 'clear');
  expect(hexes).toHaveLength(2);
  play(match, ...hexes);
  expect(asks(match)).not.toBe('us engineerPhase.clear east');
});

test('DDOB EOT-04: three in a hex are named before the last actions end', () => {
  const match = scene('actions 4', 'A/1/16 0716', 'B/1/16 0716', 'C/1/16 0715', 'D/1/16 0712');
  expect(perils(match, 'end')).toEqual([]);
  play(match, 'move C/1/16 0716');
  expect(perils(match, 'end')).toEqual([{ rule: 'EOT-04', units: ['A/1/16', 'B/1/16', 'C/1/16'] }]);
});

test('DDOB EOT-10: whom the sea takes at the end of the turn is named, as long as nobody else could still move him', () => {
  // 0513 is the waterline of low tide, 0613 that of mid tide.
  const wet = 'A/1/16 0513';
  expect(perils(scene('actions 7', wet), 'end')).toEqual([{ rule: 'EOT-10', units: ['A/1/16'] }]);
  expect(perils(scene('actions 2', wet), 'end')).toEqual([]);
  const both = scene('actions 7', 'B/1/116 0326', 'E/2/16 0708');
  play(both, 'lead 1st');
  expect(perils(both, 'end')).toEqual([]);
  play(both, 'end');
  expect(perils(both, 'end')).toEqual([{ rule: 'EOT-10', units: ['B/1/116'] }]);
});
