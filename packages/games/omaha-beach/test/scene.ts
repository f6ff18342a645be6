import type { Happening, Kind } from '@bocage/kernel';
import { isList } from '@bocage/kernel/host';
import { position, row, type Style, stage } from '@bocage/testkit';
import { onTestFinished } from 'vitest';
import {
  BACK,
  BACK_OF,
  CARD,
  DEPTHS,
  dataOf,
  fullSteps,
  GERMANS,
  isRegular,
  UNIT,
  type UnitId,
} from '../src/data.ts';
import { omahaBeach } from '../src/index.ts';

export * from '@bocage/testkit';
export const US = 0;

/** Moments of a turn, each with the procedures under way. */
const MOMENTS: Readonly<Record<string, readonly string[]>> = {
  landings: ['turn.event', 'amphibious.begin'],
  'the event': ['turn.fire', 'eventPhase.begin'],
  'german fire': ['turn.engineers', 'firePhase.begin'],
  engineers: ['turn.actions', 'engineerPhase.begin'],
  actions: ['turn.end', 'actionPhase.begin'],
  'the end of the turn': ['endOfTurn.begin'],
};

/** The moments that are not the same from turn 17 on. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'german fire': ['turn.secondEvent', 'firePhase.begin'],
  'the second event': ['turn.engineers', 'eventPhase.begin second=yes'],
  engineers: ['turn.actions', 'headquartersPhase.begin'],
};

/** The tide of a turn, as the track has it. */
const tideOf = (turn: number): string =>
  turn < 7 || turn > 27 ? 'low' : turn < 16 || turn > 22 ? 'mid' : 'high';

/** `actions 5` is that moment of turn 5; anything else is the procedures under way: `turn.end > actionPhase.begin`. */
function momentOf(words: string): { usual: readonly string[]; frames: readonly string[] } {
  const [, name = '', turn = '2'] = /^(.*?)(?: (\d+))?$/.exec(words) ?? [];
  const usual = [
    `turn ${turn}`,
    `lastTurn ${Number(turn) > 16 ? 32 : 16}`,
    'westPlayed yes',
    `tide ${tideOf(Number(turn))}`,
    `deck ${DECK}`,
  ];
  return { usual, frames: ['game.next', ...framesOf(name, Number(turn))] };
}
const framesOf = (name: string, turn: number): readonly string[] =>
  (turn > 16 ? LATER[name] : undefined) ?? MOMENTS[name] ?? name.split(' > ');
const DECK = CARD.words.map((word) => `${word}=1`).join(' ');

/** What is said of a field, or of a row of a table: `german=` in any post, `wnDepth dw1=1`, `gone crew1`. */
const saidOf = (lines: readonly string[], ...starts: readonly string[]): Set<string> =>
  new Set(
    lines
      .flatMap((line) => line.split(' ').map((word) => `${line.split(' ')[0]} ${word}`))
      .flatMap((word) => starts.flatMap((start) => (word.includes(start) ? [word] : [])))
      .map((word) =>
        word
          .replace(/^\S+ /, '')
          .replace(/^(german|marker)=/, '')
          .replace(/=1$/, ''),
      ),
  );

/** Counters and markers of which a scene says nothing are out of play. */
function outOfPlay(lines: readonly string[]): string[] {
  const counters = saidOf(lines, ' german=', 'tactical ', 'divisional ', 'meyer ', 'gone ');
  const markers = saidOf(lines, ' marker=', 'wnDepth ', 'mobileDepth ', 'buildingDepth ', 'spent ');
  return [
    ...GERMANS.filter((one) => one.class !== 'WN' && !counters.has(one.id)).map(
      ({ id }) => `gone ${id} known=yes`,
    ),
    ...DEPTHS.filter(({ id }) => !markers.has(id)).map(({ id }) => `spent ${id} known=yes`),
  ];
}

/** A pool has as many markers left as it holds, unless a scene says otherwise. */
const leftIn = (lines: readonly string[]): string[] =>
  ['wn', 'mobile', 'building'].flatMap((pool) => {
    if (lines.some((line) => line.startsWith(`${pool}Left `))) return [];
    const held = lines.find((line) => line.startsWith(`${pool}Depth `))?.split(' ').length ?? 1;
    return [`${pool}Left ${held - 1}`];
  });

