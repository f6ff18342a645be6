import type { XY } from '@bocage/atlas';
import { entryOf, type MarkLook } from '@bocage/catalogue';
import { type HexId, makeGrid, NOWHERE } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  between,
  type Camera,
  fitted,
  held,
  isSeen,
  leastScale,
  lookAtMany,
  lookedAt,
  lookOf,
  nearestOf,
  opening,
  pushed,
  type Size,
  seen,
  toWorld,
  zoomed,
} from '../src/board/camera.ts';
import { isStep, nextOf, stepFrom } from '../src/board/cursor.ts';
import { counterLabel, Gazetteer, hexLabel } from '../src/board/describe.ts';
import { detailAt, fanScale } from '../src/board/detail.ts';
import { handleKey, type KeyBoard } from '../src/board/keyboard.ts';
import { markMarkup } from '../src/board/marks.ts';
import { faceMarkup } from '../src/board/markup.ts';
import { Outlines } from '../src/board/outline.ts';
import { COUNTER, fanned, fanRect, leaning, stacksOf } from '../src/board/stacks.ts';
import { boardWords } from '../src/words/en/board.ts';
import { spriteOf } from '../symbols.ts';
import { rifles } from './board/rifles.ts';

const WORLD = { x: -40, y: -40, width: 6530, height: 3746 };
const VIEW = { width: 1440, height: 900 };

const SPEC = {
  order: 'column-row',
  columns: [1, 6],
  rows: [1, 6],
  columnsFrom: 'west',
  rowsFrom: 'north',
} as const;
const flat = makeGrid({ ...SPEC, top: 'flat', shifted: 'even', shift: 'south' });
const pointy = makeGrid({ ...SPEC, top: 'pointy', shifted: 'even', shift: 'east' });

test('however the map is pushed, no gap opens between its edge and the window’s, unless it is smaller', () => {
  const any = fc.record({
    x: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    y: fc.double({ min: -1e5, max: 1e5, noNaN: true }),
    k: fc.double({ min: 0.3, max: 2, noNaN: true }),
  });
  fc.assert(
    fc.property(any, (camera) => {
      const { x, y, width, height } = seen(held(camera, VIEW, WORLD), VIEW);
      expect(x).toBeGreaterThanOrEqual(WORLD.x - 1e-6);
      expect(y).toBeGreaterThanOrEqual(WORLD.y - 1e-6);
      expect(x + width).toBeLessThanOrEqual(WORLD.x + WORLD.width + 1e-6);
      expect(y + height).toBeLessThanOrEqual(WORLD.y + WORLD.height + 1e-6);
    }),
  );
});

test('who is asked about is brought into the window: all of them where they fit, else the nearest; not who is seen', () => {
  const from = { x: 0, y: 0, k: 1 };
  const look = (...points: XY[]): Camera | null => nearestOf(points, { from, view: VIEW, world: WORLD });
  const [one, another, remote] = [
    { x: 1500, y: 400 },
    { x: 2600, y: 500 },
    { x: 5000, y: 400 },
  ];
  const shows = (camera: Camera | null, ...points: XY[]): boolean[] =>
    points.map((at) => camera !== null && isSeen(at, camera, VIEW, 0));
  expect(shows(look(one, another), one, another)).toEqual([true, true]);
  expect(shows(look(one, another, remote), one, remote)).toEqual([true, false]);
  expect(look({ x: 700, y: 400 }, remote)).toBeNull();
  expect(look()).toBeNull();
  // What is cut off by the edge is not seen.
  expect(shows(look({ x: 1435, y: 400 }, another), another)).toEqual([true]);
});

const sees = (camera: Camera, view: Size, points: readonly XY[]): number =>
  points.filter((at) => isSeen(at, camera, view, 0)).length;
const row = (from: number, to: number, y: number): XY[] =>
  Array.from({ length: 9 }, (_, i) => ({ x: from + (i * (to - from)) / 8, y }));
const PHONE = { width: 390, height: 350 };

test.each([VIEW, PHONE])('a game opens on all that is asked about, as near as it can be read: %o', (view) => {
  const asked = row(3000, 3400, 200);
  const crowd = [...asked, ...row(200, 900, 3000), ...row(3000, 3400, 600)];
  const camera = opening(view, WORLD, { asked, crowd });
  expect(sees(camera, view, asked)).toBe(asked.length);
  expect(camera.k).toBeGreaterThanOrEqual(0.55);
  expect(sees(camera, view, row(3000, 3400, 600))).toBeGreaterThan(0); // who stands near it is seen too
});

