import { expect, test } from 'vitest';
import { garrison, state, under } from './firing.ts';
import { asks, field, legal, news, play, position, refusal, row, US } from './scene.ts';

// Card 45: two guns of 88 mm, and a circle; blue is not on it. One 88, in the box of the sector, is there already.
const TWO_88 = 45;
const gun = (hex: string, kind: string, ...more: string[]): string =>
  [`post ${hex} back=${kind}`, ...more].join(' ');
const GUN = gun('0916', '88', 'german=gun88.1');
const TURN = 'german fire 4';
const [BOX, OTHER_BOX] = ['0411', '0410'];
// Companies of the circle, a tank and a battery of it.
const [COMPANY, OTHER_COMPANY, TANK, FLAK] = ['C/1/16', 'G/2/16', '1/C/741', 'AB/197'];

/** Whether the guns hit a company in a box, by that card and with these Germans. */
const isHit = (card: number, ...lines: string[]): boolean =>
  state(under(card, ...lines, `${COMPANY} ${BOX}`), COMPANY) === '2';

test('DDOB ART-01: the guns are silent until turn 4', () => {
  expect(isHit(TWO_88, 'german fire 3', GUN)).toBe(false);
  expect(isHit(TWO_88, 'german fire 4', GUN)).toBe(true);
  expect(isHit(TWO_88, 'german fire 16', GUN)).toBe(true);
});

test('DDOB ART-02: guns count in strongpoints and in the box of the sector, if their calibre is on the card', () => {
  expect(isHit(TWO_88, TURN)).toBe(false);
  expect(isHit(TWO_88, TURN, GUN)).toBe(true);
  expect(isHit(TWO_88, TURN, gun('0916', '75'))).toBe(false);
  // Card 37 takes two of 88 and 105 mm: the two in the box will do.
  expect(isHit(37, TURN)).toBe(true);
});

test('DDOB ART-02: rockets, and guns of the other sector, do not count', () => {
  expect(isHit(TWO_88, TURN, gun('0916', 'rocket'))).toBe(false);
  expect(isHit(TWO_88, TURN, gun('0631', '88'))).toBe(false);
});

test('DDOB ART-02: a disrupted gun does not count; one that the same card steadies does', () => {
  expect(isHit(TWO_88, TURN, gun('0916', '88', 'disrupted=yes'))).toBe(false);
  // Orange is on the card: WN61 recovers before the guns fire.
  expect(isHit(TWO_88, TURN, gun('0809', '88', 'disrupted=yes'))).toBe(true);
});

test('DDOB ART-03: as many guns as the card says, or more, hit one unit', () => {
  const match = under(
    TWO_88, TURN, GUN, gun('0912', '88'), `${COMPANY} ${BOX}`, `${OTHER_COMPANY} ${OTHER_BOX} steps=2`,
  ); // biome-ignore format: a list
  expect([state(match, COMPANY), state(match, OTHER_COMPANY)]).toEqual(['2', '2']);
  expect(news(match, US)).toContainEqual(expect.stringMatching(/^Guns of the east sector hit C\/1\/16,/));
});

test('DDOB ART-03: it has the symbol of the card and is in the sector; a card without guns hits nobody', () => {
  expect(state(under(TWO_88, TURN, GUN, `A/1/16 ${BOX}`), 'A/1/16')).toBe('3');
  expect(state(under(TWO_88, TURN, GUN, `${COMPANY} 0130`), COMPANY)).toBe('3');
  expect(isHit(2, TURN, GUN)).toBe(false);
});

test('DDOB ART-03: five steps in one place make no target of another symbol', () => {
  const match = under(TWO_88, TURN, GUN, 'A/1/16 0612', 'B/1/16 0612');
  expect([state(match, 'A/1/16'), state(match, 'B/1/16')]).toEqual(['3', '3']);
});

test('DDOB ART-03: who has lost a step in this phase is passed over', () => {
  // Card 4 takes three guns of any calibre, and a circle; blue is single on it: WN64 fires first.
  const match = under(4, TURN, GUN, `${COMPANY} 0616`, `${OTHER_COMPANY} 0618 steps=1`);
  expect([state(match, COMPANY), state(match, OTHER_COMPANY)]).toEqual(['2', '-']);
});

