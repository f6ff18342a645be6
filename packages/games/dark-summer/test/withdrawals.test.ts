import { expect, test } from 'vitest';
import { ids } from './counters.ts';
import { asks, field, legal, news, type Play, place, play, position, refusal, row, scene, value } from './scene.ts'; // biome-ignore format: a list

const UTAH = 'beach 2403 status=open';
const SWORD = 'beach 4603 status=open';

test('TDSN 8.3-a: Rangers, Special Service brigades and the airborne may be withdrawn, nobody must be', () => {
  const us = scene('us arrives', UTAH, '505/82 2103', '325/82 2103', '2Rng 2303', '8/4 2404');
  expect(legal(us)).toEqual(['ship 505/82', 'ship 325/82', 'ship 2Rng', 'done']);
  expect(refusal(us, 'ship 8/4')).toBe('8.3-a');
  const british = scene(
    'british arrive',
    SWORD,
    '3/6 4604',
    '6/6 4604',
    '1SSBde 4604',
    '27A 4604',
    '56 4604',
  );
  expect(legal(british)).toEqual(['ship 3/6', 'ship 6/6', 'ship 1SSBde', 'done']);
  expect(refusal(british, 'ship 27A')).toBe('8.3-a');
  expect(ids((u) => u.withdrawable === true)).toEqual(
    ids((u) => u.airborne === true || u.type === 'specialForces'),
  );
  play(us, 'ship 2Rng');
  expect(place(us, '2Rng')).toBe('-');
  expect(news(us, 1)).toEqual(['2Rng is withdrawn to England.']);
  expect(asks(play(us, 'done'))).toBe('allied movement.begin');
});

test('TDSN 8.3-b: those who stay behind, or died, score for the Germans at the end of turn 5', () => {
  const lines = ['505/82 2103', '2Rng Cherbourg', '3/6 - steps=0', '507/82 - withdrawn=yes', '8/4 2404'];
  const others = ids((u) => u.withdrawable === true).filter(
    (id) => !lines.some((line) => line.startsWith(`${id} `)),
  );
  const gone = others.map((id) => `${id} - withdrawn=yes`);
  const after = (turn: number): string | undefined =>
    value(scene(`turn.victory ${turn}`, UTAH, '1057/91 2110', ...lines, ...gone), 'specialHalves');
  // Half a point each for the two on the map or in a box and the one eliminated.
  expect(after(5)).toBe('3');
  expect(after(4)).toBe('0');
});

test('TDSN 8.3-c: at the beginning of a Move Round of its own army, or a Combined one with a Move chit', () => {
  const lines = [UTAH, SWORD, '505/82 2103', '507/82 2103', '3/6 4604', '1057/91 2110'];
  const us = scene('us arrives', ...lines);
  expect(legal(us, 'ship')).toEqual(['ship 505/82', 'ship 507/82']);
  expect(refusal(us, 'ship 3/6')).toBe('8.3-c');
  const round = (kind: string, chit: string): string =>
    asks(scene(`actionRound.start chit=us play=${chit}`, `round ${kind}`, 'active us', ...lines));
  expect(round('move', 'move')).toBe('allied arrivals.gather');
  expect(round('combined', 'combined-move')).toBe('allied arrivals.gather');
  expect(round('combined', 'combined-combat')).toBe('allied movement.begin');
});

test('TDSN 8.3-c: withdrawals and reinforcements come in any order', () => {
  const full = ['505/82 2403', '507/82 2403', '508/82 2403', '501/101 2403', '502/101 2303'];
  const match = scene('us arrives', UTAH, ...full, '4Cav - due=2');
  // The beach is full, and nobody could land.
  expect(legal(match, 'reinforce')).toEqual([]);
  expect(refusal(match, 'reinforce')).toBe('8.1.1-g');
  play(match, 'ship 507/82', 'reinforce', '1');
  expect(place(match, '4Cav')).toBe('2403');
  expect(asks(match)).toBe('allied arrivals.gather');
  expect(refusal(match, 'reinforce'), 'once in a Round').toBe('8.1.1-a');
  play(match, 'ship 502/101', 'done');
  expect(asks(match)).toBe('allied movement.begin');
});

