import type { HexId } from '@bocage/hex';
import { expect, test } from 'vitest';
import { CARD, CARDS, type CardId, COLOUR } from '../src/data.ts';
import {
  COLOUR_OF,
  grid,
  isSubmerged,
  PLACE,
  POSITION,
  POSITIONS,
  postAt,
  TIDE,
  terrainOf,
} from '../src/map.ts';
import { hexOf } from '../src/rules/events/placing.ts';
import { attempts, wayOf } from '../src/rules/germanactions/advance.ts';
import { actionOf, orderedBy, type Situation } from '../src/rules/germanactions/order.ts';
import { actsBy, advancesBy, company, DIVISIONAL, held, MOBILE, post, told } from './later.ts';
import {
  asks,
  chances,
  field,
  legal,
  type Play,
  play,
  position,
  refusal,
  row,
  scene,
  unit,
  value,
} from './scene.ts';

/** Six companies round a place, so that no German communication leads there. */
const round = (...hexes: string[]): string[] =>
  hexes.map((hex, i) => `${'ABCEFG'[i]}/${i < 3 ? 1 : 2}/16 ${hex}`);

/** A card that has this letter for the colour of a position. */
const cardWith = (letter: string, id: string): CardId =>
  CARDS.findIndex(({ fire }) =>
    fire.some((one) => one.action === letter && COLOUR.of(one.colour) === COLOUR_OF[POSITION.of(id)]),
  ) as CardId;

// Every cell: what a letter means for Germans with Americans in their field, without any, and for an empty position.
test.each<[string, string, string, string | null, string | null, string | null]>([
  ['strongpoint', 'WN65', 'F', 'fire', null, null],
  ['strongpoint', 'WN65', 'R', 'fire', null, 'reoccupy'],
  ['strongpoint', 'WN65', 'M', 'fire', 'mortar', null],
  ['strongpoint', 'WN65', 'P', 'fire', null, null],
  ['strongpoint', 'WN65', 'A', 'fire', 'artillery', null],
  ['place for reserves', 'C3', 'F', 'fire', null, null],
  ['place for reserves', 'C3', 'R', 'resupply', 'redeploy', 'reinforce'],
  ['place for reserves', 'C3', 'M', 'fire', 'mortar', null],
  ['place for reserves', 'C3', 'P', 'patrol', 'patrol', null],
  ['place for reserves', 'C3', 'A', 'advance', 'advance', 'ambush'],
])('DDOB GAC-01: for a %s (%s) the letter %s means %s, %s, %s', (_kind, id, letter, fire, noFire, empty) => {
  const word = (situation: Situation) => actionOf(cardWith(letter, id), POSITION.of(id), situation);
  expect([word('fire'), word('noFire'), word('empty')]).toEqual([fire, noFire, empty]);
});

test('DDOB GAC-01: before turn 17 a letter is only fire', () => {
  // Card 20: red M. C3 has nobody in its field; A/1/16 would be in reach of mortars.
  const lines = [company('1313'), 'A/1/16 1115'];
  expect(unit(play(scene('german fire 16', ...lines), 'card-20'), 'A/1/16')).toBe('1115 3');
  expect(unit(play(scene('german fire 17', ...lines), 'card-20'), 'A/1/16')).toBe('1115 2');
});

test('DDOB GAC-05: the higher number acts first, then the later letter, strongpoints by theirs', () => {
  // Card 1: orange, red and purple.
  const [east = []] = [orderedBy(CARD.of('card-1'), 0).map((one) => POSITION.text(one))];
  expect(east.slice(0, 5)).toEqual(['WN65', 'WN61', 'WN60', 'B9', 'A9']);
  expect(east.indexOf('D8')).toBeLessThan(east.indexOf('C8'));
  expect(east.at(-1)).toBe('1119');
});

test('DDOB GAC-02: an empty place for reserves acts only within two hexes of Americans', () => {
  // Card 7: red R. C8 scores; the company stands two and then three hexes away.
  expect(asks(actsBy(7, ...DIVISIONAL, 'A/1/16 1715'))).toBe('* fill.divisional');
  expect(asks(actsBy(7, ...DIVISIONAL, 'A/1/16 1515'))).not.toContain('fill');
});

test('DDOB GAC-02: not where Americans stand, and not out of communication', () => {
  expect(asks(actsBy(7, ...DIVISIONAL, 'A/1/16 1814'))).not.toContain('fill');
  const ring = round('1914', '1913', '1813', '1713', '1714', '1815');
  expect(asks(actsBy(7, ...DIVISIONAL, ...ring))).not.toContain('fill');
});

test('DDOB GAC-03: under a double square Germans without depth do nothing, and with depth they do', () => {
  // Card 43: blue P, double. D5 and a company in its steady field.
  const idle = actsBy(43, company('1416'), 'A/1/16 1415');
  expect(field(idle, 'A/1/16', 'nerve')).toBeUndefined();
  expect(told(idle, 'D5')).toEqual(['D5 (blue) hits nobody: depth.']);
  expect(field(actsBy(43, company('1416', MOBILE), 'A/1/16 1415'), 'A/1/16', 'nerve')).toBe('disrupted');
});

test('DDOB GAC-04: the disrupted do nothing, and recover after the actions', () => {
  const match = actsBy(20, company('1313', 'disrupted=yes'), 'A/1/16 1115');
  expect([unit(match, 'A/1/16'), post(match, '1313').disrupted]).toEqual(['1115 3', undefined]);
});

const LOST = (...crews: string[]): string[] => crews.map((crew) => `gone ${crew} known=yes`);

test('DDOB GAC-06: a garrison that was lost comes back to an empty strongpoint, face up', () => {
  // Card 1: purple R. WN60 is empty and in communication.
  const match = actsBy(1, ...LOST('crew3', 'crew4', 'gun75.1'), 'A/1/16 0814');
  expect([asks(match), chances(match)]).toEqual(['* reoccupy.garrison', { crew3: '1/2', crew4: '1/2' }]);
  play(match, 'crew3');
  expect(post(match, '0807')).toMatchObject({ back: 'plain', german: 'crew3', revealed: 'yes' });
  expect(row(position(match), 'gone crew3').known).toBeUndefined();
  expect(told(match, 'garrison')).toEqual([
    '0807 (purple): by the R of the card a garrison that was lost is back.',
  ]);
});

