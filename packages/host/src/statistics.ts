import type { Judge } from '@bocage/ai';
import { type Measured, Showing } from '@bocage/catalogue';
import { type Action, Engine, type Match, type Odds, type Seats, sumOf, type View } from '@bocage/kernel';
import type { Ply } from '@bocage/kernel/host';
import { readPosition } from '@bocage/kernel/text';
import { sightOf } from '@bocage/table';
import type { ShownGame } from './facts.ts';
import type { Statistics } from './protocol.ts';
import { hostWords as words } from './words.ts';

/** More points of the course are not told. */
const MOST_POINTS = 200;

type Point = Statistics['course'][number];
type Throws = { readonly title: string; readonly faces: Map<number, { came: number; expected: number }> };

/** What has been decided up to now, as an onlooker may know it. */
export interface Story {
  readonly onlooker: number;
  readonly plies: readonly Ply[];
  /** Whether the onlooker may know the very answer. */
  isOpen(ply: number): boolean;
}

/** Follows a game on an engine of its own, and counts its dice and measures its course. */
export class Chronicle {
  readonly #shown: ShownGame;
  readonly #engine: Engine;
  readonly #onlooker: number;
  readonly #showing: Showing;
  readonly #seats: Seats;
  readonly #judge: Judge | null;
  readonly #throws = new Map<string, Throws>();
  readonly #followed: Ply[] = [];
  #points: Point[] = [];
  /** A point is kept at each multiple of it: a power of two, so that a longer game keeps every other one. */
  #stride = 1;

  constructor(
    shown: ShownGame,
    { engine, origin, seats }: Match,
    onlooker: number,
    judge: Judge | null = null,
  ) {
    this.#shown = shown;
    this.#engine =
      origin === null
        ? new Engine(shown.game, engine.setUp).begin()
        : (readPosition(shown.game, origin) as Engine);
    this.#showing = new Showing(shown.presentation, this.#engine);
    this.#onlooker = onlooker;
    this.#seats = seats;
    this.#judge = judge;
    this.#keepPoint();
  }

  /** It has followed the beginning of this course, so that it can go on with it. */
  isOf({ onlooker, plies }: Story): boolean {
    return onlooker === this.#onlooker && this.#followed.every((ply, i) => ply === plies[i]);
  }

  follow(course: Story): Statistics {
    for (let i = this.#followed.length; i < course.plies.length; i++) this.#take(course, i);
    const now = this.#measure();
    const last = this.#points.at(-1) as Point;
    const here = this.#pointHere(now);
    return {
      dice: [...this.#throws.values()].map(({ title, faces }) => ({ title, faces: facesOf(faces) })),
      course: last.ply === here.ply ? this.#points : [...this.#points, here],
      now,
    };
  }

  #take(course: Story, index: number): void {
    const ply = course.plies[index] as Ply;
    const answer = ply.answers[0]?.answer as Action | number;
    this.#engine.g.cells.forget();
    if (typeof answer === 'number') {
      if (course.isOpen(index)) this.#count(this.#engine.odds, answer);
      this.#engine.resolve(answer);
    } else this.#engine.play(answer);
    this.#followed.push(ply);
    if (this.#followed.length % this.#stride === 0) this.#keepPoint();
  }

  #count(odds: Odds, answer: number): void {
    const die = dieOf(odds);
    if (die === undefined) return;
    const known = this.#throws.get(odds.kind.name);
    const { faces } = known ?? { faces: new Map() };
    if (known === undefined) this.#throws.set(odds.kind.name, { title: die.title, faces });
    for (let value = odds.kind.min; value <= odds.kind.max; value++) {
      const weight = odds.weight(value);
      if (weight <= 0) continue;
      const face = die.faceOf(value);
      const so = faces.get(face) ?? { came: 0, expected: 0 };
      faces.set(face, {
        came: so.came + (value === answer ? 1 : 0),
        expected: so.expected + weight / odds.total,
      });
    }
  }

  #keepPoint(): void {
    this.#points.push(this.#pointHere(this.#measure()));
    if (this.#points.length <= MOST_POINTS) return;
    this.#stride *= 2;
    this.#points = this.#points.filter(({ ply }) => ply % this.#stride === 0);
  }

  #pointHere(values: readonly Measured[]): Point {
    const caption = this.#showing.caption(this.#sight);
    return { ply: this.#followed.length, caption, values, standing: this.#standing };
  }

  get #standing(): number | null {
    const { game, over } = this.#engine;
    return this.#judge?.chance({ game, over, g: this.#showing.guess(this.#sight) }) ?? null;
  }

  #measure(): Measured[] {
    return this.#shown.report?.measure(this.#showing.guess(this.#sight)) ?? [];
  }

  get #sight(): View {
    return sightOf({ engine: this.#engine, seats: this.#seats }, this.#onlooker);
  }
}

const facesOf = (faces: Throws['faces']): Statistics['dice'][number]['faces'] =>
  [...faces].sort(([a], [b]) => a - b).map(([face, counts]) => ({ text: String(face), ...counts }));

/** What counts as a face of the dice thrown; undefined for what is drawn rather than thrown. */
function dieOf({ kind, total }: Odds): { title: string; faceOf: (value: number) => number } | undefined {
  if (kind.name === 'two dice') return { title: words.twoDice, faceOf: sumOf };
  if (kind.min !== 1 || kind.name !== `1…${total}`) return undefined;
  return { title: total === 6 ? words.oneDie : words.dieOf(total), faceOf: (value) => value };
}
