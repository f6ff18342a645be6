import type { Plan, Style } from '@bocage/kernel/players';
import { ALLIED, BEACHES, CAEN, type G, GERMAN, isHex, landingIn, SCENARIOS, SEGMENTS, UNITS_OF } from '../queries.ts'; // biome-ignore format: a list
import { BRIDGES } from './allied-moves.ts';
import { fromCaen, regionOf } from './regions.ts';
import { usualStyle, type WeightName, type Weights } from './style.ts';

/** What an intention weighs otherwise: figures that are added, or put in the place of the usual ones. */
interface Change {
  readonly add?: Partial<Weights>;
  readonly put?: Partial<Weights>;
  readonly times?: Partial<Weights>;
}
/** An intention, and when it makes sense. */
interface Intention {
  readonly id: string;
  readonly words: string;
  readonly change: Change;
  readonly isSensible: (g: G) => boolean;
}

/** The figures of an intention, where they are others than the usual ones. */
function changed(side: number, { add = {}, put = {}, times = {} }: Change): Style {
  const usual = usualStyle(side);
  const style: Record<string, number> = {};
  for (const [name, figure] of Object.entries(add)) style[name] = usual[name as WeightName] + figure;
  for (const [name, figure] of Object.entries(times)) style[name] = usual[name as WeightName] * figure;
  return { ...style, ...put };
}

/** Whether a side has anybody in a part of the map. */
const isIn = (g: G, side: number, region: number): boolean =>
  (UNITS_OF[side] ?? []).some((unit) => {
    const at = g.unit.at.get(unit);
    return isHex(at) && regionOf(at) === region;
  });
const isLanding = (g: G): boolean => landingIn(g.turn, g.delay) !== undefined;
const isAshore = (g: G): boolean => g.turn >= 3;
const always = (): boolean => true;
const isByTheBook = (g: G): boolean => SCENARIOS[g.scenario]?.victory.by === 'book';

/** How much nearer everything seems where the main effort is, and how much more fire counts there. */
const [EFFORT, FIRE] = [10, 0.8];

const ALLIED_INTENTIONS: readonly Intention[] = [
  {
    id: 'main-effort-sword',
    words: 'to make the main effort at Sword',
    change: { add: { effortSword: EFFORT, fireSword: FIRE, landSword: 0.4 } },
    isSensible: (g) => g.turn >= 2,
  },
  {
    id: 'main-effort-juno',
    words: 'to make the main effort at Juno',
    change: { add: { effortJuno: EFFORT, fireJuno: FIRE, landJuno: 0.4 } },
    isSensible: (g) => g.turn >= 2 && isByTheBook(g),
  },
  {
    id: 'main-effort-gold',
    words: 'to make the main effort at Gold',
    change: { add: { effortGold: EFFORT, fireGold: FIRE, landGold: 0.4 } },
    isSensible: (g) => g.turn >= 2 && isByTheBook(g),
  },
  {
    id: 'spare-sword',
    words: 'to land at Sword only those who must',
    change: { add: { landSword: -0.7 } },
    isSensible: isLanding,
  },
  {
    id: 'hold-the-boats',
    words: 'to keep the boats off until the guns are silent',
    change: { times: { early: 0.45, late: 0.4 }, add: { silence: 1 } },
    isSensible: isLanding,
  },
  {
    id: 'all-ashore',
    words: 'to bring ashore whoever can be, whatever it costs',
    change: { times: { early: 1.6, late: 2.2, tooLate: 3 } },
    isSensible: isLanding,
  },
  {
    id: 'straight-for-caen',
    words: 'to go straight for Caen',
    change: { put: { toCaen: 1, fromGold: 1, caenFar: 0 }, add: { city: 0.6, lodger: 6, fireCaen: 1 } },
    isSensible: (g) => isAshore(g) && isByTheBook(g),
  },
  {
    id: 'hold-caen',
    words: 'to stand in as many hexes of Caen as possible',
    change: { put: { airCaen: 1 }, add: { lodger: 14, city: 1, fireCaen: 1.2 } },
    isSensible: (g) => isByTheBook(g) && g.turn >= 6 && nearCaen(g),
  },
  {
    id: 'clear-the-beaches',
    words: 'to clear the country about the beaches first',
    change: { put: { toCaen: 99, fromGold: 99, cityLater: 60, lodger: 0 }, add: { lodge: 12 } },
    isSensible: (g) => isAshore(g) && isByTheBook(g),
  },
  {
    id: 'link-with-the-airborne',
    words: 'to join the airborne at the bridges',
    change: { add: { link: 16, effortAir: 4 }, put: { eastern: 0 } },
    isSensible: (g) => isAshore(g) && g.turn <= 10 && BRIDGES.some((hex) => !g.board.stacks.has(ALLIED, hex)),
  },
  {
    id: 'guns-first',
    words: 'to let the guns speak before anybody assaults',
    change: { times: { point: 0.4, kept: 0.3 }, add: { leastAssault: 0.25, unwise: 3, underFire: 1 } },
    isSensible: always,
  },
  {
    id: 'save-the-fire',
    words: 'to keep the guns for the German counterattack',
    change: { put: { kept: 0.85 } },
    isSensible: (g) => g.turn > 2,
  },
  {
    id: 'bold',
    words: 'to press on boldly',
    change: {
      times: { shaken: 0.5, underFire: 0.4, aimed: 0.4, margin: 0.3 },
      add: { leastAssault: -0.08, adjacent: 2 },
    },
    isSensible: isAshore,
  },
  {
    id: 'cautious',
    words: 'to stay out of harm’s way',
    change: {
      times: { shaken: 1.8, margin: 1.6 },
      add: { underFire: 2, aimed: 0.25, unwise: 5, leastAssault: 0.15, exposed: 2 },
    },
    isSensible: isAshore,
  },
];
const nearCaen = (g: G): boolean =>
  (UNITS_OF[ALLIED] ?? []).some((unit) => {
    const at = g.unit.at.get(unit);
    return isHex(at) && fromCaen(at) <= 6;
  });

