import type { HexId } from '@bocage/hex';
import { type AnyVerb, CHANCE, determinize, seeded, viewOf } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { COUNTERS, UNITS } from '../src/data/units.ts';
import { FORTIFICATIONS, grid, groundOf, PLACE } from '../src/map.ts';
import { SCENARIOS } from '../src/scenarios.ts';
import { tideIn, turnData } from '../src/tables/turns.ts';
import { LOW, SEGMENT, SEGMENTS } from '../src/terms.ts';
import { EVERY_UNIT, GARRISONS, SIDE_OF, UNIT, UNITS_OF, type UnitId } from '../src/units.ts';
import { deployed, historical } from './deployed.ts';
import { ALLIED, asks, field, GERMAN, legal, news, opening, type Play, place, play, position, reasons, refusal, row, scene, seen, sketched, unit, value } from './scene.ts'; // biome-ignore format: a list

/** Lets everybody decide at random until something is so. */
function playUntil(match: Play, isSo: () => boolean, seed = 1): void {
  const random = seeded(seed);
  while (!match.engine.over && !isSo()) {
    if (match.engine.side === CHANCE) match.rollDice(random);
    else match.apply(match.engine.sample(random));
  }
}
/** The segments that a match goes through from now on, by their letters. */
function followed(match: Play): string[] {
  const found: string[] = [];
  match.engine.g.watch('segment', (_row, _old, now) => found.push(SEGMENTS[now] as string));
  return found;
}
const named = (name: string): UnitId => UNIT.of(name);
const onMap = (match: Play, side: number): string[] =>
  (UNITS_OF[side] ?? []).map((one) => UNIT.text(one)).filter((name) => /^\d{4}$/.test(place(match, name)));

// 1.0: the game and its pieces.

test('MDD 1.0-a, MDD 2.0-f: the Allied player turn comes whole before the German one, and its segment A first of all', () => {
  const match = deployed();
  const segments = followed(match);
  play(match, 'ready');
  playUntil(match, () => match.engine.g.turn > 2);
  expect(match.engine.game.sides.words).toEqual(['allied', 'german']);
  const turn = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'];
  expect(segments.slice(0, 24)).toEqual([...turn, ...turn]);
});

test('MDD 1.0-b: each scenario ends with the turn that it names', () => {
  expect(SCENARIOS.map(({ number, turns }) => [number, turns[1]])).toEqual([
    [1, 14],
    [2, 16],
    [3, 21],
    [0, 6],
  ]);
  expect(asks(scene('L 14'))).toBe('over');
  expect(asks(scene('L 13', '1-SLR sword-pool'))).not.toBe('over');
});

test('MDD 1.1-a: chance is a die, or the sum of two', () => {
  const match = play(opening('morning-at-sword'), 'mine 2 0', 'ready', 'ready');
  const odds = new Set<string>();
  const random = seeded(3);
  while (!match.engine.over) {
    if (match.engine.side === CHANCE) odds.add(match.engine.odds.kind.name);
    if (match.engine.side === CHANCE) match.engine.chance(random);
    else match.engine.play(match.engine.sample(random));
  }
  expect([...odds].sort()).toEqual(['1…6', 'two dice']);
});

test('MDD 1.4-a, MDD 1.4.2-a: a marker is no unit: it has no factors, takes no room and controls nothing', () => {
  sketched('Ruins where there is no Town');
  expect(COUNTERS.markers.filter(({ id }) => UNIT.parse(id) !== undefined)).toEqual([]);
  for (const marker of COUNTERS.markers) expect(Object.keys(marker).sort()).toEqual(['id', 'name', 'source']);
  const match = scene('placement 2', 'zone main at=2013 state=down', 'beach sword beachhead=2319', 'hex 2319 ruins=yes'); // biome-ignore format: a position
  const { board } = match.engine.g;
  for (const hex of ['2013', '2319'].map(PLACE.of)) {
    expect(board.stacks.isEmpty(hex)).toBe(true);
    for (const to of grid.around(hex)) expect(board.zones.isFelt(ALLIED, to)).toBe(false);
  }
});

test('MDD 1.4.1-b: the Movement Mode face has three factors, and reinforcements their turn', () => {
  for (const { id, movement, name, type } of UNITS) {
    expect([id, Object.keys(movement).sort()]).toEqual([id, ['combat', 'move', 'protection']]);
    expect([id, name.length > 0, type.length > 0]).toEqual([id, true, true]);
  }
  const match = opening();
  const late = UNITS.filter(({ turn }) => turn !== undefined);
  expect(late.length).toBeGreaterThan(20);
  expect(late.map(({ id }) => place(match, id)).filter((at) => at !== '-')).toEqual([]);
});

