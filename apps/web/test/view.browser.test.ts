// Where the map opens, how it is left and found again, and what lies over it.
import { fireColour, PITCH } from '@bocage/atlas';
import { entryOf } from '@bocage/catalogue';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { boardWords } from '../src/words/en/board.ts';
import { playWords as words } from '../src/words/en/play.ts';
import {
  begin,
  button,
  clickHex,
  draft,
  findHex,
  gridOf,
  lit,
  lookAt,
  questioned,
  SOON,
  spotOf,
} from './hand.ts';
import { DESKTOP, leave, openSite, PHONE, violations } from './visit.ts';

const site = openSite();
const grid = await gridOf('omaha-beach');
const GAMES = ['overlord-dday', 'dark-summer', 'omaha-beach', 'montys-dday', 'bloody-summer'] as const;

/** The scenario that is chosen already when a game is set up. */
async function usual(game: string): Promise<RegExp> {
  const playable = await entryOf(game)?.load?.();
  const [first] = Object.values(playable?.game.scenarios ?? {});
  return new RegExp(`^${first?.title}`);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`there is no ${selector}`);
  return box;
};

const middleOf = ({ x, y, width, height }: Box): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

const isIn = ({ x, y }: { x: number; y: number }, box: Box): boolean =>
  x > box.x && y > box.y && x < box.x + box.width && y < box.y + box.height;

const boxesOf = async (page: Page, selector: string): Promise<Box[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x, y, width, height };
    }),
  );

/** Counted in frames, since a busy page draws few of them: two that change nothing, on a map that says it rests. */
const rested = (page: Page): Promise<void> =>
  page.locator('.board-layer').evaluate(async (layer) => {
    const { style } = layer as HTMLElement;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let before = ''; before !== style.cssText || style.willChange !== ''; ) {
      before = style.cssText;
      await frame();
      await frame();
    }
  });

/** Waits until the map has been moved from a look, and rests. */
async function movedFrom(page: Page, look: string): Promise<string> {
  await expect.poll(() => transform(page), SOON).not.toBe(look);
  await rested(page);
  return transform(page);
}

const transform = (page: Page): Promise<string> =>
  page.locator('.board-layer').evaluate(({ style }) => style.transform);

/** How much of the window is no map. */
async function margin(page: Page, game: string): Promise<number> {
  const on = await gridOf(game);
  const [view, { a, e, f }] = [
    await boxOf(page, '.board-view'),
    await page.locator('.board-layer').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform)),
  ];
  const along = (room: number, at: number, length: number): number =>
    Math.max(0, Math.min(room, at + length * PITCH * a) - Math.max(0, at)) / room;
  return 1 - along(view.width, e, on.width) * along(view.height, f, on.height);
}

test.each(GAMES.flatMap((game) => [DESKTOP, PHONE].map((viewport) => ({ game, viewport }))))(
  '$game opens on the action: the map fills the window, and what may be chosen is in it ($viewport.width)',
  async ({ game, viewport }) => {
    const { page, troubles } = await begin(
      site,
      { viewport },
      { game, seed: 5, scenario: await usual(game) },
    );
    await questioned(page, new RegExp(words.decides('')));
    await rested(page);
    const view = await boxOf(page, '.board-view');
    const counters = await boxesOf(page, '.board-counter');
    const inside = counters.filter((box) => isIn(middleOf(box), view));
    expect(await margin(page, game)).toBeLessThan(0.08);
    // Where both sides set up unseen nobody is on the map yet.
    if (counters.length > 0)
      expect(inside.length / counters.length).toBeGreaterThan(viewport === PHONE ? 0.1 : 0.3);
    const asked = await boxesOf(page, '.board-counter.is-legal');
    const shown = asked.filter((box) => isIn(middleOf(box), view));
    expect(shown.length).toBeGreaterThanOrEqual(
      viewport === PHONE ? Math.min(2, asked.length) : asked.length,
    );
    for (const { width } of counters) expect(width).toBeGreaterThan(13);
    expect(troubles).toEqual([]);
    await page.close();
  },
);

test('a short scenario opens on its part of the map, before anybody is seen there', async () => {
  const sword = { game: 'montys-dday', scenario: /morning at Sword/, seed: 5 };
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, sword);
  await questioned(page, /Load the boxes/);
  await rested(page);
  expect(await page.locator('.board-counter').count()).toBe(0);
  const [view, on] = [await boxOf(page, '.board-view'), await gridOf('montys-dday')];
  const playable = await entryOf('montys-dday')?.load?.();
  const stage = playable?.presentation?.stages?.['morning-at-sword'] ?? [];
  expect(stage.length).toBeGreaterThan(5);
  for (const hex of stage) expect(isIn(await spotOf(page, on.name(hex), on), view), on.name(hex)).toBe(true);
  expect(isIn(await spotOf(page, '5320', on), view)).toBe(false); // a beach away to the west
  expect(troubles).toEqual([]);
  await page.close();
});

