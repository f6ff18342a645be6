import { eventTable, everyEvent, int, list } from '@bocage/kernel';
import { PLACE } from './map.ts';
import { CARD, CHIT, LONGEST, RED, SIDE, UNIT } from './state.ts';

/** What the sentences speak of. */
const WORDS = {
  card: CARD,
  chit: CHIT,
  column: int(0, 9),
  die: int(1, 6),
  from: PLACE,
  hex: PLACE,
  shooter: UNIT,
  side: SIDE,
  target: UNIT,
  unit: UNIT,
  units: list(UNIT, 4),
  value: int(0, 5),
  way: list(PLACE, LONGEST),
};

/** What no sentence names: where it was seen. */
const AT = { at: PLACE };

/** Every event by its name. */
export const TABLE = eventTable(WORDS, {
  buried: ['1.2', 'Red buries the mine in {hex}.', {}, { seenBy: (_g, _args, side) => side === RED }],
  card: ['2.1', 'The card is {card}.'],
  drawn: ['2.2', 'The chit {chit} is drawn.'],
  moved: ['3.2', '{unit} goes from {from} by {way}.'],
  trod: ['3.9', 'There is no mine in {hex}.', {}, { reveals: true }],
  struck: ['3.9', '{unit} comes upon the mine in {hex}.', {}, { reveals: true }],
  shot: ['4.3', '{shooter} shoots at {target}: {die}.', { ...AT, from: PLACE }],
  revealed: ['5.4', '{unit} is turned up: strength {value}.', {}, { reveals: true }],
  fought: ['5.5', '{units} attack {hex}, column {column}, die {die}.', { from: list(PLACE, 4) }],
  lost: ['5.6-b', '{unit} loses a step.', AT],
  supported: ['5.3', '{side} calls fire support.'],
});

export const {
  buried, card: turned, drawn, moved, trod, struck, shot, revealed, fought, lost, supported,
} = TABLE; // biome-ignore format: a list

/** Every event of the game. */
export const EVENTS = everyEvent(TABLE);
