import { expect, test } from 'vitest';
import { company, MOBILE, post, told } from './later.ts';
import { ways } from './marching.ts';
import { asks, field, legal, type Play, play, refusal, scene, unit, value } from './scene.ts';

/** Somebody of the 1st Division far from everything, so that its actions do not end by themselves. */
const OTHER = 'L/3/16 0709';
/** The action phase of turn 18. */
const later = (...lines: string[]): Play => scene('actions 18', OTHER, ...lines);

test('DDOB XSQ-06: three regular actions for each division from turn 17 on', () => {
  expect(later('A/1/16 0711').engine.g.division.actions.get(0)).toBe(3);
  expect(scene('actions 16', OTHER, 'A/1/16 0711').engine.g.division.actions.get(0)).toBe(2);
  expect(later('A/1/16 0711', 'moreActions 1').engine.g.division.actions.get(0)).toBe(4);
});

test('DDOB UMV-01: infantry and leaders go two hexes, guns one (UMV-07), and on turn 16 nobody more than one', () => {
  const goes = (name: string, to: string, ...lines: string[]) =>
    refusal(later(`${name} 1212`, ...lines), `move ${name} ${to}`);
  // Over open ground from 1212 by 1012 … to the west of the draw.
  expect(goes('A/1/16', '1012')).toBe('');
  expect(refusal(play(later('AB/5R 1212'), 'lead 29th'), 'move AB/5R 1012')).toBe('');
  expect(goes('HQ16', '1012')).toBe('');
  expect(goes('Wyman', '1012')).toBe('');
  expect(goes('AT/16', '1012')).toBe('MOV-09');
  expect(goes('7FA', '1113')).toBe('');
  expect(refusal(scene('actions 16', OTHER, 'A/1/16 1212'), 'move A/1/16 1012')).toBe('MOV-09');
});

test('DDOB UMV-01: it is one action, and the unit is there', () => {
  const match = play(later('A/1/16 1212'), 'move A/1/16 1012');
  expect([unit(match, 'A/1/16'), match.engine.g.division.actions.get(0)]).toEqual(['1012 3', 2]);
  expect(refusal(match, 'move A/1/16 1113')).toBe('ACT-01');
});

test('DDOB UMV-02: into bocage off the road one hex only, by a road two', () => {
  // 1212 to 1313 is a trail through bocage; 1213 has none.
  const match = later('A/1/16 1113');
  expect(ways(match, 'move A/1/16').split(' ')).toContain('1213');
  expect(refusal(match, 'move A/1/16 1214')).toBe('MOV-09');
  expect(refusal(match, 'move A/1/16 1313')).toBe('');
  expect(refusal(later('HQ16 1113'), 'move HQ16 1214')).toBe('');
});

test('DDOB UMV-02: not through or into intense and steady fire, but leaders may', () => {
  const german = company('1313');
  // 1212 is in intense fire of C3, 1211 in sporadic.
  expect(refusal(later('A/1/16 1012', german), 'move A/1/16 1113')).toBe('');
  expect(refusal(later('A/1/16 1012', german), 'move A/1/16 1212')).toBe('MOV-09');
  expect(refusal(later('A/1/16 1012', company('1313', 'disrupted=yes')), 'move A/1/16 1212')).toBe('');
  expect(refusal(later('HQ16 1012', german), 'move HQ16 1212')).toBe('');
  // 1106 is in steady fire of A5.
  expect(refusal(later('A/1/16 1207', company('1004')), 'move A/1/16 1106')).toBe('MOV-09');
  expect(refusal(later('A/1/16 1207', company('1004', 'disrupted=yes')), 'move A/1/16 1106')).toBe('');
});

test('DDOB UMV-03: a bluff leaves no marker, and is all of the move', () => {
  // 0815 lies below WN64 in 0916.
  const match = later('A/1/16 0815');
  expect(refusal(match, 'climb A/1/16 1016')).toBe('MOV-09');
  play(match, 'climb A/1/16 0916');
  expect([unit(match, 'A/1/16'), field(match, 'A/1/16', 'climb')]).toEqual(['0916 3', undefined]);
  expect(field(play(scene('actions 15', OTHER, 'A/1/16 0815'), 'climb A/1/16 0916'), 'A/1/16', 'climb')).toBe(
    'over',
  );
});

