import type { Lesson } from '@bocage/wargame';
import { words } from './words.ts';

/** The Weapons Nests above the sand, the middle of the beach first. */
const NESTS = ['N3031', 'N3132', 'N3033', 'N3030', 'N3133', 'N2930'];
/** Those beside Dog and Easy. */
const NEAR = ['N3031', 'N3030', 'N2930'];
const BEACH = ['N2931', 'N2932', 'N3032'];

/** All but the first battalion of the 16th, which is kept back to move or to rally. */
const STORMERS = ['2/16', '1/116', '5Rgr', '2Rgr'];

const FIRE = { at: ['navalFire.fire'], rule: '27.2.1-g' };
const LAND = { at: ['beachLanding.land'] };
const SHOOT = { verb: 'bombard', args: [['us'], NESTS] };

/** A first morning at Omaha: the first Landing Phase on the counters of the printed example, with dice that are known. */
export const lesson: Lesson = {
  game: 'overlord-dday',
  scenario: 'omaha-example',
  // Dice of a hard morning in which nothing is lost for good: one salvo misses, all come ashore in disorder, and the attack wears down both.
  seed: 45172,
  seats: ['human', 'scripted'],
  focus: 'N3032',
  steps: [
    { id: 'table', about: BEACH },
    { id: 'nests', rule: 'FG-a', about: NESTS },
    { ...FIRE, id: 'fire', deeds: [SHOOT] },
    { ...FIRE, id: 'fireAgain', deeds: [SHOOT] },
    { ...FIRE, id: 'fireThird', rule: '27.2.1-b', deeds: [SHOOT] },
    { ...FIRE, id: 'cease', rule: '27.2.1-a', deeds: [{ verb: 'cease' }] },
    { ...LAND, id: 'land', rule: '27.2.2-b', deeds: [{ verb: 'land', args: [['1/16', '2/16']] }] },
    {
      ...LAND,
      id: 'landAgain',
      rule: '27.2.2-c',
      deeds: [{ verb: 'land', args: [['2/16', '1/16', '1/116']] }],
    },
    {
      ...LAND,
      id: 'landRest',
      rule: '27.2.2-h',
      deeds: [{ verb: 'land' }, { verb: 'end' }],
      repeats: true,
    },
    { id: 'actions', rule: '27.2.3-b', about: BEACH },
    {
      id: 'attack',
      rule: '27.2.4-a',
      at: ['action.designate'],
      deeds: [{ verb: 'attack', args: [NEAR, STORMERS] }],
    },
    {
      id: 'fight',
      rule: '27.2.4-ae',
      at: ['action.designate', 'action.resolve'],
      deeds: [{ verb: 'fight' }, { verb: 'attack', args: [NEAR, STORMERS] }, { verb: 'resolve' }],
      repeats: true,
    },
    { id: 'result', rule: '27.2.4-af' },
    {
      id: 'move',
      rule: '27.2.5-b',
      at: ['action.move'],
      deeds: [{ verb: 'move', args: [['2Rgr', '1/16']] }],
    },
    {
      id: 'endMoves',
      rule: '27.2.6-b',
      at: ['action.move'],
      deeds: [{ verb: 'end' }, { verb: 'move' }],
      repeats: true,
    },
    { id: 'phase', rule: '27.2.7-a' },
    { id: 'again', rule: '27.2-b', at: ['navalFire.fire'], deeds: [SHOOT] },
    { id: 'day' },
  ],
  words,
};
