import { expect, test } from 'vitest';
import { grid, PLACE } from '../src/map.ts';
import { fight, roll, shifts } from './fights.ts';
import { asks, legal, type Play, place, play, refusal, scene, sketched, unit, whyNot } from './scene.ts';

/** The hexes in which a unit may end its move. */
const ends = (match: Play, name: string): string[] =>
  legal(match, `move ${name} `).map((words) => words.split(/[ +]/).at(-1) as string);
const farthest = (match: Play, name: string): number =>
  Math.max(...ends(match, name).map((hex) => grid.distance(PLACE.of(hex), PLACE.of(place(match, name)))));

// Around N3515 lies bocage without a road or a river, around N3743 open fields, south of Omaha hedgerows.

test('TKG 27.2.5-a: thick country costs a unit no more than mixed ground', () => {
  // From N3132: mixed N3133, hedgerow N3231 and N3232, a town by road, the sand of the beach.
  const match = scene('allied movement 5', '1/16 N3132', '359/90 N3033', '745Tk N3133');
  for (const hex of ['N3133', 'N3231', 'N3232', 'N3131', 'N3031', 'N3032'])
    expect(refusal(match, `move 1/16 ${hex}`), hex).toBe('');
  expect(refusal(match, 'move 745Tk N3232'), 'tanks as well').toBe('');
  const bocage = scene('german movement 4', 'PzJg352 N3515 active');
  expect(refusal(bocage, 'move PzJg352 N3514+N3513+N3512')).toBe('');
});

test('TKG 27.2.5-b: an Allied unit moves one hex, on foot or on tracks', () => {
  const match = scene('allied movement 4', '1/16 N3515', '745Tk N3515');
  const around = ['N3414', 'N3415', 'N3514', 'N3516', 'N3614', 'N3615'];
  expect(ends(match, '1/16').sort()).toEqual(around);
  expect(ends(match, '745Tk').sort()).toEqual(around);
  expect(refusal(match, 'move 1/16 N3514+N3513')).toBe('27.2.5-b');
});

test('TKG 27.2.5-c: a German unit moves one hex with up to 4 points, two with 5 or 6, three when motorised', () => {
  const march = (name: string): number => farthest(scene('german movement 4', `${name} N3515 active`), name);
  expect([march('I/726'), march('II/916'), march('I/915')]).toEqual([1, 2, 2]);
  const slow = scene('german movement 4', 'I/726 N3515 active');
  expect(ends(slow, 'I/726')).toHaveLength(6);
  expect(refusal(slow, 'move I/726 N3514+N3513')).toBe('27.2.5-c');
  const foot = scene('german movement 4', 'II/916 N3515 active');
  expect(ends(foot, 'II/916')).toHaveLength(18);
  expect(refusal(foot, 'move II/916 N3514+N3513+N3512')).toBe('27.2.5-c');
  for (const name of ['PzJg352', 'I/22']) {
    const fast = scene('german movement 4', `${name} N3515 active`);
    expect(refusal(fast, `move ${name} N3414+N3413+N3313`)).toBe('');
    expect(refusal(fast, `move ${name} N3414+N3413+N3313+N3314`)).toBe('27.2.5-c');
  }
});

test('TKG 27.2.5-c: nests, Garrisons and a headquarters never move', () => {
  sketched('a nest, a Garrison and a headquarters are active');
  const fixed = ['WN64/352 N3132 active', 'G-Bayeux N3436 active', 'HQCherbourg N1410 active'];
  const match = scene('german movement 4', 'II/916 N3515 active', ...fixed);
  expect(refusal(match, 'move WN64/352 N3131')).toBe('27.2.8-e');
  expect(refusal(match, 'move G-Bayeux N3435')).toBe('27.2.8-e');
  expect(refusal(match, 'move HQCherbourg N1510')).toBe('27.2.5-c');
});

