import { expect, test } from 'vitest';
import { BOXES } from '../src/map.ts';
import { afloat, card, fate } from './landings.ts';
import { asks, field, legal, news, opening, outcome, type Play, play, position, refusal, row, scene, sketched, US, unit, value } from './scene.ts'; // biome-ignore format: a list

const end = (turn: number, ...lines: string[]): Play => scene(`the end of the turn ${turn}`, ...lines);
/** What of the deck or the discards the position says, as words. */
const pile = (match: Play, name: string): string[] =>
  (new RegExp(`^${name} (.*)$`, 'm').exec(position(match))?.[1] ?? '')
    .split(' ')
    .filter((word) => word !== '');
const lost = (match: Play, division: string): string =>
  row(position(match), `division ${division}`).lost ?? '0';

test('DDOB EOT-01: a new game begins with the landings of turn 1', () => {
  const match = opening();
  while (asks(match).includes('dealing')) play(match, firstOutcome(match));
  expect(asks(match)).toBe('* amphibious.draw');
  expect(value(match, 'turn')).toBe('1');
});

const firstOutcome = ({ engine: { odds } }: Play): string => {
  for (let one = odds.kind.min; one <= odds.kind.max; one++)
    if (odds.weight(one) > 0) return odds.kind.text(one);
  return '';
};

/** Three companies in a hex, so that the player is asked. */
const CROWD = ['A/1/16 0716', 'B/1/16 0716', 'C/1/16 0716'] as const;

// 0612 lies on the beach above the line of low tide.
test('DDOB EOT-02: no more than two units may be in a hex', () => {
  expect(asks(end(3, 'A/1/16 0612', 'B/1/16 0612', 'C/1/16 0612'))).toBe('us endOfTurn.remove');
  expect(asks(end(3, 'A/1/16 0612', 'B/1/16 0612', 'C/1/16 0613'))).not.toBe('us endOfTurn.remove');
});

test('a landing box is no hex: drift may have brought more than two there', () => {
  sketched('three are in a box at the end of a turn: who drifts lands in the same phase');
  expect(asks(end(3, 'A/1/16 0412', 'B/1/16 0412', 'C/1/16 0412'))).not.toBe('us endOfTurn.remove');
});

test('DDOB EOT-03: headquarters, generals and heroes are not counted', () => {
  const match = end(3, 'A/1/16 0612 hero=Spalding', 'B/1/16 0612', 'HQ16 0612', 'Wyman 0612');
  expect(asks(match)).not.toBe('us endOfTurn.remove');
  const crowd = end(3, 'A/1/16 0612', 'B/1/16 0612', 'C/1/16 0612', 'HQ16 0612');
  expect(legal(crowd)).toEqual(['remove A/1/16', 'remove B/1/16', 'remove C/1/16']);
  expect(refusal(crowd, 'remove HQ16')).toBe('EOT-03');
});

test('DDOB EOT-04: the player eliminates units of his choice until two are left', () => {
  const match = end(3, 'A/1/16 0612', 'B/1/16 0612', 'C/1/16 0612', 'D/1/16 0612', 'E/2/16 0613');
  expect(refusal(match, 'remove E/2/16'), 'its hex has room').toBe('EOT-04');
  play(match, 'remove B/1/16');
  expect(asks(match)).toBe('us endOfTurn.remove');
  play(match, 'remove D/1/16');
  expect(asks(match)).not.toBe('us endOfTurn.remove');
  expect(['A/1/16', 'B/1/16', 'C/1/16', 'D/1/16'].map((name) => unit(match, name))).toEqual([
    '0612 3',
    '-',
    '0612 3',
    '-',
  ]);
});

const WITHOUT = (...cards: number[]): string =>
  `deck ${Array.from({ length: 54 }, (_, i) => i + 1)
    .filter((card) => !cards.includes(card))
    .map((card) => `card-${card}=1`)
    .join(' ')}`;

const SHUFFLED = 'The discards are shuffled into the deck.';

test('DDOB EOT-05: the cards of the turn are discarded', () => {
  const match = end(3, WITHOUT(3, 7, 9), 'cards card-7 card-3', 'discards card-9=1');
  expect(pile(match, 'cards')).toEqual([]);
  expect(pile(match, 'discards')).toEqual(['card-3=1', 'card-7=1', 'card-9=1']);
  expect(pile(match, 'deck')).toHaveLength(51);
});

test('DDOB EOT-06: at the end of turns 6 and 13 all discards go back into the deck', () => {
  for (const turn of [6, 13]) {
    const match = end(turn, WITHOUT(3, 7, 9), 'cards card-7 card-3', 'discards card-9=1');
    expect(pile(match, 'discards')).toEqual([]);
    expect(pile(match, 'deck')).toHaveLength(54);
    expect(news(play(end(turn, ...CROWD), 'remove A/1/16'), US)).toContain(SHUFFLED);
  }
  expect(news(play(end(7, ...CROWD), 'remove A/1/16'), US)).not.toContain(SHUFFLED);
  expect(pile(end(7, WITHOUT(9), 'discards card-9=1'), 'discards')).toEqual(['card-9=1']);
});

test('DDOB EOT-06: of the 32 turns only 6, 13, 20 and 27 shuffle', () => {
  const turns = Array.from({ length: 31 }, (_, i) => i + 1);
  const shuffled = turns.filter(
    (turn) => pile(end(turn, WITHOUT(9), 'discards card-9=1'), 'discards').length === 0,
  );
  expect(shuffled).toEqual([6, 13, 20, 27]);
});

