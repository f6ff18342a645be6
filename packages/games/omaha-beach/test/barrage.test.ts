import { expect, test } from 'vitest';
import { CARD, UNIT } from '../src/data.ts';
import { POST } from '../src/map.ts';
import { barrageCell } from '../src/rules/combat/barrage.ts';
import { actionsLeft, before, C8, COMPANY, post } from './assaults.ts';
import { asks, chances, legal, news, type Play, play, position, refusal, US } from './scene.ts';

/** WN61 in 0809, orange, and a tank with the diamond in its field of fire, two hexes away. */
const WN61 = 'post 0809 back=plain german=crew9';
const DEEP = `${WN61} depth=hidden pool=WN marker=dw18`;
const TANK = '1/B/741 0610';

/** Cards by what they show of orange and the diamond. */
const CARDS = { neither: 'card-21', symbol: 'card-20', colour: 'card-2', both: 'card-1' } as const;
const shelled = (german: string, tank: string, card: string): Play =>
  play(before(german, [tank]), 'barrage 1/B/741 0809', card);

interface Row {
  readonly id: string;
  readonly card: keyof typeof CARDS;
  readonly german: string;
  /** At strengths 2, 4 and 6. */
  readonly cells: readonly [string, string, string];
}
const ROWS: readonly Row[] = [
  { id: 'BAR-09', card: 'neither', german: DEEP, cells: ['', '', ''] },
  { id: 'BAR-09', card: 'neither', german: WN61, cells: ['', '', ''] },
  { id: 'BAR-10', card: 'symbol', german: DEEP, cells: ['', '', 'germanDisrupted'] },
  { id: 'BAR-11', card: 'symbol', german: WN61, cells: ['', 'germanDisrupted', 'germanDisrupted'] },
  { id: 'BAR-12', card: 'colour', german: DEEP, cells: ['', 'germanDisrupted', 'germanDisrupted'] },
  { id: 'BAR-13', card: 'colour', german: WN61, cells: ['germanDisrupted', 'germanDisrupted', 'germanDisrupted'] },
  { id: 'BAR-14', card: 'both', german: DEEP, cells: ['germanDisrupted', 'germanDisrupted', 'germanDisrupted+depthOut'] },
  { id: 'BAR-14', card: 'both', german: WN61, cells: ['germanDisrupted', 'germanDisrupted', 'germanDisrupted'] },
]; // biome-ignore format: a table

for (const { id, card, german, cells } of ROWS) {
  const depth = german === DEEP ? 'with depth' : 'without depth';
  // No tank has a strength of 6; 7FA, with the diamond, has 2, 4, 6 and 9.
  test(`DDOB ${id}: the card shows ${card}, ${depth}: 2, 4 and 6`, () => {
    const cell = (steps: number): string => {
      const { g } = before(german, [`7FA 0610 steps=${steps}`]).engine;
      return barrageCell(g, UNIT.of('7FA'), POST.of('0809'), CARD.of(CARDS[card])).join('+');
    };
    expect([1, 2, 3].map(cell)).toEqual(cells);
    expect(cell(4), 'and 9').toBe(cells[2]);
  });
  test(`DDOB ${id}: a tank of 2, and one of 4, whose card shows ${card}, ${depth}`, () => {
    const disrupted = [1, 2].map(
      (steps) => post(shelled(german, `${TANK} steps=${steps}`, CARDS[card]), '0809').disrupted,
    );
    expect(disrupted).toEqual(cells.slice(0, 2).map((one) => (one === '' ? undefined : 'yes')));
  });
}

test('DDOB BAR-01: one tank, and nothing but a tank', () => {
  const match = before(WN61, [TANK, '2/B/741 0610', 'AT/16 0611', 'A/1/16 0611']);
  expect(legal(match, 'barrage')).toEqual(['barrage 1/B/741 0809', 'barrage 2/B/741 0809']);
  expect(refusal(match, 'barrage AT/16 0809')).toBe('BAR-01');
  expect(refusal(match, 'barrage A/1/16 0809')).toBe('BAR-01');
});

test('DDOB BAR-02: a hex may be shelled again, by another tank, each for an action', () => {
  const match = shelled(WN61, TANK, CARDS.neither);
  expect(actionsLeft(match)).toBe('1');
  const two = play(before(WN61, [TANK, '2/B/741 0610']), 'barrage 1/B/741 0809', CARDS.neither);
  play(two, 'barrage 2/B/741 0809', 'card-2');
  expect(post(two, '0809').disrupted).toBe('yes');
  expect(refusal(two, 'barrage 1/B/741 0809')).toBe('ACT-01');
});