test('TKG 27.2.5-d: clear ground counts half, for both sides', () => {
  const march = (moment: string, name: string): number =>
    farthest(scene(moment, `${name} N3743${moment.startsWith('german') ? ' active' : ''}`), name);
  expect(march('allied movement 4', '1SLan')).toBe(2);
  expect(march('german movement 4', 'I/736')).toBe(2);
  expect(march('german movement 4', 'II/916')).toBe(4);
  const match = scene('allied movement 4', '1SLan N3743');
  expect(refusal(match, 'move 1SLan N3743+N3742')).toBe('27.2.5-j');
  expect(refusal(match, 'move 1SLan N3742+N3741+N3740')).toBe('27.2.5-b');
});

test('TKG 27.2.5-d: half a hex of sand and a whole one of mixed ground are too far', () => {
  const match = scene('allied movement 4', '2/16 N2932');
  expect(refusal(match, 'move 2/16 N3032+N3133')).toBe('27.2.5-b');
  expect(refusal(match, 'move 2/16 N3032')).toBe('');
});

test('TKG 27.2.5-d: along a road a hex counts half, off it a whole one', () => {
  const match = scene('allied movement 4', '3/18 N2932', '1/18 N3032');
  expect(refusal(match, 'move 3/18 N3031+N3131')).toBe('');
  expect(refusal(match, 'move 3/18 N3031+N3132')).toBe('');
  expect(refusal(match, 'move 3/18 N3031+N3030'), 'no road leads there').toBe('27.2.5-b');
  expect(refusal(match, 'move 3/18 N3031+N3131+N3231'), 'one and a half').toBe('27.2.5-b');
  expect(refusal(match, 'move 1/18 N3031+N3131'), 'it comes to the road across country').toBe('27.2.5-b');
  const german = scene('german movement 4', 'II/916 N3126 active');
  expect(refusal(german, 'move II/916 N3127+N3128+N3129+N3130')).toBe('');
  expect(refusal(german, 'move II/916 N3127+N3128+N3129+N3130+N3131')).toBe('27.2.5-c');
});

test('TKG 27.2.5-e: a marked unit moves a single hex, clear or road or not', () => {
  for (const marker of ['RG', 'DG']) {
    const match = scene(
      'allied movement 4',
      `1SLan N3743 ${marker}`,
      `1/18 N2932 ${marker}`,
      '3/18 N3132 DG',
    );
    expect(farthest(match, '1SLan')).toBe(1);
    expect(refusal(match, 'move 1SLan N3742+N3741')).toBe('27.2.5-e');
    expect(refusal(match, 'move 1/18 N3031+N3131'), 'by road').toBe('27.2.5-e');
    expect(refusal(match, 'move 3/18 N3133+N3134'), 'across country').toBe('27.2.5-e');
    expect(refusal(match, 'move 3/18 N3231'), 'one hex always').toBe('');
  }
  const german = scene('german movement 4', 'I/22 N3743 active RG', 'II/916 N3515 active DG');
  expect([farthest(german, 'I/22'), farthest(german, 'II/916')]).toEqual([1, 1]);
});

test('TKG 27.2.5-f: a Garrison is no nest', () => {
  sketched('a Garrison stands above a beach');
  const match = scene('allied movement 4', '3/18 N2932', '1/18 N3032', 'G-Bayeux N3132');
  expect(refusal(match, 'move 3/18 N3031+N3131')).toBe('');
});

test('TKG 27.2.5-f: beside an active nest an Allied unit moves a single hex', () => {
  // WN 64 in N3132 is next to N3031 and N3131, on the road from Easy, and to Fox (N3032).
  const near = (nest: string): Play => scene('allied movement 4', '3/18 N2932', '1/18 N3032', nest);
  expect(refusal(near('WN64/352 N3132'), 'move 3/18 N3031+N3131')).toBe('27.2.5-f');
  expect(refusal(near('WN64/352 N3132 RG'), 'move 3/18 N3031+N3131')).toBe('');
  expect(refusal(near('WN64/352 N3132 DG'), 'move 3/18 N3031+N3131')).toBe('');
  expect(refusal(near('WN64/352 N3132'), 'move 3/18 N3031')).toBe('');
  expect(refusal(near('WN68/352 N3030'), 'move 3/18 N3031+N3132'), 'past it').toBe('27.2.5-f');
  expect(refusal(near('WN64/352 N3132'), 'move 1/18 N2932+N2931'), 'from beside it').toBe('27.2.5-f');
  expect(refusal(near('WN64/352 N3132 RG'), 'move 1/18 N2932+N2931')).toBe('');
});

