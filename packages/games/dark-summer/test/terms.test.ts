import type { HexId, HexsideId } from '@bocage/hex';
import { expect, test } from 'vitest';
import { FORMATION, FORMATION_OF, isAirborne, isBattalion, isKampfgruppe, isSpecial, isTiger, MEMBERS, SIDE, SIDE_OF, SPECIALS, UNIT, type UnitId } from '../src/data.ts'; // biome-ignore format: a list
import { darkSummer } from '../src/index.ts';
import { AIRFIELDS, APPROACHES, BEACH, BEACH_ARMY, BEACH_HEXES, BEACH_NAME, beyondBoundary, C_HEXES, CAEN, columnOf, E_HEXES, grid, ground, hasRoad, INFANTRY_E, isCity, isImpassable, isInGunLine, isLand, isMajorRiver, isMinorRiver, isSeaSide, PLACE, POINTE_DU_HOC, S_HEXES, terrainOf, W_HEXES, WAVES } from '../src/map.ts'; // biome-ignore format: a list
import { attackFactor, defenseFactor, isReduced, pointsOf } from '../src/rules/units.ts';
import { ALLIED, asks, chances, GERMAN, legal, opening, type Play, place, play, position, refusal, row, scene, value } from './scene.ts'; // biome-ignore format: a list

const hexes = (...names: string[]) => names.map((name) => PLACE.of(name));
const side = (a: string, b: string) => grid.sideBetween(PLACE.of(a), PLACE.of(b)) as HexsideId;
const id = (name: string): UnitId => UNIT.of(name);
const isAllied = (match: Play, hex: string): boolean => row(position(match), `hex ${hex}`).allied === 'yes';
const OMAHA = 'beach 3303 status=open';

test('TDSN 1.0-a: two sides play one campaign, and one player may answer for both', () => {
  expect(SIDE.words).toEqual(['allied', 'german']);
  expect(Object.keys(darkSummer.scenarios)).toEqual(['campaign']);
  const match = scene('actionPhase.react > actionRound.play chit=us 3', 'reactions 1', 'army us moves=1');
  const asked = [asks(match).split(' ')[0]];
  match.apply({ verb: 'play', args: [1] });
  asked.push(asks(match).split(' ')[0]);
  expect(asked).toEqual(['allied', 'german']);
  expect(match.why({ verb: 'pass', args: [] })).toEqual([]);
});

test('TDSN 2.1-a: hexes have a terrain, hexsides one of their own, and distance goes by neighbours', () => {
  expect(CAEN.every(isCity)).toBe(true);
  expect([isMinorRiver(side('1300', '1400')), isMajorRiver(side('4703', '4704'))]).toEqual([true, true]);
  expect(grid.adjacent(PLACE.of('4003'), PLACE.of('4102'))).toBe(true);
  expect(grid.adjacent(PLACE.of('4003'), PLACE.of('4104'))).toBe(false);
  expect(grid.distance(PLACE.of('2403'), PLACE.of('2406'))).toBe(3);
});

test('TDSN 2.1-b: three waves lie at sea, the first before the beaches and Pointe du Hoc', () => {
  expect(new Set(WAVES.map(({ wave }) => wave))).toEqual(new Set([1, 2, 3]));
  expect(WAVES.every(({ hex }) => !isLand(hex))).toBe(true);
  expect(new Set(APPROACHES.flatMap(({ landing }) => landing))).toEqual(
    new Set([...BEACH_HEXES, POINTE_DU_HOC]),
  );
  expect(APPROACHES.every(({ hex, landing: [to] }) => to !== undefined && grid.adjacent(hex, to))).toBe(true);
});

test('TDSN 2.1-c: in England wait the two gliders and nobody else', () => {
  const match = opening();
  const inEngland = UNIT.words.filter((name) => place(match, name).startsWith('Airfield'));
  expect(inEngland.map((name) => `${name} ${place(match, name)}`)).toEqual([
    '325/82 Airfield-us',
    '6/6 Airfield-british',
  ]);
  expect(AIRFIELDS).toHaveLength(2);
});

test('TDSN 2.1-d: boxes are reached by their letters alone', () => {
  const linked = (box: string): HexId[] => {
    const { start, to } = grid.ways;
    const ways = (hex: HexId): number[] => [...to.subarray(start[hex], start[hex + 1])];
    return grid.hexes.filter((hex) => ways(hex).includes(PLACE.of(box)));
  };
  const sorted = (list: readonly HexId[]): HexId[] => [...list].sort((a, b) => a - b);
  expect(linked('Cherbourg')).toEqual(sorted(C_HEXES));
  expect(linked('Brittany-entered')).toEqual(sorted(W_HEXES));
  expect(linked('Brittany')).toEqual(sorted(S_HEXES));
  expect(linked('East')).toEqual(sorted(E_HEXES));
  expect(E_HEXES).not.toContain(INFANTRY_E);
});

