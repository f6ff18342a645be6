import { NOWHERE } from '@bocage/hex';
import { done, drawFrom, list } from '@bocage/kernel';
import { EFFECTS, EVERY_UNIT, GERMAN, SIDE_OF, UNIT, type UnitId } from '../data.ts';
import { starved } from '../events.ts';
import { FIRST_OF_POCKET, type G } from '../state.ts';
import { checkGermanSupply } from '../victory.ts';
import { eliminate, isUnknown, loseStep, poolOf, procedure, reveal, roll } from './units.ts';

/** Germans are always checked, the Allies on Rain and Storm turns (7.2.4). */
const isChecked = (g: G, unit: UnitId): boolean =>
  SIDE_OF[unit] === GERMAN || EFFECTS[g.weather]?.alliedAttrition === true;

/** Whether a unit would lose a step by attrition as things stand. */
export const isStarving = (g: G, unit: UnitId): boolean =>
  isChecked(g, unit) && g.unit.at.get(unit) !== NOWHERE && !g.supply.has(unit);

/** 14.0: who is out of supply loses a step, all at once. */
export const attrition = procedure(
  'attrition',
  /** Those who lie face down are turned over one by one as they go (11.5). */
  { unknown: list(UNIT, 32) },
  {
    begin(g, c) {
      // 14.0-c: all are found before the first step is lost.
      for (const unit of EVERY_UNIT.filter((one) => isStarving(g, one))) {
        g.emit(starved, { unit });
        if (SIDE_OF[unit] === GERMAN && g.turn >= FIRST_OF_POCKET) g.pocket.add(g.turn - FIRST_OF_POCKET);
        if (isUnknown(g, unit)) c.unknown.push(unit);
        else loseStep(g, unit, '14.0-a');
      }
      return 'next';
    },
    next: (_g, c) => (c.unknown.length > 0 ? 'reveal' : 'end'),
    reveal: roll(
      '11.5-b',
      (g, c) => drawFrom(poolOf(g, c.unknown.at(0))),
      (_g, c) => [c.unknown.at(0)],
      (g, c, factor) => {
        const unit = c.unknown.removeAt(0);
        reveal(g, unit, factor, '11.5-b');
        eliminate(g, unit, '14.0-a');
        return 'next';
      },
    ),
    end(g) {
      checkGermanSupply(g);
      return done;
    },
  },
);