/** Who of these may be withdrawn. */
const shipped = (...lines: string[]): string[] => legal(scene('us arrives', UTAH, '2Rng 2403', ...lines), 'ship').filter((text) => text !== 'ship 2Rng'); // biome-ignore format: one thing

test('G-46: TDSN 8.3-d: among enemies and their zones a unit stays, from an Open Beach it goes', () => {
  // In 2405 with floods behind it.
  const caught = ['502/101 2405', '1057/91 2304', '1058/91 2504'];
  expect(shipped(...caught)).toEqual([]);
  const match = scene('us arrives', UTAH, '2Rng 2403', ...caught);
  expect(refusal(match, 'ship 502/101')).toBe('8.3-d');
  expect(refusal(match, 'ship 2Rng')).toBe('');
});

test('TDSN 8.3-d: the path is that of a move without end: zones stop it even where a friend stands', () => {
  expect(shipped('505/82 4010'), 'points do not matter').toEqual(['ship 505/82']);
  // In an enemy zone it may begin.
  expect(shipped('505/82 2103', '1057/91 2004')).toEqual(['ship 505/82']);
  // With the 8th in 2404 it would be in supply, but it could not move there from 2405.
  expect(shipped('502/101 2405', '8/4 2404', '1057/91 2304', '1058/91 2504')).toEqual([]);
  // It goes around what it cannot pass.
  expect(shipped('505/82 2205', '1057/91 2304')).toEqual(['ship 505/82']);
});

test('TDSN 8.3-d: the beach must be open and of its own army', () => {
  expect(asks(scene('british arrive', UTAH, '3/6 2303', '56 2303'))).toBe('allied movement.begin');
  expect(asks(scene('us arrives', 'beach 2403 status=closed', SWORD, '505/82 2403'))).toBe(
    'allied movement.begin',
  );
});

test('TDSN 8.3-d: from a box the path leads through the hexes by which it could leave', () => {
  expect(shipped('505/82 Cherbourg')).toEqual(['ship 505/82']);
  expect(shipped('505/82 Cherbourg', '729/709 Cherbourg'), 'enemies are in the box').toEqual([]);
  expect(shipped('505/82 Cherbourg', '1057/91 1300', '1058/91 1600', '919/709 1900')).toEqual([]);
  expect(shipped('505/82 Brittany')).toEqual(['ship 505/82']);
  expect(shipped('505/82 Brittany-entered'), 'it cannot leave this turn').toEqual([]);
  expect(shipped('505/82 East')).toEqual([]);
  expect(shipped('5Rng - due=2')).toEqual([]);
});

const asked = (moment: string): string =>
  asks(scene(moment, UTAH, '505/82 2103', '8/4 2404', '1057/91 2110'));

test('TDSN 8.3-e: not on the Storm turn', () => {
  expect(asked('us arrives 4 storm')).toBe('allied movement.begin');
  for (const weather of ['sun', 'cloud', 'showers', 'rain'])
    expect(asked(`us arrives 4 ${weather}`)).toBe('allied arrivals.gather');
});

test('TDSN 8.3-f: not after turn 5', () => {
  expect([2, 3, 4, 5].map((turn) => asked(`us arrives ${turn}`))).toEqual(
    Array(4).fill('allied arrivals.gather'),
  );
  expect([6, 7, 10].map((turn) => asked(`us arrives ${turn}`))).toEqual(
    Array(3).fill('allied movement.begin'),
  );
});

test('TDSN 8.3-g: a withdrawn unit never comes back', () => {
  const match: Play = scene('us arrives', UTAH, '505/82 2103', '507/82 2103', '4Cav - due=2');
  play(match, 'ship 505/82');
  expect(row(position(match), 'unit 505/82').withdrawn).toBe('yes');
  expect(field(match, '505/82', 'due')).toBe(undefined);
  expect(refusal(match, 'ship 505/82')).toBe('8.3-g');
  play(match, 'reinforce', '6');
  expect(place(match, '505/82')).toBe('-');
  expect(place(match, '4Cav')).toBe('2403');
});
