const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A figure of a chart in a sentence: `three`. */
export const counted = (many: number): string => WORDS[many] ?? String(many);
/** With what is counted: `one hex`, `two hexes`. */
export const hexes = (many: number): string => `${counted(many)} ${many === 1 ? 'hex' : 'hexes'}`;
export const units = (many: number): string => (many === 1 ? 'one unit is' : `${counted(many)} units are`);
