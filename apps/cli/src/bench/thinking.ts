import { type Crew, Dice, rollOut } from '@bocage/ai';
import { entryOf } from '@bocage/catalogue';
import { Engine, type Game, seeded } from '@bocage/kernel';
import type { Doctrine } from '@bocage/kernel/players';
import { cpuSeconds } from '../clock.ts';
import { setUpOf } from '../games.ts';
import { playersFor } from '../players.ts';
import { gamesAt } from '../sim/game.ts';

/** What it costs to think for a game. */
export interface ThinkingFigures {
  /** Decisions of players per CPU-second of whole games, by scripts that plan once a stretch and by careful ones. */
  readonly quickPerCpuSecond: number;
  readonly carefulPerCpuSecond: number;
  /** What a Veteran and a Commander need for a turn of one side, in CPU-seconds. */
  readonly veteranPerTurn: number;
  readonly commanderPerTurn: number;
}

/** Measures those who think for a game for about so many CPU-seconds each; nothing where nobody does. */
export async function measureThinking(game: Game, seconds: number): Promise<ThinkingFigures | undefined> {
  const doctrine = await entryOf(game.id)?.doctrine?.();
  if (doctrine === undefined) return undefined;
  return {
    quickPerCpuSecond: scripted(game, doctrine, 'quick', seconds),
    carefulPerCpuSecond: scripted(game, doctrine, 'careful', seconds),
    veteranPerTurn: await perTurn(game, 'veteran', seconds),
    commanderPerTurn: await perTurn(game, 'commander', seconds),
  };
}

function scripted(game: Game, doctrine: Doctrine, pace: 'careful' | 'quick', most: number): number {
  const scripts = game.sides.words.map((_, side) => doctrine.scripts(side, doctrine.usual(side), pace));
  const engine = new Engine(game, setUpOf(game));
  const began = cpuSeconds();
  let [decisions, spent] = [0, 0];
  for (let seed = 1; spent < most; seed++) {
    const crew: Crew = { scripts, dice: new Dice(seed), random: seeded(seed) };
    decisions += rollOut(engine.begin(), crew, () => false);
    spent = cpuSeconds(began);
  }
  return decisions / spent;
}

/** Against the script, one game after another and from the first side. */
async function perTurn(game: Game, name: string, most: number): Promise<number> {
  const others = game.sides.words.slice(1).map(() => 'scripted');
  const players = await playersFor(game, [name, ...others].join(','));
  const play = gamesAt({ game, setUp: setUpOf(game), players, isTimed: true });
  let [spent, turns] = [0, 0];
  for (let seed = 1; spent < most; seed++) {
    const result = play(seed);
    if ('deadEnd' in result) throw new Error(result.deadEnd);
    spent += result.spent?.seconds[0] ?? most;
    turns += result.spent?.turns ?? 0;
  }
  return spent / Math.max(1, turns);
}
