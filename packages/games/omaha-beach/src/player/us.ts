import { act, best, isOpen, local, numbers, pick, type Scene, type Script } from '@bocage/kernel/players';
import type { PostId } from '../queries.ts';
import { EVERY_UNIT, type G, isInfantry, postHex, type UnitId } from '../queries.ts';
import { acting } from './act.ts';
import { HELPS, worthOfHelp, worthOfShips } from './assault.ts';
import { arrive, clear, drift, unitsFor } from './land.ts';
import { Lay } from './lay.ts';
import { priceOfLeader, priceOfStep } from './price.ts';

const game = ({ world }: Scene): G => world.g as G;
const always =
  (verb: string): Script =>
  () =>
    act(verb);

/** The unit of which most is thought. */
const pickUnit = (verb: string, worth: (scene: Scene, unit: UnitId) => number): Script =>
  pick(verb, (scene, unit) => worth(scene, unit as UnitId));

/** The loss falls where it hurts least. */
const cheapest = (verb: string): Script => pickUnit(verb, (scene, unit) => -priceOfStep(game(scene), unit));

/** A hero goes to a strong company that is nearest to the Germans. */
function heroWorth(scene: Scene, unit: UnitId): number {
  const g = game(scene);
  const at = g.unit.at.get(unit);
  return (isInfantry(unit) ? 5 : 0) + g.unit.steps.get(unit) - 0.4 * (new Lay(g).ways[at] as number);
}

/** The ships fire into an attack that they turn. */
const ships: Script = (scene) => {
  const g = game(scene);
  const post = local(scene, 'attack', 'post') as PostId;
  const units = EVERY_UNIT.filter((unit) => g.unit.attacking.get(unit) === 1);
  return act(post >= 0 && worthOfShips(new Lay(g), post, units) > 0.9 ? 'naval' : 'none');
};

/** A hero does what is worth most; turned up, the depth may make matters worse. */
const hero: Script = (scene) => {
  const g = game(scene);
  const post = local(scene, 'attack', 'post') as PostId;
  const units = EVERY_UNIT.filter((unit) => g.unit.attacking.get(unit) === 1);
  const help = worthOfHelp(new Lay(g), post, units, local(scene, 'attack', 'ships') === 1);
  const verb = best(
    HELPS.filter((one) => isOpen(scene, one)),
    (one) => help[one],
  );
  return verb === undefined ? undefined : act(verb);
};

/** A step is well paid for depth, but not the one that brings a division near to its breaking point. */
const DEAR = 2.5;
const attrition: Script = (scene) => {
  const g = game(scene);
  const unit = best(unitsFor(scene, 'lose'), (one) => -priceOfStep(g, one));
  return unit === undefined || priceOfStep(g, unit) > DEAR ? act('decline') : act('lose', unit);
};

/** Germans who are nearest to Americans are worth knowing. */
const nearness = (scene: Scene, post: PostId): number =>
  -(new Lay(game(scene)).ways[postHex(post)] as number);

const follow: Script = (scene) => {
  const [leader] = numbers(scene, 'follow');
  return leader === undefined || !isOpen(scene, 'follow') ? act('stay') : act('follow', leader);
};

/** What the scripted American does at each question. */
export const usScripts = (): Readonly<Record<string, Script>> => ({
  'amphibious.choose': drift,
  'amphibious.follow': follow,
  'amphibious.mine': cheapest('strike'),
  'arrivals.choose': arrive,
  'eventPhase.follower': pickUnit('hero', heroWorth),
  'stragglers.choose': pickUnit('join', heroWorth),
  'report.choose': pick('uncover', (scene, post) => nearness(scene, post as PostId)),
  'rockets.target': cheapest('hit'),
  'positionFire.choose': cheapest('hit'),
  'positionFire.chooseLeader': pickUnit('hit', (scene, unit) => -priceOfLeader(game(scene), unit)),
  'artilleryFire.choose': cheapest('hit'),
  'hit.sacrifice': always('sacrifice'),
  'engineerPhase.clear': clear,
  'actionPhase.act': acting(),
  'infiltrating.decide': always('proceed'),
  'attack.ships': ships,
  'attack.hero': hero,
  'attack.attrition': attrition,
  'endOfTurn.remove': cheapest('remove'),
});
