import { type EventType, event, int, list } from '@bocage/kernel';
import { PLACE } from './map.ts';
import { CARD, CHIT, LONGEST, RED, SIDE, UNIT } from './state.ts';

export const buried = event(
  'buried',
  '1.2',
  'Red buries the mine in {hex}.',
  { hex: PLACE },
  {
    seenBy: (_g, _args, side) => side === RED,
  },
);
export const turned = event('card', '2.1', 'The card is {card}.', { card: CARD });
export const drawn = event('drawn', '2.2', 'The chit {chit} is drawn.', { chit: CHIT });
export const moved = event('moved', '3.2', '{unit} goes from {from} by {way}.', {
  unit: UNIT,
  from: PLACE,
  way: list(PLACE, LONGEST),
});
export const trod = event('trod', '3.9', 'There is no mine in {hex}.', { hex: PLACE }, { reveals: true });
export const struck = event(
  'struck',
  '3.9',
  '{unit} comes upon the mine in {hex}.',
  { unit: UNIT, hex: PLACE },
  { reveals: true },
);
export const shot = event('shot', '4.3', '{shooter} shoots at {target}: {die}.', {
  shooter: UNIT,
  target: UNIT,
  die: int(1, 6),
});
export const revealed = event(
  'revealed',
  '5.4',
  '{unit} is turned up: strength {value}.',
  { unit: UNIT, value: int(0, 5) },
  {
    reveals: true,
  },
);
export const fought = event('fought', '5.5', '{units} attack {hex}, column {column}, die {die}.', {
  hex: PLACE,
  units: list(UNIT, 4),
  column: int(0, 9),
  die: int(1, 6),
});
export const lost = event('lost', '5.6-b', '{unit} loses a step.', { unit: UNIT });
export const supported = event('supported', '5.3', '{side} calls fire support.', { side: SIDE });

export const EVENTS: readonly EventType[] = [
  buried, turned, drawn, moved, trod,
  struck, shot, revealed, fought, lost, supported,
] as unknown as readonly EventType[]; // biome-ignore format: a list