test('DDOB GAC-06: nobody comes back to a strongpoint that Americans stand in, or engineers keep', () => {
  expect(held(actsBy(1, ...LOST('crew3'), 'A/1/16 0807'))).toEqual([]);
  expect(held(actsBy(1, ...LOST('crew3'), 'A/1/16 0814', 'post 0807 garrison=yes'))).toEqual([]);
});

test('DDOB GAC-06, REI-07: a general who is alone where a garrison comes back is captured', () => {
  const match = actsBy(1, ...LOST('crew3'), 'A/1/16 0814', 'Wyman 0807');
  expect([held(match), unit(match, 'Wyman')]).toEqual([['0807'], '-']);
  expect(told(match, 'captured')).toEqual(['Wyman is captured.']);
});

test('DDOB GAC-06: of a strongpoint of two hexes both are manned, but neither if Americans hold one', () => {
  // Card 11: green R.
  const match = play(actsBy(11, ...LOST('crew3', 'crew4'), 'A/1/16 1110'), 'crew3');
  expect(held(match)).toEqual(['0812', '0912']);
  expect(held(actsBy(11, ...LOST('crew3', 'crew4'), 'A/1/16 0912'))).toEqual([]);
});

test('DDOB GAC-07: where garrisons are too few, the hex nearest to Americans gets one', () => {
  expect(held(actsBy(11, ...LOST('crew3'), 'A/1/16 1112'))).toEqual(['0912']);
  expect(held(actsBy(11, ...LOST('crew3'), 'A/1/16 0711'))).toEqual(['0812']);
});

test('DDOB GAC-07: of two strongpoints of the colour the nearer gets it, though the other acts first', () => {
  // Card 20 has no R; card 7 has a red one. In the west WN70 (0728) and WN67 (1220) are red.
  const west = (...crews: string[]) => play(actsBy(20, ...LOST(...crews), 'A/1/116 1119'), 'card-7');
  expect(held(west('crew3'))).toEqual(['1220']);
  const both = play(west('crew3', 'crew4'), 'crew4');
  expect([post(both, '0728').german, post(both, '1220').german]).toEqual(['crew4', 'crew3']);
});

test('DDOB GAC-08: reserves without depth draw it, under a double square too, and fire with it', () => {
  // Card 9: purple R, double; the target is the diamond. Steady fire of a hidden reserve.
  const match = actsBy(9, company('1310'), 'A/1/16 1311');
  expect(asks(match)).toBe('* resupply.marker');
  play(match, 'db1');
  expect(post(match, '1310')).toMatchObject({ depth: 'hidden', marker: 'db1' });
  expect([unit(match, 'A/1/16'), field(match, 'A/1/16', 'nerve')]).toEqual(['1311 2', 'disrupted']);
  expect(told(match, 'draws depth')).toEqual([
    'A4 (purple) draws depth by the R of the card: Americans are in its field, and it has none.',
  ]);
  expect(row(position(match), 'position A4').fired).toBe('yes');
});

test('DDOB GAC-08: with depth already, they fire at once; disrupted, they do not even draw', () => {
  const deep = actsBy(9, company('1310', 'depth=hidden pool=building marker=db3'), 'A/1/16 1311');
  expect([asks(deep), unit(deep, 'A/1/16')]).toEqual(['* firePhase.draw', '1311 2']);
  const shaken = actsBy(9, company('1310', 'disrupted=yes'), 'A/1/16 1311');
  expect([asks(shaken), unit(shaken, 'A/1/16')]).toEqual(['* firePhase.draw', '1311 3']);
});

test('DDOB GAC-08: out of communication they draw none, and under a double square are silent', () => {
  const match = actsBy(9, company('1310'), ...round('1410', '1311', '1210', '1209', '1309', '1409'));
  expect([asks(match), told(match, 'A4')]).toEqual(['* firePhase.draw', ['A4 (purple) hits nobody: depth.']]);
  expect(told(match, 'loses', 'disrupted')).toEqual([]);
});

test('DDOB GAC-08: where no depth is left they fire without', () => {
  // Card 13: purple R, single; the diamond.
  const match = actsBy(13, company('1310'), 'A/1/16 1311', 'mobileLeft 0', 'buildingLeft 0');
  expect([asks(match), unit(match, 'A/1/16')]).toEqual(['* firePhase.draw', '1311 2']);
  expect([told(match, 'draws depth'), post(match, '1310').depth]).toEqual([[], undefined]);
});

test('DDOB GAC-09, GAC-10: reserves go to a place that scores before one with a lower number that does not', () => {
  // Card 1: purple R. B9 (1905) is alone; A/1/16 in 1412 is in the fields of C3, C4, C5 and C6.
  const match = actsBy(1, company('1905'), 'A/1/16 1412');
  expect([held(match), asks(match)]).toEqual([['1511'], '* firePhase.draw']);
  expect(told(match, 'B9')).toEqual([
    'B9 (purple) has nobody in its field, and goes by the R of the card to C4: number.',
  ]);
});

test('DDOB GAC-09: they stay in the other sector, and where they are out of communication', () => {
  expect(held(actsBy(1, company('1905'), 'A/1/16 1024'))).toEqual(['1905']);
  const cut = ['A/1/16 2005', 'B/1/16 1904', 'C/1/16 1805', 'E/2/16 1806', 'F/2/16 1906', 'G/2/16 2006'];
  expect(held(actsBy(1, company('1905'), ...cut))).toEqual(['1905']);
});

test('DDOB GAC-09: they go to no place where Americans stand, that engineers keep, or that is cut off', () => {
  // C4 in 1511 would be the first, then C5 in 1514.
  const goTo = (...lines: string[]) => held(actsBy(1, company('1905'), ...lines));
  expect(goTo('A/1/16 1412', 'I/3/16 1511')).toEqual(['1514']);
  expect(goTo('A/1/16 1412', 'post 1511 garrison=yes')).toEqual(['1514']);
  // All round C4 Americans are in its field; 1410 is in that of A4, in 1310, as well.
  expect(goTo(...round('1611', '1512', '1411', '1410', '1510', '1610'))).toEqual(['1310']);
});

