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
import { type Clash, clashOf, Stakes } from './fights.ts';

/** What a swing of the expected result must be worth for aircraft to be sent, and for a headquarters to be used up. */
const SWINGS = {
  /** Fighters come back with the next phase; there are a few for each. */
  air: 0.2,
  /** It has nothing else to support once its other attacks are weaker, as they are by then. */
  lead: 0.1,
  /** Who has supported a defence leads no attack in this phase, nor a counterattack. */
  guard: 0.2,
  /** One with markers could attack yet. */
  guardReady: 0.6,
} as const;

/** 9.1. */
const air: Script = (scene) => {
  const stakes = new Stakes(gOf(scene), clashOf(scene));
  const clash = clashOf(scene);
  const columns = clash.side === scene.side ? 1 : -1;
  return stakes.swing(columns) >= SWINGS.air && isOpen(scene, 'fly') ? act('fly') : act('pass');
};

/** 5.3. */
const lead: Script = (scene) => {
  const stakes = new Stakes(gOf(scene), clashOf(scene));
  const hq = best(unitsFor(scene, 'support'), (one) => stakes.swing(BONUS_OF[one] as number), SWINGS.lead);
  return hq === undefined ? act('pass') : act('support', hq);
};

/** 5.3-h: one that cannot attack rather than one that can. */
const answer: Script = (scene) => {
  const g = gOf(scene);
  const swing = new Stakes(g, clashOf(scene)).swing(-1);
  const isReady = (hq: UnitId): boolean =>
    markersOf(g, CAMP_OF[hq] as number).get(g.unit.at.get(hq)) > 0 &&
    g.active !== CAMP_OF[hq] &&
    g.first !== CAMP_OF[hq];
  const hq = best(
    unitsFor(scene, 'support'),
    (one) => swing - (isReady(one) ? SWINGS.guardReady : SWINGS.guard),
    0,
  );
  return hq === undefined ? act('pass') : act('support', hq);
};

/** 2.2-g: the ground that helps most, and of those the one that hides from aircraft. */
const ground: Script = (scene) => {
  const cover = best(numbers(scene, 'ground'), (one) => coverShift(one) * 2 - (isOpenToAir(one) ? 1 : 0));
  return cover === undefined ? undefined : act('ground', cover);
};

/** What the attack is worth when some units are out of it. */
function without(g: G, clash: Clash, unit: UnitId): number {
  const rest = (units: readonly UnitId[]): readonly UnitId[] => units.filter((one) => one !== unit);
  const { fight } = clash;
  const attackers = rest(fight.attackers);
  if (attackers.length === 0) return 0;
  return new Stakes(g, { ...clash, fight: { ...fight, attackers, defenders: rest(fight.defenders) } }).gain(
    0,
  );
}

/** 6.3-e: those whom the attack is better without. */
const withhold: Script = (scene) => {
  const [g, clash] = [gOf(scene), clashOf(scene)];
  const now = new Stakes(g, clash).gain(0);
  const unit = best(unitsFor(scene, 'withhold'), (one) => without(g, clash, one), now + 0.01);
  return unit === undefined ? act('go') : act('withhold', unit);
};

/** 6.5-h: those whom the defence is better without. */
const spare: Script = (scene) => {
  const [g, clash] = [gOf(scene), clashOf(scene)];
  const now = new Stakes(g, clash).gain(0);
  const unit = best(
    unitsFor(scene, 'spare'),
    (one) => -without(g, clash, one) - defenceOf(g, one) / 100,
    -now + 0.01,
  );
  return unit === undefined ? act('go') : act('spare', unit);
};

/** What both sides decide in a combat before its die. */
export const CLASH_SCRIPTS: Readonly<Record<string, Script>> = {
  'clash.withhold': withhold,
  'clash.spare': spare,
  'clash.ground': ground,
  'clash.air': air,
  'clash.lead': lead,
  'clash.answer': answer,
};
