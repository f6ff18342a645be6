import { describe, expect, test } from 'vitest';
import { grid, isEastBank, PLACE } from '../src/map.ts';
import { enter } from '../src/rules/units.ts';
import { ALLIED as ALLIED_SIDE } from '../src/terms.ts';
import { dataOf, UNIT, UNITS_OF } from '../src/units.ts';
import { ALLIED, asks, GERMAN, outcome, type Play, position, row, scene, sketched } from './scene.ts';

const DRAW = -1;
const CAEN = ['3005', '3006', '3105', '3106', '3107'];
const caen = (hexes: number): string[] => CAEN.slice(0, hexes).map((hex) => `hex ${hex} allied=yes`);
/** So many Allied units are gone. */
const lost = (units: number): string[] =>
  (UNITS_OF[ALLIED_SIDE] ?? []).slice(0, units).map((unit) => `${dataOf(unit).id} - lost=yes`);
const LODGMENTS = ['beach juno beachhead=3825', 'beach gold beachhead=5325'];
const GONE = 'zone secondary state=eliminated';
/** The game has ended with turn 14; a unit beyond all Lodgments is still there. */
const ended = (...lines: string[]): Play => scene('L 14', '1/J-200 3001', ...lines);
const verdict = (...lines: string[]): string => {
  const { winner, grade = '' } = outcome(ended(...lines));
  return [['draw', 'allied', 'german'][winner + 1], grade].join(' ').trim();
};

test('MDD 18.0-a: the game ends with turn 14, or with turn 16 or 21 in the longer scenarios', () => {
  const isOver = (turn: number, scenario: string): boolean =>
    asks(scene(`L ${turn}`, `scenario ${scenario}`, '1-RUR Aircraft')) === 'over';
  expect([isOver(14, 'd-day'), isOver(16, 'rommels-fantasy'), isOver(21, 'optimal-defence')]).toEqual([
    true,
    true,
    true,
  ]);
  const goesOn = scene('L 15', 'scenario rommels-fantasy', '1-RUR Aircraft');
  expect(row(position(goesOn), 'turn').is).toBe('16');
});

test('MDD 18.0-b: four hexes of Caen are an Allied Strategic Victory, three are not', () => {
  expect([verdict(...caen(3)), verdict(...caen(4)), verdict(...caen(5))]).toEqual([
    'draw',
    'allied strategic',
    'allied strategic',
  ]);
  expect(outcome(ended(...caen(4)))).toEqual({
    winner: ALLIED,
    grade: 'strategic',
    text: 'Allied Strategic Victory (4 hexes of Caen, 0 Lodgments, 0 Allied units eliminated)',
    score: { caen: 4, lodgments: 0, losses: 0, zones: 0 },
  });
});

test('MDD 18.0-b: a hex of Caen belongs to whoever was the last to have a unit in it (R-39)', () => {
  const match = ended('1-SLR 3109', '1/305 3104', ...caen(3), 'hex 3206 allied=yes');
  expect(outcome(match).score.caen).toBe(4);
  const { g } = match.engine;
  enter(g, UNIT.of('1/305'), PLACE.of('3005'));
  expect(outcome(match).score.caen).toBe(3);
  enter(g, UNIT.of('1-SLR'), PLACE.of('3107'));
  enter(g, UNIT.of('1-SLR'), PLACE.of('3007'));
  expect(outcome(match).score.caen).toBe(4);
});

test('MDD 18.0-c: two Lodgments are an Allied Tactical Victory, one is not', () => {
  expect([verdict(LODGMENTS[0] as string), verdict(...LODGMENTS)]).toEqual(['draw', 'allied tactical']);
  expect(outcome(ended(...LODGMENTS)).text).toBe(
    'Allied Tactical Victory (0 hexes of Caen, 2 Lodgments, 0 Allied units eliminated)',
  );
});