test('DDOB GAC-09: out of communication they stay, with nobody in their field', () => {
  // Four companies two hexes from A4 control all the ground round it; three leave a way, and C4 has them in its field.
  const three = ['A/1/16 1111', 'C/1/16 1411', 'D/1/16 1510'];
  expect(held(actsBy(1, company('1310'), ...three))).toEqual(['1511']);
  expect(held(actsBy(1, company('1310'), ...three, 'B/1/16 1208'))).toEqual(['1310']);
});

test('DDOB GAC-10: a place that scores is taken for its points where it is the only one', () => {
  // 1507 lies in the fields of B1, which scores, and of B3, which does not.
  expect(told(actsBy(1, company('1905'), 'A/1/16 1507'), 'B9')).toEqual([
    'B9 (purple) has nobody in its field, and goes by the R of the card to B1: points.',
  ]);
});

test('DDOB GAC-09, REI-07: a general alone keeps nobody out, and is captured', () => {
  const match = actsBy(1, company('1905'), 'A/1/16 1412', 'Wyman 1511');
  expect([held(match), unit(match, 'Wyman')]).toEqual([['1511'], '-']);
  expect(told(match, 'captured')).toEqual(['Wyman is captured.']);
});

test('DDOB GAC-09: nothing of them stays behind', () => {
  const match = actsBy(1, company('1905', MOBILE, 'revealed=yes'), 'A/1/16 1813');
  expect(post(match, '1905')).toEqual(post(actsBy(1, 'A/1/16 1813'), '1905'));
  expect(post(match, '1814')).toMatchObject({ german: '1R/352', revealed: 'yes', marker: 'dm9' });
});

test('DDOB GAC-10: of equal numbers the one with more American strength in its field', () => {
  // D5 and C5, the first with two companies in its field, the second with one.
  const match = actsBy(1, company('1905'), 'A/1/16 1616', 'B/1/16 1616', 'C/1/16 1613');
  expect([held(match), told(match, 'B9')[0]?.split(': ')[1]]).toEqual([['1416'], 'strength.']);
  expect(held(actsBy(1, company('1905'), 'A/1/16 1616', 'B/1/16 1613', 'C/1/16 1613'))).toEqual(['1514']);
  const tie = actsBy(1, company('1905'), 'A/1/16 1616', 'B/1/16 1613');
  expect([asks(tie), legal(tie)]).toEqual(['us redeploy.tie', ['reinforce C5', 'reinforce D5']]);
  expect(refusal(tie, 'reinforce C6')).toBe('GAC-10');
  expect(held(play(tie, 'reinforce D5'))).toEqual(['1416']);
});

test('DDOB GAC-11: from a place that scores they go only to another', () => {
  // A9 scores; A1, A2 and A3 do not.
  const match = actsBy(1, company('1204'), 'A/1/16 1009');
  expect(held(match)).toEqual(['1204']);
  expect(told(match, 'A9')).toEqual([
    'A9 (purple) does nothing: its letter on the card finds nothing to do.',
  ]);
});

test('DDOB GAC-12: who has just come does not act by the same card', () => {
  // Card 1: red A, double. From B9 (purple R) to C8 (red), which would fire or advance.
  const match = actsBy(1, company('1905', MOBILE), 'A/1/16 1813');
  expect([held(match), unit(match, 'A/1/16')]).toEqual([['1814'], '1813 3']);
});

test('DDOB GAC-12: who came in the turn before acts again', () => {
  // Card 20: red M.
  const match = actsBy(20, company('1313', 'fresh=yes'), 'A/1/16 1115');
  expect(unit(match, 'A/1/16')).toBe('1115 2');
});

test('DDOB GAC-13: among buildings reserves change their depth for that of buildings', () => {
  const match = actsBy(1, company('1905', MOBILE), 'A/1/16 1412');
  expect(asks(match)).toBe('* swapDepth.marker');
  play(match, 'db1');
  expect(post(match, '1511')).toMatchObject({ pool: 'building', marker: 'db1', depth: 'hidden' });
  expect([match.engine.g.mobileLeft, match.engine.g.buildingLeft]).toEqual([4, 1]);
  // The old marker is in its pool again, the new one in it no more.
  expect([match.engine.g.mobileDepth.total, match.engine.g.buildingDepth.total]).toEqual([4, 1]);
  expect(told(match, 'changed')).toEqual(['The depth of 1511 is changed for that of its ground.']);
  const none = actsBy(1, company('1905', MOBILE), 'A/1/16 1412', 'buildingLeft 0');
  expect(post(none, '1511')).toMatchObject({ pool: 'mobile', marker: 'dm9' });
  expect(asks(none)).toBe('* firePhase.draw');
});

test('DDOB GAC-13: who leaves the buildings changes their depth, which lies face down again', () => {
  // B9 in 1905 is among buildings, C8 in 1814 on open ground.
  const BUILDING = 'depth=known pool=building marker=db3';
  const match = actsBy(1, company('1905', BUILDING), 'A/1/16 1813', 'buildingLeft 2');
  expect([asks(match), chances(match)]).toEqual([
    '* swapDepth.marker',
    { dm1: '1/3', dm2: '1/3', dm3: '1/3' },
  ]);
  play(match, 'dm2');
  expect(post(match, '1814')).toMatchObject({ depth: 'hidden', pool: 'mobile', marker: 'dm2' });
  const { g } = match.engine;
  expect([g.buildingLeft, g.buildingDepth.total, g.mobileLeft, g.mobileDepth.total]).toEqual([3, 3, 2, 2]);
  // Mobile depth stays as it is there.
  expect(asks(actsBy(1, company('1905', MOBILE), 'A/1/16 1813'))).toBe('* firePhase.draw');
});

