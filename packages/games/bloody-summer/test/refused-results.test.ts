import { describe, expect, test } from 'vitest';
import { attack, BRIGADES, field, OTHERS, unaided } from './combats.ts';
import { asks, legal, type Play, play, reasons, scene, unit } from './scene.ts';

/** What is said against an answer. */
const against = (match: Play, answer: string): readonly string[] => reasons(match, answer);
const ALL = ['3-8', '3-9', '3-185'];
const STACK = [...BRIGADES, '3-185 1206'];
/** An attack of three brigades on 1306, up to what comes of a die. */
const fought = (die: number, ...lines: string[]): Play =>
  play(unaided(attack(field(...STACK, ...OTHERS, ...lines), '1306', ...ALL)), String(die));

describe('losses', () => {
  test('N44 6.4-a: only those who fought lose steps', () => {
    const match = fought(6, '352-914 1306', '352-915 1306', '352-916 1307');
    expect(asks(match)).toBe('german losses.choose');
    expect(against(match, 'lose 352-916')).toEqual(['6.4-a it did not fight, or is gone']);
    expect(against(match, 'lose 3-8')).toEqual(['6.4-a it did not fight, or is gone']);
  });
});

describe('retreats', () => {
  /** Two regiments in 1306 go back. */
  const rout = (...lines: string[]): Play =>
    scene('allied-combats 5 > retreat.next at=1306 units=352-914+352-915 chooser=german', '352-914 1306', '352-915 1306', '3-8 1206', ...OTHERS, ...lines); // biome-ignore format: a scene

  test('N44 6.4-b, 6.6-a: who goes, and by which ways', () => {
    const match = rout('352-916 1406');
    expect(against(match, 'retreat 352-916 1506+1606')).toEqual(['6.4-b it does not retreat from that hex']);
    expect(against(match, 'retreat 352-914 1406+1606')).toEqual([
      '6.6-a it is no way over hexes that lie side by side',
    ]);
    expect(against(match, 'retreat 352-914 1206+1106')).toContain('6.6-a there are enemies on the way');
    expect(against(match, 'retreat 352-914 1406')).toEqual([
      '6.6-a a retreat leads two hexes away from the combat while one can go on',
    ]);
    expect(against(match, 'retreat 352-914 1406+1506+1606')).toContain(
      '6.6-c a retreat goes on only as long as there is no room',
    );
  });

  test('N44 6.6-c, 2.1: not into a hex without room, nor among the other Allied nation', () => {
    const full = ['271 1506', '346 1506'];
    expect(against(rout(...full), 'retreat 352-914 1406+1506')).toContain(
      '6.6-c there is no room in that hex',
    );
    const us = scene('german-combats 5 > retreat.next at=1306 units=4-8+4-12 chooser=us', '4-8 1306', '4-12 1306', '352-914 1406', '3-8 1106', ...OTHERS); // biome-ignore format: a scene
    expect(against(us, 'retreat 4-8 1206+1106')).toContain(
      '2.1-d units of the other Allied nation are there',
    );
  });

  test('N44 2.2-a: nor over ground that is closed to them', () => {
    const tanks = scene('german-combats 5 > retreat.next at=0920 units=4-Arm-CCA+4-Arm-CCB chooser=us', '4-Arm-CCA 0920', '4-Arm-CCB 0920', 'GE-84 2011', ...OTHERS); // biome-ignore format: a scene
    expect(against(tanks, 'retreat 4-Arm-CCA 0919+0918')).toContain('2.2-a it could not move that way');
  });

  test('N44 10.0.1-h: after a drop one goes back a single hex', () => {
    const match = scene('night-reaction 0 > retreat.next at=1306 units=82-505+82-507 chooser=us free=yes', '82-505 1306', '82-507 1306', '352-914 1206'); // biome-ignore format: a scene
    expect(legal(match, 'retreat 82-505').every((way) => !way.includes('+'))).toBe(true);
    expect(against(match, 'retreat 82-505 1406+1506')).toContain(
      '10.0.1-h from a fight at the drop one goes back a single hex',
    );
    expect(against(match, 'retreat 82-505 1406')).toEqual([]);
  });

  test('N44 4.3-j: who is led away is not led to his death', () => {
    const match = scene('us-moves 5 > retreat.next at=1306 units=352-914+352-915 chooser=us', '352-914 1306 steps=1', '352-915 1306', '4-Arm-CCA 1206', '4-Arm-CCB 1206', '29-116 1404', ...OTHERS); // biome-ignore format: a scene
    const deadly = '4.3-j it would be led to its destruction, and there is another way';
    expect(against(match, 'retreat 352-914 1305+1304')).toContain(deadly);
    expect(against(match, 'retreat 352-914 1406+1506')).toEqual([]);
  });

  test('N44 5.4-b: a headquarters goes with units of its hex', () => {
    const match = rout('GE-86 1306', 'GE-84 1406');
    play(match, 'retreat 352-914 1406+1506', 'retreat 352-915 1407+1507');
    expect(asks(match)).toBe('german retreat.follow');
    expect(against(match, 'follow GE-84 1506')).toEqual(['5.4-b it is no headquarters that has to go']);
    expect(against(match, 'follow GE-86 1508')).toEqual(['5.4-b no unit of its hex has gone there']);
    expect(legal(match)).toEqual(['follow GE-86 1506', 'follow GE-86 1507']);
    play(match, 'follow GE-86 1507');
    expect(unit(match, 'GE-86')).toBe('1507');
  });

  test('N44 6.6-a: off the map only by an exit hex, into a box that is open', () => {
    const match = scene('allied-combats 5 > retreat.next at=2402 units=352-914+352-915 chooser=german', '352-914 2402', '352-915 2402', 'GE-81 2005', ...OTHERS); // biome-ignore format: a scene
    expect(against(match, 'retreat 352-914 Le-Mans')).toEqual([]);
    expect(against(match, 'retreat 352-914 Paris').length).toBeGreaterThan(0);
    const barred = scene('allied-combats 5 > retreat.next at=2402 units=352-914+352-915 chooser=german', '352-914 2402', '352-915 2402', '4-8 Le-Mans', ...OTHERS); // biome-ignore format: a scene
    expect(against(barred, 'retreat 352-914 Le-Mans')).toContain('6.6-a there are enemies on the way');
    const two = scene('allied-combats 5 > retreat.next at=2302 units=352-914+352-915 chooser=german', '352-914 2302', '352-915 2302', ...OTHERS); // biome-ignore format: a scene
    expect(legal(two, 'retreat 352-914').filter((way) => way.endsWith('Le-Mans'))).toEqual([
      'retreat 352-914 2402+Le-Mans',
    ]);
  });

  test('N44 6.6-a: British do not go off the map among Americans', () => {
    const match = scene('german-combats 5 > retreat.next at=2402 units=3-8+3-9 chooser=british', '3-8 2402', '3-9 2402', '4-8 Le-Mans', '352-914 2302'); // biome-ignore format: a scene
    expect(against(match, 'retreat 3-8 Le-Mans')).toContain(
      '2.1-d units of the other Allied nation are there',
    );
  });

  test('N44 4.3-i: R-122, from a box those who are overrun go to the next of their own', () => {
    const from = (...lines: string[]): Play => scene('us-off-map 9 > retreat.next at=Le-Mans units=353+77 chooser=us', '353 Le-Mans', '77 Le-Mans', '4-Arm-CCA Rennes', ...lines); // biome-ignore format: a scene
    const match = from('place Orleans allied=yes', '4-8 Languedoc');
    expect(legal(match, 'retreat 353')).toEqual(['retreat 353 Paris']);
    expect(against(match, 'retreat 353 Orleans')).toContain('6.6-a that box is not open to it');
    expect(against(match, 'retreat 353 Brest')).toEqual([
      '6.6-a it is no way over hexes that lie side by side',
    ]);
    play(match, 'retreat 353 Paris'); // and the last has no choice
    expect([unit(match, '353'), unit(match, '77')]).toEqual(['Paris', 'Paris']);
    const lost = from(...['Paris', 'Orleans', 'Languedoc'].map((box) => `place ${box} allied=yes`));
    expect([unit(lost, '353'), unit(lost, '77')], 'who cannot is lost').toEqual(['-', '-']);
  });
});

