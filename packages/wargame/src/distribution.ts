/** Possible values with whole-number weights; the chance of a value is its weight over the total. */
export interface Distribution<T> {
  readonly values: readonly T[];
  readonly weights: readonly number[];
  readonly total: number;
}

/** An exact chance in lowest terms. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

/** All values equally likely; a value named twice weighs twice. */
export function uniform<T>(values: readonly T[]): Distribution<T> {
  return weighted(values.map((value) => [value, 1]));
}

/** One certain value. */
export const certain = <T>(value: T): Distribution<T> => ({ values: [value], weights: [1], total: 1 });

/** A die of so many sides, from 1. */
export function die(sides: number): Distribution<number> {
  return uniform(Array.from({ length: sides }, (_, i) => i + 1));
}

/** The sum of several dice. */
export function dice(count: number, sides: number): Distribution<number> {
  let sum = certain(0);
  for (let i = 0; i < count; i++) sum = convolve(sum, die(sides));
  return sum;
}

/** A distribution of what is made of each value; equal outcomes are added up. */
export function mapValues<T, U>(from: Distribution<T>, f: (value: T) => U): Distribution<U> {
  return weighted(from.values.map((value, i) => [f(value), from.weights[i]!]));
}

/** Two independent things taken together. */
export function combine<A, B, C>(
  a: Distribution<A>,
  b: Distribution<B>,
  f: (a: A, b: B) => C,
): Distribution<C> {
  return chain(a, (x) => mapValues(b, (y) => f(x, y)));
}

/** The sum of two independent numbers. */
export function convolve(a: Distribution<number>, b: Distribution<number>): Distribution<number> {
  return combine(a, b, (x, y) => x + y);
}

/** A second chance that depends on the outcome of the first. */
export function chain<A, B>(first: Distribution<A>, second: (value: A) => Distribution<B>): Distribution<B> {
  const branches = first.values.map(second);
  const common = branches.reduce((all, branch) => lowestCommonMultiple(all, branch.total), 1);
  const pairs: [B, number][] = [];
  branches.forEach((branch, i) => {
    const scale = first.weights[i]! * (common / branch.total);
    branch.values.forEach((value, j) => {
      pairs.push([value, scale * branch.weights[j]!]);
    });
  });
  return weighted(pairs);
}

/** The chance that a value satisfies a condition. */
export function chanceOf<T>(of: Distribution<T>, condition: (value: T) => boolean): Fraction {
  let weight = 0;
  of.values.forEach((value, i) => {
    if (condition(value)) weight += of.weights[i]!;
  });
  return fraction(weight, of.total);
}

/** The mean of a number made of each value. */
export function mean<T>(of: Distribution<T>, f: (value: T) => number): number {
  let sum = 0;
  of.values.forEach((value, i) => {
    sum += f(value) * of.weights[i]!;
  });
  return sum / of.total;
}

/** A fraction in lowest terms. */
export function fraction(numerator: number, denominator: number): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Values with their weights: equal values are added up and the weights brought to lowest terms. */
export function weighted<T>(pairs: readonly (readonly [T, number])[]): Distribution<T> {
  const sums = new Map<T, number>();
  let total = 0;
  for (const [value, weight] of pairs) {
    if (weight === 0) continue;
    sums.set(value, (sums.get(value) ?? 0) + weight);
    total += weight;
  }
  if (total === 0) throw new RangeError('a distribution needs at least one value');
  if (!Number.isSafeInteger(total)) throw new RangeError('weights beyond exact arithmetic');
  const divisor = [...sums.values()].reduce(greatestCommonDivisor);
  return {
    values: [...sums.keys()],
    weights: [...sums.values()].map((weight) => weight / divisor),
    total: total / divisor,
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}

const lowestCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b;