test('DDOB GAC-14: a company with depth comes to a place that scores; to another if Americans are in its hot field', () => {
  // Card 7: red R. A1 does not score: 1009 is intense, 1110 sporadic.
  const hot = play(actsBy(7, ...DIVISIONAL, 'A/1/16 1009'), '1R/352', 'dm1');
  expect(post(hot, '1008')).toMatchObject({ german: '1R/352', depth: 'hidden', marker: 'dm1' });
  expect(held(hot)).toEqual(['1008']);
  expect(told(hot, 'A1')).toEqual(['A company comes to A1 (red), by the R of the card.']);
  expect([hot.engine.g.divisional.total, value(hot, 'divisionalLeft')]).toEqual([1, '1']);
  // 1108 is steady.
  expect(held(play(actsBy(7, ...DIVISIONAL, 'A/1/16 1108'), '1R/352', 'dm1'))).toEqual(['1008']);
  expect(asks(actsBy(7, ...DIVISIONAL, 'A/1/16 1110'))).toBe('* firePhase.draw');
  const scoring = play(actsBy(7, ...DIVISIONAL, 'A/1/16 1715'), '2/1/726', 'dm1');
  expect([held(scoring), asks(scoring)]).toEqual([['1814'], '* firePhase.draw']);
});

test('DDOB GAC-14: the tactical reserve comes first, and nobody if both are empty', () => {
  const both = [...DIVISIONAL, 'tactical 10/3/726=1 9/3/726=1', 'tacticalLeft 2'];
  expect(asks(actsBy(7, ...both, 'A/1/16 1715'))).toBe('* fill.tactical');
  expect(asks(actsBy(7, 'A/1/16 1715'))).toBe('* firePhase.draw');
  const match = play(actsBy(7, ...both, 'A/1/16 1715'), '9/3/726', 'dm1');
  expect(post(match, '1814')).toMatchObject({ back: 'TR', german: '9/3/726', marker: 'dm1' });
  const { g } = match.engine;
  expect([g.tacticalLeft, g.tactical.total, g.divisionalLeft]).toEqual([1, 1, 2]);
});

test('DDOB GAC-14: where no depth is left the company comes without', () => {
  const match = play(actsBy(7, ...DIVISIONAL, 'A/1/16 1009', 'mobileLeft 0'), '1R/352');
  expect([asks(match), held(match)]).toEqual(['* firePhase.draw', ['1008']]);
  expect(post(match, '1008').depth).toBeUndefined();
  expect(told(match, 'A1')).toEqual(['A company comes to A1 (red), by the R of the card.']);
});

test('DDOB GAC-15: mortars hit one unit with the symbol, or two if there is depth; armor too, and nobody is disrupted', () => {
  // Card 13: brown M, the diamond. C5 has nobody in its field.
  const lines = ['A/1/16 1212', '1/B/741 1512', 'B/1/16 1213'];
  const alone = actsBy(13, company('1514'), ...lines);
  expect([unit(alone, 'A/1/16'), unit(alone, '1/B/741')]).toEqual(['1212 2', '1512 2']);
  const deep = actsBy(13, company('1514', MOBILE), ...lines);
  expect([unit(deep, 'A/1/16'), unit(deep, '1/B/741'), unit(deep, 'B/1/16')]).toEqual([
    '1212 2',
    '1512 1',
    '1213 3',
  ]);
  expect([field(deep, 'A/1/16', 'nerve'), field(deep, '1/B/741', 'nerve')]).toEqual([undefined, undefined]);
});

test('DDOB GAC-15, R-120: a general who is alone in their field keeps no mortars from firing, a headquarters does', () => {
  const hit = (leader: string) =>
    unit(actsBy(13, company('1514'), 'A/1/16 1212', `${leader} 1413`), 'A/1/16');
  expect([hit('Wyman'), hit('HQ16')]).toEqual(['1212 2', '1212 3']);
});

test('DDOB GAC-09, R-120: a general draws no reserves into his field', () => {
  // Card 1: purple R. 1119 in the east would go to C1, whose field has 1112.
  const goes = (who: string) => told(actsBy(1, 'post 1310 back=DR german=1R/352', `${who} 1506`), 'goes');
  expect([goes('Wyman').length, goes('HQ16').length]).toEqual([0, 1]);
});

test('DDOB GAC-15: with Americans in their field they fire, and the mortars are silent', () => {
  const match = actsBy(13, company('1514'), 'A/1/16 1212', 'E/2/16 1413');
  expect([unit(match, 'A/1/16'), unit(match, 'E/2/16')]).toEqual(['1212 3', '1413 2']);
});

test('DDOB GAC-16: three hexes from a place for reserves', () => {
  expect(unit(actsBy(13, company('1514'), 'A/1/16 1113'), 'A/1/16')).toBe('1113 3');
  expect(unit(actsBy(13, company('1514'), 'A/1/16 1212'), 'A/1/16')).toBe('1212 2');
});

test('DDOB GAC-16: from a strongpoint two hexes inland', () => {
  // Card 20: red M. WN65 in 0918.
  const nest = 'post 0918 back=plain german=crew1';
  expect(unit(actsBy(20, nest, 'A/1/16 1019'), 'A/1/16')).toBe('1019 2');
  expect(unit(actsBy(20, nest, 'A/1/16 1119'), 'A/1/16')).toBe('1119 2');
  expect(unit(actsBy(20, nest, 'A/1/16 1219'), 'A/1/16')).toBe('1219 3');
});

test('DDOB GAC-16: the beach and the pavilions at its edge are reached five hexes off, the pavilion behind them is not', () => {
  const from0817 = (hex: string) =>
    unit(actsBy(20, 'post 0817 back=plain german=crew1', `A/1/16 ${hex}`), 'A/1/16');
  // 0713 and 0712 on the beach, five and six hexes away; 0812 at its edge, five; 0821 behind it, four.
  expect([from0817('0713'), from0817('0712')]).toEqual(['0713 2', '0712 3']);
  expect([from0817('0812'), from0817('0821')]).toEqual(['0812 2', '0821 3']);
});

test('DDOB GAC-15: depth in one hex of a strongpoint of two is enough for two hits', () => {
  const nests = [
    'post 0817 back=plain german=crew1',
    'post 0918 back=plain german=crew2 depth=hidden pool=WN marker=dw9',
  ];
  const match = actsBy(20, ...nests, 'A/1/16 1019', 'E/2/16 1119');
  expect(told(match, 'Mortars')).toEqual(
    ['A/1/16', 'E/2/16'].map((name) => `Mortars of WN65 (red), with nobody in its field, hit ${name}: only.`),
  );
});

