import { type HexId, NOWHERE } from '@bocage/hex';
import { type Judged, judgeCalls, type UnderWay } from '@bocage/kernel';
import { BEACH, CHARTS, EVERY_UNIT, enemyOf, isFixed, NESTS, PHASES, SIDE_OF, type UnitId } from '../data.ts';
import { BEACH_OF_SPACE, type BridgeId, GLIDER_DISPLAY, isHex, isLand, PHASE_OF_SPACE } from '../map.ts';
import { isIndependent } from '../rules/activation.ts';
import { nestIn } from '../rules/naval.ts';
import { defendersIn } from '../rules/odds.ts';
import { onMap } from '../rules/units.ts';
import type { G } from '../state.ts';

/** By procedure: whom it is called by, and the step its caller goes on with. */
const CALLED_BY: Readonly<Record<string, readonly string[]>> = {
  preliminary: ['game.nextPhase'],
  landingPhase: ['game.nextPhase'],
  recovery: ['game.nextPhase'],
  endStage: ['game.over'],
  navalFire: ['landingPhase.beachLanding'],
  bombardment: ['navalFire.fire'],
  beachLanding: ['landingPhase.alliedAction'],
  comingAshore: ['beachLanding.land'],
  displacement: ['beachLanding.putOff'],
  activation: ['landingPhase.germanAction'],
  rousing: ['activation.counted'],
  combat: ['action.order'],
  losses: ['combat.gaveGround', 'combat.disorder'],
  retreat: ['combat.retreat', 'combat.attackerRetreat'],
  gliderLanding: ['endStage.gliders'],
  interdiction: ['endStage.germanMoves'],
  restoration: ['endStage.alliedBridges'],
  demolition: ['endStage.alliedBridges', 'endStage.germanBridges'],
};

/** The hour of the day that has it. */
function judgeHour({ g, frames, odd }: Judged<G>): void {
  const hour = frames[1]?.name;
  const isHour =
    hour === undefined ||
    (hour === 'preliminary' && g.phase === 0) ||
    ((hour === 'landingPhase' || hour === 'recovery') && g.phase >= 1 && g.phase <= PHASES) ||
    (hour === 'endStage' && g.phase === PHASES + 1);
  if (frames.length > 0 && frames[0]?.name !== 'game') odd('the outermost procedure is the game');
  if (!isHour) odd(`phase ${g.phase} knows no ${hour}`);
}

/** Whose action it is, and whose combat. */
function judgeSides({ frames, odd }: Judged<G>): void {
  for (const [i, frame] of frames.entries()) {
    const caller = frames[i - 1];
    if (caller === undefined) continue;
    const after = ['landingPhase.resistance', 'landingPhase.recovery'];
    if (frame.name === 'action' && `${caller.name}.${caller.step}` !== after[frame.value('side')])
      odd('the action is not that side’s');
    if (frame.name === 'combat' && caller.name === 'action' && frame.value('side') !== caller.value('side'))
      odd('the combat is not that side’s');
  }
}

type Check = (g: G, frame: UnderWay, caller: UnderWay | undefined) => string | null;
const unitOf = (frame: UnderWay): UnitId => frame.value('unit') as UnitId;

/** What a procedure is about is there. */
const CHECKS: Readonly<Record<string, Check>> = {
  preliminary: (_g, frame) =>
    frame.value('next') > NESTS.length || (frame.step === 'secondUsChit' && frame.value('drawn') < 0)
      ? 'has lost count'
      : null,
  recovery: (_g, frame) => (frame.value('next') > NESTS.length ? 'has lost count' : null),
  navalFire: (_g, frame) => {
    const hexes = [...frame.values('us'), ...frame.values('cw')];
    const isOnce = new Set(hexes).size === hexes.length && hexes.every((hex) => isHex(hex as HexId));
    return isOnce ? null : 'has fired on a hex twice, or on none';
  },
  bombardment(g, frame, caller) {
    const hex = frame.value('hex') as HexId;
    const fired = caller?.name === 'navalFire' ? caller.values(frame.value('navy') === 0 ? 'us' : 'cw') : [];
    return isHex(hex) && nestIn(g, hex) !== undefined && fired.includes(hex)
      ? null
      : 'fires on no nest that was named';
  },
  comingAshore(g, frame) {
    const at = g.unit.at.get(unitOf(frame));
    const hex = frame.value('hex') as HexId;
    return PHASE_OF_SPACE[at] === g.phase && isLand(hex) && SIDE_OF[unitOf(frame)] === 0
      ? null
      : 'lands nobody who waits';
  },
  displacement: (g, frame) =>
    BEACH_OF_SPACE.some(
      (beach, at) => beach === frame.value('beach') && (PHASE_OF_SPACE[at] ?? 0) >= g.phase,
    ) && frame.value('beach') <= BEACH.max
      ? null
      : 'puts nobody off',
  combat(g, frame) {
    const [side, hex] = [frame.value('side'), frame.value('hex') as HexId];
    if (!isLand(hex)) return 'is fought in no hex';
    const isBefore = frame.step === 'begin' || frame.step === 'roll';
    const isMet = defendersIn(g, enemyOf(side), hex).length > 0;
    const isAttacked = EVERY_UNIT.some((unit) => g.unit.target.get(unit) === hex && SIDE_OF[unit] === side);
    if (isBefore && !(isMet && isAttacked)) return 'has no attacker or no defender';
    const dice = frame.value('dice');
    if (!isBefore && (dice < 2 || frame.value('column') >= CHARTS.crt.columns.length))
      return 'has thrown no dice';
    return null;
  },
  losses(g, frame, caller) {
    if (caller?.name !== 'combat' || frame.value('hex') !== caller.value('hex')) return 'are of no combat';
    const isOwn = (frame.value('side') === caller.value('side')) === (frame.value('attacking') === 1);
    return isOwn && isLand(frame.value('hex') as HexId) && g.phase > 0 ? null : 'are of the wrong side';
  },
  retreat(g, frame) {
    const away = frame.value('away') as HexId;
    const unit = unitOf(frame);
    return onMap(g, unit) && !isFixed(unit) && (away === NOWHERE || isHex(away))
      ? null
      : 'is of nobody on the map';
  },
  rousing: (g, frame, caller) =>
    isIndependent(g, unitOf(frame)) &&
    onMap(g, unitOf(frame)) &&
    caller?.name === 'activation' &&
    caller.value('unit') === unitOf(frame)
      ? null
      : 'is of no Independent Unit on the map',
  activation: (g, frame) =>
    frame.step === 'counted' && !(unitOf(frame) >= 0 && isIndependent(g, unitOf(frame)))
      ? 'has named nobody'
      : null,
  gliderLanding: (g, frame) =>
    g.unit.at.get(unitOf(frame)) === GLIDER_DISPLAY && isLand(frame.value('hex') as HexId)
      ? null
      : 'brings no glider unit down',
  interdiction: (g, frame) => (onMap(g, unitOf(frame)) ? null : 'is of nobody on the map'),
  demolition: (g, frame) =>
    g.bridge.blown.get(frame.value('bridge') as BridgeId) === 0 ? null : 'is of a bridge that is down',
};

/** The procedures under way could be so. */
export function judgeProcedures(judged: Judged<G>): void {
  const { g, frames, odd } = judged;
  judgeCalls(judged, CALLED_BY);
  judgeHour(judged);
  judgeSides(judged);
  for (const [i, frame] of frames.entries()) {
    const fault = CHECKS[frame.name]?.(g, frame, frames[i - 1]) ?? null;
    if (fault !== null) odd(`${frame.name} ${fault}`);
  }
}
