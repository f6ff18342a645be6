// D-Day at Omaha Beach on the page: one player against the cards, by mouse and by list, and a game watched to its end.
import { playerNames } from '@bocage/ai';
import { PITCH } from '@bocage/atlas';
import { entryOf } from '@bocage/catalogue';
import { makeGrid } from '@bocage/hex';
import { readRecord } from '@bocage/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boardWords } from '../src/words/en/board.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { button, decisions, length, recordOf, SOON } from './hand.ts';
import { DESKTOP, graveViolations, openSite, PHONE, type Site, visit } from './visit.ts';

const GAME = 'omaha-beach';
const LONG = 600_000;
const QUIET = { reducedMotion: 'reduce' } as const;
const [playable, map] = [await entryOf(GAME)?.load?.(), await entryOf(GAME)?.map?.()];
if (playable === undefined || map === undefined) throw new Error('the game is not in the catalogue');
const grid = makeGrid(map.grid);

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(async () => {
  await site?.close();
});

const prompt = (page: Page): Locator => page.locator('.play-prompt');
const draft = (page: Page): Locator => page.locator('.play-draft');
const column = (page: Page): Locator => page.locator('.play-column');
const tab = (page: Page, name: keyof typeof words.tabs): Promise<void> =>
  page.getByRole('tab', { name: words.tabs[name] }).click();

/** Waits until the player is asked something like this. */
const asked = (page: Page, what: RegExp): Promise<void> =>
  expect
    .poll(async () => ((await prompt(page).isVisible()) ? prompt(page).innerText() : ''), SOON)
    .toMatch(what);

async function sitDown(viewport: typeof DESKTOP, seed: number) {
  const visited = await visit(site, { viewport, ...QUIET }, `#/new/${GAME}?seed=${seed}`, { speed: 0 });
  await button(visited.page, homeWords.setUp.start).click();
  await asked(visited.page, /regular actions? left/);
  return visited;
}

/** Brings a hex to the middle of the window, near enough to be hit, and clicks on it. */
async function clickHex(page: Page, hex: string): Promise<void> {
  const layer = page.locator('.board-layer');
  const scale = (): Promise<number> =>
    layer.evaluate((one) => new DOMMatrix(getComputedStyle(one).transform).a);
  while ((await scale()) < 0.6) await button(page, boardWords.zoomIn).click();
  const { x, y } = grid.centre(grid.find(hex));
  const mini = page.locator('.board-mini');
  const box = await mini.boundingBox();
  if (box === null) throw new Error('there is no small map');
  await mini.click({ position: { x: (x / grid.width) * box.width, y: (y / grid.height) * box.height } });
  await page.locator('.board-layer:not([style*="will-change"])').waitFor({ state: 'attached', ...SOON });
  const spot = await layer.evaluate(
    (one, at) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(one).transform);
      const { left, top } = (one.parentElement as HTMLElement).getBoundingClientRect();
      return { x: left + at.x * a + e, y: top + at.y * a + f };
    },
    { x: x * PITCH, y: y * PITCH },
  );
  await page.mouse.click(spot.x, spot.y);
}

/** Presses what may be gone by then: the page has been quicker. */
const press = (found: Locator): Promise<void> => found.click({ timeout: 2000 }).catch(() => {});

/** What brings the turn on where nothing better is known. */
const ONWARD = [/^End the division/, /^Clear no more/, /^The leaders stay/, /^Land here/, /^Stay where/];

/** Answers the question of the moment by the list of actions, one choice after another. */
async function answer(page: Page): Promise<void> {
  const before = await decisions(page);
  const options = page.getByRole('listbox', { name: words.actions }).getByRole('option');
  for (let clicks = 0; clicks < 12 && (await decisions(page)) === before; clicks++) {
    const roll = button(page, words.roll);
    const confirm = draft(page).locator('.button-main');
    await options.first().or(roll).or(confirm).first().waitFor(SOON);
    if (await roll.isVisible()) await press(roll);
    else if (await confirm.isVisible()) await press(confirm);
    else {
      const lines = await options.allInnerTexts();
      await press(
        options.nth(
          Math.max(
            0,
            lines.findIndex((line) => ONWARD.some((one) => one.test(line))),
          ),
        ),
      );
    }
    await page.waitForTimeout(250); // chances are told first, and another click would begin anew
  }
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(before);
  await expect.poll(async () => page.locator('.play-prompt-title').innerText(), SOON).toMatch(/decide|over/);
}

