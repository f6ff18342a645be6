import type { Deed, Lesson } from '@bocage/wargame';
import { words } from './words.ts';

const [ALLIED, GERMAN] = [0, 1];
/** The hexes of the landings on the beaches. */
const BEACHES = ['2403', '3203', '3303', '4003', '4102', '4203', '4302', '4603'];
/** Off Sword two units attack together; off Omaha one, and the works there are stronger. */
const [OFF_SWORD, OFF_OMAHA] = [['4602'], ['3302', '3202']];
/** The one in Caen first. */
const PANZERS = ['KG192/21Pz', 'KG125/21Pz', 'KG22/21Pz'];
const TOWARDS_SWORD = ['4405', '4505', '4605'];
const SHIPS = ['NavalUS', 'NavalBR'];

const LAND = { at: ['firstWave.choose'] };
const MOVE = { at: ['movement.begin'] };
const FIGHT = { at: ['fighting.declare'], side: ALLIED };
/** What a fight asks on its way, the first that fits first. */
const ON_THE_WAY = ['losses.choose', 'advance.choose', 'advance.further', 'support.attacker'];
const ANSWERS: readonly Deed[] = ['lose', 'advance', 'stay', 'further', 'support'].map((verb) => ({ verb }));

/** The first turn of the campaign: the landings, a Reaction, a Move Round and a Combat Round, for both sides. */
export const lesson: Lesson = {
  game: 'dark-summer',
  scenario: 'campaign',
  // All beaches are opened by the 2nd Wave, and the first two chits are American.
  seed: 29,
  seats: ['human', 'human'],
  focus: '4004',
  closer: 1,
  onward: ['end', 'pass', 'done', 'nobody'],
  steps: [
    { id: 'campaign', about: BEACHES },
    { id: 'counters', rule: '11.5-a', about: BEACHES },
    { id: 'mix', rule: '9.1-d', at: ['actionPhase.mix'], deeds: [{ verb: 'mix', args: [['2m1c']] }] },
    { ...LAND, id: 'sword', rule: '9.4.1-e', deeds: [{ verb: 'land', args: [OFF_SWORD] }] },
    {
      id: 'further',
      rule: '9.4.1-h',
      at: ['advance.further'],
      deeds: [{ verb: 'further', args: [['27A']] }, { verb: 'stay' }],
      repeats: true,
    },
    { ...LAND, id: 'omaha', rule: '11.4.1-a', deeds: [{ verb: 'land', args: [OFF_OMAHA] }] },
    {
      id: 'landRest',
      rule: '9.4.1-c',
      at: ['firstWave.choose', ...ON_THE_WAY],
      deeds: [{ verb: 'land' }, ...ANSWERS],
      repeats: true,
    },
    { id: 'reaction', rule: '9.3.4-a' },
    {
      id: 'react',
      rule: '9.3.4-d',
      at: ['reactionRound.choose'],
      deeds: [{ verb: 'formation', args: [['21Pz']] }],
    },
    {
      ...MOVE,
      id: 'counterMove',
      rule: '10.1-a',
      side: GERMAN,
      deeds: [{ verb: 'move', args: [PANZERS, TOWARDS_SWORD] }],
    },
    {
      id: 'endReaction',
      rule: '9.3.4-h',
      at: ['movement.begin', 'fighting.declare'],
      side: GERMAN,
      deeds: [{ verb: 'end' }, { verb: 'move' }],
      repeats: true,
    },
    { id: 'secondWave', rule: '9.4.3-a' },
    { ...FIGHT, id: 'attack', rule: '11.3.1-a', deeds: [{ verb: 'attack', args: [BEACHES] }] },
    {
      id: 'ships',
      rule: '12.3-a',
      at: ['support.attacker'],
      deeds: [{ verb: 'support', args: [SHIPS] }],
    },
    {
      id: 'fightOn',
      rule: '11.2-a',
      at: ['fighting.declare', ...ON_THE_WAY],
      side: ALLIED,
      deeds: [...ANSWERS, { verb: 'attack', args: [BEACHES] }, { verb: 'end' }],
      repeats: true,
    },
    { id: 'secondReaction', rule: '9.3.4-b', at: ['reactionRound.choose'], deeds: [{ verb: 'nobody' }] },
    { id: 'cup', rule: '9.2-c' },
    {
      id: 'chit',
      rule: '9.2-h',
      at: ['actionRound.play'],
      side: ALLIED,
      deeds: [{ verb: 'play', args: [['move']] }],
    },
    {
      id: 'thirdWave',
      rule: '8.1.3-b',
      at: ['arrivals.gather', 'thirdWave.choose'],
      side: ALLIED,
      deeds: [{ verb: 'reinforce' }, { verb: 'land' }, { verb: 'displace' }, { verb: 'done' }],
      repeats: true,
    },
    { ...MOVE, id: 'march', rule: '10.2-b', side: ALLIED, deeds: [{ verb: 'move' }, { verb: 'march' }] },
    {
      ...MOVE,
      id: 'moveOn',
      rule: '6.3-a',
      side: ALLIED,
      deeds: [{ verb: 'end' }, { verb: 'move' }, { verb: 'march' }],
      repeats: true,
    },
    { id: 'pass', rule: '9.2-d', at: ['actionPhase.react'], deeds: [{ verb: 'pass' }] },
    {
      id: 'combatChit',
      rule: '9.2-k',
      at: ['actionRound.play'],
      side: ALLIED,
      deeds: [{ verb: 'play', args: [['combat']] }],
    },
    { ...FIGHT, id: 'assault', rule: '11.3.3-a', deeds: [{ verb: 'attack' }] },
    {
      id: 'endCombat',
      rule: '11.3.8-a',
      at: ['fighting.declare', 'losses.choose', 'retreat.choose', ...ON_THE_WAY],
      side: ALLIED,
      deeds: [...ANSWERS, { verb: 'end' }, { verb: 'attack' }],
      repeats: true,
    },
    { id: 'summer' },
  ],
  words,
};
