import { expect, test } from 'vitest';
import { actionsLeft, before, COMPANY, post } from './assaults.ts';
import { asks, legal, news, play, position, refusal, row, US } from './scene.ts';

/** WN61 in 0809; 0610 lies in its field of fire, 0613 does not. */
const WN61 = 'post 0809 back=plain german=crew9';
const DEEP = `${WN61} depth=hidden pool=WN marker=dw18`;
const RADIO = 'A/1/16 0610';
const MUTE = 'F/2/16 0610 steps=2';

const against = (german: string, us: readonly string[], ...more: string[]): string =>
  refusal(before(german, us, 'navalMarkers 1', ...more), `naval ${german.split(' ')[1]}`);

test('DDOB NAV-01: steady infantry with a radio, or that of its headquarters, looks on from the field of fire', () => {
  expect(against(WN61, [RADIO])).toBe('');
  expect(against(WN61, ['A/1/16 0613'])).toBe('NAV-01');
  expect(against(WN61, [`${RADIO} disrupted`])).toBe('NAV-01');
  expect(against(WN61, [MUTE])).toBe('NAV-01');
  expect(against(WN61, [MUTE], 'HQ16 0610')).toBe('');
  expect(against(WN61, [MUTE], 'Wyman 0610'), 'a general has no radio').toBe('NAV-01');
});

test('DDOB NAV-01: what the ships may shell is listed: every post in sight of a radio', () => {
  // 0610 lies in the field of WN61 and in that of WN62, but not in that of WN64.
  const others = ['post 0912 back=75 german=gun75.4', 'post 0916 back=plain german=crew1'];
  expect(legal(before(WN61, [RADIO], 'navalMarkers 1', ...others), 'naval ')).toEqual([
    'naval 0809',
    'naval 0912',
  ]);
  expect(legal(before(WN61, [RADIO], ...others), 'naval ')).toEqual([]);
});

test('DDOB NAV-02: strongpoints seen or unseen, reserves only when turned up', () => {
  const observer = ['A/1/16 1715'];
  expect(against(WN61, [RADIO])).toBe('');
  expect(against(COMPANY, observer)).toBe('NAV-02');
  expect(against(`${COMPANY} revealed=yes`, observer)).toBe('');
});

test('DDOB NAV-03: it costs a marker and no action', () => {
  const match = before(WN61, [RADIO], 'navalMarkers 2');
  play(match, 'naval 0809');
  expect(row(position(match), 'navalMarkers').is).toBe('1');
  expect(actionsLeft(match)).toBe('2');
  expect(refusal(match, 'move A/1/16 0609'), 'nor the action of who looks on').toBe('');
  expect(refusal(before(WN61, [RADIO]), 'naval 0809')).toBe('NAV-01');
});

test('DDOB NAV-04: the unit is disrupted, its depth is gone, and it stays', () => {
  const match = play(before(DEEP, [RADIO], 'navalMarkers 1'), 'naval 0809');
  expect(post(match, '0809')).toEqual({ back: 'plain', german: 'crew9', disrupted: 'yes', barraged: 'yes' });
  expect(row(position(match), 'spent dw18').known).toBe('yes');
  expect(news(match, US)).toEqual(['The ships shell 0809.', 'The Germans in 0809 are disrupted.', 'The depth of 0809: dw18.', 'The depth of 0809 is gone.']); // biome-ignore format: one thing
});

test('DDOB NAV-05: not in one phase with an attack on the same hex', () => {
  const us = [RADIO, 'E/2/16 0810'];
  const shelled = play(before(DEEP, us, 'navalMarkers 1'), 'naval 0809');
  expect(refusal(shelled, 'attack 0809 E/2/16')).toBe('ATK-02');
  const stormed = play(before(DEEP, us, 'navalMarkers 1'), 'attack 0809 E/2/16', 'none');
  expect(asks(stormed)).toBe('us actionPhase.act');
  expect(refusal(stormed, 'naval 0809')).toBe('NAV-05');
});
