import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { whyStack } from '../src/rules/stacking.ts';
import { fallBack } from './clashes.ts';
import { ashore, rules } from './marches.ts';
import {
  ALLIED,
  asks,
  GERMAN,
  legal,
  news,
  type Play,
  play,
  position,
  refusal,
  scene,
  seen,
  unit,
} from './scene.ts';

/** The rule against these units standing together in 5112; nothing if they may. */
function together(...names: string[]): string {
  const match = scene('germans move', `${names[0]} 5112`);
  const units = names.map((name) => UNIT.of(name));
  return whyStack(match.engine.g, PLACE.of('5112'), units)?.rule ?? '';
}
/** A scene with all of these in one hex. */
const all = (at: string, ...names: string[]): string[] => names.map((name) => `${name} ${at}`);

test('TDSN 5.0-a: everybody may look into every stack; what lies face down is known to nobody', () => {
  const match = ashore(
    'british move',
    ...all('5112', '8/3', '9/3', '8A'),
    ...all('5110', '726/716', 'SP2403'),
  );
  for (const side of [ALLIED, GERMAN])
    for (const name of ['8/3', '9/3', '8A', '726/716', 'SP2403'])
      expect(seen(match, side)).toContain(`unit ${name} at=51`);
  expect(position(match)).not.toMatch(/unit SP2403 .*factor=/);
});

test('TDSN 5.0-b: British, Canadians and Poles stand together, and so do Americans and French', () => {
  expect(together('8/3', '8A', '2CA', '27A')).toBe('');
  expect(together('10A/Po', '8A', '2CA')).toBe('');
  expect(together('CCD/2Fr', '4Cav', '2Cav')).toBe('');
});

test('TDSN 5.0-c: the two Allied armies never stand in one hex', () => {
  const match = ashore('british move', '8/3 3505', '16/1 3605', '9/3 3606');
  expect(refusal(match, 'move 8/3 3605')).toBe('5.0-c');
  expect(refusal(match, 'move 9/3 3605')).toBe('5.0-c');
  expect(refusal(match, 'move 8/3 3605+3705'), 'they may pass').toBe('');
  const us = ashore('us moves', '16/1 3505', '8/3 3605');
  expect(refusal(us, 'move 16/1 3605')).toBe('5.0-c');
});

test('TDSN 5.0-d: Allies and Germans never stand in one hex', () => {
  const match = ashore('british move', '8/3 5112', '726/716 5111');
  expect(refusal(match, 'move 8/3 5111')).toBe('10.1-f');
  expect(whyStack(match.engine.g, PLACE.of('5111'), [UNIT.of('8/3')])?.rule).toBe('5.0-d');
});

test('TDSN 5.0-e: markers take no room', () => {
  const match = play(
    ashore(
      'british move 9',
      ...all('5905', '152/51', '153/51', '154/51', '8A'),
      '27A 5904',
      'exit 6005 marker=british',
    ),
    'march 5905 6005',
  );
  expect(refusal(match, 'end')).toBe('');
  play(match, 'move 27A 5905');
  expect(unit(match, '8A')).toBe('6005');
});

test('TDSN 5.1-a: four units in a hex, no fifth', () => {
  expect(together('8A', '27A', '4A', '33A')).toBe('');
  expect(together('8A', '27A', '4A', '33A', '31Tk')).toBe('5.1-a');
  expect(together('6FJ', '30Schn', '894', '897')).toBe('');
  expect(together('6FJ', '30Schn', '894', '897', '1/IIIFlak')).toBe('5.1-a');
});

test('TDSN 5.1-b: units of one division, with independent ones', () => {
  expect(together('231/50', '69/50', '151/50', '8A')).toBe('');
  expect(together('231/50', '8/3')).toBe('5.1-b');
  expect(together('726/716', '736/716', '915/352')).toBe('5.1-b');
});

test('TDSN 5.1-c: airborne units and the Flak corps count as independent', () => {
  expect(together('505/82', '507/82', '501/101', '502/101')).toBe('');
  expect(together('8/3', '3/6', '5/6', '6/6')).toBe('');
  expect(together('KG37/17SS', 'KG38/17SS', '1/IIIFlak', '2/IIIFlak')).toBe('');
  expect(together('5/3FJ', '15/5FJ'), 'German paratroopers do not').toBe('5.1-b');
});

