import {
  type BaseState,
  type Engine,
  type Game,
  type Happening,
  isList,
  type Kind,
  type ListSpec,
  type Match,
  type Value,
  viewOf,
} from '@bocage/kernel';
import { actionOf } from './act.ts';

type Read = (path: string, row?: number) => number;
type Played<G extends BaseState> = Pick<Match<G>, 'engine'>;

/** As much of how a game shows itself as its tests ask for. */
interface Shown<G extends BaseState, Scene, Sheet> {
  scene(read: Read): Scene;
  sheet(g: G, verb: string, args: readonly Value[]): Sheet | null;
  about?(read: Read, step: string, local: (name: string) => number): string | undefined;
  nameOf?(kind: string, value: number): { readonly name: string } | undefined;
}

/** What the tests of a game see of it. */
interface Sight<G extends BaseState, Scene, Sheet> {
  /** Reads a position as a side sees it, or all of it. */
  readerOf(match: Played<G>, side?: number): Read;
  /** What a side is shown, or everything. */
  look(match: Played<G>, side?: number): Scene;
  /** What the question of the moment is about beside its units and places. */
  about(match: Played<G>): string | undefined;
  /** The sheet of an action in words. */
  sheet(match: Match<G>, words: string): Sheet;
  /** What a side has been told, in the words that players read. */
  told(match: Match<G>, side: number): string[];
}

/** Looks at a game through its presentation. */
export function seeing<G extends BaseState, Scene, Sheet>(
  game: Game<G>,
  shown: Shown<G, Scene, Sheet>,
): Sight<G, Scene, Sheet> {
  const readerOf = ({ engine }: Played<G>, side?: number): Read =>
    reader(game, side === undefined ? engine.snapshot() : viewOf(engine, side).data);
  return {
    readerOf,
    look: (match, side) => shown.scene(readerOf(match, side)),
    about: (match) => shown.about?.(readerOf(match), match.engine.stepName, localsOf(match.engine)),
    sheet(match, words) {
      const { verb, args } = actionOf(match, words);
      const found = shown.sheet(match.engine.g, verb, args);
      if (found === null) throw new Error(`there is no sheet for ${words}`);
      return found;
    },
    told: (match, side) => match.events(side).map((event) => spelt(event, shown)),
  };
}

function reader({ layout }: Pick<Game, 'layout'>, data: Int16Array): Read {
  return (path, row = 0) => {
    const slot = layout.at.get(path);
    if (slot === undefined) throw new Error(`there is no field ${path}`);
    const { base, packed } = slot;
    return packed ? ((data[base + (row >> 4)] as number) >> (row & 15)) & 1 : (data[base + row] as number);
  };
}

/** The locals of the procedure that asks. */
function localsOf<G extends BaseState>(engine: Engine<G>): (name: string) => number {
  const { procedure, base } = engine.stack().at(-1) as ReturnType<typeof engine.stack>[number];
  const data = engine.snapshot();
  return (name) => data[base + (procedure.layout.at.get(name)?.base ?? 0)] as number;
}

/** The sentence of a happening, each thing in it by the name that players call it. */
function spelt(
  { type, args }: Happening,
  { nameOf }: Pick<Shown<never, unknown, unknown>, 'nameOf'>,
): string {
  const named = (spec: Kind | ListSpec, value: Value): string => {
    const kind = isList(spec) ? spec.list : spec;
    const all = [value].flat().map((one) => nameOf?.(kind.name, one)?.name ?? kind.text(one));
    return all.length === 0 ? 'none' : all.join(', ');
  };
  return type.say.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const [kind, value] = [type.args[name], args[name]];
    return kind === undefined || value === undefined ? whole : named(kind, value);
  });
}

/** A counter of a scene by the name on its face. */
export function counter<C extends { readonly name: string }>(
  { counters }: { readonly counters: readonly C[] },
  name: string,
): C {
  const found = counters.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${name} is not shown`);
  return found;
}

interface Tracks {
  readonly tracks: readonly {
    readonly id: string;
    readonly cells: readonly { readonly text: string; readonly isHere: boolean; readonly note?: string }[];
  }[];
}

/** A track of a scene, cell by cell, with a star where its marker is: `*06:30 (A/1/16)`. */
export const track = ({ tracks }: Tracks, id: string): string[] =>
  tracks
    .find((one) => one.id === id)
    ?.cells.map(
      ({ text, isHere, note }) => `${isHere ? '*' : ''}${text}${note === undefined ? '' : ` (${note})`}`,
    ) ?? [];

interface Marks {
  readonly marks: readonly { readonly at: number; readonly sign: string; readonly text: string }[];
}

/** What stands on a hex and is no counter. */
export const marksAt = ({ marks }: Marks, at: number): string[] =>
  marks.filter((mark) => mark.at === at).map(({ sign, text }) => `${sign}: ${text}`);

interface Rows {
  readonly rows: readonly { readonly label: string; readonly value: string; readonly rule?: string }[];
}

const DICE = /^(Die|Dice) \d/;

/** The rows of a sheet: `Attack: 9`, with the rule in brackets where there is one. */
export const rowsOf = ({ rows }: Rows): string[] =>
  rows.map(({ label, value, rule }) => `${label}: ${value}${rule === undefined ? '' : ` [${rule}]`}`);

/** Those above its table of dice: `Attack 9`. */
export const arithmetic = ({ rows }: Rows): string[] =>
  rows
    .filter(({ label }) => !DICE.test(label))
    .map(({ label, value, rule }) => `${label} ${value}${rule === undefined ? '' : ` [${rule}]`}`);

/** What the dice may bring: `Die 1: AL1`. */
export const table = ({ rows }: Rows): string[] =>
  rows.filter(({ label }) => DICE.test(label)).map(({ label, value }) => `${label}: ${value}`);
