import { expect, test } from 'vitest';
import { DEPTHS } from '../src/data.ts';
import { POST } from '../src/map.ts';
import { defeat } from '../src/rules/events/reserves.ts';
import { DIVISIONAL, deep, eventOf, occupied, post, reasons, TACTICAL } from './reserving.ts';
import {
  asks,
  chances,
  legal,
  news,
  type Play,
  place,
  play,
  position,
  refusal,
  row,
  scene,
  seen,
  US,
  value,
} from './scene.ts';

/** Card 52 brings reserves to zone E, card 47 to D, card 13 to A and D. */
const [TO_E, TO_D, TO_A_AND_D] = ['card-52', 'card-47', 'card-13'];
/** A lone American on the beach, far from all zones. */
const BEACH = 'E/2/16 0512';
const toE = (...lines: string[]): Play => play(eventOf(5, ...lines), TO_E);
/** Where reserves for zone E come, and why. */
const placed = (...lines: string[]): string[] => reasons(play(toE(...TACTICAL, ...lines), '10/3/726'));

test('G.10: DDOB REI-01: reserves come only to positions in communication', () => {
  // E1 lies in 1125: with Americans all round it E3, beside 1224, is the next.
  const round = ['1225', '1126', '1025', '1024', '1124', '1224'];
  const names = ['A/1/16', 'B/1/16', 'C/1/16', 'F/2/16', 'G/2/16', 'I/3/16'];
  const ring = round.map((hex, i) => `${names[i]} ${hex} reduced`);
  expect(placed(...ring.slice(1))).toEqual(['E1: adjacent']);
  expect(placed(...ring)).toEqual(['E3: adjacent']);
});

test('DDOB REI-02: the reserves of an event do not come to a position without an id', () => {
  // 1023 is beside the place in 1024, and two hexes from E1.
  expect(placed('A/1/16 1023 reduced')).toEqual(['E1: near']);
  expect(occupied(play(toE(...TACTICAL, 'A/1/16 1023 reduced'), '10/3/726'))).toEqual(['1125']);
});

test('DDOB REI-03: each is a random unit of the tactical reserve', () => {
  const match = toE(...TACTICAL, ...DIVISIONAL, BEACH);
  expect(chances(match)).toEqual({ '10/3/726': '1/2', '5/2/916': '1/2' });
  play(match, '5/2/916');
  expect([value(match, 'tacticalLeft'), match.engine.g.tactical.total]).toEqual(['1', 1]);
});

test('G.11: DDOB REI-04: without one a unit of the division comes, with depth for the hex', () => {
  const match = toE(...DIVISIONAL, BEACH);
  expect(chances(match)).toEqual({ '1R/352': '1/2', '2/1/726': '1/2' });
  // E1 is in bocage.
  expect(chances(play(match, '1R/352'))).toEqual({ dm1: '1/2', dm2: '1/2' });
  play(match, 'dm2');
  expect(post(match, '1125')).toMatchObject({ back: 'DR', german: '1R/352', depth: 'hidden', marker: 'dm2' });
  expect(value(match, 'divisionalLeft')).toBe('1');
  // D4, beside 1322, has buildings.
  const inTown = play(eventOf(5, ...DIVISIONAL, 'A/1/16 1322 reduced'), TO_D, '1R/352');
  expect(chances(inTown)).toEqual({ db1: '1/2', db2: '1/2' });
});

test('DDOB REI-05: without either nobody comes', () => {
  const match = toE(BEACH);
  expect([occupied(match), news(match, US).includes('No reserves come to zone E: nobody.')]).toEqual([
    [],
    true,
  ]);
});

test('DDOB REI-06: the last unit for two zones comes to the first of both', () => {
  const last = ['tactical 10/3/726=1', 'tacticalLeft 1'];
  const goes = (american: string): string[] => occupied(play(eventOf(5, ...last, american), TO_A_AND_D));
  // Beside A1, then beside D1.
  expect(goes('E/2/16 1109 reduced')).toEqual(['1008']);
  expect(goes('E/2/16 1022 reduced')).toEqual(['1122']);
  // Beside neither both have a first position, and the player chooses.
  const match = play(eventOf(5, ...last, BEACH), TO_A_AND_D);
  expect([asks(match), legal(match)]).toEqual(['us reinforcements.tie', ['reinforce A1', 'reinforce D1']]);
  expect(refusal(match, 'reinforce A2')).toBe('REI-06');
  expect(occupied(play(match, 'reinforce D1'))).toEqual(['1122']);
  expect(news(match, US)).toContain('No reserves come to zone A: nobody.');
  // With two there is one for each.
  expect(occupied(play(eventOf(5, ...TACTICAL, BEACH), TO_A_AND_D, '5/2/916'))).toEqual(['1008', '1122']);
});

