import type { HexId } from '@bocage/hex';
import { among, call, done, maybe, NONE } from '@bocage/kernel';
import { BACK, CARD, type CardId, CHARTS, cardOf, DIVISION, dataOf, depthOf, EFFECTS, type EffectData, EVERY_UNIT, fullSteps, isLeader, isRegular, isWithin, SECTOR, SYMBOL, UNIT, type UnitId } from '../../data.ts'; // biome-ignore format: a list
import { fellWide, salvoed, strayed } from '../../events/extended.ts';
import { defeated, joined, noEvent, rocketed } from '../../events/index.ts';
import {
  EVERY_POST,
  grid,
  levelOf,
  PLACE,
  POSITION,
  POST,
  POSTS_OF,
  type PostId,
  positionOfPost,
  postAt,
  postHex,
  SECTOR_OF,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH, no } from '../../terms.ts';
import { shake, takeDepth } from '../combat/results.ts';
import { FAR, toSector } from '../communication/nearness.ts';
import { draw } from '../drawing.ts';
import { noteGuns, sectorAt } from '../germanfire/artillery.ts';
import { hasSymbol, targetOf } from '../germanfire/targets.ts';
import { choice, isPlaced, loseStep, procedure, unitsIn } from '../units.ts';
import { removeDepth, revealMarker } from './depth.ts';
import { destroy, revealUnit, tacticalReinforcement } from './reserves.ts';

/** EVT-02: what a card has for the turn. */
export const effectsFor = (card: CardId, turn: number): readonly EffectData[] =>
  cardOf(card).events.find(({ turns }) => isWithin(turn, turns))?.effects ?? [];

const liesFaceDown = (g: G, post: PostId): boolean =>
  g.post.back.get(post) !== NONE && g.post.revealed.get(post) === 0;

/** The posts with Germans face down, in either sector, that are nearest to Americans in one. */
function nearestTo(g: G, sector: number): PostId[] {
  const hidden = EVERY_POST.filter((post) => liesFaceDown(g, post));
  const distances = hidden.map((post) => toSector(g, postHex(post), sector));
  const nearest = Math.min(FAR, ...distances);
  return nearest === FAR ? [] : hidden.filter((_, i) => distances[i] === nearest);
}

/** The posts of a sector with Germans face down; where there is none, those of the other. */
function hiddenIn(g: G, sector: number): PostId[] {
  const hidden = EVERY_POST.filter((post) => liesFaceDown(g, post));
  const there = hidden.filter((post) => SECTOR_OF[positionOfPost(post)] === sector);
  return there.length > 0 ? there : hidden;
}

/** Whom a report is about: a patrol of a division finds the nearest to the sector, a prisoner tells what the player asks. */
const subjects = (g: G, division: number, sector: number): PostId[] =>
  division !== NONE ? nearestTo(g, sector) : hiddenIn(g, sector);

/** A German is turned up with its depth: by a patrol where there is a division, else by a prisoner. */
export const report = procedure(
  'report',
  { division: maybe(DIVISION), sector: maybe(SECTOR), post: maybe(POST) },
  {
    begin(g, c) {
      if (subjects(g, c.division, c.sector).length > 0) return 'choose';
      g.emit(noEvent, {});
      return done;
    },
    choose: choice(
      'EVT-02',
      'Choose the Germans that are turned up',
      'uncover',
      (g, c) => among(POST, subjects(g, c.division, c.sector), no('noSubject')),
      (_g, c, post) => {
        c.post = post;
        return 'uncover';
      },
    ),
    uncover(g, c) {
      revealUnit(g, c.post, 'EVT-02');
      if (g.post.depth.get(c.post) !== HIDDEN_DEPTH) return done;
      revealMarker(g, c.post, 'EVT-02');
      if (depthOf(g.post.marker.get(c.post)).tactical !== true) return done;
      removeDepth(g, c.post, 'DEP-19');
      return call(tacticalReinforcement, { position: positionOfPost(c.post), faceUp: 1 }, done);
    },
  },
);

const { position, distance, steps } = EFFECTS.rockets;
const LOW: readonly string[] = CHARTS.terrain.lowGround;
const [NEAREST = 0, FURTHEST = 0] = distance;
const BATTERY = (POSTS_OF[POSITION.of(position)] as readonly PostId[])[0] as PostId;
const stands = (g: G): boolean => g.post.back.get(BATTERY) === BACK.of('rocket');

function isInReach(g: G, unit: UnitId): boolean {
  if (isLeader(unit) || !isPlaced(g, unit)) return false;
  const at = g.unit.at.get(unit);
  const far = grid.distance(at, postHex(BATTERY));
  return LOW.includes(levelOf(at)) && far >= NEAREST && far <= FURTHEST;
}

