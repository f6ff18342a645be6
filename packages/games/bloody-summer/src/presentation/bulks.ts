import { type HexId, NOWHERE } from '@bocage/hex';
import type { Action, ShownLocals, Value } from '@bocage/kernel';
import { allOf, allToUsual, allWithOne, type Bulk, leastBy, type Offered, type Usual } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { type DepotId, depotOf, grid, isHex, PLACE, RESERVE, zoneOf } from '../map.ts';
import { whyNoRoom } from '../rules/combat/ground.ts';
import { endsFrom } from '../rules/logistics/carriage.ts';
import { capacityOf, germanName } from '../rules/logistics/depots.ts';
import { unitsOf } from '../rules/units.ts';
import { freedomsOf, SCENARIOS, type ScenarioData } from '../scenarios.ts';
import { type G, markersOf } from '../state.ts';
import { depotHolds } from '../tables/logistics.ts';
import { ALLIES, AXIS, airOf, campOf, FIGHTER, GERMAN, SIDES_OF } from '../terms.ts';
import { HEADQUARTERS_OF, SIDE_OF, STACKING_OF, type UnitId } from '../units.ts'; // biome-ignore format: lists

const act = (verb: string, ...args: readonly Value[]): Action => ({ verb, args });
const local = (locals: ShownLocals, name: string): number =>
  (locals as unknown as Readonly<Record<string, number>>)[name] ?? 0;
const hasRoom = (g: G, units: readonly number[], at: HexId): boolean =>
  !isHex(at) || whyNoRoom(g, units as readonly UnitId[], at) === null;

/** The roads south of Caen, which both sides had their eye on. */
const BEFORE_CAEN = PLACE.of('1007');
/** 11.2: units without a place of their own stand with others of theirs, as near to Caen as there is room. */
const setUp: Bulk<G>['plan'] = (g, offered) => {
  const [first] = offered.choices('place') as readonly UnitId[];
  if (first === undefined) return [];
  const side = SIDE_OF[first];
  const hexes = (offered.choices('place', first) as readonly HexId[]).filter(
    (hex) => unitsOf(g, campOf(side as number), hex).length > 0,
  );
  const rest = freedomsOf(SCENARIOS[g.scenario] as ScenarioData)
    .flatMap(({ units }) => units)
    .filter((unit) => SIDE_OF[unit] === side && g.unit.at.get(unit) === NOWHERE);
  const sent = new Map<HexId, UnitId[]>();
  return rest.flatMap((unit) => {
    const hex = leastBy(
      hexes.filter((at) => hasRoom(g, [...(sent.get(at) ?? []), unit], at)),
      (at) => grid.distance(at, BEFORE_CAEN),
    );
    if (hex === undefined) return [];
    sent.set(hex, [...(sent.get(hex) ?? []), unit]);
    return [act('place', unit, hex)];
  });
};

/** By zone: how many Germans there are to hunt. */
const prey = (g: G, zone: number): number =>
  grid.hexes.reduce((sum, hex) => (zoneOf(hex) === zone ? sum + unitsOf(g, AXIS, hex).length : sum), 0);
/** 9.2: half of the fighter-bombers over the zones with most Germans, the rest kept for the armies. */
const missions: Bulk<G>['plan'] = (g, offered, locals) => {
  const fighters = g.air.drawn.get(airOf(local(locals, 'side'), FIGHTER));
  const open = [...(offered.choices('zone') as readonly number[])].sort(
    (a, b) => prey(g, b) - prey(g, a) || a - b,
  );
  const taken = g.zone.fighters.rows - open.length;
  const many =
    open.length === 0 ? 0 : Math.min(Math.floor(fighters / 2), CHARTS.air.tactical.counters - taken);
  return [...open.slice(0, Math.max(0, many)).map((zone) => act('zone', zone)), act('keep')];
};

