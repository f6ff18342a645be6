import { type HexId, makeGrid } from '@bocage/hex';
import { type Host, type LogEntry, standIn } from '@bocage/host';
import { expect, test } from 'vitest';
import { spread } from '../src/after/figures/charts.ts';
import {
  chartsOf,
  groupsOf,
  lossGroups,
  scoreOf,
  signed,
  standingChart,
} from '../src/after/figures/figures.ts';
import { middleOfFront } from '../src/after/figures/front.ts';
import { luckOf } from '../src/after/figures/luck.ts';
import { fightAfter, fightsOf, phaseAfter, phaseBefore, windowOf } from '../src/after/replay/jumps.ts';
import { firstOf } from '../src/play/log.ts';

// — Luck —

const die = (...came: number[]) => {
  const throws = came.reduce((sum, count) => sum + count, 0);
  return {
    title: 'One die',
    faces: came.map((count, i) => ({ text: String(i + 1), came: count, expected: throws / 6 })),
  };
};

test('six of each face is neither luck nor the lack of it', () => {
  expect(luckOf(die(6, 6, 6, 6, 6, 6))).toMatchObject({ throws: 36, mean: 3.5, expected: 3.5, run: 'even' });
});

test('too few throws say nothing', () => {
  expect(luckOf(die(0, 0, 0, 0, 0, 7))).toBeNull();
});

test('sixty sixes are much higher than usual, sixty ones much lower', () => {
  expect(luckOf(die(0, 0, 0, 0, 0, 60))?.run).toBe('muchHigher');
  expect(luckOf(die(60, 0, 0, 0, 0, 0))?.run).toBe('muchLower');
});

test('one standard deviation is a little, and about a third of games stray as far', () => {
  // 35/12 is the variance of a die: 36 throws have a mean with a deviation of 0.285.
  const luck = luckOf(die(4, 5, 6, 6, 7, 8));
  expect(luck?.mean).toBeCloseTo(3.861, 3);
  expect(luck?.deviation).toBeCloseTo((3.8611 - 3.5) / Math.sqrt(35 / 12 / 36), 2);
  expect(luck?.run).toBe('littleHigher');
  expect(luck?.chance).toBeCloseTo(0.204, 2);
});

// — Figures —

const history = (from: number, to = from) => ({ from, to, sources: ['history: a book'] });
const FIGURES = [
  { id: 'beach', label: 'Omaha: a beachhead', group: 'Beaches', kind: 'share', history: history(1) },
  { id: 'lost-a', label: 'Utah', group: 'Allied steps lost', kind: 'count', history: history(1, 2) },
  { id: 'lost-b', label: 'All Allies', group: 'Allied steps lost', kind: 'count' },
  { id: 'lost-steps', label: 'Steps', group: 'German losses', kind: 'count' },
  { id: 'lost-works', label: 'Works', group: 'German losses', kind: 'count' },
  {
    id: 'lost-men',
    label: 'All Germans, in men',
    group: 'German losses',
    kind: 'count',
    history: history(4000, 9000),
  },
  { id: 'points', label: 'Points', group: 'Result', kind: 'count', history: history(26) },
] as const;

test('figures stand in their groups, with history beside them and whether it agrees', () => {
  const [beaches, losses] = groupsOf(FIGURES, [1, 3, 9, 2, 2, 650, 12]);
  expect(beaches?.lines[0]).toMatchObject({ text: 'yes', history: 'yes', isAsHistory: true });
  expect(losses?.title).toBe('Allied steps lost');
  expect(losses?.lines.map(({ text, isAsHistory }) => [text, isAsHistory])).toEqual([
    ['3', false],
    ['9', null],
  ]);
});

test('the turn of something is told, or that it never came, which is not as history has it', () => {
  const taken = {
    id: 'taken',
    label: 'Cherbourg falls',
    group: 'Turns',
    kind: 'turn',
    history: history(3),
  } as const;
  const lineOf = (...values: (number | null)[]) => groupsOf([taken], values)[0]?.lines[0];
  expect(lineOf(3)).toMatchObject({ value: 3, text: 'turn 3', history: 'turn 3', isAsHistory: true });
  expect(lineOf(5)).toMatchObject({ text: 'turn 5', isAsHistory: false });
  for (const never of [lineOf(null), lineOf()])
    expect(never).toMatchObject({ value: null, text: 'never', isAsHistory: false });
});

