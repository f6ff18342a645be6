import { readFileSync } from 'node:fs';
import { entryOf } from '@bocage/catalogue';
import { CHANCE, isReason, outcomes, parseAction, readRecord } from '@bocage/kernel';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, openSite, PHONE, type Site, type Visit, violations, visit } from './visit.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite();
}, 300_000);

afterAll(async () => {
  await site?.close();
});

const SOON = { timeout: 30_000 };
const LONG = 120_000;

/** Sits down at the example of Omaha, the smallest game with landings, and hurries to the first question. */
async function sitDown(options: BrowserContextOptions): Promise<Visit> {
  const { page, troubles } = await visit(
    site,
    { reducedMotion: 'reduce', ...options },
    '#/new/overlord-dday',
  );
  await page.evaluate(() => localStorage.setItem('bocage-settings', JSON.stringify({ speed: 0 })));
  await page.reload();
  await page.getByRole('radio', { name: /The printed example/ }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  await asked(page);
  return { page, troubles };
}

/** Waits until somebody at the screen is asked, and all that can be chosen is lit. */
async function asked(page: Page): Promise<void> {
  await page.locator('.play-verbs').waitFor(SOON);
  await page.waitForFunction(() => !document.querySelector('.play-pace'));
}

const question = (page: Page): Promise<string> => page.locator('.play-prompt-text').innerText();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const decisions = async (page: Page): Promise<number> =>
  Number((await page.locator('.play-time-caption b').innerText()).split('/')[0]);

/** Fires on one nest after another until the ships may cease, and goes on to the landings. */
async function bombardByMouse(page: Page): Promise<void> {
  for (let shots = 0; shots < 9 && /Weapons Nest/.test(await question(page)); shots++) {
    const cease = button(page, /Cease fire/);
    if (!(await cease.innerText()).includes('not now')) {
      await cease.click();
      break;
    }
    await page.locator('.board-counter.is-legal').first().click();
    const menu = page.getByRole('menuitem').first();
    const roll = button(page, 'Throw the dice');
    await menu.or(roll).first().waitFor(SOON);
    if (await menu.isVisible()) await menu.click();
    const before = await decisions(page);
    await roll.click(SOON);
    await page.waitForFunction(
      (was) => Number(document.querySelector('.play-time-caption b')?.textContent?.split('/')[0]) > was,
      before,
    );
    await asked(page);
  }
  await expect.poll(() => question(page), SOON).toMatch(/Land a unit/);
}

async function recordOf(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Game menu').click();
  await page.getByRole('menuitem', { name: 'Save as a file' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

test(
  'a landing phase by mouse: fire, land, odds as the engine counts them, undo, reload',
  async () => {
    const { page, troubles } = await sitDown({ viewport: DESKTOP });
    await bombardByMouse(page);

    await page.locator('.play-box-counter.play-lit button').first().click();
    const hex = page.locator('.play-draft-look');
    await hex.waitFor(SOON); // one landing hex: it is looked at without asking
    await expect.poll(() => page.locator('.play-odds-lines li').count(), SOON).toBeGreaterThan(1);
    const shown = await page
      .locator('.play-odds-lines li')
      .evaluateAll((lines) => lines.map((line) => Number((line as HTMLElement).dataset.probability)));
    const [unit, place] = await page.locator('.play-draft-path span').allInnerTexts();
    expect(shown).toEqual(await reckoned(await recordOf(page), `land ${unit} ${place}`));

    const before = await decisions(page);
    await page.getByRole('tab', { name: 'Actions' }).click();
    await page.getByRole('option').first().click();
    await button(page, 'Throw the dice').click();
    await expect.poll(() => decisions(page), SOON).toBe(before + 2);
    await asked(page);

    await button(page, 'Take back').click();
    await expect.poll(() => decisions(page), SOON).toBe(before);
    expect(await page.locator('.play-earlier').innerText()).toContain('An earlier moment');
    await button(page, 'Redo').click();
    await expect.poll(() => decisions(page), SOON).toBe(before + 2);

    const said = await question(page);
    await page.reload();
    await asked(page);
    expect(await decisions(page)).toBe(before + 2);
    expect(await question(page)).toBe(said);

    await button(page, 'End the landings of this phase').click();
    await expect.poll(() => question(page), SOON).not.toMatch(/Land a unit/);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

/** The chances of a landing as the kernel counts them, the likeliest first, by what it does to the unit. */
async function reckoned(record: string, text: string): Promise<number[]> {
  const playable = await entryOf('overlord-dday')?.load?.();
  if (playable === undefined) throw new Error('there is no such game');
  const { engine } = readRecord(playable.game, record);
  const action = parseAction(engine.offer, text);
  if (isReason(action)) throw new Error(action.text);
  const unit = action.args[0] as number;
  const { layout } = playable.game;
  const read = (data: Int16Array, field: string): number =>
    data[(layout.at.get(`unit.${field}`)?.base ?? 0) + unit] as number;
  const shares = outcomes(engine, action, {
    settled: (at) => at.side !== CHANCE,
    measure: (at) => ['at', 'steps', 'marker'].map((field) => read(at.snapshot(), field)).join(),
    key: (outcome) => outcome,
  });
  return shares.map(({ probability }) => probability).sort((a, b) => b - a);
}

test(
  'the same by keyboard alone, and the focus is never lost',
  async () => {
    const { page, troubles } = await sitDown({ viewport: DESKTOP });
    const press = (key: string) => page.keyboard.press(key);
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? 'BODY');
    for (let shots = 0; shots < 9 && /Weapons Nest/.test(await question(page)); shots++) {
      const before = await decisions(page);
      await press('2');
      await expect.poll(() => page.locator('[role="tab"]:focus').count()).toBe(1);
      await press('Enter');
      const cease = page.getByRole('option', { name: 'Cease fire' });
      await page.getByRole('option').first().waitFor(SOON);
      const search = (await cease.count()) > 0 ? 'Cease' : 'Fire';
      for (let tabs = 0; tabs < 4 && (await focused()) !== 'INPUT'; tabs++) await press('Tab');
      await page.keyboard.type(search);
      await expect.poll(() => page.getByRole('option').first().innerText()).toContain(search);
      await press('Tab');
      await press('Enter');
      if (search === 'Cease') break;
      await button(page, 'Throw the dice').waitFor(SOON);
      await press('g');
      await press('Enter');
      await expect.poll(() => decisions(page), SOON).toBe(before + 2);
      await asked(page);
      expect(await focused()).not.toBe('BODY');
    }
    await expect.poll(() => question(page), SOON).toMatch(/Land a unit/);

    const before = await decisions(page);
    await press('g');
    await press('n'); // the first unit that may land, in its box
    await expect.poll(() => page.locator('.play-box-counter button:focus').count(), SOON).toBe(1);
    await press('Enter');
    await page.locator('.play-draft-look').waitFor(SOON);
    await press('n'); // its landing hex, on the map
    await expect.poll(() => page.locator('.board-view:focus').count(), SOON).toBe(1);
    await press('Enter');
    await button(page, 'Throw the dice').waitFor(SOON);
    await press('Enter');
    await expect.poll(() => decisions(page), SOON).toBe(before + 2);
    await asked(page);
    expect(await focused()).not.toBe('BODY');
    await press('U');
    await expect.poll(() => decisions(page), SOON).toBe(before);

    await press('?');
    await page.getByRole('dialog', { name: 'Keys' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test(
  'what is refused says why, and its number shows the case',
  async () => {
    const { page, troubles } = await sitDown({ viewport: DESKTOP });
    await button(page, /Cease fire/).click();
    const refusal = page.locator('.play-refusal');
    expect(await refusal.innerText()).toMatch(/bombardment must be made[\s\S]*27\.2\.1-/);
    expect(await page.locator('.visually-hidden[role="status"]').innerText()).toMatch(
      /Not possible\..*Rule 27\.2\.1-/,
    );
    await refusal.getByRole('button', { name: /^Rule/ }).click();
    expect(await page.getByRole('dialog').innerText()).toMatch(/Rule 27\.2\.1-[\s\S]*bombardment/);
    await page.keyboard.press('Escape');
    await page.locator('.board-view').click({ position: { x: 500, y: 60 } }); // the open sea
    await expect.poll(() => refusal.innerText(), SOON).not.toMatch(/bombardment must be made/);
    expect(await refusal.innerText()).toMatch(/27\./);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);

test.each([
  { name: 'phone by day', viewport: PHONE, colorScheme: 'light', hasTouch: true },
  { name: 'phone by night', viewport: PHONE, colorScheme: 'dark', hasTouch: true },
  { name: 'desktop by night', viewport: DESKTOP, colorScheme: 'dark' },
] as const)(
  '$name: every panel is there, nothing stands out, axe finds nothing',
  async ({ name: _, ...options }) => {
    const { page, troubles } = await sitDown(options);
    for (const tab of ['Log', 'Actions', 'Boxes', 'Tracks', 'Overlays']) {
      await page.getByRole('tab', { name: tab }).click();
      await page.getByRole('tabpanel').waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    }
    await page.getByText('Zones of control', { exact: true }).click();
    expect(await page.getByRole('radio', { name: /Zones of control/ }).isChecked()).toBe(true);
    await page.getByRole('tab', { name: 'Actions' }).click();
    await page.getByRole('option').first().click();
    await button(page, 'Throw the dice').waitFor(SOON);
    expect(await violations(page)).toEqual([]);
    expect(troubles).toEqual([]);
    await page.close();
  },
  LONG,
);
