import type { Deed, Lesson } from '@bocage/wargame';
import { words } from './words.ts';

const [US, BRITISH] = [0, 1];
/** The road from Saint-Lô to Périers, and who holds it. */
const FRONT = ['1117', '1118', '1217', '1218'];
const VII_CORPS = '1017';
/** Weakly held, and in reach of VII Corps. */
const TARGETS = ['1217', '1118', '1216'];
/** The armour of Cobra behind the line. */
const SPEARHEADS = ['3-Arm-CCA', '3-Arm-CCB', '2-Arm-CCA', '2-Arm-CCB', '4-Arm-CCA', '4-Arm-CCB'];
const STAFFS = ['1015', '1014', '0820', VII_CORPS];

const SET_UP = { at: ['setUpPhase.support'], rule: '11.2-g' };
const SKY = { at: ['airPhase.assign'], side: US };
const CARRY = { at: ['carrying.carry'], side: US, rule: '1.1.1.2-f' };
const MOVES = { at: ['movement.moves'], side: US };
const ATTACK = { at: ['assaults.choose'], side: US };
/** What a fight asks after its die, of both sides. */
const AFTER = ['losses.choose', 'givingWay.choose', 'retreat.choose', 'retreat.follow', 'retreat.remove'];
const ANSWERS: readonly Deed[] = ['lose', 'yield', 'stand', 'retreat', 'follow', 'remove'].map((verb) => ({
  verb,
}));

/** The first week of Cobra: aircraft, markers, moves, and an attack of VII Corps from its muster to the advance. */
export const lesson: Lesson = {
  game: 'bloody-summer',
  scenario: 'cobra',
  // The bombs shake the hex, it is taken, and a stack advances.
  seed: 2,
  seats: ['human', 'human', 'human'],
  focus: '1117',
  onward: ['keep', 'pass', 'done', 'end', 'finish', 'go', 'stay', 'stop', 'wait', 'hold'],
  steps: [
    { id: 'front', about: FRONT, tracks: ['points'] },
    { id: 'corps', rule: '5.1-a', about: STAFFS, overlay: { id: 'control' } },
    { id: 'place', rule: '11.2-c', at: ['setUpPhase.place'], deeds: [{ verb: 'place' }], repeats: true },
    { ...SET_UP, id: 'marker', side: US, deeds: [{ verb: 'support', args: [['US-VII']] }] },
    { ...SET_UP, id: 'goodwood', side: BRITISH, deeds: [{ verb: 'support', args: [['BR-VIII']] }] },
    { id: 'sky', rule: '1.1.1.1-k', tracks: ['weather', 'air-us'] },
    { ...SKY, id: 'zone', rule: '9.2-d', deeds: [{ verb: 'zone', args: [['saint-lô']] }, { verb: 'zone' }] },
    { ...SKY, id: 'keep', rule: '9.1-a', deeds: [{ verb: 'keep' }] },
    { id: 'depots', rule: '7.1-b', tracks: ['offensives-allies'] },
    { ...CARRY, id: 'carry', deeds: [{ verb: 'land', args: [null, STAFFS] }] },
    { ...CARRY, id: 'carryOn', deeds: [{ verb: 'pass' }, { verb: 'land' }, { verb: 'carry' }], repeats: true },
    { id: 'initiative', rule: '1.1.1.3-a', tracks: ['phase'] },
    { ...MOVES, id: 'reserve', rule: '4.1.1-g', deeds: [{ verb: 'reserve', args: [SPEARHEADS] }] },
    { ...MOVES, id: 'move', rule: '4.1.1-c', deeds: [{ verb: 'move' }, { verb: 'march' }] },
    { ...MOVES, id: 'endMoves', rule: '2.1-a', deeds: [{ verb: 'end' }, { verb: 'move' }, { verb: 'march' }, { verb: 'land' }, { verb: 'reserve' }], repeats: true },
    { id: 'combats', rule: '1.1.3-a' },
    { id: 'activate', rule: '1.1.3-d', at: ['combatPhase.choose'], side: US, deeds: [{ verb: 'activate', args: [['US-VII']] }] },
    { ...ATTACK, id: 'attack', rule: '6.1-i', deeds: [{ verb: 'attack', args: [TARGETS] }] },
    { id: 'muster', rule: '6.1-f', at: ['assaults.muster'], side: US, deeds: [{ verb: 'join' }, { verb: 'fight' }], repeats: true },
    { id: 'bomb', rule: '9.3-a', at: ['bombardment.choose'], side: US, deeds: [{ verb: 'drop' }, { verb: 'send', args: [['us-medium']] }, { verb: 'pass' }, { verb: 'shell' }], repeats: true },
    { id: 'air', rule: '9.1-d', at: ['clash.air'], side: US, deeds: [{ verb: 'fly' }] },
    { id: 'lead', rule: '5.3-c', at: ['clash.lead'], side: US, deeds: [{ verb: 'support' }] },
    { id: 'result', rule: '6.4-a', at: AFTER, deeds: ANSWERS, repeats: true },
    { id: 'advance', rule: '6.7-a', at: ['aftermath.advance', 'aftermath.further'], side: US, deeds: [{ verb: 'advance' }, { verb: 'further' }, { verb: 'stay' }], repeats: true },
    { id: 'riposte', rule: '6.9-a' },
    { ...ATTACK, id: 'attackOn', rule: '6.1-c', deeds: [{ verb: 'finish' }, { verb: 'attack' }] },
    { id: 'others', rule: '1.1.3-c', at: ['combatPhase.choose'], side: US, deeds: [{ verb: 'pass' }, { verb: 'activate' }] },
    { id: 'summer' },
  ],
  words,
}; // biome-ignore format: a line each
