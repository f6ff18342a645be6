import type { HexId } from '@bocage/hex';
import { type HexPaint, holdersOverlay, type Overlay, reachOverlay, zonesOverlay } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { COASTS, depotOf, grid, isHex, isSea, zoneOf } from '../map.ts';
import { holderOf } from '../rules/control.ts';
import { endsFrom, wayFrom } from '../rules/logistics/carriage.ts';
import { operational, sideOfDepot } from '../rules/logistics/depots.ts';
import { isConfused, onMap, unitsIn } from '../rules/units.ts';
import { type G, markersOf } from '../state.ts';
import { shipRange } from '../tables/bombardment.ts';
import { ALLIES, campOf, enemyOf, FLEETS, GERMAN, SHIPS, ZONE } from '../terms.ts';
import { HEADQUARTERS_OF, isHeadquarters, SIDE_OF, UNIT, type UnitId } from '../units.ts';
import { unitName } from './faces.ts';
import { FLEET_NAMES } from './names.ts';
import { isReaching } from './reach.ts';
import { listed, placeTitle, properName, SIDE_WORDS } from './words.ts';

const { radius: RADIUS, supportRange: SUPPORT } = CHARTS.control;
const isUnit = (focus: number): focus is UnitId => focus >= 0 && focus <= UNIT.max;
const disc = new Int16Array(grid.size);
/** The hexes so near to one, itself first. */
function around(hex: HexId, radius: number): HexId[] {
  const many = grid.disc(hex, radius, disc);
  return Array.from(disc.subarray(0, many)) as HexId[];
}
const LAND: readonly HexId[] = grid.hexes.filter((at) => !isSea(at));

/** 11-a: zones and control go by camps, and an onlooker is of a side. */
const forCamp = (overlay: Overlay<G>): Overlay<G> => ({
  ...overlay,
  paint: (g, onlooker, focus) => overlay.paint(g, campOf(onlooker), focus),
});

/** 5.1-e, 5.1-g: so far a headquarters controls units. */
const controlled = (g: G, hq: UnitId): HexId[] => {
  const at = g.unit.at.get(hq);
  return (isConfused(g, at) ? [at] : around(at, RADIUS)).filter((hex) => !isSea(hex));
};
/** The reach of one headquarters, or of all of the onlooker: darker where it can support too. */
function control(g: G, onlooker: number, focus: number): HexPaint[] {
  const one = isUnit(focus) && isHeadquarters(focus) ? focus : undefined;
  const staffs = (one === undefined ? (HEADQUARTERS_OF[onlooker] ?? []) : [one]).filter((hq) => onMap(g, hq));
  const found = new Map<HexId, UnitId[]>();
  for (const hq of staffs) for (const at of controlled(g, hq)) found.set(at, [...(found.get(at) ?? []), hq]);
  const isEnemy = one !== undefined && campOf(SIDE_OF[one] as number) !== campOf(onlooker);
  return [...found].map(([at, hqs]) => {
    const near = hqs.filter((hq) => grid.distance(at, g.unit.at.get(hq)) <= SUPPORT);
    const support = near.length === 0 ? '' : `, and of the support of ${listed(near.map(unitName))}`;
    const led = unitsIn(g, at).filter((unit) => hqs.includes(g.unit.hq.get(unit)));
    const under = led.length === 0 ? '' : `; under it in this turn: ${listed(led.map(unitName))}`;
    return {
      at,
      tone: isEnemy ? 'enemy' : 'own',
      weight: near.length === 0 ? 0.25 : 0.55,
      ...(led.length === 0 ? {} : { text: '●' }),
      note: `In reach of ${listed(hqs.map(unitName))}${support}${under}`,
    };
  });
}

/** 9.2: the zones, and whose fighter-bombers are over them. */
const interdiction = (g: G, onlooker: number): HexPaint[] =>
  LAND.flatMap((at): HexPaint[] => {
    const zone = zoneOf(at);
    if (zone < 0) return [];
    const side = g.zone.fighters.get(zone);
    const name = properName(ZONE.text(zone));
    if (side < 0)
      return [{ at, tone: 'plain', weight: zone % 2 === 0 ? 0.12 : 0.24, note: `${name}, nobody over it` }];
    const isGrounded = g.zone.grounded.get(zone) === 1;
    const note = `${name}, ${SIDE_WORDS[side]} fighter-bombers${isGrounded ? ', kept down by the storm' : ''}`;
    return [{ at, tone: onlooker === GERMAN ? 'bad' : 'good', weight: isGrounded ? 0.25 : 0.6, note }];
  });

