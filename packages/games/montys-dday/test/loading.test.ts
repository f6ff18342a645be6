import { expect, test } from 'vitest';
import { COMMANDOS, UNIT } from '../src/units.ts';
import { deployed } from './deployed.ts';
import { ALLIED, asks, legal, news, type Play, place, play, reasons, refusal, scene, sketched, value } from './scene.ts'; // biome-ignore format: a list

/** The words that may follow. */
const offered = (match: Play, beginning: string): string[] =>
  legal(match, `${beginning} `).map((words) => words.slice(beginning.length + 1));

// 5.1: the displays.

test('MDD 5.1.4-a: boxes are loaded before play, and changed until the first units are put to sea', () => {
  const match = play(deployed(), 'load 1-SLR sword-1-1', 'load 2-EYR sword-1-1', 'unload 1-SLR', 'ready');
  expect([place(match, '1-SLR'), place(match, '2-EYR')]).toEqual(['sword-pool', 'sword-1-1']);
  const shore = scene('placement 2', '1-SLR sword-1-1', '2-EYR sword-1-1', '1-SR sword-pool');
  expect(asks(shore)).toBe('allied invasionPlacement.place');
  play(shore, 'unload 1-SLR', 'load 1-SLR sword-1-1', 'launch 1-SLR 2422');
  expect(reasons(shore, 'unload 2-EYR')).toEqual([
    '5.1.8-a it is in a Wave box, which it can leave only for the beach',
  ]);
  expect(reasons(shore, 'load 1-SR sword-1-1')).toEqual([
    '5.1.4-a units have been put to sea, and the boxes are closed',
  ]);
  expect(refusal(shore, 'load 1-SR sword-1-2')).toBe('');
});

test('MDD 5.1.4-b, MDD 5.1.5-a: a unit is loaded from the Pool of its own Beach area, into one of its boxes', () => {
  const match = deployed();
  expect(refusal(match, 'load 1-SLR sword-3-2')).toBe('');
  expect(reasons(match, 'load 1-SLR juno-1-1')).toEqual(['5.1.4-b it belongs to another Beach area']);
  expect(reasons(match, 'load 1-SLR 2422')).toEqual(['5.1.5-a that is not the box of a Cycle']);
  expect(refusal(match, 'load 1-SLR sword-pool')).toBe('5.1.5-a');
  expect(refusal(match, 'load 5-BW juno-1-1')).toBe('5.1.6-a');
  expect(refusal(match, 'load I/125 sword-1-1')).toBe('3.0-a');
  expect(refusal(match, 'unload 1-SLR')).toBe('5.1.5-a');
  expect(refusal(match, 'unload I/125')).toBe('3.0-a');
});

test('MDD 5.1.4-c: parachute and glider units are not loaded', () => {
  expect(reasons(deployed(), 'load 7-Para sword-1-1')).toEqual(['5.1.4-c it comes from the air']);
  expect(refusal(scene('placement 2', '2-OBLI Aircraft', '1-SLR sword-1-1'), 'launch 2-OBLI 2422')).toBe(
    '5.1.4-c',
  );
});

test('MDD 5.1.2-b, MDD 5.1.3-a: the first Cycle takes its types, all later ones what they are given', () => {
  const match = deployed();
  expect(reasons(match, 'load 7-Fd sword-1-1')).toEqual([
    '5.1.2-b the first Cycle has no place left for a unit of its type',
  ]);
  expect(refusal(match, 'load 7-Fd sword-1-2')).toBe('');
  play(match, 'load 13/18-H sword-1-1', 'load SY sword-1-1');
  expect(refusal(match, 'load ERY sword-1-1')).toBe('5.1.2-b');
  expect(refusal(match, 'load 77-RE sword-1-1')).toBe('');
  expect(refusal(match, 'load HQ-3 sword-2-1')).toBe('');
  play(match, 'load 7-Fd sword-1-2', 'load 33-Fd sword-1-2', 'load 76-Fd sword-1-2', 'load ERY sword-1-2');
  expect(refusal(match, 'load 1-SLR sword-1-2')).toBe('5.1.9-a');
});

test('R-113: on the next day the first Cycle may be mixed too', () => {
  expect(refusal(scene('placement 11', '7-Fd sword-pool'), 'load 7-Fd sword-1-1')).toBe('');
});

