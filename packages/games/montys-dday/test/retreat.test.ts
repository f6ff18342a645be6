import { expect, test } from 'vitest';
import { assaultOn, ELSEWHERE, roll, storm, strengths } from './assaults.ts';
import {
  ALLIED,
  asks,
  field,
  GERMAN,
  legal,
  news,
  play,
  reasons,
  refusal,
  scene,
  sketched,
  unit,
} from './scene.ts';

// 2006 lies in open low ground, with 2007 to the north and then, clockwise, 1906, 1905, 2005, 2105 and 2106.
/** A result strikes these units of a hex; then the Close Assaults of turn 3 begin. */
const struck = (hex: string, effect: string, units: string, ...lines: readonly string[]) =>
  scene(`F 3 > harm.begin hex=${hex} units=${units} effect=${effect}`, ...lines, ...ELSEWHERE);
const shot = (hex: string, effect: string, units: string, ...lines: readonly string[]) =>
  scene(`F 3 > harm.begin hex=${hex} units=${units} effect=${effect} byFire=yes`, ...lines, ...ELSEWHERE);
/** A British battalion north of it, and what is in its zone. */
const NORTH = '1-SLR 2007';

test('MDD 10.4-a: where the table is blank nothing happens', () => {
  const match = roll(assaultOn('2006', ['1-SLR'], NORTH, 'I/916 2006'), 5);
  expect([unit(match, 'I/916'), unit(match, '1-SLR')]).toEqual(['2006', '2007']);
  expect(news(match, GERMAN).at(-1)).toBe('Nothing happens to whoever is in 2006.');
  expect(match.events(GERMAN).at(-1)?.rule).toBe('10.4-a');
});

test('MDD 10.4-c: a light-red result disrupts one attacking stack, of the attacker’s choice, and its fellows who attacked', () => {
  const units = [NORTH, '1-SR 2007', '2-EYR 2105', '2-LR 2105'];
  const match = roll(assaultOn('2006', ['1-SLR', '1-SR', '2-EYR'], ...units, 'I/916 2006'), 6);
  expect(asks(match), 'R').toBe('german retreat.choose');
  play(match, 'retreat 1905');
  expect([asks(match), ...legal(match)]).toEqual(['allied assault.expose', 'expose 2007', 'expose 2105']);
  play(match, 'expose 2105');
  expect(['1-SLR', '1-SR', '2-EYR', '2-LR'].map((name) => unit(match, name))).toEqual(['2007', '2007', '2105 green', '2105']); // biome-ignore format: a list
  const alone = roll(assaultOn('2821', ['1-SLR'], '1-SLR 2820', '1-SR 2820', 'I/916 2821'), 2);
  expect(unit(alone, '1-SLR'), 'blank, and light red').toBe('2820 green');
  expect(unit(alone, '1-SR'), 'it did not attack').toBe('2820');
});

test('MDD 10.4-d, MDD 10.5.3-x1: each retreats one hex or two, as its owner likes', () => {
  const match = struck('2006', 'R', 'I/916+II/125', NORTH, 'I/916 2006', 'II/125 2006');
  expect(asks(match)).toBe('german retreat.choose');
  expect(legal(match, 'retreat 2005')).toEqual(['retreat 2005', 'retreat 2005+1905', 'retreat 2005+1904', 'retreat 2005+2004', 'retreat 2005+2104', 'retreat 2005+2105']); // biome-ignore format: a list
  expect(reasons(match, 'retreat 2005+2004+2003')).toContain(
    '10.5.3-d1 a shorter retreat would end where there is room',
  );
  expect(reasons(match, 'retreat 2005+2004+2003+2002')).toContain(
    '10.5.3-x1 the retreat is longer than two hexes',
  );
  expect(reasons(match, 'retreat 2004')).toEqual(['10.5.3-x1 the hexes of the retreat are not adjacent']);
  expect(refusal(match, 'retreat 2005+2003'), 'nor is the second').toBe('10.5.3-x1');
  play(match, 'retreat 2005', 'retreat 1905+1904');
  expect([unit(match, 'I/916'), unit(match, 'II/125')]).toEqual(['2005', '1904']);
  expect(news(match, ALLIED)).toEqual(['I/916 retreats to 2005.', 'II/125 retreats to 1904.']);
});

