import type { Kind } from './kind.ts';
import type { Random } from './random.ts';
import { distinct, everyOf, type Reason } from './reason.ts';

/** An argument of an action: a number, or several (a set in ascending order, a path in its own order). */
export type Value = number | readonly number[];

/**
 * What may be chosen for one argument. One object answers all who ask: the referee (`why`), the lister
 * (`each`) and the random player (`sample`), so that they cannot disagree about a rule.
 */
export interface Domain<T extends Value = Value> {
  readonly kind: Kind;
  readonly form: 'one' | 'set' | 'path';
  /** Null where the value may be chosen, else the rule against it. The value is of the kind and the form. */
  why(value: T): Reason | null;
  /** Every rule against it, for whoever wants to read them; where it is left out there is but the first. */
  every?(value: T): readonly Reason[];
  /** Shows the visitor what may be chosen, in a fixed order, until it answers true; then true. */
  each(visit: (value: T) => boolean): boolean;
  /** One of the values, each with some chance; undefined where there is none. */
  sample(random: Random): T | undefined;
  /** Whether there is anything to choose, where that can be told without listing it. */
  some?(): boolean;
  /** Whether there is surely more than one thing to choose; where it answers false, listing tells. */
  several?(): boolean;
  /**
   * All that may be chosen, in the order of `each`, where somebody keeps that: the same list as long as it holds, so that
   * what was made of it holds as long. Undefined where it would have to be made.
   */
  kept?(): readonly T[] | undefined;
  /** Of a set, where that can be told without trying them all: who may be in it, each by itself, and how many. */
  members?(): Members;
}

/** Who may be in a set, in ascending order, and how many of them at least and at most. */
export interface Members {
  readonly from: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** Puts a short list in ascending order, in place. */
export function ascending<T extends number>(list: T[]): T[] {
  for (let i = 1; i < list.length; i++) {
    const value = list[i] as T;
    let j = i - 1;
    for (; j >= 0 && (list[j] as T) > value; j--) list[j + 1] = list[j] as T;
    list[j + 1] = value;
  }
  return list;
}

const REJECTIONS = 4;

/** Every rule against a value of a domain, of which the first is known. */
export const everyReason = (domain: Domain, value: Value, first: Reason): readonly Reason[] =>
  domain.every === undefined ? [first] : distinct([first, ...domain.every(value)]);

type AnyLaw = (...args: readonly unknown[]) => Reason | null;

/**
 * One value, of all of a kind or of some candidates, that a law allows. It is made at every decision, so it holds the law
 * and what that is asked about, and no functions of its own; and there is but one class of them, which is quicker to make
 * and to ask than several that share.
 */
class One<T extends number> implements Domain<T> {
  readonly form = 'one';
  readonly kind: Kind<T>;
  private readonly candidates: readonly T[] | undefined;
  private readonly law: AnyLaw;
  private readonly about: readonly unknown[];
  /** Of the candidates it is known that the law allows them, so that it is asked about others alone. */
  private readonly isSifted: boolean;
  private readonly all: ((value: T) => readonly Reason[]) | undefined;

  constructor(
    kind: Kind<T>,
    candidates: readonly T[] | undefined,
    law: AnyLaw,
    about: readonly unknown[],
    isSifted: boolean,
    all?: (value: T) => readonly Reason[],
  ) {
    this.kind = kind;
    this.candidates = candidates;
    this.law = law;
    this.about = about;
    this.isSifted = isSifted;
    this.all = all;
    if (about.length > 3) throw new Error('a law is asked about three things at most, and a value');
  }

  why(value: T): Reason | null {
    const { law, about } = this;
    // Spelled out, since spreading arguments into a call is slow.
    switch (about.length) {
      case 0:
        return law(value);
      case 1:
        return law(about[0], value);
      case 2:
        return law(about[0], about[1], value);
      default:
        return law(about[0], about[1], about[2], value);
    }
  }