test('DDOB GAC-17: mortars choose most steps; of equals the player', () => {
  const match = actsBy(13, company('1514'), 'A/1/16 1212', 'E/2/16 1213', 'I/3/16 1214 reduced');
  expect([asks(match), legal(match)]).toEqual(['us mortars.choose', ['hit A/1/16', 'hit E/2/16']]);
  expect(refusal(match, 'hit I/3/16')).toBe('GAC-17');
  expect(unit(play(match, 'hit E/2/16'), 'E/2/16')).toBe('1213 2');
});

test('DDOB GAC-18: a patrol disrupts all in the hot field, whatever their symbol, and no leaders; it does not fire', () => {
  // Card 17: blue P. D5: 1417 intense, 1415 steady, 1615 sporadic.
  const match = actsBy(17, company('1416'), 'A/1/16 1417', 'HQ16 1417', '1/B/741 1415', 'B/1/16 1615');
  const nerves = ['A/1/16', 'HQ16', '1/B/741', 'B/1/16'].map((name) => field(match, name, 'nerve'));
  expect(nerves).toEqual(['disrupted', undefined, 'disrupted', undefined]);
  expect(unit(match, 'A/1/16')).toBe('1417 3');
  expect(told(match, 'patrol')).toEqual([
    'A patrol of D5 (blue) harasses A/1/16: kind.',
    'A patrol of D5 (blue) harasses 1/B/741: kind.',
  ]);
});

test('DDOB GAC-18: a headquarters alone in the hot field is somebody there, and no other is sought; a general is nobody', () => {
  const harassed = (...lines: string[]) => told(actsBy(17, company('1416'), ...lines), 'patrol');
  expect(harassed('HQ16 1417', 'C/1/16 1616')).toEqual([]);
  expect(harassed('Wyman 1417', 'C/1/16 1616')).toEqual(['A patrol of D5 (blue) harasses C/1/16: only.']);
});

test('DDOB GAC-19: with nobody there it disrupts the nearest within three, then by symbol, then by strength', () => {
  const nerve = (name: string, ...lines: string[]) =>
    field(actsBy(17, company('1416'), ...lines), name, 'nerve');
  expect(nerve('A/1/16', 'A/1/16 1616', 'B/1/16 1415 nerve=disrupted')).toBeUndefined();
  expect(nerve('A/1/16', 'A/1/16 1616', 'C/1/16 1717')).toBe('disrupted');
  expect(nerve('C/1/16', 'A/1/16 1616', 'C/1/16 1717')).toBeUndefined();
  // The circle is the symbol of card 17.
  expect(nerve('C/1/16', 'A/1/16 1616', 'C/1/16 1616')).toBe('disrupted');
  expect(nerve('D/1/16', 'A/1/16 1616', 'D/1/16 1616')).toBe('disrupted');
  expect(nerve('A/1/16', 'A/1/16 1616', 'D/1/16 1616')).toBeUndefined();
  expect(nerve('A/1/16', 'A/1/16 1818')).toBeUndefined();
  const tie = actsBy(17, company('1416'), 'A/1/16 1616', 'B/1/16 1616');
  expect([asks(tie), legal(tie)]).toEqual(['us patrol.choose', ['hit A/1/16', 'hit B/1/16']]);
  expect(refusal(tie, 'hit C/1/16')).toBe('GAC-19');
  expect(field(play(tie, 'hit B/1/16'), 'B/1/16', 'nerve')).toBe('disrupted');
});

test('DDOB GAC-19, R-127: it passes by leaders, though they are nearer, but not by who is disrupted already', () => {
  const match = actsBy(17, company('1416'), 'HQ16 1616', 'C/1/16 1717');
  expect(told(match, 'patrol')).toEqual(['A patrol of D5 (blue) harasses C/1/16: only.']);
  const shaken = actsBy(17, company('1416'), 'A/1/16 1616 disrupted', 'C/1/16 1717');
  expect([field(shaken, 'C/1/16', 'nerve'), told(shaken, 'patrol')]).toEqual([
    undefined,
    ['A patrol of D5 (blue) harasses A/1/16: distance.'],
  ]);
  const tie = actsBy(17, company('1416'), 'A/1/16 1616 disrupted', 'B/1/16 1616');
  expect(legal(tie)).toEqual(['hit A/1/16', 'hit B/1/16']);
});

test('DDOB GAC-20, GAC-21: the gun of a strongpoint with nobody in its field hits a boat or the beach, own sector first', () => {
  // Card 21: red A, the circle; double, so it takes depth. WN65 with its gun in 0918.
  const gun = 'post 0918 back=75 german=gun75.1 depth=hidden pool=WN marker=dw9';
  const hit = (name: string, ...lines: string[]) => unit(actsBy(21, gun, ...lines), name);
  expect(hit('2/A/741', '2/A/741 0709', 'C/1/16 0709')).toBe('0709 1');
  expect(hit('2/A/741', '2/A/741 0709', 'K/3/18 0407')).toBe('0709 2');
  expect(hit('2/C/743', '2/A/741 0709', '2/C/743 0526')).toBe('0526 2');
  expect(hit('2/A/741', '2/A/741 0709', '2/C/743 0526')).toBe('0709 1');
  expect(hit('1/B/741', '1/B/741 0709')).toBe('0709 2');
  const tie = actsBy(21, gun, '2/A/741 0709', '1/C/741 0709');
  expect([asks(tie), legal(tie)]).toEqual(['us gunFire.choose', ['hit 1/C/741', 'hit 2/A/741']]);
  expect(refusal(tie, 'hit 1/B/741')).toBe('GAC-21');
});

test('DDOB GAC-20, GAC-21: the gun tells whom it hits and why, and hinders the engineers where that was (ENB-07)', () => {
  const gun = 'post 0918 back=75 german=gun75.1 depth=hidden pool=WN marker=dw9';
  const shelled = (match: Play) =>
    ['east', 'west'].filter((sector) => row(position(match), `sector ${sector}`).shelled === 'yes');
  const hits = (name: string, by: string) => [
    `The gun of WN65 (red), with nobody in its field, hits ${name}: ${by}.`,
  ];
  const east = actsBy(21, gun, '2/A/741 0709', '1/C/741 0709 steps=1');
  expect([told(east, 'The gun'), shelled(east)]).toEqual([hits('2/A/741', 'steps'), ['east']]);
  const west = actsBy(21, gun, '2/C/743 0526');
  expect([told(west, 'The gun'), shelled(west)]).toEqual([hits('2/C/743', 'only'), ['west']]);
  // Nobody is shelled inland.
  const inland = actsBy(21, gun, 'C/1/16 1115');
  expect([told(inland, 'The gun'), shelled(inland)]).toEqual([[], []]);
});

