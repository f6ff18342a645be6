import { type HexId, NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import type { MarkLook } from '@bocage/wargame';
import { CAEN, grid, isSea, isUnderWater, LANDINGS, landsOn, PLACE, SEA_WALLS, type WallId } from '../map.ts';
import { columnOf } from '../rules/assault/strength.ts';
import { reckon } from '../rules/fire/strength.ts';
import { hexesOf } from '../rules/units.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { tideIn } from '../tables/turns.ts';
import { ALLIED, BEACHES, DOWN, GERMAN, ZONE } from '../terms.ts';
import type { UnitId } from '../units.ts';
import { zoneName } from './names.ts';
import { assaultPrepared, firePrepared } from './under-way.ts';
import { beachName, counted, hexTitle, letterText } from './words.ts';

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

/** An attack from its preparation to its end: who takes part, and the column as it stands. */
function attacks(g: G): MarkLook[] {
  const [fire, assault] = [firePrepared(g), assaultPrepared(g)];
  return [
    ...(fire === undefined ? [] : [arrow(g, 'Fire on', fire, () => reckon(g, fire).column)]),
    ...(assault === undefined ? [] : [arrow(g, 'Close Assault on', assault, () => columnOf(g, assault))]),
  ];
}
interface Attack {
  readonly side: number;
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  /** Support points, which alone may be an attack. */
  readonly points?: number;
}
function arrow(
  g: G,
  what: string,
  { side, hex: at, units, points = 0 }: Attack,
  column: () => number,
): MarkLook {
  const from = hexesOf(g, units).filter((place) => place !== NOWHERE);
  const isFought = from.length + points > 0 && !g.board.stacks.isEmpty(at);
  const odds = isFought ? letterText(column()) : '';
  const text = `${what} ${hexTitle(at)}${odds === '' ? '' : `, column ${odds}`}`;
  return { at, sign: 'attack', owner: side, text, from, odds };
}

/** What stands on the map and is no counter. */
export const marksOf = (seen: Seen, g: G): MarkLook[] => [
  ...flooded(seen),
  ...shut(seen),
  ...goals(seen),
  ...ruins(seen),
  ...breaches(seen),
  ...zones(seen),
  ...beachheads(seen),
  ...mines(seen),
  ...attacks(g),
];
