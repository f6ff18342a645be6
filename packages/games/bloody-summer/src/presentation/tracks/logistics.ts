import type { HexId } from '@bocage/hex';
import { cell, type TrackCell, type TrackLook, track, trackIfAny } from '@bocage/wargame';
import { DEPOT_DATA, type DepotId, EVERY_DEPOT, grid, isHex, RESERVE } from '../../map.ts';
import { SCENARIOS } from '../../scenarios.ts';
import { NEVER, type Seen } from '../../state.ts';
import { ALLIES, AXIS, BUILDING, CAMP, NO_DEPOT, RAZED, REPLACEMENT } from '../../terms.ts';
import { CAMP_OF, dataOf, EVERY_UNIT, HEADQUARTERS, type UnitId } from '../../units.ts';
import { divisionName } from '../faces.ts';
import { DEPOT_STATES, depotName, REPLACEMENT_NAMES } from '../names.ts';
import { capacityOf, isOpen, markersIn } from '../standing.ts';
import { CAMP_WORDS, capital, datesOf, listed, offensives, stackingPoints } from '../words.ts';

const PLACES: readonly HexId[] = [...grid.hexes, ...grid.boxes];
const isGerman = (depot: DepotId): boolean => DEPOT_DATA[depot]?.kind === 'german';

/** Markers of a camp with its headquarters, where they wait, and elsewhere. */
function offensivesOf(g: Seen, camp: number): TrackLook {
  const staffs = new Set(HEADQUARTERS.filter((hq) => CAMP_OF[hq] === camp).map((hq) => g.unit.at.get(hq)));
  const stores = new Set<HexId>(
    camp === ALLIES ? [RESERVE] : EVERY_DEPOT.filter(isGerman).map((depot) => DEPOT_DATA[depot]?.at as HexId),
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
function depotCell(g: Seen, depot: DepotId): TrackCell[] {
  const [state, due] = [g.depot.state.get(depot), g.depot.due.get(depot)];
  if (state === NO_DEPOT) return [];
  const text = `${capital(depotName(depot))}: ${DEPOT_STATES[state]}`;
  if (isGerman(depot)) return [cell(text, state !== RAZED)];
  if (!isOpen(state))
    return [cell(text, false, ...(state === BUILDING && due > 0 ? [`Opens on turn ${due}`] : []))];
  const { landing, offensive } = capacityOf(g, depot);
  const used = g.depot.used.get(depot);
  const grows = due > g.turn ? `; full on turn ${due}` : '';
  const note = `${stackingPoints(landing)} a phase${used > 0 ? `, ${used} used` : ''}, ${offensives(offensive)} a turn${grows}`;
  return [cell(openText(g, depot), true, note)];
}
/** A beach has one state when it is open. */
function openText(g: Seen, depot: DepotId): string {
  const { kind, name } = DEPOT_DATA[depot] ?? { kind: 'beach', name: '' };
  const hasTwo = kind === 'mulberry' || kind === 'cherbourg';
  return `${name}: ${hasTwo ? DEPOT_STATES[g.depot.state.get(depot)] : 'open'}`;
}
const depots = (g: Seen): TrackLook[] => [
  ...trackIfAny(
    'allied-depots',
    'Allied depots',
    EVERY_DEPOT.filter((depot) => !isGerman(depot)).flatMap((depot) => depotCell(g, depot)),
  ),
  ...trackIfAny(
    'german-depots',
    'German depots',
    EVERY_DEPOT.filter(isGerman).flatMap((depot) => germanCell(g, depot)),
  ),
];
function germanCell(g: Seen, depot: DepotId): TrackCell[] {
  const state = g.depot.state.get(depot);
  const { at, name } = DEPOT_DATA[depot] ?? { at: RESERVE, name: '' };
  if (state === NO_DEPOT) return [];
  const many = markersIn(g, AXIS, at);
  const where = isHex(at) ? name : capital(depotName(depot).replace('the German depot of ', ''));
  return [cell(`${where}${state === RAZED ? ': destroyed' : ''}`, state !== RAZED, offensives(many))];
}

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

export const logisticsTracks = (g: Seen): TrackLook[] => [
  offensivesOf(g, ALLIES),
  offensivesOf(g, AXIS),
  ...depots(g),
  ...replacements(g),
  ...coming(g),
];
