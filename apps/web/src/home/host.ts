import type { Host } from '@bocage/host';

/** The engine's side of the table; it is brought when it is first needed. */
export async function host(): Promise<Host> {
  const { connect } = await import('../table/client.ts');
  return connect();
}

/** What went wrong, in words. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
