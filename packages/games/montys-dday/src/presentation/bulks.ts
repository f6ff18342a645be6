import { type HexId, NOWHERE } from '@bocage/hex';
import { type Action, NONE, type Value } from '@bocage/kernel';
import { allOf, allToUsual, type Bulk, leastBy, type Usual } from '@bocage/wargame';
import type { ScenarioData } from '../data/setup.ts';
import { SETUP } from '../data/setup.ts';
import { cycleBox, isHex, landsOn, PLACE, POOLS, shifted } from '../map.ts';
import { isFirstLanding } from '../rules/amphibious/display.ts';
import { unitsIn } from '../rules/units.ts';
import { loadingOf, type Placing, placingsOf, SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { tideIn } from '../tables/turns.ts';
import { BEACH, BEACHES, GERMAN, MOVEMENT, ZONE } from '../terms.ts';
import { BRIGADE_OF, isGarrison, UNIT, type UnitId } from '../units.ts';

const act = (verb: string, ...args: readonly number[]): Action => ({ verb, args });
const scenarioOf = (g: G): ScenarioData => SCENARIOS[g.scenario] as ScenarioData;

/** 1.4.1: a unit where it stood, in the mode and with the front it had; one that is set up there has both at once. */
function stood(g: G, { unit, at, mode, facing }: Placing): Action[] {
  const now = g.unit.at.get(unit);
  if (now === NOWHERE) return [act('place', unit, at)];
  const isTurned = mode !== MOVEMENT || facing < 0 || g.unit.facing.get(unit) === facing;
  const actions = now === at ? [] : [act('place', unit, at)];
  if (g.unit.mode.get(unit) === mode && isTurned) return actions;
  return [...actions, mode === MOVEMENT ? act('march', unit, Math.max(0, facing)) : act('deploy', unit)];
}

/** 13.3.1: works that had their Garrisons, first of all where there are too few. */
function garrisons(g: G, open: readonly Value[]): Action[] {
  const held = scenarioOf(g).garrisons.map((hex) => PLACE.of(hex));
  const usual = held.filter((at) => open.includes(at) && !unitsIn(g, at).some(isGarrison));
  return usual.map((at) => act('garrison', at));
}

/** 5.4.3: as they lay; none are laid again. */
function mines(g: G): Action[] {
  const { sword, juno, gold } = scenarioOf(g).mines;
  const laid = BEACHES.map((_, beach) => g.beach.mines.get(beach));
  return laid.join() === [sword, juno, gold].join() ? [] : [act('mine', sword, juno)];
}

/** Where the Germans stood at one in the morning, with their mines; then they are ready. */
const germanSetUp: Bulk<G>['plan'] = (g, offered) => {
  const open = offered.choices('garrison');
  if (open.length > 0) return garrisons(g, open);
  return [...placingsOf(scenarioOf(g)).flatMap((placing) => stood(g, placing)), ...mines(g), act('ready')];
};

/** 5.1.4: the Waves as they were loaded. */
const alliedSetUp = (g: G): Action[] => [
  ...scenarioOf(g).beaches.flatMap((beach) =>
    loadingOf(beach).flatMap((units, i) => {
      const box = cycleBox(BEACH.of(beach), (i >> 1) + 1, (i % 2) + 1);
      return units.filter((unit) => isElsewhere(g, unit, box)).flatMap((unit) => reload(g, unit, box));
    }),
  ),
  act('ready'),
];
const isElsewhere = (g: G, unit: UnitId, box: HexId): boolean => g.unit.at.get(unit) !== box;
/** One that is in another box goes back to its Landing Pool first. */
const reload = (g: G, unit: UnitId, box: HexId): Action[] => [
  ...(POOLS.includes(g.unit.at.get(unit)) ? [] : [act('unload', unit)]),
  act('load', unit, box),
];

/** Airborne operations of a turn as they were: by parachute to a Drop Zone, by glider without one. */
const dropsOf = (g: G) => SETUP.airborne.filter(({ turn }) => turn === g.turn);
const brigadeOf = (units: readonly string[]): number => BRIGADE_OF[UNIT.of(units[0] ?? '')] as number;
const isAnnounced = (g: G, unit: string): boolean => g.unit.announced.get(UNIT.of(unit)) === 1;

const announce = (g: G): Action[] => (dropsOf(g).length === 0 ? [] : [...announcements(g), act('end')]);
const announcements = (g: G): Action[] =>
  dropsOf(g).flatMap(({ units, zone }) => {
    if (units.every((unit) => isAnnounced(g, unit))) return [];
    return zone === null
      ? units.filter((unit) => !isAnnounced(g, unit)).map((unit) => act('glide', UNIT.of(unit)))
      : [act('announce', brigadeOf(units))];
  });

/** What is asked now of it: Drop Zones are given, then aimed, then gliders. */
const aim: Bulk<G>['plan'] = (g, offered) => aims(g).filter(({ verb }) => offered.choices(verb).length > 0);
const aims = (g: G): Action[] =>
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

/** Commandos who are still to be put to sea in a hex. */
const awaitedIn = (g: G, hex: number): number =>
  [...COMMANDO_PLACES].filter(([unit, from]) => from === hex && POOLS.includes(g.unit.at.get(unit))).length;

/** So far a landing is mostly carried. */
const DRIFT = 2;
/** 5.5.5: how often a drift would carry units out of their Beach area, from where they cannot land. */
const outermost = (hex: HexId): number =>
  [-DRIFT, DRIFT].filter((rows) => shifted(hex, rows, false) === NOWHERE).length;

/** To its own hex, or where fewest are, and no Germans behind the shore. */
const usualPlace: Usual<G> = (g, unit, hexes, sent) => {
  const own = COMMANDO_PLACES.get(unit as UnitId);
  if (own !== undefined && hexes.includes(own)) return own;
  const crowd = (hex: number): number =>
    unitsIn(g, hex as HexId).length + sent(hex).length + (isFirstLanding(g) ? awaitedIn(g, hex) : 0);
  const isBarred = (hex: number): boolean => {
    const to = landsOn(hex as HexId, tideIn(g.turn));
    return isHex(to) && g.board.stacks.has(GERMAN, to);
  };
  return leastBy(hexes, (hex) => crowd(hex) + outermost(hex as HexId) + (isBarred(hex) ? 100 : 0));
};

/** Drop Zones first, then gliders that have an aim of their own. */
const comeDown: Bulk<G>['plan'] = (_g, offered) => [
  ...offered.choices('drop').map((zone) => act('drop', zone as number)),
  ...offered.choices('land').map((unit) => act('land', unit as number)),
];

/** Commands that stand for several decisions. */
export const BULKS: readonly Bulk<G>[] = [
  { id: 'stand', label: 'The historical set-up', step: 'germanSetUp', isWhole: true, plan: germanSetUp },
  { id: 'load', label: 'The historical set-up', step: 'alliedSetUp', isWhole: true, plan: alliedSetUp },
  { id: 'announce', label: 'The historical landings', step: 'announcement', isWhole: true, plan: announce },
  { id: 'aim', label: 'The historical Drop Zones', step: 'airborneLanding', isWhole: true, plan: aim },
  { id: 'drop', label: 'Drop and land in this order', step: 'airborneLanding.order', plan: comeDown },
  { id: 'jump', label: 'All jump in this order', step: 'airborneLanding.land', plan: allOf('land') },
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
  { id: 'storm', label: 'All assault from their boats', step: 'beachLanding', plan: allOf('storm') },
  { id: 'abort', label: 'All turn back', step: 'beachLanding', plan: allOf('abort') },
  { id: 'row', label: 'All land by craft', step: 'beachLanding', plan: allOf('row') },
  { id: 'swim', label: 'All swim ashore', step: 'beachLanding', plan: allOf('swim') },
  { id: 'join-fire', label: 'All who can fire join', step: 'firing', plan: allOf('join') },
  { id: 'join-assault', label: 'All who can assault join', step: 'assault', plan: allOf('join') },
];
