import { cell, type TrackCell, type TrackLook, track, trackIfAny } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { BEACH_HEXES, CHERBOURG_CITY, PARIS, SAINT_VAAST } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { Seen } from '../../state.ts';
import { CHERBOURG_LEVELS, cherbourgLevel, levelOf } from '../../tables/victory.ts';
import { ALLIES, AXIS, isAlliedScore, SCORES } from '../../terms.ts';
import { scoreName } from '../names.ts';
import { pointsOf } from '../standing.ts';
import { CAMP_NAMES, CAMP_WORDS, capital, points } from '../words.ts';

const { levels } = CHARTS.victory;
const LEVEL_NAMES = ['a draw', 'a marginal victory', 'a decisive victory'];

/** 11.3-u: what the lead would be worth now. */
function lead(g: Seen): TrackCell {
  const ahead = pointsOf(g, ALLIES) - pointsOf(g, AXIS);
  const note = `${levels.marginal} are a marginal victory, ${levels.decisive} a decisive one`;
  if (ahead === 0) return cell('Even', false, note);
  const camp = ahead > 0 ? ALLIES : AXIS;
  const level = levelOf(ahead);
  const worth =
    level === 0 ? LEVEL_NAMES[0] : `${LEVEL_NAMES[level]?.replace('a ', `a ${CAMP_WORDS[camp]} `)}`;
  return cell(`${CAMP_NAMES[camp]} ahead by ${Math.abs(ahead)}`, level > 0, `By now ${worth}; ${note}`);
}

/** 11.3: the points of both camps, and what they were given for. */
const ledger = (g: Seen): TrackLook[] => [
  track('points', 'Victory points', [
    cell(`Allies ${pointsOf(g, ALLIES)}`),
    cell(`Germans ${pointsOf(g, AXIS)}`),
    lead(g),
  ]),
  ...[ALLIES, AXIS].flatMap((camp) =>
    trackIfAny(
      `ledger-${camp === ALLIES ? 'allies' : 'germans'}`,
      `What the ${CAMP_NAMES[camp]} have their points for`,
      SCORES.flatMap((_, score): TrackCell[] => {
        const many = g.score.points.get(score);
        const isOurs = (isAlliedScore(score) ? ALLIES : AXIS) === camp;
        return isOurs && many > 0 ? [cell(`${capital(scoreName(score))} ${many}`, false, points(many))] : [];
      }),
    ),
  ),
];

const isAllied = (g: Seen, at: (typeof CHERBOURG_CITY)[number]): boolean => g.place.allied.get(at) === 1;

/** 11.1: what a win on this turn is worth. */
function race(g: Seen): TrackLook {
  const held = CHERBOURG_CITY.filter((at) => isAllied(g, at)).length;
  const level = CHERBOURG_LEVELS[cherbourgLevel(g.turn)];
  return track('cherbourg', 'The race to Cherbourg', [
    cell(`Cherbourg: ${held} of ${CHERBOURG_CITY.length} hexes`, held === CHERBOURG_CITY.length, `Both at the end of this turn are an American ${level} victory`),
    cell(`Saint-Vaast: ${isAllied(g, SAINT_VAAST) ? 'Allied' : 'German'}`),
    cell(`Utah: ${isAllied(g, BEACH_HEXES[0] as (typeof CHERBOURG_CITY)[number]) ? 'Allied' : 'German'}`, false, 'A German strategic victory if it falls while Cherbourg and Saint-Vaast are held'),
  ]); // biome-ignore format: a line each
}

/** 11.3-m to -o, 11.3-t: what ends the game at once. */
function sudden(g: Seen): TrackLook {
  const { beaches } = CHARTS.victory.automatic;
  const held = BEACH_HEXES.filter((at) => !isAllied(g, at)).length;
  return track('sudden', 'Towards an automatic victory', [
    cell(`Paris: ${isAllied(g, PARIS) ? 'Allied' : 'German'}`, isAllied(g, PARIS), 'With it, Cherbourg and two of the Atlantic harbours the Allies win; or with it and the Pas-de-Calais'),
    cell(`Cherbourg: ${CHERBOURG_CITY.every((at) => isAllied(g, at)) ? 'Allied' : 'German'}`),
    ...(g.turn === 0 ? [] : [cell(`German beaches: ${held}`, held >= beaches, `${beaches} are a German victory`)]),
  ]); // biome-ignore format: a line each
}

export const victoryTracks = (g: Seen): TrackLook[] =>
  SCENARIOS[g.scenario]?.id === 'cherbourg' ? [race(g)] : [...ledger(g), sudden(g)];
