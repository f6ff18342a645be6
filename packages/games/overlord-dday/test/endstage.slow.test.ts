import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { BRIDGE } from '../src/map.ts';
import { face } from '../src/rules/units.ts';
import {
  ALLIED,
  asks,
  field,
  legal,
  news,
  type Play,
  place,
  play,
  position,
  refusal,
  row,
  scene,
  unit,
  value,
  whyNot,
} from './scene.ts';

const DICE = ['1', '2', '3', '4', '5', '6'] as const;
/** A unit that fell in battle. */
const lost = (name: string): string => `unit ${name} lost=yes`;
const blown = (match: Play): string[] =>
  BRIDGE.words.filter((bridge) => row(position(match), `bridge ${bridge}`).blown === '1');

test('TKG 27.3-a: the eight steps of the End Stage follow each other, and then the game is over', () => {
  const match = scene(
    'recovery 5',
    'WN64/352 N3132 RG',
    '6AL Gliders',
    '175/29 Omaha-box-1',
    '38/2 Reserve-us',
    'beach Omaha chit=A5',
    'Pi352 N3623',
    '901/Lehr OMM-1-2',
    ...['1/16', '2/16', '3/16', 'WN60/352', 'WN62/352', 'WN81/352'].map(lost),
    'I/914 N3125 reduced',
    'II/914 N3424 reduced',
    '7Para N3749',
    'Ost642 N3650',
  );
  play(match, '6');
  const steps: string[] = [];
  const done = (): string =>
    [
      place(match, '6AL') === 'Gliders' ? '' : '27.3.1',
      field(match, '175/29', 'delayed') === 'yes' ? '27.3.2' : '',
      row(position(match), 'beach Omaha').obstruction === '3' ? '27.3.3' : '',
      place(match, '901/Lehr') === 'OMM-13' ? '27.3.4' : '',
      row(position(match), 'regiment us/1/16').cadre === 'Reserve-us' ? '27.3.5' : '',
      unit(match, 'I/914') === 'N3125' ? '27.3.6' : '',
      place(match, 'WN81/352') === 'N1513' ? '27.3.8' : '',
    ]
      .filter((step) => step !== '')
      .join(' ');
  for (const words of ['glide 6AL N3648', '1', 'end', 'end', 'restore I/914', 'end', 'end']) {
    steps.push(`${asks(match)}: ${done()}`);
    play(match, words);
  }
  expect(steps).toEqual([
    'allied endStage.glide: ',
    '* gliderLanding.roll: ',
    'allied endStage.fill: 27.3.1 27.3.2',
    'german endStage.germanMoves: 27.3.1 27.3.2 27.3.3',
    'german restoration.restore: 27.3.1 27.3.2 27.3.3 27.3.4 27.3.5',
    'allied endStage.alliedBridges: 27.3.1 27.3.2 27.3.3 27.3.4 27.3.5 27.3.6',
    'german endStage.germanBridges: 27.3.1 27.3.2 27.3.3 27.3.4 27.3.5 27.3.6',
  ]);
  expect([asks(match), done().endsWith('27.3.8'), value(match, 'phase')]).toEqual(['over', true, '6']);
});

const LANDING = 'endStage.gliders';
/** What becomes of a glider unit with each die. */
const glides = (name: string, hex: string, ...lines: string[]): string[] =>
  DICE.map((die) =>
    unit(play(scene(LANDING, `${name} Gliders`, ...lines), `glide ${name} ${hex}`, die), name),
  );

