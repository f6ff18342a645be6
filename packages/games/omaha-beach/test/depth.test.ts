import { expect, test } from 'vitest';
import { deep, eventOf, post, reasons } from './reserving.ts';
import {
  asks,
  chances,
  legal,
  news,
  type Play,
  play,
  refusal,
  row,
  scene,
  seen,
  US,
  value,
} from './scene.ts';

/** Card 23 gives depth to the first in rank on the map. */
const ON_THE_MAP = 'card-23';
/** Card 20 gives it to the first of each sector. */
const IN_EACH = 'card-20';

const WN60 = 'post 0807 back=75 german=gun75.1';
const WN61 = 'post 0809 back=88 german=gun88.1';
const FRONT62 = 'post 0812 back=plain german=crew1';
const REAR62 = 'post 0912 back=75 german=gun75.2';
const WN64 = 'post 0916 back=plain german=crew2';
const WN70 = 'post 0728 back=75 german=gun75.3';
const A1 = 'post 1008 back=TR german=9/3/726';
const C1 = 'post 1113 back=TR german=9/3/726';

/** An event for the map on turn 5 with these Germans and Americans. */
const mapEvent = (...lines: string[]): Play => play(eventOf(5, ...lines), ON_THE_MAP);
/** Who gets the marker, and why: `0809: distance`. */
const goesTo = (...lines: string[]): string[] => {
  const match = mapEvent(...lines);
  while (asks(match) === '* gainDepth.marker') play(match, Object.keys(chances(match))[0] as string);
  return reasons(match);
};

test('DDOB DEP-01: a strongpoint draws from the pool of the strongpoints', () => {
  const match = mapEvent(WN60, 'E/2/16 0609');
  expect(chances(match)).toEqual({ dw5: '1/2', dw6: '1/2' });
  play(match, 'dw6');
  expect(post(match, '0807')).toMatchObject({ depth: 'hidden', pool: 'WN', marker: 'dw6' });
  expect([value(match, 'wnLeft'), match.engine.g.wnDepth.total]).toEqual(['1', 1]);
});

test('DDOB DEP-02: reserves in buildings draw from the pool for buildings, and if that is empty from the mobile one', () => {
  expect(chances(mapEvent(C1, 'E/2/16 0814'))).toEqual({ db1: '1/2', db2: '1/2' });
  expect(chances(mapEvent(C1, 'E/2/16 0814', 'buildingLeft 0'))).toEqual({ dm1: '1/2', dm2: '1/2' });
  const match = play(mapEvent(C1, 'E/2/16 0814', 'buildingLeft 0'), 'dm2');
  expect(post(match, '1113')).toMatchObject({ pool: 'mobile', marker: 'dm2' });
  expect([value(match, 'mobileLeft'), value(match, 'buildingLeft')]).toEqual(['1', '0']);
});

test('DDOB DEP-03: reserves anywhere else draw from the mobile pool', () => {
  expect(chances(mapEvent(A1, 'E/2/16 0710'))).toEqual({ dm1: '1/2', dm2: '1/2' });
});

test('DDOB DEP-04: the marker lies face down, and nobody gets a second one', () => {
  const match = play(mapEvent(WN61, `${WN60} depth=hidden pool=WN marker=dw9`, 'E/2/16 0708'), 'dw5');
  expect(row(seen(match, US), 'post 0809').marker).toBe('?');
  expect(news(match, US).join()).not.toContain('dw5');
  expect(post(match, '0807').marker).toBe('dw9');
  expect(reasons(match)).toEqual(['0809: only']);
});

test('G.8: DDOB DEP-05: the first is the one nearest to an American unit', () => {
  // 0609 is two hexes from WN61 and three from WN60.
  expect(goesTo(WN60, WN61, 'E/2/16 0609')).toEqual(['0809: distance']);
  expect(goesTo(WN60, WN61, 'E/2/16 0707')).toEqual(['0807: distance']);
  // Neither a general counts nor those who are still in their boats.
  expect(goesTo(WN60, WN61, 'E/2/16 0707', 'Wyman 0710')).toEqual(['0807: distance']);
  expect(goesTo(WN60, WN70, 'E/2/16 0616', 'A/1/116 0127')).toEqual(['0807: distance']);
});

