import { defineGame, flag, type Game, NONE, starting } from '@bocage/kernel';
import { CASES } from './cases.ts';
import { EVENTS } from './events.ts';
import { AT_START, DECK, impossible, SUPPORT } from './impossible.ts';
import { MINE_HEXES, PLACE, TOWNS } from './map.ts';
import { combat, losses, retreat } from './rules/combat.ts';
import { main, round, stepsOf, turn } from './rules/game.ts';
import { ambush, moving, slip } from './rules/movement.ts';
import { enter, place } from './rules/pieces.ts';
import { BLUE, CARD, DEALT, derive, EVERY_UNIT, enemyOf, FACE_DOWN, FULL, type G, PRINTED, RED, SIDE, SIDE_OF, schema, type UnitId } from './state.ts'; // biome-ignore format: a list

function setUp(g: G): void {
  for (const unit of EVERY_UNIT) {
    g.unit.value.set(unit, PRINTED[unit] as number);
    g.unit.steps.set(unit, FULL);
    g.unit.faceUp.set(unit, FACE_DOWN.includes(unit) ? 0 : 1);
    place(g, unit, PLACE.of(AT_START[unit] as string));
  }
  for (const town of TOWNS) g.hex.held.set(town, RED);
  for (const [card, many] of DECK.entries()) g.deck.set(card, many);
  for (const side of [BLUE, RED]) g.support.set(side, SUPPORT);
}

function points(g: G, side: number): number {
  const towns = TOWNS.filter((town) => g.hex.held.get(town) === side).length;
  const others = side === BLUE ? RED : BLUE;
  const full = SIDE_OF.filter((one) => one === others).length * FULL;
  return 2 * towns + full - stepsOf(g, others);
}

/** A dozen pieces, a road, three towns: small, and with every trick that a large game may need. */
export const proving: Game<G, 'crossroads' | 'forecast'> = defineGame({
  id: 'proving',
  title: 'Crossroads (the proving game)',
  version: 1,
  sides: SIDE,
  schema,
  options: { mines: { title: 'Red buries a mine (1.2)', kind: starting(flag, 1) } },
  scenarios: {
    crossroads: { title: 'The crossroads', setUp },
    forecast: {
      title: 'The crossroads, with a forecast: the first two cards are known',
      setUp(g: G) {
        setUp(g);
        for (const card of ['mud', 'sun'].map(CARD.of)) {
          g.next.push(card);
          g.deck.take(card);
        }
      },
    },
  },
  main,
  procedures: [turn, round, moving, enter, ambush, slip, combat, losses, retreat],
  nesting: {
    turn: ['game.next', 'game.over'],
    round: ['turn.again'],
    moving: ['round.act'],
    enter: ['moving.entered', 'slip.over', 'combat.enter'],
    ambush: ['moving.over'],
    slip: ['ambush.stillThere'],
    combat: ['round.act'],
    losses: ['combat.attackerLosses', 'combat.retreats'],
    retreat: ['combat.emptied'],
  },
  events: EVENTS,
  derive,
  hidden: {
    'unit.value': {
      seenBy: (g: G, unit, side) => side === RED || g.unit.faceUp.get(unit as UnitId) === 1,
      pool: () => [...PRINTED.filter((value) => value > 0), ...DEALT],
    },
    mine: {
      seenBy: (g: G, _row, side) => side === RED || g.mineGone === 1,
      guess(g: G, _row, random) {
        if (g.options.mines === 0) return NONE;
        const open = MINE_HEXES.filter((hex) => g.hex.trodden.get(hex) === 0);
        return open.length === 0 ? NONE : (open[random.below(open.length)] as number);
      },
    },
  },
  secretAnswers: ['game.bury'],
  clock: (g: G) => [g.turn],
  impossible,
  outcome(g: G) {
    const [blue, red] = [points(g, BLUE), points(g, RED)];
    const gone = [BLUE, RED].find((side) => stepsOf(g, side) === 0);
    const winner = gone !== undefined ? enemyOf(gone) : blue === red ? NONE : blue > red ? BLUE : RED;
    return { winner, text: `${blue} to ${red} points`, score: { blue, red } };
  },
  cases: CASES,
});
