import { type HexId, NOWHERE } from '@bocage/hex';
import type { MarkLook, UnderWay } from '@bocage/wargame';
import { ALLIED, GERMAN, ofSide, SETUP, SIDE_OF, sideOfArmy } from '../data.ts';
import { AVRANCHES, BEACH_HEXES, BEACH_NAME, E_HEXES, grid, PLACE } from '../map.ts';
import { committedMarkers } from '../rules/support.ts';
import { placesOf } from '../rules/units.ts';
import type { G, Seen } from '../state.ts';
import { BRITISH_EXIT, CLOSED, NOTHING, OPEN, RESULT, US_EXIT } from '../terms.ts';
import { worthOfEach } from '../victory.ts';
import { attackSheet } from './sheets/attack.ts';
import { hexTitle, pointsText } from './words.ts';

function beaches(g: Seen): MarkLook[] {
  return BEACH_HEXES.map((at, beach): MarkLook => {
    const name = `${BEACH_NAME[beach]} Beach`;
    const status = g.beach.status.get(beach);
    if (status === OPEN) return { at, sign: 'held', owner: ALLIED, text: `${name} is open` };
    if (status === CLOSED) return { at, sign: 'note', owner: GERMAN, text: `${name} is closed for good` };
    return { at, sign: 'landing', owner: ALLIED, text: `${name}, still to be opened` };
  });
}

const GOALS: readonly { at: HexId; name: string }[] = SETUP.victoryHexes.flatMap(({ name, hexes }) =>
  hexes.map((hex) => ({ at: PLACE.of(hex), name })),
);

const EACH = pointsText(worthOfEach('towns'));

/** What is worth a point at the end, and Avranches, on which the way to Brittany hangs. */
function goals(g: Seen): MarkLook[] {
  const named = [
    ...GOALS.map(({ at, name }) => ({ at, text: `${name}: ${EACH} at the end` })),
    { at: AVRANCHES, text: 'Avranches: must stay Allied once Brittany is entered' },
  ];
  return named.map(({ at, text }) =>
    g.hex.allied.get(at) === 1
      ? { at, sign: 'held', owner: ALLIED, text: `${text}, in Allied hands` }
      : { at, sign: 'objective', owner: GERMAN, text },
  );
}

const EXITS: Readonly<Record<number, string>> = {
  [US_EXIT]: 'U.S. units have left the map here',
  [BRITISH_EXIT]: 'British units have left the map here',
};
function exits(g: Seen): MarkLook[] {
  return E_HEXES.flatMap((at, exit): MarkLook[] => {
    const text = EXITS[g.exit.marker.get(exit)];
    return text === undefined ? [] : [{ at, sign: 'note', owner: ALLIED, text }];
  });
}

/** 11.2: what must still be attacked in the Round: nobody there has been since it was owed. */
export function owedHexes(g: Seen): HexId[] {
  const owing = grid.hexes.filter((at) => g.hex.owed.get(at) === 1 && g.hex.attacked.get(at) === 0);
  if (owing.length === 0) return owing;
  const foes = (ofSide[1 - sideOfArmy(g.active)] ?? []).filter((unit) => g.unit.retreated.get(unit) === 0);
  const held = new Set(foes.map((unit) => g.unit.at.get(unit)));
  return owing.filter((at) => held.has(at));
}
const owed = (g: Seen): MarkLook[] =>
  owedHexes(g).map((at) => ({ at, sign: 'target', text: 'Must still be attacked this Round (11.2)' }));

/** What the dice came to: once somebody pays for it, the odds would be others. */
function resultOf(underWay: UnderWay): string | undefined {
  const fight = underWay('combat') as { readonly result: number } | undefined;
  const isPaidFor = AFTERWARDS.some((procedure) => underWay(procedure) !== undefined);
  return fight === undefined || fight.result === NOTHING || !isPaidFor
    ? undefined
    : RESULT.text(fight.result);
}
const AFTERWARDS = ['losses', 'retreat', 'advance'];

/** 11.3.1: the attack that is declared, until it is over. */
function attacks({ fight: at }: Seen, g: G, underWay: UnderWay): MarkLook[] {
  const units = at === NOWHERE ? [] : g.known.attackers();
  const [first] = units;
  if (first === undefined) return [];
  const odds = resultOf(underWay) ?? attackSheet(g, at, units, committedMarkers(g)).odds ?? '';
  const text = `Attack declared on ${hexTitle(at)}: ${odds}`;
  return [{ at, sign: 'attack', owner: SIDE_OF[first] as number, text, from: placesOf(g, units), odds }];
}

/** What stands on the map and is no counter. */
export const marksOf = (seen: Seen, g: G, underWay: UnderWay): MarkLook[] => [
  ...beaches(seen),
  ...goals(seen),
  ...exits(seen),
  ...owed(seen),
  ...attacks(seen, g, underWay),
];