test('DDOB BAR-03: of a strongpoint of two hexes only the one that is shelled suffers', () => {
  // WN62 is green: card 5.
  const upper = 'post 0912 back=75 german=gun75.4';
  const match = before('post 0812 back=plain german=crew7', [TANK], upper);
  play(match, 'barrage 1/B/741 0812', 'card-5');
  expect(post(match, '0812')).toMatchObject({ disrupted: 'yes', barraged: 'yes' });
  expect(post(match, '0912')).toEqual({ back: '75', german: 'gun75.4' });
});

test('DDOB BAR-04: reserves that lie face down are no target; strongpoints are, seen or not', () => {
  const tank = ['1/B/741 1615'];
  expect(refusal(before(COMPANY, tank), `barrage 1/B/741 ${C8}`)).toBe('BAR-04');
  expect(refusal(before(`${COMPANY} revealed=yes`, tank), `barrage 1/B/741 ${C8}`)).toBe('');
  expect(refusal(before(WN61, [TANK]), 'barrage 1/B/741 0809'), 'R-26').toBe('');
});

test('DDOB BAR-05: not from the next hex, nor from beyond its range', () => {
  expect(refusal(before(WN61, ['1/B/741 0710']), 'barrage 1/B/741 0809')).toBe('BAR-05');
  expect(refusal(before(WN61, ['1/B/741 0611']), 'barrage 1/B/741 0809')).toBe('');
  expect(refusal(before(WN61, ['1/B/741 0616'], 'Wyman 0616', 'A/1/16 0610'), 'barrage 1/B/741 0809')).toBe(
    'BAR-05',
  );
});

/** 0613 is in range of WN61 and out of its field of fire; 0610 is in both. */
const BLIND = '1/B/741 0613';

test('DDOB BAR-06: the tank stands in the field of fire, or steady infantry does', () => {
  const against = (german: string, ...us: string[]): string =>
    refusal(before(german, us), 'barrage 1/B/741 0809');
  expect(against(WN61, TANK)).toBe('');
  expect(against(WN61, BLIND)).toBe('BAR-06');
  expect(against(WN61, BLIND, 'A/1/16 0610', 'Wyman 0613')).toBe('');
  expect(against(WN61, BLIND, 'A/1/16 0610 disrupted', 'Wyman 0613')).toBe('BAR-06');
  expect(against(WN61, BLIND, 'AT/16 0610', 'Wyman 0613'), 'guns do not observe').toBe('BAR-06');
  expect(against(`${WN61} disrupted=yes`, TANK), 'R-29: there is no field of fire').toBe('BAR-06');
});

test('DDOB BAR-07: with an observer, he or the tank is in command', () => {
  const against = (...more: string[]): string =>
    refusal(before(WN61, [BLIND, 'A/1/16 0610'], ...more), 'barrage 1/B/741 0809');
  expect(against()).toBe('BAR-07');
  expect(against('Wyman 0613'), 'the tank').toBe('');
  expect(against('HQ16 0609'), 'the observer').toBe('');
});

test('DDOB BAR-08: each barrage draws a card of its own', () => {
  const match = before(WN61, [TANK, '2/B/741 0610']);
  play(match, 'barrage 1/B/741 0809');
  expect(asks(match)).toBe('* barrage.draw');
  expect(Object.keys(chances(match))).toHaveLength(54);
  play(match, 'card-21', 'barrage 2/B/741 0809');
  expect(Object.keys(chances(match))).toHaveLength(53);
  play(match, 'card-20');
  expect(news(match, US).filter((one) => one.endsWith('is drawn.'))).toEqual([
    'card-21 is drawn.',
    'card-20 is drawn.',
  ]);
  expect(position(match)).toContain('cards card-21 card-20');
});

test('DDOB ATK-17: nor is high ground shelled from below that has no dots on the beach', () => {
  const inland = 'post 1113 back=KGM german=4/1/915 revealed=yes';
  const match = before(inland, ['1/B/741 0811', 'A/1/16 1012'], 'Wyman 1012');
  expect(refusal(match, 'barrage 1/B/741 1113')).toBe('ATK-17');
});
