import { inWords, type Names, names } from '@bocage/kernel';
import { CHARTS } from '../data.ts';

/** Reasons that the system gives: the bare words of records, and what a player reads. */
export interface Reasons extends Names {
  readonly told: Names;
}
type Phrases = Readonly<Record<string, string>>;
function reasons(name: string, phrases: Phrases, words = Object.keys(phrases)): Reasons {
  const kind = names(name, words);
  return { ...kind, told: inWords(kind, (value) => phrases[kind.text(value)] ?? kind.text(value)) };
}

/** What a hero may do for an attack. */
export const HELP = reasons('help', {
  nothing: 'nothing',
  weapon: 'the missing weapon',
  strength: 'one more point of strength',
});
/** Why the reserves come there: next to Americans, within two hexes, the lowest number, nearest to the strongpoint … */
export const PLACED_BY = reasons('placed-by', {
  adjacent: 'next to Americans',
  near: 'within two hexes of Americans',
  number: 'the lowest number',
  nest: 'nearest to the strongpoint',
  americans: 'nearest to Americans',
  player: 'the player’s choice',
});
/** Nobody is left to come, or they have nowhere to come to. */
export const NO_RESERVES = reasons('no-reserves', {
  nobody: 'none are left',
  nowhere: 'no position there can take them',
});
/** Why this unit gets the marker: it was attacked, no other could, it is nearest to Americans, and so on down the list. */
export const DEEPENED_BY = reasons('deepened-by', {
  attack: 'it was attacked',
  only: 'no other could',
  distance: 'nearest to Americans',
  kind: 'strongpoints of one hex first',
  number: 'the lowest number',
  letter: 'the first letter',
  player: 'the player’s choice',
});
/** No unit may have a marker, or none is left of its kind. */
export const NO_DEPTH_BY = reasons('no-depth', {
  unit: 'no unit may have it',
  marker: 'no marker of the kind is left',
});
/** What makes somebody a target: any symbol in such fire, the symbol of the card, a crowded hex, the star of the card. */
export const AIMED_BY = reasons('aimed-by', {
  any: 'which hits any symbol',
  symbol: 'and the unit has the symbol of the card',
  crowd: 'and the hex is crowded, whatever the symbol',
  star: 'and the card has the star of leaders',
});
/** Why this target and no other: the dot, the distance, the steps, the player, that most be hit, or hits for all. */
export const FIRED_BY = reasons('fired-by', {
  dot: 'the hottest dot comes first',
  distance: 'the nearest comes first',
  steps: 'the most steps come first',
  player: 'chosen by the player among equals',
  number: 'so that as many units as possible are hit',
  all: 'there are hits for all its targets',
});
/** Why a position whose colour is up hits nobody of those in its field. */
export const SILENT_FOR = reasons('silent-for', {
  depth: 'the card asks for depth, and nobody steady there has it',
  disrupted: 'all in it are disrupted',
  smoke: 'it is in smoke',
  target: 'nobody in its field fits the card, or could be hurt more',
});
/** Of several of the first kind the one with most steps; of several of those the player’s. */
export const SHELLED_BY = reasons('shelled-by', {
  only: 'the only one there',
  steps: 'with the most steps',
  player: 'chosen among equals',
});
const TARGETS = {
  'infantry-box': 'infantry in its boats',
  'other-beach': 'tanks or guns on the beach',
  'other-box': 'tanks or guns in their boats',
  'infantry-beach': 'infantry on the beach',
};
const IN_ORDER = CHARTS.artillery.targets.map((one) => `${one.class}-${one.where}`);
/** The kinds of targets in the order in which the guns look for them. */
export const SHELLED = reasons('shelled', TARGETS, IN_ORDER);
/** The rows of the barrage table. */
export const BARRAGE_ROW = reasons('barrage-row', {
  neither: 'neither its colour nor the symbol of those who shell it',
  symbol: 'the symbol of those who shell it',
  colour: 'its colour',
  both: 'both its colour and the symbol of those who shell it',
});
/** Why the system chose this unit or this place in an action of turns 17 to 32. */
export const ACTED_BY = reasons('acted-by', {
  only: 'there is no other',
  distance: 'the nearest comes first',
  symbol: 'the symbol of the card comes first',
  strength: 'the strongest comes first',
  steps: 'the most steps come first',
  kind: 'those in the hottest part of the field, or of the first kind, come first',
  sector: 'their own sector comes first',
  points: 'a place that scores comes first',
  number: 'the lowest number comes first',
  player: 'chosen by the player among equals',
});