test(
  'from the front page to the first question in two clicks, with nobody to choose against',
  async () => {
    const { page, troubles } = await visit(site, { viewport: DESKTOP, ...QUIET }, '', { speed: 0 });
    await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.games.setUp }).click();
    await button(page, homeWords.setUp.start).waitFor(SOON);
    const { seatsFor } = homeWords.setUp;
    expect(await page.getByText(seatsFor('Americans')).count()).toBe(1);
    expect(await page.locator('.setup-side').count()).toBe(1);
    expect(await graveViolations(page)).toEqual([]);
    await button(page, homeWords.setUp.start).click();
    await asked(page, /Let units of the division act|regular actions? left|Choose/);
    expect(await page.locator('.board-counter').count()).toBeGreaterThan(25);
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'a tank goes where it is clicked to: the hexes it can reach are lit with what they cost',
  async () => {
    const { page, troubles } = await sitDown(DESKTOP, 5);
    const before = await decisions(page);
    await clickHex(page, '0507');
    await page.getByRole('menuitem', { name: /^Move/ }).click();
    await expect.poll(() => draft(page).innerText(), SOON).toMatch(/1 of \d+ chosen/);
    await clickHex(page, '0607');
    await expect.poll(() => decisions(page), SOON).toBe(before + 1);
    await asked(page, /1 regular action left/);
    // The other one by the list, one argument after another.
    await tab(page, 'actions');
    await button(page, /^Move/).click();
    await expect.poll(() => draft(page).innerText(), SOON).toMatch(/1 of 1 chosen/);
    await draft(page).locator('.button-main').click();
    await expect.poll(() => draft(page).innerText(), SOON).toContain('the hex they go to');
    await page.getByRole('option', { name: /^Move: 2\/C\/741, 0615/ }).click();
    await expect.poll(() => decisions(page), SOON).toBe(before + 2);
    const { engine } = readRecord(playable.game, await recordOf(page));
    const { at } = (engine.g as unknown as { unit: { at: { get(row: number): number } } }).unit;
    const places = Array.from({ length: 80 }, (_, unit) => at.get(unit)).filter((place) => place >= 0);
    expect(places).toContain(grid.find('0607'));
    expect(places).not.toContain(grid.find('0507'));
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'the field of fire of a strongpoint, what can hit a hex, and what the last card said',
  async () => {
    const { page, troubles } = await sitDown(DESKTOP, 5);
    await tab(page, 'tracks');
    const tracks = await column(page).innerText();
    for (const part of [
      /The last card drawn: \d+/,
      /(single: all of that colour|double: only with depth)/,
      /Points if it ended now: 0 of 19/,
      /Companies lost by the 1st Division: 0 of 8/,
      /Turn 1 of 16/,
      /Tide/,
    ])
      expect(tracks).toMatch(part);
    await tab(page, 'overlays');
    const here = page.locator('.play-here');
    await page.getByText('Field of fire').first().click();
    const nest = page.locator('.board-counter', { hasText: 'WN65' }).first();
    await nest.hover({ force: true });
    await expect.poll(() => here.innerText(), SOON).toMatch(/fire of WN65, red[\s\S]*Face down: strength/);
    await page.getByText('What can hit me here').first().click();
    await page.locator('.board-counter', { hasText: '741' }).first().hover({ force: true });
    await expect.poll(() => here.innerText(), SOON).toMatch(/Under fire of WN6\d|Nobody can hit/);
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'the first three turns by the list of actions, as the kernel has them',
  async () => {
    const { page, troubles } = await sitDown(DESKTOP, 29);
    await tab(page, 'actions');
    const caption = page.locator('.play-time-caption');
    for (let i = 0; i < 120 && !(await caption.innerText()).includes('07:00'); i++) await answer(page);
    expect(await caption.innerText()).toContain('07:00');
    await tab(page, 'log');
    expect(await column(page).innerText()).toMatch(/Card \d+ is drawn/);
    expect(await column(page).innerText()).not.toMatch(/undefined|NaN|card-\d/);
    const { engine } = readRecord(playable.game, await recordOf(page));
    expect(engine.g).toMatchObject({ turn: 4 });
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'on a phone the question, the map and the list fit',
  async () => {
    const { page, troubles } = await sitDown(PHONE, 5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await button(page, /^Move/).click();
    await expect.poll(() => draft(page).innerText(), SOON).toContain('one unit, or two of one hex');
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'the best player there is fights the whole game under watching eyes, and it ends as the kernel says',
  async () => {
    const [best = 'random'] = playerNames(GAME);
    const { page, troubles } = await visit(site, { viewport: DESKTOP, ...QUIET }, `#/new/${GAME}?seed=5`, {
      speed: 0,
    });
    const { title } = homeWords.setUp.seat[best as 'random'];
    await page.getByRole('radio', { name: new RegExp(`^${title}`) }).check(SOON);
    await button(page, homeWords.setUp.start).click();
    const over = page.getByText(words.over).first();
    const skip = button(page, words.skipToEnd);
    await skip.or(over).first().waitFor(SOON);
    if (await skip.isVisible()) await skip.click();
    await over.waitFor({ timeout: 300_000 });
    console.log(`watched ${await length(page)} decisions of the ${best} player`);
    const { engine } = readRecord(playable.game, await recordOf(page));
    const { text, winner } = engine.game.outcome(engine.g);
    expect(engine.over).toBe(true);
    const shown = await page.locator('body').innerText();
    expect(shown).toContain(text);
    expect(shown).toContain(winner < 0 ? words.lost('Americans') : words.won('Americans'));
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);
