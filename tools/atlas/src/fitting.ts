import type { XY } from './lines.ts';
import { type LonLat, project } from './projection.ts';

type Row = readonly [number, number, number];

/** The affine map that takes points of a grid's plane (u right, v up) to places best: least squares in kilometres. */
export function affineThrough(points: readonly (readonly [uv: XY, at: LonLat])[]): readonly [Row, Row] {
  const normal = [
    [0, 0, 0],
    [0, 0, 0],
    [0, 0, 0],
  ];
  const right = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  for (const [[u, v], at] of points) {
    const terms = [u, v, 1];
    const km = project(at);
    for (let i = 0; i < 3; i++) {
      for (let k = 0; k < 3; k++) normal[i]![k]! += terms[i]! * terms[k]!;
      right[0]![i]! += terms[i]! * km[0];
      right[1]![i]! += terms[i]! * km[1];
    }
  }
  return [solve(normal, right[0]!), solve(normal, right[1]!)];
}

// Cramer's rule.
function solve(a: readonly (readonly number[])[], b: readonly number[]): Row {
  const whole = determinant(a);
  const part = (column: number): number =>
    determinant(a.map((row, i) => row.map((cell, k) => (k === column ? b[i]! : cell)))) / whole;
  return [part(0), part(1), part(2)];
}

function determinant(m: readonly (readonly number[])[]): number {
  const [a, b, c] = m as [number[], number[], number[]];
  return (
    a[0]! * (b[1]! * c[2]! - b[2]! * c[1]!) -
    a[1]! * (b[0]! * c[2]! - b[2]! * c[0]!) +
    a[2]! * (b[0]! * c[1]! - b[1]! * c[0]!)
  );
}
