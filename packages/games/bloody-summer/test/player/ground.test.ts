import { describe, expect, test } from 'vitest';
import { grid, isHeadquarters, PLACE, UNIT, unitsIn } from '../../src/queries.ts';
import { attack, join, OTHERS, unaided } from '../combats.ts';
import { type Play, play, scene, unit } from '../scene.ts';
import { answer, deeds, said } from './staff-scene.ts';

/** In the open south of Caen: BR-I two hexes behind three brigades, who look upon 1306 and 1307 (see combats.ts). */
const CORPS = ['BR-I 1106', 'place 1106 alliedMarkers=1', '3-8 1206', '3-9 1206', '3-185 1207'];
const MOVES = ['movement.moves'];

/** Where a unit stands after the moves of whoever is asked. */
function moved(match: Play, ...names: string[]): string[] {
  deeds(match, MOVES);
  return names.map((name) => unit(match, name));
}

describe('combat', () => {
  test('a corps attacks the weak regiment beside it and not the Panzer division next to that', () => {
    const match = scene('allied-combats 5', ...CORPS, '716-736 1306', '12-SS-25 1307', '12-SS-26 1307', '12-SS-I-12 1307'); // biome-ignore format: a list
    expect(deeds(match, ['combatPhase.choose', 'assaults.choose']).slice(0, 2)).toEqual([
      'activate BR-I',
      'attack 1306',
    ]);
  });

  test('no marker is spent where there is nothing to gain', () => {
    const panzer = ['12-SS-25 1306', '12-SS-26 1306', '12-SS-I-12 1306', '12-SS-II-12 1306'];
    expect(answer('allied-combats 5', ...CORPS, ...OTHERS, ...panzer)).not.toBe('activate BR-I');
  });

  test('whoever is disorganized stays out of an attack that is better without him', () => {
    const match = scene('allied-combats 5', ...CORPS, '59-176 1207 D2', '716-736 1306');
    const all = deeds(match, ['combatPhase.choose', 'assaults.choose', 'assaults.muster']);
    expect(all).toContain('join 3-8');
    expect(all).not.toContain('join 59-176');
    expect(all).toContain('fight');
  });

  test('a loss is taken by a fresh brigade, not by one that it would destroy', () => {
    const match = scene('allied-combats 5', 'BR-I 1106', 'place 1106 alliedMarkers=1', '3-8 1206 steps=1', '3-9 1206', '3-185 1207 steps=1', '716-736 1306'); // biome-ignore format: a list
    attack(match, '1306', '3-8', '3-9', '3-185');
    unaided(match);
    match.engine.resolve(1);
    expect(said(match)).toBe('lose 3-9');
  });

  test('Cherbourg is held at the price of disorganization, with troops that can bear it', () => {
    const assault = ['4-8 0322', '4-12 0322', '4-22 0322', '9-39 0322', '9-47 0322', '9-60 0323', '79-313 0323', '79-314 0323', '79-315 0323', '90-357 0323']; // biome-ignore format: a list
    const match = scene('allied-combats 5', 'US-VII 0422', 'place 0422 alliedMarkers=1', '709-919 0223', '709-729 0223', ...assault); // biome-ignore format: a list
    play(match, 'activate US-VII', 'attack 0223');
    join(match, ...assault.map((line) => line.split(' ')[0] ?? ''));
    unaided(match);
    match.engine.resolve(6);
    while (match.engine.stepName === 'losses.choose') play(match, said(match));
    expect(match.engine.stepName).toBe('givingWay.choose');
    expect(said(match)).toBe('stand');
  });

  test('of two ways back the one out of enemy zones is taken', () => {
    const match = scene('allied-combats 5', ...CORPS, '4-Arm-Bde 1207', '59-176 1305', '326 1306');
    attack(match, '1306', '3-8', '3-9', '3-185', '4-Arm-Bde', '59-176');
    unaided(match);
    match.engine.resolve(5);
    while (match.engine.stepName === 'losses.choose') play(match, said(match));
    expect(match.engine.stepName).toBe('retreat.choose');
    const way = said(match);
    expect(way).toMatch(/^retreat 326/);
    expect(way).not.toMatch(/1305|1405/);
  });
});

