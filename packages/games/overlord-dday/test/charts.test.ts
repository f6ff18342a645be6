import { expect, test } from 'vitest';
import charts from '../data/charts.json' with { type: 'json' };
import { distance, mobile, nests } from './counters.ts';

type Terrain = 'clear' | 'mixed' | 'hedgerow' | 'bocage';

const cells = charts.crt.cells as Record<Terrain, Record<string, readonly string[]>>;

// The columns of the table, counted from 1:1; odds are rounded down (27.4: 5 to 2 and 7 to 3 are 2:1).
const column = (attack: number, defence: number, shift: number) => {
  const one = charts.crt.columns.indexOf('1:1');
  const start = attack >= defence ? Math.floor(attack / defence) - 1 : 1 - Math.ceil(defence / attack);
  const last = charts.crt.columns.length - 1;
  return charts.crt.columns[Math.min(last, Math.max(0, one + start + shift))]!;
};
const result = (terrain: Terrain, odds: string, dice: number) =>
  cells[terrain][odds]?.[charts.crt.rolls.indexOf(dice)];

// Every landing of the example: phase, hex, die, the WNs then under a marker or gone, total, result.
const rg1 = ['WN66/352', 'WNPortEnBessin'];
const gone1 = ['WNPointeDuHoc'];
const lost2 = [...gone1, 'WN62/352'];
const lost3 = [...gone1, 'WN66/352', 'WN62/352', 'WN64/352', 'WN68/352'];
const landings: readonly (readonly [string, number, string, number, readonly string[], number, string])[] = [
  ['1/116', 1, 'N2931', 3, [...rg1, ...gone1], 11, '1'],
  ['5Rgr', 1, 'N2931', 5, [...rg1, ...gone1], 13, 'RG+1'],
  ['2/16', 1, 'N2932', 1, [...rg1, ...gone1], 8, 'DG'],
  ['1/16', 1, 'N3032', 6, [...rg1, ...gone1], 14, 'RG+1'],
  ['3/116', 2, 'N2931', 4, [...lost2, 'WN66/352'], 11, '1'],
  ['2/116', 2, 'N2932', 3, [...lost2, 'WN66/352'], 9, 'DG'],
  ['3/16', 2, 'N3032', 2, [...lost2, 'WN66/352'], 9, 'DG'],
  ['1/115', 3, 'N2931', 1, lost3, 7, 'RG'],
  ['2/115', 3, 'N2932', 4, lost3, 9, 'DG'],
  ['3/115', 3, 'N2932', 2, lost3, 7, 'RG'],
  ['3/18', 3, 'N2932', 6, lost3, 11, '1'],
  ['1/18', 3, 'N3032', 5, lost3, 11, '1'],
  ['2/18', 3, 'N3032', 3, lost3, 9, 'DG'],
];

test.each(landings)(
  '27.4: %s lands in phase %i at %s with a %i',
  (_, phase, hex, die, marked, total, expected) => {
    const chit = charts.resistance.chits.find((c) => c.id === 'A5')!;
    const active = nests.filter((u) => !marked.includes(u.id));
    const guns = active.filter((u) => u.wn?.coastal.front.includes('O')).length;
    const { phase: byPhase, artillery, wnAdjacent, otherGermanAdjacent } = charts.landingModifiers;
    const others = mobile.some((u) => u.at !== undefined && distance(u.at, hex) === 1);
    const net =
      die +
      (phase === 1 ? chit.front.A : chit.back.A) +
      byPhase.Omaha[phase - 1]! +
      Math.min(artillery.max, guns * artillery.perActiveWN) +
      (active.some((u) => distance(u.at!, hex) === 1) ? wnAdjacent : 0) +
      (others ? otherGermanAdjacent : 0);
    expect(net).toBe(total);
    expect((charts.landing.results as Record<string, string>)[net]).toBe(expected);
  },
);

const fights: readonly (readonly [string, number, number, number, Terrain, string, number, string])[] = [
  ['WN 66, phase 1', 8, 2, 0, 'mixed', '4:1', 3, '-/1D>1'],
  ['Pointe du Hoc, phase 1', 1, 1, 1, 'clear', '2:1', 9, '1/1>1'],
  ['WN 62, phase 2', 5, 2, 1, 'mixed', '3:1', 6, '1<2/1'],
  ['WN 66, phase 2', 6, 1, 0, 'mixed', '6:1', 6, 'D/1>1'],
  ['WN 71, phase 2', 7, 3, 2, 'mixed', '4:1', 7, '1<1/1'],
  ['WN 71, phase 3', 6, 2, 1, 'mixed', '4:1', 6, '1D/1>1'],
  ['WN 64, phase 3', 6, 2, 0, 'mixed', '3:1', 9, '-/>1'],
  ['WN 62, phase 3', 5, 1, 1, 'mixed', '6:1', 6, 'D/1>1'],
];

test.each(fights)(
  '27.4: the attack on %s, %i to %i shifted %i',
  (_, attack, defence, shift, terrain, odds, dice, expected) => {
    expect(column(attack, defence, shift)).toBe(odds);
    expect(result(terrain, odds, dice)).toBe(expected);
  },
);