/** Where markers of a camp can come from, how many of them, and where each of its sides can bring them. */
interface Source {
  readonly verb: 'land' | 'carry';
  readonly from: number;
  readonly ends: ReadonlyMap<number, readonly HexId[]>;
  left: number;
}
interface Carriers {
  readonly camp: number;
  /** Whoever is asked. */
  readonly side: number;
  /** He and those for whom he decides too. */
  readonly sides: readonly number[];
}
function sourcesOf(g: G, offered: Offered, { camp, side, sides }: Carriers): Source[] {
  const endsOf = (verb: Source['verb'], from: number, at: HexId): Source['ends'] =>
    new Map(
      sides.map((one) => [
        one,
        one === side ? (offered.choices(verb, from) as readonly HexId[]) : endsFrom(g, one, at),
      ]),
    );
  const landing = (offered.choices('land') as readonly DepotId[]).map(
    (depot): Source => ({
      verb: 'land',
      from: depot,
      ends: endsOf('land', depot, depotOf(depot).at),
      left: capacityOf(g, depot).offensive - g.depot.landed.get(depot),
    }),
  );
  const lying = (offered.choices('carry') as readonly HexId[]).map(
    (from): Source => ({
      verb: 'carry',
      from,
      ends: endsOf('carry', from, from),
      left: markersOf(g, camp).get(from) - g.place.carried.get(from),
    }),
  );
  return [...lying, ...landing];
}
/** The markers that some sides of a camp carry, each with the side it is for: first for those that have fewest. */
function carried(g: G, sources: readonly Source[], { camp, sides }: Carriers): Carried[] {
  let reserve = g.place.alliedMarkers.get(RESERVE);
  const found: Carried[] = [];
  const has = (hq: UnitId): number => markersOf(g, camp).get(g.unit.at.get(hq));
  for (let most = 0; most < CHARTS.stacking.markers; most++)
    for (const hq of sides.flatMap((side) => HEADQUARTERS_OF[side] ?? [])) {
      const at = g.unit.at.get(hq);
      if (at === NOWHERE || has(hq) > most) continue;
      const side = SIDE_OF[hq] as number;
      const source = sources.find(
        ({ ends, left, verb }) =>
          left > 0 && ends.get(side)?.includes(at) === true && (verb === 'carry' || reserve > 0),
      );
      if (source === undefined) continue;
      source.left -= 1;
      if (source.verb === 'land') reserve -= 1;
      found.push({ side, action: act(source.verb, source.from, at) });
    }
  return found;
}
interface Carried {
  readonly side: number;
  readonly action: Action;
}
/**
 * 1.1.1.2-f: a marker for each headquarters that one reaches; then no more. Allies carry by turns, and whoever plays both
 * decides for both until the one whose turn it is has nothing left.
 */
const carry: Bulk<G>['plan'] = (g, offered, locals, held) => {
  const camp = local(locals, 'camp');
  const side = camp === ALLIES ? local(locals, 'ally') : GERMAN;
  const sides = (SIDES_OF[camp] ?? []).filter((one) => one === side || held.includes(one));
  const carriers = { camp, side, sides };
  const all = carried(g, sourcesOf(g, offered, carriers), carriers);
  const left = sides.map((one) => all.filter((found) => found.side === one));
  const found: Action[] = [];
  for (let turn = sides.indexOf(side); ; turn = (turn + 1) % sides.length) {
    const next = left[turn]?.shift();
    if (next === undefined) return [...found, act('pass')];
    found.push(next.action);
  }
};

/** How many headquarters a German marker reaches from a depot. */
const served = (g: G, depot: DepotId): number => {
  const ends = endsFrom(g, GERMAN, depotOf(depot).at);
  return (HEADQUARTERS_OF[GERMAN] ?? []).filter((hq) => ends.includes(g.unit.at.get(hq))).length;
};
/** 1.1.1.2-e: new markers where there is room, first in the depots from which most headquarters are reached. */
const store: Bulk<G>['plan'] = (g, offered, locals) => {
  const depots = [...(offered.choices('store') as readonly DepotId[])].sort(
    (a, b) => served(g, b) - served(g, a) || a - b,
  );
  const room = (depot: DepotId): number =>
    depotHolds(germanName(depot)) - g.place.germanMarkers.get(depotOf(depot).at);
  const places = depots.flatMap((depot) => Array.from({ length: room(depot) }, () => depot));
  return places.slice(0, local(locals, 'left')).map((depot) => act('store', depot));
};