test('MDD 5.1-b, MDD 5.1.9-a: a Cycle takes as many as it has room for, or fewer', () => {
  const match = deployed();
  for (const name of ['1-SLR', '2-EYR', '1-SR', '2-KSLI']) play(match, `load ${name} sword-1-2`);
  expect(reasons(match, 'load 2-RWR sword-1-2')).toEqual(['5.1.9-a that Cycle is full']);
  expect(refusal(match, 'load 2-RWR sword-2-1')).toBe('');
  expect(refusal(match, 'ready')).toBe('');
});

test('MDD 3.1.1-a3, MDD 5.1-a, MDD 5.2-a, MDD 5.2-b, MDD 5.2-c: one Cycle lands a turn, none before its own', () => {
  const boxes = ['1-SLR sword-1-1', '1-SR sword-1-2', '2-RWR sword-2-1', '2-LR sword-2-2', 'ERY sword-3-1', '41-AT sword-3-2']; // biome-ignore format: a list
  const lands = ['1-SLR', '1-SR', '2-RWR', '2-LR', 'ERY', '41-AT'];
  for (const [i, name] of lands.entries()) {
    const match = scene(`placement ${i + 2}`, ...boxes.slice(i));
    expect(new Set(offered(match, 'launch').map((words) => words.split(' ')[0]))).toEqual(new Set([name]));
    const later = lands[i + 1];
    if (later !== undefined)
      expect(reasons(match, `launch ${later} 2422`)).toEqual(['5.2-c it is not in the Cycle that lands now']);
  }
  const others = scene('placement 3', '1-SR sword-1-2', '2-RWR sword-pool', '4-Cdo sword-2-1');
  for (const name of ['2-RWR', '4-Cdo'])
    expect(reasons(others, `launch ${name} 2422`), name).toEqual(['5.2-c it is not in the Cycle that lands now']); // biome-ignore format: a list
  expect(reasons(others, 'launch I/125 2422')).toEqual(['3.0-a it belongs to the other side']);
});

test('MDD 5.0-b, MDD 5.1.11-a: nobody lands by night, nor on turn 8', () => {
  for (const turn of [1, 9, 10]) {
    const match = scene(`placement ${turn}`, '1-SLR sword-1-1', '1-SR sword-pool');
    expect(match.engine.g.turn === turn && asks(match).includes('invasionPlacement')).toBe(false);
  }
  const evening = scene('placement 8', '1-SLR sword-1-1', '1-SR sword-pool');
  expect(reasons(evening, 'launch 1-SLR 2422')).toEqual(['5.1.11-a there are no more landings today']);
  expect(refusal(evening, 'end')).toBe('');
});

test('MDD 5.1.6-a: a unit in the Pool may fill a place of a Cycle that is still to be put to sea', () => {
  const match = scene('placement 4', '1-SLR sword-pool', '2-RWR sword-2-1');
  expect(refusal(match, 'load 1-SLR sword-2-1')).toBe('');
  expect(refusal(match, 'load 1-SLR sword-3-2')).toBe('');
  expect(reasons(match, 'load 1-SLR sword-1-2')).toEqual(['5.1.6-a that Cycle has been put to sea already']);
});

test('MDD 5.1.6-a, MDD 5.1.9-a: the boxes that are offered are those still to come, with room, of which the first closes at sea', () => {
  const match = scene('placement 4', '1-SLR sword-pool', '2-RWR sword-2-1', '2-LR sword-2-1');
  const later = ['sword-2-2', 'sword-3-1', 'sword-3-2'];
  expect(offered(match, 'load 1-SLR')).toEqual(['sword-2-1', ...later]);
  play(match, 'launch 2-RWR 2422');
  expect(offered(match, 'load 1-SLR'), 'closed').toEqual(later);
  const four = ['1-SR', '2-KSLI', '1-RNR', 'ERY'].map((name) => `${name} sword-2-2`);
  const full = scene('placement 4', '1-SLR sword-pool', ...four);
  expect(offered(full, 'load 1-SLR'), 'full').toEqual(['sword-2-1', 'sword-3-1', 'sword-3-2']);
});

