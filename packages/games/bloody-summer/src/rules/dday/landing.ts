import type { HexId } from '@bocage/hex';
import { done, given, type Law, lawful } from '@bocage/kernel';
import { cameAshore, noRoomAshore } from '../../events/dday.ts';
import { BEACH_HEXES } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { SIDE } from '../../terms.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { ask, type CaseId, procedure, verb } from '../units.ts';
import { whyNoRoom } from './room.ts';
import { BEACHES_OF, FIRST, isWaiting, SECOND, WAVE, waveTo } from './shore.ts';

/** A unit comes out of the reserve, or in from off the coast. */
export function land(g: G, unit: UnitId, hex: HexId, rule: CaseId): void {
  enter(g, unit, hex);
  g.unit.landed.set(unit, 1);
  g.emit(cameAshore, { unit, hex }, rule);
}

interface Comers {
  readonly side: number;
  readonly wave: number;
}
const hexOf = (beach: number): HexId => BEACH_HEXES[beach] as HexId;
const comersTo = (g: G, wave: number, beach: number): readonly UnitId[] =>
  waveTo(wave, beach).filter((unit) => isWaiting(g, unit));
const beachesOf = ({ side }: Comers): readonly number[] => BEACHES_OF[side] as readonly number[];
/** Those of a wave who are still at sea. */
const comers = (g: G, c: Comers): readonly UnitId[] =>
  beachesOf(c).flatMap((beach) => comersTo(g, c.wave, beach));
const hexFor = (c: Comers, unit: UnitId): HexId =>
  hexOf(beachesOf(c).find((beach) => waveTo(c.wave, beach).includes(unit)) as number);

const whyNotLand: Law<[G, Comers, UnitId]> = given<[G, Comers, UnitId]>(
  (g, c, unit) => (comers(g, c).includes(unit) ? null : no('notOfWave')),
  (g, c, unit) => whyNoRoom(g, hexFor(c, unit), [unit]),
);

/** The waves come by these rules. */
function ruleOf(wave: number): CaseId {
  if (wave === FIRST) return '10.A.1-c';
  return wave === SECOND ? '10.A.1-m' : '10.B.1-b';
}

/** 10.A.1-c, 10.A.1-m, 10.B.1-b: a wave of a side goes ashore, each unit on its beach, as far as there is room. */
export const landing = procedure(
  'landing',
  { side: SIDE, wave: WAVE },
  {
    begin(g, c) {
      for (const beach of beachesOf(c)) {
        const units = comersTo(g, c.wave, beach);
        if (whyNoRoom(g, hexOf(beach), units) !== null) continue;
        for (const unit of units) land(g, unit, hexOf(beach), ruleOf(c.wave));
      }
      return 'next';
    },
    next: (g, c) => (comers(g, c).some((unit) => whyNotLand(g, c, unit) === null) ? 'choose' : 'wait'),
    choose: ask(
      '10.B.1-c',
      'Choose who lands on a beach that has no room for all',
      (_g, c) => c.side,
      verb(
        'land',
        (g, c) => lawful(UNIT, comers(g, c), whyNotLand, g, c),
        (g, c, unit) => {
          land(g, unit, hexFor(c, unit), ruleOf(c.wave));
          return 'next';
        },
      ),
    ),
    wait(g, c) {
      for (const unit of comers(g, c)) g.emit(noRoomAshore, { unit, hex: hexFor(c, unit) });
      return done;
    },
  },
);
