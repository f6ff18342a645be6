import { expect, test } from 'vitest';
import { END_PRICES } from '../src/gaits.ts';
import { grid, isLand, isMajorRiver, isMinorRiver, PLACE } from '../src/map.ts';
import { isEastOfOrne } from '../src/orne.ts';
import { ALLIED, asks, legal, news, type Play, place, play, refusal, scene, unit, whyNot } from './scene.ts';

const MOMENT = 'endStage.germanMoves';
/** A walk over the first so many of some hexes, as the words of an action. */
const way = (hexes: string, many: number): string => hexes.split(' ').slice(0, many).join('+');
/** Open country west of Caen, a hex to the point. */
const PLAIN = 'N3741 N3742 N3743 N3744 N3745 N3746 N3747 N3748';
/** The Cherbourg road from Montebourg by Sainte-Mère-Église to Carentan and Isigny. */
const HIGHWAY = 'N2316 N2317 N2417 N2418 N2519 N2619 N2719 N2819 N2920 N3019 N3120 N3220 N3221';
/** Somebody who keeps the step going when the others have moved. */
const OTHER = 'Sch602 N4224';

test('TKG 27.3.4-a: Independent and Non-Active Units move, up to half of their allowance, once', () => {
  const match = scene(MOMENT, 'PzJg716 N3740', 'I/FJ6 N3616', 'Pz206 N3940 RG', '1/116 N2931', OTHER);
  expect(legal(match, `march PzJg716 ${way(PLAIN, 6)}`)).toHaveLength(1);
  expect(refusal(match, `march PzJg716 ${way(PLAIN, 7)}`)).toBe('27.3.4-d');
  play(match, `march PzJg716 ${way(PLAIN, 4)}`);
  expect(place(match, 'PzJg716')).toBe('N3744');
  expect(news(match, ALLIED)).toEqual(['PzJg716 goes to N3744.']);
  for (const verb of ['march', 'hurry', 'road'])
    expect(refusal(match, `${verb} PzJg716 N3745`), verb).toBe('27.3.4-a');
  play(match, 'march Pz206 N3941'); // a Non-Active Unit, and marked: neither keeps it from moving here
  expect(unit(match, 'Pz206')).toBe('N3941 RG');
  expect(refusal(match, 'march 1/116 N2932')).toBe('27.3.4-a');
});

test('TKG 27.3.4-a: what a unit did in the Landing Phases does not keep it from moving now', () => {
  const match = scene(
    'endStage.obstruction',
    'PzJg716 N3740 active acted=moved',
    'Flak305 N3840 acted=fought',
    OTHER,
  );
  expect([refusal(match, 'march PzJg716 N3741'), refusal(match, 'march Flak305 N3841')]).toEqual(['', '']);
});

test('TKG 27.3.4-a: who may move at all may enter one hex, whatever it costs (ruling 74)', () => {
  // Out of supply on foot: one point, and mixed ground costs two.
  const match = scene(MOMENT, 'I/744 N3756', 'Ost441 N3738', OTHER);
  expect(legal(match, 'march I/744').every((words) => !words.includes('+'))).toBe(true);
  expect(legal(match, 'march I/744').length).toBeGreaterThan(2);
  expect(whyNot(match, 'march I/744 N3755+N3754')).toEqual([
    { rule: '27.3.4-d', text: 'that takes more points than interdiction leaves it' },
  ]);
});

test('TKG 27.3.4-a: a town costs one point off the road, whatever its ground, as the chart says (ruling 75)', () => {
  // The town in N2317 lies in hedgerows, which cost two points on foot and three on wheels.
  for (const from of ['N2216', 'N2318', 'N2416'].map(PLACE.of)) {
    const direction = grid.directionTo(from, PLACE.of('N2317')) as 0;
    const halves = END_PRICES.map((prices) => prices.price(from, direction));
    expect(halves, PLACE.text(from)).toEqual([2, 2]);
  }
});

test('TKG 27.3.4-b: units of an Activation Group do not move, active or not, nor do WNs and Garrisons', () => {
  const match = scene(MOMENT, 'I/914 N3740', 'II/22 N3840 active', 'WN62/352 N3133', 'G-Caen N4046', OTHER);
  for (const verb of ['march', 'hurry', 'road'])
    for (const [name, to] of Object.entries({
      'I/914': 'N3741',
      'II/22': 'N3841',
      'WN62/352': 'N3032',
      'G-Caen': 'N4047',
    }))
      expect(refusal(match, `${verb} ${name} ${to}`), `${verb} ${name}`).toBe('27.3.4-b');
});

test('TKG FG-f: in the End Stage Independent and Non-Active Units move, units of a group do not', () => {
  const match = scene(MOMENT, 'I/914 N3740 active', 'PzJg716 N3840', 'Pz206 N3940');
  const movers = new Set(legal(match, 'march').map((words) => words.split(' ')[1]));
  expect([...movers].sort()).toEqual(['Pz206', 'PzJg716']);
});

