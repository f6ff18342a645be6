import type { HexId } from '@bocage/hex';

const FEW = 64;

/** The hexes that units left or entered since somebody last looked; where they are too many, everything. */
export class Touched {
  readonly places = new Int16Array(FEW);
  count = 0;
  everywhere = true;

  add(hex: HexId): void {
    if (this.count === FEW) this.everywhere = true;
    else this.places[this.count++] = hex;
  }

  /** Something that bears on the whole map has changed. */
  all(): void {
    this.everywhere = true;
  }

  clear(): void {
    this.count = 0;
    this.everywhere = false;
  }
}
