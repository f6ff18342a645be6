import {
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
import { ALLIED, GERMAN, SIDE_OF } from '../data.ts';
import { TABLE } from '../events.ts';
import { BEACH_HEXES, C_HEXES, CHERBOURG } from '../map.ts';
import { RESULT } from '../terms.ts';

const bySide = (unit: number) => ({ side: SIDE_OF[unit] as number });
const here = ({ unit }: { readonly unit: number }): StrokeLook[] => [whereIs(unit)];
const at = ({ hex }: { readonly hex: number }): StrokeLook[] => [ringAt(hex)];
const marches = ({ unit, way }: { readonly unit: number; readonly way: readonly number[] }): StrokeLook[] => [
  goes(unit, way, 'march', bySide(unit)),
];
const shoves = (a: { readonly unit: number; readonly from: number; readonly hex: number }): StrokeLook[] => [
  goes(a.unit, [a.from, a.hex], 'march', bySide(a.unit)),
];
/** Cherbourg lies beside the map, and is shown by the hexes before it. */
const atCherbourg = (draw: (at: number) => StrokeLook) => (): StrokeLook[] => C_HEXES.map(draw);
const beach = (of: number): number => BEACH_HEXES[of] as number;

interface Fight {
  readonly first: number;
  readonly hex: number;
  readonly from: readonly number[];
}
const fight = ({ hex, first, from }: Fight): StrokeLook[] => [
  ...fireAt(hex, from, bySide(first)),
  hitAt(hex),
];

/** How each event is drawn. */
export const draw = drawingsOf(
  drawnBy(TABLE, {
    weathered: ['normal', noStrokes],
    refilled: null,
    played: ['normal', noStrokes, 'Round {number}, {chit}'],
    mixed: ['light', noStrokes],
    rebuilt: ['light', here],
    rolledEntry: ['light', noStrokes, 'Reinforcements, die {die}: {number} by the roll, {half} as half'],
    rolledHampered: ['light', noStrokes, 'Reinforcements, die {die} less {penalty}: {number} may enter'],
    entered: ['light', ({ unit, hex }) => [goes(unit, [hex], 'landing', bySide(unit))]],
    displaced: ['light', shoves],
    afloat: ['light', noStrokes],
    putOff: ['light', noStrokes],
    withdrew: ['light', noStrokes],
    moved: ['light', marches],
    escaped: ['light', marches],
    overstacked: ['light', at],
    activated: ['normal', ({ units }) => [whereIs(...units)]],
    nobodyReacts: ['light', noStrokes],
    attacked: [
      'normal',
      ({ hex, from, units }) => fireAt(hex, from, bySide(units[0] ?? 0)),
      'Attack on {hex}',
    ],
    supported: ['light', noStrokes, '{side} support: {support}'],
    unsupported: null,
    revealed: ['normal', here],
    fought: ['heavy', fight, ({ result }) => `{hex}, die {die}, {column}, ${RESULT.text(result)}`],
    foughtBelow: ['heavy', fight, ({ result }) => `{hex}, {odds}, no roll, ${RESULT.text(result)}`],
    converted: ['normal', noStrokes, ({ result }) => `counts as ${RESULT.text(result)} here`],
    ignored: ['normal', noStrokes, ({ result }) => `${RESULT.text(result)} has no effect here`],
    traded: ['normal', noStrokes],
    lapsed: ['light', at],
    lost: ['normal', (a) => [lossAt(a.at)]],
    eliminated: ['heavy', (a) => [lossAt(a.at)]],
    retreated: ['normal', ({ unit, way }) => [goes(unit, way, 'retreat', bySide(unit))]],
    advanced: ['normal', ({ unit, from, hex }) => [goes(unit, [from, hex], 'advance', bySide(unit))]],
    opened: ['heavy', (a) => [takenBy(ALLIED, beach(a.beach))]],
    closed: ['heavy', (a) => [takenBy(GERMAN, beach(a.beach))]],
    cherbourgFought: ['heavy', atCherbourg(hitAt), 'Cherbourg, die {die}, {column}: {result}'],
    cherbourgSpared: ['normal', atCherbourg(ringAt)],
    cherbourgTaken: ['heavy', atCherbourg((hex) => takenBy(ALLIED, hex))],
    isolated: ['normal', atCherbourg(ringAt)],
    relieved: ['normal', atCherbourg(ringAt)],
    relocated: ['light', ({ unit, from }) => [goes(unit, [from, CHERBOURG], 'retreat', bySide(unit))]],
    starved: ['light', here],
    exited: ['normal', noStrokes],
    marked: ['light', at],
    shut: ['light', noStrokes],
    lifted: ['light', noStrokes],
    heldCaen: ['heavy', noStrokes],
    scored: null,
    decided: ['heavy', noStrokes],
  }),
);