test('DDOB UMV-04: a cliff is crossed at once, and the marker comes off in a later turn', () => {
  const below = 'C/2R 0432';
  const early = play(scene('actions 15', OTHER, below), 'lead 29th', 'climb C/2R 0533');
  expect([unit(early, 'C/2R'), field(early, 'C/2R', 'climb')]).toEqual(['0432 2', 'below']);
  const late = play(later(below), 'lead 29th', 'climb C/2R 0533');
  expect([unit(late, 'C/2R'), field(late, 'C/2R', 'climb')]).toEqual(['0533 2', 'over']);
  const next = play(later('C/2R 0533 climb=over'), 'lead 29th', 'finish C/2R');
  expect(field(next, 'C/2R', 'climb')).toBeUndefined();
});

test('DDOB UMV-05: tanks go two hexes along roads, and four along main roads', () => {
  // The main road from 1207 by 1206, 1106, 1105 to 1104; the secondary from 1119 by 1219 to 1320.
  const main = later('1/B/741 1207');
  expect(refusal(main, 'move 1/B/741 1104')).toBe('');
  expect(refusal(main, 'move 1/B/741 1103')).toBe('MOV-09');
  const side = later('1/B/741 1119');
  expect(refusal(side, 'move 1/B/741 1320')).toBe('');
  expect(refusal(side, 'move 1/B/741 1319')).toBe('MOV-09');
  // A trail is none: from 1113 by 1212 to 1313.
  expect(refusal(later('1/B/741 1113'), 'move 1/B/741 1212')).toBe('');
  expect(refusal(later('1/B/741 1113'), 'move 1/B/741 1313')).toBe('MOV-09');
  expect(refusal(scene('actions 16', OTHER, '1/B/741 1207'), 'move 1/B/741 1106')).toBe('MOV-09');
});

test('DDOB UMV-06: a tank stops in intense fire, and goes on through steady fire', () => {
  // A5 (1004): 1106 steady, 1105 intense.
  const match = later('1/B/741 1206', company('1004'));
  expect(refusal(match, 'move 1/B/741 1105')).toBe('');
  expect(refusal(match, 'move 1/B/741 1104')).toBe('MOV-09');
  expect(refusal(later('1/B/741 1206', company('1004', 'disrupted=yes')), 'move 1/B/741 1104')).toBe('');
  // Out of it, it goes as far as ever.
  expect(refusal(later('1/B/741 1105', company('1004')), 'move 1/B/741 1207')).toBe('');
});

test('a long move does not slip past Germans: that is infiltration, and one hex', () => {
  // A1 in 1008 watches 1009 and 1109.
  const match = later('A/1/16 1009', company('1008'));
  expect(refusal(match, 'move A/1/16 1109')).toBe('MOV-10');
  expect(refusal(match, 'infiltrate A/1/16 1109')).toBe('');
  // Beyond the hexes that are watched it is a move like any other.
  expect(refusal(later('HQ16 1009', company('1008')), 'move HQ16 1210')).toBe('');
});

test('DDOB MOV-06: cover on the beach is free only next door', () => {
  const match = later('A/1/16 0610 acted=no', 'division 1st actions=3');
  play(match, 'move A/1/16 0711');
  expect(match.engine.g.division.actions.get(0)).toBe(3);
});

const KNOWN = company('1310', 'revealed=yes', MOBILE);
test('DDOB UMV-08: artillery shells Germans in range under a headquarters, from turn 17 on', () => {
  const lines = [KNOWN, '62AFA 1409', 'HQ16 1408', 'A/1/16 0709'];
  // Next to the Germans it may not.
  expect(refusal(later(...lines), 'barrage 62AFA 1310')).toBe('BAR-05');
  const away = [KNOWN, '62AFA 1407', 'HQ16 1408', 'A/1/16 1409'];
  expect(refusal(later(...away), 'barrage 62AFA 1310')).toBe('');
  expect(refusal(scene('actions 16', OTHER, ...away), 'barrage 62AFA 1310')).toBe('BAR-01');
  expect(refusal(later(KNOWN, '62AFA 1407', 'HQ16 0711', 'A/1/16 1409'), 'barrage 62AFA 1310')).toBe(
    'UMV-08',
  );
  expect(refusal(later(KNOWN, '62AFA 1407', 'Wyman 1408', 'A/1/16 1409'), 'barrage 62AFA 1310')).toBe(
    'UMV-08',
  );
  expect(refusal(later(company('1310', MOBILE), ...away.slice(1)), 'barrage 62AFA 1310')).toBe('BAR-04');
});