test('DDOB GAC-20: without a gun there is none, and rockets are none', () => {
  const plain = 'post 0918 back=plain german=crew1 depth=hidden pool=WN marker=dw9';
  expect(unit(actsBy(21, plain, '2/A/741 0709'), '2/A/741')).toBe('0709 2');
});

test('DDOB GAC-22, GAC-23: reserves advance if nobody is in their field; else with depth, unless they are known to be of the 716th', () => {
  // Card 1: red A, double. C3 points to C1.
  const goes = (...lines: string[]) => held(advancesBy(1, ...lines))[0] === '1113';
  expect(goes(company('1313', MOBILE))).toBe(true);
  expect(goes(company('1313'))).toBe(false);
  expect(goes(company('1313', MOBILE), 'B/1/16 1413')).toBe(true);
  expect(goes(company('1313', MOBILE, 'revealed=yes'), 'B/1/16 1413')).toBe(true);
  const known = advancesBy(1, `post 1313 back=DR german=2/1/726 revealed=yes ${MOBILE}`, 'A/1/16 1413');
  expect([held(known), unit(known, 'A/1/16')]).toEqual([['1313'], '1413 2']);
  // While they lie face down nobody knows; and with nobody in their field they need not be of the 352nd.
  const men = `post 1313 back=DR german=2/1/726 ${MOBILE}`;
  expect([goes(men, 'A/1/16 1413'), goes(`${men} revealed=yes`)]).toEqual([true, true]);
});

test('DDOB GAC-22: reserves without depth try only where nobody is in their field', () => {
  const tries = (...lines: string[]) =>
    attempts(scene('german fire 18', company('1313'), ...lines).engine.g, POSITION.of('C3'));
  expect([tries(), tries('A/1/16 1413')]).toEqual([true, false]);
});

test('DDOB GAC-22: no advance to where Germans stand, nor without an arrow', () => {
  expect(held(advancesBy(1, company('1313', MOBILE), 'post 1113 back=DR german=2R/352'))).toEqual([
    '1113',
    '1313',
  ]);
  const without = advancesBy(1, company('1008', MOBILE));
  expect(held(without)).toEqual(['1008']);
  expect(told(without, 'A1')).toEqual(['A1 (red) does nothing: its letter on the card finds nothing to do.']);
});

/** The way of an arrow, its hexes in order. */
const way = (from: string, to: string): string[] =>
  wayOf(hexOf(POSITION.of(from)), hexOf(POSITION.of(to)))
    .map((hex) => PLACE.text(hex))
    .sort();

test('DDOB GAC-24, R-129: the way is wider than the line, in one of three patterns', () => {
  expect(way('E1', '1024')).toEqual(['1024', '1025', '1124']);
  expect(way('C2', '1014')).toEqual(['1014', '1015', '1114', '1115', '1116', '1214']);
  expect(way('C3', 'C1')).toEqual(['1112', '1113', '1114', '1212', '1213']);
});

test('DDOB GAC-24, R-129: each of the 41 arrows is of one of the patterns, and no way has its start or a hex twice', () => {
  const sizes = POSITIONS.flatMap(({ id, advance = [] }) =>
    advance.map((to) => {
      const hexes = way(id, to);
      const start = PLACE.text(hexOf(POSITION.of(id)));
      expect([new Set(hexes).size, hexes.includes(start)], `${id} to ${to}`).toEqual([hexes.length, false]);
      return hexes.length;
    }),
  );
  const count = (size: number) => sizes.filter((one) => one === size).length;
  expect([sizes.length, count(3), count(6), count(5)]).toEqual([41, 2, 22, 17]);
});

test('DDOB GAC-24 to GAC-26: the published example of an advance', () => {
  // Card 21: red A, the circle. L/3/16 is thrown into disorder, 4 points are left; the company in 1314 is not concerned.
  const lines = ['F/2/16 1212 steps=2', 'L/3/16 1114 steps=2', 'B/1/16 1314', 'buildingLeft 0'];
  const match = advancesBy(21, company('1313', MOBILE, 'revealed=yes'), ...lines);
  expect(['F/2/16', 'L/3/16', 'B/1/16'].map((name) => field(match, name, 'nerve'))).toEqual([
    undefined,
    'disrupted',
    undefined,
  ]);
  expect(told(match, 'tries')).toEqual(['C3 (red) tries to advance to C1: 4 points of strength in the way.']);
  expect(legal(match)).toEqual(['lose F/2/16', 'lose L/3/16']);
  play(match, 'lose F/2/16');
  expect([held(match), unit(match, 'F/2/16')]).toEqual([['1113'], '1212 1']);
});

test('DDOB GAC-25: two full heavy companies on either side of the goal throw an advance back', () => {
  const match = advancesBy(1, company('1313', MOBILE), 'D/1/16 1112', 'H/2/16 1114');
  expect(told(match, 'thrown back')).toEqual(['The advance of C3 is thrown back.']);
});

test('DDOB GAC-26, R-130: a general alone in the goal is captured; in company he falls back with it', () => {
  const alone = advancesBy(1, company('1313', MOBILE), 'Wyman 1113', 'buildingLeft 0');
  expect([held(alone), unit(alone, 'Wyman')]).toEqual([['1113'], '-']);
  expect(told(alone, 'captured')).toEqual(['Wyman is captured.']);
  const match = advancesBy(1, company('1313', MOBILE), 'Wyman 1113', 'HQ16 1113', 'buildingLeft 0');
  play(match, 'withdraw 1012', 'withdraw 1013');
  expect([held(match), unit(match, 'Wyman'), unit(match, 'HQ16')]).toEqual([['1113'], '1012 1', '1013 1']);
});

