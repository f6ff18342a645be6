import type { Action } from '../action.ts';
import type { Domain, Value } from '../domain.ts';
import type { Engine } from '../engine.ts';
import { LEAST, MOST } from '../kind.ts';
import type { Random } from '../random.ts';

/** An object whose properties must not be run. */
const TRAP = {
  get verb(): string {
    throw new Error('a getter of a request was run');
  },
  args: [],
};

/** Requests that are no actions at all, or actions with something wicked in them. */
export function nonsense(action: Action): unknown[] {
  const { verb, args } = action;
  return [
    undefined,
    null,
    0,
    Number.NaN,
    '',
    verb,
    [],
    [verb, ...args],
    {},
    { verb },
    { args },
    { verb: null, args },
    { verb: [verb], args },
    { verb: { toString: () => verb }, args },
    { verb: '__proto__', args },
    { verb: 'constructor', args: [] },
    { verb: 'toString', args: [] },
    { verb: `${verb} `, args },
    { verb: `${verb}!`, args },
    { verb: 'x'.repeat(100_000), args },
    { verb, args: null },
    { verb, args: {} },
    { verb, args: { length: args.length } },
    { verb, args: 'args' },
    { verb, args: [...args, 0] },
    { verb, args: new Array(1_000_000) },
    Object.create({ verb, args }) as unknown,
    JSON.parse(`{"__proto__": {"verb": ${JSON.stringify(verb)}, "args": []}}`) as unknown,
    TRAP,
    new Proxy({}, { getOwnPropertyDescriptor: () => { throw new Error('no'); } }), // biome-ignore format: one request a line
    ...args.flatMap((_, i) => WICKED.map((value) => ({ verb, args: args.with(i, value as Value) }))),
  ];
}

const WICKED: readonly unknown[] = [
  undefined,
  null,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  0.5,
  -40_000,
  40_000,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  '0',
  '__proto__',
  true,
  {},
  { valueOf: () => 0 },
  [[0]],
  ['0'],
  [Number.NaN],
  new Array(1_000),
  10n,
];

/** The action with one thing changed, inside or outside what it may be. */
export function mutated(engine: Engine, action: Action, random: Random): Action {
  const { offer } = engine;
  const names = offer.verbNames;
  if (action.args.length === 0 || random.below(8) === 0)
    return { verb: names[random.below(names.length)] as string, args: action.args };
  const at = random.below(action.args.length);
  const verb = offer.verb(action.verb);
  const domain = verb === undefined ? undefined : offer.domain(verb, action.args.slice(0, at));
  if (domain === undefined) return action;
  return {
    verb: action.verb,
    args: action.args.with(at, otherValue(domain, action.args[at] as Value, random)),
  };
}

function otherValue(domain: Domain, value: Value, random: Random): Value {
  if (typeof value === 'number') return otherNumber(domain, random);
  const items = [...value];
  const at = random.below(items.length + 1);
  if (random.below(2) === 0) items.splice(at, 1);
  else items.splice(at, random.below(2), otherNumber(domain, random));
  return domain.form === 'set' && random.below(4) > 0 ? items.sort((a, b) => a - b) : items;
}

function otherNumber({ kind }: Domain, random: Random): number {
  switch (random.below(8)) {
    case 0:
      return kind.min - 1;
    case 1:
      return kind.max + 1;
    case 2:
      return random.below(2) === 0 ? LEAST : MOST;
    default:
      return kind.min + random.below(kind.max - kind.min + 1);
  }
}