/** Regular companies that a scene has on their last step are in the Loss box of their division. */
const lostBy = (lines: readonly string[]): string[] =>
  ['1st', '29th'].flatMap((division) => {
    if (lines.some((line) => line.startsWith(`division ${division} `) && line.includes('lost='))) return [];
    const isReduced = (unit: UnitId): boolean =>
      isRegular(unit) && dataOf(unit).division === division && fullSteps(unit) > 1;
    const reduced = lines.filter((line) => {
      const unit = unitIn(line);
      return unit !== undefined && isReduced(unit) && /\b(reduced|steps=1)\b/.test(line);
    });
    return reduced.length === 0 ? [] : [`division ${division} lost=${reduced.length}`];
  });
const unitIn = (line: string): UnitId | undefined => UNIT.parse(line.split(' ')[0] ?? '');

/** Who is of another division than its counter says was transferred; at the end of a turn everybody has acted. */
function unitLine(moment: string, line: string): string {
  const unit = unitIn(line);
  if (unit === undefined) return line;
  const [, division] = /\bdivision=(\S+)/.exec(line) ?? [];
  const isTransferred = division !== undefined && division !== dataOf(unit).division;
  const hasActed = moment.startsWith('the end of the turn') && !line.includes('acted=');
  const words = [
    isTransferred && !line.includes('transferred=') && 'transferred=yes',
    hasActed && 'acted=yes',
  ];
  const more = words.filter((word) => word !== false);
  return more.length === 0
    ? line
    : [...line.split(' '), ...(line.includes(' ') ? [] : ['-']), ...more].join(' ');
}

/** A counter that a scene has twice, or leaves open, is another that is alike. */
function unlike(lines: readonly string[]): string[] {
  const taken = saidOf(lines, ' german=', 'tactical ', 'divisional ', 'meyer ', 'gone ');
  const seen = new Set<string>();
  return lines.map((line) => {
    const [, back] = /^post .*\bback=(\S+)/.exec(line) ?? [];
    const [, name] = /\bgerman=(\S+)/.exec(line) ?? [];
    if (back === undefined || (name !== undefined && !seen.has(name))) {
      if (name !== undefined) seen.add(name);
      return line;
    }
    const like = GERMANS.find(({ id }) => id === name);
    const free = GERMANS.filter((one, german) => BACK_OF[german] === BACK.of(back) && !taken.has(one.id));
    const other =
      free.find((one) => one.strength === like?.strength && `${one.requires}` === `${like.requires}`) ??
      free[0];
    if (other === undefined) return line;
    taken.add(other.id);
    seen.add(other.id);
    return name === undefined
      ? `${line} german=${other.id}`
      : line.replace(`german=${name}`, `german=${other.id}`);
  });
}

/** And so is a depth marker. */
function unlikeMarkers(lines: readonly string[]): string[] {
  const taken = saidOf(lines, ' marker=', 'wnDepth ', 'mobileDepth ', 'buildingDepth ', 'spent ');
  const seen = saidOf(lines, 'wnDepth ', 'mobileDepth ', 'buildingDepth ', 'spent ');
  return lines.map((line) => {
    const [, name = ''] = /\bmarker=(\S+)/.exec(line) ?? [];
    const like = DEPTHS.find(({ id }) => id === name);
    const other = DEPTHS.find(
      ({ id, pool, strength, requires }) =>
        !taken.has(id) &&
        pool === like?.pool &&
        strength === like.strength &&
        `${requires}` === `${like.requires}`,
    );
    if (like === undefined || !seen.has(name) || other === undefined) {
      seen.add(name);
      return line;
    }
    taken.add(other.id);
    return line.replace(`marker=${name}`, `marker=${other.id}`);
  });
}

/** So many companies as are said to be with Kampfgruppe Meyer. */
function meyerOf(lines: readonly string[]): string[] {
  const [, left = '0'] = /^meyerLeft (\d+)$/m.exec(lines.join('\n')) ?? [];
  if (left === '0' || lines.some((line) => line.startsWith('meyer '))) return [];
  const said = saidOf(lines, ' german=', 'divisional ', 'gone ');
  const companies = GERMANS.filter((one) => one.class === 'KGM' && !said.has(one.id)).slice(0, Number(left));
  return [`meyer ${companies.map(({ id }) => `${id}=1`).join(' ')}`];
}