  every(value: T): readonly Reason[] {
    return this.all?.(value) ?? everyOf(this.law, ...this.about, value);
  }

  each(visit: (value: T) => boolean): boolean {
    const { candidates, kind, isSifted } = this;
    if (candidates === undefined) {
      for (let value = kind.min; value <= kind.max; value++)
        if (this.why(value as T) === null && visit(value as T)) return true;
    } else
      for (const value of candidates) if ((isSifted || this.why(value) === null) && visit(value)) return true;
    return false;
  }

  some(): boolean {
    const { candidates, isSifted } = this;
    return isSifted && candidates !== undefined ? candidates.length > 0 : this.each(anything);
  }

  several(): boolean {
    const { candidates, isSifted } = this;
    return isSifted && candidates !== undefined && candidates.length > 1;
  }

  sample(random: Random): T | undefined {
    const { candidates, kind, isSifted } = this;
    const many = candidates === undefined ? kind.max - kind.min + 1 : candidates.length;
    if (many === 0) return undefined;
    for (let i = 0; i < REJECTIONS; i++) {
      const at = random.below(many);
      const value = (candidates === undefined ? kind.min + at : candidates[at]) as T;
      if (isSifted || this.why(value) === null) return value;
    }
    const legal: T[] = [];
    this.each((value) => legal.push(value) < 0);
    return legal.length === 0 ? undefined : legal[random.below(legal.length)];
  }
}
const NOTHING: readonly unknown[] = [];
const anything = (): boolean => true;

/**
 * Every value of the kind that no rule is against; `candidates` may name the only ones worth asking about, `every`
 * may tell all reasons where `why` tells the first.
 */
export function where<T extends number>(
  kind: Kind<T>,
  why: (value: T) => Reason | null,
  candidates?: readonly T[],
  every?: (value: T) => readonly Reason[],
): Domain<T> {
  return new One(kind, candidates, why as AnyLaw, NOTHING, false, every);
}

/**
 * Every value that a law allows, `lawful(UNIT, g.known.movers(side), whyNotMove, g, side)`: the law is asked about what
 * is given behind it and, last, the value. The candidates may be left `undefined`.
 */
export function lawful<T extends number, A extends readonly unknown[]>(
  kind: Kind<T>,
  candidates: readonly T[] | undefined,
  law: (...args: [...A, T]) => Reason | null,
  ...about: A
): Domain<T> {
  return new One(kind, candidates, law as AnyLaw, about, false);
}

/**
 * Just the listed values, each of which the law allows: those that `known` has sifted by it. The law tells what is against
 * any other. The prover finds a list that is not the law's.
 */
export function allowed<T extends number, A extends readonly unknown[]>(
  kind: Kind<T>,
  listed: readonly T[],
  law: (...args: [...A, T]) => Reason | null,
  ...about: A
): Domain<T> {
  return new One(kind, listed, law as AnyLaw, about, true);
}

/** Just the listed values; anything else is refused with the one reason. */
export function among<T extends number>(kind: Kind<T>, values: readonly T[], otherwise: Reason): Domain<T> {
  const why = (value: T): Reason | null => (values.includes(value) ? null : otherwise);
  return new One(kind, values, why as AnyLaw, NOTHING, true);
}

/** How a set is chosen: each member by itself, then their number, then the set as a whole. */
export interface SubsetRules<T extends number> {
  readonly from: readonly T[];
  /** Why this one may not be a member. Members outside `from` are asked about too, and must be refused. */
  readonly why: (member: T) => Reason | null;
  /** Every reason why not, where `why` tells the first. */
  readonly every?: (member: T) => readonly Reason[];
  readonly min?: number;
  readonly max?: number;
  /** Said where there are too few or too many. */
  readonly size: Reason;
  readonly whole?: (members: readonly T[]) => Reason | null;
}

/** Past so many tries at random a set is looked for one by one, and past so many of those not at all. */
const TRIES = 24;
const SEARCHED = 4096;
const NO_MEMBERS: readonly never[] = [];

class Subset<T extends number> implements Domain<readonly T[]> {
  readonly form = 'set';
  readonly kind: Kind<T>;
  private readonly rules: SubsetRules<T>;
  private readonly min: number;
  private readonly max: number;

