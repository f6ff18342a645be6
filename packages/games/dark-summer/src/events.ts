import { eventTable, everyEvent, int, list } from '@bocage/kernel';
import { FACTOR, UNIT } from './data.ts';
import { PLACE } from './map.ts';
import { COLUMN, HALVES } from './terms.ts';
import { PORT_COLUMN, SHIFT, TOLD_BEACH, TOLD_END, TOLD_EXIT, TOLD_FORMATION, TOLD_PORT, TOLD_RESULT, TOLD_ROUND, TOLD_SIDE, TOLD_SKY, TOLD_SUPPORT } from './told.ts'; // biome-ignore format: a list

const STRENGTH = int(0, 999);

/** What the sentences speak of. */
const WORDS = {
  allied: int(0, 99),
  army: TOLD_EXIT,
  attack: STRENGTH,
  beach: TOLD_BEACH,
  chit: TOLD_ROUND,
  column: COLUMN,
  combat: int(0, 4),
  defense: STRENGTH,
  die: int(1, 6),
  factor: FACTOR,
  formation: TOLD_FORMATION,
  german: HALVES,
  half: int(0, 63),
  hex: PLACE,
  how: TOLD_END,
  move: int(0, 4),
  number: int(0, 63),
  odds: COLUMN,
  penalty: int(0, 6),
  place: PLACE,
  result: TOLD_RESULT,
  shift: SHIFT,
  side: TOLD_SIDE,
  support: TOLD_SUPPORT,
  unit: UNIT,
  units: list(UNIT, 32),
  weather: TOLD_SKY,
};

/** What no sentence names: where it was seen, and which way somebody came, from where he stood on. */
const AT = { at: PLACE };
const FROM = { from: PLACE };
const WAY = { way: list(PLACE, 99) };
const PLACES = list(PLACE, 6);
/** Who attacks, the first of them, and from where. */
const ATTACK = { first: UNIT, from: PLACES };

/** Every event by its name. */
export const TABLE = eventTable(WORDS, {
  weathered: ['7.1-c', 'The weather is {weather}.'],
  refilled: ['7.3-b', 'The weather chits that were kept back go into the cup.'],
  played: ['9.2-a', 'Round {number}: {chit}.', { number: int(1, 16) }],
  mixed: ['9.1-d', 'The British chits are {move} Move and {combat} Combat.'],
  rebuilt: ['8.2.2-b', '{unit} is brought up to strength.'],
  rolledEntry: [
    '8.1.1-b',
    'Reinforcements, die {die}: {number} may enter by the roll, {half} as half of the Formations waiting.',
  ],
  rolledHampered: [
    '8.1.1-d',
    'Reinforcements, die {die} less {penalty} for the weather: {number} may enter.',
  ],
  entered: ['8.1.2-a', '{unit} enters at {hex}.'],
  displaced: ['8.1.3-e', '{unit} makes room and goes to {hex}.', FROM],
  afloat: ['9.4.3-l', '{unit} cannot land yet, and waits.'],
  putOff: ['8.1.1-g', '{formation} waits, having no hex to enter at.'],
  withdrew: ['8.3-c', '{unit} is withdrawn to England.'],
  moved: ['10.1-c', '{unit} goes to {place}.', WAY],
  escaped: ['10.3.1-a', '{unit} slips away to {hex}.', WAY],
  overstacked: ['5.2-b', '{hex} is over-stacked.'],
  activated: ['9.3.4-d', 'Reacting: {units}.'],
  nobodyReacts: ['9.3.4-c', 'No German unit is chosen to react.'],
  attacked: ['11.3.1-a', 'Attack on {hex} by {units}.', { units: list(UNIT, 64), from: PLACES }],
  supported: ['11.3.2-a', 'Support for the {side} side: {support}.'],
  unsupported: ['11.3.2-a', 'The {side} side commits no support.'],
  revealed: ['11.5-a', '{unit} has a factor of {factor}.', {}, { reveals: true }],
  fought: [
    '11.3.5-a',
    '{hex}: {attack} against {defense} is {odds}, {shift}; column {column}, die {die}: {result}.',
    ATTACK,
  ],
  foughtBelow: [
    '11.3.3-d',
    '{hex}: {attack} against {defense} is {odds}, {shift}; that is below the table; without a roll, {result}.',
    ATTACK,
  ],
  // A rule makes another result of the printed one (11.4, 11.8), or nothing at all (11.5.1, 11.8, 11.9).
  converted: ['11.8-b', 'Here the result becomes: {result}.'],
  ignored: ['11.8-a', 'No effect; ignored here: {result}.'],
  traded: ['Reminders-a', 'Instead of the exchange the Germans choose: {result}.'],
  lapsed: ['11.5.2-a', 'Nobody is left to attack {hex}.'],
  lost: ['11.3.6-a', '{unit} loses a step.', AT],
  eliminated: ['11.3.6-a', '{unit} is eliminated.', AT],
  retreated: ['11.3.7-a', '{unit} retreats to {hex}.', WAY],
  advanced: ['11.3.8-a', '{unit} advances to {hex}.', FROM],
  opened: ['9.4.1-g', '{beach} is open.'],
  closed: ['11.9-c', '{beach} is closed for good.'],
  cherbourgFought: [
    '11.7-f',
    'Cherbourg: {attack} against {defense}; column {column}, die {die}: {result}.',
    { column: PORT_COLUMN, result: TOLD_PORT },
  ],
  cherbourgSpared: ['11.7-c', 'Cherbourg is too strong, {attack} against {defense}: there is no fight.'],
  cherbourgTaken: ['3.2.2-c', 'The Allies have taken Cherbourg.'],
  isolated: ['13.5-a', 'Cherbourg is isolated.'],
  relieved: ['13.5-b', 'Cherbourg is no longer isolated.'],
  relocated: ['13.5-c', '{unit} falls back into Cherbourg.', FROM],
  starved: ['14.0-a', '{unit} is out of supply.'],
  exited: ['10.4.5-a', '{unit} leaves the map in the east.'],
  marked: ['10.4.5-f', 'A {army} Exit marker lies in {hex} from now on.'],
  shut: ['10.4.4-f', 'From the next turn on nobody may enter Brittany.'],
  lifted: ['15.0-c', 'The boundary is lifted for US and French units.'],
  heldCaen: ['10.4.5-c', 'The Allies hold all of Caen: the British army may exit in the east.'],
  scored: ['4.0-i', 'Points: Allies {allied}, Germans {german}.'],
  decided: ['3.2.1-h', 'The {side} side wins at once: {how}.'],
});

export const {
  weathered, refilled, played, mixed, rebuilt, rolledEntry, rolledHampered, entered, displaced, afloat, putOff,
  withdrew, moved, escaped, overstacked, activated, nobodyReacts, attacked, supported, unsupported, revealed, fought,
  foughtBelow, converted, ignored, traded, lapsed, lost, eliminated, retreated, advanced, opened, closed,
  cherbourgFought, cherbourgSpared, cherbourgTaken, isolated, relieved, relocated, starved, exited, marked, shut,
  lifted, heldCaen, scored, decided,
} = TABLE; // biome-ignore format: a list

/** Every event of the game. */
export const EVENTS = everyEvent(TABLE);