test('DDOB UMV-09: artillery needs eyes: infantry under the same headquarters, or its own if it is armored', () => {
  const may = (...lines: string[]) => refusal(later(KNOWN, ...lines), 'barrage 62AFA 1310');
  expect(may('62AFA 1407', 'HQ16 1408', 'A/1/16 1409 disrupted')).toBe('UMV-09');
  expect(may('62AFA 1407', 'HQ16 1407', 'A/1/16 1409')).toBe('UMV-09');
  expect(may('62AFA 1407', 'HQ16 1407', 'HQ18 1408', 'A/1/16 1409')).toBe('');
  // 1312 lies in its sporadic field, two hexes away.
  expect(may('62AFA 1110', 'HQ16 1009')).toBe('');
  const field = (...lines: string[]) => refusal(later(KNOWN, ...lines), 'barrage 7FA 1310');
  expect(field('7FA 1110', 'HQ16 1009', 'A/1/16 1209')).toBe('UMV-09');
  expect(field('7FA 1108', 'HQ16 1109', 'A/1/16 1209')).toBe('');
});

test('DDOB UMV-08: the barrage of artillery is read off the table as that of tanks', () => {
  // 62AFA has the circle; card 2 has it, and purple: both, strength 9.
  const match = play(later(KNOWN, '62AFA 1407', 'HQ16 1408', 'A/1/16 1409'), 'barrage 62AFA 1310', 'card-2');
  expect(post(match, '1310')).toMatchObject({ disrupted: 'yes' });
  expect(post(match, '1310').depth).toBeUndefined();
});

test('DDOB UMV-10: regular infantry and armor leave by any exit, Rangers by F and G, others not at all', () => {
  const may = (name: string, hex: string) =>
    refusal(play(later(`${name} ${hex}`, 'G/2/116 0624'), 'lead 29th', 'end'), `exit ${name}`);
  expect(may('A/1/16', '1001')).toBe('');
  expect(may('1/B/741', '2015')).toBe('');
  expect(may('AT/16', '2015')).toBe('UMV-10');
  expect(may('HQ16', '2015')).toBe('UMV-10');
  expect(may('A/1/16', '1002')).toBe('UMV-10');
  const ranger = (hex: string) => refusal(play(later(`AB/5R ${hex}`), 'lead 29th'), 'exit AB/5R');
  expect([ranger('1435'), ranger('0635'), ranger('2025')]).toEqual(['', '', 'UMV-10']);
  expect(refusal(scene('actions 16', OTHER, 'A/1/16 1001'), 'exit A/1/16')).toBe('UMV-10');
});

test('DDOB UMV-10: it costs a move, and the unit is off the map with its steps', () => {
  const match = play(later('A/1/16 1001 steps=2', 'B/1/16 1001 disrupted'), 'exit A/1/16');
  expect([unit(match, 'A/1/16'), field(match, 'A/1/16', 'exit'), field(match, 'A/1/16', 'steps')]).toEqual([
    '-',
    'A',
    '2',
  ]);
  expect(match.engine.g.division.actions.get(0)).toBe(2);
  expect([refusal(match, 'exit A/1/16'), refusal(match, 'exit B/1/16')]).toEqual(['UMV-10', 'MOV-19']);
  expect(match.engine.g.division.lost.get(0)).toBe(0);
});

test('DDOB UMV-10, ACT-02: it may be the last action of the division, and without one nobody leaves', () => {
  const match = later('A/1/16 1001', 'B/1/16 2015', 'HQ16 0713', 'moreActions -2');
  expect(match.engine.g.division.actions.get(0)).toBe(1);
  play(match, 'exit A/1/16');
  expect(told(match, 'leaves')).toEqual(['A/1/16 leaves the map by exit A.']);
  expect(refusal(match, 'exit B/1/16')).toBe('ACT-02');
});

test('DDOB XSQ-05: with the weapons and double strength depth in sight and its unit fall at once, from turn 17 on', () => {
  // dm9 in sight; two full companies and a tank against a company of 3 with flanking.
  const lines = [
    'post 1416 back=TR german=11/3/726 revealed=yes depth=known pool=mobile marker=dm1',
    'A/1/16 1417',
    'B/1/16 1415',
    'D/1/16 1316',
    'C/1/16 1316',
    'navalMarkers 1',
  ];
  const by = (turn: number) => {
    const match = scene(`actions ${turn}`, ...lines, 'HQ16 1417');
    play(match, 'attack 1416 A/1/16+B/1/16+C/1/16+D/1/16');
    return asks(match).includes('ships') ? play(match, 'naval') : match;
  };
  expect(post(by(18), '1416').back).toBeUndefined();
  expect(post(by(15), '1416')).toMatchObject({ back: 'TR', disrupted: 'yes' });
  expect(post(by(15), '1416').depth).toBeUndefined();
});

test('what may be done in turn 17 is listed with its long moves', () => {
  const match = later('A/1/16 1212');
  expect(legal(match, 'move A/1/16 ').length).toBeGreaterThan(6);
  expect(value(match, 'acting')).toBe('1st');
});
