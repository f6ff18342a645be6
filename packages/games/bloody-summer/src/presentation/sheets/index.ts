import { type HexId, NOWHERE } from '@bocage/hex';
import { int, NONE } from '@bocage/kernel';
import { type Sheet, type SheetArgs, sheetOn, sheetsBy } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { BOX, isHex, isStrategic, PLACE, STRATEGIC } from '../../map.ts';
import { COVER } from '../../rules/combat/covers.ts';
import { DROP, IN_BOX, LANDING, OVERRUN } from '../../rules/combat/manner.ts';
import { groupIn } from '../../rules/dday/attacks.ts';
import { offshoreOf } from '../../rules/dday/shore.ts';
import { attackersIn, stormersOf } from '../../rules/offmap/combat.ts';
import { attackOf, fightersOf, unitsIn } from '../../rules/units.ts';
import type { G } from '../../state.ts';
import { AIR, ALLIES, AXIS, GERMAN, US } from '../../terms.ts';
import {
  BONUS_OF,
  DIVISION_OF,
  isArmour,
  isHeadquarters,
  isSpecial,
  NOBODY,
  SIDE_OF,
  UNIT,
  type UnitId,
} from '../../units.ts';
import { unitName } from '../faces.ts';
import { type Clash, clashNow, freshNow, leaderNow, musterNow } from '../under-way.ts';
import { batterySheet, musterSheet, raidOf, raidSheet, shellSheet, withBomber } from './bombardment.ts';
import { activationSheet } from './command.ts';
import { campOfUnit, convoySheet, departureSheet, interdictionSheet, operationSheet } from './departure.ts';
import { fightSheet } from './fight.ts';
import { attackByAll, freeAttack, mustered, planned } from './prospects.ts'; // biome-ignore format: lists

const POINTS = int(0, 99);
type Writer = (g: G, args: SheetArgs) => Sheet | null;

/** The fight under way, with a change. */
const clashWith =
  (change: (g: G, clash: Clash, args: SheetArgs) => Clash): Writer =>
  (g, args) => {
    const clash = clashNow(g);
    return clash === undefined ? null : fightSheet(g, change(g, clash, args));
  };
const asItStands = clashWith((_g, clash) => clash);

/** 5.3: a headquarters supports its own side. */
const supported = clashWith((_g, clash, args) => {
  const hq = args.one(0, UNIT);
  if (hq === NONE) return clash;
  return SIDE_OF[hq] === clash.side
    ? { ...clash, bonus: clash.bonus + (BONUS_OF[hq] as number) }
    : { ...clash, guard: CHARTS.control.defence };
});
const without = (units: readonly UnitId[], unit: UnitId): readonly UnitId[] =>
  units.filter((one) => one !== unit);
const heldBack = clashWith((_g, clash, args) => ({
  ...clash,
  attackers: without(clash.attackers, args.one(0, UNIT)),
}));
const spared = clashWith((_g, clash, args) => ({
  ...clash,
  defenders: without(clash.defenders, args.one(0, UNIT)),
}));
const grounded = clashWith((_g, clash, args) => {
  const cover = args.one(0, COVER);
  return cover === NONE ? clash : { ...clash, cover, isGroundChosen: true };
});
const flown = clashWith((_g, clash) => ({ ...clash, air: true }));

/** Somebody more in the attack that is mustered; on 6 June a unit joins a confusion, without a die. */
const joined: Writer = (g, args) => {
  const [muster, unit] = [musterNow(g), args.one(0, UNIT)];
  return muster === undefined ? null : fightSheet(g, mustered(g, muster, unit === NONE ? [] : [unit]));
};
/** The attack that is mustered as it stands. */
const begun: Writer = (g) => {
  const muster = musterNow(g);
  return muster === undefined ? null : fightSheet(g, mustered(g, muster));
};

