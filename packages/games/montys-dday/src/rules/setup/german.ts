import type { HexId } from '@bocage/hex';
import { chain, done, int, type Kind, type Law, lawful, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { germansReady, minesLaid, setDeployed, setFacing, setMarching, stationed } from '../../events/setup.ts'; // biome-ignore format: a list
import { layingsOf, minesIn } from '../../layings.ts';
import { FORTIFICATIONS, groundOf, isHex, isSea, PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { BEACH, BEACHES, COMBAT, FACING, GERMAN, GOLD, JUNO, MOVEMENT, SWORD } from '../../terms.ts';
import { isCoastArtillery, isGarrison, SIDE_OF, UNIT, UNITS_OF, type UnitId } from '../../units.ts';
import { whyTooMany } from '../movement/stacking.ts';
import { ask, onMap, place, procedure, unitsIn, unless, verb } from '../units.ts';
import { garrison, garrisonsLeft, ungarrisoned, whyNoGarrison } from './garrisons.ts';
import { bears, freeUnits, type Post, postOf } from './posts.ts';

/** 1.4.1-d: whom the Germans may set up where they like. */
const whyNotFree: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  if (SIDE_OF[unit] !== GERMAN) return say(no('otherSide'));
  if (isGarrison(unit)) return say(no('garrisonsLast'));
  const post = postOf(g.scenario, unit);
  if (post === undefined) return say(no('comesLater'));
  return post.area === undefined ? say(no('fixedElsewhere')) : null;
});

const whyNotGround = (unit: UnitId, hex: HexId): Reason | null => {
  if (!isHex(hex) || isSea(hex)) return no('isSea');
  if (bears(unit, hex)) return null;
  return groundOf(hex) === 'shale' ? no('shaleForInfantry') : no('groundClosed');
};

/** 8.1, R-28: the stack that it would join. */
function whyNoRoom(g: G, unit: UnitId, hex: HexId): Reason | null {
  if (g.board.stacks.isEmpty(hex)) return null;
  return whyTooMany([...unitsIn(g, hex), unit]);
}

/** 1.4.1-d, R-110: where a unit that is free may be set up. */
const whyNotThere: Law<[G, UnitId, HexId]> = chain((say, g: G, unit: UnitId, hex: HexId) => {
  const { area } = postOf(g.scenario, unit) as Post;
  const ground = whyNotGround(unit, hex);
  if (ground !== null) return say(ground);
  const full = g.unit.at.get(unit) === hex ? no('setUpAlready') : whyNoRoom(g, unit, hex);
  return (area?.has(hex) ? null : say(no('notInSetupArea'))) ?? (full === null ? null : say(full));
});

/** A unit is set up in a hex, in the mode and facing that it had by history. */
function station(g: G, unit: UnitId, hex: HexId): 'place' {
  const { mode, facing } = postOf(g.scenario, unit) as Post;
  if (!onMap(g, unit)) {
    g.unit.mode.set(unit, mode);
    g.unit.facing.set(unit, Math.max(facing, 0));
  }
  place(g, unit, hex);
  g.emit(stationed, { unit, hex });
  return 'place';
}

/** 19.1-c: those whose mode, or facing, may be chosen: all who stand on the map. */
const whyNotHere: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  if (SIDE_OF[unit] !== GERMAN) return say(no('otherSide'));
  return onMap(g, unit) ? null : say(no('notOnMap'));
});
const whyNotDeploy: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  const there = whyNotHere(g, unit);
  if (there !== null) return say(there);
  return g.unit.mode.get(unit) === COMBAT ? say(no('sameMode')) : null;
});
/** 14.1.3: coast artillery has a facing in either mode. */
const hasFacing = (g: G, unit: UnitId): boolean =>
  isCoastArtillery(unit) || g.unit.mode.get(unit) === MOVEMENT;
const whyNotFace = (g: G, unit: UnitId, facing: number): Reason | null =>
  hasFacing(g, unit) && g.unit.facing.get(unit) === facing ? no('facesThatWay') : null;

function face(g: G, unit: UnitId, facing: number): 'place' {
  const at = g.unit.at.get(unit);
  g.unit.facing.set(unit, facing);
  if (isCoastArtillery(unit)) g.emit(setFacing, { unit, facing, at });
  else {
    g.unit.mode.set(unit, MOVEMENT);
    g.emit(setMarching, { unit, facing, at });
  }
  return 'place';
}

function deploy(g: G, unit: UnitId): 'place' {
  g.unit.mode.set(unit, COMBAT);
  g.unit.facing.set(unit, FACING.init);
  g.emit(setDeployed, { unit, at: g.unit.at.get(unit) });
  return 'place';
}

