import * as z from 'zod/mini';
import { PHASES, WEATHERS } from '../lists.ts';
import { few, LAST_TURN, PART, source, TURN_NUMBER } from '../words.ts';

/** Month and day of 1944. */
const DATE = z.string().check(z.regex(/^0[678]-\d\d$/));
const PHASE_LIST = z.array(z.enum(PHASES));
interface Numbered {
  readonly turn: number;
}
const WHOLE_GAME = z.refine<readonly Numbered[]>(
  (track) => track.length === LAST_TURN + 1 && track.every(({ turn }, i) => turn === i),
  'the turns are not all there in their order',
);

/** 1.0, 10: the turn track. */
export const turns = z.strictObject({
  source,
  track: z.array(z.strictObject({ turn: TURN_NUMBER, from: DATE, to: DATE })).check(WHOLE_GAME),
  phases: z.strictObject({ first: PHASE_LIST, later: PHASE_LIST, source }),
  /** Where no die is thrown for it. */
  weather: z.strictObject({
    fixed: z.array(z.strictObject({ turn: TURN_NUMBER, phase: z.enum(PHASES), weather: z.enum(WEATHERS) })),
    source,
  }),
  opening: z.strictObject({ last: TURN_NUMBER, source }),
  firstDay: z.strictObject({ movement: PART, afterDrop: few(1), source }),
});

const points = z.int().check(z.minimum(-20), z.maximum(20));
/** 11.3: victory points, those of the Germans below nought. */
export const victory = z.strictObject({
  source,
  step: points,
  eliteStep: points,
  city: points,
  cityRetaken: points,
  /** Beside the depot's capacity for offensive markers. */
  depot: points,
  festungBesieged: points,
  festungDestroyed: points,
  germanDepotDestroyed: points,
  paris: points,
  parisByFrench: points,
  repatriated: points,
  notRepatriated: z.strictObject({ points, after: TURN_NUMBER }),
  perTurn: points,
  heavyBomber: points,
  /** By how many offensive markers it could bring. */
  depotDestroyed: z.strictObject({ small: points, large: points, largeFrom: few(9) }),
  levels: z.strictObject({ marginal: few(99), decisive: few(99), source }),
  /** What wins at once, and from when on it is looked at. */
  automatic: z.strictObject({
    harbours: few(3),
    fewestUnits: few(99),
    unitsFrom: TURN_NUMBER,
    beaches: few(5),
    beachesFrom: TURN_NUMBER,
    source,
  }),
  /** 11.1: by level. */
  cherbourg: z.strictObject({
    us: z.strictObject({ strategic: TURN_NUMBER, operational: TURN_NUMBER, marginal: TURN_NUMBER }),
    german: z.strictObject({ divisions: few(9), among: z.string() }),
    source,
  }),
});
