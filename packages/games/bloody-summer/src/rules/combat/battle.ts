import { done, flag, list, maybe, type Names, names } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';

/** How a fight has come about: what is allowed in it, and what follows from it. */
export const MANNER: Names = names('manner', [
  'attack', 'exploitation', 'counterattack', 'overrun', 'landing', 'drop', 'confusion', 'box',
]); // biome-ignore format: a list
export const [ATTACK, EXPLOITATION, COUNTERATTACK, OVERRUN, LANDING, DROP, CONFUSION, IN_BOX] = [0, 1, 2, 3, 4, 5, 6, 7] as const; // biome-ignore format: a list

/** 6.2 to 6.5: one fight for one place, from the bombardment to its results. */
export const battle = procedure(
  'battle',
  {
    /** Who attacks. */
    side: SIDE,
    at: PLACE,
    manner: MANNER,
    hq: maybe(UNIT),
    attackers: list(UNIT, 40),
    /** 9.1: fighters support the Allies. */
    air: flag,
    /** who adds his attack and takes no part in the result. */
    aid: list(UNIT, 4),
  },
  { bombard: () => done },
);
