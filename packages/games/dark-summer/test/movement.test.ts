import { CHANCE, NONE, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { EVERY_UNIT } from '../src/data.ts';
import { movers, whyNotMove } from '../src/rules/steps.ts';
import { COMBAT, COMBINED, MOVE, REACTION } from '../src/terms.ts';
import { attack, BRITISH_LOOK_ON, fallBack, roll } from './clashes.ts';
import { ashore, pace, toAndFro } from './marches.ts';
import { asks, field, legal, news, opening, play, refusal, scene, unit } from './scene.ts';

// South of Caen lies open ground: 5112 and 5111 have neither road nor river between them or around.
const [HERE, THERE] = ['5112', '5111'];
/** Nobody feeds the Germans: every source is dead, and 5400 is held. */
const GERMANS_CUT_OFF = [
  ...['6000', '6005', '6010', '6013', '6018', '6022'].map((hex) => `exit ${hex} marker=british`),
  'enteredBrittany 1',
  'leftBrittany 1',
  'SPCherbourg4 Cherbourg',
  '2Rng 5400',
];

test('TDSN 10.0-a: to retreat or to advance is no movement', () => {
  // All attackers have moved already in this Round.
  const lines = ['44/15 4305 moved=yes', '46/15 4305 moved=yes', '227/15 4305 moved=yes'];
  const match = scene('british fight combined', ...BRITISH_LOOK_ON, ...lines, '726/716 4306');
  roll(attack(match, '4306 44/15+46/15+227/15'), 'DE');
  play(match, 'advance 44/15');
  expect(unit(match, '44/15')).toBe('4306');
  const back = fallBack('british 3', '5112', '726/716 5112', '8/3 5012');
  const [way = ''] = legal(back, 'retreat 726/716');
  play(back, way);
  expect(unit(back, '726/716')).toBe(way.slice(-4));
});

test('TDSN 10.1-a: whoever is listed as one who may move is one whom no rule forbids it, and nobody is left out', () => {
  const { engine } = opening();
  const { g } = engine;
  const random = seeded(8);
  const rounds = new Set<number>();
  for (let i = 0; i < 1500; i++) {
    if (engine.over) engine.begin();
    if (engine.side === CHANCE) engine.chance(random);
    else engine.play(engine.sample(random));
    if (g.active === NONE) continue;
    rounds.add(g.round);
    expect(movers(g, g.active)).toEqual(EVERY_UNIT.filter((one) => whyNotMove(g, one) === null));
  }
  expect([...rounds].sort()).toEqual([MOVE, COMBAT, COMBINED, REACTION]);
});

test('TDSN 10.1-a: a unit has as many points as its counter says', () => {
  const march = (moment: string, name: string): number =>
    pace(ashore(moment, `${name} ${HERE}`), name, HERE, THERE);
  expect([march('british move', '8/3'), march('british move', '8A'), march('british move', '3/6')]).toEqual([
    5, 7, 4,
  ]);
  // In rain clear ground costs Germans one point as well.
  expect(march('germans move 2 rain', '726/716')).toBe(3);
  expect(march('germans move 2 rain', 'KG22/21Pz')).toBe(7);
  const reduced = ashore('british move', `8/3 ${HERE} reduced`);
  expect(pace(reduced, '8/3', HERE, THERE)).toBe(5);
});

test('TDSN 10.1-a: strongpoints and the garrison of Cherbourg never move', () => {
  const match = scene('germans move', 'SP2403 2403', 'CherbGar Cherbourg', '729/709 2203');
  expect(refusal(match, 'move SP2403 2404')).toBe('10.1-a');
  expect(refusal(match, 'move CherbGar 1800')).toBe('10.1-a');
});

test('TDSN 10.1-b: out of supply a unit has three points', () => {
  const cut = scene('british move', `8/3 ${HERE}`, `8A ${HERE}`, 'beach 3303 status=open');
  expect([pace(cut, '8/3', HERE, THERE), pace(cut, '8A', HERE, THERE)]).toEqual([3, 3]);
  expect(refusal(cut, `move 8A ${toAndFro(THERE, HERE, 4)}`)).toBe('10.1-b');
  const germans = scene('germans move 3 rain', 'KG22/21Pz 5112', '726/716 5112', ...GERMANS_CUT_OFF);
  expect([pace(germans, 'KG22/21Pz', HERE, THERE), pace(germans, '726/716', HERE, THERE)]).toEqual([3, 3]);
});

test('TDSN 10.1-b: supply is looked at where the move begins', () => {
  // Germans in the W hexes cut Brittany off; a unit that comes back is in supply with its first step, but has begun without.
  const cut = ['Ost2303 2628', 'Ost2705 2727', 'Ost4004 2828'];
  const back = (...lines: string[]) => ashore('us moves 9', '16/1 Brittany', 'boundaryLifted yes', ...lines);
  const way = 'move 16/1 6028+6027+6026';
  expect([refusal(back(), way), refusal(back(...cut), way)]).toEqual(['', '']);
  expect(refusal(back(), `${way}+5926+5927`)).toBe('');
  expect(refusal(back(...cut), `${way}+5926`)).toBe('10.1-b');
});

test('TDSN 10.1-c: a stack goes together, at the pace of its slowest unit', () => {
  const match = ashore('british move', '8/3 5112', '8A 5112', '27A 5112', '9/3 5011');
  expect(refusal(match, `march 5112 ${toAndFro(THERE, HERE, 5)}`)).toBe('');
  expect(refusal(match, `march 5112 ${toAndFro(THERE, HERE, 6)}`)).toBe('10.1-g');
  expect(refusal(match, 'march 5011 5010'), 'one unit is no stack').toBe('10.1-c');
  play(match, 'move 27A 5212', 'march 5112 5111+5110');
  expect([unit(match, '8/3'), unit(match, '8A'), unit(match, '27A')]).toEqual(['5110', '5110', '5212']);
  expect(refusal(match, 'move 8A 5109')).toBe('10.1-d');
});

test('TDSN 10.1-c: vehicles keep a whole stack from a river', () => {
  const match = ashore('us moves', '16/1 2605', 'CCA/2AD 2605', '18/1 2605');
  expect(refusal(match, 'march 2605 2704')).toBe('10.2-e');
  play(match, 'move CCA/2AD 2606');
  expect(refusal(match, 'march 2605 2704')).toBe('');
});

test('TDSN 10.1-c: from hex to adjacent hex', () => {
  const match = ashore('british move', '8/3 5112');
  expect(refusal(match, 'move 8/3 5110')).toBe('10.1-c');
  expect(refusal(match, 'move 8/3 5111+5109')).toBe('10.1-c');
  expect(refusal(match, 'move 8/3 5111+5110')).toBe('');
});

test('TDSN 10.1-c: friends cost nothing, on the way or at its end', () => {
  const alone = ashore('british move', '8/3 5112');
  const among = ashore('british move', '8/3 5112', '9/3 5111', '185/3 5111', '8A 5110', '27A 5110');
  for (const match of [alone, among]) {
    expect(refusal(match, 'move 8/3 5111+5110+5109+5108+5009')).toBe('');
    expect(refusal(match, 'move 8/3 5111+5110+5109+5108+5009+4909')).toBe('10.1-g');
  }
});

test('TDSN 10.1-d: no unit moves twice in a Round', () => {
  const match = play(ashore('british move', '8/3 5112', '9/3 5210'), 'move 8/3 5111');
  expect(refusal(match, 'move 8/3 5110')).toBe('10.1-d');
  expect(legal(match, 'move 8/3')).toEqual([]);
  expect(refusal(match, 'move 9/3 5211')).toBe('');
});

test('TDSN 10.1-e: a move is made whole before the next one begins', () => {
  const match = play(ashore('british move', '8/3 5112', '9/3 5210'), 'move 8/3 5111+5110+5109');
  expect([unit(match, '8/3'), unit(match, '9/3')]).toEqual(['5109', '5210']);
  expect(asks(match)).toBe('allied movement.begin');
  expect(news(match, 1)).toEqual(['8/3 goes to 5109.']);
  expect(field(match, '8/3', 'moved')).toBe('yes');
});

test('TDSN 10.1-f: nobody enters a hex with an enemy, be he ever so small', () => {
  for (const enemy of ['726/716', 'Ost2303', 'SP2403', '101Tiger']) {
    const match = ashore('british move', '8/3 5112', `${enemy} 5111`);
    expect(refusal(match, 'move 8/3 5111'), enemy).toBe('10.1-f');
  }
  const german = ashore('germans move', '726/716 5112', '2Rng 5111');
  expect(refusal(german, 'move 726/716 5111')).toBe('10.1-f');
});

test('TDSN 10.1-g: no more points than the allowance, and fewer if one likes', () => {
  const match = ashore('british move', '8/3 5112');
  for (let steps = 1; steps <= 5; steps++)
    expect(refusal(match, `move 8/3 ${toAndFro(THERE, HERE, steps)}`)).toBe('');
  expect(refusal(match, `move 8/3 ${toAndFro(THERE, HERE, 6)}`)).toBe('10.1-g');
});

test('TDSN 10.1-g: points left over are neither kept nor lent', () => {
  const match = play(ashore('british move', '8/3 5112', '9/3 5112'), 'move 8/3 5111');
  expect(refusal(match, 'move 8/3 5110'), 'nor used later in the Round').toBe('10.1-d');
  expect(pace(match, '9/3', HERE, THERE)).toBe(5);
});

test('TDSN 10.1-h: one hex a unit may always move, whatever it costs', () => {
  // Out of supply: three points, and bocage beyond a major river costs four.
  const match = scene('us moves', '16/1 2605');
  expect(refusal(match, 'move 16/1 2704')).toBe('');
  expect(refusal(match, 'move 16/1 2704+2703')).toBe('10.1-h');
  expect(refusal(match, 'move 16/1 2606+2706'), 'not with its second hex').toBe('10.1-b');
});

test('TDSN 10.1-h: but neither into water, nor from zone to zone', () => {
  const match = scene('us moves', '16/1 2605', 'CCA/2AD 2605', '726/716 2805');
  expect(refusal(match, 'move 16/1 2505'), 'floods').toBe('2.4-h');
  expect(refusal(match, 'move 16/1 2604'), 'the sea').toBe('2.4-h');
  expect(refusal(match, 'move CCA/2AD 2704'), 'a river without a bridge').toBe('10.2-e');
  const pinned = scene('us moves', '16/1 2703', '18/1 3304', '726/716 2804');
  expect(refusal(pinned, 'move 16/1 2704')).toBe('6.3-c');
});

test('TDSN 10.1-i: an Exit marker closes its hex to the other army', () => {
  const match = (army: string, marker: string) =>
    ashore(
      `${army} 9`,
      army.startsWith('us') ? '16/1 5905' : '8/3 5905',
      `exit 6005 marker=${marker}`,
      'boundaryLifted yes',
    );
  expect(refusal(match('british move', 'us'), 'move 8/3 6005')).toBe('10.1-i');
  expect(refusal(match('british move', 'british'), 'move 8/3 6005')).toBe('');
  expect(refusal(match('us moves', 'british'), 'move 16/1 6005')).toBe('10.1-i');
  expect(refusal(match('us moves', 'us'), 'move 16/1 6005')).toBe('');
  const germans = scene('germans move 9', '726/716 5905', 'exit 6005 marker=us');
  expect(refusal(germans, 'move 726/716 6005'), 'Germans may stand there').toBe('');
});

test('TDSN 10.1-j: Germans do not stop in a C, W or S hex', () => {
  const match = scene('germans move', '729/709 1801', '941/353 2726', '986/276 4427');
  expect(refusal(match, 'move 729/709 1800')).toBe('10.1-j');
  expect(refusal(match, 'move 941/353 2727')).toBe('10.1-j');
  expect(refusal(match, 'move 986/276 4428')).toBe('10.1-j');
  expect(refusal(match, 'move 941/353 2727+2828+2927'), 'through them they may go').toBe('');
  expect(legal(match, 'move 941/353').filter((words) => /(2628|2727|2828)$/.test(words))).toEqual([]);
});

test('TDSN 10.1-j: nor does their movement end while one of them could leave', () => {
  const match = scene('germans move', '986/276 4428', '987/276 4428', '726/716 5112');
  expect(refusal(match, 'end')).toBe('10.1-j');
  play(match, 'move 986/276 4427');
  expect(refusal(match, 'end')).toBe('10.1-j');
  play(match, 'move 987/276 4427');
  expect(refusal(match, 'end')).toBe('');
});

test('TDSN 10.1-j: reinforcements that entered there must go on in the same Round', () => {
  const match = scene('germans move 2 sun', 'KG130/Lehr 4428 fresh=yes');
  expect(refusal(match, 'end')).toBe('10.1-j');
});

test('TDSN 10.1-l: a German whom the Allies shut in there may stay', () => {
  // 6028 has two neighbours, 6027 and 5927: one is held, the other in its zone, as is 6028.
  const match = ashore('germans move 3', '728/708 6028', '8/3 6027', '726/716 5112');
  expect(refusal(match, 'move 728/708 5927')).toBe('6.3-c');
  expect(refusal(match, 'end')).toBe('');
  const free = ashore('germans move 3', '728/708 6028', '2Rng 6027', '726/716 5112');
  expect(refusal(free, 'end'), 'a battalion shuts nobody in').toBe('10.1-j');
});

test('TDSN 10.1-m: in a Reaction Germans leave those hexes, chosen or not', () => {
  const match = scene('germans react', '986/276 4428', '987/276 4427', '726/716 5112 chosen=yes');
  expect(refusal(match, 'move 986/276 4427+4426')).toBe('');
  expect(refusal(match, 'move 987/276 4426')).toBe('9.3.4-g');
  expect(refusal(match, 'end'), 'they need not').toBe('');
  play(match, 'move 986/276 4427');
  expect(unit(match, '986/276')).toBe('4427');
  const chosen = scene('germans react', '986/276 4428 chosen=yes');
  expect(refusal(chosen, 'end'), 'who was chosen must').toBe('10.1-j');
});

test('TDSN 10.1-n: in E hexes they stop as they like', () => {
  const match = scene('germans move', '726/716 5905', '736/716 5500');
  expect(refusal(match, 'move 726/716 6005')).toBe('');
  expect(refusal(match, 'move 736/716 5400'), 'and in (E)').toBe('');
  const there = scene('germans move', '726/716 6005');
  expect(refusal(there, 'end')).toBe('');
});

test('TDSN 10.2-a: the hex and the hexside are paid for', () => {
  // 3303 to 3304 is bocage (2), on to 3305 over a minor river (2 and 1); then nothing is left of five.
  const match = ashore('us moves', '16/1 3303', '18/1 3305');
  expect(refusal(match, 'move 16/1 3304+3305')).toBe('');
  expect(refusal(match, 'move 18/1 3304+3303'), 'two, one, one').toBe('');
  expect(refusal(match, 'move 18/1 3304+3305'), 'twice over the river').toBe('10.1-g');
  expect(pace(match, '18/1', '3305', '3306'), 'without a river').toBe(2);
  expect(pace(ashore('british move', '31Tk 5717'), '31Tk', '5717', '5818'), 'forest, at three').toBe(2);
});

test('TDSN 10.2-b: along a road a step costs less', () => {
  // A major road leads from 3304 over the river to 3405, a minor one from 3303 to 3404.
  const match = ashore('us moves', '16/1 3405', '18/1 3306');
  expect(pace(match, '16/1', '3405', '3505'), 'half a point').toBe(10);
  expect(pace(match, '18/1', '3306', '3307'), 'one point').toBe(5);
  expect(pace(match, '16/1', '3405', '3406'), 'across country').toBe(2);
  expect(refusal(match, 'move 18/1 3406+3405'), 'a road hex entered from the side').toBe('');
  expect(refusal(match, 'move 18/1 3406+3405+3505'), 'then half a point by road').toBe('');
  expect(refusal(match, 'move 18/1 3406+3405+3406'), 'is not one and a half more').toBe('10.1-g');
});

test('TDSN 10.2-c: what a step costs depends on who moves and on the weather', () => {
  const clear = (weather: string): number =>
    pace(scene(`germans move 2 ${weather}`, '915/352 5112'), '915/352', HERE, THERE);
  expect(['sun', 'cloud', 'showers', 'rain', 'storm'].map(clear)).toEqual([2, 2, 2, 4, 4]);
  const road = (weather: string, more = ''): number =>
    pace(scene(`germans move 2 ${weather}`, `915/352 3405 ${more}`.trim()), '915/352', '3405', '3505');
  expect(['sun', 'cloud', 'showers', 'rain', 'storm'].map((weather) => road(weather))).toEqual([
    2, 2, 8, 8, 8,
  ]);
  expect([road('sun', 'fresh=yes'), road('cloud', 'fresh=yes')], 'just entered').toEqual([8, 8]);
  const allied = (weather: string): number =>
    pace(ashore(`british move 2 ${weather}`, '8/3 5112'), '8/3', HERE, THERE);
  expect([allied('sun'), allied('storm')]).toEqual([5, 5]);
});

test('TDSN 10.2-c: a stack uses roads only if all of it may', () => {
  const match = scene(
    'germans move 2 sun',
    '915/352 3405 fresh=yes',
    '916/352 3405 fresh=yes',
    '914/352 3405',
  );
  expect(refusal(match, `march 3405 ${toAndFro('3505', '3405', 3)}`)).toBe('10.1-g');
  play(match, 'move 914/352 3406');
  expect(refusal(match, `march 3405 ${toAndFro('3505', '3405', 8)}`)).toBe('');
});

test('TDSN 10.2-d: where a road crosses a river there is a bridge', () => {
  // A major road crosses a major river between 2606 and 2705; on Sun turns Germans have no road rate, but the bridge.
  const match = scene('germans move 2 sun', 'KG22/21Pz 2606', '726/716 2606');
  expect(pace(match, 'KG22/21Pz', '2606', '2705'), 'bocage at two').toBe(3);
  expect(pace(match, '726/716', '2606', '2705')).toBe(1);
  const showers = scene('germans move', '726/716 2606', '736/716 2605');
  expect(pace(showers, '726/716', '2606', '2705'), 'at the rate of the road').toBe(6);
  expect(pace(showers, '736/716', '2605', '2705'), 'no bridge there').toBe(1);
});

test('TDSN 10.2-e: vehicles need a bridge over a major river', () => {
  const vehicles = ['CCA/2AD', '4Cav'];
  const allied = ashore('us moves', ...vehicles.map((name) => `${name} 2605`), '16/1 2605');
  for (const name of vehicles) {
    expect(refusal(allied, `move ${name} 2704`), name).toBe('10.2-e');
    expect(refusal(allied, `move ${name} 2606+2705`), `${name} by the bridge`).toBe('');
  }
  expect(refusal(allied, 'move 16/1 2704'), 'men on foot do not').toBe('');
  const germans = ['KG22/21Pz', '1/IIIFlak', '101Tiger', 'SturmAOK7'];
  const match = scene('germans move', ...germans.map((name) => `${name} 2605`));
  for (const name of germans) expect(refusal(match, `move ${name} 2704`), name).toBe('10.2-e');
});

test('TDSN 10.2-e: but not over a minor one', () => {
  const match = ashore('us moves', 'CCA/2AD 3304', '4Cav 3304');
  expect(refusal(match, 'move CCA/2AD 3305')).toBe('');
  expect(refusal(match, 'move 4Cav 3305')).toBe('');
});

test('TDSN 2.4-h: nobody crosses a hexside of sea', () => {
  const match = ashore('us moves', '16/1 2526');
  expect(refusal(match, 'move 16/1 2527')).toBe('2.4-h');
});

test('TDSN 11.9-h: Germans do not move into an Open Beach', () => {
  const match = (status: string) => scene('germans move', '726/716 3304', `beach 3303 status=${status}`);
  expect(refusal(match('open'), 'move 726/716 3303')).toBe('11.9-h');
  expect(refusal(match('closed'), 'move 726/716 3303')).toBe('');
});

test('TDSN 9.3.1-b: only the army whose Round it is moves', () => {
  const lines = ['16/1 3304', 'CCD/2Fr 3306', '8/3 4604', '3/Po 4606', '726/716 5112'];
  const us = ashore('us moves', ...lines);
  expect([refusal(us, 'move 16/1 3305'), refusal(us, 'move CCD/2Fr 3305')]).toEqual(['', '']);
  expect([refusal(us, 'move 8/3 4605'), refusal(us, 'move 726/716 5111')]).toEqual(['9.3.1-b', '9.3.1-b']);
  const british = ashore('british move', ...lines);
  expect([refusal(british, 'move 8/3 4605'), refusal(british, 'move 3/Po 4605')]).toEqual(['', '']);
  expect(refusal(british, 'move 16/1 3305')).toBe('9.3.1-b');
});

test('TDSN 9.3.3-e: in a Combined Action Round a unit moves one hex, or two by road', () => {
  const match = ashore('us combines', '16/1 3405', 'CCA/2AD 3306', '18/1 2605');
  expect([pace(match, '16/1', '3405', '3505'), pace(match, 'CCA/2AD', '3306', '3307')]).toEqual([2, 2]);
  expect(refusal(match, 'move 16/1 3505+3504'), 'the second step leaves the road').toBe('9.3.3-e');
  expect(refusal(match, 'move CCA/2AD 3305+3304')).toBe('9.3.3-e');
  expect(refusal(match, 'move 18/1 2704'), 'whatever it costs').toBe('');
  expect(refusal(match, 'move CCA/2AD 3305')).toBe('');
});

test('TDSN 9.4.2-a: in the first Reaction allowances are halved', () => {
  const match = scene('germans react 1', 'track wave1 reaction', '915/352 3405 chosen=yes', 'KG22/21Pz 5112 chosen=yes', 'Ost2303 5010 chosen=yes'); // biome-ignore format: one scene
  expect(pace(match, '915/352', '3405', '3406'), 'two points').toBe(1);
  expect(pace(match, 'KG22/21Pz', '5112', '5111'), 'three points: clear costs two').toBe(1);
  expect(refusal(match, 'move KG22/21Pz 5111+5110')).toBe('9.4.2-a');
  expect(pace(match, 'Ost2303', '5010', '5011'), 'one point, and one hex all the same').toBe(1);
});

test('TDSN 9.4.2-b: and there is no road rate', () => {
  const first = scene('germans react 1', 'track wave1 reaction', '915/352 3405 chosen=yes');
  const second = scene('germans react 1', 'track wave1 reaction wave2 reaction', '915/352 3405 chosen=yes');
  expect([pace(first, '915/352', '3405', '3505'), pace(second, '915/352', '3405', '3505')]).toEqual([1, 8]);
});
