import { eventTable } from '@bocage/kernel';
import { GERMANS_ONLY, OF_ALLIES } from './setup.ts';
import { AT, FROM, WORDS } from './words.ts';

/** 5.0: landings from the sea. */
export const AMPHIBIOUS = eventTable(WORDS, {
  joined: ['5.1.5-a', '{unit} has come to {place}.'],
  loaded: ['5.1.6-a', '{unit} goes into {place}.', {}, OF_ALLIES],
  unloaded: ['5.1.4-a', '{unit} goes back to {place}.', {}, OF_ALLIES],
  missed: ['5.1.11-a', '{unit} goes back to {place}: landings are over for today.'],
  launched: ['5.3.1-a', '{unit} is put to sea off {hex}.', AT],
  leftOver: ['5.1.10-a', '{unit} goes back to {place}: there is no room for it off the coast.'],
  recycled: ['5.7.3-a', '{unit} goes to {place}, and will land as others do.'],
  seaState: ['5.4.2-a', 'The sea off {beach}: die {die}, it adds {sea}.'],
  drifted: ['5.5.3-a', 'The landing at {beach} {drift}.'],
  commandoDrifted: ['5.7.1-a', '{unit} {drift}.', AT],
  driftDice: ['5.5.2-a', 'Dice {dice}, sea {sea}, mines {mines}: {total}.', {}, GERMANS_ONLY],
  turnedBack: ['5.5.5-a', '{unit} goes back to {place}: nobody can land there.', FROM],
  calledBack: ['5.5.6-a', '{unit} is called back to {place}.', FROM],
  carried: ['5.5.3-b', '{unit} is carried to {hex}.', FROM],
  willStorm: ['5.5.6-b', '{unit} must assault {hex} from the sea.', FROM],
  cameAshore: ['5.5.3-a', '{unit} lands in {hex}.', FROM],
  swam: ['5.8.2-a', '{unit} swims ashore: dice {dice}, total {total}.', AT],
  sank: ['5.8.2-a', '{unit} sinks: dice {dice}, total {total}.', AT],
  casualtyDice: [
    '5.6.3-a',
    '{unit}: dice {dice}, total {total}; guns {guns}, mines {mines}.',
    AT,
    GERMANS_ONLY,
  ],
  unharmed: ['5.6.6-a', '{unit} comes through unharmed.', AT],
});

export const {
  joined,
  loaded,
  unloaded,
  missed,
  launched,
  leftOver,
  recycled,
  seaState,
  drifted,
  commandoDrifted,
  driftDice,
  turnedBack,
  calledBack,
  carried,
  willStorm,
  cameAshore,
  swam,
  sank,
  casualtyDice,
  unharmed,
} = AMPHIBIOUS;
