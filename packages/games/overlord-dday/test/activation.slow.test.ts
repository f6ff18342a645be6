import { expect, test } from 'vitest';
import { GROUPS, INDEPENDENTS, UNIT, UNITS } from '../src/data.ts';
import { groupModifier } from '../src/rules/activation.ts';
import {
  ALLIED,
  asks,
  field,
  GERMAN,
  legal,
  news,
  opening,
  type Play,
  play,
  position,
  refusal,
  row,
  scene,
  seen,
  unit,
  value,
} from './scene.ts';

const DICE = ['1', '2', '3', '4', '5', '6'] as const;
const isActive = (match: Play, name: string): boolean => field(match, name, 'active') === 'yes';

const [FIRST_OST, SECOND_OST] = ['Ost439 N2925', 'Ost441 N3240'];

/** The dice that activate the group of a unit; two Independent Units make the segment go on after the roll. */
const activatingDice = (name: string, moment: string, ...lines: string[]): string =>
  DICE.filter((die) => {
    const match = scene(moment, ...lines, FIRST_OST, SECOND_OST);
    expect(asks(match)).toBe('* activation.rollGroup');
    return isActive(play(match, die), name);
  }).join('');

test('TKG 27.2.8-g: an inactive group rolls each phase and is active on the phase number or less', () => {
  const battalions = ['I/914 N3125', 'II/914 N3424'];
  expect(activatingDice('I/914', 'activation 1', ...battalions)).toBe('1');
  expect(activatingDice('I/914', 'activation 3', ...battalions)).toBe('123');
  expect(activatingDice('II/914', 'activation 4', ...battalions)).toBe('1234');
  // One die for the group, not for the unit; whoever failed rolls again in the next phase.
  const match = play(scene('activation 2', ...battalions), '3');
  expect([asks(match), value(match, 'phase')]).toEqual(['* activation.rollGroup', '3']);
  expect(news(play(match, '3'), GERMAN)).toEqual([
    'Activation Group 4 is not activated: die 3, total 3.',
    'Activation Group 4 is active: die 3, total 3.',
  ]);
});

test('TKG 27.2.8-g: a group of which nobody is left is not rolled for', () => {
  const match = play(scene('activation 2', 'I/726 N3234', 'Pi352 N3623'), '6');
  expect(asks(match)).toBe('* rousing.roll');
});

test('TKG 27.2.8-h: groups 1 and 2 add one, and so do not even roll in the first phase', () => {
  for (const [name, place] of [
    ['I/22', 'N4144'],
    ['I/125', 'N4150'],
  ] as const) {
    expect(activatingDice(name, 'activation 2', `${name} ${place}`)).toBe('1');
    expect(activatingDice(name, 'activation 4', `${name} ${place}`)).toBe('123');
    const match = scene('activation 1', `${name} ${place}`);
    expect([asks(match), value(match, 'phase')]).toEqual(['* activation.rollGroup', '2']);
  }
  // Ruling 12: a battalion that meets the landing makes up for it.
  expect(activatingDice('I/22', 'activation 1', 'I/22 N3231', '1/116 N3131')).toBe('1');
});

test('TKG 27.2.8-i: each battalion beside a unit that came by sea takes one off, airborne units do not count', () => {
  const dice = (...lines: string[]): string => activatingDice('I/914', 'activation 1', ...lines);
  const [one, two] = ['I/914 N3231', 'II/914 N3230'];
  expect(dice(one, two, '1/116 N3132')).toBe('12'); // N3132 touches N3231 and not N3230
  expect(dice(one, two, '1/116 N3132', '1/16 N3332')).toBe('12'); // battalions are counted, not their neighbours
  expect(dice(one, two, '1/116 N3131')).toBe('123'); // N3131 touches both
  expect(dice(one, two, '2Rgr N3132')).toBe('12'); // the Rangers came by sea too
  expect(dice(one, two, '1/505 N3132')).toBe('1');
  expect(dice(one, two, '1/505 N3132', '1/116 N3132')).toBe('12');
  expect(dice(one, two, '1/116 N3031')).toBe('1'); // two hexes away
  const company = ['StuG1352 N3231', 'I/915 N3635', '1/116 N3131'];
  expect(activatingDice('I/915', 'activation 1', ...company)).toBe('1');
});

