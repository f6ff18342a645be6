import { expect, test } from 'vitest';
import { CASES } from '../src/cases.ts';
import { SUPPORT, UNIT } from '../src/data.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { printed } from '../src/rules/results.ts';
import { COLUMNS, RESULT } from '../src/terms.ts';
import { reckoned } from './attacks.ts';
import { ALLIED, arithmetic, chances, news, opening, play, scene, table } from './scene.ts';
import { sheet } from './seeing.ts';

const SWORD = 'beach 4603 status=open';
/** `Die 3 to 5: …` as `Die 3 4 5: …`. */
const spread = (row: string): string =>
  row.replace(/(\d) to (\d)/, (_, from, to) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_one, i) => Number(from) + i).join(' '),
  );

test('two brigades against a regiment in the open: strengths, odds, and what each die brings', () => {
  const match = scene('british fight', SWORD, '129/43 5010', '130/43 5010', '857/346 5011');
  const found = sheet(match, 'attack 5011 129/43+130/43');
  expect(found.title).toBe('Attack on 5011');
  expect(arithmetic(found)).toEqual([
    '129th Infantry Brigade 5',
    '130th Infantry Brigade 5',
    'Attack 10 [11.3.1-b]',
    'Grenadier-Regiment 857 4',
    'Defense 4 [11.3.1-b]',
    'Odds of 10 to 4 2-1 [11.3.3-a]',
  ]);
  expect(found.result).toBe('One die in column 2-1');
  const column = COLUMNS.names.indexOf('2-1');
  for (const die of [1, 2, 3, 4, 5, 6]) {
    const line = table(found).find((row) => new RegExp(`^Die [^:]*\\b${die}\\b`).test(spread(row)));
    expect(line, `die ${die}`).toContain(`: ${RESULT.text(printed(column, die))}: `);
  }
  expect(reckoned(match, '5011', '129/43+130/43').column).toBe('2-1');
});

test('odds beyond the last column are a line of their own, with the rule that keeps them on the table', () => {
  const match = scene('british fight', SWORD, '129/43 5010', '130/43 5010', '726/716 5011 reduced');
  const found = sheet(match, 'attack 5011 129/43+130/43');
  expect(arithmetic(found).slice(-2)).toEqual([
    expect.stringMatching(/^Odds of 10 to 1 6-1 /),
    'Better than 6-1 counts as 6-1 [11.3.3-b]',
  ]);
});

test('every shift of a Combined Action over a river into bocage stands in a line of its own, with its rule', () => {
  const match = scene('british fight combined', SWORD, '857/346 4510', '129/43 4610', '130/43 4610');
  const found = sheet(match, 'attack 4510 129/43+130/43');
  expect(arithmetic(found).slice(-5)).toEqual([
    'Odds of 10 to 4 2-1 [11.3.3-a]',
    'Bocage −2 columns [11.3.4-a]',
    'Every attacker crosses a river −1 column [11.6-e]',
    'Combined Action Round −1 column [9.3.3-f]',
    'Beyond 1-3 there is no column 1 shift lost [11.3.4-c]',
  ]);
  const { column, shifts } = reckoned(match, '4510', '129/43+130/43');
  expect(found.result).toBe(`One die in column ${column}`);
  expect(shifts).toHaveLength(3);
});

test('an attack below the table says what it costs without a roll', () => {
  const match = scene('british fight', SWORD, '129/43 5010 reduced', 'KG12/12SS 5011', 'KG25/12SS 5011');
  const found = sheet(match, 'attack 5011 129/43');
  expect(arithmetic(found).at(-1)).toBe('Below the table AL2 without a roll [11.3.3-d]');
  expect(table(found)).toEqual([]);
  expect(found.result).toBe('Too weak: the attacker loses two steps');
});

test('TDSN 11.3.1-c: of whoever lies face down and out of supply it is said that he counts half', () => {
  const match = scene('british fight', SWORD, '129/43 5010', '130/43 4910', '214/43 5111', '44/15 5012', 'Ost4804 5011'); // biome-ignore format: a scene
  const found = arithmetic(sheet(match, 'attack 5011 129/43'));
  expect(found).toContain('Ost-Bataillon 642, face down and out of supply half of ? [11.3.1-c]');
});

test('TDSN 11.4.1-a, 11.5-a: a landing at Omaha is reckoned for every factor that may turn up', () => {
  const match = play(opening(), 'mix 2m1c');
  const found = sheet(match, 'land 3302');
  expect(arithmetic(found)).toEqual([
    '16th Infantry Regiment 5',
    'Attack 5 [11.3.1-b]',
    'Strongpoint Omaha, Colleville, face down ? [11.5-a]',
    'Works of Omaha +3 [11.4.1-a]',
    'Defense 3 + ? [11.3.1-b]',
    'If it has 1 5 to 4, column 1-1 [11.3.3-a]',
    'If it has 2 5 to 5, column 1-1 [11.3.3-a]',
    'If it has 3 5 to 6, column 1-2 [11.3.3-a]',
  ]);
  play(match, 'land 3302');
  expect(Object.keys(chances(match))).toEqual(['1', '2', '3']);
  play(match, '3', '6');
  expect(news(match, ALLIED).join(' ')).toContain('3303: 5 against 6 is 1-2, not shifted; column 1-2, die 6');
});