test('DDOB GAC-24: on the way all but infantry and tanks are disrupted, and of those the ones with the symbol', () => {
  // 1212, 1213 and 1113 are on the way from 1313, 1012 is not. The diamond of card 1; 24 points are left.
  const lines = ['A/1/16 1212', 'B/1/16 1213', 'C/1/16 1213', 'AT/16 1212', '1/B/741 1113', 'E/2/16 1012'];
  const match = advancesBy(1, company('1313', MOBILE), ...lines);
  const nerves = ['A/1/16', 'B/1/16', 'C/1/16', 'AT/16', '1/B/741', 'E/2/16'].map((name) =>
    field(match, name, 'nerve'),
  );
  expect(nerves).toEqual(['disrupted', undefined, undefined, 'disrupted', 'disrupted', undefined]);
  expect(told(match, 'thrown back', 'tries')).toEqual([
    'C3 (red) tries to advance to C1: 24 points of strength in the way.',
    'The advance of C3 is thrown back.',
  ]);
});

test('DDOB GAC-25: seven points stop it; doubled in bocage and buildings, one more for a hero', () => {
  const goes = (...lines: string[]) =>
    told(advancesBy(1, company('1313', MOBILE), ...lines), 'thrown back').length === 0;
  // 1212 is open, 1213 bocage, 1113 among buildings.
  expect(goes('B/1/16 1212')).toBe(true);
  expect(goes('D/1/16 1212')).toBe(false);
  expect(goes('B/1/16 1212 hero=Pinder')).toBe(false);
  expect(goes('B/1/16 1213 steps=2')).toBe(false);
  expect(goes('B/1/16 1113 steps=2')).toBe(false);
  expect(goes('B/1/16 1213 steps=1')).toBe(true);
  expect(goes('D/1/16 1212 nerve=disrupted')).toBe(true);
});

test('DDOB GAC-26: a step is lost, those in the goal fall back beside the way, and the Germans are there', () => {
  const match = advancesBy(
    1,
    company('1313', MOBILE),
    'A/1/16 1113',
    'AT/16 1212',
    'HQ16 1113',
    'post 1113 garrison=yes',
    'buildingLeft 0',
  );
  expect([asks(match), legal(match)]).toEqual(['us advance.loss', ['lose A/1/16', 'lose AT/16']]);
  expect(refusal(match, 'lose HQ16')).toBe('GAC-26');
  play(match, 'lose A/1/16');
  expect(asks(match)).toBe('us advance.refuge');
  expect(legal(match).sort()).toEqual(['withdraw 1012', 'withdraw 1013']);
  for (const hex of ['1112', '1114', '1212', '1213', '1313', '1011'])
    expect(refusal(match, `withdraw ${hex}`)).toBe('GAC-26');
  play(match, 'withdraw 1012', 'withdraw 1013');
  expect([unit(match, 'A/1/16'), unit(match, 'HQ16'), unit(match, 'AT/16')]).toEqual([
    '1012 2',
    '1013 1',
    '1212 1',
  ]);
  expect(held(match)).toEqual(['1113']);
  expect(post(match, '1113')).toMatchObject({ german: '1R/352', marker: 'dm9' });
  expect(post(match, '1113').garrison).toBeUndefined();
});

test('DDOB GAC-26, R-131: a unit falls back to any hex beside the goal, off the way and not among Germans', () => {
  // Card 10: purple A, the triangle. C7 in 1615 points to D5 in 1416, by 1516; 1316 and 1317 are bocage off the road.
  const tank = advancesBy(10, company('1615', MOBILE), '2/B/741 1416');
  expect(legal(tank).sort()).toEqual(['withdraw 1316', 'withdraw 1317', 'withdraw 1417']);
  for (const hex of ['1515', '1516', '1517', '1615', '1418', '1514'])
    expect(refusal(tank, `withdraw ${hex}`), hex).toBe('GAC-26');
  expect(unit(play(tank, 'withdraw 1317'), '2/B/741')).toBe('1317 1');
  // Card 37: green A. C4 in 1511 points to A4 in 1310, beside which lies A6 in 1309.
  const beside = (...lines: string[]) =>
    refusal(advancesBy(37, company('1511', MOBILE), 'HQ16 1310', ...lines), 'withdraw 1309');
  expect([beside(), beside('post 1309 back=DR german=2R/352')]).toEqual(['', 'GAC-26']);
});

test('DDOB GAC-26, R-131: nobody falls back into rough ground, and beside every goal other is left', () => {
  // A9 in 1204 points to A5 in 1004, beside which 0905 is rough.
  const match = advancesBy(cardWith('A', 'A9') + 1, company('1204', MOBILE), 'HQ16 1004');
  expect(told(match, 'falls back')).toEqual(['HQ16 falls back to 0904.']);
  for (const { id, advance = [] } of POSITIONS)
    for (const to of advance) {
      const goal = hexOf(POSITION.of(to));
      const left = [0, 1, 2, 3, 4, 5]
        .map((d) => grid.neighbours[6 * goal + d] as HexId)
        .filter((hex) => hex !== hexOf(POSITION.of(id)) && !wayOf(hexOf(POSITION.of(id)), goal).includes(hex))
        .filter((hex) => terrainOf(hex) !== 'rough' && postAt(hex) < 0 && !isSubmerged(hex, TIDE.of('high')));
      expect(left.length, `${id} to ${to}`).toBeGreaterThan(0);
    }
});

test('DDOB GAC-26: a command post that falls back is a headquarters again', () => {
  const match = advancesBy(1, company('1313', MOBILE), 'HQ16 1113 commandPost=4');
  play(match, 'withdraw 1012');
  expect([unit(match, 'HQ16'), field(match, 'HQ16', 'commandPost')]).toEqual(['1012 1', undefined]);
});

test('DDOB GAC-13: after an advance among buildings the depth is changed, too', () => {
  const match = advancesBy(1, company('1313', MOBILE));
  expect([asks(match), post(match, '1113').marker]).toEqual(['* swapDepth.marker', 'dm9']);
  expect(post(play(match, 'db2'), '1113')).toMatchObject({
    german: '1R/352',
    marker: 'db2',
    pool: 'building',
  });
});