describe('advances', () => {
  /** The hex is won, and two ways lead on. */
  const won = (...lines: string[]): Play =>
    scene('allied-combats 5 > aftermath.begin side=british at=1306 hq=BR-I attackers=3-8+3-9+15-44 manner=attack', '3-8 1206', '3-9 1206', '15-44 1207', 'BR-I 1106', 'place 1106 alliedMarkers=1', '3-185 1205', ...OTHERS, ...lines); // biome-ignore format: a scene

  test('N44 6.7-a: who advances', () => {
    const match = won();
    expect(asks(match)).toBe('british aftermath.advance');
    expect(against(match, 'advance 1205 3-185')).toEqual(['6.7-a nobody attacked from that hex who is left']);
    expect(against(match, 'advance 1206 15-44')).toEqual(['6.7-a it did not attack from that hex']);
    expect(against(match, 'advance 1206 3-8+15-44')).toContain('6.7-a it did not attack from that hex');
    play(match, 'advance 1206 3-8');
    expect([unit(match, '3-8'), unit(match, '3-9')]).toEqual(['1306', '1206']);
  });

  test('N44 6.7-a: and where to', () => {
    const match = play(
      won('place 1406 fled=yes', 'place 1407 fled=yes', '352-915 1407'),
      'advance 1206 3-8+3-9',
    );
    expect(asks(match)).toBe('british aftermath.further');
    expect(against(match, 'further 1407')).toEqual(['6.7-a there are enemies in that hex']);
    expect(against(match, 'further 1305')).toEqual(['6.7-a nobody has retreated into that hex']);
    expect(against(match, 'further 1506')).toEqual(['6.7-a it is not next to the hex that was won']);
    expect(against(match, 'further 1406')).toEqual([]);
    const full = play(won('place 1406 fled=yes', 'place 1407 fled=yes', '43-129 1406', '43-130 1406', '43-214 1406', '49-70 1406'), 'advance 1206 3-8+3-9'); // biome-ignore format: a scene
    expect(against(full, 'further 1406')).toEqual(['6.6-c there is no room in that hex']);
  });
});