test('MDD 1.6-b: two hours by day, and the track says when it is night', () => {
  const hour = (turn: number): number => Number(turnData(turn).hour) / 100;
  const nights = Array.from({ length: 14 }, (_, i) => i + 1).filter((turn) => turnData(turn).night);
  expect(nights).toEqual([1, 9, 10]);
  for (const turn of [2, 3, 4, 5, 6, 7, 8, 11, 12, 13]) expect(hour(turn + 1) - hour(turn)).toBe(2);
  expect(hour(10) + 24 - hour(9)).toBe(4);
});

// 2.0, 1.4.1: the Germans.

test('MDD 1.4.1-d, MDD 2.0-b: Germans with a hex of their own stand there, the others are still to be set up', () => {
  const match = opening();
  expect(asks(match)).toBe('german germanSetUp.place');
  expect(unit(match, '1/736')).toBe('2219');
  expect(place(match, 'Le-Havre')).toBe('Le-Havre');
  expect(place(match, 'I/125')).toBe('-');
  expect(onMap(match, ALLIED)).toEqual([]);
  expect(reasons(match, 'place 1/736 2219')).toEqual([
    '1.4.1-d it has a hex of its own, and must begin there',
  ]);
  expect(refusal(match, 'place I/22 3101')).toBe('1.4.1-b');
  expect(reasons(match, 'place G-1 2118')).toEqual([
    '13.3.1-a it is a Garrison, and is set up when all others have been',
  ]);
  expect(refusal(match, 'place 1-SLR 2219')).toBe('3.0-a');
  expect(reasons(match, 'ready')).toContain('2.0-b units that begin on the map have still to be set up');
});

test('MDD 1.4.1-d: who is free begins near his billets, on ground that bears him', () => {
  const match = opening();
  expect(refusal(match, 'place I/125 1803')).toBe('');
  expect(refusal(match, 'place I/125 1806')).toBe('');
  expect(reasons(match, 'place I/125 1807')).toEqual([
    '1.4.1-d the scenario does not let it begin in that hex',
  ]);
  const hexes = new Set(legal(match, 'place I/125').map((words) => words.split(' ')[2]));
  for (const name of hexes)
    expect(grid.distance(PLACE.of(name as string), PLACE.of('1803'))).toBeLessThanOrEqual(3);
  const free = opening('optimal-defence');
  expect(refusal(free, 'place 1/736 2821')).toBe('');
  expect(refusal(free, 'place 1/736 2820')).toBe('');
  expect(reasons(free, 'place 1/736 2823')).toEqual(['6.3.5-b that hex is sea']);
  expect(refusal(free, 'place Merville 2219')).toBe('1.4.1-d');
});

test('R-110: vehicles begin in a marsh or a wood only where a way leads through, and infantry alone on Shale', () => {
  const match = opening('optimal-defence');
  const { offer } = match.engine;
  const allowed = (name: string): Set<string> => {
    const hexes = new Set<string>();
    offer.domain(offer.verb('place') as AnyVerb, [named(name)])?.each((hex) => {
      hexes.add(PLACE.text(hex as HexId));
      return false;
    });
    return hexes;
  };
  const [foot, tanks] = [allowed('I/916'), allowed('I/22')];
  // By the roads they do.
  expect(
    [...tanks].filter((hex) => ['woods', 'swamp'].includes(groundOf(PLACE.of(hex)))).length,
  ).toBeGreaterThan(5);
  const barred = [...foot].filter((hex) => !tanks.has(hex));
  expect(barred.length).toBeGreaterThan(10);
  const reason = reasons(
    match,
    `place I/22 ${barred.find((hex) => refusal(match, `place I/22 ${hex}`) === '6.1.1-a')}`,
  );
  expect(reason).toEqual(['6.1.1-a it may not enter that ground except by a road or trail']);
  const shale = barred.filter((hex) => refusal(match, `place I/22 ${hex}`) === '6.3.6-a');
  expect(shale.length).toBeGreaterThan(0);
});

