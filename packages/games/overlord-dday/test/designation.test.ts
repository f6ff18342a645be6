import { expect, test } from 'vitest';
import { fight, odds, roll } from './fights.ts';
import { asks, field, legal, play, position, refusal, row, scene, unit } from './scene.ts';

// Fox (N3032) lies before WN 64 in N3132 and WN 62 in N3133, Easy (N2932) before WN 66 in N3031.
const NESTS = ['WN62/352 N3133', 'WN64/352 N3132', 'WN66/352 N3031'];
const FOX = ['1/16 N3032', '3/16 N3032', '1/18 N3032'];

test('TKG 27.2.4-a: every attack is designated before the first is resolved', () => {
  const match = scene('allied combat 4', ...NESTS, ...FOX, '2/16 N2932');
  play(match, 'attack N3133 1/16');
  expect(asks(match)).toBe('allied action.designate');
  play(match, 'attack N3031 2/16');
  expect([field(match, '1/16', 'target'), field(match, '2/16', 'target')]).toEqual(['N3133', 'N3031']);
  play(match, 'fight');
  expect(legal(match)).toEqual(['resolve N3031', 'resolve N3133']);
  roll(play(match, 'resolve N3133'), '1/-');
  expect(asks(match), 'nothing is designated in between').toBe('* combat.roll');
  expect(row(position(match), 'unit 3/16')).toEqual({ at: 'N3032', steps: '2', landed: 'Omaha' });
});

test('TKG 27.2.4-a: an attack has attackers', () => {
  expect(refusal(scene('allied combat 4', ...NESTS, ...FOX), 'attack N3132 none')).toBe('27.2.4-a');
});

test('TKG 27.2.4-b: who is designated attacks, there and nowhere else', () => {
  const match = play(scene('allied combat 4', ...NESTS, ...FOX, '2/16 N2932'), 'attack N3133 1/16');
  expect(refusal(match, 'attack N3132 1/16')).toBe('27.2.4-b');
  expect(refusal(match, 'attack N3132 1/16+3/16')).toBe('27.2.4-b');
  play(match, 'attack N3031 2/16', 'fight');
  expect(refusal(match, 'resolve N3132'), 'nobody is designated against it').toBe('27.2.4-b');
  roll(play(match, 'resolve N3133'), '1/-');
  expect(asks(match), 'the second attack is not given up').toBe('* combat.roll');
  roll(match, '1D/-');
  expect(asks(match)).toBe('allied action.move');
  expect(field(match, '1/16', 'target')).toBeUndefined();
});

test('TKG 27.2.4-c: a hex is attacked once in a phase', () => {
  const match = play(scene('allied combat 4', ...NESTS, ...FOX, '2/16 N2932'), 'attack N3031 2/16');
  expect(refusal(match, 'attack N3031 1/16')).toBe('27.2.4-c');
  expect(legal(match, 'attack N3031')).toEqual([]);
});

test('TKG 27.2.4-c: the other side may attack the same hex in the same phase, and both in the next', () => {
  const match = scene(
    'allied combat 4',
    'WN66/352 N3031 back steps=1 RG',
    '2/16 N2932',
    'II/916 N3131 active',
  );
  roll(fight(match, 'N3031 2/16'), '-/1D>1');
  play(match, 'advance 2/16');
  while (asks(match) === '* activation.rollGroup') play(match, '6');
  expect(asks(match)).toBe('german action.designate');
  expect(refusal(match, 'attack N3031 II/916')).toBe('');
  fight(match, 'N3031 II/916');
  expect(position(match), 'nothing stands in the way of the next phase').not.toContain('attacked=');
});

test('TKG 27.2.4-f: nobody has to attack', () => {
  const match = scene('allied combat 4', ...NESTS, ...FOX, '2/16 N2932');
  expect(refusal(match, 'fight')).toBe('');
  play(match, 'fight');
  expect(asks(match)).toBe('allied action.move');
  const one = fight(scene('allied combat 4', ...NESTS, ...FOX), 'N3132 1/16');
  expect(field(one, '3/16', 'target'), 'its neighbours look on').toBeUndefined();
});

