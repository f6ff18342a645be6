import { type HexId, NOWHERE } from '@bocage/hex';
import type { ShownLocals } from '@bocage/kernel';
import type { Presentation } from '@bocage/wargame';
import { SCENARIOS } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { LANDING_OPTIONS, landingIn, tideIn } from '../tables/turns.ts';
import { ALLIED, BEACHES, TIDE } from '../terms.ts';
import { unitName } from './faces.ts';
import { beachName, capital, counted, hexes, hexTitle, listed } from './words.ts';

/** What a line may need of the locals of its procedure. */
interface Locals {
  readonly side?: number;
  readonly hex?: HexId;
  readonly unit?: number;
  readonly most?: number;
  readonly ashore?: number;
  readonly beach?: number;
  readonly sea?: number;
}
type Line = (g: Seen, c: Locals) => string | undefined;

const supportLeft = (g: Seen): string => `${counted(g.support, 'support point')} left this turn.`;

/** 3.1.1-a4: which Cycle is to be put to sea. */
const cycle: Line = (g) => {
  const due = landingIn(g.turn, g.delay);
  return due === undefined
    ? 'Nobody lands this turn.'
    : `Wave ${due.wave}, Cycle ${due.cycle} lands this turn, at ${TIDE.text(tideIn(g.turn))} tide.`;
};

/** 5.4.3: the points that are to be laid. */
const mines: Line = (g) => {
  const points = SCENARIOS[g.scenario]?.mines.points ?? 0;
  return `${counted(points, 'mine point')} to lay; what is neither off Sword nor off Juno is off Gold.`;
};

const attackOn =
  (what: string): Line =>
  (g, { hex = NOWHERE, side }) => {
    if (hex === NOWHERE) return undefined;
    return `${what} ${hexTitle(hex)}.${side === ALLIED && what === 'Fire on' ? ` ${supportLeft(g)}` : ''}`;
  };

/** By procedure; what its question hangs on beside the map. */
const LINES: Readonly<Record<string, Line>> = {
  germanSetUp: mines,
  alliedSetUp: (g) => {
    const drm = LANDING_OPTIONS[g.delay]?.drm ?? 0;
    return drm === 0 ? undefined : `A later landing: ${drm} is added to each roll for casualties.`;
  },
  invasionPlacement: cycle,
  amphibiousLanding: (g) => {
    const landed = BEACHES.flatMap((_, beach) =>
      g.beach.beachhead.get(beach) === NOWHERE ? [] : [beachName(beach)],
    );
    const where = landed.length === 0 ? '' : ` Beachheads: ${listed(landed)}.`;
    return `${capital(TIDE.text(tideIn(g.turn)))} tide.${where}`;
  },
  beachLanding: (g, { beach = 0, sea = 0 }) =>
    `${beachName(beach)}, ${TIDE.text(tideIn(g.turn))} tide; the sea adds ${sea} to the dice.`,
  fireSegment: (g, { side }) => (side === ALLIED ? supportLeft(g) : undefined),
  firing: attackOn('Fire on'),
  assault: attackOn('Close Assault on'),
  movement: (g, { ashore }) =>
    ashore === 1 ? 'Those who have landed this turn.' : `${capital(TIDE.text(tideIn(g.turn)))} tide.`,
  crowding: () => 'Too many units are in a hex: its owner chooses who goes.',
  retreat: (_g, { unit = -1, most }) =>
    unit < 0 ? undefined : `${unitName(unit)} goes back ${most === 1 ? hexes(1) : 'one hex or two'}.`,
};

/** What a question is about beside the units and places that it names. */
export const about: NonNullable<Presentation<G>['about']> = (seen, step, locals: ShownLocals) => {
  const [procedure = ''] = step.split('.');
  return Object.hasOwn(LINES, procedure) ? LINES[procedure]?.(seen, locals as Locals) : undefined;
};
