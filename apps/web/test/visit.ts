import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launch } from './chromium.ts';
import { runStart } from './server.ts';

export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

/** The product as `npm start` serves it, and a browser to visit it with. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
  close(): Promise<void>;
}

export async function openSite(): Promise<Site> {
  const started = runStart();
  const [browser, address] = await Promise.all([launch(), started.address()]);
  return {
    address,
    browser,
    async close() {
      await browser.close();
      started.process.kill('SIGINT');
      await started.ended();
    },
  };
}

export interface Visit {
  readonly page: Page;
  /** What went wrong while the page was open: console errors, exceptions, failed requests. */
  readonly troubles: string[];
}

/** Opens a page of the site (`#/credits`) in a profile of its own. */
export async function visit(site: Site, options: BrowserContextOptions, hash = ''): Promise<Visit> {
  const page = await site.browser.newPage(options);
  const troubles = noteTroubles(page);
  await page.goto(`${site.address}${hash}`);
  await page.locator('main').waitFor();
  return { page, troubles };
}

function noteTroubles(page: Page): string[] {
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
  await page.evaluate(axe.source);
  const found: { id: string; impact: string; nodes: { html: string }[] }[] = await page.evaluate(
    'axe.run().then((result) => result.violations)',
  );
  return found.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map((node) => node.html).join(' ')}`);
}
