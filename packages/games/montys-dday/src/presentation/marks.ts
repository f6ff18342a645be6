import { type HexId, NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import type { MarkLook, UnderWay } from '@bocage/wargame';
import { CAEN, grid, isSea, isUnderWater, LANDINGS, landsOn, PLACE, SEA_WALLS, type WallId } from '../map.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { Seen } from '../state.ts';
import { tideIn } from '../tables/turns.ts';
import { ALLIED, BEACHES, DOWN, GERMAN, LETTER, ZONE } from '../terms.ts';
import type { UnitId } from '../units.ts';
import { zoneName } from './names.ts';
import { beachName, counted, hexTitle } from './words.ts';

/** 6.3.5: where units could be put to sea, but nobody can land at this tide; the map has all the others. */
const shut = (g: Seen): MarkLook[] =>
  LANDINGS.filter(({ sea }) => landsOn(sea, tideIn(g.turn)) === NOWHERE).map(({ sea: at }) => ({
    at,
    sign: 'blown',
    text: 'Nobody can land from here at this tide',
  }));

/** 6.3.5: flats that are sea just now. */
const flooded = (g: Seen): MarkLook[] =>
  grid.hexes
    .filter((hex) => !isSea(hex) && isUnderWater(hex, tideIn(g.turn)))
    .map((at) => ({ at, sign: 'flooded', text: 'Flooded at High tide' }));

/** 18.0: the hexes of Caen, or of a short scenario, by who was there last. */
function goals(g: Seen): MarkLook[] {
  const aims = SCENARIOS[g.scenario]?.victory;
  const hexes = aims?.by === 'objectives' ? aims.hexes.map((hex) => PLACE.of(hex)) : CAEN;
  return hexes.map((at) => {
    const text = CAEN.includes(at) ? `${PLACE.text(at)}, Caen` : hexTitle(at);
    return g.hex.allied.get(at) === 1
      ? { at, sign: 'held', owner: ALLIED, text: `${text}, in Allied hands` }
      : { at, sign: 'objective', owner: GERMAN, text: `${text}, an objective` };
  });
}

const zones = (g: Seen): MarkLook[] =>
  ZONE.words.flatMap((_, zone): MarkLook[] => {
    const at = g.zone.at.get(zone);
    if (at === NOWHERE) return [];
    const text = `${zoneName(zone)}${g.zone.state.get(zone) === DOWN ? '' : ', aimed here'}`;
    return [{ at, sign: 'drop', owner: ALLIED, text }];
  });

const beachheads = (g: Seen): MarkLook[] =>
  BEACHES.flatMap((_, beach): MarkLook[] => {
    const at = g.beach.beachhead.get(beach);
    const text = `Beachhead of ${beachName(beach)}`;
    return at === NOWHERE ? [] : [{ at, sign: 'beachhead', owner: ALLIED, text }];
  });

const ruins = (g: Seen): MarkLook[] =>
  grid.hexes
    .filter((hex) => g.hex.ruins.get(hex) === 1)
    .map((at) => ({ at, sign: 'ruins', text: `${hexTitle(at)} is in ruins` }));

const breaches = (g: Seen): MarkLook[] =>
  SEA_WALLS.flatMap((side, wall): MarkLook[] =>
    g.wall.breached.get(wall as WallId) === 1
      ? [{ at: grid.sideHexes(side)[0], side, sign: 'breach', text: 'The Sea Wall is breached' }]
      : [],
  );

/** In the middle of the shore of a beach. */
const MIDDLES: readonly HexId[] = BEACHES.map((_, beach) => {
  const off = LANDINGS.filter((landing) => landing.beach === beach && !landing.commandosOnly);
  return off[off.length >> 1]?.sea ?? NOWHERE;
});
/** 5.4.3: what only the Germans see. */
const mines = (g: Seen): MarkLook[] =>
  BEACHES.flatMap((_, beach): MarkLook[] => {
    const [points, at] = [g.beach.mines.get(beach), MIDDLES[beach] as HexId];
    if (points === UNKNOWN || points === 0 || at === NOWHERE) return [];
    const text = `${counted(points, 'mine point')} off ${beachName(beach)}`;
    return [{ at, sign: 'mine', owner: GERMAN, text }];
  });

/** What `firing` and `assault` remember of an attack, as far as it is told. */
interface Attack {
  readonly side: number;
  readonly hex: HexId;
  readonly units?: { toArray(): readonly number[] };
  /** The letter of the column, once it is known. */
  readonly column?: number;
}
const WORDS: readonly (readonly [procedure: string, what: string])[] = [
  ['firing', 'Fire on'],
  ['assault', 'Close Assault on'],
];

/** An attack from its preparation to its end: who takes part, and the column. */
const attacks = (g: Seen, underWay: UnderWay): MarkLook[] =>
  WORDS.flatMap(([procedure, what]): MarkLook[] => {
    const attack = underWay(procedure) as unknown as Attack | undefined;
    if (attack === undefined) return [];
    const { side, hex: at, column = -1 } = attack;
    const units = (attack.units?.toArray() ?? []) as readonly UnitId[];
    const from = [...new Set(units.map((unit) => g.unit.at.get(unit)))].filter((place) => place !== NOWHERE);
    const odds = column < 0 || column > LETTER.max ? '' : LETTER.text(column);
    const text = `${what} ${hexTitle(at)}${odds === '' ? '' : `, column ${odds}`}`;
    return [{ at, sign: 'attack', owner: side, text, from, odds }];
  });

/** What stands on the map and is no counter. */
export const marksOf = (seen: Seen, _g: unknown, underWay: UnderWay): MarkLook[] => [
  ...flooded(seen),
  ...shut(seen),
  ...goals(seen),
  ...ruins(seen),
  ...breaches(seen),
  ...zones(seen),
  ...beachheads(seen),
  ...mines(seen),
  ...attacks(seen, underWay),
];
