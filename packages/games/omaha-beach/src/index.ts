import { NOWHERE } from '@bocage/hex';
import { defineGame, flag, type Game, NONE, type Reason } from '@bocage/kernel';
import { CASES } from './cases.ts';
import { BACK, CARD, DEPTHS, DIVISION, dataOf, EVERY_UNIT, fullSteps, GERMANS, HERO, SETUP, SIDE, UNIT, WN_POOL } from './data.ts'; // biome-ignore format: a list
import { EVENTS } from './events.ts';
import { HIDDEN } from './hidden.ts';
import { BOX, BOX_HEXES, PLACE, POST } from './map.ts';
import { PROCEDURES } from './rules/index.ts';
import { main } from './rules/turn.ts';
import { derive, type G, schema } from './state.ts';
import { HIDDEN_DEPTH } from './terms.ts';
import { outcome } from './victory.ts';

export { presentation } from './presentation/index.ts';

type ScenarioData = (typeof SETUP.scenarios)[0];

/** What every scenario begins with: the deck, the pools, the strongpoints, who is in the boxes and on the track. */
function setUp(g: G, scenario: ScenarioData): void {
  const [first = 1, last = 16] = scenario.turns;
  g.turn = first;
  g.lastTurn = last;
  g.westPlayed = scenario.sectors.includes('west') ? 1 : 0;
  for (const card of CARD.words.keys()) g.deck.set(card, 1);
  for (const hero of HERO.words.keys()) g.heroes.set(hero, 1);
  const { pools } = scenario.germans;
  for (const [german, data] of GERMANS.entries()) {
    if (data.class === 'WN') continue;
    // Of reserves that a scenario does not have, all is known.
    if (pools[data.class] === 0) g.gone.known.set(german, 1);
    else ({ TR: g.tactical, DR: g.divisional, KGM: g.meyer })[data.class].set(german, 1);
  }
  g.wnLeft = pools.WN;
  g.mobileLeft = pools.mobile;
  g.buildingLeft = pools.building;
  g.meyerMarkers = pools.KGMdepth;
  g.tacticalLeft = pools.TR;
  g.divisionalLeft = pools.DR;
  g.meyerLeft = pools.KGM;
  for (const [marker, { pool }] of DEPTHS.entries())
    (pool === 'WN' ? g.wnDepth : pool === 'mobile' ? g.mobileDepth : g.buildingDepth).set(marker, 1);
  for (const { hex, kind, depth } of scenario.germans.wn) {
    const post = POST.of(hex);
    g.post.back.set(post, BACK.of(kind));
    if (!depth) continue;
    g.post.depth.set(post, HIDDEN_DEPTH);
    g.post.pool.set(post, WN_POOL);
  }
  for (const unit of EVERY_UNIT) join(g, unit, scenario);
}

/** A unit that the scenario has stands in its box at first, or waits on the track. */
function join(g: G, unit: number, { arrivals, sectors }: ScenarioData): void {
  const { turn, box, division } = dataOf(unit);
  const [from = 0, to = 0] = arrivals;
  const sector = SETUP.sectors.find((one) => one.division === division)?.id ?? '';
  g.unit.division.set(unit, DIVISION.of(division));
  if (turn < from || turn > to || !sectors.includes(sector)) return;
  g.unit.steps.set(unit, fullSteps(unit));
  if (turn === 0) g.unit.at.set(unit, BOX_HEXES[BOX.of(box)] ?? NOWHERE);
  else g.unit.due.set(unit, turn);
}

function impossible(g: G): Reason[] {
  const reasons: Reason[] = [];
  for (const unit of EVERY_UNIT) {
    const [at, steps] = [g.unit.at.get(unit), g.unit.steps.get(unit)];
    if (steps > fullSteps(unit) || (at !== NOWHERE && steps === 0))
      reasons.push({
        rule: 'position',
        text: `${UNIT.text(unit)} cannot have ${steps} steps in ${PLACE.text(at)}`,
      });
  }
  return reasons;
}

/** D-Day at Omaha Beach: one player against the beach. */
export const omahaBeach: Game<G> = defineGame({
  id: 'omaha-beach',
  title: 'D-Day at Omaha Beach',
  version: 1,
  sides: SIDE,
  schema,
  options: {
    sacrifice: { title: 'A hero may die for his unit (R-32)', kind: { ...flag, init: 1 } },
    together: { title: 'Stacked units that do the same share an action (R-23)', kind: { ...flag, init: 1 } },
  },
  scenarios: Object.fromEntries(
    SETUP.scenarios
      // Those with rules of their own from turn 17 on do not stand yet.
      .filter(({ rules }) => rules === 'basic')
      .map((scenario) => [
        scenario.id,
        { title: scenario.name, setUp: (g: G) => setUp(g, scenario as unknown as ScenarioData) },
      ]),
  ),
  main,
  procedures: PROCEDURES,
  events: EVENTS,
  derive,
  hidden: HIDDEN,
  ends: (g: G) => g.over !== NONE,
  impossible,
  outcome,
  cases: CASES,
});

export * from './queries.ts';
export { report } from './report.ts';