/** An attack under the headquarters that leads now, or by those who are named. */
const attacked: Writer = (g, args) => {
  const [at, hq] = [args.one(0, PLACE), leaderNow(g)];
  if (at === NOWHERE || !isHex(at)) return null;
  if (hq === undefined) {
    const side = defendedAgainst(g, at, args.many(1, UNIT));
    return side === NONE ? null : fightSheet(g, freeAttack(g, side, at, args.many(1, UNIT)));
  }
  const manner = musterNow(g)?.manner;
  return fightSheet(g, attackByAll(g, SIDE_OF[hq] as number, hq, at, manner));
};
/** The side that attacks a hex: that of those who are named, or the first of the camp that is not in it. */
function defendedAgainst(g: G, at: HexId, units: readonly UnitId[]): number {
  const [first] = units;
  if (first !== undefined) return SIDE_OF[first] as number;
  if (g.board.stacks.has(ALLIES, at) && !g.board.stacks.has(AXIS, at)) return GERMAN;
  if (!g.board.stacks.has(AXIS, at)) return NONE;
  return Math.max(US, g.active === AXIS ? GERMAN : US);
}

/** Where a fight is begun by naming its place: a drop, a box. */
const fought: Writer = (g, args) => {
  const at = args.one(0, PLACE);
  const hq = leaderNow(g);
  if (at === NOWHERE) return begun(g, args);
  if (isStrategic(at)) {
    if (hq === undefined) return null;
    const side = SIDE_OF[hq] as number;
    return fightSheet(g, planned(g, { side, hq, at, manner: IN_BOX, attackers: attackersIn(g, side, at) }));
  }
  const attackers = fightersOf(g, ALLIES, at);
  const side = SIDE_OF[attackers[0] ?? NOBODY] ?? US;
  return attackers.length === 0 ? null : fightSheet(g, planned(g, { side, at, manner: DROP, attackers }));
};
/** 6.13: an attack on a Festung by all who can. */
const stormed: Writer = (g, args) => {
  const [fortress, hq] = [args.one(0, PLACE), leaderNow(g)];
  if (fortress === NOWHERE || hq === undefined) return null;
  const attackers = stormersOf(g, { hq, fortress });
  const side = SIDE_OF[hq] as number;
  return fightSheet(g, planned(g, { side, hq, at: fortress, manner: IN_BOX, attackers }));
};
/** 10.A.1-e: a landing attack, of the wave or of rangers and commandos alone. */
const landing =
  (raid: boolean): Writer =>
  (g, args) => {
    const at = args.one(0, PLACE);
    if (at === NOWHERE) return raid ? null : begun(g, args);
    const attackers = [0, 1].flatMap((side) => groupIn(g, side, at, raid));
    const side = SIDE_OF[attackers[0] ?? NOBODY] ?? US;
    if (attackers.length === 0) return null;
    return fightSheet(g, planned(g, { side, at, manner: LANDING, attackers, aid: offshoreOf(g, at) }));
  };

/** 4.3: on the map by a stack, off it by the armour of a division. */
const overrun: Writer = (g, args) => {
  const [from, at] = [args.one(0, PLACE), args.one(1, PLACE)];
  if (at === NOWHERE || from === NOWHERE) return null;
  if (isStrategic(at)) return boxOverrun(g, args.one(0, UNIT), at);
  const named = args.many(2, UNIT);
  const attackers =
    named.length > 0 ? named : unitsIn(g, from).filter((unit) => isArmour(unit) && attackOf(g, unit) > 0);
  const side = SIDE_OF[attackers[0] ?? NOBODY];
  return side === undefined ? null : fightSheet(g, planned(g, { side, at, manner: OVERRUN, attackers }));
};
function boxOverrun(g: G, unit: UnitId, to: HexId): Sheet | null {
  if (unit === NONE) return null;
  const [from, division] = [g.unit.at.get(unit), DIVISION_OF[unit] as number];
  const pile = unitsIn(g, from).filter(
    (one) =>
      one === unit ||
      (division >= 0 && DIVISION_OF[one] === division && isArmour(one) && attackOf(g, one) > 0),
  );
  const sheet = fightSheet(
    g,
    planned(g, { side: SIDE_OF[unit] as number, at: to, manner: OVERRUN, attackers: pile }),
  );
  const leaving = departureSheet(g, campOfUnit(unit), from, to, unitName(unit));
  return leaving === null ? sheet : { ...sheet, rows: [...leaving.rows, ...sheet.rows] };
}

