import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { launchShared } from './chromium.ts';
import { serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product is served. */
    site: string;
    /** Where it was built. */
    folder: string;
    /** Where the browser of this run is to be had; empty where there is none. */
    browser: string;
  }
}

/** Serves the product and starts a browser, once for all browser tests; those that need one are skipped without. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const starting = launchShared().catch(({ message }: Error) => {
    console.log(`bocage: the tests that need a browser are skipped: ${message}`);
  });
  const [served, browser] = await Promise.all([serveSite(), starting]);
  project.provide('site', served.address);
  project.provide('folder', served.folder);
  project.provide('browser', browser?.wsEndpoint() ?? '');
  return async () => {
    await Promise.all([served.close(), (browser as BrowserServer | undefined)?.close()]);
  };
}
