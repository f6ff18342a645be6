import { drawnBy, fireAt, goes, hitAt, lossAt, noStrokes, ringAt, whereIs } from '@bocage/wargame';
import { DDAY_EVENTS } from '../../events/dday.ts';
import { MOVEMENT_EVENTS } from '../../events/movement.ts';
import { OFFMAP_EVENTS } from '../../events/offmap.ts';
import { GERMAN } from '../../terms.ts';
import {
  along,
  atHex,
  atPlace,
  bySide,
  charge,
  comes,
  here,
  hitHex,
  ring,
  staff,
  steps,
  travels,
} from './strokes.ts';

export const movement = drawnBy(MOVEMENT_EVENTS, {
  moved: ['light', along('march')],
  dismounted: ['light', ring],
  reserved: ['light', ring],
  landed: ['light', ({ unit, at }) => [goes(unit, [at], 'landing', bySide(unit))]],
  landedWith: ['light', ring],
  overrunBegan: ['normal', charge],
  infiltrated: ['normal', steps('march')],
  infiltrationFailed: ['normal', ({ from }) => [ringAt(from)]],
  infiltrationDie: ['light', ring, 'Die {die}, {modifier}: {total}'],
  crowded: ['normal', atHex],
  markersDropped: ['normal', ({ hex }) => [lossAt(hex)]],
});

export const offMap = drawnBy(OFFMAP_EVENTS, {
  arrived: ['light', ({ unit, place }) => [goes(unit, [place], 'march', bySide(unit))]],
  delayed: ['light', ring],
  cameOn: ['light', steps('march')],
  wentOff: ['light', travels],
  boxMoved: ['light', travels],
  departureDie: ['light', ring, 'Die {die}, {modifier}: {total}'],
  keptThere: ['normal', atPlace],
  partisansRose: ['heavy', atPlace],
  ffiRose: ['heavy', atPlace],
  parisLost: ['heavy', ring],
  extendedMove: ['normal', staff],
  hqSpent: ['light', ring],
  boxOverrunBegan: ['normal', ({ units, from, place }) => charge({ units, from, hex: place })],
  boxAttacked: ['normal', ({ place }) => [hitAt(place)], 'Attack in {place}'],
  guardDie: ['normal', ring, 'Die {die}: {attack} to {defence}'],
  guardBeaten: ['heavy', ({ place }) => [lossAt(place)]],
  guardHolds: ['normal', atPlace],
  festungFell: ['heavy', ({ place }) => [lossAt(place)]],
  cameOut: ['light', travels],
});

/** A jump: over the zone it was meant for to where it came down. */
const drop = ({
  unit,
  from,
  hex,
}: {
  readonly unit: number;
  readonly from: number;
  readonly hex: number;
}) => [
  ringAt(from),
  goes(unit, from === hex ? [hex] : [from, hex], from === hex ? 'drop' : 'drift', bySide(unit)),
];
const DROPPED = '{unit} in {hex}: die {die}, {modifier}, {total}';

export const dday = drawnBy(DDAY_EVENTS, {
  weatherOfDay: ['light', noStrokes],
  cameDown: ['normal', drop, DROPPED],
  drifted: ['normal', drop, DROPPED],
  ontoGermans: ['heavy', hitHex],
  walked: ['light', steps('march')],
  joinedConfusion: ['normal', steps('march')],
  bombedTwo: ['light', ({ hex, place }) => [ringAt(hex), ringAt(place)]],
  swam: ['light', noStrokes],
  foundered: ['heavy', noStrokes],
  stationed: ['light', comes('landing')],
  backToReserve: null,
  fifthRangers: ['normal', comes('landing')],
  cameAshore: ['normal', comes('landing')],
  noRoomAshore: ['light', atHex],
  wentOn: ['normal', steps('advance')],
  backedFromSea: ['light', ({ units, hex }) => [whereIs(...units), ringAt(hex)]],
  batteriesFired: ['heavy', ({ units, at }) => [whereIs(...units), ...fireAt(at, [], { side: GERMAN }), hitAt(at)], 'Coastal batteries at {unit}: {points}, die {die}'],
  batteriesHeld: null,
  coastalMiss: ['light', ring],
  cameIn: ['normal', comes('drop')],
  airlandingWaits: ['light', here],
}); // biome-ignore format: a line each
