import { eventTable, everyEvent, int, list } from '@bocage/kernel';
import { PLACE } from '../map.ts';
import { EXTENDED } from './extended.ts';
import {
  DEEPENED_BY,
  FIRED_BY,
  NO_DEPTH_BY,
  NO_RESERVES,
  PLACED_BY,
  SHELLED_BY,
  SILENT_FOR,
} from './reasons.ts';
import { VARIANTS } from './variants.ts';
import { AT, FROM, WORDS } from './words.ts';

export * from './reasons.ts';
export { WEAPON } from './words.ts';

/** What happens in every scenario. */
export const TABLE = eventTable(WORDS, {
  drawn: ['AMP-01', '{card} is drawn.', {}, { reveals: true }],
  tide: ['EOT-10', 'It is {tide} tide now.'],
  checked: ['AMP-03', '{unit} has the letter {letter}.'],
  unaffected: ['AMP-04', '{unit} is not affected.'],
  shuffled: ['EOT-06', 'The discards are shuffled into the deck.'],
  drifted: ['AMP-04', '{unit} drifts to {box}.', FROM],
  delayed: ['AMP-09', '{unit} is delayed to turn {turn}.'],
  mined: ['MIN-03', '{unit} strikes a mine.', AT],
  landed: ['LND-01', '{unit} lands in {hex}.', FROM],
  transferred: ['LND-02', '{unit} comes under the {division} Division.'],
  arrived: ['BOX-01', '{unit} waits off {box}.'],
  drowned: ['EOT-10', '{unit} drowns in the tide.', AT],
  reinforced: ['REI-07', 'German reserves come to {position}: {by}.', { by: PLACED_BY.told }],
  noReserves: ['REI-11', 'No reserves come to zone {zone}: {why}.', { why: NO_RESERVES.told }],
  deepened: ['DEP-04', 'The defense of {post} gains depth: {by}.', { by: DEEPENED_BY.told }],
  noDepth: ['DEP-12', 'No German gains depth: {why}.', { why: NO_DEPTH_BY.told }],
  uncovered: ['RES-25', 'The depth of {post}: {marker}.', {}, { reveals: true }],
  withdrawn: ['RES-30', '{german} goes back to its division.'],
  captured: ['REI-07', '{unit} is captured.'],
  released: ['KGM-01', 'Kampfgruppe Meyer sends {units}.'],
  smoked: ['EVT-02', 'Smoke hides {position}.'],
  shipsOnCall: ['EVT-02', 'Ships are on call: {markers}.'],
  plunging: ['EVT-02', 'German fire plunges behind the cover of the beach.'],
  heartened: ['EVT-02', 'No German position is disrupted any more.'],
  tempo: ['EVT-02', 'Each division has {actions} this turn.'],
  pinned: ['EVT-02', 'The engineers can do nothing this turn.'],
  // The one with most steps; where several have as many, the player’s.
  rocketed: [
    'EVT-02',
    'Rockets fall on {unit}: of those on low ground in their reach it has the most steps.',
    AT,
  ],
  joined: ['EVT-02', 'Stragglers join {unit}.'],
  revealed: ['RES-01', 'Turned up in {post}: {german}.', {}, { reveals: true }],
  bolstered: ['EVT-02', '{hero} leads {unit}.'],
  // The system says why: the colour, the dot, the symbol, and the priority that chose this unit.
  fired: [
    'FIR-12',
    '{position} ({colour}) fires on {unit} in {hex}: {dot} fire, {aim}; {by}.',
    { by: FIRED_BY.told },
  ],
  silent: ['FIR-03', '{position} ({colour}) hits nobody: {why}.', { why: SILENT_FOR.told }],
  recovered: ['FIR-05', 'The Germans in {post} are steady again: their colour was on the card.'],
  shelled: [
    'ART-03',
    'Guns of the {sector} sector hit {unit}, {kind}, {by}: {guns} answer, and the card asks for {needed}.',
    { by: SHELLED_BY.told, ...AT },
  ],
  unanswered: [
    'ART-02',
    'The guns of the {sector} sector are silent: {guns} answer, and the card asks for {needed}.',
  ],
  silenced: ['ART-06', '{artillery} has nobody left who observes for it.'],
  observing: ['ART-07', '{artillery} has somebody again who observes for it.'],
  cleared: ['ENG-02', 'Engineers clear {hex}.'],
  lost: ['FIR-13', '{unit} loses a step.', AT],
  eliminated: ['FIR-13', '{unit} is out of play.', AT],
  disrupted: ['FIR-27', '{unit} is disrupted.'],
  inspired: ['FIR-16', '{hero} dies; {unit} is inspired.'],
  wounded: ['FIR-17', '{unit} is lightly wounded.'],
  shaken: ['RES-12', 'The Germans in {post} are disrupted.'],
  moved: ['MOV-09', '{unit} goes to {hex}.', FROM],
  climbed: ['MOV-14', '{unit} climbs to {hex}.', FROM],
  rallied: ['MOV-19', '{unit} is steady again.'],
  // The first day of a cliff: it stays below, and goes up in a later turn.
  roped: ['MOV-17', '{unit} gets ready to climb.'],
  topped: ['MOV-16', '{unit} has finished its climb.'],
  unroped: ['MOV-18', '{unit} gives up its climb.'],
  // An infiltration that fails: the colour, the square and the symbol of the card all fit.
  caught: [
    'MOV-11',
    '{position} ({colour}) catches {unit}: the colour of the one and the symbol of the other are on the card.',
    AT,
  ],
  attacked: [
    'RES-02',
    '{post} is attacked: {us} against {german}. Weapons called for: {called}; missing: {lacked}.',
    { german: int(0, 99), weapons: int(0, 1), from: list(PLACE, 30) },
  ],
  defeated: ['RES-29', 'The Germans in {post} are defeated.'],
  thinned: ['RES-31', 'The depth of {post} is gone.'],
  barraged: ['BAR-08', '{unit} shells {post} with a strength of {strength}: the card shows {row}.', FROM],
  bombarded: ['NAV-03', 'The ships shell {post}.'],
  unharmed: ['BAR-09', 'The barrage has no effect on {post}.'],
  withstood: ['RES-02', 'The attack on {post} has no effect.'],
  gunsMissed: [
    'ART-04',
    'The guns of the {sector} sector find nobody in a boat or on the beach with the symbol of the card.',
  ],
  noEvent: ['EVT-02', 'This event has no effect.'],
  covered: ['RES-32', 'The Germans in {post} are out of sight again.'],
  // The ships fire into an attack.
  salvo: ['ATK-13', 'The ships fire on {post}.'],
  helped: ['ATK-15', 'In the attack on {post} a hero counts as {how}.'],
  finished: ['EOT-09', 'It ends with {points}.'],
  catastrophe: ['EOT-08', 'The {division} Division is broken.'],
});

export const {
  drawn, tide, checked, unaffected, shuffled, drifted, delayed, mined, landed, transferred, arrived, drowned,
  reinforced, noReserves, deepened, noDepth, uncovered, withdrawn, captured, released, smoked, shipsOnCall, plunging,
  heartened, tempo, pinned, rocketed, joined, revealed, bolstered, fired, silent, recovered, shelled, unanswered,
  silenced, observing, cleared, lost, eliminated, disrupted, inspired, wounded, shaken, moved, climbed, rallied, roped,
  topped, unroped, caught, attacked, defeated, thinned, barraged, bombarded, unharmed, withstood, gunsMissed, noEvent,
  covered, salvo, helped, finished, catastrophe,
} = TABLE; // biome-ignore format: a list

/** Every event of the game. */
export const EVENTS = everyEvent(TABLE, EXTENDED, VARIANTS);
