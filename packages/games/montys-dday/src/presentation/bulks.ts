import { type HexId, NOWHERE } from '@bocage/hex';
import { type Action, NONE } from '@bocage/kernel';
import { allOf, allToUsual, type Bulk, leastBy, type Usual } from '@bocage/wargame';
import type { ScenarioData } from '../data/setup.ts';
import { SETUP } from '../data/setup.ts';
import { cycleBox, isHex, landsOn, PLACE } from '../map.ts';
import { unitsIn } from '../rules/units.ts';
import { loadingOf, type Placing, placingsOf, SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { tideIn } from '../tables/turns.ts';
import { BEACH, BEACHES, GERMAN, MOVEMENT, ZONE } from '../terms.ts';
import { BRIGADE_OF, isGarrison, UNIT, type UnitId } from '../units.ts';

const act = (verb: string, ...args: readonly number[]): Action => ({ verb, args });
const scenarioOf = (g: G): ScenarioData => SCENARIOS[g.scenario] as ScenarioData;

/** 1.4.1: a unit where it stood, in the mode and with the front it had. */
function stood(g: G, { unit, at, mode, facing }: Placing): Action[] {
  const isThere = g.unit.at.get(unit) === at;
  const isTurned = mode !== MOVEMENT || facing < 0 || g.unit.facing.get(unit) === facing;
  const actions = isThere ? [] : [act('place', unit, at)];
  if (g.unit.mode.get(unit) === mode && isTurned) return actions;
  return [...actions, mode === MOVEMENT ? act('march', unit, Math.max(0, facing)) : act('deploy', unit)];
}

/** Works whose Garrisons are not there yet. */
const garrisons = (g: G): Action[] =>
  scenarioOf(g)
    .garrisons.map((hex) => PLACE.of(hex))
    .filter((at) => !unitsIn(g, at).some(isGarrison))
    .map((at) => act('garrison', at));

/** 5.4.3: as they lay; none are laid again. */
function mines(g: G): Action[] {
  const { sword, juno, gold } = scenarioOf(g).mines;
  const laid = BEACHES.map((_, beach) => g.beach.mines.get(beach));
  return laid.join() === [sword, juno, gold].join() ? [] : [act('mine', sword, juno)];
}

/** Where the Germans stood at one in the morning. */
const germanSetUp = (g: G): Action[] => [
  ...placingsOf(scenarioOf(g)).flatMap((placing) => stood(g, placing)),
  ...garrisons(g),
  ...mines(g),
];

/** 5.1.4: the Waves as they were loaded. */
const alliedLoading = (g: G): Action[] =>
  scenarioOf(g).beaches.flatMap((beach) =>
    loadingOf(beach).flatMap((units, i) => {
      const box = cycleBox(BEACH.of(beach), (i >> 1) + 1, (i % 2) + 1);
      return units.filter((unit) => g.unit.at.get(unit) !== box).map((unit) => act('load', unit, box));
    }),
  );

/** Airborne operations of a turn as they were: by parachute to a Drop Zone, by glider without one. */
const dropsOf = (g: G) => SETUP.airborne.filter(({ turn }) => turn === g.turn);
const brigadeOf = (units: readonly string[]): number => BRIGADE_OF[UNIT.of(units[0] ?? '')] as number;
const isAnnounced = (g: G, unit: string): boolean => g.unit.announced.get(UNIT.of(unit)) === 1;

const announce = (g: G): Action[] =>
  dropsOf(g).flatMap(({ units, zone }) => {
    if (units.every((unit) => isAnnounced(g, unit))) return [];
    return zone === null
      ? units.filter((unit) => !isAnnounced(g, unit)).map((unit) => act('glide', UNIT.of(unit)))
      : [act('announce', brigadeOf(units))];
  });

const aim = (g: G): Action[] =>
  dropsOf(g).flatMap(({ units, zone, aim: hex }) => {
    if (zone === null)
      return units
        .filter((unit) => isAnnounced(g, unit))
        .map((unit) => act('target', UNIT.of(unit), PLACE.of(hex)));
    const [brigade, to] = [brigadeOf(units), ZONE.of(zone)];
    const isAssigned = g.brigade.zone.get(brigade as never) !== NONE;
    return [
      ...(isAssigned ? [] : [act('assign', brigade, to)]),
      ...(g.zone.at.get(to) === NOWHERE ? [act('aim', to, PLACE.of(hex))] : []),
    ];
  });

/** 5.7: the sea hexes that Commandos landed from. */
const COMMANDO_PLACES: ReadonlyMap<UnitId, HexId> = new Map(
  SETUP.commandos.map(({ unit, from }) => [UNIT.of(unit), PLACE.of(from)]),
);

/** To its own hex, or where fewest are, and no Germans behind the shore. */
const usualPlace: Usual<G> = (g, unit, hexes, sent) => {
  const own = COMMANDO_PLACES.get(unit as UnitId);
  if (own !== undefined && hexes.includes(own)) return own;
  const crowd = (hex: number): number => unitsIn(g, hex as HexId).length + sent(hex).length;
  const isBarred = (hex: number): boolean => {
    const to = landsOn(hex as HexId, tideIn(g.turn));
    return isHex(to) && g.board.stacks.has(GERMAN, to);
  };
  return leastBy(hexes, (hex) => crowd(hex) + (isBarred(hex) ? 100 : 0));
};

/** Commands that stand for several decisions. */
export const BULKS: readonly Bulk<G>[] = [
  { id: 'stand', label: 'Place all as they stood', step: 'germanSetUp', plan: germanSetUp },
  { id: 'load', label: 'Load all as they were', step: 'alliedSetUp', plan: alliedLoading },
  { id: 'announce', label: 'Announce the landings as they were', step: 'announcement', plan: announce },
  { id: 'aim', label: 'Aim as they did', step: 'airborneLanding', plan: aim },
  {
    id: 'refill',
    label: 'Fill the boxes in order',
    step: 'invasionPlacement',
    plan: allToUsual('load', (_g, _unit, boxes) => boxes[0]),
  },
  {
    id: 'launch',
    label: 'Put all to sea in their places',
    step: 'invasionPlacement',
    plan: allToUsual('launch', usualPlace),
  },
  {
    id: 'beaches',
    label: 'Land at all beaches in this order',
    step: 'amphibiousLanding',
    plan: allOf('beach'),
  },
  { id: 'row', label: 'Land all by craft', step: 'amphibiousLanding', plan: allOf('row') },
  { id: 'join-fire', label: 'All who can fire join', step: 'firing', plan: allOf('join') },
  { id: 'join-assault', label: 'All who can assault join', step: 'assault', plan: allOf('join') },
];
