const FACES = [1, 2, 3, 4, 5, 6];

/** How often in six a throw does what is wanted. */
export const inSix = (wanted: (die: number) => boolean): string => `${FACES.filter(wanted).length} in 6`;
