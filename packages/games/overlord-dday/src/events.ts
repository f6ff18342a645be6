import { type EventType, event, int, type Kind, list, type Names, names } from '@bocage/kernel';
import { ALLIED, BEACH, CHARTS, CHIT, GROUPS, UNIT, WEATHER } from './data.ts';
import { BRIDGE, ORNE_BRIDGE, PLACE } from './map.ts';
import { boxName, regimentName } from './names.ts';
import { MARKER, REGIMENT } from './state.ts';

const DIE = int(1, 6);
const TOTAL = int(-20, 40);
const GROUP_NUMBER = int(1, GROUPS.length);
/** As players call them. */
const NAVY: Names = names('navy', ['U.S.', 'Commonwealth']);
const COLUMN: Names = names('column', CHARTS.crt.columns);
const LINE: Names = names('line', CHARTS.crt.terrain);

/** The same things in the words of a sentence, where those of the records are none. */
const said = <T extends number>(kind: Kind<T>, text: (value: T) => string): Kind<T> => ({ ...kind, text });
const WHERE = said(PLACE, (place) => boxName(place) ?? PLACE.text(place));
const WHOSE = said(REGIMENT, regimentName);
const MARK = said(
  MARKER,
  (marker) => ['steady', 'regrouping', 'disorganized'][marker] ?? MARKER.text(marker),
);
const SPAN = said(BRIDGE, (one) =>
  one === ORNE_BRIDGE ? 'over the Orne' : `between ${BRIDGE.text(one).replace('/', ' and ')}`,
);
const CHANGE = said(int(-20, 20), (value) => (value > 0 ? `+${value}` : String(value)));

// 27.1: before dawn
export const meyer = event(
  'meyer',
  '27.2.8-j',
  'Kampfgruppe Meyer: die {die}, {modifier} to its activation rolls.',
  { die: DIE, modifier: CHANGE },
);
export const forecast = event(
  'forecast',
  '27.1.1-b',
  'Tomorrow will be {weather}.',
  { weather: WEATHER },
  { seenBy: (_g, _a, side) => side === ALLIED },
);
export const flipped = event('flipped', '27.1.2-b', '{unit} begins on its reduced side: die {die}.', {
  unit: UNIT,
  die: DIE,
});
export const unflipped = event('unflipped', '27.1.2-b', '{unit} begins at full strength: die {die}.', {
  unit: UNIT,
  die: DIE,
});
export const bridge = event('bridge', '27.1.3-a', 'The bridge {bridge} is blown: die {die}.', {
  bridge: SPAN,
  die: DIE,
});
export const captured = event('captured', '27.1.3-a', 'The bridge {bridge} is taken unharmed: die {die}.', {
  bridge: SPAN,
  die: DIE,
});
export const dropped = event(
  'dropped',
  '27.1.4-a',
  '{unit} comes down in {hex}: die {die}, total {total}.', // its marker and its losses are events of their own
  { unit: UNIT, hex: PLACE, die: DIE, total: TOTAL },
);
export const scattered = event('scattered', '27.1.4-e', '{unit} is scattered to {hex}: die {die}.', {
  unit: UNIT,
  hex: PLACE,
  die: DIE,
});
export const unscattered = event(
  'unscattered',
  '27.1.4-f',
  '{unit} finds no open hex around {hex} and stays.',
  {
    unit: UNIT,
    hex: PLACE,
  },
);
export const asIntended = event(
  'asIntended',
  '27.1.5-a',
  'Utah is landed at its intended hexes: die {die}.',
  {
    die: DIE,
  },
);
export const astray = event(
  'astray',
  '27.1.5-a',
  'Utah is landed at its actual hexes, farther south: die {die}.',
  {
    die: DIE,
  },
);
export const shifted = event('shifted', '27.1.5-b', '{unit} is put in {hex}.', { unit: UNIT, hex: PLACE });
export const shelled = event('shelled', '27.1.6-a', '{unit} is bombarded: die {die}.', {
  unit: UNIT,
  die: DIE,
});
export const stormed = event('stormed', '27.1.7-a', '{unit} attacks {nest}: die {die}, total {total}.', {
  unit: UNIT,
  nest: UNIT,
  die: DIE,
  total: TOTAL,
});
export const heldOut = event('heldOut', '27.1.7-a', '{nest} holds out.', { nest: UNIT });
export const sent = event('sent', '27.1.7-h', '{unit} goes to {place}: die {die}.', {
  unit: UNIT,
  place: WHERE,
  die: DIE,
});
export const resistance = event('resistance', '27.1.8-b', '{beach} resists with {value}: chit {chit}.', {
  beach: BEACH,
  chit: CHIT,
  value: int(0, 9),
});