test('TKG 27.2.4-f: but the Rangers must go up the cliff, unless they are marked', () => {
  const cliff = ['WNPointeDuHoc N2828', '1/16 N2932', 'WN66/352 N3031'];
  expect(refusal(scene('allied combat 4', ...cliff, '2Rgr Rangers'), 'fight')).toBe('27.1.7-k');
  expect(refusal(scene('allied combat 4', ...cliff, '2Rgr Rangers DG', '5Rgr Rangers RG'), 'fight')).toBe('');
  const match = play(
    scene('allied combat 4', ...cliff, '2Rgr Rangers', '5Rgr Rangers DG'),
    'attack N2828 2Rgr',
  );
  expect(refusal(match, 'fight')).toBe('');
});

test('TKG 27.2.4-f: nor may others attack the cliff without them', () => {
  const match = scene(
    'allied combat 4',
    'WNPointeDuHoc N2828',
    '1/116 N2929',
    '2Rgr Rangers',
    '5Rgr Rangers DG',
  );
  expect(refusal(match, 'attack N2828 1/116')).toBe('27.1.7-k');
  expect(legal(match)).toEqual([
    'attack N2828 1/116+2Rgr',
    'attack N2828 1/116+2Rgr+5Rgr',
    'attack N2828 2Rgr',
    'attack N2828 2Rgr+5Rgr',
  ]);
});

test('TKG 27.2.4-f: there is no cliff to go up when its nest is gone', () => {
  expect(refusal(scene('allied combat 4', ...NESTS, ...FOX, '2Rgr Rangers'), 'fight')).toBe('');
});

test('TKG 27.2.4-g: all in a hex are attacked together', () => {
  const together = scene('allied combat 4', 'WN64/352 N3132', 'I/726 N3132', ...FOX);
  expect(odds(fight(together, 'N3132 1/16+3/16')), '10 against 3 + 2').toBe('2:1 mixed');
  const alone = scene('allied combat 4', 'WN64/352 N3132', ...FOX);
  expect(odds(fight(alone, 'N3132 1/16+3/16')), '10 against 3').toBe('3:1 mixed');
});

test('TKG 27.2.4-h: units of one hex attack different hexes, or nothing', () => {
  const match = scene('allied combat 4', ...NESTS, ...FOX);
  const sets = ['1/16', '1/16+3/16', '1/16+3/16+1/18', '1/16+1/18', '3/16', '3/16+1/18', '1/18'];
  expect(legal(match, 'attack N3133')).toEqual(sets.map((units) => `attack N3133 ${units}`));
  fight(match, 'N3133 1/16', 'N3132 3/16');
  roll(play(match, 'resolve N3132'), '1<2/-');
  roll(match, '1D/1>1');
  expect([unit(match, '3/16'), unit(match, '1/16')]).toEqual(['-', 'N3032 reduced DG']);
  expect(refusal(match, 'move 1/18 N2932'), 'the third one may still move').toBe('');
});

const UNITS = ['2/16', '1/116', '1/18', '5Rgr', 'WN66/352'];
const HEXES = ['N2931', 'N2932', 'N3031', 'N3032', 'N3131', 'N3132'];

test('TKG 27.2.4-h: what is listed is what the referee accepts of all attacks anybody could think of', () => {
  const match = scene(
    'allied combat 4',
    '2/16 N2932 DG',
    '1/116 N2931',
    '1/18 N3032',
    '5Rgr N2931',
    'WN64/352 N3132',
    'WN66/352 N3031 RG',
  );
  const accepted: string[] = [];
  for (const hex of HEXES)
    for (let set = 0; set < 1 << UNITS.length; set++) {
      const units = UNITS.filter((_, i) => (set & (1 << i)) !== 0).join('+') || 'none';
      if (refusal(match, `attack ${hex} ${units}`) === '') accepted.push(`attack ${hex} ${units}`);
    }
  expect(accepted.sort()).toEqual(legal(match, 'attack').sort());
});