test('27.2.4: every cell of the combat table is there and in the grammar of the results', () => {
  const grammar = /^(\d<)?(-|D|\d|\dD)\/(-|>\d|(D|\d|\dD)(>\d)?)$/;
  for (const terrain of charts.crt.terrain as Terrain[]) {
    expect(Object.keys(cells[terrain])).toEqual(charts.crt.columns);
    for (const odds of charts.crt.columns) {
      const row = cells[terrain][odds]!;
      expect(row).toHaveLength(charts.crt.rolls.length);
      expect(
        row.filter((cell) => !grammar.test(cell)),
        `${terrain} ${odds}`,
      ).toEqual([]);
    }
  }
});

const worth = (side: string) => (Number.parseInt(side, 10) || 0) + (side.includes('D') ? 0.4 : 0);
const score = (cell: string) => {
  const [attacker = '', defender = ''] = cell.split('/');
  const [lost, back] = defender.split('>');
  const [own, paid] = attacker.includes('<') ? attacker.split('<') : ['0', attacker];
  return worth(lost!) + 0.3 * Number(back ?? 0) - worth(paid!) - 0.3 * Number(own);
};
const mean = (row: readonly string[]) =>
  row.reduce((sum, cell, i) => sum + (score(cell) * (6 - Math.abs(i - 5))) / 36, 0);

test('better odds are better on every ground, and thicker ground is better for the defender', () => {
  for (const terrain of charts.crt.terrain as Terrain[]) {
    const means = charts.crt.columns.map((odds) => mean(cells[terrain][odds]!));
    expect(means).toEqual([...means].sort((a, b) => a - b));
  }
  for (const odds of charts.crt.columns) {
    const means = (charts.crt.terrain as Terrain[]).map((terrain) => mean(cells[terrain][odds]!));
    expect(means).toEqual([...means].sort((a, b) => b - a));
  }
});

test('27.2.2: the landing table has every total and never grows milder', () => {
  const results = charts.landing.results as Record<string, string>;
  const order = ['none', 'RG', 'DG', '1', 'RG+1', 'DG+1', '2'];
  let worst = 0;
  const last = Math.max(...Object.keys(results).map(Number));
  for (let total = 1; total <= last; total++) {
    const rank = order.indexOf(results[total] ?? '?');
    expect(rank, String(total)).toBeGreaterThanOrEqual(worst);
    worst = rank;
  }
  expect(worst).toBe(order.length - 1);
  const { phase, artillery, wnAdjacent, regimentOrBrigade, otherGermanAdjacent } = charts.landingModifiers;
  const drawn = charts.resistance.chits.filter((c) => !c.removed).map((c) => c.front.A);
  const most =
    6 +
    Math.max(...drawn) +
    Math.max(...phase.Omaha) +
    artillery.max +
    wnAdjacent +
    regimentOrBrigade +
    otherGermanAdjacent;
  expect(most).toBeLessThanOrEqual(last);
});

test('27.1.8: six chits are A8 and they alone are taken out; the rest are enough for five beaches', () => {
  const { chits } = charts.resistance;
  expect(chits.filter((c) => c.removed).map((c) => [c.front.A, c.count])).toEqual([[8, 6]]);
  expect(chits.filter((c) => !c.removed).reduce((n, c) => n + c.count, 0)).toBeGreaterThanOrEqual(5);
  expect(chits.find((c) => c.id === 'A5')).toMatchObject({
    front: { A: 5, B: 3, C: 2 },
    back: { A: 3, B: 1, C: 0 },
  });
  for (const { front, back } of chits) {
    expect([
      front.A > front.B,
      front.B > front.C,
      front.A > back.A,
      front.B > back.B,
      front.C > back.C,
    ]).not.toContain(false);
  }
});

test('27.1.4: every airborne roll leaves a marker, and the worst glider roll is on the table', () => {
  const rows = Object.values(charts.airborne.results);
  const { hedgerow, enemyZoc } = charts.airborne.gliderModifiers;
  expect(rows).toHaveLength(6 + hedgerow + enemyZoc);
  expect(rows.filter((r) => r.marker !== 'RG' && r.marker !== 'DG')).toEqual([]);
  expect(rows.some((r) => r.scatter) && rows.some((r) => r.steps > 0)).toBe(true);
});

test('27.1.4: the scatter diagram runs clockwise from the north-east', () => {
  expect(Object.values(charts.scatter.directions)).toEqual(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
});

test('the results of the day cover every score once, and history’s own score falls on history’s result', () => {
  const { results, historical } = charts.victory;
  for (let i = 1; i < results.length; i++) expect(results[i]!.from).toBe(results[i - 1]!.to! + 1);
  expect([results[0]!.from, results.at(-1)!.to]).toEqual([null, null]);
  const reached = results.find(
    (r) => (r.from ?? -Infinity) <= historical.vp && historical.vp <= (r.to ?? Infinity),
  );
  expect(reached?.id).toBe(historical.result);
});
