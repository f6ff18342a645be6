import { type EventType, event, int, list } from '@bocage/kernel';
import { FACTOR, FORMATION, SIDE, SUPPORT, UNIT, WEATHER } from './data.ts';
import { BEACH, PLACE } from './map.ts';
import { COLUMN, HALVES, RESULT, TRACK } from './terms.ts';

const DIE = int(1, 6);

export const weathered = event('weathered', '7.1-b', 'The weather is {weather}.', { weather: WEATHER });
export const played = event('played', '9.2-a', 'Round {number}: {chit}.', {
  number: int(1, 16),
  chit: TRACK,
});
export const mixed = event('mixed', '9.1-d', 'The British have {move} Move and {combat} Combat chits.', {
  move: int(0, 4),
  combat: int(0, 4),
});
export const rebuilt = event('rebuilt', '8.2.2-b', '{unit} is brought up to strength.', { unit: UNIT });
export const rolledEntry = event('rolledEntry', '8.1.1-b', 'Reinforcements: {die}.', { die: DIE });
export const entered = event('entered', '8.1.2-a', '{unit} enters in {hex}.', { unit: UNIT, hex: PLACE });
export const displaced = event('displaced', '8.1.3-e', '{unit} makes room and goes to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const afloat = event('afloat', '9.4.3-l', '{unit} could not land and waits.', { unit: UNIT });
export const putOff = event('putOff', '8.1-c', '{formation} cannot enter yet.', { formation: FORMATION });
export const withdrew = event('withdrew', '8.3-a', '{unit} is withdrawn to England.', { unit: UNIT });
export const moved = event('moved', '10.1-a', '{unit} goes to {place}.', { unit: UNIT, place: PLACE });
export const escaped = event('escaped', '10.3.1-a', '{unit} slips away to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const overstacked = event('overstacked', '5.2-a', '{hex} is over-stacked.', { hex: PLACE });
export const activated = event('activated', '9.3.4-b', 'These react: {units}.', { units: list(UNIT, 32) });
export const attacked = event('attacked', '11.3.1-a', 'Attack on {hex} by {units}.', {
  units: list(UNIT, 64),
  hex: PLACE,
});
export const supported = event('supported', '11.3.2-a', '{support} supports the {side} side.', {
  support: SUPPORT,
  side: SIDE,
});
export const revealed = event('revealed', '11.5-b', '{unit} has a factor of {factor}.', {
  unit: UNIT,
  factor: FACTOR,
}, { reveals: true }); // biome-ignore format: one thing
/** Column 0 is 1-3; below the table it is negative. */
export const fought = event('fought', '11.3.5-a', '{hex}: {attack} against {defense}, column {column}, die {die}: {result}.', {
  hex: PLACE,
  attack: int(0, 999),
  defense: int(0, 999),
  column: COLUMN,
  die: int(0, 6),
  result: RESULT,
}); // biome-ignore format: one thing
/** A rule makes another result of the printed one (11.4, 11.5.1, 11.8, 11.9). */
export const converted = event('converted', '11.3.5-a', 'This counts as {result}.', { result: RESULT });
export const lapsed = event('lapsed', '11.5.2-a', 'Nobody is left to attack {hex}.', { hex: PLACE });
export const lost = event('lost', '11.3.6-a', '{unit} loses a step.', { unit: UNIT });
export const eliminated = event('eliminated', '11.3.6-a', '{unit} is eliminated.', { unit: UNIT });
export const retreated = event('retreated', '11.3.7-a', '{unit} retreats to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const advanced = event('advanced', '11.3.8-a', '{unit} advances to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const opened = event('opened', '9.4.1-g', 'The beach {beach} is open.', { beach: BEACH });
export const closed = event('closed', '11.9-c', 'The beach {beach} is closed.', { beach: BEACH });
export const cherbourgFought = event('cherbourgFought', '11.7-f', 'Cherbourg: {attack} against {defense}, die {die}.', {
  attack: int(0, 999),
  defense: int(0, 999),
  die: int(0, 6),
}); // biome-ignore format: one thing
export const cherbourgSpared = event('cherbourgSpared', '11.7-c', 'Cherbourg is too strong: {attack} against {defense}.', {
  attack: int(0, 999),
  defense: int(0, 999),
}); // biome-ignore format: one thing
export const cherbourgTaken = event('cherbourgTaken', '3.2.2-c', 'The Allies have Cherbourg.', {});
export const isolated = event('isolated', '13.5-a', 'Cherbourg is isolated.', {});
export const relocated = event('relocated', '13.5-c', '{unit} falls back into Cherbourg.', { unit: UNIT });
export const starved = event('starved', '14.0-a', '{unit} is out of supply.', { unit: UNIT });
export const exited = event('exited', '10.4.5-a', '{unit} leaves the map in the east.', { unit: UNIT });
export const scored = event('scored', '3.2.2-a', 'Points: Allies {allied}, Germans {german}.', {
  allied: int(0, 99),
  german: HALVES,
});
export const decided = event('decided', '3.2.1-a', 'The {side} side wins at once.', { side: SIDE });

export const EVENTS = [
  weathered, played, mixed, rebuilt, rolledEntry, entered, displaced, afloat, putOff, withdrew, moved, escaped, overstacked, activated,
  attacked, supported, revealed, fought, converted, lapsed, lost, eliminated, retreated, advanced, opened, closed, cherbourgFought, cherbourgSpared, cherbourgTaken,
  isolated, relocated, starved, exited, scored, decided,
] as unknown as readonly EventType[]; // biome-ignore format: a list
