/** Why something may not be done: the rule case that forbids it, and a sentence for the player. */
export interface Reason {
  readonly rule: string;
  readonly text: string;
}

/** What failed, by a name of its own: the case it comes from, and what to tell the player of it. */
export type Conditions<Id extends string> = Readonly<Record<string, readonly [rule: Id, text: string]>>;

/**
 * The refusals of a game, made once from its catalogue of rule cases, so that saying no costs nothing
 * on a hot path: `const no = refusals(CASES, FAILED); … return no('6.3-c')`. A case tells the whole rule;
 * where that would not tell the player what is wrong, a condition of its own does: `no('noEnemyThere')`.
 */
export function refusals<Id extends string, const F extends Conditions<Id> = Record<never, never>>(
  cases: Readonly<Record<Id, string>>,
  failed?: F,
): (id: Id | (keyof F & string)) => Reason {
  const made = new Map<string, Reason>();
  const make = (id: string, rule: string, text: string): void => {
    if (made.has(id)) throw new Error(`refusals: “${id}” is a case and a condition`);
    made.set(id, Object.freeze({ rule, text }));
  };
  for (const id of Object.keys(cases) as Id[]) make(id, id, cases[id]);
  for (const [id, [rule, text]] of Object.entries(failed ?? {})) make(id, rule, text);
  // A plain object is read quicker than a map.
  const byId = Object.assign(Object.create(null), Object.fromEntries(made)) as Record<string, Reason>;
  return (id) => byId[id] as Reason;
}

/** Null where all is well, else the first thing that is not; `every` gives them all. */
export interface Law<A extends readonly unknown[]> {
  (...args: A): Reason | null;
  every(...args: A): readonly Reason[];
}

/** Rules that must all hold, in the order of the book: the referee stops at the first that fails, a player hears of each. */
export function law<A extends readonly unknown[]>(
  ...rules: readonly ((...args: A) => Reason | null)[]
): Law<A> {
  const asked = rules as readonly unknown[] as readonly Plain[];
  // Spelled out, since the referee asks at every choice, and spreading arguments into a call is slow.
  const first: Plain = (a, b, c, d, e) => {
    for (let i = 0; i < asked.length; i++) {
      const reason = (asked[i] as Plain)(a, b, c, d, e);
      if (reason !== null) return reason;
    }
    return null;
  };
  if (rules.some(({ length }) => length > MOST_ARGS)) throw new Error(`a law takes ${MOST_ARGS} arguments`);
  const every = (...args: A): readonly Reason[] => distinct(rules.flatMap((rule) => everyOf(rule, ...args)));
  return Object.assign(first as unknown as (...args: A) => Reason | null, { every });
}

/** Takes a reason and hands it on, or goes on without it where every reason is wanted. */
export type Say = (reason: Reason) => Reason | null;
const stop: Say = (reason) => reason;

/**
 * A law in one piece, for one that is asked of every unit at every decision: what is against it is said by `say`, one
 * thing after another with `??` between them.
 */
export function chain<A extends readonly unknown[]>(rules: (say: Say, ...args: A) => Reason | null): Law<A> {
  const every = (...args: A): readonly Reason[] => {
    const found: Reason[] = [];
    const goOn: Say = (reason) => {
      found.push(reason);
      return null;
    };
    rules(goOn, ...args);
    return distinct(found);
  };
  // Spelled out, since spreading arguments into a call is slow.
  const asked = rules as unknown as (say: Say, a: unknown, b: unknown, c: unknown) => Reason | null;
  const first = (a: unknown, b: unknown, c: unknown): Reason | null => asked(stop, a, b, c);
  return Object.assign(first as unknown as (...args: A) => Reason | null, { every });
}

/** A rule that takes whatever it is given. */
type Plain = (a: unknown, b: unknown, c: unknown, d: unknown, e: unknown) => Reason | null;
const MOST_ARGS = 5;

/** Rules that mean nothing where the first one fails: its reasons alone, or every reason of theirs. */
export function given<A extends readonly unknown[]>(
  ground: (...args: A) => Reason | null,
  ...rules: readonly ((...args: A) => Reason | null)[]
): Law<A> {
  const rest = law(...rules);
  const every = (...args: A): readonly Reason[] => {
    const reasons = everyOf(ground, ...args);
    return reasons.length > 0 ? reasons : rest.every(...args);
  };
  return Object.assign(law(ground, ...rules), { every });
}

/** Every reason of a law, or the one reason of a plain rule. */
export function everyOf<A extends readonly unknown[]>(
  rule: ((...args: A) => Reason | null) | Law<A>,
  ...args: A
): readonly Reason[] {
  if ('every' in rule) return rule.every(...args);
  const reason = rule(...args);
  return reason === null ? [] : [reason];
}

/** Each sentence once. */
export function distinct(reasons: readonly Reason[]): readonly Reason[] {
  return reasons.filter(
    ({ rule, text }, i) => reasons.findIndex((other) => other.rule === rule && other.text === text) === i,
  );
}
