import { type HexId, NOWHERE } from '@bocage/hex';
import { aboutOf, questionsOf } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { DEPOT_DATA, isHex, RESERVE } from '../map.ts';
import { recovery } from '../rules/administration/recovery.ts';
import { airPhase } from '../rules/air/allocation.ts';
import { activation } from '../rules/combat/activation.ts';
import { aftermath } from '../rules/combat/aftermath.ts';
import { assaults } from '../rules/combat/assaults.ts';
import { bombardment } from '../rules/combat/bombardment.ts';
import { clash } from '../rules/combat/clash.ts';
import { counterattack } from '../rules/combat/counterattack.ts';
import { exploitation } from '../rules/combat/exploitation.ts';
import { givingWay } from '../rules/combat/givingway.ts';
import { losses } from '../rules/combat/losses.ts';
import { combatPhase } from '../rules/combat/phase.ts';
import { retreat } from '../rules/combat/retreat.ts';
import { batteryFire } from '../rules/dday/batteries.ts';
import { openingBombardment } from '../rules/dday/bombardment.ts';
import { airlift } from '../rules/logistics/airlift.ts';
import { carrying } from '../rules/logistics/markers.ts';
import { resources } from '../rules/logistics/resources.ts';
import { movement } from '../rules/movement/movement.ts';
import { festungCombat } from '../rules/offmap/combat.ts';
import { departing } from '../rules/offmap/departing.ts';
import { boxMoves, offMapMovement } from '../rules/offmap/movement.ts';
import { transfers } from '../rules/offmap/transfers.ts';
import { setUpPhase } from '../rules/setup.ts';
import { crowding } from '../rules/stacking.ts';
import type { G, Seen } from '../state.ts';
import { AIR, ALLIES, AXIS, campOf, GERMAN, SIDES_OF, sideOfAir, ZONE } from '../terms.ts';
import { CAMP_OF, DIVISION_OF, HEADQUARTERS_OF, SIDE_OF, UNITS_OF, type UnitId } from '../units.ts';
import { unitName } from './faces.ts';
import { REPLACEMENT_NAMES } from './names.ts';
import { markersIn } from './standing.ts';
import { weatherName } from './tracks/time.ts';
import { AIRCRAFT_NAMES, boxName, capital, counted, listed, offensives, placeTitle, SIDE_NAMES, stackingPoints, steps } from './words.ts'; // biome-ignore format: lists

const ask = questionsOf<G>();
type At = { readonly at: number };
const nameOfPlace = ({ at }: At): string => placeTitle(at as HexId);

/** 9: the counters of a side in one place of the air display: `2 fighter-bombers and 1 medium bomber`. */
function aircraft(g: Seen, side: number, place: 'drawn' | 'available'): string {
  const found = AIR.words.flatMap((_, air) => {
    const many = sideOfAir(air) === side ? g.air[place].get(air) : 0;
    const name = (AIRCRAFT_NAMES[air % AIRCRAFT_NAMES.length] ?? '').replace(/s$/, '');
    return many === 0 ? [] : [counted(many, name)];
  });
  return found.length === 0 ? 'no aircraft' : listed(found);
}
const watched = (g: Seen): number => ZONE.words.filter((_, zone) => g.zone.fighters.get(zone) >= 0).length;

/** 6.2: what a fleet has left. */
const ships = (g: Seen, side: number): string => {
  const [cruisers, destroyers] = [g.navy.cruiser.get(side), g.navy.destroyer.get(side)];
  return `${counted(cruisers, 'point')} of battle cruisers and ${destroyers} of destroyers`;
};

const markersInDepots = (g: Seen): number =>
  DEPOT_DATA.reduce((sum, { kind, at }) => sum + (kind === 'german' ? g.place.germanMarkers.get(at) : 0), 0);
