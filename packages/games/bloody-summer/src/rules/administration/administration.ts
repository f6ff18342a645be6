import { call, d6, done, int } from '@bocage/kernel';
import { initiativeRolled, initiativeWon } from '../../events/administration.ts';
import { isHex } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { type G, markersOf, type Seen } from '../../state.ts';
import { isOpening } from '../../tables/turns.ts';
import { ALLIES, AXIS, CLEAR, SIDES, SIDES_OF } from '../../terms.ts';
import { HEADQUARTERS_OF } from '../../units.ts';
import { procedure, roll } from '../units.ts';
import { recovery } from './recovery.ts';
import { receiveReplacements } from './replacements.ts';

/** 11.1-c, R-169: without replacements there is no rest and no return either. */
const isFull = (g: Seen): boolean => SCENARIOS[g.scenario]?.limits.replacements === true;

/** 1.1.1.3-a, R-53: headquarters on the map that have a marker with them. */
function supported(g: G, camp: number): number {
  const staffs = (SIDES_OF[camp] ?? []).flatMap((side) => HEADQUARTERS_OF[side] ?? []);
  return staffs.filter((hq) => {
    const at = g.unit.at.get(hq);
    return isHex(at) && markersOf(g, camp).get(at) > 0;
  }).length;
}

function sumOf(g: G, camp: number, die: number): number {
  const count = supported(g, camp);
  g.emit(initiativeRolled, { die, count, total: die + count, camp });
  return die + count;
}

/** 1.1.1.3-b: equal sums go by the weather. */
function winnerOf(g: G, allied: number, german: number): number {
  if (allied !== german) return allied > german ? ALLIES : AXIS;
  return g.weather === CLEAR ? ALLIES : AXIS;
}

/** 1.1.1.3: initiative, rest and replacements. */
export const administration = procedure(
  'administration',
  { allied: int(0, 6), side: int(0, SIDES.length) },
  {
    // 10-a: on the first turns the Allies have it.
    initiative(g) {
      if (!isOpening(g.turn)) return 'allied';
      g.first = ALLIES;
      g.emit(initiativeWon, { camp: ALLIES }, '10-a');
      return isFull(g) ? 'replacements' : done;
    },
    allied: roll('1.1.1.3-a', d6, [ALLIES], (_g, c, die) => {
      c.allied = die;
      return 'german';
    }),
    german: roll('1.1.1.3-a', d6, [AXIS], (g, c, die) => {
      const allied = sumOf(g, ALLIES, c.allied);
      g.first = winnerOf(g, allied, sumOf(g, AXIS, die));
      g.emit(initiativeWon, { camp: g.first });
      if (!isFull(g)) return done;
      receiveReplacements(g, die);
      return 'sides';
    }),
    // the German die alone.
    replacements: roll('1.1.1.3-c', d6, [AXIS], (g, _c, die) => {
      receiveReplacements(g, die);
      return 'sides';
    }),
    // US, British, German.
    sides(_g, c) {
      if (c.side === SIDES.length) return done;
      c.side += 1;
      return call(recovery, { side: c.side - 1 }, 'sides');
    },
  },
);