test('TKG 27.3.1-a: a glider unit lands in its zone or beside it, and rolls on the airborne table', () => {
  const match = scene(LANDING, '325/82 Gliders', '6AL Gliders');
  const around = ['N2819', 'N2720', 'N2820', 'N2920', 'N2919', 'N2818', 'N2719'];
  expect(legal(match, 'glide 325/82')).toEqual(around.map((hex) => `glide 325/82 ${hex}`));
  expect(refusal(match, 'glide 325/82 N3648')).toBe('27.3.1-a'); // the zone of the others
  expect(refusal(match, 'glide 1/505 N2819')).toBe('27.3.1-a');
  expect(glides('6AL', 'N3648')).toEqual([
    'N3648 RG',
    'N3648 RG',
    'N3648 RG',
    'N3648 DG',
    'N3648 DG',
    'N3648 reduced DG',
  ]);
  play(match, 'glide 6AL N3647', '1');
  expect(news(match, ALLIED)).toContain('6AL comes down in N3647: die 1, total 1.');
  expect([unit(match, '6AL'), asks(match)]).toEqual(['N3647 RG', 'allied endStage.glide']); // the other one must land too
  expect(refusal(match, 'glide 6AL N3648')).toBe('27.3.1-a');
  expect(row(position(match), 'hex N3647')).toEqual({ allied: 'yes' });
});

test('TKG 27.3.1-b: gliders come down where they are meant to, whatever the table says of scatter', () => {
  expect(glides('6AL', 'N3647').map((state) => state.split(' ')[0])).toEqual(Array(6).fill('N3647'));
  const match = play(scene(LANDING, '6AL Gliders'), 'glide 6AL N3647', '5');
  expect(asks(match)).not.toContain('scatter');
});

test('TKG 27.3.1-c: a glider unit whose zone is enemy occupied lands beside it', () => {
  const match = scene(LANDING, '6AL Gliders', 'Ost642 N3648', 'WN18-14/716 N3549');
  expect(refusal(match, 'glide 6AL N3648')).toBe('27.3.1-c');
  expect(refusal(match, 'glide 6AL N3549')).toBe('27.3.1-c');
  expect(place(play(match, 'glide 6AL N3748', '1'), '6AL')).toBe('N3748');
});

test('TKG 27.3.1-d: gliders need clear, mixed or hedgerow ground', () => {
  const match = scene(LANDING, '6AL Gliders', '325/82 Gliders');
  // Bocage, under water, a beach, Caen: too far away, and not for gliders either.
  for (const [unit, hex] of [['325/82', 'N2214'], ['325/82', 'N2817'], ['6AL', 'N3348'], ['6AL', 'N4046']]) // biome-ignore format: a list
    expect(whyNot(match, `glide ${unit} ${hex}`).map(({ rule }) => rule)).toEqual(['27.3.1-a', '27.3.1-d']);
  for (const hex of ['N3740', 'N3650', 'N2616'])
    expect(refusal(match, `glide 6AL ${hex}`), hex).toBe('27.3.1-a');
});

test('TKG 27.3.1-e: hedgerow adds one to the die, and an enemy zone of control one more', () => {
  const hedges = ['RG', 'RG', 'DG', 'DG', 'reduced DG', 'reduced DG'];
  expect(glides('325/82', 'N2819')).toEqual(hedges.map((state) => `N2819 ${state}`));
  const zone = glides('6AL', 'N3648', 'I/736 N3647');
  expect(zone).toEqual(hedges.map((state) => `N3648 ${state}`));
  const both = ['RG', 'DG', 'DG', 'reduced DG', 'reduced DG', 'reduced DG'];
  expect(glides('325/82', 'N2819', 'Geo795 N2720')).toEqual(both.map((state) => `N2819 ${state}`));
  const open = ['RG', 'RG', 'RG', 'DG', 'DG', 'reduced DG'].map((state) => `N3648 ${state}`);
  expect(glides('6AL', 'N3648', 'I/736 N3649')).toEqual(open); // no zone reaches over the Orne
  expect(glides('6AL', 'N3648', 'WN18-14/716 N3549')).toEqual(open); // nor has a plain WN one
});

