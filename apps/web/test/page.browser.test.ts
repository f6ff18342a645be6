import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { GAMES } from '../src/home/games.ts';
import { afterWords } from '../src/words/en/after.ts';
import { asked, sitDown } from './hand.ts';
import { DESKTOP, noViolation, openSite, PHONE, SOON, visit } from './visit.ts';

const site = openSite();

test('it has its title, a card for each of the five games, and nothing fails', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP });
  expect(await page.title()).toBe('Bocage · Normandy 1944 board wargames');
  const headings = await page.getByRole('listitem').getByRole('heading').allTextContents();
  expect(headings.toSorted()).toEqual(GAMES.map((game) => game.title).toSorted());
  expect(GAMES).toHaveLength(5);
  const planned = GAMES.filter(({ load }) => load === null);
  expect(await page.getByText('In preparation').count()).toBe(planned.length);
  expect(await page.locator('#overlord-dday').innerText()).toContain('Ready to play');
  expect(await page.locator('#dark-summer').innerText()).toContain('Ted S. Raicer');
  expect(await page.getByText('© OpenStreetMap contributors').count()).toBe(1);
  expect(troubles).toEqual([]);
  await page.close();
});

test('every map has its picture, and says which it is', async () => {
  const { page } = await visit(site, { viewport: DESKTOP });
  for (const { title } of GAMES) {
    const picture = page.getByRole('img', { name: `The map of ${title}` });
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), SOON)
      .toBe(720);
  }
  await page.close();
});

test('the keyboard reaches the skip link, the ways in and the settings, and the focus shows', async () => {
  const { page } = await visit(site, { viewport: DESKTOP });
  const stops: string[] = [];
  for (let stop = 0; stop < 5; stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    stops.push(await focused.innerText());
    expect(await focused.evaluate((element) => element.matches(':focus-visible'))).toBe(true);
    expect(await focused.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    expect((await focused.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  }
  expect(stops).toEqual([
    'Skip to the games',
    'Play D-Day now',
    'Learn by playing',
    'Settings',
    'D-Day at Omaha Beach',
  ]);
  await page.close();
});

test('the skip link leads to the games', async () => {
  const { page } = await visit(site, { viewport: PHONE });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.locator(':focus').innerText()).toBe('D-Day at Omaha Beach');
  await page.close();
});

/** The page as a new visitor of its address gets it. */
async function again(page: Page): Promise<void> {
  await page.reload();
  await page.locator('h1').waitFor({ state: 'attached' });
}

const ADDRESSES = [
  '',
  '#/new/overlord-dday',
  '#/new/dark-summer',
  '#/new/omaha-beach',
  '#/new/montys-dday',
  '#/new/bloody-summer',
  '#/rules/overlord-dday',
  '#/rules/dark-summer',
  '#/rules/omaha-beach',
  '#/rules/montys-dday',
  '#/rules/bloody-summer',
  '#/learn?game=dark-summer',
  '#/learn?game=montys-dday',
  '#/learn?game=bloody-summer',
  '#/credits',
  '#/nowhere',
];

test.each(ADDRESSES)('axe finds nothing at %s, on any screen, by day and by night', async (hash) => {
  const { page, troubles } = await visit(site, {}, hash);
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    await again(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await noViolation(page, `${viewport.width} ${colorScheme}`);
    }
  }
  expect(troubles).toEqual([]);
  await page.close();
});

test.each([320, 390, 768, 1280, 2560])('nothing stands out sideways at %i px', async (width) => {
  const { page } = await visit(site, { viewport: { width, height: 800 } });
  for (const hash of ['', '#/new/overlord-dday', '#/credits']) {
    await page.goto(`${site.address}${hash}`);
    await again(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), hash).toBe(width);
  }
  await page.close();
});

test('what can be pressed is at least 24 pixels each way, and 44 high on a touch screen', async () => {
  const sizes = async (hasTouch: boolean): Promise<number[]> => {
    const { page } = await visit(site, { viewport: PHONE, hasTouch, isMobile: hasTouch });
    const buttons = page.locator('.button');
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    await page.close();
    return boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0));
  };
  expect(Math.min(...(await sizes(false)))).toBeGreaterThanOrEqual(24);
  expect(Math.min(...(await sizes(true)))).toBeGreaterThanOrEqual(44);
});

test('front page, set-up, play and replay keep to the policy; a script slipped in does not run', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await page.goto(page.url().replace('/play/', '/replay/'));
  await page.getByRole('slider', { name: afterWords.replay.slider }).waitFor();
  await page.goto(`${site.address}#/credits`);
  await page.goto(`${site.address}#/`);
  await page.getByRole('link', { name: 'Continue your game' }).click();
  await asked(page);
  expect(troubles).toEqual([]);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

  const against = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          resolve(effectiveDirective),
        );
        document.body.append(
          Object.assign(document.createElement('script'), { textContent: 'window.slippedIn = true' }),
        );
      }),
  );
  expect(await against).toBe('script-src-elem');
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  await page.close();
});
