import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { PHASES, WEATHERS } from '../src/data/lists.ts';
import { LAST_TURN } from '../src/data/words.ts';
import { byFace } from '../src/tables/faces.ts';
import { firstDayMovement, givenWeather, isOpening, phasesOf, turnData } from '../src/tables/turns.ts';
import { absentPoints, CHERBOURG_LEVELS, cherbourgLevel, depotLostPoints, depotPoints, LEVELS, levelOf, stepPoints } from '../src/tables/victory.ts'; // biome-ignore format: a list

/** All sources in the charts, with the path to each. */
function sources(part: unknown, path = 'charts'): [string, string][] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): [string, string][] =>
    key === 'source' ? [[path, String(value)]] : sources(value, `${path}.${key}`),
  );
}

test('every chart and every part with a source of its own says where it comes from', () => {
  const { source: _, ...charts } = CHARTS;
  const known = /^(rule \d|public: |history: |design: )/;
  expect(sources(charts).filter(([, source]) => !known.test(source))).toEqual([]);
  expect(Object.values(charts).every(({ source }) => source.length > 5)).toBe(true);
});

test('a table by the die has one row for each face', () => {
  const rows = [{ die: [1, 2, 3] }, { die: [3, 4, 5, 6] }];
  expect(() => byFace(rows, () => 0)).toThrow('2 rows for a 3');
  expect(() => byFace(rows.slice(1), () => 0)).toThrow('0 rows for a 1');
});

// Turns.

const DAY = 24 * 60 * 60 * 1000;
const day = (date: string): number => Date.parse(`1944-${date}T00:00:00Z`) / DAY;
test('N44 11.1-a, N44 11.2-a: turn 4 ends on 3 July, turn 7 begins on 18 July', () => {
  expect([turnData(4).to, turnData(7).from]).toEqual(['07-03', '07-18']);
});

test('N44 DN-b: weeks from 6 June to 28 August, one after the other', () => {
  expect([turnData(0).from, turnData(0).to]).toEqual(['06-06', '06-06']);
  expect([turnData(1).from, turnData(LAST_TURN).to, LAST_TURN]).toEqual(['06-06', '08-28', 12]);
  for (let turn = 1; turn <= LAST_TURN; turn++) {
    const { from, to } = turnData(turn);
    expect(day(to) - day(from), `turn ${turn}`).toBe(6);
    if (turn > 1) expect(day(from) - day(turnData(turn - 1).to), `turn ${turn}`).toBe(1);
  }
});

test('N44 10-f, N44 1.0-b: 6 June has a night, a morning and an afternoon, other turns two phases', () => {
  const words = (turn: number) => phasesOf(turn).map((phase) => PHASES[phase]);
  expect([words(0), words(1), words(12)]).toEqual([
    ['night', 'A', 'B'],
    ['A', 'B'],
    ['A', 'B'],
  ]);
});

test('N44 1.1.1.1-a: cloudy by night and in the morning, then clear to the end of turn 1; from turn 2 the die says', () => {
  const given = (turn: number) => phasesOf(turn).map((phase) => WEATHERS[givenWeather(turn, phase)] ?? 'die');
  expect([given(0), given(1), given(2), given(12)]).toEqual([
    ['overcast', 'overcast', 'clear'],
    ['clear', 'clear'],
    ['die', 'die'],
    ['die', 'die'],
  ]);
});

test('N44 10-a, N44 10-b, N44 10-c: initiative, supply and combat are free on turns 0 and 1', () => {
  expect([0, 1, 2].map(isOpening)).toEqual([true, true, false]);
});

test('N44 10.A.1-k, N44 10.0.1-i: half allowances on 6 June, and one hex after a drop', () => {
  expect([firstDayMovement(6), firstDayMovement(9)]).toEqual([3, 4]);
  expect(CHARTS.turns.firstDay.afterDrop).toBe(1);
});

// Victory.

test('N44 11.3-d, N44 11.3-e: a step is a point, of elite troops two', () => {
  expect([stepPoints(false), stepPoints(true)]).toEqual([1, 2]);
});

test('N44 11.3-g: a depot is three and what it lands', () => {
  expect([depotPoints(0), depotPoints(5), depotPoints(10)]).toEqual([3, 8, 13]);
});

test('N44 11.3-q, N44 11.3-r: a depot lost is ten, or twenty if it brought two markers', () => {
  expect([0, 1, 2, 3].map(depotLostPoints)).toEqual([-10, -10, -20, -20]);
});

test('N44 11.3-i: after turn 5 each who is not back is a point less', () => {
  expect([absentPoints(5, 3), absentPoints(6, 3)]).toEqual([0, -3]);
});

test('N44 11.3-f, N44 11.3-h, N44 11.3-j, N44 11.3-k, N44 11.3-l, N44 4.1.2-p, N44 1.1.1.3-n, N44 11.3-p, N44 9.4-b, N44 11.3-s: the other points', () => {
  const { city, cityRetaken, festungBesieged, festungDestroyed, germanDepotDestroyed } = CHARTS.victory;
  expect([city, cityRetaken, festungBesieged, festungDestroyed, germanDepotDestroyed]).toEqual([
    3, 3, 3, 5, 5,
  ]);
  const { paris, parisByFrench, repatriated, perTurn, heavyBomber } = CHARTS.victory;
  expect([paris, parisByFrench, repatriated, perTurn, heavyBomber]).toEqual([10, 20, 1, -20, -2]);
});

test('N44 11.3-u: 25 points are a marginal victory of either side, 50 a decisive one', () => {
  const level = (points: number) => LEVELS[levelOf(points)];
  expect([0, 24, 25, 49, 50].map(level)).toEqual(['draw', 'draw', 'marginal', 'marginal', 'decisive']);
  expect([-24, -25, -50].map(level)).toEqual(['draw', 'marginal', 'decisive']);
});

test('N44 11.3-m, N44 11.3-n, N44 11.3-t: two harbours, fewer than ten units, four beaches', () => {
  const { source: _, ...automatic } = CHARTS.victory.automatic;
  expect(automatic).toEqual({ harbours: 2, fewestUnits: 10, unitsFrom: 2, beaches: 4, beachesFrom: 0 });
});

test('N44 11.1-m, N44 11.1-n, N44 11.1-o, N44 11.1-q: Cherbourg by turn 2, 3 or 4; two divisions, one of them the 17th SS', () => {
  const level = (turn: number) => CHERBOURG_LEVELS[cherbourgLevel(turn)];
  expect([1, 2, 3, 4, 5].map(level)).toEqual(['strategic', 'strategic', 'operational', 'marginal', 'none']);
  expect(CHARTS.victory.cherbourg.german).toEqual({ divisions: 2, among: '17 SS' });
});
