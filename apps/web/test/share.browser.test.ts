// A moment handed on: as a link, as a file, as a picture and on paper; and links that are broken.
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { packed } from '../src/share/packing.ts';
import { appWords } from '../src/words/en/app.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { shareWords } from '../src/words/en/share.ts';
import { begin, button, handedOut, lit, questioned, SOON, tab } from './hand.ts';
import { DESKTOP, fitsWidth, leave, openSite, PHONE, violations, visit } from './visit.ts';

const site = openSite();

async function openShare(page: Page): Promise<string> {
  await button(page, words.menu).click();
  await page.getByRole('menuitem', { name: words.share }).click();
  const field = page.getByLabel(shareWords.link, { exact: true });
  await field.waitFor(SOON);
  return field.inputValue();
}

const counters = (page: Page): Promise<string[]> =>
  page
    .locator('.board-press')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? '').sort());

interface Moment {
  readonly game: string;
  readonly side: string;
  readonly scenario?: RegExp;
  /** What is pressed before: nobody is on the map while both sides set up unseen. */
  readonly first?: string;
}
const MOMENTS: readonly Moment[] = [
  { game: 'omaha-beach', side: 'Americans' },
  { game: 'dark-summer', side: 'Allies' },
  { game: 'overlord-dday', side: 'Allies' },
  { game: 'montys-dday', side: 'Allies', scenario: /morning at Sword/, first: 'End the set-up' },
  { game: 'bloody-summer', side: 'Americans' },
  { game: 'proving', side: 'Blue' },
];

test.each(MOMENTS)(
  'a moment of $game is a link that shows the same counters, and no more than its side may know',
  async ({ game, side, scenario, first }) => {
    const sitting = { game, seed: 5, ...(scenario && { scenario }) };
    const { page, troubles } = await begin(site, { viewport: DESKTOP }, sitting);
    await questioned(page, new RegExp(words.decides('')));
    if (first !== undefined) {
      await button(page, first).click();
      await page
        .locator('.board-counter')
        .first()
        .waitFor({ state: 'attached', ...SOON });
    }
    const link = await openShare(page);
    expect(link).toMatch(/#\/look\/[\w-]+$/);
    expect(link.length).toBeLessThan(16_000);
    console.log(`a moment of ${game}: a link of ${link.length} letters`);
    expect(await violations(page)).toEqual([]);
    const text = await handedOut(page, () => button(page, shareWords.file).click());
    expect(text).toMatch(/^bocage-position 1\ngame /);
    await page.keyboard.press('Escape');
    const shown = await counters(page);
    const caption = await page.locator('.top-titles p').innerText();

    const other = await visit(site, { viewport: PHONE }, link.slice(link.indexOf('#')));
    await other.page
      .locator('.board-counter')
      .first()
      .waitFor({ state: 'attached', ...SOON });
    expect(await counters(other.page)).toEqual(shown);
    expect(await other.page.locator('.top-titles p').innerText()).toBe(caption);
    const eyes = text.includes('seen-by') ? shareWords.seenAs(side) : shareWords.seenWhole;
    expect(await other.page.locator('.after-seen-as').innerText()).toBe(eyes);
    expect(await fitsWidth(other.page)).toBe(true);
    expect(await violations(other.page)).toEqual([]);
    await leave(other.page, other.troubles);
    expect(troubles).toEqual([]);
    await page.close();
  },
);

test('whoever opens a link plays on from it in a game of their own, and is told beforehand what is drawn anew', async () => {
  const { page } = await begin(site, { viewport: DESKTOP }, { game: 'proving', seed: 5 });
  await questioned(page, new RegExp(words.decides('')));
  const link = await openShare(page);
  await page.keyboard.press('Escape');
  const shown = await counters(page);
  await page.close();
  const other = await visit(site, { viewport: DESKTOP }, link.slice(link.indexOf('#')));
  await expect
    .poll(() => other.page.locator('.share-on').innerText(), SOON)
    .toContain(shareWords.playOnGuessed('Blue'));
  expect(await violations(other.page)).toEqual([]);
  await button(other.page, shareWords.playOnAs('Blue')).click();
  await questioned(other.page, new RegExp(words.decides('')));
  expect(await counters(other.page)).toEqual(shown);
  await other.page.goto(`${site.address}#/`);
  await other.page
    .getByRole('link', { name: /^Continue: / })
    .first()
    .waitFor(SOON);
  expect(other.troubles).toEqual([]);
  await other.page.close();
});

const POSITION = 'bocage-position 1\ngame proving 1\nscenario crossroads\n\n';

test('a broken link says what is wrong with it, and harms nothing', async () => {
  const { page, troubles } = await visit(site, { viewport: PHONE });
  const whole = (await packed(POSITION)) as string;
  const cases: readonly [string, RegExp][] = [
    [whole.slice(0, -5), /cut off/],
    ['%3Cscript%3E', /cut off/],
    ['A'.repeat(20_000), /longer than any link/],
    [(await packed('0'.repeat(3_000_000))) as string, /holds more/],
    [(await packed('Dear Monty,')) as string, /no moment of a game/],
    [(await packed('bocage-position 1\ngame chess 1\n')) as string, /chess/],
    [(await packed(`${POSITION}turn many\n`)) as string, /line 5/],
    [(await packed(`${POSITION}seen-by nobody\nover\n`)) as string, /no side “nobody”/],
    [(await packed(`${POSITION}turn ?\nover\n`)) as string, /everybody may know/],
    [whole, /decision that is waited for is missing/],
  ];
  for (const [letters, says] of cases) {
    await page.goto(`${site.address}#/look/${letters}`);
    await page.getByRole('heading', { name: shareWords.cannotShow }).waitFor(SOON);
    await expect.poll(() => page.locator('main').innerText(), SOON).toMatch(says);
  }
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
});

test('a moment that was saved as a file is looked at when it is loaded on the front page', async () => {
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: 'proving', seed: 5 });
  await questioned(page, new RegExp(words.decides('')));
  const link = await openShare(page);
  const text = await handedOut(page, () => button(page, shareWords.file).click());
  await page.goto(`${site.address}#/`);
  const given = { name: 'moment.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(given);
  await page.waitForURL(link);
  await page
    .locator('.board-counter')
    .first()
    .waitFor({ state: 'attached', ...SOON });
  expect(troubles).toEqual([]);
  await page.close();
});

