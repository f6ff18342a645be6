import type { HexId } from '@bocage/hex';
import type { Plan } from '@bocage/kernel/players';
import { AVRANCHES, CAEN, type G, GERMAN, TURNS, townHexes } from '../queries.ts';
import type { AlliedStyle, GermanStyle } from './style.ts';

/** A plan that makes sense in some positions. */
interface Intention<S> {
  readonly id: string;
  readonly words: string;
  readonly style: Partial<S>;
  readonly hexes?: readonly HexId[];
  readonly when?: (g: G) => boolean;
}

const isAllied = (g: G, hex: HexId): boolean => g.hex.allied.get(hex) === 1;
const [FALAISE, ARGENTAN, ALENCON] = ['Falaise', 'Argentan', 'Alençon'].map(townHexes) as [
  readonly HexId[],
  readonly HexId[],
  readonly HexId[],
];
/** Before this turn nobody is driven into the sea any more; from this turn on the end is in sight. */
const [BEACHHEADS, LATE] = [4, 7];

const ALLIED_PLANS: readonly Intention<AlliedStyle>[] = [
  {
    id: 'bold',
    words: 'to attack wherever it promises anything',
    style: { usStep: 0.28, britishStep: 0.38, battle: 1.2, ready: 0.3 },
  },
  {
    id: 'thrift',
    words: 'to husband the strength of both armies',
    style: { usStep: 0.8, britishStep: 1, battle: 3, ready: 1.2 },
  },
  {
    id: 'steady',
    words: 'to close up and keep the divisions together',
    style: { together: 3.2, hold: 3.5, danger: 2.2, mass: 6.5 },
  },
  {
    id: 'cherbourg-first',
    words: 'to take Cherbourg first',
    style: { inThePort: 3.4, beforeIt: 2.4, port: 4, north: 0.8 },
    when: ({ cherbourgTaken }) => cherbourgTaken === 0,
  },
  {
    id: 'mask-cherbourg',
    words: 'to mask Cherbourg and go south',
    style: { inThePort: 1.4, beforeIt: 0.9, south: 0.55 },
    when: ({ cherbourgTaken, turn }) => cherbourgTaken === 0 && turn <= BEACHHEADS,
  },
  {
    id: 'main-effort-west',
    words: 'to make the main effort in the west, by Saint-Lô to Avranches',
    style: { south: 0.62, usMove: 2.4, usStep: 0.34, towns: 1.4, toAvranches: 40 },
    hexes: [...townHexes('Saint-Lô'), AVRANCHES],
    when: (g) => !isAllied(g, AVRANCHES),
  },
  {
    id: 'main-effort-caen',
    words: 'to make the main effort at Caen',
    style: { british: 0.4, caen: 2.4, britishStep: 0.42, britishMove: 2 },
    hexes: CAEN,
    when: ({ caenTaken }) => caenTaken === 0,
  },
  {
    id: 'round-caen',
    words: 'to go round Caen by Villers-Bocage',
    style: { toVillers: 14, british: 0.35 },
    when: ({ caenTaken }) => caenTaken === 0,
  },
  {
    id: 'to-falaise',
    words: 'to break out by Falaise',
    style: { toEast: -15, british: 0.45, towns: 2, britishStep: 0.42 },
    hexes: FALAISE,
    when: (g) => g.caenTaken === 1 && !FALAISE.every((hex) => isAllied(g, hex)),
  },
  {
    id: 'into-brittany',
    words: 'to send all that can come there into Brittany',
    style: { bretons: 10, comeBack: 11, stayThere: 4, barFrom: 11 },
    when: (g) => isAllied(g, AVRANCHES),
  },
  {
    id: 'eastward',
    words: 'to turn east behind the Germans with all but a few divisions',
    style: { bretons: 2, east: 0.75, toArgentan: 25 },
    hexes: [...ARGENTAN, ...ALENCON],
    when: (g) => isAllied(g, AVRANCHES),
  },
  {
    id: 'shut-the-pocket',
    words: 'to shut the pocket between Falaise and Argentan',
    style: { noose: 1, shutFrom: 7, shutWithin: 110, east: 0.6, british: 0.35, leaveFrom: 11, barFrom: 9 },
    hexes: [...FALAISE, ...ARGENTAN],
    when: ({ turn, boundaryLifted }) => turn >= LATE && boundaryLifted === 1,
  },
  {
    id: 'off-to-the-seine',
    words: 'to go off to the Seine with whole divisions',
    style: { leaveFrom: 7, toEast: 35, stillOpen: 22, east: 0.8, british: 0.5, shutFrom: 11 },
    when: ({ turn, caenTaken }) => turn > LATE && caenTaken === 1,
  },
  {
    id: 'hold-the-towns',
    words: 'to take and hold the towns',
    style: { towns: 2.8, caen: 2.8, leaveFrom: 11, shutFrom: 11, barFrom: 11 },
    hexes: [...FALAISE, ...ARGENTAN, ...ALENCON],
    when: ({ turn }) => turn > LATE,
  },
];