/** Of the units on low ground in reach of the rockets, those with most steps. */
function rocketTargets(g: G): UnitId[] {
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
      return rocketTargets(g).length > 0 ? 'target' : done;
    },
    target: choice(
      'EVT-02',
      'Choose the unit that the rockets hit',
      'hit',
      (g) => among(UNIT, rocketTargets(g), no('rocketsElsewhere')),
      (g, _c, unit) => {
        g.emit(rocketed, { unit, at: g.unit.at.get(unit) });
        noteGuns(g, sectorAt(g, unit));
        for (let step = 0; step < steps && isPlaced(g, unit); step++) loseStep(g, unit, 'EVT-02');
        return done;
      },
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

const LAST_STEP = CHARTS.catastrophicLoss.atSteps;

/** Regular infantry of a division that is down to its last step. */
const reducedOf = (g: G, division: number): UnitId[] =>
  EVERY_UNIT.filter(
    (unit) =>
      isRegular(unit) &&
      isPlaced(g, unit) &&
      g.unit.steps.get(unit) === LAST_STEP &&
      fullSteps(unit) > LAST_STEP &&
      g.unit.division.get(unit) === division,
  );

/** Of the other division where this one has none. */
function reduced(g: G, division: number): UnitId[] {
  const there = reducedOf(g, division);
  return there.length > 0 ? there : reducedOf(g, 1 - division);
}

/** The marker of two steps comes back out of the Loss box of the division it landed with. */
function takeFromLosses(g: G, unit: UnitId): void {
  const { lost } = g.division;
  const box = DIVISION.of(dataOf(unit).division);
  lost.set(box, Math.max(0, lost.get(box) - 1));
}

/** A regular infantry unit of one step gets its second back. */
export const stragglers = procedure(
  'stragglers',
  { division: DIVISION },
  {
    begin(g, c) {
      if (reduced(g, c.division).length > 0) return 'choose';
      g.emit(noEvent, {});
      return done;
    },
    choose: choice(
      'EVT-02',
      'Choose the unit that stragglers join',
      'join',
      (g, c) => among(UNIT, reduced(g, c.division), no('noStraggler')),
      (g, _c, unit) => {
        g.unit.steps.set(unit, g.unit.steps.get(unit) + EFFECTS.addStep.steps);
        takeFromLosses(g, unit);
        g.emit(joined, { unit });
        return done;
      },
    ),
  },
);

/** Where the salvo of an event card falls for the symbol of the second card. */
function hexFor(g: G, card: CardId, symbol: number): HexId {
  const effect = effectsFor(card, g.turn).find(({ kind }) => kind === 'strayShells');
  const at: Readonly<Record<string, { readonly hex: string }>> = effect?.at ?? {};
  return PLACE.of(at[SYMBOL.text(symbol)]?.hex ?? '');
}

/** XEV-03: who may be hit: those in the hex with the symbol of the last card. */
const meant = (g: G, hex: HexId, card: CardId): UnitId[] =>
  unitsIn(g, hex).filter((unit) => !isLeader(unit) && hasSymbol(unit, card));

function nobodyHit(g: G, hex: HexId): typeof done {
  g.emit(fellWide, { hex });
  return done;
}

/** XEV-02, XEV-03: a salvo from the sea that nobody has called. */
export const strayShells = procedure(
  'strayShells',
  { card: CARD, hex: maybe(PLACE), second: maybe(CARD) },
  {
    place: draw('XEV-02', ['card'], (g, c, card) => {
      c.hex = hexFor(g, c.card, targetOf(card));
      g.emit(salvoed, { symbol: targetOf(card), hex: c.hex });
      const post = postAt(c.hex);
      if (post >= 0 && g.post.back.get(post) !== NONE) {
        shake(g, post, 'XEV-02');
        takeDepth(g, post, 'XEV-02');
        return done;
      }
      return unitsIn(g, c.hex).some((unit) => !isLeader(unit)) ? 'symbol' : nobodyHit(g, c.hex);
    }),
    symbol: draw('XEV-03', ['hex'], (g, c, card) => {
      c.second = card;
      return meant(g, c.hex, card).length > 0 ? 'choose' : nobodyHit(g, c.hex);
    }),
    choose: choice(
      'XEV-03',
      'Choose the unit that the salvo hits',
      'hit',
      (g, c) => among(UNIT, meant(g, c.hex, c.second), no('salvoElsewhere')),
      (g, _c, unit) => {
        g.emit(strayed, { unit, at: g.unit.at.get(unit) });
        for (let step = 0; step < EFFECTS.strayShells.steps; step++) loseStep(g, unit, 'XEV-03');
        return done;
      },
    ),
  },
);
