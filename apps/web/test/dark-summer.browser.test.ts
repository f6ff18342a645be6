// The Dark Summer on the page: started from the front page, its first turn played by hand, its lesson taken, a game watched.
import { playerNames } from '@bocage/ai';
import { PITCH } from '@bocage/atlas';
import { entryOf } from '@bocage/catalogue';
import { makeGrid } from '@bocage/hex';
import { readRecord } from '@bocage/kernel';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterWords } from '../src/words/en/after.ts';
import { boardWords } from '../src/words/en/board.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { summerWords } from '../src/words/en/summer.ts';
import { button, decisions, length, recordOf, SOON, shownOdds } from './hand.ts';
import { DESKTOP, graveViolations, openSite, PHONE, type Site, visit } from './visit.ts';

const GAME = 'dark-summer';
const LONG = 600_000;
const QUIET = { reducedMotion: 'reduce' } as const;
const [playable, map] = [await entryOf(GAME)?.load?.(), await entryOf(GAME)?.map?.()];
if (playable === undefined || map === undefined) throw new Error('there is no map to play on');
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

/** Waits until somebody at the screen is asked something like this. */
const asked = (page: Page, what: RegExp): Promise<void> =>
  expect
    .poll(async () => ((await prompt(page).isVisible()) ? prompt(page).innerText() : ''), SOON)
    .toMatch(what);