test('DDOB ART-04: infantry in boxes, others on the beach, others in boxes, infantry on the beach', () => {
  const order = [`${COMPANY} ${BOX}`, `${TANK} 0612`, `${FLAK} ${OTHER_BOX}`, `${OTHER_COMPANY} 0613`];
  const names = [COMPANY, TANK, FLAK, OTHER_COMPANY];
  for (const [first, name] of names.entries()) {
    const match = under(TWO_88, TURN, GUN, ...order.slice(first));
    const struck = names.slice(first).filter((one) => field(match, one, 'hit') === 'yes');
    expect(struck).toEqual([name]);
  }
});

test('DDOB ART-04: beyond the beach nobody is hit', () => {
  expect(state(under(TWO_88, TURN, GUN, `${COMPANY} 0811`), COMPANY)).toBe('3');
});

test('DDOB ART-05: of one class the unit with most steps', () => {
  const match = under(TWO_88, TURN, GUN, `${COMPANY} ${BOX} steps=2`, `${OTHER_COMPANY} ${OTHER_BOX}`);
  expect([state(match, COMPANY), state(match, OTHER_COMPANY)]).toEqual(['2', '2']);
});

test('DDOB ART-05: between equals the player chooses', () => {
  const match = under(
    TWO_88,
    TURN,
    GUN,
    `${COMPANY} ${BOX}`,
    `${OTHER_COMPANY} ${OTHER_BOX}`,
    'M/3/16 0412 steps=1',
  );
  expect(asks(match)).toBe('us artilleryFire.choose');
  expect(legal(match)).toEqual(['hit C/1/16', 'hit G/2/16']);
  expect(refusal(match, 'hit M/3/16')).toBe('ART-05');
  play(match, 'hit G/2/16');
  expect([state(match, COMPANY), state(match, OTHER_COMPANY)]).toEqual(['3', '2']);
});

// The 88 of the east is seen for from WN64, WN65 and WN67.
const OBSERVERS = ['A/1/16 0916', 'B/1/16 0817', 'D/1/16 0918', 'E/2/16 1220'];
const isSilent = (...lines: string[]): boolean =>
  row(position(under(2, TURN, ...lines)), 'artillery 88E').inactive === 'yes';

test('DDOB ART-06: a battery is out once the Americans hold all of its observers', () => {
  expect(isSilent(...OBSERVERS)).toBe(true);
  expect(isSilent(...OBSERVERS.slice(1))).toBe(false);
  // Held from the next hex, WN67 is still in communication.
  expect(isSilent(...OBSERVERS.slice(0, 3), 'E/2/16 1219')).toBe(false);
  const match = under(TWO_88, TURN, GUN.replace('0916', '0912'), ...OBSERVERS, `${COMPANY} ${BOX}`);
  expect(news(match, US)).toContain('88E has nobody left who observes for it.');
  expect(state(match, COMPANY)).toBe('3');
});

test('DDOB ART-07: a battery is back when Germans take one of its observers, or it is in communication', () => {
  const back = under(2, TURN, 'artillery 88E inactive=yes', ...OBSERVERS.slice(1), garrison('0916'));
  expect(row(position(back), 'artillery 88E').inactive).toBeUndefined();
  expect(news(back, US)).toContain('88E has somebody again who observes for it.');
  const linked = under(2, TURN, 'artillery 88E inactive=yes', ...OBSERVERS.slice(0, 3), 'E/2/16 1219');
  expect(row(position(linked), 'artillery 88E').inactive).toBeUndefined();
});

test('DDOB ART-07: that the Americans have left its last observer does not bring a battery back', () => {
  // WN67 in 1220 is empty and cut off by single steps, which do not hold it.
  const round = ['F/2/16 1321', 'G/2/16 1221', 'H/2/16 1121', 'I/3/16 1120', 'K/3/16 1219', 'L/3/16 1320'];
  const cutOff = [...OBSERVERS.slice(0, 3), ...round.map((line) => `${line} reduced`)];
  expect(isSilent(...cutOff), 'not all are held').toBe(false);
  expect(isSilent('artillery 88E inactive=yes', ...cutOff)).toBe(true);
});

test('DDOB ART-08: who holds a strongpoint is no target of the guns', () => {
  const match = under(TWO_88, TURN, GUN, `${COMPANY} 0812`, `${TANK} 0809`);
  expect([state(match, COMPANY), state(match, TANK)]).toEqual(['3', '2']);
});

test('a hero may die under the guns for a unit of one step', () => {
  const match = under(TWO_88, TURN, GUN, `${COMPANY} 0612 steps=1 hero=Pinder`);
  expect(asks(match)).toBe('us hit.sacrifice');
  expect(state(play(match, 'sacrifice'), COMPANY)).toBe('1');
});