test('sound is off until it is asked for, and comes with the gesture that asks for it', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP }, '#/new/proving?seed=5', { speed: 0 });
  await page.evaluate(() => {
    const heard = { contexts: 0, sources: 0 };
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.contexts++;
      }
      override createBufferSource(): AudioBufferSourceNode {
        heard.sources++;
        return super.createBufferSource();
      }
    };
  });
  const heard = (): Promise<{ contexts: number; sources: number }> => page.evaluate('heard');
  await button(page, 'Start').click();
  await questioned(page, new RegExp(words.decides('')));
  expect(await heard()).toEqual({ contexts: 0, sources: 0 });
  await button(page, words.menu).click();
  await page.getByRole('menuitem', { name: words.settings }).click();
  await page.getByRole('radio', { name: appWords.settings.volumes[0.25] }).check();
  await expect.poll(async () => (await heard()).sources, SOON).toBeGreaterThan(0);
  expect((await heard()).contexts).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  const before = (await heard()).sources;
  await tab(page, 'actions');
  for (let i = 0; i < 6 && (await heard()).sources === before; i++) {
    await page.getByRole('option').last().click();
    const dice = button(page, words.roll);
    if (await dice.isVisible()) await dice.click();
    await page.waitForTimeout(400);
  }
  await expect.poll(async () => (await heard()).sources, SOON).toBeGreaterThan(before);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the map with everybody on it is saved as a picture, and printed on a sheet of its own', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, ground: true }, '#/new/proving?seed=5', {
    speed: 0,
  });
  await button(page, 'Start').click();
  await questioned(page, new RegExp(words.decides('')));
  await lit(page);
  await openShare(page);
  const download = page.waitForEvent('download', SOON);
  await button(page, shareWords.picture).click();
  const picture = await download;
  expect(picture.suggestedFilename()).toMatch(/^proving-\d+\.png$/);
  const size = await page.evaluate(
    async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const ink = canvas.getContext('2d');
      ink?.drawImage(image, 0, 0);
      const { data } = ink?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const colours = new Set<number>();
      for (let i = 0; i < data.length; i += 4 * 97)
        colours.add(((data[i] ?? 0) << 16) | ((data[i + 1] ?? 0) << 8) | (data[i + 2] ?? 0));
      return { width: image.width, height: image.height, colours: colours.size };
    },
    (await buffer(await picture.createReadStream())).toString('base64'),
  );
  expect(size.width).toBeGreaterThan(800);
  expect(size.colours).toBeGreaterThan(200);
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('.print-sheet img').length);
    };
  });
  await button(page, shareWords.print).click();
  await expect.poll(() => page.evaluate(() => document.body.dataset.printed), SOON).toBe('1');
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.print-sheet img').isVisible()).toBe(true);
  expect(await page.locator('.play').isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await page.locator('.print-sheet').count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.close();
});
