import { readFileSync } from 'node:fs';
import { entryOf } from '@bocage/catalogue';
import type { Match } from '@bocage/kernel';
import { readRecord, writeRecord } from '@bocage/kernel/text';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { button, draft, SOON } from './hand.ts';
import { goOnWith } from './records.ts';
import { DESKTOP, openSite, type Visit, violations } from './visit.ts';

const site = openSite();
const { goOn } = homeWords.record;

/** Where a test begins: a golden game, cut back to the last moment before a decision at which a side is asked this. */
interface Moment {
  readonly game: string;
  readonly record: string;
  readonly step: string;
  readonly upTo: number;
}

const GAMES = '../../../packages/games';

async function recordAt({ game, record, step, upTo }: Moment): Promise<string> {
  const playable = await entryOf(game)?.load?.();
  if (playable === undefined) throw new Error('there is no such game');
  const file = new URL(`${GAMES}/${game}/test/golden/${record}.record`, import.meta.url);
  const match: Match = readRecord(playable.game, readFileSync(file, 'utf8'));
  const isThere = ({ plies, engine }: Match): boolean =>
    plies.length <= upTo && engine.side === 0 && engine.stepName === step;
  while (!isThere(match)) if (!match.takeBack()) throw new Error('there is no such moment');
  return writeRecord(match);
}

const OVERLORD: Moment = { game: 'overlord-dday', record: 'dday', step: 'action.move', upTo: 600 };
const SUMMER: Moment = { game: 'dark-summer', record: 'campaign', step: 'support.attacker', upTo: 2840 };
const REACTION: Moment = { game: 'dark-summer', record: 'campaign', step: 'movement.begin', upTo: 2200 };
const OMAHA: Moment = {
  game: 'omaha-beach',
  record: 'easy-fox-tanks',
  step: 'eventPhase.follower',
  upTo: 60,
};

/** Goes on with a game in which things move, and are shown for a while. */
const goOnAt = async (moment: Moment, side: string, motion: 'no-preference' | 'reduce'): Promise<Visit> =>
  goOnWith(site, { viewport: DESKTOP, reducedMotion: motion }, await recordAt(moment), goOn(side), {
    speed: 150,
    confirmDice: false,
  });

/** All that is drawn and told of what happens, as it comes: notes it in the page, which is quicker than a test. */
const NOTE = `{
  const notes = (window.happenings = []);
  const look = () => {
    const card = document.querySelector('.board-card:not([hidden])');
    if (card === null || card.textContent === notes.at(-1)?.card) return;
    const kinds = [...document.querySelectorAll('.is-strokes .stroke')].map((stroke) => stroke.classList[1]);
    const panel = document.querySelector('.play-happened')?.innerText ?? '';
    notes.push({ card: card.textContent, kinds, panel, isMoving: card.classList.contains('is-moving') });
  };
  new MutationObserver(look).observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true });
}`;

interface Note {
  readonly card: string;
  readonly kinds: readonly string[];
  readonly panel: string;
  readonly isMoving: boolean;
}
const notesOf = (page: Page): Promise<readonly Note[]> => page.evaluate('window.happenings');

/** Waits until something with such a stroke was drawn, and gives it. */
async function drawn(page: Page, kind: string): Promise<Note> {
  const find = async (): Promise<Note | undefined> =>
    (await notesOf(page)).find(({ kinds }) => kinds.includes(`is-${kind}`));
  await expect.poll(find, SOON).toBeDefined();
  return (await find()) as Note;
}

/** The part of the map that is in the window. */
const viewOf = (page: Page): Promise<string> =>
  page.locator('.board-layer').evaluate((layer) => (layer as HTMLElement).style.transform);

const zoomIn = async (page: Page): Promise<void> => {
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await page.waitForTimeout(400); // it glides there
};

/** Goes to a corner of the map, far from everything. */
async function lookAway(page: Page): Promise<string> {
  await zoomIn(page);
  const before = await viewOf(page);
  // The small map steps aside for what may be chosen as soon as the large one rests, and comes when it is wanted.
  const go = async (): Promise<string> => {
    const mini = page.locator('.board-mini');
    if (!(await mini.isVisible())) await page.getByRole('button', { name: 'Small map' }).click();
    const box = await mini.boundingBox();
    if (box !== null) {
      await page.mouse.click(box.x + 6, box.y + 6);
      await page.mouse.move(box.x - 60, box.y - 60);
    }
    return viewOf(page);
  };
  await expect.poll(go, SOON).not.toBe(before);
  await page.waitForTimeout(700); // it glides there, and comes to rest
  return viewOf(page);
}