test('TKG 27.3.1-c: a glider unit for which no hex is left stays where it is', () => {
  const around = ['N3648', 'N3549', 'N3649', 'N3749', 'N3748', 'N3647', 'N3548'];
  const held = ['I/736', 'II/736', 'III/736', 'Ost642', 'I/192', 'II/192', 'Pi716'].map(
    (name, i) => `${name} ${around[i]}`,
  );
  const match = scene(LANDING, '6AL Gliders', '325/82 Gliders', ...held);
  expect(refusal(match, 'glide 6AL N3648')).toBe('27.3.1-c');
  play(match, 'glide 325/82 N2819', '1');
  expect([place(match, '6AL'), asks(match).includes('glide')]).toEqual(['Gliders', false]);
});

test('a glider unit does not land where three units are', () => {
  const match = scene(LANDING, '6AL Gliders', '7Para N3648', '12Para N3648', '13Para N3648');
  expect(refusal(match, 'glide 6AL N3648')).toBe('27.2.5-n');
});

test('TKG 27.3.2-a: who waits in a Landing Box 1 is marked as delayed, and nobody lands from a box', () => {
  const match = scene(
    'endStage.delays',
    '175/29 Omaha-box-1',
    '9/2 Omaha-box-2',
    '23/2 Mulberry-us-1',
    '146/49 Mulberry-cw-1',
    '1/26 Utah-box-1',
    '2/26 Utah-box-1',
    '38/2 Reserve-us',
  );
  const delayed = ['175/29', '9/2', '23/2', '146/49', '1/26', '2/26', '38/2'].filter((name) =>
    field(match, name, 'delayed'),
  );
  expect(delayed).toEqual(['175/29', '23/2', '146/49', '1/26', '2/26']);
  play(match, 'fill 38/2 Utah-box-2');
  expect(field(match, '38/2', 'delayed')).toBeUndefined(); // it came after the markers
  const landing = scene('landing 5', '175/29 Omaha-box-1', '1/26 Omaha-5');
  expect(refusal(landing, 'land 175/29 N2931')).toBe('27.2.2-a');
  expect(refusal(landing, 'land 1/26 N2931')).toBe('');
});

test('TKG 27.3.2-b: an empty Landing Box may be filled at once from the Floating Reserve of its army', () => {
  const match = scene(
    'endStage.fill',
    '175/29 Omaha-box-1',
    '38/2 Reserve-us',
    '357/90 Reserve-us',
    '147/49 Reserve-cw',
  );
  expect(refusal(match, 'fill 38/2 Omaha-box-1')).toBe('27.3.2-b'); // taken
  expect(refusal(match, 'fill 38/2 Gold-box-1')).toBe('27.3.2-b'); // the other army's
  expect(refusal(match, 'fill 147/49 Utah-box-1')).toBe('27.3.2-b');
  expect(refusal(match, 'fill 175/29 Omaha-box-2')).toBe('27.3.2-b'); // not in the reserve
  const boxes = ['Utah-box-1', 'Utah-box-2', 'Omaha-box-2', 'Mulberry-us-1'];
  expect(legal(match, 'fill 38/2')).toEqual(boxes.map((box) => `fill 38/2 ${box}`));
  play(match, 'fill 38/2 Omaha-box-2', 'fill 147/49 Mulberry-cw-1');
  expect([place(match, '38/2'), place(match, '147/49')]).toEqual(['Omaha-box-2', 'Mulberry-cw-1']);
  expect(refusal(match, 'fill 357/90 Omaha-box-2')).toBe('27.3.2-b');
  play(match, 'end');
  expect(place(match, '357/90')).toBe('Reserve-us'); // it need not be filled
});

test('TKG 27.3.2-b: two battalions share a box as one unit, a third does not', () => {
  const match = scene(
    'endStage.fill',
    '1/26 Reserve-us',
    '2/26 Reserve-us',
    '3/26 Reserve-us',
    '38/2 Reserve-us',
  );
  play(match, 'fill 1/26 Omaha-box-2');
  expect(refusal(match, 'fill 38/2 Omaha-box-2')).toBe('27.3.2-b');
  play(match, 'fill 2/26 Omaha-box-2');
  expect(refusal(match, 'fill 3/26 Omaha-box-2')).toBe('27.3.2-b');
});

