import { type HexId, NOWHERE } from '@bocage/hex';
import { type Judged, judgeCalls, type UnderWay } from '@bocage/kernel';
import { isHex } from '../map.ts';
import { dropping, gliding, isAboard } from '../rules/airborne/aircraft.ts';
import { canFire } from '../rules/airborne/flak.ts';
import { comersTo } from '../rules/airborne/landing.ts';
import { isInAir, unaimed, unbound } from '../rules/airborne/zones.ts';
import { carriedTo, facesGermans, offBeach, wreckable } from '../rules/amphibious/landing.ts';
import { isFreeCommando } from '../rules/amphibious/placement.ts';
import { landingFor } from '../rules/amphibious/shore.ts';
import { waysBackOf } from '../rules/assault/retreat.ts';
import { isEngineer } from '../rules/engineers.ts';
import { targetsIn } from '../rules/fire/firers.ts';
import { whyTooMany } from '../rules/movement/stacking.ts';
import { hasEnemy, isAfloat, isDisrupted, onMap, unitsIn } from '../rules/units.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G } from '../state.ts';
import { NO_LETTER } from '../tables/crt.ts';
import { ALLIED, BEACHES, DOWN, EFFECT, GERMAN, SECONDARY, type Segment, segmentOf } from '../terms.ts';
import { isCoastArtillery, isGarrison, isGlider, isParachute, isSwimming, NOBODY, SIDE_OF, type UnitId } from '../units.ts'; // biome-ignore format: a list

/** By procedure: whom it is called by, and the step its caller goes on with. */
const CALLED_BY: Readonly<Record<string, readonly string[]>> = {
  germanSetUp: ['game.allies'],
  alliedSetUp: ['game.turn'],
  alliedTurn: ['game.answer'],
  germanTurn: ['game.interphase'],
  announcement: ['alliedTurn.placement'],
  invasionPlacement: ['alliedTurn.afterA'],
  recall: ['alliedTurn.tide'],
  airborneLanding: ['alliedTurn.moves'],
  amphibiousLanding: ['alliedTurn.ashore'],
  movement: ['alliedTurn.landings', 'alliedTurn.afterD', 'germanTurn.afterI'],
  fireSegment: ['alliedTurn.afterC', 'alliedTurn.afterE', 'germanTurn.afterH', 'germanTurn.afterJ'],
  assaultSegment: ['alliedTurn.afterF', 'germanTurn.afterK'],
  crowding: [
    ...['B', 'C', 'D', 'E', 'F'].map((step) => `alliedTurn.${step}`),
    ...['H', 'I', 'J', 'K'].map((step) => `germanTurn.${step}`),
    'game.answer',
    'game.interphase',
  ],
  comingDown: ['airborneLanding.next'],
  beachLanding: ['amphibiousLanding.next'],
  firing: ['fireSegment.aim'],
  bombardment: ['fireSegment.aim'],
  assault: ['assaultSegment.choose', 'comingDown.fought'],
  harm: ['fireSegment.aim', 'bombardment.next', 'assault.toll'],
  retreat: ['harm.next', 'comingDown.fellBack'],
};

/** By the step that a caller goes on with: the segment that is under way. */
const SEGMENT_BEFORE: Readonly<Record<string, Segment>> = {
  'game.allies': 'set-up',
  'game.turn': 'set-up',
  'alliedTurn.placement': 'A',
  'alliedTurn.afterA': 'A',
  'alliedTurn.B': 'A',
  'alliedTurn.tide': 'B',
  'alliedTurn.C': 'B',
  'alliedTurn.afterC': 'C',
  'alliedTurn.D': 'C',
  'alliedTurn.moves': 'D',
  'alliedTurn.landings': 'D',
  'alliedTurn.ashore': 'D',
  'alliedTurn.afterD': 'D',
  'alliedTurn.E': 'D',
  'alliedTurn.afterE': 'E',
  'alliedTurn.F': 'E',
  'alliedTurn.afterF': 'F',
  'germanTurn.H': 'G',
  'germanTurn.afterH': 'H',
  'germanTurn.I': 'H',
  'germanTurn.afterI': 'I',
  'germanTurn.J': 'I',
  'germanTurn.afterJ': 'J',
  'germanTurn.K': 'J',
  'germanTurn.afterK': 'K',
};
/** 8.1.4: after the last segment of a player turn, whose procedure is over by then. */
const LAST_SEGMENT: Readonly<Record<string, Segment>> = { 'game.answer': 'F', 'game.interphase': 'K' };
const placeOf = ({ name, step }: UnderWay): string => `${name}.${step}`;

