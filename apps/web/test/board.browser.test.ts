import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveBoard } from './board/serve.ts';
import { groundDrawn, leaveBlank, openSite, SOON } from './visit.ts';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const { browser } = openSite();
let served: Awaited<ReturnType<typeof serveBoard>>;
/** The desktop page that most tests share, since its ground takes long to draw. */
let shared: Promise<Visit> | undefined;

beforeAll(async () => {
  served = await serveBoard();
});

afterAll(async () => {
  await (await shared)?.page.close();
  await served?.close();
});

interface Visit {
  readonly page: Page;
  readonly troubles: string[];
}

async function visit(options: BrowserContextOptions, query = '', ground = false): Promise<Visit> {
  const page = await browser.newPage(options);
  if (!ground) await page.addInitScript(leaveBlank);
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  await page.goto(served.address + query);
  await page.waitForFunction('window.board !== undefined');
  return { page, troubles };
}

const desk = (): Promise<Visit> => {
  shared ??= visit(DESKTOP, '', true);
  return shared;
};

/** The page that most tests share, as it was at first. */
async function atDesk(): Promise<Page> {
  const { page } = await desk();
  await page.mouse.move(0, 0);
  await page.evaluate(`{
    document.activeElement.blur();
    board.show(scene);
    board.light({ units: [], hexes: [], chosenUnits: [], chosenHexes: [], path: [] });
    board.fit();
    told.splice(0);
  }`);
  await rested(page);
  return page;
}

/** Brings a unit's hex to the middle and waits until the board rests. */
async function lookAt(page: Page, unit: number): Promise<void> {
  await page.evaluate(`board.goTo(scene.counters[${unit}].at)`);
  await rested(page);
}

// Counted in frames, since a busy page draws few of them: two that change nothing, on a board that says it rests.
async function rested(page: Page): Promise<void> {
  await page.evaluate(`(async () => {
    const { style } = document.querySelector('.board-layer');
    const frame = () => new Promise((done) => { requestAnimationFrame(done); setTimeout(done, 1000); });
    for (let before = ''; before !== style.cssText || style.willChange !== ''; ) {
      before = style.cssText;
      await frame();
      await frame();
    }
  })()`);
}

const told = (page: Page): Promise<string[]> => page.evaluate('told.splice(0)');
const fanned = (page: Page): Promise<number> => page.locator('.board-counter.is-fanned').count();
const counter = (page: Page, unit: number) => page.locator(`.board-counter[data-unit="${unit}"] button`);

/** Taps on a counter; again where a busy machine has held the finger down too long for a tap. */
async function tap(page: Page, unit: number): Promise<void> {
  await page.evaluate(
    "{ window.tapped = new Promise((resolve) => addEventListener('click', resolve, true)); undefined }",
  );
  let isTapped = false;
  for (let tries = 0; !isTapped && tries < 4; tries++) {
    await counter(page, unit).tap();
    isTapped = await page.evaluate(
      'Promise.race([tapped.then(() => true), new Promise((no) => setTimeout(no, 8000, false))])',
    );
  }
  expect(isTapped).toBe(true);
}

const scale = async (page: Page): Promise<number> =>
  Number(
    await page.evaluate(
      "new DOMMatrix(getComputedStyle(document.querySelector('.board-layer')).transform).a",
    ),
  );

/** Somewhere on the map with no counter near, where a pointer opens nothing. */
const bareSpot = (page: Page): Promise<{ x: number; y: number }> =>
  page.evaluate(`(() => {
    const boxes = [...document.querySelectorAll('.board-counter')].map((c) => c.getBoundingClientRect());
    const isBare = ({ x, y }) =>
      !boxes.some((b) => x > b.left - 20 && x < b.right + 20 && y > b.top - 20 && y < b.bottom + 20);
    for (let x = 1100; x > 900; x -= 10) for (let y = 200; y < 700; y += 10) if (isBare({ x, y })) return { x, y };
  })()`);

/** A unit that lies alone in its hex, or on top of a stack. */
const unitIn = (page: Page, size: number): Promise<number> =>
  page.evaluate(`(() => {
    const { counters } = scene;
    const of = (c) => counters.filter((o) => o.at === c.at);
    return counters.find((c) => of(c).length === ${size} && of(c).at(-1) === c && !c.faceDown).unit;
  })()`);

test('400 counters and the ground are there, nothing fails, and no serious fault for those who need help', async () => {
  const { page, troubles } = await desk();
  expect(await page.locator('.board-counter').count()).toBe(400);
  await groundDrawn(page);
  await page.evaluate(axe.source);
  const faults: { id: string; impact: string }[] = await page.evaluate(
    'axe.run().then(({ violations }) => violations.map(({ id, impact }) => ({ id, impact })))',
  );
  expect(faults.filter(({ impact }) => ['serious', 'critical'].includes(impact))).toEqual([]);
  expect(troubles).toEqual([]);
});