/** 4.2: the first depot that has capacity and room beside those who are sent there before. */
const usualDepot: Usual<G> = (g, unit, depots, sent) =>
  depots.find((one) => {
    const depot = one as DepotId;
    const before = sent(one);
    const landed = [...before, unit].reduce((sum, each) => sum + (STACKING_OF[each] as number), 0);
    const isFull = landed > 0 && g.depot.used.get(depot) + landed > capacityOf(g, depot).landing;
    return !isFull && hasRoom(g, [...before, unit], depotOf(depot).at);
  });

/** 6.9: whoever can strikes from where he stands, else from the first hex there is. */
const strike: Usual<G> = (g, unit, places) => {
  const at = g.unit.at.get(unit as UnitId);
  return places.includes(at) ? at : places[0];
};
const firstOf: Usual<G> = (_g, _unit, places) => places[0];

/** 6.2, 10.A.1-b: what a fleet has, shared out among the targets that are left. */
const shell: Bulk<G>['plan'] = (g, offered, locals) => {
  const side = local(locals, 'side');
  const hexes = offered.choices('shell') as readonly HexId[];
  const share = (all: number, i: number): number =>
    Math.floor(all / hexes.length) + (i < all % hexes.length ? 1 : 0);
  const [cruisers, destroyers] = [g.navy.cruiser.get(side), g.navy.destroyer.get(side)];
  return hexes.flatMap((hex, i) => {
    const [big, small] = [share(cruisers, i), share(destroyers, i)];
    return big + small === 0 ? [] : [act('shell', hex, big, small)];
  });
};

/** 10.A.1-e: every landing, then rangers and commandos by themselves. */
const landings: Bulk<G>['plan'] = (_g, offered) =>
  (['assault', 'raid'] as const).flatMap((verb) => offered.choices(verb).map((hex) => act(verb, hex)));

/** Commands that stand for several decisions. */
export const BULKS: readonly Bulk<G>[] = [
  { id: 'set-up', label: 'The usual set-up', step: 'setUpPhase.place', plan: setUp },
  { id: 'missions', label: 'The usual missions', step: 'airPhase.assign', plan: missions },
  { id: 'store', label: 'Store all as usual', step: 'resources.store', plan: store },
  { id: 'carry', label: 'Carry markers as usual', step: 'carrying.carry', plan: carry },
  { id: 'restore', label: 'Give replacements to all', step: 'recovery.restore', plan: allOf('restore') },
  { id: 'come-back', label: 'Bring all back at the first depot', step: 'recovery.comeBack', plan: allToUsual('enter', firstOf) },
  { id: 'rouse', label: 'Call all from their Rest', step: 'recovery.rouse', plan: allOf('rouse') },
  { id: 'rest', label: 'Put all to Rest', step: 'recovery.rest', plan: allOf('rest') },
  { id: 'recall', label: 'Send all back', step: 'recovery.recall', plan: allOf('recall') },
  { id: 'enter', label: 'Bring all onto the map', step: 'transfers.choose', plan: allToUsual('enter', firstOf) },
  { id: 'land', label: 'Land all in their places', step: 'movement.moves', plan: allToUsual('land', usualDepot) },
  { id: 'join-attack', label: 'All who can attack join', step: 'assaults.muster', plan: allOf('join') },
  { id: 'join-storm', label: 'All who can attack join', step: 'festungCombat.muster', plan: allOf('join') },
  { id: 'join-counter', label: 'All who can counterattack join', step: 'counterattack.muster', plan: allToUsual('join', strike) },
  { id: 'retreat', label: 'All who have one way back take it', step: 'retreat.choose', plan: allWithOne('retreat') },
  { id: 'shell', label: 'Fire at all of them', step: 'openingBombardment.choose', plan: shell },
  { id: 'drop-fights', label: 'Fight all in this order', step: 'dropFights.choose', plan: allOf('fight') },
  { id: 'landings', label: 'Fight all landings in this order', step: 'landingAttacks.choose', plan: landings },
  { id: 'wave', label: 'Land as many as there is room for', step: 'landing.choose', plan: allOf('land') },
]; // biome-ignore format: a line each