/** 1.1.1.2-f: what a camp still has to carry. */
const waiting = (g: Seen, camp: number): string =>
  camp === ALLIES
    ? `${offensives(g.place.alliedMarkers.get(RESERVE))} in the reserve.`
    : `${offensives(markersInDepots(g))} in German depots.`;

const { divisions: DIVISIONS, independents: INDEPENDENTS } = CHARTS.control;
/** 5.1-a: the ledger of a headquarters: its markers, its support, and who is under it in this turn. */
function ledger(g: Seen, hq: number): string {
  const [staff, camp] = [hq as UnitId, CAMP_OF[hq] as number];
  const led = (UNITS_OF[SIDE_OF[hq] as number] ?? []).filter((unit) => g.unit.hq.get(unit) === hq);
  const divisions = new Set(led.map((unit) => DIVISION_OF[unit]).filter((one) => (one ?? -1) >= 0)).size;
  const alone = led.filter((unit) => DIVISION_OF[unit] === -1).length;
  const support =
    g.unit.supported.get(staff) === 1 ? 'its support is given' : 'its support is still to be given';
  return `${unitName(hq)}: ${offensives(markersIn(g, camp, g.unit.at.get(staff)))} left, ${support}; ${divisions} of ${DIVISIONS} divisions and ${alone} of ${INDEPENDENTS} independent units under it.`;
}

/** 1.1.3: who of a side could still lead. */
function readyStaffs(g: Seen, side: number): string {
  const ready = (HEADQUARTERS_OF[side] ?? []).filter(
    (hq) =>
      isHex(g.unit.at.get(hq)) &&
      g.unit.finished.get(hq) === 0 &&
      markersIn(g, campOf(side), g.unit.at.get(hq)) > 0,
  );
  return ready.length === 0
    ? 'No headquarters on the map is Ready and has a marker.'
    : `Ready and with a marker: ${listed(ready.map(unitName))}.`;
}
const sideInTurn = ({ camp, turn }: { readonly camp: number; readonly turn: number }): number =>
  SIDES_OF[camp]?.[turn] ?? GERMAN;

/** 6.9: that the chance is now or never. */
const riposte = (_g: Seen, { at }: At): string =>
  `The enemy has advanced after his attack on ${placeTitle(at as HexId)}. Strike back now, or the chance is gone.`;

const replacements = (g: Seen): string => {
  const found = REPLACEMENT_NAMES.flatMap((name, kind) =>
    g.replacements.get(kind) === 0 ? [] : [`${g.replacements.get(kind)} ${name}`],
  );
  return `Replacements: ${found.length === 0 ? 'none' : listed(found)}.`;
};

const fight = (g: Seen, c: At & { readonly hq: number }): string =>
  c.hq < 0 ? `${nameOfPlace(c)}.` : `${nameOfPlace(c)}. ${ledger(g, c.hq)}`;
const moves = (g: Seen, { side }: { readonly side: number }): string =>
  `The ${SIDE_NAMES[side]} move; ${weatherName(g)}.`;

