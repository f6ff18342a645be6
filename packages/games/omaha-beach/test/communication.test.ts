import { NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import { UNIT } from '../src/data.ts';
import { EVERY_POSITION, EXITS, PLACE, POSITION, POST } from '../src/map.ts';
import { freezeLinks, isLinked } from '../src/rules/communication/communication.ts';
import { defeat } from '../src/rules/events/reserves.ts';
import { asks, type Play, scene, value } from './scene.ts';

/** A position in which nothing happens by itself: a card is to be drawn. */
const field = (...lines: string[]): Play => scene('the event 5', ...lines);
const linked = (match: Play, position: string): boolean => isLinked(match.engine.g, POSITION.of(position));
const isIn = (position: string, ...lines: string[]): boolean => linked(field(...lines), position);

/** B8 lies in 2009, on the edge of the map. Round it: 2010 (bocage), 1910, 1909, 2008 (open). */
const B8 = 'post 2009 back=TR german=9/3/726';
const NORTH = 'E/2/16 1910';
/** Holds 2008 and 1908. */
const EAST = 'F/2/16 2007';
/** Holds 2011 and 2012, behind the bocage. */
const WEST = 'G/2/16 1912';

test('DDOB COM-01: a way of any length to an exit is communication', () => {
  const { g } = field().engine;
  expect(EVERY_POSITION.filter((position) => !isLinked(g, position))).toEqual([]);
  // A1, in the far east, still has ways to the exits in the west when the eastern ones are taken.
  const names = ['A/1/16', 'B/1/16', 'C/1/16', 'E/2/16', 'F/2/16', 'G/2/16', 'I/3/16'];
  const exits = EXITS.map((exit, i) => `${names[i]} ${PLACE.text(exit)} reduced`);
  expect(exits).toHaveLength(7);
  expect(isIn('A1', ...exits.slice(0, 6))).toBe(true);
  expect(isIn('A1', ...exits)).toBe(false);
});

test('DDOB COM-02: the way may not lead through a hex that the Americans control', () => {
  expect(isIn('B8', NORTH, EAST, WEST)).toBe(false);
  // One step does not hold 2008.
  expect(isIn('B8', NORTH, `${EAST} reduced`, WEST)).toBe(true);
});

test('DDOB COM-03: it may not lead over beaches, or pavilions beside them', () => {
  // WN61: inland lie 0909 and 0910, along the beach the pavilions 0808 and 0810.
  expect(isIn('WN61', 'E/2/16 0909 reduced')).toBe(true);
  expect(isIn('WN61', 'E/2/16 0909 reduced', 'F/2/16 0910 reduced')).toBe(false);
});

test('DDOB COM-03: it may not lead over rough ground', () => {
  // A5 in 1004: with the others taken only 0905 is left, which is rough.
  const round = ['E/2/16 1105', 'F/2/16 1005', 'G/2/16 1003', 'I/3/16 1104'].map((line) => `${line} reduced`);
  expect(isIn('A5', ...round)).toBe(true);
  expect(isIn('A5', ...round, 'L/3/16 0904 reduced')).toBe(false);
});

test('G.36: DDOB COM-04: a German keeps his own hex open where the Americans would control it, and no other', () => {
  // A6 in 1309 is closed in but for 1310, which the company in 1209 controls: A4 lies there.
  const round = ['F/2/16 1409', 'G/2/16 1208', 'I/3/16 1308', 'K/3/16 1408'].map((line) => `${line} reduced`);
  const closed = [...round, 'E/2/16 1209'];
  expect(isIn('A6', ...closed)).toBe(false);
  expect(isIn('A6', ...closed, 'post 1310 back=TR german=1/1/726')).toBe(true);
  // B7, in 1808, does not keep 1909 open, neither for itself nor for B8.
  expect(isIn('B8', B8, NORTH, EAST, WEST, 'post 1808 back=TR german=1/1/726')).toBe(false);
});

test('DDOB COM-05: an empty position that is controlled is in communication, if a way comes to it', () => {
  expect(isIn('B8', NORTH)).toBe(true);
  expect(isIn('B8', 'E/2/16 2009')).toBe(false);
  expect(isIn('B8', 'HQ16 2009')).toBe(false);
  // A general alone keeps nobody out.
  expect(isIn('B8', 'Wyman 2009')).toBe(true);
});

test('G.36: DDOB COM-06: an occupied position for reserves has a way through one bocage hex that is controlled', () => {
  // From 1910 Americans hold 2010, but nothing behind it.
  expect(isIn('B8', B8, NORTH, EAST)).toBe(true);
  // Nobody there, then the bocage does not help.
  expect(isIn('B8', NORTH, EAST)).toBe(false);
  // The bocage hex itself is taken; or the next one is controlled, too.
  expect(isIn('B8', B8, NORTH, EAST, 'G/2/16 2010 reduced')).toBe(false);
  expect(isIn('B8', B8, NORTH, EAST, WEST)).toBe(false);
});

test('DDOB COM-06: bocage does not help a strongpoint', () => {
  // WN60: 0806 is taken, the bocage of 0907 and 0908 is controlled, and behind it is nobody.
  const round = ['E/2/16 0806', 'F/2/16 0909'];
  expect(isIn('WN60', 'post 0807 back=75 german=gun75.1', ...round)).toBe(false);
});

test('G.36: DDOB COM-07: what is so at the start of the German Fire Phase stays so in it', () => {
  const match = field(NORTH, EAST, WEST);
  const { g } = match.engine;
  freezeLinks(g);
  g.unit.at.set(UNIT.of('F/2/16'), NOWHERE);
  expect([linked(match, 'B8'), g.position.linked.get(POSITION.of('B8'))]).toEqual([true, 0]);
  // And the phase does begin with it.
  const fire = scene('german fire 5', NORTH, EAST, WEST);
  expect(asks(fire)).toMatch(/^\* /);
  expect([fire.engine.g.position.linked.get(POSITION.of('B8')), linked(fire, 'A1')]).toEqual([0, true]);
  expect(fire.engine.g.position.linked.get(POSITION.of('A1'))).toBe(1);
});

test('DDOB COM-08: in the Action Phase it is what it is at each attack', () => {
  const match = field(NORTH, EAST, WEST, 'post 2009 back=TR german=5/2/916 revealed=yes');
  const { g } = match.engine;
  g.position.linked.set(POSITION.of('B8'), 0);
  g.unit.at.set(UNIT.of('F/2/16'), NOWHERE);
  defeat(g, POST.of('2009'));
  expect(value(match, 'divisionalLeft')).toBe('1');
});
