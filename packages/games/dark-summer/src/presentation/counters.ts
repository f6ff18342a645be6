import type { HexId } from '@bocage/hex';
import {
  badState,
  type CounterLook,
  counterLooks,
  goodState,
  plainState,
  type StateLook,
} from '@bocage/wargame';
import { dataOf, FACTOR, isDealt, type UnitId } from '../data.ts';
import { isAugmented, OMAHA_STRENGTH } from '../rules/conversions.ts';
import { poolOf } from '../rules/units.ts';
import type { Seen } from '../state.ts';
import { FACES, type UnitFace } from './faces.ts';
import { listed } from './words.ts';

type Flag = keyof Seen['unit'];
/** Flags of a unit that are worth a sign. */
const STATES: readonly (readonly [Flag, StateLook])[] = [
  ['chosen', goodState('RE', 'Reacts')],
  ['fresh', plainState('IN', 'Entered this Round')],
  ['moved', plainState('MV', 'Has moved this Round')],
  ['attacking', plainState('AT', 'Attacks now')],
  ['attacked', plainState('AT', 'Has attacked this Round')],
  ['retreated', badState('RT', 'Retreated this Round: adds nothing to a defense')],
];
const REINFORCED = plainState(
  `+${OMAHA_STRENGTH}`,
  `Works of Omaha: ${OMAHA_STRENGTH} more on D-Day (11.4.1)`,
);

function statesOf(g: Seen, unit: UnitId, at: HexId): StateLook[] {
  const states = STATES.flatMap(([flag, state]) => (g.unit[flag].get(unit) === 1 ? [state] : []));
  // Who attacks now has attacked this Round too: one sign says it.
  const isAttacking = g.unit.attacking.get(unit) === 1;
  const shown = isAttacking ? states.filter(({ text }) => !text.startsWith('Has attacked')) : states;
  return isAugmented(g.round, at, unit) ? [...shown, REINFORCED] : shown;
}

const MEANING = ['attack', 'defense', 'movement'];
const ONE_FACTOR = ['combat', 'movement'];

const isFaceDown = (g: Seen, unit: UnitId): boolean => isDealt(unit) && g.unit.factor.get(unit) < 0;

/** Attack, defense and movement; one combat factor where the first two are the same. */
function figuresOf(g: Seen, unit: UnitId): { figures: string[]; meaning: readonly string[] } {
  const { front, back, steps } = dataOf(unit);
  const { attack, defense, move } = back !== null && g.unit.steps.get(unit) < steps ? back : front;
  const factor = isFaceDown(g, unit) ? '?' : String(g.unit.factor.get(unit));
  const known = (value: number | null): string => (isDealt(unit) ? factor : String(value ?? 0));
  const all = [known(attack), known(defense), String(move)];
  if (all[0] !== all[1]) return { figures: all, meaning: MEANING };
  return move === 0
    ? { figures: all.slice(0, 1), meaning: ONE_FACTOR.slice(0, 1) }
    : { figures: all.slice(1), meaning: ONE_FACTOR };
}

/** What a counter that nobody has turned over may turn out to have. */
function unknownNote(g: Seen, unit: UnitId): string {
  const pool = poolOf(g, unit);
  const left = FACTOR.words.flatMap((word, factor) => (pool.get(factor) > 0 ? [word] : []));
  return `Nobody knows its factor until it fights: ${listed(left, 'or')}`;
}

function notesOf(g: Seen, { unit, notes }: UnitFace): readonly string[] {
  const more: string[] = [];
  if (isFaceDown(g, unit)) more.push(unknownNote(g, unit));
  if (g.unit.returned.get(unit) === 1) more.push('Came back from Brittany: supply by any S hex');
  return more.length === 0 ? notes : [...notes, ...more];
}

/** Every counter that is on the map or in a box; what it is may be seen, only its factor may not. */
export const countersOf = (g: Seen): CounterLook[] =>
  counterLooks(FACES, g.unit.at.get.bind(g.unit.at), (look, at) => {
    const steps = g.unit.steps.get(look.unit);
    return {
      ...figuresOf(g, look.unit),
      steps,
      worn: steps < dataOf(look.unit).steps,
      states: statesOf(g, look.unit, at),
      notes: notesOf(g, look),
    };
  });
