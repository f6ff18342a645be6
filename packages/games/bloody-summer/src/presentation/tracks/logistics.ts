import type { HexId } from '@bocage/hex';
import { cell, type TrackCell, type TrackLook, track, trackIfAny } from '@bocage/wargame';
import { type DepotId, depotOf, grid, isHex, RESERVE } from '../../map.ts';
import { ALLIED_DEPOTS, capacityOf, GERMAN_DEPOTS, germanName, isOpen, isOperational } from '../../rules/logistics/depots.ts'; // biome-ignore format: a list
import { SCENARIOS } from '../../scenarios.ts';
import { type G, NEVER, type Seen } from '../../state.ts';
import { depotHolds } from '../../tables/logistics.ts';
import { ALLIES, AXIS, BUILDING, CAMP, NO_DEPOT, RAZED, REPLACEMENT } from '../../terms.ts';
import { CAMP_OF, dataOf, EVERY_UNIT, HEADQUARTERS, type UnitId } from '../../units.ts';
import { divisionName } from '../faces.ts';
import { DEPOT_STATES, depotName, REPLACEMENT_NAMES } from '../names.ts';
import { markersIn } from '../standing.ts';
import { boxTitle, CAMP_WORDS, capital, datesOf, listed, offensives, stackingPoints } from '../words.ts';

const PLACES: readonly HexId[] = [...grid.hexes, ...grid.boxes];

/** Markers of a camp with its headquarters, where they wait, and elsewhere. */
function offensivesOf(g: Seen, camp: number): TrackLook {
  const staffs = new Set(HEADQUARTERS.filter((hq) => CAMP_OF[hq] === camp).map((hq) => g.unit.at.get(hq)));
  const stores = new Set<HexId>(
    camp === ALLIES ? [RESERVE] : GERMAN_DEPOTS.map((depot) => depotOf(depot).at),
  );
  let [led, stored, lying] = [0, 0, 0];
  for (const at of PLACES) {
    const many = markersIn(g, camp, at);
    if (staffs.has(at) && at !== RESERVE) led += many;
    else if (stores.has(at)) stored += many;
    else lying += many;
  }
  return track(
    `offensives-${CAMP.words[camp]}`,
    `${CAMP_WORDS[camp]} Offensive markers: ${led + stored + lying}`,
    [
      cell(`${led} with headquarters`, led > 0),
      cell(`${stored} in ${camp === ALLIES ? 'the reserve' : 'depots'}`),
      ...(lying === 0 ? [] : [cell(`${lying} on the way`)]),
    ],
  );
}

/** 7.1: what the Allies land by. */
function alliedCell(g: G, depot: DepotId): TrackCell[] {
  const [state, due] = [g.depot.state.get(depot), g.depot.due.get(depot)];
  if (state === NO_DEPOT) return [];
  const text = `${depotName(depot)}: ${stateText(g, depot)}`;
  if (!isOpen(g, depot))
    return [cell(text, false, ...(state === BUILDING && due > 0 ? [`Opens on turn ${due}`] : []))];
  return [cell(text, isOperational(g, depot), capacityText(g, depot))];
}
/** A beach or a minor port has one state when it is open. */
function stateText(g: G, depot: DepotId): string {
  const { kind } = depotOf(depot);
  const hasTwo = kind === 'mulberry' || kind === 'cherbourg';
  return hasTwo || !isOpen(g, depot) ? (DEPOT_STATES[g.depot.state.get(depot)] ?? '') : 'open';
}
function capacityText(g: G, depot: DepotId): string {
  if (!isOperational(g, depot)) return 'Kept from working by the enemy';
  const { landing, offensive } = capacityOf(g, depot);
  const [used, due] = [g.depot.used.get(depot), g.depot.due.get(depot)];
  const spent = used > 0 ? `, ${used} used` : '';
  const grows = due > g.turn ? `; full on turn ${due}` : '';
  return `${stackingPoints(landing)} a phase${spent}, ${offensives(offensive)} a turn${grows}`;
}
function germanCell(g: G, depot: DepotId): TrackCell[] {
  const state = g.depot.state.get(depot);
  const { at, name } = depotOf(depot);
  if (state === NO_DEPOT) return [];
  const where = isHex(at) ? name : boxTitle(at);
  if (state === RAZED) return [cell(`${where}: destroyed`)];
  const note = `${offensives(markersIn(g, AXIS, at))} of ${depotHolds(germanName(depot))}`;
  return [cell(where, isOperational(g, depot), note)];
}
const depots = (g: G): TrackLook[] => [
  ...trackIfAny(
    'allied-depots',
    'Allied depots',
    ALLIED_DEPOTS.flatMap((depot) => alliedCell(g, depot)),
  ),
  ...trackIfAny(
    'german-depots',
    'German depots',
    GERMAN_DEPOTS.flatMap((depot) => germanCell(g, depot)),
  ),
];

/** 6.10: German replacements not yet spent. */
function replacements(g: Seen): TrackLook[] {
  if (SCENARIOS[g.scenario]?.limits.replacements !== true) return [];
  const cells = REPLACEMENT.words.map((_, kind) => {
    const many = g.replacements.get(kind);
    return cell(`${capital(REPLACEMENT_NAMES[kind] ?? '')} ${many}`, many > 0);
  });
  return [track('replacements', 'German replacements', cells)];
}

/** `US 2nd Armored Division`; a unit of none by its own name. */
const bodyOf = (unit: UnitId): string => divisionName(dataOf(unit)) || dataOf(unit).name;
/** 1.1.2.1: who comes on the next turns, by formation. */
function coming(g: Seen): TrackLook[] {
  return CAMP.words.flatMap((word, camp) => {
    const due = new Map<number, Set<string>>();
    for (const unit of EVERY_UNIT) {
      const turn = g.unit.due.get(unit);
      if (CAMP_OF[unit] !== camp || turn >= NEVER || turn < g.turn || g.unit.at.get(unit) >= 0) continue;
      due.set(turn, (due.get(turn) ?? new Set()).add(bodyOf(unit)));
    }
    const cells = [...due]
      .sort(([a], [b]) => a - b)
      .map(([turn, bodies]) => cell(`Turn ${turn}, ${datesOf(turn)}`, turn === g.turn, listed([...bodies])));
    return trackIfAny(`coming-${word}`, `${CAMP_WORDS[camp]} reinforcements`, cells);
  });
}

export const logisticsTracks = (g: G): TrackLook[] => [
  offensivesOf(g, ALLIES),
  offensivesOf(g, AXIS),
  ...depots(g),
  ...replacements(g),
  ...coming(g),
];
