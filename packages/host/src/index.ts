export { foreseen } from './dice.ts';
export { fromCatalogue, type Ground } from './ground.ts';
export { TableHost } from './host.ts';
export { MemoryDisk } from './memory.ts';
export type * from './protocol.ts';
export type { Found, Piece, Save } from './save.ts';
export type { Disk, Written } from './shelf.ts';
export { standIn } from './standin.ts';
export { hostWords } from './words.ts';
