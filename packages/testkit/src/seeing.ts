import {
  type BaseState,
  type Engine,
  type Game,
  type Happening,
  type Kind,
  type ListSpec,
  type Match,
  type SetUp,
  type Value,
  type View,
  viewOf,
} from '@bocage/kernel';
import { isList, openView } from '@bocage/kernel/host';
import { actionText } from '@bocage/kernel/text';
import {
  type CounterLook,
  type PlaceNote,
  type Presentation,
  type SceneLook,
  type Sheet,
  Showing,
} from '@bocage/wargame';
import { actionOf } from './act.ts';

type Played<G extends BaseState> = Pick<Match<G>, 'engine'>;

/** What the tests of a game see of it. */
interface Sight<G extends BaseState> {
  /** What a side is shown, or everything. */
  look(match: Played<G>, side?: number): SceneLook;
  /** What the question of the moment is about beside its units and places. */
  about(match: Played<G>): string | undefined;
  /** What there is to know of a hex, for the first side. */
  here(match: Played<G>, at: CounterLook['at']): readonly PlaceNote[];
  /** The sheet of an action in words. */
  sheet(match: Match<G>, words: string): Sheet;
  /**
   * What a command that stands for several decisions would do, each in words; nothing where it is not offered. The seat
   * that is asked may hold other sides too.
   */
  plan(match: Played<G>, id: string, others?: readonly number[]): string[];
  /** What is said before an action in words: the rule, and the units it concerns. */
  perils(match: Match<G>, words: string): { readonly rule: string; readonly units: readonly string[] }[];
  /** What a side has been told, in the words that players read. */
  told(match: Match<G>, side: number): string[];
}

const viewFor = <G extends BaseState>({ engine }: Played<G>, side?: number): View =>
  side === undefined ? openView(engine as unknown as Engine) : viewOf(engine as unknown as Engine, side);

/** Looks at a game through its presentation. */
export function seeing<G extends BaseState>(game: Game<G>, presentation: Presentation<G>): Sight<G> {
  let last: { readonly setUp: SetUp; readonly showing: Showing<G> } | undefined;
  const showing = ({ engine: { setUp } }: Played<G>): Showing<G> => {
    if (last?.setUp !== setUp) last = { setUp, showing: new Showing(presentation, { game, setUp }) };
    return last.showing;
  };
  return {
    look: (match, side) => showing(match).scene(viewFor(match, side)),
    about: (match) => showing(match).about(viewFor(match), match.engine.stepName),
    here: (match, at) => showing(match).here(viewFor(match, 0), at),
    sheet(match, words) {
      const { verb, args } = actionOf(match, words);
      const found = showing(match).sheet(viewFor(match), verb, args);
      if (found === null) throw new Error(`there is no sheet for ${words}`);
      return found;
    },
    plan(match, id, others = []) {
      const { side } = match.engine;
      const view = { ...viewFor(match, side), sides: [side, ...others] };
      const bulk = showing(match)
        .bulks(view)
        .find((one) => one.id === id);
      if (bulk === undefined) return [];
      return showing(match)
        .plan(view, bulk)
        .map((action) => actionText(match.engine.offer, action));
    },
    perils(match, words) {
      const { verb, args } = actionOf(match, words);
      const view = viewFor(match, match.engine.side);
      const found = showing(match).perils(view, [verb, `${match.engine.stepName}.${verb}`], args);
      const nameOf = (unit: number): string => presentation.nameOf?.('unit', unit)?.name ?? String(unit);
      return found.map(({ rule, units }) => ({ rule, units: units.map(nameOf) }));
    },
    told: (match, side) => match.events(side).map((event) => spelt(event, presentation)),
  };
}

/** The sentence of a happening, each thing in it by the name that players call it. */
function spelt({ type, args }: Happening, { nameOf }: Pick<Presentation, 'nameOf'>): string {
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
