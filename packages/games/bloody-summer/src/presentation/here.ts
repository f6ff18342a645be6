import type { HexId } from '@bocage/hex';
import type { PlaceNote } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { beachAt, exitOf, groundOf, isFortified, isFortress, isHex, isSea, isStrategic, OFFSHORE, settlementOf, terrainOf, zoneOf } from '../map.ts'; // biome-ignore format: a list
import { unitsIn } from '../rules/units.ts';
import type { G } from '../state.ts';
import { COVERS, coverShift, coversOf, isOpenToAir, mayStand } from '../tables/cover.ts';
import { SETTLEMENTS, SIDES, ZONE } from '../terms.ts';
import { isGarrison, SIDE_OF, STACKING_OF } from '../units.ts';
import { boxNotes } from './strategic.ts';
import {
  beachName,
  boxName,
  capital,
  columns,
  listed,
  properName,
  SIDE_WORDS,
  stackingPoints,
} from './words.ts';

const { fortified } = CHARTS.terrainEffects;

/** 2.2: what the ground is, and what it is worth to those who defend it. */
function groundNotes(at: HexId): string[] {
  const town = SETTLEMENTS[settlementOf(at)] ?? 'none';
  const kinds = [...new Set([groundOf(at), ...(town === 'none' ? [] : [town])])];
  const works = isFortified(at) ? ['fortified line'] : [];
  return [
    capital([...kinds, ...works].join(', ')),
    ...coversOf(terrainOf(at), settlementOf(at)).map((cover) => coverText(cover, at)),
  ];
}
function coverText(cover: number, at: HexId): string {
  const left = coverShift(cover) + (isFortified(at) ? fortified.shift : 0);
  const parts = [
    left === 0 ? 'no columns' : columns(left),
    ...(isOpenToAir(cover) ? [] : ['no air support']),
    ...(mayStand(cover, isFortified(at)) ? ['may stand instead of retreating'] : []),
  ];
  return `Defence in ${COVERS[cover]}: ${parts.join(', ')}`;
}

/** 2.1: the room that each side has taken. */
const stackNotes = (g: G, at: HexId): string[] =>
  SIDES.flatMap((_, side) => {
    const own = unitsIn(g, at).filter((unit) => SIDE_OF[unit] === side);
    const taken = own.reduce((sum, unit) => sum + (STACKING_OF[unit] as number), 0);
    const most = CHARTS.stacking.points;
    return own.length === 0 ? [] : [`${SIDE_WORDS[side]}: ${stackingPoints(taken)} of ${most}`];
  });

function hexNotes(g: G, at: HexId): string[] {
  const [zone, box, beach] = [zoneOf(at), exitOf(at), beachAt(at)];
  return [
    ...groundNotes(at),
    ...(beach < 0
      ? []
      : [
          `${beachName(beach)} Beach: ${columns(CHARTS.terrainEffects.beach.shift)} against an attack from the sea`,
        ]),
    ...stackNotes(g, at),
    ...(box < 0 ? [] : [`Leads to ${boxName(box)}`]),
    ...(zone < 0 ? [] : [`Interdiction zone ${properName(ZONE.text(zone))}`]),
  ];
}

/** 10.A.1: where the 79th Armoured waits. */
function seaNotes(at: HexId): string[] {
  const box = OFFSHORE.find((one) => one.at === at);
  if (box === undefined) return [];
  return [
    `From here the 79th Armoured supports ${listed(box.beaches.map((beach) => beachName(beachAt(beach))))}`,
  ];
}

/** 0.1.2-m: who is in a Festung. */
function fortressNotes(g: G, at: HexId): string[] {
  const inside = unitsIn(g, at).filter((unit) => !isGarrison(unit));
  const taken = inside.reduce((sum, unit) => sum + (STACKING_OF[unit] as number), 0);
  return [`Units inside: ${stackingPoints(taken)} of ${CHARTS.stacking.festung}`];
}

function notesOf(g: G, at: HexId): string[] {
  if (isStrategic(at)) return boxNotes(g, at);
  if (isFortress(at)) return fortressNotes(g, at);
  if (!isHex(at)) return [];
  return isSea(at) ? seaNotes(at) : hexNotes(g, at);
}

/** What there is to know of a place that its counters and marks do not tell. */
export const here = (g: G, at: HexId): PlaceNote[] => notesOf(g, at).map((text) => ({ text }));
