import { expect, test } from 'vitest';
import { type Domain, done, int, type Kind, prove, type Reason, rulebook, seeded, where } from './kernel.ts';
import {
  answersIn,
  caught,
  type G,
  MANY,
  MARKS,
  only,
  proof,
  reproduces,
  type Shadow,
  stones,
  tooMany,
  whyNotTake,
} from './stones.ts';
import { act, BLUE, begin, RED, tiny } from './tiny.ts';

const ACCEPTED = { checks: [only('members accepted')] };

test('a domain that lists what it refuses is caught', () => {
  const take = (g: G): Domain<number> => ({
    ...where(MANY, (many) => whyNotTake(g, many)),
    kind: MANY,
    form: 'one',
    why: (many) => whyNotTake(g, many),
    each: (visit) => [1, 2, 3, 4].some((many) => visit(many)),
    sample: () => 1,
  });
  const found = caught({ take }, ACCEPTED);
  expect([found.check, found.text]).toEqual([
    'members accepted',
    expect.stringMatching(/^take [34] is offered, but refused: 1\.2 So many are not there\.$/),
  ]);
  expect(reproduces(found)).toBe(true);
  expect(answersIn(found.record).length).toBeLessThanOrEqual(1);
});

test('a domain that samples what it refuses is caught', () => {
  const take = (g: G): Domain<number> => ({
    kind: MANY,
    form: 'one',
    why: (many) => whyNotTake(g, many),
    each: (visit) => where(MANY, (many) => whyNotTake(g, many)).each(visit),
    sample: (random) => 1 + random.below(4),
  });
  const found = caught({ take }, { checks: [only('members accepted')] });
  expect(found.check).toBe('members accepted');
  expect(found.text).toMatch(/^take [234] is offered, but refused: 1\.2 So many are not there\.$/);
});

test('a domain that accepts what it does not list is caught', () => {
  const take = (g: G): Domain<number> => where(MANY, (many) => whyNotTake(g, many), [1]);
  const found = caught({ take });
  expect(found.check).toBe('others refused');
  expect(found.text).toMatch(/^\{"verb":"take","args":\[[23]\]\} is accepted, but not offered$/);
  expect(reproduces(found)).toBe(true);
  expect(answersIn(found.record).length).toBeLessThanOrEqual(1);
});

test('a refusal without a rule or a sentence is caught', () => {
  for (const bare of [
    { rule: '', text: 'no' },
    { rule: '1', text: '' },
  ]) {
    const found = caught({
      take: (g) => where(MANY, (many) => (whyNotTake(g, many) === null ? null : bare)),
    });
    expect(found.check).toBe('others refused');
    expect(found.text).toMatch(/ is refused without a rule or a sentence$/);
  }
});

test.each(['others refused', 'forgeries refused'])('a predicate that writes is caught: %s', (name) => {
  const take = (g: G): Domain<number> =>
    where(MANY, (many) => {
      const { data } = g.cells;
      if (many === 4) data[data.length - 1] = (data.at(-1) as number) + 1;
      return whyNotTake(g, many);
    });
  const found = caught({ take }, { checks: [only(name)] });
  expect(found.check).toBe(name);
  expect(found.text).toMatch(/ was refused, but changed the state$/);
});

test('rules that write behind the journal are caught', () => {
  const then = (g: G): void => {
    g.cells.data[g.cells.data.length - 1] = g.heap;
  };
  const found = caught({ then }, { checks: [only('rolls back')] });
  expect([found.check, found.text]).toEqual(['rolls back', 'rolling back left other bytes']);
  expect(reproduces(found)).toBe(true);
  expect(answersIn(found.record).length).toBeLessThanOrEqual(1);
  expect(proof(stones({ then })).violations).toHaveLength(1);
});

test('a field written behind the journal is caught, and the record that leads there can be read', () => {
  const then = ({ cells, heap }: G): void => {
    cells.data[MARKS] = Math.min(heap, 8);
  };
  const found = caught({ then }, { checks: [only('rolls back')] });
  expect([found.check, found.text]).toEqual(['rolls back', 'rolling back left other bytes']);
  expect(reproduces(found)).toBe(true);
});

test('something derived that is changed behind the watchers is caught', () => {
  const then = (g: G): void => {
    g.shadow.value += 100;
  };
  const found = caught({ then }, { checks: [only('rolls back')] });
  expect([found.check, found.text]).toEqual(['rolls back', 'rolling back left other derived maps']);
});

const drifting = (now: number, old: number, shadow: Shadow): number =>
  now === 4 ? shadow.value : shadow.value + 2 * (now - old);

test('a derived map that drifts is caught', () => {
  const found = caught({ told: drifting }, { checks: [only('derived maps')] });
  expect([found.check, found.text]).toEqual([
    'derived maps',
    'derived map 0 is not what it would be if it were made anew',
  ]);
});

