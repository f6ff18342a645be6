import type { HexId } from '@bocage/hex';
import { d6, done, type Law, law } from '@bocage/kernel';
import { ALLIED, CHARTS, GERMAN, isAirborne, SIDE } from '../data.ts';
import { bridge as blown, stands } from '../events.ts';
import {
  BRIDGE,
  BRIDGES,
  type BridgeId,
  grid,
  isCity,
  isSecondaryBridge,
  ORNE_BRIDGE,
  sideOfBridge,
} from '../map.ts';
import { no } from '../refusals.ts';
import type { G } from '../state.ts';
import { procedure, roll, unitsIn } from './units.ts';

const { allied, german } = CHARTS.bridgeDestruction;
const BANKS: readonly (readonly HexId[])[] = BRIDGES.map((bridge) => grid.sideHexes(sideOfBridge(bridge)));
/** The hexes within so many of a bridge. */
const nearBridges = (range: number): readonly (readonly HexId[])[] =>
  BANKS.map((banks) => grid.hexes.filter((hex) => banks.some((bank) => grid.distance(hex, bank) <= range)));
const IN_ALLIED_RANGE = nearBridges(allied.range);
const IN_GERMAN_RANGE = nearBridges(german.range);

/** 27.3.7-a: a secondary road bridge within two hexes of an airborne unit. */
export const whyNotBlowAllied: Law<[G, BridgeId]> = law(
  (g, bridge) => (g.bridge.blown.get(bridge) === 1 ? no('isDown') : null),
  (g, bridge) => (g.bridge.triedBy.get(bridge) === ALLIED ? no('triedByAllies') : null),
  (_g, bridge) => (isSecondaryBridge(bridge) ? null : no('primaryRoad')),
  (g, bridge) =>
    IN_ALLIED_RANGE[bridge]?.some(
      (hex) => g.board.stacks.has(ALLIED, hex) && unitsIn(g, hex).some(isAirborne),
    )
      ? null
      : no('noAirborne'),
);

/** 27.3.7-c, -e: beside a German unit or a German city; the Orne bridge only from its own hexes. */
export const whyNotBlowGerman: Law<[G, BridgeId]> = law(
  (g, bridge) => (g.bridge.blown.get(bridge) === 1 ? no('isDownForGermans') : null),
  (g, bridge) => (g.bridge.triedBy.get(bridge) === GERMAN ? no('triedByGermans') : null),
  (g, bridge) => {
    const hasGermans = (hex: HexId): boolean => g.board.stacks.has(GERMAN, hex);
    if (bridge === ORNE_BRIDGE) return BANKS[bridge]?.some(hasGermans) ? null : no('orneOutOfReach');
    const isTheirs = (hex: HexId): boolean => hasGermans(hex) || (isCity(hex) && g.hex.allied.get(hex) === 0);
    return IN_GERMAN_RANGE[bridge]?.some(isTheirs) ? null : no('noGermanNear');
  },
);

/** One attempt at a bridge. */
export const demolition = procedure(
  'demolition',
  { bridge: BRIDGE, side: SIDE },
  {
    roll: roll('27.3.7-a', d6, ['bridge', 'side'], (g, c, die) => {
      g.bridge.triedBy.set(c.bridge, c.side);
      const isBlown = (c.side === ALLIED ? allied : german).destroyed.includes(die);
      if (isBlown) g.bridge.blown.set(c.bridge, 1);
      g.emit(
        isBlown ? blown : stands,
        { bridge: c.bridge, die },
        c.side === ALLIED ? '27.3.7-a' : '27.3.7-c',
      );
      return done;
    }),
  },
);
