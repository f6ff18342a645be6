import { call, done } from '@bocage/kernel';
import { procedure } from '../units.ts';
import { afternoon } from './afternoon.ts';
import { evening } from './evening.ts';
import { morning } from './morning.ts';
import { night } from './night.ts';

/** 10: turn 0, the 6th of June. */
export const dday = procedure(
  'dday',
  {},
  {
    night: () => call(night, {}, 'morning'),
    morning: () => call(morning, {}, 'afternoon'),
    afternoon: () => call(afternoon, {}, 'evening'),
    evening: () => call(evening, {}, done),
  },
);
