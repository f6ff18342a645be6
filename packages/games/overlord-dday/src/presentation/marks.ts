import { type HexId, NOWHERE } from '@bocage/hex';
import { columnName, type MarkLook, type UnderWay } from '@bocage/wargame';
import { ALLIED, BEACH, dataOf, EVERY_UNIT, GERMAN, SIDE_OF, type UnitId } from '../data.ts';
import {
  BRIDGE,
  BRIDGES,
  type BridgeId,
  grid,
  LANDING_NAMES,
  LANDINGS,
  ORNE_BRIDGE,
  PLACE,
  sideOfBridge,
} from '../map.ts';
import { regimentName } from '../names.ts';
import { OBJECTIVES } from '../report.ts';
import { COLUMNS } from '../rules/odds.ts';
import { type G, REGIMENT, type Seen } from '../state.ts';
import { ENTRIES } from '../victory.ts';
import { plannedSheet } from './sheets/attack.ts';
import { hexTitle, landingName, points } from './words.ts';

const bridgeName = (bridge: BridgeId): string =>
  bridge === ORNE_BRIDGE
    ? 'The Orne bridge'
    : `The bridge between ${BRIDGE.text(bridge).replace('/', ' and ')}`;

const blownBridges = (g: Seen): MarkLook[] =>
  BRIDGES.filter((bridge) => g.bridge.blown.get(bridge) === 1).map((bridge) => {
    const side = sideOfBridge(bridge);
    return { at: grid.sideHexes(side)[0], side, sign: 'blown', text: `${bridgeName(bridge)} is blown` };
  });

/** What is worth points and where it lies: a town to be held, a battery to be silenced. */
interface Goal {
  readonly at: HexId;
  readonly text: string;
  readonly gone: UnitId | undefined;
}
const GOALS: readonly Goal[] = ENTRIES.flatMap(({ id, vp, hold, gone }): Goal[] => {
  const text = `${OBJECTIVES[id] ?? id}: ${points(vp)}`;
  if (gone !== undefined) return [{ at: PLACE.of(dataOf(gone).at ?? ''), text, gone }];
  return (hold ?? []).map((at) => ({ at, text, gone }));
});

/** Objectives, and those the Allies have. */
function goals(g: Seen): MarkLook[] {
  return GOALS.map(({ at, text, gone }) => {
    const isTaken = gone === undefined ? g.hex.allied.get(at) === 1 : g.unit.lost.get(gone) === 1;
    return isTaken
      ? {
          at,
          sign: 'held',
          owner: ALLIED,
          text: `${text}, ${gone === undefined ? 'in Allied hands' : 'silenced'}`,
        }
      : { at, sign: 'objective', owner: GERMAN, text };
  });
}

/** By landing of Utah: the hexes in which the Allies may come ashore. */
const LANDING_MARKS: readonly (readonly MarkLook[])[] = (['intended', 'actual'] as const).map((which, utah) =>
  LANDINGS.flatMap(({ [which]: hexes }, beach) =>
    hexes.map((at): MarkLook => {
      const name = landingName(LANDING_NAMES[utah]?.get(at) ?? PLACE.text(at));
      return { at, sign: 'landing', owner: ALLIED, text: `${name}, ${BEACH.text(beach)}` };
    }),
  ),
);

function cadres(g: Seen): MarkLook[] {
  return REGIMENT.words.flatMap((_, regiment): MarkLook[] => {
    const at = g.regiment.cadre.get(regiment);
    if (at === NOWHERE) return [];
    const text = `Cadre of ${regimentName(regiment)}, whose associated unit returns in turn ${g.regiment.returns.get(regiment)}`;
    return [{ at, sign: 'note', owner: ALLIED, text }];
  });
}

/** 27.2.4: attacks that are planned and not over yet; the odds of the one that is fought are those of its dice. */
function attacks(seen: Seen, g: G, underWay: UnderWay): MarkLook[] {
  const fight = underWay('combat') as { readonly hex: HexId; readonly column: number } | undefined;
  const attackers = EVERY_UNIT.filter((unit) => seen.unit.target.get(unit) !== NOWHERE);
  const targets = [...new Set(attackers.map((unit) => seen.unit.target.get(unit)))];
  return targets.map((at) => {
    const units = attackers.filter((unit) => seen.unit.target.get(unit) === at);
    const from = [...new Set(units.map((unit) => seen.unit.at.get(unit)))];
    const isFought = fight?.hex === at;
    const odds = isFought ? columnName(COLUMNS, fight.column) : (plannedSheet(g, at)?.odds ?? '');
    const text = `Attack ${isFought ? '' : 'planned '}on ${hexTitle(at)}: ${odds}`;
    return { at, sign: 'attack', owner: SIDE_OF[units[0] as UnitId] as number, text, from, odds };
  });
}

/** What stands on the map and is no counter. */
export const marksOf = (seen: Seen, g: G, underWay: UnderWay): MarkLook[] => [
  ...(LANDING_MARKS[seen.utahActual] ?? []),
  ...goals(seen),
  ...blownBridges(seen),
  ...cadres(seen),
  ...attacks(seen, g, underWay),
];
