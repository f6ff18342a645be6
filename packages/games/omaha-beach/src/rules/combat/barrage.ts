import type { HexId } from '@bocage/hex';
import { done, everyOf, given, type Law, law, type Reason } from '@bocage/kernel';
import {
  type CardId,
  CHARTS,
  EVERY_UNIT,
  isArmored,
  isInfantry,
  isOfNest,
  isTank,
  SYMBOL_OF,
  UNIT,
  UNITS,
  type UnitId,
} from '../../data.ts';
import { BARRAGE_ROW, barraged, bombarded, unharmed } from '../../events/index.ts';
import { EVERY_POST, FIELD, grid, POST, type PositionId, type PostId, positionOfPost, postHex } from '../../map.ts'; // biome-ignore format: a list
import type { G } from '../../state.ts';
import { NO_DEPTH, no, type Rule, STEADY_UNIT } from '../../terms.ts';
import { rulesOf } from '../day.ts';
import { draw } from '../drawing.ts';
import { isActive, isInFieldOf, isUnderFire, lineFor } from '../germanfire/field.ts';
import { targetOf } from '../germanfire/targets.ts';
import { face, isAshore, procedure } from '../units.ts';
import { isCommanded, isCommandedByHq, shareHq } from '../usactions/command.ts';
import { isArtillery } from './attackers.ts';
import { isBelow, isOccupied } from './reach.ts';
import { type Effects, shake, takeDepth } from './results.ts';
import { hasRadio } from './weapons.ts';

const { rows, strengths, distance, naval } = CHARTS.barrage;

/** What is said against a target that has been attacked, or that nobody sees. */
interface Against {
  readonly attacked: Reason;
  readonly hidden: Reason;
  readonly empty: Reason;
}
const BY_TANK: Against = {
  attacked: no('attackedBefore'),
  hidden: no('shelledReservesHidden'),
  empty: no('noEnemyToShell'),
};
const BY_SHIPS: Against = {
  attacked: no('shipsToo'),
  hidden: no('shipsSeeNobody'),
  empty: no('noEnemyForShips'),
};

// Said of so many posts that they are looked up once.
const [TOO_NEAR, OUT_OF_RANGE, TOO_LOW] = [no('tooNearToShell'), no('tooFarToShell'), no('cannotSeeUp')];
const [NOT_SEEN, NO_COMMAND] = [no('nobodyObserves'), no('observerNotLed')];

const whyEmpty = (g: G, post: PostId, { empty }: Against): Reason | null =>
  isOccupied(g, post) ? null : empty;
const whyAttacked = (g: G, post: PostId, { attacked }: Against): Reason | null =>
  g.post.attacked.get(post) === 1 ? attacked : null;
/** a strongpoint may be shelled unseen. */
const whyHidden = (g: G, post: PostId, { hidden }: Against): Reason | null =>
  isOfNest(g.post.back.get(post)) || g.post.revealed.get(post) === 1 ? null : hidden;

/** Infantry ashore that is steady enough to observe. */
const isSharpEyed = (g: G, unit: UnitId): boolean =>
  isInfantry(unit) && isAshore(g, unit) && g.unit.nerve.get(unit) === STEADY_UNIT;
/** Such infantry that looks on the post from its field of fire. */
const isObserver = (g: G, unit: UnitId, post: PostId): boolean =>
  isSharpEyed(g, unit) && isInFieldOf(g, post, g.unit.at.get(unit));

const [UNSEEN, SEEN, SEEN_IN_COMMAND] = [0, 1, 2];
/** Whether infantry observes a position, and whether any that does is in command. */
function observation(g: G, position: PositionId): number {
  let seen = UNSEEN;
  if (!isActive(g, position)) return seen;
  for (const hex of FIELD[position] as readonly HexId[])
    for (const u of g.board.stacks.at(hex))
      if (isSharpEyed(g, u)) {
        if (isCommanded(g, u)) return SEEN_IN_COMMAND;
        seen = SEEN;
      }
  return seen;
}

