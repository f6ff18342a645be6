// A game of somebody's own in the browser, as docs/your-own-game.md tells it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { button, column, decisions, draft, length, questioned, recordOf, rounded, SOON, shownOdds, tab } from './hand.ts'; // biome-ignore format: a list
import { DESKTOP, leave, openSite, violations, visit } from './visit.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/your-own-game.md'), 'utf8');

/** Where the packages are found by their names. */
const CACHE = join(ROOT, '.cache');
mkdirSync(CACHE, { recursive: true });
const folder = mkdtempSync(join(CACHE, 'own-'));

/** Three sides in two camps, each of which bids once, hidden from who does not share its seat. */
const THREE = `
import { makeGrid } from '@bocage/hex';
import { defineGame, done, int, names, rulebook, table, where } from '@bocage/kernel';
const SIDE = names('side', ['us', 'commonwealth', 'german']);
const BID = int(0, 3);
const { procedure, verb } = rulebook();
const bid = verb('bid', () => where(BID, () => null), (g, _c, many) => {
  g.bid.secret.set(g.turn, many);
  g.turn += 1;
  return g.turn === 3 ? done : 'ask';
});
export const game = defineGame({
  id: 'bidding', title: 'Bidding', version: 1, sides: SIDE,
  camps: { allied: ['us', 'commonwealth'], axis: ['german'] },
  schema: { turn: int(0, 3), bid: table(SIDE, { secret: BID }) },
  scenarios: { plain: { title: 'Plain', setUp() {} } },
  main: procedure('game', {}, { ask: { rule: '1', prompt: 'Bid', who: (g) => g.turn, may: [bid] } }),
  procedures: [], events: [], impossible: () => [], cases: {},
  hidden: { 'bid.secret': { seenBy: (_g, row, side) => row === side } },
  outcome: () => ({ winner: -1, text: 'nobody', score: {} }),
});
const spec = { top: 'flat', order: 'column-row', columns: [1, 2], rows: [1, 2], columnsFrom: 'west', rowsFrom: 'north', shifted: 'even', shift: 'south' };
const none = () => [];
export const presentation = {
  grid: makeGrid(spec), sides: ['Americans', 'British', 'Germans'], boxes: [], overlays: [],
  verbs: { bid: { label: 'Bid', asks: ['so many'] } }, previews: [], scenarios: {}, options: {},
  caption: () => 'An auction', counters: none, marks: none, tracks: none, sheet: () => null,
};
`;

const site = openSite();
const commands: ChildProcess[] = [];

/** Serves the page with the game of a file; gives where. */
async function served(file: string): Promise<{ origin: string; hash: string }> {
  const main = join(ROOT, 'apps/cli/src/main.ts');
  const env = { ...process.env, BOCAGE_PAGE: inject('folder') };
  const command = spawn(process.execPath, [main, 'page', join(folder, file)], { env });
  commands.push(command);
  const [said] = (await once(command.stdout, 'data')) as [Buffer];
  const [, origin = '', hash = ''] = /(http:[^#]*)(#\S*)/.exec(said.toString()) ?? [];
  return { origin, hash };
}

beforeAll(() => {
  for (const [, name = '', text = ''] of PAGE.matchAll(/`(\w+\.ts)`:\n\n```ts\n([\s\S]*?)\n```/g))
    writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, 'three.js'), THREE);
});

afterAll(async () => {
  for (const command of commands) {
    command.kill('SIGINT');
    expect(await once(command, 'exit')).toEqual([0, null]);
  }
  rmSync(folder, { recursive: true });
});

test('sides of one camp are given one seat where a game is set up, and its record says so', async () => {
  const { origin, hash } = await served('three.js');
  const { page, troubles } = await visit({ ...site, address: origin }, { viewport: DESKTOP }, hash);
  const { setUp } = homeWords;
  const sides = page.locator('.setup-side');
  const together = page.getByRole('switch', { name: setUp.together('Americans and the British') });
  await together.waitFor();
  const allies = ['Americans and the British', 'Germans'].map(setUp.seatsFor);
  expect(await sides.allInnerTexts()).toEqual(allies);
  expect(await page.getByText(setUp.hotSeats).count()).toBe(0);
  await together.press('Space');
  await expect.poll(() => sides.count(), SOON).toBe(3);
  await page.getByText(setUp.hotSeats).waitFor();
  await together.press('Space');
  await expect.poll(() => sides.allInnerTexts(), SOON).toEqual(allies);
  expect(await violations(page)).toEqual([]);
  await button(page, setUp.start).click();
  await questioned(page, /Bid/);
  expect(await recordOf(page)).toMatch(/^seats us\+commonwealth german$/m);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the game of the page is set up, played against its opponent, and there again after a reload', async () => {
  const { origin, hash } = await served('page.ts');
  const { page, troubles } = await visit(
    { ...site, address: origin },
    { viewport: DESKTOP, reducedMotion: 'reduce', ground: true },
    hash,
    { speed: 0 },
  );
  await page.getByRole('radio', { name: /At dawn/ }).waitFor();
  expect(await page.locator('.setup-side').allInnerTexts()).toEqual(
    ['Blues', 'Reds'].map((side) => homeWords.setUp.seatsFor(side)),
  );
  expect(await violations(page)).toEqual([]);
  await button(page, homeWords.setUp.start).click();

  await questioned(page, /Send a scout into the river/);
  expect(await page.locator('.board-counter').count()).toBe(4);
  await tab(page, 'actions');
  expect(await page.getByRole('option').allInnerTexts()).toEqual([
    expect.stringContaining('Ada'),
    expect.stringContaining('Bob'),
  ]);
  // One by the map, with the odds of the river.
  const scout = page.locator('.board-counter', { hasText: 'Ada' });
  await scout.locator('.board-press').click();
  expect(await shownOdds(page)).toEqual([1 / 2, 1 / 3, 1 / 6].map(rounded));
  expect(await draft(page).innerText()).toMatch(/Ada is over the river[\s\S]*Ada is lost/);
  // The others by the list, to the end: where one scout is left, nobody is asked.
  const over = page.getByText(words.over).first();
  const option = page.getByRole('option').first();
  for (;;) {
    const before = await decisions(page);
    await button(page, words.roll).click(SOON);
    const isOn = async () => (await decisions(page)) > before && (await option.isVisible());
    await expect.poll(async () => (await over.isVisible()) || (await isOn()), SOON).toBe(true);
    if (await over.isVisible()) break;
    await option.click();
  }
  expect(await page.locator('body').innerText()).toMatch(/[012] to [012]/);
  await button(page, words.toMap).click();
  await tab(page, 'log');
  expect(await column(page).innerText()).toMatch(/Ada/);

  const played = await length(page);
  await page.reload();
  await expect.poll(() => length(page), SOON).toBeGreaterThanOrEqual(played);
  expect(await page.getByText(words.cannotOpen).count()).toBe(0);
  await page.goto(`${origin}#/`);
  await page.locator('.home-card-link', { hasText: 'The river' }).waitFor();
  await expect.poll(() => page.locator('.home-save').count(), SOON).toBe(1);
  await leave(page, troubles);
});
