import { expect, test } from 'vitest';
import { counts, done, flag, type GameState, int, type Known, knownTo, list, names, rowsWhere, rulebook, table } from './kernel.ts'; // biome-ignore format: a list
import { caught, only, proof, stones } from './stones.ts';
import { begin, SIDE, tiny } from './tiny.ts';

const PIECE = names('piece', ['a', 'b', 'c']);
const schema = {
  turn: int(0, 9),
  piece: table(PIECE, { at: int(0, 9), tired: flag }),
  queue: list(PIECE, 3),
  cup: counts(PIECE),
  last: int(0, 9),
};
type Asker = GameState<typeof schema> & {
  readonly known: Known<typeof questions>;
  worked: string[];
  /** Counted by a board that knows more exactly what has changed. */
  turned: number[];
};

const told = (g: Asker, what: string): string => {
  g.worked.push(what);
  return `${what}: ${g.worked.length}`;
};
const questions = {
  where: [(g: Asker, piece: number): string => told(g, `where ${piece}`), 'piece.at'],
  pieces: [(g: Asker): string => told(g, 'pieces'), 'piece'],
  next: [(g: Asker): string => told(g, 'next'), 'queue', 'cup'],
  all: [(g: Asker, side: number): string => told(g, `all ${side}`)],
  fresh: [
    rowsWhere(
      'piece',
      (from) => [0, 1, 2].slice(from),
      (g: Asker, piece: number) => {
        told(g, `fresh ${piece}`);
        return g.piece.tired.get(piece) === 0 && g.piece.at.get(piece) <= g.turn;
      },
    ),
    'piece.tired',
    'piece.at',
    'turn',
  ],
  turned: [
    (g: Asker, side: number): string => told(g, `turned ${side}`),
    (g: Asker, side: number) => g.turned[side] ?? 0,
    'queue',
  ],
  around: [(g: Asker): string => `${g.known.pieces()} and ${g.known.next()}`, 'piece', 'queue', 'cup'],
} as const;

const { procedure, verb } = rulebook<GameState<typeof schema>>();
const main = procedure('game', { seen: int(0, 9) }, {
  ask: { rule: '1', prompt: '', who: () => 0, may: [verb('on', (_g, c) => { c.seen += 1; return 'ask'; }), verb('end', () => done)] },
}); // biome-ignore format: a table
const game = tiny({
  schema,
  main,
  known: questions,
  derive: () => ({ worked: [] as string[], turned: [0, 0] }),
});
const asker = () => {
  const engine = begin(game);
  return { engine, g: engine.g as unknown as Asker, cells: engine.g.cells };
};

test('a question is worked out once for a position and a key', () => {
  const { g } = asker();
  expect(g.known.where(0)).toBe(g.known.where(0));
  expect(g.known.where(1)).not.toBe(g.known.where(0));
  expect(g.known.pieces()).toBe(g.known.pieces());
  expect(g.worked).toEqual(['where 0', 'where 1', 'pieces']);
});

test('it is worked out anew once a field has changed that it hangs on, and not for any other', () => {
  const { g } = asker();
  const asked = (): number => {
    const before = g.worked.length;
    g.known.where(0);
    g.known.pieces();
    g.known.next();
    g.known.all(1);
    return g.worked.length - before;
  };
  expect(asked()).toBe(4);
  expect(asked()).toBe(0);
  const after = (change: () => void): string[] => {
    change();
    asked();
    return g.worked.splice(0).map((what) => what.split(' ')[0] as string);
  };
  g.worked.length = 0;
  expect(after(() => g.piece.at.set(2, 5))).toEqual(['where', 'pieces', 'all']);
  expect(after(() => g.piece.tired.set(2, 1))).toEqual(['pieces', 'all']);
  expect(after(() => g.queue.push(1))).toEqual(['next', 'all']);
  expect(after(() => g.cup.add(1))).toEqual(['next', 'all']);
  expect(after(() => (g.turn = 3))).toEqual(['all']);
  expect(after(() => (g.last = 3))).toEqual(['all']);
  expect(after(() => (g.last = 3))).toEqual([]);
});

test('taking back makes it outdated, as does another state that is loaded where it differs', () => {
  const { engine, g } = asker();
  const before = engine.snapshot();
  g.known.where(0);
  const mark = engine.mark();
  g.piece.at.set(0, 4);
  g.known.where(0);
  engine.rollback(mark);
  g.known.where(0);
  expect(g.worked).toHaveLength(3);
  engine.load(before);
  g.known.where(0);
  expect(g.worked).toHaveLength(3);
  g.piece.at.set(0, 4);
  g.known.where(0);
  engine.load(before);
  g.known.where(0);
  expect(g.worked).toHaveLength(5);
  g.rebuild();
  g.known.where(0);
  expect(g.worked).toHaveLength(6);
});

test('what a procedure under way remembers does not outdate an answer', () => {
  const { engine, g, cells } = asker();
  const { edition } = cells;
  g.known.all(0);
  engine.play({ verb: 'on', args: [] });
  g.known.all(0);
  expect([g.worked.length, cells.edition]).toEqual([1, edition]);
});

test('each state has a memory of its own', () => {
  const [one, other] = [asker(), asker()];
  one.g.known.all(0);
  other.g.known.all(0);
  one.g.known.all(0);
  expect([one.g.worked, other.g.worked]).toEqual([['all 0'], ['all 0']]);
});

test('one question may be made of others', () => {
  const { g } = asker();
  expect(g.known.around()).toBe('pieces: 1 and next: 2');
  g.queue.push(2);
  expect(g.known.around()).toBe('pieces: 1 and next: 3');
});

