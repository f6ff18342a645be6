import type { Game } from './game.ts';

/** Who holds which sides: each seat one or more of them, which share what they know. */
export type Seats = readonly (readonly number[])[];

/** Each side has its own seat. */
export const seatEach = ({ sides }: Pick<Game, 'sides'>): Seats => sides.words.map((_, side) => [side]);

/** The sides of the seat that holds a side. */
export function heldWith(seats: Seats, side: number): readonly number[] {
  for (const held of seats) if (held.includes(side)) return held;
  throw new RangeError(`nobody holds side ${side}`);
}

/** Whether a side is held by the seat of another; Chance is held by nobody. */
export const sharesSeat = (seats: Seats, one: number, other: number): boolean =>
  one === other || seats.some((held) => held.includes(one) && held.includes(other));

/** The seats in the words of records: `us+commonwealth german`. */
export const seatsText = ({ sides }: Pick<Game, 'sides'>, seats: Seats): string =>
  seats.map((held) => held.map((side) => sides.text(side)).join('+')).join(' ');

/** Reads the words of seats, which hold every side once; a sentence where they do not. */
export function readSeats(
  { id, sides }: Pick<Game, 'id' | 'sides'>,
  words: readonly string[],
): Seats | string {
  const held = words.map((word) => word.split('+'));
  const all = held.flat();
  const unknown = all.find((word) => sides.parse(word) === undefined);
  if (unknown !== undefined) return `${id} has no side “${unknown}”; it has ${sides.words.join(', ')}`;
  const unsure = sides.words.find((word) => all.filter((one) => one === word).length !== 1);
  if (unsure !== undefined) return `“${words.join(' ')}” does not seat every side once; ${unsure} is not`;
  return held.map((seat) => seat.map((word) => sides.of(word)));
}