test('TDSN 2.1-e: rivers are major and minor ones, roads too', () => {
  const sides = Array.from(ground.sides, (_, s) => s as HexsideId);
  expect(new Set(sides.filter(hasRoad).map((s) => ground.roads[s]))).toEqual(new Set([1, 2]));
  expect([sides.some(isMinorRiver), sides.some(isMajorRiver)]).toEqual([true, true]);
  expect(sides.some((s) => isMinorRiver(s) && isMajorRiver(s))).toBe(false);
});

test('TDSN 2.2.1-c: a unit with an attack factor of 0 attacks only with others', () => {
  const match = scene(
    'germans fight 3',
    'beach 4603 status=open',
    '1/IIIFlak 5011',
    '129/43 5010',
    '857/346 5011',
  );
  expect(refusal(match, 'attack 5010 1/IIIFlak')).not.toBe('');
  expect(legal(match, 'attack')).toEqual(['attack 5010 857/346', 'attack 5010 857/346+1/IIIFlak']);
});

test('TDSN 2.2.1-d: two factors, or one for both', () => {
  const { g } = scene('us moves 3', OMAHA, 'CCA/3AD 3304', '16/1 3303', '941/353 4812').engine;
  const factors = (name: string): string => `${attackFactor(g, id(name))}-${defenseFactor(g, id(name))}`;
  expect([factors('CCA/3AD'), factors('941/353')]).toEqual(['7-5', '3-4']);
  expect(attackFactor(g, id('16/1'))).toBe(defenseFactor(g, id('16/1')));
});

test('TDSN 2.2.4-b: a beach is held at first, then open, then closed', () => {
  const status = (match: Play, beach: string): string =>
    row(position(match), `beach ${beach}`).status ?? 'held';
  expect(BEACH.words.map((beach) => status(opening(), beach))).toEqual(BEACH.words.map(() => 'held'));
  const match = scene('us moves 2', '16/1 3304', OMAHA, 'beach 3203 status=closed');
  expect(['2403', '3303', '3203'].map((beach) => status(match, beach))).toEqual(['held', 'open', 'closed']);
});

test('TDSN 2.2.4-c, TDSN 2.4-g, TDSN 3.2.2-b: who stands in a hex or passed it last controls it', () => {
  const us = scene('us moves 3', OMAHA, '16/1 3304');
  play(us, 'move 16/1 3305+3306');
  expect(['3305', '3306', '3307'].map((hex) => isAllied(us, hex))).toEqual([true, true, false]);
  // Nobody stays in 5012 and 5013; the German only goes through.
  const held = ['5012', '5013', '5014'].map((hex) => `hex ${hex} allied=yes`);
  const germans = scene('germans move 3 rain', '857/346 5011', ...held);
  play(germans, 'move 857/346 5012+5013');
  expect(['5012', '5013', '5014'].map((hex) => isAllied(germans, hex))).toEqual([false, false, true]);
});

test('TDSN 2.4-g: control is nothing but a matter of victory: a hex costs the same, whoever has it', () => {
  const reach = (...lines: string[]): string[] =>
    legal(scene('us moves 3', OMAHA, '16/1 3304', ...lines), 'move');
  expect(reach('hex 3305 allied=yes', 'hex 3306 allied=yes')).toEqual(reach());
});

test('TDSN 2.2.4-d: the turn of Cherbourg’s capture is noted', () => {
  const inBox = ['9/2 Cherbourg', '23/2 Cherbourg', '38/2 Cherbourg'];
  // A line of supply from the C hexes to Utah; nobody is left to defend the port.
  const match = scene('us fights 5', 'beach 2403 status=open', ...inBox);
  expect(value(match, 'cherbourgTaken')).toBe('5');
});

test('TDSN 2.2.4-d: that Cherbourg is isolated is noted while it is so', () => {
  // Each of the nine hexes holds an American or lies in his zone.
  const wall = ['16/1 1300', '18/1 1500', '26/1 1700', '115/29 1900'];
  const cut = scene('a German Round begins 3', ...wall, '857/346 5011');
  expect(value(cut, 'isolated')).toBe('yes');
  const open = scene('a German Round begins 3', 'isolated yes', '857/346 5011');
  expect(value(open, 'isolated')).toBe('no');
});

test('TDSN 2.4-b: airborne are Allied paratroopers and gliders; the German paratroopers are infantry', () => {
  expect(['505/82', '325/82', '6/6', '2Rng', '1SSBde', '6FJ'].map((name) => isAirborne(id(name)))).toEqual([
    true, true, true, false, false, false,
  ]); // biome-ignore format: a list
  expect(SPECIALS.every((unit) => isSpecial(unit) && SIDE_OF[unit] === ALLIED)).toBe(true);
});

