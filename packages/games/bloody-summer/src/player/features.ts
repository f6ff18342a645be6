import type { HexId } from '@bocage/hex';
import type { BaseState } from '@bocage/kernel';
import type { Features } from '@bocage/kernel/players';
import { AIR, ALLIED_DEPOTS, ALLIES, attackOf, BEACH_HEXES, BRITISH, boxOfFortress, CAMP_OF, CHARTS, CLEAR, capacityOf, DEPOT, defenceOf, EVERY_UNIT, FORTRESSES, type G, GERMAN, grid, HEADQUARTERS_OF, isAirborne, isArmour, isElite, isFortress, isHeadquarters, isHex, isOpen, isRace, isRanger, isStrategic, LAST_TURN, PARIS, PAS_DE_CALAIS, PHASE_B, PLACE, RESERVE, SCENARIOS, SCORE, SCORES, SIDE_OF, stands, type UnitId, US } from '../queries.ts'; // biome-ignore format: a list

/** The sectors of the map: the Cotentin, the west, the middle, before Caen, the east, and the south. */
const SECTORS = ['cotentin', 'west', 'middle', 'caen', 'east', 'south'] as const;
/** By hex: its sector. */
const SECTOR_OF = Uint8Array.from(grid.hexes, (hex) => {
  const [row, column] = [grid.row(hex), grid.column(hex)];
  if (row >= 17) return 5;
  if (column >= 17 && row <= 8) return 0;
  return column >= 15 ? 1 : column >= 10 ? 2 : column >= 5 ? 3 : 4;
});

/** What the Allies want to take: a place, and how near they are to it. */
const GOALS: readonly (readonly [name: string, hex: HexId])[] = (
  [
    ['cherbourg', '0223'],
    ['west of cherbourg', '0222'],
    ['carentan', '0818'],
    ['saint-lo', '1116'],
    ['coutances', '1320'],
    ['avranches', '2019'],
    ['caen', '0908'],
    ['falaise', '1506'],
    ['argentan', '1804'],
    ['rennes', '2420'],
    ['le mans', '2407'],
    ['seine', '1301'],
  ] as const
).map(([name, hex]) => [name, PLACE.of(hex)]);

const ARMIES = ['us', 'british', 'german'] as const;
const REST = [
  'beaches',
  'depots',
  'landing capacity',
  'utah',
  'paris',
  'calais',
  'sieges',
  'fortresses taken',
  'germans in cherbourg',
  'germans before cherbourg',
  'americans before cherbourg',
  'americans beside cherbourg',
  'allies off the map',
  'germans off the map',
  'germans in paris',
  'german units',
  'elite germans',
  'german armour',
  'special troops',
  'allied markers',
  'german markers',
  'markers of the reserve',
  'allied staffs supported',
  'german staffs supported',
  'german staffs',
  'aircraft',
  'fair',
  'initiative',
  'allies to move',
  'second phase',
] as const;

/** What is seen, in order: the first is always 1. */
const NAMES: readonly string[] = [
  'one',
  'race',
  'cobra',
  'lead',
  'lead expected',
  'points of ground',
  'points of steps',
  ...SECTORS.map((sector) => `allies ${sector}`),
  ...SECTORS.map((sector) => `germans ${sector}`),
  ...GOALS.map(([name]) => `to ${name}`),
  ...ARMIES.map((army) => `strength ${army}`),
  ...ARMIES.map((army) => `disorganized ${army}`),
  ...ARMIES.map((army) => `out of supply ${army}`),
  ...ARMIES.map((army) => `resting ${army}`),
  ...ARMIES.map((army) => `to come ${army}`),
  ...REST,
];
const AT = (name: string): number => NAMES.indexOf(name);
const [LEAD, ALLIES_AT, GERMANS_AT, TO] = [AT('lead'), AT('allies cotentin'), AT('germans cotentin'), AT('to cherbourg')]; // biome-ignore format: a list
const [STRENGTH, DISORGANIZED, UNSUPPLIED, RESTING, TO_COME] = ['strength', 'disorganized', 'out of supply', 'resting', 'to come'].map((what) => AT(`${what} us`)) as [number, number, number, number, number]; // biome-ignore format: a list
const FIRST_OF_REST = AT('beaches');

const add = (row: Float64Array, at: number, value: number): void => {
  row[at] = (row[at] as number) + value;
};

