import { type EventType, event, int, list } from '@bocage/kernel';
import { ALLIED, ARMY, BEACH, CHIT, GROUP, UNIT, WEATHER } from './data.ts';
import { BRIDGE, PLACE } from './map.ts';
import { MARKER, REGIMENT } from './state.ts';

const DIE = int(1, 6);
const TOTAL = int(-20, 40);

export const forecast = event(
  'forecast',
  '27.1.1-b',
  'Tomorrow will be {weather}.',
  { weather: WEATHER },
  { seenBy: (_g, _a, side) => side === ALLIED },
);
export const flipped = event('flipped', '27.1.2-b', '{unit} begins on its reduced side.', { unit: UNIT });
export const bridge = event('bridge', '27.1.3-a', 'The bridge {bridge} is blown.', { bridge: BRIDGE });
export const dropped = event(
  'dropped',
  '27.1.4-b',
  '{unit} comes down in {hex}.', // its marker and its losses are events of their own
  { unit: UNIT, hex: PLACE, marker: MARKER, steps: int(0, 2) },
);
export const marked = event('marked', '27.2.4-u', '{unit} is marked {marker}.', {
  unit: UNIT,
  marker: MARKER,
});
export const lost = event('lost', '27.2.4-ag', '{unit} loses a step.', { unit: UNIT });
export const resistance = event('resistance', '27.1.8-b', 'Resistance at {beach}: {chit}.', {
  beach: BEACH,
  chit: CHIT,
});
export const bombarded = event('bombarded', '27.2.1-g', 'The {navy} ships fire on {hex}: {total}.', {
  navy: ARMY,
  hex: PLACE,
  total: TOTAL,
});
export const landed = event('landed', '27.2.2-b', '{unit} lands in {hex}: {die} comes to {total}.', {
  unit: UNIT,
  hex: PLACE,
  die: DIE,
  total: TOTAL,
});
export const displaced = event('displaced', '27.2.2-i', '{unit} is put off to {space}.', {
  unit: UNIT,
  space: PLACE,
});
export const fought = event('fought', '27.2.4-ae', '{units} attack {hex}: dice {dice}, column {column}.', {
  hex: PLACE,
  units: list(UNIT, 30),
  dice: int(2, 12),
  column: int(0, 9),
});
export const moved = event('moved', '27.2.5-b', '{unit} goes to {hex}.', { unit: UNIT, hex: PLACE });
export const advanced = event('advanced', '27.2.4-ah', '{unit} advances to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const retreated = event('retreated', '27.2.4-r', '{unit} falls back to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const activated = event('activated', '27.2.8-g', '{group} is active.', { group: GROUP });
export const alerted = event('alerted', '27.2.8-m', '{unit} is active.', { unit: UNIT });
export const delayed = event('delayed', '27.3.2-a', '{unit} is delayed in {box}.', {
  unit: UNIT,
  box: PLACE,
});
export const obstructed = event('obstructed', '27.3.3-c', 'Obstruction at {beach}: {level}.', {
  beach: BEACH,
  level: int(0, 9),
});
export const cadre = event('cadre', '27.3.5-a', 'Of {regiment} a cadre is left, in {reserve}.', {
  regiment: REGIMENT,
  reserve: PLACE,
});
export const restored = event('restored', '27.3.6-c', '{unit} is made whole.', { unit: UNIT });
export const redeployed = event('redeployed', '27.3.8-a', '{unit} is manned again in {hex}.', {
  unit: UNIT,
  hex: PLACE,
});

export const EVENTS = [
  forecast, flipped, bridge, dropped, marked, lost, resistance, bombarded, landed, displaced, fought, moved, advanced,
  retreated, activated, alerted, delayed, obstructed, cadre, restored, redeployed,
] as unknown as readonly EventType[]; // biome-ignore format: a list
