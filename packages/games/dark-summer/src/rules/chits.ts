import { type Law, law, type Names, names, type Reason } from '@bocage/kernel';
import { ARMY, BRITISH, BRITISH_COMBAT, BRITISH_MOVE, CHARTS, CHIT, EFFECTS, GERMANS, STORM, US, WEATHER } from '../data.ts'; // biome-ignore format: a list
import { type G, no, TRACK } from '../state.ts';

const { byWeather, quota, combinedAction } = CHARTS.actionChits;

/** What a chit may be played as; a Combined Action has the side of the chit that counts for its quota. */
export const PLAY: Names = names('play', ['move', 'combat', 'offensive', 'combined-move', 'combined-combat']);
export const [AS_MOVE, AS_COMBAT, AS_OFFENSIVE, AS_COMBINED_MOVE, AS_COMBINED_COMBAT] = [0, 1, 2, 3, 4] as const; // biome-ignore format: a list
export const isMoveSide = (play: number): boolean => play === AS_MOVE || play === AS_COMBINED_MOVE;
export const isCombined = (play: number): boolean => play === AS_COMBINED_MOVE || play === AS_COMBINED_COMBAT;

const CHIT_ARMY: readonly number[] = CHIT.words.map((word) => ARMY.of(word.split('-')[0] ?? ''));
export const armyOfChit = (chit: number): number => CHIT_ARMY[chit] as number;

/** By army and play: what then lies on the Action Round Track. */
const TRACKS = ARMY.words.map((army) =>
  PLAY.words.map((play) => TRACK.parse(`${army}-${play.startsWith('combined') ? 'combined' : play}`) ?? 0),
);
export const trackOf = (army: number, play: number): number => TRACKS[army]?.[play] as number;

type Mix = { readonly move: number; readonly combat: number };
/** The British chits of a turn: `2m1c` is two Move and one Combat. */
const mixText = ({ move, combat }: Mix): string => `${move}m${combat}c`;
const rowOf = (weather: number): (typeof byWeather)['showers'] =>
  byWeather[WEATHER.text(weather) as 'showers'];
const MIXES: readonly Mix[] = WEATHER.words.flatMap((_, weather) => rowOf(weather).british);
export const MIX: Names = names('mix', [...new Set(MIXES.map(mixText))]);
export const mixOf = (mix: number): Mix => MIXES.find((one) => mixText(one) === MIX.text(mix)) as Mix;
/** By weather: which of them the Allies may choose (9.1). */
const MIXES_IN: readonly (readonly number[])[] = WEATHER.words.map((_, weather) =>
  rowOf(weather).british.map((mix) => MIX.of(mixText(mix))),
);
export const mixesIn = (weather: number): readonly number[] => MIXES_IN[weather] as readonly number[];

/** How many chits the table gives in a weather, the British apart. */
export const allotment = (weather: number): { us: number; german: number; reaction: number } =>
  rowOf(weather);

interface Quota {
  readonly move: readonly number[];
  readonly combat: readonly number[];
}
const quotasOf = (rows: { readonly default: Quota } & Readonly<Record<string, Quota>>): readonly Quota[] =>
  WEATHER.words.map((weather) => rows[weather] ?? rows.default);
/** By army, of those whose chits have two sides, and weather: least and most Moves and Combats of a turn. */
const QUOTAS: Readonly<Record<number, readonly Quota[]>> = {
  [US]: quotasOf(quota.us),
  [GERMANS]: quotasOf(quota.german),
};

const isWithin = (count: number, [least = 0, most = 0]: readonly number[]): boolean =>
  count >= least && count <= most;

/** 9.2: whether the chits left can still make up the quota, after so many Moves and Combats. */
function isReachable({ move, combat }: Quota, moves: number, combats: number, left: number): boolean {
  for (let more = 0; more <= left; more++)
    if (isWithin(moves + more, move) && isWithin(combats + left - more, combat)) return true;
  return false;
}

/** 9.2: British chits are printed with their side; that of the others is chosen within a quota. */
function whyNotSide(g: G, chit: number, isMove: boolean): Reason | null {
  const army = armyOfChit(chit);
  if (army === BRITISH)
    return chit === (isMove ? BRITISH_MOVE : BRITISH_COMBAT) ? null : no('printedOtherwise');
  const moves = g.army.moves.get(army) + (isMove ? 1 : 0);
  const combats = g.army.combats.get(army) + (isMove ? 0 : 1);
  if (isReachable(QUOTAS[army]?.[g.weather] as Quota, moves, combats, g.cup.get(chit))) return null;
  if (army === GERMANS) return no(g.weather === STORM ? 'germanStormQuota' : 'germanQuota');
  return no(EFFECTS[g.weather]?.alliedAttrition ? 'usWetQuota' : 'usQuota');
}

/** 7.2.3: the first Combat Round of an Allied army in Sun or Cloud, unless it has had its Combined Action. */
function whyNotPrepare(g: G, army: number): Reason | null {
  if (army === GERMANS) return no('noGermanOffensive');
  if (!EFFECTS[g.weather]?.preparedOffensive) return no('noOffensiveWeather');
  if (g.army.combatRounds.get(army) > 0) return no('notFirstCombat');
  return g.army.combined.get(army) === 1 ? no('combinedBefore') : null;
}

/** 9.3.3: from turn 2, once a turn for each Allied army. */
function whyNotCombine(g: G, army: number): Reason | null {
  if (army === GERMANS) return no('noGermanCombined');
  if (g.turn < combinedAction.fromTurn) return no('notOnTurn1');
  return g.army.combined.get(army) === 1 ? no('combinedAlready') : null;
}

/** Why a chit that is out of the cup may not be played so. */
export const whyNotPlay: Law<[G, number, number]> = law<[G, number, number]>(
  (g, chit, play) => whyNotSide(g, chit, isMoveSide(play)),
  (g, chit, play) => (play === AS_OFFENSIVE ? whyNotPrepare(g, armyOfChit(chit)) : null),
  (g, chit, play) => (isCombined(play) ? whyNotCombine(g, armyOfChit(chit)) : null),
);
