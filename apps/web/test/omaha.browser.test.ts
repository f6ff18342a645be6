// D-Day at Omaha Beach on the page: one player against the cards, by mouse and by list, its lesson, and a game watched.
import { playerNames } from '@bocage/ai';
import { entryOf } from '@bocage/catalogue';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { loadLesson } from '../src/lesson/lessons.ts';
import { appWords } from '../src/words/en/app.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { askForFile, begin, button, column, decided, decisions, draft, findHex, gridOf, handedOut, keptRecord, length, questioned, recordOf, SOON, settled, tab, takeLesson, watchToEnd } from './hand.ts'; // biome-ignore format: a list
import { Shadow } from './shadow.ts';
import {
  DESKTOP,
  fitsWidth,
  groundDrawn,
  leave,
  openSite,
  PHONE,
  type Visit,
  violations,
  visit,
} from './visit.ts';

const wavesWords = (await loadLesson('omaha-beach')).words;
const GAME = 'omaha-beach';
const QUIET = { reducedMotion: 'reduce' } as const;
const playable = await entryOf(GAME)?.load?.();
if (playable === undefined) throw new Error('the game is not in the catalogue');
const grid = await gridOf(GAME);

const site = openSite();

async function sitDown(viewport: typeof DESKTOP, seed: number): Promise<Visit> {
  const visited = await begin(site, { viewport }, { game: GAME, seed });
  await questioned(visited.page, /regular actions? left/);
  return visited;
}

test('from the front page to the first question in two clicks, with nobody to choose against', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, ground: true, ...QUIET }, '', {
    speed: 0,
  });
  await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.games.setUp }).click();
  await button(page, homeWords.setUp.start).waitFor(SOON);
  const { seatsFor } = homeWords.setUp;
  expect(await page.getByText(seatsFor('Americans')).count()).toBe(1);
  expect(await page.locator('.setup-side').count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await button(page, homeWords.setUp.start).click();
  // The cards are new each time: who acts may be asked first, or who is hit, gets a hero, clears the beach.
  await questioned(page, new RegExp(words.decides('Americans')));
  expect(await page.locator('.board-counter').count()).toBeGreaterThan(25);
  await groundDrawn(page);
  await leave(page, troubles);
});

test('a tank goes where it is clicked to: the hexes it can reach are lit with what they cost', async () => {
  const { page, troubles } = await sitDown(DESKTOP, 5);
  const before = await decisions(page);
  await findHex(page, '0507', grid);
  await page.getByRole('menuitem', { name: /^Move/ }).click();
  await expect.poll(() => draft(page).innerText(), SOON).toMatch(/1 of \d+ chosen/);
  await findHex(page, '0607', grid);
  await decided(page, before + 1);
  await questioned(page, /1 regular action left/);
  const { engine } = readRecord(playable.game, await keptRecord(page));
  const { at } = (engine.g as unknown as { unit: { at: { get(row: number): number } } }).unit;
  const places = Array.from({ length: 80 }, (_, unit) => at.get(unit)).filter((place) => place >= 0);
  expect(places).toContain(grid.find('0607'));
  expect(places).not.toContain(grid.find('0507'));
  // The other one by the list, one argument after another; it is the last, so that the game goes on from there.
  await tab(page, 'actions');
  await button(page, /^Move/).click();
  await expect.poll(() => draft(page).innerText(), SOON).toMatch(/1 of 1 chosen/);
  await draft(page).locator('.button-main').click();
  await expect.poll(() => draft(page).innerText(), SOON).toContain('the hex they go to');
  await page.getByRole('option', { name: /^Move: 2\/C\/741, 0615/ }).click();
  await expect.poll(() => decisions(page), SOON).toBeGreaterThanOrEqual(before + 2);
  await expect.poll(() => keptRecord(page), SOON).toMatch(/move .*2\/C\/741.* 0615/);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the field of fire of a strongpoint, what can hit a hex, and what the last card said', async () => {
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
  const patches = await column(page).locator('.play-track-card .play-patch').allInnerTexts();
  expect(patches.length).toBeGreaterThan(0);
  for (const letters of patches) expect(letters).toMatch(/^[RGBOPN]$/);
  await tab(page, 'overlays');
  // What is hidden in the list does not make the column longer than what is seen of it.
  const beyond = await column(page).evaluate((whole) => {
    const notes = whole.querySelector<HTMLElement>('.play-tabs');
    return notes === null ? Number.NaN : whole.scrollHeight - notes.offsetTop - notes.offsetHeight;
  });
  expect(beyond).toBeLessThanOrEqual(1);
  const here = page.locator('.play-here');
  await page.getByText('Field of fire').first().click();
  const nest = page.locator('.board-counter', { hasText: 'WN65' }).first();
  await nest.hover({ force: true });
  await expect.poll(() => here.innerText(), SOON).toMatch(/fire of WN65, red[\s\S]*Face down: strength/);
  await page.getByText('Fire of a colour').first().click();
  await nest.hover({ force: true });
  await expect.poll(() => page.locator('.board-paint-text').count(), SOON).toBeGreaterThan(10);
  await page.getByText('What can hit me here').first().click();
  await page.locator('.board-counter', { hasText: '741' }).first().hover({ force: true });
  await expect
    .poll(() => here.innerText(), SOON)
    .toMatch(/Under fire of WN6\d \(\w+, [●◐○] \w+, up to \d hits?\)/);
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  await leave(page, troubles);
});

