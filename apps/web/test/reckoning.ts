// What the kernel says of a record that the page has handed out.
import { entryOf } from '@bocage/catalogue';
import { type Action, type BaseState, CHANCE, isReason, type Match, outcomes } from '@bocage/kernel';
import { parseAction, readRecord } from '@bocage/kernel/text';
import { GAME, rounded } from './hand.ts';

const playable = await entryOf(GAME)?.load?.();
if (playable === undefined) throw new Error('there is no such game');
const { game } = playable;

/** A record played through. */
export const replayed = (record: string): Match => readRecord(game as never, record) as Match<BaseState>;

/**
 * The chances of the last of some actions, the likeliest first, by what becomes of the units: where they are, with how
 * many steps and in what state.
 */
export function chancesOf(record: string, ...actions: readonly string[]): number[] {
  const { engine } = replayed(record);
  const parsed = (text: string): Action => {
    const action = parseAction(engine.offer, text);
    if (isReason(action)) throw new Error(action.text);
    return action;
  };
  for (const text of actions.slice(0, -1)) engine.apply(parsed(text));
  const slots = ['at', 'steps', 'marker'].map((field) => game.layout.at.get(`unit.${field}`));
  const shares = outcomes(engine, parsed(actions.at(-1) ?? ''), {
    settled: (at) => at.side !== CHANCE,
    measure: (at) => {
      const data = at.snapshot();
      return slots.map((slot) => data.slice(slot?.base, (slot?.base ?? 0) + (slot?.rows ?? 0)).join()).join();
    },
    key: (outcome) => outcome,
  });
  return shares.map(({ probability }) => rounded(probability)).sort((a, b) => b - a);
}
