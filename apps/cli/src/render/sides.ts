import { element, pointList, type Spot } from './xml.ts';

/** How a side is told from the others: by colour, for eyes that tell these apart, and by shape. */
export interface SideStyle {
  readonly fill: string;
  readonly dark: string;
  readonly shape: 'square' | 'octagon' | 'circle';
}

const STYLES: readonly SideStyle[] = [
  { fill: '#0b5394', dark: '#06345e', shape: 'square' },
  { fill: '#d1452b', dark: '#8c2512', shape: 'octagon' },
  { fill: '#3b7a57', dark: '#1f4a33', shape: 'circle' },
];

export const sideStyle = (side: number): SideStyle => STYLES[side % STYLES.length] as SideStyle;

type Paint = Readonly<Record<string, string | number | undefined>>;

/** The shape of a side with its middle at a spot. */
export function sideShape(side: number, { x, y }: Spot, size: number, paint: Paint): string {
  const half = size / 2;
  const { shape } = sideStyle(side);
  if (shape === 'circle') return element('circle', { cx: x, cy: y, r: half, ...paint });
  if (shape === 'octagon') return element('polygon', { points: pointList(octagon(x, y, half)), ...paint });
  const box = { x: x - half, y: y - half, width: size, height: size, rx: size / 9 };
  return element('rect', { ...box, ...paint });
}

function octagon(x: number, y: number, half: number): Spot[] {
  const cut = 0.42 * half;
  const turns = [
    [cut, half],
    [half, cut],
    [half, -cut],
    [cut, -half],
    [-cut, -half],
    [-half, -cut],
    [-half, cut],
    [-cut, half],
  ] as const;
  return turns.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));
}
