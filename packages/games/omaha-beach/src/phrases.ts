import { int, type Kind, type Names } from '@bocage/kernel';
import { SECTOR } from './data.ts';

/** Why the system chose those. */
const CHOSEN: Readonly<Record<string, string>> = {
  adjacent: 'next to Americans',
  near: 'within two hexes of Americans',
  number: 'the lowest number',
  nest: 'nearest to the strongpoint',
  americans: 'nearest to Americans',
  attack: 'it was attacked',
  only: 'no other could',
  distance: 'nearest to Americans',
  kind: 'strongpoints of one hex first',
  letter: 'the first letter',
  player: 'the player’s choice',
};

/** By kind of reason, then by its word in records: what a player reads. */
export const PHRASES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'placed-by': CHOSEN,
  'deepened-by': CHOSEN,
  'no-reserves': { nobody: 'none are left', nowhere: 'no position there can take them' },
  'no-depth': { unit: 'no unit may have it', marker: 'no marker of the kind is left' },
  'aimed-by': {
    any: 'which hits any symbol',
    symbol: 'and the unit has the symbol of the card',
    crowd: 'and the hex is crowded, whatever the symbol',
    star: 'and the card has the star of leaders',
  },
  'fired-by': {
    dot: 'the hottest dot comes first',
    distance: 'the nearest comes first',
    steps: 'the most steps come first',
    player: 'chosen by the player among equals',
    number: 'so that as many units as possible are hit',
    all: 'there are hits for all its targets',
  },
  'silent-for': {
    depth: 'the card asks for depth, and nobody steady there has it',
    disrupted: 'all in it are disrupted',
    smoke: 'it is in smoke',
    target: 'nobody in its field fits the card, or could be hurt more',
  },
  shelled: {
    'infantry-box': 'infantry in its boats',
    'other-beach': 'tanks or guns on the beach',
    'other-box': 'tanks or guns in their boats',
    'infantry-beach': 'infantry on the beach',
  },
  'shelled-by': { only: 'the only one there', steps: 'with the most steps', player: 'chosen among equals' },
  'acted-by': {
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
  },
  help: { nothing: 'nothing', weapon: 'the missing weapon', strength: 'one more point of strength' },
  'barrage-row': {
    neither: 'neither its colour nor the symbol of those who shell it',
    symbol: 'the symbol of those who shell it',
    colour: 'its colour',
    both: 'both its colour and the symbol of those who shell it',
  },
};

/** A kind of reasons as players read it; records have the bare word. */
export const told = (kind: Names): Names => ({
  ...kind,
  text: (value) => PHRASES[kind.name]?.[kind.text(value)] ?? kind.text(value),
});

/** A half of the beach as it is told: `eastern`. */
export const HALF: Names = { ...SECTOR, text: (sector) => `${SECTOR.text(sector)}ern` };

/** A number of things as players read it: `1 hex`, `2 hexes`. */
export const counted = (most: number, one: string, many = `${one}s`): Kind => ({
  ...int(0, most),
  text: (value) => `${value} ${value === 1 ? one : many}`,
});

/** So much more or less of something: `1 regular action more`. */
export const changed = (least: number, most: number, one: string): Kind => ({
  ...int(least, most),
  text: (value) =>
    `${Math.abs(value)} ${one}${Math.abs(value) === 1 ? '' : 's'} ${value < 0 ? 'fewer' : 'more'}`,
});

/** Points, of which there may be less than none. */
export const POINTS: Kind = {
  ...int(-99, 199),
  text: (value) => `${value} ${Math.abs(value) === 1 ? 'point' : 'points'}`,
};
