import { NOWHERE } from '@bocage/hex';
import { type Judged, judgeCalls, NONE, type UnderWay } from '@bocage/kernel';
import { CARD, type CardId, EVERY_UNIT, isInfantry, isLeader, UNIT, type UnitId } from '../data.ts';
import { dotOf, isLand, isNest, PLACE, POSITION, POST, type PositionId, type PostId } from '../map.ts';
import { whyNoGunner } from '../rules/combat/barrage.ts';
import { isBeside } from '../rules/combat/reach.ts';
import { hasActions, rulesOf } from '../rules/day.ts';
import { postOf } from '../rules/events/placing.ts';
import type { G } from '../state.ts';

const EVENT = ['eventPhase.next'];
const GERMAN_ACTION = ['firePhase.acts'];
const ACTION = ['actionPhase.act'];
/** By procedure: whom it may be called by, and the step its caller goes on with. */
const CALLED_BY: Readonly<Record<string, readonly string[]>> = {
  dealing: ['game.deploy'],
  dealReserves: ['game.deploy'],
  deploying: ['game.begin', 'game.bombard'],
  bombardment: ['game.begin'],
  arrivals: ['game.begin', 'turn.event'],
  turn: ['game.next'],
  amphibious: ['turn.event'],
  eventPhase: ['turn.fire', 'turn.engineers'],
  firePhase: ['turn.engineers', 'turn.secondEvent'],
  engineerPhase: ['turn.actions'],
  headquartersPhase: ['turn.actions'],
  actionPhase: ['turn.end'],
  endOfTurn: ['game.next'],
  gainDepth: ['eventPhase.next', 'eventPhase.otherSector', 'attack.over'],
  tacticalReinforcement: ['attack.beaten', 'eventPhase.next'],
  reinforcements: EVENT,
  kgMeyer: EVENT,
  rockets: EVENT,
  strayShells: EVENT,
  stragglers: EVENT,
  report: EVENT,
  reinforce: ['reinforcements.next'],
  positionFire: ['firePhase.positions', 'firePhase.acts', 'firePhase.advances'],
  artilleryFire: ['firePhase.next'],
  hit: ['positionFire.next', 'firePhase.next', 'mortars.next', 'firePhase.acts'],
  reoccupy: GERMAN_ACTION,
  resupply: GERMAN_ACTION,
  redeploy: GERMAN_ACTION,
  fill: GERMAN_ACTION,
  mortars: GERMAN_ACTION,
  patrol: GERMAN_ACTION,
  gunFire: GERMAN_ACTION,
  ambush: GERMAN_ACTION,
  advance: ['firePhase.advances'],
  swapDepth: ['firePhase.advances', 'firePhase.acts'],
  infiltrating: ACTION,
  attack: ACTION,
  barrage: ACTION,
  navalBarrage: ACTION,
};

/** The procedures of turns 17 to 32, and those that end with turn 16. */
const LATER = ['headquartersPhase'];
const EARLIER = ['engineerPhase'];
function judgeEra({ g, frames, odd }: Judged<G>): void {
  for (const { name, step } of frames)
    if (
      (rulesOf(g).bases ? EARLIER : LATER).includes(name) ||
      (name === 'turn' && step === 'secondEvent' && rulesOf(g).afterFire !== step) ||
      (name === 'firePhase' && (hasActions(g) ? ['positions'] : ['acts']).includes(step))
    )
      odd(`turn ${g.turn} knows no ${name}.${step}`);
}

type Fault = (g: G, frame: UnderWay) => string | null;
/** The unit that a procedure is about, and all in a list of its. */
const unitOf = (frame: UnderWay): UnitId => frame.value('unit') as UnitId;
const unitsOf = (frame: UnderWay, list: string): readonly UnitId[] => frame.values(list) as readonly UnitId[];
const postIn = (frame: UnderWay): PostId => frame.value('post') as PostId;
const positionIn = (frame: UnderWay, local = 'position'): PositionId => frame.value(local) as PositionId;
const postName = (post: PostId): string => POST.text(post);

