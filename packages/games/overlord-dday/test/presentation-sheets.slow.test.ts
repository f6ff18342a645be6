import type { HexId } from '@bocage/hex';
import { CHANCE, seeded } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases.ts';
import { UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { fight, odds } from './fights.ts';
import { arithmetic, asks, opening, type Play, scene, table } from './scene.ts';
import { sheet } from './seeing.ts';

test('27.4: the first attack of the example, each strength and why it is halved, odds, shifts, column', () => {
  const match = scene('allied combat 1', 'WN66/352 N3031 RG', '1/16 N3032 reduced RG', '2/16 N2932 DG', '1/116 N2931 reduced'); // biome-ignore format: a list
  const found = sheet(match, 'attack N3031 1/16+2/16+1/116');
  expect(found.title).toBe('Attack on N3031, Saint-Laurent-sur-Mer');
  expect(arithmetic(found)).toEqual([
    '1st Battalion, 16th Infantry, regrouping, so it gets into disorder 2 (half of 3) [27.2.4-e]',
    '2nd Battalion, 16th Infantry, disorganized 3 (half of 5) [27.2.4-ac]',
    '1st Battalion, 116th Infantry 3',
    'Attack 8',
    'Weapons Nest 66, Les Moulins and Saint-Laurent, regrouping 2 (half of 3) [27.2.4-ac]',
    'Defence 2 [27.2.4-g]',
    'Odds of 8 to 2 4:1 [27.2.4-ad]',
    'Destroyers fire on the nest +1 [27.2.4-x]',
    'The defender stands in a town −1 [27.2.4-z]',
    'Column 4:1 [27.2.4-ad]',
    'Works defend alone nobody goes back [27.2.4-p]',
  ]);
  expect(found.result).toBe('Two dice in column 4:1 of the mixed line');
  expect(table(found)).toHaveLength(11);
  expect(table(found)[0]).toBe(
    'Dice 2 (1 in 36): -/1D>2: the defender loses 1 step, is disorganized and goes back 2 hexes',
  );
  expect(table(found)[5]).toMatch(
    /^Dice 7 \(6 in 36\): 1<1\/1: the attacker loses 1 step and goes back 1 hex;/,
  );
  expect(odds(fight(match, 'N3031 1/16+2/16+1/116'))).toBe('4:1 mixed');
});

test('27.2.4-l: the Rangers give a column, and pay for it first', () => {
  const match = scene('allied combat 1', '5Rgr N2931', '1/116 N2931', 'WN71/352 N2930');
  const rows = arithmetic(sheet(match, 'attack N2930 5Rgr+1/116'));
  expect(rows).toContain('5 Rgr in the attack +1 [27.2.4-l]');
  expect(rows).toContain('The first step the attacker loses is of the unit that gave the column [27.2.4-o]');
});

test('27.2.4-g: before anybody is chosen the sheet tells what defends the hex', () => {
  const { g } = scene('allied combat 1', '1/116 N2931', 'WN71/352 N2930', 'I/914 N2930').engine;
  const found = presentation.sheet(g, 'attack', [PLACE.of('N2930')]);
  expect(found?.rows.at(-1)).toMatchObject({ label: 'Defence', value: '7' });
  expect(found?.result).toBe('Choose who attacks');
});

test('27.2.2: a landing with every modifier, the total that does no harm and what each die brings', () => {
  const match = scene(
    'landing 1',
    'beach Omaha chit=A5',
    '1/116 Omaha-1',
    'WN71/352 N2930',
    'I/914 N2930',
    'WNPointeDuHoc N2828',
    'WNPortEnBessin N3135 RG',
  );
  const found = sheet(match, 'land 1/116 N2931');
  expect(found.title).toBe('1st Battalion, 116th Infantry lands in N2931, Dog');
  expect(arithmetic(found)).toEqual([
    'Resistance at Omaha +5 [27.1.8-e]',
    'First Landing Phase at Omaha +2 [27.2.2-c]',
    'Guns of Pte du Hoc +1 [27.2.2-d]',
    'A Weapons Nest beside the hex is in action +1 [27.2.2-e]',
    'Other Germans are beside the hex +1 [27.2.2-f]',
    'Added to the die +10 [27.2.2-b]',
    'Unharmed with a total of 5 or less [27.2.2-g]',
  ]);
  expect(table(found)).toEqual([
    'Die 1 or 2: it loses 1 step',
    'Die 3 or 4: it must regroup and loses 1 step',
    'Die 5 or 6: it is disorganized and loses 1 step',
  ]);
});

test('27.2.2-f: a regiment lands harder, and the last step is the end of a unit', () => {
  const match = scene('landing 5', 'beach Utah chit=A7', '359/90 Utah-5', '237Eng Utah-5', 'WN8/709 N2621');
  expect(arithmetic(sheet(match, 'land 359/90 N2522'))).toContain(
    'It lands as a whole regiment or brigade +1 [27.2.2-f]',
  );
  const alone = scene('landing 1', 'beach Omaha chit=A7', '1/116 Omaha-1 reduced');
  expect(table(sheet(alone, 'land 1/116 N2931'))).toEqual([
    'Die 1: it is disorganized',
    'Die 2 to 6: it is eliminated',
  ]);
});

test('a unit that is bound to one hex has its sheet before the hex is named, another has none yet', () => {
  const { g } = scene('landing 3', 'beach Omaha chit=A5', '1/116 Omaha-3', '1/115 Omaha-3').engine;
  expect(presentation.sheet(g, 'land', [UNIT.of('1/116')])?.title).toMatch(/Dog$/);
  expect(presentation.sheet(g, 'land', [UNIT.of('1/115')])).toBeNull();
});

test('27.2.1-i, -j: ships fire better on a nest beside the beach in the first phase, and on a crowd', () => {
  const units = ['WN71/352 N2930 RG', 'I/914 N2930', 'WN60/352 N3033'];
  const first = sheet(scene('naval 1', ...units), 'bombard us N2930');
  expect(arithmetic(first)).toEqual([
    'Beside a landing hex in the first phase +1 [27.2.1-i]',
    'Another unit is with the nest +1 [27.2.1-j]',
    'Added to the die +2 [27.2.1-g]',
    'A hit with a total of 6 or more [27.2.1-g]',
    'If hit, 1st Battalion, Grenadier Regiment 914 has to regroup [27.2.1-n]',
    'If hit, Weapons Nest 71, Vierville Draw is disorganized [27.2.1-h]',
  ]);
  expect(first.result).toBe('A hit 3 in 6');
  expect(sheet(scene('naval 2', ...units), 'bombard us N2930').result).toBe('A hit 2 in 6');
});

test('27.2.8: what wakes a unit, and a group', () => {
  const match = scene('activation 2', 'PzJg352 N3631', 'Pi352 N3623', 'I/914 N3125', '1/116 N3025 landed=Omaha', 'meyer 1'); // biome-ignore format: a list
  const { g } = match.engine;
  expect(presentation.sheet(g, 'rouse', [UNIT.of('PzJg352')])?.result).toBe('Active 2 in 6');
  const group = presentation.sheet(g, 'rollGroup', [3]);
  expect(group?.rows[0]).toEqual({
    label: 'Battalions beside troops from the sea',
    value: '−1',
    rule: '27.2.8-i',
  });
  expect(group?.result).toBe('Active 3 in 6');
  expect(presentation.sheet(g, 'rollGroup', [0])?.result).toBe('Active 1 in 6');
});

test('27.3.1-e: gliders in hedgerows and beside the enemy; drops may scatter, gliders do not', () => {
  const { g } = scene('endStage.glide', '325/82 Gliders', '1/505 N2618', 'I/1057 N2818').engine;
  const glide = presentation.sheet(g, 'glide', [UNIT.of('325/82'), PLACE.of('N2819')]);
  expect(glide === null ? [] : arithmetic(glide)).toContain('In a German zone of control +1 [27.3.1-e]');
  expect(JSON.stringify(glide)).not.toContain('drifts');
  const drop = presentation.sheet(g, 'drop', [UNIT.of('1/505')]);
  expect(drop === null ? [] : table(drop)).toEqual([
    'Die 1 or 2: it must regroup',
    'Die 3: it must regroup, drifts one hex',
    'Die 4: it is disorganized',
    'Die 5: it is disorganized, drifts one hex',
    'Die 6: it is disorganized, loses 1 step, drifts one hex',
  ]);
});

test('27.3.7-a: a bridge is blown in three throws of six', () => {
  const match = scene('endStage.alliedBridges', '1/505 N2618');
  expect(sheet(match, 'blow N2717/N2718').result).toBe('Blown 3 in 6');
});

test('what makes no sense has no sheet', () => {
  const { g } = scene('landing 1', '1/116 Omaha-1').engine;
  for (const [verb, args] of [
    ['land', []],
    ['land', [9999]],
    ['land', [[1]]],
    ['attack', [PLACE.of('N2931'), [1]]],
    ['attack', [-1]],
    ['bombard', [0, PLACE.of('N2931')]],
    ['blow', [9999]],
    ['rollGroup', [12]],
    ['constructor', [1]],
    ['end', []],
  ] as const)
    expect(presentation.sheet(g, verb, args), verb).toBeNull();
});

/** What a sheet says is added to the die. */
const added = (match: Play, verb: string, args: readonly (number | readonly number[])[]): number => {
  const row = presentation
    .sheet(match.engine.g, verb, args)
    ?.rows.find(({ label }) => label === 'Added to the die');
  return Number(row?.value.replace('−', '-'));
};
const columnIn = (match: Play, verb: string, args: readonly (number | readonly number[])[]): string =>
  /column (\S+) of the (\S+) line/.exec(presentation.sheet(match.engine.g, verb, args)?.result ?? '')?.slice(1).join(' ') ?? ''; // biome-ignore format: a row

/** The hex of the combat under way. */
function combatHex({ engine }: Play): HexId {
  const frame = engine.stack().at(-1);
  const slot = frame?.procedure.layout.at.get('hex');
  return engine.g.cells.read((frame?.base ?? 0) + (slot?.base ?? 0)) as HexId;
}

const TOLD = { land: 'landed', bombard: 'bombarded' } as const;

/** Plays a random game and compares every sheet with what the rules do next; tells how many were compared. */
function compareSheets(seed: number): { land: number; bombard: number; combat: number } {
  const compared = { land: 0, bombard: 0, combat: 0 };
  const match = opening();
  const random = seeded(seed);
  /** Columns of planned attacks, until the first of them changes the position. */
  const planned = new Map<HexId, string>();
  while (match.pending !== undefined) {
    if (asks(match) === '* combat.roll') {
      const hex = combatHex(match);
      expect(columnIn(match, 'resolve', [hex])).toBe(odds(match));
      if (planned.has(hex)) {
        expect(planned.get(hex)).toBe(odds(match));
        compared.combat += 1;
      }
      planned.clear();
    }
    if (match.pending.side === CHANCE) {
      match.rollDice(random);
      continue;
    }
    const action = match.engine.sample(random);
    const { verb, args } = action;
    for (const { rule } of presentation.sheet(match.engine.g, verb, args)?.rows ?? [])
      if (rule !== undefined) expect(CASES).toHaveProperty([rule]);
    if (verb === 'attack') planned.set(args[0] as HexId, columnIn(match, verb, args));
    const modifier = added(match, verb, args);
    match.apply(action);
    if (verb !== 'land' && verb !== 'bombard') continue;
    match.rollDice(random);
    const ply = match.plies.at(-1);
    const told = ply?.events.find(({ type }) => type.name === TOLD[verb]);
    expect(Number(told?.args.total) - Number(ply?.answers[0]?.answer), verb).toBe(modifier);
    compared[verb] += 1;
  }
  return compared;
}

test('in whole random games every sheet agrees with what the rules then do, and cites rules there are', () => {
  for (const seed of [1, 2, 3]) {
    const { land, bombard, combat } = compareSheets(seed);
    expect(land).toBeGreaterThan(10);
    expect(bombard).toBeGreaterThan(20);
    expect(combat).toBeGreaterThan(0);
  }
});
