import type { HexId } from '@bocage/hex';
import { alike, byKind, type NameLook, namedAsWritten, namedBy, namesInBoxes } from '@bocage/wargame';
import { COUNTERS } from '../data/units.ts';
import { BOX, DEPOT, DEPOT_DATA, isHex, PLACE, STRATEGIC } from '../map.ts';
import { COVER } from '../rules/combat/covers.ts';
import { COVERS } from '../tables/cover.ts';
import { AIR, BEACH, BEACHES, CAMP, DEPOT_STATE, FLEET, PHASE, REPLACEMENT, SCORE, SCORES, type Score, SIDE, WEATHER, ZONE } from '../terms.ts'; // biome-ignore format: a list
import { DIVISION, TYPE } from '../units.ts';
import { BOXES } from './boxes.ts';
import { FACES } from './faces.ts';
import { airName, beachName, boxName, boxTitle, CAMP_NAMES, capital, hexTitle, PHASE_NAMES, properName, SIDE_NAMES } from './words.ts'; // biome-ignore format: a list

export const SIDES: readonly string[] = SIDE_NAMES;

const IN_BOXES = namesInBoxes(BOXES, (at) => boxName(at));

const the = (name: string): string => `the ${name}`;

/** 11.3: what points are given for. */
const SCORE_NAMES: Readonly<Record<Score, string>> = {
  'german-steps': 'German steps',
  'german-elite': 'steps of elite Germans',
  cities: 'cities taken',
  depots: 'depots opened',
  sieges: 'Festungen besieged',
  festungen: 'Festungen destroyed',
  'german-depots': 'German depots destroyed',
  paris: 'Paris',
  liberation: 'Paris freed by the French',
  repatriated: 'special troops returned',
  turns: 'time',
  'allied-steps': 'Allied steps',
  'allied-elite': 'steps of elite Allies',
  'allied-depots': 'Allied depots destroyed',
  'cities-retaken': 'cities retaken',
  'heavy-bombers': 'heavy bombers used',
  'not-repatriated': 'special troops kept in France',
};
export const scoreName = (score: number): string => SCORE_NAMES[SCORES[score] as Score];

export const FLEET_NAMES: readonly string[] = ['Western Task Force', 'Eastern Task Force'];
export const DEPOT_STATES: readonly string[] = [
  'closed',
  'under construction',
  'reduced',
  'full',
  'destroyed',
];
export const REPLACEMENT_NAMES: readonly string[] = ['infantry', 'Luftwaffe', 'Panzergrenadiers', 'Panzers'];
const TYPE_NAMES: Readonly<Record<string, string>> = {
  panzergrenadier: 'Panzergrenadiers',
  antitank: 'anti-tank',
  festung: 'Festung',
  partisans: 'Partisans',
  ffi: 'FFI',
};

/** 2.2: what a defence counts as its ground. */
const COVER_NAMES: Readonly<Record<string, string>> = {
  sea: 'the sea',
  clear: 'open ground',
  bocage: 'the bocage',
  forest: 'the forest',
  marsh: 'the marsh',
  city: 'the city',
  village: 'the village',
  town: 'the town',
};
export const coverName = (cover: number): string => COVER_NAMES[COVERS[cover] ?? ''] ?? '';

/** `Mulberry B`; German depots say that they are. */
export const depotName = (depot: number): string => {
  const data = DEPOT_DATA[depot];
  if (data === undefined) return '';
  const name = isHex(data.at) ? data.name : boxTitle(data.at);
  return data.kind === 'german' ? `the German depot of ${name}` : name;
};

/** How players call a thing; undefined where the word of the records is as good. */
export const nameOf = byKind<NameLook>({
  unit: (unit) => FACES[unit],
  place: (at) =>
    isHex(at as HexId) ? { name: PLACE.text(at as HexId), title: hexTitle(at as HexId) } : IN_BOXES.get(at),
  ...namedBy(SIDE, SIDE_NAMES),
  ...namedBy(CAMP, CAMP_NAMES),
  // In sentences it stands after the word `phase`.
  ...namedBy(PHASE, ['of the night', 'A', 'B']),
  ...namedAsWritten(WEATHER),
  ...namedBy(
    AIR,
    AIR.words.map((_, air) => airName(air)),
  ),
  ...namedBy(ZONE, ZONE.words.map(properName)),
  ...namedBy(FLEET, FLEET_NAMES.map(the)),
  ...namedBy(
    BEACH,
    BEACHES.map((_, beach) => beachName(beach)),
  ),
  ...namedBy(REPLACEMENT, REPLACEMENT_NAMES),
  ...namedBy(DEPOT_STATE, DEPOT_STATES),
  ...namedBy(
    SCORE,
    SCORES.map((_, score) => scoreName(score)),
  ),
  ...namedBy(
    COVER,
    COVERS.map((_, cover) => coverName(cover)),
  ),
  [DEPOT.name]: (depot) => alike(depotName(depot)),
  ...namedBy(BOX, STRATEGIC.map(boxTitle)),
  ...namedBy(
    DIVISION,
    COUNTERS.divisions.map(({ name }) => name),
  ),
  ...namedBy(
    TYPE,
    TYPE.words.map((word) => TYPE_NAMES[word] ?? word),
  ),
});

/** Where a thing lies on the map that is neither a unit nor a place. */
export const placeOf = byKind<HexId>({
  [DEPOT.name]: (depot) => DEPOT_DATA[depot]?.at,
  [BOX.name]: (box) => STRATEGIC[box],
});

/** `Phase A`, `Night`. */
export const phaseName = (phase: number): string => PHASE_NAMES[phase] ?? capital(PHASE.text(phase));
