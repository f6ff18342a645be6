import { isReason } from '@bocage/kernel';
import { parseAction } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { CASES as ALL } from '../src/cases.ts';
import { FAILED } from '../src/refusals.ts';
import { actionOf, type Play, scene } from './scene.ts';

/** What a player is told against an action. */
const told = (match: Play, words: string): string => {
  const reason = parseAction(match.engine.offer, words);
  return isReason(reason) ? reason.text : '';
};
/** All that is told against one whose arguments are named by a like action that is legal there. */
const every = (match: Play, like: string, units: readonly number[]): string[] => {
  const { verb, args } = actionOf(match, like);
  return match.why({ verb, args: [...args.slice(0, -1), units] }).map(({ text }) => text);
};

test('every condition cites a case of the book, in a clause of its own that is no whole sentence', () => {
  const texts = Object.values(FAILED);
  for (const [rule, text] of texts) {
    expect(Object.hasOwn(ALL, rule), rule).toBe(true);
    expect(text, rule).toMatch(/^(?!A |The |In |Units )[^.]+$/);
    expect(Object.values(ALL)).not.toContain(text);
  }
});

const SWORD = 'beach 4603 status=open';
test('TDSN 11.1: an attack is refused for what is wrong with it', () => {
  const match = scene('british fight 3', SWORD, '129/43 5010', '130/43 5013', '857/346 5011', '858/346 5111', 'hex 5111 attacked=yes'); // biome-ignore format: a scene
  expect(told(match, 'attack 4907 129/43')).toBe('no enemy is in that hex');
  expect(told(match, 'attack 5111 129/43')).toBe('that hex has been attacked in this Round');
  expect(told(match, 'attack 5011 130/43')).toBe('it is not adjacent to that hex');
  expect(told(match, 'attack 5011 857/346')).toBe('it does not belong to the attacking side');
});

test('TDSN 12.4: a tank destroyer that was used is told from one without supplied units, and from another Round', () => {
  const attack = (moment: string, ...lines: string[]): Play => {
    const match = scene(moment, 'beach 3303 status=open', '16/1 3405', '857/346 3406', ...lines);
    match.apply(actionOf(match, 'attack 3406 16/1'));
    return match;
  };
  const used = attack('us fights 3', 'support TD1 usedThisTurn=1');
  expect(told(used, 'support TD1')).toBe('it has been used this turn');
  const germans = scene('germans fight 3', '16/1 4708', '857/346 4709');
  germans.apply(actionOf(germans, 'attack 4708 857/346'));
  if (!germans.engine.over && germans.engine.stepName === 'support.attacker')
    germans.apply(actionOf(germans, 'support none'));
  expect(told(germans, 'support TD1')).toBe('none of the US units that it would support is in supply');
  expect(told(attack('us fights 3 rain'), 'support IXTAC')).toBe('there is Rain or Storm');
  expect(told(attack('us fights 3'), 'support 83Group')).toBe('the attack is not made by its army');
});

test('TDSN 10.1: a move is refused for what is wrong with it', () => {
  const match = scene(
    'british move 3',
    SWORD,
    '129/43 5010',
    '130/43 4910 moved=yes',
    '857/346 5012',
    '16/1 3305',
  );
  expect(told(match, 'move 129/43 5014')).toBe('the hexes of the path are not adjacent');
  expect(told(match, 'move 130/43 4909')).toBe('it has moved in this Round');
  expect(told(match, 'move 16/1 3306')).toBe('it does not belong to the army whose Round it is');
});

test('all that is against an attacker is told, not the first thing alone', () => {
  const match = scene(
    'british fight 3',
    SWORD,
    '129/43 5010',
    '857/346 5011',
    '16/1 3305 attacked=no',
    '130/43 5014 attacked=yes',
  );
  const unit = actionOf(match, 'attack 5011 129/43').args[1] as readonly number[];
  expect(unit).toHaveLength(1);
  const other = match.engine.game.schema.unit as { table: { of(word: string): number } };
  expect(every(match, 'attack 5011 129/43', [other.table.of('130/43')])).toEqual([
    'it has attacked in this Round',
    'it is not adjacent to that hex',
  ]);
});
