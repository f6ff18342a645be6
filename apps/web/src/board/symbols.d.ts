declare module 'virtual:symbols' {
  /** The inside of an SVG of `<symbol>`s, one a branch. */
  export const sprite: string;
}
