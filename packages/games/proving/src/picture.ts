import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { UNKNOWN } from '@bocage/kernel';
import { grid, ground, MINE_HEXES, TOWN, WOOD } from './map.ts';
import { CARD, EVERY_UNIT, FULL, SIDE, SIDE_OF, TURNS, UNIT, type UnitId } from './state.ts';

/** Reads a field as the onlooker may know it. */
type Read = (path: string, row?: number) => number;

const KEY = [
  { fill: '#eff0df', text: 'open' },
  { fill: '#d5e3c1', symbol: 'wood', text: 'wood' },
  { fill: '#eaded0', symbol: 'town', text: 'town' },
] as const;

function hexLook(read: Read, at: HexId) {
  const kind = ground.terrain[at];
  const { text: _, ...look } = KEY[kind === WOOD ? 1 : kind === TOWN ? 2 : 0];
  const holder = read('hex.held', at);
  return kind === TOWN && holder >= 0 ? { at, ...look, heldBy: holder } : { at, ...look };
}

function lines() {
  const sides = Array.from({ length: grid.sideCount }, (_, side) => side as HexsideId);
  const rivers = sides.filter((side) => ground.sides[side] !== 0);
  const roads = sides.filter((side) => ground.roads[side] !== 0);
  return [
    ...rivers.map((side) => ({ side, kind: 'river' as const })),
    ...roads.map((side) => ({ side, kind: 'road' as const })),
  ];
}

function pieceLook(read: Read, unit: UnitId) {
  const value = read('unit.value', unit);
  return {
    at: read('unit.at', unit) as HexId,
    side: SIDE_OF[unit] as number,
    name: UNIT.text(unit),
    text: value === UNKNOWN ? '?' : String(value),
    faceDown: read('unit.faceUp', unit) === 0,
    worn: read('unit.steps', unit) < FULL,
    ...(read('unit.shaken', unit) === 1 ? { state: 'shaken' } : {}),
  };
}

/** 1.2: the mine where it is known to be, or every hex where it may be. */
function mines(read: Read) {
  const mine = read('mine');
  if (read('mineGone') === 1 || mine === NOWHERE) return [];
  if (mine !== UNKNOWN) return [{ at: mine as HexId, text: 'mine' }];
  return MINE_HEXES.filter((hex) => read('hex.trodden', hex) === 0).map((at) => ({ at, text: 'mine?' }));
}

/** How the proving game is drawn. */
export const picture = {
  grid,
  draw: (read: Read) => ({
    caption: `Turn ${read('turn')} of ${TURNS}, ${CARD.text(read('card'))}`,
    sides: SIDE.words,
    hexes: grid.hexes.map((hex) => hexLook(read, hex)),
    lines: lines(),
    pieces: EVERY_UNIT.map((unit) => pieceLook(read, unit)).filter(({ at }) => at !== NOWHERE),
    notes: mines(read),
    key: KEY,
  }),
};
