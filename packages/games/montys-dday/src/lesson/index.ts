import type { Lesson } from '@bocage/wargame';
import { words } from './words.ts';

/** Off the middle of Sword, and the sand before it. */
const OFFSHORE = ['2521', '2622', '2722'];
const SHORE = ['2520', '2621', '2721'];
/** The companies that hold the beach, the middle first. */
const HOLDERS = ['2620', '2520', '2821', '2419', '2319', '2219'];
const OBJECTIVES = ['2219', '2618', '2716', '2718', '2821', '3016'];

const PLACE = { at: ['invasionPlacement.place'], rule: '5.3.1-a' };
const FIRE = { at: ['fireSegment.aim', 'firing.prepare'], side: 0 };
const MOVES = { at: ['movement.moves'], side: 0 };
const ASSAULT = { at: ['assaultSegment.choose', 'assault.muster'], side: 0 };

/** A first morning at Sword: the first landing of the short scenario, with dice that are known. */
export const lesson: Lesson = {
  game: 'montys-dday',
  scenario: 'morning-at-sword',
  // Boats drift, the tanks swim through, and the first Close Assault takes its hex.
  seed: 3,
  seats: ['human', 'scripted'],
  focus: '2620',
  onward: ['ready', 'keep', 'pass', 'storm', 'row', 'cease', 'end'],
  steps: [
    { id: 'table', about: OBJECTIVES, tracks: ['objectives'] },
    { id: 'works', rule: '13.1-a', about: HOLDERS },
    { id: 'loaded', rule: '5.1.4-a', at: ['alliedSetUp.load'], deeds: [{ verb: 'ready' }] },
    { ...PLACE, id: 'launch', deeds: [{ verb: 'launch', args: [['1-SLR', '2-EYR'], OFFSHORE] }] },
    { ...PLACE, id: 'launchRest', deeds: [{ verb: 'launch' }, { verb: 'end' }], repeats: true },
    { ...FIRE, id: 'fire', rule: '10.2.2-a', deeds: [{ verb: 'fire', args: [HOLDERS] }] },
    { ...FIRE, id: 'points', rule: '11.1.1-a', deeds: [{ verb: 'points', args: [['100', '50']] }] },
    { ...FIRE, id: 'shoot', rule: '10.2.8-i1', deeds: [{ verb: 'shoot' }] },
    { ...FIRE, id: 'fireOn', rule: '11.1.4-a', deeds: [{ verb: 'shoot' }, { verb: 'points', args: [['50']] }, { verb: 'fire', args: [HOLDERS] }, { verb: 'cease' }], repeats: true },
    { id: 'drift', rule: '5.5.4-a', at: ['beachLanding.wreck'], deeds: [{ verb: 'wreck' }] },
    { id: 'landing', rule: '5.6-a', about: SHORE, tracks: ['tide'] },
    { id: 'swim', rule: '5.8.2-a', at: ['beachLanding.swimOrRow'], deeds: [{ verb: 'swim' }, { verb: 'row' }], repeats: true },
    { ...MOVES, id: 'inland', rule: '6.1.7-a', deeds: [{ verb: 'move' }] },
    { ...MOVES, id: 'endMoves', rule: '6.2.6-a', deeds: [{ verb: 'end' }, { verb: 'move' }], repeats: true },
    { id: 'answer', rule: '3.1.1-e1' },
    { ...ASSAULT, id: 'assault', rule: '10.3.1-a', deeds: [{ verb: 'assault' }] },
    { ...ASSAULT, id: 'muster', rule: '10.3.3-a1', deeds: [{ verb: 'join' }, { verb: 'storm' }, { verb: 'end' }, { verb: 'assault' }], repeats: true },
    { id: 'modes', rule: '7.3.1-a' },
    { id: 'morning' },
  ],
  words,
}; // biome-ignore format: a line each
