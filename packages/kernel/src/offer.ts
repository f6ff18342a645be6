import { type Action, argumentsText, badInput } from './action.ts';
import { type Domain, everyReason, type Value } from './domain.ts';
import { belongs } from './kind.ts';
import type { AnyVerb, Ask, Frame } from './procedure.ts';
import type { Random } from './random.ts';
import { distinct, everyOf, type Reason } from './reason.ts';
import type { BaseState } from './state.ts';

/** A verb with arguments is tried so much more often at random than one without (“end”, “pass”). */
const WEIGHT_WITH_ARGS = 4;
const RETRIES = 8;
/** Where tries at random keep failing, so many actions are listed and one of them is taken. */
const LISTED = 2048;

type Param = (g: BaseState, frame: Frame, ...earlier: Value[]) => Domain;
const NOTHING: readonly Value[] = [];
const NONE_TRIED: boolean[] = [];

/** The actions that were made of a kept list. */
interface Made {
  readonly list: readonly Value[];
  readonly actions: readonly Action[];
}

/** What a player may do at an ask: the verbs, each with its arguments one after another. */
export class Offer {
  readonly verbs: readonly AnyVerb[];
  /** By verb: the one action of those without arguments, for `only`, which is asked at every step. */
  private readonly plain: readonly (Action | null)[];
  /** The weight of all verbs. */
  private readonly weight: number;
  private readonly g: BaseState;
  private readonly frame: Frame;
  /** What `only` has come upon. */
  private found: Action | null = null;
  /** By verb, and by its first argument: the actions of the last list, as far as they were made of kept ones. */
  private made = new Map<AnyVerb, Map<number, Made>>();

  constructor(ask: Ask<unknown, unknown, string>, g: BaseState, frame: Frame) {
    this.verbs = ask.may;
    this.plain = ask.may.map(({ name, params }) =>
      params.length === 0 ? { verb: name, args: NOTHING } : null,
    );
    this.weight = ask.may.reduce((sum, verb) => sum + weightOf(verb), 0);
    this.g = g;
    this.frame = frame;
  }

  get verbNames(): string[] {
    return this.verbs.map((verb) => verb.name);
  }

  verb(name: string): AnyVerb | undefined {
    for (const verb of this.verbs) if (verb.name === name) return verb;
    return undefined;
  }

  /** The choices for the next argument after the ones given; undefined where there are no more. */
  domain(verb: AnyVerb, earlier: readonly Value[]): Domain | undefined {
    const param = verb.params[earlier.length] as Param | undefined;
    if (param === undefined) return undefined;
    // Spelled out, since spreading an array into a call is slow.
    switch (earlier.length) {
      case 0:
        return param(this.g, this.frame);
      case 1:
        return param(this.g, this.frame, earlier[0] as Value);
      case 2:
        return param(this.g, this.frame, earlier[0] as Value, earlier[1] as Value);
      default:
        return param(this.g, this.frame, ...earlier);
    }
  }

  /** Shows every action in a fixed order until the visitor answers true; then true. */
  each(visit: (action: Action) => boolean): boolean {
    for (const verb of this.verbs) if (this.isOpen(verb) && this.extend(verb, NOTHING, visit)) return true;
    return false;
  }

  /** Every action, `most` at most. */
  list(most: number): Action[] {
    const actions: Action[] = [];
    if (most > 0) this.each((action) => actions.push(action) >= most);
    return actions;
  }

  /** Lets the actions of the last list go. */
  forget(): void {
    if (this.made.size > 0) this.made = new Map();
  }

  /** The only action there is, undefined where there is a choice, null where there is nothing at all. */
  only(): Action | undefined | null {
    const { verbs, plain } = this;
    this.found = null;
    for (let i = 0; i < verbs.length; i++) {
      const action = plain[i] as Action | null;
      if (action === null || !this.isOpen(verbs[i] as AnyVerb)) continue;
      if (this.found !== null) return undefined;
      this.found = action;
    }
    for (let i = 0; i < verbs.length; i++) {
      const verb = verbs[i] as AnyVerb;
      if (plain[i] === null && this.isOpen(verb) && this.findsSecond(verb, NOTHING)) return undefined;
    }
    return this.found;
  }

  /** One of the actions, each with some chance; undefined where there is none. */
  sample(random: Random): Action | undefined {
    let untried = this.weight;
    let tried = NONE_TRIED;
    while (untried > 0) {
      const index = this.pickVerb(tried, random.below(untried));
      const verb = this.verbs[index] as AnyVerb;
      const action = this.isOpen(verb) ? this.sampleWith(verb, random) : undefined;
      if (action !== undefined) return action;
      untried -= weightOf(verb);
      if (tried === NONE_TRIED) tried = new Array<boolean>(this.verbs.length).fill(false);
      tried[index] = true;
    }
    return undefined;
  }

  /** Empty where the action may be done, else every reason against the first argument that may not be. */
  why(action: Action): readonly Reason[] {
    const verb = this.verb(action.verb);
    if (verb === undefined)
      return [badInput(`“${action.verb}” is not asked here; ${this.verbNames.join(', ')} is`)];
    if (action.args.length !== verb.params.length)
      return [badInput(`${verb.name} takes ${argumentsText(verb.params.length)}, not ${action.args.length}`)];
    const against = this.against(verb);
    if (against !== null)
      return distinct([against, ...everyOf(verb.against ?? (() => null), this.g, this.frame)]);
    const earlier: Value[] = [];
    for (const value of action.args) {
      const domain = this.domain(verb, earlier) as Domain;
      const unfit = misfit(domain, value);
      if (unfit !== null) return [unfit];
      const reason = domain.why(value);
      if (reason !== null) return everyReason(domain, value, reason);
      earlier.push(value);
    }
    return [];
  }

