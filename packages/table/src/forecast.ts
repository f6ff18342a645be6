import { atOnce, determinize, type Engine, type Random, seeded, type View } from '@bocage/kernel';
import { sameCells } from './reading.ts';
import {
  Budget,
  ForecastError,
  type ForecastInput,
  samplesIn,
  Teller,
  TooMuch,
  type Upshot,
  waysIn,
} from './ways.ts';

/** Every way it may come out, the likeliest first. */
export interface Forecast {
  /** What is different whatever comes up. */
  readonly always: readonly string[];
  readonly ways: readonly Upshot[];
  /** More than 1 where something hidden matters: these are means over so many possible worlds. */
  readonly worlds: number;
  /** 0 where every way was counted; else so many samples were drawn, and the chances are what came up. */
  readonly samples: number;
}

/** So many worlds that agree with the view are tried where something is hidden. */
const WORLDS = 24;

/**
 * The chances of an action as the onlooker may know them. Nothing but its view is used: where that hides
 * something, possible worlds stand in for the truth.
 */
export const forecast = (input: ForecastInput): Forecast => atOnce(forecastByNode(input));

/** The same bit by bit, with rests in which others may work; where nothing is hidden on the engine itself, which is not to be touched then. */
export function* forecastByNode(input: ForecastInput): Generator<void, Forecast> {
  const budget = new Budget(input.limits);
  const teller = new Teller(input.engine.game, input);
  const { samples = 0 } = input.limits ?? {};
  try {
    return { ...(yield* over(input, (world) => waysIn(world, input, budget, teller))), samples: 0 };
  } catch (error) {
    if (!(error instanceof TooMuch) || samples === 0) throw error;
  }
  const random = seeded(SAMPLING);
  function* draw(world: Engine, worlds: number): Generator<void, Upshot[]> {
    yield;
    return samplesIn(world, input, teller, Math.ceil(samples / worlds), random);
  }
  const drawn = yield* over(input, draw);
  return { ...drawn, ways: drawn.ways.map((way) => ({ ...way, fraction: '' })), samples };
}
const SAMPLING = 2;

type Chances = Omit<Forecast, 'samples'>;

/** Looks at the one world there is, or at possible ones, where something is hidden. */
function* over(
  input: ForecastInput,
  look: (world: Engine, worlds: number) => Generator<void, Upshot[]>,
): Generator<void, Chances> {
  const { view, engine } = input;
  if (view === null) return told(yield* look(engine, 1), 1);
  const worlds = sameCells(view.data, engine.snapshot()) ? 1 : WORLDS;
  const random = seeded(1); // not the dice: looking must not change what comes up
  const found: Upshot[][] = [];
  let world: Engine | undefined;
  for (let i = 0; i < worlds; i++) {
    world = possibleWorld(view, random, world);
    found.push(yield* look(world, worlds));
  }
  const [first] = found as [Upshot[]];
  const agreed = new Set(found.map((ways) => JSON.stringify(ways))).size === 1;
  return agreed ? told(first, 1) : told(averaged(found), worlds);
}

function possibleWorld(view: View, random: Random, engine: Engine | undefined): Engine {
  try {
    return determinize(view, random, engine);
  } catch (error) {
    throw new ForecastError(`the chances cannot be told: ${error instanceof Error ? error.message : error}`);
  }
}

function averaged(worlds: readonly (readonly Upshot[])[]): Upshot[] {
  const sums = new Map<string, Upshot>();
  for (const way of worlds.flat()) {
    const key = JSON.stringify([way.changes, way.then]);
    const before = sums.get(key)?.probability ?? 0;
    sums.set(key, { ...way, probability: before + way.probability / worlds.length, fraction: '' });
  }
  return [...sums.values()].sort((a, b) => b.probability - a.probability);
}

/** Takes what is so in every case out of the ways. */
function told(ways: readonly Upshot[], worlds: number): Chances {
  const always = common(ways.map((way) => way.changes));
  const known = new Set(always);
  const rest = ways.map((way) => ({ ...way, changes: way.changes.filter((change) => !known.has(change)) }));
  return { always, ways: rest, worlds };
}

function common(lists: readonly (readonly string[])[]): string[] {
  const [first = [], ...rest] = lists;
  const others = rest.map((list) => new Set(list));
  return first.filter((line) => others.every((list) => list.has(line)));
}