test('TKG 27.3.2-c: the second boxes of the Mulberries are not open', () => {
  const match = scene('endStage.fill', '38/2 Reserve-us', '147/49 Reserve-cw');
  expect(refusal(match, 'fill 38/2 Mulberry-us-2')).toBe('27.3.2-c');
  expect(refusal(match, 'fill 147/49 Mulberry-cw-2')).toBe('27.3.2-c');
  expect(legal(match).filter((words) => words.includes('Mulberry-us-2'))).toEqual([]);
});

const CHITS = [
  'beach Utah chit=A7',
  'beach Omaha chit=A5',
  'beach Gold chit=A5',
  'beach Juno chit=A7',
  'beach Sword chit=A6',
];
const obstructions = (): Play =>
  scene('endStage.fill', '38/2 Reserve-us', 'Pi352 N3623', 'cup A3=2 A4=2 A6=1', ...CHITS);
const level = (match: Play, beach: string): string =>
  row(position(match), `beach ${beach}`).obstruction ?? '0';

test('TKG 27.3.3-a: a beach is obstructed by the reduced value of its chit, Juno and Gold by one more', () => {
  const match = play(obstructions(), 'end');
  expect(['Utah', 'Omaha', 'Gold', 'Juno'].map((beach) => level(match, beach))).toEqual(['2', '3', '2', '4']);
});

test('TKG 27.3.3-b: Sword has no obstruction level', () => {
  expect(level(play(obstructions(), 'end'), 'Sword')).toBe('0');
});

test('TKG 27.3.3-c: the levels are on their tracks for all to see', () => {
  const match = play(obstructions(), 'end');
  expect(news(match, ALLIED)).toEqual([
    'Obstruction at Utah: 2.',
    'Obstruction at Omaha: 3.',
    'Obstruction at Gold: 2.',
    'Obstruction at Juno: 4.',
  ]);
});

test('TKG 27.3.3-d: all chits go back to the cup, with those that were taken out before the draw', () => {
  const match = play(obstructions(), 'end');
  expect(row(position(match), 'cup')).toEqual({ A3: '2', A4: '2', A5: '2', A6: '2', A7: '2', A8: '6' });
  for (const beach of ['Utah', 'Omaha', 'Sword'])
    expect(row(position(match), `beach ${beach}`).chit, beach).toBeUndefined();
});

const REGIMENTS = 'endStage.regiments';
/** Bridges keep the game from being over. */
const AIRBORNE = '7Para N3749';

test('TKG 27.3.5-a: a regiment that lost its three battalions is a cadre in the reserve of its army', () => {
  const dead = [
    '1/16',
    '2/16',
    '3/16',
    '1/116',
    '2/116',
    '1Hamp',
    '1Dors',
    '2Devn',
    '1/505',
    '2/505',
    '3/505',
  ];
  const match = scene(REGIMENTS, AIRBORNE, ...dead.map(lost), '3/116 N2931 reduced');
  const cadre = (regiment: string): string | undefined => row(position(match), `regiment ${regiment}`).cadre;
  expect(['us/1/16', 'us/29/116', 'uk/50/231', 'us/82/505'].map(cadre)).toEqual([
    'Reserve-us',
    undefined, // one battalion is left
    'Reserve-cw',
    'Reserve-us', // who came by air is no exception
  ]);
  expect(cadre('us/1/18')).toBeUndefined(); // not in play, but not lost either
});

