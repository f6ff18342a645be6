import type { HexId } from '@bocage/hex';
import { call, done, flag, int, type List, list, maybe } from '@bocage/kernel';
import { boxHeld, cleared, confused, swept } from '../../events/aftermath.ts';
import { isFortress, isHex, PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { RESULTS } from '../../tables/crt.ts';
import { campOf, enemyOf, SIDE } from '../../terms.ts';
import { isPartisans, UNIT, type UnitId } from '../../units.ts';
import { take } from '../control.ts';
import { isHeldBy, isMelee } from '../offmap/boxes.ts';
import { type CaseId, capture, disorganise, hasEnemy, procedure, unitsOf } from '../units.ts';
import { aftermath } from './aftermath.ts';
import { givingWay } from './givingway.ts';
import { losses } from './losses.ts';
import { MANNER, MOST_UNITS, mannerOf, OVERRUN } from './manner.ts';
import { hexesOf } from './odds.ts';
import { loseStaffs } from './staffs.ts';

/** 6.4 to 6.6, R-84: what a result does: the defender’s steps, disorganization and retreat, then the attacker’s. */
export const outcome = procedure(
  'outcome',
  {
    side: SIDE,
    foe: SIDE,
    at: PLACE,
    manner: MANNER,
    hq: maybe(UNIT),
    air: flag,
    attackers: list(UNIT, MOST_UNITS),
    defenders: list(UNIT, MOST_UNITS),
    result: int(0, RESULTS.length - 1),
    /** Where the attackers came from. */
    from: list(PLACE, 6),
  },
  {
    toll(g, c) {
      g.place.fled.clear();
      c.from.fill(hexesOf(g, c.attackers.toArray()));
      const { steps } = resultOf(c).defender;
      return call(losses, { side: c.foe, at: c.at, units: c.defenders.toArray(), steps }, 'shaken');
    },
    shaken(g, c) {
      shake(g, c.defenders, resultOf(c).defender.disruption);
      loseStaffs(g, enemyOf(campOf(c.side)), c.at, '5.4-b');
      return resultOf(c).defender.retreat > 0 ? 'yields' : 'reply';
    },
    yields(_g, c) {
      const { defenderRetreat: how } = mannerOf(c.manner);
      if (how === 'none') return 'held';
      const camp = enemyOf(campOf(c.side));
      const [led, free] = [how === 'led' ? 1 : 0, how === 'free' ? 1 : 0];
      const chooser = led === 1 ? c.side : c.foe;
      return call(givingWay, { at: c.at, camp, owner: c.foe, chooser, air: c.air, free }, 'reply');
    },
    // 6.12-c, 4.1.2-l: off the map only Partisans mind.
    held(g, c) {
      g.emit(boxHeld, { hex: c.at });
      for (const unit of living(g, c.defenders)) if (isPartisans(unit)) capture(g, unit, '4.1.2-l');
      return 'reply';
    },
    reply: (_g, c) =>
      call(
        losses,
        { side: c.side, at: c.at, units: c.attackers.toArray(), steps: resultOf(c).attacker.steps },
        'spent',
      ),
    spent(g, c) {
      shake(g, c.attackers, resultOf(c).attacker.disruption);
      // whoever overruns has left his headquarters.
      if (c.manner !== OVERRUN)
        for (const hex of c.from.toArray()) loseStaffs(g, campOf(c.side), hex, '5.4-b');
      return resultOf(c).attacker.retreat > 0 ? 'falter' : 'settle';
    },
    // 6.4-b: all of the hexes from which they attacked go back.
    falter(g, c) {
      const { attackerRetreat: how } = mannerOf(c.manner);
      if (how === 'lost') sweep(g, c.attackers);
      if (how === 'lost' || how === 'none' || c.from.length === 0) return 'settle';
      const at = c.from.removeAt(0);
      const camp = campOf(c.side);
      const free = how === 'free' ? 1 : 0;
      return call(givingWay, { at, camp, owner: c.side, chooser: c.side, air: c.air, free }, 'falter');
    },
    settle(g, c) {
      settleConfusion(g, c);
      const { side, at, manner, hq } = c;
      const exploits = resultOf(c).attacker.exploitation > 0 ? 1 : 0;
      const attackers = living(g, c.attackers);
      return call(aftermath, { side, at, manner, hq, attackers, exploits }, done);
    },
  },
);

const resultOf = ({ result }: { readonly result: number }) => RESULTS[result] as (typeof RESULTS)[number];
const living = (g: G, units: List<UnitId>): UnitId[] =>
  units.toArray().filter((unit) => g.unit.steps.get(unit) > 0);

/** 6.4-a, R-83: each that fought is disorganized by so many levels. */
function shake(g: G, units: List<UnitId>, levels: number): void {
  for (const unit of living(g, units)) disorganise(g, unit, levels, '6.4-a');
}

/** who is thrown back into the sea is lost. */
function sweep(g: G, attackers: List<UnitId>): void {
  for (const unit of living(g, attackers)) {
    g.emit(swept, { unit, at: g.unit.at.get(unit) });
    capture(g, unit, '6.6-a');
  }
}

interface Field {
  readonly side: number;
  readonly at: HexId;
  readonly manner: number;
}
/** 6.11-a, R-144: where attackers fought in the place itself, one camp has it now, or both are in confusion; a Festung is attacked from outside. */
export function settleConfusion(g: G, { side, at, manner }: Field): void {
  if (mannerOf(manner).ground === 'ground' || isFortress(at)) return;
  const [own, theirs] = [campOf(side), enemyOf(campOf(side))];
  if (isMelee(g, at)) {
    g.emit(confused, { hex: at }, rule(at));
    return;
  }
  const camp = [own, theirs].find((one) => isAlone(g, one, at));
  if (camp === undefined) return;
  g.emit(cleared, { camp, hex: at }, rule(at));
  take(g, camp, at);
}
/** insurgents hold no box, and whoever is with them is not alone. */
const isAlone = (g: G, camp: number, at: HexId): boolean =>
  !hasEnemy(g, camp, at) && (isHex(at) ? unitsOf(g, camp, at).length > 0 : isHeldBy(g, camp, at));
const rule = (at: HexId): CaseId | undefined => (isHex(at) ? undefined : '6.12-a');
