import { type HexId, NOWHERE } from '@bocage/hex';
import { call, done, lawful, type Reason } from '@bocage/kernel';
import { ALLIED, GERMAN } from '../data.ts';
import { afloat, entered } from '../events.ts';
import { APPROACHES, BEACH_HEXES, beachAt, isApproach, PLACE, WAVES, type WaveHex } from '../map.ts';
import { type G, HELD, no, OPEN } from '../state.ts';
import { closeBeach, openBeach } from './advance.ts';
import { combat } from './combat.ts';
import { declareAttack, fighting } from './fighting.ts';
import { overstacking } from './stacking.ts';
import { choice, place, procedure, unitsIn } from './units.ts';

const SECOND_WAVE: readonly WaveHex[] = WAVES.filter(({ wave }) => wave === 2);
const APPROACH_HEXES: readonly HexId[] = APPROACHES.map(({ hex }) => hex);
/** Survivors off shore come as reinforcements of this turn (9.4.3). */
const NEXT_DUE = 2;

const landingOf = (approach: HexId): HexId =>
  APPROACHES.find(({ hex }) => hex === approach)?.landing[0] ?? NOWHERE;

/** Whether the units in a Beach Approach hex have still to attack in the 1st Wave Round. */
function whyNotLand(g: G, approach: HexId): Reason | null {
  if (!isApproach(approach)) return no('noApproach');
  const [first] = g.board.stacks.at(approach);
  if (first === undefined) return no('emptyApproach');
  return g.unit.attacked.get(first) === 0 ? null : no('landingFought');
}

/** 9.4.1: every 1st Wave unit attacks the hex before it, one landing after another. */
export const firstWave = procedure(
  'firstWave',
  {},
  {
    next: (g) => (APPROACH_HEXES.some((hex) => whyNotLand(g, hex) === null) ? 'choose' : done),
    choose: choice(
      '9.4.1-e',
      'Choose the landing that is fought next',
      () => ALLIED,
      'land',
      (g) => lawful(PLACE, APPROACH_HEXES, whyNotLand, g),
      (g, _c, approach) => {
        const hex = landingOf(approach);
        declareAttack(g, hex, unitsIn(g, approach));
        return call(combat, { hex }, 'next');
      },
    ),
  },
);

/** 9.4.3: the 2nd Wave goes ashore or joins the 1st off shore; then all fight who may. */
export const secondWave = procedure(
  'secondWave',
  {},
  {
    begin(g) {
      for (const { hex, to } of SECOND_WAVE) for (const unit of unitsIn(g, hex)) place(g, unit, to as HexId);
      for (const approach of APPROACH_HEXES) goAshore(g, approach);
      return call(fighting, {}, 'close');
    },
    close(g) {
      for (const beach of BEACH_HEXES.map(beachAt)) {
        const status = g.beach.status.get(beach);
        if (status === OPEN) g.beach.landed.set(beach, 1);
        if (status === HELD) closeBeach(g, beach, '9.4.3-k');
      }
      for (const approach of APPROACH_HEXES) standOff(g, approach);
      return call(overstacking, { side: ALLIED }, done);
    },
  },
);

/** Who is off a landing hex without Germans lands there, an over-stack or not; one that an exchange emptied opens now (ruling F-43). */
function goAshore(g: G, approach: HexId): void {
  const hex = landingOf(approach);
  if (g.board.held.has(GERMAN, hex)) return;
  for (const unit of unitsIn(g, approach)) {
    place(g, unit, hex);
    g.emit(entered, { unit, hex }, '9.4.3-b');
    openBeach(g, hex);
  }
}

/** 9.4.3, ruling F-35: who is left off shore waits for turn 2, as any reinforcement of that turn. */
function standOff(g: G, approach: HexId): void {
  for (const unit of unitsIn(g, approach)) {
    g.unit.at.set(unit, NOWHERE);
    g.unit.due.set(unit, NEXT_DUE);
    g.emit(afloat, { unit });
  }
}