test('G.8: DDOB DEP-06: then a strongpoint of one hex, one of two, reserves', () => {
  // 0711 is two hexes from WN61 and both halves of WN62.
  expect(goesTo(FRONT62, WN61, 'E/2/16 0711')).toEqual(['0809: kind']);
  // 0813 is two hexes from the rear of WN62 and from the place in 1014.
  expect(goesTo('post 1014 back=TR german=9/3/726', REAR62, 'E/2/16 0813')).toEqual(['0912: kind']);
});

test('G.8: DDOB DEP-07: then the lowest number; a place without one counts as 0', () => {
  // 0710 is beside WN61, 0815 beside WN64.
  expect(goesTo(WN64, WN61, 'E/2/16 0710', 'F/2/16 0815')).toEqual(['0809: number']);
  // 1123 is two hexes from E1 and from the place in 1024.
  const [e1, unnamed] = ['post 1125 back=TR german=9/3/726', 'post 1024 back=TR german=10/3/726'];
  expect(goesTo(e1, unnamed, 'E/2/16 1123 reduced')).toEqual(['1024: number']);
});

test('G.8: DDOB DEP-08: then the lowest letter, and last the player', () => {
  // 1022 is beside D1, 1126 beside E1.
  const [d1, e1] = ['post 1122 back=TR german=9/3/726', 'post 1125 back=TR german=10/3/726'];
  expect(goesTo(e1, d1, 'E/2/16 1022 reduced', 'F/2/16 1126 reduced')).toEqual(['1122: letter']);
  // Both halves of WN62 are two hexes from 0711: N comes before S.
  expect(goesTo(FRONT62, REAR62, 'E/2/16 0711')).toEqual(['0812: letter']);
  // Two places without a name, each with an American beside it.
  const unnamed = ['post 1014 back=TR german=9/3/726', 'post 1024 back=TR german=10/3/726'];
  const match = mapEvent(...unnamed, 'E/2/16 0914 reduced', 'F/2/16 0924 reduced');
  expect([asks(match), legal(match)]).toEqual(['us gainDepth.tie', ['deepen 1014', 'deepen 1024']]);
  expect(refusal(match, 'deepen 0807')).toBe('DEP-08');
  expect(reasons(play(match, 'deepen 1024', 'dm1'))).toEqual(['1024: player']);
});

test('G.9: DDOB DEP-09: who is out of communication gets none, be he the nearest', () => {
  const cut = ['E/2/16 0909 reduced', 'F/2/16 0910 reduced'];
  expect(goesTo(WN61, WN64, ...cut)).toEqual(['0916: only']);
});

test('DDOB DEP-10: disrupted units may get one', () => {
  expect(goesTo(`${WN61} disrupted=yes`, WN64, 'E/2/16 0710')).toEqual(['0809: distance']);
});

test('G.9: DDOB DEP-11: where a sector has nobody for it the marker goes to the other', () => {
  // A hero of the 29th, in the west; the only German without depth is in the east.
  const match = play(eventOf(5, WN61, `${WN70} depth=hidden pool=WN marker=dw9`, 'A/1/116 0528'), 'card-12');
  expect(deep(play(match, 'dw5'))).toEqual(['0809', '0728']);
});

test('G.9: DDOB DEP-12: where neither has anybody no marker is placed', () => {
  const match = mapEvent(`${WN61} depth=hidden pool=WN marker=dw9`, 'E/2/16 0710');
  expect(news(match, US)).toContain('No German gains depth: unit.');
  expect([value(match, 'wnLeft'), deep(match)]).toEqual(['2', ['0809']]);
});

test('DDOB DEP-13: an empty position gets none', () => {
  // WN61 is nearer, but empty.
  expect(goesTo(WN60, 'E/2/16 0710')).toEqual(['0807: only']);
});