test('support is added as it is committed, and a carpet of bombs shifts the column', () => {
  const match = scene('british fight 4 sun', SWORD, '129/43 5010', '857/346 5011', '130/43 5010');
  play(match, 'attack 5011 129/43+130/43');
  const { rows } = sheet(match, 'support 83Group');
  expect(rows.find(({ label }) => label.startsWith('83 Group'))).toEqual({
    label: '83 Group, for the attack',
    value: '+4',
    rule: '11.3.2-b',
  });
  const { strengths } = reckoned(match, '5011', '129/43+130/43', '83Group');
  expect(rows.find(({ label }) => label.startsWith('Odds'))?.label).toBe(
    `Odds of ${strengths.replace(':', ' to ')}`,
  );
  const bombed = arithmetic(sheet(match, 'support BomberCommand'));
  expect(bombed).toContain('Bomber Command carpet [11.3.2-b]');
  expect(bombed).toContain('Carpet bombing +1 column [11.3.4-b]');
});

test('TDSN 11.2-a: an attack out of several hexes says what it obliges to', () => {
  const match = scene('british fight 1 rain', 'beach 4302 status=open', '185/3 4504', '8/3C 4304', '129/43 4305', '130/43 4305', '857/346 4405', '858/346 4306'); // biome-ignore format: a list
  expect(arithmetic(sheet(match, 'attack 4405 185/3+8/3C+129/43')).at(-1)).toBe(
    'Must then be attacked too 4306 [11.2-a]',
  );
  expect(arithmetic(sheet(match, 'attack 4405 129/43+130/43')).join()).not.toContain('Must then');
});

test('TDSN 11.7-f: the battle for Cherbourg on its own table, with the support that may help', () => {
  const match = scene('us fights 3', 'hex 2000 allied=yes', '16/1 Cherbourg', '18/1 Cherbourg', '729/709 Cherbourg', 'SPCherbourg4 5400', 'beach 2403 status=open', '8/4 2000', '12/4 1900'); // biome-ignore format: a list
  const bare = presentation.sheet(match.engine.g, 'cherbourg', []);
  expect(bare?.rows.map(({ label, value }) => `${label}: ${value}`).slice(0, 3)).toEqual([
    'All Americans in the box: 10',
    'The garrison, as far as it is known: 3',
    'Odds of 10 to 3: 3-1',
  ]);
  expect(bare?.rows.at(-1)).toMatchObject({ value: 'Cherbourg falls' });
  const helped = presentation.sheet(match.engine.g, 'support', [[SUPPORT.of('TD1')]]);
  expect(helped?.rows[1]).toMatchObject({ label: 'Tank destroyers 1', value: '+3' });
});

test('TDSN 8.1.1-b: how many formations each die lets in, or half of those that wait', () => {
  const due = ['117/30', '313/79', '4Cav', '102Cav', '22A/7A'].map((unit) => `unit ${unit} due=2 steps=2`);
  const match = scene(
    'us arrives 2',
    'beach 2403 status=open',
    'beach 3203 status=open',
    ...due,
    '2Rng 3203',
  );
  const found = sheet(match, 'reinforce');
  expect(arithmetic(found)[0]).toBe('Formations that wait 4 [8.1-a]');
  expect(table(found)).toEqual([
    'Die 1: enter 1 or 2',
    'Die 2: enter 2',
    'Die 3: enter 3 or 2',
    'Die 4 to 6: enter 4 or 2',
  ]);
});

test('a sheet without attackers tells who defends; where there is nothing to reckon there is none', () => {
  const match = scene('british fight', SWORD, '129/43 5010', '857/346 5011');
  const { g } = match.engine;
  expect(presentation.sheet(g, 'attack', [PLACE.of('5011')])?.result).toBe('Choose who attacks');
  expect(presentation.sheet(g, 'attack', [])).toBeNull();
  expect(presentation.sheet(g, 'move', [UNIT.of('129/43')])).toBeNull();
  expect(presentation.sheet(g, 'attack', [9999, [9999]])).toBeNull();
});

test('every rule that a sheet cites is one of the book', () => {
  const sheets = [
    sheet(play(opening(), 'mix 2m1c'), 'land 3302'),
    sheet(scene('british fight combined', SWORD, '857/346 4510', '129/43 4610'), 'attack 4510 129/43'),
    sheet(scene('germans fight 2 sun', SWORD, '1/IIIFlak 5011', 'KG12/12SS 5011', '129/43 5010'), 'attack 5010 KG12/12SS'), // biome-ignore format: a list
    sheet(scene('british fight', SWORD, '1/IIIFlak 5011', '129/43 5010'), 'attack 5011 129/43'),
  ];
  for (const { rows } of sheets)
    for (const { rule, label } of rows) if (rule !== undefined) expect(CASES, label).toHaveProperty([rule]);
});

test('where a unit can go stands with its cost', () => {
  const match = scene('british move', SWORD, '129/43 4703');
  const costs = presentation.costs?.(match.engine.g, 'move', [UNIT.of('129/43')]);
  expect(costs?.size).toBeGreaterThan(3);
  for (const text of costs?.values() ?? []) expect(text).toMatch(/^\d*½?\/5$/);
  expect(presentation.costs?.(match.engine.g, 'attack', [0])?.size).toBe(0);
  expect(match.engine.g.turn).toBe(2);
});

test('overlays: supply shows who is cut off, and the reach of a unit what its way costs', () => {
  const match = scene('british move', SWORD, '129/43 4703', '130/43 5114', '857/346 5113', '858/346 5115');
  const paint = (id: string, focus = -1) =>
    presentation.overlays.find((one) => one.id === id)?.paint(match.engine.g, ALLIED, focus) ?? [];
  const toneAt = (hex: string): string[] =>
    paint('supply')
      .filter(({ at }) => at === PLACE.of(hex))
      .map(({ tone }) => tone);
  expect([toneAt('4703'), toneAt('5114'), toneAt('4603')]).toEqual([['good'], ['bad'], ['good']]);
  expect(paint('reach', UNIT.of('129/43')).length).toBeGreaterThan(3);
  expect(paint('reach')).toEqual([]);
  for (const { id } of presentation.overlays) expect(() => paint(id), id).not.toThrow();
});
