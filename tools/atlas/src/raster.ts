import type { HexId } from '@bocage/hex';
import type { XY } from './lines.ts';
import type { LonLat } from './projection.ts';
import type { Sheet } from './sheet.ts';

/** Cells per hex pitch: about 125 to a hex. */
const FINENESS = 12;

/** A picture of the map in small cells, each of which belongs to a hex or to none. */
export class Raster {
  readonly width: number;
  readonly height: number;
  readonly hexOfCell: Int16Array;
  readonly cellsOfHex: Int32Array;
  readonly #sheet: Sheet;

  constructor(sheet: Sheet) {
    this.#sheet = sheet;
    const { grid } = sheet;
    this.width = Math.ceil(grid.width * FINENESS);
    this.height = Math.ceil(grid.height * FINENESS);
    this.hexOfCell = new Int16Array(this.width * this.height);
    this.cellsOfHex = new Int32Array(grid.hexCount);
    for (let r = 0; r < this.height; r++) {
      for (let c = 0; c < this.width; c++) {
        const hex = grid.hexAt((c + 0.5) / FINENESS, (r + 0.5) / FINENESS);
        this.hexOfCell[r * this.width + c] = hex;
        if (hex >= 0) this.cellsOfHex[hex]!++;
      }
    }
  }

  /** Marks the cells whose middle lies inside a polygon of the globe; holes are rings like others. */
  fill(mask: Uint8Array, rings: readonly (readonly LonLat[])[]): void {
    const crossings: number[][] = Array.from({ length: this.height }, () => []);
    for (const ring of rings) {
      const points = ring.map((at) => this.#sheet.toPlane(at));
      points.forEach((p, i) => {
        this.#edge(crossings, points.at(i - 1)!, p);
      });
    }
    crossings.forEach((xs, r) => {
      xs.sort((a, b) => a - b);
      for (let i = 0; i + 1 < xs.length; i += 2) {
        const from = Math.max(0, Math.ceil(xs[i]! - 0.5));
        const to = Math.min(this.width - 1, Math.ceil(xs[i + 1]! - 0.5) - 1);
        if (from <= to) mask.fill(1, r * this.width + from, r * this.width + to + 1);
      }
    });
  }

  #edge(crossings: number[][], a: XY, b: XY): void {
    const [ay, by] = [a[1] * FINENESS, b[1] * FINENESS];
    const from = Math.max(0, Math.ceil(Math.min(ay, by) - 0.5));
    const to = Math.min(this.height - 1, Math.ceil(Math.max(ay, by) - 0.5) - 1);
    for (let r = from; r <= to; r++) {
      const share = (r + 0.5 - ay) / (by - ay);
      crossings[r]!.push((a[0] + share * (b[0] - a[0])) * FINENESS);
    }
  }

  /** A mask with nothing marked. */
  empty(): Uint8Array {
    return new Uint8Array(this.width * this.height);
  }

  /** Whether the cell of a point is marked; off the raster it is not. */
  marked(mask: Uint8Array, [x, y]: XY): boolean {
    const [c, r] = [Math.floor(x * FINENESS), Math.floor(y * FINENESS)];
    return c >= 0 && r >= 0 && c < this.width && r < this.height && mask[r * this.width + c] === 1;
  }

  /** The marked cells of each hex, of those that `within` marks too. */
  count(mask: Uint8Array, within?: Uint8Array): Int32Array {
    const counts = new Int32Array(this.cellsOfHex.length);
    for (let i = 0; i < mask.length; i++) {
      const hex = this.hexOfCell[i] as HexId;
      if (hex >= 0 && mask[i] && (!within || within[i])) counts[hex]!++;
    }
    return counts;
  }
}
