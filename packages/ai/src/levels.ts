import type { Player } from '@bocage/kernel';
import type { Doctrine } from '@bocage/kernel/players';
import { Recruit } from './recruit.ts';
import { Commander } from './search/commander.ts';

/** How well our players play, the best last: they differ in how much they think and how steady they are, in nothing else. */
export const LEVELS = ['recruit', 'regular', 'veteran', 'commander'] as const;
export type Level = (typeof LEVELS)[number];

/** How much each thinks before a stretch, as a multiple of what the game holds right for a Veteran. */
const EFFORTS = { veteran: 1, commander: 2.5 } as const;
/** Standard errors by which a plan must be better than the usual one, unless the game wants more. */
const PROOF = 1;

/** The player of a level for a side; a regular is the script, which thinks nothing over. */
export function playerAt(level: Exclude<Level, 'regular'>, doctrine: Doctrine): Player {
  if (level === 'recruit') return new Recruit(doctrine);
  const { effort, proof = PROOF } = doctrine;
  const { rollouts, horizon } = effort;
  return new Commander(level, doctrine, { rollouts: EFFORTS[level] * rollouts, horizon, proof });
}
