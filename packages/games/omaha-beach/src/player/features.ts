import { NONE } from '@bocage/kernel';
import type { Features } from '@bocage/kernel/players';
import { boxAt, DIVISION, EVERY_POST, EVERY_UNIT, type G, isHighGround, isInfantry, isLeader, isNest, isOnSafeLine, isTank, NO_DEPTH, NOT_CLIMBING, PLACE, pointsToWin, positionOfPost, reckoning, STEADY_UNIT } from '../queries.ts'; // biome-ignore format: a list
import { EFFORT_AT, EFFORT_OF, EFFORTS } from './prizes.ts';
import { prospect } from './prospect.ts';

/** Hexes of which it is looked at whether a safe way leads there from the beach: on the slopes, and in the draws. */
const GATES = ['0909', '0914', '0825', '0920', '0917', '1011', '1022', '0731'].map((word) => PLACE.of(word));
/** What is seen of each effort, of each division, and of all together. */
const OF_EFFORT = ['menBelow', 'menAbove', 'strongpoints', 'depth', 'reserves'] as const;
const OF_DIVISION = ['lost', 'lostCubed', 'menAshore', 'menToCome', 'tanks', 'leaders'] as const;
const OF_ALL = ['one', 'points', 'toWin', 'nests', 'places', 'draws', 'prospect', 'heroes', 'ships', 'shaken', 'climbing', 'silent'] as const; // biome-ignore format: a list
const NAMES: readonly string[] = [
  ...OF_ALL,
  ...DIVISION.words.flatMap((word) => OF_DIVISION.map((name) => `${name} ${word}`)),
  ...EFFORTS.flatMap((effort) => OF_EFFORT.map((name) => `${name} ${effort}`)),
  ...GATES.map((hex) => `gate ${PLACE.text(hex)}`),
];
const [DIVISIONS_AT, EFFORTS_AT] = [
  OF_ALL.length,
  OF_ALL.length + DIVISION.words.length * OF_DIVISION.length,
];
const GATES_AT = EFFORTS_AT + EFFORTS.length * OF_EFFORT.length;
const EFFORT_INDEX: readonly number[] = EFFORT_AT.map((effort) => EFFORTS.indexOf(effort));
const POST_INDEX: readonly number[] = EFFORT_OF.map((effort) => EFFORTS.indexOf(effort));

/** By how much each count is divided. */
const [MEN, FORCE, FEW, SEVERAL, BREAKING, SCORE] = [12, 30, 4, 8, 8, 19];
/** What ground counts for that is held and not secure. */
const HALF = 0.3;

type Add = (at: number, value: number) => void;

/** Where everybody is, in what state, and who is still to come. */
function readUnits(g: G, add: Add): void {
  for (const unit of EVERY_UNIT) {
    const steps = g.unit.steps.get(unit);
    if (steps === 0 || g.unit.due.get(unit) > g.lastTurn) continue;
    const at = g.unit.at.get(unit);
    const own = DIVISIONS_AT + g.unit.division.get(unit) * OF_DIVISION.length;
    const isAshore = at >= 0 && boxAt(at) < 0;
    if (isLeader(unit)) {
      if (isAshore) add(own + 5, 1 / 2);
    } else if (isInfantry(unit)) {
      add(own + (isAshore ? 2 : 3), steps / FORCE);
      if (isAshore)
        add(
          EFFORTS_AT + (EFFORT_INDEX[at] as number) * OF_EFFORT.length + (isHighGround(at) ? 1 : 0),
          steps / MEN,
        );
      if (g.unit.hero.get(unit) !== NONE) add(HEROES, 1 / FEW);
      if (isAshore && g.unit.nerve.get(unit) !== STEADY_UNIT) add(SHAKEN, 1 / SEVERAL);
      if (g.unit.climb.get(unit) !== NOT_CLIMBING) add(CLIMBING, 1 / SEVERAL);
    } else if (isTank(unit) && isAshore) add(own + 4, steps / SEVERAL);
  }
}
const at = (name: (typeof OF_ALL)[number]): number => OF_ALL.indexOf(name);
const [HEROES, SHAKEN, CLIMBING] = [at('heroes'), at('shaken'), at('climbing')];

/** Where Germans stand; who they are does not matter. */
function readGermans(g: G, add: Add): void {
  for (const post of EVERY_POST) {
    if (g.post.back.get(post) === NONE) continue;
    const own = EFFORTS_AT + (POST_INDEX[post] as number) * OF_EFFORT.length;
    add(own + (isNest(positionOfPost(post)) ? 2 : 4), 1 / FEW);
    if (g.post.depth.get(post) !== NO_DEPTH) add(own + 3, 1 / FEW);
    if (g.post.disrupted.get(post) === 1) add(at('silent'), 1 / SEVERAL);
  }
}

/** What can be seen of a position by anybody: points and what they hang on, men, Germans, the ways off the beach. */
export const features: Features = {
  names: NAMES,
  hands: 8,
  hand: (g) => Math.min(7, Math.max(0, ((g as G).turn - 1) >> 1)),
  read(state, into) {
    const g = state as G;
    into.fill(0);
    const add: Add = (i, value) => {
      into[i] = (into[i] as number) + value;
    };
    const { strongpoints, reinforcement, draws } = reckoning(g);
    const points = strongpoints + reinforcement + draws;
    add(at('one'), 1);
    add(at('points'), points / SCORE);
    add(at('toWin'), points >= pointsToWin(g) ? 1 : 0);
    add(at('nests'), strongpoints / SEVERAL);
    add(at('places'), reinforcement / SEVERAL);
    add(at('draws'), draws / SEVERAL);
    add(at('prospect'), prospect(g, HALF) / SCORE);
    add(at('ships'), g.navalMarkers / FEW);
    for (const [division] of DIVISION.words.entries()) {
      const lost = g.division.lost.get(division) / BREAKING;
      add(DIVISIONS_AT + division * OF_DIVISION.length, lost);
      add(DIVISIONS_AT + division * OF_DIVISION.length + 1, lost ** 3);
    }
    readUnits(g, add);
    readGermans(g, add);
    for (const [i, hex] of GATES.entries()) if (isOnSafeLine(g, hex)) add(GATES_AT + i, 1);
  },
};
