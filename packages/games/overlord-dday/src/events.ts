import { eventTable, everyEvent, int, inWords, list, type Names, names } from '@bocage/kernel';
import { minus, signed } from '@bocage/wargame';
import { ALLIED, BEACH, CHARTS, CHIT, GROUPS, UNIT, WEATHER } from './data.ts';
import { BRIDGE, ORNE_BRIDGE, PLACE } from './map.ts';
import { boxName, regimentName } from './names.ts';
import { MARKER, REGIMENT } from './state.ts';

/** As players call them. */
const NAVY: Names = names('navy', ['U.S.', 'Commonwealth']);
const MARKED = ['steady', 'regrouping', 'disorganized'];
const CHANGE = inWords(int(-20, 20), signed);
const STRENGTH = int(0, 999);
/** What no sentence names: where it was seen, and which way somebody came, from where he stood on. */
const AT = { at: PLACE };
const FROM = { from: PLACE };
const WAY = { way: list(PLACE, 99) };
const WHERE = inWords(PLACE, (place) => boxName(place) ?? PLACE.text(place));

/** What the sentences speak of. */
const WORDS = {
  attack: STRENGTH,
  beach: BEACH,
  box: WHERE,
  bridge: inWords(BRIDGE, (one) =>
    one === ORNE_BRIDGE ? 'over the Orne' : `between ${BRIDGE.text(one).replace('/', ' and ')}`,
  ),
  chit: CHIT,
  column: names('column', CHARTS.crt.columns),
  defense: STRENGTH,
  dice: int(2, 12),
  die: int(1, 6),
  group: int(1, GROUPS.length),
  hex: PLACE,
  level: int(0, 9),
  line: names('line', CHARTS.crt.terrain),
  marker: inWords(MARKER, (marker) => MARKED[marker] ?? MARKER.text(marker)),
  modifier: CHANGE,
  navy: NAVY,
  nest: UNIT,
  place: WHERE,
  points: int(0, 99),
  regiment: inWords(REGIMENT, regimentName),
  reserve: WHERE,
  shifts: CHANGE,
  space: WHERE,
  steps: int(0, 999),
  strength: int(0, 99),
  total: inWords(int(-20, 40), minus),
  turn: int(0, 20),
  unit: UNIT,
  units: list(UNIT, 30),
  value: int(0, 9),
  weather: WEATHER,
};

