// Commands that stand for several decisions, and what is said before an action that harms whoever takes it.

import { actionText } from '@bocage/kernel/text';
import { seeing } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';
import { BRITISH, US } from '../src/terms.ts';
import { BRIGADES, field, OTHERS } from './combats.ts';
import { asks, opening, type Play, play, scene } from './scene.ts';
import { markers } from './turns.ts';

const seen = seeing(bloodySummer, presentation);
const { plan } = seen;
/** What is said before an action: the rule and the units it concerns. */
const perils = (match: Play, words: string): string[] =>
  seen.perils(match, words).map(({ rule, units }) => [rule, ...units].join(' '));

/** Does all that a command stands for, as the page does: each decision must still be in the plan when its time comes. */
function obey(match: Play, id: string): Play {
  const planned = plan(match, id);
  expect(planned, id).not.toEqual([]);
  for (const words of planned) {
    expect(plan(match, id), words).toContain(words);
    play(match, words);
  }
  return match;
}

test('11.2-c, 11.2-f: Cobra is set up by one command of each side', () => {
  const match = obey(opening('cobra'), 'set-up');
  expect(asks(match)).toBe('british setUpPhase.place');
  obey(match, 'set-up');
  expect(asks(match)).toBe('us setUpPhase.support');
});

test('9.2-a: half of the fighter-bombers watch the zones with most Germans, and the rest are kept', () => {
  const lines = [
    'air us-fighter drawn=4',
    'air us-medium drawn=1',
    '276 1306',
    '352-914 1217',
    '352-915 1216',
  ];
  const match = scene('air 8 > airPhase.missions side=us', ...lines);
  expect(plan(match, 'missions')).toEqual(['zone saint-lô', 'zone falaise-argentan', 'keep']);
  obey(match, 'missions');
});

const CARRYING = 'logistics 8 > logistics.carry > carrying.next camp=allies germansDone=yes';
const SUPPLY = ['place 0617 allied=yes', 'depot Utah state=reduced', 'place 0714 allied=yes', 'depot Omaha state=reduced', 'place Reserve alliedMarkers=3']; // biome-ignore format: a list

test('1.1.1.2-f: a marker goes to each headquarters in reach, first to those that have none; then no more', () => {
  const match = scene(CARRYING, ...SUPPLY, 'US-VII 0619', 'US-V 0814', 'place 0814 alliedMarkers=1');
  const actions = plan(match, 'carry');
  expect(actions[0]).toMatch(/^land (Utah|Omaha) 0619$/);
  expect(actions.at(-1)).toBe('pass');
  play(match, actions[0] as string);
  expect(markers(match, '0619').allied).toBe(1);
  expect(perils(scene(CARRYING, ...SUPPLY, 'US-VII 0619'), 'pass')).toEqual(['1.1.3-d HQ VII US']);
});

test('1.1.1.2-f: whoever plays both Allies carries their markers by turns with one command', () => {
  const match = scene(CARRYING, ...SUPPLY, 'US-VII 0619', 'BR-I 0814');
  expect(plan(match, 'carry', [BRITISH])).toEqual(['land Utah 0619', 'land Omaha 0814', 'pass']);
  expect(plan(match, 'carry'), 'each his own').toEqual(['land Utah 0619', 'land Omaha 0619', 'pass']);
  play(match, 'land Utah 0619');
  expect(asks(match)).toBe('british carrying.carry');
  expect(plan(match, 'carry', [US])).toEqual(['land Omaha 0814', 'pass']);
});

test('4.2-b: all land whom capacity and room allow', () => {
  const match = scene('us-moves 8', 'place 0617 allied=yes', 'depot Utah state=reduced', '4-8 Reserve', '4-12 Reserve', '4-22 Reserve', '9-39 Reserve', '9-47 Reserve', '9-60 Reserve', 'US-VII Reserve'); // biome-ignore format: a scene
  const planned = plan(match, 'land');
  expect(planned).toHaveLength(6);
  expect(planned.filter((words) => words.endsWith('Utah'))).toHaveLength(6);
  obey(match, 'land');
});

