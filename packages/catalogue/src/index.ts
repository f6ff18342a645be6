export { CATALOGUE, type CatalogueEntry, type Complexity, entryOf } from './catalogue.ts';
export type { Drawing, HexLook, KeyLook, LineLook, NoteLook, Picture, PieceLook, Read } from './picture.ts';
export type { PlayableGame } from './playable.ts';