/** 3.1: the segment that has what is under way. */
function judgeSegment({ g, frames, odd }: Judged<G>): void {
  if (frames.length > 0 && frames[0]?.name !== 'game') odd('the outermost procedure is the game');
  for (const [i, frame] of frames.entries()) {
    const called = frames[i + 1];
    if (called === undefined) continue;
    const segment =
      called.name === 'crowding'
        ? (LAST_SEGMENT[placeOf(frame)] ?? SEGMENT_BEFORE[placeOf(frame)])
        : SEGMENT_BEFORE[placeOf(frame)];
    if (segment !== undefined && segmentOf(segment) !== g.segment)
      odd(`${called.name} is of segment ${segment}`);
  }
  if (frames[1]?.name.endsWith('SetUp') && g.turn !== SCENARIOS[g.scenario]?.turns[0])
    odd('nobody is set up so late');
}

/** By procedure and the place it was called from: whose it is. */
const SIDES: Readonly<Record<string, readonly [side: number, ...froms: string[]][]>> = {
  fireSegment: [
    [ALLIED, 'alliedTurn.afterC', 'germanTurn.afterJ'],
    [GERMAN, 'alliedTurn.afterE', 'germanTurn.afterH'],
  ],
  movement: [
    [ALLIED, 'alliedTurn.landings', 'alliedTurn.afterD'],
    [GERMAN, 'germanTurn.afterI'],
  ],
  assaultSegment: [
    [ALLIED, 'alliedTurn.afterF'],
    [GERMAN, 'germanTurn.afterK'],
  ],
};
/** 3.1, 10.2.1, 10.3.1: whose segment it is, and whose fire or assault. */
function judgeSides({ frames, odd }: Judged<G>): void {
  for (const [i, frame] of frames.entries()) {
    const caller = frames[i - 1];
    if (caller === undefined) continue;
    const whose = SIDES[frame.name]?.find(([, ...froms]) => froms.includes(placeOf(caller)));
    if (whose !== undefined && frame.value('side') !== whose[0]) odd(`${frame.name} is not that side’s`);
    const isInside =
      (frame.name === 'firing' && caller.name === 'fireSegment') ||
      (frame.name === 'assault' && caller.name === 'assaultSegment');
    if (isInside && frame.value('side') !== caller.value('side')) odd(`${frame.name} is not that side’s`);
  }
}

type Check = (g: G, frame: UnderWay, caller: UnderWay | undefined) => string | null;
const unitOf = (frame: UnderWay): UnitId => frame.value('unit') as UnitId;
const unitsOf = (frame: UnderWay, local = 'units'): readonly UnitId[] =>
  frame.values(local) as readonly UnitId[];
const hexOf = (frame: UnderWay, local = 'hex'): HexId => frame.value(local) as HexId;
const isOnce = (list: readonly number[]): boolean => new Set(list).size === list.length;
const isAirborne = (unit: UnitId): boolean => isParachute(unit) || isGlider(unit);
const areOf = (units: readonly UnitId[], side: number): boolean =>
  isOnce(units) && units.every((unit) => SIDE_OF[unit] === side);

