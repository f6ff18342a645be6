import { NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { ARMY, CHARTS, EFFECTS, GERMANS, SPECIALS, US } from '../data.ts';
import { isLand, LANDMARK, PLACE } from '../map.ts';
import { allotment, mixesIn, mixOf } from '../rules/chits.ts';
import { turn } from '../rules/turn.ts';
import { COMBAT, COMBINED, FIRST_OF_POCKET, type G, MOVE, NO_ROUND, POCKET, REACTION, ROUND, WAVE_1, WAVE_2 } from '../state.ts'; // biome-ignore format: a list
import type { Judged } from './judged.ts';

/** What cannot be true of the Round under way, and of the turns and points noted so far. */
export function judgeRounds(judged: Judged): void {
  course(judged);
  round(judged);
  combat(judged);
  for (const army of ARMY.words.keys()) rounds(judged, army);
  dates(judged);
  totals(judged);
}

/** 4.0: whatever is under way is a part of a turn. */
function course({ frames, against }: Judged): void {
  if (frames.length > 1 && frames.filter(({ name }) => name === turn.name).length !== 1)
    against('4.0-a', 'something is under way, but not within one turn (> turn.…)');
}

/** 9.2 to 9.4: whose Round it can be. */
function round({ g, against }: Judged): void {
  const name = ROUND.text(g.round);
  const isWave = g.round === WAVE_1 || g.round === WAVE_2;
  if ((g.round === NO_ROUND || isWave) && g.active !== NONE)
    against('2.4-a', `an army is active, but the Round is ${name}`);
  if ((g.round === MOVE || g.round === COMBAT || g.round === COMBINED) && g.active === NONE)
    against('2.4-a', `no army is active, but the Round is ${name}`);
  if (isWave && g.turn > 1) against('9.4-a', `it is turn ${g.turn}, but the Round is ${name}`);
  if (g.round === REACTION && g.active !== GERMANS)
    against('9.3.4-b', 'a Reaction is under way, but the Germans are not active');
  if (g.round === COMBINED && (g.active === GERMANS || g.turn < CHARTS.actionChits.combinedAction.fromTurn))
    against('9.3.3-a', 'a Combined Action Round is under way that the rules do not allow');
  if (
    g.prepared === 1 &&
    (g.round !== COMBAT || g.active === GERMANS || !EFFECTS[g.weather]?.preparedOffensive)
  )
    against('7.2.3-b', 'a Prepared Offensive is under way that the rules do not allow');
}

/** 11.0: what is noted of a combat. */
function combat({ g, against }: Judged): void {
  if (g.cherbourgFought === 1 && (g.round !== COMBAT || g.active !== US))
    against('11.7-a', 'Cherbourg has been fought for in another Round than a US Combat Round');
  if (g.fight === NOWHERE) return;
  if (!isLand(g.fight)) against('11.1-a', `${PLACE.text(g.fight)} is attacked, which is no land hex`);
  else if (g.hex.attacked.get(g.fight) === 0)
    against('11.1-d', `${PLACE.text(g.fight)} is being attacked but is not marked as attacked`);
  if (g.round === NO_ROUND || g.round === MOVE)
    against('11.0-a', `${PLACE.text(g.fight)} is being attacked, but nobody may attack now`);
}

/** 9.1, 9.2, 9.3.3: what an army may have had in a turn. */
function rounds({ g, against }: Judged, army: number): void {
  const { moves, combats, combatRounds, combined, thirdWave } = g.army;
  const name = NAMES[army] as string;
  const most =
    army === US ? allotment(g.weather).us : army === GERMANS ? allotment(g.weather).german : mostBritish(g);
  if (moves.get(army) + combats.get(army) > most)
    against('9.1-a', `the ${name} have played ${moves.get(army) + combats.get(army)} chits, not ${most}`);
  if (combatRounds.get(army) > combats.get(army))
    against('9.2-h', `the ${name} have had more Combat Rounds than chits for them`);
  if (combined.get(army) === 1 && (army === GERMANS || g.turn < CHARTS.actionChits.combinedAction.fromTurn))
    against('9.3.3-a', `the ${name} have had a Combined Action Round that the rules do not allow`);
  if (thirdWave.get(army) === 1 && army === GERMANS) against('8.1.3-b', 'the Germans have no 3rd Wave');
}
const NAMES: readonly string[] = ['US', 'British', 'Germans'];
const mostBritish = (g: G): number =>
  Math.max(
    ...mixesIn(g.weather)
      .map(mixOf)
      .map(({ move, combat }) => move + combat),
  );

/** Nothing has happened in a turn that is still to come. */
function dates({ g, against }: Judged): void {
  const late = (turn: number): boolean => turn > g.turn;
  if (late(g.cherbourgTaken))
    against('2.2.4-d', `Cherbourg was taken on turn ${g.cherbourgTaken}, which is still to come`);
  if (late(g.leftBrittany))
    against('10.4.4-e', `Brittany was left on turn ${g.leftBrittany}, which is still to come`);
  for (let landmark = 0; landmark < LANDMARK.words.length; landmark++)
    if (late(g.landmark.taken.get(landmark)))
      against('2.4-g', `${LANDMARK.text(landmark)} was taken on a turn that is still to come`);
  for (let pocket = 0; pocket < POCKET.words.length; pocket++)
    if (g.pocket.get(pocket) > 0 && late(FIRST_OF_POCKET + pocket))
      against('14.0-a', `Germans were out of supply on turn ${POCKET.text(pocket)}, which is still to come`);
}

/** Points and losses that could not be. */
function totals({ g, against }: Judged): void {
  if (g.specialHalves > 0 && g.turn < CHARTS.withdrawal.lastTurn)
    against('8.3-b', `special units score before turn ${CHARTS.withdrawal.lastTurn}`);
  if (g.specialHalves > SPECIALS.length)
    against('8.3-b', `there are ${SPECIALS.length} special units, and ${g.specialHalves} score`);
  if (g.battalionLosses > g.losses.get(GERMANS))
    against('11.3.6-a', 'German battalions have lost more steps than all Germans');
}
