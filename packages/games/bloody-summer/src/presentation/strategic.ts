import type { HexId } from '@bocage/hex';
import { cell, type TrackCell, type TrackLook, track } from '@bocage/wargame';
import { type BoxData, boxData, DEPOT_DATA, EVERY_DEPOT, PLACE, STRATEGIC } from '../map.ts';
import { isMelee } from '../rules/logistics/depots.ts';
import { unitsOf } from '../rules/units.ts';
import type { G } from '../state.ts';
import { ALLIES, AXIS, CAMP, RAZED } from '../terms.ts';
import { markersIn } from './standing.ts';
import { airName, boxTitle, CAMP_WORDS, counted, listed } from './words.ts';

/** `by 1301, 1801 and 2201 onto the map`. */
function waysText({ links, exits }: BoxData): string {
  const boxes = `Linked with ${listed(links.map(boxTitle))}`;
  return exits.length === 0 ? boxes : `${boxes}; onto the map by ${listed(exits.map(PLACE.text))}`;
}

/** 4.1.2, 9.5: what a German must roll to leave. */
export function interdictionText(g: G, { at, interdiction }: BoxData): string {
  const box = STRATEGIC.indexOf(at);
  const raids = [g.box.raid.get(box), g.box.second.get(box)].filter((air) => air >= 0);
  const hunted = raids.length === 0 ? '' : `, against ${listed(raids.map(airName))}`;
  return `Germans leave with less than ${interdiction}${hunted}`;
}

/** Who is in a box: `3 Allied units`. */
const crowds = (g: G, at: HexId): string[] =>
  CAMP.words.flatMap((_, camp) => {
    const many = unitsOf(g, camp, at).length;
    return many === 0 ? [] : [counted(many, `${CAMP_WORDS[camp]} unit`)];
  });
function storesIn(g: G, at: HexId): string[] {
  const depot = EVERY_DEPOT.find((one) => DEPOT_DATA[one]?.at === at);
  const isThere = depot !== undefined && ![0, RAZED].includes(g.depot.state.get(depot));
  const markers = CAMP.words.flatMap((_, camp) => {
    const many = markersIn(g, camp, at);
    return many === 0 ? [] : [counted(many, `${CAMP_WORDS[camp]} Offensive marker`)];
  });
  return [...(isThere ? ['German depot'] : []), ...markers];
}

/** What there is to know of a box of the strategic map, a line each. */
export function boxNotes(g: G, at: HexId): string[] {
  const data = boxData(at);
  const held = CAMP_WORDS[g.place.allied.get(at) === 1 ? ALLIES : AXIS];
  const festungen = data.festungen.map(boxTitle);
  return [
    `${held}${isMelee(g, at) ? ', in confusion' : ''}`,
    ...crowds(g, at),
    ...storesIn(g, at),
    ...(festungen.length === 0
      ? []
      : [`Holds the ${festungen.length === 1 ? 'Festung' : 'Festungen'} of ${listed(festungen)}`]),
    interdictionText(g, data),
    ...(data.hasMaquis ? ['The Resistance may be called on here'] : []),
    waysText(data),
  ];
}

const boxCell = (g: G, at: HexId): TrackCell => {
  const [held = '', ...notes] = boxNotes(g, at);
  return cell(`${boxTitle(at)}: ${held}`, isMelee(g, at), notes.join('; '));
};

/** 4.1.2: the strategic map, box by box. */
export const strategicTrack = (g: G): TrackLook =>
  track(
    'strategic',
    'The strategic map',
    STRATEGIC.map((at) => boxCell(g, at)),
  );
