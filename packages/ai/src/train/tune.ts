import type { Random } from '@bocage/kernel';
import type { Bounds, Doctrine, Style } from '@bocage/kernel/players';

/** Styles that are tried: about which one, and how far from it each figure is drawn, as a standard deviation. */
export interface Cloud {
  readonly middle: Style;
  readonly width: Style;
}

/** How wide a cloud is at first, as a part of all that may be tried, and what is left of it after each round. */
const [WIDTH, NARROWER] = [0.12, 0.95];
/** One in so many is taken for a model, and the middle goes so far towards them. */
const [MODELS, STRIDE] = [4, 0.5];

/** The styles about the usual one of a side. */
export function cloudAround(doctrine: Doctrine, side: number): Cloud {
  const bounds = doctrine.bounds(side);
  const middle = doctrine.usual(side);
  const width = mapped(middle, (_, name) => {
    const [low, high] = bounds[name] ?? [0, 0];
    return WIDTH * (high - low);
  });
  return { middle, width };
}

/** Styles of a cloud, its middle first; none goes beyond its bounds. */
export function stylesOf({ middle, width }: Cloud, bounds: Bounds, many: number, random: Random): Style[] {
  const others = Array.from({ length: many - 1 }, () =>
    mapped(middle, (value, name) => {
      const [low, high] = bounds[name] ?? [value, value];
      return Math.min(high, Math.max(low, value + (width[name] as number) * deviation(random)));
    }),
  );
  return [middle, ...others];
}

/** The cloud nearer to the best of its styles, which stand in order, the best first and counting most; and narrower. */
export function drawnTo({ middle, width }: Cloud, ranked: readonly Style[]): Cloud {
  const models = ranked.slice(0, Math.ceil(ranked.length / MODELS));
  const weights = models.map((_, i) => Math.log(models.length + 0.5) - Math.log(i + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const aim = (name: string): number =>
    models.reduce((sum, model, i) => sum + ((weights[i] as number) / all) * (model[name] as number), 0);
  return {
    middle: mapped(middle, (value, name) => value + STRIDE * (aim(name) - value)),
    width: mapped(width, (value) => NARROWER * value),
  };
}

const mapped = (style: Style, value: (one: number, name: string) => number): Style =>
  Object.fromEntries(Object.entries(style).map(([name, one]) => [name, value(one, name)]));

const FINE = 1 << 30;
/** Between 0 and 1, and neither. */
const share = (random: Random): number => (random.below(FINE) + 0.5) / FINE;

/** A number of the normal distribution, by Box and Muller. */
const deviation = (random: Random): number =>
  Math.sqrt(-2 * Math.log(share(random))) * Math.cos(2 * Math.PI * share(random));