test('TKG 27.3.5-a: both players are told of it', () => {
  const match = scene('endStage.germanMoves', AIRBORNE, 'Pi352 N3623', ...['1/16', '2/16', '3/16'].map(lost));
  expect(news(play(match, 'end'), ALLIED)).toEqual([
    'Of the 16th Infantry Regiment a cadre is left, in the U.S. Floating Reserve; its associated unit returns in turn 7.',
  ]);
});

test('TKG 27.3.5-b: the battalions of such a regiment are out of play for good', () => {
  const match = scene(REGIMENTS, AIRBORNE, ...['1/16', '2/16', '3/16'].map(lost));
  while (asks(match) !== 'over') play(match, 'end');
  expect(['1/16', '2/16', '3/16'].map((name) => unit(match, name))).toEqual(['-', '-', '-']);
  expect(['1/16', '2/16', '3/16'].map((name) => field(match, name, 'lost'))).toEqual(['yes', 'yes', 'yes']);
});

test('TKG 27.3.5-c: its associated unit returns six turns later', () => {
  const match = scene(REGIMENTS, AIRBORNE, ...['1/16', '2/16', '3/16'].map(lost));
  expect(row(position(match), 'regiment us/1/16')).toEqual({ cadre: 'Reserve-us', returns: '7' });
});

/** The records of the campaign after the WNs have been counted: VII Army losses, replacement points. */
const records = (match: Play): string =>
  `${value(match, 'armyLosses') ?? 0} ${value(match, 'infantryPoints') ?? 0}`;
const NESTS_LOST = 'endStage.nestLosses';

test('TKG 27.3.6-a: the WNs lost are counted apart for the 716th, the 352nd and all others', () => {
  const dead = ['WN33/716', 'WN35/716', 'WN60/352', 'WN81/352', 'WNAzeville', 'WN4/709'];
  expect(records(scene(NESTS_LOST, AIRBORNE, ...dead.map(lost)))).toBe('4 0'); // 3 of the 352nd, 3 others make 1
});

test('TKG 27.3.6-b: WNs of the 716th change nothing', () => {
  const dead = ['WN33/716', 'WN35/716', 'WN37/716', 'WN28/716', 'WN27/716', 'WNMerville'];
  expect(records(scene(NESTS_LOST, AIRBORNE, ...dead.map(lost)))).toBe('0 0');
});

const EIGHT_STEPS = ['WN60/352', 'WN62/352', 'WN64/352', 'WN66/352'].map(lost);

test('TKG 27.3.6-c: four steps of the 352nd’s WNs make a reduced battalion of the division whole', () => {
  const battalions = [
    'I/914 N3125 reduced',
    'II/914 N3424',
    'I/916 N3339 reduced',
    'II/916 N3231 reduced DG',
    'I/919 N2922 reduced',
  ];
  const others = ['Pi352 N3623 reduced', 'PzJg352 N3631 reduced'];
  const match = scene(NESTS_LOST, AIRBORNE, ...EIGHT_STEPS, ...battalions, ...others);
  expect(legal(match)).toEqual(['I/914', 'I/916', 'II/916'].map((name) => `restore ${name}`));
  for (const name of ['II/914', 'I/919', 'Pi352', 'PzJg352', 'I/915'])
    expect(refusal(match, `restore ${name}`), name).toBe('27.3.6-c');
  play(match, 'restore II/916');
  expect([unit(match, 'II/916'), face(match.engine.g, UNIT.of('II/916')).strength]).toEqual(['N3231 DG', 4]);
  expect(news(match, ALLIED)).toEqual(['II/916 is back at full strength.']);
  expect(legal(match)).toEqual(['restore I/914', 'restore I/916']);
  play(match, 'restore I/916');
  expect([asks(match), unit(match, 'I/914'), records(match)]).toEqual([
    'allied endStage.alliedBridges',
    'N3125 reduced',
    '0 0',
  ]);
});

