import type { Happening, Kind } from '@bocage/kernel';
import { isList } from '@bocage/kernel/host';
import { position, row, stage } from '@bocage/testkit';
import { CARD, dataOf, fullSteps, UNIT } from '../src/data.ts';
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
    'wnLeft 9',
    'mobileLeft 20',
    'buildingLeft 8',
  ];
  return { usual, frames: ['game.next', ...framesOf(name, Number(turn))] };
}
const framesOf = (name: string, turn: number): readonly string[] =>
  (turn > 16 ? LATER[name] : undefined) ?? MOMENTS[name] ?? name.split(' > ');
const DECK = CARD.words.map((word) => `${word}=1`).join(' ');

/**
 * Scenes are sketches: of what a test does not speak of nothing is anywhere, and any crew may stand for another. So they
 * are not asked whether play could lead there; `impossible.test.ts` asks that of whole positions.
 */
const SKETCHED = { ...omahaBeach, impossible: () => [] };

/**
 * `A/1/16 0612 reduced` is that unit in that hex with all its steps unless told otherwise. Of the Germans nobody is on
 * the map but those that lines such as `post 0807 back=75 german=gun75.1` name.
 */
export const { scene, opening } = stage(SKETCHED, {
  moment: momentOf,
  piece: (name, place) => ({
    at: place,
    steps: String(fullSteps(UNIT.of(name))),
    division: dataOf(UNIT.of(name)).division,
  }),
  words: { reduced: 'steps=1', disrupted: 'nerve=disrupted' },
});

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
