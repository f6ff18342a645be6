// Screenshots of each game in the states of `states.ts`, as small WebP files in docs/pictures.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LogEntry } from '@bocage/host';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { launch } from './chromium.ts';
import { cutBack, goldenOf, logOf, PLAYED, type Question } from './played.ts';
import { serveSite } from './site.ts';
import { README, type Shot, STATES } from './states.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url));
const SMALL = { width: 960, quality: 0.55 };
const LARGE = { width: 1440, quality: 0.8 };
const SEED = 5;
const WAIT = { timeout: 120_000 };

const DEVICES: Readonly<Record<string, BrowserContextOptions>> = {
  desktop: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  night: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  square: { viewport: { width: 1024, height: 768 }, colorScheme: 'dark' },
  phone: {
    viewport: { width: 390, height: 844 },
    colorScheme: 'light',
    hasTouch: true,
    deviceScaleFactor: 2,
  },
};

async function visit(browser: Browser, address: string, device = 'desktop'): Promise<Page> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
    ...DEVICES[device],
  });
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT.timeout);
  await page.addInitScript(() => {
    localStorage['bocage-settings'] ??= JSON.stringify({ speed: 0 });
  });
  await page.goto(address);
  return page;
}

const groundDrawn = async (page: Page): Promise<void> => {
  await page
    .locator('.board-terrain[data-state=drawn]')
    .first()
    .waitFor({ state: 'attached', ...WAIT });
  await page.waitForTimeout(800);
};

/** Sits down at a game, up to its first question. */
async function opening(browser: Browser, site: string, game: string, device?: string): Promise<Page> {
  const page = await visit(browser, `${site}#/new/${game}?seed=${SEED}`, device);
  await page.getByRole('button', { name: homeWords.setUp.start }).click();
  await page.locator('.play-prompt', { hasText: words.decides('') }).waitFor();
  await groundDrawn(page);
  return page;
}

/** Goes on with a game that was played. */
async function question(
  browser: Browser,
  site: string,
  game: string,
  asked: Question,
  device?: string,
): Promise<Page> {
  const page = await visit(browser, site, device);
  await load(page, await cutBack(game, asked));
  await page
    .getByRole('button', { name: /^Go on as/ })
    .first()
    .click();
  await page.locator('.play-prompt', { hasText: words.decides('') }).waitFor();
  await groundDrawn(page);
  return page;
}

const load = (page: Page, record: string): Promise<void> =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'game.txt', mimeType: 'text/plain', buffer: Buffer.from(record) });

/** Loads a game that was played, to be looked at. */
async function replay(
  browser: Browser,
  site: string,
  game: string,
): Promise<{ page: Page; log: readonly LogEntry[] }> {
  const record = goldenOf(game);
  const log = await logOf(record);
  const page = await visit(browser, site);
  await load(page, record);
  await page.getByRole('button', { name: homeWords.record.read, exact: true }).click();
  await groundDrawn(page);
  return { page, log };
}

async function webp(page: Page, as = SMALL): Promise<Buffer> {
  const png = (await page.screenshot()).toString('base64');
  const blank = await page.context().browser()?.newPage();
  if (blank === undefined) throw new Error('the browser is gone');
  const text = await blank.evaluate(
    async ({ png, width, quality }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const scale = Math.min(1, width / image.width);
      const canvas = Object.assign(document.createElement('canvas'), {
        width: Math.round(image.width * scale),
        height: Math.round(image.height * scale),
      });
      const ink = canvas.getContext('2d');
      if (ink === null) throw new Error('no canvas');
      ink.imageSmoothingQuality = 'high';
      ink.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { png, ...as },
  );
  await blank.close();
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

/** Takes the pictures of some games in some states; of all where nothing is said. */
export async function shoot(games: readonly string[], states: readonly string[]): Promise<void> {
  const [site, browser] = [await serveSite(), await launch()];
  const keep = async (page: Page, name: string): Promise<void> => {
    const picture = await webp(page);
    writeFileSync(`${FOLDER}${name}.webp`, picture);
    console.log(`${name}.webp  ${(picture.length / 1024).toFixed(0)} KB`);
  };
  try {
    for (const game of games.length > 0 ? games : Object.keys(PLAYED)) {
      const wanted = Object.entries(STATES).filter(
        ([state]) => states.length === 0 || states.includes(state),
      );
      const played = wanted.some(([, { from }]) => from === 'replay')
        ? await replay(browser, site.address, game)
        : undefined;
      for (const [state, shot] of wanted) await take(shot, `${game}-${state}`);
      await played?.page.context().close();

      async function take(shot: Shot, name: string): Promise<void> {
        try {
          if (shot.from === 'replay') {
            if (played === undefined) return;
            await shot.take(played);
            await played.page.waitForTimeout(1500); // until it has glided there
            await keep(played.page, name);
            return;
          }
          const page =
            shot.from === 'question'
              ? await question(browser, site.address, game, shot)
              : await opening(browser, site.address, game, shot.device);
          await shot.take?.(page);
          await page.waitForTimeout(600);
          await keep(page, name);
          await page.context().close();
        } catch (error) {
          console.log(`${name}  ${error instanceof Error ? error.message.split('\n')[0] : error}`);
          process.exitCode = 1;
        }
      }
    }
  } finally {
    await browser.close();
    await site.close();
  }
}

/** Takes the pictures of the README: one of them, or all where nothing is said. */
export async function shootReadme(only?: string): Promise<void> {
  const [site, browser] = [await serveSite(), await launch()];
  try {
    for (const [name, { game, device, asked, take }] of Object.entries(README)) {
      if (only !== undefined && name !== only) continue;
      const page =
        asked === undefined
          ? await opening(browser, site.address, game, device)
          : await question(browser, site.address, game, asked, device);
      await take?.(page);
      await page.waitForTimeout(1500); // until it has glided there
      const picture = await webp(page, LARGE);
      writeFileSync(`${FOLDER}${name}.webp`, picture);
      console.log(`${name}.webp  ${(picture.length / 1024).toFixed(0)} KB`);
      await page.context().close();
    }
  } finally {
    await browser.close();
    await site.close();
  }
}
