import type { HexId } from '@bocage/hex';
import type { MarkLook } from '@bocage/wargame';
import { BOX_DATA, CHERBOURG_CITY, CITIES, type DepotId, DROP_ZONES, depotOf, EVERY_DEPOT, FORTRESSES, grid, isHex, PLACE, SAINT_VAAST, STRATEGIC } from '../map.ts'; // biome-ignore format: a list
import { capacityOf, GERMAN_DEPOTS, germanName, isMelee, isOpen, isOperational, sideOfDepot } from '../rules/logistics/depots.ts'; // biome-ignore format: a list
import { isBesieged } from '../rules/offmap/siege.ts';
import { isRace, isUsed, SCENARIOS } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { depotHolds } from '../tables/logistics.ts';
import {
  ALLIES,
  AXIS,
  BUILDING,
  CAMP,
  GERMAN,
  NIGHT,
  NO_DEPOT,
  RAZED,
  REDUCED,
  SIDES_OF,
  US,
} from '../terms.ts';
import { attacks } from './arrows.ts';
import { depotName } from './names.ts';
import { markersIn } from './standing.ts';
import { interdictionText } from './strategic.ts';
import { boxName, CAMP_WORDS, capital, counted, hexTitle, offensives, placeTitle, stackingPoints } from './words.ts'; // biome-ignore format: a list

/** 11.1: only a part of the map may be in play. */
function isInPlay(g: Seen, at: HexId): boolean {
  const scenario = SCENARIOS[g.scenario];
  return !isHex(at) || scenario === undefined || isUsed(scenario, PLACE.text(at));
}
const isAllied = (g: Seen, at: HexId): boolean => g.place.allied.get(at) === 1;

/** 11.3-f, 11.1: the cities, and in the race to Cherbourg what it is about. */
const goalsOf = (g: Seen): readonly HexId[] => (isRace(g) ? [...CHERBOURG_CITY, SAINT_VAAST] : CITIES);
const goals = (g: Seen): MarkLook[] =>
  goalsOf(g).map((at) =>
    isAllied(g, at)
      ? { at, sign: 'held', owner: US, text: `${hexTitle(at)}, in Allied hands` }
      : { at, sign: 'objective', owner: GERMAN, text: `${hexTitle(at)}, an objective` },
  );

/** 0.2.2-a: whose a box is. */
const boxes = (g: Seen): MarkLook[] =>
  STRATEGIC.map((at) => {
    const camp = isAllied(g, at) ? ALLIES : AXIS;
    const text = `${capital(boxName(at))} is ${CAMP_WORDS[camp]}`;
    return { at, sign: 'held', owner: SIDES_OF[camp]?.[0] as number, text };
  });
/** 4.1.2, 9.5: what keeps Germans in a box. */
const hindrances = (g: G): MarkLook[] =>
  BOX_DATA.map((data) => ({
    at: data.at,
    sign: 'interdiction',
    text: interdictionText(g, data),
    figure: String(data.interdiction),
  }));

/** 7.1: what a depot can do now, or when it will. */
function depotText(g: G, depot: DepotId): string {
  const [state, due] = [g.depot.state.get(depot), g.depot.due.get(depot)];
  if (state === RAZED) return 'destroyed';
  if (state === BUILDING) return due > 0 ? `under construction, opens on turn ${due}` : 'under construction';
  if (!isOperational(g, depot)) return 'open, but kept from working by the enemy';
  const { landing, offensive } = capacityOf(g, depot);
  const left = landing - g.depot.used.get(depot);
  const isGrowing = state === REDUCED && due > 0;
  const text = `${isGrowing ? 'reduced' : 'open'}, lands ${stackingPoints(left)} more this phase and ${offensives(offensive)} a turn`;
  return isGrowing ? `${text}; full on turn ${due}` : text;
}

function alliedDepot(g: G, depot: DepotId): MarkLook[] {
  const { at, kind } = depotOf(depot);
  const state = g.depot.state.get(depot);
  const [owner, name] = [Math.max(US, sideOfDepot(g, depot)), depotName(depot)];
  if (state === NO_DEPOT)
    return kind === 'beach' ? [{ at, sign: 'landing', owner, text: `${name}, still to be taken` }] : [];
  const sign = state === RAZED ? 'blown' : isOpen(g, depot) ? 'beachhead' : 'note';
  return [{ at, sign, owner, text: `${name}: ${depotText(g, depot)}` }];
}
function germanDepot(g: G, depot: DepotId): MarkLook[] {
  const [state, name] = [g.depot.state.get(depot), capital(depotName(depot))];
  if (state === NO_DEPOT) return [];
  const room = `${name}, room for ${offensives(depotHolds(germanName(depot)))}`;
  const text =
    state === RAZED ? `${name} is destroyed` : `${room}${isOperational(g, depot) ? '' : ', blocked'}`;
  return [{ at: depotOf(depot).at, sign: 'note', owner: GERMAN, text }];
}
const depots = (g: G): MarkLook[] =>
  EVERY_DEPOT.filter((depot) => isInPlay(g, depotOf(depot).at)).flatMap((depot) =>
    GERMAN_DEPOTS.includes(depot) ? germanDepot(g, depot) : alliedDepot(g, depot),
  );

const PLACES: readonly HexId[] = [...grid.hexes, ...grid.boxes];
/** 0.2.1: Offensive markers of either camp. */
const markers = (g: Seen): MarkLook[] =>
  CAMP.words.flatMap((_, camp) =>
    PLACES.flatMap((at): MarkLook[] => {
      const many = markersIn(g, camp, at);
      const text = counted(many, `${CAMP_WORDS[camp]} Offensive marker`);
      const owner = SIDES_OF[camp]?.[0] as number;
      return many === 0 ? [] : [{ at, sign: 'supply', owner, text, figure: String(many) }];
    }),
  );

/** 6.11, 6.12: where both camps are. */
const confusions = (g: G): MarkLook[] =>
  [...grid.hexes, ...STRATEGIC]
    .filter((at) => isMelee(g, at))
    .map((at) => ({ at, sign: 'target', text: `${placeTitle(at)} is in confusion` }));

/** 9.4: what heavy bombers have left of a town. */
const rubble = (g: Seen): MarkLook[] =>
  grid.hexes
    .filter((at) => g.place.rubble.get(at) > 0)
    .map((at) => {
      const more = counted(g.place.rubble.get(at), 'movement point');
      return {
        at,
        sign: 'ruins',
        text: `Rubble in ${hexTitle(at)}: ${more} more, until turn ${g.place.cleared.get(at)}`,
      };
    });

/** 6.13: Festungen with enough Allies before them. */
const sieges = (g: G): MarkLook[] =>
  FORTRESSES.filter((at) => isBesieged(g, at)).map((at) => ({
    at,
    sign: 'target',
    owner: US,
    text: `${capital(boxName(at))} is under siege`,
  }));

/** 10.0.1: where the airborne troops are to come down. */
const drops = (g: Seen): MarkLook[] =>
  g.turn === 0 && g.phase === NIGHT
    ? DROP_ZONES.map(({ name, at }) => ({ at, sign: 'drop', text: name.replace(/\bDZ\b/, 'Drop zone') }))
    : [];

/** What stands on the map and is no counter. */
export const marksOf = (seen: Seen, g: G): MarkLook[] => [
  ...goals(seen),
  ...boxes(seen),
  ...hindrances(g),
  ...rubble(seen),
  ...depots(g),
  ...drops(seen),
  ...markers(seen),
  ...confusions(g),
  ...sieges(g),
  ...attacks(g),
];