test('MDD 19.1-c: a unit comes in its historical mode, which may be changed, and may be set up anew', () => {
  const match = play(opening(), 'place I/125 1803');
  expect(unit(match, 'I/125')).toBe('1803 N');
  expect(reasons(match, 'place I/125 1803')).toEqual(['2.0-b it has been set up already']);
  play(match, 'deploy I/125');
  expect(unit(match, 'I/125')).toBe('1803');
  expect(refusal(match, 'deploy I/125')).toBe('7.0-a');
  play(match, 'march I/125 SE', 'place I/125 1804');
  expect(unit(match, 'I/125')).toBe('1804 SE');
  expect(reasons(match, 'march I/125 SE')).toEqual(['7.4.1-a it faces that hexside already']);
  expect(news(match, GERMAN)).toEqual([
    'I/125 is set up in 1803.',
    'I/125 is set up in Combat Mode.',
    'I/125 is set up in Movement Mode, and faces SE.',
    'I/125 is set up in 1804.',
  ]);
  expect(refusal(match, 'deploy 1-SLR')).toBe('3.0-a');
  play(match, 'march 1/736 NW');
  expect(unit(match, '1/736')).toBe('2219 NW');
  expect(refusal(match, 'march II/125 N')).toBe('1.4-a');
});

test('MDD 8.1.1-a: no more units are set up in a hex than may be there', () => {
  const match = play(opening('optimal-defence'), 'place I/125 2112', 'place II/125 2112');
  expect(refusal(match, 'place I/192 2112')).toMatch(/^8\./);
  expect(refusal(match, 'place HQ-125 2112')).toBe('');
});

test('MDD 14.1.6-a: coast artillery may be turned, and keeps its mode; the battery of Le Havre is in its box', () => {
  const match = play(opening(), 'march Merville NE');
  expect([field(match, 'Merville', 'facing'), field(match, 'Merville', 'mode')]).toEqual(['NE', undefined]);
  expect(refusal(match, 'deploy Merville')).toBe('7.0-a');
  expect(refusal(match, 'march Le-Havre N')).toBe('1.4-a');
  expect(news(match, GERMAN)).toEqual(['Merville is set up facing NE.']);
});

test('MDD 5.4.3-a, MDD 5.4.3-b: seven mine points, all of them, and four at most to a Beach area', () => {
  const match = play(opening(), ...historical());
  expect(reasons(match, 'ready')).toEqual([
    '5.4.3-a the mine points do not add up to those that the Germans have',
  ]);
  const splits = legal(match, 'mine ').map((words) => words.slice(5));
  expect(splits).toHaveLength(18);
  expect(splits).toContain('4 3');
  expect(splits).not.toContain('1 1');
  expect(refusal(match, 'mine 5 1')).toBe('5.4.3-b');
  expect(refusal(match, 'mine 1 1')).toBe('5.4.3-b');
  expect(refusal(match, 'mine 4 4')).toBe('5.4.3-a');
  play(match, 'mine 4 0', 'mine 2 3');
  expect([0, 1, 2].map((beach) => match.engine.g.beach.mines.get(beach))).toEqual([2, 3, 2]);
  expect(refusal(match, 'ready')).toBe('');
});

test('MDD 5.1.1-a: in the short scenario all mines lie off Sword', () => {
  const match = opening('morning-at-sword');
  expect(legal(match, 'mine ')).toEqual(['mine 2 0']);
  expect(reasons(match, 'mine 2 1')).toEqual([
    '5.4.3-a the mine points do not add up to those that the Germans have',
  ]);
  expect(refusal(match, 'mine 1 1')).toBe('5.4.3-a');
});

// 13.3: Garrisons.

const garrisons = (match: Play): string[] =>
  GARRISONS.map((one) => place(match, UNIT.text(one)))
    .filter((at) => at !== '-')
    .sort();

test('MDD 13.3-a, MDD 13.3.1-a: when all are set up, every empty work near a German gets a Garrison', () => {
  const match = play(opening(), ...historical(), 'mine 2 3');
  expect(garrisons(match)).toEqual([]);
  play(match, 'ready');
  expect(garrisons(match)).toEqual([...(SCENARIOS[0]?.garrisons ?? [])].sort());
  expect(news(match, GERMAN)).toContain('G-1 is set up in 1819.');
  expect(garrisons(deployed('morning-at-sword', '2 0'))).toEqual(['2118', '2319', '2418']);
});

