import type { Answer, Happening } from '@bocage/kernel';
import { sharesSeat } from '@bocage/kernel/host';
import { ALL, type Table } from './table.ts';

/** A decision of a player or of Chance, as an onlooker may be told of it. */
export interface Report {
  /** How many decisions were before it. */
  readonly ply: number;
  /** Who decided, or CHANCE. */
  readonly side: number;
  /** The innermost procedure and its step: `combat.retreat`. */
  readonly step: string;
  /** The rule that asked; empty where nobody has looked. */
  readonly rule: string;
  /** What Chance decided about, by the name of its kind; empty where a player was asked, or nobody has looked. */
  readonly odds: string;
  /** Where the game stood, in a line; empty where nobody has looked. */
  readonly caption: string;
  /** The very answer, as records write it; null where the onlooker may not know it. */
  readonly answer: string | null;
  /** The same as it was given, and the answers after it that left no choice, as far as they may be known. */
  readonly given: Answer | null;
  readonly forced: readonly Answer[];
  /** What the onlooker may know of what came of it. */
  readonly events: readonly Happening[];
}

/** The part of what happened that an onlooker may know. */
const seenBy =
  ({ match }: Table, viewer: number) =>
  (event: Happening): boolean =>
    viewer === ALL || match.isTold(event, viewer);

/** What the onlooker, a side or ALL, may know of what happened before the first decision. */
export const openingFor = (table: Table, viewer: number): Happening[] =>
  table.match.opening.filter(seenBy(table, viewer));

/** The decisions from one on to the moment that is shown, as the onlooker, a side or ALL, may be told of them. */
export function reports(table: Table, viewer: number, fromPly = 0): Report[] {
  const { plies, seats } = table.match;
  const isOwn = (side: number): boolean => viewer !== ALL && sharesSeat(seats, viewer, side);
  return plies.slice(fromPly).map(({ side, answers, events }, i) => {
    const ply = fromPly + i;
    const note = table.noteAt(ply);
    const isOpen = viewer === ALL || isOwn(side) || note?.open[viewer] === true;
    // One's own decision is no news; what it forced somebody else to do may be.
    const isAllOpen = isOwn(side) ? note?.clear[viewer] === true : isOpen;
    const [first, ...forced] = answers;
    return {
      ply,
      side,
      step: first?.step ?? '',
      rule: note?.rule ?? '',
      odds: note?.odds ?? '',
      caption: note?.captions.at(viewer) ?? '', // ALL is -1, and its own comes last
      answer: isOpen && first !== undefined ? first.text : null,
      given: isOpen ? (first ?? null) : null,
      forced: forced.filter((answer) => isAllOpen || isOwn(answer.side)),
      events: events.filter(seenBy(table, viewer)),
    };
  });
}
