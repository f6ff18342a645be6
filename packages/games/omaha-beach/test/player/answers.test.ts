import { expect, test } from 'vitest';
import { priceOfStep } from '../../src/player/price.ts';
import { FIRST } from '../../src/player/style.ts';
import { UNIT } from '../../src/queries.ts';
import { answer, stateAt } from './scene.ts';

const CREW = 'post 0812 back=plain german=crew7 revealed=yes';

test('a whole company storms a weak crew beside it', () => {
  expect(answer('actions 6', 'F/2/16 0813', CREW)).toBe('attack 0812 F/2/16');
});

test('one step without the weapon does not attack', () => {
  expect(answer('actions 6', 'F/2/16 0813 reduced', CREW)).not.toMatch(/^attack/);
});

test('who is shaken collects himself before he moves', () => {
  expect(answer('actions 4', 'E/2/16 0713 nerve=disrupted', CREW)).toBe('rally E/2/16');
});

test('who has climbed gets over the edge', () => {
  expect(answer('actions 9', 'I/3/16 0909 climb=over')).toBe('finish I/3/16');
});

test('a company in the hot middle of the beach runs for cover', () => {
  expect(answer('actions 4', 'E/2/16 0612', CREW)).toMatch(/^move E\/2\/16 071[23]$/);
});

test('guns leave a hex that the tide takes at the end of the turn, and stay where it does not', () => {
  expect(answer('actions 7', '3-4/397 0425')).toMatch(/^move 3-4\/397 052[56]$/);
  expect(answer('actions 7', '3-4/397 0526')).toBe('end');
});

const WIDERSTAND = [
  'post 0812 back=plain german=crew7 depth=hidden pool=WN marker=dw17',
  'post 0912 back=75 german=gun75.4 depth=hidden pool=WN marker=dw18',
];

test('a company below a strongpoint goes up to it or for the bluff beside it', () => {
  expect(answer('actions 6', 'E/2/16 0714 steps=2', ...WIDERSTAND)).toMatch(/^move E\/2\/16 081[34]$/);
});

test('who is at the foot of the high ground goes on up', () => {
  expect(answer('actions 6', 'E/2/16 0814 steps=2', ...WIDERSTAND)).toBe('move E/2/16 0914');
});

const E16 = UNIT.of('E/2/16');
const price = (words: string, ...lines: string[]): number =>
  priceOfStep(stateAt(words, ...lines), E16, FIRST);

test('the next company down to its last step is the dearer the nearer its division is to breaking', () => {
  const company = 'E/2/16 0714 steps=2';
  expect(price('actions 6', company, 'division 1st lost=7')).toBeGreaterThan(3 * price('actions 6', company));
  // Losses of the other division make no difference.
  expect(price('actions 6', company, 'division 29th lost=7')).toBe(price('actions 6', company));
});

test('in the last turns a step is cheap, unless the division may break', () => {
  expect(price('actions 16', 'E/2/16 0914')).toBeLessThan(0.3 * price('actions 6', 'E/2/16 0914'));
  const [company, losses] = ['E/2/16 0914 steps=2', 'division 1st lost=6'];
  expect(price('actions 16', company, losses)).toBe(price('actions 6', company, losses));
});

test('two leaders do not crowd where one is enough', () => {
  // Cota commands the pair at the sea wall already; the headquarters goes to those who have nobody.
  const led = ['I/3/116 0625 acted=yes', 'K/3/116 0625 acted=yes', 'Cota 0625 acted=yes'];
  const alone = ['B/1/116 0628 acted=yes', 'C/1/116 0628 acted=yes'];
  expect(answer('turn.end > actionPhase.act 9', 'acting 29th', ...led, ...alone, 'HQ116 0626')).toBe(
    'move HQ116 0627',
  );
});

test('a third unit goes into no hex that has two', () => {
  const full = ['A/1/16 0713', 'B/1/16 0713', 'G/2/16 0712', 'H/2/16 0712'];
  const stuck = full.map((line) => `${line} nerve=newly-disrupted`);
  expect(answer('actions 4', ...stuck, 'E/2/16 0612', CREW)).not.toMatch(/071[23]$/);
});

test('a headquarters moves only when all others are done', () => {
  const match = ['HQ16 0612', 'E/2/16 0612', CREW];
  expect(answer('actions 9', ...match)).not.toMatch(/^move HQ16/);
});

test('engineers clear where units are still to land: of Easy Red, of Fox Green', () => {
  expect(answer('engineers 4', 'A/1/16 - due=6', 'B/1/16 - due=6')).toMatch(/^clear 061[3-8]$/);
  expect(answer('engineers 4', '62AFA - due=7', 'AC/81C - due=6')).toMatch(/^clear 06(0[89]|1[0-2])$/);
});

test('guns that may choose their box on Fox Green land away from the strongpoint that fires', () => {
  const depth = 'depth=hidden pool=WN marker=dw17';
  const [east, west] = [
    `post 0807 back=75 german=gun75.1 ${depth}`,
    `post 0812 back=plain german=crew1 ${depth}`,
  ];
  expect(answer('arrivals 8', 'AC/81C - due=8', east)).toMatch(/^place AC\/81C FG[45]$/);
  expect(answer('arrivals 8', 'AC/81C - due=8', west)).toMatch(/^place AC\/81C FG[12]$/);
});

test('the hit goes to the company that has steps to lose', () => {
  const pair = ['E/2/16 0713 steps=2', 'G/2/16 0713 steps=2', '1/C/741 0713'];
  expect(answer('endOfTurn.begin', ...pair)).toBe('remove 1/C/741');
});

test('a hero dies for the last step of his unit', () => {
  expect(answer('hit.any unit=F/2/16', 'F/2/16 0713 steps=1 hero=Monteith')).toBe('sacrifice');
});