test('a turn is drawn in no chart, and what is counted but not lost is not among the losses', () => {
  const open = { id: 'open', label: 'Omaha', group: 'Beaches', kind: 'count' } as const;
  const figures = [
    open,
    { ...open, id: 'open-b', label: 'Gold' },
    { ...open, id: 'day', kind: 'turn' },
  ] as const;
  expect(lossGroups(groupsOf(figures, [1, 2, null]))).toEqual([]);
  const course = [{ ply: 0, caption: 'dawn', values: [1, 2, null], standing: null }];
  const labels = chartsOf({ figures }, { course }).map(({ series }) => series.map(({ label }) => label));
  expect(labels).toEqual([['Omaha', 'Gold']]);
});

test('losses are the groups in which more than one loss is counted', () => {
  expect(lossGroups(groupsOf(FIGURES, [])).map(({ title }) => title)).toEqual([
    'Allied steps lost',
    'German losses',
  ]);
});

test('what is much larger has a chart of its own, and yes and no have none', () => {
  const course = [
    { ply: 0, caption: 'dawn', values: [0, 0, 0, 0, 0, 0, 7], standing: 0.5 },
    { ply: 40, caption: 'noon', values: [1, 3, 9, 2, 4, 800, 12], standing: 0.625 },
  ];
  const charts = chartsOf({ figures: FIGURES }, { course });
  expect(charts.map(({ title, series }) => [title, series.map(({ label }) => label)])).toEqual([
    ['Allied steps lost', ['Utah', 'All Allies']],
    ['German losses', ['Steps', 'Works']],
    ['All Germans, in men', ['All Germans, in men']],
    ['Result', ['Points']],
  ]);
  expect(charts[3]?.series[0]?.points).toEqual([
    { ply: 0, value: 7 },
    { ply: 40, value: 12 },
  ]);
});

test('who stood better is drawn for both camps, where it can be told', () => {
  const point = { ply: 0, caption: 'dawn', values: [] };
  const facts = { sides: ['Americans', 'British', 'Germans'], camps: [[0, 1], [2]] };
  const course = [
    { ...point, standing: 0.5 },
    { ...point, ply: 9, standing: 0.625 },
  ];
  const [chart] = standingChart(facts, { course }, 'Who stood better');
  expect(chart?.series).toEqual([
    { label: 'Americans + British', points: [{ ply: 0, value: 50 }, { ply: 9, value: 63 }] },
    { label: 'Germans', points: [{ ply: 0, value: 50 }, { ply: 9, value: 38 }] },
  ]); // biome-ignore format: two rows
  expect(standingChart(facts, { course: [{ ...point, standing: null }] }, '')).toEqual([]);
});

test('the score is told as the game’s own track has it', () => {
  const tracks = [
    {
      id: 'points',
      title: '',
      cells: [
        { text: 'Beaches held +6', isHere: true, note: '3 points' },
        { text: 'Allied steps lost −24', isHere: true, note: '−1 point for every 2 steps' },
        { text: 'Caen 0', isHere: false },
      ],
    },
  ];
  expect(scoreOf({ figures: [] }, { tracks, outcome: null })).toEqual([
    { label: 'Beaches held', points: 6, note: '3 points' },
    { label: 'Allied steps lost', points: -24, note: '−1 point for every 2 steps' },
    { label: 'Caen', points: 0, note: '' },
  ]);
});

test('without a track the score is told by the figures, else by its plain name', () => {
  const outcome = { winner: 0, text: '', score: { points: 12, 'beach-held': 6 } };
  expect(scoreOf({ figures: FIGURES }, { tracks: [], outcome }).map(({ label }) => label)).toEqual([
    'Points',
    'Beach held',
  ]);
  expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']);
});

test('names at the ends of lines are kept apart', () => {
  const ends = [
    { label: 'a', ply: 9, value: 5 },
    { label: 'b', ply: 9, value: 5 },
    { label: 'c', ply: 9, value: 0 },
  ];
  const at = spread(ends, [{ value: 0 }, { value: 13 }]).map((end) => end.at);
  expect(at).toEqual([0, 5, 6]);
});

