import type { HexId } from '@bocage/hex';
import { Routes } from '@bocage/wargame';
import { ALLOWANCE, CAMP_OF, CHARTS, FOOT, type G, gaitNow, goingOf, HALVES, isInfantry, isMotorized, LEAVER_OF, leftOf, mixOf, PLACE, rulesOf, type UnitId, Ways } from '../../queries.ts'; // biome-ignore format: a list

/** A way to a hex, and whether it is gone on foot by those who have vehicles. */
export interface Travel {
  readonly way: readonly HexId[];
  readonly onFoot: boolean;
}
export type Travels = ReadonlyMap<HexId, Travel>;

const ON_FOOT: number = CHARTS.movement.motorizedAbove;
const isFresh = (g: G, unit: UnitId): boolean => g.unit.hexes.get(unit) === 0 && g.unit.spent.get(unit) === 0;
/** 2.2-d: whether a unit could leave its vehicles behind for this phase. */
const mayDismount = (g: G, unit: UnitId): boolean =>
  isMotorized(unit) && isInfantry(unit) && gaitNow(g, unit) !== FOOT && isFresh(g, unit);

/** Where each unit can go in a movement phase; those who stand together and are as quick share it. */
export class Reaches {
  private readonly g: G;
  private readonly moves: { readonly halved: number };
  private readonly known = new Map<string, Travels>();
  private readonly byUnit = new Map<UnitId, Travels>();

  constructor(g: G, moves: { readonly halved: number }) {
    this.g = g;
    this.moves = moves;
  }

  of(unit: UnitId): Travels {
    let travels = this.byUnit.get(unit);
    if (travels === undefined) {
      travels = this.shared(unit);
      this.byUnit.set(unit, travels);
    }
    return travels;
  }

  private shared(unit: UnitId): Travels {
    const { g } = this;
    const left = leftOf(g, this.moves, unit);
    const key = `${g.unit.at.get(unit)}:${gaitNow(g, unit)}:${left}:${LEAVER_OF[unit]}:${mayDismount(g, unit)}:${isFresh(g, unit)}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const made = this.reckon(unit);
    this.known.set(key, made);
    return made;
  }

  private reckon(unit: UnitId): Travels {
    const { g } = this;
    const found = new Map<HexId, Travel>();
    const note = (onFoot: boolean) => (way: readonly HexId[]) => {
      const end = way.at(-1) as HexId;
      if (!found.has(end)) found.set(end, { way, onFoot });
      return false;
    };
    new Ways(g, this.moves, [unit]).each(note(false));
    if (mayDismount(g, unit) && this.moves.halved === 0) this.walking(unit).each(note(true));
    return found;
  }

  private walking(unit: UnitId): Routes {
    const going = goingOf(CAMP_OF[unit] as number, mixOf(FOOT), LEAVER_OF[unit] as number, true);
    return new Routes(PLACE, this.g.reach, rulesOf(this.g.gaits, going), {
      start: this.g.unit.at.get(unit),
      allowance: HALVES * Math.min(ALLOWANCE[unit] as number, ON_FOOT),
      minimumMove: true,
    });
  }
}
