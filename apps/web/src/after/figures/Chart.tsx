import { useEffect, useRef } from 'react';
import type { Drawing } from './charts.ts';

interface ChartProps {
  readonly label: string;
  readonly draw: Drawing;
}

/** A chart, whose library comes when one is first wanted. Its figures stand in a table beside it. */
export const Chart = ({ label, draw }: ChartProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = box.current;
    if (root === null) return;
    let isWanted = true;
    let width = 0;
    const redraw = async (): Promise<void> => {
      const plot = await import('@observablehq/plot');
      if (!isWanted || root.clientWidth === 0 || root.clientWidth === width) return;
      width = root.clientWidth;
      const drawn = draw(plot, width);
      drawn.setAttribute('aria-hidden', 'true'); // the frame says what it is
      root.replaceChildren(drawn);
    };
    const watch = new ResizeObserver(() => void redraw());
    watch.observe(root);
    return () => {
      isWanted = false;
      watch.disconnect();
    };
  }, [draw]);
  return (
    <figure className="after-chart">
      <div ref={box} className="after-chart-box" role="img" aria-label={label} />
    </figure>
  );
};
