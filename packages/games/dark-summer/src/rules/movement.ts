import { type HexId, NOWHERE } from '@bocage/hex';
import { allowed, ascending, call, done, lawful, type Reason } from '@bocage/kernel';
import type { CaseId } from '../cases.ts';
import { ARMY_OF, GERMANS, sideOfArmy, UNIT, type UnitId } from '../data.ts';
import { escaped, moved } from '../events.ts';
import { BRITTANY_ENTERED, CHERBOURG, EAST, isClosedToGermans, isHex, PLACE } from '../map.ts';
import { type G, no, REACTION } from '../state.ts';
import { checkGermanSupply } from '../victory.ts';
import { pass } from './boxes.ts';
import { overstacking } from './stacking.ts';
import { whyNotMove } from './steps.ts';
import { ask, lead, procedure, unitsIn, unless, verb } from './units.ts';
import { isAstray, Ways } from './ways.ts';
import { escapesOf, whyNoEscapes, whyNotEscape } from './withdrawal.ts';

export { mayCross, mayEnter, mayStep, whyNotMove } from './steps.ts';

/** Aims the reach at where a unit could go if it were its turn. */
export const reachOf = (g: G, unit: UnitId): void => new Ways(g, [unit]).aim();

/** Those in one place, who may go together. */
const moversIn = (g: G, at: HexId): UnitId[] => unitsIn(g, at).filter((unit) => whyNotMove(g, unit) === null);

/** Aims the reach at where those in a place could go together. */
export function reachOfStack(g: G, at: HexId): void {
  const units = moversIn(g, at);
  if (units.length > 0) new Ways(g, units).aim();
}

/** The places of which several units may still move, in order. */
export function musters(g: G, army: number): readonly HexId[] {
  const [one, several]: [HexId[], HexId[]] = [[], []];
  const together = g.board.stacks.counts(army);
  for (const unit of g.known.movers(army)) {
    const at = g.unit.at.get(unit);
    if (together[at] === 1) continue;
    if (!one.includes(at)) one.push(at);
    else if (!several.includes(at)) several.push(at);
  }
  return ascending(several);
}

const whyNotMarch = (g: G, at: HexId): Reason | null =>
  g.known.musters(g.active).includes(at) ? null : no('noStackThere');

/** Moves units along a way; every hex they pass comes under their control (3.2.2). */
function go(g: G, units: readonly UnitId[], way: readonly HexId[]): void {
  for (const unit of units) {
    const start = g.unit.at.get(unit);
    let from = start;
    for (const to of way) {
      if (!isHex(from) || !isHex(to)) pass(g, unit, from, to);
      from = to;
    }
    lead(g, unit, way);
    g.unit.moved.set(unit, 1);
    if (from !== EAST && g.log !== null)
      g.emit(moved, { unit, place: from, way: [start, ...way] }, BOX_RULE.get(from));
  }
  checkGermanSupply(g);
}

/** What a move into a box happens by. */
const BOX_RULE: ReadonlyMap<HexId, CaseId> = new Map([
  [CHERBOURG, '10.4.3-a'],
  [BRITTANY_ENTERED, '10.4.4-a'],
]);

/** Whether a unit stands where it may not stay: Germans in lettered hexes (10.1), Allies beyond the boundary (15.0). */
const isOutOfPlace = (g: G, unit: UnitId): boolean =>
  ARMY_OF[unit] === GERMANS ? isClosedToGermans(g.unit.at.get(unit)) : isAstray(g, unit);

/** 10.1: whether one of them could leave; in a Reaction only the chosen must (ruling F-30). */
const mustLeave = (g: G, unit: UnitId): boolean =>
  (g.round !== REACTION || g.unit.chosen.get(unit) === 1) && new Ways(g, [unit]).some();

/** 15.0: whether it could still come back, or nearer. */
const mustReturn = (g: G, unit: UnitId): boolean => new Ways(g, [unit]).leadsBack();

function whyNotEndMoves(g: G): Reason | null {
  const isGerman = g.active === GERMANS;
  const must = isGerman ? mustLeave : mustReturn;
  for (const unit of g.known.movers(g.active))
    if (isOutOfPlace(g, unit) && must(g, unit)) return no(isGerman ? 'mustLeaveFirst' : 'mustReturnFirst');
  return null;
}

/** 10.0: the movement of a Move, Combined or Reaction Round, with the stacking of that side at its end. */
export const movement = procedure(
  'movement',
  {},
  {
    begin: ask(
      '10.1-a',
      'Move units or whole stacks, or end the moves',
      (g) => sideOfArmy(g.active),

      verb(
        'move',
        (g) => allowed(UNIT, g.known.movers(g.active), whyNotMove, g),
        (g, _c, unit) => new Ways(g, [unit]),
        (g, _c, unit, way) => {
          go(g, [unit], way);
          return 'begin';
        },
      ),
      verb(
        'march',
        (g) => allowed(PLACE, g.known.musters(g.active), whyNotMarch, g),
        (g, _c, at) => new Ways(g, moversIn(g, at)),
        (g, _c, at, way) => {
          go(g, moversIn(g, at), way);
          return 'begin';
        },
      ),
      unless(
        whyNoEscapes,
        verb(
          'escape',
          (g) => lawful(UNIT, g.known.hemmedIn(g.active), whyNotEscape, g),
          (g, _c, unit) => escapesOf(g, unit),
          (g, _c, unit, way) => {
            const from = g.unit.at.get(unit);
            lead(g, unit, way);
            g.unit.moved.set(unit, 1);
            g.emit(
              escaped,
              { unit, hex: way.at(-1) ?? NOWHERE, way: [from, ...way] },
              g.round === REACTION ? '10.3.2-a' : undefined,
            );
            checkGermanSupply(g);
            return 'begin';
          },
        ),
      ),
      unless(
        whyNotEndMoves,
        verb('end', (g) => call(overstacking, { side: sideOfArmy(g.active) }, done)),
      ),
    ),
  },
);
