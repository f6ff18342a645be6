import { CHANCE, determinize, Engine, pick, seeded, viewOf } from '@bocage/kernel';
import { actionText, readRecord, writePosition, writeRecord, writeView } from '@bocage/kernel/text'; // biome-ignore format: a list
import fc from 'fast-check';
import { test } from 'vitest';
import { proving } from '../src/index.ts';
import { BLUE, legal, opening, outcome, type Play, position, RED, row } from './scene.ts';

const PIECES = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'R1', 'R2', 'R3', 'R4', 'R5', 'R6'];

/** Somewhere in some game: the scenario and its options, a seed for all decisions, how many of them. */
const anywhere = fc.record({
  scenario: fc.constantFrom('crossroads', 'forecast'),
  mines: fc.constantFrom('yes', 'no'),
  seed: fc.nat(),
  decisions: fc.nat(110),
});
type Where = typeof anywhere extends fc.Arbitrary<infer T> ? T : never;

function playTo({ scenario, mines, seed, decisions }: Where, look: (match: Play) => void = () => {}): Play {
  const match = opening(scenario, { mines });
  const random = seeded(seed);
  for (let i = 0; i < decisions && !match.engine.over; i++) {
    if (match.engine.side === CHANCE) match.resolve(pick(match.engine.odds, random));
    else match.apply(match.engine.sample(random));
    look(match);
  }
  return match;
}

const holds = (runs: number, property: (where: Where) => boolean): void =>
  fc.assert(fc.property(anywhere, property), { numRuns: runs });

const texts = (engine: Engine): string => engine.legal().map((action) => actionText(engine.offer, action)).join(); // biome-ignore format: one line

test('in any world a side may believe in, it sees and may do what it does in the true one', () => {
  holds(60, (where) => {
    const engine = playTo(where).engine;
    return [BLUE, RED].every((side) => {
      const view = viewOf(engine, side);
      const world = determinize(view, seeded(where.seed + 1));
      const sameView = writeView(viewOf(world, side)) === writeView(view);
      return sameView && (engine.over || engine.side !== side || texts(world) === texts(engine));
    });
  });
});

test('the guesses of Red are the truth, for he knows all', () => {
  holds(20, (where) => {
    const match = playTo(where);
    return writePosition(determinize(match.view(RED), seeded(1))) === position(match);
  });
});

test('taking back any number of decisions and doing them again changes nothing', () => {
  holds(40, (where) => {
    const trail = [position(playTo({ ...where, decisions: 0 }))];
    const match = playTo(where, (at) => void trail.push(position(at)));
    const record = writeRecord(match);
    const many = where.seed % trail.length;
    for (let i = 0; i < many; i++) match.takeBack();
    const there = position(match) === trail.at(-1 - many);
    while (match.redo());
    return there && position(match) === trail.at(-1) && writeRecord(match) === record;
  });
});

test('what may be undone freely leads back to the position before', () => {
  holds(40, (where) => {
    let fine = true;
    playTo(where, (match) => {
      const last = match.plies.at(-1);
      if (last === undefined || match.whyNotUndo(last.side) !== null) return;
      const after = position(match);
      match.undo(last.side);
      fine &&= match.engine.side === last.side;
      match.redo();
      fine &&= position(match) === after;
    });
    return fine;
  });
});

test('a record, cut anywhere in the game, is read back as itself', () => {
  holds(30, (where) => {
    const record = writeRecord(playTo(where));
    return writeRecord(readRecord(proving, record)) === record;
  });
});

test('a copy of the state may do the same and goes the same way', () => {
  holds(30, (where) => {
    const engine = playTo(where).engine;
    const copy = new Engine(engine.game, engine.setUp).load(engine.snapshot());
    for (let i = 0; i < 10 && !engine.over; i++) {
      if (texts(copy) !== texts(engine)) return false;
      for (const one of [engine, copy]) {
        const random = seeded(where.seed + i);
        if (one.side === CHANCE) one.chance(random);
        else one.play(one.sample(random));
      }
    }
    return writePosition(copy) === writePosition(engine);
  });
});

const total = (text: string, what: string): number =>
  Object.values(row(text, what)).reduce((sum, count) => sum + (Number(count) || 0), 0);
const stepsIn = (text: string): number =>
  PIECES.reduce((sum, name) => sum + Number(row(text, `unit ${name}`).steps ?? 0), 0);
const forecastIn = (text: string): number => (/^next (.*)$/m.exec(text)?.[1]?.split(' ') ?? []).length;

test('steps and support are only ever used up; cards and chits are all accounted for', () => {
  holds(40, (where) => {
    let [steps, support] = [24, 4];
    let fine = true;
    playTo(where, (match) => {
      const text = position(match);
      fine &&= stepsIn(text) <= steps && total(text, 'support') <= support;
      [steps, support] = [stepsIn(text), total(text, 'support')];
      const given = (step: string): number => match.answers.filter((answer) => answer.step === step).length;
      fine &&= total(text, 'deck') + forecastIn(text) === 7 - given('turn.card');
      const chits = 4 * given('turn.card') - given('turn.draw');
      fine &&= total(text, 'cup') === chits || match.engine.over;
    });
    return fine;
  });
});

test('every game ends after at most four turns, with points that add up', () => {
  holds(15, (where) => {
    const match = playTo({ ...where, decisions: 10_000 });
    const { blue = 0, red = 0 } = outcome(match).score;
    return match.engine.over && legal(match).length === 0 && blue + red === 6 + 24 - stepsIn(position(match));
  });
});
