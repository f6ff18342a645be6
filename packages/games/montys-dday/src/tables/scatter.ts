import { DIRECTION_NAMES, type Direction, type HexId, NOWHERE } from '@bocage/hex';
import { CHARTS } from '../data/charts.ts';
import { grid, groundOf, levelOf } from '../map.ts';

const { scatter: CHART, wind, landingGround } = CHARTS;

/** 4.4.6: what a landing comes to; `hex` is NOWHERE off the map, and wherever nothing lands. */
export interface Scatter {
  readonly outcome: 'lands' | 'aborts' | 'eliminated';
  readonly hex: HexId;
  readonly disrupted: boolean;
}

const ABORTS: Scatter = { outcome: 'aborts', hex: NOWHERE, disrupted: false };
const ELIMINATED: Scatter = { outcome: 'eliminated', hex: NOWHERE, disrupted: false };

interface Box {
  readonly steps: readonly Direction[];
  readonly disrupted: boolean;
}
const DISPLAY: ReadonlyMap<number, Box> = new Map(
  CHART.display.map(({ roll, steps, disrupted }) => [
    roll,
    { steps: steps.map((step) => DIRECTION_NAMES.flat.indexOf(step) as Direction), disrupted },
  ]),
);
for (let roll = CHART.least; roll <= CHART.most; roll++)
  if (!DISPLAY.has(roll)) throw new RangeError(`the Scatter Display has no ${roll}`);

/** 4.4.6: where an adjusted roll leads from the hex that was aimed at. */
export function scatter(aim: HexId, adjusted: number): Scatter {
  if (adjusted > CHART.most) return ABORTS;
  const box = DISPLAY.get(adjusted);
  if (box === undefined || adjusted < CHART.least) return ELIMINATED;
  const hex = box.steps.reduce<HexId>((at, step) => (at === NOWHERE ? at : grid.neighbour(at, step)), aim);
  return { outcome: 'lands', hex, disrupted: box.disrupted };
}

/** 4.4.2: the modifier of the wind for a die. */
export const windOf = (die: number): number => wind.drm[die - 1] as number;

/** Who comes down, as the chart has its columns. */
export type Airborne = 'parachute' | 'glider';
/** The ground of a hex for who comes down: open ground on a height is a Hill. */
const landingKind = (hex: HexId): keyof typeof landingGround.drm =>
  groundOf(hex) === 'clear' && levelOf(hex) > 0 ? 'hill' : groundOf(hex);
/** 4.4.5: the modifier of the ground that is aimed at; a glider's other one away from the zones is `ELSEWHERE`. */
export const groundDrm = (hex: HexId, who: Airborne): number => landingGround.drm[landingKind(hex)][who];
/** 4.6.2: for a glider aimed at a hex that is no Drop Zone. */
export const ELSEWHERE: number = landingGround.elsewhere;
/** 4.5.6, 4.6.6: whether the ground disrupts a unit that lands there. */
export const isRough = (hex: HexId, who: Airborne): boolean =>
  !landingGround.unharmed[who].includes(landingKind(hex));
