import type { HexId } from '@bocage/hex';
import {
  call,
  type Domain,
  done,
  flag,
  given,
  type Law,
  lawful,
  type Next,
  NONE,
  where,
} from '@bocage/kernel';
import {
  CHARTS,
  DIVISION,
  EVERY_UNIT,
  FIRST,
  isWithin,
  TWENTY_NINTH,
  UNIT,
  type UnitId,
  US,
} from '../../data.ts';
import { rallied, topped, unroped } from '../../events/index.ts';
import { EVERY_POST, POST, type PostId } from '../../map.ts';
import type { G } from '../../state.ts';
import { BELOW_CLIFF, NOT_CLIMBING, no, STEADY_UNIT } from '../../terms.ts';
import {
  attack,
  declareAttack,
  forgetTargets,
  participants,
  stormable,
  whyNotAttack,
} from '../combat/attack.ts';
import {
  barrage,
  barrageTargets,
  isGunner,
  navalBarrage,
  whyNoGunner,
  whyNotBarrage,
  whyNotNaval,
} from '../combat/barrage.ts';
import { rulesOf } from '../day.ts';
import { go, infiltrating, walk } from '../movement/going.ts';
import { exitBy, whyNotExit } from '../movement/marching.ts';
import { CLIMB, costToGo, destinations, INFILTRATE, MOVE } from '../movement/moves.ts';
import { choice, procedure, unless, verb } from '../units.ts';
import {
  markCommand,
  servesWith,
  spend,
  whoWaits,
  whyNotAct,
  whyNotAfford,
  whyNotClimbOn,
  whyNotRally,
} from './command.ts';
import { Party } from './party.ts';

/** the regular actions of a division in a turn, more or fewer by an event. */
export function regularActions(g: G): number {
  const { each = 0 } = CHARTS.turns.actions.find(({ turns }) => isWithin(g.turn, turns)) ?? {};
  return Math.max(0, each + g.moreActions);
}

/** Whether a division has anybody on the map who may act with it. */
const hasForces = (g: G, division: number): boolean =>
  g.board.ashore.some((unit) => servesWith(g, unit, division));

/** The posts with Germans. */
const defended = (g: G): readonly PostId[] => EVERY_POST.filter((post) => g.post.back.get(post) !== NONE);

const whyNotShell: Law<[G, UnitId]> = given(whyNoGunner, whyNotAct, (g, unit) => whyNotAfford(g, [unit]));

/** The units that a law lets do something; who wants another hears all that is against it. */
const judged = (g: G, why: Law<[G, UnitId]>, units: readonly UnitId[]): Domain<UnitId> =>
  lawful(UNIT, units, why, g);

/** Who may shell by himself now: of those who may act, the gunners whom their division can pay for. */
const shellers = (g: G): readonly UnitId[] =>
  whoWaits(g).able.filter((unit) => isGunner(g, unit) && whyNotAfford(g, [unit]) === null);

/** Takes the marker of a climb off: the bluff is behind the unit, or it gives the cliff up. */
function endClimb(g: G, unit: UnitId): void {
  g.emit(g.unit.climb.get(unit) === BELOW_CLIFF ? unroped : topped, { unit });
  g.unit.climb.set(unit, NOT_CLIMBING);
}

/** Units of one hex go into another together, which is paid for first. */
const going = (name: string, how: number, then: (g: G, units: readonly UnitId[], to: HexId) => Next<'act'>) =>
  verb(
    name,
    (g) => new Party(g, how),
    (g, _c, units) => destinations(g, how, units),
    (g, _c, units, to) => {
      spend(g, units, costToGo(g, units, to));
      return then(g, units, to);
    },
  );
/** One after the other, where nobody watches them. */
function each(g: G, units: readonly UnitId[], to: HexId, goes: typeof walk): 'act' {
  for (const unit of units) goes(g, unit, to);
  return 'act';
}

/** The US Action Phase: one division after the other, each unit once. */
export const actionPhase = procedure(
  'actionPhase',
  { second: flag },
  {
    begin(g) {
      g.unit.acted.clear();
      for (const division of [FIRST, TWENTY_NINTH]) g.division.actions.set(division, regularActions(g));
      forgetTargets(g);
      markCommand(g);
      if (hasForces(g, FIRST) && hasForces(g, TWENTY_NINTH)) return 'order';
      g.acting = hasForces(g, FIRST) ? FIRST : TWENTY_NINTH;
      return 'act';
    },
    order: choice(
      'ACT-02',
      'Choose the division that acts first',
      'lead',
      () => where(DIVISION, () => null),
      (g, _c, division) => {
        g.acting = division;
        return 'act';
      },
    ),
    act: {
      rule: 'ACT-01',
      prompt: 'Let units of the division act, or end its actions',
      who: () => US,
      may: [
        going('move', MOVE, (g, units, to) => each(g, units, to, walk)),
        going('infiltrate', INFILTRATE, (_g, units, to) => call(infiltrating, { units, to }, 'act')),
        going('climb', CLIMB, (g, units, to) => each(g, units, to, go)),
        verb(
          'finish',
          (g) => judged(g, whyNotClimbOn, whoWaits(g).climbing),
          (g, _c, unit) => {
            spend(g, [unit]);
            endClimb(g, unit);
            return 'act';
          },
        ),
        verb(
          'rally',
          (g) => judged(g, whyNotRally, whoWaits(g).disrupted),
          (g, _c, unit) => {
            spend(g, [unit]);
            g.unit.nerve.set(unit, STEADY_UNIT);
            g.emit(rallied, { unit });
            return 'act';
          },
        ),
        verb(
          'attack',
          (g) => lawful(POST, stormable(g, whoWaits(g).able), whyNotAttack, g),
          (g, _c, post) => participants(g, post),
          (g, _c, post, units) => {
            spend(g, units);
            declareAttack(g, post, units);
            return call(attack, { post }, 'act');
          },
        ),
        verb(
          'barrage',
          (g) => judged(g, whyNotShell, shellers(g)),
          (g, _c, unit) => lawful(POST, barrageTargets(g, unit), whyNotBarrage, g, unit),
          (g, _c, unit, post) => {
            spend(g, [unit]);
            return call(barrage, { unit, post }, 'act');
          },
        ),
        unless(
          (g) => (g.navalMarkers > 0 ? null : no('noMarker')),
          verb(
            'naval',
            (g) => lawful(POST, defended(g), whyNotNaval, g),
            (_g, _c, post) => call(navalBarrage, { post }, 'act'),
          ),
        ),
        unless(
          (g) => (rulesOf(g).exits ? null : no('tooEarlyToExit')),
          verb(
            'exit',
            (g) => judged(g, whyNotExit, EVERY_UNIT),
            (g, _c, unit) => {
              exitBy(g, unit);
              return 'act';
            },
          ),
        ),
        verb('end', (g, c) => {
          const other = g.acting === FIRST ? TWENTY_NINTH : FIRST;
          if (c.second === 1 || !hasForces(g, other)) {
            g.acting = NONE;
            return done;
          }
          c.second = 1;
          g.acting = other;
          return 'act';
        }),
      ],
    },
  },
);
