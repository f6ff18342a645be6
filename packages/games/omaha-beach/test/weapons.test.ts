import { expect, test } from 'vitest';
import { arms, assault, before, C8, COMPANY, compared } from './assaults.ts';
import { asks, legal, play, sketched } from './scene.ts';

const armed = (line: string, ...more: string[]): string =>
  arms(before(COMPANY, [line], ...more), line.split(' ')[0] as string);

test('DDOB WPN-01: infantry and Rangers at full strength have six weapons', () => {
  expect(armed('A/1/16 1715')).toBe('BG BR BZ DE MO RD');
  expect(armed('AB/2R 1715')).toBe('BG BR BZ DE MO RD');
});

test('DDOB WPN-02: heavy infantry in the next hex has the machine guns, too', () => {
  expect(armed('D/1/16 1715')).toBe('BG BR BZ DE MG MO RD');
});

test('DDOB WPN-03: heavy infantry two hexes away, or behind a bluff or cliff, has five', () => {
  expect(armed('D/1/16 1615')).toBe('BR BZ MG MO RD');
  const under = before('post 0916 back=plain german=crew1', ['D/1/16 0815']);
  expect(arms(under, 'D/1/16', '0916'), 'a bluff').toBe('BR BZ MG MO RD');
  const below = before('post 0533 back=plain german=crew1', ['D/1/16 0432']);
  expect(arms(below, 'D/1/16', '0533'), 'a cliff').toBe('BR BZ MG MO RD');
});

test('DDOB WPN-04: a tank has AR and BZ, and within three hexes MG and BR', () => {
  expect(armed('1/B/741 1615')).toBe('AR BR BZ MG');
  expect(armed('1/B/741 1515'), 'three hexes').toBe('AR BR BZ MG');
  expect(armed('1/B/741 1415'), 'four').toBe('AR BZ');
  expect(armed('1/B/741 1615 steps=1')).toBe('AR BR BZ MG');
});

test('DDOB WPN-05: anti-aircraft guns have MG and BR', () => {
  expect(armed('AB/197 1615')).toBe('BR MG');
});

test('DDOB WPN-06: artillery has AR, MO and DE, on trucks that swim as well', () => {
  expect(armed('62AFA 1615')).toBe('AR DE MO');
  expect(armed('7FA 1615 steps=1')).toBe('AR DE MO');
});

test('DDOB WPN-07: anti-tank guns have AR and BZ', () => {
  expect(armed('AT/16 1615')).toBe('AR BZ');
});

test('DDOB WPN-08: whoever is in command of a headquarters has its radio; a general has none', () => {
  expect(armed('F/2/16 1715 steps=1')).toBe('BR');
  expect(armed('F/2/16 1715 steps=1', 'HQ16 1615')).toBe('BR RD');
  expect(armed('F/2/16 1715 steps=1', 'Wyman 1615')).toBe('BR');
  // 2 and FL and BZ; its depth of 1 asks for the radio.
  const german = `post ${C8} back=KGM german=4/1/915 revealed=yes depth=known pool=mobile marker=dm4`;
  const us = ['F/2/16 1715 steps=2', 'B/1/16 1714 steps=2'];
  expect(compared(assault(german, us))).toBe('8 against 5, without the weapons');
  expect(compared(assault(german, us, 'HQ16 1615'))).toBe('8 against 5, with the weapons');
});

test('DDOB WPN-08: the radio of a headquarters is for those who attack from the next hex', () => {
  expect(armed('1/B/741 1615', 'HQ16 1615'), 'a tank two hexes away').toBe('AR BR BZ MG');
  expect(armed('AT/16 1615', 'HQ16 1615'), 'a gun two hexes away').toBe('AR BZ');
  expect(armed('1/B/741 1715', 'HQ16 1615'), 'a tank next to the post').toBe('AR BR BZ MG RD');
});

test('DDOB WPN-09: naval fire is NA, AR and DE', () => {
  sketched('a marker of strongpoints lies under a company: so each that asks for these weapons is tried');
  for (const marker of ['db1', 'dw11']) {
    const german = `${COMPANY} revealed=yes depth=known pool=building marker=${marker}`;
    const ready = ['F/2/16 1715 steps=1', 'A/1/16 1714 steps=2'];
    const match = assault(german, ready, 'navalMarkers 1');
    expect(asks(match)).toBe('us attack.ships');
    play(match, 'naval');
    expect(compared(match)).toBe('15 against 5, with the weapons');
    expect(compared(play(assault(german, ready, 'navalMarkers 1'), 'none'))).toBe(
      '6 against 5, without the weapons',
    );
  }
});

/** Strength 3, asks for flanking and nothing else. */
const FLANKED = `post ${C8} back=TR german=9/3/726 revealed=yes`;

test('DDOB WPN-10: flanking takes two hexes beside the post that do not touch each other', () => {
  expect(compared(assault(FLANKED, ['A/1/16 1715', 'E/2/16 1813']))).toBe('12 against 3, with the weapons');
  expect(compared(assault(FLANKED, ['A/1/16 1715', 'E/2/16 1714']))).toBe(
    '12 against 3, without the weapons',
  );
  expect(compared(assault(FLANKED, ['A/1/16 1715', 'E/2/16 1715'])), 'one hex').toBe(
    '12 against 3, without the weapons',
  );
  const three = ['A/1/16 1715', 'E/2/16 1714', 'F/2/16 1813'];
  expect(compared(assault(FLANKED, three, 'Wyman 1714')), 'the outer ones').toBe(
    '18 against 3, with the weapons',
  );
  const afar = ['A/1/16 1715', 'AB/197 1613'];
  expect(compared(assault(FLANKED, afar, 'Wyman 1614')), 'shots from afar do not flank').toBe(
    '9 against 3, without the weapons',
  );
});

test('DDOB WPN-11: unit and depth both ask for it: three hexes, which may touch', () => {
  const german = `post ${C8} back=TR german=9/3/726 revealed=yes depth=known pool=mobile marker=dm22`;
  expect(compared(assault(german, ['A/1/16 1715', 'E/2/16 1813']))).toBe('12 against 5, without the weapons');
  const three = ['A/1/16 1715', 'E/2/16 1714', 'F/2/16 1813'];
  expect(compared(assault(german, three, 'Wyman 1714'))).toBe('18 against 5, with the weapons');
});

test('DDOB WPN-12: a hero stands in for one weapon that is missing, not for two, and never for flanking', () => {
  // 2 with BZ and BR; A in its last step has BZ alone.
  const nest = 'post 0809 back=plain german=crew2';
  const one = assault(nest, ['A/1/16 0810 steps=1 hero=Barrett']);
  expect(legal(one)).toEqual(['weapon', 'strength', 'decline']);
  expect(compared(play(one, 'weapon'))).toBe('2 against 2, with the weapons');
  const two = assault(nest, ['E/2/16 0810 steps=1 hero=Barrett']);
  expect(legal(two), 'BG alone: he may fight').toEqual(['strength', 'decline']);
  expect(compared(play(two, 'strength'))).toBe('3 against 2, without the weapons');
  const flank = assault(FLANKED, ['A/1/16 1715 hero=Barrett']);
  expect(compared(flank)).toBe('7 against 3, without the weapons');
});

test('DDOB WPN-13: below full strength a unit has what is printed', () => {
  expect(armed('A/1/16 1715 steps=2')).toBe('BG BZ RD');
  expect(armed('A/1/16 1715 steps=1')).toBe('BZ');
  expect(armed('D/1/16 1715 steps=2')).toBe('DE MG MO');
  expect(armed('C/2R 1715 steps=1')).toBe('BG BR');
});