test('the middle of the front is where enemies are near each other; off the map nobody counts', () => {
  const grid = makeGrid({
    top: 'flat',
    order: 'column-row',
    columns: [1, 9],
    rows: [1, 9],
    columnsFrom: 'west',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'south',
  });
  const here = grid.hexAt(grid.width / 2, grid.height / 2);
  const at = (distance: number): HexId =>
    grid.hexes.find((hex) => grid.distance(here, hex) === distance) as HexId;
  const counters = [
    { at: here, side: 0 },
    { at: at(1), side: 1 },
    { at: at(4), side: 1 },
    { at: (grid.hexCount + 2) as HexId, side: 0 },
  ];
  expect([here, at(1)]).toContain(middleOfFront(grid, counters));
  expect(middleOfFront(grid, counters.slice(1, 3))).toBeNull();
});

// — Replay —

const MARKS = [
  { ply: 0, caption: 'dawn' },
  { ply: 10, caption: 'noon' },
  { ply: 30, caption: 'evening' },
];

test('phases are jumped to: on to the next beginning, back to this one, then to the one before', () => {
  expect(phaseAfter(MARKS, 0, 50)).toBe(10);
  expect(phaseAfter(MARKS, 30, 50)).toBe(50);
  expect(phaseBefore(MARKS, 15)).toBe(10);
  expect(phaseBefore(MARKS, 10)).toBe(0);
  expect(phaseBefore(MARKS, 0)).toBe(0);
});

const entry = (ply: number, step: string, side = -1, events = 1): LogEntry => ({
  ply,
  side,
  step,
  heading: '',
  caption: '',
  rule: '1',
  answer: '3',
  said: '3',
  names: { units: [], places: [] },
  forced: [],
  events: Array.from({ length: events }, () => ({
    name: '',
    text: '',
    parts: [],
    rule: '',
    units: [],
    places: [],
  })),
});

test('fights are the throws of dice in a combat; the next one is shown with its result', () => {
  const log = [
    entry(3, 'comingAshore.roll'),
    entry(7, 'combat.roll'),
    entry(8, 'combat.advance', 0),
    entry(20, 'combat.roll'),
  ];
  expect(fightsOf(log)).toEqual([8, 21]);
  expect(fightAfter([8, 21], 8, 50)).toBe(21);
  expect(fightAfter([8, 21], 21, 50)).toBe(50);
});

test('the log is a window about the moment shown, without throws that did nothing', () => {
  const log = Array.from({ length: 100 }, (_, i) =>
    entry(i, 'move', i % 2 === 0 ? 0 : -1, i % 2 === 0 ? 1 : 0),
  );
  const { shown, before, after } = windowOf(log, 50, 10);
  expect(shown.map(({ ply }) => ply)).toEqual([38, 40, 42, 44, 46, 48, 50, 52, 54, 56]);
  expect([before, after]).toEqual([19, 21]);
  expect(windowOf(log, 0, 10).before).toBe(0);
  expect(windowOf(log, 100, 10).after).toBe(0);
});

test('of what is decided unseen the window has one line, which the moments in it are at', () => {
  const unseen = Array.from({ length: 30 }, (_, i) => ({ ...entry(i, 'setUp', 1, 0), said: null }));
  const log = [...unseen, entry(30, 'move', 0)];
  for (const ply of [1, 15, 30]) {
    const { shown } = windowOf(log, ply, 10);
    expect(shown.map(({ times }) => times)).toEqual([30, undefined]);
    expect(shown.findLastIndex((line) => firstOf(line) < ply)).toBe(0);
  }
});

test('a stand-in answers what it knows and hands the rest on', async () => {
  const host = { goTo: async (ply: number) => ply, undo: async () => 'undone' } as unknown as Host;
  const before = standIn(host, { goTo: async () => 'mine' as never });
  expect(await before.goTo(3)).toBe('mine');
  expect(await before.undo()).toBe('undone');
  expect(await Promise.resolve(before)).toBe(before);
});