test('TKG 27.2.5-f: nor does one come beside it with its second hex', () => {
  // WN 71 in N2930 is next to Dog (N2931), not to Easy or Fox.
  const match = scene('allied movement 4', '1/18 N3032', '3/18 N2932', 'WN71/352 N2930');
  expect(refusal(match, 'move 1/18 N2932+N2931')).toBe('27.2.5-f');
  expect(refusal(match, 'move 3/18 N2931'), 'the first one may').toBe('');
});

test('TKG 27.2.5-f: Germans pass their nests as they like', () => {
  const match = scene('german movement 4', 'II/916 N3031 active', 'WN64/352 N3132', '1/16 N2932');
  expect(refusal(match, 'move II/916 N3131+N3231')).toBe('');
});

test('TKG 27.2.5-g: a stream is nothing to a mover, but a column to an attacker', () => {
  // The Mue runs between N3642 and N3641 … N3742; N3741 and N3742 are on one bank.
  const match = scene('allied movement 4', '1SLan N3641');
  expect(refusal(match, 'move 1SLan N3642+N3643')).toBe('');
  const attack = (from: string): string[] =>
    shifts(fight(scene('allied combat 4', `1SLan ${from}`, 'I/736 N3642'), 'N3642 1SLan'));
  expect(attack('N3641')).toEqual(['27.2.4-z -1']);
  expect(attack('N3742')).toEqual([]);
});

test('TKG 27.2.5-h: a minor river without a bridge takes the whole move', () => {
  // The Aure runs between N3233 and N3333; N3232 has a bridge to N3333.
  const match = scene(
    'german movement 4',
    'II/916 N3233 active',
    'I/916 N3133 active',
    'PzJg352 N3233 active',
  );
  expect(refusal(match, 'move II/916 N3333')).toBe('');
  expect(refusal(match, 'move II/916 N3333+N3334'), 'no further, by road or not').toBe('27.2.5-h');
  expect(refusal(match, 'move PzJg352 N3333+N3334')).toBe('27.2.5-h');
  expect(refusal(match, 'move I/916 N3233+N3333'), 'not with what is left').toBe('27.2.5-h');
  expect(refusal(match, 'move I/916 N3232+N3333+N3334'), 'over the bridge').toBe('');
  const far = scene('german movement 4', 'II/916 N3129 active');
  expect(refusal(far, 'move II/916 N3130+N3131+N3231+N3232+N3333'), 'too far, but not for the river').toBe(
    '27.2.5-c',
  );
  const allied = scene('allied movement 4', '1/16 N3233', '3/18 N3231');
  expect(refusal(allied, 'move 1/16 N3333')).toBe('');
  expect(refusal(allied, 'move 1/16 N3333+N3334')).toBe('27.2.5-h');
  expect(refusal(allied, 'move 3/18 N3232+N3333'), 'over the bridge').toBe('');
});

test('TKG 27.2.5-h: a marked unit crosses too, as its single hex', () => {
  const match = scene('allied movement 4', '1/16 N3233 DG');
  expect(refusal(match, 'move 1/16 N3333')).toBe('');
});

