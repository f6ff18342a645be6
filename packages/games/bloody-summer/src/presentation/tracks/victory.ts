import { cell, type TrackCell, type TrackLook, track, trackIfAny } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { BEACH_HEXES, CHERBOURG_CITY, PARIS, SAINT_VAAST } from '../../map.ts';
import { isRace } from '../../scenarios.ts';
import type { Seen } from '../../state.ts';
import { CHERBOURG_LEVELS, cherbourgLevel, LEVELS, levelOf } from '../../tables/victory.ts';
import { ALLIES, AXIS, isAlliedScore, SCORES } from '../../terms.ts';
import { pointsOf } from '../../victory/points.ts';
import { scoreName } from '../names.ts';
import { CAMP_NAMES, CAMP_WORDS, capital, points } from '../words.ts';

const { levels } = CHARTS.victory;
/** `a draw`, `a decisive German victory`. */
const worthText = (camp: number, level: number): string =>
  level === 0 ? 'a draw' : `a ${LEVELS[level]} ${CAMP_WORDS[camp]} victory`;

/** 11.3-u: what the lead would be worth now. */
function lead(g: Seen): TrackCell {
  const { allied, german } = pointsOf(g);
  const ahead = allied - german;
  const note = `${levels.marginal} are a marginal victory, ${levels.decisive} a decisive one`;
  if (ahead === 0) return cell('Even', false, note);
  const camp = ahead > 0 ? ALLIES : AXIS;
  const level = levelOf(ahead);
  return cell(
    `${CAMP_NAMES[camp]} ahead by ${Math.abs(ahead)}`,
    level > 0,
    `By now ${worthText(camp, level)}; ${note}`,
  );
}

/** 11.3: the points of both camps, and what they were given for. */
const ledger = (g: Seen): TrackLook[] => [
  track('points', 'Victory points', [
    cell(`Allies ${pointsOf(g).allied}`),
    cell(`Germans ${pointsOf(g).german}`),
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

/** 11.1-m to -o, R-170: what both hexes are worth; before the end of turn 2 nothing is won. */
function wonText(turn: number): string {
  const first = CHARTS.victory.cherbourg.us.strategic;
  const level = CHERBOURG_LEVELS[cherbourgLevel(Math.max(turn, first))] ?? '';
  return `Both at the end of turn ${Math.max(turn, first)}: American victory, ${level}`;
}
/** 11.1: how the race stands. */
function race(g: Seen): TrackLook {
  const held = CHERBOURG_CITY.filter((at) => isAllied(g, at)).length;
  const won = wonText(g.turn);
  return track('cherbourg', 'The race to Cherbourg', [
    cell(`Cherbourg: ${held} of ${CHERBOURG_CITY.length} hexes`, held === CHERBOURG_CITY.length, `${won}`),
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

export const victoryTracks = (g: Seen): TrackLook[] => (isRace(g) ? [race(g)] : [...ledger(g), sudden(g)]);
