import type { Presentation } from '@bocage/catalogue';
import {
  type Answer,
  CHANCE,
  type Game,
  type Happening,
  type Kind,
  type ListSpec,
  NONE,
  type Value,
} from '@bocage/kernel';
import { isList, isTable } from '@bocage/kernel/host';
import { valueText } from '@bocage/kernel/text'; // biome-ignore format: a list
import { headingOf, lookOf, nameLook, type Report } from '@bocage/table';
import type { DrawingLook, EventLook, ForcedLook, LogEntry, TextPart } from './protocol.ts';

/** Neither a player nor Chance: the rules themselves, with which another part of the game begins. */
const RULES = -2;

/**
 * A decision as the log has it. What is told of the part of the game that begins after it, which stands where `after`
 * says, is an entry of its own: nobody has done it.
 */
export function entriesOf(
  report: Report,
  game: Game,
  presentation: Presentation,
  after: string,
): readonly LogEntry[] {
  const entry = entryOf(report, game, presentation);
  const { openers = [] } = presentation;
  const at = entry.events.findIndex(({ name }) => openers.includes(name));
  // What Chance drew may open it: then that is what came of the draw.
  if (at < 0 || (at === 0 && entry.side === CHANCE)) return [entry];
  const begun = {
    ...entry,
    side: RULES,
    heading: '',
    caption: after,
    answer: null,
    said: null,
    names: NO_NAMES,
    forced: [],
    events: entry.events.slice(at),
  };
  return [{ ...entry, events: entry.events.slice(0, at) }, begun];
}

function entryOf(report: Report, game: Game, presentation: Presentation): LogEntry {
  const { ply, side, step, caption, rule, answer, given, forced, events } = report;
  const draw = drawOf(report, presentation);
  return {
    ply,
    side,
    step,
    heading: headingOf(step, presentation.headings),
    caption,
    rule,
    answer,
    said: given === null ? null : saidBy(given, game, presentation),
    names: given === null ? NO_NAMES : namesIn(given, game),
    forced: forced
      .filter(isTold)
      .map((one): ForcedLook => ({ side: one.side, said: saidBy(one, game, presentation) })),
    events: events.map((event) => eventLook(event, presentation)),
    ...(draw === undefined ? {} : { draw }),
  };
}

/** What Chance drew, where the game has a name for it: then it was no die. */
const drawOf = ({ odds, given }: Report, { nameOf }: Presentation): string | undefined =>
  odds === '' || typeof given?.answer !== 'number' ? undefined : nameOf?.(odds, given.answer)?.name;

/** Whoever had nothing to choose from has done nothing; nor is there chance where only one thing could come. */
const isTold = ({ side, answer }: Answer): boolean =>
  side !== CHANCE &&
  (typeof answer === 'number' ||
    answer.args.length === 0 ||
    answer.args.some((value) => [value].flat().length > 0));

/** An answer in a player's words: `Land a unit: 1/16, N2931`. */
function saidBy(given: Answer, game: Game, presentation: Presentation): string {
  const { step, answer, text } = given;
  if (typeof answer === 'number') return text;
  const look = lookOf(presentation, step, answer.verb);
  const said = argumentsOf(given, game).map(({ kind, value, word }, i) => {
    const other = look?.kinds?.[i];
    if (kind !== undefined || other === undefined)
      return kind === undefined ? word : namesOf(kind, value, presentation);
    return (
      [value]
        .flat()
        .map((one) => presentation.nameOf?.(other, one)?.name ?? word)
        .join(' + ') || word
    );
  });
  const label = look?.label ?? answer.verb;
  return said.length === 0 ? label : `${label}: ${said.join(', ')}`;
}

/** An answer that nobody may be told names nothing. */
export const NO_NAMES: LogEntry['names'] = { units: [], places: [] };

/** The units and places an answer names; of a path its end. */
function namesIn(given: Answer, game: Game): LogEntry['names'] {
  const all = argumentsOf(given, game);
  const of = (name: string): Value[] =>
    all.filter(({ kind }) => kind?.name === name).map(({ value }) => value);
  return { units: of('unit').flat(), places: of('place').map((value) => [value].flat().at(-1) ?? NONE) };
}