test('the way to where a derived map drifts is given, and short', () => {
  const found = caught({ told: drifting }, { checks: [only('derived maps')] });
  expect(reproduces(found)).toBe(true);
  expect(found.record).not.toContain('mark');
  expect(answersIn(found.record).length).toBeLessThanOrEqual(6);
});

test('a legal list that tells what is hidden is caught', () => {
  const take = (g: G): Domain<number> =>
    where(MANY, (many) => (many === 3 && g.secret === 2 ? tooMany : whyNotTake(g, many)));
  const found = caught({ take }, { checks: [only('hidden stays hidden')] });
  expect(found.check).toBe('hidden stays hidden');
  expect(found.text).toMatch(
    /^what blue may do changes with what it may not know: “(take 3|mark)” against “/,
  );
  expect(reproduces(found)).toBe(true);
  expect(answersIn(found.record).length).toBeLessThanOrEqual(2);
});

test('a field whose visibility depends on what is hidden is caught', () => {
  const seenBy = (g: G, _row: number, side: number): boolean => side === RED || g.secret === 0;
  const found = caught({ seenBy }, { seed: 23 });
  expect(found.check).toBe('hidden stays hidden');
  expect(found.text).toMatch(
    /^the view of blue changes with what it may not know: “secret \?” against “secret 0”$/,
  );
  expect(reproduces(found)).toBe(true);
  expect(answersIn(found.record)).toHaveLength(1);
});

test('a question that is asked by what is hidden is caught', () => {
  const found = caught({ who: (g) => (g.secret === 3 ? RED : BLUE) });
  expect([found.check, found.text]).toEqual([
    'hidden stays hidden',
    'what blue is asked changes with what it may not know',
  ]);
});

const PLAIN = { checks: [only('plain answers')] };

test('an answer that changes what is hidden, to a question that is said to be plain, is caught', () => {
  const buried = caught({ secretAnswers: [] }, PLAIN);
  expect(buried.text).toMatch(/^hide \d changes what blue may not know$/);
  expect(reproduces(buried)).toBe(true);
  expect(answersIn(buried.record)).toEqual([]);
  const then = (g: G): void => {
    g.secret = g.heap % 4;
  };
  expect(caught({ then }, PLAIN).text).toMatch(/^take \d changes what blue may not know$/);
  expect(proof(stones({ then, secretAnswers: ['game.hide', 'game.ask'] }), PLAIN).violations).toEqual([]);
});

test('an answer that only something hidden allows, to a question that is said to be plain, is caught', () => {
  const take = (g: G): Domain<number> =>
    where(MANY, (many) => (many === 2 && g.secret === 1 && g.turn === RED ? tooMany : whyNotTake(g, many)));
  const found = caught({ take }, PLAIN);
  expect(found.text).toBe('what may be answered to game.ask hangs on what blue may not know');
  expect(reproduces(found)).toBe(true);
});

test('a guess that leads to an impossible world is caught', () => {
  const impossible = (g: G): Reason[] => (g.secret === 2 ? [{ rule: '9', text: 'no secret is two' }] : []);
  const found = caught({ impossible }, { checks: [only('hidden stays hidden')] });
  expect(found.text).toMatch(/^what (blue|red) may take for the truth is impossible: 9 no secret is two$/);
});

test('a derived map that does not follow when a state is loaded is caught', () => {
  // In play it is told of every stone; only a leap from state to state takes more than three at once.
  const told = (now: number, old: number, shadow: Shadow): number =>
    old - now > 3 ? shadow.value : shadow.value + 2 * (now - old);
  const engine = begin(stones({ told }));
  const looked = (): string | null => only('derived maps').run(engine, seeded(1), () => {});
  engine.apply(act('hide', 0));
  expect(looked()).toBe(null);
  for (const many of [2, 2]) engine.apply(act('take', many));
  expect(looked()).toBe('derived map 0 did not follow when another state was loaded');
});

test('a state that cannot be is caught, on the shortest way there', () => {
  const impossible = (g: G): Reason[] =>
    g.heap === 5 && g.seal === 1 ? [{ rule: '9', text: 'five and a seal' }] : [];
  const found = caught({ impossible }, { checks: [only('possible')] });
  expect([found.check, found.text]).toEqual(['possible', 'play led to the impossible: 9 five and a seal']);
  expect(reproduces(found)).toBe(true);
  expect(answersIn(found.record).filter((line) => line.endsWith(' seal'))).toHaveLength(1);
  expect(found.record).not.toContain('mark');
  expect(answersIn(found.record).length).toBeLessThanOrEqual(9);
});

test('a state that cannot be is caught as such, whichever check comes upon it first', () => {
  const impossible = (g: G): Reason[] => (g.seal === 1 ? [{ rule: '9', text: 'a seal' }] : []);
  const { violations } = proof(stones({ impossible }), { mostViolations: 20 });
  expect(new Set(violations.map(({ check }) => check))).not.toContain('rules');
});