test('a question may hang on a count of its key, beside fields', () => {
  const { engine, g } = asker();
  const asked = (): string[] => {
    g.known.turned(0);
    g.known.turned(1);
    return g.worked.splice(0);
  };
  expect(asked()).toEqual(['turned 0', 'turned 1']);
  g.piece.at.set(0, 4); // what the board counts it counts where something is written
  expect(asked()).toEqual([]);
  g.turned[1] = 1;
  g.piece.at.set(0, 5);
  expect(asked()).toEqual(['turned 1']);
  g.queue.push(2);
  expect(asked()).toEqual(['turned 0', 'turned 1']);
  engine.load(engine.save());
  expect(asked()).toEqual(['turned 0', 'turned 1']);
});

test('a question about rows hangs on fields alone', () => {
  const known = {
    odd: [
      rowsWhere(
        'piece',
        () => [0],
        () => true,
      ),
      () => 0,
    ],
  } as const;
  expect(() => begin(tiny({ schema, main, known }))).toThrow('known: odd is about rows, and hangs on fields');
});

test('of answers by large keys all are let go once one is outdated, or where there are many', () => {
  const { g } = asker();
  const asked = (first: number, many: number): number => {
    const before = g.worked.length;
    for (let key = first; key < first + many; key++) g.known.where(key);
    return g.worked.length - before;
  };
  const [question] = g.questions as unknown as readonly [{ far: ReadonlyMap<number, unknown> }];
  expect([asked(5000, 200), asked(5000, 200), question.far.size]).toEqual([200, 0, 200]);
  g.piece.at.set(0, 4);
  expect([asked(5001, 1), question.far.size]).toEqual([1, 1]);
  expect([asked(5000, 200), question.far.size]).toEqual([199, 200]);
  expect([asked(9000, 400), question.far.size]).toEqual([400, 88]);
});

test('a field that is not there is refused when the game is made, and by the type', () => {
  // @ts-expect-error: there is no such field
  const wrong = () => begin(tiny({ schema, main, known: { odd: [() => 0, 'piece.hat'] } }));
  expect(wrong).toThrow('known: there is no field piece.hat');
  expect(() => tiny({ schema: { known: int(0, 1) }, main })).toThrow('“known” is a word of the kernel');
});

test('more fields than can be counted are refused', () => {
  const many = Object.fromEntries(Array.from({ length: 256 }, (_, i) => [`f${i}`, SIDE]));
  expect(() => tiny({ schema: many, main })).toThrow('256 fields are too many: 255 at most');
});

test('the prover finds a question that hangs on more than it says', () => {
  const found = caught({ known: ['seal'] }, { checks: [only('known answers')] });
  expect([found.check, found.text]).toEqual([
    'known answers',
    'left of 0 hangs on something that it does not say',
  ]);
  expect(proof(stones({ known: ['heap'] }), { checks: [only('known answers')] }).violations).toEqual([]);
  expect(proof(stones({ known: [] }), { checks: [only('known answers')] }).violations).toEqual([]);
});

test('the prover finds an answer that was written to, and one that is written over', () => {
  const scratch: number[] = [];
  const again = (g: { heap: number }): number[] => {
    scratch[0] = g.heap;
    return scratch;
  };
  for (const left of [again, (g: { heap: number }) => ({ left: new Map([[0, Int8Array.of(g.heap)]]) })])
    expect(caught({ known: ['seal'], left }, { checks: [only('known answers')] }).check).toBe(
      'known answers',
    );
  const spoiled = caught(
    { known: ['heap'], left: (g) => [g.heap], then: (g) => g.known.left().push(1) },
    { checks: [only('known answers')] },
  );
  expect(spoiled.text).toBe('left of 0 hangs on something that it does not say');
});

test('somebody who is not the game has questions of his own, kept with each state', () => {
  const [one, other] = [asker(), asker()];
  let times = 0;
  const count = (g: Asker, piece: number): number => {
    times++;
    return g.piece.at.get(piece);
  };
  const known = knownTo({ count: [count, 'piece.at'], all: [count] });
  for (const { g } of [one, other, one]) expect(known(g).count(1)).toBe(0);
  expect(times).toBe(2);
  one.g.turn = 4;
  one.g.piece.at.set(1, 7);
  expect([known(one.g).count(1), known(other.g).count(1), times]).toEqual([7, 0, 3]);
  expect(one.g.questions.map(({ name }) => name)).toContain('count');
});

test('of a question about rows only those rows are asked about again that have changed', () => {
  const { g, cells } = asker();
  const asked = (from = 0): string => {
    g.worked.length = 0;
    const answer = g.known.fresh(from);
    return `${answer.join('')} after ${g.worked.map((what) => what.split(' ')[1]).join('')}`;
  };
  expect(asked()).toBe('012 after 012');
  expect(asked()).toBe('012 after ');
  const mark = cells.written;
  g.piece.tired.set(1, 1);
  expect(asked()).toBe('02 after 1');
  expect(asked(2)).toBe('2 after 2');
  g.piece.at.set(2, 1);
  g.last = 4;
  expect(asked()).toBe('0 after 2');
  expect(asked(2)).toBe(' after 2');
  cells.rollback(mark);
  expect(asked()).toBe('012 after 21');
  g.turn = 1;
  expect(asked()).toBe('012 after 012');
  for (let i = 0; i < 150; i++) {
    g.piece.at.set(0, 9);
    g.piece.at.set(0, 0);
  }
  expect(asked()).toBe('012 after 012');
  g.rebuild();
  expect(asked()).toBe('012 after 012');
});