test('what is asked about all over the map is seen whole while counters can be told apart, then the thick of it', () => {
  const far = row(300, 3600, 1800);
  const whole = opening(VIEW, WORLD, { asked: far, crowd: far });
  expect(sees(whole, VIEW, far)).toBe(far.length);
  const asked = [...far, ...row(6000, 6100, 300), ...row(6050, 6150, 500)];
  const thick = opening(PHONE, WORLD, { asked, crowd: asked });
  expect(sees(thick, PHONE, asked)).toBe(18);
});

test('who is asked about elsewhere is brought in though one of them stands at the edge, and nobody for whom it would not do', () => {
  const here = held({ x: 0, y: -600, k: 0.62 }, VIEW, WORLD);
  const far = row(2200, 4200, 1500);
  expect(sees(here, VIEW, far)).toBe(1);
  const look = lookAtMany(far, here, VIEW, WORLD);
  expect(look?.k).toBe(here.k);
  expect(sees(look as Camera, VIEW, far)).toBe(far.length);
  expect(lookAtMany([...far, ...row(500, 1500, 1500)], here, VIEW, WORLD)).toBeNull(); // enough are seen
  expect(lookAtMany(row(2200, 30_000, 1500), here, VIEW, WORLD)).toBeNull(); // they are never seen together
});

test('what is asked about along a whole coast is seen from end to end on a desk, and nothing of it lies under the tools', () => {
  const asked = row(1900, 6000, 1800);
  const view = { width: 1022, height: 813 };
  for (const covered of [0, 54]) {
    const camera = opening(view, WORLD, { asked, crowd: asked, covered });
    const pixels = asked.map(({ x }) => x * camera.k + camera.x);
    expect(Math.min(...pixels)).toBeGreaterThan(covered);
    expect(Math.max(...pixels)).toBeLessThan(view.width);
  }
});

test('where nothing on the map is asked about, it opens where most stand, near enough to read and with no gap', () => {
  const crowd = [...row(1000, 2400, 60), ...row(1000, 2400, 160), ...row(100, 6000, 3000)];
  const camera = opening(VIEW, WORLD, { asked: [], crowd });
  expect(camera.k).toBeGreaterThanOrEqual(0.45);
  expect(sees(camera, VIEW, crowd)).toBeGreaterThanOrEqual(18);
  expect(seen(camera, VIEW).y).toBeCloseTo(WORLD.y);
  expect(opening(VIEW, WORLD, { asked: [], crowd: [] })).toEqual(fitted(VIEW, WORLD));
});

test('where nobody is on the map it opens on what the game is about, and on that no longer when somebody is', () => {
  const stage = row(3000, 3400, 200);
  const camera = opening(VIEW, WORLD, { asked: [], crowd: [], stage });
  expect(camera).toEqual(opening(VIEW, WORLD, { asked: stage, crowd: [] }));
  expect(camera.k).toBeGreaterThanOrEqual(0.55);
  const crowd = row(200, 900, 3000);
  const manned = opening(VIEW, WORLD, { asked: [], crowd });
  expect(opening(VIEW, WORLD, { asked: [], crowd, stage })).toEqual(manned);
});

test('a hand pushes the map past its edges, by less than half the window, and not at all where all of it is seen', () => {
  const far = { x: 1e5, y: 1e5, k: 1 };
  const { x, y } = seen(pushed(far, VIEW, WORLD), VIEW);
  expect(x).toBeCloseTo(WORLD.x - 0.4 * VIEW.width);
  expect(y).toBeCloseTo(WORLD.y - 0.4 * VIEW.height);
  const least = leastScale(VIEW, WORLD);
  expect(pushed({ ...far, k: least }, VIEW, WORLD).x).toBeCloseTo(fitted(VIEW, WORLD).x);
  const [less, more] = [1, 1.001].map((k) => pushed({ x: 1e5, y: 0, k: k * least * 1.01 }, VIEW, WORLD).x);
  expect(Math.abs((less ?? 0) - (more ?? 0))).toBeLessThan(3); // no jump while it is zoomed
});

