import { eventTable } from '@bocage/kernel';
import { AT, FROM, WORDS } from './words.ts';

/** 10: the 6th of June, and the fire of coastal batteries (6.2). */
export const DDAY_EVENTS = eventTable(WORDS, {
  weatherOfDay: ['1.1.1.1-a', 'The weather is {weather}.'],
  cameDown: ['10.0.1-c', '{unit} comes down in {hex}: a {die}, with {modifier}, is {total}.', FROM],
  drifted: ['10.0.1-e', '{unit} drifts and comes down in {hex}: a {die}, with {modifier}, is {total}.', FROM], // biome-ignore format: a sentence
  ontoGermans: ['10.0.1-g', 'A fight for {hex}, among Germans, where these came down: {units}.'],
  walked: ['10.0.1-i', '{unit} goes to {hex}.', FROM],
  joinedConfusion: ['10.0.2-b', '{unit} enters the confusion in {hex}.', FROM],
  bombedTwo: ['9.4-d', 'The carpet is divided between {hex} and {place}.'],
  swam: ['10.A.1-d', '{unit} swims ashore with a {die}.'],
  foundered: ['10.A.1-d', '{unit} rolls a {die} and loses {steps} in the sea.'],
  stationed: ['10.A.1-h', '{unit} lies off the coast in {hex}.'],
  backToReserve: ['10.A.1-i', '{unit} leaves the coast for the strategic reserve.'],
  fifthRangers: ['10.A.1-l', 'The die for {unit} is {die}: it lands in {hex}.'],
  cameAshore: ['10.A.1-c', '{unit} lands in {hex}.'],
  noRoomAshore: ['10.B.1-c', '{unit} finds no room in {hex} and waits in the strategic reserve.'],
  wentOn: ['4.4-g', '{unit} does not stop, and goes on to {hex}.', FROM],
  backedFromSea: ['10.A.1-h', 'The landing attack on {hex} has {strength} more from {units}.'],
  batteriesFired: ['6.2-j', 'Coastal fire at {unit}, {points} by {units}: a {die}.', AT],
  batteriesHeld: ['6.2-j', 'The coastal batteries hold their fire against the {side}.'],
  coastalMiss: ['6.2-n', '{unit} takes no harm from the coastal batteries.', AT],
  cameIn: ['10.B.3-a', '{unit} lands in {hex}.'],
  airlandingWaits: ['10.B.3-a', '{unit} waits in the strategic reserve.'],
});

export const {
  weatherOfDay,
  cameDown,
  drifted,
  ontoGermans,
  walked,
  joinedConfusion,
  bombedTwo,
  swam,
  foundered,
  stationed,
  backToReserve,
  fifthRangers,
  cameAshore,
  noRoomAshore,
  wentOn,
  backedFromSea,
  batteriesFired,
  batteriesHeld,
  coastalMiss,
  cameIn,
  airlandingWaits,
} = DDAY_EVENTS;
