import type { HexId } from '@bocage/hex';
import { act, best, isOpen, lists, local, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { CAMP_OF, CHARTS, CHERBOURG_CITY, campOf, coversIn, defenceOf, fightersOf, type G, grid, hasEnemy, holderOf, inEnemyZone, isCity, isHex, isOpenToAir, SIDE_OF, stepsLost, type UnitId } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, unitsFor } from '../ask.ts';
import { type Lie, lieOf } from '../lie.ts';
import type { Mind } from '../mind.ts';
import { addTo, type Force, foeAt, gainOf, NO_HELP, noForce, shiftIn } from './assault.ts';
import { frameOf } from './fights.ts';
import { groundWorth } from './goals.ts';
import { sparing, stepWorth } from './worth.ts';

/** 6.4-a: whoever is spared least dearly. */
const lose: Script = (scene) => {
  const g = gOf(scene);
  const unit = best(unitsFor(scene, 'lose'), (one) => -sparing(g, one));
  return unit === undefined ? undefined : act('lose', unit);
};
const remove =
  (verb: string): Script =>
  (scene) => {
    const g = gOf(scene);
    const unit = best(unitsFor(scene, verb), (one) => -stepWorth(g, one) * g.unit.steps.get(one));
    return unit === undefined ? undefined : act(verb, unit);
  };

/** What it is worth to hold a hex rather than to leave it. */
const { stand: STAND } = CHARTS.combat.retreat;
function holdWorth({ style }: Mind, g: G, at: HexId): number {
  if (CHERBOURG_CITY.includes(at)) return style.holdCherbourg;
  return isCity(at) ? style.holdCity : style.holdHex + Math.max(0, g.place.germanMarkers.get(at));
}
/** What a level of disorganization costs those who hold on. */
const SHAKEN = 0.4;
/** 6.6-e: hold on as long as it costs less than the hex is worth. */
const stand =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const at = local(scene, 'givingWay', 'at') as HexId;
    let cost = 0;
    for (const unit of fightersOf(g, campOf(scene.side), at))
      for (let level = g.unit.disorganised.get(unit), i = 0; i < STAND; i++, level++)
        cost += level >= 2 ? stepWorth(g, unit) : SHAKEN;
    return act(cost <= holdWorth(mind, g, at) ? 'stand' : 'yield');
  };

/** What counts on a way back. */
const BACK = {
  /** Beside steps: aircraft over open ground disorganize whoever flees there. */
  open: 0.1,
  /** Away from the enemy, to friends, and onto good ground. */
  away: 0.35,
  friends: 0.25,
  ground: 0.2,
  /** Off the map is far from the front. */
  off: 1.5,
} as const;
function wayBack(g: G, lie: Lie, unit: UnitId, way: readonly HexId[]): number {
  const end = way.at(-1) as HexId;
  const lost = stepsLost(g, unit, g.unit.at.get(unit), way) * stepWorth(g, unit);
  if (!isHex(end)) return -lost - BACK.off;
  const friends = grid.around(end).filter((hex) => fightersOf(g, lie.camp, hex).length > 0).length;
  const open = way.filter((hex) => isHex(hex) && coversIn(hex).some(isOpenToAir)).length;
  return (
    BACK.away * Math.min(3, lie.near[end] as number) +
    BACK.friends * Math.min(2, friends) +
    BACK.ground * shiftIn(end) -
    BACK.open * open -
    lost
  );
}
/** 6.4-c: the way that costs least; for the enemy whom one overruns, that which costs most. */
const retreat: Script = (scene) => {
  const g = gOf(scene);
  const [unit] = unitsFor(scene, 'retreat');
  if (unit === undefined) return undefined;
  const lie = lieOf(g, SIDE_OF[unit] as number);
  const sign = SIDE_OF[unit] === scene.side ? 1 : -1;
  const way = best(
    lists(scene, 'retreat', unit),
    (one) => sign * wayBack(g, lie, unit, one as readonly HexId[]),
  );
  return way === undefined ? undefined : act('retreat', unit, way);
};
/** 5.4-b: with those who stand strongest. */
const follow: Script = (scene) => {
  const g = gOf(scene);
  const [hq] = unitsFor(scene, 'follow');
  if (hq === undefined) return undefined;
  const sign = SIDE_OF[hq] === scene.side ? 1 : -1;
  const strength = (at: HexId): number =>
    fightersOf(g, CAMP_OF[hq] as number, at).reduce((sum, unit) => sum + defenceOf(g, unit), 0) -
    (inEnemyZone(g, CAMP_OF[hq] as number, at) ? 3 : 0);
  const to = best(numbers<HexId>(scene, 'follow', hq), (at) => sign * strength(at));
  return to === undefined ? undefined : act('follow', hq, to);
};

/** Better ground is worth something in an advance too, and a hex more must be worth the way. */
const [COVER, FARTHER] = [0.3, 0.5];
/** What an advance is worth: the ground, against what the enemy could throw at those who stand there. */
const advanceWorth = ({ style }: Mind, lie: Lie, worth: Float32Array, at: HexId): number =>
  style.advanceGround * (worth[at] as number) +
  COVER * shiftIn(at) -
  style.advanceThreat * (lie.threat[at] as number);