/** BAR-06, BAR-07: in the field of fire itself, or by an observer, when one of the two is in command. */
function whyNotSeen(g: G, tank: UnitId, post: PostId): Reason | null {
  if (isInFieldOf(g, post, g.unit.at.get(tank))) return null;
  const seen = observation(g, positionOfPost(post));
  if (seen === UNSEEN) return NOT_SEEN;
  return seen === SEEN_IN_COMMAND || isCommanded(g, tank) ? null : NO_COMMAND;
}

type Shelling = Law<[G, UnitId, PostId]>;
/** UMV-08, UMV-09: why nobody sees the post for artillery: itself if it is armored, or infantry under the same headquarters. */
const whyNotGuided: Shelling = law<[G, UnitId, PostId]>(
  (g, guns) => (isCommandedByHq(g, guns) ? null : no('gunsNotLed')),
  (g, guns) => (!isArmored(guns) && isUnderFire(g, g.unit.at.get(guns)) ? no('gunsShelledFrom') : null),
  (g, guns, post) => (isGuided(g, guns, post) ? null : no('nobodyGuides')),
);
const isGuided = (g: G, guns: UnitId, post: PostId): boolean =>
  (isArmored(guns) && isInFieldOf(g, post, g.unit.at.get(guns))) ||
  EVERY_UNIT.some((unit) => isObserver(g, unit, post) && shareHq(g, unit, guns));

/** Artillery shells too from turn 17 on. */
const areGuns = (g: G, unit: UnitId): boolean => rulesOf(g).artilleryShells && isArtillery(unit);
export const isGunner = (g: G, unit: UnitId): boolean => isTank(unit) || areGuns(g, unit);
export const whyNoGunner = (g: G, unit: UnitId): Reason | null =>
  isGunner(g, unit) ? null : no(rulesOf(g).noGunner);
/** BAR-05: neither too near nor too far. */
function whyNotInRange(g: G, tank: UnitId, post: PostId): Reason | null {
  const away = grid.distance(g.unit.at.get(tank), postHex(post));
  if (away < distance.least) return TOO_NEAR;
  return away <= (face(g, tank)?.range ?? 0) ? null : OUT_OF_RANGE;
}
const whyTooLow = (g: G, tank: UnitId, post: PostId): Reason | null =>
  isBelow(g.unit.at.get(tank), post) ? TOO_LOW : null;
const whyBlind: Shelling = Object.assign(
  (g: G, unit: UnitId, post: PostId) => (areGuns(g, unit) ? whyNotGuided : whyNotSeen)(g, unit, post),
  {
    every: (g: G, unit: UnitId, post: PostId) =>
      everyOf(areGuns(g, unit) ? whyNotGuided : whyNotSeen, g, unit, post),
  },
);

/** Why a tank, or artillery from turn 17 on, may not shell a post; whether it may act at all is the caller’s to ask. */
export const whyNotBarrage: Shelling = given(
  law<[G, UnitId, PostId]>(whyNoGunner, (g, _tank, post) => whyEmpty(g, post, BY_TANK)),
  (g, _tank, post) => whyAttacked(g, post, BY_TANK),
  (g, _tank, post) => whyHidden(g, post, BY_TANK),
  whyNotInRange,
  whyTooLow,
  whyBlind,
);

const FURTHEST = Math.max(
  ...UNITS.filter(({ type }) => type === 'tank').flatMap(({ steps }) => steps.map(({ range }) => range)),
);
/** By hex: the posts that a tank there may reach with its gun, Germans in them or not. */
const IN_REACH: readonly (readonly PostId[])[] = grid.hexes.map((hex) =>
  EVERY_POST.filter((post) => {
    const away = grid.distance(hex, postHex(post));
    return away >= distance.least && away <= FURTHEST && !isBelow(hex, post);
  }),
);
/** The posts that a tank or artillery ashore may shell, apart from whether it may act. */
export function barrageTargets(g: G, unit: UnitId): readonly PostId[] {
  const posts = isTank(unit) ? (IN_REACH[g.unit.at.get(unit)] as readonly PostId[]) : EVERY_POST;
  return posts.filter((post) => isOccupied(g, post) && whyNotBarrage(g, unit, post) === null);
}

