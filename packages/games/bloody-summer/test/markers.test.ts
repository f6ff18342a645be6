import { DIRECTIONS } from '@bocage/hex';
import { describe, expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { haulage } from '../src/rules/logistics/carriage.ts';
import { ALLIES, AXIS, asks, legal, news, type Play, play, reasons, refusal } from './scene.ts';
import { at, campaign, markers, race, until } from './turns.ts';

const GERMAN_DEPOTS = ['Cherbourg', 'Pas-de-Calais', 'Paris', 'Le-Mans', 'Rennes', 'Brest'].map((name) => `depot German-${name} state=reduced`); // biome-ignore format: a list
const BEACHES = ['Utah', 'Omaha', 'Gold', 'Juno', 'Sword'].map((name) => `depot ${name} state=reduced`);
const SHORE = ['0617', '0714', '0710', '0709', '0807'].map((hex) => `place ${hex} allied=yes`);
/** The dice for the markers of turn 3 in rain, so that nothing else is asked. */
const dice = (...lines: string[]): Play => campaign('administration 3 > resources.allies', ...lines);
const reserve = (match: Play): number => markers(match, 'Reserve').allied;
/** In the midst of the carrying of turn 3, the Allies first. */
const carrying = (...lines: string[]): Play => campaign('administration 3 > carrying.begin', ...lines);
const UTAH = ['depot Utah state=reduced', 'place 0617 allied=yes'];

describe('1.1.1.2: new markers', () => {
  test('N44 1.1.1.2-c, 1.1.1.2-d: of five beaches the die lets two, four or five into the reserve', () => {
    const gained = (die: string, weather: string): number =>
      reserve(play(dice(...BEACHES, ...SHORE, `weather ${weather}`), die));
    expect(['1', '2', '3', '4', '5', '6'].map((die) => gained(die, 'overcast'))).toEqual([2, 2, 4, 4, 5, 5]);
    expect(['1', '4', '6'].map((die) => gained(die, 'rain'))).toEqual([1, 3, 4]);
    expect(reserve(play(dice('weather clear', ...UTAH), '3')), 'one at least').toBe(1);
  });

  test('N44 1.1.1.2-e: the reserve holds all that a summer lands, however long nobody attacks', () => {
    const match = dice(...BEACHES, ...SHORE, 'weather overcast', 'place Reserve alliedMarkers=40');
    expect(reserve(play(match, '6'))).toBe(45);
  });

  test('N44 1.1.1.2-c, 7.2-b: a die for the Germans, and one more at Cherbourg whatever the weather', () => {
    const match = play(dice(...GERMAN_DEPOTS, 'weather overcast'), '1', '6');
    expect([markers(match, '0223').german, asks(match)]).toEqual([1, 'german resources.store']);
    play(match, 'store German-Paris', 'store German-Paris', 'store German-Rennes');
    expect([markers(match, 'Paris').german, markers(match, 'Rennes').german]).toEqual([2, 1]);
    const clear = play(dice(...GERMAN_DEPOTS, 'weather clear'), '1', '6', 'store German-Brest');
    expect([asks(clear), legal(clear).includes('store German-Brest')]).toEqual([
      'german resources.store',
      false,
    ]);
    expect(asks(play(clear, 'store German-Paris'))).not.toContain('resources');
  });

  test('N44 1.1.1.2-e: R-74, depots take what they have room for, blocked ones nothing, and the rest is lost', () => {
    const match = dice('depot German-Le-Mans state=reduced', 'depot German-Rennes state=reduced', 'depot German-Brest state=reduced', 'place Le-Mans germanMarkers=1', 'place Rennes germanMarkers=1', '77 Brest', '8-13 Brest', 'weather rain'); // biome-ignore format: a list
    play(match, '1', '6');
    expect(reasons(match, 'store German-Brest')).toEqual(['7.2-d that depot is lost or blocked']);
    expect(refusal(match, 'store Utah')).toBe('1.1.1.2-e');
    // The second has but one place to go.
    play(match, 'store German-Le-Mans');
    expect([markers(match, 'Le-Mans').german, markers(match, 'Rennes').german]).toEqual([2, 2]);
    expect(news(match, ALLIES)).toContain('There is no room in German depots for 1 Offensive marker.');
  });

  test('N44 7.2-b: no bonus once Cherbourg is lost, or while its depot is full', () => {
    const lost = play(
      dice('depot German-Cherbourg state=destroyed', 'depot German-Paris state=reduced', 'weather rain'),
      '1',
      '1',
    );
    expect(markers(lost, '0223').german).toBe(0);
    const full = play(dice(...GERMAN_DEPOTS, 'place 0223 germanMarkers=1', 'weather rain'), '1', '1');
    expect(markers(full, '0223').german).toBe(1);
  });

  test('N44 11.1-d: X2, in the race a roll of three markers gives two, and the bonus is on top', () => {
    const match = race('administration 2 > resources.allies', ...GERMAN_DEPOTS, ...UTAH, 'weather overcast');
    play(match, '5', '6');
    expect([reserve(match), markers(match, '0223').german]).toEqual([1, 1]);
    play(match, 'store German-Paris', 'store German-Paris');
    expect(asks(match)).not.toContain('resources');
  });
});

describe('1.1.1.2-f: who carries', () => {
  const BOTH = [...BEACHES, ...SHORE, 'US-VII 0618', 'BR-I 0807', 'place Reserve alliedMarkers=4'];
  const GERMANS = ['GE-84 1116', ...GERMAN_DEPOTS];

  test('N44 1.1.1.2-f: whoever has more in depots begins, the Allies if equal; then by turns', () => {
    expect(asks(carrying(...BOTH, ...GERMANS, 'place Le-Mans germanMarkers=4'))).toBe('us carrying.carry');
    const match = carrying(...BOTH, ...GERMANS, 'place Le-Mans germanMarkers=5');
    expect(asks(match)).toBe('german carrying.carry');
    play(match, 'carry Le-Mans 2410', '1');
    expect(asks(match)).toBe('us carrying.carry');
  });

  test('N44 1.1.1.2-f: R-48, the US and the British by turns; two who give way end it for the camp', () => {
    const match = carrying(...BOTH, ...GERMANS, 'place Le-Mans germanMarkers=3');
    play(match, 'land Utah 0618', 'carry Le-Mans 2410', '1');
    expect(asks(match)).toBe('british carrying.carry');
    play(match, 'pass');
    expect(asks(match), 'the US in its place').toBe('us carrying.carry');
    play(match, 'pass');
    expect(asks(match)).toBe('german carrying.carry');
    play(match, 'carry Le-Mans 2410', '1');
    expect(asks(match), 'he goes on alone').toBe('german carrying.carry');
    play(match, 'pass');
    expect(asks(match)).not.toContain('carrying');
  });

  test('N44 0.2.1-c: R-47, either side carries what lies in the reserve through any Allied depot', () => {
    const match = carrying(...BOTH);
    expect(legal(match, 'land Gold')).not.toEqual([]);
    play(match, 'pass');
    expect(legal(match, 'land Utah').length).toBeGreaterThan(0);
  });
});

describe('how a marker goes', () => {
  test('N44 7.1-b: R-73, as many a turn as the depot lands', () => {
    const match = carrying(...UTAH, 'US-VII 0618', 'place Reserve alliedMarkers=3');
    play(match, 'land Utah 0618');
    expect([markers(match, '0618').allied, reserve(match), asks(match).includes('carrying')]).toEqual([
      1,
      2,
      false,
    ]);
    const two = carrying(...UTAH, 'depot Omaha state=reduced', 'place 0714 allied=yes', 'US-VII 0618', 'place Reserve alliedMarkers=3'); // biome-ignore format: a list
    play(two, 'land Utah 0617');
    expect(reasons(two, 'land Utah')).toEqual([
      '7.1-b that depot lands no more Offensive markers in this turn',
    ]);
    expect(refusal(two, 'land Sword 0807')).toBe('7.1-b');
  });

  test('N44 0.2.1-b, 1.1.1.2-f: R-71, along the way to a headquarters in supply, and once a turn', () => {
    const match = carrying('US-VII 0718', 'place 0617 alliedMarkers=2 allied=yes');
    expect(legal(match, 'carry')).toEqual(['carry 0617 0618', 'carry 0617 0718']);
    expect(refusal(match, 'carry 0617 0518')).toBe('1.1.1.2-f');
    play(match, 'carry 0617 0618');
    expect(legal(match, 'carry')).toEqual(['carry 0617 0618', 'carry 0617 0718']);
    expect(reasons(match, 'carry 0618')).toEqual(['1.1.1.2-f what is there has been carried in this turn']);
    play(match, 'carry 0617 0718');
    expect([markers(match, '0618').allied, markers(match, '0718').allied]).toEqual([1, 1]);
    expect(at(match, 'place 0618').carried, 'forgotten when the phase is over').toBeUndefined();
  });

  test('N44 0.2.1-b: those with a headquarters stay with it', () => {
    const match = carrying(
      'US-VII 0718',
      'US-V 0618',
      'place 0618 alliedMarkers=1',
      'place 0617 alliedMarkers=1 allied=yes',
    );
    expect(reasons(match, 'carry 0618')).toEqual(['0.2.1-b it is with a headquarters, and goes with it']);
  });

  test('N44 0.2.1-b: R-240, but a depot gives out what it holds though a staff is in its box', () => {
    const match = carrying(
      'GE-84 2418',
      'GE-II-Fj Rennes',
      'depot German-Rennes state=reduced',
      'place Rennes germanMarkers=1',
    );
    expect(legal(match, 'carry')).toEqual(['carry Rennes 2418']);
  });

  test('N44 0.2.1-a: a hex holds two', () => {
    const match = carrying(
      'US-VII 0718',
      'place 0718 alliedMarkers=2',
      'place 0617 alliedMarkers=1 allied=yes',
    );
    expect(legal(match, 'carry')).toEqual(['carry 0617 0618']);
    expect(reasons(match, 'carry 0617 0718')).toEqual(['0.2.1-a two Offensive markers are in that hex']);
  });

  test('N44 7.3.2-b: not to a headquarters that is out of supply', () => {
    const match = carrying('US-VII 0718 cut', 'US-V 0619', 'place 0617 alliedMarkers=1 allied=yes');
    expect(legal(match, 'carry')).toEqual(['carry 0617 0618', 'carry 0617 0619']);
  });

  test('N44 0.2.1-b: 12 points, half a point a hex by road; R-241, towards one that is too far', () => {
    const match = carrying('US-VII 1116', 'place 0617 alliedMarkers=1 allied=yes');
    const ends = legal(match, 'carry').map((words) => words.split(' ')[2]);
    expect(ends.at(-1)).toBe('1116');
    const far = carrying('GE-84 1116', 'depot German-Paris state=reduced', 'place Paris germanMarkers=1');
    const stops = legal(far, 'carry').map((words) => words.split(' ')[2]);
    expect([stops.includes('1116'), stops.length > 6]).toEqual([false, true]);
  });

  test('N44 0.2.1-b: R-71, not through zones in which no friend stands', () => {
    const lines = ['US-VII 0718', 'place 0617 alliedMarkers=1 allied=yes', '91-1058 0518', '91-1057 0817'];
    expect(asks(carrying(...lines))).not.toContain('carrying');
    expect(legal(carrying(...lines, '4-8 0618'), 'carry 0617 0718')).toHaveLength(1);
  });

  test('N44 0.2.1-d, 9.2-d: fighter-bombers over a zone shorten the way of German markers', () => {
    const lines = ['GE-I-SS 1107', 'depot German-Paris state=reduced', 'place Paris germanMarkers=1'];
    const free = legal(carrying(...lines), 'carry').length;
    const hunted = legal(
      carrying(...lines, 'zone falaise-argentan fighters=us', 'zone caen fighters=us'),
      'carry',
    ).length;
    expect(hunted).toBeLessThan(free);
  });

  test('N44 0.2.1-d, 9.5-b: R-72, a German marker rolls to leave a box, with what aircraft add', () => {
    const lines = ['GE-84 2418', 'depot German-Rennes state=reduced', 'place Rennes germanMarkers=1'];
    const match = play(carrying(...lines), 'carry Rennes 2418');
    expect(asks(match)).toBe('* convoy.leave');
    expect(markers(play(match, '3'), '2418').german).toBe(1);
    const stopped = play(carrying(...lines, 'box Rennes raid=us-medium'), 'carry Rennes 2418', '3');
    expect([markers(stopped, '2418').german, markers(stopped, 'Rennes').german]).toEqual([0, 1]);
    expect(news(stopped, ALLIES)).toContain('A 3, with +1: an Offensive marker cannot leave Rennes.');
  });

  test('N44 0.2.1-d: a roll at each box that is left', () => {
    const match = carrying('GE-84 2418', 'depot German-Brest state=reduced', 'place Brest germanMarkers=1');
    play(match, 'carry Brest 2418', '1');
    expect(asks(match)).toBe('* convoy.leave');
    play(match, '6');
    expect([markers(match, 'Rennes').german, markers(match, '2418').german]).toEqual([1, 0]);
  });

  test('N44 1.1.1.2-f: R-72, hostile boxes and confusions are closed', () => {
    const lines = ['GE-84 2418', 'depot German-Brest state=reduced', 'place Brest germanMarkers=1'];
    expect(asks(carrying(...lines, 'place Rennes allied=yes'))).not.toContain('carrying');
    expect(asks(carrying(...lines, '77 Rennes', '8-13 Rennes'))).not.toContain('carrying');
  });

  test('N44 1.1.1.2-a: logistics go in their order', () => {
    const match = campaign('logistics 3', 'weather rain', ...UTAH, 'US-VII 0618');
    expect(asks(match)).toBe('* resources.allies');
    expect(asks(play(match, '5', '1'))).toBe('us carrying.carry');
    expect(asks(until(match, 'administration.allied'))).toBe('* administration.allied');
  });
});

describe('which markers go', () => {
  const STAFF = ['GE-84 1116', 'GE-47 Le-Mans'];

  test('N44 1.1.1.2-f: R-240, markers with a headquarters stay with it, but for those in a German depot', () => {
    const stored = carrying(...STAFF, 'place Le-Mans germanMarkers=1', 'depot German-Le-Mans state=reduced');
    expect(legal(stored, 'carry Le-Mans')).not.toEqual([]);
    const razed = carrying(...STAFF, 'place Le-Mans germanMarkers=1', 'place 1616 germanMarkers=1', 'depot German-Le-Mans state=destroyed'); // biome-ignore format: a scene
    expect(reasons(razed, 'carry Le-Mans')).toEqual(['0.2.1-b it is with a headquarters, and goes with it']);
    expect(reasons(carrying(...STAFF, 'place 1116 germanMarkers=1', 'place 1616 germanMarkers=1'), 'carry 1116')).toEqual(['0.2.1-b it is with a headquarters, and goes with it']); // biome-ignore format: a scene
  });

  test('N44 1.1.1.2-f: R-240, an Allied depot is none of those', () => {
    const match = carrying('depot Utah state=reduced', 'US-VII 0617', 'US-V 0718', 'place 0617 alliedMarkers=1 allied=yes', 'place 0619 alliedMarkers=1'); // biome-ignore format: a scene
    expect(reasons(match, 'carry 0617')).toEqual(['0.2.1-b it is with a headquarters, and goes with it']);
  });

  test('N44 1.1.1.2-f: who has nothing to carry is passed over without a word', () => {
    const match = play(carrying(...UTAH, 'US-VII 0618', 'place Reserve alliedMarkers=3'), 'land Utah 0618');
    expect(news(match, ALLIES).filter((line) => line.includes('carry nothing'))).toEqual([]);
  });

  test('N44 1.1.1.2-f: one marker that can go is enough, whatever others there are', () => {
    // That in 2301 is cut off by Germans all around.
    const ring = ['271 2201', '272 2202', '276 2302', '277 2401', '346 2402'];
    const match = carrying(
      'US-VII 0718',
      'place 0619 alliedMarkers=1',
      'place 2301 alliedMarkers=1',
      ...ring,
    );
    expect(asks(match)).toBe('us carrying.carry');
  });
});

test('N44 9.2-d, 0.2.1-d: R-60, aircraft over the Cotentin slow German markers there, not those of the Allies, nor in a storm', () => {
  /** What all steps from 0622 cost a marker, in half points; 0622 and the hexes around it are in the Cotentin. */
  const around = (camp: number, ...lines: string[]): number => {
    const { g } = carrying(...lines, 'place Reserve alliedMarkers=1', ...UTAH, 'US-VII 0618').engine;
    return DIRECTIONS.reduce<number>((sum, way) => sum + haulage(g, camp, PLACE.of('0622'), way), 0);
  };
  const free = around(AXIS);
  expect(around(AXIS, 'zone cotentin fighters=us')).toBeGreaterThan(free);
  expect(around(AXIS, 'zone cotentin fighters=us grounded=yes')).toBe(free);
  expect(around(AXIS, 'zone caen fighters=us'), 'elsewhere').toBe(free);
  expect(around(ALLIES, 'zone cotentin fighters=us')).toBe(free);
  expect(around(AXIS, 'place 0623 rubble=2'), 'four half points').toBe(free + 4);
});
