import type { HexId } from '@bocage/hex';
import type { Plan } from '@bocage/kernel/players';
import { ALLIES, AXIS, BRITISH, CHERBOURG_CITY, campOf, type G, GERMAN, grid, isRace, isStrategic, PARIS, PLACE, SIDE_OF, UNITS_OF, US, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import type { Figures } from './style.ts';

/** A plan that makes sense for some sides in some positions. */
interface Intention {
  readonly id: string;
  readonly words: string;
  readonly style: Partial<Figures>;
  readonly hexes?: readonly HexId[];
  readonly sides?: readonly number[];
  readonly when?: (g: G) => boolean;
}

const at = (hex: string): HexId => PLACE.of(hex);
const [SAINT_LO, AVRANCHES, FALAISE, ARGENTAN, COUTANCES] = ['1116', '2019', '1506', '1804', '1320'].map(at) as [HexId, HexId, HexId, HexId, HexId]; // biome-ignore format: a list
const CAEN = ['0908', '0909'].map(at);
const isAllied = (g: G, hex: HexId): boolean => g.place.allied.get(hex) === 1;
const isCampaign = (g: G): boolean => !isRace(g);
const areAll = (g: G, hexes: readonly HexId[]): boolean => hexes.every((hex) => isAllied(g, hex));
/** From this turn on the end is in sight. */
const LATE = 9;
/** Whether anybody of a side is off the map. */
const isAbroad = (g: G, side: number): boolean =>
  (UNITS_OF[side] ?? []).some((unit) => {
    const place = g.unit.at.get(unit);
    return place >= 0 && isStrategic(place) && SIDE_OF[unit] === side;
  });
/** Whether Americans stand beside Cherbourg. */
const isBesieged = (g: G): boolean =>
  CHERBOURG_CITY.some((hex) =>
    grid.around(hex).some((next) => unitsIn(g, next).some((unit) => SIDE_OF[unit] === US)),
  );

/** What either camp may intend. */
const COMMON: readonly Intention[] = [
  {
    id: 'bold',
    words: 'to attack wherever it promises anything',
    style: {
      ownStep: 0.65,
      marker: 0.2,
      raceMarker: 0.05,
      least: 0,
      thrust: 0,
      thrustMarker: 0.3,
      advance: 4,
    },
  },
  {
    id: 'careful',
    words: 'to attack only where success is all but sure',
    style: { ownStep: 1.5, marker: 1.2, raceMarker: 0.8, least: 0.5, thrust: 0.9, overrun: 2.5 },
  },
  {
    id: 'spare-markers',
    words: 'to spare the markers for later',
    style: { marker: 3.5, raceMarker: 2.5, thrustMarker: 2.5, abroad: 1.5 },
  },
];

const ALLIED_PLANS: readonly Intention[] = [
  {
    id: 'storm-cherbourg',
    words: 'to storm Cherbourg at any price',
    style: { ownStep: 0.5, aim: 1, raceShare: 0.9, share: 0.7, cherbourg: 3, corps: 110, ratio: 6, least: -0.2, raceMarker: 0, thrust: -0.2 }, // biome-ignore format: one line
    hexes: CHERBOURG_CITY,
    sides: [US],
    when: (g) => !areAll(g, CHERBOURG_CITY) && (isRace(g) || isBesieged(g)),
  },
  {
    id: 'to-cherbourg',
    words: 'to make for Cherbourg with all that can be spared',
    style: { aim: 1, raceShare: 0.9, share: 0.7, corps: 110, ratio: 6, guards: 0.2, picket: 0.03 },
    hexes: CHERBOURG_CITY,
    sides: [US],
    when: (g) => !areAll(g, CHERBOURG_CITY),
  },
  {
    id: 'round-cherbourg',
    words: 'to close the Cotentin and hold the front to the south',
    style: { raceShare: 0.45, utah: 14, base: 3, post: 0.6, guards: 0.6, enough: 0.35 },
    sides: [US],
    when: isRace,
  },
  {
    id: 'main-effort-saint-lo',
    words: 'to make the main effort at Saint-Lô',
    style: { aim: 4, saintLo: 3, share: 0.7, ratio: 5 },
    hexes: [SAINT_LO],
    sides: [US],
    when: (g) => isCampaign(g) && !isAllied(g, SAINT_LO),
  },
  {
    id: 'main-effort-avranches',
    words: 'to break through by Coutances to Avranches',
    style: { aim: 6, avranches: 3, west: 2, share: 0.7, ratio: 5 },
    hexes: [COUTANCES, AVRANCHES],
    sides: [US],
    when: (g) => isCampaign(g) && !isAllied(g, AVRANCHES),
  },
  {
    id: 'into-brittany',
    words: 'to send an army into Brittany, for its harbours',
    style: { aim: 10, bretons: 60, avranches: 2, venture: 1.5, gate: 14 },
    sides: [US],
    when: (g) => isCampaign(g) && isAllied(g, AVRANCHES),
  },
  {
    id: 'eastward',
    words: 'to turn east behind the Germans',
    style: { aim: 8, bretons: 0, falaise: 2.5, seine: 2, share: 0.7 },
    hexes: [ARGENTAN],
    sides: [US],
    when: (g) => isCampaign(g) && isAllied(g, AVRANCHES),
  },
  {
    id: 'main-effort-caen',
    words: 'to make the main effort at Caen',
    style: { aim: 2, caen: 3, share: 0.75, ratio: 6 },
    hexes: CAEN,
    sides: [BRITISH],
    when: (g) => isCampaign(g) && !areAll(g, CAEN),
  },
  {
    id: 'main-effort-falaise',
    words: 'to make the main effort at Falaise',
    style: { aim: 4, falaise: 3, share: 0.75, ratio: 5 },
    hexes: [FALAISE],
    sides: [BRITISH],
    when: (g) => isCampaign(g) && !isAllied(g, FALAISE),
  },
  {
    id: 'to-the-seine',
    words: 'to go for the Seine and the Pas-de-Calais',
    style: { aim: 6, seine: 3, venture: 1.5, gate: 14, share: 0.7, later: 0.8 },
    sides: [BRITISH],
    when: isCampaign,
  },
  {
    id: 'paris',
    words: 'to go for Paris',
    style: { aim: 9, venture: 1, gate: 16, stronger: 1.1, later: 0.85, hunted: 0.1, wholeCorps: 5 },
    sides: [US],
    when: (g) => isCampaign(g) && g.turn >= LATE && !isAllied(g, PARIS),
  },
  {
    id: 'hunt',
    words: 'to hunt down the Germans wherever they are',
    style: { theirStep: 1.6, ground: 0.4, hunted: 0.6, draw: 0.3 },
    when: isCampaign,
  },
  {
    id: 'hold-beaches',
    words: 'to hold what has been won, the beaches first',
    style: { base: 3.5, post: 0.8, picket: 0.35, guards: 0.75, depot: 8, city: 5, enough: 0.4, advance: 0 },
    when: isCampaign,
  },
  {
    id: 'all-forward',
    words: 'to send everybody forward and leave the line thin',
    style: { base: 1, picket: 0, guards: 0.2, post: 0.2, enough: 1, toGoal: 0.4, share: 0.8, raceShare: 0.8 },
  },
  {
    id: 'press-on',
    words: 'to follow up every success',
    style: { advance: 6, advanceThreat: 0.02, exploits: 3, reserve: 16, overrun: 0.4 },
  },
  {
    id: 'hold-off-the-map',
    words: 'to let nobody else leave the map',
    style: { venture: 10, gate: 0, ventureMarker: 0, wholeCorps: 20 },
    when: (g) => isCampaign(g) && isAbroad(g, US),
  },
];

const GERMAN_PLANS: readonly Intention[] = [
  {
    id: 'hold-forward',
    words: 'to hold every hedgerow',
    style: { depth: 5, hostile: 5, held: 6, holdHex: 3, exposed: 0 },
  },
  {
    id: 'fall-back',
    words: 'to fall back a march and stand there',
    style: { back: 2, holdHex: 0.5, exposed: 2 },
  },
  {
    id: 'give-ground',
    words: 'to give ground wherever a fight would cost troops',
    style: { back: 4, holdHex: 0, holdCity: 1.5, exposed: 3, riposte: 2.5, thrust: 2.5 },
    when: isCampaign,
  },
  {
    id: 'good-ground',
    words: 'to stand where the ground is best',
    style: { cover: 5, salient: 4, exposed: 2 },
  },
  {
    id: 'armour-back',
    words: 'to hold back the armour',
    style: { spare: 1, behind: 4, sector: 0.12 },
  },
  {
    id: 'mass',
    words: 'to mass behind the most threatened sector',
    style: { sector: 0.15, base: 1.2, post: 0.75, enough: 0.6 },
  },
  {
    id: 'strike',
    words: 'to strike back wherever it can be done',
    style: { ownStep: 0.6, thrust: 0.2, thrustMarker: 0.3, marker: 0.2, riposte: 0.2, riposteHex: 2.5, advance: 1.5 }, // biome-ignore format: one line
  },
  {
    id: 'into-the-sea',
    words: 'to throw the Allies into the sea',
    style: { burn: 20, nearing: 0.75, ownStep: 0.6, thrust: 0.2, advance: 3 },
    when: (g) => isCampaign(g) && g.turn <= LATE,
  },
  {
    id: 'utah',
    words: 'to strike at Utah Beach',
    style: { burn: 25, nearing: 0.8, ownStep: 0.4, thrust: 0, thrustMarker: 0, advance: 4 },
    when: isRace,
  },
  {
    id: 'fortress-cherbourg',
    words: 'to fill Cherbourg with all who can come there',
    style: { fort: 26, holdCherbourg: 16, base: 1.2 },
    hexes: CHERBOURG_CITY,
    when: (g) => !areAll(g, CHERBOURG_CITY),
  },
  {
    id: 'hold-to-the-last',
    words: 'to let Cherbourg be held to the last man',
    style: { holdCherbourg: 20, fort: 15, riposte: 0, riposteHex: 4 },
    hexes: CHERBOURG_CITY,
    when: (g) => !areAll(g, CHERBOURG_CITY) && isBesieged(g),
  },
  {
    id: 'hold-towns',
    words: 'to hold the towns, Caen and Saint-Lô first',
    style: { town: 9, holdCity: 9 },
    hexes: [...CAEN, SAINT_LO],
    when: isCampaign,
  },
  {
    id: 'mortain',
    words: 'to strike by Mortain to Avranches',
    style: { counterblow: 16, ownStep: 0.6, thrust: 0.2, advance: 2 },
    hexes: [AVRANCHES],
    when: (g) => isCampaign(g) && isAllied(g, AVRANCHES),
  },
  {
    id: 'save-paris',
    words: 'to garrison Paris and the boxes before it',
    style: { garrison: 0.7, garrisonMost: 20, paris: 4, madness: 1.5 },
    hexes: [PARIS],
    when: (g) => isCampaign(g) && g.turn >= LATE && !isAllied(g, PARIS),
  },
  {
    id: 'all-to-the-map',
    words: 'to bring everybody to the front',
    style: { garrison: 0.05, paris: 0.5, madness: 5, hopeless: 4 },
    when: isCampaign,
  },
];

const AS_USUAL: Plan = { id: 'usual', words: 'to go on as usual', style: {} };
const NOTHING_ELSE: readonly Plan[] = [AS_USUAL];

/** What a side may intend, as usual first; nobody but whose armies move has anything to choose. */
export function plansOf(g: G, side: number, atDesks: boolean): readonly Plan[] {
  const camp = side === GERMAN ? AXIS : ALLIES;
  if (atDesks || g.active !== campOf(side)) return NOTHING_ELSE;
  const open = [...(camp === AXIS ? GERMAN_PLANS : ALLIED_PLANS), ...COMMON].filter(
    ({ sides, when }) => (sides === undefined || sides.includes(side)) && (when === undefined || when(g)),
  );
  return [AS_USUAL, ...open.map(({ sides: _s, when: _w, ...plan }) => plan as Plan)];
}
