import { NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { leftAfterLanding } from '../src/rules/amphibious/ashore.ts';
import { gunsAt } from '../src/rules/amphibious/guns.ts';
import { loseFailed, mustAssault } from '../src/rules/amphibious/opposed.ts';
import { GOLD, JUNO, SWORD } from '../src/terms.ts';
import { UNIT } from '../src/units.ts';
import { ALLIED, asks, field, GERMAN, legal, news, type Play, place, play, position, reasons, refusal, row, scene, sketched, unit } from './scene.ts'; // biome-ignore format: a list

/** Dice that come to so much. */
const dice = (sum: number): string => `${Math.max(1, sum - 6)}+${Math.min(6, sum - 1)}`;
/** The die of each sea: Calm, Moderate, Heavy, Rough. */
const [CALM, MODERATE, HEAVY] = ['1', '2', '4'];
const IN = dice(7);
/** A landing at Sword; units are waiting off Juno too, so that nothing else happens after it. */
const sword = (turn: number, ...lines: string[]): Play =>
  play(scene(`landings ${turn}`, ...lines, 'LRC 4027'), 'beach sword');
/** The guns that bear on a beach. */
const guns = (match: Play, beach: number): number => gunsAt(match.engine.g, beach);
/** The last two German lines about dice. */
const rolls = (match: Play): string[] => news(match, GERMAN).filter((line) => /[dD]ice/.test(line));
const landedBy = (match: Play, name: string): string | undefined => field(match, name, 'landed');

// 5.4, 5.5: sea and drift.

test('MDD 5.4.2-a, MDD 5.5.1-a: a die for the sea and two for the drift at each area, in the order that the Allies like', () => {
  const match = scene('landings 3', '1-SR 2622', '79-RE 2422', 'LRC 4027', '7-GH 5228');
  expect(legal(match)).toEqual(['beach sword', 'beach juno', 'beach gold']);
  play(match, 'beach juno');
  expect(asks(match)).toBe('* beachLanding.sea');
  play(match, HEAVY, IN, dice(2));
  expect(news(match, ALLIED)).toContain('The sea off Juno: die 4, it adds 2.');
  expect(refusal(match, 'beach juno')).toBe('5.5.1-a');
  play(match, 'beach sword', MODERATE);
  expect(asks(match)).toBe('* beachLanding.drift');
  play(match, dice(10));
  expect(news(match, ALLIED).filter((line) => line.startsWith('The landing at'))).toEqual([
    'The landing at Juno comes straight in.',
    'The landing at Sword is carried 1 hexrow west.',
  ]);
  expect(asks(match)).toBe('allied beachLanding.wreck');
});

test('MDD 5.5.2-a, MDD 5.4.1-a, MDD 5.4.2-b, MDD 5.4.3-c: dice, sea and mines are read in the column of the tide', () => {
  const drift = (turn: number, sum: number, mines: number): string => {
    const match = sword(turn, '1-SR 2622', `beach sword mines=${mines}`);
    play(match, MODERATE, dice(sum));
    return news(match, ALLIED).find((line) => line.startsWith('The landing at')) ?? '';
  };
  expect(drift(3, 8, 0)).toBe('The landing at Sword comes straight in.'); // 9
  expect(drift(3, 8, 1)).toBe('The landing at Sword is carried 1 hexrow west.'); // 10
  expect(drift(3, 8, 3)).toBe('The landing at Sword is carried 2 hexrows west.'); // 12
  expect(drift(3, 7, 3)).toBe('The landing at Sword is carried 1 hexrow east.'); // 3
  expect(drift(3, 7, 4)).toBe('The landing at Sword is carried 2 hexrows east.'); // 2
  expect(drift(2, 7, 4)).toBe('The landing at Sword is carried 2 hexrows east.');
  expect(drift(6, 7, 0)).toBe('The landing at Sword comes straight in.'); // 6
  expect(drift(6, 7, 1)).toBe('The landing at Sword is carried 1 hexrow east.'); // 5 at Low
  expect(drift(3, 7, 1)).toBe('The landing at Sword comes straight in.'); // 5 at Average
});

test('MDD 5.5.3-a, MDD 5.4.1-c: in, and the unit lands directly south; at High tide behind the flat', () => {
  const low = play(sword(3, '1-SR 2622'), CALM, IN, dice(2));
  expect(unit(low, '1-SR')).toBe('2621');
  expect(landedBy(low, '1-SR')).toBe('sea');
  const high = play(sword(4, '2-RWR 2622'), CALM, IN, dice(2));
  expect(unit(high, '2-RWR')).toBe('2620');
});

test('MDD 5.5.3-b, MDD 5.5.3-c, MDD 5.5.3-d: left is east and right is west, one to four hexrows', () => {
  const lands = (sum: number, mines: number): string => {
    const match = sword(3, '1-SR 2622', `beach sword mines=${mines}`);
    play(match, '6', dice(sum), dice(2)); // Rough, 3
    return unit(match, '1-SR');
  };
  expect(lands(7, 0)).toBe('2520 green'); // 4
  expect(lands(5, 0)).toBe('2421 green'); // 2
  expect(lands(2, 0)).toBe('2320 green'); // -1
  expect(lands(2, 2)).toBe('2220 green'); // -3
  expect(lands(8, 0)).toBe('2721 green'); // 11
  expect(lands(10, 0)).toBe('2822 green'); // 13
  expect(lands(12, 0)).toBe('2922 green'); // 15
  expect(lands(12, 2)).toBe('3023 green'); // 17
});

test('MDD 5.5.4-a: one hex of those who were carried away lands disrupted, all who were in it', () => {
  const match = sword(3, '1-SR 2622', '2-KSLI 2622', '79-RE 2422');
  play(match, MODERATE, dice(10));
  expect(legal(match)).toEqual(['wreck 2422', 'wreck 2622']);
  expect(reasons(match, 'wreck 2521')).toEqual(['5.5.4-a nobody who was carried away started from that hex']);
  play(match, 'wreck 2622', dice(2), dice(2), dice(2));
  expect([unit(match, '1-SR'), unit(match, '2-KSLI'), unit(match, '79-RE')]).toEqual(['2721 green', '2721 green', '2520']); // biome-ignore format: a list
});

test('R-115: who is turned back is not the one that lands disrupted', () => {
  const match = sword(3, '1-SR 3024', '2-KSLI 2622', '79-RE 2422');
  play(match, MODERATE, dice(10));
  expect(place(match, '1-SR')).toBe('sword-pool');
  expect(legal(match)).toEqual(['wreck 2422', 'wreck 2622']);
});

test('MDD 5.5.5-a: who is carried out of the area, or before ground where nobody lands, goes back to the Pool', () => {
  const out = play(sword(3, '1-SR 3024', '2-KSLI 2221'), MODERATE, dice(10));
  expect(place(out, '1-SR')).toBe('sword-pool');
  expect(news(out, ALLIED)).toContain('1-SR goes back to the Landing Pool of Sword: nobody can land there.');
  const wall = play(sword(4, '2-RWR 2722', '1-RNR 2422'), MODERATE, dice(10));
  expect(place(wall, '2-RWR')).toBe('sword-pool');
  // 2722 is carried before the wall of Lion, 2422 before open sand.
  expect(unit(play(wall, dice(2)), '1-RNR')).toBe('2519 green');
});

test('MDD 5.5.5-a: nobody but Commandos is carried east of the Orne', () => {
  const match = sword(2, '1-SLR 2221', '4-Cdo 2221');
  play(match, '6', dice(3), dice(3));
  expect(place(match, '1-SLR')).toBe('sword-pool');
  expect(unit(play(match, dice(2)), '4-Cdo')).toBe('1919 green');
});

// 5.5.6: Germans ahead.

const AHEAD = ['1-SR 2622', '2-KSLI 2622', '79-RE 2422', '10/736 2621'];

test('MDD 5.5.6-a, MDD 5.3.3-a: before Germans a unit is turned back or stays at sea', () => {
  const match = play(sword(3, ...AHEAD), CALM, IN);
  expect(asks(match)).toBe('allied beachLanding.germansAhead');
  expect(legal(match)).toEqual(['abort 1-SR', 'abort 2-KSLI', 'storm 1-SR', 'storm 2-KSLI']);
  expect(reasons(match, 'abort 79-RE')).toEqual(['5.5.6-a there are no Germans in its landing hex']);
  expect(refusal(match, 'storm 79-RE')).toBe('5.5.6-a');
  play(match, 'abort 1-SR', 'storm 2-KSLI');
  expect(news(match, ALLIED)).toContain('2-KSLI must assault 2621 from the sea.');
  expect([place(match, '1-SR'), place(match, '2-KSLI'), place(match, '79-RE')]).toEqual(['sword-pool', '2622', '2421']); // biome-ignore format: a list
  expect(asks(match)).toBe('* beachLanding.casualty');
  play(match, dice(2), dice(2));
  expect(landedBy(match, '2-KSLI')).toBeUndefined();
});

test('MDD 5.5.6-a: a Garrison is in the way like other Germans, and who is turned back has no marker', () => {
  const match = sword(4, '2-RWR 2521', '1-RNR 2622', 'G-1 2420', 'G-2 2620', '2/736 2618');
  play(match, MODERATE, dice(4), 'wreck 2521', 'abort 2-RWR');
  expect(place(match, '2-RWR')).toBe('sword-pool');
  expect(field(match, '2-RWR', 'disrupted')).toBeUndefined();
});

test('MDD 5.5.6-b: who stays must assault its landing hex, and is lost if it is still at sea after segment F', () => {
  const match = play(sword(3, ...AHEAD), CALM, IN, 'storm 1-SR', 'storm 2-KSLI', dice(2), dice(2), dice(2)); // biome-ignore format: a list
  const { g } = match.engine;
  const owed = (name: string): string => {
    const hex = mustAssault(g, UNIT.of(name));
    return hex === NOWHERE ? '-' : PLACE.text(hex);
  };
  expect([owed('1-SR'), owed('79-RE')]).toEqual(['2621', '-']);
  loseFailed(g);
  expect(g.unit.lost.get(UNIT.of('1-SR'))).toBe(1);
  expect(g.unit.lost.get(UNIT.of('2-KSLI'))).toBe(1);
  expect(g.unit.lost.get(UNIT.of('79-RE'))).toBe(0);
});

test('R-116: if the Germans have gone without an assault, the units land; after an assault they are lost', () => {
  const match = sword(3, '1-SR 2622', '2-KSLI 2422');
  const { g } = match.engine;
  g.hex.assaulted.set(PLACE.of('2421'), 1);
  loseFailed(g);
  expect([unit(match, '1-SR'), unit(match, '2-KSLI')]).toEqual(['2621', '-']);
  expect(landedBy(match, '1-SR')).toBe('sea');
});

// 5.6: casualties.

/** What a unit of Sword suffers with a roll in a Calm sea, when guns and mines are so many. */
function fate(name: string, sum: number, ...lines: string[]): string {
  const match = sword(3, `${name} 2622`, ...lines);
  play(match, CALM, IN);
  if (asks(match).endsWith('swimOrRow')) play(match, `row ${name}`);
  play(match, dice(sum));
  return unit(match, name);
}
const LE_HAVRE = 'Le-Havre Le-Havre';
/** Guns of 21 together that reach the sand of Sword. */
const BEHIND_SWORD = ['1/J-200 2618', '2/J-200 2518', '3/J-200 2718', '12/736 2818'];
const SWORD_GUNS = ['Riva-Bella 2219 facing=N', 'Ouistreham 2317 facing=N'];

test('MDD 5.6-a, MDD 5.5.7-a: when all have landed, each unit rolls for itself', () => {
  const match = sword(3, '1-SR 2622', '79-RE 2422', '2-KSLI 2923', '10/736 2621', LE_HAVRE);
  play(match, CALM, IN);
  // Nobody rolls before the last one has said what it does.
  expect(asks(match)).toBe('allied beachLanding.germansAhead');
  play(match, 'storm 1-SR');
  expect([place(match, '79-RE'), place(match, '2-KSLI')]).toEqual(['2421', '2922']);
  expect(asks(match)).toBe('* beachLanding.casualty');
  play(match, dice(12), dice(2));
  // the one at sea as well.
  expect(unit(match, '1-SR')).toBe('2622 green');
  expect(asks(match)).toBe('* beachLanding.casualty');
  play(match, dice(2));
  expect(news(match, ALLIED)).toContain('2-KSLI comes through unharmed.');
});

test('MDD 5.6.1-a: guns with a hex of the area in range and arc count, all others do not', () => {
  expect(guns(scene('placement 3', ...SWORD_GUNS, '1-SR sword-pool'), SWORD)).toBe(4);
  expect(guns(scene('placement 3', 'Riva-Bella 2219 facing=S', '1-SR sword-pool'), SWORD)).toBe(0);
  // Infantry has no guns; flak reaches three hexes, and in Movement Mode it has 1 and looks one way.
  expect(guns(scene('placement 3', '10/736 2620', 'HQ-736 2620', 'Pi-716 2618', '1-SR sword-pool'), SWORD)).toBe(0); // biome-ignore format: a list
  expect(guns(scene('placement 3', '1/305 2617', '1-SR sword-pool'), SWORD)).toBe(5);
  expect(guns(scene('placement 3', '1/305 2616', '1-SR sword-pool'), SWORD)).toBe(0);
  expect(guns(scene('placement 3', '1/305 2617 N', '1-SR sword-pool'), SWORD)).toBe(1);
  expect(guns(scene('placement 3', '1/305 2617 S', '1-SR sword-pool'), SWORD)).toBe(0);
  expect(guns(scene('placement 3', '1/J-200 2618', '12/736 2818', 'StuG-200 2618', '1-SR sword-pool'), SWORD)).toBe(17); // biome-ignore format: a list
  expect(guns(scene('placement 3', '1/J-200 2618', '12/736 2818', '1-SR sword-pool'), GOLD)).toBe(0);
});

test('MDD 5.6.1-b: a bombarding unit beyond half its range counts half, a disrupted gun half, coast artillery always whole', () => {
  // I/155 has 5 and a range of 12.
  expect(guns(scene('placement 3', 'I/155 2614', '1-SR sword-pool'), SWORD)).toBe(5);
  expect(guns(scene('placement 3', 'I/155 2613', '1-SR sword-pool'), SWORD)).toBe(2);
  expect(guns(scene('placement 3', 'I/155 2608', '1-SR sword-pool'), SWORD)).toBe(2);
  expect(guns(scene('placement 3', 'I/155 2607', '1-SR sword-pool'), SWORD)).toBe(0);
  expect(guns(scene('placement 3', 'I/155 2614 green', '1-SR sword-pool'), SWORD)).toBe(3);
  expect(guns(scene('placement 3', 'I/155 2613 green', '1-SR sword-pool'), SWORD)).toBe(1);
  // A direct gun is never halved by range.
  expect(guns(scene('placement 3', '1/J-200 2617', '1-SR sword-pool'), SWORD)).toBe(6);
  expect(guns(scene('placement 3', 'Houlgate 0321 facing=NW', '1-SR sword-pool'), GOLD)).toBe(2);
});

test('MDD 5.6.1-c: a gun in an Allied zone of control does not count, but those who land on this turn do not engage it', () => {
  expect(guns(scene('placement 3', ...SWORD_GUNS, '7-Para 2318', '1-SR sword-pool'), SWORD)).toBe(0);
  expect(guns(scene('placement 3', ...SWORD_GUNS, '7-Para 2318 green', '1-SR sword-pool'), SWORD)).toBe(4);
  // 2320 is beside the battery, which still counts for the second unit.
  const match = sword(3, '1-SR 2321', '79-RE 2622', 'Riva-Bella 2219 facing=NW', LE_HAVRE);
  play(match, CALM, IN, dice(2), dice(2));
  expect(rolls(match)).toContain('79-RE: dice 2, total 5; guns 17, mines 0.');
  // And at Juno, to which it reaches as well.
  play(match, CALM, IN, dice(2));
  expect(rolls(match).at(-1)).toBe('LRC: dice 2, total 2; guns 17, mines 0.');
});

test('MDD 14.1.6-b: the battery of Le Havre counts at every Beach area, half while it is disrupted', () => {
  const match = scene('placement 3', LE_HAVRE, '1-SR sword-pool');
  expect([SWORD, JUNO, GOLD].map((beach) => guns(match, beach))).toEqual([15, 15, 15]);
  expect(guns(scene('placement 3', 'Le-Havre Le-Havre green', '1-SR sword-pool'), GOLD)).toBe(8);
  expect(guns(scene('placement 3', '1-SR sword-pool'), GOLD)).toBe(0);
});

test('MDD 5.6.2-a, MDD 5.4.3-e: guns and mines together give the column', () => {
  // 20 and 21 are two columns.
  const twenty = [LE_HAVRE, '1/305 2617'];
  expect(fate('1-SR', 11, ...twenty)).toBe('2621');
  expect(fate('1-SR', 12, ...twenty)).toBe('2621 green');
  expect(fate('1-SR', 10, ...twenty, 'beach sword mines=1')).toBe('2621');
  expect(fate('1-SR', 11, ...twenty, 'beach sword mines=1')).toBe('2621 green');
});

test('MDD 5.6.2-b: with 55 it is the last column but one, with more the last', () => {
  const lines = ['1/J-200 2618', '2/J-200 2518', '3/J-200 2718', '12/736 2818', '4/736 2418', 'StuG-200 2618', '1/305 2517', 'Longues 6325 facing=NE', LE_HAVRE]; // biome-ignore format: a list
  expect(guns(scene('placement 3', ...lines, '1-SR sword-pool'), SWORD)).toBe(55);
  expect(fate('1-SR', 8, ...lines)).toBe('2621');
  expect(fate('1-SR', 8, ...lines, 'beach sword mines=1')).toBe('2621 green');
  expect(fate('1-SR', 11, ...lines)).toBe('2621 green');
  expect(fate('1-SR', 11, ...lines, 'beach sword mines=1')).toBe('-');
});

test('MDD 5.6.3-a, MDD 5.4.2-c: the value of the sea is added to the two dice', () => {
  const roll = (sea: string): string => {
    const match = play(sword(3, '1-SR 2622', LE_HAVRE), sea, dice(6));
    if (asks(match).endsWith('wreck')) throw new Error('the drift was not meant');
    play(match, dice(11));
    return unit(match, '1-SR');
  };
  expect(roll(CALM)).toBe('2621');
  expect(roll(MODERATE)).toBe('2621 green');
});

test('MDD 5.6.4-a, MDD 5.6.5-a: armour and artillery add 3, and more than 12 is 12', () => {
  expect(fate('1-SR', 9, LE_HAVRE)).toBe('2621');
  expect(fate('SY', 9, LE_HAVRE)).toBe('2621 green');
  expect(fate('76-Fd', 9, LE_HAVRE)).toBe('2621 green');
  expect(fate('45-AT', 9, LE_HAVRE)).toBe('2621');
  // 15 is read as 12, which in this column disrupts.
  expect(fate('SY', 12, LE_HAVRE)).toBe('2621 green');
});

test('MDD 5.6.6-a: nothing, disrupted or eliminated, and nobody else is affected', () => {
  const lines = [LE_HAVRE, '1/305 2617', ...BEHIND_SWORD];
  expect([8, 9, 12].map((sum) => fate('1-SR', sum, ...lines))).toEqual(['2621', '2621 green', '-']);
  const match = sword(3, '1-SR 2622', '2-KSLI 2622', ...lines);
  play(match, CALM, IN, dice(12), dice(2));
  expect([unit(match, '1-SR'), unit(match, '2-KSLI')]).toEqual(['-', '2621']);
  expect(news(match, ALLIED)).toContain('1-SR is eliminated.');
});

test('MDD 5.6.6-b: who lands disrupted is eliminated if casualties disrupt it again', () => {
  const match = play(sword(3, '1-SR 2622', LE_HAVRE), MODERATE, dice(10), dice(11));
  expect(unit(match, '1-SR')).toBe('-');
  expect(row(position(match), 'unit 1-SR').lost).toBe('yes');
});

// The example of 5.6, in six columns of Sword at Average tide.
const EXAMPLE = ['1-SLR 2422', '13/18-H 2521', '2-EYR 2622', 'SY 2722', '1-SR 2823', '2-KSLI 2923', 'beach sword mines=1', LE_HAVRE, '1/305 2717', ...BEHIND_SWORD, '1-RNR sword-pool']; // biome-ignore format: a position

test('MDD 5.6.6-c, MDD 5.6.6-d: 11 + 2 + 1 is Right 2: one goes back, five land two hexes on, a lone battalion disrupted', () => {
  const match = play(sword(3, ...EXAMPLE), HEAVY, '6+5');
  expect(news(match, GERMAN)).toContain('Dice 11, sea 2, mines 1: 14.');
  expect(news(match, ALLIED)).toContain('The landing at Sword is carried 2 hexrows west.');
  expect(place(match, '2-KSLI')).toBe('sword-pool');
  expect(legal(match)).toEqual(['wreck 2422', 'wreck 2521', 'wreck 2622', 'wreck 2722', 'wreck 2823']);
  play(match, 'wreck 2622', 'row 13/18-H', 'row SY');
  expect(['1-SLR', '13/18-H', '2-EYR', 'SY', '1-SR'].map((name) => unit(match, name))).toEqual(['2621', '2721', '2822 green', '2922', '3023']); // biome-ignore format: a list
});

test('MDD 5.6.6-e: armour rolls with 5 and infantry with 2: one squadron is lost, one disrupted, the rest unhurt', () => {
  const match = play(sword(3, ...EXAMPLE), HEAVY, '6+5', 'wreck 2622', 'row 13/18-H', 'row SY');
  // In the order of the counters: 2-EYR, 1-SLR, 1-SR come first, then the armour.
  const sums: Record<string, number> = { '1-SR': 6, '2-EYR': 6, '1-SLR': 5, '13/18-H': 9, SY: 5 };
  for (const name of ['1-SR', '2-EYR', '1-SLR', '13/18-H', 'SY']) play(match, dice(sums[name] as number));
  expect(rolls(match).filter((line) => line.includes('total'))).toEqual([
    '1-SR: dice 6, total 8; guns 41, mines 1.',
    '2-EYR: dice 6, total 8; guns 41, mines 1.',
    '1-SLR: dice 5, total 7; guns 41, mines 1.',
    '13/18-H: dice 9, total 14; guns 41, mines 1.',
    'SY: dice 5, total 10; guns 41, mines 1.',
  ]);
  expect(['1-SLR', '13/18-H', '2-EYR', 'SY', '1-SR'].map((name) => unit(match, name))).toEqual(['2621', '-', '2822 green', '2922 green', '3023']); // biome-ignore format: a list
});

test('the example with a roll of 7: 7 - 2 - 1 is 4, and all are carried one hexrow east', () => {
  const match = play(sword(3, ...EXAMPLE), HEAVY, '3+4');
  expect(news(match, GERMAN)).toContain('Dice 7, sea 2, mines 1: 4.');
  play(match, 'wreck 2422');
  expect(unit(match, '1-SLR')).toBe('2320 green');
});

// 5.7: Commandos.

test('MDD 5.7.1-a: each Commando of the first landing drifts and rolls by itself', () => {
  const match = sword(2, '4-Cdo 2622', '3-Cdo 2622', '1-SLR 2622');
  play(match, CALM, IN);
  expect(asks(match)).toBe('* beachLanding.commando');
  play(match, dice(10), dice(4));
  expect(news(match, ALLIED).filter((line) => /-Cdo (is carried \d|comes)/.test(line))).toEqual([
    '3-Cdo is carried 1 hexrow west.',
    '4-Cdo is carried 1 hexrow east.',
  ]);
  // All three began in one hex; those who were carried away from it land disrupted.
  expect([unit(match, '1-SLR'), unit(match, '3-Cdo'), unit(match, '4-Cdo')]).toEqual(['2621', '2721 green', '2520 green']); // biome-ignore format: a list
  play(match, dice(2), dice(2));
  expect(asks(match)).toBe('* beachLanding.casualty');
});

test('MDD 5.7.1-a: on later turns they drift with their Cycle', () => {
  const match = play(sword(3, '4-Cdo 2622', '1-SR 2422'), MODERATE, dice(10));
  expect(legal(match)).toEqual(['wreck 2422', 'wreck 2622']);
});

test('MDD 5.7.2-a: only sea and mines count against them, and no guns', () => {
  sketched('a battery away from its work');
  const lines = [
    '4-Cdo 2622',
    LE_HAVRE,
    '1/305 2617',
    'Longues 2317 facing=N',
    ...BEHIND_SWORD,
    'beach sword mines=4',
  ];
  const first = play(sword(2, ...lines), CALM, IN, dice(12));
  expect(rolls(first).at(-1)).toBe('4-Cdo: dice 12, total 12; guns 0, mines 4.');
  expect(place(first, '4-Cdo')).not.toBe('-');
  const later = play(sword(3, ...lines), CALM, dice(8), dice(12));
  expect(rolls(later).at(-1)).toBe('4-Cdo: dice 12, total 12; guns 44, mines 4.');
  expect(place(later, '4-Cdo')).toBe('-');
});

test('MDD 5.7.3-a: a Commando of the first landing who is turned back waits in the Pool of Sword', () => {
  const match = play(
    scene('landings 2', '47-RM 5727', '1-HR 5228', 'RRR 4027'),
    'beach gold',
    MODERATE,
    IN,
    dice(10),
  );
  expect(place(match, '47-RM')).toBe('sword-pool');
});

// 5.8: swimming tanks.

test('MDD 5.8-a, MDD 5.8.4-a: Sherman units may swim or land from their craft, those of the Marines may not', () => {
  const match = sword(3, 'SY 2622', '1-SR 2422', '5-RM 2722');
  play(match, CALM, IN);
  expect(legal(match)).toEqual(['swim SY', 'row SY']);
  expect(reasons(match, 'swim 5-RM')).toEqual(['5.8-a it has no swimming tanks']);
  expect(refusal(match, 'row 5-RM')).toBe('5.8-a');
  play(match, 'row SY', dice(2));
  expect(asks(match)).toBe('* beachLanding.casualty');
});

test('MDD 5.8.1-a, MDD 5.8.2-a: who swims makes no roll for casualties, and sinks with 10 or more', () => {
  const swum = (sum: number, sea: string, ...lines: string[]): string => {
    const match = sword(3, 'SY 2622', '1-SR 2422', ...lines);
    play(match, sea, dice(8 - Number(sea === HEAVY)), 'swim SY', dice(2));
    expect(asks(match)).toBe('* beachLanding.swim');
    play(match, dice(sum));
    if (sum === 9) expect(news(match, ALLIED)).toContain('SY swims ashore: dice 9, total 9.');
    return unit(match, 'SY');
  };
  expect([2, 9, 10, 12].map((sum) => swum(sum, CALM))).toEqual(['2621', '2621', '-', '-']);
  expect(swum(9, CALM, LE_HAVRE, '1/305 2617', 'delay 2')).toBe('2621');
});

test('MDD 5.8.3-a: the value of the sea is added', () => {
  const match = play(sword(3, 'SY 2622'), HEAVY, IN, 'swim SY', dice(7));
  expect(unit(match, 'SY')).toBe('2621');
  const sunk = play(sword(3, 'SY 2622'), HEAVY, IN, 'swim SY', dice(8));
  expect(news(sunk, ALLIED)).toContain('SY sinks: dice 8, total 10.');
  expect(unit(sunk, 'SY')).toBe('-');
});

// 5.9, 6.1: what is left for them.

test('MDD 5.9.1-a: landings are made when the units ashore have moved', () => {
  const match = scene('moves 3', '1-SR 2622', '1-SLR 2620');
  while (!asks(match).startsWith('* beachLanding') && !match.engine.over) play(match, 'end');
  expect(asks(match)).toBe('* beachLanding.sea');
  expect(place(match, '1-SR')).toBe('2622');
});

test('MDD 5.9.2-a, MDD 6.1.7-a: half the allowance, rounded up, less twice the cost of the landing hex, and never less than nothing', () => {
  const left = (name: string, turn: number): number => {
    const match = sword(turn, `${name} 2622`, '2-LR 2422');
    play(match, CALM, IN);
    if (asks(match).endsWith('swimOrRow')) play(match, `row ${name}`);
    return leftAfterLanding(match.engine.g, UNIT.of(name)) / 2;
  };
  // A flat costs 1 and a beach 2: of 4 are left 2 - 2, of 6 3 - 2, of 5 3 - 2, of 0 nothing.
  expect(['1-SR', 'SY', '79-RE', '76-Fd', '3-Rec'].map((name) => left(name, 3))).toEqual([0, 1, 1, 0, 2]);
  expect(['1-SR', 'SY', '3-Rec'].map((name) => left(name, 4))).toEqual([0, 0, 0]);
});

test('MDD 6.1.6-a: an airborne unit that comes by sea is held to that rule alone', () => {
  sketched('a glider battalion in boats');
  const match = play(sword(3, '12-DR 2622', '7-Para 2422'), CALM, IN, dice(2), dice(2));
  expect([landedBy(match, '12-DR'), landedBy(match, '7-Para')]).toEqual(['sea', 'sea']);
  expect(leftAfterLanding(match.engine.g, UNIT.of('12-DR'))).toBe(0);
});

// 5.10: Beachheads.

test('MDD 5.10.1-a, MDD 5.10.3-a, MDD 5.10.4-a: the first work of an area that is entered is its Beachhead, for good', () => {
  const match = scene('landings 4', '2-RWR 2422', '1-RNR 2321', 'HLIC 4227', '6-DLI 5228');
  play(match, 'beach sword', CALM, IN);
  const first = field(match, '2-RWR', 'at');
  expect(first).toBe('2420');
  const heads = (): (string | undefined)[] =>
    ['sword', 'juno', 'gold'].map((beach) => row(position(match), `beach ${beach}`).beachhead);
  expect(heads()).toEqual(['2420', undefined, undefined]);
  play(match, dice(2), dice(2), 'beach juno', CALM, IN, dice(2), CALM, IN, dice(2));
  expect(heads()).toEqual(['2420', '4225', '5226']);
  expect(news(match, ALLIED)).toContain('The Beachhead of Juno is in 4225.');
  expect(news(match, ALLIED).filter((line) => line.includes('Beachhead'))).toHaveLength(3);
});

test('MDD 5.10.3-a: it stays where it is when the Germans are back there, and another work is entered', () => {
  const match = sword(4, '1-RNR 2321', '2/736 2420', 'beach sword beachhead=2420');
  play(match, CALM, IN, dice(2));
  expect(unit(match, '1-RNR')).toBe('2319');
  expect(row(position(match), 'beach sword').beachhead).toBe('2420');
});

test('MDD 5.10.2-a: a Beachhead changes nothing for those who land', () => {
  const with_ = sword(4, '2-RWR 2422', 'beach sword beachhead=2420', LE_HAVRE);
  const without = sword(4, '2-RWR 2422', 'beach sword beachhead=2620', LE_HAVRE);
  for (const match of [with_, without]) play(match, MODERATE, IN, dice(11));
  expect(unit(with_, '2-RWR')).toBe(unit(without, '2-RWR'));
  expect(unit(with_, '2-RWR')).toBe('2420 green');
});

// 19.1.1: late.

test('MDD 19.1.1-b2, MDD 19.1.1-c2: after a later landing 1 or 2 is added to each roll for casualties', () => {
  expect(fate('1-SR', 11, LE_HAVRE)).toBe('2621');
  expect(fate('1-SR', 11, LE_HAVRE, 'delay 1')).toBe('2621 green');
  expect(fate('1-SR', 10, LE_HAVRE, 'delay 1')).toBe('2621');
  expect(fate('1-SR', 10, LE_HAVRE, 'delay 2')).toBe('2621 green');
});

test('MDD 19.1.1-b1, MDD 19.1.1-c1: the first Cycle lands at the tide that was chosen, Commandos with it', () => {
  const average = play(sword(3, 'delay 1', '4-Cdo 2622'), CALM, dice(5));
  expect(news(average, ALLIED)).toContain('4-Cdo comes straight in.');
  const high = play(sword(4, 'delay 2', '4-Cdo 2622'), CALM, dice(4));
  expect(news(high, ALLIED)).toContain('4-Cdo comes straight in.');
  expect(unit(play(high, dice(2)), '4-Cdo')).toBe('2620');
});