test('TKG 27.2.5-i: a major river is crossed at a bridge that stands', () => {
  const orne = ['7Para N3749', '8Para N3748', '1SLan N3648'];
  const match = scene('allied movement 4', ...orne);
  expect(refusal(match, 'move 7Para N3748'), 'no bridge').toBe('27.2.5-i');
  expect(refusal(match, 'move 8Para N3749'), 'nor the other way').toBe('27.2.5-i');
  expect(refusal(match, 'move 7Para N3648'), 'the bridge').toBe('');
  expect(refusal(match, 'move 1SLan N3749+N3849'), 'and on').toBe('');
  const blown = scene('allied movement 4', ...orne, 'bridge N3648/N3749 blown=1');
  expect(refusal(blown, 'move 7Para N3648')).toBe('27.2.5-i');
  expect(refusal(blown, 'move 1SLan N3749+N3849')).toBe('27.2.5-i');
});

test('TKG 27.2.5-j: nobody goes into the sea, or across it', () => {
  const match = scene('allied movement 4', '2/16 N2932', '1/16 N3610');
  expect(refusal(match, 'move 2/16 N2933')).toBe('27.2.5-j');
  expect(ends(match, '2/16').sort()).toEqual(['N2930', 'N2931', 'N3031', 'N3032', 'N3131', 'N3132']);
  expect(refusal(match, 'move 1/16 N3609'), 'an arm of the sea').toBe('27.2.5-j');
});

test('TKG 27.2.5-j: the flooded meadows are waded with the whole move, or passed by road', () => {
  const match = scene('allied movement 4', '1/505 N2718', '2/505 N2716', '1/507 N3219');
  expect(refusal(match, 'move 1/505 N2717+N2816'), 'the causeway').toBe('');
  expect(refusal(match, 'move 2/505 N2717')).toBe('');
  expect(refusal(match, 'move 2/505 N2717+N2816'), 'no further').toBe('27.2.5-j');
});

test('TKG 27.2.5-k: an enemy zone costs nothing to enter or leave', () => {
  // I/736 in N3743 is felt in N3742 and N3843, not in N3741 or N3842.
  const match = scene('allied movement 4', '1SLan N3742', '2EYk N3740', 'I/736 N3743');
  expect(refusal(match, 'move 1SLan N3741+N3740'), 'out of it, two half hexes').toBe('');
  expect(refusal(match, 'move 2EYk N3741+N3742'), 'into it with the second').toBe('');
});

test('TKG 27.2.5-l: a unit stops where it enters a zone, of a battalion or of a regiment', () => {
  for (const enemy of ['I/736', '902/Lehr']) {
    const match = scene('allied movement 4', '2EYk N3741', `${enemy} N3743`);
    expect(refusal(match, 'move 2EYk N3742'), enemy).toBe('');
    expect(refusal(match, 'move 2EYk N3742+N3641'), enemy).toBe('27.2.5-l');
  }
  const german = scene('german movement 4', 'I/22 N3740 active', '2EYk N3743');
  expect(refusal(german, 'move I/22 N3741+N3742')).toBe('');
  expect(refusal(german, 'move I/22 N3741+N3742+N3641')).toBe('27.2.5-l');
});

test('TKG 27.2.5-l: a nest has a zone only by its bar, and a unit in disorder has none', () => {
  const past = (enemy: string, from: string, way: string): string =>
    refusal(scene('allied movement 4', `2EYk ${from}`, enemy), `move 2EYk ${way}`);
  expect(past('WN17/716 N3548 RG', 'N3446', 'N3447+N3347')).toBe('27.2.5-l');
  expect(past('WN20/716 N3447 RG', 'N3346', 'N3446+N3546')).toBe('');
  expect(past('I/736 N3743 RG', 'N3741', 'N3742+N3641')).toBe('27.2.5-l');
  expect(past('I/736 N3743 DG', 'N3741', 'N3742+N3641')).toBe('');
});

test('TKG 27.2.5-m: nobody goes from one zone straight into another', () => {
  const match = scene('allied movement 4', '1SLan N3742', '2EYk N3742', 'I/736 N3743');
  expect(refusal(match, 'move 1SLan N3842'), 'both are next to N3743').toBe('27.2.5-m');
  expect(refusal(match, 'move 1SLan N3841+N3842'), 'round about').toBe('');
  const german = scene('german movement 4', 'I/22 N3742 active', '2EYk N3743');
  expect(refusal(german, 'move I/22 N3842')).toBe('27.2.5-m');
});