describe('movement', () => {
  test('three brigades close up on a weak regiment within their reach', () => {
    const match = scene('british-moves 5', 'BR-I 1007', 'place 1007 alliedMarkers=1', '3-8 1107', '3-9 1107', '3-185 1007', '716-736 1306', '346 1905'); // biome-ignore format: a list
    const beside = moved(match, '3-8', '3-9', '3-185').filter((at) =>
      grid.adjacent(PLACE.of(at), PLACE.of('1306')),
    );
    expect(beside.length).toBeGreaterThanOrEqual(2);
  });

  test('a headquarters follows its corps and is never left alone before the enemy', () => {
    const match = scene('british-moves 5', 'BR-I 0807', 'place 0807 alliedMarkers=1', '3-8 1107', '3-9 1107', '3-185 1107', '716-736 1306', '346 1905'); // biome-ignore format: a list
    const [hq = ''] = moved(match, 'BR-I');
    const at = PLACE.of(hq);
    const company = unitsIn(match.engine.g as never, at).filter((one) => !isHeadquarters(one));
    expect(grid.distance(at, PLACE.of('1306'))).toBeLessThanOrEqual(4);
    expect(company.length > 0 || grid.distance(at, PLACE.of('1306')) > 2).toBe(true);
  });

  test('reinforcements land where there is a depot and room', () => {
    const match = scene('us-moves 5', 'depot Omaha state=reduced', 'place 0714 allied=yes', '4-8 Reserve', '4-12 Reserve', '4-22 Reserve', 'US-VII Reserve', '352-914 1314'); // biome-ignore format: a list
    const done = deeds(match, MOVES);
    expect(done).toContain('land US-VII Omaha');
    expect(done.filter((deed) => deed.startsWith('land 4-'))).toHaveLength(3);
  });

  test('a depot is not left without a guard', () => {
    const match = scene('us-moves 5', 'depot Omaha state=reduced', 'place 0714 allied=yes alliedMarkers=1', 'US-V 0714', '4-8 0714', '4-12 0714', '4-22 0714', '352-914 0914', '352-915 1014'); // biome-ignore format: a list
    deeds(match, MOVES);
    expect(['4-8', '4-12', '4-22'].map((name) => unit(match, name))).toContain('0714');
  });

  test('armour that is not needed for a strong attack waits in Reserve behind it', () => {
    const match = scene('british-moves 8', 'BR-I 1106', 'place 1106 alliedMarkers=1', '3-8 1206', '3-9 1206', '3-185 1207', '51-152 1207', '51-153 1206', '51-154 1207', '11-Arm-29 1106', '11-Arm-159 1106', '716-736 1306 steps=1', '346 1905'); // biome-ignore format: a list
    expect(deeds(match, MOVES).filter((deed) => deed.startsWith('reserve')).length).toBeGreaterThan(0);
  });

  test('Germans cut off in the Cotentin go to hold Cherbourg', () => {
    const match = scene('german-moves 3', '709-919 0322', '709-729 0421', '4-8 0619', '4-12 0619', '9-39 0721', 'GE-84 1218'); // biome-ignore format: a list
    const posts = moved(match, '709-919', '709-729');
    expect(posts.some((at) => at === '0223' || at === '0222')).toBe(true);
  });

  test('no hex is too full when the moves are over, nor are the Allies mixed', () => {
    const match = scene('us-moves 8', 'US-VII 1017', 'place 1017 alliedMarkers=1', '1-16 1016', '1-18 1016', '1-26 1016', '9-39 1018', '9-47 1018', '9-60 1018', '30-117 1117', '30-119 1117', '30-120 1117', '4-8 1017', '4-12 1017', '4-22 1017', '275 1217'); // biome-ignore format: a list
    deeds(match, MOVES);
    expect(match.engine.stepName).not.toBe('crowding.remove');
    expect(UNIT.words.some((name) => unit(match, name).startsWith('Destroyed'))).toBe(false);
  });
});
