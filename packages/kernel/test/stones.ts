import { LOTS } from '../src/prover/shrink.ts';
import {
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
} from './kernel.ts';
import { BLUE, RED, tiny } from './tiny.ts';

const schema = { heap: int(0, 12, 12), turn: flag, marks: int(0, 50), secret: int(0, 3), seal: flag };
export type G = GameState<typeof schema> & { shadow: Shadow; known: { left(): unknown[] } };
/** The cell of `marks`: two cells of the kernel's, heap and turn stand before it. */
export const MARKS = 4;
export const MANY = int(1, 4);
export const tooMany: Reason = { rule: '1.2', text: 'So many are not there.' };
export const whyNotTake = (g: G, many: number): Reason | null => (many > 3 || many > g.heap ? tooMany : null);

/** Twice the heap, kept in step. */
export class Shadow implements Derived {
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
export interface Breaks {
  readonly take?: (g: G) => Domain<number>;
  readonly then?: (g: G) => void;
  readonly told?: (now: number, old: number, shadow: Shadow) => number;
  readonly who?: (g: G) => number;
  readonly seenBy?: (g: G, row: number, side: number) => boolean;
  readonly after?: (g: G) => 'ask' | 'stuck';
  readonly impossible?: (g: G) => Reason[];
  readonly outcome?: (g: G) => Outcome;
  readonly secret?: Kind;
  /** What the question of the stones that are left hangs on; and another way to answer it. */
  readonly known?: ('heap' | 'seal')[];
  readonly left?: (g: G) => unknown;
  readonly secretAnswers?: readonly string[];
}

/** Two players take one to three stones of a heap of twelve, or mark, up to nine times; the last stone ends it. */
export function stones(breaks: Breaks = {}): Game<G> {
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
          g.known.left();
          return g.heap === 0 ? done : (breaks.after?.(g) ?? 'ask');
        }),
        verb('mark', (g) => { g.marks += 1; return g.marks === 9 ? done : 'ask'; }),
        verb('seal', (g) => { g.seal = 1; g.marks += 1; return g.marks === 9 ? done : 'ask'; }),
      ],
    },
    stuck: { rule: '1.3', prompt: '', who: () => BLUE, may: [verb('out', () => among(MANY, [], tooMany), () => done)] },
  }); // biome-ignore format: a table
  const left = breaks.left ?? ((g: G) => [g.heap, { odd: g.heap % 2 === 1 }, g]);
  return tiny<typeof schema, Omit<G, keyof GameState<typeof schema>>>({
    id: 'stones',
    schema:
      breaks.secret === undefined ? schema : { ...schema, secret: breaks.secret as typeof schema.secret },
    main,
    known: { left: [left, ...(breaks.known ?? [])] },
    derive: (g) =>
      ({ shadow: new Shadow(g, breaks.told ?? ((now) => 2 * now)) }) as Pick<G, 'shadow' | 'known'>,
    hidden: { secret: { seenBy: breaks.seenBy ?? ((_g, _row, side) => side === RED) } },
    secretAnswers: breaks.secretAnswers ?? ['game.hide'],
    ...(breaks.impossible === undefined ? {} : { impossible: breaks.impossible }),
    outcome: breaks.outcome ?? ((g) => ({ winner: g.turn, text: 'the last stone', score: {} })),
  });
}

export const only = (name: string): Check => CHECKS.find((check) => check.name === name) as Check;
export const proof = (game: Game<G>, more: object = {}): ProverReport =>
  prove(game, { games: 30, seed: 1, everyNth: 1, mostViolations: 1, ...more });

/** The one violation that is found with every check at work. */
export function caught(breaks: Breaks, more: object = {}): Violation & { game: Game<G> } {
  const game = stones(breaks);
  const [violation] = proof(game, more).violations;
  if (violation === undefined) throw new Error('nothing was found');
  return { ...violation, game };
}

/** Plays the record of a violation and makes the check there: it fails again. */
export function reproduces({ record, check, game, seed }: Violation & { game: Game<G> }): boolean {
  const { engine } = readRecord(game, record);
  return Array.from({ length: LOTS }).some(
    (_, i) => only(check).run(engine, seeded(seed + i), () => {}) !== null,
  );
}
export const answersIn = (record: string): string[] => record.split('\n').filter((line) => /^\d/.test(line));
