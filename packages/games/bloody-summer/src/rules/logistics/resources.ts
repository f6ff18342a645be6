import { d6, done, int, type Law, law, lawful } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { bonusMarker, markerStored, markersRaised, markersWasted } from '../../events/logistics.ts';
import { CHERBOURG, DEPOT, type DepotId, depotOf, RESERVE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G, Seen } from '../../state.ts';
import { alliedMarkers, cherbourgMarkers, depotHolds, germanMarkers } from '../../tables/logistics.ts';
import { ALLIES, AXIS, GERMAN } from '../../terms.ts';
import { ask, procedure, roll, verb } from '../units.ts';
import {
  capacityOf,
  GERMAN_CHERBOURG,
  GERMAN_DEPOTS,
  germanName,
  isOperational,
  operational,
} from './depots.ts';

/** 11.1-d, R-168: half of them in the race to Cherbourg. */
const share = (g: Seen, markers: number): number =>
  SCENARIOS[g.scenario]?.limits.offensives === 'half' ? cherbourgMarkers(markers) : markers;

/** What the depots at work can land in a turn. */
const offensiveCapacity = (g: G): number =>
  operational(g, ALLIES).reduce((sum, depot) => sum + capacityOf(g, depot).offensive, 0);

const stored = (g: Seen, depot: DepotId): number => g.place.germanMarkers.get(depotOf(depot).at);
function store(g: G, depot: DepotId): void {
  const { at } = depotOf(depot);
  g.place.germanMarkers.set(at, g.place.germanMarkers.get(at) + 1);
}

/** 1.1.1.2-e, R-74: why a new marker cannot be put into a depot. */
const whyNotStore: Law<[G, DepotId]> = law<[G, DepotId]>(
  (_g, depot) => (GERMAN_DEPOTS.includes(depot) ? null : no('noGermanDepot')),
  (g, depot) => (isOperational(g, depot) ? null : no('depotBlocked')),
  (g, depot) => (GERMAN_DEPOTS.includes(depot) && hasRoomFor(g, depot) ? null : no('depotFull')),
);
const hasRoomFor = (g: Seen, depot: DepotId): boolean => stored(g, depot) < depotHolds(germanName(depot));

/** 7.2-b: that of Cherbourg, whatever the weather and the scenario. */
function giveBonus(g: G): void {
  if (whyNotStore(g, GERMAN_CHERBOURG) !== null) return;
  for (let i = 0; i < CHARTS.resources.cherbourg.markers; i++) store(g, GERMAN_CHERBOURG);
  g.emit(bonusMarker, { at: CHERBOURG });
}

/** 1.1.1.2-c to -e: how many markers each camp gets, and where they are put. */
export const resources = procedure(
  'resources',
  { left: int(0, 9) },
  {
    allies: roll('1.1.1.2-c', d6, [ALLIES], (g, _c, die) => {
      const many = share(g, alliedMarkers(die, offensiveCapacity(g), g.weather));
      g.place.alliedMarkers.set(RESERVE, g.place.alliedMarkers.get(RESERVE) + many);
      g.emit(markersRaised, { die, camp: ALLIES, many });
      return 'germans';
    }),
    germans: roll('1.1.1.2-c', d6, [AXIS], (g, c, die) => {
      c.left = share(g, germanMarkers(die, g.weather));
      g.emit(markersRaised, { die, camp: AXIS, many: c.left });
      giveBonus(g);
      return 'next';
    }),
    next(g, c) {
      if (c.left === 0) return done;
      if (GERMAN_DEPOTS.some((depot) => whyNotStore(g, depot) === null)) return 'store';
      g.emit(markersWasted, { many: c.left });
      return done;
    },
    store: ask(
      '1.1.1.2-e',
      'Put a new Offensive marker into a depot',
      () => GERMAN,

      verb(
        'store',
        (g) => lawful(DEPOT, GERMAN_DEPOTS, whyNotStore, g),
        (g, c, depot) => {
          c.left -= 1;
          store(g, depot);
          g.emit(markerStored, { depot, at: depotOf(depot).at });
          return 'next';
        },
      ),
    ),
  },
);