test('TDSN 5.1-d: strongpoints and battalions take no room, even those of a division', () => {
  expect(together('8A', '27A', '4A', '33A')).toBe('');
  expect(together('39/9', '47/9', '60/9', '4Cav', '2Rng', '5Rng')).toBe('');
  expect(together('726/716', '736/716', '6FJ', '894', 'SP2403', 'Ost2303', '101Tiger', '100Pz')).toBe('');
  expect(together('1057/91', '1058/91', 'Füs91/91', 'Füs352/352')).toBe('');
});

test('G-1: regiments of the 90th with airborne regiments of two divisions, four in all', () => {
  expect(together('357/90', '358/90', '505/82', '501/101')).toBe('');
  expect(together('357/90', '358/90', '505/82', '501/101', '502/101')).toBe('5.1-a');
});

test('G-2: a Canadian brigade with three armored ones, but not with one of the 50th Division', () => {
  expect(together('7/3C', '8A', '27A', '2CA')).toBe('');
  expect(together('7/3C', '8A', '27A', '231/50')).toBe('5.1-b');
});

test('G-3: two Kampfgruppen, Flak, paratroopers and two battalions', () => {
  expect(together('KG37/17SS', 'KG38/17SS', '1/IIIFlak', '6FJ', '100Pz', 'Ost2303')).toBe('');
  expect(together('KG37/17SS', 'KG38/17SS', '1/IIIFlak', '6FJ', '2/IIIFlak')).toBe('5.1-a');
});

test('TDSN 5.2-a: reinforcements are put where they are within the limit', () => {
  const beaches = ['beach 2403 status=open', 'beach 3203 status=open'];
  const match = scene('us arrives 3', ...beaches, '8/4 2403', ...all('-', '39/9', '47/9', '60/9').map((line) => `${line} due=3`)); // biome-ignore format: one scene
  play(match, '6');
  expect(asks(match)).toBe('allied arrivals.put');
  expect(rules(match, 'put 39/9 2403', 'put 39/9 3203')).toEqual(['5.1-b', '']);
});

test('TDSN 5.2-b: the limit is kept when the movement of a Round ends', () => {
  const lines = [...all('5112', '8A', '27A', '4A', '33A'), '31Tk 5111', '34Tk 5010'];
  for (const moment of ['british move', 'british combine']) {
    const match = play(ashore(moment, ...lines), 'move 31Tk 5112');
    expect(asks(match), 'not before').toBe('allied movement.begin');
    play(match, 'end');
    expect(asks(match)).toBe('german overstacking.remove');
    expect(news(match, GERMAN)).toContain('5112 is over-stacked.');
  }
  const germans = play(
    ashore(
      'germans react',
      ...all('5112', '6FJ', '894', '897', '30Schn'),
      '1/IIIFlak 5111 chosen=yes',
      '2/IIIFlak 5009 chosen=yes',
    ),
    'move 1/IIIFlak 5112',
    'end',
  );
  expect(asks(germans)).toBe('allied overstacking.remove');
});

test('TDSN 5.2-e, G-50: the enemy chooses who is eliminated, until the hex is within the limit', () => {
  const match = ashore(
    'british move',
    ...all('5112', '8A', '27A', '4A', '33A'),
    ...all('5111', '31Tk', '34Tk'),
    '8/3 5010',
  );
  play(match, 'march 5111 5112', 'end');
  expect(legal(match)).toHaveLength(6);
  play(match, 'remove 8A');
  expect(asks(match), 'one more').toBe('german overstacking.remove');
  expect(refusal(match, 'remove 8A')).toBe('5.2-e');
  expect(refusal(match, 'remove 8/3'), 'not in that hex').toBe('5.2-e');
  expect(unit(match, '8A')).toBe('-');
});

test('TDSN 5.2-e: nobody is eliminated whose absence would not help', () => {
  const match = play(
    ashore(
      'us moves',
      ...all('5112', '39/9', '47/9', '2Rng', '4Cav'),
      '357/90 5111',
      '2Cav 5010',
      'boundaryLifted yes',
    ),
    'move 357/90 5112',
    'end',
  );
  expect(asks(match)).toBe('german overstacking.remove');
  expect(rules(match, 'remove 2Rng', 'remove 4Cav')).toEqual(['5.1-c', '5.1-c']);
  expect(legal(match)).toEqual(['remove 357/90', 'remove 39/9', 'remove 47/9']);
});

