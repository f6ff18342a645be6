import { CHANCE, NONE } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { loadGame } from '../src/games.ts';
import { Voice } from '../src/voice.ts';
import { bocage, saidTo, typed } from './helpers.ts';

const voiceOf = async (id: string): Promise<Voice> => new Voice(await loadGame(id));

test('sides go by their names, many or one, and so does Chance', async () => {
  const [summer, proving] = [await voiceOf('dark-summer'), await voiceOf('proving')];
  expect([0, 1, CHANCE].map((side) => summer.does(side, 'decides', 'decide'))).toEqual([
    'The Allies decide',
    'The Germans decide',
    'Chance decides',
  ]);
  expect(proving.does(0, 'decides', 'decide')).toBe('Blue decides');
});

test.each([
  ['overlord-dday', 0, 'The Allies win: all is well'],
  ['overlord-dday', NONE, 'Nobody wins: all is well'],
  ['omaha-beach', 0, 'The Americans win: all is well'],
  ['omaha-beach', NONE, 'The battle is lost: all is well'],
  ['proving', 1, 'Red wins: all is well'],
])('the end of %s, won by side %i: %s', async (id, winner, says) => {
  expect((await voiceOf(id)).outcome({ winner, text: 'all is well' })).toBe(says);
});

test('what is typed keeps the word that is typed, everything else has the name that players know', async () => {
  const voice = await voiceOf('omaha-beach');
  const { events } = voice.game;
  const drawn = events.find(({ name }) => name === 'drawn') ?? events[0];
  const card = drawn?.args.card;
  expect(card).toBeDefined();
  if (card === undefined || 'list' in card) return;
  expect(voice.word(card, 0)).toBe('Card 1');
  const [post] = events.flatMap(({ args }) => args.post ?? []);
  if (post === undefined || 'list' in post) return expect.unreachable();
  expect(voice.word(post, 0)).toBe(post.text(0));
});

test('ask and apply: names of sides and of what is done for people, words of records for machines', async () => {
  const asked = await bocage('ask', 'dark-summer');
  expect(asked.out).toMatch(/^The Allies decide: Choose how many of the British chits/);
  const machine = JSON.parse((await bocage('ask', 'dark-summer', '--json')).out);
  expect(machine).toMatchObject({
    decides: 'allied',
    headline: expect.stringMatching(/^The Allies decide: /),
  });
  const applied = await bocage('apply', 'overlord-dday', '--chance', '4');
  expect(applied.out).toMatch(/^Chance: 4 {2}\[Kampfgruppe Meyer\]\n/);
  expect(applied.out).toMatch(/\nChance decides: Weather\nrule 27\.1\.1-a: /);
});

test('what may come up is told with its name beside the word to type', async () => {
  const { out } = await bocage('ask', 'omaha-beach');
  expect(out).toMatch(/\n {2}gun75\.1 {2}Garrison with 75 mm gun {2}1\/6 {2}16\.7 %\n/);
});

test('the opening of Omaha: headings, hidden draws in a sentence, cards by name, and what the question is about', async () => {
  const ran = await typed(['log', 'dice', '1', 'show'], 'play', 'omaha-beach', '--seed', '5');
  expect(ran.out).toMatch(/^ {2}Set-up \(EOT-01\): What came up, 23 times, is hidden from you\.$/m);
  expect(ran.out).toMatch(/^ {2}Landings \(AMP-02\): Card \d+, Card \d+ are drawn\. /m);
  expect(saidTo(ran, 'log')).toMatch(
    /^Chance: What came up, 23 times, is hidden from you\. \[Set-up, EOT-01\]\n/,
  );
  expect(saidTo(ran, 'dice')).toMatch(/^ {2}Landings \(AMP-02\) +Card \d+, Card \d+$/m);
  expect(ran.out).toMatch(/^ {2}1st Division: 2 regular actions left\.$/m);
  expect(ran.out).not.toMatch(/unseen|card-\d|have the letter\.|^chance/m);
});

test('verbs stand with what they mean and how many choices they have', async () => {
  const { out } = await typed([], 'play', 'overlord-dday', '--seed', '5');
  expect(out).toMatch(/^ {2}bombard {2}fire on a Weapons Nest \(40 choices\)$/m);
  expect(out).toMatch(/^ {2}cease {4}cease fire \(not now: 27\.2\.1-b: /m);
});