test('DDOB DEP-14: who has lost his depth may get it again', () => {
  const match = scene('the event 5', 'wnDepth dw5=1 dw6=1', WN61, 'spent dw9 known=yes', 'E/2/16 0710');
  expect(deep(play(match, ON_THE_MAP, 'dw5'))).toEqual(['0809']);
});

test('DDOB DEP-15: without markers for strongpoints the choice is among the reserves', () => {
  expect(goesTo(WN61, A1, 'E/2/16 0710', 'wnLeft 0')).toEqual(['1008: only']);
  expect(goesTo(WN61, 'E/2/16 0710', 'wnLeft 0')).toEqual([]);
});

test('DDOB DEP-16: without mobile markers nobody gains depth', () => {
  // A1 is nearest; WN64 could have had one.
  expect(goesTo(A1, WN64, 'E/2/16 1009 reduced', 'mobileLeft 0')).toEqual([]);
});

test('an event for each sector gives two markers, one in each', () => {
  const match = play(eventOf(5, WN61, WN60, WN70, 'E/2/16 0710'), IN_EACH, 'dw5');
  expect(reasons(match)).toEqual(['0809: distance', '0728: only']);
});

test('DDOB DEP-17: of two that need the last marker the first on the map has it', () => {
  const last = ['wnDepth dw5=1', 'wnLeft 1'];
  const near = (american: string): string[] => {
    const match = play(scene('the event 5', ...last, WN61, WN70, american), IN_EACH);
    if (asks(match) === '* gainDepth.marker') play(match, 'dw5');
    return deep(match);
  };
  expect(near('E/2/16 0710')).toEqual(['0809']);
  expect(near('A/1/116 0627')).toEqual(['0728']);
});

/** An attack of the 1st Division on a post has failed. */
const lostOn = (hex: string, ...lines: string[]): Play =>
  scene(
    `turn.end > actionPhase.act > attack.over post=${hex} > gainDepth.who post=${hex}`,
    'acting 1st',
    ...lines,
  );

test('DDOB DEP-18: by a failed attack it is the attacked unit that gains depth', () => {
  const attacked = (...lines: string[]): Play => lostOn('0916', 'wnDepth dw5=1 dw6=1', ...lines);
  // WN61 is nearer to Americans.
  const match = play(attacked(WN61, WN64, 'E/2/16 0710'), 'dw5');
  expect(reasons(match)).toEqual(['0916: attack']);
  // Nor does anybody else get it where the unit has depth; for one out of communication below.
  expect(deep(attacked(WN61, `${WN64} depth=known pool=WN marker=dw9`, 'E/2/16 0710'))).toEqual(['0916']);
});

test('DDOB DEP-15: by a failed attack, too, a reserve gains depth where the markers for strongpoints are gone', () => {
  const attacked = (...lines: string[]): Play => lostOn('0916', 'mobileDepth dm1=1 dm2=1', ...lines);
  const match = attacked(WN61, WN64, A1, WN70, 'E/2/16 0710', 'wnLeft 0');
  expect(deep(play(match, 'dm1'))).toEqual(['1008']);
  expect(reasons(match)).toEqual(['1008: only']);
  expect(deep(attacked(WN61, WN64, 'E/2/16 0710', 'wnLeft 0')), 'there is no reserve').toEqual([]);
});

test('DDOB DEP-15, R-20: a strongpoint out of communication gains nothing; without markers for it a reserve does', () => {
  const cut = ['E/2/16 0909 reduced', 'F/2/16 0910 reduced', WN61, WN64, A1];
  const attacked = (...lines: string[]): Play =>
    lostOn('0809', 'wnDepth dw5=1', 'mobileDepth dm1=1 dm2=1', ...cut, ...lines);
  expect(deep(attacked()), 'nor does WN64 in its place').toEqual([]);
  expect(deep(play(attacked('wnLeft 0'), 'dm1'))).toEqual(['1008']);
});