test('MDD 18.0-d, MDD 18.0-e: 18 Allied units eliminated are a German Tactical Victory, 27 a Strategic one', () => {
  expect([17, 18, 26, 27].map((units) => verdict(...lost(units)))).toEqual([
    'draw',
    'german tactical',
    'german tactical',
    'german strategic',
  ]);
  expect(outcome(ended(...lost(27)))).toEqual({
    winner: GERMAN,
    grade: 'strategic',
    text: 'German Strategic Victory (0 hexes of Caen, 0 Lodgments, 27 Allied units eliminated)',
    score: { caen: 0, lodgments: 0, losses: 27, zones: 0 },
  });
});

test('MDD 18.0-d: headquarters count, Germans and those who turned back do not (R-40)', () => {
  const german = ['1/736 - lost=yes', '2/736 - lost=yes'];
  expect(outcome(ended('HQ-3 - lost=yes', ...german, '7-Para Aircraft')).score.losses).toBe(1);
});

describe('MDD 18.0-f, MDD 18.0-g, MDD 18.2-a: G.20', () => {
  test.each([
    // Both Strategic.
    [[...caen(4), ...lost(27)], 'draw'],
    [[...caen(4), ...lost(27), GONE], 'german tactical'],
    // Both Tactical.
    [[...LODGMENTS, ...lost(18)], 'draw'],
    [[...LODGMENTS, ...lost(18), GONE], 'german tactical'],
    // One of them higher: a lost Drop Zone does not matter.
    [[...caen(4), ...lost(18)], 'allied strategic'],
    [[...caen(4), ...LODGMENTS, ...lost(26), GONE], 'allied strategic'],
    [[...LODGMENTS, ...lost(27)], 'german strategic'],
    [[...LODGMENTS, ...lost(17), GONE], 'allied tactical'],
    // neither has reached anything.
    [[], 'draw'],
    [[GONE], 'german tactical'],
  ])('%j is a %s', (lines, expected) => {
    expect(verdict(...lines)).toBe(expected);
  });

  test('a draw is said to be one, with the Drop Zones that are lost', () => {
    expect(outcome(ended(...caen(4), ...lost(27)))).toEqual({
      winner: DRAW,
      text: 'A draw (4 hexes of Caen, 0 Lodgments, 27 Allied units eliminated)',
      score: { caen: 4, lodgments: 0, losses: 27, zones: 0 },
    });
    expect(outcome(ended(GONE, 'zone main state=eliminated')).text).toBe(
      'German Tactical Victory (0 hexes of Caen, 0 Lodgments, 0 Allied units eliminated, 2 Drop Zones lost)',
    );
    // One that was taken off, or lies on the map, is not lost.
    expect(verdict('zone main at=2013 state=down')).toBe('draw');
  });
});

/** How many Lodgments there are with the Beachheads and Germans of these lines. */
const lodgments = (...lines: string[]): number => outcome(scene('L 14', ...lines)).score.lodgments as number;

test('MDD 18.1-a: twelve hexes around a Beachhead without Germans are a Lodgment', () => {
  const beachhead = 'beach gold beachhead=5325';
  expect(grid.distance(PLACE.of('5325'), PLACE.of('5313'))).toBe(12);
  expect(['5325', '5314', '5313', '5312'].map((hex) => lodgments(beachhead, `I/192 ${hex}`))).toEqual([
    0, 0, 0, 1,
  ]);
  // headquarters and coast artillery too; Le Havre and who is to come are not on the map.
  expect(lodgments(beachhead, 'HQ-716 5313 green')).toBe(0);
  expect(lodgments(beachhead, 'Mont-Fleury 4825 facing=N')).toBe(0);
  expect(lodgments(beachhead, 'Le-Havre Le-Havre', 'I/192 - lost=yes')).toBe(1);
});

test('MDD 18.1-a: without a Beachhead there is none (R-66)', () => {
  expect([lodgments(), lodgments(...LODGMENTS)]).toEqual([0, 2]);
});

