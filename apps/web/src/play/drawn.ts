import type { StrokeLook, Weight } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import type { DrawingLook, EventLook, LogEntry, Scene } from '@bocage/host';
import { isOpening, toldOf } from './log.ts';
import { words } from './words.ts';

/** Something that happened, as it is drawn where it happened. */
export interface Happened {
  readonly ply: number;
  readonly side: number;
  readonly weight: Weight;
  /** What came of it, in a line. */
  readonly line: string;
  readonly strokes: readonly StrokeLook[];
  /** Every place that it is drawn at; the one that the line stands at comes first. */
  readonly places: readonly HexId[];
  /** How long it is looked at, in beats. */
  readonly beats: number;
  /** It is the only thing that is new, so that the view may go there. */
  readonly isAlone: boolean;
}

/** The way that somebody has come since the onlooker decided last. */
export interface Trail {
  readonly unit: number;
  readonly side: number;
  readonly places: readonly HexId[];
}

/** How many beats of the player's pace something is looked at. */
const BEATS: Readonly<Record<Weight, number>> = { light: 1, normal: 2, heavy: 4 };
/** A long way, or much at once, takes longer, but not as many times as it has hexes. */
const PER_HEX = 0.15;
const PER_STROKE = 0.2;
const MOST_MORE = 2;

/** So many are named of whom the same is told. */
const MOST_NAMED = 4;
/** More than so much does not fit into a line; the log has it all. */
const MOST_TOLD = 5;

type Counters = Scene['counters'];
const WEIGHTS: readonly Weight[] = ['light', 'normal', 'heavy'];
const KINDS: readonly StrokeLook['kind'][] = ['burst', 'cross', 'break', 'flag', 'line', 'path', 'ring'];

const isDrawn = (event: EventLook): event is EventLook & { readonly drawing: DrawingLook } =>
  event.drawing !== undefined;

/** What an entry weighs; null where it has nothing to see. */
export function weightOf({ events }: LogEntry): Weight | null {
  const weights = events.filter(isDrawn).map(({ drawing }) => WEIGHTS.indexOf(drawing.weight));
  return WEIGHTS[Math.max(-1, ...weights)] ?? null;
}

/** How many beats an entry is looked at; none for what nobody can see. */
export function beatsOf(entry: LogEntry): number {
  const weight = weightOf(entry);
  if (weight === null) return entry.events.length > 0 ? BEATS.light : 0;
  const strokes = strokesIn(entry);
  const hexes = Math.max(0, ...strokes.map(({ places }) => places.length - 2));
  const more = hexes * PER_HEX + Math.max(0, strokes.length - 2) * PER_STROKE;
  return BEATS[weight] + Math.min(MOST_MORE, more);
}

const strokesIn = ({ events }: LogEntry): StrokeLook[] =>
  events.filter(isDrawn).flatMap(({ drawing }) => drawing.strokes);

/** Of whom something is told, and what; nobody where it does not begin with a name. */
interface Told {
  readonly who: string;
  readonly what: string;
  readonly weight: number;
  readonly isSeveral?: boolean;
}

/** There is nothing to see and little to say: the log has it. */
const isSlight = (entry: LogEntry): boolean =>
  weightOf(entry) === 'light' && strokesIn(entry).length === 0 && entry.side < 0;

/**
 * An entry in a line, `N2931, dice 8, 3:1, 1/-: WN 62 loses a step`: what was thrown, then what came of it. Who is
 * spoken of again is not named again, and of whom the same is told is named together.
 */