test('MDD 10.4-e: works let nobody retreat for fire, but an assault does', () => {
  expect(unit(shot('2317', 'R', 'I/916', 'I/916 2317'), 'I/916'), 'Resistance Nest').toBe('2317');
  expect(unit(shot('1617', 'R', 'I/916', 'I/916 1617'), 'I/916'), 'Strongpoint').toBe('1617');
  expect(asks(shot('2006', 'R', 'I/916', 'I/916 2006')), 'open ground').toBe('german retreat.choose');
  expect(asks(struck('2317', 'R', 'I/916', 'I/916 2317'))).toBe('german retreat.choose');
  expect(asks(shot('2317', 'R', '1-SLR', '1-SLR 2317')), 'works are not for Allies').toBe(
    'allied retreat.choose',
  );
  expect(unit(shot('2317', 'D', 'I/916', 'I/916 2317'), 'I/916'), 'D counts').toBe('2317 green');
});

test('MDD 10.4-e: and so it is told when they are fired at', () => {
  const match = play(scene('C 3', 'I/916 1617', '1-SLR 5320'), 'fire 1617', 'points 50', 'shoot');
  roll(match, 9);
  expect(news(match, GERMAN).join(' ')).toMatch(/: retreat\. Whoever is in 1617 is in works, and does not retreat for fire\./); // biome-ignore format: a list
});

test('MDD 10.4-f: D disrupts all defenders in the hex', () => {
  const match = struck('2006', 'D', 'I/916+10/736', 'I/916 2006', '10/736 2006 N');
  expect([unit(match, 'I/916'), unit(match, '10/736')]).toEqual(['2006 green', '2006 N green']);
});

test('MDD 10.4-g: E eliminates all defenders in the hex at once', () => {
  const match = struck('2006', 'E', 'I/916+10/736', 'I/916 2006', '10/736 2006 N');
  expect([unit(match, 'I/916'), unit(match, '10/736')]).toEqual(['-', '-']);
  expect(field(match, 'I/916', 'lost')).toBe('yes');
});

test('MDD 10.5.1-a: a retreat costs nothing, and is not a move', () => {
  // Swamp costs 3 in Combat Mode.
  const match = play(struck('0405', 'R', 'I/916', 'I/916 0405'), 'retreat 0504+0505');
  expect([unit(match, 'I/916'), field(match, 'I/916', 'moved')]).toEqual(['0505', undefined]);
});

test('MDD 10.5.2-a: whoever retreats is then in Combat Mode', () => {
  const match = play(struck('2006', 'R', 'I/916', NORTH, 'I/916 2006 NE'), 'retreat 2005');
  expect(unit(match, 'I/916')).toBe('2005');
});

test('MDD 10.5.3-a1: not into or through enemies, their zones, or ground that is closed to it', () => {
  const match = struck('2006', 'R', 'I/916', NORTH, '2-EYR 1903', 'I/916 2006');
  expect(reasons(match, 'retreat 2007')).toContain('10.5.3-a1 an enemy unit is on that way');
  const zone = ['10.5.3-a1 that way enters an enemy zone of control where no friendly unit is'];
  expect(reasons(match, 'retreat 2106')).toEqual(zone);
  expect(reasons(match, 'retreat 2106+2206'), 'nor through it').toEqual(zone);
  expect(reasons(match, 'retreat 1905+1904'), 'the other battalion’s').toEqual(zone);
  expect(legal(match)).toContain('retreat 2105+2205');
});

test('MDD 10.5.3-a1: vehicles keep out of Woods and Swamp, all out of the sea and over no Sea Wall', () => {
  const woods = struck('2317', 'R', 'II/125', 'II/125 2318', '1-SLR 2317');
  expect(asks(woods), 'it is not there').toBe('allied assaultSegment.choose');
  const tanks = struck('0406', 'R', 'StuG-200', 'StuG-200 0406');
  const ground = '10.5.3-a1 that way leads over ground that it may not enter';
  expect(reasons(tanks, 'retreat 0405')).toEqual([ground, '6.1.1-a it may not enter that ground except by a road or trail']); // biome-ignore format: a list
  const beach = struck('2721', 'R', '10-Cdo', '10-Cdo 2721', '1-SLR 2519');
  expect(reasons(beach, 'retreat 2722')).toEqual([ground, '6.3.5-b that hex is sea']);
  expect(reasons(beach, 'retreat 2821')).toEqual([ground, '6.3.7-a there is a Sea Wall in the way; engineers can breach it']); // biome-ignore format: a list
  const breached = struck('2721', 'R', '10-Cdo', '10-Cdo 2721', 'wall 2721/2821 breached=yes');
  expect(refusal(breached, 'retreat 2821')).toBe('');
});