// 27.2: the Landing Phases
export const bombarded = event(
  'bombarded',
  '27.2.1-g',
  'The {navy} ships fire on {hex}: die {die}, total {total}.',
  { navy: NAVY, hex: PLACE, die: DIE, total: TOTAL },
);
export const missed = event('missed', '27.2.1-g', 'The fire on {hex} has no effect.', { hex: PLACE });
export const landed = event('landed', '27.2.2-b', '{unit} lands in {hex}: die {die}, total {total}.', {
  unit: UNIT,
  hex: PLACE,
  die: DIE,
  total: TOTAL,
});
export const unharmed = event('unharmed', '27.2.2-g', '{unit} comes ashore unharmed.', { unit: UNIT });
export const displaced = event('displaced', '27.2.2-i', '{unit} is put off to {space}.', {
  unit: UNIT,
  space: WHERE,
});
export const transferred = event('transferred', '27.2.2-n', '{unit} goes to {place}.', {
  unit: UNIT,
  place: WHERE,
});
export const marked = event('marked', '27.2.4-u', '{unit} is {marker}.', {
  unit: UNIT,
  marker: MARK,
});
export const lost = event('lost', '27.2.4-ag', '{unit} loses a step.', { unit: UNIT });
export const fought = event(
  'fought',
  '27.2.4-ae',
  '{units} against {hex}: strength {attack} to {defense}, shift {shifts}, column {column} on {line} ground, dice {dice}.',
  {
    hex: PLACE,
    units: list(UNIT, 30),
    attack: int(0, 999),
    defense: int(0, 999),
    shifts: CHANGE,
    column: COLUMN,
    line: LINE,
    dice: int(2, 12),
  },
);
export const inVain = event('inVain', '27.2.4-af', 'The attack on {hex} has no effect.', { hex: PLACE });
export const gaveGround = event(
  'gaveGround',
  '27.2.4-s',
  '{unit} will fall back instead of losing its last step.',
  {
    unit: UNIT,
  },
);
export const advanced = event('advanced', '27.2.4-ah', '{unit} advances to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const retreated = event('retreated', '27.2.4-r', '{unit} falls back to {hex}.', {
  unit: UNIT,
  hex: PLACE,
});
export const moved = event('moved', '27.2.5-b', '{unit} goes to {hex}.', { unit: UNIT, hex: PLACE });
export const steadied = event('steadied', '27.2.6-b', '{unit} is steady again.', { unit: UNIT });
export const eased = event('eased', '27.2.6-b', '{unit} is no longer disorganized, but has to regroup.', {
  unit: UNIT,
});
export const slackened = event('slackened', '27.2.7-a', 'Resistance is reduced on every beach.', {});
export const activated = event(
  'activated',
  '27.2.8-g',
  'Activation Group {group} is active: die {die}, total {total}.',
  {
    group: GROUP_NUMBER,
    die: DIE,
    total: TOTAL,
  },
);
export const slept = event(
  'slept',
  '27.2.8-g',
  'Activation Group {group} is not activated: die {die}, total {total}.',
  {
    group: GROUP_NUMBER,
    die: DIE,
    total: TOTAL,
  },
);
export const risen = event('risen', '27.2.8-p', 'Activation Group {group} is active without a roll.', {
  group: GROUP_NUMBER,
});
export const rolledFor = event('rolledFor', '27.2.8-m', '{unit} is rolled for: die {die}.', {
  unit: UNIT,
  die: DIE,
});
export const alerted = event('alerted', '27.2.8-m', '{unit} is active.', { unit: UNIT });
export const notAlerted = event('notAlerted', '27.2.8-m', '{unit} is not activated.', { unit: UNIT });
export const tended = event(
  'tended',
  '27.2.10-a',
  '{unit} tries to recover: die {die} against a strength of {strength}.',
  {
    unit: UNIT,
    die: DIE,
    strength: int(0, 99),
  },
);
export const untended = event('untended', '27.2.10-a', '{unit} does not recover.', { unit: UNIT });

// 27.3: the end of the turn
export const delayed = event('delayed', '27.3.2-a', '{unit} is delayed in {box}.', {
  unit: UNIT,
  box: WHERE,
});
export const obstructed = event('obstructed', '27.3.3-c', 'Obstruction at {beach}: {level}.', {
  beach: BEACH,
  level: int(0, 9),
});
export const hunted = event('hunted', '27.3.4-e', '{unit} exceeds its interdicted allowance: die {die}.', {
  unit: UNIT,
  die: DIE,
});
export const gotThrough = event('gotThrough', '27.3.4-e', '{unit} gets through unharmed.', { unit: UNIT });
export const cadre = event(
  'cadre',
  '27.3.5-a',
  'Of {regiment} a cadre is left, in {reserve}; its associated unit returns in turn {turn}.',
  { regiment: WHOSE, reserve: WHERE, turn: int(0, 20) },
);
export const armyLoss = event('armyLoss', '27.3.6-e', 'The losses of the 7th Army rise by {steps}.', {
  steps: int(0, 999),
});
export const replacements = event(
  'replacements',
  '27.3.6-d',
  'The Germans gain infantry replacement points: {points}.',
  {
    points: int(0, 99),
  },
);
export const restored = event('restored', '27.3.6-c', '{unit} is back at full strength.', { unit: UNIT });
export const stands = event('stands', '27.3.7-a', 'The bridge {bridge} still stands: die {die}.', {
  bridge: SPAN,
  die: DIE,
});
export const redeployed = event('redeployed', '27.3.8-a', '{unit} is manned again as a Festung in {hex}.', {
  unit: UNIT,
  hex: PLACE,
});

export const EVENTS = [
  meyer, forecast, flipped, unflipped, bridge, captured, dropped, scattered, unscattered, asIntended, astray, shifted, shelled,
  stormed, heldOut, sent, resistance, bombarded, missed, landed, unharmed, displaced, transferred, marked, lost, fought, inVain,
  gaveGround, advanced, retreated, moved, steadied, eased, slackened, activated, slept, risen, rolledFor, alerted, notAlerted,
  tended, untended, delayed, obstructed, hunted, gotThrough, cadre, armyLoss, replacements, restored, stands, redeployed,
] as unknown as readonly EventType[]; // biome-ignore format: a list