export function lineOf(entry: LogEntry): string {
  const [lead, ...rest] = entry.events.filter(isDrawn);
  if (lead === undefined) return toldOf(entry);
  // Where there is much to tell, what is light stays in the log.
  const weighty = rest.filter(({ drawing }) => drawing.weight !== 'light');
  const told = rest.length > MOST_TOLD && weighty.length > 0 ? weighty : rest;
  const all = [lead, ...told].map(toldIn);
  const [begun, ...groups] = together(all.length > MOST_TOLD ? alikeTogether(all) : all);
  const kept = weightiest(groups);
  const [first = '', ...more] = inWords(begun === undefined ? [] : [begun, ...kept]);
  const left = rest.length - told.length + groups.length - kept.length;
  const shown = [...more, ...(left > 0 ? [`… +${left}`] : [])];
  // A card or a die has an outcome; what is told after somebody's own fate happened beside it.
  const isOfChance = entry.side < 0 && begun?.who === '' && rest.some(({ name }) => name !== lead.name);
  const hasOutcome = isThrow(first) || isOfChance;
  // What has a comma of its own, or begins as a sentence does, is kept apart from the next.
  const isLong = (part: string): boolean => part.includes(', ') || /^(?:An|The) /.test(part);
  const apart = (hasOutcome ? shown : [first, ...shown]).some(isLong) ? ';' : ',';
  return shown.length === 0 ? first : `${first}${hasOutcome ? ':' : apart} ${shown.join(`${apart} `)}`;
}

/** `WN 62, die 5` has its outcome after it, as a card has; what is told after `1/16 is eliminated` happened beside it. */
const isThrow = (lead: string): boolean => /, .*\d/.test(lead);

/** All that is told of the same one after another is one part; what was thrown stands alone. */
function inWords(told: readonly Told[]): string[] {
  const parts: { readonly who: string; readonly said: string[] }[] = [];
  for (const { who, what, isSeveral = false } of told) {
    const said = isSeveral && what.startsWith(' ') ? ` ${words().ofSeveral(what.slice(1))}` : what;
    const last = parts.at(-1);
    const isSame = last !== undefined && last.who === who && who !== '';
    if (!isSame) parts.push({ who, said: [`${who}${said}`] });
    else if (isThrow(last.said[0] ?? '')) parts.push({ who, said: [said.trimStart()] });
    else last.said.push(said.trimStart());
  }
  return parts.map(({ said }) => words().inTurn(said));
}

/** As many as fit into a line, in their order: what is told of several, then the weightiest. */
function weightiest(groups: readonly Told[]): readonly Told[] {
  const heft = ({ isSeveral, weight }: Told): number => (isSeveral ? WEIGHTS.length : weight);
  const kept = new Set([...groups].sort((a, b) => heft(b) - heft(a)).slice(0, MOST_TOLD));
  return groups.filter((group) => kept.has(group));
}

function toldIn({
  drawing: { result, weight },
  parts: [first],
}: EventLook & { readonly drawing: DrawingLook }): Told {
  const name = first?.text ?? '';
  const isSubject = name !== '' && result.startsWith(name) && /^[ ,]/.test(result.slice(name.length));
  // `Support: 83 Group` is of the support, whoever that is.
  const who = isSubject ? name : (/^[^,:]+:(?= )/.exec(result)?.[0] ?? '');
  return { weight: WEIGHTS.indexOf(weight), who, what: result.slice(who.length) };
}

/** Of whom the same is told, named together where they follow each other; of many, some are named. */
function together(all: readonly Told[]): Told[] {
  const told: { whos: string[]; what: string; weight: number }[] = [];
  for (const { who, what, weight } of all) {
    const last = told.at(-1);
    const isAlike = last !== undefined && last.what === what && last.whos.every(isName) && isName(who);
    if (isAlike && !last.whos.includes(who)) last.whos.push(who);
    else told.push({ whos: [who], what, weight });
  }
  return told.map(({ whos, what, weight }) => {
    const left = whos.length - MOST_NAMED;
    const named = left > 1 ? [...whos.slice(0, MOST_NAMED), words().moreNamed(left)] : whos;
    return { who: named.join(' + '), what, weight, isSeveral: whos.length > 1 };
  });
}

const isName = (who: string): boolean => who !== '' && !who.endsWith(':');

/** The same in another order: where much is told, alike comes to alike, behind all that it came from. */
function alikeTogether([lead, ...all]: readonly Told[]): Told[] {
  const order = all.map(({ what }) => what);
  const placeOf = ({ what }: Told): number => (what === lead?.what ? -1 : order.lastIndexOf(what));
  return [...(lead === undefined ? [] : [lead]), ...all.sort((a, b) => placeOf(a) - placeOf(b))];
}

