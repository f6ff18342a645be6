import { expect, test } from 'vitest';
import { DEEP, garrison, under } from './firing.ts';
import { asks, legal, news, play, position, refusal, row, scene, US } from './scene.ts';

const ASKED = 'us engineerPhase.clear';
/** How many hexes the engineers of the eastern sector may clear in a turn. */
function cleared(turn: number): number {
  const match = scene(`engineers ${turn}`, 'westPlayed no');
  let hexes = 0;
  for (const hex of ['0606', '0607', '0608']) {
    if (asks(match) !== ASKED) break;
    play(match, `clear ${hex}`);
    hexes += 1;
  }
  return hexes;
}

test('DDOB ENG-01: nothing is cleared on turn 1', () => {
  expect(cleared(1)).toBe(0);
});

test('DDOB ENG-02: two hexes of each sector at low tide', () => {
  expect([cleared(2), cleared(6)]).toEqual([2, 2]);
  const match = play(scene('engineers 3'), 'clear 0606', 'clear 0607');
  // The third is not for the asking: it is the turn of the west.
  expect(refusal(match, 'clear 0608')).toBe('ENG-02');
  play(match, 'clear 0328', 'clear 0329');
  expect(asks(match)).not.toBe(ASKED);
  expect(news(match, US)).toContain('Engineers clear 0329.');
});

test('DDOB ENG-02: only beach obstacles, and fewer hexes if the player wishes', () => {
  const match = scene('engineers 3');
  expect(refusal(match, 'clear 0715')).toBe('ENG-02');
  expect(refusal(match, 'clear 0328')).toBe('ENG-02');
  play(match, 'end');
  expect(legal(match, 'clear')).toContain('clear 0328');
  play(match, 'end');
  expect(asks(match)).not.toBe(ASKED);
});

test('DDOB ENG-03: one hex of each sector at mid tide', () => {
  expect([cleared(7), cleared(15)]).toEqual([1, 1]);
  expect(refusal(play(scene('engineers 9'), 'clear 0606'), 'clear 0607')).toBe('ENG-02');
});

test('DDOB ENG-04: nothing at high tide', () => {
  expect(cleared(16)).toBe(0);
});

test('DDOB ENG-05: no hex in the field of Germans whose colour is on this turn’s card', () => {
  // Card 44 has a single green square: WN62’s. Then a card for the west, where nobody stands.
  const match = play(under(44, 'german fire 3', garrison('0812'), garrison('0809')), 'card-1');
  expect(asks(match)).toBe(ASKED);
  expect(refusal(match, 'clear 0612')).toBe('ENG-05');
  expect(refusal(match, 'clear 0615')).toBe('ENG-05');
  // WN61 has a dot in 0608, but orange is not on the card.
  expect(refusal(match, 'clear 0608')).toBe('');
});

test('DDOB ENG-05: a double square counts, whether the position has the depth for it or not', () => {
  // Card 5 has a double green square.
  const shallow = play(under(5, 'german fire 3', garrison('0812')), 'card-1');
  expect(refusal(shallow, 'clear 0612')).toBe('ENG-05');
  expect(refusal(play(under(5, 'german fire 3'), 'card-1'), 'clear 0612'), 'nobody there').toBe('');
  const deep = play(under(5, 'german fire 3', garrison('0812', DEEP)), 'card-1');
  expect(refusal(deep, 'clear 0612')).toBe('ENG-05');
});

test('DDOB ENG-05: so does a position that was disrupted when the card came and has recovered by it', () => {
  const match = play(under(44, 'german fire 3', garrison('0812', 'disrupted=yes')), 'card-1');
  expect(row(position(match), 'post 0812').disrupted).toBeUndefined();
  expect(refusal(match, 'clear 0612')).toBe('ENG-05');
});

test('DDOB ENG-05: a position in smoke fires on nobody', () => {
  const match = play(under(44, 'german fire 3', 'position WN62 smoke=yes', garrison('0812')), 'card-1');
  expect(refusal(match, 'clear 0612')).toBe('');
});

test('DDOB ENG-05: what fired last turn does not matter', () => {
  const match = play(under(45, 'german fire 3', 'position WN62 fired=yes', garrison('0812')), 'card-1');
  expect(refusal(match, 'clear 0612')).toBe('');
});

test('DDOB ENG-06: a hex stays clear, and is not cleared twice', () => {
  const match = play(scene('engineers 3'), 'clear 0612');
  expect(row(position(match), 'hex 0612').cleared).toBe('yes');
  expect(refusal(match, 'clear 0612')).toBe('ENG-06');
});

test('shells among the engineers stop their bases, not the clearing of turns 11 to 15', () => {
  expect(refusal(scene('engineers 12', 'noEngineers yes'), 'clear 0606')).toBe('');
});