  constructor(kind: Kind<T>, rules: SubsetRules<T>) {
    this.kind = kind;
    this.rules = rules;
    this.min = rules.min ?? 0;
    this.max = rules.max ?? rules.from.length;
  }

  why(members: readonly T[]): Reason | null {
    for (const member of members) {
      const reason = this.rules.why(member);
      if (reason !== null) return reason;
    }
    if (members.length < this.min || members.length > this.max) return this.rules.size;
    return this.rules.whole?.(members) ?? null;
  }

  every(members: readonly T[]): readonly Reason[] {
    const { why, every, size, whole } = this.rules;
    const found = members.flatMap((member) => every?.(member) ?? everyOf(why, member));
    if (members.length < this.min || members.length > this.max) found.push(size);
    // What a rule says of the whole set makes sense only of a set of such members.
    if (found.length === 0 && whole !== undefined) found.push(...everyOf(whole, members));
    return distinct(found);
  }

  each(visit: (members: readonly T[]) => boolean): boolean {
    if (this.max < this.min) return false;
    const fit = this.fit();
    const chosen: T[] = [];
    const extend = (from: number): boolean => {
      if (chosen.length >= this.min && this.wholeIsFine(chosen) && visit(chosen.slice())) return true;
      if (chosen.length === this.max) return false;
      for (let i = from; i < fit.length; i++) {
        chosen.push(fit[i] as T);
        if (extend(i + 1)) return true;
        chosen.pop();
      }
      return false;
    };
    return extend(0);
  }

  sample(random: Random): readonly T[] | undefined {
    const fit = this.fit();
    const most = Math.min(this.max, fit.length);
    if (most < this.min) return undefined;
    for (let i = 0; i < TRIES; i++) {
      const members = this.draw(fit, this.min + random.below(most - this.min + 1), random);
      if (this.wholeIsFine(members)) return members;
    }
    const found: (readonly T[])[] = [];
    this.each((members) => found.push(members) >= SEARCHED);
    return found.length === 0 ? undefined : found[random.below(found.length)];
  }

  some(): boolean {
    return this.findsSmall(1) || this.each(anything);
  }

  several(): boolean {
    return this.findsSmall(2);
  }

  /** Whether there are so many sets of one member or none: mostly that tells, and nobody has to try all members. */
  private findsSmall(many: number): boolean {
    if (this.max < this.min || this.min > 1) return false;
    let left = many;
    if (this.min === 0 && this.wholeIsFine(NO_MEMBERS) && --left === 0) return true;
    if (this.max === 0) return false;
    for (const member of this.rules.from)
      if (this.rules.why(member) === null && this.wholeIsFine([member]) && --left === 0) return true;
    return false;
  }

  members(): Members {
    const from = this.fit();
    return { from, least: this.min, most: Math.min(this.max, from.length) };
  }

  private fit(): T[] {
    return ascending(this.rules.from.filter((member) => this.rules.why(member) === null));
  }

  private draw(fit: T[], size: number, random: Random): T[] {
    for (let i = 0; i < size; i++) {
      const j = i + random.below(fit.length - i);
      const held = fit[i] as T;
      fit[i] = fit[j] as T;
      fit[j] = held;
    }
    return ascending(fit.slice(0, size));
  }

  private wholeIsFine(members: readonly T[]): boolean {
    return this.rules.whole === undefined || this.rules.whole(members) === null;
  }
}

/** A set of values chosen whole: attackers, losses, support markers. */
export function subset<T extends number>(kind: Kind<T>, rules: SubsetRules<T>): Domain<readonly T[]> {
  return new Subset(kind, rules);
}