const counter = (beach: number, name: string, change: Change): Intention => ({
  id: `counterattack-${name.toLowerCase()}`,
  words: `to counterattack at ${name}`,
  change,
  isSensible: (g) => g.turn >= 2 && isIn(g, ALLIED, beach),
});

const GERMAN_INTENTIONS: readonly Intention[] = [
  counter(0, 'Sword', { add: { effortSword: EFFORT, fireSword: FIRE } }),
  counter(1, 'Juno', { add: { effortJuno: EFFORT, fireJuno: FIRE } }),
  counter(2, 'Gold', { add: { effortGold: EFFORT, fireGold: FIRE } }),
  {
    id: 'crush-the-airborne',
    words: 'to crush the airborne beyond the Orne',
    change: { add: { effortAir: EFFORT, fireAir: FIRE, dropZone: 1 } },
    isSensible: (g) => isIn(g, ALLIED, 3),
  },
  {
    id: 'hold-before-caen',
    words: 'to hold before Caen and let them come',
    change: { add: { hold: 8, reserve: 12, most: 3, fewest: 2 } },
    isSensible: isByTheBook,
  },
  {
    id: 'garrison-caen',
    words: 'to bring everybody into Caen',
    change: { add: { fewest: 5, most: 8, watch: 4, last: 14, retake: 6, city: 0.5 } },
    isSensible: (g) => isByTheBook(g) && g.turn >= 4,
  },
  {
    id: 'retake-caen',
    words: 'to take Caen back',
    change: { add: { retake: 14, city: 1.2, last: 10, fewest: 3, most: 6, fireCaen: 1 } },
    isSensible: (g) => CAEN.some((hex) => g.hex.allied.get(hex) === 1),
  },
  {
    id: 'empty-caen',
    words: 'to leave Caen to a few and fight before it',
    change: { put: { fewest: 1, most: 3 } },
    isSensible: (g) => isByTheBook(g) && g.turn <= 9,
  },
  {
    id: 'spoil-the-beachheads',
    words: 'to stand near every Beachhead',
    change: { put: { spoilFrom: 14 } },
    isSensible: (g) =>
      isByTheBook(g) && g.turn >= 8 && BEACHES.some((_, beach) => isHex(g.beach.beachhead.get(beach))),
  },
  {
    id: 'guns-on-the-beaches',
    words: 'to turn the guns on the beaches',
    change: { add: { fireSword: 0.7, fireJuno: 0.7, fireGold: 0.7 } },
    isSensible: (g) => g.turn >= 2,
  },
  {
    id: 'finish-the-shaken',
    words: 'to finish those in disorder',
    change: { add: { disorder: 10, driven: 0.1 }, times: { shakenFar: 0.4, assaulted: 0.7 } },
    isSensible: (g) => g.turn >= 2,
  },
  {
    id: 'bold',
    words: 'to attack wherever it can be done',
    change: {
      times: { shaken: 0.3, hopeless: 0.4, margin: 0.3, unwise: 0.3 },
      add: { leastAssault: -0.1, adjacent: 3 },
    },
    isSensible: always,
  },
  {
    id: 'cautious',
    words: 'to attack nobody who could stand',
    change: { times: { shaken: 2.5 }, add: { leastAssault: 0.2, unwise: 5, cover: 2, hold: 3 } },
    isSensible: always,
  },
];

const MINES: readonly Intention[] = [
  { id: 'mines-at-sword', words: 'to lay the mines before Sword', change: { add: { mineSword: 2, mineJuno: -1 } }, isSensible: always }, // biome-ignore format: a row
  { id: 'mines-at-juno', words: 'to lay the mines before Juno', change: { add: { mineJuno: 1, mineSword: 0 } }, isSensible: always }, // biome-ignore format: a row
  { id: 'mines-at-gold', words: 'to lay the mines before Gold', change: { add: { mineSword: -1, mineJuno: -1 } }, isSensible: always }, // biome-ignore format: a row
];

const SET_UP = 0;
const GERMAN_TURN = SEGMENTS.indexOf('G');
/** In whose player turn one is; the set-up is the Germans’. */
const phasing = (g: G): number => (g.segment === SET_UP || g.segment >= GERMAN_TURN ? GERMAN : ALLIED);

/** Two stretches a turn, the player turn of each side, after the set-up. */
export const stretchOf = (g: G): number =>
  g.segment === SET_UP ? 0 : 2 * g.turn - (g.segment >= GERMAN_TURN ? 0 : 1);

const usualPlan = (side: number): Plan => ({
  id: 'usual',
  words: side === ALLIED ? 'to make ground towards Caen' : 'to throw back who can be thrown back',
  style: {},
});

/** What a side may intend now: in its own player turn, of what makes sense; in that of the other it only answers. */
export function plansFor(g: G, side: number): readonly Plan[] {
  const usual = usualPlan(side);
  if (phasing(g) !== side) return [usual];
  const all = side === ALLIED ? ALLIED_INTENTIONS : g.segment === SET_UP ? MINES : GERMAN_INTENTIONS;
  const sensible = all.filter((one) => one.isSensible(g));
  return [usual, ...sensible.map(({ id, words, change }) => ({ id, words, style: changed(side, change) }))];
}