test('TKG 27.3.6-c: a WN that is only reduced counts with the step it lost', () => {
  const four = [lost('WN60/352'), 'WN62/352 N3133 reduced', 'WN64/352 N3132 reduced'];
  const match = scene(NESTS_LOST, AIRBORNE, ...four, 'I/914 N3125 reduced', 'I/916 N3339 reduced');
  expect(asks(match)).toBe('german restoration.restore');
  const three = scene(
    NESTS_LOST,
    AIRBORNE,
    ...four.slice(0, 2),
    'I/914 N3125 reduced',
    'I/916 N3339 reduced',
  );
  expect([asks(three), records(three)]).toEqual(['allied endStage.alliedBridges', '3 0']);
});

test('TKG 27.3.6-d: where no battalion is reduced each four steps are a replacement point', () => {
  expect(records(scene(NESTS_LOST, AIRBORNE, ...EIGHT_STEPS, 'I/914 N3125'))).toBe('0 2');
  const one = scene(NESTS_LOST, AIRBORNE, ...EIGHT_STEPS, 'WN68/352 N3030 reduced', 'I/914 N3125 reduced');
  expect([unit(one, 'I/914'), records(one)]).toEqual(['N3125', '1 1']); // nine steps: one battalion, one point, one left
});

test('TKG 27.3.6-e: steps of the 352nd short of four go to the losses of the VII Army', () => {
  const steps = [lost('WN81/352'), 'WN68/352 N3030 reduced', 'WN71/352 N2930 reduced'];
  for (const many of [1, 2, 3])
    expect(records(scene(NESTS_LOST, AIRBORNE, ...steps.slice(0, many)))).toBe(`${many} 0`);
  expect(records(scene(NESTS_LOST, AIRBORNE, ...EIGHT_STEPS, ...steps))).toBe('3 2');
});

test('TKG 27.3.6-f: three steps of the other eliminated WNs are one loss of the VII Army, rounded down', () => {
  const others = ['WNAzeville', 'WNCrisbecq', 'WN5/709', 'WN8/709'].map(lost); // two steps each
  const losses = [1, 2, 3, 4].map((many) => records(scene(NESTS_LOST, AIRBORNE, ...others.slice(0, many))));
  expect(losses).toEqual(['0 0', '1 0', '2 0', '2 0']);
  const reduced = ['WN10/709 N2421 reduced', 'WNLongues N3137 reduced'];
  expect(records(scene(NESTS_LOST, AIRBORNE, ...others.slice(0, 1), ...reduced))).toBe('0 0'); // they still stand
  expect(
    records(scene(NESTS_LOST, AIRBORNE, lost('WNPointeDuHoc'), lost('G-Caen'), lost('G-Carentan'))),
  ).toBe('0 0');
});

test('TKG 27.3.6-g: the WNs that were lost stay out of play, but for those with a Festung side', () => {
  const dead = ['WN62/352', 'WN33/716', 'WNAzeville', 'WN81/352'];
  const match = scene(NESTS_LOST, AIRBORNE, ...dead.map(lost));
  while (asks(match) !== 'over') play(match, 'end');
  expect(dead.map((name) => unit(match, name))).toEqual(['-', '-', '-', 'N1513']);
});

const ALLIED_BRIDGES = 'endStage.alliedBridges';
const GERMAN_BRIDGES = 'endStage.germanBridges';
const [LA_FIERE, CHEF_DU_PONT, CARENTAN, ORNE] = ['N2717/N2718', 'N2817/N2818', 'N3120/N3220', 'N3648/N3749'];