describe('exploitation', () => {
  test('N44 6.8-b: two stacks in Reserve that the headquarters controls', () => {
    const match = scene('allied-combats 8 > exploitation.begin side=us hq=US-VII', 'US-VII 1106', '2-Arm-CCA 1107 reserve', '2-Arm-CCB 1105 reserve', '3-Arm-CCA 1206 reserve', '3-Arm-CCB 1207', 'US-V 1006', '352-914 1506'); // biome-ignore format: a scene
    expect(against(match, 'commit 1207')).toEqual([
      '6.8-b no unit in Reserve is there that the headquarters controls',
    ]);
    play(match, 'commit 1107', 'commit 1105');
    expect(asks(match)).toBe('us movement.moves');
  });
});

describe('counterattacks', () => {
  /** 1306 has been lost to 3-8, and the Germans may strike back. */
  const lost = (...lines: string[]): Play =>
    scene('allied-combats 5 > counterattack.choose side=german at=1306 fled=352-914', '3-8 1306', '3-9 1206', '352-914 1506', '352-915 1407', '353 1406', 'GE-86 1505', 'place 1505 germanMarkers=1', 'BR-I 1106', ...OTHERS, ...lines); // biome-ignore format: a scene

  test('N44 6.9-b, 6.9-d: which headquarters does not lead it', () => {
    const match = lost('GE-84 1705', 'GE-47 1507 finished', 'GE-58 1408 extended=yes', 'place 1408 germanMarkers=1', 'GE-81 1405', 'GE-74 Paris'); // biome-ignore format: a scene
    expect(against(match, 'counterattack GE-86')).toEqual([]);
    expect(against(match, 'counterattack GE-84')).toContain(
      '6.9-b it is more than two hexes from the lost hex',
    );
    expect(against(match, 'counterattack GE-47')).toContain('6.9-b it is not Ready');
    expect(against(match, 'counterattack GE-58')).toContain(
      '5.2-b it has led an extended movement in this turn',
    );
    expect(against(match, 'counterattack GE-74')).toEqual(['1.1.3-a it is not on the map']);
    expect(against(match, 'counterattack BR-I')).toEqual(['5.1-b it is no headquarters of that side']);
  });

  test('N44 6.9-e, 6.9-f: who takes part, and from where', () => {
    const match = play(lost('277 1605', '276 1604', '271 1404 resting=yes'), 'counterattack GE-86');
    expect(asks(match)).toBe('german counterattack.muster');
    expect(against(match, 'join 276 1604')).toContain(
      '6.9-e it neither retreated nor stands next to those who did, or to the lost hex',
    );
    expect(against(match, 'join 352-914 1506')).toContain(
      '6.9-f it cannot come next to the lost hex with one hex',
    );
    expect(against(match, 'join 352-915 1307')).toEqual([]);
    expect(against(match, 'join 352-915 1206'), 'enemies').not.toEqual([]);
    expect(against(match, 'strike')).toEqual(['6.1-i nobody attacks yet']);
    play(match, 'join 353 1406');
    expect(against(match, 'join 353 1406')).toContain('6.9-e it takes part already');
    play(match, 'join 352-914 1407');
    expect(unit(match, '352-914'), 'it has moved up').toBe('1407');
  });

  test('N44 6.9-c: into an empty hex walks only who is next to it', () => {
    const match = scene('allied-combats 5 > counterattack.choose side=german at=1306 fled=352-914', '3-9 1206', '352-914 1506', '352-915 1407', '353 1406', 'GE-86 1505', 'BR-I 1106', ...OTHERS); // biome-ignore format: a scene
    play(match, 'counterattack GE-86');
    expect(asks(match)).toBe('german counterattack.retake');
    expect(against(match, 'retake 352-914')).toEqual(['6.9-f it is not next to the lost hex']);
    expect(against(match, 'finish')).toEqual(['6.1-i nobody attacks yet']);
    play(match, 'retake 353');
    expect(unit(match, '353')).toBe('1306');
  });
});

