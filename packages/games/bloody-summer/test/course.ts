import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { HISTORY, type Week } from '../src/data/history.ts';
import { DEPOT, type DepotId, PLACE } from '../src/map.ts';
import { recall } from '../src/rules/administration/rest.ts';
import { dropHeavies } from '../src/rules/combat/carpet.ts';
import { take } from '../src/rules/control.ts';
import { defendedDepot, loseGermanDepot, operational, razeDepot } from '../src/rules/logistics/depots.ts';
import { buildPorts } from '../src/rules/logistics/ports.ts';
import { loseStep } from '../src/rules/units.ts';
import type { G } from '../src/state.ts';
import { ALLIES, airOf, BRITISH, GERMAN, HEAVY, SCORES, US } from '../src/terms.ts';
import { EVERY_UNIT, isCommando, isFestung, isRepatriable, SIDE_OF, STEPS_OF, UNIT, type UnitId } from '../src/units.ts'; // biome-ignore format: a list
import { suddenEnd } from '../src/victory/automatic.ts';
import { pointsOf, scoreTurnPoints } from '../src/victory/points.ts';
import { opening } from './scene.ts';

/** The points at the end of a turn, all there are so far. */
export interface Tally {
  readonly turn: number;
  readonly allied: number;
  readonly german: number;
  readonly ledger: Readonly<Record<string, number>>;
  /** Who would have won at once. */
  readonly sudden: number;
  /** The Allied depots at work. */
  readonly depots: readonly DepotId[];
}

/** Who takes the losses of an army, and is made good at once: one of its plain units, one of its elite. */
const TAKERS = { us: ['4-8', '1-16'], british: ['3-8', '6-Airb-3'] } as const;
const BEACH = PLACE.of('0714');
const CAEN = PLACE.of('0908');
const AWAY = PLACE.of('Pas-de-Calais');
const words = (text: string | undefined): string[] => (text ?? '').split(' ').filter((word) => word !== '');

/** The steps that a week names, by unit. */
export const stepsIn = ({ germans }: Week): [unit: string, steps: number][] =>
  words(germans).map((word) => {
    const [unit = '', steps = '1'] = word.split(':');
    return [unit, Number(steps)];
  });

/** What so many men come to in steps. */
const inSteps = (men: number): number => Math.round(men / HISTORY.menPerStep);

/** Nobody is on the map but who scores by being there: Festungen, and special troops until they go home. */
function clear(g: G): void {
  for (const unit of EVERY_UNIT) {
    if (isFestung(unit)) continue;
    const isSpecial = isRepatriable(unit) && !isCommando(unit) && g.unit.home.get(unit) === 0;
    g.unit.at.set(unit, isSpecial && g.unit.steps.get(unit) > 0 ? BEACH : (NONE as HexId));
  }
}

function suffer(g: G, army: keyof typeof TAKERS, steps: number, elite: number): void {
  const [plain, chosen] = TAKERS[army].map((name) => UNIT.of(name)) as [UnitId, UnitId];
  for (let i = 0; i < steps; i++) {
    const unit = i < elite ? chosen : plain;
    g.unit.steps.set(unit, STEPS_OF[unit] as number);
    loseStep(g, unit, '6.4-a');
    g.unit.steps.set(unit, STEPS_OF[unit] as number);
  }
}

/** What has come about in a week, by the rules that say what it is worth. */
function live(g: G, week: Week, before: Week | undefined): void {
  g.turn = week.turn;
  if (week.turn > 0) buildPorts(g);
  for (const depot of week.wrecked ?? []) razeDepot(g, DEPOT.of(depot), '7.1.1-c');
  for (const unit of words(week.home)) recall(g, UNIT.of(unit));
  for (const hex of words(week.taken)) take(g, ALLIES, PLACE.of(hex));
  for (const [box, units] of Object.entries(week.boxes ?? {})) {
    for (const unit of units) g.unit.at.set(UNIT.of(unit), PLACE.of(box));
    const depot = defendedDepot(g, PLACE.of(box));
    if (depot !== NONE) loseGermanDepot(g, depot, '7.2-c');
    take(g, ALLIES, PLACE.of(box));
  }
  for (const [name, steps] of stepsIn(week))
    for (let i = 0; i < steps; i++) loseStep(g, UNIT.of(name), '6.4-a');
  for (const army of ['us', 'british'] as const) {
    const since = (what: 'men' | 'elite'): number =>
      inSteps(week[what][army]) - inSteps(before?.[what][army] ?? 0);
    suffer(g, army, since('men'), since('elite'));
    bomb(g, army, week.heavyBombers?.[army] ?? 0);
  }
}
function bomb(g: G, army: keyof typeof TAKERS, counters: number): void {
  if (counters === 0) return;
  const side = army === 'us' ? US : BRITISH;
  g.air.available.set(airOf(side, HEAVY), counters);
  dropHeavies(g, side, counters, [CAEN]);
}

/** Germans who have come by then and live; where they are matters to nobody but those who count them. */
export const survivors = (g: G): UnitId[] =>
  EVERY_UNIT.filter((unit) => SIDE_OF[unit] === GERMAN && g.unit.steps.get(unit) > 0 && !isFestung(unit));
/** Who would win at once if the Germans who are left had gone beyond the Seine. */
function suddenly(g: G): number {
  const left = survivors(g);
  for (const unit of left) g.unit.at.set(unit, AWAY);
  const end = suddenEnd(g);
  for (const unit of left) g.unit.at.set(unit, NONE as HexId);
  return end?.camp ?? NONE;
}

/** The campaign as it went, in a scenario from its first turn on: the points at the end of each turn. */
export function course(scenario: 'campaign' | 'cobra'): { g: G; tallies: readonly Tally[] } {
  const { g } = opening(scenario).engine as { g: G };
  const first = g.turn;
  const weeks = HISTORY.course.filter(({ turn }) => turn >= first);
  clear(g);
  const tallies = weeks.map((week): Tally => {
    live(g, week, HISTORY.course[week.turn - 1]);
    scoreTurnPoints(g);
    const ledger = Object.fromEntries(SCORES.map((word, row) => [word, g.score.points.get(row)]));
    return { turn: week.turn, ...pointsOf(g), ledger, sudden: suddenly(g), depots: operational(g, ALLIES) };
  });
  return { g, tallies };
}