test('TKG 27.2.5-n: three stand in a hex where a move ends, but more may pass', () => {
  const full = ['1/16 N3031', '2/16 N3031', '3/16 N3031'];
  const match = scene('allied movement 4', '3/18 N2932', '37Eng N3032', ...full);
  expect(refusal(match, 'move 3/18 N3031')).toBe('27.2.5-n');
  expect(refusal(match, 'move 37Eng N3031')).toBe('27.2.5-n');
  expect(refusal(match, 'move 3/18 N3031+N3131'), 'in passing').toBe('');
  play(match, 'move 1/16 N3030');
  expect(refusal(match, 'move 3/18 N3031'), 'one has left').toBe('');
});

test('TKG 27.2.5-n: nests and Garrisons take no room', () => {
  const nest = ['WN64/352 N3132', 'I/726 N3132', 'II/726 N3132', 'II/916 N3131 active', '1/16 N2932'];
  expect(refusal(scene('german movement 4', ...nest), 'move II/916 N3132')).toBe('');
  const garrison = ['G-Bayeux N3436', 'I/726 N3436', 'II/726 N3436', 'II/916 N3435 active', '1/16 N2932'];
  expect(refusal(scene('german movement 4', ...garrison), 'move II/916 N3436')).toBe('');
});

test('TKG 27.2.5-c: who may move farther than any class on foot is mechanised: Flak305 has three hexes (ruling 68)', () => {
  const flak = scene('german movement 4', 'Flak305 N3515 active', 'I/736 N3449 active');
  expect(refusal(flak, 'move Flak305 N3414+N3413+N3313')).toBe('');
  expect(refusal(flak, 'move Flak305 N3414+N3413+N3313+N3312')).toBe('27.2.5-c');
});

test('TKG 27.2.5-j: vehicles enter a flooded hex only along a road, in the phases and in the end stage (ruling 70)', () => {
  for (const [moment, verb] of [
    ['german movement 4', 'move'],
    ['endStage.germanMoves', 'march'],
  ]) {
    // biome-ignore format: a list
    const match = scene(moment as string, 'Flak305 N3225 active', 'II/1057 N2618 active', 'Sch602 N4224');
    const [reason] = whyNot(match, `${verb} Flak305 N3226`);
    expect(reason, moment).toMatchObject({ rule: '27.2.5-j', text: expect.stringContaining('flooded') });
  }
});

test('27.0-j: no Allied unit moves, advances or retreats over the army boundary (ruling 73)', () => {
  const move = scene('allied movement 4', '1/16 N3334', '6GH N3336');
  expect([refusal(move, 'move 1/16 N3335'), refusal(move, 'move 6GH N3335')]).toEqual(['27.0-j', '']);
  // The defender of N3335 is gone at 8:1; nobody may follow.
  const attack = fight(
    scene('allied combat 4', '1/16 N3334', '2/16 N3334', 'Geo797 N3335 reduced'),
    'N3335 1/16+2/16',
  );
  play(roll(attack, '-/2D>2'), 'lose Geo797');
  expect([unit(attack, 'Geo797'), unit(attack, '1/16')]).toEqual(['-', 'N3334']);
  expect(asks(attack), 'and nobody is asked whether he does').toBe('allied action.move');
  // Thrown back the Americans have two ways of their own, and not the third, among the British.
  const thrown = ['1/16 N3334', '2/16 N3334', 'I/916 N3333', 'II/916 N3333'];
  const back = fight(scene('allied combat 4', ...thrown), 'N3333 1/16+2/16');
  play(roll(back, '1<1D/-'), 'lose 2/16');
  expect(legal(back)).toEqual(['retreat N3234', 'retreat N3434']);
  expect(refusal(back, 'retreat N3335')).toBe('27.0-j');
});
