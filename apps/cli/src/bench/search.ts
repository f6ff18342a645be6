import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import {
  CHANCE,
  determinize,
  Engine,
  type Game,
  type Random,
  seeded,
  type View,
  viewOf,
} from '@bocage/kernel';
import type { Saved } from '@bocage/kernel/host';
import { setUpOf } from '../games.ts';
import { median } from './statistics.ts';

/** What a search needs: copies of the game that cost little; times in microseconds. */
export interface SearchFigures {
  readonly loadNear: number;
  readonly loadFar: number;
  readonly determinizeP50: number;
  readonly newEngine: number;
}

/** Positions of one game, one after another, and what the sides see in some of them. */
interface Course {
  readonly snapshots: readonly Int16Array[];
  readonly saved: readonly Saved[];
  readonly views: readonly View[];
}

const EVERY_NTH_VIEW = 5;
/** A step through the positions that leads from one to another far off, and to all of them. */
const STRIDE = 0.382;

/** Taking over positions next to one another and far apart, guessing behind views, and making engines. */
export function measureSearch(game: Game, engines: number, seed: number): SearchFigures {
  const engine = new Engine(game, setUpOf(game));
  const { snapshots, saved, views } = courseOf(engine, seeded(seed));
  const spare = new Engine(game, setUpOf(game)).begin();
  const many = snapshots.length;
  const far = saved.map((_, i) => saved[Math.floor(i * many * STRIDE) % many] as Saved);
  const random = seeded(seed);
  return {
    loadNear: median(snapshots.map((one) => microseconds(() => spare.load(one)))),
    loadFar: median(far.map((one) => microseconds(() => spare.load(one)))),
    determinizeP50: median(views.map((view) => microseconds(() => determinize(view, random, spare)))),
    newEngine: median(
      Array.from({ length: engines }, () => microseconds(() => new Engine(game, setUpOf(game)))),
    ),
  };
}

function courseOf(engine: Engine, random: Random): Course {
  const snapshots: Int16Array[] = [];
  const saved: Saved[] = [];
  const views: View[] = [];
  engine.begin();
  for (let i = 0; !engine.over; i++) {
    snapshots.push(engine.snapshot());
    saved.push(engine.save());
    if (i % EVERY_NTH_VIEW === 0) views.push(viewOf(engine, i % engine.game.sides.words.length));
    step(engine, random);
  }
  return { snapshots, saved, views };
}

/** Decisions behind an engine that is weighed. */
const DECISIONS = 60;

/**
 * What an engine with some decisions behind it holds in memory, in KB. Weighed when all else is measured: to collect
 * everything makes the compiler forget what it has learnt.
 */
export function weight(game: Game, engines: number): number {
  const before = inUse();
  const held = Array.from({ length: engines }, (_, i) => {
    const engine = new Engine(game, setUpOf(game)).begin();
    const random = seeded(i + 1);
    for (let left = DECISIONS; left > 0 && !engine.over; left--) step(engine, random);
    return engine;
  });
  return (inUse() - before) / 1024 / held.length;
}

/** Bytes that somebody holds, after everything else is collected. */
function inUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

function step(engine: Engine, random: Random): void {
  if (engine.side === CHANCE) engine.chance(random);
  else engine.play(engine.sample(random));
}

function microseconds(act: () => unknown): number {
  const began = performance.now();
  act();
  return 1000 * (performance.now() - began);
}