test('TKG 27.2.8-j: Kampfgruppe Meyer has the modifier of its set-up table', () => {
  expect(activatingDice('I/915', 'activation 2', 'I/915 N3635', 'meyer -1')).toBe('123');
  expect(activatingDice('I/915', 'activation 2', 'I/915 N3635', 'meyer 1')).toBe('1');
  expect(activatingDice('I/915', 'activation 2', 'I/915 N3635')).toBe('12');
  expect(activatingDice('I/914', 'activation 2', 'I/914 N3125', 'meyer -1')).toBe('12');
  const rolled = DICE.map((die) => play(opening(), die));
  expect(rolled.map((match) => groupModifier(match.engine.g, 2))).toEqual([-1, 0, 0, 0, 1, 1]);
  expect(rolled.map((match) => unit(match, 'I/915'))).toEqual([
    'N3635',
    'N3635',
    'N3829',
    'N3829',
    'N3829',
    'N3623',
  ]);
});

test('TKG 27.2.8-k: both players see which units are active, of a group all of them at once', () => {
  const match = play(scene('activation 2', 'I/914 N3125', 'II/914 N3424', 'Pi352 N3623'), '2');
  for (const name of ['I/914', 'II/914'])
    for (const side of [ALLIED, GERMAN]) expect(row(seen(match, side), `unit ${name}`).active).toBe('yes');
  expect(isActive(match, 'Pi352')).toBe(false);
  expect(row(position(match), 'group group-4')).toEqual({ active: 'yes' });
});

const GERMANS = UNITS.filter(({ side, at }) => side === 'german' && at !== undefined).map(
  ({ id, at }) => `${id} ${at}`,
);

test('TKG 27.2.8-b: a group is all the units that bear its number and nobody else', () => {
  for (const { group } of GROUPS) {
    const units = UNITS.filter((unit) => unit.group === group).map(({ id }) => id);
    const match = scene('activation 2', ...GERMANS);
    for (const { group: rolling } of GROUPS) play(match, rolling === group ? '1' : '6');
    expect(UNITS.filter(({ id }) => isActive(match, id)).map(({ id }) => id)).toEqual(units);
  }
});

const independents = [FIRST_OST, SECOND_OST, 'PzJg352 N3631', 'Pi352 N3623'];
const nameOf = (line: string): string => line.split(' ')[0] as string;

/** Lets every roll for an Independent Unit fail. */
function failAll(match: Play): Play {
  while (asks(match) !== 'german activation.pick') play(match, legal(match, 'rouse')[0] ?? '6');
  return match;
}

test('TKG 27.2.8-l: one Independent Unit may activate, and one more for each group activated just now', () => {
  /** How many are activated when every roll for them fails. */
  const allowed = (...dice: string[]): number => {
    const match = play(scene('activation 1', 'I/914 N3125', 'I/726 N3234', ...independents), ...dice);
    failAll(match);
    let many = 0;
    for (; asks(match) === 'german activation.pick'; many++) play(match, legal(match)[0] as string);
    return many;
  };
  expect(allowed('6', '6')).toBe(1);
  expect(allowed('6', '1')).toBe(2);
  expect(allowed('1', '1')).toBe(3);
});

test('TKG 27.2.8-l: a group that was active before adds nothing', () => {
  const match = scene('activation 1', 'I/914 N3125 active', 'group group-4 active=yes', ...independents);
  failAll(match);
  expect(asks(play(match, 'activate Pi352'))).not.toBe('german activation.pick');
});

