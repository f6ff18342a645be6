import { call, done } from '@bocage/kernel';
import { turnBegan } from '../events/common.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { supportIn, tideIn } from '../tables/turns.ts';
import { ALLIED, BEACHES, GERMAN, GREEN, GREY, SETTLED, type Segment, segmentOf } from '../terms.ts';
import { EVERY_UNIT } from '../units.ts';
import { announcement } from './airborne/announcement.ts';
import { airborneLanding } from './airborne/landing.ts';
import { recall } from './airborne/recall.ts';
import { amphibiousLanding } from './amphibious/landing.ts';
import { invasionPlacement } from './amphibious/placement.ts';
import { assaultSegment } from './assault/segment.ts';
import { fireSegment } from './fire/segment.ts';
import { movement } from './movement/movement.ts';
import { crowding } from './movement/stacking.ts';
import { floodTide } from './movement/tide.ts';
import { alliedSetUp } from './setup/allied.ts';
import { germanSetUp } from './setup/german.ts';
import { procedure, recoverAll } from './units.ts';

const lastTurn = (g: Seen): number => SCENARIOS[g.scenario]?.turns[1] as number;

/** The whole game: two set-ups, then turn after turn (2.0, 3.0). */
export const main = procedure(
  'game',
  {},
  {
    germans: () => call(germanSetUp, {}, 'allies'),
    allies: () => call(alliedSetUp, {}, 'turn'),
    turn(g) {
      g.support = supportIn(g.turn, false);
      g.emit(turnBegan, { turn: g.turn, tide: tideIn(g.turn), points: g.support });
      return call(alliedTurn, {}, 'answer');
    },
    answer: () => call(germanTurn, {}, 'interphase'),
    // 3.1.3: the next turn, its tide and its support points.
    interphase(g) {
      enterSegment(g, 'L');
      for (const beach of BEACHES.keys()) g.beach.cleared.set(beach, 0);
      if (g.turn >= lastTurn(g)) return 'over';
      g.turn += 1;
      return 'turn';
    },
    over: () => done,
  },
);

/** A segment begins: nobody has fired, assaulted or moved in it, and no hex has been attacked. */
function enterSegment(g: G, segment: Segment): void {
  g.segment = segmentOf(segment);
  for (const column of [g.unit.fired, g.unit.assaulted, g.unit.moved, g.hex.fired, g.hex.assaulted])
    column.clear();
}

/** A player turn begins: headquarters may give their support again, and nobody has landed in it. */
function beginPlayerTurn(g: G): void {
  g.unit.supported.clear();
  for (const unit of EVERY_UNIT) g.unit.landed.set(unit, SETTLED);
}

/** 3.1.1: the Allied player turn. After each segment hexes with too many units are thinned (8.1.4). */
export const alliedTurn = procedure(
  'alliedTurn',
  {},
  {
    A(g) {
      beginPlayerTurn(g);
      enterSegment(g, 'A');
      return call(announcement, {}, 'placement');
    },
    placement: () => call(invasionPlacement, {}, 'afterA'),
    afterA: () => call(crowding, {}, 'B'),
    B(g) {
      enterSegment(g, 'B');
      recoverAll(g, GREEN, '3.1.1-b1');
      return call(recall, {}, 'tide');
    },
    // 3.1.1-b4: after the recovery.
    tide(g) {
      floodTide(g);
      return call(crowding, {}, 'C');
    },
    C(g) {
      enterSegment(g, 'C');
      return call(fireSegment, { side: ALLIED }, 'afterC');
    },
    afterC: () => call(crowding, {}, 'D'),
    D(g) {
      enterSegment(g, 'D');
      return call(airborneLanding, {}, 'moves');
    },
    moves: () => call(movement, { side: ALLIED }, 'landings'),
    landings: () => call(amphibiousLanding, {}, 'ashore'),
    // 5.9.2: who has landed from the sea goes on with what is left.
    ashore: () => call(movement, { side: ALLIED, ashore: 1 }, 'afterD'),
    afterD: () => call(crowding, {}, 'E'),
    E(g) {
      enterSegment(g, 'E');
      return call(fireSegment, { side: GERMAN }, 'afterE');
    },
    afterE: () => call(crowding, {}, 'F'),
    F(g) {
      enterSegment(g, 'F');
      return call(assaultSegment, { side: ALLIED }, 'afterF');
    },
    afterF: () => call(crowding, {}, done),
  },
);

/** 3.1.2: the German player turn. */
export const germanTurn = procedure(
  'germanTurn',
  {},
  {
    G(g) {
      beginPlayerTurn(g);
      enterSegment(g, 'G');
      recoverAll(g, GREY, '3.1.2-g1');
      return call(crowding, {}, 'H');
    },
    H(g) {
      enterSegment(g, 'H');
      return call(fireSegment, { side: GERMAN }, 'afterH');
    },
    afterH: () => call(crowding, {}, 'I'),
    I(g) {
      enterSegment(g, 'I');
      return call(movement, { side: GERMAN }, 'afterI');
    },
    afterI: () => call(crowding, {}, 'J'),
    J(g) {
      enterSegment(g, 'J');
      return call(fireSegment, { side: ALLIED }, 'afterJ');
    },
    afterJ: () => call(crowding, {}, 'K'),
    K(g) {
      enterSegment(g, 'K');
      return call(assaultSegment, { side: GERMAN }, 'afterK');
    },
    afterK: () => call(crowding, {}, done),
  },
);
