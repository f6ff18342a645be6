import { type EventType, event, int, list, type Names, names } from '@bocage/kernel';
import {
  ARTILLERY,
  CARD,
  CHARTS,
  COLOUR,
  cardOf,
  DEPTH,
  DIVISION,
  depthOf,
  GERMAN,
  GUNS,
  germanOf,
  HERO,
  LETTER,
  MEYERS,
  UNIT,
  ZONE,
} from '../data.ts';
import { BOX, DOT, PLACE, POSITION, POST, TIDE } from '../map.ts';
import { changed, counted, HALF, POINTS, told } from '../phrases.ts';
import { EXTENDED_EVENTS } from './extended.ts';
import { VARIANT_EVENTS } from './variants.ts';

/** What a hero may do for an attack. */
export const HELP: Names = names('help', ['nothing', 'weapon', 'strength']);

/** A card by its number, as it is printed. */
const NUMBERED: Names = { ...CARD, text: (card) => `Card ${cardOf(card).id}` };
export const drawn = event('drawn', 'AMP-01', '{card} is drawn.', { card: NUMBERED }, { reveals: true });
export const tide = event('tide', 'EOT-10', 'It is {tide} tide now.', { tide: TIDE });
export const checked = event('checked', 'AMP-03', '{unit} has the letter {letter}.', {
  unit: UNIT,
  letter: LETTER,
});
export const unaffected = event('unaffected', 'AMP-04', '{unit} is not affected.', { unit: UNIT });
export const shuffled = event('shuffled', 'EOT-06', 'The discards are shuffled into the deck.', {});
export const drifted = event('drifted', 'AMP-04', '{unit} drifts to {box}.', { unit: UNIT, box: BOX });
export const delayed = event('delayed', 'AMP-09', '{unit} is delayed to turn {turn}.', {
  unit: UNIT,
  turn: int(1, 40),
});
export const mined = event('mined', 'MIN-03', '{unit} strikes a mine.', { unit: UNIT });
export const landed = event('landed', 'LND-01', '{unit} lands in {hex}.', { unit: UNIT, hex: PLACE });
export const transferred = event('transferred', 'LND-02', '{unit} comes under the {division} Division.', {
  unit: UNIT,
  division: DIVISION,
});
export const arrived = event('arrived', 'BOX-01', '{unit} waits off {box}.', { unit: UNIT, box: BOX });
export const drowned = event('drowned', 'EOT-10', '{unit} drowns in the tide.', { unit: UNIT });
/** Why the reserves come there: next to Americans, within two hexes, the lowest number, nearest to the strongpoint … */
export const PLACED_BY: Names = names('placed-by', [
  'adjacent',
  'near',
  'number',
  'nest',
  'americans',
  'player',
]);
export const reinforced = event('reinforced', 'REI-07', 'German reserves come to {position}: {by}.', {
  position: POSITION,
  by: told(PLACED_BY),
});
/** Nobody is left to come, or they have nowhere to come to. */
export const NO_RESERVES: Names = names('no-reserves', ['nobody', 'nowhere']);
export const noReserves = event('noReserves', 'REI-11', 'No reserves come to zone {zone}: {why}.', {
  zone: ZONE,
  why: told(NO_RESERVES),
});
/** Why this unit gets the marker: it was attacked, no other could, it is nearest to Americans, and so on down the list. */
export const DEEPENED_BY: Names = names('deepened-by', [
  'attack',
  'only',
  'distance',
  'kind',
  'number',
  'letter',
  'player',
]);
export const deepened = event('deepened', 'DEP-04', 'The defense of {post} gains depth: {by}.', {
  post: POST,
  by: told(DEEPENED_BY),
});
/** No unit may have a marker, or none is left of its kind. */
export const NO_DEPTH_BY: Names = names('no-depth', ['unit', 'marker']);
export const noDepth = event('noDepth', 'DEP-12', 'No German gains depth: {why}.', {
  why: told(NO_DEPTH_BY),
});
export const WEAPON: Names = names('weapon', Object.keys(CHARTS.weapons.list));
const WEAPON_NAMES: Readonly<Record<string, string>> = CHARTS.weapons.list;
const ARMED: Names = {
  ...WEAPON,
  text: (weapon) => WEAPON_NAMES[WEAPON.text(weapon)] ?? WEAPON.text(weapon),
};
/** A German counter by its name. */
const COUNTER: Names = { ...GERMAN, text: (german) => germanOf(german).name };
/** A depth marker as players read it. */
const IN_DEPTH: Names = {
  ...DEPTH,
  text(marker) {
    const { strength, requires, tactical } = depthOf(marker);
    if (tactical === true) return 'a call for reserves';
    const called = requires.map((weapon) => WEAPON_NAMES[weapon] ?? weapon).join(', ');
    return `strength ${strength}, weapons called for: ${called === '' ? 'none' : called}`;
  },
};
export const uncovered = event(
  'uncovered',
  'RES-25',
  'The depth of {post}: {marker}.',
  { post: POST, marker: IN_DEPTH },
  { reveals: true },
);
export const withdrawn = event('withdrawn', 'RES-30', '{german} goes back to its division.', {
  german: COUNTER,
});
export const captured = event('captured', 'REI-07', '{unit} is captured.', { unit: UNIT });
export const released = event('released', 'KGM-01', 'Kampfgruppe Meyer sends {units}.', {
  units: counted(MEYERS, 'company', 'companies'),
});
export const smoked = event('smoked', 'EVT-02', 'Smoke hides {position}.', { position: POSITION });
export const shipsOnCall = event('shipsOnCall', 'EVT-02', 'Ships are on call: {markers}.', {
  markers: counted(20, 'naval fire marker'),
});
export const plunging = event('plunging', 'EVT-02', 'German fire plunges behind the cover of the beach.', {});
export const heartened = event('heartened', 'EVT-02', 'No German position is disrupted any more.', {});
export const tempo = event('tempo', 'EVT-02', 'Each division has {actions} this turn.', {
  actions: changed(-2, 4, 'regular action'),
});
export const pinned = event('pinned', 'EVT-02', 'The engineers can do nothing this turn.', {});
/** The one with most steps; where several have as many, the player’s. */
export const rocketed = event(
  'rocketed',
  'EVT-02',
  'Rockets fall on {unit}: of those on low ground in their reach it has the most steps.',
  { unit: UNIT },
);
export const joined = event('joined', 'EVT-02', 'Stragglers join {unit}.', { unit: UNIT });
export const revealed = event(
  'revealed',
  'RES-01',
  'Turned up in {post}: {german}.',
  { post: POST, german: COUNTER },
  { reveals: true },
);
export const bolstered = event('bolstered', 'EVT-02', '{hero} leads {unit}.', { hero: HERO, unit: UNIT });
/** What makes somebody a target: any symbol in such fire, the symbol of the card, a crowded hex, the star of the card. */
export const AIMED_BY: Names = names('aimed-by', ['any', 'symbol', 'crowd', 'star']);
/** Why this target and no other: the dot, the distance, the steps, the player, that most be hit, or hits for all. */
export const FIRED_BY: Names = names('fired-by', ['dot', 'distance', 'steps', 'player', 'number', 'all']);
/** The system says why: the colour, the dot, the symbol, and the priority that chose this unit. */
export const fired = event(
  'fired',
  'FIR-12',
  '{position} ({colour}) fires on {unit} in {hex}: {dot} fire, {aim}; {by}.',
  {
    position: POSITION,
    colour: COLOUR,
    unit: UNIT,
    hex: PLACE,
    dot: DOT,
    aim: told(AIMED_BY),
    by: told(FIRED_BY),
  },
);
/** Why a position whose colour is up hits nobody of those in its field. */
export const SILENT_FOR: Names = names('silent-for', ['depth', 'disrupted', 'smoke', 'target']);
export const silent = event('silent', 'FIR-03', '{position} ({colour}) hits nobody: {why}.', {
  position: POSITION,
  colour: COLOUR,
  why: told(SILENT_FOR),
});
export const recovered = event(
  'recovered',
  'FIR-05',
  'The Germans in {post} are steady again: their colour was on the card.',
  { post: POST },
);
/** Of several of the first kind the one with most steps; of several of those the player’s. */
export const SHELLED_BY: Names = names('shelled-by', ['only', 'steps', 'player']);
/** The kinds of targets in the order in which the guns look for them. */
export const SHELLED: Names = names(
  'shelled',
  CHARTS.artillery.targets.map((one) => `${one.class}-${one.where}`),
);
export const shelled = event(
  'shelled',
  'ART-03',
  'Guns of the {sector} sector hit {unit}, {kind}, {by}: {guns} answer, and the card asks for {needed}.',
  {
    sector: HALF,
    unit: UNIT,
    kind: told(SHELLED),
    by: told(SHELLED_BY),
    guns: int(0, 30),
    needed: int(0, 9),
  },
);
export const unanswered = event(
  'unanswered',
  'ART-02',
  'The guns of the {sector} sector are silent: {guns} answer, and the card asks for {needed}.',
  { sector: HALF, guns: int(0, 30), needed: int(0, 9) },
);
/** A battery by its name. */
const BATTERY: Names = { ...ARTILLERY, text: (battery) => GUNS[battery]?.name ?? ARTILLERY.text(battery) };
export const silenced = event('silenced', 'ART-06', '{artillery} has nobody left who observes for it.', {
  artillery: BATTERY,
});
export const observing = event('observing', 'ART-07', '{artillery} has somebody again who observes for it.', {
  artillery: BATTERY,
});
export const cleared = event('cleared', 'ENG-02', 'Engineers clear {hex}.', { hex: PLACE });
export const lost = event('lost', 'FIR-13', '{unit} loses a step.', { unit: UNIT });
export const eliminated = event('eliminated', 'FIR-13', '{unit} is out of play.', { unit: UNIT });
export const disrupted = event('disrupted', 'FIR-27', '{unit} is disrupted.', { unit: UNIT });
export const inspired = event('inspired', 'FIR-16', '{hero} dies; {unit} is inspired.', {
  hero: HERO,
  unit: UNIT,
});
export const wounded = event('wounded', 'FIR-17', '{unit} is lightly wounded.', { unit: UNIT });
export const shaken = event('shaken', 'RES-12', 'The Germans in {post} are disrupted.', { post: POST });
export const moved = event('moved', 'MOV-09', '{unit} goes to {hex}.', { unit: UNIT, hex: PLACE });
export const climbed = event('climbed', 'MOV-14', '{unit} climbs to {hex}.', { unit: UNIT, hex: PLACE });
export const rallied = event('rallied', 'MOV-19', '{unit} is steady again.', { unit: UNIT });
/** The first day of a cliff: it stays below, and goes up in a later turn. */
export const roped = event('roped', 'MOV-17', '{unit} gets ready to climb.', { unit: UNIT });
export const topped = event('topped', 'MOV-16', '{unit} has finished its climb.', { unit: UNIT });
export const unroped = event('unroped', 'MOV-18', '{unit} gives up its climb.', { unit: UNIT });
/** An infiltration that fails: the colour, the square and the symbol of the card all fit. */
export const caught = event(
  'caught',
  'MOV-11',
  '{position} ({colour}) catches {unit}: the colour of the one and the symbol of the other are on the card.',
  { position: POSITION, colour: COLOUR, unit: UNIT },
);
export const attacked = event(
  'attacked',
  'RES-02',
  '{post} is attacked: {us} against {german}. Weapons called for: {called}; missing: {lacked}.',
  {
    post: POST,
    us: int(0, 99),
    german: int(0, 99),
    called: list(ARMED, WEAPON.max + 1),
    lacked: list(ARMED, WEAPON.max + 1),
    weapons: int(0, 1),
  },
);
export const defeated = event('defeated', 'RES-29', 'The Germans in {post} are defeated.', { post: POST });
export const thinned = event('thinned', 'RES-31', 'The depth of {post} is gone.', { post: POST });
/** The rows of the barrage table. */
export const BARRAGE_ROW: Names = names('barrage-row', ['neither', 'symbol', 'colour', 'both']);
export const barraged = event(
  'barraged',
  'BAR-08',
  '{unit} shells {post} with a strength of {strength}: the card shows {row}.',
  { unit: UNIT, post: POST, strength: int(0, 99), row: told(BARRAGE_ROW) },
);
export const bombarded = event('bombarded', 'NAV-03', 'The ships shell {post}.', { post: POST });
export const unharmed = event('unharmed', 'BAR-09', 'The barrage has no effect on {post}.', { post: POST });
export const withstood = event('withstood', 'RES-02', 'The attack on {post} has no effect.', { post: POST });
export const gunsMissed = event(
  'gunsMissed',
  'ART-04',
  'The guns of the {sector} sector find nobody in a boat or on the beach with the symbol of the card.',
  { sector: HALF },
);
export const noEvent = event('noEvent', 'EVT-02', 'This event has no effect.', {});
export const covered = event('covered', 'RES-32', 'The Germans in {post} are out of sight again.', {
  post: POST,
});
/** The ships fire into an attack. */
export const salvo = event('salvo', 'ATK-13', 'The ships fire on {post}.', { post: POST });
export const helped = event('helped', 'ATK-15', 'In the attack on {post} a hero counts as {how}.', {
  post: POST,
  how: told(HELP),
});
export const finished = event('finished', 'EOT-09', 'It ends with {points}.', {
  points: POINTS,
});
export const catastrophe = event('catastrophe', 'EOT-08', 'The {division} Division is broken.', {
  division: DIVISION,
});

export const EVENTS = [
  drawn, tide, checked, unaffected, shuffled, drifted, delayed, mined, landed, transferred, arrived, drowned, reinforced, deepened, revealed, bolstered, fired,
  silent, shelled, unanswered, silenced, cleared, lost, eliminated, disrupted, recovered, observing, inspired, wounded, shaken, moved, climbed, rallied, roped, topped, unroped, caught, attacked, defeated,
  thinned, barraged, bombarded, unharmed, withstood, gunsMissed, noEvent, noReserves, noDepth, uncovered, withdrawn, captured, released, smoked, shipsOnCall, plunging, heartened,
  covered, salvo, helped, tempo, pinned, rocketed, joined, finished, catastrophe, ...EXTENDED_EVENTS, ...VARIANT_EVENTS,
] as unknown as readonly EventType[]; // biome-ignore format: a list