test('MDD 13.3.1-a: if twenty are too few, the Germans choose', () => {
  // All companies of the wall go inland, but near enough to see it.
  const match = opening('optimal-defence');
  const away: Record<string, string> = {
    '1/736': '2217', '2/736': '2419', '3/736': '1717', '4/736': '2715', '10/736': '2619', '11/736': '2920',
    '12/736': '3121', '9/736': '3322', '5/736': '3824', '6/736': '4024', '7/736': '4724', '2/441': '4224',
    '1/441': '5224', '1/726': '5724', 'I/916': '5324',
  }; // biome-ignore format: a list
  const words = historical('optimal-defence').map((line) => {
    const [verb, name = '', at] = line.split(' ');
    return `${verb} ${name} ${away[name] ?? at}`;
  });
  play(match, ...words, 'mine 3 3', 'ready');
  expect(asks(match)).toBe('german germanSetUp.choose');
  expect(refusal(match, 'garrison 2219')).toBe('13.3.1-a');
  expect(refusal(match, 'garrison 2218')).toBe('13.3-a');
  const offered = legal(match, 'garrison ');
  expect(offered.length).toBeGreaterThan(20);
  for (let left = 20; left > 0; left--) play(match, legal(match, 'garrison ').at(-1) as string);
  expect(garrisons(match)).toHaveLength(20);
  expect(garrisons(match)).not.toContain('1718');
  expect(asks(match)).toBe('allied alliedSetUp.load');
});

test('a work far from all Germans has no Garrison, and the only Germans near one may be elsewhere', () => {
  const match = deployed();
  const held = new Set(
    EVERY_UNIT.filter((one) => SIDE_OF[one] === GERMAN).map((one) => place(match, UNIT.text(one))),
  );
  expect(FORTIFICATIONS.map(PLACE.text).filter((hex) => !held.has(hex))).toEqual([]);
  const without = opening('optimal-defence');
  const words = historical('optimal-defence').filter((line) => !/ (3\/441|4\/441|1\/441|I\/916|HQ-915|I\/915|II\/915) /.test(line)); // biome-ignore format: a list
  play(without, ...words, 'place 3/441 4012', 'place 4/441 4012', 'place 1/441 4013', 'place I/916 4014', 'place HQ-915 4015', 'place I/915 4113', 'place II/915 4114', 'mine 3 3', 'ready'); // biome-ignore format: a list
  expect(garrisons(without)).not.toContain('5225');
});

// 19.1: both set up at the same time.

test('MDD 19.1-a, MDD 2.0-c: neither side sees the other’s set-up before play, and the mines not even then', () => {
  const match = deployed();
  const [allied, german] = [seen(match, ALLIED), seen(match, GERMAN)];
  for (const name of ['1/736', 'I/125', 'G-1', 'Le-Havre', 'I/22'])
    expect([name, row(allied, `unit ${name}`)]).toEqual([name, { at: '?', mode: '?', facing: '?' }]);
  for (const name of ['1-SLR', '4-Cdo', '7-Para'])
    expect([name, row(german, `unit ${name}`)]).toEqual([name, { at: '?', mode: '?', facing: '?' }]);
  expect(row(german, 'unit I/125')).toMatchObject({ at: '1803', mode: 'movement' });
  expect(row(allied, 'beach sword')).toMatchObject({ mines: '?' });
  expect(row(german, 'beach sword')).toMatchObject({ mines: '2' });
  play(match, 'load 1-SLR sword-1-1', 'ready');
  expect(row(seen(match, ALLIED), 'unit I/125')).toMatchObject({ at: '1803' });
  expect(row(seen(match, ALLIED), 'beach sword')).toMatchObject({ mines: '?' });
  expect(row(seen(match, GERMAN), 'unit 1-SLR')).toMatchObject({ at: 'sword-1-1' });
});

test('MDD 19.1-a, MDD 2.0-c: of a set-up the other side is told that it is done', () => {
  const match = play(deployed(), 'load 1-SLR sword-1-1', 'unload 1-SLR');
  expect(news(match, ALLIED)).toEqual([
    'The Germans have set up.',
    '1-SLR goes into Wave 1, Cycle 1 of Sword.',
    '1-SLR goes back to the Landing Pool of Sword.',
  ]);
  expect(news(match, GERMAN)).toContain('Mines: 2 at Sword, 3 at Juno, 2 at Gold.');
  expect(news(match, GERMAN).filter((line) => line.includes('1-SLR'))).toEqual([]);
});

test('MDD 2.0-c: an area without mines is known for it as soon as play begins', () => {
  const match = deployed('d-day', '4 3');
  expect(row(seen(match, ALLIED), 'beach gold')).toMatchObject({ mines: '?' });
  play(match, 'ready');
  expect(row(seen(match, ALLIED), 'beach gold').mines).toBeUndefined();
  expect(row(seen(match, ALLIED), 'beach sword')).toMatchObject({ mines: '?' });
  const guessed = determinize(viewOf(match.engine, ALLIED), seeded(1)).g as Play['engine']['g'];
  expect([0, 1, 2].map((beach) => guessed.beach.mines.get(beach) > 0)).toEqual([true, true, false]);
});

