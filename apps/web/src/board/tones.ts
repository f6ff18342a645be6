/** By side: the colour and form that it is shown in. */
export type Tones = readonly number[];

/** How a side is shown; by its own number where nothing is said. */
export const toneOf = (tones: Tones, side: number): number => tones[side] ?? side;