test('TKG 27.3.7-a: a secondary road bridge within two hexes of an airborne unit is blown on 4, 5 or 6', () => {
  const begin = (...more: string[]): Play => scene(ALLIED_BRIDGES, '1/505 N2618', ...more);
  expect(legal(begin())).toEqual([`blow ${LA_FIERE}`, `blow ${CHEF_DU_PONT}`, 'end']);
  const after = DICE.map((die) => blown(play(begin(), `blow ${LA_FIERE}`, die)).join());
  expect(after).toEqual(['', '', '', LA_FIERE, LA_FIERE, LA_FIERE]);
  expect(refusal(scene(ALLIED_BRIDGES, '1/505 N2618', '1/501 N3120'), `blow ${CARENTAN}`)).toBe('27.3.7-a'); // a primary road
  expect(refusal(begin(), `blow ${ORNE}`)).toBe('27.3.7-a'); // too far
  expect(legal(scene(ALLIED_BRIDGES, '1/505 N2516'))).toEqual([`blow ${LA_FIERE}`, 'end']); // three hexes from the other
  expect(refusal(scene(ALLIED_BRIDGES, '1/505 N2618', '2War N3648'), `blow ${ORNE}`)).toBe('27.3.7-a'); // came by sea
  expect(refusal(scene(ALLIED_BRIDGES, '6AL N3648', '1/505 N2618'), `blow ${ORNE}`)).toBe(''); // came by glider
  const tried = play(begin(), `blow ${LA_FIERE}`, '1');
  expect(refusal(tried, `blow ${LA_FIERE}`)).toBe('27.3.7-a'); // one attempt each
  expect(refusal(tried, `blow ${CHEF_DU_PONT}`)).toBe('');
});

test('TKG 27.3.7-b: enemy units at the bridge do not hinder the attempt', () => {
  const match = scene(ALLIED_BRIDGES, '1/505 N2618', 'I/1057 N2717', 'II/1057 N2718');
  expect(blown(play(match, `blow ${LA_FIERE}`, '4'))).toEqual([LA_FIERE]);
  expect(news(match, ALLIED)).toEqual([
    `The bridge between ${LA_FIERE.replace('/', ' and ')} is blown: die 4.`,
  ]);
});

test('TKG 27.3.7-c: the Germans try bridges next to their units or to a city they hold', () => {
  const begin = (...more: string[]): Play =>
    scene(GERMAN_BRIDGES, 'I/1057 N2716', 'hex N4046 allied=yes', 'hex N3946 allied=yes', ...more);
  expect(refusal(begin(), `blow ${LA_FIERE}`)).toBe(''); // N2716 lies beside N2717
  expect(refusal(begin(), `blow ${CHEF_DU_PONT}`)).toBe('27.3.7-c'); // and two hexes from N2817
  expect(refusal(begin(), `blow ${CARENTAN}`)).toBe('27.3.7-c');
  expect(refusal(begin('III/1058 N3120'), `blow ${CARENTAN}`)).toBe(''); // a primary road will do
  expect(refusal(begin(), 'blow N4046/N4047')).toBe('27.3.7-c'); // Caen is lost
  expect(refusal(scene(GERMAN_BRIDGES, 'I/1057 N2716'), 'blow N4046/N4047')).toBe(''); // Caen is held, though empty
  const after = DICE.map((die) => blown(play(begin(), `blow ${LA_FIERE}`, die)).join());
  expect(after).toEqual(['', '', '', LA_FIERE, LA_FIERE, LA_FIERE]);
  expect(refusal(play(begin('III/1058 N3120'), `blow ${LA_FIERE}`, '1'), `blow ${LA_FIERE}`)).toBe(
    '27.3.7-c',
  ); // one attempt
});

test('TKG 27.3.7-c: a bridge the Allies failed to blow may still be tried by the Germans', () => {
  const match = scene(ALLIED_BRIDGES, '1/505 N2618', 'I/1057 N2717');
  play(match, `blow ${LA_FIERE}`, '1', 'end');
  expect(blown(play(match, `blow ${LA_FIERE}`, '6'))).toEqual([LA_FIERE]);
});

