import type { HexId } from '@bocage/hex';
import { ascending, call, done, lawful, type Reason } from '@bocage/kernel';
import { FORMATION, GERMAN, GERMANS, MEMBERS, ofArmy, type UnitId } from '../data.ts';
import { activated, nobodyReacts } from '../events.ts';
import { CHERBOURG, isHex, PLACE } from '../map.ts';
import { type G, no, REACTION, TRACK } from '../state.ts';
import { fighting } from './fighting.ts';
import { testIsolation } from './isolation.ts';
import { movement } from './movement.ts';
import { beginRound, endRound } from './round.ts';
import { ask, procedure, unitsOf, verb } from './units.ts';

const REACTION_CHIT = TRACK.of('reaction');

/** The hexes with Germans. */
export function germanStacks(g: G): readonly HexId[] {
  const hexes: HexId[] = [];
  for (const unit of ofArmy[GERMANS] ?? []) {
    const at = g.unit.at.get(unit);
    if (isHex(at) && g.board.stacks.first(at) === unit) hexes.push(at);
  }
  return ascending(hexes);
}

/** On the map, or in Cherbourg. */
const isThere = (g: G, unit: UnitId): boolean => isHex(g.unit.at.get(unit)) || g.unit.at.get(unit) === CHERBOURG; // biome-ignore format: one thing
const GERMAN_FORMATIONS = MEMBERS.flatMap((members, formation) =>
  members.some((unit) => ofArmy[GERMANS]?.includes(unit)) ? [formation] : [],
);

/** 9.3.4: units in Cherbourg are no stack. */
function whyNotStack(g: G, hex: HexId): Reason | null {
  if (hex === CHERBOURG) return no('stackInCherbourg');
  return isHex(hex) && g.board.held.has(GERMAN, hex) ? null : no('noGermanStack');
}

function whyNotFormation(g: G, formation: number): Reason | null {
  if (!GERMAN_FORMATIONS.includes(formation)) return no('notGermanFormation');
  return MEMBERS[formation]?.some((unit) => isThere(g, unit)) ? null : no('noSuchFormation');
}

function activate(g: G, units: readonly UnitId[]): void {
  for (const unit of units) g.unit.chosen.set(unit, 1);
  g.emit(activated, { units });
}

/** 9.3.4: a stack or a Formation moves, then its Kampfgruppen and Tigers may make one attack. */
export const reactionRound = procedure(
  'reactionRound',
  {},
  {
    begin(g) {
      beginRound(g, REACTION, GERMANS, REACTION_CHIT);
      testIsolation(g);
      return 'choose';
    },
    choose: ask(
      '9.3.4-d',
      'Choose the stack or the formation that reacts, or nobody',
      () => GERMAN,

      verb(
        'stack',
        (g) => lawful(PLACE, g.known.germanStacks(), whyNotStack, g),
        (g, _c, hex) => {
          activate(g, unitsOf(g, GERMAN, hex));
          return 'move';
        },
      ),
      verb(
        'formation',
        (g) => lawful(FORMATION, GERMAN_FORMATIONS, whyNotFormation, g),
        (g, _c, formation) => {
          activate(g, MEMBERS[formation]?.filter((unit) => isThere(g, unit)) ?? []);
          return 'move';
        },
      ),
      verb('nobody', (g) => {
        g.emit(nobodyReacts, {});
        return 'move';
      }),
    ),
    move: () => call(movement, {}, 'fight'),
    fight: () => call(fighting, {}, 'finish'),
    finish(g) {
      endRound(g);
      return done;
    },
  },
);
