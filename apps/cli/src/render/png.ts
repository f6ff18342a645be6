import { Resvg } from '@resvg/resvg-js';

/** Draws an SVG as a PNG of so many pixels' width. */
export function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: true } })
    .render()
    .asPng();
}

/** Whether this machine has any font to letter a PNG with. */
export function hasFonts(): boolean {
  const letter = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><text y="15">x</text></svg>';
  return new Resvg(letter).getBBox() !== undefined;
}
