import {
  type Answer,
  type BaseState,
  CHANCE,
  Engine,
  type Game,
  type Player,
  playOut,
  randomPlayer,
  type SetUp,
  seeded,
  setUpFor,
} from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';

/** Where an event was told: the step under way (`combat.roll`, or `set-up`), its name, the rule that it cites. */
export interface Told {
  readonly step: string;
  readonly event: string;
  readonly rule: string;
}

/** Which cases the events of a procedure, or of one of its steps, may cite: `{ combat: ['5'], 'combat.odds': ['5.5'] }`. */
export type Chapters = Readonly<Record<string, readonly string[]>>;

/** Every step, event and rule that occur together in recorded games, each once. */
export function toldInRecords<G extends BaseState>(game: Game<G>, records: Iterable<string>): Told[] {
  const ears = new Ears();
  for (const text of records) {
    const { engine, answers } = readRecord(game, text);
    replay(ears.at(new Engine(game, engine.setUp)), answers);
  }
  return ears.told;
}

/** What is played to hear it: so many games of each scenario, from a seed on, with players by side or random ones. */
export interface Hearing {
  readonly games: number;
  readonly seed: number;
  readonly players?: readonly Player[];
}

/** The same of games that are played for it. */
export function toldInPlay<G extends BaseState>(game: Game<G>, { games, seed, players }: Hearing): Told[] {
  const ears = new Ears();
  const seated = players ?? game.sides.words.map(() => randomPlayer);
  for (const setUp of setUpsOf(game))
    for (let i = 0; i < games; i++)
      playOut(ears.at(new Engine(game, setUp)) as unknown as Engine, seated, seeded(seed + i));
  return ears.told;
}

const setUpsOf = <G extends BaseState>(game: Game<G>): SetUp[] =>
  Object.keys(game.scenarios).map((scenario) => setUpFor(game as unknown as Game, { scenario }));

class Ears {
  private readonly found = new Map<string, Told>();

  get told(): Told[] {
    return [...this.found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, told]) => told);
  }

  at<G extends BaseState>(engine: Engine<G>): Engine<G> {
    engine.g.log = [];
    engine.g.heard = ({ type, rule }) => {
      const told = { step: engine.over ? 'set-up' : engine.stepName, event: type.name, rule };
      this.found.set(Object.values(told).join(' '), told);
    };
    return engine;
  }
}

function replay<G extends BaseState>(engine: Engine<G>, answers: readonly Answer[]): void {
  engine.begin();
  for (const { side, answer, forced } of answers) {
    if (forced) continue;
    if (side === CHANCE) engine.resolve(answer as number);
    else engine.play(answer as Exclude<typeof answer, number>);
  }
}

/** The events that cite a case from outside the chapters of their step; those of steps that nobody named, too. */
export function strayEvents(told: readonly Told[], chapters: Chapters): string[] {
  return told.flatMap(({ step, event, rule }) => {
    const allowed = chapters[step] ?? chapters[step.split('.')[0] as string];
    if (allowed?.some((chapter) => isWithin(rule, chapter))) return [];
    return [
      `${step} tells “${event}” by ${rule}; ${allowed === undefined ? 'nobody said what it may cite' : `its chapters are ${allowed.join(', ')}`}`,
    ];
  });
}

/** Whether a case is a chapter, or under it: 5.6-b is under 5.6 and under 5, but not under 5.61. */
function isWithin(rule: string, chapter: string): boolean {
  return rule === chapter || (rule.startsWith(chapter) && /^[-.]/.test(rule.slice(chapter.length)));
}

/** Rules that events cite, in what was told or by their type, and that no case of the game is numbered by. */
export function uncatalogued<G extends BaseState>(game: Game<G>, told: readonly Told[]): string[] {
  const cited = new Set([...game.events.map(({ rule }) => rule), ...told.map(({ rule }) => rule)]);
  return [...cited].filter((rule) => !Object.hasOwn(game.cases, rule)).sort();
}

/** Events that were never told: to be met by other games, or dead. */
export function silentEvents<G extends BaseState>(game: Game<G>, told: readonly Told[]): string[] {
  const heard = new Set(told.map(({ event }) => event));
  return game.events.map(({ name }) => name).filter((name) => !heard.has(name));
}
