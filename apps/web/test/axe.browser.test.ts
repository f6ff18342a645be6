// Nothing that axe minds, however little, on any page and in any state of a game, by day, by night and on a phone.
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { begin, SOON } from './hand.ts';
import { cutBack, goldenOf, logOf, PLAYED } from './played.ts';
import { goOnWith } from './records.ts';
import { type Shot, STATES } from './states.ts';
import { DESKTOP, noViolation, openSite, PHONE } from './visit.ts';

const site = openSite();
const DAY: BrowserContextOptions = { viewport: DESKTOP, colorScheme: 'light' };

/** The page as it stands, by day, by night and as a phone would show it. */
async function lookThrough(page: Page, state: string): Promise<void> {
  await noViolation(page, `${state} by day`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await noViolation(page, `${state} by night`, ['color-contrast']); // all else is as it was by day
  await page.setViewportSize(PHONE);
  await noViolation(page, `${state} on a phone by night`);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(DESKTOP);
}

const statesFrom = <T extends Shot['from']>(from: T) =>
  Object.entries(STATES).filter(
    (entry): entry is [string, Extract<Shot, { from: T }>] => entry[1].from === from,
  );

test.for(Object.keys(PLAYED))('%s: at its first question, and with the rulebook beside it', async (game) => {
  const { page } = await begin(site, DAY, { game });
  await page.locator('.play-verbs').waitFor(SOON);
  for (const [state, { take, device }] of statesFrom('opening')) {
    if (device !== undefined) continue; // every state is looked at so
    await take?.(page);
    await lookThrough(page, `${game} ${state}`);
  }
  await page.close();
});

test.for(Object.keys(PLAYED))('%s: at a question that is being answered', async (game) => {
  for (const [state, asked] of statesFrom('question')) {
    const { page } = await goOnWith(site, DAY, await cutBack(game, asked, 'first'), /^Go on as/);
    await page.locator('.play-verbs').waitFor(SOON);
    await asked.take(page);
    await lookThrough(page, `${game} ${state}`);
    await page.close();
  }
});

test.for(Object.keys(PLAYED))('%s: looked back at, to its end', async (game) => {
  const record = goldenOf(game);
  const log = await logOf(record);
  const { page, troubles } = await goOnWith(site, DAY, record, homeWords.record.read);
  await page.locator('.after-moment-text').waitFor(SOON);
  for (const [state, { take }] of statesFrom('replay')) {
    await take({ page, log });
    await lookThrough(page, `${game} ${state}`);
  }
  expect(troubles).toEqual([]);
  await page.close();
});
