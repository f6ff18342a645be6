import type { HexId } from '@bocage/hex';
import { act, best, local, numbers, type Script } from '@bocage/kernel/players';
import { ALLIED, AS_COMBAT, AS_COMBINED_COMBAT, AS_COMBINED_MOVE, AS_MOVE, AS_OFFENSIVE, armyOfChit, BRITISH_MOVE, COMBAT, type G, GERMAN, GERMANS, isHex, mixOf, ofArmy, type UnitId, US, whyNotFightCherbourg } from '../queries.ts'; // biome-ignore format: a list
import { bestAttacks, type Fighter } from './attack.ts';
import { isGuarded } from './errands.ts';
import type { AlliedStyle, GermanStyle } from './style.ts';
import { eachNeighbour, gOf, holds } from './world.ts';

/** The hexes with enemies beside some units. */
export function contacts(g: G, side: number, units: Iterable<UnitId>): Set<HexId> {
  const hexes = new Set<HexId>();
  for (const unit of units) {
    const at = g.unit.at.get(unit);
    if (isHex(at)) eachNeighbour(at, (next) => void (holds(g, 1 - side, next) && hexes.add(next)));
  }
  return hexes;
}

/** What is found out as if it were the Round of an army; the position is left as it was. */
export function asIf<T>(g: G, round: number, army: number, ask: () => T): T {
  const mark = g.cells.written;
  g.round = round;
  g.active = army;
  const answer = ask();
  g.cells.rollback(mark);
  return answer;
}

/** What the attacks of an army would bring, were it its Combat Round. */
function prospects(g: G, army: number, fighter: Fighter, port = 0): number {
  return asIf(g, COMBAT, army, () => {
    const side = army === GERMANS ? GERMAN : ALLIED;
    let sum = army === US && whyNotFightCherbourg(g) === null ? port : 0;
    for (const { gain } of bestAttacks(g, fighter, contacts(g, side, ofArmy[army] ?? [])))
      if (gain > fighter.style.sure) sum += gain;
    return sum;
  });
}

/** Attacks where it pays, else moves; the first battle in good weather is a Prepared Offensive. */
export const playAllied =
  (fighter: Fighter, style: AlliedStyle): Script =>
  (scene) => {
    const g = gOf(scene);
    const options = numbers(scene, 'play');
    const army = armyOfChit(local(scene, 'actionRound', 'chit'));
    const promise = prospects(g, army, fighter, style.port);
    const hasMoved = g.army.moves.get(army) > 0;
    const isOpenWay = army === US && g.enteredBrittany === 0 && isGuarded(g);
    const isSkirmish = hasMoved && promise > style.skirmishes && !isOpenWay;
    const moves = isSkirmish ? [AS_COMBINED_MOVE, AS_MOVE] : [AS_MOVE];
    const fights = [AS_OFFENSIVE, AS_COMBAT, AS_COMBINED_COMBAT];
    const fightsFirst =
      (promise > (hasMoved ? style.ready : style.battle) && !isOpenWay) || (hasMoved && g.turn === 1);
    const order = fightsFirst
      ? [...fights, ...moves]
      : isOpenWay
        ? [AS_MOVE, AS_COMBINED_MOVE, AS_COMBINED_COMBAT, ...fights]
        : [...moves, ...fights];
    const play = order.find((one) => options.includes(one));
    return play === undefined ? undefined : act('play', play);
  };

/** Attacks where it pays; otherwise the line comes first. */
export const playGerman =
  (fighter: Fighter, { battle }: GermanStyle): Script =>
  (scene) => {
    const options = numbers(scene, 'play');
    const promise = prospects(gOf(scene), GERMANS, fighter);
    const order = promise > battle ? [AS_COMBAT, AS_MOVE] : [AS_MOVE, AS_COMBAT];
    const play = order.find((one) => options.includes(one));
    return play === undefined ? undefined : act('play', play);
  };

/** More Moves while the army comes ashore, then more battles. */
export const mix: Script = (scene) => {
  const g = gOf(scene);
  const wanted = best(numbers(scene, 'mix'), (one) => (g.turn <= 2 ? mixOf(one).move : mixOf(one).combat));
  return wanted === undefined ? undefined : act('mix', wanted);
};

/** The army with the better prospects goes first. */
export const initiative =
  (fighter: Fighter, { britishMove, usMove, port }: AlliedStyle): Script =>
  (scene) => {
    const g = gOf(scene);
    const value = (chit: number): number => {
      if (chit === BRITISH_MOVE) return britishMove;
      const army = armyOfChit(chit);
      return Math.max(army === US ? usMove : 0, prospects(g, army, fighter, port));
    };
    const chit = best(numbers(scene, 'initiative'), value);
    return chit === undefined ? undefined : act('initiative', chit);
  };
