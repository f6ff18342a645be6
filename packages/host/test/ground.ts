import { entryOf, type PlayableGame, type Presentation } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import { CHANCE, type Game, isReason, seeded, setUpFor, start, type Value } from '@bocage/kernel';
import { parseAction, writeRecord } from '@bocage/kernel/text';
import type { Ground } from '../src/ground.ts';
import { TableHost } from '../src/host.ts';
import { MemoryDisk } from '../src/memory.ts';
import type { Forecast, Host, NewGame, Refusal, Scene, VerbChoice } from '../src/protocol.ts';
import type { Disk } from '../src/shelf.ts';

const proving = await (entryOf('proving') as { load: () => Promise<PlayableGame> }).load();
export const game: Game = proving.game;
const own = proving.presentation as Presentation;

const RED_UNITS = ['R1', 'R2', 'R3', 'R4', 'R5', 'R6'];
const rowOf = (unit: string): number =>
  (game.schema.unit as { table: { of(word: string): number } }).table.of(unit);

/** All that Blue may not know, straight from the state: whatever is made from it must have been guessed. */
function secrets(g: unknown): number[] {
  const { mine, unit } = g as { mine: number; unit: { value: { get(row: number): number } } };
  return [mine, ...RED_UNITS.map((name) => unit.value.get(rowOf(name)))];
}

/** A plain show of the proving game, whose overlay, sheet and report tell all secrets of the position they are given. */
const presentation: Presentation = {
  grid: own.grid,
  sides: ['Blue', 'Red'],
  boxes: [],
  overlays: [
    {
      id: 'secrets',
      title: 'Secrets',
      line: 'All that is hidden',
      paint: (g) =>
        secrets(g).map((value, i) => ({ at: i as HexId, tone: 'plain', weight: 1, text: String(value) })),
    },
  ],
  verbs: {
    'act.move': { label: 'Move a piece', asks: ['a piece', 'its way'] },
    attack: { label: 'Attack', asks: ['the hex', 'who attacks'] },
  },
  previews: [],
  scenarios: { crossroads: 'Three towns on a road.' },
  options: { mines: 'A mine lies somewhere.' },
  caption: own.caption,
  counters: own.counters,
  marks: own.marks,
  tracks: () => [],
  bulks: [
    {
      id: 'secrets',
      label: 'Secrets',
      step: 'round.act',
      plan: (g) => secrets(g).map((value) => ({ verb: 'end', args: [value] })),
    },
    {
      // Every piece goes the first way that is listed for it.
      id: 'march',
      label: 'March with all',
      step: 'round.act',
      plan: (_g, offered) =>
        offered.choices('move').flatMap((unit) => {
          const [way] = offered.choices('move', unit);
          return way === undefined ? [] : [{ verb: 'move', args: [unit, way] }];
        }),
    },
  ],
  warnings: [{ verb: 'end', peril: (g) => ({ text: secrets(g).join(), rule: '2.2', units: [] }) }],
  draw: (event) => own.draw?.(event),
  here: (g) => [{ text: secrets(g).join() }],
  sheet: (g, verb) => ({ title: verb, rows: [], result: secrets(g).join() }),
};

const report: NonNullable<PlayableGame['report']> = {
  figures: [{ id: 'mine', label: 'Where the mine is', group: 'Secrets', kind: 'count' }],
  notes: [],
  measure: secrets,
};

let clock = 1_000_000;

const dice = seeded(1);

/** The proving game on a disk of its own; other games are those of the catalogue. */
export const groundOf = (disk: Disk = new MemoryDisk()): Ground => ({
  async load(id) {
    const entry = entryOf(id);
    if (entry?.load == null) throw new Error(`no ${id}`);
    return {
      title: entry.title,
      playable: id === 'proving' ? { game, presentation, report } : await entry.load(),
    };
  },
  disk: async () => disk,
  dice,
  now: () => ++clock,
  rest: () => new Promise((rested) => setImmediate(rested)),
});

export const NEW: NewGame = {
  game: 'proving',
  scenario: 'crossroads',
  options: {},
  seats: ['human', 'random'],
  seed: 7,
};

const isRefused = (answer: Scene | Refusal): answer is Refusal => 'reasons' in answer;

/** What came of a request that must not be refused. */
export function fine(answer: Scene | Refusal): Scene {
  if (isRefused(answer)) throw new Error(`refused: ${answer.reasons.map(({ text }) => text).join('; ')}`);
  return answer;
}

/** Lets the others answer until a person decides, or nobody does. */
export async function runOn(host: TableHost, scene: Scene): Promise<Scene> {
  let now = scene;
  while (now.turn === 'chance' || now.turn === 'opponent') now = await host.step();
  return now;
}

/**
 * A decision made from nothing but what the host offers. A set may be refused though each of its members fits: then
 * all of them are tried, and then whatever takes no argument.
 */
export async function decide(host: TableHost, { prompt, ply }: Scene): Promise<Scene> {
  const open = (prompt?.verbs ?? []).filter(
    ({ against, first }) => against === null && first?.choices.length !== 0,
  );
  const verb = open[ply % open.length];
  if (verb === undefined) throw new Error('nothing is offered');
  let done = await host.act(verb.name, await argumentsOf(host, verb, ply, false));
  if (isRefused(done)) done = await host.act(verb.name, await argumentsOf(host, verb, ply, true));
  if (isRefused(done)) done = await host.act(open.find(({ first }) => first === null)?.name ?? '', []);
  return fine(done);
}

async function argumentsOf(host: TableHost, verb: VerbChoice, lot: number, isAll: boolean): Promise<Value[]> {
  const args: Value[] = [];
  for (let at = verb.first; at !== null; ) {
    const chosen = at.choices[(lot * 7) % at.choices.length]?.value ?? 0;
    const members = at.choices.map(({ value }) => value as number);
    args.push(at.form !== 'set' ? chosen : isAll ? members : at.least === 0 ? [] : [chosen].flat());
    if (args.length === verb.asks.length) break;
    const next = await host.next(verb.name, args);
    if ('reasons' in next) return args;
    at = next;
  }
  return args;
}

/** A record of the proving game from its answers in words, those that are forced left out. */
export function recordOf(...answers: string[]): string {
  const match = start(game, setUpFor(game));
  for (const answer of answers) {
    const { engine } = match;
    if (engine.side === CHANCE) match.resolve(engine.odds.kind.parse(answer) as number);
    else {
      const action = parseAction(engine.offer, answer);
      if (isReason(action)) throw new Error(`${answer}: ${action.text}`);
      match.apply(action);
    }
  }
  return writeRecord(match);
}

/** The chances of an action, counted to their end. */
export async function weighed(host: Host, verb: string, args: readonly Value[]): Promise<Forecast> {
  const told = await host.forecast(verb, args);
  if (told === null) throw new Error('the forecast was given up');
  return told;
}

/** A new host on new saves. */
export const newHost = (ground: Ground = groundOf()): TableHost => new TableHost(ground);