test('Overlord: a German attack far from where one looks is brought into view, drawn and told', async () => {
  const { page, troubles } = await goOnAt(OVERLORD, 'Allies', 'no-preference');
  await button(page, 'End the moves').waitFor(SOON);
  const home = await lookAway(page);
  await page.evaluate(NOTE);
  await button(page, 'End the moves').click();
  await button(page, words.warnedAgain).click(SOON); // the beaches are full
  const { card, kinds, panel, isMoving } = await drawn(page, 'line');
  expect(card).toMatch(/^N\d+, dice \d+, \d:\d, /);
  expect(kinds).toContain('is-burst');
  expect(panel).toContain(card.split(':')[0]);
  expect(isMoving).toBe(true);
  expect(await viewOf(page)).not.toBe(home);
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test('Overlord: where nothing shall move the same is drawn, still', async () => {
  const { page, troubles } = await goOnAt(OVERLORD, 'Allies', 'reduce');
  await button(page, 'End the moves').waitFor(SOON);
  await page.evaluate(NOTE);
  await button(page, 'End the moves').click();
  await button(page, words.warnedAgain).click(SOON); // the beaches are full
  const { card, isMoving } = await drawn(page, 'line');
  expect(card).toMatch(/^N\d+, dice \d+, \d:\d, /);
  expect(isMoving).toBe(false);
  expect(await page.evaluate('document.getAnimations().length')).toBe(0);
  expect(troubles).toEqual([]);
  await page.close();
});

test('Omaha: German fire is drawn from the post to its target in its colour, with letters and what it does', async () => {
  const { page, troubles } = await goOnAt(OMAHA, 'Americans', 'no-preference');
  const home = await lookAway(page);
  await page.evaluate(NOTE);
  await page.keyboard.press('2');
  await page.getByRole('option').first().click();
  const { card, kinds } = await drawn(page, 'line');
  expect(card).toMatch(/^Card \d+: .*WN\d+ on .*\(.*\)/);
  expect(kinds).toContain('is-burst');
  expect(await page.locator('.is-strokes .stroke-badge text').first().innerHTML()).toMatch(/^[A-Z]$/);
  expect(await viewOf(page)).not.toBe(home);
  expect(await violations(page)).toEqual([]);
  // A line of the panel draws it again.
  await page.locator('.play-happened-line').first().click();
  await expect.poll(() => page.locator('.is-strokes .stroke').count(), SOON).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await page.close();
});

test('The Dark Summer: an attack stands as an arrow with its odds until it is fought, and is drawn as it is', async () => {
  const { page, troubles } = await goOnAt(SUMMER, 'Allies', 'no-preference');
  await button(page, /^Commit support/).waitFor(SOON);
  const aim = page.locator('.board-aims .stroke.is-aim');
  await expect.poll(() => aim.count(), SOON).toBe(1);
  expect(await aim.locator('.stroke-head').count()).toBeGreaterThan(0);
  expect(await aim.locator('text').innerHTML()).toMatch(/^(\d-\d|\?)$/);
  // While support is chosen the arrow has the odds of the card.
  await button(page, /^Commit support/).click();
  await expect.poll(() => draft(page).innerText(), SOON).toMatch(/column \d-\d/);
  const column = /column (\d-\d)/.exec(await draft(page).innerText())?.[1];
  await expect.poll(() => aim.locator('text').innerHTML(), SOON).toBe(column);
  await button(page, words.cancel).click();
  await page.evaluate(NOTE);
  await button(page, words.noneOfThem).click();
  const { card, kinds } = await drawn(page, 'line');
  expect(card).toMatch(/^\d{4}, (die \d, \d-\d|\d-\d, no roll), /);
  expect(kinds).toContain('is-burst');
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test('The Dark Summer: the ways of a German reaction stay on the map while one is asked', async () => {
  const { page, troubles } = await goOnAt(REACTION, 'Allies', 'no-preference');
  await button(page, 'End the moves').waitFor(SOON);
  await page.evaluate(NOTE);
  await button(page, 'End the moves').click();
  const { card } = await drawn(page, 'path');
  expect(card).toMatch(/ goes to \d{4}$/);
  await expect.poll(() => page.locator('.play-prompt').innerText(), SOON).toMatch(/Allies decide/);
  expect(await page.locator('.board-trails .stroke.is-trail').count()).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
  await page.close();
});

test('one key stops what happens, one goes on to the next, and both are among the keys', async () => {
  const { page, troubles } = await goOnAt(OVERLORD, 'Allies', 'no-preference');
  await button(page, 'End the moves').click();
  await button(page, words.warnedAgain).click(SOON); // the beaches are full
  await button(page, words.pause).waitFor(SOON);
  await page.keyboard.press('p');
  await button(page, words.goOn).waitFor(SOON);
  const before = await page.locator('.play-time-caption, .moment-text').first().innerText();
  await page.keyboard.press('h');
  await expect
    .poll(() => page.locator('.play-time-caption, .moment-text').first().innerText(), SOON)
    .not.toBe(before);
  await page.keyboard.press('?');
  await page.getByText(words.keyList.hurry).waitFor(SOON);
  await page.getByText(words.keyList.pause).waitFor(SOON);
  expect(troubles).toEqual([]);
  await page.close();
});

test('Overlord: what happens out of sight while several land is marked at the edge of the map, and gone to by a press', async () => {
  const landing: Moment = { game: 'overlord-dday', record: 'dday', step: 'beachLanding.land', upTo: 120 };
  const { page, troubles } = await goOnAt(landing, 'Allies', 'reduce');
  await button(page, /^Land all in their places/).click(SOON);
  await page.locator('.play-plan').waitFor(SOON);
  await lookAway(page);
  await button(page, /^Do all/).click();
  const aside = page.locator('.board-aside').first();
  await aside.waitFor(SOON);
  expect(await aside.textContent()).toMatch(/^Out of sight: .* lands in /);
  const before = await viewOf(page);
  await aside.evaluate((sign) => (sign as HTMLElement).click()); // it is drawn anew with everything that happens
  await expect.poll(() => viewOf(page), SOON).not.toBe(before);
  expect(troubles).toEqual([]);
  await page.close();
});
