import { determinize, type Engine, type Random, seeded, UNKNOWN, type View, viewOf } from '@bocage/kernel';
import { legalAction, readWords } from '../actions.ts';
import { type OddsOutcome, oddsReport, told, waysOf } from '../commands/odds.ts';
import { WrongError } from '../errors.ts';
import { many } from '../table.ts';

/** What is to be looked at: an action, and how players answer who are asked on the way. */
export interface ForecastInput {
  readonly engine: Engine;
  readonly view: View;
  readonly action: string;
  readonly answers: Readonly<Record<string, string>>;
}

const MOST_BRANCHES = 20_000;
/** So many worlds that agree with the view are tried where something is hidden. */
const WORLDS = 24;
const SHOWN = 20;

/**
 * The chances of an action as the side may know them. Nothing but its view is used: where that hides something,
 * possible worlds stand in for the truth.
 */
export function forecast({ engine, view, action, answers }: ForecastInput): string {
  legalAction(engine, action, readWords);
  const look = (world: Engine): OddsOutcome[] =>
    waysOf({
      engine: world,
      action,
      answers,
      see: (at) => viewOf(at, view.side).data,
      most: MOST_BRANCHES,
    });
  const worlds = view.data.includes(UNKNOWN) ? WORLDS : 1;
  const random = seeded(1); // not the dice: looking must not change what comes up
  const found: OddsOutcome[][] = [];
  let world: Engine | undefined;
  for (let i = 0; i < worlds; i++) {
    world = possibleWorld(view, random, world);
    found.push(look(world));
  }
  const agreed = new Set(found.map((ways) => JSON.stringify(ways))).size === 1;
  const ways = agreed ? (found[0] as OddsOutcome[]) : averaged(found);
  const note = agreed ? [] : [`something that is hidden matters: the mean of ${worlds} possible worlds`];
  return [...note, waysText(engine.game.id, action, ways)].join('\n');
}

function possibleWorld(view: View, random: Random, engine: Engine | undefined): Engine {
  try {
    return determinize(view, random, engine);
  } catch (error) {
    throw new WrongError(`the chances cannot be told: ${error instanceof Error ? error.message : error}`);
  }
}

function waysText(game: string, action: string, ways: readonly OddsOutcome[]): string {
  const { always, outcomes } = told(ways);
  const { text } = oddsReport({ game, action, always, outcomes: outcomes.slice(0, SHOWN) });
  const left = outcomes.length - SHOWN;
  return left > 0 ? `${text}\n… and ${many(left, 'rarer outcome')}` : text;
}

function averaged(worlds: readonly (readonly OddsOutcome[])[]): OddsOutcome[] {
  const sums = new Map<string, OddsOutcome>();
  for (const { changes, then, probability } of worlds.flat()) {
    const key = JSON.stringify([changes, then]);
    const before = sums.get(key)?.probability ?? 0;
    sums.set(key, {
      changes,
      then,
      probability: before + probability / worlds.length,
      fraction: 'on average',
    });
  }
  return [...sums.values()].sort((a, b) => b.probability - a.probability);
}