/** Germans are in the post that a procedure is about. */
const hasGerman: Fault = (g, frame) => {
  const post = postIn(frame);
  if (post === NONE) return 'names no post';
  return g.post.back.get(post) === NONE ? `is about ${postName(post)}, where no Germans are` : null;
};

/** The unit that a procedure is about is on the map or in a boat. */
const hasUnit: Fault = (g, frame) => {
  const unit = unitOf(frame);
  if (unit === NONE) return 'names no unit';
  return g.unit.at.get(unit) === NOWHERE ? `is about ${UNIT.text(unit)}, which is not on the map` : null;
};

/** The card that a procedure goes by has been drawn this turn. */
const hasCard: Fault = (g, frame) => {
  const card = frame.value('card') as CardId;
  if (card === NONE) return 'names no card';
  for (let i = 0; i < g.cards.length; i++) if (g.cards.at(i) === card) return null;
  return `goes by ${CARD.text(card)}, which is not on the card track`;
};

const isReserves: Fault = (_g, frame) =>
  isNest(positionIn(frame)) ? `is about ${POSITION.text(positionIn(frame))}, which is a strongpoint` : null;
const isStrongpoint: Fault = (_g, frame) =>
  isNest(positionIn(frame)) ? null : `is about ${POSITION.text(positionIn(frame))}, which is no strongpoint`;

/** Somebody attacks the post from beside it. */
const hasAttackers: Fault = (g, frame) => {
  if (frame.step === 'over') return null;
  const post = postIn(frame);
  if (g.post.attacked.get(post) === 0) return `attacks ${postName(post)}, which is not marked as attacked`;
  for (const unit of EVERY_UNIT)
    if (g.unit.attacking.get(unit) === 1 && isInfantry(unit) && isBeside(g, unit, post)) return null;
  return `attacks ${postName(post)}, but no infantry beside it is attacking`;
};

const atSteps =
  (steps: readonly string[], fault: Fault): Fault =>
  (g, frame) =>
    steps.includes(frame.step) ? fault(g, frame) : null;
const notAt =
  (steps: readonly string[], fault: Fault): Fault =>
  (g, frame) =>
    steps.includes(frame.step) ? null : fault(g, frame);

const isGunner: Fault = (g, frame) => {
  const unit = unitOf(frame);
  if (unit === NONE || !isLand(g.unit.at.get(unit))) return 'names no unit ashore';
  return whyNoGunner(g, unit) === null ? null : `is by ${UNIT.text(unit)}, which has no guns`;
};

/** All who are in the list of a procedure are ashore. */
const areAshore =
  (list: string): Fault =>
  (g, frame) => {
    const away = unitsOf(frame, list).find((unit) => !isLand(g.unit.at.get(unit)));
    return away === undefined ? null : `is about ${UNIT.text(away)}, which is not ashore`;
  };
/** Nobody stands twice in a list. */
const once =
  (list: string): Fault =>
  (_g, frame) =>
    new Set(frame.values(list)).size === frame.values(list).length ? null : `names somebody twice in ${list}`;

const isManned: Fault = (g, frame) => {
  if (frame.value('position') === NONE) return 'names no position';
  const post = postOf(positionIn(frame));
  return g.post.back.get(post) === NONE
    ? `is about ${POSITION.text(positionIn(frame))}, where no Germans are`
    : null;
};
const isVacantAt =
  (local: string): Fault =>
  (g, frame) => {
    const position = positionIn(frame, local);
    if (position === NONE) return 'does not say where to';
    return g.post.back.get(postOf(position)) === NONE
      ? null
      : `is about ${POSITION.text(position)}, where Germans are`;
  };

/** Engineers who are asked have a hex left to clear. */
const hasClearing: Fault = (_g, frame) => (frame.value('left') === 0 ? 'has no hex left to clear' : null);