/** A card that is on the track or among the discards is not in the deck. */
function deckWithout(lines: readonly string[]): string[] {
  if (lines.some((line) => line.startsWith('deck '))) return [];
  const away = saidOf(lines, 'cards ', 'discards ');
  return away.size === 0
    ? []
    : [`deck ${CARD.words.flatMap((word) => (away.has(word) ? [] : [`${word}=1`])).join(' ')}`];
}

/** A bombarded beach is landed on from turn 4 on, and the variants have their points. */
function chosen(moment: string, lines: readonly string[]): string[] {
  const words = lines.find((line) => line.startsWith('options '))?.split(' ') ?? [];
  const is = (option: string): boolean => words.includes(`${option}=yes`);
  const isLong = Number(/ (\d+)$/.exec(moment)?.[1] ?? 0) > 16 || lines.includes('lastTurn 32');
  const points =
    (is('reaction') && isLong ? 5 : 0) +
    (is('bombardment') ? -10 : 0) +
    (is('safeTanks') ? -5 : 0) +
    (is('noRangers') ? 5 : 0);
  return [
    ...(is('bombardment') ? ['firstTurn 4'] : []),
    ...(points === 0 ? [] : [`variantPoints ${points}`]),
  ].filter((line) => !lines.some((other) => other.startsWith(`${line.split(' ')[0]} `)));
}

/**
 * `A/1/16 0612 reduced` is that unit in that hex with all its steps unless told otherwise. Of the Germans nobody is on
 * the map but those that lines such as `post 0807 back=75 german=gun75.1` name; what is not named is out of play.
 */
const STYLE: Style = {
  moment: momentOf,
  piece: (name, place) => ({
    at: place,
    steps: String(fullSteps(UNIT.of(name))),
    division: dataOf(UNIT.of(name)).division,
  }),
  words: { reduced: 'steps=1', disrupted: 'nerve=disrupted' },
};
const staged = stage(omahaBeach, STYLE);
export const { opening } = staged;
export const scene: (typeof staged)['scene'] = (moment, ...said) => {
  if (sketchedFor !== null)
    return sketches.scene(moment, ...ENDLESS.filter((line) => !isSaid(said, line)), ...said);
  const units = said.map((line) => unitLine(moment, line));
  const lines = unlikeMarkers(unlike([...units, ...meyerOf(units)]));
  const rest = [outOfPlay(lines), leftIn(lines), lostBy(lines), chosen(moment, lines), deckWithout(lines)];
  return staged.scene(moment, ...lines, ...rest.flat());
};
const isSaid = (lines: readonly string[], line: string): boolean =>
  lines.some((other) => other.startsWith(`${line.split(' ')[0]} `));

const sketches = stage({ ...omahaBeach, impossible: () => [] }, STYLE);
const ENDLESS = ['wnLeft 9', 'mobileLeft 20', 'buildingLeft 8'];
let sketchedFor: string | null = null;
/** Said first in a test whose scenes play would not lead to, with what there is in them that play has not. */
export function sketched(why: string): void {
  sketchedFor = why;
  onTestFinished(() => {
    sketchedFor = null;
  });
}

/** A match of the game. */
export type Play = ReturnType<typeof scene>;

/** A unit in the words of a scene: `0612 2` is the hex and the steps, `-` when it is not on the map. */
export function unit(match: Play, name: string): string {
  const { at = '-', steps } = row(position(match), `unit ${name}`);
  return at === '-' ? '-' : `${at} ${steps}`;
}

/** A thing of an event by the word that records have for it, though players read a phrase. */
function bare(kind: Kind, value: number): string {
  const { words } = kind as Kind & { readonly words?: readonly string[] };
  return words?.[value] ?? kind.text(value);
}
function bareSentence({ type, args }: Happening): string {
  return type.say.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const spec = type.args[name] as (typeof type.args)[string];
    const kind = isList(spec) ? spec.list : spec;
    const all = [args[name] as number | readonly number[]].flat().map((one) => bare(kind, one));
    return all.length === 0 ? 'none' : all.join(', ');
  });
}

/** What a side has been told, each reason by its bare word: `hits nobody: depth.` */
export const news = (match: Play, side: number): string[] => match.events(side).map(bareSentence);