test('DDOB REI-07: it lies face down, without depth if it is of the tactical reserve', () => {
  const match = play(toE(...TACTICAL, BEACH), '5/2/916');
  expect(post(match, '1125')).toEqual({ back: 'TR', german: '5/2/916' });
  expect(row(seen(match, US), 'post 1125').german).toBe('?');
  expect([news(match, US).join().includes('916'), deep(match)]).toEqual([false, []]);
  // A position that is taken is passed over.
  expect(placed(BEACH, 'post 1125 back=TR german=9/3/726')).toEqual(['E2: number']);
});

test('R-37: DDOB REI-07: a general alone where they come is captured', () => {
  const match = play(toE(...TACTICAL, 'Cota 1125', BEACH), '10/3/726');
  expect([place(match, 'Cota'), occupied(match)]).toEqual(['-', ['1125']]);
});

test('G.10: DDOB REI-08: first comes a position beside an American unit, the lowest number of those', () => {
  // 1327 is beside E5; 1224 is beside E1 and E3.
  expect(placed('E/2/16 1327 reduced')).toEqual(['E5: adjacent']);
  expect(placed('E/2/16 1224 reduced')).toEqual(['E1: adjacent']);
});

test('G.10: DDOB REI-09: then one within two hexes, the lowest number of those', () => {
  // 1429 is two hexes from E5.
  expect(placed('F/2/16 1429 reduced')).toEqual(['E5: near']);
  // Beside E5 comes before two hexes from E3.
  expect(placed('E/2/16 1327 reduced', 'F/2/16 1322 reduced')).toEqual(['E5: adjacent']);
});

test('DDOB REI-10: else the lowest number of the zone', () => {
  expect(placed(BEACH)).toEqual(['E1: number']);
  expect(placed(BEACH, 'post 1125 back=TR german=9/3/726', 'post 1028 back=TR german=1/1/726')).toEqual([
    'E3: number',
  ]);
});

test('G.10: DDOB REI-11: where no position of the zone is in communication the unit does not appear', () => {
  const exits = ['1001', '1902', '2015', '2022', '2025', '1435', '0635'];
  const names = ['A/1/16', 'B/1/16', 'C/1/16', 'F/2/16', 'G/2/16', 'I/3/16', 'K/3/16'];
  const match = toE(...TACTICAL, ...exits.map((hex, i) => `${names[i]} ${hex} reduced`));
  expect([occupied(match), value(match, 'tacticalLeft')]).toEqual([[], '2']);
  expect(news(match, US)).toContain('No reserves come to zone E: nowhere.');
});

const MEYER = [
  '1/1/915',
  '2/1/915',
  '3/1/915',
  '4/1/915',
  '1/Fus/352',
  '2/Fus/352',
  '3/Fus/352',
  '4/Fus/352',
];
/** With all 24 markers for reserves: those that Meyer does not have are in the pool. */
const meyer = (...lines: string[]): Play =>
  play(
    scene('the event 12', `mobileDepth ${MOBILES.map((id) => `${id}=1`).join(' ')}`, ...lines, BEACH),
    'card-32',
  );
const MOBILES = DEPTHS.filter(({ pool }) => pool === 'mobile').map(({ id }) => id);
const ALL_EIGHT = [
  `meyer ${MEYER.map((name) => `${name}=1`).join(' ')}`,
  'meyerLeft 8',
  'meyerMarkers 4',
  'mobileLeft 20',
];

test('G.12: DDOB KGM-01: four random companies join the division, and two markers the mobile pool', () => {
  const match = meyer(...ALL_EIGHT);
  expect(chances(match)['2/Fus/352']).toBe('1/8');
  play(match, '1/1/915', '2/1/915', '3/Fus/352');
  expect(chances(match)).not.toHaveProperty('1/1/915');
  play(match, '4/Fus/352');
  const [meyerLeft, markers] = [value(match, 'meyerLeft'), value(match, 'meyerMarkers')];
  expect([meyerLeft, markers, value(match, 'divisionalLeft'), value(match, 'mobileLeft')]).toEqual([
    '4',
    '2',
    '4',
    '22',
  ]);
  expect(row(position(match), 'divisional')).toEqual({
    '1/1/915': '1',
    '2/1/915': '1',
    '3/Fus/352': '1',
    '4/Fus/352': '1',
  });
});

