import { call, type Domain, done, flag, type Law, law, NONE, where } from '@bocage/kernel';
import { depthOf, EVERY_UNIT, isInfantry, UNIT, type UnitId } from '../../data.ts';
import { HELP, helped, salvo, withstood } from '../../events/index.ts';
import { POST, type PostId, positionOfPost } from '../../map.ts';
import type { G } from '../../state.ts';
import { no, type Rule } from '../../terms.ts';
import { gainDepth, revealMarker } from '../events/depth.ts';
import { defeat, tacticalReinforcement } from '../events/reserves.ts';
import { disrupt } from '../germanfire/hits.ts';
import { asked, loseStep, procedure, unless, verb } from '../units.ts';
import { isBeside } from './reach.ts';
import {
  AS_STRENGTH,
  AS_WEAPON,
  caseOf,
  cellOf,
  heroHelps,
  NO_HELP,
  shake,
  takeDepth,
  tell,
  turnDown,
  turnUp,
} from './results.ts';
import { hasRadio } from './weapons.ts';

export { declareAttack, forgetTargets, participants, stormable, whyNotAttack } from './attackers.ts';

/** An attack under way. */
interface Attack {
  readonly post: PostId;
  ships: number;
  help: number;
  radioman: number;
}

/** ATK-15, ATK-16: whether a hero is among those who attack from a neighbouring hex; two do no more than one. */
const hasHero = (g: G, post: PostId): boolean =>
  EVERY_UNIT.some((unit) => isCloseAttacker(g, unit, post) && g.unit.hero.get(unit) !== NONE);
const isCloseAttacker = (g: G, unit: UnitId, post: PostId): boolean =>
  g.unit.attacking.get(unit) === 1 && isBeside(g, unit, post);

/** Whether infantry of the attack can call the ships without a hero. */
const isHeard = (g: G): boolean =>
  EVERY_UNIT.some((unit) => g.unit.attacking.get(unit) === 1 && isInfantry(unit) && hasRadio(g, unit));

/** ATK-12: why the ships cannot fire into the attack. */
const whyNotShips: Law<[G, PostId]> = law<[G, PostId]>(
  (g) => (g.navalMarkers === 0 ? no('noMarkerForAttack') : null),
  (g, post) => (isHeard(g) || hasHero(g, post) ? null : no('nobodyCallsShips')),
);

/** RES-27: who attacked from a neighbouring hex is disrupted, and cannot shake it off in this phase. */
function disruptAttackers(g: G, post: PostId): void {
  for (const unit of EVERY_UNIT) if (isCloseAttacker(g, unit, post)) disrupt(g, unit, 'RES-27', true);
}

const victims = (g: G, { post }: Attack): Domain<UnitId> =>
  where(
    UNIT,
    (unit) => (isCloseAttacker(g, unit, post) ? null : no('didNotStorm')),
    EVERY_UNIT.filter((unit) => isCloseAttacker(g, unit, post)),
  );

/** What the table does at once; what takes longer is left to the steps. */
function apply(g: G, post: PostId, effect: string, rule: Rule): void {
  if (effect === 'usDisrupted') disruptAttackers(g, post);
  else if (effect === 'unitHidden') turnDown(g, post);
  else if (effect === 'germanDisrupted') shake(g, post, rule);
  else if (effect === 'depthOut') takeDepth(g, post);
  else if (effect === 'defeated') defeat(g, post);
}

/** RES: the attack of the units that were declared, to its end. */
export const attack = procedure(
  'attack',
  {
    post: POST,
    ships: flag,
    /** What a hero does in the comparison at hand. */
    help: HELP,
    /** A hero has called the ships, and does nothing else. */
    radioman: flag,
  },
  {
    begin: (g, c) => (whyNotShips(g, c.post) === null ? 'ships' : 'reveal'),
    ships: asked(
      'ATK-12',
      'Spend a naval fire marker on this attack, or not',
      unless(
        (g, c: Attack) => whyNotShips(g, c.post),
        verb('naval', (g, c) => {
          callShips(g, c);
          return 'reveal';
        }),
      ),
      verb('none', () => 'reveal'),
    ),
    reveal(g, c) {
      turnUp(g, c.post);
      return 'compare';
    },
    compare(g, c) {
      c.help = NO_HELP;
      if (c.radioman === 1 || !hasHero(g, c.post)) return 'result';
      const helps = heroHelps(g, c);
      if (helps.length > 1) return 'hero';
      help(g, c, helps[0] as number);
      return 'result';
    },
    hero: asked(
      'ATK-15',
      'Let a hero stand in for a missing weapon, add to the strength, or keep out of it',
      unless(
        (g, c: Attack) => (heroHelps(g, c).includes(AS_WEAPON) ? null : no('noWeaponToStandIn')),
        verb('weapon', (g, c: Attack) => {
          help(g, c, AS_WEAPON);
          return 'result';
        }),
      ),
      verb('strength', (g, c: Attack) => {
        help(g, c, AS_STRENGTH);
        return 'result';
      }),
      verb('decline', () => 'result'),
    ),
    result(g, c) {
      const [effects, rule] = [cellOf(g, c), caseOf(g, c)];
      tell(g, c);
      if (effects.length === 0) g.emit(withstood, { post: c.post }, rule);
      for (const effect of effects) apply(g, c.post, effect, rule);
      if (effects.includes('reveal')) return 'depth';
      if (effects.includes('attrition')) return 'attrition';
      return effects.includes('gainDepth') ? call(gainDepth, { post: c.post }, 'over') : 'over';
    },
    // RES-33, RES-34: a call for reserves leaves the unit beaten; any other marker is compared with it.
    depth(g, c) {
      revealMarker(g, c.post, caseOf(g, c));
      if (depthOf(g.post.marker.get(c.post)).tactical !== true) return 'compare';
      takeDepth(g, c.post);
      return call(tacticalReinforcement, { position: positionOfPost(c.post) }, 'beaten');
    },
    beaten(g, c) {
      defeat(g, c.post);
      return 'over';
    },
    attrition: asked(
      'RES-28',
      'Give a step of an attacker to be rid of the depth, or not',
      verb('lose', victims, (g, c: Attack, unit) => {
        loseStep(g, unit, 'RES-28');
        takeDepth(g, c.post);
        return 'over';
      }),
      verb('decline', () => 'over'),
    ),
    // RES-05: nobody moves.
    over(g) {
      g.unit.attacking.clear();
      return done;
    },
  },
);

function help(g: G, c: Attack, how: number): void {
  c.help = how;
  g.emit(helped, { post: c.post, how });
}

/** ATK-13: the marker is spent; where nobody has a radio, so is the hero. */
function callShips(g: G, c: Attack): void {
  g.navalMarkers -= 1;
  c.ships = 1;
  c.radioman = isHeard(g) ? 0 : 1;
  g.emit(salvo, { post: c.post });
}
