import {
  breakAt,
  drawingsOf,
  drawnBy,
  fireAt,
  goes,
  hitAt,
  lossAt,
  noStrokes,
  ringAt,
  type StrokeLook,
  takenBy,
  whereIs,
} from '@bocage/wargame';
import { AIRBORNE_EVENTS } from '../events/airborne.ts';
import { AMPHIBIOUS } from '../events/amphibious.ts';
import { ASSAULT } from '../events/assault.ts';
import { COMMON } from '../events/common.ts';
import { FIRE } from '../events/fire.ts';
import { MOVEMENT_EVENTS } from '../events/movement.ts';
import { SET_UP } from '../events/setup.ts';
import { grid, SEA_WALLS } from '../map.ts';
import { ALLIED, GERMAN } from '../terms.ts';
import { SIDE_OF } from '../units.ts';

interface OfUnit {
  readonly unit: number;
}
interface OfHex {
  readonly hex: number;
}
interface From {
  readonly from: number;
}
interface Attack extends OfHex {
  readonly units: readonly number[];
  readonly from: readonly number[];
}

const isAllied = { side: ALLIED };
const bySide = (unit: number) => ({ side: SIDE_OF[unit] ?? ALLIED });

const here = ({ unit }: OfUnit): StrokeLook[] => [whereIs(unit)];
const at = ({ hex }: OfHex): StrokeLook[] => [ringAt(hex)];
const lost = ({ at: where }: { readonly at: number }): StrokeLook[] => [lossAt(where)];
const gone = ({ hex }: OfHex): StrokeLook[] => [lossAt(hex)];
const back = ({ unit, from }: OfUnit & From): StrokeLook[] => [
  ringAt(from),
  goes(unit, [from], 'retreat', isAllied),
];
/** Who takes part in an attack; support points come from the ships, beside the map. */
const attack = ({ hex, units, from }: Attack): StrokeLook[] => [
  ...fireAt(hex, from, units[0] === undefined ? isAllied : bySide(units[0])),
  hitAt(hex),
];
const drifts = ({ unit, from, hex }: OfUnit & From & OfHex): StrokeLook[] => [
  goes(unit, [from, hex], 'drift', isAllied),
];

const setUp = drawnBy(SET_UP, {
  stationed: null,
  setMarching: null,
  setFacing: null,
  setDeployed: null,
  minesLaid: ['light', noStrokes],
  garrisoned: null,
  germansReady: ['normal', noStrokes],
  tideChosen: ['normal', noStrokes],
  alliesReady: ['normal', noStrokes],
});

const common = drawnBy(COMMON, {
  turnBegan: ['normal', noStrokes, 'Turn {turn}, {tide} tide, {points} support points'],
  disrupted: ['normal', (a) => [hitAt(a.at)]],
  recovered: ['light', here],
  eliminated: ['heavy', lost],
  garrisonGone: ['light', gone],
  garrisonRelieved: ['light', at],
  zoneOverrun: ['heavy', ({ hex }) => [takenBy(GERMAN, hex)]],
  beachhead: ['heavy', ({ hex }) => [takenBy(ALLIED, hex)]],
});

const airborne = drawnBy(AIRBORNE_EVENTS, {
  brigadeAnnounced: ['normal', noStrokes],
  gliderAnnounced: ['light', noStrokes],
  supportHalved: ['light', noStrokes],
  zoneRecalled: ['light', at],
  zoneGiven: ['light', noStrokes],
  stranded: ['normal', noStrokes],
  zoneAimed: ['normal', at],
  gliderAimed: ['light', at],
  windFelt: ['light', at, 'Wind at {hex}: {modifier} to the dice'],
  flakFired: [
    'normal',
    ({ unit, hex }) => [whereIs(unit), ringAt(hex)],
    '{unit}: {modifier} to the landings at {hex}',
  ],
  zoneDown: [
    'heavy',
    ({ from, hex }) => [{ ...goes(0, [from, hex], 'drift', isAllied), units: [] }, takenBy(ALLIED, hex)],
    'The {zone} is in {hex}, dice {dice}, total {total}',
  ],
  zoneAnew: ['light', noStrokes, 'The {zone} finds no hex, dice {dice}, total {total}'],
  flakLeft: ['light', at],
  cameDown: [
    'normal',
    ({ unit, from, hex }) => [ringAt(from), goes(unit, from === hex ? [hex] : [from, hex], 'drop', isAllied)],
    '{unit} comes down in {hex}, dice {dice}, total {total}',
  ],
  dropMissed: ['heavy', noStrokes, '{unit} falls into the sea, dice {dice}, total {total}'],
  lostInAir: ['heavy', noStrokes, '{unit} is lost in the air, dice {dice}, total {total}'],
  dropAborted: ['normal', noStrokes, '{unit} turns back, dice {dice}, total {total}'],
  noRoom: ['normal', at, '{unit} turns back: no room in {hex}'],
  ontoGermans: ['heavy', ({ hex }) => [hitAt(hex)]],
});