test('a look is the same again in the same window, keeps its middle in another, and is bounded like any other', () => {
  const camera = held({ x: -1500, y: -900, k: 0.8 }, VIEW, WORLD);
  const look = lookOf(camera, VIEW);
  expect(lookedAt(look, VIEW, WORLD).x).toBeCloseTo(camera.x);
  expect(lookOf(lookedAt(look, PHONE, WORLD), PHONE).x).toBeCloseTo(look.x);
  const wild = lookedAt({ x: 1e5, y: -1e5, k: 1e5 }, VIEW, WORLD);
  expect(wild.k).toBe(2);
  expect(wild).toEqual(pushed(wild, VIEW, WORLD));
});

test('the whole map is seen when it is fitted, in the middle of the window', () => {
  const camera = fitted(VIEW, WORLD);
  expect(camera.k).toBe(leastScale(VIEW, WORLD));
  const { x, y, width, height } = seen(camera, VIEW);
  expect(x + width / 2).toBeCloseTo(WORLD.x + WORLD.width / 2);
  expect(y + height / 2).toBeCloseTo(WORLD.y + WORLD.height / 2);
  expect(width).toBeGreaterThanOrEqual(WORLD.width - 1e-6);
  expect(height).toBeGreaterThanOrEqual(WORLD.height - 1e-6);
});

test('zooming keeps the point under the pointer and stops at both ends', () => {
  const start = held({ x: -1500, y: -900, k: 0.8 }, VIEW, WORLD);
  const about = { x: 700, y: 400 };
  const next = zoomed(start, 1.5, about, VIEW, WORLD);
  expect(toWorld(about, next).x).toBeCloseTo(toWorld(about, start).x);
  expect(toWorld(about, next).y).toBeCloseTo(toWorld(about, start).y);
  expect(zoomed(start, 100, about, VIEW, WORLD).k).toBe(2);
  expect(zoomed(start, 0.001, about, VIEW, WORLD).x).toBeCloseTo(fitted(VIEW, WORLD).x);
});

test('a glide starts and ends where it should and never jumps back', () => {
  const a = held({ x: -100, y: -100, k: 0.4 }, VIEW, WORLD);
  const b = held({ x: -3000, y: -900, k: 1.2 }, VIEW, WORLD);
  for (const [t, end] of [
    [0, a],
    [1, b],
  ] as const) {
    const at = between(a, b, t, VIEW);
    expect(at.x).toBeCloseTo(end.x);
    expect(at.y).toBeCloseTo(end.y);
    expect(at.k).toBeCloseTo(end.k);
  }
  const scales = [0, 0.25, 0.5, 0.75, 1].map((t) => between(a, b, t, VIEW).k);
  expect(scales).toEqual([...scales].sort((m, n) => m - n));
});

test('a point near the edge of the window does not count as seen', () => {
  const camera = { x: 0, y: 0, k: 1 };
  expect(isSeen({ x: 100, y: 100 }, camera, VIEW, 90)).toBe(true);
  expect(isSeen({ x: 80, y: 100 }, camera, VIEW, 90)).toBe(false);
});

test('a lone counter lies in the middle of its hex, a stack leans about it and tells its number on top', () => {
  const middle = { x: 500, y: 300 };
  expect(leaning(middle, 0, 1)).toMatchObject({ x: 500, y: 300, count: 0 });
  const stack = [0, 1, 2].map((level) => leaning(middle, level, 3));
  expect(stack.map(({ x }) => x)).toEqual([494, 500, 506]);
  expect(stack.map(({ y }) => y)).toEqual([306, 300, 294]);
  expect(stack.map(({ count }) => count)).toEqual([0, 0, 3]);
});

test('even a stack of twenty stays within its hex', () => {
  const spots = Array.from({ length: 20 }, (_, level) => leaning({ x: 0, y: 0 }, level, 20));
  for (const { x, y } of spots) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(9.001);
});

test('fanned counters never cover each other and stay on the map', () => {
  const at = { x: WORLD.x + 30, y: WORLD.y + 20 };
  for (let count = 1; count <= 14; count++) {
    const rect = fanRect(at, count, 2, WORLD);
    expect(rect.x).toBeGreaterThanOrEqual(WORLD.x);
    expect(rect.y).toBeGreaterThanOrEqual(WORLD.y);
    const spots = Array.from({ length: count }, (_, level) => fanned(rect, level, count, 2));
    for (const [i, a] of spots.entries()) {
      expect(a.x - COUNTER).toBeGreaterThanOrEqual(rect.x);
      expect(a.x + COUNTER).toBeLessThanOrEqual(rect.x + rect.width);
      for (const b of spots.slice(i + 1)) {
        expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(2 * COUNTER);
      }
    }
  }
});