test('MDD 10.5.3-a1: at High tide not onto the flats; in Movement Mode not into Ruins', () => {
  const flood = scene('F 4 > harm.begin hex=2620 units=10-Cdo effect=R', '10-Cdo 2620', ...ELSEWHERE);
  expect(reasons(flood, 'retreat 2621')).toContain('6.3.5-b the tide is High, and that hex is flooded');
  const ruins = 'hex 2821 ruins=yes';
  const march = struck('2820', 'R', 'I/916', 'I/916 2820 S', ruins);
  expect(reasons(march, 'retreat 2821')).toContain(
    '7.1.3-a there are Ruins in that hex; it must be in Combat Mode',
  );
  expect(refusal(struck('2820', 'R', 'I/916', 'I/916 2820', ruins), 'retreat 2821')).toBe('');
});

test('MDD 10.5.3-b1: a friend on the way cancels zones there, a Garrison does not', () => {
  sketched('a Garrison in the open');
  const match = struck('2006', 'R', 'I/916', NORTH, 'I/916 2006', '10/736 2106', 'G-1 1906', 'II/125 1804');
  expect(refusal(match, 'retreat 2106')).toBe('');
  expect(refusal(match, 'retreat 1906')).toBe('10.5.3-a1');
});

test('MDD 10.5.3-c1: not where there would be too many, but through them', () => {
  const full = ['II/125 2005', 'I/192 2005'];
  const match = struck('2006', 'R', 'I/916', NORTH, 'I/916 2006', ...full);
  expect(reasons(match, 'retreat 2005')).toEqual(['10.5.3-c1 there would be too many units where it ends']);
  expect(refusal(match, 'retreat 2005+2004')).toBe('');
});

test('MDD 10.5.3-d1: past full hexes one hex farther, and disrupted for it', () => {
  // Only 2005 and 2004 behind it are free of zones, and both are full.
  const ring = [NORTH, '2-EYR 1805', '2-LR 2205'];
  const fullHouses = ['II/125 2005', 'I/192 2005', 'I/125 2004', 'I/744 2004'];
  const match = struck('2006', 'R', 'I/916', ...ring, 'I/916 2006', ...fullHouses); // biome-ignore format: a list
  expect(asks(match)).toBe('german retreat.choose');
  expect(legal(match).every((way) => way.split('+').length === 3)).toBe(true);
  expect(reasons(match, 'retreat 2005')).toContain('10.5.3-c1 there would be too many units where it ends');
  play(match, 'retreat 2005+2004+2003');
  expect(unit(match, 'I/916')).toBe('2003 green');
});

test('MDD 10.5.3-d1: that is the end of a unit that was disrupted already, or cannot go so far', () => {
  const ring = [NORTH, '2-EYR 1805', '2-LR 2205'];
  const full = ['II/125 2005', 'I/192 2005', 'I/125 2004', 'Ost-781 2004'];
  expect(unit(struck('2006', 'R', 'I/916', ...ring, 'I/916 2006 grey', ...full), 'I/916')).toBe('-');
  expect(
    unit(struck('2006', 'R', 'I/744', ...ring, 'I/744 2006', ...full), 'I/744'),
    'an allowance of 2',
  ).toBe('-');
});

test('MDD 10.5.3-e1: nobody goes farther than his allowance, and with 0 nobody goes', () => {
  const match = struck('2006', 'R', '1/J-200', NORTH, '1/J-200 2006');
  expect(legal(match)).toEqual(['retreat 1905', 'retreat 2005', 'retreat 2105']);
  expect(reasons(match, 'retreat 2005+2004')).toEqual([
    '10.5.3-e1 that is farther than its movement allowance',
  ]);
  const two = struck('2006', 'R', 'I/744', NORTH, 'I/744 2006');
  expect(refusal(two, 'retreat 2005+2004'), 'with 2 it goes two').toBe('');
  expect(unit(struck('2006', 'R', '10/736', NORTH, '10/736 2006'), '10/736')).toBe('-');
  expect(asks(struck('2006', 'R', '10/736', NORTH, '10/736 2006 N')), 'its other face has 3').toBe('german retreat.choose'); // biome-ignore format: a list
});

