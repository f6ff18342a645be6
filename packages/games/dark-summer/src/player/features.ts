import type { HexId } from '@bocage/hex';
import type { BaseState } from '@bocage/kernel';
import type { Features } from '@bocage/kernel/players';
import { ALLIED, ARMY_OF, AVRANCHES, BEACH_HEXES, BRITISH, BRITTANY, BRITTANY_ENTERED, CAEN, CHERBOURG, E_HEXES, EAST, EVERY_UNIT, type G, GERMAN_CHIT, GERMANS, grid, isBattalion, isHex, isKampfgruppe, NO_EXIT, reckoning, TURNS, townHexes, type UnitId, US } from '../queries.ts'; // biome-ignore format: a list
import { attackOf, defenseOf, holds, isOpenBeachHex } from './world.ts';

/** The fronts: the Cotentin, the west, the middle, before Caen, east of it, and the south. */
const FRONTS = ['cotentin', 'west', 'middle', 'caen', 'east', 'south'] as const;
/** By hex: the front it belongs to. */
const FRONT_OF = Uint8Array.from(grid.hexes, (hex) => {
  const [column, row] = [grid.column(hex), grid.row(hex)];
  if (row >= 18) return 5;
  if (column <= 25 && row <= 8) return 0;
  return column <= 28 ? 1 : column <= 37 ? 2 : column <= 49 ? 3 : 4;
});

/** Where the Allies want to come: to Saint-Lô, Caen, Avranches, Falaise, Argentan and Alençon. */
const GOALS: readonly (readonly [name: string, hex: HexId])[] = [
  ['saint-lo', townHexes('Saint-Lô')[0] as HexId],
  ['caen', CAEN[0] as HexId],
  ['avranches', AVRANCHES],
  ['falaise', townHexes('Falaise')[0] as HexId],
  ['argentan', townHexes('Argentan')[0] as HexId],
  ['alencon', townHexes('Alençon')[0] as HexId],
];
const LINES = ['cherbourg', 'towns', 'brittany', 'allied-exit', 'special-units', 'closed-beach', 'german-exit', 'german-exit-division'] as const; // biome-ignore format: a list

/** What is seen, in order: the first is always 1. */
const NAMES: readonly string[] = [
  'one',
  'margin',
  ...LINES.map((line) => `points ${line}`),
  ...FRONTS.map((front) => `allies ${front}`),
  ...FRONTS.map((front) => `germans ${front}`),
  ...GOALS.map(([name]) => `to ${name}`),
  'us strength',
  'british strength',
  'german strength',
  'german armour',
  'us to come',
  'british to come',
  'germans to come',
  'port garrison',
  'brittany strength',
  'germans near the exits',
  'german units left',
  'germans cut off',
  'allies cut off',
  'us losses',
  'british losses',
  'german losses',
  'ground',
  'beaches open',
  'exits shut',
  'cherbourg taken',
  'all of caen',
  'brittany entered',
  'guard of avranches',
  'allied chits left',
  'german chits left',
  'reactions left',
];

/** Where the strengths begin in the row of features. */
const AT = (name: string): number => NAMES.indexOf(name);
const [ALLIES, GERMAN_FRONTS, TO] = [AT('allies cotentin'), AT('germans cotentin'), AT('to saint-lo')];
const [US_STRENGTH, GERMAN_ARMOUR, TO_COME] = [AT('us strength'), AT('german armour'), AT('us to come')];
const [PORT, IN_BRITTANY, NEAR_EXITS, LEFT] = [
  AT('port garrison'),
  AT('brittany strength'),
  AT('germans near the exits'),
  AT('german units left'),
];
const [CUT_OFF, LOSSES] = [AT('germans cut off'), AT('us losses')];
/** Hexes from the eastern edge from which a German may be off the map soon. */
const NEAR_EAST = 12;