test('TDSN 2.4-c, TDSN 2.4-d: eight beach hexes, Utah and Omaha for the US', () => {
  const list = BEACH.words.map((hex, beach) => `${BEACH_NAME[beach]} ${hex} ${BEACH_ARMY[beach]}`);
  expect(list).toEqual([
    'Utah 2403 0', 'Omaha 3203 0', 'Omaha 3303 0', 'Gold 4003 1', 'Gold 4102 1', 'Juno 4203 1', 'Juno 4302 1', 'Sword 4603 1',
  ]); // biome-ignore format: a list
});

test('TDSN 2.4-e: Pointe du Hoc is assaulted like a beach, but is none', () => {
  expect(BEACH_HEXES).not.toContain(POINTE_DU_HOC);
  expect(APPROACHES.filter(({ landing }) => landing.includes(POINTE_DU_HOC))).toHaveLength(1);
});

test('TDSN 2.4-f: the US zone reaches to column 35, the British begins with 36', () => {
  const beyond = (army: number) =>
    hexes('3410', '3510', '3610', '3710').map((hex) => beyondBoundary(hex, army));
  expect([beyond(0), beyond(1)]).toEqual([[0, 0, 0, 1], [1, 0, 0, 0]]); // biome-ignore format: a table
  expect(columnOf(PLACE.of('3510'))).toBe(35);
});

test('TDSN 2.4-h: floods are impassable, and hexsides of sea', () => {
  const flooded = grid.hexes.filter((hex) => terrainOf(hex) === terrainOf(PLACE.of('2206')));
  expect(flooded.length).toBeGreaterThan(1);
  expect(flooded.every(isImpassable)).toBe(true);
  const match = scene('us moves 3', 'beach 2403 status=open', '16/1 2205', '18/1 1915');
  expect(refusal(match, 'move 16/1 2206')).not.toBe('');
  expect(isSeaSide(side('1915', '1916'))).toBe(true);
  expect(refusal(match, 'move 18/1 1916')).not.toBe('');
});

test('TDSN 2.4-i: a formation is a division, a unit by itself, or the whole III Flak Corps', () => {
  const members = (name: string): string[] =>
    (MEMBERS[FORMATION.of(name)] ?? []).map((unit) => UNIT.text(unit));
  expect(members('IIIFlak')).toEqual(['1/IIIFlak', '2/IIIFlak', '3/IIIFlak', '4/IIIFlak']);
  expect([members('6FJ'), members('1')]).toEqual([['6FJ'], ['16/1', '18/1', '26/1']]);
  expect(new Set(FORMATION_OF).size).toBe(FORMATION.words.length);
});

test('TDSN 2.4-j, TDSN 2.4-k: Kampfgruppen and Tigers are marked, and nobody else', () => {
  expect(['KG22/21Pz', 'KG25/12SS', 'SturmAOK7', '100Pz'].map((name) => isKampfgruppe(id(name)))).toEqual([true, true, false, false]); // biome-ignore format: one thing
  const tigers = UNIT.words.filter((name) => isTiger(id(name)));
  expect(tigers).toEqual(['101Tiger', '102Tiger', '503Tiger']);
  expect(tigers.every((name) => isBattalion(id(name)) && SIDE_OF[id(name)] === GERMAN)).toBe(true);
});

test('TDSN 2.4-l: one unit alone is a stack', () => {
  const match = scene(
    'actionPhase.react > reactionRound.choose 3',
    'round reaction',
    'active german',
    '857/346 5011',
  );
  expect(legal(match, 'stack')).toContain('stack 5011');
});

test('TDSN 2.4-m: a unit that lost one of two steps shows its other side; one of a single step never does', () => {
  const { g } = scene('us moves 3', OMAHA, '16/1 3303 reduced', '18/1 3303', '2Rng 3304').engine;
  expect(['16/1', '18/1', '2Rng'].map((name) => isReduced(g, id(name)))).toEqual([true, false, false]);
  expect(attackFactor(g, id('16/1'))).toBeLessThan(attackFactor(g, id('18/1')));
  const face = (name: string) => [attackFactor, defenseFactor, pointsOf].map((figure) => figure(g, id(name)));
  expect(face('16/1')).not.toEqual(face('18/1'));
});

test('TDSN 2.4-n: the naval gun line runs around the beaches', () => {
  expect(BEACH_HEXES.every(isInGunLine)).toBe(true);
  expect(hexes('5114', '2911', '3625').some(isInGunLine)).toBe(false);
});

test('TDSN 2.4-o: a die roll is one fair die of six faces', () => {
  const match = scene('british arrive 3', 'beach 4603 status=open', '129/43 - due=3');
  expect(chances(match)).toEqual({ 1: '1/6', 2: '1/6', 3: '1/6', 4: '1/6', 5: '1/6', 6: '1/6' });
});