/** More than anybody has, so that too many are refused by their rule. */
const POINTS: Kind = int(0, CHARTS.mines.points + 1);
const pointsOf = (g: G): number => SCENARIOS[g.scenario]?.mines.points as number;
const isPlayed = (g: G, beach: number): boolean =>
  SCENARIOS[g.scenario]?.beaches.includes(BEACHES[beach] as (typeof BEACHES)[number]) === true;

/** 5.4.3-b: why a beach may not have so many points, whatever the others have. */
const whyNotMined: Law<[G, number, number]> = chain((say, g: G, beach: number, points: number) => {
  return (
    (points <= CHARTS.mines.most ? null : say(no('tooManyMines'))) ??
    (points === 0 || isPlayed(g, beach) ? null : say(no('beachNotPlayed')))
  );
});
/** 5.4.3-a: at Sword so many that the rest can still be laid. */
const whyNotAtSword: Law<[G, number]> = chain((say, g: G, sword: number) => {
  const wrong = whyNotMined(g, SWORD, sword);
  if (wrong !== null) return say(wrong);
  return layingsOf(g.scenario).some((one) => minesIn(one, SWORD) === sword) ? null : say(no('notAllMines'));
});
/** 5.4.3-a, -b: what is neither at Sword nor at Juno is at Gold. */
const whyNotAtJuno: Law<[G, number, number]> = chain((say, g: G, sword: number, juno: number) => {
  const gold = pointsOf(g) - sword - juno;
  if (gold < 0) return say(no('notAllMines'));
  const wrong = [whyNotMined(g, JUNO, juno), whyNotMined(g, GOLD, gold)].find((one) => one !== null);
  return wrong === undefined || wrong === null ? null : say(wrong);
});

function lay(g: G, sword: number, juno: number): 'place' {
  const gold = pointsOf(g) - sword - juno;
  for (const [beach, points] of [sword, juno, gold].entries()) g.beach.mines.set(beach, points);
  g.emit(minesLaid, { sword, juno, gold });
  return 'place';
}
const minesLaidOut = (g: G): number =>
  BEACH.words.reduce((sum, _, beach) => sum + g.beach.mines.get(beach), 0);

/** 2.0: everybody stands, and all mines lie. */
const whyNotReady: Law<[G]> = chain((say, g: G) => {
  return (
    (freeUnits(g.scenario).every((unit) => onMap(g, unit)) ? null : say(no('stillToSetUp'))) ??
    (minesLaidOut(g) === pointsOf(g) ? null : say(no('notAllMines')))
  );
});

/** 2.0, 13.3, 19.1: the Germans set up, sealed until play begins. */
export const germanSetUp = procedure(
  'germanSetUp',
  {},
  {
    place: ask(
      '2.0-b',
      'Set up your units and lay the mines',
      () => GERMAN,

      verb(
        'place',
        (g) => lawful(UNIT, freeUnits(g.scenario), whyNotFree, g),
        (g, _c, unit) => lawful(PLACE, postOf(g.scenario, unit)?.hexes, whyNotThere, g, unit),
        (g, _c, unit, hex) => station(g, unit, hex),
      ),
      verb(
        'march',
        (g) => lawful(UNIT, UNITS_OF[GERMAN], whyNotHere, g),
        (g, _c, unit) => lawful(FACING, undefined, whyNotFace, g, unit),
        (g, _c, unit, facing) => face(g, unit, facing),
      ),
      verb(
        'deploy',
        (g) => lawful(UNIT, UNITS_OF[GERMAN], whyNotDeploy, g),
        (g, _c, unit) => deploy(g, unit),
      ),
      verb(
        'mine',
        (g) => lawful(POINTS, undefined, whyNotAtSword, g),
        (g, _c, sword) => lawful(POINTS, undefined, whyNotAtJuno, g, sword),
        (g, _c, sword, juno) => lay(g, sword, juno),
      ),
      unless(
        whyNotReady,
        verb('ready', () => 'garrisons'),
      ),
    ),
    // 13.3.1: after all others, in every work that may have one; if there are too few, the Germans choose.
    garrisons(g) {
      const open = ungarrisoned(g);
      if (open.length > garrisonsLeft(g)) return 'choose';
      for (const hex of open) garrison(g, hex);
      g.emit(germansReady, {});
      return done;
    },
    choose: ask(
      '13.3.1-a',
      'Choose a fortification for a Garrison',
      () => GERMAN,

      verb(
        'garrison',
        (g) => lawful(PLACE, FORTIFICATIONS, whyNoGarrison, g),
        (g, _c, hex) => {
          garrison(g, hex);
          return 'garrisons';
        },
      ),
    ),
  },
);