test('MDD 5.1.7-a: after the third Wave the boxes are filled again by day, in turn 8 or 11', () => {
  for (const turn of [8, 11]) {
    const match = scene(`placement ${turn}`, '1-SLR sword-pool', '7-Fd sword-pool');
    expect(offered(match, 'load 1-SLR')).toEqual(['sword-1-1', 'sword-1-2', 'sword-2-1', 'sword-2-2', 'sword-3-1', 'sword-3-2']); // biome-ignore format: a list
  }
  const filled = play(scene('placement 8', '1-SLR sword-pool', '7-Fd sword-pool'), 'load 1-SLR sword-1-1');
  expect(refusal(filled, 'unload 1-SLR')).toBe('5.1.8-a');
});

test('MDD 5.1.8-a: once the first units have landed, nobody leaves a box but for the beach', () => {
  const match = scene('placement 3', '1-SR sword-1-2', '2-RWR sword-2-1');
  expect(refusal(match, 'unload 1-SR')).toBe('5.1.8-a');
  expect(refusal(match, 'unload 2-RWR')).toBe('5.1.8-a');
});

test('MDD 5.1.10-a: all of the Cycle must be put to sea', () => {
  const match = scene('placement 3', '1-SR sword-1-2', '79-RE sword-1-2', '2-RWR sword-2-1');
  expect(reasons(match, 'end')).toEqual(['5.1.10-a units of this Cycle have still to be put to sea']);
  play(match, 'launch 1-SR 2422');
  expect(refusal(match, 'end')).toBe('5.1.10-a');
  play(match, 'launch 79-RE 2422');
  expect(place(match, '2-RWR')).toBe('sword-2-1');
});

test('MDD 5.1.11-a, MDD 5.1.11-b, MDD 19.1.1-b1: what a late landing leaves in the boxes goes back, and the next day begins anew', () => {
  const match = play(scene('A 8', 'delay 1', '67-AT sword-3-2', '1-SR sword-pool', '1-RUR Aircraft'), 'end');
  expect(place(match, '67-AT')).toBe('sword-pool');
  expect(news(match, ALLIED)).toContain(
    '67-AT goes back to the Landing Pool of Sword: landings are over for today.',
  );
  const kept = scene('placement 11', '1-SLR sword-1-1');
  expect(offered(kept, 'launch 1-SLR').length).toBeGreaterThan(5);
  const morning = scene('placement 11', '1-SLR sword-1-2', '1-SR sword-1-1');
  expect(refusal(morning, 'launch 1-SLR 2422')).toBe('5.2-c');
});

test('MDD 5.1.5-a, MDD 19.1.1-b1, MDD 19.1.1-c1: later units join their Pool in their turn, or as much later as the landing', () => {
  expect(place(scene('placement 5', '1-SR sword-pool'), '245-AT')).toBe('sword-pool');
  const match = play(scene('A 7', '1-SR sword-pool', '1-RUR Aircraft'), 'end');
  expect(news(match, ALLIED)).toContain('HQ-I has come to the Landing Pool of Sword.');
  expect(place(scene('placement 5', 'delay 1', '1-SR sword-pool'), '245-AT')).toBe('-');
  expect(place(scene('placement 6', 'delay 1', '1-SR sword-pool'), '245-AT')).toBe('sword-pool');
  expect(place(scene('placement 9', 'delay 2', '1-SR sword-pool'), '5-BW')).toBe('juno-pool');
  expect(place(scene('placement 11', 'delay 2', '1-SR sword-pool'), '53-Med')).toBe('sword-pool');
  expect(place(scene('placement 11', '1-SR sword-pool'), '46-RM')).toBe('sword-pool');
});

// 5.2, 5.3: put to sea.

