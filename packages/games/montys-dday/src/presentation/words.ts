import type { HexId } from '@bocage/hex';
import { capital, counted, titled } from '@bocage/wargame';
import { LANDINGS, landingAt, PLACE, PLACE_NAMES } from '../map.ts';
import { turnData } from '../tables/turns.ts';
import { BEACHES, FACINGS, LETTER, SEGMENTS, type Segment } from '../terms.ts';

export { capital, counted, listed, minus, signed } from '@bocage/wargame';

export const hexes = (count: number): string => counted(count, 'hex', 'hexes');
export const units = (count: number): string => counted(count, 'unit');

export const beachName = (beach: number): string => capital(BEACHES[beach] ?? '');

/** `off Sword`; a hex that only Commandos land from says so. */
function shoreName(hex: HexId): string | undefined {
  const landing = LANDINGS[landingAt(hex)];
  if (landing === undefined) return undefined;
  return landing.commandosOnly ? 'off the Orne, for Commandos' : `off ${beachName(landing.beach)}`;
}
/** `2716, Hillman`; `2521, off Sword`; a bare number where nothing has a name. */
export const hexTitle = (hex: HexId): string =>
  titled(PLACE, hex, PLACE_NAMES.get(hex)?.replaceAll("'", '’'), shoreName(hex));

/** A column of the lower matrix; `–` where the differential is too low for any. */
export const letterText = (column: number): string => (column < 0 ? '–' : LETTER.text(column));

/** `turn 2, 0700 on 6 June`. */
export function turnName(turn: number): string {
  const { hour, day } = turnData(turn);
  return `turn ${turn}, ${hour} on ${day} June`;
}

/** 3.1: what is done in each segment. */
export const SEGMENT_TITLES: Readonly<Record<Segment, string>> = {
  'set-up': 'Setting up',
  A: 'Plans of the airborne, units put to sea',
  B: 'Allied recovery, and the tide',
  C: 'Allied fire',
  D: 'Allied landings and moves',
  E: 'German defensive fire',
  F: 'Allied Close Assaults',
  G: 'German recovery',
  H: 'German fire',
  I: 'German moves',
  J: 'Allied defensive fire',
  K: 'German Close Assaults',
  L: 'End of the turn',
};
/** `segment D, Allied landings and moves`. */
export function segmentName(segment: number): string {
  const letter = SEGMENTS[segment] ?? 'set-up';
  return letter === 'set-up' ? SEGMENT_TITLES[letter] : `segment ${letter}, ${SEGMENT_TITLES[letter]}`;
}

const WINDS: Readonly<Record<(typeof FACINGS)[number], string>> = {
  N: 'north',
  NE: 'north-east',
  SE: 'south-east',
  S: 'south',
  SW: 'south-west',
  NW: 'north-west',
};
/** By the direction of a hexside. */
export const FACING_NAMES: readonly string[] = FACINGS.map((facing) => WINDS[facing]);