test('a click on a counter chooses it, a click beside it its hex, a drag of the map neither', async () => {
  const page = await atDesk();
  const unit = await unitIn(page, 1);
  await lookAt(page, unit);
  await counter(page, unit).click();
  expect(await told(page)).toEqual([`counter ${unit}`]);
  const box = (await counter(page, unit).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(box.x + box.width / 2, box.y + 2 * box.height);
  expect((await told(page))[0]).toMatch(/^hex N\d{4}$/);
  await page.mouse.move(box.x + box.width / 2, box.y + 2 * box.height);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y + 30, { steps: 4 });
  await page.mouse.up();
  expect(await told(page)).toEqual([]);
  expect((await counter(page, unit).boundingBox())?.x).not.toBeCloseTo(box.x, 0);
});

test('a stack fans out under a waiting pointer, and its lowest counter can be chosen', async () => {
  const page = await atDesk();
  const top = await unitIn(page, 4);
  await lookAt(page, top);
  const { x, y } = await bareSpot(page);
  await counter(page, top).hover();
  await expect.poll(() => fanned(page), SOON).toBe(4);
  await counter(page, top - 3).click();
  expect(await told(page)).toEqual([`counter ${top - 3}`]);
  expect(await fanned(page)).toBe(4);
  await page.mouse.move(x, y);
  await expect.poll(() => fanned(page), SOON).toBe(0);
});

test('a stack closes when the pointer is gone at once after a click, before the map has come to rest', async () => {
  const page = await atDesk();
  const top = await unitIn(page, 4);
  await lookAt(page, top);
  const { x, y } = await bareSpot(page);
  await counter(page, top).hover();
  await expect.poll(() => fanned(page), SOON).toBe(4);
  await counter(page, top - 3).hover();
  await Promise.all([page.mouse.down(), page.mouse.up(), page.mouse.move(x, y)]);
  await expect.poll(() => fanned(page), SOON).toBe(0);
  expect(await told(page)).toEqual([`counter ${top - 3}`]);
});

test('a pointer that goes on from one stack to another closes the first and opens the second', async () => {
  const page = await atDesk();
  const [first, second] = (await page.evaluate(`(() => {
    const place = (c) => c.getBoundingClientRect();
    const stacks = (n) => [...document.querySelectorAll('.board-counter[data-count="' + n + '"]')];
    const one = stacks(4).find((c) => place(c).x > 400 && place(c).y > 300);
    const other = stacks(3).find((c) => place(one).x - place(c).x > 200);
    return [one, other].map((c) => Number(c.dataset.unit));
  })()`)) as [number, number];
  await counter(page, first).hover();
  await expect.poll(() => fanned(page), SOON).toBe(4);
  await counter(page, second).hover();
  await expect.poll(() => fanned(page), SOON).toBe(3);
  expect(await counter(page, second).evaluate((button) => button.closest('.is-fanned') !== null)).toBe(true);
});

test('what may be chosen is lit, pressed when chosen, and can be dragged to another hex', async () => {
  const page = await atDesk();
  const unit = await unitIn(page, 1);
  await lookAt(page, unit);
  await page.evaluate(`board.light({ units: [${unit}] })`);
  await expect.poll(() => counter(page, unit).getAttribute('aria-pressed'), SOON).toBe('false');
  await page.evaluate(`board.light({ chosenUnits: [${unit}] })`);
  expect(await counter(page, unit).getAttribute('aria-pressed')).toBe('true');
  expect(await page.locator('.board-press[aria-pressed]').count()).toBe(1);
  const box = (await counter(page, unit).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 2 * box.width, y + 20, { steps: 5 });
  await page.mouse.up();
  expect(await told(page)).toEqual([expect.stringMatching(new RegExp(`^drop ${unit} N`))]);
});

test('by keys alone: the cursor walks and tells what is there, a stack opens, its counters are chosen', async () => {
  const { page } = await visit(DESKTOP);
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').getAttribute('role')).toBe('application');
  const top = await unitIn(page, 2);
  await page.evaluate(`board.setCursor(scene.counters[${top}].at)`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  const [there, back] = await told(page);
  expect(there).toMatch(/^cursor N/);
  expect(back).not.toBe(there);
  await expect.poll(() => page.locator('.board-voice').textContent(), SOON).toContain('2 counters: ');
  await page.keyboard.press('Enter');
  expect((await told(page))[0]).toMatch(/^hex N/);
  await page.keyboard.press('Space');
  expect(await counter(page, top).evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  expect(await told(page)).toEqual([`counter ${top - 1}`]);
  await page.keyboard.press('Escape');
  expect(await page.locator(':focus').getAttribute('role')).toBe('application');
  await page.close();
});

test('the wheel stops at the whole map, and + and 0 zoom as well', async () => {
  const page = await atDesk();
  await page.mouse.move(700, 400);
  for (let i = 0; i < 20; i++) await page.mouse.wheel(0, 400);
  await rested(page);
  const least = await scale(page);
  expect(least).toBeCloseTo(1440 / 6530, 2);
  await page.evaluate('board.focus()');
  await page.keyboard.press('+');
  await rested(page);
  expect(await scale(page)).toBeCloseTo(least * 1.4, 2);
  await page.keyboard.press('0');
  await rested(page);
  expect(await scale(page)).toBeCloseTo(least, 3);
});

test('a move glides at the chosen speed, and not at all for those who asked for stillness', async () => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    const { page } = await visit({ ...DESKTOP, reducedMotion }, '?speed=400');
    const unit = await unitIn(page, 1);
    await lookAt(page, unit);
    const running = await page.evaluate(`(() => {
      const counters = scene.counters.map((c) => c.unit === ${unit} ? { ...c, at: grid.neighbour(c.at, 1) } : c);
      board.show({ ...scene, counters });
      return document.querySelector('.board-counter[data-unit="${unit}"]').getAnimations().length;
    })()`);
    expect(running).toBe(reducedMotion === 'reduce' ? 0 : 1);
    await page.close();
  }
});