const GERMAN_PLANS: readonly Intention<GermanStyle>[] = [
  {
    id: 'hold-forward',
    words: 'to hold every hedgerow',
    style: { farther: 3.2, exposed: 2, standing: 4.5, lostGround: 1 },
  },
  {
    id: 'fall-back',
    words: 'to fall back out of reach',
    style: { depth: 2 },
    when: ({ turn }) => turn > 1,
  },
  {
    id: 'fall-far-back',
    words: 'to give ground and fall back far',
    style: { depth: 5, detour: 0, caen: 4 },
    when: ({ turn }) => turn > BEACHHEADS,
  },
  {
    id: 'river-line',
    words: 'to stand behind the rivers',
    style: { river: 3, depth: 1, open: 3 },
    when: ({ turn }) => turn > 1,
  },
  {
    id: 'panzer-reserve',
    words: 'to pull the panzers out as a reserve',
    style: { reserve: 1, blow: 2.5 },
  },
  {
    id: 'strike',
    words: 'to strike back wherever it can be done',
    style: { germanStep: 0.5, battle: 0.1, blow: 3, worthy: 0.5 },
  },
  {
    id: 'into-the-sea',
    words: 'to throw the Allies into the sea',
    style: { beach: 7, germanStep: 0.5, battle: 0.1, blow: 3 },
    when: ({ turn }) => turn <= BEACHHEADS,
  },
  {
    id: 'hold-caen',
    words: 'to hold Caen with all the armour there is',
    style: { caen: 16, detour: 110 },
    hexes: CAEN,
    when: (g) => CAEN.some((hex) => !isAllied(g, hex)),
  },
  {
    id: 'give-up-caen',
    words: 'to hold Caen with rearguards only',
    style: { caen: 3, detour: 10 },
    when: (g) => CAEN.some((hex) => !isAllied(g, hex)),
  },
  {
    id: 'mortain',
    words: 'to strike by Mortain to Avranches',
    style: { counterblow: 26, lastBlow: 10, battle: 0.1, germanStep: 0.5 },
    hexes: [AVRANCHES],
    when: ({ enteredBrittany, turn }) => enteredBrittany === 1 && turn < TURNS,
  },
  {
    id: 'no-mortain',
    words: 'to leave Avranches to the enemy and hold the line',
    style: { counterblow: 0 },
    when: ({ enteredBrittany, turn }) => enteredBrittany === 1 && turn < TURNS,
  },
  {
    id: 'get-away',
    words: 'to get away to the east now',
    style: { early: 6, homeward: 1, counterblow: 0 },
    when: ({ turn }) => turn > LATE,
  },
  {
    id: 'rearguards',
    words: 'to let the rear go east and fight on with the rest',
    style: { early: 4, depth: 2 },
    when: ({ turn }) => turn > LATE,
  },
  {
    id: 'last-moment',
    words: 'to leave at the last moment',
    style: { early: 0 },
    when: ({ turn }) => turn > LATE + 1,
  },
];

const AS_USUAL: Plan = { id: 'usual', words: 'to go on as usual', style: {} };

/** What a side may intend, as usual first. */
export function plansOf(g: G, side: number): readonly Plan[] {
  const intentions: readonly Intention<object>[] = side === GERMAN ? GERMAN_PLANS : ALLIED_PLANS;
  const open = intentions.filter(({ when }) => when === undefined || when(g));
  return [AS_USUAL, ...open.map(({ when: _, ...plan }) => plan as Plan)];
}