test('a question whose units are all out of sight brings one of them into the window', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: 1 });
  await button(page, /^1st/).waitFor(SOON);
  await lookAt(page, '1801', grid);
  await rested(page);
  const away = await transform(page);
  await button(page, /^1st/).click(SOON);
  await questioned(page, /Let units of the division act/);
  await lit(page);
  await movedFrom(page, away);
  const view = await boxOf(page, '.board-view');
  const seen = async (): Promise<number> =>
    (await boxesOf(page, '.board-counter.is-legal')).filter((box) => isIn(middleOf(box), view)).length;
  expect(await seen()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await page.close();
});

test('zoom and place are the same after a reload, and nonsense in their place does no harm', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'dark-summer', seed: 5 });
  await questioned(page, new RegExp(words.decides('')));
  await rested(page);
  const first = await transform(page);
  const view = await boxOf(page, '.board-view');
  await page.mouse.move(view.x + 300, view.y + 300);
  await page.mouse.wheel(0, -400);
  const near = await movedFrom(page, first);
  await page.mouse.down();
  await page.mouse.move(view.x + 120, view.y + 60, { steps: 4 });
  await page.mouse.up();
  const left = await movedFrom(page, near);
  await page.reload();
  await questioned(page, new RegExp(words.decides('')));
  await rested(page);
  const numbers = (text: string): number[] => (text.match(/-?[\d.]+/g) ?? []).map(Number);
  const [was, now] = [numbers(left), numbers(await transform(page))];
  expect(now).toHaveLength(3);
  for (const [i, value] of now.entries()) expect(Math.abs(value - (was[i] ?? 0))).toBeLessThan(1.5);
  await page.evaluate(() => localStorage.setItem('bocage-looks', '[[1,2],["x",{"k":"far"}'));
  await page.reload();
  await questioned(page, new RegExp(words.decides('')));
  await rested(page);
  expect(await transform(page)).toBe(first);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a zoom holds while the game goes on, before the first question and after it', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: 5 });
  await questioned(page, new RegExp(words.decides('')));
  await rested(page);
  const scale = async (): Promise<number> =>
    page.locator('.board-layer').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a);
  const first = await transform(page);
  await button(page, boardWords.zoomIn).click();
  await movedFrom(page, first);
  const near = await scale();
  await page.goto(page.url().replace('#/play/', '#/replay/'));
  await page.locator('.after-replay').waitFor();
  await rested(page);
  expect(await scale()).toBeCloseTo(near, 2);
  for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight');
  await rested(page);
  expect(await scale()).toBeCloseTo(near, 2);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a hand pushes the map past its edge, so that what lies in a corner comes out of it', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'dark-summer', seed: 5 });
  await questioned(page, new RegExp(words.decides('')));
  const view = await boxOf(page, '.board-view');
  await page.mouse.move(view.x + 300, view.y + 200);
  await page.mouse.down();
  const first = await transform(page);
  await page.mouse.move(view.x + 300, view.y + 600, { steps: 4 });
  await page.mouse.up();
  await movedFrom(page, first);
  const { top } = await page
    .locator('.board-terrain canvas')
    .first()
    .evaluate((e) => e.getBoundingClientRect());
  expect(top - view.y).toBeGreaterThan(100);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the small map and the card can be folded, and are found so again', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: 5 });
  await questioned(page, new RegExp(words.decides('')));
  await lit(page);
  await rested(page); // or what is pointed at is not where it was
  const mini = page.locator('.board-mini');
  const card = page.locator('.play-here');
  const point = () => page.locator('.board-counter', { hasText: 'WN6' }).first().hover({ force: true });
  await point();
  expect(await card.innerText()).toContain('strength');
  await button(page, boardWords.mini).click();
  await button(page, words.hereTool).click();
  await point();
  expect(await card.innerText()).not.toContain('strength');
  expect(await mini.isVisible()).toBe(false);
  expect(await violations(page)).toEqual([]);
  await page.reload();
  await questioned(page, new RegExp(words.decides('')));
  expect(await mini.isVisible()).toBe(false);
  expect(await button(page, boardWords.mini).getAttribute('aria-expanded')).toBe('false');
  expect(await button(page, words.hereTool).getAttribute('aria-pressed')).toBe('false');
  await button(page, boardWords.mini).click();
  await mini.waitFor();
  await leave(page, troubles);
});

/** The lit hexes, a point of each, on the screen. */
const litHexes = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.evaluate(() => {
    const layer = document.querySelector<HTMLElement>('.board-layer') as HTMLElement;
    const { a, e, f } = new DOMMatrix(getComputedStyle(layer).transform);
    const { left, top } = (layer.parentElement as HTMLElement).getBoundingClientRect();
    const paths = [...document.querySelectorAll('.board-legal-hex')].map(
      (path) => path.getAttribute('d') ?? '',
    );
    return paths
      .flatMap((d) => d.split('z').filter((part) => part !== ''))
      .map((part) => {
        const n = (part.match(/-?[\d.]+/g) ?? []).map(Number);
        const mean = (from: number): number =>
          n.filter((_, i) => i % 2 === from).reduce((sum, v) => sum + v, 0) / (n.length / 2);
        return { x: left + mean(0) * a + e, y: top + mean(1) * a + f };
      });
  });

