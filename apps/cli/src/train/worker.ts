import { type Lesson, playDuel, playLesson, playTrial, withStyles } from '@bocage/ai/train';
import { entryOf } from '@bocage/catalogue';
import type { Game, SetUp } from '@bocage/kernel';
import type { Doctrine } from '@bocage/kernel/players';
import { loadGame, setUpOf, type Wanted } from '../games.ts';
import type { Task } from './lessons.ts';

interface School {
  readonly key: string;
  readonly game: Game;
  readonly setUp: SetUp;
  readonly doctrine: Doctrine;
}
let school: School | undefined;

async function schoolOf(id: string, wanted: Wanted): Promise<School> {
  const key = JSON.stringify([id, wanted]);
  if (school?.key === key) return school;
  const { game } = await loadGame(id);
  const doctrine = await entryOf(id)?.doctrine?.();
  if (doctrine === undefined) throw new Error(`nobody thinks for ${id}`);
  school = { key, game, setUp: setUpOf(game, wanted), doctrine };
  return school;
}

/** Plays the games of a task, to be learned from or to see which of some styles is better. */
export async function work(task: Task): Promise<Lesson[] | number[]> {
  const { game, setUp, doctrine } = await schoolOf(task.id, task.wanted);
  const seeds = Array.from({ length: task.games }, (_, i) => task.seed + i);
  const styled = withStyles(doctrine, task.styles);
  if (task.kind === 'lessons')
    return seeds.map((seed) => playLesson({ game, setUp, doctrine: styled }, task.variety, seed));
  if (task.kind === 'trials')
    return seeds.map((seed) => playTrial({ game, setUp, doctrine: styled }, task.side, task.style, seed));
  const other = withStyles(doctrine, task.others);
  return seeds.map((seed) => playDuel({ game, setUp, doctrine: styled }, other, seed));
}