interface Argument {
  /** Undefined where it is neither a unit nor a place, or nothing. */
  readonly kind: Kind | undefined;
  readonly value: Value;
  readonly word: string;
}

function argumentsOf({ answer, text }: Answer, game: Game): Argument[] {
  if (typeof answer === 'number') return [];
  const words = text.split(' ').slice(1);
  const kinds = kindsOf(game);
  return answer.args.map((value, i): Argument => {
    const word = words[i] ?? '';
    const isNothing = [value].flat().length === 0;
    return { kind: isNothing ? undefined : kinds.find((one) => valueText(one, value) === word), value, word };
  });
}

/** What records call by words: units, and where they can be. */
function kindsOf({ schema, layout }: Game): Kind[] {
  const { unit } = schema;
  const at = layout.at.get('unit.at')?.kind;
  return [...(unit !== undefined && isTable(unit) ? [unit.table] : []), ...(at === undefined ? [] : [at])];
}

/** Several units by all their names, a path by its end. */
const namesOf = (kind: Kind, value: Value, presentation: Presentation): string =>
  typeof value === 'number' || kind.name === 'place'
    ? nameLook(presentation, kind, [value].flat().at(-1) ?? NONE).name
    : value.map((one) => nameLook(presentation, kind, one).name).join(' + ');

/** An event in words, with the units and places it speaks of. */
export function eventLook(event: Happening, presentation: Presentation): EventLook {
  const { rule } = event;
  const { name } = event.type;
  const parts = partsOf(event, presentation);
  const text = textOf(parts);
  const drawing = drawingOf(event, text, presentation);
  return {
    name,
    text,
    parts,
    rule,
    units: spokenOf(event, 'unit'),
    places: [...spokenOf(event, 'place'), ...placesSpokenOf(event, presentation)],
    ...(drawing === undefined ? {} : { drawing }),
  };
}

const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');

/** How an event is drawn; where the game has no shorter words for what came of it, its sentence has. */
function drawingOf(event: Happening, text: string, presentation: Presentation): DrawingLook | undefined {
  const drawing = presentation.draw?.(event);
  if (drawing == null) return undefined;
  const { result } = drawing;
  const told = result === undefined ? text.replace(/\.$/, '') : textOf(partsOf(event, presentation, result));
  return { ...drawing, result: told };
}

function partsOf({ type, args }: Happening, presentation: Presentation, say = type.say): TextPart[] {
  return say.split(/(\{\w+\})/).flatMap((piece): TextPart[] => {
    const name = /^\{(\w+)\}$/.exec(piece)?.[1] ?? '';
    const [kind, value] = [type.args[name], args[name]];
    if (kind === undefined || value === undefined) return piece === '' ? [] : [{ text: piece }];
    return listOf(kind, value, presentation);
  });
}

function listOf(kind: Kind | ListSpec, value: Value, presentation: Presentation): TextPart[] {
  const item = isList(kind) ? kind.list : kind;
  const values = [value].flat();
  if (values.length === 0) return [{ text: 'none' }];
  return values.flatMap((one, i): TextPart[] => {
    const { name, title } = nameLook(presentation, item, one);
    const part = title === name ? { text: name } : { text: name, title };
    return i === 0 ? [part] : [{ text: ', ' }, part];
  });
}

/** Where the things lie that are neither units nor places. */
function placesSpokenOf({ type, args }: Happening, { placeOf }: Presentation): number[] {
  return Object.entries(type.args).flatMap(([name, spec]) => {
    const kind = isList(spec) ? spec.list : spec;
    return [args[name] ?? []].flat().flatMap((value) => placeOf?.(kind.name, value) ?? []);
  });
}

function spokenOf({ type, args }: Happening, kindName: string): number[] {
  const found = new Set<number>();
  for (const [name, spec] of Object.entries(type.args)) {
    const kind = isList(spec) ? spec.list : spec;
    // What its sentence does not name is there for its drawing alone.
    if (kind.name !== kindName || !type.say.includes(`{${name}}`)) continue;
    for (const value of [args[name] ?? []].flat()) if (value !== NONE) found.add(value);
  }
  return [...found];
}