const misread = (text: (value: number) => string, parse: (word: string) => number): Kind => ({
  ...int(0, 3),
  text,
  parse,
});

test('a kind that does not read its own words is caught', () => {
  const twins = misread((value) => String(Math.min(value, 2)), Number);
  const checks = [only('position round trip')];
  expect(caught({ secret: twins }, { checks }).text).toBe('the position reads back with other bytes');
  const shifted = misread(String, (word) => Math.min(3, Number(word) + 1));
  expect(caught({ secret: shifted }, { checks }).text).toBe(
    'the position does not read back as itself: “secret 0” against “secret 1”',
  );
});

test('an action that does not read back as itself is caught', () => {
  const kind: Kind = { ...MANY, text: (many) => (many > 2 ? '2' : String(many)) };
  const found = caught({ take: (g) => where(kind, (many) => whyNotTake(g, many)) }, ACCEPTED);
  expect([found.check, found.text]).toEqual(['members accepted', 'take 2 does not read back as itself']);
});

test('a referee who changes his mind is caught', () => {
  let calls = 0;
  const fickle = (g: G): Domain<number> => ({
    kind: MANY,
    form: 'one',
    why: () => (++calls % 2 === 1 ? tooMany : null),
    each: (visit) => where(MANY, (many) => whyNotTake(g, many)).each(visit),
    sample: () => 1,
  });
  const found = caught({ take: fickle }, { checks: [only('others refused')] });
  expect(found.text).toMatch(/ is refused by why, but done by submit$/);
});

test('negative numbers that are legal are not taken for forgeries', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('shift', () => where(int(-3, 3), () => null), () => done), verb('end', () => done)]; // biome-ignore format: short
  const main = procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  const checks = [only('forgeries refused')];
  expect(prove(tiny({ schema: {}, main }), { games: 5, seed: 1, everyNth: 1, checks }).violations).toEqual(
    [],
  );
});

test('a verb in capitals is not taken for a forgery', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('GO', () => done), verb('END', () => done)];
  const main = procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  const checks = [only('forgeries refused')];
  expect(prove(tiny({ schema: {}, main }), { games: 5, seed: 1, everyNth: 1, checks }).violations).toEqual(
    [],
  );
});

test('a domain that knows whether it is empty, and is wrong, is caught', () => {
  const take = (g: G): Domain<number> => {
    const honest = where(MANY, (many) => whyNotTake(g, many));
    return { kind: MANY, form: 'one', why: (many) => honest.why(many), each: (visit) => honest.each(visit), sample: (random) => honest.sample(random), some: () => false }; // biome-ignore format: short
  };
  const found = caught({ take }, { checks: [only('members accepted')] });
  expect(found.text).toMatch(/^take \d: 1…4 says that there is nothing to choose$/);
});

/** Two players draw from the tens or the ones; what may be drawn stands in one list that all choices share. */
function sharing(isOwn: boolean) {
  const { procedure, verb } = rulebook<unknown>();
  const HEAP = int(0, 1);
  const shared: number[] = [];
  const drawFrom = (heap: number): Domain<number> => {
    const found = isOwn ? [] : shared;
    found.splice(0, found.length, ...[1, 2, 3].map((one) => one + 10 * heap));
    return {
      kind: int(0, 20),
      form: 'one',
      why: (value) => (found.includes(value) ? null : tooMany),
      each: (visit) => found.some((value) => visit(value)),
      sample: (random) => found[random.below(found.length)],
    };
  };
  const may = [
    verb(
      'draw',
      () => where(HEAP, () => null),
      (_g, _c, heap) => drawFrom(heap),
      () => done,
    ),
  ];
  const main = procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  return tiny({ schema: {}, main });
}

test('a choice that another one empties or changes is caught', () => {
  const checks = [only('choices stand alone')];
  const found = prove(sharing(false), { games: 20, seed: 1, everyNth: 1, checks, mostViolations: 1 });
  expect(found.violations.map(({ check }) => check)).toEqual(['choices stand alone']);
  expect(found.violations[0]?.text).toMatch(/^draw \[[01]\]: “.+”, but with others asked “.+”$/);
  const fine = prove(sharing(true), { games: 20, seed: 1, everyNth: 1, checks });
  expect(fine.violations).toEqual([]);
  expect(fine.checks.choices).toBeGreaterThan(20);
});

test('a choice that keeps another list than it shows is caught', () => {
  const take = (g: G): Domain<number> => ({
    kind: MANY,
    form: 'one',
    why: (many) => whyNotTake(g, many),
    each: (visit) => where(MANY, (many) => whyNotTake(g, many)).each(visit),
    sample: () => 1,
    kept: () => [1],
  });
  const found = caught({ take }, { checks: [only('choices stand alone')] });
  expect(found.text).toBe('take []: the list that is kept is not what is offered');
});
