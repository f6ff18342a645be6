import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const WEATHER_EVENTS = eventTable(WORDS, {
  weatherRolled: ['1.1.1.1-b', 'A {die} for the weather, with {modifier}: {weather}.'],
  weatherGiven: ['1.1.1.1-a', 'The weather is {weather}, without a die.'],
  stormThreatened: [
    '1.1.1.1-e',
    'The weather die shows a {die}, so that storms are tested for in this turn.',
  ],
  stormBroke: ['1.1.1.1-f', 'A {die}: a storm breaks, and neither aircraft nor ships act in this phase.'],
  stormHeldOff: ['1.1.1.1-e', 'A {die}: there is no storm.'],
  stormSpared: ['1.1.1.1-j', 'After the storm of the last phase there is no test in this one.'],
  stormPassed: ['1.1.1.1-i', 'The storm is over.'],
  skyAfterStorm: ['1.1.1.1-i', 'After the storm the weather is {weather}.'],
  mulberryStood: ['7.1.1-c', 'A {die}: {depot} stands the storm.'],
  mulberryBroken: ['7.1.1-c', 'A {die}: {depot} breaks up in the storm.'],
});

export const {
  weatherRolled,
  weatherGiven,
  stormThreatened,
  stormBroke,
  stormHeldOff,
  stormSpared,
  stormPassed,
  skyAfterStorm,
  mulberryStood,
  mulberryBroken,
} = WEATHER_EVENTS;
