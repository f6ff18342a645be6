import { among, done } from '@bocage/kernel';
import { BACK, CHARTS, EFFECTS, EVERY_UNIT, isLeader, UNIT, type UnitId } from '../../data.ts';
import { defeated, noEvent, rocketed } from '../../events/index.ts';
import { grid, levelOf, POSITION, POSTS_OF, postHex } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { noteGuns, sectorAt } from '../germanfire/artillery.ts';
import { asked, isPlaced, loseStep, procedure, verb } from '../units.ts';
import { destroy } from './reserves.ts';

const { position, distance, steps } = EFFECTS.rockets;
const LOW: readonly string[] = CHARTS.terrain.lowGround;
const [NEAREST = 0, FURTHEST = 0] = distance;
const BATTERY = (POSTS_OF[POSITION.of(position)] as readonly number[])[0] as number;
const stands = (g: G): boolean => g.post.back.get(BATTERY) === BACK.of('rocket');

function isInReach(g: G, unit: UnitId): boolean {
  if (isLeader(unit) || !isPlaced(g, unit)) return false;
  const at = g.unit.at.get(unit);
  const far = grid.distance(at, postHex(BATTERY));
  return LOW.includes(levelOf(at)) && far >= NEAREST && far <= FURTHEST;
}

/** Of the units on low ground in reach of the rockets, those with most steps. */
function targets(g: G): UnitId[] {
  const reached = EVERY_UNIT.filter((unit) => isInReach(g, unit));
  const most = Math.max(0, ...reached.map((unit) => g.unit.steps.get(unit)));
  return reached.filter((unit) => g.unit.steps.get(unit) === most);
}

/** The rocket battery fires, if it stands and is steady. */
export const rockets = procedure(
  'rockets',
  {},
  {
    fire(g) {
      if (!stands(g) || g.post.disrupted.get(BATTERY) === 1) {
        g.emit(noEvent, {});
        return done;
      }
      g.rocketsFired = Math.min(g.rocketsFired + 1, 9);
      return targets(g).length > 0 ? 'target' : done;
    },
    target: asked(
      'EVT-02',
      'Choose the unit that the rockets hit',
      verb(
        'hit',
        (g) => among(UNIT, targets(g), no('rocketsElsewhere')),
        (g, _c, unit) => {
          g.emit(rocketed, { unit });
          noteGuns(g, sectorAt(g, unit));
          for (let step = 0; step < steps && isPlaced(g, unit); step++) loseStep(g, unit, 'EVT-02');
          return done;
        },
      ),
    ),
  },
);

/** Ships find the battery by its fire: before it has fired they do not. */
export function destroyRockets(g: G): void {
  if (g.rocketsFired === 0 || !stands(g)) {
    g.emit(noEvent, {});
    return;
  }
  g.emit(defeated, { post: BATTERY }, 'EVT-02');
  destroy(g, BATTERY);
}
