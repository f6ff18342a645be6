import type { Value } from './domain.ts';
import type { Reason } from './reason.ts';

/** A decision: what is done, with what. */
export interface Action {
  readonly verb: string;
  readonly args: readonly Value[];
}

/** `1 argument`, `2 arguments`. */
export const argumentsText = (count: number): string => `${count} argument${count === 1 ? '' : 's'}`;

/** Refusals that come from no rulebook: the request itself makes no sense. */
export const badInput = (text: string): Reason => ({ rule: 'input', text });
export const notNow = (text: string): Reason => ({ rule: 'turn', text });

/** Thrown by `apply`; whoever asked `why` first never sees it. */
export class IllegalAction extends Error {
  override readonly name = 'IllegalAction';
  readonly reasons: readonly Reason[];

  constructor(reasons: readonly Reason[]) {
    super(reasons.map((reason) => `${reason.rule}: ${reason.text}`).join('; '));
    this.reasons = reasons;
  }
}

/** Longer than any action of any game; what is longer is not read. */
const MOST_ARGS = 8;
const MOST_ITEMS = 512;

/** Reads an action from anything at all; a sentence says what is wrong with it. */
export function readAction(input: unknown): Action | string {
  try {
    return read(input);
  } catch {
    return 'the action cannot be read';
  }
}

function read(input: unknown): Action | string {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return 'an action is an object';
  const verb: unknown = own(input, 'verb');
  const args: unknown = own(input, 'args');
  if (typeof verb !== 'string') return 'an action has a verb, a word';
  if (!Array.isArray(args) || args.length > MOST_ARGS)
    return `an action has args, a list of ${MOST_ARGS} at most`;
  const values: Value[] = [];
  for (let i = 0; i < args.length; i++) {
    const value = readValue(args[i]);
    if (value === undefined) return `argument ${i + 1} is neither a whole number nor a list of them`;
    values.push(value);
  }
  return { verb, args: values };
}

function own(input: object, key: string): unknown {
  const property = Object.getOwnPropertyDescriptor(input, key);
  return property !== undefined && 'value' in property ? property.value : undefined;
}

function readValue(input: unknown): Value | undefined {
  if (Number.isSafeInteger(input)) return input as number;
  if (!Array.isArray(input) || input.length > MOST_ITEMS) return undefined;
  const items: number[] = [];
  for (let i = 0; i < input.length; i++) {
    if (!Number.isSafeInteger(input[i])) return undefined;
    items.push(input[i] as number);
  }
  return items;
}

export function sameAction(a: Action, b: Action): boolean {
  return (
    a.verb === b.verb &&
    a.args.length === b.args.length &&
    a.args.every((value, i) => sameValue(value, b.args[i]))
  );
}

function sameValue(a: Value, b: Value | undefined): boolean {
  if (typeof a === 'number' || typeof b === 'number' || b === undefined) return a === b;
  return a.length === b.length && a.every((item, i) => item === b[i]);
}
