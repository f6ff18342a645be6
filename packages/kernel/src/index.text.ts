// Matches, positions and actions as text that people can read: records, and the words of a decision.
export { gameOf, readHeader } from './header.ts';
export { resume } from './match.ts';
export { readPosition, readView, writePosition, writeView } from './position.ts';
export { RECORD_FORMAT, readRecord, writeRecord, writeSeenRecord } from './record.ts';
export { type Fault, faultText, TextError } from './scan.ts';
export { actionText, parseAction, parseValue, valueText } from './text.ts';