test('6.1-f: all who can attack join', () => {
  const match = play(field(...BRIGADES, '276 1306', ...OTHERS), 'activate BR-I', 'attack 1306');
  expect(plan(match, 'join-attack')).toEqual(['join 3-8', 'join 3-9']);
});

test('10.A.1-b: a fleet shares its points among beaches and batteries', () => {
  const match = scene('us-bombardment 0', 'WN-Madeleine 0617', 'WN-Saint-Laurent 0714', 'navy western cruiser=2 destroyer=3'); // biome-ignore format: a scene
  expect(plan(match, 'shell')).toHaveLength(2);
  expect(plan(match, 'shell')[0]).toMatch(/ 1 2$/);
});

test('7.3.2-b: headquarters without a road or a marker are named before the moves end', () => {
  const cut = scene('us-moves 8', 'US-VII 1315', '4-8 0619');
  expect(perils(cut, 'end')).toEqual(['7.3.2-b HQ VII US']);
  const fed = scene('us-moves 8', 'US-VII 1315', 'place 1315 alliedMarkers=1');
  expect(perils(fed, 'end')).toEqual([]);
});

test('0.2.1-a: markers too many are named before the moves end', () => {
  const match = scene('us-moves 8', 'US-VII 1315', 'place 1315 alliedMarkers=3');
  expect(perils(match, 'end')).toEqual(['0.2.1-a HQ VII US']);
});

test('9.4-b: the price of a heavy bomber, not of a medium one', () => {
  const lines = [
    ...BRIGADES,
    '276 1306',
    ...OTHERS,
    'air british-heavy available=1',
    'air british-medium available=1',
  ];
  const match = play(field(...lines), 'activate BR-I', 'attack 1306', 'join 3-8', 'join 3-9');
  expect(perils(match, 'send british-heavy')).toEqual(['9.4-b']);
  expect(perils(match, 'send british-medium')).toEqual([]);
});

test('2.1-a: whoever lands in a hex without room is warned of', () => {
  const full = ['4-8 0617', '4-12 0617', '4-22 0617', '9-39 0617', '9-47 0617'];
  const match = scene(
    'us-moves 8',
    'place 0617 allied=yes',
    'depot Utah state=reduced',
    ...full,
    '9-60 Reserve',
  );
  expect(perils(match, 'land 9-60 Utah')).toEqual(['2.1-a 9/60']);
});

test('11.3-i: who keeps special troops after turn 5 is told what it costs', () => {
  const at = (turn: number) =>
    scene(`administration ${turn} > administration.sides side=1 > recovery.special side=us`, '82-505 0619');
  expect(perils(at(6), 'done')).toEqual(['11.3-i 82/505']);
  expect(perils(at(4), 'done')).toEqual([]);
});

test('6.6-b: a way back through enemy zones is warned of where there is a better one', () => {
  const rout = 'retreat.next at=1306 units=276 chooser=german';
  const match = scene(`allied-combats 5 > ${rout}`, '276 1306', '3-8 1206', '3-9 1605');
  const said = match.legal().map((action) => perils(match, actionText(match.engine.offer as never, action)));
  expect(new Set(said.map((found) => found.join()))).toEqual(new Set(['', '6.6-b 276']));
});

test('6.6-a: whoever has no way back is warned before the hex is given up', () => {
  const way = 'givingWay.choose at=0908 camp=axis owner=german chooser=german';
  const ring = ['3-8 0907', '3-9 0808', '3-185 0809', '51-152 0909', '51-153 1008', '51-154 1009'];
  const match = scene(`allied-combats 5 > ${way}`, '276 0908', ...ring);
  expect(perils(match, 'yield')).toEqual(['6.6-a 276']);
  expect(perils(match, 'stand')).toEqual([]);
});
