import type { Script } from '@bocage/kernel/players';
import type { Mind } from '../mind.ts';
import { aftermathScripts } from './aftermath.ts';
import { bombard } from './bombs.ts';
import { clashScripts } from './clash.ts';
import { choose, commit, Muster } from './command.ts';
import { Moves } from './moves.ts';

/** What a player does on the map: moves and combats, step by step. */
export function groundScripts(mind: Mind): Readonly<Record<string, Script>> {
  const muster = new Muster(mind);
  return {
    'movement.moves': new Moves(mind).script,
    'combatPhase.choose': choose(mind),
    'assaults.choose': muster.attack,
    'assaults.muster': muster.muster,
    'exploitation.choose': commit,
    'bombardment.choose': bombard(mind),
    ...clashScripts(mind),
    ...aftermathScripts(mind),
  };
}
