import { type Action, sameAction } from '../action.ts';
import { CHANCE, Engine } from '../engine.ts';
import { isPlain, whyNotThere } from '../game.ts';
import type { Question } from '../known.ts';
import { readPosition, writePosition, writeView } from '../position.ts';
import type { Random } from '../random.ts';
import type { Reason } from '../reason.ts';
import type { BaseState } from '../state.ts';
import { actionText, isReason, parseAction } from '../text.ts';
import { changedUnseen, determinize, viewOf } from '../view.ts';
import { choicesStandAlone } from './choices.ts';
import { mutated, nonsense } from './forge.ts';

/** One thing that must hold in every position; a sentence says how it does not. */
export interface Check {
  readonly name: string;
  /** Adds to what was counted, for the report. */
  readonly run: (
    engine: Engine,
    random: Random,
    count: (what: string, many?: number) => void,
  ) => string | null;
}

/** Past so many actions a list is not compared whole. */
const MOST_LISTED = 400;
/** So many answers are tried, and one more. */
const MOST_TOLD = 40;
const MUTATIONS = 6;
const LOOK_AHEAD = 8;

function same(a: Int16Array, b: Int16Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

const asked = (engine: Engine): boolean => !engine.over && engine.side !== CHANCE;
const explained = (reasons: readonly Reason[]): boolean =>
  reasons.length > 0 && reasons.every((reason) => reason.rule !== '' && reason.text !== '');

/** What the list offers and what the random player picks, the referee accepts. */
const membersAccepted: Check = {
  name: 'members accepted',
  run(engine, random, count) {
    if (!asked(engine)) return null;
    const { offer } = engine;
    for (const action of [...offer.list(MOST_LISTED), engine.sample(random)]) {
      count('members');
      const [reason] = engine.why(action);
      const text = actionText(offer, action);
      if (reason !== undefined) return `${text} is offered, but refused: ${reason.rule} ${reason.text}`;
      const blind = wronglyEmpty(engine, action);
      if (blind !== undefined) return `${text}: ${blind} says that there is nothing to choose`;
      const read = parseAction(offer, text);
      if (isReason(read) || !sameAction(read, action)) return `${text} does not read back as itself`;
    }
    return null;
  },
};

/** The name of a domain on the way to a legal action that says it is empty. */
function wronglyEmpty({ offer }: Engine, { verb: name, args }: Action): string | undefined {
  const verb = offer.verb(name);
  const domains = verb === undefined ? [] : args.map((_, i) => offer.domain(verb, args.slice(0, i)));
  return domains.find((domain) => domain?.some?.() === false)?.kind.name;
}

/** What the referee accepts, the list offers; what he refuses, he explains, and it changes nothing. */
const othersRefused: Check = {
  name: 'others refused',
  run(engine, random, count) {
    if (!asked(engine)) return null;
    const listed = engine.legal(MOST_LISTED + 1);
    const before = engine.snapshot();
    for (let i = 0; i < MUTATIONS; i++) {
      const action = mutated(engine, engine.sample(random), random);
      const reasons = engine.why(action);
      const text = JSON.stringify(action);
      if (reasons.length === 0) {
        if (isComplete(engine, listed, action) && !listed.some((one) => sameAction(one, action)))
          return `${text} is accepted, but not offered`;
        continue;
      }
      count('mutations refused');
      if (!explained(reasons)) return `${text} is refused without a rule or a sentence`;
      if (engine.submit(engine.side, action).length === 0)
        return `${text} is refused by why, but done by submit`;
      if (!same(before, engine.snapshot())) return `${text} was refused, but changed the state`;
    }
    return null;
  },
};

/** Whether the list says all there is to this action: paths are listed by the cheapest way only. */
function isComplete(engine: Engine, listed: readonly Action[], action: Action): boolean {
  const { offer } = engine;
  const verb = offer.verb(action.verb);
  const isPath = (i: number): boolean =>
    verb !== undefined && offer.domain(verb, action.args.slice(0, i))?.form === 'path';
  return listed.length <= MOST_LISTED && !action.args.some((_, i) => isPath(i));
}

/** Nothing that is no decision of the deciding side gets through the door, or even disturbs it. */
const forgeriesRefused: Check = {
  name: 'forgeries refused',
  run(engine, random, count) {
    const before = engine.snapshot();
    const action = asked(engine) ? engine.sample(random) : { verb: 'end', args: [] };
    const deciding = engine.over ? CHANCE : engine.side;
    for (let side = -1; side <= engine.game.sides.words.length; side++) {
      if (side === deciding && side !== CHANCE) continue;
      count('forgeries');
      if (!explained(engine.submit(side, action)))
        return `${JSON.stringify(action)} was taken from side ${side}`;
    }
    for (const request of nonsense(action)) {
      count('forgeries');
      if (!explained(engine.submit(deciding, request)))
        return `a forged request was taken: ${String(request)}`;
    }
    return same(before, engine.snapshot()) ? null : 'a forged request was refused, but changed the state';
  },
};

/** Whatever is played on from here can be taken back to the byte, derived maps included. */
const rollsBack: Check = {
  name: 'rolls back',
  run(engine, random, count) {
    const before = engine.snapshot();
    const digests = engine.g.derived.map((one) => one.digest());
    const mark = engine.mark();
    for (let i = 0; i < LOOK_AHEAD && !engine.over; i++) {
      if (engine.side === CHANCE) engine.chance(random);
      else engine.play(engine.sample(random));
      count('actions rolled back');
    }
    engine.rollback(mark);
    if (!same(before, engine.snapshot())) return 'rolling back left other bytes';
    return differing(engine.g, digests) < 0 ? null : 'rolling back left other derived maps';
  },
};

/** An engine beside the one that is looked at, into which its state can be put. */
function spareOf(engine: Engine, among = spares): Engine {
  const spare = among.get(engine) ?? new Engine(engine.game, engine.setUp);
  among.set(engine, spare);
  return spare;
}
const spares = new WeakMap<Engine, Engine>();
/** And one that takes over only what was saved. */
const restored = new WeakMap<Engine, Engine>();

/** Which derived map has another digest than before; -1 where none has. */
const differing = ({ derived }: BaseState, digests: readonly string[]): number =>
  digests.findIndex((digest, i) => digest !== derived[i]?.digest());

/** Derived maps are what they would be if they were made anew, and follow a state that is put over another. */
const derivedHolds: Check = {
  name: 'derived maps',
  run(engine, _random, count) {
    const digests = engine.g.derived.map((one) => one.digest());
    engine.g.rebuild();
    count('derived maps', digests.length);
    const wrong = differing(engine.g, digests);
    if (wrong >= 0) return `derived map ${wrong} is not what it would be if it were made anew`;
    const astray = differing(spareOf(engine).load(engine.snapshot()).g, digests);
    if (astray >= 0) return `derived map ${astray} did not follow when another state was loaded`;
    const lost = differing(spareOf(engine, restored).load(engine.save()).g, digests);
    return lost < 0 ? null : `derived map ${lost} was not saved whole`;
  },
};

/** What passes for known is what it would be if it were worked out anew, here, in what follows, and after going back. */
const knownHolds: Check = {
  name: 'known answers',
  run(engine, random, count) {
    const { questions } = engine.g;
    if (questions.length === 0) return null;
    const mark = engine.mark();
    for (let i = 0; i < LOOK_AHEAD; i++) {
      const astray = outdated(questions);
      if (astray !== null || engine.over) {
        engine.rollback(mark);
        return astray;
      }
      count('questions asked anew', questions.length);
      if (engine.side === CHANCE) engine.chance(random);
      else engine.play(engine.sample(random));
    }
    engine.rollback(mark);
    return outdated(questions);
  },
};

function outdated(questions: readonly Question[]): string | null {
  for (const question of questions) {
    const key = question.astray();
    if (key >= 0) return `${question.name} of ${key} hangs on something that it does not say`;
  }
  return null;
}

/** Change all that a side may not know: it sees, and may do, exactly the same. */
const hiddenStaysHidden: Check = {
  name: 'hidden stays hidden',
  run(engine, random, count) {
    for (let side = 0; side < engine.game.sides.words.length; side++) {
      const view = viewOf(engine, side);
      const world = determinize(view, random, spareOf(engine));
      count('views');
      const who = engine.game.sides.text(side);
      const [odd] = engine.game.impossible(world.g);
      if (odd !== undefined)
        return `what ${who} may take for the truth is impossible: ${odd.rule} ${odd.text}`;
      if (!same(view.data, viewOf(world, side).data))
        return `the view of ${who} changes with what it may not know: ${firstDifference(writeView(view), writeView(viewOf(world, side)))}`;
      if (engine.over || engine.side !== side) continue;
      if (world.side !== side || world.path !== engine.path)
        return `what ${who} is asked changes with what it may not know`;
      const [truth, guess] = [legalTexts(engine), legalTexts(world)];
      if (truth !== guess)
        return `what ${who} may do changes with what it may not know: ${firstDifference(truth, guess)}`;
    }
    return null;
  },
};

const legalTexts = (engine: Engine): string =>
  engine
    .legal(MOST_LISTED)
    .map((action) => actionText(engine.offer, action))
    .join('\n');

/** An answer that everybody may be told tells nobody what is hidden from him: it neither hangs on that nor changes it. */
const plainAnswersTellNothing: Check = {
  name: 'plain answers',
  run(engine, random, count) {
    if (!asked(engine) || !isPlain(engine.game, engine.stepName)) return null;
    const answers = [...engine.legal(MOST_TOLD), engine.sample(random)];
    count('plain answers told', answers.length);
    for (let side = 0; side < engine.game.sides.words.length; side++) {
      if (side === engine.side) continue;
      const who = engine.game.sides.text(side);
      if (legalTexts(determinize(viewOf(engine, side), random, spareOf(engine))) !== legalTexts(engine))
        return `what may be answered to ${engine.stepName} hangs on what ${who} may not know`;
      const telling = answers.find((action) => changesUnseen(engine, side, action));
      if (telling !== undefined)
        return `${actionText(engine.offer, telling)} changes what ${who} may not know`;
    }
    return null;
  },
};

function changesUnseen(engine: Engine, side: number, action: Action): boolean {
  const [before, mark] = [engine.snapshot(), engine.mark()];
  engine.play(action);
  const isChanged = changedUnseen(before, engine.snapshot(), viewOf(engine, side).data);
  engine.rollback(mark);
  return isChanged;
}

/** The position reads back as itself, in text and in bytes. */
const positionHolds: Check = {
  name: 'position round trip',
  run(engine, _random, count) {
    const text = writePosition(engine);
    const again = readPosition(engine.game, text);
    count('positions');
    const rewritten = writePosition(again);
    if (rewritten !== text)
      return `the position does not read back as itself: ${firstDifference(text, rewritten)}`;
    return same(engine.snapshot(), again.snapshot()) ? null : 'the position reads back with other bytes';
  },
};

/** Play never leads to what a position could not be. */
const isPossible: Check = {
  name: 'possible',
  run(engine, _random, count) {
    count('positions judged');
    const reasons = engine.game.impossible(engine.g).map(({ rule, text }) => `${rule} ${text}`);
    let below = '';
    for (const { procedure, step } of engine.stack()) {
      const astray = whyNotThere(engine.game, below, procedure.name);
      if (astray !== null) reasons.push(astray);
      below = `${procedure.name}.${procedure.stepNames[step]}`;
    }
    return reasons.length === 0 ? null : `play led to the impossible: ${reasons.join('; ')}`;
  },
};

export const CHECKS: readonly Check[] = [
  membersAccepted,
  othersRefused,
  choicesStandAlone,
  forgeriesRefused,
  rollsBack,
  derivedHolds,
  knownHolds,
  hiddenStaysHidden,
  plainAnswersTellNothing,
  positionHolds,
  isPossible,
];

/** The first line in which two texts differ. */
export function firstDifference(a: string, b: string): string {
  const [left, right] = [a.split('\n'), b.split('\n')];
  const at = left.findIndex((line, i) => line !== right[i]);
  return at < 0 ? `“${right[left.length] ?? ''}” too much` : `“${left[at]}” against “${right[at] ?? ''}”`;
}
