import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { allOf, allToUsual, type Bulk, leastBy, type Usual } from '@bocage/wargame';
import { ALLIED, ARMY, STACK_LIMIT, type UnitId } from '../data.ts';
import { BEACH_OF_SPACE, grid, LANDINGS } from '../map.ts';
import { hedgeModifier, zoneModifier } from '../rules/gliders.ts';
import { hexesFor, landingModifier, waiting } from '../rules/landing.ts';
import { beachesServedBy, landingHexes, type NavalLog, nestIn, shotsLeft } from '../rules/naval.ts';
import { type G, STEADY } from '../state.ts';

/** Whether there is room for one more beside so many others who are sent there. */
const hasRoom = (g: G, hex: number, others: number): boolean =>
  (g.board.room.counts(ALLIED)[hex] as number) + others < STACK_LIMIT;

/** 27.2.2-h: in those hexes where nobody waits who can land nowhere else, as long as there is one. */
function leavingRoom(usual: Usual<G>): Usual<G> {
  return (g, unit, hexes, sent) => {
    const owed = (hex: number): number =>
      waiting(g).filter((one) => one !== unit && isBoundTo(g, one, hex) && !sent(hex).includes(one)).length;
    const free = hexes.filter((hex) => hasRoom(g, hex, sent(hex).length + owed(hex)));
    return usual(g, unit, free, sent) ?? usual(g, unit, hexes, sent);
  };
}
const isBoundTo = (g: G, unit: UnitId, hex: number): boolean => {
  const hexes = hexesFor(g, unit);
  return hexes.length === 1 && hexes[0] === hex;
};

/** Where the die is kindest, and there where fewest are. */
function kindest(added: (g: G, unit: UnitId, hex: HexId) => number): Usual<G> {
  const crowd = (g: G, hex: number, sent: readonly number[]): number =>
    ((g.board.room.counts(ALLIED)[hex] as number) + sent.length) / STACK_LIMIT;
  return (g, unit, hexes, sent) =>
    leastBy(
      hexes.filter((hex) => hasRoom(g, hex, sent(hex).length)),
      (hex) => added(g, unit as UnitId, hex as HexId) + crowd(g, hex, sent(hex)) / 2,
    );
}

/** A nest is worth a shot that is not marked yet, and the more of the landing hexes it stands beside. */
const aim = (g: G, hex: HexId): number => {
  const nest = nestIn(g, hex);
  const isSteady = nest !== undefined && g.unit.marker.get(nest) === STEADY;
  const beside = LANDINGS.flatMap((_, beach) => landingHexes(g, beach)).filter((to) =>
    grid.adjacent(hex, to),
  );
  return (isSteady ? 0 : 100) - beside.length;
};

/** 27.2.1: what is left of the bombardment of each navy: first a nest for each beach that has had none. */
function bombard(g: G, choices: (navy: number) => readonly HexId[], log: NavalLog): Action[] {
  return ARMY.words.flatMap((_, navy) => {
    const open = [...choices(navy)].sort((a, b) => aim(g, a) - aim(g, b) || a - b);
    const picked: HexId[] = [];
    const owed = new Set(beachesServedBy(g, navy, open));
    for (const hex of navy === 0 ? log.us.toArray() : log.cw.toArray())
      for (const beach of beachesServedBy(g, navy, [hex])) owed.delete(beach);
    for (const hex of open) {
      const serves = beachesServedBy(g, navy, [hex]).find((beach) => owed.has(beach));
      if (serves === undefined) continue;
      owed.delete(serves);
      picked.push(hex);
    }
    const rest = open.filter((hex) => !picked.includes(hex));
    return [...picked, ...rest]
      .slice(0, shotsLeft(g, log, navy))
      .map((hex): Action => ({ verb: 'bombard', args: [navy, hex] }));
  });
}

/** Commands that stand for several decisions. */
export const BULKS: readonly Bulk<G>[] = [
  {
    id: 'bombard',
    label: 'Fire all shots',
    step: 'navalFire.fire',
    plan: (g, offered, locals) =>
      bombard(g, (navy) => offered.choices('bombard', navy) as readonly HexId[], locals as NavalLog),
  },
  {
    id: 'land',
    label: 'Land all in their places',
    step: 'beachLanding.land',
    plan: allToUsual(
      'land',
      leavingRoom(
        kindest((g, unit, hex) => landingModifier(g, unit, BEACH_OF_SPACE[g.unit.at.get(unit)] ?? -1, hex)),
      ),
    ),
  },
  {
    id: 'fight',
    label: 'Fight all, one after another',
    step: 'action.resolve',
    plan: allOf('resolve'),
  },
  {
    id: 'rouse',
    label: 'Roll for all, one after another',
    step: 'activation.designate',
    plan: allOf('rouse'),
  },
  {
    id: 'glide',
    label: 'Land all gliders in open fields',
    step: 'endStage.glide',
    plan: allToUsual(
      'glide',
      kindest((g, _unit, hex) => hedgeModifier(hex) + zoneModifier(g, hex)),
    ),
  },
  {
    id: 'fill',
    label: 'Fill the boxes in order',
    step: 'endStage.fill',
    plan: allToUsual('fill', (_g, _unit, boxes, sent) => boxes.find((box) => sent(box).length === 0)),
  },
];
