import type { Grid, HexId, HexsideId } from '@bocage/hex';

/**
 * Reads what is to be shown: `read('unit.at', 3)`. What the onlooker may not know reads as UNKNOWN, so a
 * picture cannot give it away.
 */
export type Read = (path: string, row?: number) => number;

/** The ground of a hex. */
export interface HexLook {
  readonly at: HexId;
  readonly fill: string;
  readonly symbol?: 'wood' | 'town';
  /** The name of what is there. */
  readonly label?: string;
  /** The index of the side that holds it, where that matters. */
  readonly heldBy?: number;
}

/** A river along a hexside, or a road across it. */
export interface LineLook {
  readonly side: HexsideId;
  readonly kind: 'river' | 'road';
}

/** A counter; those in one hex are drawn as a stack, the first one lowest. */
export interface PieceLook {
  readonly at: HexId;
  readonly side: number;
  readonly name: string;
  /** The figures on its face; `?` for what the onlooker may not know. */
  readonly text: string;
  readonly faceDown?: boolean;
  /** It has lost steps. */
  readonly worn?: boolean;
  /** A short word on its state: shaken, out of supply. */
  readonly state?: string;
}

/** Something in a hex that is no piece. */
export interface NoteLook {
  readonly at: HexId;
  readonly text: string;
}

/** A line of the key. */
export interface KeyLook {
  readonly fill: string;
  readonly symbol?: 'wood' | 'town';
  readonly text: string;
}

/** All that is seen of one position. */
export interface Drawing {
  readonly caption: string;
  readonly sides: readonly string[];
  readonly hexes: readonly HexLook[];
  readonly lines: readonly LineLook[];
  readonly pieces: readonly PieceLook[];
  readonly notes: readonly NoteLook[];
  readonly key: readonly KeyLook[];
}

/** How a game is drawn: facts for whoever draws, in no technique of drawing. */
export interface Picture {
  readonly grid: Grid;
  draw(read: Read): Drawing;
}
