import type { HexId } from '@bocage/hex';
import type { MarkLook, UnderWay } from '@bocage/wargame';
import { CHARTS, EVERY_UNIT, EXIT } from '../data.ts';
import {
  BOX_HEXES,
  BOXES,
  DRAWS,
  EXITS,
  grid,
  isSubmerged,
  OBSTACLES,
  PLACE,
  POSITIONS,
  postHex,
  waterline,
} from '../map.ts';
import { AS_STRENGTH, type Terms } from '../rules/combat/results.ts';
import { attackStrength, germanStrength } from '../rules/combat/strength.ts';
import { isScoredInFull } from '../rules/endturn/fullvictory.ts';
import { isSecure } from '../rules/endturn/victory.ts';
import type { G, Seen } from '../state.ts';
import { engineerMarks } from './extended.ts';
import { boxName, capital, hexTitle } from './words.ts';

const AMERICANS = 0;
const { firstWaves: POINTS, full: FULL } = CHARTS.victory;

/** The landing boxes of the half that is played, each with the hex it leads to. */
function boxes(g: G): MarkLook[] {
  return BOXES.flatMap(({ sector }, box): MarkLook[] => {
    if (sector === 'west' && g.westPlayed === 0) return [];
    const to = waterline(box, g.tide);
    const text = to < 0 ? 'no way in at this tide' : `lands in ${PLACE.text(to)} at this tide`;
    return [
      {
        at: BOX_HEXES[box] as HexId,
        sign: 'landing',
        owner: AMERICANS,
        text: capital(`${boxName(box)}: ${text}`),
      },
    ];
  });
}

const obstacles = (g: Seen): MarkLook[] =>
  OBSTACLES.filter((at) => g.hex.cleared.get(at) === 0 && g.turn < CHARTS.turns.obstaclesGoneFrom).map(
    (at) => ({ at, sign: 'mine', text: 'Beach obstacles, mined' }),
  );

const sea = (g: G): MarkLook[] =>
  grid.hexes
    .filter((at) => isSubmerged(at, g.tide))
    .map((at) => ({ at, sign: 'flooded', text: 'Under water at this tide' }));

/** From the afternoon on units may leave the map for points. */
const exits = (g: G): MarkLook[] =>
  isScoredInFull(g)
    ? EXITS.map((at, exit) => ({
        at,
        sign: 'objective',
        text: `Exit ${EXIT.text(exit)}: ${FULL.exitStep} point for each step that leaves the map here`,
      }))
    : [];

/** The draws count as a whole. */
function draws(g: G): MarkLook[] {
  const isLate = isScoredInFull(g);
  const worth = isLate ? FULL.openDraw : POINTS.draw;
  return DRAWS.filter(({ scores }) => scores).map(({ id, hexes }): MarkLook => {
    const all = hexes.map((hex) => PLACE.of(hex));
    const isHeld = all.every((hex) => isSecure(g, hex));
    const at = all[0] as HexId;
    return isHeld
      ? {
          at,
          sign: 'held',
          owner: AMERICANS,
          text: `Draw ${id} is ${isLate ? 'held' : 'open'}: ${worth} points${isLate ? ' once engineers have cleared it' : ''}`,
        }
      : {
          at,
          sign: 'objective',
          text: `Draw ${id}: ${worth} points once all its hexes are safe${isLate ? ' and cleared' : ''}`,
        };
  });
}

/** Positions that count by now. */
const positions = (g: G): MarkLook[] =>
  POSITIONS.flatMap(({ id, hexes }): MarkLook[] => {
    const all = hexes.map((hex) => PLACE.of(hex));
    if (!all.every((hex) => isSecure(g, hex))) return [];
    return all.map((at) => ({ at, sign: 'held', owner: AMERICANS, text: `${id} is secured` }));
  });

/** The attack that is declared, until it is over: what it comes to as soon as the Germans are turned up. */
function attacks(g: G, underWay: UnderWay): MarkLook[] {
  const terms = underWay('attack') as Terms | undefined;
  if (terms === undefined) return [];
  const { post, ships, help } = terms;
  const units = EVERY_UNIT.filter((unit) => g.unit.attacking.get(unit) === 1);
  const from = [...new Set(units.map((unit) => g.unit.at.get(unit)))];
  const us = attackStrength(g, ships === 1, help === AS_STRENGTH);
  const odds = g.post.revealed.get(post) === 1 ? `${us}:${germanStrength(g, post)}` : '?';
  const at = postHex(post);
  const text = `Attack on ${hexTitle(at)}: ${odds}`;
  return from.length === 0 ? [] : [{ at, sign: 'attack', owner: AMERICANS, text, from, odds }];
}

/** What stands on the map and is no counter. */
export const marksOf = (_seen: Seen, g: G, underWay: UnderWay): MarkLook[] => [
  ...sea(g),
  ...boxes(g),
  ...obstacles(g),
  ...exits(g),
  ...draws(g),
  ...positions(g),
  ...engineerMarks(g),
  ...attacks(g, underWay),
];