/** Sums of the units, while they are gone through. */
interface Tally {
  inCherbourg: number;
  beforeCherbourg: number;
  americansBefore: number;
  americansBeside: number;
  alliesOff: number;
  germansOff: number;
  inParis: number;
  units: number;
  elite: number;
  armour: number;
  special: number;
}
const [CHERBOURG, WEST_OF_CHERBOURG] = [GOALS[0]?.[1], GOALS[1]?.[1]] as [HexId, HexId];
/** Who is so near to Cherbourg is before it. */
const BEFORE = 4;
const toCherbourg = (at: HexId): number =>
  Math.min(grid.distance(at, CHERBOURG), grid.distance(at, WEST_OF_CHERBOURG));

/** What a unit on the map is, and where. */
function addOnMap(g: G, unit: UnitId, at: HexId, row: Float64Array, tally: Tally): void {
  const far = toCherbourg(at);
  const sector = SECTOR_OF[at] as number;
  if (CAMP_OF[unit] === ALLIES) {
    const attack = attackOf(g, unit);
    add(row, ALLIES_AT + sector, attack / 80);
    if (SIDE_OF[unit] === US && far <= BEFORE) tally.americansBefore += attack;
    if (SIDE_OF[unit] === US && far <= 1) tally.americansBeside += attack;
    return;
  }
  const defence = defenceOf(g, unit);
  add(row, GERMANS_AT + sector, defence / 50);
  if (far === 0) tally.inCherbourg += defence;
  else if (far <= BEFORE) tally.beforeCherbourg += defence;
}
function addOffMap(g: G, unit: UnitId, at: HexId, tally: Tally): void {
  if (CAMP_OF[unit] === ALLIES) tally.alliesOff += attackOf(g, unit);
  else {
    tally.germansOff += defenceOf(g, unit);
    if (at === PARIS) tally.inParis += defenceOf(g, unit);
  }
}
function addUnit(g: G, unit: UnitId, row: Float64Array, tally: Tally): void {
  const [at, side, steps] = [g.unit.at.get(unit), SIDE_OF[unit] as number, g.unit.steps.get(unit)];
  if (isHeadquarters(unit)) return;
  const isOff = at >= 0 && (isStrategic(at) || isFortress(at));
  if (isHex(at)) addOnMap(g, unit, at, row, tally);
  else if (isOff) addOffMap(g, unit, at, tally);
  else {
    if (steps > 0 && g.unit.home.get(unit) === 0) add(row, TO_COME + side, steps / 100);
    return;
  }
  add(row, STRENGTH + side, (side === GERMAN ? defenceOf(g, unit) : attackOf(g, unit)) / 200);
  add(row, DISORGANIZED + side, g.unit.disorganised.get(unit) / 30);
  add(row, UNSUPPLIED + side, g.unit.unsupplied.get(unit) / 20);
  add(row, RESTING + side, g.unit.resting.get(unit) / 10);
  if (side === GERMAN) {
    tally.units += 1;
    if (isElite(unit)) tally.elite += steps;
    if (isArmour(unit)) tally.armour += steps;
  } else if (isAirborne(unit) || isRanger(unit)) tally.special += 1;
}

const scored = (g: G, row: number): number => g.score.points.get(row);
const OF_GROUND = new Set<string>(['cities', 'depots', 'sieges', 'festungen', 'german-depots', 'paris', 'liberation']); // biome-ignore format: a list
const OF_STEPS = new Set<string>(['german-steps', 'german-elite']);
const OF_ALLIED_STEPS = new Set<string>(['allied-steps', 'allied-elite']);
/** The lead; what it would be at the end with nothing more won by anybody; the points of ground, and those of steps. */
function addPoints(g: G, row: Float64Array): void {
  let lead = 0;
  for (let score = 0; score < SCORE.words.length; score++) {
    const word = SCORES[score] as string;
    const points = scored(g, score);
    const signed = score < SCORES.indexOf('turns') ? points : -points;
    lead += signed;
    if (OF_GROUND.has(word)) add(row, LEAD + 2, points / 100);
    if (OF_STEPS.has(word)) add(row, LEAD + 3, points / 100);
    if (OF_ALLIED_STEPS.has(word)) add(row, LEAD + 3, -points / 100);
  }
  const last = SCENARIOS[g.scenario]?.turns[1] ?? LAST_TURN;
  row[LEAD] = lead / 50;
  row[LEAD + 1] = isRace(g) ? 0 : (lead + CHARTS.victory.perTurn * (last - g.turn + 1)) / 100;
}