/** 6.2: ships, with the points named so far. */
const shelled: Writer = (g, args) => {
  const hex = args.one(0, PLACE);
  const many = Math.max(0, args.one(1, POINTS)) + Math.max(0, args.one(2, POINTS));
  return hex === NOWHERE || !isHex(hex) ? null : shellSheet(g, hex, many);
};
const sent: Writer = (g, args) => {
  const [raid, air] = [raidOf(g), args.one(0, AIR)];
  if (raid === undefined || air === NONE) return null;
  const all = withBomber(raid, air);
  return raid.at === NOWHERE ? musterSheet(all) : raidSheet(g, all, raid.at);
};
const dropped: Writer = (g, args) => {
  const [raid, hex] = [raidOf(g), args.one(0, PLACE)];
  return raid === undefined || hex === NOWHERE || !isHex(hex)
    ? null
    : raidSheet(g, raid, hex, args.one(1, PLACE));
};
const divided: Writer = (g, args) => {
  const [raid, hex] = [raidOf(g), args.one(0, PLACE)];
  return raid === undefined || raid.at === NOWHERE || hex === NOWHERE
    ? null
    : raidSheet(g, raid, raid.at, hex);
};
/** 10.A.1-b: the first bomber of a raid on a hex. */
const bombed: Writer = (g, args) => {
  const [raid, hex, air] = [raidOf(g), args.one(0, PLACE), args.one(1, AIR)];
  if (raid === undefined || hex === NOWHERE || !isHex(hex) || air === NONE) return null;
  return raidSheet(g, withBomber({ ...raid, points: 0, medium: 0, heavy: 0 }, air), hex);
};
/** Fighter-bombers over a combat, or bombers that wait to go. */
const flies: Writer = (g, args) => {
  const raid = raidOf(g);
  return raid === undefined || raid.at === NOWHERE ? flown(g, args) : raidSheet(g, raid, raid.at);
};

const gone: Writer = (g, args) => {
  const [unit, to] = [args.one(0, UNIT), args.one(1, PLACE)];
  if (unit === NONE || to === NOWHERE) return asItStands(g, args);
  return departureSheet(g, campOfUnit(unit), g.unit.at.get(unit), to, unitName(unit));
};
/** on turn 1 Germans who have just come need no die. */
const entered: Writer = (g, args) => (freshNow(g).includes(args.one(0, UNIT)) ? null : gone(g, args));
const withdrawn: Writer = (g, args) => {
  const [from, to] = [args.one(0, PLACE), args.one(1, PLACE)];
  if (from === NOWHERE || to === NOWHERE) return null;
  const camp = g.active;
  return departureSheet(g, camp, from, to, 'All who may leave');
};
const carried: Writer = (g, args) => {
  const [from, to] = [args.one(0, PLACE), args.one(1, PLACE)];
  if (from === NOWHERE || to === NOWHERE || g.place.germanMarkers.get(from) === 0) return null;
  return convoySheet(g, GERMAN, from, to);
};

/** The arithmetic of actions, by verb. */
export const sheetOf = sheetsBy<G>({
  activate: sheetOn(UNIT, (g, hq: UnitId) => (isHeadquarters(hq) && g.unit.at.get(hq) !== NOWHERE ? activationSheet(g, hq) : null)),
  attack: attacked,
  join: joined,
  call: begun,
  fight: fought,
  storm: stormed,
  assault: landing(false),
  raid: landing(true),
  strike: begun,
  overrun,
  withhold: heldBack,
  spare: spared,
  go: gone,
  ground: grounded,
  fly: flies,
  support: supported,
  pass: asItStands,
  shell: shelled,
  send: sent,
  add: sent,
  drop: dropped,
  carpet: dropped,
  divide: divided,
  bomb: bombed,
  fire: sheetOn(UNIT, (g, unit: UnitId) => (g.unit.at.get(unit) === NOWHERE ? null : batterySheet(g, unit))),
  withdraw: withdrawn,
  enter: entered,
  carry: carried,
  box: (g, args) => {
    const [air, box] = [args.one(0, AIR), args.one(1, BOX)];
    return air === NONE || box === NONE || STRATEGIC[box] === undefined ? null : interdictionSheet(g, air, box);
  },
  infiltrate: (g, args) => {
    const [unit, to] = [args.one(0, UNIT), args.one(1, PLACE)];
    return unit === NONE || to === NOWHERE || !isSpecial(unit) || !isHex(to) ? null : operationSheet(g, unit, to);
  },
}); // biome-ignore format: a line each
