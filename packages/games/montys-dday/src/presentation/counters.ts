import type { HexId } from '@bocage/hex';
import { badState, type CounterLook, type CounterNow, counterLooks, type FacingLook, plainState, type StateLook } from '@bocage/wargame'; // biome-ignore format: a list
import { CHARTS } from '../data/charts.ts';
import { cycleBox, isHex, LE_HAVRE, POOLS } from '../map.ts';
import { isCommanded } from '../rules/command.ts';
import { allowanceOf, combatFactor, isAfloat, isAshore, printedFactor, protectionOf } from '../rules/units.ts'; // biome-ignore format: a list
import type { Seen } from '../state.ts';
import { landingIn } from '../tables/turns.ts';
import { BEACHES, BY_GLIDER, BY_PARACHUTE, BY_SEA, GREEN, GREY, MOVEMENT, SETTLED } from '../terms.ts';
import { dataOf, isCoastArtillery, type UnitId } from '../units.ts';
import { FACES, type Face } from './faces.ts';
import { beachName, FACING_NAMES, turnName } from './words.ts';

/** 10.6.3, 10.6.4: the colour says when it recovers. */
const DISRUPTED: Readonly<Record<number, StateLook>> = {
  [GREEN]: { ...badState('DB', 'Disrupted, green marker'), marker: 'green' },
  [GREY]: { ...badState('DG', 'Disrupted, grey marker'), marker: 'grey' },
};
const RECOVERS: Readonly<Record<number, string>> = {
  [GREEN]: 'Recovers in segment B of the next turn',
  [GREY]: 'Recovers in segment G of the next turn',
};
const AT_SEA = plainState('≈', 'In its boats');
const COMES_BY_AIR = plainState('A', 'Comes by air this turn');
const HAS_FIRED = plainState('F', 'Has fired in this segment');
const HAS_ASSAULTED = plainState('CA', 'Has assaulted in this segment');
const HAS_MOVED = plainState('M', 'Has ended its move');
const HAS_SUPPORTED = plainState('S', 'Has given its support in this player turn');
const HOW_LANDED: Readonly<Record<number, string>> = {
  [BY_SEA]: 'from the sea',
  [BY_PARACHUTE]: 'by parachute',
  [BY_GLIDER]: 'by glider',
};

function statesOf(g: Seen, unit: UnitId): StateLook[] {
  const states: StateLook[] = [];
  const disrupted = DISRUPTED[g.unit.disrupted.get(unit)];
  if (disrupted !== undefined) states.push(disrupted);
  if (isAfloat(g, unit)) states.push(AT_SEA);
  if (g.unit.announced.get(unit) === 1) states.push(COMES_BY_AIR);
  const landed = g.unit.landed.get(unit);
  if (landed !== SETTLED) states.push(plainState('L', `Has landed this turn, ${HOW_LANDED[landed]}`));
  if (g.unit.fired.get(unit) === 1) states.push(HAS_FIRED);
  if (g.unit.assaulted.get(unit) === 1) states.push(HAS_ASSAULTED);
  if (g.unit.moved.get(unit) === 1) states.push(HAS_MOVED);
  if (g.unit.supported.get(unit) === 1) states.push(HAS_SUPPORTED);
  return states;
}

/** 7.4, 14.1.3: in Movement Mode, and coast artillery always, a unit faces one hexside. */
function facingOf(g: Seen, unit: UnitId, at: HexId): FacingLook | undefined {
  if (!isHex(at) || (g.unit.mode.get(unit) !== MOVEMENT && !isCoastArtillery(unit))) return undefined;
  const facing = g.unit.facing.get(unit);
  return { degrees: 60 * facing, text: `faces ${FACING_NAMES[facing]}` };
}

/** By box: which Cycle of which beach waits there. */
const WAITING: ReadonlyMap<HexId, { beach: number; wave: number; cycle: number }> = new Map(
  BEACHES.flatMap((_, beach) =>
    [1, 2, 3].flatMap((wave) =>
      [1, 2].map((cycle) => [cycleBox(beach, wave, cycle), { beach, wave, cycle }] as const),
    ),
  ),
);

/** 5.2: the next turn in which a Cycle lands. */
function landingTurn(g: Seen, wave: number, cycle: number): number | undefined {
  for (let { turn } = g; turn <= CHARTS.turns.track.length; turn++) {
    const due = landingIn(turn, g.delay);
    if (due?.wave === wave && due.cycle === cycle) return turn;
  }
  return undefined;
}

/** Where it waits, and for what. */
function waitingNote(g: Seen, at: HexId): string[] {
  const pool = POOLS.indexOf(at);
  if (pool >= 0) return [`In the Landing Pool of ${beachName(pool)}`];
  const box = WAITING.get(at);
  if (box === undefined) return [];
  const turn = landingTurn(g, box.wave, box.cycle);
  return turn === undefined ? [] : [`Lands at ${beachName(box.beach)} on ${turnName(turn)}`];
}

const NEEDS_COMMAND: readonly string[] = CHARTS.types.lists.needsCommand;
/** 16.2: whether guns are under command now. */
function commandNote(g: Seen, unit: UnitId): string[] {
  if (!NEEDS_COMMAND.includes(dataOf(unit).type) || !isAshore(g, unit)) return [];
  return [isCommanded(g, unit) ? 'Is under command' : 'Is out of command, and may not fire'];
}

/** 10.6: when it recovers, and what it counts until then. */
function disruptionNotes(g: Seen, unit: UnitId): string[] {
  const recovers = RECOVERS[g.unit.disrupted.get(unit)];
  if (recovers === undefined) return [];
  const isHalved = combatFactor(g, unit) < printedFactor(g, unit);
  return [...(isHalved ? [`Counts ${combatFactor(g, unit)} in combat while it is disrupted`] : []), recovers];
}

const notesOf = (g: Seen, { unit, notes }: Face, at: HexId): readonly string[] => [
  ...notes,
  ...waitingNote(g, at),
  ...commandNote(g, unit),
  ...disruptionNotes(g, unit),
];

/** 14.1.6: the batteries at Le Havre count by themselves. */
const factorOf = (g: Seen, unit: UnitId, at: HexId): number =>
  at === LE_HAVRE ? CHARTS.coastArtillery.leHavre : printedFactor(g, unit);

function now(g: Seen, face: Face, at: HexId): CounterNow {
  const { unit } = face;
  const facing = facingOf(g, unit, at);
  return {
    figures: [factorOf(g, unit, at), protectionOf(g, unit), allowanceOf(g, unit)].map(String),
    asides: face.asides,
    steps: 0,
    states: statesOf(g, unit),
    notes: notesOf(g, face, at),
    ...(g.unit.mode.get(unit) === MOVEMENT ? { mode: 'in Movement Mode' } : {}),
    ...(facing === undefined ? {} : { facing }),
  };
}

/** Every counter that is in play. */
export const countersOf = (g: Seen): CounterLook[] =>
  counterLooks(FACES, g.unit.at.get.bind(g.unit.at), (face, at) => now(g, face, at));
