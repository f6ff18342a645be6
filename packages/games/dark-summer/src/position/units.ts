import { type HexId, NOWHERE } from '@bocage/hex';
import { ARMY_OF, dataOf, EVERY_UNIT, GERMAN, isAmerican, isDealt, isGlider, isSpecial, SIDE_OF, UNIT, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { AIRFIELDS, BRITTANY, BRITTANY_ENTERED, CHERBOURG, EAST, isHex, isImpassable, isLand, PLACE, WAVE_ARMY } from '../map.ts'; // biome-ignore format: a list
import { actingSide } from '../rules/units.ts';
import { COMBINED, type G, MOVE, NO_ROUND, REACTION } from '../state.ts';
import type { Judged } from './judged.ts';

/** What cannot be true of units. */
export function judgeUnits(judged: Judged): void {
  for (const unit of EVERY_UNIT) judgeUnit(judged, unit);
}

function judgeUnit(judged: Judged, unit: UnitId): void {
  const { g } = judged;
  const at = g.unit.at.get(unit);
  if (at === NOWHERE) absent(judged, unit);
  else {
    present(judged, unit, at);
    (isHex(at) ? inHex : inBox)(judged, unit, at);
  }
  marked(judged, unit);
  if (g.round !== NO_ROUND || hasRoundMark(g, unit)) ofTheRound(judged, unit);
}

/** On the map or in a box. */
function present({ g, against }: Judged, unit: UnitId, at: HexId): void {
  const [name, place] = [UNIT.text(unit), PLACE.text(at)];
  const steps = g.unit.steps.get(unit);
  const { steps: most } = dataOf(unit);
  if (steps === 0) against('2.2.1-b', `${name} is in ${place} but has no steps: ${most === 1 ? 'it needs steps=1' : 'it needs steps=1 or steps=2'}`); // biome-ignore format: one sentence
  if (g.unit.due.get(unit) > 0) against('8.1-a', `${name} is in ${place} but still waits to enter`);
  if (g.unit.withdrawn.get(unit) === 1) against('8.3-g', `${name} has been withdrawn but is in ${place}`);
}

/** Neither on the map nor in a box: it waits, is lost, or was withdrawn. */
function absent({ g, against }: Judged, unit: UnitId): void {
  const { steps, due, withdrawn } = g.unit;
  const name = UNIT.text(unit);
  const waits = due.get(unit) > 0;
  const isGone = withdrawn.get(unit) === 1;
  if (steps.get(unit) === 0 && waits) against('8.1-a', `${name} waits to enter but has no steps`);
  if (steps.get(unit) === 0 && isGone) against('8.3-g', `${name} has been withdrawn but has no steps`);
  if (waits && isGone) against('8.3-g', `${name} has been withdrawn but waits to enter`);
  if (steps.get(unit) > 0 && !waits && !isGone)
    against('3.1-a', `${name} has steps but is nowhere: it is in no place, and does not wait to enter`);
}

const NO_SEA = 'is in a hex that nobody can enter';

function inHex({ g, against }: Judged, unit: UnitId, hex: HexId): void {
  const [name, place] = [UNIT.text(unit), PLACE.text(hex)];
  if (isLand(hex)) {
    if (isImpassable(hex)) against('2.4-h', `${name} ${NO_SEA}: ${place} is flooded`);
  } else if (WAVE_ARMY[hex] !== ARMY_OF[unit]) against('2.1-b', `${name} ${NO_SEA}: ${place} is sea`);
  else if (g.turn > 1) against('2.1-b', `${name} is at sea in ${place} after turn 1`);
}

function inBox({ g, against }: Judged, unit: UnitId, box: HexId): void {
  const name = UNIT.text(unit);
  const isGerman = SIDE_OF[unit] === GERMAN;
  if (box === CHERBOURG) {
    if (!isGerman && !isAmerican(unit))
      against('10.4.3-a', `${name} is in Cherbourg but is neither US nor German`);
    if (isGerman && g.cherbourgTaken > 0)
      against('10.4.3-c', `${name} is in Cherbourg, which the Allies have taken`);
  } else if (box === BRITTANY || box === BRITTANY_ENTERED) {
    if (!isAmerican(unit)) against('5.4-a', `${name} is in Brittany but is not a US unit`);
  } else if (box === EAST) {
    if (dataOf(unit).front.move === 0) against('10.4.5-g', `${name} has left the map but cannot move`);
  } else if (!isGlider(unit) || AIRFIELDS[ARMY_OF[unit] as number] !== box)
    against('2.1-c', `${name} is on an airfield that is not its own`);
  else if (g.turn > 1) against('8.1.3-k', `${name} is on its airfield after turn 1`);
}

/** Steps, factors and marks that a unit has for good. */
function marked({ g, against }: Judged, unit: UnitId): void {
  const { steps, due, automatic, withdrawn, factor, returned, early, at } = g.unit;
  const { steps: most, wave, turn } = dataOf(unit);
  const name = UNIT.text(unit);
  if (steps.get(unit) > most) against('2.2.1-b', `${name} has one step, not ${steps.get(unit)}`);
  if (due.get(unit) > 0 && turn === undefined && wave === undefined)
    against('3.1-a', `${name} waits to enter but starts on the map`);
  if (automatic.get(unit) === 1 && (wave !== 3 || due.get(unit) === 0))
    against('8.1.3-h', `${name} enters without a roll but is not left over from the 3rd Wave`);
  if (withdrawn.get(unit) === 1 && !isSpecial(unit))
    against('8.3-a', `${name} has been withdrawn but is not airborne, Ranger or Special Service`);
  if (factor.get(unit) >= 0 && !isDealt(unit))
    against('11.5-a', `${name} is neither a strongpoint nor an Ost battalion, and is dealt no factor`);
  if (factor.get(unit) === 0 && steps.get(unit) > 0)
    against('11.5.2-a', `${name} has a factor of 0 but is still in play`);
  if (returned.get(unit) === 1 && !isAmerican(unit))
    against('5.4-a', `${name} has come back from Brittany but is not a US unit`);
  if (early.get(unit) === 1 && (SIDE_OF[unit] !== GERMAN || at.get(unit) !== EAST))
    against('3.2.2-d', `${name} left the map too early to score but is no German in the Eastern Exit Box`);
}

const hasRoundMark = (
  { unit: { moved, fresh, chosen, attacked, attacking, retreated } }: G,
  unit: UnitId,
): boolean => [moved, fresh, chosen, attacked, attacking, retreated].some((column) => column.get(unit) === 1);

/** What a unit has done in the Round under way. */
function ofTheRound({ g, against }: Judged, unit: UnitId): void {
  if (!hasRoundMark(g, unit)) return;
  const { moved, fresh, chosen, attacked, attacking, retreated, at } = g.unit;
  const name = UNIT.text(unit);
  const isActive = g.active < 0 ? SIDE_OF[unit] === actingSide(g) : ARMY_OF[unit] === g.active;
  const moves = g.round === MOVE || g.round === COMBINED || g.round === REACTION;
  const fights = g.round !== NO_ROUND && g.round !== MOVE;
  if (moved.get(unit) === 1 && !(moves && isActive))
    against('9.3.1-b', `${name} has moved in a Round in which it could not`);
  if (fresh.get(unit) === 1 && !(isActive && (g.round === MOVE || g.round === COMBINED)))
    against('8.1-d', `${name} has entered in a Round in which it could not`);
  if (chosen.get(unit) === 1 && !(g.round === REACTION && isActive))
    against('9.3.4-d', `${name} is chosen to react but there is no German Reaction`);
  if (attacked.get(unit) === 1 && !(fights && isActive))
    against('11.0-b', `${name} has attacked in a Round in which it could not`);
  if (retreated.get(unit) === 1 && !(fights && SIDE_OF[unit] !== actingSide(g)))
    against('11.3.7-a', `${name} has retreated in a Round in which it was not attacked`);
  if (attacking.get(unit) === 0) return;
  if (attacked.get(unit) === 0 || !isHex(at.get(unit)))
    against('11.3.1-a', `${name} is attacking but is not marked as having attacked from a hex`);
  if (g.fight === NOWHERE) against('11.3.1-a', `${name} is attacking but no hex is being attacked`);
}
