import { type Answer, CHANCE, Engine } from '../engine.ts';
import type { Game, SetUp } from '../game.ts';
import { type Random, seeded } from '../random.ts';
import { readRecord, writeRecord } from '../record.ts';
import { CHECKS, type Check, firstDifference } from './checks.ts';
import { shrink } from './shrink.ts';

/** Something that does not hold, and a record that leads to it. */
export interface Violation {
  readonly check: string;
  readonly text: string;
  readonly seed: number;
  readonly record: string;
}

/** What the prover looked at and what it found. */
export interface ProverReport {
  readonly game: string;
  games: number;
  finished: number;
  decisions: number;
  readonly violations: Violation[];
  /** How often each thing was looked at. */
  readonly checks: Record<string, number>;
}

export interface ProverOptions {
  readonly games: number;
  readonly seed: number;
  readonly scenario?: string;
  /** A check is made at one in so many decisions; 4 unless told. */
  readonly everyNth?: number;
  /** A game with more decisions is called endless. */
  readonly endless?: number;
  readonly checks?: readonly Check[];
  readonly onGame?: (report: ProverReport) => void;
  /** It stops looking after so many violations. */
  readonly mostViolations?: number;
}

/**
 * Plays whole games at random and looks, at every turn, for anything that may not be: the same harness
 * for every game. One check at a time is drawn by lot, so that over many games all are made everywhere.
 */
export function prove(game: Game, options: ProverOptions): ProverReport {
  const report: ProverReport = {
    game: game.id,
    games: 0,
    finished: 0,
    decisions: 0,
    violations: [],
    checks: {},
  };
  const most = options.mostViolations ?? 5;
  for (let i = 0; i < options.games && report.violations.length < most; i++) {
    new Proof(game, options, report, options.seed + i).run();
    report.games++;
    options.onGame?.(report);
  }
  return report;
}

const ENDLESS = 50_000;

class Proof {
  private readonly game: Game;
  private readonly options: ProverOptions;
  private readonly report: ProverReport;
  private readonly seed: number;
  private readonly random: Random;
  private readonly answers: Answer[] = [];
  private readonly engine: Engine;

  constructor(game: Game, options: ProverOptions, report: ProverReport, seed: number) {
    this.game = game;
    this.options = options;
    this.report = report;
    this.seed = seed;
    this.random = seeded(seed);
    this.engine = new Engine(game, anySetUp(game, options.scenario, this.random));
    this.engine.trail = this.answers;
  }

  run(): void {
    const { engine } = this;
    try {
      engine.begin();
      const fine = this.play();
      if (!fine) return;
      this.report.finished++;
      for (const check of this.options.checks ?? CHECKS) if (!this.make(check)) return;
      if (this.make(HAS_OUTCOME)) this.checkRecord();
    } catch (error) {
      this.violated('rules', describe(error), null);
    }
  }

  private play(): boolean {
    const { engine, random } = this;
    const checks = this.options.checks ?? CHECKS;
    const nth = this.options.everyNth ?? 4;
    const endless = this.options.endless ?? ENDLESS;
    for (let decisions = 0; !engine.over; decisions++) {
      if (decisions > endless) return this.violated('endless', `no end after ${decisions} decisions`, null);
      if (random.below(nth) === 0 && !this.make(checks[random.below(checks.length)] as Check)) return false;
      engine.g.cells.forget();
      if (engine.side === CHANCE) engine.chance(random);
      else engine.play(engine.sample(random));
      this.report.decisions++;
    }
    return true;
  }

  private make(check: Check): boolean {
    const { engine } = this;
    engine.trail = null;
    const said = this.said(check);
    engine.trail = this.answers;
    this.count(check.name, 1);
    return said === null ? true : this.violated(check.name, said, check);
  }

  private count(what: string, many: number): void {
    this.report.checks[what] = (this.report.checks[what] ?? 0) + many;
  }

  private said(check: Check): string | null {
    try {
      return check.run(this.engine, this.random, (what, many = 1) => this.count(what, many));
    } catch (error) {
      return describe(error);
    }
  }

  private checkRecord(): void {
    const played = { engine: this.engine, answers: this.answers };
    const text = writeRecord(played);
    const again = readRecord(this.game, text);
    const rewritten = writeRecord(again);
    this.count('record round trip', 1);
    if (rewritten !== text) this.violated('record round trip', firstDifference(text, rewritten), null);
    const [a, b] = [this.engine.snapshot(), again.engine.snapshot()];
    if (!a.every((cell, i) => cell === b[i]))
      this.violated('record round trip', 'replaying gives other bytes', null);
  }

  private violated(name: string, text: string, check: Check | null): false {
    const { setUp } = this.engine;
    const answers = [...this.answers];
    const record = shrink(this.game, setUp, answers, check, this.seed);
    this.report.violations.push({ check: name, text, seed: this.seed, record });
    return false;
  }
}

const describe = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** A game that is over has a camp that won, or none, and words for it. */
const HAS_OUTCOME: Check = {
  name: 'outcome',
  run({ game, g, over }) {
    if (!over) return null;
    const { winner, text } = game.outcome(g);
    const known = Number.isInteger(winner) && winner >= -1 && winner < game.camps.names.words.length;
    return known && text !== '' ? null : `an outcome without a winner or a word: ${winner} “${text}”`;
  },
};

/** A scenario and options at random, or the given scenario. */
function anySetUp(game: Game, scenario: string | undefined, random: Random): SetUp {
  const scenarios = Object.keys(game.scenarios);
  const options: Record<string, number> = {};
  for (const [name, { kind }] of Object.entries(game.options ?? {}))
    options[name] = kind.min + random.below(kind.max - kind.min + 1);
  return { scenario: scenario ?? (scenarios[random.below(scenarios.length)] as string), options };
}
