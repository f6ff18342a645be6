import { type HexId, NOWHERE } from '@bocage/hex';
import type { Game } from '@bocage/kernel';
import { ARMY_OF, BRITISH, EVERY_UNIT, isAmerican, isStrongpoint, US } from '../src/data.ts';
import { darkSummer } from '../src/index.ts';
import {
  BEACH_HEXES,
  BRITTANY,
  beachAt,
  columnOf,
  grid,
  isHex,
  isImpassable,
  isLand,
  PLACE,
} from '../src/map.ts';
import { whyStack } from '../src/rules/stacking.ts';
import { eliminate, place } from '../src/rules/units.ts';
import type { G } from '../src/state.ts';
import { OPEN } from '../src/terms.ts';

const rowOf = (hex: HexId): number => Number(PLACE.text(hex)) % 100;
const ground = (fits: (column: number, row: number) => boolean): HexId[] =>
  grid.hexes.filter((hex) => isLand(hex) && !isImpassable(hex) && fits(columnOf(hex), rowOf(hex)));

/** The Americans about Avranches and in Brittany, the British towards the eastern edge, the Germans over the rest. */
const AREAS: readonly (readonly HexId[])[] = [
  ground((column, row) => column >= 22 && column <= 30 && row >= 20),
  ground((column, row) => column >= 48 && row >= 4 && row <= 12),
  ground((column, row) => (column + row) % 3 === 0 && column >= 32 && row >= 13),
];

const isAshore = (at: HexId): boolean => isLand(at) || !isHex(at);

function setUp(g: G): void {
  darkSummer.scenarios.campaign?.setUp(g);
  g.turn = 8;
  g.cherbourgTaken = 4;
  g.enteredBrittany = 1;
  g.boundaryLifted = 1;
  g.caenTaken = 1;
  for (const hex of BEACH_HEXES) g.beach.status.set(beachAt(hex), OPEN);
  const next = [0, 0, 0];
  for (const unit of EVERY_UNIT) {
    if (g.unit.due.get(unit) > 8) continue;
    if (isStrongpoint(unit)) {
      eliminate(g, unit);
      continue;
    }
    g.unit.due.set(unit, 0);
    const army = ARMY_OF[unit] as number;
    const area = AREAS[army] as readonly HexId[];
    if (isAmerican(unit) && unit % 4 === 0) {
      place(g, unit, BRITTANY);
      continue;
    }
    for (let tries = 0; tries < area.length; tries++) {
      next[army] = (next[army] as number) + (army === US || army === BRITISH ? 1 : 2);
      const hex = area[(next[army] as number) % area.length] as HexId;
      if (whyStack(g, hex, [unit]) !== null) continue;
      place(g, unit, hex);
      break;
    }
    // For whom there is no room, he was lost before August.
    if (g.unit.at.get(unit) === NOWHERE || !isAshore(g.unit.at.get(unit))) eliminate(g, unit);
  }
}

/** The game from turn 8 on. */
export const lateSummer: Game<G> = {
  ...darkSummer,
  scenarios: { late: { title: 'August', setUp } },
};