/** 7-a: who was found out of supply, and who was not. */
const supply = (g: G): HexPaint[] =>
  LAND.flatMap((at): HexPaint[] => {
    const here = unitsIn(g, at);
    const cut = here.filter((unit) => g.unit.unsupplied.get(unit) === 1);
    if (here.length === 0) return [];
    if (cut.length === 0) return [{ at, tone: 'good', weight: 0.25, note: 'In supply' }];
    return [
      { at, tone: 'bad', weight: 0.7, text: '×', note: `Out of supply: ${cut.map(unitName).join(', ')}` },
    ];
  });

/** 1.1.1.2-f: where markers of a side begin: where they lie, and the depots that can land or hold them. */
const sourcesOf = (g: G, side: number): readonly HexId[] => [
  ...new Set([
    ...g.known.carriableFrom(side),
    ...operational(g, campOf(side))
      .filter((depot) => sideOfDepot(g, depot) === side)
      .map((depot) => depotOf(depot).at),
  ]),
];
const staffsAt = (g: G, side: number): ReadonlyMap<HexId, UnitId> =>
  new Map((HEADQUARTERS_OF[side] ?? []).filter((hq) => onMap(g, hq)).map((hq) => [g.unit.at.get(hq), hq]));
/** The roads of markers to headquarters within their reach in a turn, and where they begin. */
function roads(g: G, side: number): HexPaint[] {
  const staffs = staffsAt(g, side);
  const found = new Map<HexId, Set<string>>();
  for (const from of sourcesOf(g, side))
    for (const to of endsFrom(g, side, from)) {
      const hq = staffs.get(to);
      if (hq === undefined) continue;
      for (const at of [from, ...wayFrom(g, side, from, to)]) {
        if (!isHex(at)) continue;
        found.set(at, (found.get(at) ?? new Set()).add(`${placeTitle(from)} to ${unitName(hq)}`));
      }
    }
  const markers = markersOf(g, campOf(side));
  return [...found].map(([at, ways]) => ({
    at,
    tone: 'good',
    weight: staffs.has(at) ? 0.7 : 0.4,
    ...(markers.get(at) === 0 ? {} : { text: String(markers.get(at)) }),
    note: `On the road from ${listed([...ways])}`,
  }));
}

/** By fleet and kind of ship: the hexes that it reaches. */
const REACHED: readonly (readonly ReadonlySet<HexId>[])[] = COASTS.map((coast) =>
  SHIPS.map((_, ship) => new Set(coast.flatMap((hex) => around(hex, shipRange(ship))))),
);
const SHIP_NAMES: readonly string[] = ['battle cruisers', 'destroyers'];
/** 6.2-d, 6.2-e: what guns from the sea reach, whoever has points left. */
const ships = (_g: G, onlooker: number): HexPaint[] =>
  LAND.flatMap((at): HexPaint[] => {
    const fleets = FLEETS.flatMap((_, fleet) => {
      const kinds = SHIP_NAMES.filter((_name, ship) => REACHED[fleet]?.[ship]?.has(at));
      return kinds.length === 0 ? [] : [{ fleet, kinds }];
    });
    const [first] = fleets;
    if (first === undefined) return [];
    const note = fleets.map(({ fleet, kinds }) => `${FLEET_NAMES[fleet]}: ${listed(kinds)}`).join('; ');
    const weight = fleets.some(({ kinds }) => kinds.length > 1) ? 0.5 : 0.25;
    return [{ at, tone: onlooker === GERMAN ? 'bad' : 'good', weight, note }];
  });

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  forCamp(zonesOverlay('Where a move must stop, by camps: yours and the enemy’s (3-a).', grid, (at) => !isSea(at), enemyOf)),
  { id: 'control', title: 'Headquarters', line: 'Where your headquarters, or the one you point at, control units; darker where they give support (5.1).', focus: 'unit', paint: control },
  reachOverlay('Where the unit you point at could go, and the points that takes (4.1.1).', (g, unit) => (isReaching(g, unit) ? 'priced' : null)),
  { id: 'roads', title: 'Roads of Offensive markers', line: 'The ways by which markers reach your headquarters in one turn, with how many lie there (1.1.1.2).', paint: roads },
  { id: 'supply', title: 'Supply', line: 'Who was found out of supply in the last logistics phase, marked × (7.4).', paint: supply },
  { id: 'interdiction', title: 'Interdiction zones', line: 'The zones of tactical interdiction, strong where fighter-bombers are over them (9.2).', paint: interdiction },
  { id: 'ships', title: 'Guns from the sea', line: 'What ships reach from the coast; darker where destroyers do too (6.2).', paint: ships },
  forCamp(holdersOverlay('Each hex is controlled by the camp that was the last to have it to itself (0.2.2).', LAND, ALLIES, (g, at) => holderOf(g, at))),
]; // biome-ignore format: a line each
