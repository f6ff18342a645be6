import { expect, test } from 'vitest';
import { type Play, play, scene, whyNot } from './scene.ts';

// `why` names everything that is wrong, not the first thing alone.
const reasons = (match: Play, words: string): string[] => whyNot(match, words).map(({ text }) => text);

test('27.2.5-b, -n: a way that is too long and ends where three units stand', () => {
  const full = ['1/18 N3231', '2/18 N3231', '3/18 N3231'];
  const match = scene('allied movement 4', '1/16 N3032', ...full);
  expect(reasons(match, 'move 1/16 N3132+N3231')).toEqual([
    'that is farther than the one hex of an Allied unit',
    'three units are in that hex',
  ]);
});

test('27.2.5-n, 27.0-j: a full hex beyond the boundary of the army', () => {
  const full = ['1Hamp N3135', '1Dors N3135', '2Devn N3135'];
  expect(reasons(scene('allied movement 4', '1/16 N3134', ...full), 'move 1/16 N3135')).toEqual([
    'three units are in that hex',
    'that hex lies beyond the boundary of its army',
  ]);
});

test('27.2.5-j, -l: an enemy in the first hex, and a second hex after a zone of control', () => {
  const match = scene('allied movement 4', '1/16 N3032', 'II/916 N3132', 'I/916 N3231');
  expect(reasons(match, 'move 1/16 N3132+N3231')).toEqual([
    'an enemy is in that hex',
    'that step leads from one enemy zone of control into another',
    'its move ended in the enemy zone of control before',
  ]);
});

test('27.3.4-d, -h: a march of the 711th that is too dear and crosses the Orne', () => {
  const match = scene('endStage.germanMoves', 'I/744 N3749');
  const found = reasons(match, 'march I/744 N3648+N3647+N3646');
  expect(found).toContain('units of the 711th do not cross the Orne');
  expect(found).toContain('that takes more points than interdiction leaves it');
});

test('27.2.4-r: a way back into an enemy zone that does not lead away', () => {
  const match = scene(
    'allied combat 4',
    '1/16 N3131',
    '2/16 N3131',
    '3/16 N3131',
    '1/18 N3132',
    'II/916 N3231',
  );
  play(match, 'attack N3231 1/16+2/16+3/16+1/18', '1+1');
  while (match.engine.stepName !== 'retreat.choose') play(match, 'lose II/916');
  const found = reasons(match, 'retreat N3232+N3132');
  expect(found.length).toBeGreaterThan(1);
  expect(found).toContain('an enemy is in that hex');
});

test('27.2.3-c: a hex without an enemy and without a neighbour is no target for two reasons', () => {
  const match = scene('allied combat 4', '1/16 N3032', 'II/916 N3132');
  expect(reasons(match, 'attack N3525 1/16')).toEqual([
    'no enemy is in that hex',
    'no unit of yours is adjacent to that hex',
  ]);
});

test('27.2.4-b, 27.2.8-e: each unit beside a hex has a reason of its own', () => {
  const match = scene(
    'german combat 4',
    'I/916 N3132 active',
    'Pi352 N3133',
    'II/914 N3030 active',
    '1/16 N3031',
    '2/16 N3032',
    '3/16 N2931',
  );
  play(match, 'attack N3031 I/916');
  const found = reasons(match, 'attack N3032 I/916');
  expect(found).toEqual(['its attack is planned already', 'it has not been activated']);
});

test('27.2.1-b, -c: ships of both navies that owe a shot keep the fire from ceasing', () => {
  const match = scene('naval 2', 'WN62/352 N3133', 'WN33/716 N3142');
  expect(reasons(match, 'cease')).toEqual([
    'Utah or Omaha has not had its bombardment',
    'Gold, Juno or Sword has not had its bombardment',
  ]);
});

test('27.2.4-s: an Allied attacker on open ground may not fall back, for either reason', () => {
  const match = scene('allied combat 4', '1/16 N2931', '2/16 N2931', 'WN71/352 N2930');
  play(match, 'attack N2930 1/16+2/16', '6+6');
  expect(reasons(match, 'fallBack 1/16')).toEqual([
    'only a German defender may fall back instead of losing a step',
    'the hex is neither bocage nor hedgerow',
    'it has more than one step left',
  ]);
});