/** An entry as it is drawn, with whoever is meant where he is seen; null where there is nothing to see. */
export function happenedIn(entry: LogEntry, counters: Counters, isAlone = true): Happened | null {
  const weight = weightOf(entry);
  if (weight === null) return null;
  const strokes = strokesIn(entry).flatMap((stroke) => placed(stroke, counters));
  const inOrder = [...strokes].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  const places = inOrder.flatMap((stroke) => [...stroke.places].reverse());
  const { ply, side } = entry;
  const line = lineOf(entry);
  return { ply, side, weight, line, strokes, places: [...new Set(places)], beats: beatsOf(entry), isAlone };
}

function placed(stroke: StrokeLook, counters: Counters): StrokeLook[] {
  if (stroke.places.length > 0) return [stroke];
  const places = counters.filter(({ unit }) => stroke.units?.includes(unit)).map(({ at }) => at);
  return places.map((at) => ({ ...stroke, places: [at] }));
}

/** So many decisions and throws are a single story, where only one of them is a fight. */
const FEW = 6;
const isAsHeavy = (entry: LogEntry): boolean => weightOf(entry) === 'heavy';

/** What is drawn of the news: the heaviest of it, the latest of those; nothing before anybody was asked. */
export function happenedOf(log: readonly LogEntry[], { news, counters, seats }: Scene): Happened | null {
  if (isOpening(log, seats)) return null;
  const heft = (entry: LogEntry): number => WEIGHTS.indexOf(weightOf(entry) as Weight);
  const entry = news.reduce<LogEntry | undefined>(
    (best, one) => (best === undefined || heft(one) >= heft(best) ? one : best),
    undefined,
  );
  if (entry === undefined || isSlight(entry)) return null;
  const isFight = weightOf(entry) === 'heavy' && news.length <= FEW && news.filter(isAsHeavy).length === 1;
  return happenedIn(entry, counters, news.length === 1 || isFight);
}

/** What led to the moment that is shown. */
export function happenedBefore(log: readonly LogEntry[], { ply, counters }: Scene): Happened | null {
  const entry = log.findLast((one) => one.ply === ply - 1);
  return entry === undefined ? null : happenedIn(entry, counters);
}

/** The ways that others have come since the onlooker, or who is of his camp here, decided last, while he is asked. */
export function trailsOf(
  log: readonly LogEntry[],
  { onlooker, ply, turn, seats }: Scene,
  camp: readonly number[],
): Trail[] {
  if (turn !== 'human') return [];
  const past = log.filter((entry) => entry.ply < ply);
  const isOwn = (side: number): boolean =>
    side === onlooker || (camp.includes(side) && seats[side] === 'human');
  const last = past.findLastIndex(({ side }) => isOwn(side));
  const trails = new Map<number, Trail>();
  for (const { kind, places, units = [], side = -1 } of past.slice(last + 1).flatMap(strokesIn)) {
    const [unit] = units;
    if (kind !== 'path' || unit === undefined || isOwn(side)) continue;
    const before = trails.get(unit)?.places ?? [];
    const goesOn = before.at(-1) === places[0];
    trails.set(unit, { unit, side, places: goesOn ? [...before, ...places.slice(1)] : places });
  }
  return [...trails.values()].filter(({ places }) => places.length > 1);
}

/** The last entries that had anything to see, the newest first: so many, and all since a moment. */
export function resultsOf(log: readonly LogEntry[], ply: number, most: number, since = -1): LogEntry[] {
  const isSeen = (entry: LogEntry): boolean => weightOf(entry) !== null && !isSlight(entry);
  const seen = log.filter((entry) => entry.ply >= 0 && entry.ply < ply && isSeen(entry));
  const late = since < 0 ? 0 : seen.filter((entry) => entry.ply >= since).length;
  return seen.slice(-Math.max(most, late)).reverse();
}

/** So many results are read through in their order. */
const MOST_READ = 8;

/**
 * What the others did, the newest first; where it is much, fights before all that is lighter. Where nothing came of it,
 * what they decided.
 */
export function recapped(log: readonly LogEntry[], ply: number): LogEntry[] {
  const results = resultsOf(log, ply, log.length);
  if (results.length === 0) return log.filter(({ side, said }) => side >= 0 && said !== null).reverse();
  if (results.length <= MOST_READ) return results;
  return [...results.filter(isAsHeavy), ...results.filter((entry) => !isAsHeavy(entry))];
}