/** Runs in the page: something happens at the hex of a unit. */
const happens = (unit: number): string => `{
  const { at } = scene.counters[${unit}];
  const strokes = [{ kind: 'line', places: [grid.neighbour(at, 1), at], side: 1 }, { kind: 'burst', places: [at] }];
  board.happen({ line: 'die 5, 4:1: D2', side: 1, weight: 'heavy', strokes, places: [at] }, 400);
  board.visit([at], true);
}`;
const where = (page: Page): Promise<string> =>
  page.locator('.board-layer').evaluate((layer) => layer.style.transform);
/** Whether the card of what happened stands in the window. */
const isCardSeen = (page: Page): Promise<boolean> =>
  page.locator('.board-card').evaluate((card) => {
    const [own, room] = [card, card.closest('.board') as Element].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
    return own.left >= room.left && own.right <= room.right && own.top >= room.top && own.bottom <= room.bottom;
  }); // biome-ignore format: one line

/** Looks at one corner of the map from near by. */
async function inCorner(page: Page): Promise<string> {
  await lookAt(page, 40);
  await page.locator('.board-mini').click({ position: { x: 8, y: 8 } });
  await page.mouse.move(700, 450);
  await rested(page);
  return where(page);
}

test('what happens out of sight is gone to, with its result on a card, and come back from', async () => {
  const page = await atDesk();
  const home = await inCorner(page);
  await page.evaluate(happens(40));
  await rested(page);
  expect(await where(page)).not.toBe(home);
  expect(await page.locator('.board-card').innerText()).toBe('die 5, 4:1: D2');
  expect(await isCardSeen(page)).toBe(true);
  expect(await page.locator('.is-strokes .stroke').count()).toBe(2);
  await page.evaluate('board.comeBack()');
  await rested(page);
  expect(await where(page)).toBe(home);
  expect(await page.locator('.board-card').isVisible()).toBe(false); // no half of it stands at the edge
  // What is in sight is drawn without going anywhere.
  await lookAt(page, 40);
  const here = await where(page);
  await page.evaluate(happens(40));
  await rested(page);
  expect(await where(page)).toBe(here);
  expect(await page.locator('.board-card').isVisible()).toBe(true);
  await page.evaluate('board.happen(null, 0)');
  expect(await page.locator('.board-card').isVisible()).toBe(false);
});

test('while a person moves the map it goes nowhere by itself, nor back where it was', async () => {
  const page = await atDesk();
  await inCorner(page);
  const { x, y } = await bareSpot(page);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y - 40);
  const held = await where(page);
  await page.evaluate(happens(40));
  await page.evaluate('new Promise((done) => setTimeout(done, 400))');
  expect(await where(page)).toBe(held);
  await page.mouse.up();
  await rested(page);
  await page.evaluate('board.comeBack()');
  await rested(page);
  expect(await where(page)).toBe(held);
});

test('where nothing shall move what happens is drawn at once and stays', async () => {
  const { page } = await visit({ ...DESKTOP, reducedMotion: 'reduce' });
  await page.evaluate(happens(40));
  expect(await page.evaluate('document.getAnimations().length')).toBe(0);
  expect(await page.locator('.is-strokes .stroke').count()).toBe(2);
  expect(await isCardSeen(page)).toBe(true);
  await page.close();
});

test('on a phone a tap opens a stack, a second one chooses, and the buttons are large enough', async () => {
  const { page } = await visit(PHONE);
  const top = await unitIn(page, 3);
  await lookAt(page, top);
  const before = await scale(page);
  await tap(page, top);
  await expect.poll(() => fanned(page), SOON).toBe(3);
  expect(await told(page)).toEqual([]);
  await rested(page);
  const width = () => counter(page, top - 1).evaluate((button) => button.getBoundingClientRect().width);
  await expect.poll(width, SOON).toBeCloseTo(58, 0);
  await tap(page, top - 1);
  expect(await told(page)).toEqual([`counter ${top - 1}`]);
  await expect.poll(() => fanned(page), SOON).toBe(0);
  expect(await scale(page)).toBe(before); // two taps in one place are no double tap there
  for (const button of await page.locator('.board-tools button').all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await page.close();
});

test('the small map leads to where it is pressed', async () => {
  const page = await atDesk();
  await lookAt(page, 40);
  const before = await where(page);
  await page.locator('.board-mini').click({ position: { x: 20, y: 20 } });
  await rested(page);
  expect(await where(page)).not.toBe(before);
});
