import type { HexId } from '@bocage/hex';
import { counted, titled } from '@bocage/wargame';
import type { UnitData } from '../data.ts';
import { LANDING_NAMES, PLACE, PLACE_NAMES } from '../map.ts';
import { ordinal } from '../names.ts';

export { capital, dieText, listed, signed } from '@bocage/wargame';
export { countedPhase } from '../names.ts';

export const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);
/** Points as a sentence has them: `1 point`, `−3 points`. */
export const points = (count: number): string => counted(count, 'point');
/** In print an apostrophe is bent. */
export const typeset = (text: string): string => text.replaceAll("'", '’');

/** Queen White, though data have it in one word. */
export const landingName = (word: string): string => word.replace(/([a-z])([A-Z])/g, '$1 $2');

/** `N3031, Saint-Laurent-sur-Mer`; `N2931, Dog`; a bare number where nothing has a name. */
export function hexTitle(hex: HexId, utahActual = 0): string {
  const landing = LANDING_NAMES[utahActual]?.get(hex);
  return titled(PLACE, hex, landing === undefined ? PLACE_NAMES.get(hex) : landingName(landing));
}

const DIVISIONS: Readonly<Record<string, string>> = {
  '82': '82nd Airborne Division',
  '101': '101st Airborne Division',
  'uk/50': '50th (Northumbrian) Infantry Division',
  'uk/51': '51st (Highland) Infantry Division',
  'uk/49': '49th (West Riding) Infantry Division',
  'uk/79': '79th Armoured Division',
  'uk/7': '7th Armoured Division',
  'uk/6': '6th Airborne Division',
  'can/6': '6th Airborne Division',
  'can/3': '3rd Canadian Infantry Division',
  'german/21': '21st Panzer Division',
  'german/91': '91st Air Landing Division',
  'german/12SS': '12th SS Panzer Division',
  'german/17SS': '17th SS Panzergrenadier Division',
  'german/Lehr': 'Panzer Lehr Division',
};

/** The division of a unit in full. */
export function divisionOf({ nation, division }: UnitData): string | undefined {
  if (division === null) return undefined;
  return (
    DIVISIONS[`${nation}/${division}`] ?? DIVISIONS[division] ?? `${ordinal(division)} Infantry Division`
  );
}

/** Regiments of the Commonwealth stand in brigades, which their names do not tell. */
function brigadeOf({ nation, regiment, size }: UnitData): string | undefined {
  const [, number, kind] = /^(\d+)(SS|P|)$/.exec(regiment ?? '') ?? [];
  if (number === undefined || size !== 'battalion' || !(nation === 'uk' || nation === 'can'))
    return undefined;
  if (kind === 'SS') return `${ordinal(number)} Special Service Brigade`;
  if (kind === 'P') return `${ordinal(number)} Parachute Brigade`;
  return `${ordinal(number)} ${nation === 'can' ? 'Canadian ' : ''}Infantry Brigade`;
}

/** The formations above a unit, the nearest first. */
export const formationOf = (data: UnitData): string =>
  [brigadeOf(data), divisionOf(data)].filter((word) => word !== undefined).join(', ');