describe('ground that is closed to tanks', () => {
  /** 0919 is a marsh that no road enters from 0920; VII Corps has taken it from there. */
  const marsh = (...units: string[]): Play => {
    const match = scene('allied-combats 8 > aftermath.begin side=us at=0919 hq=US-VII attackers=4-8+4-Arm-CCA manner=attack', 'US-VII 0921', ...units); // biome-ignore format: a scene
    return match;
  };

  test('N44 2.2-a, 6.7-a: of a stack those advance who could move there', () => {
    const match = marsh('4-8 0920', '4-Arm-CCA 0920', '352-914 0818');
    expect(legal(match)).toEqual(['advance 0920 4-8', 'stay']);
    expect(against(match, 'advance 0920 4-Arm-CCA')).toEqual(['2.2-a it could not move into that hex']);
    expect(against(match, 'advance 0920 4-12')).toEqual(['6.7-a it did not attack from that hex']);
    expect(against(match, 'advance 0918 4-8')).toEqual(['6.7-a nobody attacked from that hex who is left']);
  });

  test('N44 2.2-a, 6.7-a: nor does one go a second hex that is closed to it', () => {
    const match = play(scene('allied-combats 8 > aftermath.begin side=us at=0920 hq=US-VII attackers=4-Arm-CCA manner=attack', 'US-VII 0921', '4-Arm-CCA 1021', '352-914 0818'), 'advance 1021 4-Arm-CCA'); // biome-ignore format: a scene
    expect(against(match, 'further 0919')).toEqual(['2.2-a it could not move into that hex']);
    expect(legal(match)).not.toContain('further 0919');
    expect(against(match, 'further 0818')).toEqual(['6.7-a it is not next to the hex that was won']);
  });
});