/** What a landing from the air is at, step by step. */
const AIRBORNE_STEPS: Readonly<Record<string, (g: G, frame: UnderWay) => boolean>> = {
  assign: (g) => unbound(g).length > 0,
  aim: (g) => unaimed(g).length > 0,
  target: (g, frame) => gliding(g).some((unit) => !unitsOf(frame, 'gliders').includes(unit)),
  order: (g) => dropping(g).length + gliding(g).length > 0 && unbound(g).length + unaimed(g).length === 0,
  wind: (_g, frame) => isHex(hexOf(frame)),
  flak: (g, frame) => isHex(hexOf(frame)) && canFire(g, placeUnderFire(frame)),
  scatter: (g, frame) => isHex(hexOf(frame)) && isInAir(g, frame.value('zone')),
  land: (g, frame) =>
    isHex(hexOf(frame)) && comersTo(g, aimsOf(frame), frame.value('zone'), hexOf(frame)).length > 0,
};
const placeUnderFire = (frame: UnderWay): Parameters<typeof canFire>[1] => ({
  zone: frame.value('zone'),
  hex: hexOf(frame),
  wind: frame.value('wind'),
  flak: frame.value('flak'),
});
const aimsOf = (frame: UnderWay): Parameters<typeof comersTo>[1] => ({
  gliders: { toArray: () => [...unitsOf(frame, 'gliders')] },
  aims: { at: (i) => frame.values('aims')[i] as HexId },
});

/** What a landing at a beach is at, step by step. */
const BEACH_STEPS: Readonly<Record<string, (g: G, frame: UnderWay) => boolean>> = {
  commando: (g, frame) => isNext(frame, (unit) => isFreeCommando(g, unit) && isAfloat(g, unit)),
  wreck: (g, frame) => wreckable(g, landingOf(frame)).length > 0 && canAllLand(g, frame),
  germansAhead: (g, frame) => areUndecided(frame, (unit) => isAfloat(g, unit) && facesGermans(g, unit)),
  swimOrRow: (g, frame) => areUndecided(frame, (unit) => onMap(g, unit) && isSwimming(unit)),
  swim: (g, frame) => isNext(frame, (unit) => onMap(g, unit) && isSwimming(unit)),
  casualty: (g, frame) => isNext(frame, (unit) => onMap(g, unit)),
};
const isNext = (frame: UnderWay, test: (unit: UnitId) => boolean): boolean => {
  const unit = unitsOf(frame)[frame.value('next')];
  return unit !== undefined && test(unit);
};
const areUndecided = (frame: UnderWay, test: (unit: UnitId) => boolean): boolean => {
  const left = unitsOf(frame, 'undecided');
  return left.length > 0 && left.every((unit) => unitsOf(frame).includes(unit) && test(unit));
};
const landingOf = (frame: UnderWay): Parameters<typeof wreckable>[1] => ({
  units: { length: unitsOf(frame).length, at: (i) => unitsOf(frame)[i] as UnitId },
  shifts: { at: (i) => frame.values('shifts')[i] as number },
});
/** 5.5.5: whoever could not land has been turned back. */
const canAllLand = (g: G, frame: UnderWay): boolean =>
  unitsOf(frame).every(
    (unit, i) => !isAfloat(g, unit) || landingFor(g, unit, carriedTo(g, landingOf(frame), i)) !== NOWHERE,
  );

/** What a Close Assault is at, step by step. */
const ASSAULT_STEPS: Readonly<Record<string, (g: G, frame: UnderWay) => boolean>> = {
  muster: (g, frame) => hasEnemy(g, frame.value('side'), hexOf(frame)),
  answer: (g, frame) => hasEnemy(g, frame.value('side'), hexOf(frame)) && unitsOf(frame).length > 0,
  dice: (g, frame) => hasEnemy(g, frame.value('side'), hexOf(frame)) && frame.value('column') !== NO_LETTER,
  expose: (g, frame) => unitsOf(frame).some((unit) => onMap(g, unit)),
  advance: (g, frame) => !hasEnemy(g, frame.value('side'), hexOf(frame)) && frame.value('inside') === 0,
};
const isAt = (steps: typeof ASSAULT_STEPS, g: G, frame: UnderWay): boolean =>
  steps[frame.step]?.(g, frame) !== false;

