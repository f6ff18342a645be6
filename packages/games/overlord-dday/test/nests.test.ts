import { expect, test } from 'vitest';
import { BEACH, dataOf, GARRISONS, GERMAN, hasYellowBar, NESTS, UNIT, type UnitId } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { batteriesOn } from '../src/rules/naval.ts';
import { asks, field, legal, opening, type Play, play, refusal, scene, sketched, unit } from './scene.ts';

/** Steps, sides and zone of a Weapons Nest in a word or two. */
function typeOf(nest: UnitId): string {
  const { steps, back, zoc } = dataOf(nest);
  const bar = `${hasYellowBar(nest) ? ' yellow' : ''}${zoc === 'none' ? '' : ` ${zoc}`}`;
  return `${steps} steps, ${back === null ? 1 : 2} sides${bar}`;
}

/** A strong assault on a WN in N3548 that costs it one step. */
function assault(nest: string): string {
  const attackers = ['2War N3647', '1Norf N3647', '2KSLI N3647'];
  const match = scene('allied combat 4', `${nest} N3548`, ...attackers);
  play(match, 'attack N3548 2War+1Norf+2KSLI', '4+5');
  return unit(match, nest);
}

test('TKG FG-a: a WN has two steps on two sides, one on one, one on two, or two with a battalion zone', () => {
  sketched('nests of every sort are attacked in one hex');
  const types = new Set(NESTS.map(typeOf));
  expect([...types].sort()).toEqual([
    '1 steps, 1 sides',
    '1 steps, 2 sides yellow',
    '2 steps, 2 sides',
    '2 steps, 2 sides battalion',
  ]);
  // What a lost step does to one of each.
  expect(assault('WN62/352')).toBe('N3548 reduced');
  expect(assault('WN81/352')).toBe('-');
  expect(assault('WNMerville')).toBe('-');
  expect(assault('WN17/716')).toBe('N3548 reduced');
});

test('TKG FG-b: a WN stops nobody by a zone of control, unless it has the bar', () => {
  // Past the WN, which is marked so that only a zone could stop the battalion.
  const passes = (nest: string, from: string, way: string): string =>
    refusal(scene('allied movement 4', `2KSLI ${from}`, nest), `move 2KSLI ${way}`);
  expect(passes('WN20/716 N3447 RG', 'N3346', 'N3446+N3546')).toBe('');
  expect(passes('WN17/716 N3548 RG', 'N3446', 'N3447+N3347')).toBe('27.2.5-l');
  expect(passes('WN17/716 N3548 RG', 'N3346', 'N3446+N3546'), 'two hexes away').toBe('');
  expect(NESTS.filter((nest) => dataOf(nest).zoc !== 'none').map(UNIT.text)).toEqual([
    'WN17/716',
    'WNCrisbecq',
  ]);
});

test('TKG FG-c: all WNs begin on their front side, but for those that 27.1.2 turns', () => {
  const match = opening();
  const turned = (): string[] =>
    [...NESTS, ...GARRISONS].map(UNIT.text).filter((name) => field(match, name, 'back') === 'yes');
  expect(turned()).toEqual([]);
  while (asks(match) !== '* preliminary.rollStrength') play(match, '1');
  play(match, '1', '3', '2', '4');
  expect(turned().sort()).toEqual(['WNMerville', 'WNPointeDuHoc']);
});

test('TKG FG-d: the letters of a gun name the beaches it bears on, two letters both', () => {
  const bears = (nest: string): string[] => {
    const { g } = scene('naval 2', `${nest} ${dataOf(UNIT.of(nest)).at}`, 'WN81/352 N2826').engine;
    return BEACH.words.filter((_, beach) => batteriesOn(g, beach) === 1);
  };
  expect(bears('WN8/716')).toEqual(['Sword']);
  expect(bears('WN35b/716')).toEqual(['Gold', 'Juno']);
  expect(bears('WNLongues')).toEqual(['Gold']);
  expect(bears('WNPortEnBessin')).toEqual(['Omaha']);
  expect(bears('WNPointeDuHoc')).toEqual(['Utah', 'Omaha']);
  expect(bears('WNCrisbecq')).toEqual(['Utah']);
  expect(bears('WN62/352')).toEqual([]);
});

const FESTUNG = 'WN81/352 N1513 festung=yes';

test('TKG FG-e: a Festung WN is a WN like any other: a target for ships, rolled for in recovery', () => {
  sketched('a Festung is manned, and ships still fire: it is manned in the evening');
  const ships = scene('naval 3', FESTUNG, 'WN62/352 N3133', 'WN64/352 N3132');
  expect(refusal(ships, 'bombard us N1513')).toBe('');
  play(ships, 'bombard us N1513', '6');
  expect(unit(ships, 'WN81/352')).toBe('N1513 RG');
  const recovers = (die: string): string =>
    unit(play(scene('recovery 3', `${FESTUNG} RG`, 'WN62/352 N3133', 'WN64/352 N3132'), die), 'WN81/352');
  expect(['1', '2', '3'].map(recovers), 'strength 2, not the 1 of its front').toEqual([
    'N1513',
    'N1513',
    'N1513 RG',
  ]);
});

test('TKG FG-e: a Festung WN stands where it is, has no zone and goes with its one step', () => {
  sketched('a Festung is manned, and units still fight and move: it is manned in the evening');
  const attackers = ['1/16 N1512', '2/16 N1512', '3/16 N1512'];
  const attack = (dice: string): Play =>
    play(scene('allied combat 4', FESTUNG, ...attackers), 'attack N1513 1/16+2/16+3/16', dice);
  // 15 to 2 in bocage: at 10 the defender would have to fall back, at 2 he loses steps.
  expect(unit(attack('5+5'), 'WN81/352')).toBe('N1513');
  expect(unit(attack('1+1'), 'WN81/352')).toBe('-');
  const match = scene('german movement 4', `${FESTUNG} active`, 'I/920 N2310 active');
  expect(legal(match, 'move WN81/352')).toEqual([]);
  expect(match.engine.g.board.zones.isFelt(GERMAN, PLACE.of('N1514'))).toBe(false);
});

test('TKG FG-f: in the End Stage Independent and Non-Active Units move, group units do not', () => {
  const match = scene(
    'endStage.germanMoves',
    'I/914 N3125 active',
    'Pi352 N3623',
    'Pz206 N3949',
    'PzJg352 N3631 active',
    'WN62/352 N3133',
  );
  expect(refusal(match, 'march I/914 N3126')).toBe('27.3.4-b');
  const movers = new Set(legal(match, 'march').map((text) => text.split(' ')[1]));
  expect([...movers].sort()).toEqual(['Pi352', 'Pz206', 'PzJg352']);
});