test('a file of a game that is not over tells what the Americans know; all of it comes on purpose, and is marked', async () => {
  const { page, troubles } = await sitDown(DESKTOP, 5);
  const kept = await keptRecord(page);
  expect(kept).toMatch(/^marks seeded$/m);
  const { saving, close } = appWords;
  const save = (way: string) =>
    handedOut(page, async () => {
      await askForFile(page);
      await button(page, way).click();
    });
  const seen = await save(saving.saveSeen('Americans'));
  expect(seen).toMatch(/^seen-by us$/m);
  expect(seen).toMatch(/ \?$/m);
  await askForFile(page);
  await button(page, saving.saveAll).waitFor();
  expect(await violations(page)).toEqual([]);
  await button(page, close).click();

  const whole = await save(saving.saveAll);
  expect(whole).toBe(kept.replace('marks seeded', 'marks seeded opened'));
  await page.reload();
  await questioned(page, /./);
  expect(await recordOf(page)).toBe(whole);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a record of the game is loaded on the front page, and gone on with', async () => {
  const shadow = await Shadow.of({ game: GAME, seed: 5 });
  for (let i = 0; i < 10; i++) shadow.next();
  shadow.wait();
  const { page, troubles } = await visit(site, { viewport: DESKTOP, ...QUIET }, '', { speed: 0 });
  const buffer = Buffer.from(shadow.record);
  await page.locator('input[type=file]').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
  await button(page, homeWords.record.goOn('Americans')).click();
  await settled(page, shadow.ply);
  expect(await keptRecord(page)).toBe(shadow.record);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the lesson leads through two turns on the live rules, and shows what it speaks of', async () => {
  const { page, troubles } = await visit(site, { viewport: PHONE, ...QUIET }, '', { speed: 0 });
  await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.learn }).click();
  const titleOf = (step: string): string => wavesWords.steps[step]?.title ?? '';
  await page.getByRole('heading', { name: titleOf('beach') }).waitFor(SOON);
  await takeLesson(page, titleOf('dots'));
  await expect.poll(() => page.locator('.board-paint-text').count(), SOON).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await takeLesson(page, titleOf('card'));
  expect(await page.locator('.lesson-coach .play-tracks').innerText()).toMatch(/The last card drawn/);
  await page.setViewportSize(DESKTOP);
  await takeLesson(page, titleOf('morning'));
  expect(await violations(page)).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
  expect(troubles).toEqual([]);
  await page.close();
});

test('on a phone the question, the map and the list fit', async () => {
  const { page, troubles } = await sitDown(PHONE, 5);
  expect(await fitsWidth(page)).toBe(true);
  await button(page, /^Move/).click();
  await expect.poll(() => draft(page).innerText(), SOON).toContain('one unit, or two of one hex');
  await leave(page, troubles);
});

test('the best player there is fights the whole game under watching eyes, and it ends as the kernel says', async () => {
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
  await watchToEnd(page);
  console.log(`watched ${await length(page)} decisions of the ${best} player`);
  const { engine } = readRecord(playable.game, await recordOf(page));
  const { text, winner } = engine.game.outcome(engine.g);
  expect(engine.over).toBe(true);
  const shown = await page.locator('body').innerText();
  expect(shown).toContain(text);
  expect(shown).toContain(winner < 0 ? words.lost('Americans') : words.won('Americans'));
  await leave(page, troubles);
});