test('MDD 10.5.3-f1: over a canal or river only by a bridge, infantry too; a stream stops nobody', () => {
  const match = struck('2313', 'R', 'I/916', 'I/916 2313');
  expect(reasons(match, 'retreat 2312'), 'the Orne').toEqual(['10.5.3-f1 that way crosses a canal or river without a bridge']); // biome-ignore format: a list
  expect(refusal(match, 'retreat 2213'), 'Ranville bridge').toBe('');
  expect(refusal(match, 'retreat 2414'), 'Bénouville bridge').toBe('');
  expect(refusal(struck('2711', 'R', 'I/916', 'I/916 2711'), 'retreat 2710')).toBe('');
});

test('MDD 10.5.3-g1: not back to a hex it has left', () => {
  const match = struck('2006', 'R', 'I/916', NORTH, 'I/916 2006');
  expect(reasons(match, 'retreat 2005+2006')).toContain('10.5.3-g1 that way comes back to a hex it has left');
});

test('MDD 10.5.4-a: a unit that cannot retreat is eliminated', () => {
  const match = struck('2006', 'R', 'I/916', NORTH, '2-EYR 2005', 'I/916 2006');
  expect(unit(match, 'I/916')).toBe('-');
  const flood = scene('F 4 > harm.begin hex=2621 units=1-SLR effect=R', '1-SLR 2621 green', ...ELSEWHERE);
  expect(unit(flood, '1-SLR'), 'out of the flood').toBe('-');
  const boats = scene(
    'F 3 > harm.begin hex=2622 units=1-SLR effect=R byFire=yes',
    '1-SLR 2622',
    ...ELSEWHERE,
  );
  expect(unit(boats, '1-SLR'), 'in its boats').toBe('-');
});

test('MDD 10.5.5-a, MDD 10.5.6-a: whoever has retreated to others is attacked with them, and suffers with them', () => {
  const match = scene('F 3', NORTH, '1-SR 2007', '2-EYR 1904', 'I/916 2006', '10/736 2005', ...ELSEWHERE);
  roll(storm(match, '2006', '1-SLR', '1-SR'), 7);
  play(match, 'retreat 2005');
  storm(match, '2005', '2-EYR');
  expect(strengths(match), 'the first').toBe('18 against 7 is +11');
  expect(news(match, ALLIED)).toContain('Close Assault on 2005 by 2-EYR: 9 against 9 is 0.');
  roll(match, 12);
  expect([unit(match, 'I/916'), unit(match, '10/736')]).toEqual(['2005 green', '2005 green']);
});

test('MDD 4.5.9-b: one that fell among Germans goes back two hexes, and not through the zones of others', () => {
  const down = 'F 3 > retreat.look unit=8-Para least=2 most=2';
  const match = scene(down, '8-Para 2006', 'I/916 2006', 'II/125 2008', ...ELSEWHERE);
  expect(asks(match)).toBe('allied retreat.choose');
  expect(refusal(match, 'retreat 2005'), 'one hex is not enough').toBe('4.5.9-b');
  expect(refusal(match, 'retreat 2007+2107')).toBe('10.5.3-a1');
  expect(refusal(match, 'retreat 2005+2006'), 'nor back among them').toBe('10.5.3-g1');
  expect(refusal(match, 'retreat 2005+1905'), 'the second hex is free of them').toBe('10.5.3-a1');
  expect(unit(play(match, 'retreat 2005+2004'), '8-Para')).toBe('2004');
  // Between 2710 and 2711 runs a stream: no zone of I/916 reaches over it, but that of II/125 does from the other bank.
  const stream = scene(down, '8-Para 2710', 'I/916 2710', 'II/125 2712', ...ELSEWHERE);
  expect(reasons(stream, 'retreat 2711')).toContain(
    '10.5.3-a1 that way enters an enemy zone of control where no friendly unit is',
  );
});