test('TDSN 5.2-e: a battalion, which takes no room, is not among those who are too many', () => {
  const five = all('5112', '39/9', '4Cav', '2Cav', '102Cav', '113Cav');
  const match = scene('overstacking.begin side=allied', 'round move', 'active us', ...five, '5Rng 5112');
  expect(rules(match, 'remove 5Rng', 'remove 4Cav')).toEqual(['5.1-d', '']);
});

test('TDSN 5.2-f, G-50: after a retreat their owner chooses', () => {
  const match = scene(
    'fighting.begin > combat.emptied hex=5010 > overstacking.begin side=german byOwner=yes',
    'round combat',
    'active british',
    'fight 5010',
    'hex 5010 attacked=yes',
    ...all('5112', '894', '897', '30Schn', '1/IIIFlak'),
    '6FJ 5112 retreated=yes',
  );
  expect(asks(match)).toBe('german overstacking.remove');
});

test('TDSN 5.2-c: where a retreat leads through, the limit does not matter', () => {
  // 726/716 must go back from 5112 to the east; four are in 5212 already, through which it may pass.
  const match = fallBack('british 3', '5112', '726/716 5112', '8/3 5012', '8A 5113', '27A 5111', ...all('5212', '6FJ', '894', '897', '30Schn')); // biome-ignore format: one scene
  const ways = legal(match, 'retreat 726/716');
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.every((words) => words.startsWith('retreat 726/716 5212+'))).toBe(true);
});

test('TDSN 5.2-g: on the way, and until the movement ends, any number may be in a hex', () => {
  const match = ashore(
    'british move',
    ...all('5112', '8A', '27A', '4A', '33A'),
    ...all('5111', '8/3', '9/3'),
  );
  expect(refusal(match, 'move 8/3 5112+5113'), 'through four').toBe('');
  play(match, 'march 5111 5112', 'move 8A 5113', 'move 27A 5113');
  expect(unit(match, '8/3')).toBe('5112');
  expect(refusal(match, 'end')).toBe('');
});

test('TDSN 5.3-a: in Cherbourg both sides may stand', () => {
  const match = play(
    ashore('us moves', '39/9 1800', '47/9 3304', '739/709 Cherbourg'),
    'move 39/9 Cherbourg',
  );
  expect([unit(match, '39/9'), unit(match, '739/709')]).toEqual(['Cherbourg', 'Cherbourg']);
});

/** Whether a box holds units of two divisions and more than four: the movement ends without a word. */
function holdsAny(match: Play): void {
  expect(asks(play(match, 'end'))).not.toBe('german overstacking.remove');
}

test('TDSN 5.3-b: in any number', () => {
  const match = ashore('us moves', ...all('1800', '39/9', '47/9', '60/9'), ...all('Cherbourg', '357/90', '358/90', '359/90', '4Cav')); // biome-ignore format: one scene
  holdsAny(play(match, 'march 1800 Cherbourg'));
  const five = ['8A', '27A', '4A', '33A', '31Tk'].map((name) => UNIT.of(name));
  expect(whyStack(match.engine.g, PLACE.of('Cherbourg'), five)).toBe(null);
});

test('TDSN 5.4-b: Brittany has two sections, neither with a limit', () => {
  const match = ashore('us moves 8', ...all('2628', '39/9', '47/9', '60/9'), ...all('Brittany', '313/79', '314/79', '4Cav', '2Cav'), ...all('Brittany-entered', '357/90', '358/90', '359/90'), 'hex 2726 allied=yes'); // biome-ignore format: one scene
  play(match, 'march 2628 Brittany-entered');
  expect([unit(match, '39/9'), unit(match, '313/79')]).toEqual(['Brittany-entered', 'Brittany']);
  holdsAny(match);
});

test('TDSN 5.5-a: so has the Eastern Exit', () => {
  const match = ashore('germans move 9', ...all('6005', '726/716', '736/716'), ...all('East', '915/352', '916/352', '6FJ', '894', '8/3', '9/3'), '897 5112'); // biome-ignore format: one scene
  play(match, 'march 6005 East');
  expect([unit(match, '726/716'), unit(match, '8/3')]).toEqual(['East', 'East']);
  holdsAny(match);
});