/** What a question is about beside the units and places that it names. */
export const about = aboutOf<G>(
  ask(setUpPhase, {
    place: () => 'Units without a place of their own are put where their owner likes, the Germans first.',
    support: (_g, { side }) => `The ${SIDE_NAMES[side]} begin with an Offensive marker.`,
  }),
  ask(airPhase, {
    assign: (g, { side }) =>
      `Weather: ${weatherName(g)}. Without a mission: ${aircraft(g, side, 'drawn')}. ${counted(watched(g), 'zone')} watched, at most ${CHARTS.air.tactical.counters}.`,
  }),
  ask(airlift, { lift: (_g, { left }) => `${stackingPoints(left)} can still be flown in.` }),
  ask(resources, { store: (_g, { left }) => `${offensives(left)} still to be stored.` }),
  ask(carrying, { carry: (g, { camp }) => waiting(g, camp) }),
  ask(recovery, {
    restore: replacements,
    recall: () => `Each unit that goes back is worth ${counted(CHARTS.victory.repatriated, 'point')}.`,
  }),
  ask(transfers, {
    quarter: (_g, { hq }) => `${unitName(hq)} comes back.`,
    choose: (_g, { side }) => (side === GERMAN ? 'Germans throw a die to leave a box.' : undefined),
  }),
  ask(offMapMovement, { choose: moves }),
  ask(boxMoves, {
    moves: (g, { side, hq, extended }) => {
      if (hq < 0) return moves(g, { side });
      return extended === 1
        ? `${unitName(hq)}: an extended movement, two boxes for all that it controls.`
        : `${unitName(hq)}: one division or independent unit, one box.`;
    },
  }),
  ask(departing, {
    resistance: (_g, { from }) =>
      `${capital(boxName(from))}: the Resistance adds ${CHARTS.strategic.partisans} to the dice of Germans who leave.`,
  }),
  ask(movement, { moves }),
  ask(crowding, { remove: (_g, { hex }) => `${placeTitle(hex)}: nobody there can move away any more.` }),
  ask(combatPhase, { choose: (g, c) => readyStaffs(g, sideInTurn(c)) }),
  ask(activation, { boxes: (g, { hq }) => ledger(g, hq) }),
  ask(assaults, { choose: (g, { hq }) => ledger(g, hq), muster: fight }),
  ask(festungCombat, { muster: (g, { fortress: at, hq }) => fight(g, { at, hq }) }),
  ask(bombardment, {
    choose: (g, { side, heavy, medium, light }) =>
      `Ships: ${ships(g, side)}. Bombers: ${aircraft(g, side, 'available')}; ${heavy + medium + light} sent.`,
  }),
  ask(clash, {
    withhold: (_g, c) => nameOfPlace(c),
    spare: (_g, c) => nameOfPlace(c),
    ground: (_g, c) => nameOfPlace(c),
    air: (g, c) => `${nameOfPlace(c)}. Available: ${aircraft(g, campOf(c.side) === AXIS ? c.foe : c.side, 'available')}.`,
    lead: (g, c) => fight(g, c),
    answer: (_g, c) => `${nameOfPlace(c)} is attacked by the ${SIDE_NAMES[c.side]}.`,
  }),
  ask(losses, { choose: (_g, c) => `${SIDE_NAMES[c.side]}, ${nameOfPlace(c)}: ${steps(c.steps)} still to be lost.` }),
  ask(givingWay, { choose: (_g, c) => `${nameOfPlace(c)}: houses or works let its defenders hold on.` }),
  ask(retreat, {
    choose: (_g, c) => `From ${nameOfPlace(c)}, two hexes; each enemy zone on the way costs a step.`,
    remove: (_g, { full }) => `${placeTitle(full)} has no room for all.`,
    follow: (_g, c) => `From ${nameOfPlace(c)}, to where its units have gone.`,
  }),
  ask(aftermath, {
    advance: (_g, c) => `${nameOfPlace(c)} is empty. ${c.exploits === 1 ? 'The success may be exploited, so there is no counterattack.' : 'The enemy may counterattack whoever advances.'}`,
    further: (_g, c) => `Beyond ${nameOfPlace(c)}.`,
  }),
  ask(exploitation, {
    choose: (_g, { hq, stacks }) => `${unitName(hq)}: ${stacks} of ${CHARTS.combat.exploitation.stacks} stacks are committed.`,
  }),
  ask(counterattack, { choose: riposte, muster: fight, retake: fight }),
  ask(openingBombardment, {
    choose: (g, { side }) => `Ships: ${ships(g, side)}. Bombers: ${aircraft(g, side, 'available')}.`,
    raid: (_g, c) => (c.at === NOWHERE ? undefined : `${nameOfPlace(c)}: ${counted(c.points, 'point')} so far.`),
  }),
  ask(batteryFire, { choose: (_g, { side }) => `The ${SIDE_NAMES[side]} have landed. The guns fire once in a phase.` }),
); // biome-ignore format: a line each
