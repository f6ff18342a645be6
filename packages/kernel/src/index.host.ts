// What a table, a host or a terminal stands on beside the rules: seats, luck, what each side was told, the parts of records.
export { argumentsText, badInput, notNow, readAction, sameAction } from './action.ts';
export { sidesIn } from './camps.ts';
export type { Watcher } from './cells.ts';
export { sentence, sentenceIn } from './event.ts';
export { isPlain, type OptionOf, proceduresIn } from './game.ts';
export { belongs } from './kind.ts';
export { fallen, luckOf, newSecret } from './luck.ts';
export { bothMarks, type Marks, NO_MARKS } from './marks.ts';
export type { Ply } from './match.ts';
export { Offer } from './offer.ts';
export { isAsk, isChance } from './procedure.ts';
export { type RecordParts, recordParts, type ToldAnswer } from './record.ts';
export { MOST_TEXT } from './scan.ts';
export { isCounts, isList, isTable, type Slot } from './schema.ts';
export { heldWith, seatsText, sharesSeat } from './seats.ts';
export type { Saved } from './state.ts';
export { checksum } from './text.ts';
export { changedUnseen, openView } from './view.ts';