/** Why a naval fire marker may not be spent on a post. */
export const whyNotNaval: Law<[G, PostId]> = law<[G, PostId]>(
  (g) => (g.navalMarkers === 0 ? no('noMarkerLeft') : null),
  given(
    (g, post) => whyEmpty(g, post, BY_SHIPS),
    (g, post) => whyAttacked(g, post, BY_SHIPS),
    (g, post) => whyHidden(g, post, BY_SHIPS),
    (g, post) =>
      EVERY_UNIT.some((unit) => isObserver(g, unit, post) && hasRadio(g, unit)) ? null : no('nobodySpots'),
  ),
);

/** What a card shows of a tank and the post that it shells: a row of the table. */
function rowOf(tank: UnitId, post: PostId, card: CardId): string {
  const isColour = lineFor(card, positionOfPost(post)) !== undefined;
  const isSymbol = targetOf(card) === SYMBOL_OF[tank];
  return isColour ? (isSymbol ? 'both' : 'colour') : isSymbol ? 'symbol' : 'neither';
}

/** BAR-09 to BAR-14: the cell of the table for a card. */
export function barrageCell(g: G, tank: UnitId, post: PostId, card: CardId): Effects {
  const shows = rowOf(tank, post, card);
  const hasDepth = g.post.depth.get(post) !== NO_DEPTH;
  const strength = face(g, tank)?.strength ?? 0;
  const column = strengths.findIndex(([from = 0, to = 0]) => strength >= from && strength <= to);
  return rows.find((row) => row.shows === shows && row.depth === hasDepth)?.cells[column] ?? [];
}

/** By what the card shows: the case without depth, and with it. */
const ROW_CASES: Readonly<Record<string, readonly [Rule, Rule]>> = {
  neither: ['BAR-09', 'BAR-09'],
  symbol: ['BAR-11', 'BAR-10'],
  colour: ['BAR-13', 'BAR-12'],
  both: ['BAR-14', 'BAR-14'],
};
const caseFor = (g: G, shows: string, post: PostId): Rule =>
  (ROW_CASES[shows] as readonly [Rule, Rule])[g.post.depth.get(post) === NO_DEPTH ? 0 : 1];

/** Marks a post as shelled, and does what the table says to what is in that hex alone (BAR-03). */
function shell(g: G, post: PostId, effects: Effects, rule: Rule): void {
  g.post.barraged.set(post, 1);
  if (effects.length === 0) g.emit(unharmed, { post }, rule);
  if (effects.includes('germanDisrupted')) shake(g, post, rule);
  if (effects.includes('depthOut')) takeDepth(g, post, rule);
}

/** A tank shells a post: one card (BAR-08). */
export const barrage = procedure(
  'barrage',
  { unit: UNIT, post: POST },
  {
    draw: draw('BAR-08', ['post'], (g, c, card) => {
      const { unit, post } = c;
      const shows = rowOf(unit, post, card);
      const strength = face(g, unit)?.strength ?? 0;
      g.emit(barraged, { unit, post, strength, row: BARRAGE_ROW.of(shows), from: g.unit.at.get(unit) });
      shell(g, post, barrageCell(g, unit, post, card), caseFor(g, shows, post));
      return done;
    }),
  },
);

/** NAV-03, NAV-04: the ships shell a post, for a naval fire marker; no card, no doubt. */
export const navalBarrage = procedure(
  'navalBarrage',
  { post: POST },
  {
    begin(g, c) {
      g.navalMarkers -= 1;
      g.emit(bombarded, { post: c.post });
      shell(g, c.post, naval.result, 'NAV-04');
      return done;
    },
  },
);