  /** Why the verb may not be done at all now; null where it may. */
  against(verb: AnyVerb): Reason | null {
    return verb.against === undefined ? null : verb.against(this.g, this.frame);
  }

  private isOpen(verb: AnyVerb): boolean {
    return this.against(verb) === null;
  }

  private pickVerb(tried: readonly boolean[], lot: number): number {
    let left = lot;
    for (let i = 0; i < this.verbs.length; i++) {
      if (tried[i] === true) continue;
      left -= weightOf(this.verbs[i] as AnyVerb);
      if (left < 0) return i;
    }
    throw new RangeError('no verb is left');
  }

  /** Looks for actions that begin so: notes the first one there is, and answers true with the second. */
  private findsSecond(verb: AnyVerb, earlier: readonly Value[]): boolean {
    const domain = this.domain(verb, earlier) as Domain;
    if (earlier.length < verb.params.length - 1)
      return domain.each((value) => this.findsSecond(verb, followedBy(earlier, value)));
    if (this.found !== null && domain.some !== undefined) return domain.some();
    if (domain.several?.() === true) return true;
    return domain.each((value) => {
      if (this.found !== null) return true;
      this.found = { verb: verb.name, args: followedBy(earlier, value) };
      return false;
    });
  }

  private extend(verb: AnyVerb, earlier: readonly Value[], visit: (action: Action) => boolean): boolean {
    const domain = this.domain(verb, earlier);
    const { name, params } = verb;
    if (domain === undefined) return visit({ verb: name, args: [] });
    if (earlier.length < params.length - 1)
      return domain.each((value) => this.extend(verb, followedBy(earlier, value), visit));
    const kept = earlier.length === 1 ? domain.kept?.() : undefined;
    if (kept === undefined || typeof earlier[0] !== 'number')
      return domain.each((value) => visit({ verb: name, args: followedBy(earlier, value) }));
    const actions = this.actionsOf(verb, earlier[0], kept);
    for (let i = 0; i < actions.length; i++) if (visit(actions[i] as Action)) return true;
    return false;
  }

  /** The actions of a verb with a first argument and each of a kept list; made once, as long as that is kept. */
  private actionsOf(verb: AnyVerb, first: number, list: readonly Value[]): readonly Action[] {
    let made = this.made.get(verb);
    if (made === undefined) {
      made = new Map();
      this.made.set(verb, made);
    }
    const last = made.get(first);
    if (last !== undefined && last.list === list) return last.actions;
    const actions = new Array<Action>(list.length);
    for (let i = 0; i < list.length; i++) actions[i] = { verb: verb.name, args: [first, list[i] as Value] };
    made.set(first, { list, actions });
    return actions;
  }

  private sampleWith(verb: AnyVerb, random: Random): Action | undefined {
    const { name, params } = verb;
    if (params.length === 0) return { verb: name, args: [] };
    const first = this.domain(verb, NOTHING) as Domain;
    for (let i = 0; i < RETRIES; i++) {
      const value = first.sample(random);
      if (value === undefined) return undefined;
      const args = params.length === 1 ? [value] : this.sampleAfter(verb, value, random);
      if (args !== undefined) return { verb: name, args };
    }
    const listed: Action[] = [];
    this.extend(verb, NOTHING, (action) => listed.push(action) >= LISTED);
    return listed.length === 0 ? undefined : listed[random.below(listed.length)];
  }

  /** Goes on from the first argument; undefined where that has led nowhere. */
  private sampleAfter(verb: AnyVerb, first: Value, random: Random): readonly Value[] | undefined {
    const { params } = verb;
    const second = (params[1] as Param | undefined)?.(this.g, this.frame, first).sample(random);
    if (second === undefined) return undefined;
    let args: readonly Value[] = [first, second];
    while (args.length < params.length) {
      const value = (this.domain(verb, args) as Domain).sample(random);
      if (value === undefined) return undefined;
      args = followedBy(args, value);
    }
    return args;
  }
}

/** Spelled out, since spreading an array is slow. */
function followedBy(earlier: readonly Value[], value: Value): readonly Value[] {
  if (earlier.length === 0) return [value];
  return earlier.length === 1 ? [earlier[0] as Value, value] : [...earlier, value];
}

const weightOf = (verb: AnyVerb): number => (verb.params.length === 0 ? 1 : WEIGHT_WITH_ARGS);

/** Null where the value has the domain's form and kind. */
function misfit(domain: Domain, value: Value): Reason | null {
  const { kind, form } = domain;
  if (form === 'one') return belongs(kind, value) ? null : badInput(`${shown(value)} is no ${kind.name}`);
  if (typeof value === 'number') return badInput(`a list of ${kind.name} is wanted, not ${value}`);
  for (const item of value) if (!belongs(kind, item)) return badInput(`${item} is no ${kind.name}`);
  if (form === 'set')
    for (let i = 1; i < value.length; i++)
      if ((value[i] as number) <= (value[i - 1] as number))
        return badInput('a set is in ascending order, without repeats');
  return null;
}

const shown = (value: Value): string => (typeof value === 'number' ? String(value) : 'a list');
