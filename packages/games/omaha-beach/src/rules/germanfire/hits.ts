import { done, flag, type Names, NONE, names } from '@bocage/kernel';
import { CHARTS, isGeneral, isHq, isLeader, UNIT, type UnitId } from '../../data.ts';
import { delayed, disrupted, inspired, wounded } from '../../events/index.ts';
import { DOT } from '../../map.ts';
import type { G } from '../../state.ts';
import { DISRUPTED, NEWLY_DISRUPTED, type Rule, STEADY_UNIT } from '../../terms.ts';
import { isPost, packUp } from '../engineers/posts.ts';
import { asked, delay, eliminate, loseStep, procedure, verb } from '../units.ts';

const { hqDelay } = CHARTS.fire.leaders;

/** A unit loses a step to German fire, and no other in the same phase (FIR-13); it may be disrupted, too. */
export function takeHit(g: G, unit: UnitId, disrupts: number, rule: Rule): void {
  g.unit.hit.set(unit, 1);
  loseStep(g, unit, rule);
  if (disrupts === 1 && g.over === NONE) disrupt(g, unit, rule);
}

/** FIR-18: leaders are never disrupted. In the Action Phase (`newly`) it lasts beyond the phase. */
export function disrupt(g: G, unit: UnitId, rule: Rule, newly = false): void {
  if (isLeader(unit) || g.unit.steps.get(unit) === 0 || g.unit.nerve.get(unit) !== STEADY_UNIT) return;
  g.unit.nerve.set(unit, newly ? NEWLY_DISRUPTED : DISRUPTED);
  g.emit(disrupted, { unit }, rule);
}

/** FIR-16, 17, 19: a headquarters has to come back, a general is wounded first, a unit loses its hero. */
export function hitLeader(g: G, unit: UnitId): void {
  if (isHq(unit) && isPost(g, unit)) overrun(g, unit);
  else if (isHq(unit)) disorganize(g, unit);
  else if (isGeneral(unit)) wound(g, unit);
  else killHero(g, unit);
}

/** CPO-05: a command post goes no further than back to a headquarters, once a phase. */
function overrun(g: G, hq: UnitId): void {
  g.unit.hit.set(hq, 1);
  packUp(g, hq);
}

function disorganize(g: G, hq: UnitId): void {
  const turn = g.turn + hqDelay;
  delay(g, hq, turn);
  g.emit(delayed, { unit: hq, turn }, 'FIR-19');
}

function wound(g: G, general: UnitId): void {
  if (g.unit.wounded.get(general) === 1) {
    eliminate(g, general, 'FIR-17');
    return;
  }
  g.unit.wounded.set(general, 1);
  g.unit.hit.set(general, 1);
  g.emit(wounded, { unit: general });
}

/** The hero of a unit dies, and leaves it inspired. */
function killHero(g: G, unit: UnitId, rule: Rule = 'FIR-16'): void {
  const hero = g.unit.hero.get(unit);
  g.unit.hero.set(unit, NONE);
  g.unit.inspired.set(unit, 1);
  g.emit(inspired, { hero, unit }, rule);
}

/** by the option, a hero may die in the place of a unit that has no other step. */
export const maySacrifice = (g: G, unit: UnitId): boolean =>
  g.options.sacrifice === 1 && g.unit.hero.get(unit) !== NONE && g.unit.steps.get(unit) === 1;

/** What hits: the fire of a position by its cell, the guns of a sector, mortars, the gun of a strongpoint, men in ambush. */
const HIT_BY: Names = names('hit-by', [
  'intense',
  'guns',
  'mortars',
  'gun',
  'ambush',
  'intense-hidden',
  'steady',
  'steady-hidden',
  'sporadic',
]);
export const [BY_GUNS, BY_MORTARS, BY_GUN, BY_AMBUSH] = [1, 2, 3, 4] as const;
const RULES: readonly Rule[] = ['FIR-23', 'ART-03', 'GAC-15', 'GAC-20', 'GAC-28', 'FIR-24', 'FIR-25', 'FIR-26', 'FIR-27']; // biome-ignore format: a list
/** The case of what hits. */
export const ruleOf = (by: number): Rule => RULES[by] as Rule;
/** By dot: the fire of Germans in sight, and of reserves that lie face down. */
const BY_FIRE: readonly (readonly [number, number])[] = DOT.words.map((dot) => {
  const known = HIT_BY.of(dot);
  return [known, HIT_BY.parse(`${dot}-hidden`) ?? known];
});
export const hitBy = (dot: number, isHidden: boolean): number =>
  (BY_FIRE[dot] as readonly [number, number])[isHidden ? 1 : 0];

/** A unit takes a hit of German fire; the player may give its hero for it. */
export const hit = procedure(
  'hit',
  { unit: UNIT, disrupts: flag, by: HIT_BY },
  {
    any(g, c) {
      if (maySacrifice(g, c.unit)) return 'sacrifice';
      takeHit(g, c.unit, c.disrupts, ruleOf(c.by));
      return done;
    },
    sacrifice: asked(
      'FIR-21',
      'Decide whether the hero dies for his unit',
      verb('sacrifice', (g, c) => {
        g.unit.hit.set(c.unit, 1);
        killHero(g, c.unit, 'FIR-21');
        if (c.disrupts === 1) disrupt(g, c.unit, ruleOf(c.by));
        return done;
      }),
      verb('decline', (g, c) => {
        takeHit(g, c.unit, c.disrupts, ruleOf(c.by));
        return done;
      }),
    ),
  },
);
