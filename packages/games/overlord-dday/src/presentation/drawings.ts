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
  whereIs,
} from '@bocage/wargame';
import { ALLIED, SIDE_OF } from '../data.ts';
import { TABLE } from '../events.ts';
import { type BridgeId, grid, sideOfBridge } from '../map.ts';
import { resultOf } from '../rules/odds.ts';

const bySide = (unit: number) => ({ side: SIDE_OF[unit] as number });
const isAllied = { side: ALLIED };

const here = ({ unit }: { readonly unit: number }): StrokeLook[] => [whereIs(unit)];
const at = ({ hex }: { readonly hex: number }): StrokeLook[] => [ringAt(hex)];
const marches = ({ unit, way }: { readonly unit: number; readonly way: readonly number[] }): StrokeLook[] => [
  goes(unit, way, 'march', bySide(unit)),
];
const onBridge = (bridge: number, draw: typeof breakAt): StrokeLook[] => [
  draw(...grid.sideHexes(sideOfBridge(bridge as BridgeId))),
];

/** How each event is drawn. */
export const draw = drawingsOf(
  drawnBy(TABLE, {
    // 27.1: before dawn
    meyer: ['light', noStrokes, 'Kampfgruppe Meyer, die {die}, {modifier} to its activation rolls'],
    forecast: ['light', noStrokes],
    flipped: ['light', here, '{unit} at reduced strength, die {die}'],
    unflipped: null,
    bridge: ['heavy', ({ bridge }) => onBridge(bridge, breakAt), 'Bridge {bridge} blown, die {die}'],
    captured: [
      'normal',
      ({ bridge }) => onBridge(bridge, ringAt),
      'Bridge {bridge} taken unharmed, die {die}',
    ],
    dropped: [
      'normal',
      ({ unit, hex }) => [goes(unit, [hex], 'drop', isAllied)],
      '{unit} comes down, die {die}, total {total}',
    ],
    scattered: ['normal', ({ unit, from, hex }) => [goes(unit, [from, hex], 'drift', isAllied)]],
    unscattered: ['light', at],
    asIntended: ['normal', noStrokes],
    astray: ['heavy', noStrokes],
    shifted: ['light', ({ unit, hex }) => [goes(unit, [hex], 'march', bySide(unit))]],
    shelled: ['light', (a) => [...fireAt(a.at, [], isAllied), hitAt(a.at)], '{unit} bombarded, die {die}'],
    stormed: ['heavy', (a) => [hitAt(a.at)], '{unit} storms {nest}, die {die}, total {total}'],
    heldOut: ['normal', ({ nest }) => [whereIs(nest)]],
    sent: ['light', here, '{unit} goes to {place}, die {die}'],
    resistance: ['normal', noStrokes, '{beach} resists with {value}'],
    // 27.2: the Landing Phases
    bombarded: [
      'heavy',
      ({ hex }) => [...fireAt(hex, [], isAllied), hitAt(hex)],
      '{navy} ships on {hex}, die {die}, total {total}',
    ],
    missed: ['light', at, 'no effect'],
    landed: [
      'normal',
      ({ unit, hex }) => [goes(unit, [hex], 'landing', isAllied)],
      '{unit} lands in {hex}, die {die}, total {total}',
    ],
    unharmed: ['light', here],
    displaced: ['light', here],
    transferred: ['light', here],
    marked: ['normal', here],
    lost: ['normal', (a) => [lossAt(a.at)]],
    eliminated: ['heavy', (a) => [lossAt(a.at)]],
    fought: [
      'heavy',
      ({ hex, from, units }) => [...fireAt(hex, from, bySide(units[0] ?? 0)), hitAt(hex)],
      (a) => `{hex}, dice {dice}, {column}, ${resultOf(a).text}`,
    ],
    inVain: ['light', at, 'no effect'],
    gaveGround: ['light', here],
    advanced: ['normal', ({ unit, from, hex }) => [goes(unit, [from, hex], 'advance', bySide(unit))]],
    retreated: ['normal', ({ unit, way }) => [goes(unit, way, 'retreat', bySide(unit))]],
    moved: ['light', marches],
    steadied: ['light', here],
    eased: ['light', here],
    slackened: ['light', noStrokes],
    activated: ['normal', noStrokes, 'Group {group} is active, die {die}, total {total}'],
    slept: ['light', noStrokes, 'Group {group} sleeps on, die {die}, total {total}'],
    risen: ['normal', noStrokes],
    rolledFor: ['light', here, '{unit}, die {die}'],
    alerted: ['normal', here],
    notAlerted: ['light', here],
    tended: ['light', here, '{unit}, die {die} against {strength}'],
    untended: ['light', here],
    // 27.3: the end of the turn
    delayed: null,
    obstructed: ['light', noStrokes],
    hunted: ['normal', (a) => [whereIs(a.unit)], '{unit} under the fighter-bombers, die {die}'],
    gotThrough: ['light', here],
    cadre: ['normal', noStrokes],
    armyLoss: null,
    replacements: ['light', noStrokes],
    restored: ['light', here],
    stands: ['normal', ({ bridge }) => onBridge(bridge, ringAt), 'Bridge {bridge} stands, die {die}'],
    redeployed: ['light', at],
  }),
);