/** Sits down for both sides. */
async function sitDown(viewport: typeof DESKTOP, seed: number) {
  const visited = await visit(site, { viewport, ...QUIET }, `#/new/${GAME}?seed=${seed}`, { speed: 0 });
  const { page } = visited;
  const germans = page.getByRole('group', { name: homeWords.setUp.seatsFor('Germans') });
  await germans.getByRole('radio', { name: new RegExp(`^${homeWords.setUp.seat.human.title}`) }).check(SOON);
  await button(page, homeWords.setUp.start).click();
  await asked(page, /British chits/);
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

/** What brings the turn on, where it may be done. */
const ONWARD = /^(Stay there|Go on|End the|Let the next|Activate nobody|Bring in the reinforcements)/;

/** Confirms a set; of those who may not act all together the first is taken alone. */
async function decide(page: Page, confirm: Locator, isRefused: boolean): Promise<void> {
  if (isRefused || (await confirm.isDisabled())) {
    await draft(page).getByRole('button', { name: words.none }).click();
    if (await confirm.isDisabled()) await draft(page).getByRole('checkbox').first().check({ force: true });
  }
  await press(confirm);
}

/** Presses what may be gone by then: the page has been quicker. */
const press = (found: Locator): Promise<void> => found.click({ timeout: 2000 }).catch(() => {});

/** Answers the question of the moment by the list of actions, one choice after another, until it is answered. */
async function answer(page: Page): Promise<void> {
  const before = await decisions(page);
  const options = page.getByRole('listbox', { name: words.actions }).getByRole('option');
  for (let clicks = 0; clicks < 8 && (await decisions(page)) === before; clicks++) {
    const dice = button(page, words.roll);
    const confirm = draft(page).locator('.button-main');
    await options.first().or(dice).or(confirm).first().waitFor(SOON);
    const onward = page.locator('.play-verb:not(.play-verb-against)').filter({ hasText: ONWARD }).first();
    if (await dice.isVisible()) await press(dice);
    else if (await confirm.isVisible()) await decide(page, confirm, clicks > 1);
    else if (await onward.isVisible()) await press(onward);
    else await press(options.first());
    await page.waitForTimeout(30);
  }
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(before);
  await expect.poll(async () => page.locator('.play-prompt-title').innerText(), SOON).toMatch(/decide|over/);
}

test(
  'from the front page to the first question of the campaign in two clicks',
  async () => {
    const { page, troubles } = await visit(site, { viewport: DESKTOP, ...QUIET }, '', { speed: 0 });
    await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.games.setUp }).click();
    await button(page, homeWords.setUp.start).click();
    await asked(page, /British chits/);
    expect(await prompt(page).innerText()).toContain('Showers: the British have 3 chits this turn.');
    expect(await page.locator('.board-counter').count()).toBeGreaterThan(90);
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'two people play the first turn through: landings with their odds, Reactions, chits of all three armies',
  async () => {
    const { page, troubles } = await sitDown(DESKTOP, 29);
    await button(page, /^Choose the British chits/).click();
    await button(page, '2 Move and 1 Combat').click();
    await asked(page, /landing that is fought next/);

    await clickHex(page, '4602');
    await expect.poll(() => draft(page).innerText(), SOON).toContain('Attack on 4603, Sword Beach');
    expect((await shownOdds(page)).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(await draft(page).innerText()).toMatch(/If it has 1\s+10 to 1/);
    expect(await graveViolations(page)).toEqual([]);
    await button(page, words.roll).click();
    await asked(page, /second hex|landing that is fought next/);
    await tab(page, 'log');
    expect(await column(page).innerText()).toContain('Attack on 4603 by 8/3, 27 A.');

    await tab(page, 'actions');
    const captions = new Set<string>();
    for (let i = 0; i < 400 && !captions.has('June III'); i++) {
      await answer(page);
      const caption = await page.locator('.play-time-caption').innerText();
      captions.add(
        caption
          .replace(/^\S+ /, '')
          .replace(/ 1944, \w+$/, '')
          .replace(/^.*: /, ''),
      );
    }
    for (const round of [
      '1st Wave',
      'German Reaction',
      '2nd Wave',
      'U.S. Move Round',
      'British Move Round',
      'German Move Round',
    ])
      expect([...captions]).toContain(round);
    expect([...captions]).toContain('June III');
    expect(await page.getByText('Pass the screen').count()).toBe(0); // nothing is hidden in this game

    await tab(page, 'tracks');
    expect(await column(page).innerText()).toMatch(/Turn 2 of 10[\s\S]*Allied reinforcements/);
    expect(await graveViolations(page)).toEqual([]);
    const { engine } = readRecord(playable.game, await recordOf(page));
    expect(engine.g).toMatchObject({ turn: 2 });
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'on a phone the landings can be chosen by the list, and the map goes where they are',
  async () => {
    const { page, troubles } = await sitDown(PHONE, 29);
    await button(page, /^Choose the British chits/).click();
    await button(page, '2 Move and 1 Combat').click();
    await asked(page, /landing that is fought next/);
    await button(page, /^Land/).click();
    await expect
      .poll(
        () =>
          page.locator('.board-counter.is-legal').evaluateAll((all) =>
            all.some((one) => {
              const { left, top } = one.getBoundingClientRect();
              return left > 0 && top > 0 && left < innerWidth && top < innerHeight / 2;
            }),
          ),
        SOON,
      )
      .toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'the lesson of the campaign leads through a first turn on the live rules',
  async () => {
    const { page, troubles } = await visit(site, { viewport: DESKTOP, ...QUIET }, '', { speed: 0 });
    const { learn } = afterWords;
    await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.learn }).click();
    const title = page.locator('.after-coach h2');
    await expect.poll(() => title.innerText(), SOON).toBe(summerWords.steps.campaign?.title);
    const seen = new Set<string>();
    const last = summerWords.steps.summer?.title;
    for (let i = 0; i < 120; i++) {
      await expect.poll(() => title.innerText(), SOON).not.toBe(learn.waiting);
      if ((await title.innerText()) === last) break;
      seen.add(await title.innerText());
      await press(button(page, learn.next).or(button(page, learn.doIt)).first());
    }
    expect(await title.innerText()).toBe(last);
    expect(seen.size).toBeGreaterThan(15);
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'two of the best players there are play a campaign to its end under watching eyes, as the kernel says',
  async () => {
    const [best = 'random'] = playerNames(GAME);
    const { title } = homeWords.setUp.seat[best as 'random'];
    const { page, troubles } = await visit(site, { viewport: DESKTOP, ...QUIET }, `#/new/${GAME}?seed=5`, {
      speed: 0,
    });
    for (const side of ['Allies', 'Germans'])
      await page
        .getByRole('group', { name: homeWords.setUp.seatsFor(side) })
        .getByRole('radio', { name: new RegExp(`^${title}`) })
        .check(SOON);
    await button(page, homeWords.setUp.start).click();
    const over = page.getByText(words.over).first();
    const skip = button(page, words.skipToEnd);
    await skip.or(over).first().waitFor(SOON);
    if (await skip.isVisible()) await skip.click();
    await over.waitFor({ timeout: 400_000 });
    const count = await length(page);
    console.log(`watched ${count} decisions of ${best} players`);
    expect(await decisions(page)).toBe(count);
    const { engine } = readRecord(playable.game, await recordOf(page));
    expect(engine.over).toBe(true);
    expect(await page.locator('body').innerText()).toContain(engine.game.outcome(engine.g).text);
    expect(await graveViolations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);
