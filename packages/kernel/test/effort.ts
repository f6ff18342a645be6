/** How much work something was, counted: characters and items that the calls of the language looked at. */
let steps = 0;

/** An expression may go over a text again and again: on anything but a short word the worst is taken to be the case. */
const SHORT = 32;
const byExpression = (length: number): number => (length <= SHORT ? length : length * length);

type Method = (this: unknown, ...args: unknown[]) => unknown;
type Cost = (self: { length: number; source?: string }, args: readonly unknown[], result: unknown) => number;

const lengthOf = (value: unknown): number =>
  typeof value === 'string' || Array.isArray(value) ? value.length : 1;
const whole: Cost = (self) => self.length;
const one: Cost = () => 1;
const given: Cost = (_self, args) => lengthOf(args[0]);
const made: Cost = (_self, _args, result) => lengthOf(result);
const searched: Cost = (self, [pattern]) =>
  pattern instanceof RegExp ? byExpression(self.length) : self.length;
const sorted: Cost = ({ length }) => length * Math.ceil(Math.log2(length + 2));

const COSTS: readonly (readonly [object, Readonly<Record<string, Cost>>])[] = [
  [
    String.prototype,
    {
      charCodeAt: one, charAt: one, at: one, codePointAt: one, slice: made, substring: made, trim: whole, startsWith: given,
      endsWith: given, indexOf: whole, lastIndexOf: whole, includes: whole, split: searched, replace: searched,
      replaceAll: searched, match: searched, matchAll: searched, search: searched, padStart: made, repeat: made,
    }, // biome-ignore format: a table
  ],
  [RegExp.prototype, { test: (_self, args) => byExpression(lengthOf(args[0])), exec: (_self, args) => byExpression(lengthOf(args[0])) }], // biome-ignore format: a table
  [
    Array.prototype,
    {
      indexOf: whole, includes: whole, find: whole, findIndex: whole, findLast: whole, findLastIndex: whole, some: whole,
      every: whole, filter: whole, map: whole, flatMap: whole, forEach: whole, reduce: whole, join: whole, slice: made,
      splice: whole, shift: whole, unshift: whole, concat: made, reverse: whole, sort: sorted, entries: whole, values: whole,
      push: (_self, args) => args.length,
    }, // biome-ignore format: a table
  ],
  [Set.prototype, { has: given, add: given }],
  [Map.prototype, { has: given, get: given, set: given }],
];

/** Counts what a call costs; whatever it throws is thrown on. Joining two texts by `+` is the one thing not counted. */
export function stepsOf(run: () => unknown): number {
  const originals: (() => void)[] = [];
  const patch = (target: object, name: string, cost: Cost): void => {
    const held = Object.getOwnPropertyDescriptor(target, name) as PropertyDescriptor;
    const original = held.value as Method;
    originals.push(() => Object.defineProperty(target, name, held));
    Object.defineProperty(target, name, {
      ...held,
      value: function counted(this: never, ...args: unknown[]): unknown {
        const { length } = this as { length: number };
        const result = Reflect.apply(original, this, args);
        steps += cost({ length }, args, result);
        return result;
      },
    });
  };
  steps = 0;
  for (const [target, costs] of COSTS)
    for (const [name, cost] of Object.entries(costs)) patch(target, name, cost);
  try {
    run();
  } finally {
    for (const restore of originals) restore();
  }
  return steps;
}
