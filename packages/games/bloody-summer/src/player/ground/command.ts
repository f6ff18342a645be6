import type { HexId } from '@bocage/hex';
import { act, best, local, numbers, type Script } from '@bocage/kernel/players';
import { campOf, type G, grid, isOpening, isRace, onMap, type UnitId } from '../../queries.ts';
import { gOf, unitsFor } from '../ask.ts';
import type { Mind } from '../mind.ts';
import { offMapPromise } from '../staff/index.ts';
import { foeAt } from './assault.ts';
import { frameOf } from './fights.ts';
import { groundWorth } from './goals.ts';
import { bestForce, helpFor, type Sally, salliesOf } from './sallies.ts';

/** On the first turns markers cost nothing. */
const FREE = 0.15;
/** What attacks must bring together for a marker to be spent on them: there are fewer of these than phases. */
const priceOf = ({ style }: Mind, g: G): number => {
  if (isOpening(g.turn)) return FREE;
  return isRace(g) ? style.raceMarker : style.marker;
};

const sum = (sallies: readonly Sally[]): number => sallies.reduce((total, { gain }) => total + gain, 0);
/** What an activation of a headquarters would bring. */
const activationGain = (mind: Mind, g: G, hq: UnitId): number =>
  onMap(g, hq) ? sum(salliesOf(mind, g, hq)) : offMapPromise(g, hq);

/** 1.1.3: the headquarters whose attacks bring most, or none. */
export const choose =
  (mind: Mind): Script =>
  (scene) => {
    const g = gOf(scene);
    const promising = unitsFor(scene, 'activate')
      .map((hq) => ({ hq, gain: activationGain(mind, g, hq) }))
      .filter(({ hq, gain }) => gain > (onMap(g, hq) ? priceOf(mind, g) : mind.style.abroad));
    const found = best(promising, ({ gain }) => gain);
    return found === undefined ? act('pass') : act('activate', found.hq);
  };

/** What a player has in mind for the attack that is mustered. */
export class Muster {
  private readonly mind: Mind;
  private plan: Sally | undefined;

  constructor(mind: Mind) {
    this.mind = mind;
  }

  /** 6.1-i: the best attack of the headquarters that leads. */
  readonly attack: Script = (scene) => {
    const g = gOf(scene);
    const hq = local(scene, 'assaults', 'hq') as UnitId;
    const only = frameOf(g, 'assaults').values('only') as readonly UnitId[];
    const [sally] = only.length > 0 ? exploits(this.mind, g, only, numbers<HexId>(scene, 'attack')) : salliesOf(this.mind, g, hq); // biome-ignore format: a choice
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
      const worth = groundWorth(this.mind, g)[at] as number;
      const foe = foeAt(this.mind, g, campOf(scene.side), at, worth);
      this.plan = bestForce(this.mind, g, foe, open, helpFor(g, scene.side, at, { bonus: 0, air: 0 }));
    }
    const next = this.plan.units.find((unit) => open.includes(unit));
    if (next !== undefined) return act('join', next);
    this.plan = undefined;
    return act('fight');
  };
}

/** 6.8: the attacks of those who exploit. */
function exploits(mind: Mind, g: G, only: readonly UnitId[], targets: readonly HexId[]): readonly Sally[] {
  const { side, style } = mind;
  const worth = groundWorth(mind, g);
  const found = targets.map((at) => {
    const units = only.filter((unit) => g.unit.attacked.get(unit) === 0 && isNextTo(g, unit, at));
    const foe = foeAt(mind, g, campOf(side), at, worth[at] as number);
    return bestForce(mind, g, foe, units, helpFor(g, side, at, { bonus: 0, air: 0 }));
  });
  return found
    .filter(({ gain, units }) => gain > style.least && units.length > 0)
    .sort((a, b) => b.gain - a.gain);
}
const isNextTo = (g: G, unit: UnitId, at: HexId): boolean => grid.adjacent(g.unit.at.get(unit), at);

/** 6.8-b: all who are in Reserve go on. */
export const commit: Script = (scene) => {
  const [at] = numbers(scene, 'commit');
  return at === undefined ? act('finish') : act('commit', at);
};
