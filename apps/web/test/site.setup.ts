import type { TestProject } from 'vitest/node';
import { serveSite } from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product is served. */
    site: string;
  }
}

/** Serves the product once for all browser tests. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const served = await serveSite();
  project.provide('site', served.address);
  return () => served.close();
}