const amphibious = drawnBy(AMPHIBIOUS, {
  joined: null,
  loaded: null,
  unloaded: null,
  missed: null,
  launched: ['light', (a) => [goes(a.unit, [a.at], 'landing', isAllied)]],
  leftOver: ['light', noStrokes],
  recycled: null,
  seaState: ['light', noStrokes],
  drifted: ['normal', noStrokes],
  commandoDrifted: ['light', here],
  driftDice: null,
  turnedBack: ['normal', back],
  calledBack: ['normal', back],
  carried: ['normal', drifts],
  willStorm: ['normal', ({ hex, from }) => fireAt(hex, [from], isAllied)],
  cameAshore: ['normal', ({ unit, from, hex }) => [goes(unit, [from, hex], 'landing', isAllied)]],
  swam: ['light', here, '{unit} swims ashore, dice {dice}, total {total}'],
  sank: ['heavy', lost, '{unit} sinks, dice {dice}, total {total}'],
  casualtyDice: null,
  unharmed: ['light', here],
});

const movement = drawnBy(MOVEMENT_EVENTS, {
  moved: ['light', ({ unit, way }) => [goes(unit, way, 'march', bySide(unit))]],
  entered: ['light', ({ unit, hex }) => [goes(unit, [hex], 'march', bySide(unit))]],
  modeChanged: ['light', here],
  turned: ['light', here],
  crowded: ['normal', at],
  highTide: ['normal', noStrokes],
  minesCleared: ['normal', here, '{unit} clears a mine point: die {die}'],
  minesStay: ['light', here, '{unit} clears no mines: die {die}'],
  minesGone: ['normal', noStrokes],
  breached: ['normal', ({ wall }) => [breakAt(...grid.sideHexes(SEA_WALLS[wall] as (typeof SEA_WALLS)[number]))]],
  wallHarmless: ['light', here],
  wallHarmed: ['light', here],
  razed: ['light', at],
  brokenDown: ['light', (a) => [ringAt(a.at)]],
}); // biome-ignore format: a line each

const fire = drawnBy(FIRE, {
  firedAt: ['heavy', attack, '{hex}: {attack} against {defence}, column {column}, dice {dice}, {effect}'],
  firedInVain: ['normal', attack, '{hex}: {attack} against {defence}, too little'],
  bombarded: ['heavy', attack, '{hex} is bombarded with {attack}'],
  shelled: ['normal', ({ hex }) => [hitAt(hex)], '{unit}: column {column}, dice {dice}, {effect}'],
  backedFire: ['light', ({ unit, hex }) => [whereIs(unit), ringAt(hex)], '{unit} adds {strength}'],
  bracedUnderFire: ['light', ({ unit, hex }) => [whereIs(unit), ringAt(hex)], '{unit} adds {strength}'],
  ruined: ['normal', ({ hex }) => [hitAt(hex)]],
});

const assault = drawnBy(ASSAULT, {
  assaultBacked: ['light', ({ unit, hex }) => [whereIs(unit), ringAt(hex)], '{unit} adds {strength}'],
  assaultMet: ['light', ({ unit, hex }) => [whereIs(unit), ringAt(hex)], '{unit} adds {strength}'],
  assaulted: ['normal', attack, '{hex}: {attack} against {defence} is {differential}'],
  advantageCounted: ['light', noStrokes],
  advantageDenied: null,
  assaultRolled: ['heavy', ({ hex }) => [hitAt(hex)], '{hex}: column {column}, dice {dice}, {effect}'],
  assaultHopeless: ['normal', at],
  unharmed: ['light', at],
  stoodFast: ['light', at],
  retreated: ['normal', ({ unit, way }) => [goes(unit, way, 'retreat', bySide(unit))]],
  advanced: ['normal', ({ unit, from, hex }) => [goes(unit, [from, hex], 'advance', bySide(unit))]],
  stayedPut: ['light', at],
});

/** How each event is drawn, a table for each chapter. */
export const draw = drawingsOf(common, setUp, airborne, amphibious, movement, fire, assault);