test('MDD 3.1.1-a4, MDD 5.3.1-a, MDD 5.2-d: the units of a Cycle are put on the light-blue hexes of their area, no more than its first Wave has', () => {
  const match = scene('placement 3', '1-SR sword-1-2', 'RRR juno-1-2');
  expect(offered(match, 'launch 1-SR')).toEqual(['2221', '2321', '2422', '2521', '2622', '2722', '2823', '2923', '3024']); // biome-ignore format: a list
  for (const hex of ['3526', '2423', '2620'])
    expect(reasons(match, `launch 1-SR ${hex}`)).toEqual(['5.3.1-a that is not a light-blue hex of its Beach area']); // biome-ignore format: a list
  play(match, 'launch 1-SR 2622');
  expect(place(match, '1-SR')).toBe('2622');
  expect(news(match, ALLIED).at(-1)).toBe('1-SR is put to sea off 2621.');
  sketched('a box with more units than the display has room for');
  const six = ['2221', '2321', '2422', '2521', '2622', '2722'];
  const names = ['1-SLR', '2-EYR', '1-SR', '2-RWR', '1-RNR', '2-KSLI'];
  const full = scene('placement 3', ...names.map((name, i) => `${name} ${six[i]}`), '2-LR sword-1-2');
  expect(asks(full)).not.toContain('invasionPlacement');
  expect(place(full, '2-LR')).toBe('sword-pool');
  const other = scene(
    'placement 3',
    ...names.map((name, i) => `${name} ${six[i]}`),
    '2-LR sword-1-2',
    'RRR juno-1-2',
  );
  expect(reasons(other, 'launch 2-LR 2823')).toEqual([
    '5.2-d no more units may land at that Beach area on this turn',
  ]);
});

test('MDD 5.3.2-a: it is put to sea where it can land; R-100: at High tide behind the flat', () => {
  const match = scene('placement 4', '2-RWR sword-2-1', 'HLIC juno-2-1');
  expect(offered(match, 'launch 2-RWR')).toEqual(['2321', '2422', '2521', '2622', '2722', '2923', '3024']);
  expect(reasons(match, 'launch 2-RWR 2221')).toEqual([
    '6.3.5-b the flat south of there is flooded, and behind it nobody can land',
  ]);
  play(match, 'launch 2-RWR 2422');
  expect(news(match, ALLIED).at(-1)).toBe('2-RWR is put to sea off 2420.');
});

test('R-117: at High tide a breached Sea Wall opens the hex behind it', () => {
  const match = scene('placement 4', '2-RWR sword-2-1', 'wall 2219/2220 breached=yes');
  expect(offered(match, 'launch 2-RWR')).toContain('2221');
  play(match, 'launch 2-RWR 2221');
  expect(news(match, ALLIED)).toContain('2-RWR is put to sea off 2219.');
  const town = scene('placement 4', '2-RWR sword-2-1', 'wall 2821/2822 breached=yes');
  expect(offered(town, 'launch 2-RWR'), 'but Lion behind its wall is a Town').not.toContain('2823');
});

test('MDD 5.3.3-a: a coast hex with Germans may be chosen too', () => {
  const match = scene('placement 4', '2-RWR sword-2-1', 'HLIC juno-2-1', '2/736 2420');
  expect(refusal(match, 'launch 2-RWR 2422')).toBe('');
});

test('MDD 5.3.4-a: the hexes east of the Orne are for Commandos', () => {
  const match = scene('placement 2', '1-SLR sword-1-1', '4-Cdo sword-pool', '5-RM sword-pool');
  expect(reasons(match, 'launch 1-SLR 1920')).toEqual(['5.3.4-a that hex is for Commandos only']);
  expect(refusal(match, 'launch 4-Cdo 1920')).toBe('');
  expect(refusal(match, 'launch 5-RM 1022')).toBe('');
});

// 5.7: Commandos.

test('MDD 5.7-a, MDD 5.7-b: with the first Cycle Commandos land at any area, beyond the limits of the Wave', () => {
  const all = COMMANDOS.map((one) => UNIT.text(one));
  expect(all).toContain('10-Cdo');
  expect(all).toContain('2-RM');
  const match = scene(
    'placement 2',
    '4-Cdo sword-pool',
    '47-RM gold-pool',
    'HQ-1-SS sword-pool',
    '1-SLR sword-1-1',
  );
  expect(offered(match, 'launch 4-Cdo')).toHaveLength(40);
  expect(refusal(match, 'launch 47-RM 2422')).toBe('');
  expect(refusal(match, 'launch HQ-1-SS 5228')).toBe('');
  sketched('as many at sea as may land there');
  const six = ['2221', '2321', '2422', '2521', '2622', '2722'];
  const names = ['1-SLR', '2-EYR', '1-SR', '2-RWR', '1-RNR', '2-KSLI'];
  const full = scene('placement 2', ...names.map((name, i) => `${name} ${six[i]}`), '4-Cdo sword-pool');
  expect(refusal(full, 'launch 4-Cdo 2823')).toBe('');
  const both = ['4-Cdo 2221', '3-Cdo 2221', ...names.slice(0, 5).map((name, i) => `${name} ${six[i + 1]}`)];
  const last = scene('placement 2', ...both, '2-KSLI sword-1-1', '10-Cdo sword-pool');
  expect(refusal(last, 'launch 2-KSLI 2823'), 'nor do they take the place of others').toBe('');
});

