// D-Day at Omaha Beach beyond the beach: the afternoon is set up, and its first turns are played by hand through the page.
import { expect, test } from 'vitest';
import { playWords as words } from '../src/words/en/play.ts';
import { playOn } from './by-list.ts';
import { begin, button, column, draft, keptRecord, questioned, SOON, settled, tab } from './hand.ts';
import { Shadow } from './shadow.ts';
import { DESKTOP, fitsWidth, leave, openSite, PHONE, type Visit, violations } from './visit.ts';

const GAME = 'omaha-beach';
const SEED = 1944;
/** Two turns are played: the seventeenth and the eighteenth. */
const AFTER = 19;
const site = openSite();

const sitDown = (viewport: typeof DESKTOP): Promise<Visit> =>
  begin(site, { viewport }, { game: GAME, seed: SEED, scenario: /Beyond the Beach/ });
const follow = (): Promise<Shadow> => Shadow.of({ game: GAME, seed: SEED, scenario: 'beyond-the-beach' });

test('units that are not on the map yet are chosen by their names, on a phone too', async () => {
  const { page, troubles } = await sitDown(PHONE);
  const shadow = await follow();
  shadow.wait();
  await settled(page, shadow.ply);
  await button(page, /^Put a unit on the beach/).click(SOON);
  const names = draft(page).locator('.play-unseen').getByRole('button');
  await names.first().waitFor(SOON);
  const units = shadow.match.engine.legal(1000).map(({ args }) => args[0]);
  expect(await names.count()).toBe(new Set(units).size);
  await names.first().click();
  await expect.poll(() => draft(page).innerText(), SOON).toContain('the hex at the water');
  expect(await fitsWidth(page)).toBe(true);
  await leave(page, troubles);
});

test('set-up and two turns of the afternoon through the list of actions leave the record of the kernel', async () => {
  const { page, troubles } = await sitDown(DESKTOP);
  const shadow = await follow();
  const turn = (): number => (shadow.match.engine.g as unknown as { turn: number }).turn;
  await questioned(page, /Put the vehicles and guns/);
  await tab(page, 'actions');
  const began = performance.now();
  const { actions } = await playOn(page, shadow, () => turn() >= AFTER);
  console.log(`${actions} actions in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect(shadow.match.engine.over).toBe(false);
  expect(await keptRecord(page)).toBe(shadow.record);

  await tab(page, 'tracks');
  const tracks = page.locator('.play-tracks');
  await tracks.waitFor(SOON);
  const told = await tracks.innerText();
  for (const part of [
    `Turn ${AFTER} of 32`,
    'Reach of the command posts',
    'Reach of the engineer bases',
    'Points if it ended now',
    'steps off the map',
  ])
    expect(told).toContain(part);
  expect(await violations(page)).toEqual([]);

  await tab(page, 'log');
  await page.getByRole('tab', { name: words.tabs.log, selected: true }).waitFor(SOON);
  const log = await column(page).innerText();
  expect(log).toMatch(/Engineers and command posts/i);
  expect(log).not.toMatch(/undefined|NaN|card-\d|\{|\}/);
  await leave(page, troubles);
});
