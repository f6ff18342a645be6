import type { MapData } from '@bocage/atlas';
import { entryOf, type Lesson } from '@bocage/catalogue';
import type { Host, Opened } from '@bocage/host';
import { Guide, type Progress } from '@bocage/host/lesson';
import { settings } from '../app/settings.ts';
import { Play } from '../play/game.ts';
import { connect } from '../table/client.ts';
import { afterWords } from '../words/en/after.ts';
import { learnWords } from '../words/en/learn.ts';
import { playWords } from '../words/en/play.ts';
import { FIRST, loadLesson } from './lessons.ts';

/** A lesson that is being taken. */
export interface Taken {
  readonly guide: Guide;
  readonly play: Play;
  readonly map: MapData;
  readonly save: string;
}

/** Each lesson is kept by itself; the first one under the bare name. */
const keyOf = ({ game }: Lesson): string => (game === FIRST ? 'bocage-lesson' : `bocage-lesson-${game}`);

/** What is kept of a lesson from one visit to the next. */
interface Kept {
  readonly save: string;
  readonly progress: Progress;
}

/** Opens the lesson where it was left, or at its beginning. */
export async function take(game: string | undefined, signal: AbortSignal): Promise<Taken> {
  const lesson = await loadLesson(game);
  const host = connect();
  const map = await entryOf(lesson.game)?.map?.();
  if (map === undefined) throw new Error(afterWords.noMap);
  signal.throwIfAborted();
  const kept = read(lesson);
  const { opened, progress } = (await goOn(host, kept)) ?? {
    opened: await anew(host, lesson),
    progress: undefined,
  };
  let { scene } = opened;
  while (scene.turn === 'chance' || scene.turn === 'opponent') {
    signal.throwIfAborted();
    scene = await host.step();
  }
  signal.throwIfAborted();
  const guide = new Guide(lesson, host, scene, learnWords, progress);
  // A lesson says itself what to do.
  const facts = { ...opened.facts, advises: false };
  const play = new Play(guide.host, { facts, scene: guide.scene }, await host.log(), {
    words: playWords,
    speed: () => settings.get().speed,
    confirmDice: () => true,
    stepThrough: () => false,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    now: () => performance.now(),
  });
  const keep = (): void => write(lesson, { save: scene.save, progress: guide.get().progress });
  keep();
  guide.subscribe(keep);
  return { guide, play, map, save: scene.save };
}

async function goOn(host: Host, kept: Kept | null): Promise<{ opened: Opened; progress: Progress } | null> {
  if (kept === null) return null;
  try {
    return { opened: await host.open(kept.save), progress: kept.progress };
  } catch {
    return null; // it was deleted, or cannot be read: a new one is begun
  }
}

const anew = (host: Host, { game, scenario, seats, seed }: Lesson): Promise<Opened> =>
  host.begin({ game, scenario, options: {}, seats, seed });

/** Forgets how far somebody has come, and the game of it unless it is played on. */
export async function forget(lesson: Lesson, save: string | null): Promise<void> {
  try {
    localStorage.removeItem(keyOf(lesson));
  } catch {
    // nothing was kept
  }
  if (save !== null) await connect().remove(save);
}

function read(lesson: Lesson): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(lesson)) ?? 'null') as Kept | null;
    const isWhole =
      typeof kept?.save === 'string' && Array.isArray(kept.progress?.trail) && kept.progress.index >= 0;
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}

function write(lesson: Lesson, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(lesson), JSON.stringify(kept));
  } catch {
    // a browser that keeps nothing begins anew next time
  }
}
