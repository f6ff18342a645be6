import type { Match } from '@bocage/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { asked, button, decisions, length, SOON, tab } from './hand.ts';
import { cutBack, playedOut } from './records.ts';
import { DESKTOP, fitsWidth, leave, noViolation, openSite, PHONE, violations, visit } from './visit.ts';

const GERMAN = 1;
const END_OF_MOVES = 'End the moves';
const { setUp, record: recordWords, shelf } = homeWords;

const site = openSite();
/** D-Day, where the Allies have only to end the moves of the first phase. */
let beforeGermans: string;

beforeAll(async () => {
  const hadTurn = ({ plies }: Match): boolean => plies.some(({ side }) => side === GERMAN);
  beforeGermans = await cutBack(
    await playedOut('dday', 1),
    (match) => !hadTurn(match) && !match.engine.over && match.engine.stepName === 'action.move',
  );
});

/** Goes on with D-Day as the Allies. */
async function against(level: 'veteran' | 'commander', viewport = DESKTOP) {
  const visited = await visit(site, { viewport, reducedMotion: 'reduce' }, '', { speed: 0 });
  const { page } = visited;
  const buffer = Buffer.from(beforeGermans);
  await page.locator('input[type=file]').setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer });
  await page.getByLabel(recordWords.against).selectOption(level);
  await button(page, recordWords.goOn('Allies')).click();
  await asked(page, /Move a unit/);
  return visited;
}

const thinking = (page: Page) => page.getByRole('progressbar', { name: words.thinking('Germans') });
const heading = (page: Page) => page.locator('#play-prompt-title');

async function endMoves(page: Page): Promise<void> {
  await button(page, END_OF_MOVES).click();
  await button(page, words.warnedAgain).click(SOON); // the beaches are full
  await thinking(page).waitFor(SOON);
}

/** Lets the Germans think no longer than they have, until the Allies are asked. */
async function hurryOn(page: Page): Promise<void> {
  const isAsked = (): Promise<number> => page.locator('.play-verbs').count();
  while ((await isAsked()) === 0) {
    const now = button(page, words.moveNow);
    if ((await now.count()) > 0) await now.click().catch(() => {}); // it may have thought just then
    await page.waitForTimeout(100);
  }
}

test('while a commander thinks the page answers, and what it thought is told when its turn is over', async () => {
  const { page, troubles } = await against('commander');
  await endMoves(page);
  await expect.poll(() => heading(page).innerText(), SOON).toMatch(/Germans are thinking … \d+\s%/);
  expect(await violations(page)).toEqual([]);

  // Pausing stops it where it is; the column and the engine behind it answer in the middle of it.
  await button(page, words.pause).click();
  const before = await decisions(page);
  await tab(page, 'statistics');
  await page.locator('.after-figures').waitFor(SOON);
  await tab(page, 'log');
  expect(await decisions(page)).toBe(before);
  await button(page, words.goOn).click(SOON);
  await hurryOn(page);
  expect(await length(page)).toBeGreaterThan(before);

  const thoughts = page.locator('.play-thoughts');
  await thoughts.locator('summary').click(SOON);
  await expect.poll(() => thoughts.innerText(), SOON).toMatch(/The plan: to .+\.\s+Chance to win: .+%/);
  await noViolation(page, 'thoughts');
  await leave(page, troubles);
});

test('what a commander thinks about is given up when something is taken back', async () => {
  const { page, troubles } = await against('commander', PHONE);
  const before = await decisions(page);
  await endMoves(page);
  expect(await fitsWidth(page)).toBe(true);
  await button(page, words.takeBack).click();
  await asked(page, /Move a unit/);
  expect(await decisions(page)).toBe(before);
  expect(await thinking(page).count()).toBe(0);
  await leave(page, troubles);
});

test('a hint is laid out with its plan, is not played, and is put aside by Escape', async () => {
  const { page, troubles } = await against('veteran');
  const before = await decisions(page);
  await page.keyboard.press('x');
  const card = page.locator('.play-hint');
  await card.getByRole('progressbar', { name: words.hints.thinking }).waitFor(SOON);
  await noViolation(page, 'a hint is thought about');
  await card.locator('.play-hint-action').waitFor(SOON);
  expect(await card.innerText()).toMatch(/The plan: to /);
  expect(await decisions(page)).toBe(before);
  await noViolation(page, 'a hint');
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await page.locator('.play-draft').count()).toBe(0);

  // The plan stands: the next answer comes at once, and Enter does it.
  await button(page, words.hints.ask).click();
  await card.locator('.play-hint-action').waitFor(SOON);
  await leave(page, troubles);
});

test('each level says in a sentence what it is, and the shelf tells who plays', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP }, '#/new/overlord-dday?seed=5');
  const germans = page.getByRole('group', { name: setUp.seatsFor('Germans') });
  for (const level of ['recruit', 'scripted', 'veteran', 'commander', 'random'] as const)
    await germans.getByText(setUp.seat[level].line).waitFor();
  await germans.getByText(setUp.seat.veteran.title, { exact: true }).click();
  await button(page, setUp.start).click();
  await asked(page);
  await page.goto(`${site.address}#/`);
  await page.getByText(shelf.seatOf('Germans', shelf.seat.veteran)).waitFor(SOON);
  await leave(page, troubles);

  // Nobody thinks for the small game of the tests.
  const other = await visit(site, { viewport: DESKTOP }, '#/new/proving');
  await other.page.getByText(setUp.seat.random.line).first().waitFor();
  expect(await other.page.getByText(setUp.seat.veteran.line).count()).toBe(0);
  await leave(other.page, other.troubles);
});
