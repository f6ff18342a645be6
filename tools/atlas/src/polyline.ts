import type { LonLat } from './projection.ts';

/** Packs a line into text: every coordinate times `scale`, as the difference from the one before, in base 32. */
export function packLine(line: readonly LonLat[], scale: number): string {
  let text = '';
  let [x, y] = [0, 0];
  for (const [lon, lat] of line) {
    const [nx, ny] = [Math.round(lon * scale), Math.round(lat * scale)];
    text += packNumber(nx - x) + packNumber(ny - y);
    [x, y] = [nx, ny];
  }
  return text;
}

/** The line that was packed. */
export function unpackLine(text: string, scale: number): LonLat[] {
  const line: LonLat[] = [];
  let [x, y, i] = [0, 0, 0];
  const next = (): number => {
    let [value, shift, digit] = [0, 0, 0];
    do {
      digit = text.charCodeAt(i++) - FIRST;
      value |= (digit & 31) << shift;
      shift += 5;
    } while (digit >= 32);
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  while (i < text.length) {
    x += next();
    y += next();
    line.push([x / scale, y / scale]);
  }
  return line;
}

// '?' to '~', as in Google's encoded polylines: the lowest five bits first, 32 added while more follow.
const FIRST = 63;

function packNumber(n: number): string {
  let value = n < 0 ? ~(n << 1) : n << 1;
  let text = '';
  while (value >= 32) {
    text += String.fromCharCode(FIRST + 32 + (value & 31));
    value >>= 5;
  }
  return text + String.fromCharCode(FIRST + value);
}
