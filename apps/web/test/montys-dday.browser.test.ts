// Monty's D-Day on the page: both sides set up by one command each, and a first turn goes by with few clicks.
import { expect, test } from 'vitest';
import { loadLesson } from '../src/lesson/lessons.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { begin, button, column, decisions, draft, questioned, SOON, tab, takeLesson } from './hand.ts'; // biome-ignore format: a list
import { DESKTOP, fitsWidth, leave, openSite, PHONE, type Visit, violations, visit } from './visit.ts';

const GAME = 'montys-dday';
const swordWords = (await loadLesson(GAME)).words;
const site = openSite();

type Page = Visit['page'];

/** How often something was pressed. */
let clicks = 0;
const press = async (page: Page, name: string | RegExp): Promise<void> => {
  clicks++;
  await button(page, name).first().click(SOON);
};
/** A command that stands for several decisions: shown, then done. */
async function command(page: Page, name: RegExp): Promise<void> {
  const before = await decisions(page);
  await press(page, name);
  await press(page, /^Do all/);
  await expect.poll(() => decisions(page), SOON).toBeGreaterThan(before);
}

const BOTH = { Allies: 'You', Germans: 'You' };

test('the historical set-up of both sides, the drops and the landings by few clicks', async () => {
  clicks = 0;
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: GAME, seed: 7, seats: BOTH });
  await press(page, words.openTable);
  await questioned(page, /Set up your units and lay the mines/);
  await command(page, /The historical set-up/);
  await questioned(page, /Load the boxes of the Waves/);
  await command(page, /The historical set-up/);
  await questioned(page, /Announce a brigade/);
  await command(page, /The historical landings/);
  await questioned(page, /Give a parachute brigade/);
  await command(page, /The historical Drop Zones/);
  await questioned(page, /Aim a Drop Zone/);
  await command(page, /The historical Drop Zones/);
  await questioned(page, /Aim a glider unit/);
  expect(clicks).toBeLessThanOrEqual(12);
  // Half a hundred Germans, and nobody of the Allies, is on the map.
  expect(await page.locator('.board-counter').count()).toBeGreaterThan(60);
  await tab(page, 'tracks');
  expect(await column(page).innerText()).toMatch(/Drop Zones of the 6th Airborne Division/);
  await leave(page, troubles);
});

test('what the Germans set up unseen is one line of the log, with a count', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: GAME, seed: 7 });
  await questioned(page, /Load the boxes of the Waves/);
  await tab(page, 'log');
  const unseen = page.locator('.play-entry', { hasText: 'something you may not know' });
  await expect.poll(() => unseen.count(), SOON).toBe(1);
  const line = await unseen.locator('.play-entry-text').innerText();
  const times = Number(/\d+/.exec(line)?.[0]);
  expect(line).toBe(words.hiddenDecision('Germans', true, times));
  expect(times).toBeGreaterThan(20);
  // That they are ready is told, and so is whatever stands before the set-up.
  expect(times).toBeGreaterThanOrEqual((await decisions(page)) - 2);
  await leave(page, troubles);
});

/** The morning at Sword, up to the first question of the Allies after their set-up. */
async function atSword(viewport: typeof DESKTOP): Promise<Visit> {
  const visited = await begin(
    site,
    { viewport },
    { game: GAME, scenario: /morning at Sword/, seed: 3, seats: { Allies: 'You', Germans: 'Regular' } },
  );
  await questioned(visited.page, /Load the boxes/);
  await press(visited.page, 'End the set-up');
  return visited;
}

test('fire is put together step by step: its column is told with each, and its chances before the dice', async () => {
  const { page, troubles } = await atSword(DESKTOP);
  await questioned(page, /put the units of this Cycle to sea/);
  await command(page, /Put all to sea in their places/);
  await questioned(page, /Fire at a hex/);
  await tab(page, 'actions');
  await page.getByRole('option', { name: /^Fire on a hex: 2620/ }).click(SOON);
  await questioned(page, /Say who fires at the hex/);
  await press(page, /^Add support points/);
  await draft(page).getByRole('button', { name: '50', exact: true }).hover();
  await expect.poll(() => draft(page).innerText(), SOON).toMatch(/50 against 6 is \+44: column G/);
  await draft(page).getByRole('button', { name: '50', exact: true }).click();
  await questioned(page, /150 support points left/);
  await press(page, 'Fire');
  await expect.poll(() => draft(page).innerText(), SOON).toMatch(/10\/736 is disrupted/);
  // Pressed again it does what stands there, as a second click on the map would.
  await press(page, 'Fire');
  await expect.poll(() => column(page).innerText(), SOON).toMatch(/2620: 50 against \d+, column G, dice \d+/);
  await leave(page, troubles);
});

test('on a phone nothing is wider than the screen, and nothing is against the rules of access', async () => {
  const { page, troubles } = await atSword(PHONE);
  await questioned(page, /put the units of this Cycle to sea/);
  expect(await fitsWidth(page)).toBe(true);
  expect(await violations(page)).toEqual([]);
  await leave(page, troubles);
});

test('the lesson leads through a first morning', async () => {
  const { page, troubles } = await visit(
    site,
    { viewport: DESKTOP, reducedMotion: 'reduce' },
    `#/learn?game=${GAME}`,
    { speed: 0 },
  );
  const last = swordWords.steps.morning?.title ?? '';
  const titles = await takeLesson(page, last);
  for (const step of ['table', 'launch', 'fire', 'drift', 'swim', 'assault'])
    expect(titles, step).toContain(swordWords.steps[step]?.title);
  await leave(page, troubles);
});