test('stacks keep the order of the scene', () => {
  const [a, b] = [3 as HexId, 7 as HexId];
  const stacks = stacksOf([
    { unit: 5, at: b },
    { unit: 2, at: a },
    { unit: 9, at: b },
  ]);
  expect(stacks.get(b)?.map(({ unit }) => unit)).toEqual([5, 9]);
  expect(stacks.get(a)?.map(({ unit }) => unit)).toEqual([2]);
});

test('counters show more the nearer they are, and a fan can always be read and hit', () => {
  expect([0.15, 0.5, 1].map(detailAt)).toEqual(['far', 'middle', 'near']);
  for (const k of [0.1, 0.3, 0.7, 2]) {
    expect(fanScale(k, false) * COUNTER * k).toBeGreaterThanOrEqual(44);
    expect(fanScale(k, true) * COUNTER * k).toBeGreaterThanOrEqual(44);
  }
});

test.each([
  { name: 'flat', grid: flat, keys: 'q w e a s d' },
  { name: 'pointy', grid: pointy, keys: 'q e a d z c' },
])('on a $name-topped map six keys lead to the six neighbours', ({ grid, keys }) => {
  const from = grid.find('0303');
  const reached = new Set(keys.split(' ').map((key) => stepFrom(grid, from, key)));
  expect(reached.size).toBe(6);
  for (const to of reached) expect(grid.adjacent(from, to)).toBe(true);
});

