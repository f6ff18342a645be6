import type { Host } from '@bocage/host';

/** A question to whoever serves the page. */
async function ask(address: string, args: readonly unknown[]): Promise<unknown> {
  const asked = args.slice(0, args.findLastIndex((one) => one !== undefined) + 1);
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(asked) });
  const { told, failure }: { told?: unknown; failure?: string } = await answer.json();
  if (failure !== undefined) throw new Error(failure);
  return told;
}

/** The engine where the page comes from: each page has a table of its own there. */
export function served(): Host {
  const table = crypto.randomUUID();
  return new Proxy({} as Host, {
    get: (_, question) =>
      question === 'then' // it is no promise
        ? undefined
        : (...args: unknown[]) => ask(`table/${table}/${String(question)}`, args),
  });
}