test('TKG 27.2.8-m: Independent Units are named one by one in any order, and activate on the phase number or less', () => {
  const begin = (): Play =>
    scene('activation 3', 'I/914 N3125 active', 'group group-4 active=yes', 'I/729 N1519', ...independents);
  const active = DICE.filter((die) => isActive(play(begin(), 'rouse Pi352', die), 'Pi352'));
  expect(active).toEqual(['1', '2', '3']);
  expect(legal(begin())).toEqual(['rouse PzJg352', 'rouse Pi352', 'rouse Ost439', 'rouse Ost441']);
  const match = play(begin(), 'rouse Ost441', '6');
  expect(legal(match)).toEqual(['rouse PzJg352', 'rouse Pi352', 'rouse Ost439']);
  expect(refusal(match, 'rouse Ost441')).toBe('27.2.8-m');
  expect(refusal(match, 'rouse I/914')).toBe('27.2.8-c');
  expect(refusal(match, 'rouse WN62/352')).toBe('27.2.8-c');
});

test('TKG 27.2.8-n: the rolls end when the allowance is used up, and failures use up nothing', () => {
  const match = play(scene('activation 3', ...independents), 'rouse Pi352', '5', 'rouse Ost439', '3');
  expect([isActive(match, 'Pi352'), isActive(match, 'Ost439')]).toEqual([false, true]);
  expect(asks(match)).toBe('german action.move');
  const two = play(scene('activation 3', 'I/914 N3125', ...independents), '3', 'rouse Pi352', '1');
  expect(asks(two)).toBe('german activation.designate');
  expect(asks(play(two, 'rouse Ost439', '1'))).toBe('german action.move');
});

test('TKG 27.2.8-o: what is left when all have been rolled for is filled by choice among those who failed', () => {
  const match = play(scene('activation 1', 'I/914 N3125', ...independents), '1'); // two may activate
  play(match, 'rouse Pi352', '6', 'rouse Ost439', '1', 'rouse PzJg352', '6', '6'); // the last one needs no naming
  expect(asks(match)).toBe('german activation.pick');
  expect(legal(match)).toEqual(['activate PzJg352', 'activate Pi352', 'activate Ost441']);
  expect(refusal(match, 'activate Ost439')).toBe('27.2.8-f');
  play(match, 'activate Ost441');
  expect(independents.map((line) => isActive(match, nameOf(line)))).toEqual([true, true, false, false]);
  expect(asks(match)).toBe('german action.move');
});

test('TKG 27.2.8-o: who failed in one phase is rolled for again in the next', () => {
  const match = play(
    scene('activation 1', 'Pi352 N3623', 'Ost439 N2925'),
    'rouse Pi352',
    '6',
    '6',
    'activate Ost439',
  );
  play(match, 'end'); // the moves of Ost439
  expect([asks(match), value(match, 'phase')]).toEqual(['* rousing.roll', '2']);
  expect(isActive(play(match, '2'), 'Pi352')).toBe(true);
});

test('TKG 27.2.8-l: the printed example: seven rolls, groups 4 and 8, three Independent Units', () => {
  const one = ['I/22 N4144', 'I/125 N4150', 'I/915 N3635', 'I/914 N3125', 'I/916 N3339', 'I/726 N3234', 'I/736 N3647', 'I/1057 N2615', 'I/919 N2922']; // biome-ignore format: a list
  const match = scene('activation 1', ...one, ...independents, 'Pz100 N3217');
  for (const die of ['2', '1', '5', '6', '3', '1', '4']) {
    expect(asks(match)).toBe('* activation.rollGroup');
    play(match, die);
  }
  expect(asks(match)).toBe('german activation.designate');
  expect(one.filter((line) => isActive(match, nameOf(line)))).toEqual(['I/914 N3125', 'I/1057 N2615']);
  play(match, 'rouse Pz100', '1', 'rouse Ost441', '4', 'rouse Ost439', '1', 'rouse PzJg352', '2', '6');
  expect(legal(match)).toEqual(['activate PzJg352', 'activate Pi352', 'activate Ost441']);
  expect(asks(play(match, 'activate PzJg352'))).toBe('german action.move');
});