test('DDOB EOT-07: the turn goes one ahead, and begins with landings', () => {
  const match = end(3, 'G/2/16 0413');
  expect(value(match, 'turn')).toBe('4');
  expect(asks(match)).toBe('* amphibious.draw');
});

test('DDOB EOT-08: with eight regular companies of a division down to a step or gone, all is lost at once', () => {
  // The ninth turn: three companies are in a hex, and seven of the division are in its Loss box.
  const match = play(end(9, ...CROWD, 'division 1st lost=7'), 'remove A/1/16');
  expect(asks(match)).toBe('over');
  expect(outcome(match).winner).toBe(-1);
  expect(news(match, US)).toContain('The 1st Division is broken.');
  // Six and one are seven; seven of the other division are another matter; one that is down to a step has been counted.
  expect(asks(play(end(9, ...CROWD, 'division 1st lost=6'), 'remove A/1/16'))).not.toBe('over');
  expect(asks(play(end(9, ...CROWD, 'division 29th lost=7'), 'remove A/1/16'))).not.toBe('over');
  const reduced = ['A/1/16 0612 reduced', 'B/1/16 0612', 'C/1/16 0612'];
  expect(lost(play(end(9, ...reduced, 'division 1st lost=7'), 'remove A/1/16'), '1st')).toBe('7');
});

test('losses count for the division on the counter, and Rangers and tanks for none', () => {
  const crowd = (name: string): Play => end(9, `${name} 0612`, '1/A/741 0612', '2/A/741 0612');
  const transferred = end(9, 'E/2/116 0612 division=1st transferred=yes', '1/A/741 0612', '2/A/741 0612');
  play(transferred, 'remove E/2/116');
  expect([lost(transferred, '1st'), lost(transferred, '29th')]).toEqual(['0', '1']);
  expect(lost(play(crowd('AB/2R'), 'remove AB/2R'), '29th')).toBe('0');
  expect(lost(play(crowd('A/1/16'), 'remove 1/A/741'), '1st')).toBe('0');
});

test('DDOB EOT-09: after the last turn the points are counted', () => {
  const match = end(16);
  expect(asks(match)).toBe('over');
  expect(news(play(end(16, ...CROWD), 'remove A/1/16'), US).at(-1)).toBe('It ends with 0 points.');
  expect(outcome(match)).toMatchObject({ winner: -1, score: { points: 0 } });
  expect(asks(end(15))).not.toBe('over');
});

test('DDOB EOT-10: at the end of turns 7 and 16 the sea takes who is under water', () => {
  // 0513 is the waterline of low tide off ER1, 0613 that of mid tide, 0714 that of high tide.
  const mid = end(7, 'A/1/16 0513', 'B/1/16 0613', 'HQ16 0513');
  expect([unit(mid, 'A/1/16'), unit(mid, 'B/1/16'), unit(mid, 'HQ16')]).toEqual(['-', '0613 3', '-']);
  const high = end(16, 'B/1/16 0613', 'C/1/16 0714');
  expect([unit(high, 'B/1/16'), unit(high, 'C/1/16')]).toEqual(['-', '0714 3']);
  // Before the tide nobody drowns, and nobody in a box ever does.
  expect(unit(end(6, 'A/1/16 0513'), 'A/1/16')).toBe('0513 3');
  expect(unit(end(7, 'A/1/16 0412'), 'A/1/16')).not.toBe('-');
});

test('a leader whom the sea takes commands nobody while the player looks at the stacks', () => {
  const crowd = ['B/1/16 0613', 'C/1/16 0613', 'D/1/16 0613'].map((line) => `${line} command=1`);
  const match = end(7, 'HQ16 0513', ...crowd);
  expect(asks(match)).toBe('us endOfTurn.remove');
  expect([unit(match, 'HQ16'), field(match, 'B/1/16', 'command')]).toEqual(['-', undefined]);
});

test('DDOB EOT-11: the sea does not take who climbs a cliff', () => {
  // 0333 is below a cliff, and under water at high tide.
  const match = end(16, 'C/2R 0333 climb=below', 'AB/2R 0333');
  expect([unit(match, 'C/2R'), unit(match, 'AB/2R')]).toEqual(['0333 2', '-']);
});

test('the tide of the next turn comes with its first step', () => {
  expect(value(end(5), 'tide') ?? 'low').toBe('low');
  const match = end(6);
  expect(value(match, 'tide')).toBe('mid');
  expect(news(play(end(6, ...CROWD), 'remove A/1/16'), US)).toContain('It is mid tide now.');
  expect(value(end(15), 'tide')).toBe('high');
});

test('what lasted a turn is over at its end', () => {
  const match = end(
    4,
    'A/1/16 0612 acted=yes hit=yes nerve=newly-disrupted',
    'plungingFire yes',
    'moreActions 1',
  );
  expect(['acted', 'hit', 'nerve'].map((what) => field(match, 'A/1/16', what))).toEqual([
    undefined,
    undefined,
    'disrupted',
  ]);
  expect([value(match, 'plungingFire') ?? 'no', value(match, 'moreActions') ?? '0']).toEqual(['no', '0']);
});

test('a company that drifts beyond the last turn is out of play, but no loss of its division', () => {
  sketched(
    'the scenario ends with turn 15: in turn 14, the last that lets units drift, two turns late is not too late in any',
  );
  // The easternmost box, and a drift of four: two turns late, which is after turn 16.
  const last = BOXES.at(-1)?.id ?? '';
  const match = afloat(14, `A/1/16 ${last}`, 'lastTurn 15');
  play(match, card('C--'));
  expect(fate(match, 'A/1/16')).toBe('out');
  expect(lost(match, '1st')).toBe('0');
});