/** What has been taken counts below nought; farther than this is far away. */
const [TAKEN, FAR] = [-0.4, 25];
/** How many hexes the nearest Allies are from each goal. */
function addDistances(g: G, row: Float64Array): void {
  for (let i = 0; i < GOALS.length; i++) {
    const goal = (GOALS[i] as (typeof GOALS)[number])[1];
    let least = FAR;
    if (g.place.allied.get(goal) === 0)
      for (const unit of EVERY_UNIT) {
        const at = g.unit.at.get(unit);
        if (CAMP_OF[unit] === ALLIES && isHex(at)) least = Math.min(least, grid.distance(at, goal));
      }
    row[TO + i] = g.place.allied.get(goal) === 1 ? TAKEN : least / FAR;
  }
}

const isAllied = (g: G, at: HexId): number => g.place.allied.get(at);
/** The markers of a camp by a headquarters of one of its sides, and how many of these have any. */
function staffsOf(g: G, sides: readonly number[]): { supported: number; all: number; markers: number } {
  const sum = { supported: 0, all: 0, markers: 0 };
  for (const side of sides)
    for (const hq of HEADQUARTERS_OF[side] ?? []) {
      const at = g.unit.at.get(hq);
      if (!isHex(at) && !(at >= 0 && isStrategic(at))) continue;
      const markers = (side === GERMAN ? g.place.germanMarkers : g.place.alliedMarkers).get(at);
      sum.all += 1;
      sum.markers += markers;
      if (markers > 0) sum.supported += 1;
    }
  return sum;
}
const UTAH = DEPOT.of('Utah');
const aircraft = (g: G): number => {
  let sum = 0;
  for (let air = 0; air < AIR.words.length; air++) sum += g.air.available.get(air) + g.air.drawn.get(air);
  return sum;
};

function addRest(g: G, row: Float64Array, tally: Tally): void {
  const open = ALLIED_DEPOTS.filter((depot) => isOpen(g, depot));
  const [allied, german] = [staffsOf(g, [US, BRITISH]), staffsOf(g, [GERMAN])];
  const rest = [
    BEACH_HEXES.filter((hex) => isAllied(g, hex) === 1).length / 5,
    open.length / 12,
    open.reduce((sum, depot) => sum + capacityOf(g, depot).landing, 0) / 100,
    isOpen(g, UTAH) ? 1 : 0,
    isAllied(g, PARIS),
    isAllied(g, PAS_DE_CALAIS),
    FORTRESSES.filter((at) => g.place.besieged.get(at) === 1).length / 3,
    FORTRESSES.filter((at) => isAllied(g, boxOfFortress(at)) === 1 && !stands(g, at)).length / 3,
    tally.inCherbourg / 12,
    tally.beforeCherbourg / 20,
    tally.americansBefore / 60,
    tally.americansBeside / 40,
    tally.alliesOff / 60,
    tally.germansOff / 60,
    tally.inParis / 20,
    tally.units / 60,
    tally.elite / 60,
    tally.armour / 30,
    tally.special / 15,
    allied.markers / 10,
    german.markers / 6,
    g.place.alliedMarkers.get(RESERVE) / 8,
    allied.supported / 6,
    german.supported / 4,
    german.all / 6,
    aircraft(g) / 12,
    g.weather === CLEAR ? 1 : 0,
    g.first === ALLIES ? 1 : -1,
    g.active === ALLIES ? 1 : -1,
    g.phase === PHASE_B ? 1 : 0,
  ];
  for (let i = 0; i < rest.length; i++) row[FIRST_OF_REST + i] = rest[i] as number;
}

/** The race has hands of its own, one for each of its turns. */
const RACE_TURNS = SCENARIOS.find(({ id }) => id === 'cherbourg')?.turns[1] ?? 0;

/** What can be seen of a position. */
export const features: Features = {
  names: NAMES,
  hands: LAST_TURN + 1 + RACE_TURNS,
  hand: (state: BaseState) => {
    const g = state as unknown as G;
    return isRace(g) ? LAST_TURN + g.turn : g.turn;
  },
  read(state: BaseState, row: Float64Array): void {
    const g = state as unknown as G;
    row.fill(0);
    row[0] = 1;
    row[1] = isRace(g) ? 1 : 0;
    row[2] = SCENARIOS[g.scenario]?.id === 'cobra' ? 1 : 0;
    const tally: Tally = {
      inCherbourg: 0,
      beforeCherbourg: 0,
      americansBefore: 0,
      americansBeside: 0,
      alliesOff: 0,
      germansOff: 0,
      inParis: 0,
      units: 0,
      elite: 0,
      armour: 0,
      special: 0,
    };
    for (const unit of EVERY_UNIT) addUnit(g, unit, row, tally);
    addPoints(g, row);
    addDistances(g, row);
    addRest(g, row, tally);
  },
};
