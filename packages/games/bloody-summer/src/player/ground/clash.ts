import { act, best, isOpen, numbers, type Script } from '@bocage/kernel/players';
import {
  BONUS_OF,
  CAMP_OF,
  coverShift,
  defenceOf,
  type G,
  isOpenToAir,
  markersOf,
  type UnitId,
} from '../../queries.ts';
import { gOf, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { type Clash, clashOf, Stakes } from './fights.ts';

/** 9.1. */
const air =
  (mind: Mind): Script =>
  (scene) => {
    const clash = clashOf(scene);
    const stakes = new Stakes(mind, gOf(scene), clash);
    const columns = clash.side === scene.side ? 1 : -1;
    return stakes.swing(columns) >= mind.style.fly && isOpen(scene, 'fly') ? act('fly') : act('pass');
  };

/** 5.3. */
const lead =
  (mind: Mind): Script =>
  (scene) => {
    const stakes = new Stakes(mind, gOf(scene), clashOf(scene));
    const swing = (hq: UnitId): number => stakes.swing(BONUS_OF[hq] as number);
    const hq = best(unitsFor(scene, 'support'), swing, mind.style.lead);
    return hq === undefined ? act('pass') : act('support', hq);
  };

/** 5.3-h: one that cannot attack rather than one that can. */
const answer =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const { guard, guardReady } = mind.style;
    const swing = new Stakes(mind, g, clashOf(scene)).swing(-1);
    const isReady = (hq: UnitId): boolean =>
      markersOf(g, CAMP_OF[hq] as number).get(g.unit.at.get(hq)) > 0 &&
      g.active !== CAMP_OF[hq] &&
      g.first !== CAMP_OF[hq];
    const gain = (hq: UnitId): number => swing - (isReady(hq) ? guardReady : guard);
    const hq = best(unitsFor(scene, 'support'), gain, 0);
    return hq === undefined ? act('pass') : act('support', hq);
  };

/** 2.2-g: the ground that helps most, and of those the one that hides from aircraft. */
const ground: Script = (scene) => {
  const cover = best(numbers(scene, 'ground'), (one) => coverShift(one) * 2 - (isOpenToAir(one) ? 1 : 0));
  return cover === undefined ? undefined : act('ground', cover);
};

/** What the attack is worth when some units are out of it. */
function without(mind: Mind, g: G, clash: Clash, unit: UnitId): number {
  const rest = (units: readonly UnitId[]): readonly UnitId[] => units.filter((one) => one !== unit);
  const { fight } = clash;
  const attackers = rest(fight.attackers);
  if (attackers.length === 0) return 0;
  const left = { ...clash, fight: { ...fight, attackers, defenders: rest(fight.defenders) } };
  return new Stakes(mind, g, left).gain(0);
}

/** By so much an attack, or a defence, must be better without somebody for him to be left out. */
const TELLING = 0.01;
/** 6.3-e: those whom the attack is better without. */
const withhold =
  (mind: Mind): Script =>
  (scene) => {
    const [g, clash] = [gOf(scene), clashOf(scene)];
    const now = new Stakes(mind, g, clash).gain(0);
    const gain = (unit: UnitId): number => without(mind, g, clash, unit);
    const unit = best(unitsFor(scene, 'withhold'), gain, now + TELLING);
    return unit === undefined ? act('go') : act('withhold', unit);
  };

/** 6.5-h: those whom the defence is better without. */
const spare =
  (mind: Mind): Script =>
  (scene) => {
    const [g, clash] = [gOf(scene), clashOf(scene)];
    const now = new Stakes(mind, g, clash).gain(0);
    const gain = (unit: UnitId): number => -without(mind, g, clash, unit) - defenceOf(g, unit) / 100;
    const unit = best(unitsFor(scene, 'spare'), gain, -now + TELLING);
    return unit === undefined ? act('go') : act('spare', unit);
  };

/** What both sides decide in a combat before its die. */
export const clashScripts = (mind: Mind): Readonly<Record<string, Script>> => ({
  'clash.withhold': withhold(mind),
  'clash.spare': spare(mind),
  'clash.ground': ground,
  'clash.air': air(mind),
  'clash.lead': lead(mind),
  'clash.answer': answer(mind),
});