test('TKG 27.3.4-c: a unit moves tactically over any ground, or strategically along roads at twice the rate', () => {
  const begin = (): Play => scene(MOMENT, 'PzJg709 N2215', 'PzJg716 N3740', OTHER);
  expect(place(play(begin(), `road PzJg709 ${way(HIGHWAY, 12)}`), 'PzJg709')).toBe('N3220');
  expect(refusal(begin(), `road PzJg709 ${way(HIGHWAY, 13)}`)).toBe('27.3.4-c');
  expect(refusal(begin(), 'road PzJg709 N2216')).not.toBe(''); // no road leads there
  expect(refusal(begin(), 'march PzJg709 N2216')).toBe('');
  // Hedgerow costs a vehicle three points and a man on foot two.
  expect(refusal(begin(), 'march PzJg709 N2216+N2217')).toBe('');
  expect(refusal(begin(), 'march PzJg709 N2216+N2217+N2218')).toBe('27.3.4-d');
});

test('TKG 27.3.4-d: interdiction 0/3 takes three points from vehicles and none on foot; highways are as other roads (ruling 74)', () => {
  const begin = (): Play => scene(MOMENT, 'PzJg709 N2215', 'Sturm7 N3740', 'Ost441 N3840', OTHER);
  expect(place(play(begin(), `march PzJg709 ${way(HIGHWAY, 6)}`), 'PzJg709')).toBe('N2619');
  expect(refusal(begin(), `march PzJg709 ${way(HIGHWAY, 7)}`)).toBe('27.3.4-d');
  expect(legal(begin(), `march Sturm7 ${way(PLAIN, 3)}`)).toHaveLength(1); // half of 6
  expect(refusal(begin(), `march Sturm7 ${way(PLAIN, 4)}`)).toBe('27.3.4-d');
  expect(refusal(begin(), 'march Ost441 N3841+N3842')).toBe(''); // half of 4
  expect(refusal(begin(), 'march Ost441 N3841+N3842+N3843')).toBe('27.3.4-d');
  expect(refusal(begin(), 'hurry Ost441 N3841')).toBe('27.3.4-e'); // there is nothing to exceed
});

test('TKG 27.3.4-d: three come off first, then half, then half again for who is out of supply, each rounded up', () => {
  const match = scene(MOMENT, 'Pz206 N3740', 'II/920 N3840', 'I/744 N3940', OTHER);
  // 14 less 3 is 11, 6, 3; on foot 5 is 3, 2; 4 is 2, 1.
  expect(refusal(match, `march Pz206 ${way(PLAIN, 3)}`)).toBe('');
  expect(refusal(match, `march Pz206 ${way(PLAIN, 4)}`)).toBe('27.3.4-d');
  expect(refusal(match, `hurry Pz206 ${way(PLAIN, 4)}`)).toBe(''); // 14 is 7, 4
  expect(refusal(match, `hurry Pz206 ${way(PLAIN, 5)}`)).toBe('27.3.4-e');
  expect([
    refusal(match, 'march II/920 N3841+N3842'),
    refusal(match, 'march II/920 N3841+N3842+N3843'),
  ]).toEqual(['', '27.3.4-d']);
  expect([refusal(match, 'march I/744 N3941'), refusal(match, 'march I/744 N3941+N3942')]).toEqual([
    '',
    '27.3.4-d',
  ]);
});

test('TKG 27.3.4-e: a unit may spend half of its full allowance, but then loses a step on 1 or 2', () => {
  const lines = ['PzJg716 N3740', OTHER];
  const after = (die: string): string =>
    unit(play(scene(MOMENT, ...lines), `hurry PzJg716 ${way(PLAIN, 7)}`, die), 'PzJg716');
  expect(['1', '2', '3', '4', '5', '6'].map(after)).toEqual([
    'N3747 reduced',
    'N3747 reduced',
    'N3747',
    'N3747',
    'N3747',
    'N3747',
  ]);
  expect(refusal(scene(MOMENT, ...lines), `hurry PzJg716 ${way(PLAIN, 8)}`)).toBe('27.3.4-e');
});

test('TKG 27.3.4-f: fractions go up: 14 less 3 is 11, and half of it 6', () => {
  const match = scene(MOMENT, 'Flak305 N3740', OTHER);
  expect(place(play(match, `march Flak305 ${way(PLAIN, 6)}`), 'Flak305')).toBe('N3746');
  expect(refusal(scene(MOMENT, 'Flak305 N3740', OTHER), `march Flak305 ${way(PLAIN, 7)}`)).toBe('27.3.4-d');
});

test('TKG 27.3.4-g: strategic movement goes anywhere but beside an Allied unit', () => {
  const begin = (...more: string[]): Play => scene(MOMENT, 'PzJg709 N2215', OTHER, ...more);
  const goes = (many: number, ...more: string[]): string =>
    refusal(begin(...more), `road PzJg709 ${way(HIGHWAY, many)}`);
  expect(goes(9, '1/505 N2618')).toBe('27.3.4-g'); // N2519, the fifth hex, lies beside it
  expect(goes(4, '1/505 N2618')).toBe('');
  expect(goes(5, '1/505 N2618')).toBe('27.3.4-g');
  expect(goes(1, '1/505 N2116')).toBe('27.3.4-g'); // it cannot even set out
  expect(refusal(begin('1/505 N2618'), `march PzJg709 ${way(HIGHWAY, 5)}`)).toBe(''); // tactically it may
});

