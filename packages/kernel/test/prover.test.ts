import { expect, test } from 'vitest';
import {
  type Answer,
  among,
  CHECKS,
  type Check,
  type Derived,
  type Domain,
  done,
  flag,
  type Game,
  type GameState,
  int,
  type Kind,
  type Outcome,
  type ProverReport,
  prove,
  type Reason,
  readRecord,
  rulebook,
  seeded,
  type Violation,
  where,
} from '../src/index.ts';
import { type G as Outpost, outpost } from './outpost.ts';
import { BLUE, RED, tiny } from './tiny.ts';

const schema = { heap: int(0, 12, 12), turn: flag, marks: int(0, 50), secret: int(0, 3), seal: flag };
type G = GameState<typeof schema> & { shadow: Shadow };
/** The cell of `marks`: two cells of the kernel's, heap and turn stand before it. */
const MARKS = 4;
const MANY = int(1, 4);
const tooMany: Reason = { rule: '1.2', text: 'So many are not there.' };
const whyNotTake = (g: G, many: number): Reason | null => (many > 3 || many > g.heap ? tooMany : null);

/** Twice the heap, kept in step. */
class Shadow implements Derived {
  value = 0;
  private readonly g: GameState<typeof schema>;

  constructor(g: GameState<typeof schema>, told: (now: number, old: number, shadow: Shadow) => number) {
    this.g = g;
    g.watch('heap', (_row, old, now) => {
      this.value = told(now, old, this);
    });
  }

  rebuild(): void {
    this.value = 2 * this.g.heap;
  }

  digest(): string {
    return String(this.value);
  }
}

/** What can be broken in the game of stones. */
interface Breaks {
  readonly take?: (g: G) => Domain<number>;
  readonly then?: (g: G) => void;
  readonly told?: (now: number, old: number, shadow: Shadow) => number;
  readonly who?: (g: G) => number;
  readonly seenBy?: (g: G, row: number, side: number) => boolean;
  readonly after?: (g: G) => 'ask' | 'stuck';
  readonly impossible?: (g: G) => Reason[];
  readonly outcome?: (g: G) => Outcome;
  readonly secret?: Kind;
}

/** Two players take one to three stones of a heap of twelve, or mark, up to nine times; the last stone ends it. */
function stones(breaks: Breaks = {}): Game<G> {
  const { procedure, verb } = rulebook<G>();
  const main = procedure('game', {}, {
    hide: {
      rule: '1.1',
      prompt: '',
      who: () => RED,
      may: [verb('hide', () => where(int(0, 3), () => null), (g, _c, secret) => { g.secret = secret; return 'ask'; })],
    },
    ask: {
      rule: '1.2',
      prompt: '',
      who: breaks.who ?? ((g) => g.turn),
      may: [
        verb('take', breaks.take ?? ((g) => where(MANY, (many) => whyNotTake(g, many))), (g, _c, many) => {
          g.heap -= Math.min(many, g.heap);
          g.turn = 1 - g.turn;
          breaks.then?.(g);
          return g.heap === 0 ? done : (breaks.after?.(g) ?? 'ask');
        }),
        verb('mark', (g) => { g.marks += 1; return g.marks === 9 ? done : 'ask'; }),
        verb('seal', (g) => { g.seal = 1; g.marks += 1; return g.marks === 9 ? done : 'ask'; }),
      ],
    },
    stuck: { rule: '1.3', prompt: '', who: () => BLUE, may: [verb('out', () => among(MANY, [], tooMany), () => done)] },
  }); // biome-ignore format: a table
  return tiny<typeof schema, { shadow: Shadow }>({
    id: 'stones',
    schema:
      breaks.secret === undefined ? schema : { ...schema, secret: breaks.secret as typeof schema.secret },
    main,
    derive: (g) => ({ shadow: new Shadow(g, breaks.told ?? ((now) => 2 * now)) }),
    hidden: { secret: { seenBy: breaks.seenBy ?? ((_g, _row, side) => side === RED) } },
    ...(breaks.impossible === undefined ? {} : { impossible: breaks.impossible }),
    outcome: breaks.outcome ?? ((g) => ({ winner: g.turn, text: 'the last stone', score: {} })),
  });
}

const only = (name: string): Check => CHECKS.find((check) => check.name === name) as Check;
const proof = (game: Game<G>, more: object = {}): ProverReport =>
  prove(game, { games: 30, seed: 1, everyNth: 1, mostViolations: 1, ...more });

/** The one violation that is found with every check at work. */
function caught(breaks: Breaks, more: object = {}): Violation & { game: Game<G> } {
  const game = stones(breaks);
  const [violation] = proof(game, more).violations;
  if (violation === undefined) throw new Error('nothing was found');
  return { ...violation, game };
}

/** Plays the record of a violation and makes the check there: it fails again. */
function reproduces({ record, check, game, seed }: Violation & { game: Game<G> }): boolean {
  const { engine } = readRecord(game, record);
  return [0, 1, 2, 3].some((i) => only(check).run(engine, seeded(seed + i), () => {}) !== null);
}
const answersIn = (record: string): string[] => record.split('\n').filter((line) => /^\d/.test(line));

