import type { NewGame, OurPlayer, Seat, SetUpFacts } from '@bocage/host';
import type { Seats } from '@bocage/kernel';

/** Who plays, by side, and which sides are held together. */
export interface Seating {
  readonly seats: NewGame['seats'];
  readonly held: Seats;
}

/** Our players, the weakest of those who mean something first. */
export const OPPONENTS = [
  'recruit',
  'scripted',
  'veteran',
  'commander',
  'random',
] as const satisfies readonly OurPlayer[];

/** How a game is to be begun. */
export type Chosen = Omit<NewGame, 'game' | 'seed' | 'held'> & Seating;

/** The first scenario as usual: you lead the first camp, all of its sides, against the player chosen last, or a regular. */
export const usual = (
  { scenarios, sides, camps, players }: SetUpFacts,
  last: OurPlayer = 'scripted',
): Chosen => ({
  scenario: scenarios[0]?.id ?? '',
  options: {},
  seats: sides.map((_, side) =>
    camps[0]?.includes(side)
      ? 'human'
      : (([last, 'scripted'] as const).find((one) => players.includes(one)) ?? 'random'),
  ),
  held: camps,
});

/** Whom of our players somebody has chosen to play against; undefined where nobody plays, or all do. */
export const chosenIn = ({ seats }: Pick<Seating, 'seats'>): OurPlayer | undefined =>
  seats.includes('human') ? OPPONENTS.find((one) => seats.includes(one)) : undefined;

/** The camps whose sides one seat can hold together: those with more than one. */
export const sharedCamps = ({ camps }: SetUpFacts): readonly (readonly number[])[] =>
  camps.filter((camp) => camp.length > 1);

/** Whether one seat holds all sides of a camp. */
export const isTogether = ({ held }: Seating, camp: readonly number[]): boolean =>
  held.some((seat) => camp.every((side) => seat.includes(side)));

/** The sides of a camp in one seat, played by whoever plays the first of them; or each in its own again. */
export function seatedTogether(seating: Seating, camp: readonly number[], isOne: boolean): Seating {
  const others = seating.held.filter((seat) => !seat.some((side) => camp.includes(side)));
  const theirs = isOne ? [camp] : camp.map((side) => [side]);
  const held = [...others, ...theirs].sort(([a = 0], [b = 0]) => a - b);
  const first = seating.seats[camp[0] ?? 0] as Seat;
  return { held, seats: isOne ? playedBy(seating.seats, camp, first) : seating.seats };
}

/** The sides of a seat played by somebody else. */
export const playedBy = (seats: NewGame['seats'], sides: readonly number[], who: Seat): NewGame['seats'] =>
  seats.map((seat, side) => (sides.includes(side) ? who : seat));

/** What a game is begun with: seats that hold one side each need not be told. */
export const seatingOf = ({ seats, held }: Seating): Pick<NewGame, 'seats' | 'held'> =>
  held.some((seat) => seat.length > 1) ? { seats, held } : { seats };
