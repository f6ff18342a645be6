import type { HexId } from '@bocage/hex';
import { among, call, done, type Law, law, lawful } from '@bocage/kernel';
import { CHARTS, SECTOR, SETUP, UNIT, type UnitId } from '../../data.ts';
import { deployed } from '../../events/extended.ts';
import { BOXES, HIGH, PLACE, sectorOf, waterline } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { arrivals } from '../amphibious/arrivals.ts';
import { asked, countUnits, isPlaced, place, procedure, verb } from '../units.ts';

/** Those whom the scenario lets the player put on the beach, and where. */
const LATE = SETUP.scenarios.find(({ id }) => id === 'beyond-the-beach')?.start.onBeach;
const ASHORE: readonly { readonly unit: UnitId; readonly sector: number }[] = (LATE ?? []).map(
  ({ unit, sector }) => ({ unit: UNIT.of(unit), sector: SECTOR.of(sector) }),
);
const LINE: readonly HexId[] = [...new Set(BOXES.map((_, box) => waterline(box, HIGH)))].filter(
  (hex) => hex >= 0,
);

export const undeployed = (g: G): readonly UnitId[] =>
  ASHORE.map(({ unit }) => unit).filter(
    (unit) => !isPlaced(g, unit) && g.unit.steps.get(unit) > 0 && g.unit.due.get(unit) === 0,
  );

/** BTB-02: why a unit may not begin in a hex. */
const whyNotThere: Law<[G, UnitId, HexId]> = law(
  (_g, unit, hex) => (isBeachFor(unit, hex) ? null : no('noBeachOfSector')),
  (g, _unit, hex) => (countUnits(g, hex) < CHARTS.limits.stack ? null : no('beachFull')),
);
const isBeachFor = (unit: UnitId, hex: HexId): boolean =>
  LINE.includes(hex) && sectorOf(hex) === ASHORE.find((one) => one.unit === unit)?.sector;

/** Beyond the Beach: the player puts vehicles and guns on the beach, and the next wave into its boxes (BTB-03). */
export const deploying = procedure(
  'deploying',
  {},
  {
    next(g) {
      if (g.turn >= g.firstTurn) return done;
      return g.known.undeployed().length > 0 ? 'deploy' : call(arrivals, {}, done);
    },
    deploy: asked(
      'BTB-02',
      'Put the vehicles and guns that are ashore on the beach',
      verb(
        'deploy',
        (g) => among(UNIT, g.known.undeployed(), no('notForBeach')),
        (g, _c, unit) => lawful(PLACE, LINE, whyNotThere, g, unit),
        (g, _c, unit, hex) => {
          place(g, unit, hex);
          g.emit(deployed, { unit, hex });
          return 'next';
        },
      ),
    ),
  },
);