test('neither the small map nor the card lies on what may be chosen, wherever the map is pushed', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: 5 });
  await questioned(page, /regular actions? left/);
  await lit(page);
  await findHex(page, '0507', grid);
  await page.getByRole('menuitem', { name: /^Move/ }).click();
  await expect.poll(() => draft(page).innerText(), SOON).toMatch(/1 of \d+ chosen/);
  await page
    .locator('.board-legal-hex')
    .first()
    .waitFor({ state: 'attached', ...SOON });
  const view = await boxOf(page, '.board-view');
  // The card of what was pressed gives way to what may be chosen next, though the pointer has not moved.
  const covered = async (): Promise<number> => {
    const [hexes, cards] = [await litHexes(page), await boxesOf(page, '.play-here')];
    return hexes.filter((at) => cards.some((box) => isIn(at, box))).length;
  };
  await expect.poll(covered, SOON).toBe(0);
  for (const [dx, dy] of [
    [330, 180],
    [0, -420],
    [-560, 0],
    [0, 400],
  ] as const) {
    const from = { x: view.x + view.width / 2 - dx / 2, y: view.y + view.height / 2 - dy / 2 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx, from.y + dy, { steps: 5 });
    await page.mouse.up();
    await rested(page);
    const hexes = (await litHexes(page)).filter((at) => isIn(at, view));
    for (const at of hexes.slice(0, 4)) {
      await page.mouse.move(at.x, at.y);
      const over = [
        ...(await boxesOf(page, '.board-mini:not([hidden])')),
        ...(await boxesOf(page, '.play-here')),
      ];
      for (const box of over) expect(hexes.filter((one) => isIn(one, box))).toEqual([]);
    }
  }
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test('Omaha: posts carry their colour and its letter, and every hex says who can fire on it, by mouse and by keys', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: 5 });
  await questioned(page, /regular actions? left/);
  await lit(page);
  const post = page.locator('.board-counter', { hasText: 'WN62' }).first();
  expect(await post.locator('.face-colour text').textContent()).toBe('G');
  const fill = await post.locator('.face-colour path').getAttribute('fill');
  expect(fill).toBe(fireColour('green'));
  expect(await post.locator('button').getAttribute('aria-label')).toContain('colour green');
  await lookAt(page, '0712', grid);
  const card = page.locator('.play-here');
  const shots = /WN6\d, \w+: [●◐○] (intense|steady|sporadic) fire, range \d/;
  // The map may still go where the question is: it is pointed at until it stands.
  const pointAt = async (hex: string): Promise<string> => {
    const { x, y } = await spotOf(page, hex, grid);
    await page.mouse.move(x, y);
    return card.innerText();
  };
  await expect.poll(() => pointAt('0612'), SOON).toMatch(shots);
  const patch = card.locator('.play-place-notes .play-patch').first();
  expect(await patch.innerText()).toMatch(/^[RGBOPN]$/);
  expect(await violations(page)).toEqual([]);
  await clickHex(page, '0612', grid);
  await page.getByRole('application').focus();
  // What the click is answered may come after what the key is: it goes to and fro until the hex is heard last.
  let steps = 0;
  const heard = async (): Promise<string[]> => {
    await page.keyboard.press(steps++ % 2 === 0 ? 'ArrowRight' : 'ArrowLeft');
    return page.getByRole('status').allInnerTexts();
  };
  await expect.poll(heard, SOON).toContainEqual(expect.stringMatching(shots));
  expect(troubles).toEqual([]);
  await page.close();
});

test('obstacles and lit hexes leave the dots of fire free: nothing opaque lies where they are printed', async () => {
  const { page } = await begin(site, { viewport: DESKTOP }, { game: 'omaha-beach', seed: 5 });
  await questioned(page, /regular actions? left/);
  // The dots stand in the lower half of a hex, from twelve units below its middle on.
  const lowest = await page.locator('.sign-mine').evaluateAll((marks) =>
    marks.map((mark) => {
      const { y, height } = (mark as SVGGElement).getBBox();
      const top = new DOMMatrix(getComputedStyle(mark).transform).f;
      return { bottom: top + y + height, text: mark.textContent };
    }),
  );
  expect(lowest.length).toBeGreaterThan(5);
  const rows = grid.hexes.map((hex) => grid.centre(hex).y * PITCH);
  for (const { bottom } of lowest) expect(rows.some((y) => bottom > y && bottom < y + 16)).toBe(true);
  const veil = await page.evaluate(() => {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    svg.setAttribute('class', 'board-legal-hex');
    document.querySelector('.board-sheet')?.append(svg);
    return Number(getComputedStyle(svg).fillOpacity);
  });
  expect(veil).toBeLessThanOrEqual(0.25);
  await page.close();
});