test('TKG 27.3.4-h: the 711th does not cross the Orne, but the Dives it may', () => {
  const match = scene(MOMENT, 'Ost781 N3749', 'Ost642 N3749', 'I/744 N3554', OTHER);
  expect(refusal(match, 'march Ost781 N3648')).toBe('27.3.4-h');
  expect(refusal(match, 'march Ost781 N3849')).toBe('');
  expect(refusal(match, 'march Ost642 N3648')).toBe('');
  expect(refusal(match, 'march I/744 N3453')).toBe('');
});

test('TKG 27.3.4-g: other divisions may go by road over the Orne, while its bridge stands', () => {
  const begin = (...more: string[]): Play => scene(MOMENT, 'PzJg716 N3549', OTHER, ...more);
  expect(place(play(begin(), 'road PzJg716 N3648+N3749+N3849'), 'PzJg716')).toBe('N3849');
  expect(refusal(begin('bridge N3648/N3749 blown=1'), 'road PzJg716 N3648+N3749')).toBe('27.2.5-i');
});

test('the banks of the Orne are told apart by its river, from the sea to the edge of the map', () => {
  for (const hex of grid.hexes)
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbour(hex, d as 0);
      if (to < 0 || !isLand(hex) || !isLand(to) || isEastOfOrne(hex) === isEastOfOrne(to)) continue;
      const side = grid.sideBetween(hex, to);
      expect(
        side !== -1 && (isMajorRiver(side) || isMinorRiver(side)),
        `${PLACE.text(hex)}/${PLACE.text(to)}`,
      ).toBe(true);
    }
  const east = (hex: string): boolean => isEastOfOrne(PLACE.of(hex));
  expect(['N3549', 'N3648', 'N4046', 'N3445', 'N4437'].filter(east)).toEqual([]); // Ouistreham to Villers-Bocage
  expect(['N3749', 'N3551', 'N4051', 'N3453', 'N4263'].filter((hex) => !east(hex))).toEqual([]); // Ranville to Lisieux
});

test('TKG 27.3.4-i: units of box 13 come in by the roads of the east edge, then those of box 1-2 move up', () => {
  const match = scene(
    MOMENT,
    '25/12SS OMM-13',
    '857/346 OMM-13',
    '901/Lehr OMM-1-2',
    'I/Lehr OMM-1-2',
    OTHER,
  );
  expect(legal(match, 'enter 25/12SS')).toEqual(
    ['N3464', 'N4264', 'N4364', 'N4964'].map((hex) => `enter 25/12SS ${hex}`),
  );
  expect(refusal(match, 'enter 25/12SS N4046')).toBe('27.3.4-i');
  expect(refusal(match, 'enter 901/Lehr N4264')).toBe('27.3.4-i');
  play(match, 'enter 25/12SS N4264');
  expect(refusal(match, 'march 25/12SS N4263')).toBe('27.3.4-a'); // ruling 56: that was its move
  play(match, 'end');
  expect(['25/12SS', '857/346', '901/Lehr', 'I/Lehr'].map((name) => place(match, name))).toEqual([
    'N4264',
    'OMM-13',
    'OMM-13',
    'OMM-13',
  ]);
});

test('TKG 27.3.4-i: an edge hex with three units is full', () => {
  const match = scene(MOMENT, '25/12SS OMM-13', 'Sturm7 N4264', 'Pz100 N4264', 'Pz206 N4264');
  expect(refusal(match, 'enter 25/12SS N4264')).toBe('27.2.5-n');
});

test('TKG 27.3.4-j: the unit on the railway comes, without a die, to a town east of the Orne with no Allied neighbour', () => {
  const begin = (...more: string[]): Play => scene(MOMENT, 'Fus346 Rail', OTHER, ...more);
  const match = begin('7Para N3749');
  for (const hex of ['N4051', 'N4263', 'N3453', 'N2460'])
    expect(refusal(match, `rail Fus346 ${hex}`), hex).toBe('');
  expect(refusal(match, 'rail Fus346 N3749')).toBe('27.3.4-j'); // held by the enemy
  expect(refusal(begin('7Para N4050'), 'rail Fus346 N4051')).toBe('27.3.4-j'); // beside him
  for (const hex of ['N4046', 'N3549', 'N3436'])
    expect(refusal(match, `rail Fus346 ${hex}`), hex).toBe('27.3.4-j'); // Caen, Ouistreham, Bayeux
  expect(refusal(match, 'rail Fus346 N4052')).toBe('27.3.4-j'); // no town
  expect(refusal(match, 'rail Sch602 N4051')).toBe('27.3.4-j');
  play(match, 'rail Fus346 N4051');
  expect([place(match, 'Fus346'), asks(match)]).toEqual(['N4051', 'german endStage.germanMoves']);
  const waiting = play(begin(), 'end');
  expect(place(waiting, 'Fus346')).toBe('Rail'); // it may, and need not, come
});