/** The reserves that have come stand there. */
const isTaken: Fault = (g, frame) => {
  const to = positionIn(frame, 'to');
  return to === NONE || g.post.back.get(postOf(to)) === NONE
    ? 'does not say where the reserves came to'
    : null;
};

/** By procedure: what its memory must have. */
const MEMORY: Readonly<Record<string, readonly Fault[]>> = {
  dealing: [notAt(['begin'], isUndealt)],
  attack: [notAt(['over'], hasGerman), hasAttackers],
  barrage: [hasGerman, isGunner],
  navalBarrage: [hasGerman, (g) => (g.navalMarkers > 0 ? null : 'has no naval fire marker')],
  hit: [hasUnit, (_g, frame) => (isLeader(unitOf(frame)) ? 'is about a leader' : null)],
  gainDepth: [atSteps(['pool', 'marker'], hasGerman)],
  engineerPhase: [atSteps(['clear'], hasClearing)],
  eventPhase: [notAt(['begin', 'draw'], hasCard)],
  firePhase: [notAt(['begin', 'draw'], hasCard), once('advancing')],
  positionFire: [hasCard, areAshore('targets'), once('targets'), inField],
  artilleryFire: [hasCard],
  strayShells: [hasCard],
  mortars: [hasCard, areAshore('targets'), once('targets')],
  gunFire: [hasCard, isStrongpoint],
  ambush: [hasCard, isReserves],
  patrol: [hasCard, isReserves],
  reoccupy: [hasCard, isStrongpoint],
  resupply: [hasCard, isReserves, isManned],
  redeploy: [isReserves, isManned, atSteps(['go'], isVacantAt('to'))],
  fill: [isReserves, notAt(['marker'], isVacantAt('position')), atSteps(['marker'], isManned)],
  advance: [hasCard, isReserves, isManned, isVacantAt('to'), atSteps(['refuge'], hasUnit)],
  swapDepth: [hasGerman],
  reinforce: [
    atSteps(['tactical', 'divisional'], isVacantAt('position')),
    atSteps(['marker', 'come'], isManned),
  ],
  tacticalReinforcement: [atSteps(['unit'], isVacantAt('to')), atSteps(['marker'], isTaken)],
  report: [atSteps(['uncover'], hasGerman)],
  infiltrating: [once('units'), goers],
};

/** A counter is dealt to a post that has a back to be filled. */
function isUndealt(g: G, frame: UnderWay): string | null {
  const post = postIn(frame);
  return post > POST.max || g.post.back.get(post) === NONE ? 'is at a post without Germans' : null;
}

/** Those whom a position has in its sights stand in its field. */
function inField(g: G, frame: UnderWay): string | null {
  const position = positionIn(frame);
  const away = unitsOf(frame, 'targets').find((unit) => dotOf(position, g.unit.at.get(unit)) < 0);
  return away === undefined ? null : `fires on ${UNIT.text(away)}, which is out of its field`;
}

/** They go from one hex to the next. */
function goers(g: G, frame: UnderWay): string | null {
  const units = unitsOf(frame, 'units').filter((unit) => g.unit.at.get(unit) !== NOWHERE);
  if (units.length === 0) return 'names nobody who is on the map';
  if (new Set(units.map((unit) => g.unit.at.get(unit))).size > 1) return 'names units of several hexes';
  const to = frame.value('to');
  return PLACE.text(to as never) === '' ? 'does not say where to' : null;
}

/** What cannot be of the procedures under way. */
export function judgeProcedures(judged: Judged<G>): void {
  judgeCalls(judged, CALLED_BY);
  judgeEra(judged);
  for (const frame of judged.frames)
    for (const fault of MEMORY[frame.name] ?? []) {
      const text = fault(judged.g, frame);
      if (text !== null) judged.odd(`${frame.name} ${text}`);
    }
}
