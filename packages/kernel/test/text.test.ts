import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checksum, checksumOn, parseValue, valueText } from '../src/text.ts';
import { actionText, int, isReason, names, parseAction } from './kernel.ts';
import { outpost, playedTo, startOutpost } from './outpost.ts';
import { act } from './tiny.ts';

const UNIT = names('unit', ['B1', 'B2', 'R1']);

test('a value in words: a name, or names joined by a plus, or “none”', () => {
  expect(valueText(UNIT, 2)).toBe('R1');
  expect(valueText(UNIT, [0])).toBe('B1');
  expect(valueText(UNIT, [2, 0])).toBe('R1+B1');
  expect(valueText(UNIT, [])).toBe('none');
});

test('a value is read back from its words', () => {
  expect(parseValue(UNIT, 'one', 'B2')).toBe(1);
  expect(parseValue(UNIT, 'path', 'R1+B1+R1')).toEqual([2, 0, 2]);
  expect(parseValue(UNIT, 'set', 'none')).toEqual([]);
  expect(parseValue(UNIT, 'path', 'none')).toEqual([]);
});

test('a set is read in any order and put into its own', () => {
  expect(parseValue(UNIT, 'set', 'R1+B1')).toEqual([0, 2]);
  expect(parseValue(int(0, 20), 'set', '10+9')).toEqual([9, 10]);
});

test('what cannot be read is named', () => {
  expect(parseValue(UNIT, 'one', 'B9')).toBe('“B9” is no unit');
  expect(parseValue(UNIT, 'one', 'none')).toBe('“none” is no unit');
  expect(parseValue(UNIT, 'set', 'B1+B9')).toBe('“B9” is no unit');
  expect(parseValue(UNIT, 'path', 'B1+')).toBe('“” is no unit');
  expect(parseValue(UNIT, 'set', 'B1+R1+B1')).toBe('“B1” is named twice');
});

test('values of every form are read back as they were written', () => {
  const kind = int(-5, 300);
  const item = fc.integer({ min: -5, max: 300 });
  fc.assert(
    fc.property(item, fc.array(item), fc.uniqueArray(item), (one, path, set) => {
      const sorted = set.sort((a, b) => a - b);
      expect(parseValue(kind, 'one', valueText(kind, one))).toBe(one);
      expect(parseValue(kind, 'path', valueText(kind, path))).toEqual(path);
      expect(parseValue(kind, 'set', valueText(kind, sorted))).toEqual(sorted);
    }),
  );
});

test('an action in words, and back', () => {
  const { offer } = startOutpost(playedTo.blueMoves).engine;
  expect(actionText(offer, act('move', 2, 1))).toBe('move Cy ford');
  expect(parseAction(offer, 'move Cy ford')).toEqual(act('move', 2, 1));
  expect(parseAction(offer, '  end ')).toEqual(act('end'));
  expect(parseAction(offer, 'move   Cy  ford')).toEqual(act('move', 2, 1));
});

test('every action that is offered reads back as itself', () => {
  for (const position of Object.values(playedTo)) {
    const { engine } = startOutpost(position);
    for (const action of engine.legal())
      expect(parseAction(engine.offer, actionText(engine.offer, action))).toEqual(action);
  }
});

const readByBlue = (text: string) => parseAction(startOutpost(playedTo.blueMoves).engine.offer, text);

test.each([
  ['', '“” is not asked here; move, look, signal, code, end is'],
  ['fly', '“fly” is not asked here; move, look, signal, code, end is'],
  ['move Ada', 'move takes 2 arguments, not 1'],
  ['end now', 'end takes 0 arguments, not 1'],
  ['move Dan ford', '“Dan” is no scout'],
  ['move Ada sea', '“sea” is no place'],
  ['signal Ada+Ada', '“Ada” is named twice'],
])('“%s” cannot be read', (text, said) => {
  expect(readByBlue(text)).toEqual({ rule: 'input', text: said });
});

test('words that can be read are refused for the rule that is against them', () => {
  expect(readByBlue('move Ada hill')).toEqual({ rule: '3.4', text: 'A scout goes one place on or back.' });
  expect(readByBlue('code 1+2')).toEqual({ rule: '4.1', text: 'Only Red has a code, of one digit or two.' });
  const hurt = startOutpost(`${playedTo.blueDodges}; duck; 1`).engine.offer;
  expect(parseAction(hurt, 'signal Ada+Bob')).toEqual({ rule: '3.3', text: 'A hurt scout stays.' });
});

test('a reason can be told from an action', () => {
  expect(isReason(readByBlue('fly'))).toBe(true);
  expect(isReason(readByBlue('end'))).toBe(false);
});

test('an action that is not asked is shown by its verb', () => {
  expect(actionText(startOutpost(playedTo.blueMoves).engine.offer, act('fly', 3))).toBe('fly');
});

test('a checksum is sixteen hexadecimal digits, the same for ever', () => {
  expect(checksum('')).toBe('811c9dc501000193');
  expect(checksum(outpost.title)).toMatch(/^[0-9a-f]{16}$/);
  expect(checksum('position')).toBe('934f4e0a20b218c9');
});

test('a checksum changes with every letter and every place', () => {
  const texts = ['', 'a', 'b', 'aa', 'ab', 'ba', 'a\n', ' a', 'unit B1 at=0304', 'unit B1 at=0305'];
  expect(new Set(texts.map(checksum)).size).toBe(texts.length);
  const halves = (text: string) => [checksum(text).slice(0, 8), checksum(text).slice(8)];
  for (const half of [0, 1]) expect(new Set(texts.map((text) => halves(text)[half])).size).toBe(texts.length);
});

test('a checksum goes on from that of the text before', () => {
  const text = 'unit B1 at=0304\nunit B2 at=0305\n';
  for (let cut = 0; cut <= text.length; cut++)
    expect(checksumOn(text.slice(cut), checksum(text.slice(0, cut)), cut)).toBe(checksum(text));
});
