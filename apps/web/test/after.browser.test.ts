import 'fake-indexeddb/auto';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { loadLesson } from '../src/lesson/lessons.ts';
import { browserHost } from '../src/table/ground.ts';
import { afterWords } from '../src/words/en/after.ts';
import { learnWords } from '../src/words/en/learn.ts';
import { DESKTOP, openSite, PHONE, violations, visit } from './visit.ts';

const OMAHA = await loadLesson('overlord-dday');
const learn = { ...learnWords, ...OMAHA.words };
const site = openSite();
let record: { readonly text: string; readonly length: number; readonly result: string };

/** A whole game between two scripted players, on the small map of the example. */
async function playedOut(): Promise<typeof record> {
  const host = browserHost();
  const seats = ['scripted', 'scripted'] as const;
  let { scene } = await host.begin({
    game: 'overlord-dday',
    scenario: 'omaha-example',
    options: {},
    seats,
    seed: 3,
  });
  while (scene.turn !== 'over') scene = await host.step();
  return { text: await host.exportRecord(), length: scene.length, result: scene.outcome?.text ?? '' };
}

beforeAll(async () => {
  record = await playedOut();
});

/** Loads the record on the front page and opens its replay. */
async function openReplay(page: Page): Promise<void> {
  const buffer = Buffer.from(record.text);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.getByRole('button', { name: 'Replay it' }).click();
  await slider(page).waitFor({ state: 'attached' });
}

const slider = (page: Page) => page.getByRole('slider', { name: afterWords.replay.slider });
const moment = (page: Page) => page.locator('.after-moment-text').innerText();
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.locator('#lesson-coach-title').innerText();

/** Waits until the page was drawn so often. */
const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (left) => {
    for (let i = 0; i < left; i++) await new Promise(requestAnimationFrame);
  }, count);

async function untilMoment(page: Page, start: string): Promise<void> {
  await page.waitForFunction(
    (text) => document.querySelector('.after-moment-text')?.textContent?.startsWith(text),
    start,
  );
}

test('a record is replayed: step, phase, fight, end, slider and keys', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP });
  const { replay } = afterWords;
  await openReplay(page);
  await untilMoment(page, `0/${record.length}`);
  await button(page, replay.on).click();
  await untilMoment(page, '1/');
  await button(page, replay.phaseOn).click();
  await page.waitForFunction(() =>
    /first Landing Phase/.test(document.querySelector('.top-titles p')?.textContent ?? ''),
  );
  expect(await moment(page)).toContain('first Landing Phase');
  await button(page, replay.fightOn).click();
  // What came of it stands in one sentence, and is drawn on the map.
  await page.locator('.after-now > p:only-child', { hasText: /dice \d+, \d:\d/ }).waitFor();
  expect(await page.locator('.is-strokes .stroke.is-line').count()).toBeGreaterThan(0);
  expect(await page.locator('.after-log [aria-current]').innerText()).toContain('against');
  await button(page, replay.last).click();
  await untilMoment(page, `${record.length}/`);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await untilMoment(page, '0/');
  await page.keyboard.press('ArrowRight');
  await untilMoment(page, '1/');
  await page.locator('h1').click();
  await page.keyboard.press(']');
  await untilMoment(page, '2/');
  await page.keyboard.press('[');
  await untilMoment(page, '1/');
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test('what is long stands whole above the log, and what is usual never moves it', async () => {
  const { page } = await visit(site, { viewport: DESKTOP });
  await openReplay(page);
  const now = page.locator('.after-now');
  const heights = (text: string): Promise<{ box: number; needed: number; shown: number }> =>
    now.evaluate((box, said) => {
      (box.firstElementChild as HTMLElement).textContent = said;
      return { box: box.getBoundingClientRect().height, needed: box.scrollHeight, shown: box.clientHeight };
    }, text);
  const sentence = 'N2931, dice 8, 3:1, 1/-: 1/16 + 2/16 + WN 62 lose a step, 3/16 is disorganized. ';
  const [short, usual, long] = [
    await heights('One line.'),
    await heights(sentence),
    await heights(sentence.repeat(3)),
  ];
  expect(usual.box).toBe(short.box);
  expect(long.box).toBeGreaterThan(short.box);
  expect(long.needed).toBe(long.shown);
  await page.close();
});

test('it plays by itself, and stops when asked', async () => {
  const { page } = await visit(site, { viewport: DESKTOP });
  await openReplay(page);
  await page.getByLabel(afterWords.replay.speed).selectOption(afterWords.replay.speeds[60] as string);
  await button(page, afterWords.replay.play).click();
  await page.waitForFunction(
    () => Number.parseInt(document.querySelector('.after-moment-text')?.textContent ?? '', 10) > 12,
  );
  await button(page, afterWords.replay.pause).click();
  await button(page, afterWords.replay.play).waitFor();
  await frames(page, 20); // the decision that was on its way
  const stopped = await moment(page);
  await frames(page, 60);
  expect(await moment(page)).toBe(stopped);
  await page.close();
});

test('it is seen with either side’s eyes: the Germans do not know the weather of tomorrow', async () => {
  const { page } = await visit(site, { viewport: DESKTOP });
  await openReplay(page);
  await button(page, afterWords.replay.on).click();
  await page.locator('.after-now', { hasText: 'Tomorrow will be' }).waitFor();
  await page.getByRole('radio', { name: 'Germans' }).click();
  await page.locator('.after-now', { hasText: 'Tomorrow will be' }).waitFor({ state: 'detached' });
  expect(await page.locator('.after-log').innerText()).not.toContain('Tomorrow will be');
  await page.getByRole('radio', { name: afterWords.replay.everybody }).click();
  await page.locator('.after-now', { hasText: 'Tomorrow will be' }).waitFor();
  await page.close();
});

