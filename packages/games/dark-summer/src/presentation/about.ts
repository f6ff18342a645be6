import { type HexId, NOWHERE } from '@bocage/hex';
import type { Read } from '@bocage/wargame';
import { CHARTS, CHIT, EVERY_UNIT, FORMATION_OF, GERMAN, SIDE_OF, WEATHER } from '../data.ts';
import { MIX, mixesIn, mixOf } from '../rules/chits.ts';
import { owedHexes } from './marks.ts';
import { ARMIES, nameOf, SIDES } from './names.ts';
import { capital, hexTitle, listed, steps } from './words.ts';

type Local = (name: string) => number;
type Line = (read: Read, local: Local) => string | undefined;

const weatherOf = (read: Read): string => WEATHER.text(read('weather'));
const counted = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** The chits in the cup, or in hand before it is filled: `3 U.S. chits, 2 British Move chits`. */
function chitsText(read: Read, chits: readonly number[]): string {
  const some = chits.flatMap((chit) => {
    const left = read('cup', chit);
    return left === 0 ? [] : [counted(left, nameOf('chit', chit)?.name ?? '')];
  });
  return some.length === 0 ? 'no chits' : listed(some);
}
const EVERY_CHIT = CHIT.words.map((_, chit) => chit);
const ALLIED_CHITS = EVERY_CHIT.filter((chit) => CHIT.text(chit) !== 'german');

const britishChits: Line = (read) => {
  const { move, combat } = mixOf(mixesIn(read('weather'))[0] ?? MIX.min);
  return `${capital(weatherOf(read))}: the British have ${counted(move + combat, 'chit')} this turn.`;
};

/** 9.2: what the army has had of its quota. */
const chitInHand: Line = (read, local) => {
  const chit = nameOf('chit', local('chit'))?.name ?? '';
  const army = ARMIES.findIndex((name) => chit.startsWith(name));
  const [moves, combats] = [read('army.moves', army), read('army.combats', army)];
  return `${capital(chit)}. So far this turn: ${counted(moves, 'Move Round')}, ${counted(combats, 'Combat Round')}.`;
};

const reactions: Line = (read) =>
  `${counted(read('reactions'), 'Reaction chit')} in hand. In the cup: ${chitsText(read, EVERY_CHIT)}.`;

/** Formations of the active army that are due and have not entered. */
function waiting(read: Read): number {
  const side = read('active') === ARMIES.indexOf('German') ? GERMAN : 1 - GERMAN;
  const found = new Set<number>();
  for (const unit of EVERY_UNIT) {
    const due = read('unit.due', unit);
    if (SIDE_OF[unit] === side && due > 0 && due <= read('turn')) found.add(FORMATION_OF[unit] as number);
  }
  return found.size;
}

const entering: Line = (read, local) => {
  const die = local('die');
  return `${die > 0 ? `The die shows ${die}. ` : ''}${counted(waiting(read), 'formation')} waiting.`;
};

const owed: Line = (read) => {
  const hexes = owedHexes(read);
  return hexes.length === 0 ? undefined : `Must still be attacked: ${listed(hexes.map(hexTitle))}.`;
};

const toBeLost: Line = (_read, local) => {
  const who = local('attacking') === 1 ? 'attackers of' : 'defenders of';
  const hex = local('hex') as HexId;
  return `${SIDES[local('side')]}, ${who} ${nameOf('place', hex)?.title ?? ''}: ${steps(local('steps'))} still to be lost.`;
};

type Pool = Readonly<Record<string, number>>;
/** What has come in this weather; what is left over is lost. */
const received: Line = (read, local) => {
  const pools = new Map<string, Pool>(
    Object.entries(CHARTS.replacements.byWeather[weatherOf(read) as 'sun']),
  );
  const mine = local('side') === GERMAN ? ['german'] : ['us', 'british', 'canadian'];
  const lines = mine.flatMap((pool) => {
    const some = Object.entries(pools.get(pool) ?? {}).filter(([, count]) => count > 0);
    const text = some.map(([type, count]) => (type === 'generic' ? String(count) : `${count} ${type}`));
    return text.length === 0 ? [] : [`${pool === 'us' ? 'U.S.' : capital(pool)} ${listed(text)}`];
  });
  return `Replacements of this turn: ${lines.length === 0 ? 'none' : lines.join('; ')}.`;
};

const fightHere: Line = (read) => {
  const hex = read('fight') as HexId;
  return hex === NOWHERE ? undefined : `The attack on ${hexTitle(hex)}.`;
};

const LINES: Readonly<Record<string, Line>> = {
  'actionPhase.mix': britishChits,
  'actionPhase.initiative': (read) => `In hand: ${chitsText(read, ALLIED_CHITS)}.`,
  'actionPhase.react': reactions,
  'actionRound.play': chitInHand,
  'reactionRound.choose': (read) =>
    read('turn') === 1 && read('track#') === 2
      ? 'The first Reaction of D-Day: moves are halved, and no roads.'
      : undefined,
  'arrivals.gather': entering,
  'arrivals.choose': entering,
  'arrivals.bring': (_read, local) => `${counted(local('left'), 'formation')} still to be chosen.`,
  'arrivals.put': (_read, local) => `${nameOf('formation', local('formation'))?.name}.`,
  'replacementPhase.rebuild': received,
  'fighting.declare': owed,
  'support.attacker': fightHere,
  'support.defender': fightHere,
  'combat.chooseTrade': fightHere,
  'losses.choose': toBeLost,
};

/** What a question is about beside the units and places that it names. */
export const aboutOf = (read: Read, step: string, local: Local): string | undefined =>
  Object.hasOwn(LINES, step) ? LINES[step]?.(read, local) : undefined;
