import { type EventType, event, int, list } from '@bocage/kernel';
import { FACTOR, UNIT } from './data.ts';
import { PLACE } from './map.ts';
import { COLUMN, HALVES } from './terms.ts';
import { PORT_COLUMN, SHIFT, TOLD_BEACH, TOLD_END, TOLD_EXIT, TOLD_FORMATION, TOLD_PORT, TOLD_RESULT, TOLD_ROUND, TOLD_SIDE, TOLD_SKY, TOLD_SUPPORT } from './told.ts'; // biome-ignore format: a list

const DIE = int(1, 6);
const STRENGTH = int(0, 999);
const NUMBER = int(0, 63);

export const weathered = event('weathered', '7.1-c', 'The weather is {weather}.', { weather: TOLD_SKY });
export const refilled = event(
  'refilled',
  '7.3-b',
  'The weather chits that were kept back go into the cup.',
  {},
);
export const played = event('played', '9.2-a', 'Round {number}: {chit}.', {
  number: int(1, 16),
  chit: TOLD_ROUND,
});
export const mixed = event('mixed', '9.1-d', 'The British have {move} Move and {combat} Combat chits.', {
  move: int(0, 4),
  combat: int(0, 4),
});
export const rebuilt = event('rebuilt', '8.2.2-b', '{unit} is brought up to strength.', { unit: UNIT });
export const rolledEntry = event('rolledEntry', '8.1.1-b', 'Reinforcements, die {die}: {number} may enter by the roll, {half} as half of the Formations waiting.', {
  die: DIE,
  number: NUMBER,
  half: NUMBER,
}); // biome-ignore format: one thing
export const rolledHampered = event('rolledHampered', '8.1.1-d', 'Reinforcements, die {die} less {penalty} for the weather: {number} may enter.', {
  die: DIE,
  penalty: int(0, 6),
  number: NUMBER,
}); // biome-ignore format: one thing
export const entered = event('entered', '8.1.2-a', '{unit} enters at {hex}.', { unit: UNIT, hex: PLACE });
export const displaced = event('displaced', '8.1.3-e', '{unit} makes room and goes to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const afloat = event('afloat', '9.4.3-l', '{unit} cannot land yet, and waits.', { unit: UNIT });
export const putOff = event('putOff', '8.1.1-g', '{formation} has no hex to enter at, and waits.', {
  formation: TOLD_FORMATION,
});
export const withdrew = event('withdrew', '8.3-c', '{unit} is withdrawn to England.', { unit: UNIT });
export const moved = event('moved', '10.1-c', '{unit} goes to {place}.', { unit: UNIT, place: PLACE });
export const escaped = event('escaped', '10.3.1-a', '{unit} slips away to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const overstacked = event('overstacked', '5.2-b', '{hex} is over-stacked.', { hex: PLACE });
export const activated = event('activated', '9.3.4-d', 'Reacting: {units}.', { units: list(UNIT, 32) });
export const nobodyReacts = event('nobodyReacts', '9.3.4-c', 'No German unit is chosen to react.', {});
export const attacked = event('attacked', '11.3.1-a', 'Attack on {hex} by {units}.', {
  units: list(UNIT, 64),
  hex: PLACE,
});
export const supported = event('supported', '11.3.2-a', 'Support for the {side} side: {support}.', {
  support: TOLD_SUPPORT,
  side: TOLD_SIDE,
});
export const unsupported = event('unsupported', '11.3.2-a', 'The {side} side commits no support.', {
  side: TOLD_SIDE,
});
export const revealed = event('revealed', '11.5-a', '{unit} has a factor of {factor}.', {
  unit: UNIT,
  factor: FACTOR,
}, { reveals: true }); // biome-ignore format: one thing
export const fought = event('fought', '11.3.5-a', '{hex}: {attack} against {defense} is {odds}, {shift}; column {column}, die {die}: {result}.', {
  hex: PLACE,
  attack: STRENGTH,
  defense: STRENGTH,
  odds: COLUMN,
  shift: SHIFT,
  column: COLUMN,
  die: DIE,
  result: TOLD_RESULT,
}); // biome-ignore format: one thing
export const foughtBelow = event('foughtBelow', '11.3.3-d', '{hex}: {attack} against {defense} is {odds}, {shift}; that is below the table; without a roll, {result}.', {
  hex: PLACE,
  attack: STRENGTH,
  defense: STRENGTH,
  odds: COLUMN,
  shift: SHIFT,
  result: TOLD_RESULT,
}); // biome-ignore format: one thing
/** A rule makes another result of the printed one (11.4, 11.8), or nothing at all (11.5.1, 11.8, 11.9). */
export const converted = event('converted', '11.8-b', 'Here the result becomes: {result}.', {
  result: TOLD_RESULT,
});
export const ignored = event('ignored', '11.8-a', 'No effect; ignored here: {result}.', {
  result: TOLD_RESULT,
});
export const traded = event(
  'traded',
  'Reminders-a',
  'Instead of the exchange the Germans choose: {result}.',
  {
    result: TOLD_RESULT,
  },
);
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
export const opened = event('opened', '9.4.1-g', '{beach} is open.', { beach: TOLD_BEACH });
export const closed = event('closed', '11.9-c', '{beach} is closed for good.', { beach: TOLD_BEACH });
export const cherbourgFought = event('cherbourgFought', '11.7-f', 'Cherbourg: {attack} against {defense}; column {column}, die {die}: {result}.', {
  attack: STRENGTH,
  defense: STRENGTH,
  column: PORT_COLUMN,
  die: DIE,
  result: TOLD_PORT,
}); // biome-ignore format: one thing
export const cherbourgSpared = event('cherbourgSpared', '11.7-c', 'Cherbourg is too strong, {attack} against {defense}: there is no fight.', {
  attack: STRENGTH,
  defense: STRENGTH,
}); // biome-ignore format: one thing
export const cherbourgTaken = event('cherbourgTaken', '3.2.2-c', 'The Allies have taken Cherbourg.', {});
export const isolated = event('isolated', '13.5-a', 'Cherbourg is isolated.', {});
export const relieved = event('relieved', '13.5-b', 'Cherbourg is no longer isolated.', {});
export const relocated = event('relocated', '13.5-c', '{unit} falls back into Cherbourg.', { unit: UNIT });
export const starved = event('starved', '14.0-a', '{unit} is out of supply.', { unit: UNIT });
export const exited = event('exited', '10.4.5-a', '{unit} leaves the map in the east.', { unit: UNIT });
export const marked = event('marked', '10.4.5-f', 'A {army} Exit marker lies in {hex} from now on.', {
  army: TOLD_EXIT,
  hex: PLACE,
});
export const shut = event('shut', '10.4.4-f', 'From the next turn on nobody may enter Brittany.', {});
export const lifted = event('lifted', '15.0-c', 'The boundary is lifted for US and French units.', {});
export const heldCaen = event(
  'heldCaen',
  '10.4.5-c',
  'The Allies hold all of Caen: the British army may exit in the east.',
  {},
);
export const scored = event('scored', '4.0-i', 'Points: Allies {allied}, Germans {german}.', {
  allied: int(0, 99),
  german: HALVES,
});
export const decided = event('decided', '3.2.1-h', 'The {side} side wins at once: {how}.', {
  side: TOLD_SIDE,
  how: TOLD_END,
});

/** Every event of the game. */
export const EVENTS = [
  weathered, refilled, played, mixed, rebuilt, rolledEntry, rolledHampered, entered, displaced, afloat, putOff, withdrew, moved, escaped, overstacked, activated, nobodyReacts,
  attacked, supported, unsupported, revealed, fought, foughtBelow, converted, ignored, traded, lapsed, lost, eliminated, retreated, advanced, opened, closed, cherbourgFought, cherbourgSpared, cherbourgTaken,
  isolated, relieved, relocated, starved, exited, marked, shut, lifted, heldCaen, scored, decided,
] as unknown as readonly EventType[]; // biome-ignore format: a list
