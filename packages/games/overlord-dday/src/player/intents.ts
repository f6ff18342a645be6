import type { HexId } from '@bocage/hex';
import type { Engine } from '@bocage/kernel';
import type { Plan, Style } from '@bocage/kernel/players';
import { ALLIED, BEACH, EVERY_UNIT, type G, isHex, LANDINGS, landingHexes, SIDE_OF } from '../queries.ts';
import { isLandedOn } from './land.ts';
import { type Part, partOf, whose } from './stretch.ts';
import { BEACH_WEIGHTS } from './style.ts';
import { areaOf, OBJECTIVES, ORNE } from './worth.ts';

const USUAL: Plan = { id: 'usual', words: 'to go on as usual', style: {} };
const TOWNS: readonly HexId[] = [...OBJECTIVES.keys()];

const plan = (id: string, words: string, style: Style, hexes?: readonly HexId[]): Plan =>
  hexes === undefined ? { id, words, style } : { id, words, style, hexes };

/** One plan for each beach at which something is going on: it counts more than the others. */
function atBeaches(g: G, id: string, words: string, weight: number): Plan[] {
  const busy = busyBeaches(g);
  return LANDINGS.flatMap((_, beach) => {
    if (!busy.has(beach)) return [];
    const name = BEACH.text(beach);
    const key = BEACH_WEIGHTS[beach] as string;
    return [plan(`${id}-${key}`, `${words} ${name}`, { [key]: weight }, landingHexes(g, beach))];
  });
}

/** The beaches where Allied units are ashore or about to be. */
function busyBeaches(g: G): Set<number> {
  const busy = new Set<number>();
  LANDINGS.forEach((_, beach) => {
    if (isLandedOn(g, beach)) busy.add(beach);
  });
  for (const unit of EVERY_UNIT) {
    const at = g.unit.at.get(unit);
    if (SIDE_OF[unit] === ALLIED && isHex(at)) busy.add(areaOf(at));
  }
  return busy;
}

/** How hard to fight, for either side. */
const FIGHTING: readonly Plan[] = [
  plan('bold', 'to attack boldly', { thrift: 0.7, bloodlust: 1.4, least: -0.1 }),
  plan('cautious', 'to attack only at good odds', { thrift: 1.4, least: 0.1 }),
  plan('no-attacks', 'to attack nowhere', { least: 9 }),
  plan('wear-down', 'to wear the enemy down', { bloodlust: 1.8, wornDown: 0.9 }),
];

/** What may be intended in each part of the day, besides the usual. */
const INTENTS: Readonly<Record<Part, (g: G) => Plan[]>> = {
  fire: (g) => [
    plan('cover-landings', 'to cover the landings', { landings: 2, besieged: 0.1, inTheWay: 0 }),
    plan('shell-inland', 'to open the way inland', { landings: 0.4, besieged: 0.5, inTheWay: 0.3 }),
    ...atBeaches(g, 'guns', 'to lay the guns on', 3),
  ],
  landing: ({ phase }) => {
    const key = phase === 1 ? 'patience' : 'later';
    return [
      plan('land-all', 'to land everybody', { [key]: 1, foothold: 1 }),
      plan('wait-a-little', 'to let the worst landings wait', { [key]: 0.4, foothold: 0.5 }),
      plan('footholds', 'to land only what keeps the sand', { [key]: 0.2, foothold: 1 }),
      plan('wait', 'to let costly landings wait', { [key]: 0.25, foothold: 0.25 }),
      plan('wait-long', 'to land only where it is cheap', { [key]: 0.15, foothold: 0.15 }),
    ];
  },
  'allied attack': (g) => [
    ...FIGHTING,
    plan('clear', 'to clear the beaches first', { thorns: 2, towns: 0.6 }),
    plan('inland', 'to push inland for the towns', { thorns: 0.5, towns: 1.8 }, TOWNS),
    plan('regain', 'to win the sand back', { regain: 1.5 }),
    ...atBeaches(g, 'effort', 'to make the main effort at', 2),
  ],
  'allied move': (g) => [
    plan('clear', 'to clear the beaches first', { thorns: 2.5, towns: 0.5 }),
    plan('inland', 'to push inland for the towns', { thorns: 0.4, towns: 2 }, TOWNS),
    plan('link', 'to join hands', { links: 1.5 }),
    plan('orne', 'to seize the Orne bridge', { bridge: 2.5, post: 3 }, ORNE),
    plan('mass', 'to mass before the attack', { mass: 1.6 }),
    plan('broad', 'to advance on a broad front', { mass: 0.6 }),
    plan('rest', 'to rally first', { rally: 6 }),
    plan('sands', 'to guard the sand', { watch: 1, cover: 1.5 }),
    plan('wary', 'to keep out of the way of the panzers', { wary: 2.5 }),
    ...atBeaches(g, 'effort', 'to make the main effort at', 2.5),
  ],
  'german attack': (g) => [
    ...FIGHTING,
    plan('to-the-sea', 'to throw them back into the sea', { sand: 2, ownStep: 0 }),
    plan('retake', 'to take back what was lost', { towns: 2, bridge: 2 }, [...TOWNS, ...ORNE]),
    ...atBeaches(g, 'counterattack', 'to counterattack at', 2.5),
  ],
  'german move': (g) => [
    plan('close-in', 'to close with them everywhere', { close: 2, hem: 0, strand: 0 }),
    plan('hem-in', 'to hem the beaches in', { hem: 3 }),
    plan('hold', 'to hold the towns', { hold: 1.5, close: 0.5 }, TOWNS),
    plan('guard-orne', 'to guard the Orne bridge', { orne: 2 }, ORNE),
    plan('dig-in', 'to dig in and spare the men', { close: 0.3, cover: 0.8, shy: 0.8, rest: 2 }),
    plan('gather', 'to gather for a counterattack', { gather: 1.5, prey: 1 }),
    plan('strand', 'to break through to the sand', { strand: 3 }),
    ...atBeaches(g, 'reserves', 'to bring the reserves to', 2.5),
  ],
  gliders: () => [],
  marches: () => [
    plan('hem-in', 'to hem the beaches in', { hem: 3 }),
    plan('hold', 'to hold the towns', { hold: 2, orne: 2, close: 0.3 }, [...TOWNS, ...ORNE]),
    plan('strand', 'to break through to the sand', { strand: 3, hem: 1, close: 0.3 }),
  ],
  bridges: () => [],
};

/** What a side may intend from here on, the usual first. */
export function plansOf(world: Engine, side: number): readonly Plan[] {
  const part = partOf(world);
  if (part === null || whose(part) !== side) return [USUAL];
  return [USUAL, ...INTENTS[part](world.g as unknown as G)];
}