test('MDD 18.1-b: around Sword the east bank of the canal does not count, around the others it does', () => {
  const sword = 'beach sword beachhead=2219';
  expect([isEastBank(PLACE.of('2213')), isEastBank(PLACE.of('2414'))]).toEqual([true, false]);
  expect([lodgments(sword, '1/642 2213'), lodgments(sword, '1/642 2414')]).toEqual([1, 0]);
  sketched('a Beachhead of Juno in a fortification of Sword, for its own are too far away');
  expect(lodgments('beach juno beachhead=2219', '1/642 2213')).toBe(0);
});

test('MDD 18.1-c: a Garrison does not spoil a Lodgment', () => {
  expect(lodgments('beach gold beachhead=5325', 'G-1 5425')).toBe(1);
});

test('MDD 18.1-d: with Germans in all areas the Allies can have no more than a draw, unless Caen is theirs', () => {
  const spoiled = ['beach sword beachhead=2620', ...LODGMENTS, 'I/192 3815', '2/736 2618', '1/726 5320'];
  expect(verdict(...spoiled)).toBe('draw');
  expect(verdict(...spoiled, ...lost(18))).toBe('german tactical');
  expect(verdict(...spoiled, ...caen(4))).toBe('allied strategic');
});

test('MDD 5.10.2-a: a Beachhead counts for victory, and nobody feels it otherwise', () => {
  const match = scene('L 14', 'beach gold beachhead=5325');
  const { g } = match.engine;
  expect(g.board.stacks.isEmpty(PLACE.of('5325'))).toBe(true);
  expect(g.board.zones.isFelt(ALLIED, PLACE.of('5425'))).toBe(false);
  expect(outcome(match).score.lodgments).toBe(1);
});

test('MDD 5.10.3-a: it stays where it is when the Germans come back, or another fortification falls', () => {
  const match = scene('L 14', 'beach gold beachhead=5325', 'I/916 5324', '1-HR 5426');
  const { g } = match.engine;
  enter(g, UNIT.of('I/916'), PLACE.of('5325'));
  enter(g, UNIT.of('1-HR'), PLACE.of('5425'));
  expect(row(position(match), 'beach gold')).toEqual({ beachhead: '5325' });
});

test('MDD 5.10.4-a: each area has its own', () => {
  const match = scene('L 14', '1-HR 5426', '1-SLR 2621', 'NSR 3826');
  const { g } = match.engine;
  for (const [unit, hex] of [['1-HR', '5425'], ['1-SLR', '2620'], ['NSR', '3825']] as const) // biome-ignore format: a list
    enter(g, UNIT.of(unit), PLACE.of(hex));
  expect(['sword', 'juno', 'gold'].map((beach) => row(position(match), `beach ${beach}`).beachhead)).toEqual(['2620', '3825', '5425']); // biome-ignore format: a line
});

test('Morning at Sword: four of the six objectives against five units lost; with both or neither a draw', () => {
  const objectives = ['2219', '2618', '2716', '2718', '2821', '3016'];
  const held = (hexes: number): string[] => objectives.slice(0, hexes).map((hex) => `hex ${hex} allied=yes`);
  const morning = (...lines: string[]) => outcome(scene('L 6', 'scenario morning-at-sword', ...lines));
  expect(morning(...held(3)).winner).toBe(DRAW);
  expect(morning(...held(4), ...lost(5)).winner).toBe(DRAW);
  expect(morning(...held(4), ...lost(4))).toEqual({
    winner: ALLIED,
    text: 'Allied victory (4 of 6 objectives, 4 Allied units eliminated)',
    score: { objectives: 4, losses: 4 },
  });
  expect(morning(...held(3), ...lost(5))).toMatchObject({
    winner: GERMAN,
    text: 'German victory (3 of 6 objectives, 5 Allied units eliminated)',
  });
  expect(asks(scene('L 6', 'scenario morning-at-sword'))).toBe('over');
  // Caen and the Lodgments do not matter there.
  expect(morning(...caen(4)).winner).toBe(DRAW);
});