test('what a side does not see before play it takes to be as it was by history', () => {
  const match = play(opening(), 'place I/125 1804', 'march 1/736 N');
  const world = determinize(viewOf(match.engine, ALLIED), seeded(1)).g as Play['engine']['g'];
  const at = (name: string): string => PLACE.text(world.unit.at.get(named(name)));
  expect([at('I/125'), at('1/736'), at('G-1'), at('1-SLR')]).toEqual(['1803', '2219', '1819', 'sword-pool']);
  expect(world.unit.mode.get(named('1/736'))).toBe(1);
  const other = determinize(viewOf(match.engine, GERMAN), seeded(1)).g as Play['engine']['g'];
  expect(PLACE.text(other.unit.at.get(named('1-SLR')))).toBe('sword-1-1');
});

// The Allies.

test('MDD 1.4.1-e, MDD 2.0-b, MDD 5.0-a: no Allied unit begins ashore: all are in the aircraft, a Pool, or still to come', () => {
  const match = play(deployed(), 'ready');
  expect(onMap(match, ALLIED)).toEqual([]);
  expect(place(match, '7-Para')).toBe('Aircraft');
  expect(place(match, 'RRR')).toBe('juno-pool');
  expect(place(match, '47-RM')).toBe('gold-pool');
  expect(place(match, '5-BW')).toBe('-');
  const boxes = new Set((UNITS_OF[ALLIED] ?? []).map((one) => place(match, UNIT.text(one))));
  expect([...boxes].sort()).toEqual(['-', 'Aircraft', 'gold-pool', 'juno-pool', 'sword-pool']);
});

test('MDD 19.1-b: all Allied units begin in Combat Mode', () => {
  const match = opening();
  for (const one of UNITS_OF[ALLIED] ?? []) expect(match.engine.g.unit.mode.get(one)).toBe(1);
});

test('MDD 2.0-d, MDD 2.0-e, MDD 19.1.1-a: the game begins at Low tide in turn 1, also with a landing at a later tide', () => {
  const match = play(deployed('d-day', '2 3', { tide: 'yes' }), 'late high');
  expect(match.engine.g.turn).toBe(1);
  expect(tideIn(match.engine.g.turn)).toBe(LOW);
  expect(news(match, ALLIED).at(-1)).toBe('The first landing will be on turn 4, at high tide.');
  expect(news(match, GERMAN).at(-1)).toBe('The Germans have set up.');
  play(match, 'ready');
  expect(news(match, GERMAN)).toContain('The Allies have set up.');
  expect(news(match, GERMAN)).toContain('Turn 1 begins, at low tide; support points: 0.');
});

test('MDD 19.1.1-a: with the option the Allies choose Average or High, or go back to the plan', () => {
  const without = deployed();
  expect(reasons(without, 'late high')).toEqual(['19.1.1-a a later tide is an option, and not played with']);
  const match = deployed('d-day', '2 3', { tide: 'yes' });
  expect(legal(match, 'late')).toEqual(['late average', 'late high']);
  expect(refusal(match, 'late rising')).toBe('19.1.1-a');
  play(match, 'late average');
  expect(value(match, 'delay')).toBe('1');
  expect(legal(match, 'late')).toEqual(['late low', 'late high']);
  expect(reasons(match, 'late average')).toEqual(['19.1.1-a that tide has been chosen already']);
});

test('MDD 19.0-a: every scenario is set up and played to its end', () => {
  for (const { id } of SCENARIOS) {
    const { engine } = opening(id);
    const random = seeded(7);
    let decisions = 0;
    while (!engine.over && decisions++ < 200_000) {
      if (engine.side === CHANCE) engine.chance(random);
      else engine.play(engine.sample(random));
    }
    expect([id, engine.over]).toEqual([id, true]);
  }
});

test('the short scenario begins in turn 2 with its boxes loaded as they were', () => {
  const match = deployed('morning-at-sword', '2 0');
  expect(value(match, 'turn')).toBe('2');
  expect([place(match, '1-SLR'), place(match, '2-LR'), place(match, '4-Cdo')]).toEqual(['sword-1-1', 'sword-2-2', 'sword-pool']); // biome-ignore format: a list
  expect([place(match, 'RRR'), place(match, '7-Para'), place(match, 'I/125')]).toEqual(['-', '-', '-']);
  expect(position(match)).toContain('turn 2');
  expect(SEGMENT.words[match.engine.g.segment]).toBe('set-up');
});
