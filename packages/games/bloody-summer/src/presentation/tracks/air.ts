import type { HexId } from '@bocage/hex';
import { cell, type TrackCell, type TrackLook, track, trackIfAny } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { STRATEGIC } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { Seen } from '../../state.ts';
import { AIR, AIRCRAFT, FLEETS, HEAVY, kindOfAir, SIDES, sideOfAir, ZONE } from '../../terms.ts';
import { FLEET_NAMES } from '../names.ts';
import { AIRCRAFT_NAMES, airName, boxTitle, capital, counted, listed, properName, SIDE_WORDS, turnName } from '../words.ts'; // biome-ignore format: a list

type Place = 'cup' | 'drawn' | 'available' | 'finished' | 'superiority';
/** 9: where counters may be, in words. */
const PLACES: readonly (readonly [Place, string])[] = [
  ['cup', 'in the cup'],
  ['drawn', 'drawn'],
  ['available', 'available'],
  ['finished', 'Finished'],
  ['superiority', 'for air superiority'],
];
const FIGHTER = AIRCRAFT.indexOf('fighter');

/** 9.2: fighter-bombers of a side over the zones. */
const overZones = (g: Seen, side: number): number =>
  ZONE.words.filter((_, zone) => g.zone.fighters.get(zone) === side).length;
/** 9.5: counters of a row over the boxes. */
const overBoxes = (g: Seen, air: number): number =>
  STRATEGIC.reduce(
    (sum, _, box) => sum + Number(g.box.raid.get(box) === air) + Number(g.box.second.get(box) === air),
    0,
  );
/** 9.4: heavy bombers of a side that are still away. */
const away = (g: Seen, side: number, turn: number): number =>
  (side === 0 ? g.bombers.us : g.bombers.british).get(turn);
const LAST_BACK = CHARTS.turns.track.length + CHARTS.air.carpet.back - 1;
const TURNS: readonly number[] = Array.from({ length: LAST_BACK + 1 }, (_, turn) => turn);
const allAway = (g: Seen, side: number): number => TURNS.reduce((sum, turn) => sum + away(g, side, turn), 0);

/** What becomes of the counters of a row: `3 in the cup, 2 available`. */
function missions(g: Seen, air: number): string[] {
  const [side, kind] = [sideOfAir(air), kindOfAir(air)];
  const counts: readonly (readonly [number, string])[] = [
    ...PLACES.map(([place, words]) => [g.air[place].get(air), words] as const),
    [kind === FIGHTER ? overZones(g, side) : 0, 'over the zones'],
    [overBoxes(g, air), 'over the boxes'],
    [kind === HEAVY ? allAway(g, side) : 0, 'away after a carpet'],
  ];
  return counts.filter(([many]) => many > 0).map(([many, words]) => `${many} ${words}`);
}

/** 11-c: the aircraft of a nation by kind. */
function airOf(g: Seen, side: number): TrackLook[] {
  const cells = AIR.words.flatMap((_, air): TrackCell[] => {
    const found = sideOfAir(air) === side ? missions(g, air) : [];
    if (found.length === 0) return [];
    const isReady = g.air.available.get(air) + g.air.drawn.get(air) > 0;
    return [cell(capital(AIRCRAFT_NAMES[kindOfAir(air)] ?? ''), isReady, listed(found))];
  });
  return trackIfAny(`air-${SIDES[side]}`, `${SIDE_WORDS[side]} aircraft`, cells);
}

/** 9.2, 9.5: who hunts over the map, and over the boxes. */
function interdiction(g: Seen): TrackLook[] {
  const zones = ZONE.words.flatMap((word, zone): TrackCell[] => {
    const side = g.zone.fighters.get(zone);
    if (side < 0) return [];
    const isGrounded = g.zone.grounded.get(zone) === 1;
    const note = `${SIDE_WORDS[side]} fighter-bombers${isGrounded ? ', kept down by the storm' : ''}`;
    return [cell(properName(word), !isGrounded, note)];
  });
  const boxes = STRATEGIC.flatMap((at: HexId, box): TrackCell[] => {
    const raids = [g.box.raid.get(box), g.box.second.get(box)].filter((air) => air >= 0);
    return raids.length === 0 ? [] : [cell(boxTitle(at), true, listed(raids.map(airName)))];
  });
  return trackIfAny('interdiction', 'Interdiction from the air', [...zones, ...boxes]);
}

/** 9.4-e: when heavy bombers are back. */
function comingBack(g: Seen): TrackLook[] {
  const cells = TURNS.flatMap((turn) =>
    [0, 1].flatMap((side): TrackCell[] => {
      const many = away(g, side, turn);
      if (many === 0) return [];
      const when = turn < CHARTS.turns.track.length ? turnName(turn) : 'never in this game';
      return [cell(`${SIDE_WORDS[side]} ${many}`, turn === g.turn, capital(when))];
    }),
  );
  return trackIfAny('bombers', 'Heavy bombers on their way back', cells);
}

/** 6.2: what ships can still fire in this phase. */
function navy(g: Seen): TrackLook {
  const only = SCENARIOS[g.scenario]?.limits.navy?.fleet;
  const cells = FLEETS.flatMap((fleet, row) => {
    if (only !== undefined && only !== null && fleet !== only) return [];
    const [cruiser, destroyer] = [g.navy.cruiser.get(row), g.navy.destroyer.get(row)];
    const text = `${FLEET_NAMES[row]}: ${cruiser} + ${destroyer}`;
    const note = `${counted(cruiser, 'point')} of battle cruisers, ${destroyer} of destroyers`;
    return [cell(text, cruiser + destroyer > 0, note)];
  });
  return track('navy', 'Ships: points left', cells);
}

export const airTracks = (g: Seen): TrackLook[] => [
  ...airOf(g, 0),
  ...airOf(g, 1),
  ...interdiction(g),
  ...comingBack(g),
  navy(g),
];
