import { type HexId, NOWHERE } from '@bocage/hex';
import { innermost, type UnderWay, underWay } from '@bocage/kernel';
import type { Fight } from '../rules/combat/odds.ts';
import { atRest, type Moves, type Some } from '../rules/movement/movers.ts';
import type { G } from '../state.ts';
import { SIDE_OF, type UnitId } from '../units.ts';

const found = (g: G, ...names: readonly string[]): UnderWay | undefined =>
  innermost({ frames: underWay(g) }, ...names);
const unitsOf = (frame: UnderWay, name: string): readonly UnitId[] => frame.values(name) as readonly UnitId[];
const placeOf = (frame: UnderWay, name: string): HexId => frame.value(name) as HexId;

/** An attack that is being put together, by whichever procedure. */
export interface Muster {
  readonly by: 'assaults' | 'counterattack' | 'festungCombat';
  readonly side: number;
  readonly at: HexId;
  readonly hq: UnitId;
  readonly manner: number;
  readonly units: readonly UnitId[];
  /** Further headquarters in it. */
  readonly hqs: readonly UnitId[];
}
const MUSTERS = ['assaults', 'counterattack', 'festungCombat'] as const;
/** The attack that is being mustered; its manner is -1 where the place decides it. */
export function musterNow(g: G): Muster | undefined {
  const frame = found(g, ...MUSTERS);
  if (frame === undefined) return undefined;
  const by = frame.name as Muster['by'];
  const isFestung = by === 'festungCombat';
  return {
    by,
    side: frame.value('side'),
    at: placeOf(frame, isFestung ? 'fortress' : 'at'),
    hq: frame.value('hq') as UnitId,
    manner: by === 'assaults' ? frame.value('manner') : -1,
    units: unitsOf(frame, isFestung ? 'attackers' : 'units'),
    hqs: by === 'assaults' ? unitsOf(frame, 'hqs') : [],
  };
}

/** A fight under way up to its die. */
export interface Clash extends Fight {
  readonly side: number;
  readonly foe: number;
  readonly hq: UnitId;
  /** The defender has said which ground counts, or could not. */
  readonly isGroundChosen: boolean;
  /** Whether fighter-bombers come, and whether a headquarters supports the attack, is settled. */
  readonly isAirSettled: boolean;
  readonly isLeadSettled: boolean;
}
/** Steps of a clash after which the ground, the aircraft and the support of the attack are settled. */
const AFTER_GROUND = ['fly', 'air', 'command', 'lead', 'answer', 'shift', 'die'];
const AFTER_AIR = AFTER_GROUND.slice(AFTER_GROUND.indexOf('command'));
const AFTER_LEAD = AFTER_GROUND.slice(AFTER_GROUND.indexOf('answer'));
export function clashNow(g: G): Clash | undefined {
  const frame = found(g, 'clash');
  if (frame === undefined) return undefined;
  return {
    side: frame.value('side'),
    foe: frame.value('foe'),
    hq: frame.value('hq') as UnitId,
    at: placeOf(frame, 'at'),
    manner: frame.value('manner'),
    attackers: unitsOf(frame, 'attackers'),
    defenders: unitsOf(frame, 'defenders'),
    aid: unitsOf(frame, 'aid'),
    works: frame.value('works'),
    cover: frame.value('cover'),
    air: frame.value('air') === 1,
    bonus: frame.value('bonus'),
    guard: frame.value('guard'),
    isGroundChosen: AFTER_GROUND.includes(frame.step),
    isAirSettled: AFTER_AIR.includes(frame.step),
    isLeadSettled: AFTER_LEAD.includes(frame.step),
  };
}

/** Bombers that are being sent, before a combat or before the landings. */
export interface Raid {
  readonly side: number;
  readonly heavy: number;
  /** Points in all, and those of medium bombers. */
  readonly points: number;
  readonly medium: number;
  /** Where they are to go, if that is settled. */
  readonly at: HexId;
  /** 9.4-g: on 6 June heavy bombers cost no points. */
  readonly isFree: boolean;
}
/** What counters of the bombers of a combat are worth is for whoever asks. */
export function raidNow(g: G, worth: (kind: 'heavy' | 'medium' | 'light') => number): Raid | undefined {
  const frame = found(g, 'bombardment', 'openingBombardment');
  if (frame === undefined) return undefined;
  const isFree = frame.name === 'openingBombardment';
  const [side, heavy, medium] = ['side', 'heavy', 'medium'].map((name) => frame.value(name)) as [number, number, number]; // biome-ignore format: a list
  if (isFree) return { side, heavy, medium, points: frame.value('points'), at: placeOf(frame, 'at'), isFree };
  const points = heavy * worth('heavy') + medium * worth('medium') + frame.value('light') * worth('light');
  return { side, heavy, medium: medium * worth('medium'), points, at: NOWHERE, isFree };
}

/** Germans of turn 1 who come onto the map without a die. */
export const freshNow = (g: G): readonly UnitId[] => {
  const frame = found(g, 'transfers');
  return frame === undefined ? [] : unitsOf(frame, 'fresh');
};

/** The headquarters whose activation is under way; undefined where none is. */
export function leaderNow(g: G): UnitId | undefined {
  return found(g, 'activation')?.value('hq') as UnitId | undefined;
}

const some = (units: readonly UnitId[]): Some => ({
  length: units.length,
  has: (unit) => units.includes(unit),
  at: (row) => units[row] as UnitId,
});
/** The moves that a unit is in; as if they began where it is not its turn. */
export function movesOf(g: G, unit: UnitId): Moves {
  const side = SIDE_OF[unit] as number;
  const frame = found(g, 'movement');
  if (frame === undefined || frame.value('side') !== side) return atRest(side);
  return {
    side,
    halved: frame.value('halved'),
    only: some(unitsOf(frame, 'only')),
    movers: some(unitsOf(frame, 'movers')),
  };
}
