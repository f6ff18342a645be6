import type { TestProject } from 'vitest/node';
import { findBrowser } from './chromium.ts';
import { serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product is served. */
    site: string;
    /** Where it was built. */
    folder: string;
    /** Where there is a browser that starts; empty where there is none. */
    browser: string;
  }
}

/** Serves the product and looks for a browser, once for all browser tests; those that need one are skipped without. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const looking = findBrowser().catch(({ message }: Error) => {
    console.log(`bocage: the tests that need a browser are skipped: ${message}`);
    return '';
  });
  const [served, browser] = await Promise.all([serveSite(), looking]);
  project.provide('site', served.address);
  project.provide('folder', served.folder);
  project.provide('browser', browser);
  return () => served.close();
}