/** Every event by its name. */
export const TABLE = eventTable(WORDS, {
  // 27.1: before dawn
  meyer: ['27.2.8-j', 'Kampfgruppe Meyer: die {die}, {modifier} to its activation rolls.'],
  forecast: ['27.1.1-b', 'Tomorrow will be {weather}.', {}, { seenBy: (_g, _a, side) => side === ALLIED }],
  flipped: ['27.1.2-b', '{unit} begins on its reduced side: die {die}.'],
  unflipped: ['27.1.2-b', '{unit} begins at full strength: die {die}.'],
  bridge: ['27.1.3-a', 'The bridge {bridge} is blown: die {die}.'],
  captured: ['27.1.3-a', 'The bridge {bridge} is taken unharmed: die {die}.'],
  dropped: ['27.1.4-a', '{unit} comes down in {hex}: die {die}, total {total}.'], // its marker and its losses are events of their own
  scattered: ['27.1.4-e', '{unit} is scattered to {hex}: die {die}.', FROM],
  unscattered: ['27.1.4-f', '{unit} finds no open hex around {hex} and stays.'],
  asIntended: ['27.1.5-a', 'Utah’s boats come in as planned: die {die}.'],
  astray: ['27.1.5-a', 'Utah’s boats come in too far south: die {die}.'],
  shifted: ['27.1.5-b', '{unit} is put in {hex}.'],
  shelled: ['27.1.6-a', '{unit} is bombarded: die {die}.', AT],
  stormed: ['27.1.7-a', '{unit} attacks {nest}: die {die}, total {total}.', AT],
  heldOut: ['27.1.7-a', '{nest} holds out.'],
  sent: ['27.1.7-h', '{unit} goes to {place}: die {die}.'],
  resistance: ['27.1.8-b', '{beach} resists with {value}: chit {chit}.'],
  // 27.2: the Landing Phases
  bombarded: ['27.2.1-g', 'The {navy} ships fire on {hex}: die {die}, total {total}.'],
  missed: ['27.2.1-g', 'The fire on {hex} has no effect.'],
  landed: ['27.2.2-b', '{unit} lands in {hex}: die {die}, total {total}.'],
  unharmed: ['27.2.2-g', '{unit} comes ashore unharmed.'],
  displaced: ['27.2.2-i', '{unit} is put off to {space}.'],
  transferred: ['27.2.2-n', '{unit} goes to {place}.'],
  marked: ['27.2.4-u', '{unit} is {marker}.'],
  lost: ['27.2.4-ag', '{unit} loses a step.', AT],
  eliminated: ['27.2.4-ag', '{unit} is eliminated.', AT],
  fought: [
    '27.2.4-ae',
    '{units} against {hex}: strength {attack} to {defense}, shift {shifts}, column {column} on {line} ground, dice {dice}.',
    { from: list(PLACE, 30) },
  ],
  inVain: ['27.2.4-af', 'The attack on {hex} has no effect.'],
  gaveGround: ['27.2.4-s', '{unit} will fall back instead of losing its last step.'],
  advanced: ['27.2.4-ah', '{unit} advances to {hex}.', FROM],
  retreated: ['27.2.4-r', '{unit} falls back to {hex}.', WAY],
  moved: ['27.2.5-b', '{unit} goes to {hex}.', WAY],
  steadied: ['27.2.6-b', '{unit} is steady again.'],
  eased: ['27.2.6-b', '{unit} is no longer disorganized, only regrouping.'],
  slackened: ['27.2.7-a', 'Resistance is reduced on every beach.'],
  activated: ['27.2.8-g', 'Activation Group {group} is active: die {die}, total {total}.'],
  slept: ['27.2.8-g', 'Activation Group {group} is not activated: die {die}, total {total}.'],
  risen: ['27.2.8-p', 'Activation Group {group} is active without a roll.'],
  rolledFor: ['27.2.8-m', '{unit} is rolled for: die {die}.'],
  alerted: ['27.2.8-m', '{unit} is active.'],
  notAlerted: ['27.2.8-m', '{unit} is not activated.'],
  tended: ['27.2.10-a', '{unit} tries to recover: die {die} against a strength of {strength}.'],
  untended: ['27.2.10-a', '{unit} does not recover.'],
  // 27.3: the end of the turn
  delayed: ['27.3.2-a', '{unit} is delayed in {box}.'],
  obstructed: ['27.3.3-c', 'Obstruction at {beach}: {level}.'],
  hunted: ['27.3.4-e', '{unit} exceeds its interdicted allowance: die {die}.'],
  gotThrough: ['27.3.4-e', '{unit} gets through unharmed.'],
  cadre: [
    '27.3.5-a',
    'Of {regiment} a cadre is left, in {reserve}; its associated unit returns in turn {turn}.',
  ],
  armyLoss: ['27.3.6-e', 'The losses of the 7th Army rise by {steps}.'],
  replacements: ['27.3.6-d', 'The Germans gain infantry replacement points: {points}.'],
  restored: ['27.3.6-c', '{unit} is back at full strength.'],
  stands: ['27.3.7-a', 'The bridge {bridge} still stands: die {die}.'],
  redeployed: ['27.3.8-a', '{unit} is manned again as a Festung in {hex}.'],
});

export const {
  meyer, forecast, flipped, unflipped, bridge, captured, dropped, scattered, unscattered, asIntended, astray, shifted,
  shelled, stormed, heldOut, sent, resistance, bombarded, missed, landed, unharmed, displaced, transferred, marked,
  lost, eliminated, fought, inVain, gaveGround, advanced, retreated, moved, steadied, eased, slackened, activated, slept, risen,
  rolledFor, alerted, notAlerted, tended, untended, delayed, obstructed, hunted, gotThrough, cadre, armyLoss,
  replacements, restored, stands, redeployed,
} = TABLE; // biome-ignore format: a list

/** Every event of the game. */
export const EVENTS = everyEvent(TABLE);
