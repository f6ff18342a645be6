import type { HexId } from '@bocage/hex';
import type { ShownLocals } from '@bocage/kernel';
import type { Presentation } from '@bocage/wargame';
import type { G, Seen } from '../state.ts';
import { GERMAN } from '../terms.ts';
import { unitName } from './faces.ts';
import { markersIn } from './standing.ts';
import { weatherName } from './tracks/time.ts';
import { capital, offensives, placeTitle, SIDE_NAMES } from './words.ts';

/** What a line may need of the locals of its procedure. */
interface Locals {
  readonly side?: number;
  readonly camp?: number;
  readonly at?: HexId;
  readonly hq?: number;
}
type Line = (g: Seen, c: Locals) => string | undefined;

/** Where a fight is, and who leads it with how many markers. */
const fight: Line = (g, { at, hq = -1, side = GERMAN }) => {
  if (at === undefined || at < 0) return undefined;
  const place = `${placeTitle(at)}.`;
  if (hq < 0) return place;
  const many = markersIn(g, side === GERMAN ? 1 : 0, g.unit.at.get(hq as never));
  return `${place} ${unitName(hq)} leads, with ${offensives(many)}.`;
};
const moves: Line = (g, { side = 0 }) => `The ${SIDE_NAMES[side]} move; ${weatherName(g)}.`;

/** By procedure; what its question hangs on beside the map. */
const LINES: Readonly<Record<string, Line>> = {
  movement: moves,
  offMapMovement: moves,
  battle: fight,
  aftermath: fight,
  overrun: fight,
  airPhase: (g) => `${capital(weatherName(g))} weather.`,
};

/** What a question is about beside the units and places that it names. */
export const about: NonNullable<Presentation<G>['about']> = (seen, step, locals: ShownLocals) => {
  const [procedure = ''] = step.split('.');
  return Object.hasOwn(LINES, procedure) ? LINES[procedure]?.(seen, locals as Locals) : undefined;
};