test('R-112: Commandos are not loaded before that', () => {
  expect(reasons(deployed(), 'load 4-Cdo sword-1-2')).toEqual([
    '5.7-b Commandos are not loaded; they go to sea with the first Cycle, at any Beach area',
  ]);
});

test('MDD 5.7.3-a: Commandos who are left go to the Pool of Sword, and land as others do', () => {
  const match = play(scene('placement 2', '4-Cdo sword-pool', '47-RM gold-pool', '1-SLR sword-1-1'), 'launch 1-SLR 2422', 'end'); // biome-ignore format: a list
  expect([place(match, '4-Cdo'), place(match, '47-RM')]).toEqual(['sword-pool', 'sword-pool']);
  expect(news(match, ALLIED)).toContain(
    '47-RM goes to the Landing Pool of Sword, and will land as others do.',
  );
  expect(news(match, ALLIED), 'who is in it stays').toContain(
    '4-Cdo goes to the Landing Pool of Sword, and will land as others do.',
  );
  const once = play(scene('placement 3', '47-RM sword-pool', '1-SR sword-1-2'), 'launch 1-SR 2422', 'end');
  expect(news(once, ALLIED).join(), 'and are told so once').not.toContain('47-RM');
  const later = scene('placement 3', '47-RM sword-pool', '4-Cdo sword-1-2');
  expect(reasons(later, 'launch 47-RM 5228')).toEqual([
    '5.7.3-a the first Cycle has landed, and Commandos now land like other units',
  ]);
  expect(refusal(later, 'load 47-RM sword-1-2')).toBe('');
  expect(refusal(later, 'load 47-RM gold-1-2')).toBe('5.1.4-b');
  expect(refusal(later, 'launch 4-Cdo 5228')).toBe('5.3.1-a');
  expect(refusal(later, 'launch 4-Cdo 2422')).toBe('');
});

test('MDD 19.1.1-b1, MDD 19.1.1-c1: with a later tide the first Cycle lands on turn 3 or 4', () => {
  for (const [delay, turn] of [
    [1, 3],
    [2, 4],
  ] as const) {
    const early = scene(`placement ${turn - 1}`, `delay ${delay}`, '1-SLR sword-1-1', '4-Cdo sword-pool');
    const isAsked = value(early, 'turn') === String(turn - 1) && asks(early).includes('invasionPlacement');
    expect(isAsked).toBe(false);
    const match = scene(`placement ${turn}`, `delay ${delay}`, '1-SLR sword-1-1', '4-Cdo sword-pool');
    expect(refusal(match, 'launch 1-SLR 2622')).toBe('');
    expect(refusal(match, 'launch 4-Cdo 5228')).toBe('');
  }
});

test('in the short scenario Commandos have no other beach than Sword', () => {
  const match = play(deployed('morning-at-sword', '2 0'), 'ready');
  expect(reasons(match, 'launch 4-Cdo 5228')).toEqual([
    '5.1.1-a that Beach area is not part of this scenario',
  ]);
  expect(refusal(match, 'launch 4-Cdo 1920')).toBe('');
});

test('R-70: hexes of the sea have the limits of other hexes', () => {
  const match = scene('placement 3', '1-SLR 2622', '2-RWR 2622', '2-LR sword-1-2', '1-RNR sword-1-2');
  expect(reasons(match, 'launch 2-LR 2622')).toEqual([
    '8.1.4-a there would be too many units in that hex of the sea',
  ]);
  expect(refusal(match, 'launch 2-LR 2722')).toBe('');
});
