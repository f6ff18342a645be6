import type { HexId } from '@bocage/hex';
import { done, given, int, type Law, lawful } from '@bocage/kernel';
import { CHARTS, EAST, isWithin, SECTOR, WEST } from '../../data.ts';
import { cleared } from '../../events/index.ts';
import { FIRED_ON_BY, isObstacle, OBSTACLES, PLACE, type PositionId, sectorOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { asked, procedure, verb } from '../units.ts';

/** ENG-01 to 04: how many hexes of each sector may be cleared this turn. */
export const clearings = (g: G): number =>
  CHARTS.turns.engineers.find(({ turns }) => isWithin(g.turn, turns))?.hexes ?? 0;

/** ENG-05, R-40: whether Germans whose colour is on this turn’s card have a dot in a hex. */
function isUnderFire(g: G, hex: HexId): boolean {
  for (const position of FIRED_ON_BY[hex] as readonly PositionId[])
    if (g.position.fired.get(position) === 1) return true;
  return false;
}

// Said of so many hexes that they are looked up once.
const [NOT_THERE, NOT_THEIRS] = [no('noObstacles'), no('otherEngineers')];
const [CLEARED, UNDER_FIRE] = [no('clearedAlready'), no('underFireNow')];
/** Why the engineers of a sector may not clear a hex now; null where they may. */
const whyNotClear: Law<[G, number, HexId]> = given(
  (_g, _sector, hex) => (isObstacle(hex) ? null : NOT_THERE),
  (_g, sector, hex) => (sectorOf(hex) === sector ? null : NOT_THEIRS),
  (g, _sector, hex) => (g.hex.cleared.get(hex) === 1 ? CLEARED : null),
  (g, _sector, hex) => (isUnderFire(g, hex) ? UNDER_FIRE : null),
);

const IN_SECTOR = SECTOR.words.map((_, sector) => OBSTACLES.filter((hex) => sectorOf(hex) === sector));
/** What the engineers of a sector may clear now. */
export const clearable = (g: G, sector: number): readonly HexId[] =>
  (IN_SECTOR[sector] as readonly HexId[]).filter((hex) => whyNotClear(g, sector, hex) === null);

/** The engineers clear beach obstacles, the eastern sector first. */
export const engineerPhase = procedure(
  'engineerPhase',
  { sector: SECTOR, left: int(0, 2) },
  {
    begin(g, c) {
      c.left = clearings(g);
      return 'next';
    },
    // To this sector, or to the western one after it, where engineers have anything to clear.
    next(g, c) {
      while (c.left === 0 || g.known.clearable(c.sector).length === 0) {
        if (c.sector !== EAST || g.westPlayed === 0) return done;
        c.sector = WEST;
        c.left = clearings(g);
      }
      return 'clear';
    },
    clear: asked(
      'ENG-02',
      'Clear beach obstacles',
      verb(
        'clear',
        (g, c) => lawful(PLACE, g.known.clearable(c.sector), whyNotClear, g, c.sector),
        (g, c, hex) => {
          g.hex.cleared.set(hex, 1);
          g.emit(cleared, { hex });
          c.left -= 1;
          return 'next';
        },
      ),
      verb('end', (_g, c) => {
        c.left = 0;
        return 'next';
      }),
    ),
  },
);
