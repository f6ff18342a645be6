import { act, best, domainOf, numbers, type Script, type Scripts } from '@bocage/kernel/players';
import { type G, lineOf, STEADY, type UnitId } from '../queries.ts';
import { gOf } from './ask.ts';
import { advance, designate, lose, retreat, standsGuard } from './attack.ts';
import { carefulMarch, quickMarch, type Wishes } from './march.ts';
import { Remembered } from './memory.ts';
import { nearAllies, Posts } from './posts.ts';
import type { GermanStyle } from './style.ts';
import { areaOf, overlooked, stress, worthToGermans } from './worth.ts';

/** Everybody goes where he is worth most; who holds something stays. */
const wishes =
  (style: GermanStyle) =>
  (g: G): Wishes => {
    const posts = new Posts(g, style, nearAllies(g));
    return {
      of(unit) {
        if (style.guard > 0 && standsGuard(g, unit)) return undefined;
        return (hex) => posts.worth(unit, hex);
      },
      here(unit) {
        const rest = g.unit.marker.get(unit) === STEADY ? 0 : style.rest;
        return posts.worth(unit, g.unit.at.get(unit)) + rest;
      },
      moved: (from, to) => posts.moved(from, to),
    };
  };

/** In hexes: how much sooner those are called who are near a beach that is stressed twice. */
const CALL = 3;

/** Calls up those who are nearest to the Allies, or to where they are wanted. */
function callUp(verb: string, style: GermanStyle): Script {
  const known = new Remembered(nearAllies);
  return (scene) => {
    const g = gOf(scene);
    const far = known.of(g);
    const unit = best(numbers<UnitId>(scene, verb), (one) => {
      const at = g.unit.at.get(one);
      return CALL * (stress(style, areaOf(at)) - 1) - (far[at] as number);
    });
    return unit === undefined ? undefined : act(verb, unit);
  };
}

/** Tries every bridge it can. */
const blow: Script = (scene) => {
  let bridge: number | undefined;
  domainOf(scene, 'blow')?.each((value) => {
    bridge = value as number;
    return true;
  });
  return bridge === undefined ? act('end') : act('blow', bridge);
};

/** What the German player does, step by step. */
export function germanScripts(style: GermanStyle, pace: 'careful' | 'quick'): Scripts {
  const march = pace === 'quick' ? quickMarch : carefulMarch;
  return {
    'action.designate': designate(style, pace, (g) => (hex) => worthToGermans(g, style, hex)),
    'losses.choose': lose,
    'combat.advance': advance,
    // Who stays near a beach keeps it from being secured; thick ground shelters best.
    'retreat.choose': retreat(
      (g, hex) => style.overlook * overlooked(g, hex).length + style.thick * lineOf(hex),
    ),
    'action.move': march('move', wishes(style)),
    'activation.designate': callUp('rouse', style),
    'activation.pick': callUp('activate', style),
    'endStage.germanMoves': march('march', wishes(style)),
    'endStage.germanBridges': blow,
  };
}
