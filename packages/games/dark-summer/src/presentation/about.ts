import { type HexId, NOWHERE } from '@bocage/hex';
import { aboutOf, questionsOf } from '@bocage/wargame';
import { CHIT, FORMATION_OF, GERMAN, ofArmy, WEATHER } from '../data.ts';
import { BEACH_NAME, beachAt } from '../map.ts';
import { MIX, mixesIn, mixOf } from '../rules/chits.ts';
import { combat } from '../rules/combat.ts';
import { arrivals } from '../rules/entry.ts';
import { fighting } from '../rules/fighting.ts';
import { losses } from '../rules/losses.ts';
import { reactionRound } from '../rules/reaction.ts';
import { replacementPhase, replacementsLeft, type Spent } from '../rules/replacements.ts';
import { actionPhase, actionRound } from '../rules/rounds.ts';
import { support } from '../rules/support.ts';
import { assigned, atSea, thirdWave } from '../rules/thirdwave.ts';
import type { G, Seen } from '../state.ts';
import { owedHexes } from './marks.ts';
import { ARMIES, nameOf, SIDES } from './names.ts';
import { capital, hexTitle, listed, steps } from './words.ts';

const ask = questionsOf<G>();
type Line<N extends string = never> = (g: Seen, c: Readonly<Record<N, number>>) => string | undefined;

const weatherOf = (g: Seen): string => WEATHER.text(g.weather);
const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The chits in the cup, or in hand before it is filled: `3 U.S. chits, 2 British Move chits`. */
function chitsText(g: Seen, chits: readonly number[]): string {
  const some = chits.flatMap((chit) => {
    const left = g.cup.get(chit);
    return left === 0 ? [] : [counted(left, nameOf('chit', chit)?.name ?? '')];
  });
  return some.length === 0 ? 'no chits' : listed(some);
}
const EVERY_CHIT = CHIT.words.map((_, chit) => chit);
const ALLIED_CHITS = EVERY_CHIT.filter((chit) => CHIT.text(chit) !== 'german');

const britishChits: Line = (g) => {
  const { move, combat } = mixOf(mixesIn(g.weather)[0] ?? MIX.min);
  return `${capital(weatherOf(g))}: the British have ${counted(move + combat, 'chit')} this turn.`;
};

/** 9.2: what the army has had of its quota. */
const chitInHand: Line<'chit'> = (g, c) => {
  const chit = nameOf('chit', c.chit)?.name ?? '';
  const army = ARMIES.findIndex((name) => chit.startsWith(name));
  const [moves, combats] = [g.army.moves.get(army), g.army.combats.get(army)];
  return `${capital(chit)}. So far this turn: ${counted(moves, 'Move Round')}, ${counted(combats, 'Combat Round')}.`;
};

const reactions: Line = (g) =>
  `${counted(g.reactions, 'Reaction chit')} in hand. In the cup: ${chitsText(g, EVERY_CHIT)}.`;

/** Formations of the active army that wait for the die. */
function waiting(g: Seen): number {
  const found = new Set<number>();
  for (const unit of ofArmy[g.active] ?? []) {
    const due = g.unit.due.get(unit);
    if (due > 0 && due <= g.turn && g.unit.automatic.get(unit) === 0) found.add(FORMATION_OF[unit] as number);
  }
  return found.size;
}

const entering: Line<'die'> = (g, c) => {
  const [die, many] = [c.die, waiting(g)];
  return `${die > 0 ? `The die shows ${die}. ` : ''}${many === 0 ? 'No formations' : counted(many, 'formation')} waiting.`;
};

/** 8.1.3: who of the 3rd Wave is still at sea, and for which beach: `Still to land: 22A/7A and 131/7A at Gold.` */
const stillAtSea: Line = (g) => {
  const byBeach = new Map<string, string[]>();
  for (const unit of atSea(g, g.active)) {
    const [hex] = assigned(g, unit);
    const beach = hex === undefined ? 'by air' : `at ${BEACH_NAME[beachAt(hex)]}`;
    byBeach.set(beach, [...(byBeach.get(beach) ?? []), nameOf('unit', unit)?.name ?? '']);
  }
  const groups = [...byBeach].map(([beach, units]) => `${listed(units)} ${beach}`);
  return groups.length === 0 ? undefined : `Still to land: ${groups.join('; ')}.`;
};

const owed: Line = (g) => {
  const hexes = owedHexes(g);
  return hexes.length === 0 ? undefined : `Must still be attacked: ${listed(hexes.map(hexTitle))}.`;
};

const toBeLost: Line<'attacking' | 'hex' | 'side' | 'steps'> = (_g, c) => {
  const who = c.attacking === 1 ? 'attackers of' : 'defenders of';
  const hex = c.hex as HexId;
  return `${SIDES[c.side]}, ${who} ${nameOf('place', hex)?.title ?? ''}: ${steps(c.steps)} still to be lost.`;
};

/** 8.2: what is left of what has come in this weather. */
const replacements = (g: Seen, c: { readonly side: number; readonly spent: Spent }): string => {
  const mine = c.side === GERMAN ? ['german'] : ['us', 'british', 'canadian'];
  const left = replacementsLeft(g.weather, c.spent).filter(({ count }) => count > 0);
  const lines = mine.flatMap((pool) => {
    const text = left
      .filter((one) => one.pool === pool)
      .map(({ type, count }) => (type === 'generic' ? `${count} of any type` : `${count} ${type}`));
    return text.length === 0 ? [] : [`${pool === 'us' ? 'U.S.' : capital(pool)} ${listed(text)}`];
  });
  return `Replacements ${c.spent.length === 0 ? 'of this turn' : 'left'}: ${lines.length === 0 ? 'none' : lines.join('; ')}.`;
};

const fightHere: Line = (g) => {
  const hex = g.fight as HexId;
  return hex === NOWHERE ? undefined : `The attack on ${hexTitle(hex)}.`;
};

/** What a question is about beside the units and places that it names. */
export const about = aboutOf(
  ask(actionPhase, {
    mix: britishChits,
    initiative: (g) => `In hand: ${chitsText(g, ALLIED_CHITS)}.`,
    react: reactions,
  }),
  ask(actionRound, { play: chitInHand }),
  ask(reactionRound, {
    choose: (g) =>
      g.turn === 1 && g.track.length === 2
        ? 'The first Reaction of D-Day: moves are halved, and no roads.'
        : undefined,
  }),
  ask(arrivals, {
    gather: entering,
    choose: entering,
    bring: (_g, { left }) => `${counted(left, 'formation')} still to be chosen.`,
    put: (_g, { formation }) => `${nameOf('formation', formation)?.name}.`,
  }),
  ask(thirdWave, { choose: stillAtSea }),
  ask(replacementPhase, { rebuild: replacements }),
  ask(fighting, { declare: owed }),
  ask(support, { attacker: fightHere, defender: fightHere }),
  ask(combat, { chooseTrade: fightHere }),
  ask(losses, { choose: toBeLost }),
);