/** Adds what a unit on the map is and where. */
function addOnMap(g: G, unit: UnitId, at: HexId, row: Float64Array): void {
  const army = ARMY_OF[unit] as number;
  const front = FRONT_OF[at] as number;
  if (army !== GERMANS) {
    row[ALLIES + front]! += attackOf(g, unit) / 60;
    row[US_STRENGTH + army]! += attackOf(g, unit) / 150;
    if (!g.supply.has(unit)) row[CUT_OFF + 1]! += 1 / 10;
    return;
  }
  row[GERMAN_FRONTS + front]! += defenseOf(g, unit) / 60;
  row[US_STRENGTH + GERMANS]! += defenseOf(g, unit) / 150;
  if (isKampfgruppe(unit)) row[GERMAN_ARMOUR]! += defenseOf(g, unit) / 80;
  if (isBattalion(unit)) return;
  row[LEFT]! += 1 / 60;
  if (grid.column(at) >= 60 - NEAR_EAST) row[NEAR_EXITS]! += 1 / 20;
  if (!g.supply.has(unit)) row[CUT_OFF]! += 1 / 10;
}

function addUnit(g: G, unit: UnitId, row: Float64Array): void {
  const at = g.unit.at.get(unit);
  const army = ARMY_OF[unit] as number;
  if (isHex(at)) addOnMap(g, unit, at, row);
  else if (at === CHERBOURG && army === GERMANS) row[PORT]! += defenseOf(g, unit) / 20;
  else if (at === BRITTANY || at === BRITTANY_ENTERED) row[IN_BRITTANY]! += attackOf(g, unit) / 60;
  else if (at !== EAST && g.unit.due.get(unit) > 0 && g.unit.steps.get(unit) > 0)
    row[TO_COME + army]! += 1 / 30;
}

/** How many hexes the nearest Allies are from each goal. */
function addDistances(g: G, row: Float64Array): void {
  for (const [i, [, goal]] of GOALS.entries()) {
    let least = 25;
    for (const unit of EVERY_UNIT) {
      const at = g.unit.at.get(unit);
      if (ARMY_OF[unit] !== GERMANS && isHex(at)) least = Math.min(least, grid.distance(at, goal));
    }
    row[TO + i] = g.hex.allied.get(goal) === 1 ? -0.4 : least / 25;
  }
}

function addPoints(g: G, row: Float64Array): void {
  const points = reckoning(g);
  let margin = 0;
  for (const [i, line] of LINES.entries()) {
    const worth = points[line] ?? 0;
    margin += i < 4 ? worth : -worth;
    row[2 + i] = worth / 12;
  }
  row[1] = margin / 20;
}

function addRest(g: G, row: Float64Array): void {
  for (const army of [US, BRITISH, GERMANS]) row[LOSSES + army] = g.losses.get(army) / 120;
  const guard = (unit: UnitId): number => (g.unit.at.get(unit) === AVRANCHES ? defenseOf(g, unit) / 13 : 0);
  const rest = [
    g.hex.allied.marked().length / 500,
    BEACH_HEXES.filter((hex) => isOpenBeachHex(g, hex)).length / BEACH_HEXES.length,
    E_HEXES.filter((_, gate) => g.exit.marker.get(gate) !== NO_EXIT).length / E_HEXES.length,
    g.cherbourgTaken > 0 ? 1 : 0,
    g.caenTaken,
    g.enteredBrittany,
    holds(g, ALLIED, AVRANCHES) ? EVERY_UNIT.reduce((sum, unit) => sum + guard(unit), 0) : 0,
    (g.cup.total - g.cup.get(GERMAN_CHIT)) / 8,
    g.cup.get(GERMAN_CHIT) / 3,
    g.reactions / 4,
  ];
  for (const [i, value] of rest.entries()) row[LOSSES + 3 + i] = value;
}

/** What can be seen of a campaign; units that lie face down count as anybody would guess. */
export const features: Features = {
  names: NAMES,
  hands: TURNS,
  hand: (g: BaseState) => (g as unknown as G).turn - 1,
  read(state: BaseState, row: Float64Array): void {
    const g = state as unknown as G;
    row.fill(0);
    row[0] = 1;
    for (const unit of EVERY_UNIT) addUnit(g, unit, row);
    addPoints(g, row);
    addDistances(g, row);
    addRest(g, row);
  },
};