test('TKG 27.2.8-p: in phase 5 all groups and Independent Units become active without a die', () => {
  const match = scene('activation 5', 'I/22 N4144', 'I/914 N3125', ...independents, 'I/729 N1519');
  expect(asks(match)).toBe('german action.move');
  for (const line of ['I/22', 'I/914', ...independents])
    expect(isActive(match, nameOf(line)), line).toBe(true);
});

test('TKG 27.2.8-q: a Non-Active Unit stays inactive, attacked, beside the enemy and in phase 5', () => {
  const lines = [
    'I/729 N3231 RG',
    '1/116 N3131 landed=Omaha',
    '2/116 N3131 landed=Omaha',
    '3/116 N3032',
    'Pi352 N3623',
  ];
  const match = scene('allied combat 5', ...lines);
  play(match, 'attack N3231 1/116+2/116');
  while (asks(match) !== 'allied action.move')
    play(match, asks(match).startsWith('*') ? '5+5' : (legal(match)[0] as string));
  play(match, 'end');
  expect([asks(match), isActive(match, 'Pi352')]).toEqual(['german action.move', true]);
  expect(isActive(match, 'I/729')).toBe(false);
  expect(refusal(match, 'move I/729 N3331')).toBe('27.2.8-e');
  const earlier = scene('activation 3', 'I/729 N1519', ...independents);
  expect(refusal(earlier, 'rouse I/729')).toBe('27.2.8-q');
});

test('TKG 27.2.8-e: an inactive German unit neither attacks nor moves nor rallies', () => {
  const lines = ['II/726 N3231 RG', 'I/916 N3132 RG active', '1/116 N3131'];
  const match = scene('german combat 4', ...lines);
  expect(refusal(match, 'attack N3131 II/726')).toBe('27.2.8-e');
  expect(refusal(match, 'attack N3131 I/916')).toBe('');
  play(match, 'fight');
  expect(refusal(match, 'move II/726 N3230')).toBe('27.2.8-e');
  expect(legal(match, 'move II/726')).toEqual([]);
  play(match, 'end');
  expect([unit(match, 'II/726'), unit(match, 'I/916')]).toEqual(['N3231 RG', 'N3132']);
});

test('TKG 27.2.8-f: who is active stays so in the phases that follow', () => {
  const match = play(scene('activation 2', 'I/914 N3125', 'Pi352 N3623'), '2', '1');
  expect([isActive(match, 'I/914'), isActive(match, 'Pi352')]).toEqual([true, true]);
  play(match, 'end');
  expect([asks(match), value(match, 'phase')]).toEqual(['german action.move', '3']); // nobody is rolled for
  expect([isActive(match, 'I/914'), isActive(match, 'Pi352')]).toEqual([true, true]);
  const other = scene('activation 2', 'Pi352 N3623 active', 'Ost439 N2925', 'Ost441 N3240');
  expect(refusal(other, 'rouse Pi352')).toBe('27.2.8-f');
});

test('TKG 27.2.8-r: on the one map only its own Independent Units can be rolled for', () => {
  const match = play(scene('activation 2', ...GERMANS), ...GROUPS.map(() => '6'));
  expect(legal(match)).toEqual(INDEPENDENTS.map((one) => `rouse ${UNIT.text(one)}`));
  const boxed = UNITS.filter(({ omm, rail }) => omm !== undefined || rail === true);
  const waiting = boxed.map(({ id, rail }) => `${id} ${rail === true ? 'Rail' : 'OMM-13'}`);
  const later = scene('activation 3', ...independents, ...waiting);
  expect(legal(later)).toHaveLength(independents.length);
  for (const { id } of boxed) expect(refusal(later, `rouse ${id}`), id).toBe('27.2.8-q');
  expect(refusal(later, 'rouse Flak305')).toBe('27.2.8-r'); // which is not in play here
});
