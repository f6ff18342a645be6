import { cardOf, type EffectData, isWithin } from '../../data.ts';

/** EVT-02: what a card has for the turn. */
export const effectsFor = (card: number, turn: number): readonly EffectData[] =>
  cardOf(card).events.find(({ turns }) => isWithin(turn, turns))?.effects ?? [];