test('TKG 27.3.7-d: no headquarters has to be near', () => {
  const alone = scene(GERMAN_BRIDGES, 'I/1057 N2717', 'hex N4046 allied=yes', 'hex N3946 allied=yes');
  const supported = scene(
    GERMAN_BRIDGES,
    'I/1057 N2717',
    'HQCherbourg N2716',
    'hex N4046 allied=yes',
    'hex N3946 allied=yes',
  );
  expect(legal(alone, 'blow')).toContain(`blow ${LA_FIERE}`);
  expect(legal(alone)).toEqual(legal(supported));
});

test('TKG 27.3.7-e: the Orne bridge may be tried only from one of its two hexes', () => {
  const begin = (...more: string[]): Play => scene(GERMAN_BRIDGES, 'I/1057 N2717', ...more);
  expect(refusal(begin('I/736 N3647', 'Ost642 N3650'), `blow ${ORNE}`)).toBe('27.3.7-e');
  expect(refusal(begin('I/736 N3648'), `blow ${ORNE}`)).toBe('');
  expect(blown(play(begin('Ost642 N3749'), `blow ${ORNE}`, '4'))).toEqual([ORNE]);
});

test('TKG 27.3.7-f: a blown bridge stays so: it is neither repaired nor blown again', () => {
  const match = scene(
    ALLIED_BRIDGES,
    '1/505 N2618',
    'I/1057 N2717',
    `bridge ${LA_FIERE} blown=1 triedBy=german`,
  );
  expect(new Set(legal(match).map((words) => words.split(' ')[0]))).toEqual(new Set(['blow', 'end']));
  expect(refusal(match, `blow ${LA_FIERE}`)).toBe('27.3.7-a');
  play(match, 'end');
  expect(new Set(legal(match).map((words) => words.split(' ')[0]))).toEqual(new Set(['blow', 'end']));
  expect(refusal(match, `blow ${LA_FIERE}`)).toBe('27.3.7-c');
  play(match, 'end');
  expect([asks(match), blown(match)]).toEqual(['over', [LA_FIERE]]);
});

test('TKG 27.3.8-a: a destroyed WN with a Festung side is put in the hex that is printed there', () => {
  const match = play(
    scene(ALLIED_BRIDGES, AIRBORNE, lost('WN81/352'), lost('WNHoulgate'), 'Ost642 N3650'),
    'end',
    'end',
  );
  expect([unit(match, 'WN81/352'), unit(match, 'WNHoulgate')]).toEqual(['N1513', 'N1308']);
  expect(news(match, ALLIED)).toEqual([
    'WN81/352 is manned again as a Festung in N1513.',
    'WNHoulgate is manned again as a Festung in N1308.',
  ]);
});

test('TKG 27.3.8-a: where an Allied unit has got there first it stays out of play', () => {
  const match = scene(ALLIED_BRIDGES, AIRBORNE, lost('WN81/352'), '1/8 N1513', 'Ost642 N3650');
  expect(unit(play(match, 'end', 'end'), 'WN81/352')).toBe('-');
});

test('TKG FG-e: a Festung WN is a WN of its own strength, with a step to lose and no zone', () => {
  const match = play(scene(ALLIED_BRIDGES, AIRBORNE, lost('WN81/352'), 'Ost642 N3650'), 'end', 'end');
  const { g } = match.engine;
  expect(face(g, UNIT.of('WN81/352'))).toEqual({ strength: 2, move: 0 });
  expect([field(match, 'WN81/352', 'steps'), field(match, 'WN81/352', 'festung')]).toEqual(['1', 'yes']);
});

test('TKG 27.3.8-b: WNs that still stand keep their place; their Festung side is for later', () => {
  const match = scene(ALLIED_BRIDGES, AIRBORNE, 'WN81/352 N2826 RG', 'WN4/709 N2722', 'Ost642 N3650');
  play(match, 'end', 'end');
  expect([asks(match), unit(match, 'WN81/352'), unit(match, 'WN4/709')]).toEqual([
    'over',
    'N2826 RG',
    'N2722',
  ]);
  expect(field(match, 'WN81/352', 'festung')).toBeUndefined();
});
