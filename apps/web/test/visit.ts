import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { launch } from './chromium.ts';

export const DESKTOP = { width: 1280, height: 800 };
/** For whatever is waited for: no test is judged by the clock, this only ends one that hangs. */
export const SOON = { timeout: 120_000 };
export const PHONE = { width: 390, height: 844 };

/** The product as it was built for this run, and a browser to visit it with. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const browser = await launch();
  return { address: inject('site'), browser, close: () => browser.close() };
}

export interface Visit {
  readonly page: Page;
  /** What went wrong while the page was open: console errors, exceptions, failed requests. */
  readonly troubles: string[];
}

/** Opens a page of the site (`#/credits`) in a profile of its own, which may have settings already. */
export async function visit(
  site: Site,
  options: BrowserContextOptions,
  hash = '',
  settings?: Readonly<Record<string, unknown>>,
): Promise<Visit> {
  const context = await site.browser.newContext(options);
  const page = await context.newPage();
  page.on('close', () => void context.close().catch(() => {})); // or the browser has closed it already
  page.setDefaultTimeout(SOON.timeout);
  const troubles = noteTroubles(page);
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

/** What axe finds wrong with the page as it stands, in a line each. */
export async function violations(page: Page): Promise<string[]> {
  if (await page.evaluate("typeof axe === 'undefined'")) await page.evaluate(axe.source);
  const found: { id: string; impact: string; nodes: { html: string }[] }[] = await page.evaluate(
    'axe.run().then((result) => result.violations)',
  );
  return found.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** The serious and critical ones: what is open above the page stands outside its landmarks, which axe minds a little. */
export async function graveViolations(page: Page): Promise<string[]> {
  return (await violations(page)).filter((line) => /^(serious|critical)/.test(line));
}

/** Leaves a page that has nothing wrong with it, after a visit in which nothing went wrong. */
export async function leave(page: Page, troubles: readonly string[]): Promise<void> {
  expect(await graveViolations(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.close();
}

/** Whether nothing of the page stands out sideways. */
export const fitsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