test('DDOB GAC-27: of two arrows the first counts, unless Germans stand there', () => {
  // Card 16: brown A, double. B1 points to A7 and A6.
  const lone = advancesBy(16, company('1407', MOBILE));
  expect(held(lone)).toEqual(['1207']);
  expect(held(advancesBy(16, company('1407', MOBILE), 'post 1207 back=DR german=2R/352')).sort()).toEqual([
    '1207',
    '1309',
  ]);
});

test('DDOB GAC-05: an advance comes after the other actions of the card', () => {
  // Card 1: C3 (red A) could be stopped by B/1/16 with a hero, were it not for the fire of A4 (purple R) on it.
  const match = advancesBy(
    1,
    company('1313', MOBILE),
    company('1310', 'depth=hidden pool=building marker=db3').replace('1R', '2R'),
    'A/1/16 1311',
  );
  const lines = told(match, 'fires', 'C1');
  expect(lines[0]).toContain('A4');
  expect(lines.at(-1)).toBe('The Germans of C3 take C1.');
});

test('DDOB GAC-05, R-122: an eastern advance waits for what the western card does at the boundary', () => {
  // Card 21: D7 (red A) points to D3; H/2/16 stands on its way. Card 1: D4 (orange F, the diamond) fires on it from the west.
  const other = company('1321', MOBILE.replace('dm9', 'dm10')).replace('1R', '2R');
  const lines = [company('1519', MOBILE), other, 'H/2/16 1320'];
  const match = actsBy(21, ...lines, 'buildingLeft 0');
  expect([asks(match), told(match, 'D7')]).toEqual(['* firePhase.draw', []]);
  play(match, 'card-1');
  expect(told(match, 'D7', 'D4', 'take')).toEqual([
    'D4 (orange) fires on H/2/16 in 1320: steady fire, symbol; all.',
    'D7 (red) tries to advance to D3: 0 points of strength in the way.',
    'The Germans of D7 take D3.',
  ]);
});

test('DDOB GAC-22: if others have come to the goal by the same card, it is no advance any more', () => {
  // Card 1: B7 (red A) points to B3, to which 1119 (purple R) goes before advances are made; B1 is taken.
  const taken = 'post 1407 back=DR german=2R/352';
  const first = 'post 1119 back=DR german=3R/352';
  const match = advancesBy(1, company('1808', MOBILE), first, taken, 'A/1/16 1506');
  expect(held(match).sort()).toEqual(['1407', '1607', '1808']);
  expect(post(match, '1607').german).toBe('3R/352');
  expect(told(match, 'B7')).toEqual([]);
  // GAC-23: with Americans in its field B7 fires instead.
  const fires = advancesBy(1, company('1808', MOBILE), first, taken, 'A/1/16 1506', 'B/1/16 1809');
  expect([held(fires).sort(), unit(fires, 'B/1/16')]).toEqual([['1407', '1607', '1808'], '1809 2']);
  expect(told(fires, 'B7')).toEqual(['B7 (red) fires on B/1/16 in 1809: intense fire, any; all.']);
  expect(row(position(fires), 'position B7').fired).toBe('yes');
});

test('DDOB GAC-28: an ambush takes a step in the intense field; further out it disrupts', () => {
  // Card 21: red A, the circle. C3 is empty: 1413 intense, 1412 steady, 1414 sporadic.
  const hit = (...lines: string[]) => {
    const match = actsBy(21, ...lines);
    return ['C/1/16', 'G/2/16'].map((name) =>
      `${unit(match, name)} ${field(match, name, 'nerve') ?? ''}`.trim(),
    );
  };
  expect(hit('C/1/16 1413', 'G/2/16 1412')).toEqual(['1413 2', '1412 3']);
  expect(hit('C/1/16 1414', 'G/2/16 1412')).toEqual(['1414 3', '1412 3 disrupted']);
  expect(hit('C/1/16 1414', 'A/1/16 1413')).toEqual(['1414 3 disrupted', '-']);
});

test('DDOB GAC-28, R-127: an ambush passes by who is out of the field and leaders in a crowd, not by who is disrupted already', () => {
  const ambushes = (...lines: string[]) => told(actsBy(21, ...lines), 'ambush');
  const on = (name: string, by: string) => [`Men from the empty C3 (red) ambush ${name}: ${by}.`];
  // 1613 lies beyond the field; A has not the symbol.
  expect(ambushes('C/1/16 1613', 'A/1/16 1413')).toEqual([]);
  // Under steady and sporadic fire, where nobody loses a step.
  expect(ambushes('C/1/16 1412', 'G/2/16 1414')).toEqual(on('C/1/16', 'distance'));
  expect(ambushes('C/1/16 1412 disrupted', 'G/2/16 1414')).toEqual(on('C/1/16', 'distance'));
  expect(ambushes('A/1/16 1412', 'B/1/16 1412 steps=2', 'HQ16 1412')).toEqual(on('A/1/16', 'steps'));
});

test('DDOB GAC-28: five steps in a hex are a target of any symbol for an ambush', () => {
  const match = actsBy(21, 'A/1/16 1413', 'B/1/16 1413 steps=2');
  expect(told(match, 'ambush')).toEqual(['Men from the empty C3 (red) ambush A/1/16: steps.']);
  expect([unit(match, 'A/1/16'), unit(match, 'B/1/16')]).toEqual(['1413 2', '1413 2']);
});

test('DDOB GAC-28, R-123: men lie in wait also where engineers keep the place', () => {
  expect(unit(actsBy(21, 'post 1313 garrison=yes', 'C/1/16 1413'), 'C/1/16')).toBe('1413 2');
});

test('DDOB GAC-29: an ambush hits one unit: the nearest, then most steps, then the player’s', () => {
  const near = actsBy(21, 'C/1/16 1212', 'G/2/16 1314');
  expect([asks(near), legal(near)]).toEqual(['us ambush.choose', ['hit C/1/16', 'hit G/2/16']]);
  expect(refusal(near, 'hit A/1/16')).toBe('GAC-29');
  expect(unit(play(near, 'hit G/2/16'), 'G/2/16')).toBe('1314 2');
  const steps = actsBy(21, 'C/1/16 1212 steps=2', 'G/2/16 1314');
  expect([unit(steps, 'C/1/16'), unit(steps, 'G/2/16')]).toEqual(['1212 2', '1314 2']);
});
