import type { PlayableGame } from '@bocage/catalogue';
import { CHANCE, Engine, playOut, type Random, randomPlayer, seeded, viewOf } from '@bocage/kernel';
import { type Presentation, Showing } from '@bocage/wargame';
import { cpuSeconds } from '../clock.ts';
import { setUpOf } from '../games.ts';
import { measureSearch, type SearchFigures } from './search.ts';
import { median, quantile } from './statistics.ts';

/** How long a round looks at each thing. */
export interface Effort {
  readonly cpuSeconds: number;
  readonly samples: number;
  readonly games: number;
  readonly copies: number;
  readonly engines: number;
}

/** What one round found for one game; times in microseconds unless said. */
export interface Round extends SearchFigures {
  readonly actionsPerCpuSecond: number;
  readonly actionsPerGame: number;
  readonly gameMs: number;
  readonly legalP50: number;
  readonly legalP99: number;
  readonly applyP50: number;
  readonly rollbackMean: number;
  readonly copyFresh: number;
  readonly copyInto: number;
  readonly viewP50: number;
  /** All that is shown of a position, for one side; 0 where the game is not shown. */
  readonly sceneP50: number;
}

/** Measures a game once over. */
export function measure({ game, presentation }: PlayableGame, effort: Effort, seed: number): Round {
  const engine = new Engine(game, setUpOf(game));
  return {
    ...play(engine, effort, seed),
    ...latencies(engine, effort, seeded(seed)),
    sceneP50: presentation === undefined ? 0 : scenes(engine, presentation, seeded(seed)),
    rollbackMean: rollback(engine, effort, seeded(seed)),
    ...copies(engine, effort, seeded(seed)),
    ...measureSearch(game, effort.engines, seed),
  };
}

type Played = Pick<Round, 'actionsPerCpuSecond' | 'actionsPerGame' | 'gameMs'>;

/** Whole random games, one after another on one engine, as a study of balance plays them. */
function play(engine: Engine, effort: Effort, seed: number): Played {
  const players = engine.game.sides.words.map(() => randomPlayer);
  const random = seeded(seed);
  const began = cpuSeconds();
  let games = 0;
  let actions = 0;
  let seconds = 0;
  do {
    actions += playOut(engine, players, random).decisions;
    games++;
    seconds = cpuSeconds(began);
  } while (seconds < effort.cpuSeconds);
  return {
    actionsPerCpuSecond: actions / seconds,
    actionsPerGame: actions / games,
    gameMs: (1000 * seconds) / games,
  };
}

type Latencies = Pick<Round, 'legalP50' | 'legalP99' | 'applyP50' | 'viewP50'>;

/** The full legal list, the view of the one who decides, and a checked action, at every decision of a player. */
function latencies(engine: Engine, { samples }: Effort, random: Random): Latencies {
  const legal: number[] = [];
  const view: number[] = [];
  const apply: number[] = [];
  engine.begin();
  while (legal.length < samples) {
    if (engine.over) engine.begin();
    engine.g.cells.forget();
    if (engine.side === CHANCE) {
      engine.chance(random);
      continue;
    }
    legal.push(microseconds(() => engine.legal(Number.POSITIVE_INFINITY)));
    view.push(microseconds(() => viewOf(engine, engine.side)));
    const action = engine.sample(random);
    apply.push(microseconds(() => engine.apply(action)));
  }
  return {
    legalP50: median(legal),
    legalP99: quantile(legal, 0.99),
    viewP50: median(view),
    applyP50: median(apply),
  };
}

/** What the one who decides is shown, all through a game. */
function scenes(engine: Engine, presentation: Presentation, random: Random): number {
  const showing = new Showing(presentation, engine);
  const times: number[] = [];
  for (engine.begin(); !engine.over; step(engine, random)) {
    if (engine.side === CHANCE) continue;
    const view = viewOf(engine, engine.side);
    times.push(microseconds(() => showing.scene(view)));
  }
  return median(times);
}

/** Whole games taken back at one go, for each action of theirs. */
function rollback(engine: Engine, { games }: Effort, random: Random): number {
  let actions = 0;
  let time = 0;
  for (let i = 0; i < games; i++) {
    engine.begin();
    const mark = engine.mark();
    for (; !engine.over; actions++) step(engine, random);
    time += microseconds(() => engine.rollback(mark));
  }
  return time / actions;
}

function step(engine: Engine, random: Random): void {
  if (engine.side === CHANCE) engine.chance(random);
  else engine.play(engine.sample(random));
}

/** A copy of the whole state: a new one, and one into memory that is there already. */
function copies(
  engine: Engine,
  { copies: many }: Effort,
  random: Random,
): Pick<Round, 'copyFresh' | 'copyInto'> {
  engine.begin();
  for (let i = 0; i < 20 && !engine.over; i++) step(engine, random);
  const into = engine.snapshot();
  let sum = 0;
  const fresh = microseconds(() => {
    for (let i = 0; i < many; i++) sum += engine.snapshot().length;
  });
  const again = microseconds(() => {
    for (let i = 0; i < many; i++) into.set(engine.g.cells.data);
  });
  if (sum !== many * into.length) throw new Error('copies of another length'); // uses the copies, so that they are made
  return { copyFresh: fresh / many, copyInto: again / many };
}

function microseconds(act: () => unknown): number {
  const began = performance.now();
  act();
  return 1000 * (performance.now() - began);
}
