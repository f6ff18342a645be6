import type { Army, Branch, Echelon } from '@bocage/catalogue';

/** What the board has to say, in some language. */
export interface BoardWords {
  readonly map: string;
  /** What kind of thing it is, for those who hear the page. */
  readonly role: string;
  readonly keys: string;
  readonly tools: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly fit: string;
  readonly mini: string;
  /** Something happened beyond the edge of the window. */
  readonly aside: string;
  readonly armies: Readonly<Record<Army, string>>;
  readonly branches: Readonly<Record<Branch, string>>;
  readonly echelons: Readonly<Record<Echelon, string>>;
  readonly steps: (n: number) => string;
  readonly worn: string;
  readonly colour: (name: string) => string;
  readonly faceDown: (army: string) => string;
  readonly unknown: string;
  readonly chosen: string;
  readonly legal: string;
  readonly stack: (n: number) => string;
  readonly empty: string;
  readonly costs: (cost: string) => string;
}
