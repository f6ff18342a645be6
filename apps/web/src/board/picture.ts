/** What is drawn on a canvas that the page does not show. */
export function pen(drawing: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const ink = drawing.getContext('2d');
  if (!ink) throw new Error('this browser has no canvas');
  return ink;
}

// A canvas that could still be drawn on hands all its pixels over in every frame that anything moves; a finished
// picture does not.
/** Puts a drawing onto a canvas of the page, for good; the drawing is empty afterwards. */
export function hang(canvas: HTMLCanvasElement, drawing: OffscreenCanvas): void {
  canvas.width = drawing.width;
  canvas.height = drawing.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(drawing.transferToImageBitmap());
}
