import { BRITISH_COMBAT, BRITISH_MOVE, CHARTS, CHIT, DEALT, FACTOR, GERMAN_CHIT, HIDDEN, isOst, MARKERS, markerOf, TURNS, US_CHIT, WEATHER } from '../data.ts'; // biome-ignore format: a list
import { allotment, mixesIn, mixOf } from '../rules/chits.ts';
import { COMBAT, COMBINED, REACTION, WAVE_2 } from '../state.ts';
import type { Judged } from './judged.ts';

/** What cannot be true of what is drawn, dealt and used up. */
export function judgeCups(judged: Judged): void {
  skies(judged);
  chits(judged);
  factors(judged, 'strongpoint');
  factors(judged, 'ost');
  for (const support of MARKERS.keys()) markers(judged, support);
}

const { chits: PRINTED } = CHARTS.weather;

/** 7.1, 7.3: nine chits, one for each turn from the second on. */
function skies(judged: Judged): void {
  const { g, against } = judged;
  const drawn = g.skiesDrawn.toArray();
  for (const [weather, word] of WEATHER.words.entries()) {
    const all =
      g.skies.get(weather) + g.laterSkies.get(weather) + drawn.filter((one) => one === weather).length;
    const printed = PRINTED[word as keyof typeof PRINTED];
    if (all > printed) against('7.1-a', `there are ${all} chits of ${word}, not ${printed}`);
  }
  if (g.skies.total + g.laterSkies.total < TURNS - g.turn)
    against(
      '7.1-d',
      `the weather cup has too few chits for the turns to come: ${g.skies.total + g.laterSkies.total} for ${TURNS - g.turn}`,
    );
  if (drawn.length >= g.turn)
    against('7.1-c', `${drawn.length} weather chits have been drawn by turn ${g.turn}`);
  if (drawn.length === g.turn - 1 && g.turn > 1 && drawn.at(-1) !== g.weather)
    against('4.0-d', `the weather is ${WEATHER.text(g.weather)}, but the last chit drawn was another`);
  keptBack(judged);
}

const REFILL_AFTER = CHARTS.weather.historical.refillAfter.map(WEATHER.of);

/** 7.3: chits wait beside the cup only with the option, and while Rain or Storm is in it. */
function keptBack({ g, against }: Judged): void {
  if (g.laterSkies.total === 0) return;
  if (g.options.historicalWeather !== 1)
    against('7.3-a', 'weather chits are kept back without the option for it');
  if (REFILL_AFTER.every((weather) => g.skies.get(weather) === 0))
    against('7.3-b', 'weather chits are kept back though Rain and Storm are out of the cup');
}

/** 9.1: no more in the cup than the weather gives. */
function chits({ g, against }: Judged): void {
  const { us, german, reaction } = allotment(g.weather);
  const tooMany = (chit: number, most: number): void => {
    if (g.cup.get(chit) > most)
      against('9.1-a', `there are ${g.cup.get(chit)} chits ${CHIT.text(chit)} in the cup, not ${most}`);
  };
  tooMany(US_CHIT, us);
  tooMany(GERMAN_CHIT, german);
  const [move, combat] = [g.cup.get(BRITISH_MOVE), g.cup.get(BRITISH_COMBAT)];
  if (
    !mixesIn(g.weather)
      .map(mixOf)
      .some((mix) => move <= mix.move && combat <= mix.combat)
  )
    against('9.1-d', `the weather gives the British no ${move} Move and ${combat} Combat chits`);
  if (g.reactions > reaction)
    against('9.3.4-a', `the Germans have ${g.reactions} Reaction chits, not ${reaction}`);
}

/** 3.1, 11.5: who lies face down, and what is still to be dealt, go by the counters that there are. */
function factors({ g, against }: Judged, hidden: 'strongpoint' | 'ost'): void {
  const [pool, name] =
    hidden === 'ost' ? [g.ostFactors, 'Ost battalions'] : [g.strongpointFactors, 'strongpoints'];
  const units = DEALT.filter((unit) => isOst(unit) === (hidden === 'ost'));
  const unknown = units.filter((unit) => g.unit.factor.get(unit) < 0);
  const waiting = unknown.filter((unit) => g.unit.steps.get(unit) > 0).length;
  if (pool.total < waiting)
    against('3.1-d', `${pool.total} factors are left for the ${waiting} ${name} that lie face down`);
  if (pool.total > unknown.length)
    against('3.1-d', `${pool.total} factors are left, but only ${unknown.length} ${name} have none yet`);
  for (const factor of FACTOR.words.keys()) {
    const all = pool.get(factor) + units.filter((unit) => g.unit.factor.get(unit) === factor).length;
    const printed = printedFactors(hidden, factor);
    if (all > printed) against('3.1-d', `${all} ${name} have a factor of ${factor}, not ${printed}`);
  }
}

const printedFactors = (hidden: 'strongpoint' | 'ost', factor: number): number =>
  HIDDEN[hidden].factors.filter((one) => one === factor).length;

/** 12.0: what a marker has done. */
function markers({ g, against }: Judged, support: number): void {
  const { usedThisTurn, usedThisRound, usedInGame, committed } = g.support;
  const { name, turn, option, perGame = 0 } = markerOf(support);
  const [inTurn, inRound, inGame] = [usedThisTurn, usedThisRound, usedInGame].map((column) =>
    column.get(support),
  ) as [number, number, number];
  if (inTurn + inRound + inGame + committed.get(support) === 0) return;
  if (g.turn < turn) against('12.0-a', `${name} has been used before turn ${turn}`);
  if (option !== undefined && g.options[option] !== 1)
    against('12.7-a', `${name} has been used without the option for it`);
  if (inGame > perGame)
    against('12.1-c', `${name} has been used ${inGame} times in the game, not ${perGame}`);
  if (inRound > inTurn) against('12.0-a', `${name} has been used this Round but not this turn`);
  if (perGame > 0 && inTurn > inGame)
    against('12.1-c', `${name} has been used this turn but not in the game`);
  if (committed.get(support) > inRound)
    against('11.3.2-a', `${name} supports a combat but has not been used this Round`);
  if (inRound > 0 && !FIGHTING.includes(g.round))
    against('12.0-a', `${name} has been used in a Round without support`);
}
const FIGHTING: readonly number[] = [WAVE_2, COMBAT, COMBINED, REACTION];
