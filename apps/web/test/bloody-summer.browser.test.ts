// A Bloody Summer on the page: both of its maps at once, three people at one screen, a fight with its odds, a campaign watched.
import { entryOf } from '@bocage/catalogue';
import type { Engine } from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { playOn } from './by-list.ts';
import { begin, button, column, decisions, length, questioned, recordOf, SOON, shownOdds, tab, watchToEnd } from './hand.ts'; // biome-ignore format: a list
import { idle, Shadow } from './shadow.ts';
import { DESKTOP, groundDrawn, leave, openSite, violations, visit } from './visit.ts';

const GAME = 'bloody-summer';
const ALLIES = 'Americans and the British';
const { human, scripted } = homeWords.setUp.seat;
const playable = await entryOf(GAME)?.load?.();
if (playable === undefined) throw new Error('the game is not in the catalogue');
const { game } = playable;

const site = openSite();

test('from the front page to the first question in two clicks, with both Allied sides in one seat', async () => {
  const { page, troubles } = await visit(
    site,
    { viewport: DESKTOP, ground: true, reducedMotion: 'reduce' },
    '',
    { speed: 0 },
  );
  await page.locator(`#${GAME}`).getByRole('link', { name: homeWords.games.setUp }).click();
  await expect
    .poll(() => page.locator('.setup-side').allInnerTexts(), SOON)
    .toEqual([ALLIES, 'Germans'].map(homeWords.setUp.seatsFor));
  await button(page, homeWords.setUp.start).click();
  await questioned(page, /Americans decide[\s\S]*Send your aircraft on their missions/);
  expect(await page.locator('.board-counter').count()).toBeGreaterThan(20);
  await groundDrawn(page);
  expect(await recordOf(page)).toMatch(/^seats us\+british german$/m);
  await leave(page, troubles);
});

test('the boxes off the map are drawn beside it, so that both maps are seen at once', async () => {
  const { page, troubles } = await begin(
    site,
    { viewport: DESKTOP },
    { game: GAME, scenario: /Cobra/, seed: 7, seats: { Germans: human.title } },
  );
  await questioned(page, /decide/);
  await tab(page, 'boxes');
  const [chart, map] = [page.locator('.play-chart').first(), page.locator('.play-board-root')];
  await chart.waitFor(SOON);
  expect(await chart.locator('.play-node').count()).toBeGreaterThan(5);
  expect(await page.locator('.board-counter').count()).toBeGreaterThan(100);
  const [beside, ground] = [await chart.boundingBox(), await map.boundingBox()];
  expect(beside?.x ?? 0).toBeGreaterThanOrEqual((ground?.x ?? 0) + (ground?.width ?? 0));
  expect(beside?.width).toBeGreaterThan(200);
  expect(await violations(page)).toEqual([]);
  await leave(page, troubles);
});

test('an attack is told with its chances before the dice', async () => {
  const seed = 7;
  const { page, troubles } = await begin(
    site,
    { viewport: DESKTOP },
    { game: GAME, seed, seats: { Germans: human.title } },
  );
  await questioned(page, /Send your aircraft/);
  await tab(page, 'actions');
  const shadow = await Shadow.of({ game: GAME, seed });
  const { engine } = shadow.match;
  await playOn(page, shadow, () => mayFight(engine));
  await page.getByRole('option', { name: /^Begin the attack/ }).click(SOON);
  expect((await shownOdds(page)).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  await button(page, words.roll).click();
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(shadow.ply);
  await leave(page, troubles);
});

const mayFight = ({ over, stepName, offer }: Engine): boolean =>
  !over && stepName === 'assaults.muster' && offer.list(2000).some(({ verb }) => verb === 'fight');

test('three people at one screen play the turn of Goodwood and Cobra through, and nothing is hidden from anybody', async () => {
  const seed = 7;
  const seats = Object.fromEntries(['Americans', 'British', 'Germans'].map((side) => [side, human.title]));
  const sitting = { game: GAME, scenario: /Cobra/, seed, seats, isApart: true };
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, sitting);
  await questioned(page, /decide/);
  expect(await page.getByText(homeWords.setUp.hotSeats).count()).toBe(0);
  await tab(page, 'actions');
  const shadow = await Shadow.of({ game: GAME, seed, scenario: 'cobra', player: idle });
  const g = shadow.match.engine.g as unknown as { readonly turn: number };
  const { actions, captions } = await playOn(page, shadow, () => g.turn > 7);
  console.log(`three people: ${actions} decisions`);
  for (const half of ['Phase A', 'Phase B'])
    for (const camp of ['the Allies', 'the Germans'])
      expect(captions.some((caption) => caption.includes(half) && caption.includes(camp))).toBe(true);

  const record = await recordOf(page);
  expect(record).not.toMatch(/^seats /m);
  const { engine, answers } = readRecord(game, record);
  expect(engine.g).toMatchObject({ turn: 8 });
  expect([...new Set(answers.map(({ side }) => side))].filter((side) => side >= 0).sort()).toEqual([0, 1, 2]);
  expect(await page.getByText('Pass the screen').count()).toBe(0);
  await tab(page, 'log');
  await page.getByRole('radio', { name: words.filters.own }).click();
  expect(await column(page).innerText()).toMatch(/Phase/);
  await leave(page, troubles);
});

test('scripted players play a campaign to its end under watching eyes, and it ends as the kernel says', async () => {
  const seats = { [ALLIES]: scripted.title, Germans: scripted.title };
  const sitting = { game: GAME, scenario: /Campaign/, seed: 5, seats };
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, sitting);
  const over = page.getByText(words.over).first();
  const skip = button(page, words.skipToEnd);
  await skip.or(over).first().waitFor(SOON);
  if (await skip.isVisible()) await skip.click();
  await watchToEnd(page);
  const count = await length(page);
  console.log(`watched ${count} decisions`);
  expect(await decisions(page)).toBe(count);
  const { engine } = readRecord(game, await recordOf(page));
  expect(engine.over).toBe(true);
  expect(await page.locator('body').innerText()).toContain(engine.game.outcome(engine.g).text);
  await leave(page, troubles);
});
