import type { Host } from './protocol.ts';

/** A host that answers some questions itself and hands the others on. */
export function standIn(host: Host, own: Partial<Host>): Host {
  return new Proxy(own as Host, {
    get(answers, name: keyof Host | 'then') {
      if (name === 'then') return undefined; // it is no promise
      return answers[name] ?? ((...args: never[]) => (host[name] as (...args: never[]) => unknown)(...args));
    },
  });
}
