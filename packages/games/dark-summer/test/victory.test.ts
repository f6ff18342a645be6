import { CHANCE, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import {
  CHARTS,
  dataOf,
  EVERY_UNIT,
  GERMANS,
  isAirborne,
  ofArmy,
  SETUP,
  UNITS,
  type UnitData,
} from '../src/data.ts';
import { isHex } from '../src/map.ts';
import type { G } from '../src/state.ts';
import { checkBeaches, checkGermanSupply, points, reckoning } from '../src/victory.ts';
import {
  ALLIED,
  asks,
  GERMAN,
  news,
  opening,
  outcome,
  type Play,
  play,
  position,
  scene,
  value,
} from './scene.ts';

const SCORING = SETUP.victoryHexes.flatMap(({ hexes }) => hexes);
const closed = (...beaches: string[]): string[] => beaches.map((beach) => `beach ${beach} status=closed`);
const open = (...beaches: string[]): string[] => beaches.map((beach) => `beach ${beach} status=open`);
const held = (...hexes: string[]): string[] => hexes.map((hex) => `hex ${hex} allied=yes`);
/** The units of a division, each in that place. */
const division = (name: string, place: string): string[] =>
  UNITS.filter((unit: UnitData) => unit.division === name).map(({ id }) => `${id} ${place}`);
/** Who has won at once, after a check. */
function winnerBy(check: (g: G) => void, match: Play): string | undefined {
  check(match.engine.g);
  return value(match, 'winner');
}
/** A moment in which nothing happens. */
const still = (turn: number, ...lines: string[]): Play =>
  scene(`actionPhase.react ${turn}`, 'reactions 1', ...lines);
/** A US Combat Round of which nobody makes use; a German Reaction may follow. */
const roundEnds = (turn: number, ...lines: string[]): Play =>
  play(scene(`actionPhase.react > actionRound.play chit=us ${turn}`, 'reactions 1', ...lines), 'play combat');
/** The Germans let the last Reaction pass, and the turn ends; in the next the weather is drawn. */
const turnEnds = (turn: number, ...lines: string[]): Play => play(still(turn, ...lines), 'pass');
const scoreOf = (match: Play, atEnd = false): string => {
  const { allied, german } = points(match.engine.g, atEnd);
  return `${allied} to ${german / 2}`;
};

test('TDSN 3.2.1-a: three closed beaches of which two touch are a German victory, two are not', () => {
  expect(winnerBy(checkBeaches, still(3, ...closed('3203', '3303')))).toBe('-');
  for (const beaches of [
    ['3203', '3303', '2403'],
    ['4102', '4203', '4603'],
    ['4003', '4102', '4203', '4302'],
  ])
    expect(winnerBy(checkBeaches, still(3, ...closed(...beaches)))).toBe('german');
});

test('TDSN 3.2.1-b: only neighbouring hexes touch', () => {
  // 4302 and 4603 are two neighbouring beaches, but hexes lie between them.
  for (const beaches of [
    ['2403', '3303', '4603'],
    ['2403', '3203', '4302'],
    ['3303', '4003', '4203', '4603'],
  ])
    expect(winnerBy(checkBeaches, still(3, ...closed(...beaches)))).toBe('-');
});

test('TDSN 3.2.1-c: a closed beach counts even where the Allies have come back', () => {
  const retaken = [...closed('3203', '3303'), '16/1 3203', '18/1 3303', ...held('3203', '3303')];
  expect(winnerBy(checkBeaches, still(4, ...retaken))).toBe('-');
  expect(winnerBy(checkBeaches, still(4, ...retaken, ...closed('2403')))).toBe('german');
});

test('G-40: Utah, one hex of Omaha and Sword are no victory; with the other hex of Omaha they are', () => {
  const three = ['2403', '3303', '4603'];
  expect(winnerBy(checkBeaches, still(5, ...closed(...three)))).toBe('-');
  expect(winnerBy(checkBeaches, still(5, ...closed(...three, '3203')))).toBe('german');
  const retaken = still(5, ...closed('3203', '3303', '2403'), '16/1 3203', ...held('3203', '3303'));
  expect(winnerBy(checkBeaches, retaken)).toBe('german');
});

test('TDSN 3.2.1-d: beaches that are not taken by the end of the 2nd Wave Round count, so that turn 1 may end it', () => {
  const landed = open('2403', '4003', '4102', '4203', '4302');
  const lost = scene('actionPhase.secondWave 1', 'cup us=1', ...landed, ...open());
  expect([asks(lost), value(lost, 'winner'), value(lost, 'turn')]).toEqual(['over', 'german', '1']);
  const saved = scene('actionPhase.secondWave 1', 'cup us=1', ...landed, ...open('3203'));
  expect(value(saved, 'winner')).toBe('-');
});

test('TDSN 3.2.1-e: the Germans win when Cherbourg is theirs at the end of turn 7', () => {
  const text = expect.stringMatching(/^German victory at once: Cherbourg is still German \(/);
  expect(outcome(turnEnds(7))).toMatchObject({ winner: GERMAN, text });
  expect(asks(turnEnds(7))).toBe('over');
  expect(asks(turnEnds(6))).toBe('* weatherPhase.draw');
  expect(asks(turnEnds(7, 'cherbourgTaken 7'))).toBe('* weatherPhase.draw');
});

test('TDSN 3.2.1-f: after the first entry into Brittany the Germans win with Avranches at the end of a Round', () => {
  const won = roundEnds(6, 'enteredBrittany 1');
  expect([asks(won), value(won, 'winner')]).toEqual(['over', 'german']);
  expect(news(won, ALLIED).at(-1)).toBe('The German side wins at once: Avranches is in German hands.');
  expect(value(roundEnds(6, 'enteredBrittany 1', ...held('2726')), 'winner')).toBe('-');
  expect(value(roundEnds(6), 'winner')).toBe('-');
});

test('TDSN 3.2.1-f: at the end of a German Round too, that has just come to Avranches', () => {
  const lines = ['reactions 1', 'round reaction', 'active german', 'enteredBrittany 1'];
  const react = (...more: string[]): Play =>
    play(scene('actionPhase.react > reactionRound.choose 6', ...lines, ...more), 'nobody');
  expect(value(react('914/352 2726'), 'winner')).toBe('german');
  expect(value(react(...held('2726')), 'winner')).toBe('-');
});

test('TDSN 3.2.1-g: the Allies win when no German on the map is in supply, up to turn 9', () => {
  const gone = 'SPCherbourg4 Cherbourg';
  // Brigades north and south of it, and their zones on the other sides.
  const pocket = ['857/346 5011', '129/43 5010', '130/43 5012'];
  expect(winnerBy(checkGermanSupply, still(9, gone, ...pocket))).toBe('allied');
  expect(winnerBy(checkGermanSupply, still(10, gone, ...pocket))).toBe('-');
  expect(winnerBy(checkGermanSupply, still(9, gone, ...pocket, '914/352 4010'))).toBe('-');
});

test('TDSN 3.2.1-g: boxes are not the map, and a strongpoint is in supply on turns 1 and 2', () => {
  const boxed = ['SPCherbourg4 Cherbourg', '914/352 East', '915/352 Cherbourg'];
  expect(winnerBy(checkGermanSupply, still(3, ...boxed))).toBe('allied');
  const alone = ['SPCherbourg4 4010', '501/101 4009', '502/101 4011', '506/101 3909', '505/82 4109'];
  expect(winnerBy(checkGermanSupply, still(2, ...alone))).toBe('-');
  expect(winnerBy(checkGermanSupply, still(3, ...alone))).toBe('allied');
});

test('TDSN 3.2.1-g: it is looked at at the end of every Round and turn', () => {
  expect(value(roundEnds(3, 'SPCherbourg4 Cherbourg'), 'winner')).toBe('allied');
  expect(value(turnEnds(3, 'SPCherbourg4 Cherbourg'), 'winner')).toBe('allied');
});

test('TDSN 3.2.1-h: the game stops at once, and takes no more actions', () => {
  const match = roundEnds(6, 'enteredBrittany 1');
  expect([match.engine.over, match.legal(), match.pending]).toEqual([true, [], undefined]);
  expect(match.submit(GERMAN, { verb: 'pass', args: [] }).map(({ text }) => text)).toEqual([
    'the game is over',
  ]);
});

test('TDSN 3.2.1-g: the line that is tried first says the same as the whole map', () => {
  const match = opening();
  const { engine } = match;
  const random = seeded(4);
  const germans = ofArmy[GERMANS] ?? [];
  for (let i = 0; i < 400 && !engine.over; i++) {
    if (engine.side === CHANCE) engine.chance(random);
    else engine.play(engine.sample(random));
    const { supply, unit } = engine.g;
    expect(supply.feedsGermans).toBe(germans.some((u) => isHex(unit.at.get(u)) && supply.has(u)));
  }
});

test('TDSN 3.2.1-g, TDSN 3.2.1-h: the move that closes the ring around the last German ends the game', () => {
  const lines = ['SPCherbourg4 Cherbourg', '857/346 5011', '129/43 5010', '130/43 5013', '8/3 4604'];
  const match = scene('british move 3', 'beach 4603 status=open', ...lines);
  play(match, 'move 8/3 4605');
  expect(value(match, 'winner')).toBe('-');
  play(match, 'move 130/43 5012');
  expect([asks(match), value(match, 'winner'), value(match, 'round')]).toEqual(['over', 'allied', 'move']);
  // It can be taken back, and then the game goes on.
  match.takeBack();
  expect([asks(match), value(match, 'winner')]).toEqual(['allied movement.begin', '-']);
});

test('3.2.1: the first sudden death stands', () => {
  // Avranches is looked at before supply at the end of a Round.
  const match = roundEnds(6, 'enteredBrittany 1', 'SPCherbourg4 Cherbourg');
  expect(value(match, 'winner')).toBe('german');
});

test('TDSN 3.2.2-a: at first the Germans have every land hex but those of the airborne', () => {
  const lines = position(opening()).split('\n');
  const allied = lines.flatMap((line) => /^hex (\d+) .*allied=yes/.exec(line)?.[1] ?? []);
  const dropped = EVERY_UNIT.filter(isAirborne).flatMap((unit) => /^\d.*/.exec(dataOf(unit).at ?? '') ?? []);
  expect(new Set(allied)).toEqual(new Set(dropped));
});

test('TDSN 3.2.2-c: US units in the Cherbourg Box, even alone, do not control it', () => {
  const match = turnEnds(7, '9/2 Cherbourg', '23/2 Cherbourg', '38/2 Cherbourg');
  expect([value(match, 'winner'), value(match, 'cherbourgTaken')]).toEqual(['german', '0']);
});

test('TDSN 3.2.2-d: Cherbourg scores by the turn of its capture', () => {
  const scores = [1, 4, 5, 6, 7].map((turn) => scoreOf(still(8, `cherbourgTaken ${turn}`)));
  expect(scores).toEqual(['6 to 0', '6 to 0', '5 to 0', '4 to 0', '3 to 0']);
});

test('TDSN 3.2.2-d: a closed beach gives the Germans two points from the moment of its closure', () => {
  expect(scoreOf(still(2, ...closed('2403', '4603')))).toBe('0 to 4');
});

test('TDSN 3.2.2-d: hexes and divisions in boxes score at the end only, one point and two', () => {
  const lines = [
    ...held('4505', '4506', '2911', '3304'),
    ...division('9', 'Brittany'),
    ...division('15', 'East'),
  ];
  const match = still(10, ...lines);
  expect([scoreOf(match), scoreOf(match, true)]).toEqual(['0 to 0', '6 to 0']);
  expect(reckoning(match.engine.g)).toMatchObject({ towns: 3, brittany: 1, 'allied-exit': 2 });
});

test('TDSN 3.2.2-d, TDSN 2.2.4-a: special units score half a point each, as they are at the end of turn 5', () => {
  const special = [
    '505/82 2305',
    '507/82 Brittany',
    '508/82 - steps=0',
    '3/6 - withdrawn=yes',
    '5Rng - due=2',
  ];
  const match = turnEnds(5, ...special, ...UNITS.filter(({ withdrawable }) => withdrawable).map(({ id }) => id).filter((id) => !special.some((line) => line.startsWith(id))).map((id) => `${id} - withdrawn=yes`)); // biome-ignore format: one thing
  expect([scoreOf(match), value(match, 'specialHalves')]).toEqual(['0 to 1.5', '3']);
  expect(news(match, GERMAN).at(-1)).toBe('Points: Allies 0, Germans 1½.');
  expect(value(turnEnds(4, '505/82 2305'), 'specialHalves')).toBe('0');
  expect(value(turnEnds(6, '505/82 2305', 'specialHalves 3', 'cherbourgTaken 4'), 'specialHalves')).toBe('3');
});

test('TDSN 3.2.2-d: Germans that leave in the east score half a point each, a whole division one more at the end', () => {
  const match = still(9, ...division('12SS', 'East'), '1055/89 East', '101Tiger East');
  // Three Kampfgruppen and a regiment; a battalion gives nothing.
  expect([scoreOf(match), scoreOf(match, true)]).toEqual(['0 to 2', '0 to 3']);
});

test('TDSN 3.2.2-d: what leaves on turn 9 scores, what left on turn 8 does not', () => {
  const leaves = (turn: number): string => {
    const match = scene(`germans move ${turn}`, '857/346 6010', '858/346 5011');
    return scoreOf(play(match, 'move 857/346 East'));
  };
  expect([leaves(8), leaves(9)]).toEqual(['0 to 0', '0 to 0.5']);
});

test('TDSN 3.2.2-d: a German that left before turn 9 never scores, nor does his division', () => {
  const early = division('12SS', 'East').map((line, n) => (n === 0 ? `${line} early=yes` : line));
  const match = still(9, ...early);
  expect(scoreOf(match, true)).toBe('0 to 1');
});

test('TDSN 3.2.2-e: a division scores only with all its units', () => {
  const [first = '', ...others] = division('9', 'Brittany');
  const name = first.split(' ')[0];
  for (const where of ['- steps=0', '2620', '- due=4', 'Cherbourg'])
    expect(scoreOf(still(10, ...others, `${name} ${where}`), true)).toBe('0 to 0');
  expect(scoreOf(still(10, ...others, `${name} Brittany-entered`), true)).toBe('1 to 0');
});

test('TDSN 3.2.2-f: reduced units count in full', () => {
  const worn = division('9', 'Brittany').map((line) => `${line} reduced`);
  expect(scoreOf(still(10, ...worn), true)).toBe('1 to 0');
});

test('TDSN 3.2.2-d: history, line by line, comes to the sums of the table', () => {
  const { allied, german } = CHARTS.victory.historical;
  const lines = [
    'cherbourgTaken 4',
    `specialHalves ${2 * german['special-units']}`,
    ...held(...SCORING),
    ...['8', '79', '83', '6AD'].flatMap((name) => division(name, 'Brittany')),
    ...['4', '28', '5', '7AD', '2Fr', '4AD'].flatMap((name) => division(name, 'East')),
  ];
  expect(reckoning(still(10, ...lines).engine.g)).toMatchObject({ ...allied, 'special-units': 3.5 });
});

/** The end of turn 10 with so many Allied points for hexes and so many German half points. */
const lastTurn = (towns: number, halves: number): Play =>
  turnEnds(10, 'cherbourgTaken 9', `specialHalves ${halves}`, ...held(...SCORING.slice(0, towns)));

test('TDSN 3.2.3-a: after turn 10 the Allies win with more points', () => {
  const match = lastTurn(4, 7);
  expect([asks(match), outcome(match).winner]).toEqual(['over', ALLIED]);
  expect(outcome(match)).toMatchObject({ text: 'Allied victory (Allies 4, Germans 3½)', score: { allied: 4, german: 3.5 } }); // biome-ignore format: one thing
  expect(outcome(lastTurn(3, 7)).winner).toBe(GERMAN);
});

test('TDSN 3.2.3-b: a tie is German', () => {
  expect(outcome(lastTurn(4, 8)).winner).toBe(GERMAN);
  expect(outcome(lastTurn(0, 0)).winner).toBe(GERMAN);
});

test('TDSN 4.0-i: the points are told at the end of every turn, and on turn 10 with those of the end', () => {
  const match = turnEnds(8, 'cherbourgTaken 5', ...held('2911'), ...closed('2403'));
  expect(news(match, ALLIED)).toContain('Points: Allies 5, Germans 2.');
  expect(news(lastTurn(4, 7), ALLIED)).toContain('Points: Allies 4, Germans 3½.');
  play(match, 'sun');
  expect(value(match, 'turn')).toBe('9');
});
