import { type Direction, NOWHERE } from '@bocage/hex';
import { seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { grid, isSea, PLACE } from '../src/map.ts';
import { whyClosed } from '../src/rules/movement/ground.ts';
import { GAITS } from '../src/terms.ts';
import { UNIT } from '../src/units.ts';
import { asks, field, legal, news, type Play, play, reasons, refusal, scene, sketched, unit } from './scene.ts'; // biome-ignore format: a list

/** The hexes in which a unit may end its move. */
const ends = (match: Play, name: string): string[] =>
  legal(match, `move ${name} `)
    .map((words) => words.split(/[ +]/).at(-1) as string)
    .sort();
/** Allies on turn 3, Germans on turn 5: an Average tide, and a falling one. */
const allies = (...lines: string[]): Play => scene('moves 3', ...lines);
const germans = (...lines: string[]): Play => scene('I 5', ...lines);

// From 2301 to 2310 lie open fields without a road; 2415 to 2718 is the coast road; around 2414 are canal and Orne.

test('MDD 6.0-a: a side moves as many of its units as it likes, one after another', () => {
  const match = allies('1-SR 2302', '2-EYR 2304', 'SY 2306', 'I/915 5018');
  play(match, 'move SY 2307', 'move 1-SR 2303', 'end');
  expect([unit(match, 'SY'), unit(match, '1-SR'), unit(match, '2-EYR')]).toEqual(['2307', '2303', '2304']);
  expect(asks(match)).not.toContain('allied movement');
});

test('MDD 6.0-b, MDD 6.2.4-a: a battalion has 4 points in Combat Mode and 8 in Movement Mode', () => {
  const match = allies('1-SR 2301', '2-EYR 2302 N');
  expect(refusal(match, 'move 1-SR 2302+2303+2304+2305')).toBe('');
  expect(refusal(match, 'move 1-SR 2302+2303+2304+2305+2306')).toBe('6.2.4-a');
  expect(refusal(match, 'move 2-EYR 2303+2304+2305+2306+2307+2308+2309+2310')).toBe('');
  const back = '2303+2304+2305+2306+2307+2308+2309+2310+2309';
  expect(reasons(match, `move 2-EYR ${back}`)).toEqual(['6.2.4-a it does not have enough movement points']);
  const guns = allies('76-Fd 2301');
  expect(reasons(guns, 'move 76-Fd 2302')).toEqual(['6.0-b its movement allowance is 0']);
});

test('MDD 6.1-a: from hex to adjacent hex, each of them paid for and entered', () => {
  const match = allies('1-SR 2301');
  expect(reasons(match, 'move 1-SR 2303')).toEqual(['6.1-a the hexes of the path are not adjacent']);
  expect(refusal(match, 'move 1-SR 2301')).toBe('6.1-a');
  play(match, 'move 1-SR 2302+2303');
  expect(match.engine.g.hex.allied.get(PLACE.of('2302')), 'it was there').toBe(1);
  expect(news(match, 0)).toContain('1-SR moves to 2303.');
  expect(match.events(0)[0]?.args.way).toEqual(['2301', '2302', '2303'].map((hex) => PLACE.of(hex)));
  expect(refusal(match, 'move 1-SR 2304+2305')).toBe('');
  expect(refusal(match, 'move 1-SR 2304+2305+2306')).toBe('6.2.4-a');
});

test('MDD 6.1-a: whoever passes a Drop Zone or a street of Caen has been there', () => {
  const match = germans('I/25 3104 N', 'I/26 2301', 'hex 3005 allied=yes', 'zone main at=3005 state=down');
  play(match, 'move I/25 3005+3105');
  expect(match.engine.g.hex.allied.get(PLACE.of('3005'))).toBe(0);
  expect(news(match, 1)).toContain('The Main Drop Zone in 3005 is eliminated: a German unit enters it.');
});

test('MDD 6.1.1-a: the chart says what a hex costs: woods 2, a marsh 3, and vehicles neither', () => {
  const match = allies('1-SR 1608', '13/18-H 1608', '2-EYR 1411', 'SY 1411');
  expect(refusal(match, 'move 1-SR 1609')).toBe('');
  expect(reasons(match, 'move 13/18-H 1609')).toEqual([
    '6.1.1-a it may not enter that ground except by a road or trail',
  ]);
  expect(refusal(match, 'move 2-EYR 1311+1212'), 'and 1 by the trail behind it').toBe('');
  expect(refusal(match, 'move 2-EYR 1311+1310')).toBe('6.2.4-a');
  expect(refusal(match, 'move SY 1311')).toBe('6.1.1-a');
});

test('MDD 6.1.2-a: the face at the beginning of the segment counts, however it moves on', () => {
  const match = allies('1-SR 2301 N');
  play(match, 'move 1-SR 2302+2303+2304', 'move 1-SR 2305+2306+2307');
  expect(refusal(match, 'move 1-SR 2308+2309')).toBe('');
  expect(refusal(match, 'move 1-SR 2308+2309+2310')).toBe('6.2.4-a');
});

test('MDD 6.1.3-a: what a unit leaves is lost: not for another, nor for the next turn', () => {
  const match = allies('1-SR 2301', '2-EYR 2301');
  play(match, 'move 1-SR 2302');
  expect(refusal(match, 'move 2-EYR 2302+2303+2304+2305+2306')).toBe('6.2.4-a');
  play(match, 'end');
  const next = scene('moves 4', '1-SR 2302', '2-EYR 2301');
  expect(refusal(next, 'move 1-SR 2303+2304+2305+2306')).toBe('');
  expect(refusal(next, 'move 1-SR 2303+2304+2305+2306+2307')).toBe('6.2.4-a');
});

test('MDD 6.1.4-a: whoever has dropped has half, rounded up, and one hex in any case', () => {
  const match = scene('moves 1', '8-Para 2301 landed=parachute', '9-Para 1608 landed=parachute');
  expect(refusal(match, 'move 8-Para 2302+2303')).toBe('');
  expect(reasons(match, 'move 8-Para 2302+2303+2304')).toEqual([
    '6.1.4-a it has dropped on this turn, and has only half its movement allowance',
  ]);
  sketched('a Commando jumps');
  const odd = scene('moves 1', '4-Cdo 2301 landed=parachute');
  expect(refusal(odd, 'move 4-Cdo 2302+2303+2304'), 'half of 5 is 3').toBe('');
  expect(refusal(odd, 'move 4-Cdo 2302+2303+2304+2305')).toBe('6.1.4-a');
});

test('MDD 6.1.5-a: a glider unit stays where it came down, and moves on the next turn', () => {
  const match = scene('moves 1', '2-OBLI 2301 landed=glider', '8-Para 2305 landed=parachute');
  expect(reasons(match, 'move 2-OBLI 2302')).toEqual(['6.1.5-a it has landed by glider on this turn']);
  expect(refusal(scene('moves 2', '2-OBLI 2301'), 'move 2-OBLI 2302+2303+2304+2305')).toBe('');
});

test('MDD 6.1.6-a: airborne troops from the sea move like all others from the sea', () => {
  sketched('airborne troops come by sea');
  const match = scene(
    'ashore 3',
    '8-Para 2520 landed=sea',
    '2-OBLI 2521 landed=sea',
    '4-Cdo 2621 landed=sea',
  );
  expect(reasons(match, 'move 8-Para 2620')).toEqual([
    '5.9.2-a it has landed on this turn, and has only half its movement allowance',
  ]);
});

test('MDD 6.1.7-a: of half its allowance a unit from the sea has paid twice for the sand', () => {
  // A flat costs a point, so two are gone: of 3 points for a Commando or tanks one is left, of 2 for a battalion none.
  const match = scene(
    'ashore 3',
    '4-Cdo 2520 landed=sea',
    '13/18-H 2621 landed=sea',
    '1-SLR 2721 landed=sea',
  );
  expect(refusal(match, 'move 4-Cdo 2421')).toBe('');
  expect(refusal(match, 'move 4-Cdo 2519'), 'soft sand costs 2').toBe('5.9.2-a');
  expect(refusal(match, 'move 13/18-H 2520')).toBe('');
  expect(refusal(match, 'move 13/18-H 2520+2421')).toBe('5.9.2-a');
  expect(refusal(match, 'move 1-SLR 2621'), 'its one hex was the landing').toBe('5.9.2-a');
  const sand = scene('ashore 3', '4-Cdo 2519 landed=sea', '6-Cdo 5525 landed=sea', '3-Cdo 2520 landed=sea');
  expect(legal(sand, 'move 4-Cdo')).toEqual([]);
  expect(legal(sand, 'move 6-Cdo'), 'up a bluff it has cost 2 twice').toEqual([]);
  expect(legal(sand, 'move 3-Cdo')).not.toEqual([]);
});

test('MDD 5.9.2-a, MDD 7.2.2-a: who has landed moves after all others, and stays in Combat Mode', () => {
  const match = scene('ashore 3', '4-Cdo 2520 landed=sea', '1-SR 2301', '2-EYR 2302 N');
  expect(reasons(match, 'move 1-SR 2302')).toEqual([
    '5.9.1-a it was ashore before the landings, and its time to move is over',
  ]);
  expect(refusal(match, 'march 4-Cdo N')).toBe('7.2.2-a');
  expect(refusal(match, 'deploy 2-EYR')).toBe('7.2.2-a');
  expect(legal(match).filter((words) => !words.startsWith('move 4-Cdo'))).toEqual(['end']);
  const before = scene('moves 3', '4-Cdo 2520 landed=sea', '1-SR 2301');
  expect(refusal(before, 'move 4-Cdo 2421')).toBe('5.9.1-a');
});

test('MDD 9.1.1-a: who lands from the sea in an enemy zone of control has entered it, and stops there', () => {
  const match = scene('ashore 3', '13/18-H 2520 landed=sea', '4-Cdo 2621 landed=sea', '10/736 2420');
  expect(reasons(match, 'move 13/18-H 2621')).toEqual([
    '9.1.1-a it must stop in the enemy zone of control on the way',
  ]);
  expect(legal(match, 'move 13/18-H')).toEqual([]);
  expect(legal(match, 'move 4-Cdo')).not.toEqual([]);
  const faced = scene('ashore 3', '13/18-H 2520 landed=sea', '10/736 2420 S');
  expect(legal(faced, 'move 13/18-H'), 'no zone behind a unit on the march').toContain('move 13/18-H 2621');
  const harmless = scene('ashore 3', '13/18-H 2520 landed=sea', 'G-1 2420', '10/736 2418');
  expect(legal(harmless, 'move 13/18-H'), 'a Garrison has none').toContain('move 13/18-H 2621');
  const dropped = scene('moves 3', '7-Para 2304 landed=parachute', 'I/915 2305');
  expect(refusal(dropped, 'move 7-Para 2303'), 'who dropped into one has entered it by no move').toBe('');
});

test('MDD 6.2.1-a: only in the Movement Segment of its own side', () => {
  const match = allies('1-SR 2301', 'I/915 5018');
  expect(reasons(match, 'move I/915 5019')).toEqual(['3.0-a it belongs to the other side']);
  const other = germans('1-SR 2301', 'I/915 5018');
  expect(refusal(other, 'move 1-SR 2302')).toBe('3.0-a');
  expect(refusal(other, 'move I/915 5019')).toBe('');
});

test('MDD 6.2.1-a: who is lost, at sea or has not come does not move, and is told why', () => {
  const match = allies('1-SR - lost=yes', '2-EYR 2521', '1-SLR sword-pool', '2-LR 2301');
  expect(reasons(match, 'move 1-SR')).toEqual(['1.4-a it has been eliminated']);
  expect(reasons(match, 'move 2-EYR')).toEqual(['3.1.1-d1 it is still at sea']);
  expect(reasons(match, 'move 1-SLR')).toEqual(['1.4-a it is not on the map']);
});

test('MDD 6.2.2-a: not into a hex with an enemy, be it a Garrison', () => {
  const match = allies('1-SR 2302', 'I/915 2306 grey', 'G-1 3720', '2-EYR 3719');
  expect(refusal(match, 'move 1-SR 2303+2304+2305')).toBe('');
  expect(reasons(match, 'move 1-SR 2303+2304+2305+2306')).toEqual(['6.2.2-a an enemy unit is in that hex']);
  expect(refusal(match, 'move 2-EYR 3720')).toBe('6.2.2-a');
});

test('MDD 6.2.5-a: a unit with any allowance may move one hex, which is then all', () => {
  // 2 points of a headquarters, and the marsh costs 3; 1 point of an anti-tank battery on a beach of 2.
  const match = allies('HQ-3 1411', '45-AT 2619', '1-SR 1411');
  expect(refusal(match, 'move HQ-3 1311')).toBe('');
  expect(reasons(match, 'move HQ-3 1311+1411')).toEqual(['6.2.5-a its one hex has used up all its movement']);
  expect(refusal(match, 'move 45-AT 2519')).toBe('');
  play(match, 'move HQ-3 1311');
  expect(reasons(match, 'move HQ-3 1411')).toEqual(['6.2.5-a its one hex has used up all its movement']);
  const late = allies('1-SR 1511', 'SY 2301');
  play(late, 'move 1-SR 1411+1412');
  expect(refusal(late, 'move 1-SR 1312'), 'not for who has moved').toBe('6.2.4-a');
});

test('MDD 6.2.5-a: turning costs nothing, and so takes nothing of it', () => {
  const match = scene('I 5', '5/744 1411 N', 'I/915 2301');
  play(match, 'turn 5/744 S');
  expect(refusal(match, 'move 5/744 1311'), '3 points, and the marsh costs 4').toBe('');
});

test('MDD 6.2.5-b: not over closed ground, nor with a change of mode', () => {
  const match = allies('45-AT 2313', 'HQ-3 1411');
  expect(refusal(match, 'move 45-AT 2214')).toBe('6.3.4-a');
  play(match, 'move HQ-3 1311');
  expect(reasons(match, 'march HQ-3 N')).toEqual([
    '6.2.5-b it has moved its one hex, which does not go with a change of mode',
  ]);
  const changed = allies('HQ-3 1411 N');
  play(changed, 'deploy HQ-3');
  expect(refusal(changed, 'move HQ-3 1311'), 'one point is left in Combat Mode').toBe('6.2.4-a');
  expect(refusal(changed, 'move HQ-3 1412')).toBe('');
});

test('MDD 6.2.6-a: a unit goes on until another one acts, and then no more', () => {
  const match = allies('1-SR 2301', '2-EYR 2305', 'SY 2307');
  play(match, 'move 1-SR 2302', 'move 1-SR 2303', 'move 2-EYR 2306');
  expect(reasons(match, 'move 1-SR 2304')).toEqual(['6.2.6-a it has ended its move in this player turn']);
  expect(legal(match, 'move 1-SR')).toEqual([]);
  for (const act of ['march 1-SR N', 'march 1-SR SE']) expect(refusal(match, act), act).toBe('6.2.6-a');
  expect(refusal(match, 'move 2-EYR 2305')).toBe('');
});

test('MDD 6.2.7-a, MDD 9.1.1-a: a unit stops in an enemy zone of control, in one move or two', () => {
  const match = allies('1-SR 2302', 'SY 2301', 'I/915 2305');
  expect(refusal(match, 'move 1-SR 2303+2304')).toBe('');
  expect(reasons(match, 'move 1-SR 2303+2304+2204')).toEqual([
    '9.1.1-a it must stop in the enemy zone of control on the way',
  ]);
  play(match, 'move 1-SR 2303+2304');
  expect(refusal(match, 'move 1-SR 2303')).toBe('9.1.1-a');
  expect(legal(match, 'move 1-SR')).toEqual([]);
  expect(legal(match, 'move SY')).not.toEqual([]);
  const turned = play(allies('1-SR 2304 N', 'SY 2301', 'I/915 2305'), 'turn 1-SR S');
  expect(refusal(turned, 'move 1-SR 2303'), 'who has only turned is free to go').toBe('');
});

test('MDD 6.2.8-a: a disrupted unit does not move', () => {
  const match = allies('1-SR 2302 grey', '2-EYR 2302');
  expect(reasons(match, 'move 1-SR 2303')).toEqual(['6.2.8-a it is disrupted']);
});

test('MDD 6.2.9-a: from the beach up the bluff armour needs the road', () => {
  // 5425 is beach; 5525 up the road and 5324 beside it are heights.
  const match = allies('NY 5425', '1-HR 5425', 'A/RB 5425', '81-RE 5425');
  expect(refusal(match, 'move NY 5525')).toBe('');
  expect(reasons(match, 'move NY 5324')).toEqual([
    '6.2.9-a no road or trail leads from the beach into that Hill hex',
  ]);
  expect(refusal(match, 'move 81-RE 5324')).toBe('6.2.9-a');
  expect(refusal(match, 'move 1-HR 5324')).toBe('');
  expect(refusal(match, 'move A/RB 5324'), 'motorized units are not named').toBe('');
  expect(refusal(germans('III/26 5425'), 'move III/26 5324'), 'mechanized ones are').toBe('6.2.9-a');
});

test('MDD 6.3-a: Clear ground costs a point', () => {
  expect(ends(allies('45-AT 2303'), '45-AT')).toEqual(['2203', '2204', '2302', '2304', '2403', '2404']);
});

test('MDD 6.3.1-a: by road half a point, a point by trail or railway, in Movement Mode and along it', () => {
  const road = '2416+2417+2317+2218+2219+2319+2420+2519+2620+2720+2719+2718+2818+2817';
  const match = allies('1-SR 2415 N', '2-EYR 2415', 'SY 0205 N');
  expect(refusal(match, `move 1-SR ${road}`), 'fourteen hexes for 7').toBe('');
  expect(refusal(match, `move 2-EYR ${road}`)).toBe('6.2.4-a');
  // On level ground the railway is worth a point a hex.
  expect(refusal(match, 'move SY 0206+0207+0307+0308+0409+0410')).toBe('');
  expect(refusal(match, 'move 1-SR 2514+2513'), 'off the road it pays for the fields').toBe('');
});

test('MDD 6.3.1-b: both sides use them', () => {
  const road = '2416+2417+2317+2218+2219+2319+2420+2519+2620+2720+2719+2718+2818+2817';
  expect(refusal(germans('I/915 2415 N'), `move I/915 ${road}`)).toBe('');
});

test('MDD 6.3.2-a: a stream costs 2 beside the hex behind it, a canal or river 4', () => {
  const stream = allies('1-SR 0401', '2-EYR 0401');
  expect(refusal(stream, 'move 1-SR 0501')).toBe('');
  play(stream, 'move 1-SR 0501');
  expect(refusal(stream, 'move 1-SR 0502+0503')).toBe('6.2.4-a');
  expect(refusal(stream, 'move 1-SR 0502')).toBe('');
  const river = allies('1-SR 2313 N', '2-EYR 2314');
  play(river, 'move 1-SR 2214');
  expect(refusal(river, 'move 1-SR 2113+2013+2012'), 'three of 8 are left').toBe('');
  expect(refusal(river, 'move 1-SR 2113+2013+2012+1912')).toBe('6.2.4-a');
});

test('MDD 6.3.2-b: inside Caen the water costs nothing', () => {
  const match = allies('1-SR 3006', '2-EYR 3006 N');
  play(match, 'move 1-SR 3106');
  expect(refusal(match, 'move 1-SR 3105'), '3 of 4 went for the City, 1 is left for a trail').toBe('');
  expect(refusal(match, 'move 1-SR 3207')).toBe('6.2.4-a');
  play(match, 'move 2-EYR 3106');
  expect(refusal(match, 'move 2-EYR 3207+3307+3308+3309'), '2 of 8, and 2 more').toBe('');
});

test('MDD 6.3.3-a: uphill costs a point more, downhill does not', () => {
  const match = allies('1-SR 0209', '2-EYR 0210', '1-SLR 0108');
  play(match, 'move 1-SR 0108');
  expect(refusal(match, 'move 1-SR 0107+0108'), 'two of 4 are left, down 1 and up 2').toBe('6.2.4-a');
  expect(refusal(match, 'move 1-SR 0107')).toBe('');
});

test('MDD 6.3.3-b: two levels at once are too steep for vehicles, unless by road', () => {
  const match = allies('SY 0209', '1-SR 0209', 'A/RB 0209', 'IoC 0719', '45-AT 0209', 'ERY 0516');
  expect(reasons(match, 'move SY 0109')).toEqual([
    '6.3.3-b the slope is two levels high, and no road leads up or down it',
  ]);
  expect(refusal(match, 'move A/RB 0109')).toBe('6.3.3-b');
  expect(refusal(match, 'move 1-SR 0109')).toBe('');
  expect(refusal(match, 'move 45-AT 0109'), 'guns are not named').toBe('');
  expect(refusal(match, 'move IoC 0620'), 'the road').toBe('');
  expect(refusal(match, 'move ERY 0417'), 'a trail will not do').toBe('6.3.3-b');
  expect(refusal(allies('SY 0109'), 'move SY 0209'), 'nor down').toBe('6.3.3-b');
});

test.each(['13/18-H', 'IoC', '77-RE', 'A/RB', '41-AT', '69-LAA'])(
  'MDD 6.3.4-a: %s crosses the Orne only at the bridge',
  (name) => {
    const match = allies(`${name} 2313 N`);
    expect(refusal(match, `move ${name} 2214`)).toBe('6.3.4-a');
    expect(refusal(match, `move ${name} 2312`)).toBe('6.3.4-a');
    expect(refusal(match, `move ${name} 2213`)).toBe('');
  },
);
test('MDD 6.3.4-a: so do mechanized troops, artillery and heavy weapons; who goes on foot wades', () => {
  const match = germans('I/192 2313 N', 'I/155 2313 N', '8/192 2313 N', 'I/915 2313 N', 'Pi-220 2313 N');
  for (const name of ['I/192', 'I/155', '8/192'])
    expect(reasons(match, `move ${name} 2214`), name).toEqual([
      '6.3.4-a there is no bridge, and it needs one',
    ]);
  for (const name of ['I/915', 'Pi-220']) expect(refusal(match, `move ${name} 2214`), name).toBe('');
});

test('MDD 6.3.4-b: guns go from 2414 over 2313 to 2213, and over the canal by no other hexside', () => {
  const match = germans('I/155 2414 N');
  expect(refusal(match, 'move I/155 2313+2213')).toBe('');
  expect(refusal(match, 'move I/155 2314')).toBe('6.3.4-a');
  expect(refusal(match, 'move I/155 2413')).toBe('6.3.4-a');
});

test('MDD 6.3.4-c, MDD 6.3.4-e: in Combat Mode a bridge costs a point beside the hex', () => {
  const match = allies('1-SR 2414', 'SY 2301');
  play(match, 'move 1-SR 2313+2213');
  expect(refusal(match, 'move 1-SR 2113'), 'twice two points').toBe('6.2.4-a');
});

test('MDD 6.3.4-d: by road it costs nothing', () => {
  const match = allies('1-SR 2513 N');
  expect(refusal(match, 'move 1-SR 2414+2313+2213+2112')).toBe('');
  play(match, 'move 1-SR 2414+2313+2213+2112');
  expect(refusal(match, 'move 1-SR 2012+2013+2012+2013+2012+2013'), 'six of 8 are left').toBe('');
  expect(refusal(match, 'move 1-SR 2012+2013+2012+2013+2012+2013+2012')).toBe('6.2.4-a');
});

test('MDD 6.3.5-a, MDD 6.3.5-b: flats are land but at High tide, when nobody moves into, out of or through them', () => {
  const low = allies('1-SLR 2519', '2-EYR 2520');
  expect(refusal(low, 'move 1-SLR 2520')).toBe('');
  expect(refusal(low, 'move 2-EYR 2519')).toBe('');
  const high = scene('moves 4', '1-SLR 2519', '2-EYR 2520', '13/18-H 2519 N');
  expect(reasons(high, 'move 1-SLR 2520')).toEqual(['6.3.5-b the tide is High, and that hex is flooded']);
  expect(reasons(high, 'move 2-EYR 2519')).toEqual([
    '6.3.5-b the tide is High, and the hex it is in is flooded',
  ]);
  expect(reasons(high, 'move 13/18-H 2520+2621')).toEqual([
    '6.3.5-b the tide is High, and that hex is flooded',
  ]);
  expect(refusal(high, 'move 1-SLR 2420'), 'a flat with beach is land').toBe('');
  expect(reasons(low, 'move 2-EYR 2521')).toEqual(['6.3.5-b that hex is sea']);
});

test('MDD 6.3.6-a: Shale is for infantry, Commandos and airborne troops, not for engineers or headquarters', () => {
  const feet = ['1-SLR', '4-Cdo', '8-Para', '2-OBLI'];
  const others = ['17-RE', 'HQ-3', '13/18-H', 'A/RB', '45-AT', '77-RE'];
  const match = allies(...[...feet, ...others].map((name) => `${name} 3223`));
  for (const name of feet) expect(refusal(match, `move ${name} 3224`), name).toBe('');
  for (const name of others)
    expect(reasons(match, `move ${name} 3224`), name).toEqual([
      '6.3.6-a that hex is Shale, which only infantry may enter',
    ]);
});

test('MDD 6.3.7-a: nobody crosses a Sea Wall from either side before it is breached', () => {
  const match = allies('1-SLR 2822', '13/18-H 2822', '2-EYR 2821');
  for (const name of ['1-SLR', '13/18-H'])
    expect(reasons(match, `move ${name} 2821`)).toEqual([
      '6.3.7-a there is a Sea Wall in the way; engineers can breach it',
    ]);
  expect(refusal(match, 'move 2-EYR 2822')).toBe('6.3.7-a');
  const breach = allies('1-SLR 2822', '2-EYR 2821', 'wall 2821/2822 breached=yes');
  expect(refusal(breach, 'move 1-SLR 2821')).toBe('');
  expect(refusal(breach, 'move 2-EYR 2822')).toBe('');
  expect(refusal(breach, 'move 1-SLR 2721+2821'), 'only that hexside').toBe('6.3.7-a');
});

test('MDD 7.1.3-a, MDD 12.2.1-a: nobody on the march enters Ruins or passes through them', () => {
  const match = allies('1-SR 2720 NW', '2-EYR 2720', 'hex 2821 ruins=yes');
  const told = '7.1.3-a there are Ruins in that hex; it must be in Combat Mode';
  expect(reasons(match, 'move 1-SR 2821')).toEqual([told]);
  expect(reasons(match, 'move 1-SR 2821+2921')).toEqual([told]);
  expect(refusal(match, 'move 2-EYR 2821')).toBe('');
  expect(refusal(allies('1-SR 2821 S', 'hex 2821 ruins=yes'), 'move 1-SR 2820'), 'out of them').toBe('');
});

test('MDD 12.2.2-a, MDD 7.2.3-c: Ruins cost 4 in Combat Mode, by road too', () => {
  const match = allies('1-SR 2720', '13/18-H 2720', '2-EYR 2820', 'hex 2821 ruins=yes');
  play(match, 'move 1-SR 2821');
  expect(refusal(match, 'move 1-SR 2820'), 'all 4 are gone').toBe('6.2.4-a');
  expect(refusal(match, 'move 13/18-H 2821+2820+2819'), '4 and 2 of 6').toBe('');
  expect(refusal(match, 'move 13/18-H 2821+2820+2819+2818')).toBe('6.2.4-a');
  const city = allies('13/18-H 3004', 'hex 3005 ruins=yes');
  play(city, 'move 13/18-H 3005');
  expect(refusal(city, 'move 13/18-H 3004'), 'two of 6 are left').toBe('');
  expect(refusal(city, 'move 13/18-H 3004+3003+3002')).toBe('6.2.4-a');
});

test('MDD 6.1.1-a: every reason against a step is told', () => {
  const match = allies('13/18-H 3123', 'G-1 3122', 'hex 3122 ruins=yes');
  expect(reasons(allies('13/18-H 3023 N', 'G-1 3122', 'hex 3122 ruins=yes'), 'move 13/18-H 3122')).toEqual([
    '7.1.3-a there are Ruins in that hex; it must be in Combat Mode',
    '6.3.7-a there is a Sea Wall in the way; engineers can breach it',
    '6.2.2-a an enemy unit is in that hex',
  ]);
  expect(refusal(match, 'move 13/18-H 3122')).toBe('6.3.7-a');
});

test('whatever a step is barred by has a name, whoever makes it', () => {
  const movers = ['1-SLR', '17-RE', 'A/RB', '13/18-H', '45-AT'];
  expect(movers).toHaveLength(GAITS.length);
  for (const turn of [3, 4])
    for (const mode of ['', ' N']) {
      const lines = movers.map((name) => `${name} 2301${mode}`);
      const { g } = scene(
        `moves ${turn}`,
        ...lines,
        'hex 2821 ruins=yes',
        'wall 2821/2822 breached=yes',
      ).engine;
      for (const [gait, name] of movers.entries()) {
        const rules = g.gaits[(mode === '' ? 1 : 0) * GAITS.length + gait];
        for (const from of grid.hexes)
          for (const d of [0, 1, 2, 3, 4, 5] as Direction[]) {
            const to = grid.neighbour(from, d);
            if (to === NOWHERE || isSea(from)) continue;
            const isOpen = (rules?.prices.price(from, d) as number) > 0;
            const why = whyClosed(g, UNIT.of(name), from, to);
            if (isOpen !== (why === null))
              expect([name, mode, PLACE.text(from), PLACE.text(to), isOpen, why?.rule]).toEqual([]);
          }
      }
    }
});

test('MDD 7.4.1-a: on the march a unit faces where its last step led; in Combat Mode it has no front', () => {
  const match = allies('1-SR 2303 N', '2-EYR 2306');
  play(match, 'move 1-SR 2304+2204');
  expect(unit(match, '1-SR')).toBe('2204 SE');
  play(match, 'move 2-EYR 2307+2308+2208');
  expect(field(match, '2-EYR', 'facing')).toBe(undefined);
  expect(news(match, 0).at(-1)).toBe('2-EYR moves to 2208.');
});

test('what is picked at random may be done', () => {
  const match = allies('1-SR 2302', '2-EYR 2415 N', '17-RE 2822', '76-Fd 2305', 'I/915 2308');
  const random = seeded(6);
  const verbs = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const action = match.engine.sample(random);
    verbs.add(action.verb);
    expect(match.why(action)).toEqual([]);
  }
  expect([...verbs].sort()).toEqual(['breach', 'deploy', 'end', 'march', 'move', 'turn']);
});