test('G.12: DDOB KGM-02: once all eight have come nothing happens any more', () => {
  const rest = [
    `meyer ${MEYER.slice(4)
      .map((name) => `${name}=1`)
      .join(' ')}`,
    'meyerLeft 4',
    'meyerMarkers 2',
    'mobileLeft 22',
  ];
  const second = play(meyer(...rest), '1/Fus/352', '2/Fus/352', '3/Fus/352');
  expect([value(second, 'meyerLeft'), value(second, 'divisionalLeft')]).toEqual(['0', '4']);
  const third = meyer('meyerMarkers 0', 'divisionalLeft 0', 'mobileLeft 24');
  expect([value(third, 'divisionalLeft'), value(third, 'mobileLeft')]).toEqual(['0', '24']);
  expect(news(third, US).join()).not.toContain('Meyer');
});

/** A call for reserves was turned up in a strongpoint. */
const called = (nest: string, ...lines: string[]): Play =>
  scene(`${REPORTED} > tacticalReinforcement.where position=${nest}`, 'cards card-36', ...lines);
/** By a patrol, and the event has nothing else. */
const REPORTED = 'turn.fire > eventPhase.next card=card-36 effect=9';

test('G.29: DDOB DEP-19: a marker that calls for reserves brings a unit of the tactical reserve, face down', () => {
  const match = play(called('WN60', ...TACTICAL, BEACH), '5/2/916');
  expect([value(match, 'tacticalLeft'), occupied(match)]).toEqual(['1', ['0907']]);
  expect(row(seen(match, US), 'post 0907').german).toBe('?');
  // R-30: without one nobody comes, of the division neither.
  const none = called('WN60', ...DIVISIONAL, BEACH);
  expect([occupied(none), value(none, 'divisionalLeft')]).toEqual([[], '2']);
});

test('G.29: DDOB DEP-20: it comes to the empty position nearest to the strongpoint, one without an id too', () => {
  expect(reasons(play(called('WN70', ...TACTICAL, BEACH), '5/2/916'))).toEqual(['0828: nest']);
  // A3 is beside WN60, A1 two hexes away.
  expect(
    occupied(play(called('WN60', ...TACTICAL, BEACH, 'post 0907 back=TR german=9/3/726'), '5/2/916')),
  ).toEqual(['1008', '0907']);
  // REI-01 holds for it, too: with Americans in 0907 it is A1.
  expect(occupied(play(called('WN60', ...TACTICAL, 'E/2/16 0907 reduced'), '5/2/916'))).toEqual(['1008']);
});

test('DDOB DEP-21: of those as near the one nearest to Americans, then the lower number, then the player’s', () => {
  // D1 and E3 are beside WN69.
  expect(reasons(play(called('WN69', ...TACTICAL, 'E/2/16 1224 reduced'), '5/2/916'))).toEqual([
    'E3: americans',
  ]);
  expect(reasons(play(called('WN69', ...TACTICAL, 'E/2/16 1123 reduced'), '5/2/916'))).toEqual([
    'D1: number',
  ]);
  // C2 and D2 are three hexes from WN64, and nobody is ashore.
  const match = called('WN64', ...TACTICAL, 'post 1014 back=TR german=9/3/726');
  expect([asks(match), legal(match)]).toEqual([
    'us tacticalReinforcement.tie',
    ['reinforce C2', 'reinforce D2'],
  ]);
  expect(refusal(match, 'reinforce C1')).toBe('DEP-21');
  expect(reasons(play(match, 'reinforce D2', '5/2/916'))).toEqual(['D2: player']);
});

test('G.30: DDOB RES-29, DDOB RES-30: the 352nd withdraws to its division if it can, all others are gone', () => {
  const beaten = (german: string, ...lines: string[]): Play => {
    const match = eventOf(5, `post 2009 ${german} revealed=yes`, ...lines);
    defeat(match.engine.g, POST.of('2009'));
    return match;
  };
  const withdrawn = beaten('back=TR german=5/2/916', 'E/2/16 1909');
  expect([value(withdrawn, 'divisionalLeft'), occupied(withdrawn)]).toEqual(['1', []]);
  expect(row(position(withdrawn), 'divisional')).toEqual({ '5/2/916': '1' });
  const of716 = beaten('back=TR german=9/3/726', 'E/2/16 1909');
  expect(value(of716, 'divisionalLeft')).toBe('0');
  expect(row(position(of716), 'gone 9/3/726').known).toBe('yes');
  const cutOff = beaten('back=TR german=5/2/916', 'E/2/16 1910', 'F/2/16 2007', 'G/2/16 1912');
  expect([value(cutOff, 'divisionalLeft'), row(position(cutOff), 'gone 5/2/916').known]).toEqual([
    '0',
    'yes',
  ]);
});
