import { type Answer, CHANCE, Engine } from '../engine.ts';
import type { Game, SetUp } from '../game.ts';
import { seeded } from '../random.ts';
import { writeRecord } from '../record.ts';
import { isReason, parseAction } from '../text.ts';
import type { Check } from './checks.ts';

/** Replays tried before we are content. */
const TRIES = 300;
/** So often a check is made anew, each time by other lots, before it is said to hold. */
export const LOTS = 12;

/**
 * The shortest record found that still fails the check (or, without one, the rules themselves): answers
 * are left out, in ever smaller pieces, as long as what remains can be played and still fails.
 */
export function shrink(
  game: Game,
  setUp: SetUp,
  answers: readonly Answer[],
  check: Check | null,
  seed: number,
): string {
  const fails = (kept: readonly Answer[]): string | null => replay(game, setUp, kept, check, seed);
  let best = answers.filter((answer) => !answer.forced);
  let record = fails(best);
  if (record === null)
    return `# seed ${seed}; this was not met again in replaying it\n${whole(game, setUp, best)}`;
  let tries = TRIES;
  for (let piece = best.length >> 1; piece >= 1 && tries > 0; piece >>= 1)
    for (let at = best.length - piece; at >= 0 && tries > 0; at -= piece, tries--) {
      const shorter = best.toSpliced(at, piece);
      const still = fails(shorter);
      if (still !== null) [best, record] = [shorter, still];
    }
  return record;
}

/** Plays the answers that fit, then makes the check; the record where it fails, else null. */
function replay(
  game: Game,
  setUp: SetUp,
  answers: readonly Answer[],
  check: Check | null,
  seed: number,
): string | null {
  const engine = new Engine(game, setUp);
  const trail: Answer[] = [];
  engine.trail = trail;
  try {
    engine.begin();
    for (const answer of answers) if (!engine.over) playIfFits(engine, answer);
  } catch {
    return check === null ? bareRecord(trail) : null;
  }
  if (check === null) return null;
  engine.trail = null;
  const record = writeRecord({ engine, answers: trail }); // before the check, which may leave the state in disorder
  const failed = Array.from({ length: LOTS }).some((_, i) => failsAt(engine, check, seed + i));
  return failed ? record : null;
}

function failsAt(engine: Engine, check: Check, seed: number): boolean {
  try {
    return check.run(engine, seeded(seed), () => {}) !== null;
  } catch {
    return true;
  }
}

/** All of it, where nothing could be left out. */
function whole(game: Game, setUp: SetUp, answers: readonly Answer[]): string {
  const engine = new Engine(game, setUp);
  const trail: Answer[] = [];
  engine.trail = trail;
  try {
    engine.begin();
    for (const answer of answers) if (!engine.over) playIfFits(engine, answer);
    return writeRecord({ engine, answers: trail });
  } catch {
    return bareRecord(trail);
  }
}

function playIfFits(engine: Engine, { side, step, text }: Answer): void {
  if (engine.side !== side || engine.stepName !== step) return;
  if (side === CHANCE) {
    const { odds } = engine;
    const outcome = odds.kind.parse(text);
    if (outcome !== undefined && odds.weight(outcome) > 0) engine.resolve(outcome);
    return;
  }
  const action = parseAction(engine.offer, text);
  if (!isReason(action)) engine.play(action);
}

/** The answers alone, where the rules broke and no whole record can be written. */
const bareRecord = (answers: readonly Answer[]): string =>
  answers.map(({ step, text, forced }) => `${step}${forced ? '!' : ''} ${text}`).join('\n');