test.each([
  { grid: flat, there: 'ArrowRight', back: 'ArrowLeft' },
  { grid: flat, there: 'ArrowUp', back: 'ArrowDown' },
  { grid: pointy, there: 'ArrowUp', back: 'ArrowDown' },
  { grid: pointy, there: 'ArrowRight', back: 'ArrowLeft' },
])('$there then $back leads back, and many steps keep their row or column', ({ grid, there, back }) => {
  const from = grid.find('0304');
  let at = from;
  for (let i = 0; i < 2; i++) at = stepFrom(grid, at, there);
  const [a, b] = [grid.centre(from), grid.centre(at)];
  expect(Math.min(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeLessThan(1e-9);
  for (let i = 0; i < 2; i++) at = stepFrom(grid, at, back);
  expect(at).toBe(from);
});

test('the cursor stays on the map', () => {
  for (const grid of [flat, pointy]) {
    for (const h of grid.hexes) {
      for (const key of ['q', 'w', 'e', 'a', 's', 'd', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        expect(isStep(grid, key)).toBe(true);
        expect(stepFrom(grid, h, key)).not.toBe(NOWHERE);
      }
    }
  }
  expect(isStep(flat, 'x')).toBe(false);
});

test('the next thing comes round again', () => {
  expect([nextOf([4, 5, 6], 6, true), nextOf([4, 5, 6], 4, false), nextOf([4, 5], 9, true)]).toEqual([
    4, 6, 4,
  ]);
  expect(nextOf([], 1, true)).toBeUndefined();
});

function keysOn(more: Partial<KeyBoard>) {
  const done: string[] = [];
  const board: KeyBoard = {
    grid: flat,
    cursor: flat.find('0303'),
    unit: null,
    stack: [],
    legal: [],
    moveTo: (at) => done.push(`to ${flat.name(at)}`),
    choose: () => done.push('choose'),
    open: () => done.push('open'),
    close: () => done.push('close'),
    pick: (unit) => done.push(`pick ${unit}`),
    zoom: (factor) => done.push(factor > 1 ? 'in' : 'out'),
    fit: () => done.push('fit'),
    cancelDrag: () => false,
    ...more,
  };
  const press = (key: string, shiftKey = false) =>
    handleKey({ key, shiftKey, ctrlKey: false, altKey: false, metaKey: false }, board);
  return { done, press, board };
}

test('keys on the map: steps, leaps, choosing, looking, zooming, and what may be chosen next', () => {
  const legal = ['0102', '0405'].map((name) => flat.find(name));
  const { done, press, board } = keysOn({ legal });
  for (const key of ['w', 'Enter', ' ', '+', '-', '0', 'n']) expect(press(key)).toBe(true);
  press('w', true);
  press('N', true);
  expect(done).toEqual(['to 0302', 'choose', 'open', 'in', 'out', 'fit', 'to 0405', 'to 0301', 'to 0102']);
  expect(press('x')).toBe(false);
  expect(handleKey({ key: 'w', shiftKey: false, ctrlKey: true, altKey: false, metaKey: false }, board)).toBe(
    false,
  );
});

test('keys in a stack go from counter to counter and back to the map; Enter is left to the button', () => {
  const { done, press } = keysOn({ unit: 2, stack: [1, 2, 3] });
  for (const key of ['ArrowRight', 'ArrowLeft', 'Escape']) expect(press(key)).toBe(true);
  expect(done).toEqual(['pick 1', 'pick 3', 'close']);
  expect(press('Enter')).toBe(false);
});

test('hatching fills a hex with parallel lines and nothing beyond it', () => {
  const outlines = new Outlines(flat);
  const h = flat.find('0202');
  const lines = outlines
    .hatching([h], 0, 20)
    .split('M')
    .slice(1)
    .map((line) => line.split(' ').map(Number));
  const { x, y } = outlines.centre(h);
  expect(lines.length).toBe(5);
  for (const [x1 = 0, y1 = 0, x2 = 0, y2 = 1] of lines) {
    expect(y1).toBeCloseTo(y2);
    expect(y1 % 20).toBeCloseTo(0);
    expect(Math.abs(y1 - y)).toBeLessThanOrEqual(50);
    expect(Math.max(Math.abs(x1 - x), Math.abs(x2 - x))).toBeLessThanOrEqual(58);
  }
  expect(outlines.hatching([NOWHERE], 0, 20)).toBe('');
});

test('the rim of hexes leaves out the sides between them', () => {
  const outlines = new Outlines(flat);
  const sides = (hexes: readonly HexId[]): number => outlines.rim(hexes).split('M').length - 1;
  const h = flat.find('0202');
  const beside = flat.neighbours[6 * h] as HexId;
  expect(sides([h])).toBe(6);
  expect(sides([h, beside])).toBe(10);
  expect(sides([])).toBe(0);
});

test('hexes come in blocks that lie together, each hex once', () => {
  const outlines = new Outlines(flat);
  expect(
    outlines
      .blocks([...flat.hexes, NOWHERE])
      .flat()
      .sort((a, b) => a - b),
  ).toEqual([...flat.hexes]);
});

test('a counter is read aloud in full words', () => {
  expect(counterLabel(rifles, boardWords)).toBe(
    '1st Battalion, 16th Infantry, American infantry battalion, attack 3, defence unknown, 2 steps, reduced, disrupted',
  );
  expect(counterLabel({ ...rifles, faceDown: true }, boardWords)).toBe('Face-down American counter');
});

test('a hex is read aloud with what is marked and who is there', () => {
  const mark = { at: 1 as HexId, sign: 'mine', text: 'a mine' } as const;
  expect(hexLabel('N2931 Carentan, city', ['a', 'b'], [mark], boardWords)).toBe(
    'N2931 Carentan, city. a mine. 2 counters: a; b',
  );
  expect(hexLabel('N2931', [], [], boardWords)).toBe('N2931. nobody');
});

test('a face shows symbol, size, name, figures and states; its outline tells whose it is', () => {
  const face = faceMarkup(rifles, 0);
  for (const part of ['#symbol-infantry', '>II<', '>1/16<', '>3-?<', '>D<', 'face-worn']) {
    expect(face).toContain(part);
  }
  const card = (markup: string) => /face-card" d="([^"]+)"/.exec(markup)?.[1];
  expect(card(faceMarkup(rifles, 1))).not.toBe(card(face));
});

test('a counter that faces a hexside has a bar there, one that shows its other face a bar across its top', () => {
  const plain = faceMarkup(rifles, 0);
  expect(plain).not.toMatch(/face-facing|face-mode|is-moded|face-asides/);
  const facing = { degrees: 240, text: 'faces south-west' };
  const face = faceMarkup({ ...rifles, facing, mode: 'in Movement Mode' }, 0);
  expect(face).toMatch(/class="face-facing" d="[^"]+" transform="rotate\(240 35 35\)"/);
  expect(face).toContain('is-moded');
  const bar = (tone: number) =>
    /face-mode" d="([^"]+)"/.exec(faceMarkup({ ...rifles, mode: 'x' }, tone))?.[1];
  expect(new Set([0, 1, 2].map(bar)).size).toBe(3);
});

test('small figures stand left and right of the symbol, and a marker has its own colour', () => {
  const asides = [
    { figure: '4', meaning: 'morale', on: 'left' },
    { figure: '12', meaning: 'range', on: 'right' },
  ] as const;
  const states = [{ sign: 'DB', text: 'disrupted', tone: 'bad', marker: 'green' }] as const;
  const look = { ...rifles, steps: 0, asides, states, mode: 'in Movement Mode' };
  const face = faceMarkup(look, 0);
  expect(face).toMatch(/x="8.4" y="[\d.]+">4<.*x="61.8" y="[\d.]+">12</);
  expect(face).toContain('tone-bad marker-green');
  expect(counterLabel({ ...look, facing: { degrees: 0, text: 'faces north' } }, boardWords)).toBe(
    '1st Battalion, 16th Infantry, American infantry battalion, attack 3, defence unknown, morale 4, range 12, in Movement Mode, faces north, reduced, disrupted',
  );
});

test('a face-down counter shows neither name nor figures nor branch', () => {
  const facing = { degrees: 60, text: 'faces north-east' };
  const face = faceMarkup({ ...rifles, faceDown: true, facing, mode: 'in Movement Mode' }, 0);
  for (const secret of ['symbol-', '1/16', '3-?', '>II<', 'face-worn', '>D<', 'face-facing', 'face-mode'])
    expect(face).not.toContain(secret);
});

test('what stands on a face is text, never markup', () => {
  expect(faceMarkup({ ...rifles, name: '<b onclick="x">' }, 0)).not.toContain('<b');
});

test('every sign of a mark is drawn, but for attacks, which are arrows; what is shut is struck out in the middle', () => {
  const outlines = new Outlines(flat);
  const at = flat.find('0303');
  const drawn = (sign: MarkLook['sign']) => markMarkup({ at, sign, owner: 0, text: 'x' }, outlines, flat, []);
  const signs = ['held', 'blown', 'mine', 'flooded', 'objective', 'target', 'landing', 'note', 'drop', 'beachhead', 'ruins', 'breach', 'supply', 'interdiction'] as const; // biome-ignore format: a list
  for (const sign of signs) expect(drawn(sign), sign).toMatch(/<(path|circle)/);
  expect(drawn('attack')).not.toMatch(/<(path|circle)/);
  const { x, y } = outlines.centre(at);
  expect(drawn('blown')).toContain(`translate(${x.toFixed(1)} ${y.toFixed(1)})`);
  expect(drawn('ruins')).not.toContain(`translate(${x.toFixed(1)} ${y.toFixed(1)})`);
});

test('a flag has the form and the colour of its owner’s tone, which the game tells by its camps', () => {
  const outlines = new Outlines(flat);
  const flag = (owner: number) =>
    markMarkup({ at: flat.find('0303'), sign: 'held', owner, text: 'x' }, outlines, flat, [0, 2, 1]);
  expect([0, 1, 2].map((side) => /owner-\d/.exec(flag(side))?.[0])).toEqual([
    'owner-0',
    'owner-2',
    'owner-1',
  ]);
  const form = (markup: string) => /mark-flag" d="([^"]+)"/.exec(markup)?.[1];
  expect(new Set([0, 1, 2].map((side) => form(flag(side)))).size).toBe(3);
});

test('what is written beside a sign is text, never markup', () => {
  const mark = { at: flat.find('0303'), sign: 'supply', text: 'two', figure: '<2>' } as const;
  expect(markMarkup(mark, new Outlines(flat), flat, [])).toMatch(/<text[^>]*>&#60;2&#62;<\/text>/);
});

test('there is a symbol for every branch, and none that the library does not know', () => {
  const sprite = spriteOf();
  for (const branch of Object.keys(boardWords.branches)) expect(sprite).toContain(`id="symbol-${branch}"`);
});

test('a river lends no hex beside it its name; the sea, towns and beaches do', async () => {
  const map = (await entryOf('dark-summer')?.map?.()) ?? expect.unreachable();
  const grid = makeGrid(map.grid);
  const gazetteer = new Gazetteer(map, grid);
  const name = (hex: string): string => gazetteer.name(grid.find(hex));
  expect(['4006', '3800', '2911', '2403'].map(name)).toEqual([
    '4006, clear',
    '3800 Baie de la Seine, sea',
    expect.stringContaining('2911 Saint-Lô'),
    '2403 Utah, clear',
  ]);
});