/** What a procedure is about is there. */
const CHECKS: Readonly<Record<string, Check>> = {
  recall: (g) => (g.zone.state.get(SECONDARY) === DOWN ? null : 'has nothing to take off'),
  crowding(g, frame) {
    const [side, hex] = [frame.value('side'), hexOf(frame)];
    const units = isHex(hex) ? unitsIn(g, hex).filter((unit) => SIDE_OF[unit] === side) : [];
    return whyTooMany(units) === null ? 'is where there is room' : null;
  },
  movement(g, frame, caller) {
    const mover = frame.value('mover') as UnitId;
    const isAshore = caller !== undefined && placeOf(caller) === 'alliedTurn.afterD';
    if ((frame.value('ashore') === 1) !== isAshore) return 'is before the landings, or after them';
    if (mover === NOBODY) return frame.step === 'moves' ? null : 'is nobody’s';
    if (SIDE_OF[mover] !== frame.value('side') || isGarrison(mover)) return 'is not that side’s';
    return frame.step === 'moves' || (onMap(g, mover) && isEngineer(mover)) ? null : 'has no engineers';
  },
  airborneLanding: (g, frame) =>
    frame.values('aims').length === unitsOf(frame, 'gliders').length &&
    isOnce(unitsOf(frame, 'gliders')) &&
    isAt(AIRBORNE_STEPS, g, frame)
      ? null
      : 'brings nobody down',
  comingDown(g, frame) {
    const unit = unitOf(frame);
    if (!isAirborne(unit) || !isHex(hexOf(frame, 'aim'))) return 'brings nobody down';
    if (frame.step === 'fall') return isAboard(g, unit) ? null : 'brings nobody down';
    return isHex(hexOf(frame)) && !isAboard(g, unit) ? null : 'is of somebody still in the air';
  },
  amphibiousLanding: (g, frame) =>
    isOnce(frame.values('left')) &&
    frame.values('guns').length === BEACHES.length &&
    frame.values('left').every((beach) => offBeach(g, beach).length > 0)
      ? null
      : 'has lost count',
  beachLanding(g, frame) {
    const units = unitsOf(frame);
    const isCounted = frame.values('shifts').length === units.length && frame.value('next') <= units.length;
    if (!isCounted || !areOf(units, ALLIED)) return 'has lost count';
    return isAt(BEACH_STEPS, g, frame) ? null : 'has nobody to land';
  },
  firing(g, frame) {
    const [side, units] = [frame.value('side'), unitsOf(frame)];
    if (!areOf(units, side)) return 'is not that side’s';
    if (targetsIn(g, side, hexOf(frame)).length === 0) return 'is at nobody';
    return frame.step === 'prepare' || units.length + frame.value('points') > 0 ? null : 'is by nobody';
  },
  bombardment(g, frame) {
    const unit = unitsOf(frame)[frame.value('next')];
    if (g.options.bombardment === 0) return 'is of an option that is not played';
    const isThere = unit !== undefined && g.unit.at.get(unit) === hexOf(frame);
    return frame.step !== 'dice' || isThere ? null : 'is at nobody';
  },
  assault(g, frame, caller) {
    const [side, units] = [frame.value('side'), unitsOf(frame)];
    if ((caller?.name === 'comingDown') !== (frame.value('inside') === 1))
      return 'is by nobody who came down';
    if (!areOf(units, side) || !isHex(hexOf(frame))) return 'is not that side’s';
    return isAt(ASSAULT_STEPS, g, frame) ? null : 'has no attacker or no defender';
  },
  harm: (_g, frame) =>
    frame.value('asked') <= unitsOf(frame).length && frame.value('effect') === EFFECT.of('R')
      ? null
      : 'has lost count',
  retreat(g, frame, caller) {
    const unit = unitOf(frame);
    if (!onMap(g, unit) || isGarrison(unit) || isCoastArtillery(unit)) return 'is of nobody who retreats';
    const [least, most] = [frame.value('least'), frame.value('most')];
    if (caller?.name === 'harm' && unitsOf(caller)[caller.value('asked') - 1] !== unit)
      return 'is of another';
    const { ways, isLonger } = waysBackOf(g, { unit, least, most });
    return ways.length > 0 && !(isLonger && isDisrupted(g, unit)) ? null : 'leads nowhere';
  },
};

/** The procedures under way could be so. */
export function judgeProcedures(judged: Judged<G>): void {
  const { g, frames, odd } = judged;
  judgeCalls(judged, CALLED_BY);
  judgeSegment(judged);
  judgeSides(judged);
  for (const [i, frame] of frames.entries()) {
    const fault = CHECKS[frame.name]?.(g, frame, frames[i - 1]) ?? null;
    if (fault !== null) odd(`${frame.name} ${fault}`);
  }
}
