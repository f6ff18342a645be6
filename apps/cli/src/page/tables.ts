import { type Ground, type Host, TableHost } from '@bocage/host';

/** The questions that a page may ask of its table. */
const QUESTIONS = new Set(
  Object.getOwnPropertyNames(TableHost.prototype).filter((name) => name !== 'constructor'),
);

/** What came of a question. */
interface Told {
  readonly told?: unknown;
  readonly failure?: string;
}

/** Each page has a table of its own; what is saved is there for all of them. */
export class Tables {
  readonly #ground: Ground;
  readonly #hosts = new Map<string, TableHost>();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  async ask(table: string, question: string, args: unknown): Promise<Told> {
    if (!QUESTIONS.has(question) || !Array.isArray(args))
      return { failure: `nobody asks “${question}” here` };
    const host = this.#hosts.get(table) ?? new TableHost(this.#ground);
    this.#hosts.set(table, host);
    try {
      const answer = host[question as keyof Host] as (...args: unknown[]) => Promise<unknown>;
      return { told: await answer.apply(host, args) };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) };
    }
  }
}
