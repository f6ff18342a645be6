import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { type Sheet, type SheetArgs, sheetOn, sheetsBy } from '@bocage/wargame';
import { isHex, PLACE } from '../../map.ts';
import type { Assault } from '../../rules/assault/fight.ts';
import { supportFactor } from '../../rules/command.ts';
import type { Fire } from '../../rules/fire/strength.ts';
import { PORTION } from '../../rules/support.ts';
import type { G } from '../../state.ts';
import { enemyOf, ZONE } from '../../terms.ts';
import { isGlider, isParachute, isSwimming, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { assaultPrepared, firePrepared, landingNow, landingPlace } from '../under-way.ts';
import { dropSheet, zoneSheet } from './air.ts';
import { assaultSheet, possibleAssault } from './assault.ts';
import { fireSheet, possibleFire } from './fire.ts';
import { launchSheet, rowSheet, swimSheet } from './sea.ts';
import { breachSheet, clearSheet } from './works.ts';

/** Who would attack a hex: the side that is not in it; NONE where nobody is. */
function attackerOf(g: G, hex: HexId): number {
  const unit = g.board.stacks.first(hex);
  return unit < 0 ? NONE : enemyOf(SIDE_OF[unit] as number);
}
/** An attack on a hex by all who can. */
const onHex =
  (write: (g: G, side: number, hex: HexId) => Sheet | null) =>
  (g: G, hex: HexId): Sheet | null => {
    const side = attackerOf(g, hex);
    return side === NONE ? null : write(g, side, hex);
  };

/** The attack under way with a change: the fire, or else the assault. */
function attackWith(
  g: G,
  change: { fire?(fire: Fire): Fire; assault?(assault: Assault): Assault },
): Sheet | null {
  const assault = assaultPrepared(g);
  if (assault !== undefined) return assaultSheet(g, change.assault?.(assault) ?? assault);
  const fire = firePrepared(g);
  return fire === undefined ? null : fireSheet(g, change.fire?.(fire) ?? fire);
}
const asItStands = (g: G): Sheet | null => attackWith(g, {});

/** One more takes part. */
function joined(g: G, args: SheetArgs): Sheet | null {
  const unit = args.one(0, UNIT);
  if (unit === NONE || g.unit.at.get(unit) === NOWHERE) return asItStands(g);
  const and = <A extends { readonly units: readonly UnitId[] }>(attack: A): A =>
    attack.units.includes(unit) ? attack : { ...attack, units: [...attack.units, unit] };
  return attackWith(g, { fire: and, assault: and });
}

/** 16.1: a headquarters adds its support to its own side. */
function backed(g: G, args: SheetArgs): Sheet | null {
  const hq = args.one(0, UNIT);
  if (hq === NONE) return asItStands(g);
  const [side, more] = [SIDE_OF[hq], supportFactor(g, hq)];
  return attackWith(g, {
    fire: (fire) =>
      fire.side === side
        ? { ...fire, backing: fire.backing + more }
        : { ...fire, bracing: fire.bracing + more },
    assault: (fight) => {
      const { attack, defence } = fight.support;
      const support =
        fight.side === side ? { attack: attack + more, defence } : { attack, defence: defence + more };
      return { ...fight, support };
    },
  });
}

/** 11.1: support points added to a fire. */
function pointed(g: G, args: SheetArgs): Sheet | null {
  const points = Math.max(0, args.one(0, PORTION));
  return attackWith(g, { fire: (fire) => ({ ...fire, points: fire.points + points }) });
}

const hunted = (g: G): Sheet | null => attackWith(g, { fire: (fire) => ({ ...fire, hunting: true }) });

/** Where it comes down: as the wind and the flak there are, or aimed at a hex of its own. */
function dropped(g: G, args: SheetArgs): Sheet | null {
  const [unit, place] = [args.one(0, UNIT), landingPlace(g)];
  if (unit === NONE || place === undefined || !isHex(place.hex)) return null;
  return isParachute(unit) || isGlider(unit) ? dropSheet(g, unit, place) : null;
}
/** 4.6.1: a glider with an aim of its own, before the wind and the flak. */
function targeted(g: G, args: SheetArgs): Sheet | null {
  const [unit, hex] = [args.one(0, UNIT), args.one(1, PLACE)];
  if (unit === NONE || !isGlider(unit) || hex === NOWHERE || !isHex(hex)) return null;
  return dropSheet(g, unit, { zone: NONE, hex, wind: 0, flak: 0 });
}

/** 5.6, 5.8: a unit goes ashore in the sea that has been rolled for. */
const ashore =
  (write: typeof rowSheet) =>
  (g: G, args: SheetArgs): Sheet | null => {
    const [unit, landing] = [args.one(0, UNIT), landingNow(g)];
    return unit === NONE || landing === undefined || !isSwimming(unit) ? null : write(g, unit, landing);
  };

/** The arithmetic of actions, by verb. */
export const sheetOf = sheetsBy<G>({
  fire: sheetOn(
    PLACE,
    onHex((g, side, hex) => fireSheet(g, possibleFire(g, side, hex))),
  ),
  assault: sheetOn(
    PLACE,
    onHex((g, side, hex) => assaultSheet(g, possibleAssault(g, side, hex))),
  ),
  join: joined,
  back: backed,
  points: pointed,
  hunt: hunted,
  shoot: asItStands,
  storm: asItStands,
  pass: asItStands,
  aim: (_g, args) => {
    const [zone, hex] = [args.one(0, ZONE), args.one(1, PLACE)];
    return zone === NONE || hex === NOWHERE || !isHex(hex) ? null : zoneSheet(zone, hex);
  },
  target: targeted,
  land: dropped,
  launch: (g, args) => {
    const [unit, hex] = [args.one(0, UNIT), args.one(1, PLACE)];
    return unit === NONE || hex === NOWHERE || !isHex(hex) ? null : launchSheet(g, unit, hex);
  },
  swim: ashore(swimSheet),
  row: ashore(rowSheet),
  clear: sheetOn(UNIT, clearSheet),
  breach: sheetOn(UNIT, breachSheet),
});