/** 6.7: the stack that is least needed where it stands, all of it. */
const advance =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const at = local(scene, 'aftermath', 'at') as HexId;
    const lie = lieOf(g, scene.side);
    const gain = advanceWorth(mind, lie, groundWorth(mind, g), at) + mind.style.advance;
    const hexes = numbers<HexId>(scene, 'advance');
    const isNeeded = (from: HexId): boolean =>
      grid.around(from).some((hex) => hex !== at && hasEnemy(g, lie.camp, hex));
    const fresh = (from: HexId): number =>
      fightersOf(g, lie.camp, from).reduce(
        (sum, unit) => sum + defenceOf(g, unit) * (g.unit.disorganised.get(unit) === 0 ? 1 : 0.5),
        0,
      );
    const from = best(hexes, (hex) => fresh(hex) - (isNeeded(hex) ? 4 : 0));
    if (from === undefined || gain <= 0) return act('stay');
    const units = advancing(scene, from);
    return units === undefined ? act('stay') : act('advance', from, units);
  };
function advancing(scene: Scene, from: HexId): readonly number[] | undefined {
  // The whole stack, or as many as can.
  return best(lists(scene, 'advance', from), (units) => units.length);
}
const further =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const at = local(scene, 'aftermath', 'at') as HexId;
    const lie = lieOf(g, scene.side);
    const worth = groundWorth(mind, g);
    const value = (hex: HexId): number => advanceWorth(mind, lie, worth, hex);
    // Nobody goes back to where his own side stood before.
    const onward = numbers<HexId>(scene, 'further').filter((hex) => holderOf(g, hex) !== lie.camp);
    const to = best(onward, value, value(at) + FARTHER);
    return to === undefined ? act('stay') : act('further', to);
  };

/** A counterattack must bring something beyond its marker; to walk back in costs nothing. */
const riposte =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const at = local(scene, 'counterattack', 'at') as HexId;
    const [hq] = unitsFor(scene, 'counterattack');
    if (hq === undefined) return act('pass');
    const camp = campOf(scene.side);
    if (!hasEnemy(g, camp, at)) return act('counterattack', hq);
    const force = forceAbout(g, scene.side, at);
    if (force.attack === 0) return act('pass');
    const { riposteHex, riposte: price } = mind.style;
    const foe = foeAt(mind, g, camp, at, riposteHex + (groundWorth(mind, g)[at] as number));
    return gainOf(mind, foe, force, NO_HELP) > price ? act('counterattack', hq) : act('pass');
  };
/** Those in order beside a hex, and those who fled from it. */
function forceAbout(g: G, side: number, at: HexId): Force {
  const near = new Set<UnitId>(frameOf(g, 'counterattack').values('fled') as readonly UnitId[]);
  for (const hex of grid.around(at)) for (const unit of fightersOf(g, campOf(side), hex)) near.add(unit);
  const force = noForce();
  for (const unit of near)
    if (SIDE_OF[unit] === side && g.unit.disorganised.get(unit) === 0 && g.unit.unsupplied.get(unit) === 0)
      addTo(force, g, unit, g.unit.at.get(unit), at);
  return force;
}
/** 6.9-e: all who are in order, from where they stand if they can. */
const strike: Script = (scene) => {
  const g = gOf(scene);
  const isFit = (unit: UnitId): boolean => g.unit.disorganised.get(unit) === 0;
  const open = unitsFor(scene, 'join');
  const unit = open.find(isFit) ?? (isOpen(scene, 'strike') ? undefined : open[0]);
  if (unit === undefined) return act('strike');
  const at = g.unit.at.get(unit);
  const places = numbers<HexId>(scene, 'join', unit);
  const to = places.includes(at)
    ? at
    : best(places, (hex) => shiftIn(hex) - (inEnemyZone(g, campOf(scene.side), hex) ? 1 : 0));
  return to === undefined ? undefined : act('join', unit, to);
};
/** 6.9-c: one who is in order is enough to hold it, two better. */
const retake: Script = (scene) => {
  const g = gOf(scene);
  const gone = frameOf(g, 'counterattack').values('units').length;
  const unit = best(unitsFor(scene, 'retake'), (one) => defenceOf(g, one) - 3 * g.unit.disorganised.get(one));
  if (unit === undefined || (gone >= 2 && isOpen(scene, 'finish'))) return act('finish');
  return act('retake', unit);
};

/** What a combat leaves to be decided. */
export const aftermathScripts = (mind: Mind): Readonly<Record<string, Script>> => ({
  'losses.choose': lose,
  'givingWay.choose': stand(mind),
  'retreat.choose': retreat,
  'retreat.remove': remove('remove'),
  'retreat.follow': follow,
  'crowding.remove': remove('remove'),
  'aftermath.advance': advance(mind),
  'aftermath.further': further(mind),
  'counterattack.choose': riposte(mind),
  'counterattack.muster': strike,
  'counterattack.retake': retake,
});