test.each([
  { name: 'desktop by day', viewport: DESKTOP, colorScheme: 'light' },
  { name: 'phone by night', viewport: PHONE, colorScheme: 'dark' },
] as const)('figures and the end of a game: $name', async ({ viewport, colorScheme }) => {
  const { page, troubles } = await visit(site, { viewport, colorScheme });
  await openReplay(page);
  await button(page, afterWords.replay.last).click();
  await untilMoment(page, `${record.length}/`);
  await page.getByRole('tab', { name: afterWords.replay.tabs.statistics }).click();
  await page.locator('.after-chart svg').first().waitFor();
  const table = page.locator('.after-details', {
    has: page.locator('th', { hasText: afterWords.statistics.came }),
  });
  await table.first().locator('summary').click();
  const cells = await table.first().locator('tbody tr').allInnerTexts();
  expect(cells).toHaveLength(6);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: afterWords.replay.tabs.end }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByText(record.result).waitFor();
  await panel.getByRole('img', { name: /^The map at the end/ }).waitFor();
  await panel.getByRole('row', { name: /Omaha: a beachhead/ }).waitFor();
  expect(await panel.getByRole('row', { name: /^Points/ }).innerText()).toContain('26');
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  const download = page.waitForEvent('download');
  await button(page, afterWords.end.save).click();
  expect((await download).suggestedFilename()).toMatch(/^overlord-dday-\d+\.bocage\.txt$/);
  expect(troubles).toEqual([]);
  await page.close();
});

/** Clicks what the step lights: a button, a counter, a hex. */
async function doWhatIsLit(page: Page, verbs: readonly string[], title: string): Promise<void> {
  const draft = page.locator('.play-draft-buttons .button-main');
  if (await draft.isVisible()) return draft.click();
  const box = page.locator('.lesson-offshore .play-lit');
  if ((await box.count()) > 0) return box.first().click();
  for (const verb of verbs) {
    const found = page.locator('.lesson-verbs').getByRole('button', { name: verb });
    if (!(await found.isVisible())) continue;
    // Where it belongs to the step after this one, that has its title by now: it is to be read first.
    return (await heading(page)) === title ? found.click() : undefined;
  }
  const counter = page.locator('.board-counter.is-legal');
  if ((await counter.count()) > 0 && !(await page.locator('.play-draft').isVisible()))
    return counter.first().evaluate((element: HTMLElement) => element.click());
  const view = page.locator('.board-view');
  await view.focus();
  await view.press('n');
  await view.press('Enter');
}

const DONE_AT_ONCE = ['Cease fire', 'Begin the fighting', 'End the moves'];

async function takeLesson(page: Page): Promise<string[]> {
  const seen: string[] = [];
  const last = learn.steps[OMAHA.steps.at(-1)?.id ?? '']?.title;
  await page.locator('#lesson-coach-title').waitFor();
  for (let clicks = 0; clicks < 150; clicks++) {
    await page.waitForFunction(
      (text) => document.querySelector('#lesson-coach-title')?.textContent !== text,
      learn.waiting,
    );
    const title = await heading(page);
    if (title === learn.waiting) continue;
    if (seen.at(-1) !== title) seen.push(title);
    if (title === last) return seen;
    const told = (): Promise<string> => page.locator('.after-column').innerText();
    const before = await told();
    const next = button(page, learn.next);
    if (await next.isVisible()) await next.click();
    else await doWhatIsLit(page, DONE_AT_ONCE, title).catch(() => {}); // it may have gone on just now
    // Whoever presses again too soon presses on the step after it.
    await expect
      .poll(told, { timeout: 2000 })
      .not.toBe(before)
      .catch(() => {});
  }
  throw new Error(`stuck at ${seen.at(-1)}`);
}

test('the whole lesson, by clicking what is lit', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, reducedMotion: 'reduce' }, '#/learn');
  expect(await violations(page)).toEqual([]);
  const seen = await takeLesson(page);
  expect(seen.filter((title) => title !== learn.asideTitle)).toEqual(
    OMAHA.steps.map(({ id }) => learn.steps[id]?.title),
  );
  await button(page, learn.playDay).click();
  await page.waitForURL(/#\/new\/overlord-dday/);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the lesson goes back, shows how, and is there again after a reload; on a phone, by night', async () => {
  const { page, troubles } = await visit(
    site,
    { viewport: PHONE, colorScheme: 'dark', reducedMotion: 'reduce' },
    '#/learn',
  );
  const at = (id: string) => page.getByRole('heading', { name: learn.steps[id]?.title ?? '', exact: true });
  await at('table').waitFor();
  await button(page, learn.next).click();
  await at('nests').waitFor();
  await button(page, learn.next).click();
  await at('fire').waitFor();
  await button(page, learn.doIt).click();
  await at('fireAgain').waitFor();
  expect(await page.locator('.lesson-told').innerText()).toContain('WN 66 is regrouping');
  await button(page, learn.back).click();
  await at('fire').waitFor();
  await button(page, learn.doIt).click();
  await at('fireAgain').waitFor();
  await page.reload();
  await at('fireAgain').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  await button(page, learn.again).click();
  await at('table').waitFor();
  expect(troubles).toEqual([]);
  await page.close();
});
