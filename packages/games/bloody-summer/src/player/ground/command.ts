import type { HexId } from '@bocage/hex';
import { act, best, local, numbers, type Script } from '@bocage/kernel/players';
import { campOf, type G, grid, isOpening, isRace, onMap, type UnitId } from '../../queries.ts';
import { gOf, unitsFor } from '../ask.ts';
import { offMapPromise } from '../staff/index.ts';
import { foeAt } from './assault.ts';
import { frameOf } from './fights.ts';
import { groundWorth } from './goals.ts';
import { bestForce, helpFor, type Sally, salliesOf } from './sallies.ts';

/** What attacks must bring together for a marker to be spent on them: there are fewer of these than phases. */
const MARKER = 0.5;
/** On the first turns they cost nothing; and in the race they are worth nothing once it is over. */
const [FREE, IN_RACE] = [0.15, 0.3] as const;
const priceOf = (g: G): number => {
  if (isOpening(g.turn)) return FREE;
  return isRace(g) ? IN_RACE : MARKER;
};
/** A marker off the map is not carried back: there is nothing else to do with it. */
const ABROAD = 0.25;
/** A single attack must bring so much. */
const LEAST = 0.15;

const sum = (sallies: readonly Sally[]): number => sallies.reduce((total, { gain }) => total + gain, 0);
/** What an activation of a headquarters would bring. */
const activationGain = (g: G, hq: UnitId): number =>
  onMap(g, hq) ? sum(salliesOf(g, hq, LEAST)) : offMapPromise(g, hq);

/** 1.1.3: the headquarters whose attacks bring most, or none. */
export const choose: Script = (scene) => {
  const g = gOf(scene);
  const hqs = unitsFor(scene, 'activate');
  const hq = best(
    hqs.filter((one) => activationGain(g, one) > (onMap(g, one) ? priceOf(g) : ABROAD)),
    (one) => activationGain(g, one),
  );
  return hq === undefined ? act('pass') : act('activate', hq);
};

/** What a player has in mind for the attack that is mustered. */
export class Muster {
  private plan: Sally | undefined;

  /** 6.1-i: the best attack of the headquarters that leads. */
  readonly attack: Script = (scene) => {
    const g = gOf(scene);
    const hq = local(scene, 'assaults', 'hq') as UnitId;
    const only = frameOf(g, 'assaults').values('only') as readonly UnitId[];
    const [sally] = only.length > 0 ? exploits(g, scene.side, only, numbers<HexId>(scene, 'attack')) : salliesOf(g, hq, LEAST); // biome-ignore format: a choice
    this.plan = sally;
    return sally === undefined ? act('finish') : act('attack', sally.at);
  };

  /** 6.1-f: who was meant to join, then the fight. */
  readonly muster: Script = (scene) => {
    const g = gOf(scene);
    const at = local(scene, 'assaults', 'at') as HexId;
    const open = unitsFor(scene, 'join');
    // A hex without a choice is not asked for.
    if (this.plan?.at !== at) {
      const foe = foeAt(g, campOf(scene.side), at, groundWorth(g, scene.side)[at] as number);
      this.plan = bestForce(g, foe, open, helpFor(g, scene.side, at, { bonus: 0, air: 0 }));
    }
    const next = this.plan.units.find((unit) => open.includes(unit));
    if (next !== undefined) return act('join', next);
    this.plan = undefined;
    return act('fight');
  };
}

/** 6.8: the attacks of those who exploit. */
function exploits(g: G, side: number, only: readonly UnitId[], targets: readonly HexId[]): readonly Sally[] {
  const worth = groundWorth(g, side);
  const found = targets.map((at) => {
    const units = only.filter((unit) => g.unit.attacked.get(unit) === 0 && isNextTo(g, unit, at));
    const foe = foeAt(g, campOf(side), at, worth[at] as number);
    return bestForce(g, foe, units, helpFor(g, side, at, { bonus: 0, air: 0 }));
  });
  return found.filter(({ gain, units }) => gain > LEAST && units.length > 0).sort((a, b) => b.gain - a.gain);
}
const isNextTo = (g: G, unit: UnitId, at: HexId): boolean => grid.adjacent(g.unit.at.get(unit), at);

/** 6.8-b: all who are in Reserve go on. */
export const commit: Script = (scene) => {
  const [at] = numbers(scene, 'commit');
  return at === undefined ? act('finish') : act('commit', at);
};
