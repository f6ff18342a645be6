import {
  act,
  best,
  isOpen,
  local,
  numbers,
  pick,
  type Scene,
  type Script,
  type Scripts,
} from '@bocage/kernel/players';
import type { PostId } from '../queries.ts';
import { EVERY_UNIT, type G, isInfantry, postHex, type UnitId } from '../queries.ts';
import { acting } from './act.ts';
import { HELPS, worthOfHelp, worthOfShips } from './assault.ts';
import { arrive, clear, drift, unitsFor } from './land.ts';
import { priceOfLeader, priceOfStep } from './price.ts';
import { type Pace, Scout } from './scout.ts';
import type { Weights } from './style.ts';

const game = ({ world }: Scene): G => world.g as G;
const always =
  (verb: string): Script =>
  () =>
    act(verb);

/** The unit of which most is thought. */
const pickUnit = (verb: string, worth: (scene: Scene, unit: UnitId) => number): Script =>
  pick(verb, (scene, unit) => worth(scene, unit as UnitId));

/** The loss falls where it hurts least. */
const cheapest = (verb: string, style: Weights): Script =>
  pickUnit(verb, (scene, unit) => -priceOfStep(game(scene), unit, style));

/** A hero goes to a strong company that is nearest to the Germans. */
const heroWorth =
  (scout: Scout) =>
  (scene: Scene, unit: UnitId): number => {
    const g = game(scene);
    const at = g.unit.at.get(unit);
    return (isInfantry(unit) ? 5 : 0) + g.unit.steps.get(unit) - 0.4 * (scout.look(g).ways[at] as number);
  };

/** The ships fire into an attack that they turn. */
const ships =
  (scout: Scout): Script =>
  (scene) => {
    const g = game(scene);
    const post = local(scene, 'attack', 'post') as PostId;
    const units = EVERY_UNIT.filter((unit) => g.unit.attacking.get(unit) === 1);
    return act(post >= 0 && worthOfShips(scout.look(g), post, units) > 0.9 ? 'naval' : 'none');
  };

/** A hero does what is worth most; turned up, the depth may make matters worse. */
const hero =
  (scout: Scout): Script =>
  (scene) => {
    const g = game(scene);
    const post = local(scene, 'attack', 'post') as PostId;
    const units = EVERY_UNIT.filter((unit) => g.unit.attacking.get(unit) === 1);
    const help = worthOfHelp(scout.look(g), post, units, local(scene, 'attack', 'ships') === 1);
    const verb = best(
      HELPS.filter((one) => isOpen(scene, one)),
      (one) => help[one],
    );
    return verb === undefined ? undefined : act(verb);
  };

/** A step is well paid for depth, but not the one that brings a division near to its breaking point. */
const DEAR = 2.5;
const attrition =
  (style: Weights): Script =>
  (scene) => {
    const g = game(scene);
    const unit = best(unitsFor(scene, 'lose'), (one) => -priceOfStep(g, one, style));
    return unit === undefined || priceOfStep(g, unit, style) > DEAR ? act('decline') : act('lose', unit);
  };

/** Germans who are nearest to Americans are worth knowing. */
const nearness =
  (scout: Scout) =>
  (scene: Scene, post: number): number =>
    -(scout.look(game(scene)).ways[postHex(post as PostId)] as number);

const follow: Script = (scene) => {
  const [leader] = numbers(scene, 'follow');
  return leader === undefined || !isOpen(scene, 'follow') ? act('stay') : act('follow', leader);
};

/** What the scripted American does at each question. */
export function usScripts(style: Weights, pace: Pace): Scripts {
  const scout = new Scout(style, pace);
  return {
    'amphibious.choose': drift(scout),
    'amphibious.follow': follow,
    'amphibious.mine': cheapest('strike', style),
    'arrivals.choose': arrive(scout),
    'eventPhase.follower': pickUnit('hero', heroWorth(scout)),
    'stragglers.choose': pickUnit('join', heroWorth(scout)),
    'report.choose': pick('uncover', nearness(scout)),
    'rockets.target': cheapest('hit', style),
    'positionFire.choose': cheapest('hit', style),
    'positionFire.chooseLeader': pickUnit('hit', (scene, unit) => -priceOfLeader(game(scene), unit)),
    'artilleryFire.choose': cheapest('hit', style),
    'hit.sacrifice': always('sacrifice'),
    'engineerPhase.clear': clear(scout),
    'actionPhase.act': acting(scout, pace),
    'infiltrating.decide': always('proceed'),
    'attack.ships': ships(scout),
    'attack.hero': hero(scout),
    'attack.attrition': attrition(style),
    'endOfTurn.remove': cheapest('remove', style),
  };
}