test('a sound game has no violations, and every check is made', () => {
  const report = proof(stones(), { games: 25, seed: 5 });
  expect(report.violations).toEqual([]);
  expect([report.game, report.games, report.finished]).toEqual(['stones', 25, 25]);
  expect(report.decisions).toBeGreaterThan(100);
  for (const check of CHECKS) expect(report.checks[check.name], check.name).toBeGreaterThan(25);
  for (const what of ['members', 'mutations refused', 'forgeries', 'actions rolled back', 'derived maps', 'views', 'positions', 'positions judged', 'record round trip']) // biome-ignore format: a list
    expect(report.checks[what], what).toBeGreaterThan(0);
  expect(report.checks['record round trip']).toBe(25);
});

test('the outpost, with all its secrets, options and scenarios, is sound', () => {
  const report = prove(outpost, { games: 30, seed: 3, everyNth: 2 });
  expect(report.violations).toEqual([]);
  expect(report.finished).toBe(30);
});

test('a proof is the same for the same seed', () => {
  expect(proof(stones(), { seed: 9, games: 5 })).toEqual(proof(stones(), { seed: 9, games: 5 }));
});

test('a domain that lists what it refuses is caught', () => {
  const take = (g: G): Domain<number> => ({
    ...where(MANY, (many) => whyNotTake(g, many)),
    kind: MANY,
    form: 'one',
    why: (many) => whyNotTake(g, many),
    each: (visit) => [1, 2, 3, 4].some((many) => visit(many)),
    sample: () => 1,
  });
  const found = caught({ take });
  expect([found.check, found.text]).toEqual([
    'members accepted',
    'take 4 is offered, but refused: 1.2 So many are not there.',
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
  const found = caught({ take });
  expect(found.check).toBe('hidden stays hidden');
  expect(found.text).toMatch(
    /^what blue may do changes with what it may not know: “(take 3|mark)” against “/,
  );
  expect(reproduces(found)).toBe(true);
  expect(answersIn(found.record).length).toBeLessThanOrEqual(2);
});

test('a field whose visibility depends on what is hidden is caught', () => {
  const found = caught({ seenBy: (g, _row, side) => side === RED || g.secret === 0 });
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

test('a step that asks a player who can do nothing is caught, with the answers that lead there', () => {
  const after = (g: G) => (g.heap <= 6 && g.seal === 1 ? 'stuck' : 'ask');
  const found = caught({ after }, { checks: [only('possible')] });
  expect([found.check, found.text]).toEqual(['rules', 'RulesError: game.stuck: nothing can be done']);
  const answers = found.record.split('\n');
  expect(answers[0]).toMatch(/^game\.hide hide \d$/);
  expect(answers.slice(1).every((line) => /^game\.ask (take|seal)/.test(line))).toBe(true);
  expect(answers.filter((line) => line === 'game.ask seal')).toHaveLength(1);
  const taken = answers
    .map((line) => Number(/take (\d)/.exec(line)?.[1] ?? 0))
    .reduce((sum, many) => sum + many, 0);
  expect(taken).toBeGreaterThanOrEqual(6);
  expect(answers.length).toBeLessThanOrEqual(8);
});

test('an error that is met in looking ahead comes with the answers that lead there', () => {
  const after = (g: G) => (g.heap <= 6 ? 'stuck' : 'ask');
  const found = caught({ after }, { checks: [only('rolls back')] });
  expect(found.text).toContain('game.stuck: nothing can be done');
  expect(found.record).not.toContain('not reproduced');
});

test('an error that the rules throw is caught', () => {
  const found = caught({
    then(g) {
      g.heap -= 2;
    },
  });
  expect(found.check).toBe('rules');
  expect(found.text).toMatch(/^RangeError: heap: -[12] is not in 0 … 12$/);
  const strange = caught({
    then() {
      throw 'a stone';
    },
  });
  expect([strange.check, strange.text]).toEqual(['rules', 'a stone']);
});

test('a game without an end is caught', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('on', () => 'ask' as const), verb('back', () => 'ask' as const)];
  const main = procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  const game = tiny({ schema: {}, main });
  const report = prove(game, { games: 3, seed: 7, endless: 50, mostViolations: 2 });
  expect(report.violations.map(({ check, text, seed }) => ({ check, text, seed }))).toEqual([
    { check: 'endless', text: 'no end after 51 decisions', seed: 7 },
    { check: 'endless', text: 'no end after 51 decisions', seed: 8 },
  ]);
  expect([report.games, report.finished]).toEqual([2, 0]);
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

test('an outcome without a winner or a word is caught', () => {
  for (const [winner, text] of [
    [2, 'x'],
    [-2, 'x'],
    [0.5, 'x'],
    [0, ''],
  ] as const) {
    const found = caught({ outcome: () => ({ winner, text, score: {} }) });
    expect([found.check, found.text]).toEqual([
      'outcome',
      `an outcome without a winner or a word: ${winner} “${text}”`,
    ]);
  }
  for (const winner of [-1, 0, 1])
    expect(
      proof(stones({ outcome: () => ({ winner, text: 'x', score: {} }) }), { games: 2 }).violations,
    ).toEqual([]);
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
  const found = caught({ take: (g) => where(kind, (many) => whyNotTake(g, many)) });
  expect([found.check, found.text]).toEqual(['members accepted', 'take 2 does not read back as itself']);
});

test('rules with a memory of their own, outside the state, are caught', () => {
  let calls = 0;
  const then = (g: G): void => {
    if (++calls % 7 === 0) g.marks += 1;
  };
  const found = caught({ then }, { checks: [only('possible')] });
  expect(['rules', 'record round trip']).toContain(found.check);
  expect(found.record).toMatch(/^# seed \d+; /);
});

test('a game that cannot be replayed to the byte is caught', () => {
  let calls = 0;
  const then = ({ cells }: G): void => {
    cells.data[cells.data.length - 1] = ++calls % 1000;
  };
  const found = caught({ then }, { checks: [only('possible')] });
  expect([found.check, found.text]).toEqual(['record round trip', 'replaying gives other bytes']);
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

test('a violation found at the end of a game comes with a record that leads there', () => {
  const found = caught({ outcome: () => ({ winner: 7, text: 'x', score: {} }) });
  expect(readRecord(found.game, found.record).engine.over).toBe(true);
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

test('a check of one’s own is made too, and its record is short, throws of the dice included', () => {
  const unhurt: Check = {
    name: 'unhurt',
    run: ({ g }) => ((g as Outpost).scout.hurt.get(1) === 1 ? 'Bob is hurt' : null),
  };
  const { violations } = prove(outpost, {
    games: 200,
    seed: 1,
    everyNth: 1,
    checks: [unhurt],
    mostViolations: 1,
  });
  expect(violations.map(({ check, text }) => [check, text])).toEqual([['unhurt', 'Bob is hurt']]);
  const [{ record } = { record: '' }] = violations;
  expect(readRecord(outpost, record).engine.g.scout.hurt.get(1)).toBe(1);
  expect(record).toMatch(/^1 \* game\.deal/m);
  expect(record).not.toMatch(/look|code|signal|Ada|Cy/);
});

test('it stops after as many violations as it is told, five otherwise', () => {
  const broken = () => stones({ impossible: () => [{ rule: '9', text: 'never' }] });
  const checks = [only('possible')];
  expect(proof(broken(), { mostViolations: 3, checks }).violations).toHaveLength(3);
  const report = prove(broken(), { games: 30, seed: 1, everyNth: 1, checks });
  expect([report.violations.length, report.games]).toEqual([5, 5]);
  expect(report.violations.map(({ seed }) => seed)).toEqual([1, 2, 3, 4, 5]);
});

test('it tells of every game, and plays the scenario and any options it is given', () => {
  const seen: string[] = [];
  const spy: Check = {
    name: 'spy',
    run({ setUp: { scenario, options } }) {
      seen.push(`${scenario} ${options.mines} ${options.days}`);
      return null;
    },
  };
  const games: number[] = [];
  const onGame = (report: ProverReport): void => void games.push(report.games);
  prove(outpost, { games: 30, seed: 1, checks: [spy], onGame });
  expect(games).toEqual(Array.from({ length: 30 }, (_, i) => i + 1));
  const setUps = ['forecast', 'patrol'].flatMap((name) =>
    ['0 1', '0 2', '1 1', '1 2'].map((rest) => `${name} ${rest}`),
  );
  expect([...new Set(seen)].sort()).toEqual(setUps);
  seen.length = 0;
  prove(outpost, { games: 10, seed: 1, checks: [spy], scenario: 'patrol' });
  expect(seen.every((one) => one.startsWith('patrol'))).toBe(true);
});

test('a check is made at one in so many decisions, four unless told, and once more at the end', () => {
  const counted = (everyNth?: number) => {
    const spy: Check = { name: 'spy', run: () => null };
    const report = prove(stones(), { games: 200, seed: 1, checks: [spy], ...(everyNth === undefined ? {} : { everyNth }) }); // biome-ignore format: short
    return ((report.checks.spy ?? 0) - 200) / report.decisions;
  };
  expect(counted(1)).toBe(1);
  expect(counted()).toBeCloseTo(1 / 4, 1);
  expect(counted(20)).toBeCloseTo(1 / 20, 1);
});

test('a check does not disturb the trail of the game it looks at', () => {
  const trails: (readonly Answer[] | null)[] = [];
  const spy: Check = { name: 'spy', run: ({ trail }) => (trails.push(trail) > 0 ? null : '') };
  const report = proof(stones(), { games: 1, checks: [spy] });
  expect(trails.every((trail) => trail === null)).toBe(true);
  expect(report.violations).toEqual([]);
});

test('a domain that knows whether it is empty, and is wrong, is caught', () => {
  const take = (g: G): Domain<number> => {
    const honest = where(MANY, (many) => whyNotTake(g, many));
    return { kind: MANY, form: 'one', why: honest.why, each: (visit) => honest.each(visit), sample: (random) => honest.sample(random), some: () => false }; // biome-ignore format: short
  };
  expect(proof(stones({ take })).violations).toHaveLength(1);
});
