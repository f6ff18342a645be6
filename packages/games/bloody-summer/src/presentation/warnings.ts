import { type HexId, NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import { type Peril, Trace, type Warning } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { DEPOT, type DepotId, depotOf, grid, isHex, RESERVE } from '../map.ts';
import { recallable } from '../rules/administration/rest.ts';
import { whyNoRoom } from '../rules/combat/ground.ts';
import { backKey, stepsLost, type Way } from '../rules/combat/ways.ts';
import { endsFrom } from '../rules/logistics/carriage.ts';
import { operational } from '../rules/logistics/depots.ts';
import { roadLines } from '../rules/logistics/supply.ts';
import { crowdsNow } from '../rules/stacking.ts';
import { fightersOf, onMap, unitsIn } from '../rules/units.ts';
import { type G, markersOf } from '../state.ts';
import { ALLIES, campOf, GERMAN, HEAVY, kindOfAir } from '../terms.ts';
import { ALLOWANCE, HEADQUARTERS_OF, SIDE_OF, UNIT, type UnitId } from '../units.ts';
import { points } from './words.ts';

const warned = (units: readonly UnitId[], text: string, rule: string): Peril | null =>
  units.length === 0 ? null : { text, rule, units };
const unitIn = (value: Value | undefined): UnitId | undefined =>
  typeof value === 'number' && value >= 0 && value <= UNIT.max ? (value as UnitId) : undefined;
const sideOf = (locals: object): number => (locals as { readonly side?: number }).side ?? 0;

/** 2.1-a, R-187: who is too many where the moves end is lost. */
const crowded: Warning<G> = {
  verb: 'movement.moves.end',
  peril(g, _args, locals) {
    const side = sideOf(locals);
    const isLightFree = (locals as { readonly halved?: number }).halved === 1 && campOf(side) === ALLIES;
    const units = crowdsNow(g, side, isLightFree).flatMap((hex) =>
      unitsIn(g, hex).filter((unit) => SIDE_OF[unit] === side),
    );
    return warned(
      units,
      'Too much stands in a hex, and nobody there can move away: some of it is lost now.',
      '2.1-a',
    );
  },
};

const { markers: MOST_MARKERS } = CHARTS.stacking;
/** 0.2.1-a: a third marker in a hex is lost as the moves end. */
const surplus: Warning<G> = {
  verb: 'movement.moves.end',
  peril(g, _args, locals) {
    const side = sideOf(locals);
    const markers = markersOf(g, campOf(side));
    const units = (HEADQUARTERS_OF[side] ?? []).filter(
      (hq) => onMap(g, hq) && markers.get(g.unit.at.get(hq)) > MOST_MARKERS,
    );
    return warned(
      units,
      'More than two Offensive markers are in a hex: those too many are lost now.',
      '0.2.1-a',
    );
  },
};

/** 7.3.2: headquarters that neither a road nor a marker supplies. */
function unsuppliedStaffs(g: G, side: number): readonly UnitId[] {
  const camp = campOf(side);
  const roads = new Trace(grid);
  roads.run(
    operational(g, camp).map((depot) => depotOf(depot).at),
    roadLines(g, camp),
  );
  return (HEADQUARTERS_OF[side] ?? []).filter((hq) => {
    const at = g.unit.at.get(hq);
    return isHex(at) && !roads.reaches(at) && markersOf(g, camp).get(at) === 0;
  });
}
const cutOff: Warning<G> = {
  verb: 'movement.moves.end',
  peril: (g, _args, locals) =>
    warned(
      unsuppliedStaffs(g, sideOf(locals)),
      'These headquarters have no road to a depot and no marker with them: if that stays so they are out of supply next turn, and receive no markers.',
      '7.3.2-b',
    ),
};

/** 1.1.1.2-f: headquarters without a marker that one could still be carried to. */
const uncarried: Warning<G> = {
  verb: 'carrying.carry.pass',
  peril(g, _args, locals) {
    const { camp = 0, ally = 0 } = locals as { readonly camp?: number; readonly ally?: number };
    const side = camp === ALLIES ? ally : GERMAN;
    const isLeft = camp === ALLIES && g.place.alliedMarkers.get(RESERVE) > 0;
    const sources = [
      ...g.known.carriableFrom(side),
      ...(isLeft ? operational(g, camp).map((depot) => depotOf(depot).at) : []),
    ];
    const ends = new Set(sources.flatMap((from) => endsFrom(g, side, from)));
    const units = (HEADQUARTERS_OF[side] ?? []).filter((hq) => {
      const at = g.unit.at.get(hq);
      return at !== NOWHERE && ends.has(at) && markersOf(g, camp).get(at) === 0;
    });
    return warned(
      units,
      'These headquarters have no Offensive marker, though one could be carried to them; without one they lead no combat.',
      '1.1.3-d',
    );
  },
};

/** 9.4-b: what a heavy bomber costs; on 6 June nothing. */
const heavyPrice: Warning<G> = {
  verb: 'bombardment.choose.send',
  peril(_g, [air]) {
    if (typeof air !== 'number' || kindOfAir(air) !== HEAVY) return null;
    const price = points(-CHARTS.victory.heavyBomber);
    return {
      text: `Each heavy bomber that is used gives the Germans ${price}, and is away for two turns.`,
      rule: '9.4-b',
      units: [],
    };
  },
};

/** 6.6-b: a way back that costs more than another. */
const costlyWay: Warning<G> = {
  verb: 'retreat.choose.retreat',
  peril(g, [who, way], locals) {
    const unit = unitIn(who);
    if (unit === undefined || typeof way !== 'object') return null;
    const lost = (one: Way): number => stepsLost(g, unit, g.unit.at.get(unit), one);
    const isFree = (locals as { readonly free?: number }).free === 1;
    const { ways } = g.known.waysBack(backKey(unit, isFree));
    const least = Math.min(...ways.map(lost));
    const steps = lost(way as Way);
    return steps > least
      ? warned(
          [unit],
          `This way leads into enemy zones and costs ${steps === 1 ? 'a step' : `${steps} steps`}; another costs ${least === 0 ? 'none' : 'less'}.`,
          '6.6-b',
        )
      : null;
  },
};
/** 6.6-a: whoever has no way back is lost if the hex is given up. */
const noWayBack: Warning<G> = {
  verb: 'givingWay.choose.yield',
  peril(g, _args, locals) {
    const { at = NOWHERE, camp = 0 } = locals as { readonly at?: HexId; readonly camp?: number };
    if (at === NOWHERE) return null;
    const units = fightersOf(g, camp, at).filter(
      (unit) => ALLOWANCE[unit] !== 0 && g.known.waysBack(backKey(unit, false)).ways.length === 0,
    );
    return warned(
      units,
      'These units have nowhere to retreat to, and are lost for good if the hex is given up.',
      '6.6-a',
    );
  },
};

/** 2.1-a, R-103: whoever lands has made its move, and must find room in the hex. */
const fullBeach: Warning<G> = {
  verb: 'movement.moves.land',
  peril(g, [who, depot]) {
    const unit = unitIn(who);
    if (unit === undefined || typeof depot !== 'number' || depot < 0 || depot > DEPOT.max) return null;
    const { at } = depotOf(depot as DepotId);
    return whyNoRoom(g, [unit], at) === null
      ? null
      : warned(
          [unit],
          'The hex has no room for it beside those who are there: somebody must move away before the moves end, or is lost.',
          '2.1-a',
        );
  },
};

const { after: KEPT_FREE } = CHARTS.victory.notRepatriated;
/** 11.3-i: what it costs to keep special troops in France. */
const kept: Warning<G> = {
  verb: 'recovery.recall.done',
  peril: (g, _args, locals) =>
    g.turn > KEPT_FREE
      ? warned(
          recallable(g, sideOf(locals)),
          'Airborne troops and rangers who stay in France give the Germans a point each turn.',
          '11.3-i',
        )
      : null,
};

/** What is said before an action that harms whoever takes it. */
export const WARNINGS: readonly Warning<G>[] = [
  crowded,
  surplus,
  cutOff,
  uncarried,
  heavyPrice,
  costlyWay,
  noWayBack,
  fullBeach,
  kept,
];
