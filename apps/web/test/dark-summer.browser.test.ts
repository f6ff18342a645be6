// The Dark Summer on the page: started from the front page, its first turn played by hand, its lesson taken, a game watched.
import { playerNames } from '@bocage/ai';
import { entryOf } from '@bocage/catalogue';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { loadLesson } from '../src/lesson/lessons.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { playOn } from './by-list.ts';
import { begin, button, column, decisions, draft, findHex, gridOf, length, questioned, recordOf, SOON, shownOdds, tab, takeLesson, watchToEnd } from './hand.ts'; // biome-ignore format: a list
import { idle, Shadow } from './shadow.ts';
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

const summerWords = (await loadLesson('dark-summer')).words;
const GAME = 'dark-summer';
const QUIET = { reducedMotion: 'reduce' } as const;
const playable = await entryOf(GAME)?.load?.();
if (playable === undefined) throw new Error('the game is not in the catalogue');
const grid = await gridOf(GAME);

const site = openSite();

/** Sits down for both sides. */
async function sitDown(viewport: typeof DESKTOP, seed: number): Promise<Visit> {
  const seats = { Germans: homeWords.setUp.seat.human.title };
  const visited = await begin(site, { viewport }, { game: GAME, seed, seats });
  await questioned(visited.page, /British chits/);
  return visited;
}

test('from the front page to the first question of the campaign in two clicks', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, ground: true, ...QUIET }, '', {
    speed: 0,
  });
  await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.games.setUp }).click();
  await button(page, homeWords.setUp.start).click();
  await questioned(page, /British chits/);
  await questioned(page, /Showers: the British have 3 chits this turn\./);
  expect(await page.locator('.board-counter').count()).toBeGreaterThan(90);
  await groundDrawn(page);
  await leave(page, troubles);
});

test('two people play the first turn through: landings with their odds, Reactions, chits of all three armies', async () => {
  const { page, troubles } = await sitDown(DESKTOP, 29);
  await button(page, '2 Move and 1 Combat').click();
  await questioned(page, /landing that is fought next/);

  await findHex(page, '4602', grid);
  await expect.poll(() => draft(page).innerText(), SOON).toContain('Attack on 4603, Sword Beach');
  expect((await shownOdds(page)).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(await draft(page).innerText()).toMatch(/If it has 1\s+10 to 1/);
  expect(await violations(page)).toEqual([]);
  await button(page, words.roll).click();
  await questioned(page, /second hex|landing that is fought next/);
  await tab(page, 'log');
  expect(await column(page).innerText()).toContain('Attack on 4603 by 8/3, 27 A.');

  await tab(page, 'actions');
  const shadow = await Shadow.of({ game: GAME, seed: 29, record: await recordOf(page), player: idle });
  const { g } = shadow.match.engine;
  const played = await playOn(page, shadow, () => (g as unknown as { turn: number }).turn > 1);
  const captions = played.captions.map((caption) =>
    caption
      .replace(/^\S+ /, '')
      .replace(/ 1944, \w+$/, '')
      .replace(/^.*: /, ''),
  );
  for (const round of [
    '1st Wave',
    'German Reaction',
    '2nd Wave',
    'U.S. Move Round',
    'British Move Round',
    'German Move Round',
  ])
    expect(captions).toContain(round);
  expect(captions).toContain('June III');
  expect(await page.getByText('Pass the screen').count()).toBe(0); // nothing is hidden in this game

  await tab(page, 'tracks');
  expect(await column(page).innerText()).toMatch(/Turn 2 of 10[\s\S]*Allied reinforcements/);
  expect(await violations(page)).toEqual([]);
  const { engine } = readRecord(playable.game, await recordOf(page));
  expect(engine.g).toMatchObject({ turn: 2 });
  expect(troubles).toEqual([]);
  await page.close();
});

test('on a phone the landings can be chosen by the list, and the map goes where they are', async () => {
  const { page, troubles } = await sitDown(PHONE, 29);
  await button(page, '2 Move and 1 Combat').click();
  await questioned(page, /landing that is fought next/);
  await button(page, /^Land ?\d/).click();
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
  expect(await fitsWidth(page)).toBe(true);
  await leave(page, troubles);
});

test('the lesson of the campaign leads through a first turn on the live rules', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, ...QUIET }, '', { speed: 0 });
  await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.learn }).click();
  await page.getByRole('heading', { name: summerWords.steps.campaign?.title ?? '' }).waitFor(SOON);
  const titles = await takeLesson(page, summerWords.steps.summer?.title ?? '');
  expect(titles.size).toBeGreaterThan(15);
  await leave(page, troubles);
});

test('two of the best players there are play a campaign to its end under watching eyes, as the kernel says', async () => {
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
  await watchToEnd(page);
  const count = await length(page);
  console.log(`watched ${count} decisions of ${best} players`);
  expect(await decisions(page)).toBe(count);
  const { engine } = readRecord(playable.game, await recordOf(page));
  expect(engine.over).toBe(true);
  expect(await page.locator('body').innerText()).toContain(engine.game.outcome(engine.g).text);
  await leave(page, troubles);
});
