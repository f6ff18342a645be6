import type { HexId } from './ids.ts';
import { bearingOf, DU, DV, type Lattice, lengthOf } from './lattice.ts';

/** Writes the hexes at distance n, clockwise from direction 0. */
export function ring(lattice: Lattice, h: HexId, n: number, out: Int16Array): number {
  return ringAt(lattice, h, n, out, 0);
}

/** Writes the hexes within distance n, nearest first. */
export function disc(lattice: Lattice, h: HexId, n: number, out: Int16Array): number {
  let written = 0;
  for (let i = 0; i <= n; i++) written = ringAt(lattice, h, i, out, written);
  return written;
}

function ringAt(lattice: Lattice, h: HexId, n: number, out: Int16Array, offset: number): number {
  let written = offset;
  let u = (lattice.u[h] as number) + n;
  let v = lattice.v[h] as number;
  if (n === 0) {
    out[written++] = h;
    return written;
  }
  for (let side = 0; side < 6; side++) {
    const along = (side + 2) % 6;
    for (let i = 0; i < n; i++) {
      const hex = lattice.at(u, v);
      if (hex >= 0) out[written++] = hex;
      u += DU[along] as number;
      v += DV[along] as number;
    }
  }
  return written;
}

/**
 * Writes the straight line between two centres as steps of two entries each: twice the same hex where the
 * line goes through it, the two hexes on either hand (left, right) where it runs along the side between them.
 */
export function line(lattice: Lattice, a: HexId, b: HexId, out: Int16Array): number {
  const u = lattice.u[a] as number;
  const v = lattice.v[a] as number;
  const du = (lattice.u[b] as number) - u;
  const dv = (lattice.v[b] as number) - v;
  // Towards a corner the line is hex, side, hex, side … and only there does it run along sides.
  const bearing = bearingOf(du, dv);
  const cornerwise = bearing % 2 === 1 && (du === -dv || du === 2 * dv || dv === 2 * du);
  return cornerwise
    ? alongSides(lattice, u, v, bearing >> 1, lengthOf(du, dv) / 2, out)
    : through(lattice, u, v, du, dv, out);
}

function alongSides(
  lattice: Lattice,
  fromU: number,
  fromV: number,
  left: number,
  pairs: number,
  out: Int16Array,
): number {
  const lu = DU[left] as number;
  const lv = DV[left] as number;
  const ru = DU[(left + 1) % 6] as number;
  const rv = DV[(left + 1) % 6] as number;
  let u = fromU;
  let v = fromV;
  let steps = writeStep(out, 0, lattice.at(u, v), lattice.at(u, v));
  for (let i = 0; i < pairs; i++) {
    steps = writeStep(out, steps, lattice.at(u + lu, v + lv), lattice.at(u + ru, v + rv));
    u += lu + ru;
    v += lv + rv;
    steps = writeStep(out, steps, lattice.at(u, v), lattice.at(u, v));
  }
  return steps;
}

function through(
  lattice: Lattice,
  fromU: number,
  fromV: number,
  du: number,
  dv: number,
  out: Int16Array,
): number {
  const ahead = bearingOf(du, dv) >> 1;
  let u = 0;
  let v = 0;
  let steps = writeStep(out, 0, lattice.at(fromU, fromV), lattice.at(fromU, fromV));
  while (u !== du || v !== dv) {
    const d = exit(u, v, du, dv, ahead);
    u += DU[d] as number;
    v += DV[d] as number;
    const hex = lattice.at(fromU + u, fromV + v);
    steps = writeStep(out, steps, hex, hex);
  }
  return steps;
}

// The side by which the line from (0, 0) to (du, dv) leaves the hex at (u, v): the last one, clockwise, that
// begins left of the line. A line that leaves exactly by a corner goes on to the hand it leans to.
function exit(u: number, v: number, du: number, dv: number, ahead: number): number {
  let d = (ahead + 2) % 6;
  while (cornerSide(u, v, du, dv, d) >= 0) d = (d + 5) % 6;
  const next = (d + 1) % 6;
  const throughCorner = cornerSide(u, v, du, dv, next) === 0;
  return throughCorner && cornerSide(0, 0, du, dv, next) < 0 ? next : d;
}

// On which hand of the line through (0, 0) and (du, dv) the corner lies where side d of a hex begins:
// negative left, zero on the line, positive right. Corners are thirds of two steps, hence the threes.
function cornerSide(u: number, v: number, du: number, dv: number, d: number): number {
  const before = (d + 5) % 6;
  const cu = 3 * u + (DU[before] as number) + (DU[d] as number);
  const cv = 3 * v + (DV[before] as number) + (DV[d] as number);
  return du * cv - dv * cu;
}

function writeStep(out: Int16Array, step: number, left: HexId, right: HexId): number {
  out[2 * step] = left;
  out[2 * step + 1] = right;
  return step + 1;
}
