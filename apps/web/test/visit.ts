import { text } from 'node:stream/consumers';
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Download, Page } from 'playwright-core';
import { beforeEach, expect, inject } from 'vitest';
import { launchAt } from './chromium.ts';

export const DESKTOP = { width: 1280, height: 800 };
/** For whatever is waited for: no test is judged by the clock, this only ends one that hangs. */
export const SOON = { timeout: 120_000 };
export const PHONE = { width: 390, height: 844 };

/** For all files of a worker, which speaks to it without another process in between. */
const shared = inject('browser') === '' ? undefined : await launchAt(inject('browser'));

/** The product as it was built for this run, and the browser to visit it with. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
}

/** The site for the tests of a file, which are skipped where there is no browser. */
export function openSite(): Site {
  beforeEach(({ skip }) => skip(shared === undefined, 'there is no browser'));
  return { address: inject('site'), browser: shared as Browser };
}

export interface Visit {
  readonly page: Page;
  /** What went wrong while the page was open: console errors, exceptions, failed requests. */
  readonly troubles: string[];
}

/** How a page is visited. */
export interface VisitOptions extends BrowserContextOptions {
  /** Whether the ground of a map is drawn, which takes seconds; blank where nothing is said. */
  readonly ground?: boolean;
}

/** Runs in the page: who is asked to draw a map hands over a blank sheet at once. */
export function leaveBlank(): void {
  const blank = ({ width, height }: { width: number; height: number }): Blob =>
    new Blob([`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`], {
      type: 'image/svg+xml',
    });
  window.Worker = new Proxy(Worker, {
    construct(Real, [address, options]: [URL, WorkerOptions]) {
      if (!/drawing/.test(String(address))) return new Real(address, options);
      const { port1: drawer, port2: page } = new MessageChannel();
      drawer.onmessage = ({ data }) => drawer.postMessage(blank(data.view));
      return Object.assign(page, { terminate: () => page.close() });
    },
  });
}

/** Opens a page of the site (`#/credits`) in a profile of its own, which may have settings already. */
export async function visit(
  site: Site,
  { ground = false, ...options }: VisitOptions,
  hash = '',
  settings?: Readonly<Record<string, unknown>>,
): Promise<Visit> {
  // What is kept for use without a network is fetched whole at each first visit: only its own tests want that.
  const context = await site.browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  page.on('close', () => void context.close().catch(() => {})); // or the browser has closed it already
  page.setDefaultTimeout(SOON.timeout);
  const troubles = noteTroubles(page);
  if (!ground) await page.addInitScript(leaveBlank);
  if (settings !== undefined)
    await page.addInitScript((text) => {
      localStorage['bocage-settings'] ??= text;
    }, JSON.stringify(settings));
  await page.goto(`${site.address}${hash}`);
  await page.locator('main').waitFor();
  return { page, troubles };
}

export function noteTroubles(page: Page): string[] {
  const troubles: string[] = [];
  page.on('console', (message) => message.type() === 'error' && troubles.push(message.text()));
  page.on('pageerror', (error) => troubles.push(error.message));
  page.on('requestfailed', (request) => {
    // Whoever leaves a page gives up what it was still asking for.
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') troubles.push(`${why} ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}

/** Nobody asks for selectors, nor any rule that is on for style sheets. */
const AXE = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } };

/** What axe finds wrong with the page as it stands, by all its rules or by some, in a line each. */
export async function violations(page: Page, rules: readonly string[] = []): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe.source);
  const options = { ...AXE, ...(rules.length > 0 && { runOnly: rules }) };
  const found: { id: string; impact: string; nodes: { html: string }[] }[] = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then((result) => result.violations)`,
  );
  return found.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** Waits until axe finds nothing: not at once where something still fades in. */
export async function noViolation(page: Page, state = '', rules: readonly string[] = []): Promise<void> {
  await expect.poll(() => violations(page, rules), { message: state, ...SOON }).toEqual([]);
}

/** Leaves a page that has nothing wrong with it, after a visit in which nothing went wrong. */
export async function leave(page: Page, troubles: readonly string[]): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
}

/** Whether nothing of the page stands out sideways. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

/** What is in a file that the page hands out. */
export const textOf = async (download: Download): Promise<string> => text(await download.createReadStream());

/** Waits until the ground of the map stands. */
export const groundDrawn = (page: Page): Promise<void> =>
  page.locator('.board-terrain[data-state=drawn]').waitFor({ state: 'attached', ...SOON });
