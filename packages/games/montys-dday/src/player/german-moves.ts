import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, type Scene, type Script } from '@bocage/kernel/players';
import { BEACHES, CAEN, dataOf, EVERY_UNIT, fortOf, type G, GAIT_OF, GERMAN, grid, groundOf, isAround, isDisrupted, isHex, levelOf, MOVEMENT, OPEN_GROUND, SCENARIOS, spoilersOf, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { ranked } from './allied-moves.ts';
import { gOf, hexesFor, unitsFor } from './ask.ts';
import { FAR, Fields, type Goal } from './fields.ts';
import { defenceIn, isAlone, isFighter, type Lie, lieOf, mainZone } from './lie.ts';
import { hasRoom, March, type Moving } from './march.ts';
import { effortAt, fromCaen, isCaen } from './regions.ts';
import type { Mind, Weights } from './style.ts';

const asked = (test: (unit: UnitId) => boolean): ((unit: UnitId) => boolean) => {
  const found = Uint8Array.from(EVERY_UNIT, (unit) => (test(unit) ? 1 : 0));
  return (unit) => found[unit] === 1;
};
/** Who may leave his place at all. */
const MOBILE: readonly string[] = ['motorized', 'mechanized', 'armour', 'recon', 'infantry', 'engineer'];
const isMobile = asked((unit) => MOBILE.includes(dataOf(unit).type));
const isFlak = asked((unit) => dataOf(unit).type === 'flak');
const isGun = asked((unit) => dataOf(unit).type === 'artillery');
const isStaff = asked((unit) => dataOf(unit).type === 'headquarters');
const isRooted = asked((unit) => ['coastArtillery', 'garrison'].includes(dataOf(unit).type));
const isStatic = asked((unit) => dataOf(unit).type === 'static' || dataOf(unit).kind === 'staticWeapons');

/** How far off the nearest enemy seems who is not in disorder, nor strong. */
const FRONT = 20;

/** What the front goes for: Allies who can be thrown back, and the Drop Zone. */
function frontGoals(style: Weights, g: G, lie: Lie): Goal[] {
  const zone = mainZone(g);
  const goals = lie.enemies.map((hex): Goal => {
    const isShaken = unitsIn(g, hex).some((unit) => isDisrupted(g, unit));
    const strength = defenceIn(g, 1 - GERMAN, hex) * style.factor;
    const offset =
      FRONT +
      strength -
      (isShaken ? style.disorder : 0) +
      (lie.assailable.has(hex) ? 0 : style.hopeless) -
      effortAt(style, hex);
    return { hex, offset: Math.round(hex === zone ? offset - style.disorder : offset) };
  });
  if (isHex(zone) && !lie.enemies.includes(zone)) goals.push({ hex: zone, offset: 0 });
  return goals;
}

/** Beachheads without a German near them, late in the game. */
function cleanBeaches(style: Weights, g: G): number[] {
  const last = SCENARIOS[g.scenario]?.turns[1] ?? 14;
  if (g.turn < last - style.spoilFrom) return [];
  return [...BEACHES.keys()].filter((beach) => spoilersOf(g, beach)?.length === 0);
}
function spoilGoals(style: Weights, g: G): Goal[] {
  const clean = cleanBeaches(style, g);
  if (clean.length === 0) return [];
  return grid.hexes
    .filter((hex) => clean.some((beach) => isAround(beach, g.beach.beachhead.get(beach), hex)))
    .map((hex) => ({ hex, offset: 0 }));
}

/** Farther from Caen than this nobody comes back to guard it. */
const CALLED = 12;
/** Who holds Caen: more as the Allies come nearer. */
function guardsOf(style: Weights, g: G, lie: Lie): Set<UnitId> {
  const threats = lie.enemies.filter((hex) => fromCaen(hex) <= style.watch).length;
  const wanted = Math.min(style.most, style.fewest + Math.ceil(threats / 2));
  const near = (UNITS_OF[GERMAN] ?? [])
    .filter((unit) => isHex(g.unit.at.get(unit)) && (isMobile(unit) || isFlak(unit)))
    .map((unit) => ({ unit, far: fromCaen(g.unit.at.get(unit)) }))
    .filter(({ far }) => far <= CALLED)
    .sort((a, b) => a.far - b.far);
  return new Set(near.slice(0, Math.round(wanted)).map(({ unit }) => unit));
}

/** What a guard gives to be alone in a hex of Caen, and to be in one with others. */
const [ALONE, TOGETHER] = [40, 10];
/** Whoever is so near Caen is its reserve. */
const RESERVE = 6;

/** Ways to what the front and the guards go for, by gait, looked for when somebody wants them. */
function fieldsOf(mind: Mind, g: G, lie: Lie, guards: ReadonlySet<UnitId>): (unit: UnitId) => Int16Array {
  const { style } = mind;
  const frontOrBeaches = (): Goal[] => {
    const spoilers = spoilGoals(style, g);
    return spoilers.length > 0 ? spoilers : frontGoals(style, g, lie);
  };
  const caen = (): Goal[] =>
    CAEN.filter((hex) => !g.board.stacks.has(GERMAN, hex)).map((hex): Goal => ({ hex, offset: 0 }));
  const fields = new Fields(mind, g, (role) => (role === GUARD ? caen() : frontOrBeaches()));
  return (unit) => fields.of(guards.has(unit) ? GUARD : 0, GAIT_OF[unit] as number);
}
const GUARD = 1;

/** The plan of the German moves. */
function germanPlan(mind: Mind, g: G): Moving {
  const { style } = mind;
  const lie = lieOf(g, mind);
  const guards = guardsOf(style, g, lie);
  const fieldOf = fieldsOf(mind, g, lie, guards);

  const value = (unit: UnitId, hex: HexId, mode: number): number => {
    const near = lie.near[hex] as number;
    const field = Math.min(FAR, fieldOf(unit)[hex] as number) / 2;
    if (!isMobile(unit) && !isFlak(unit)) return gunPost(near) - field * 0.1;
    if (guards.has(unit)) {
      if (isCaen(hex)) return isAlone(g, unit, hex) ? ALONE : TOGETHER;
      return -field;
    }
    let worth = -field - (groundOf(hex) === 'tidal-flat' ? 20 : 0);
    if (isCaen(hex) && isAlone(g, unit, hex)) worth += style.last;
    if (mode === MOVEMENT) worth -= near <= 1 ? style.caught : near <= 3 ? style.exposed : 0;
    else if (near === 1) worth += lie.beside[hex] === 1 ? style.adjacent : -style.unwise;
    if (style.hold > 0 && near <= 2 && lie.beside[hex] === 0) worth -= style.hold;
    if (style.reserve > 0 && fromCaen(g.unit.at.get(unit)) <= RESERVE && fromCaen(hex) > RESERVE)
      worth -= style.reserve;
    if (near <= 4 && (groundOf(hex) !== 'clear' || levelOf(hex) > 0)) worth += style.cover;
    if (fortOf(hex) !== OPEN_GROUND) worth += style.cover;
    return worth;
  };
  const marches = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    if (isStatic(unit)) return false;
    if (!isMobile(unit)) return isGun(unit) ? near > 14 : isStaff(unit) && near > 10;
    if (guards.has(unit)) return !isCaen(hex) && near >= 4;
    return near >= 7 && (fieldOf(unit)[hex] as number) >= 24;
  };
  const deploys = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    if (!isMobile(unit)) return near <= 10;
    return near <= 4 || (guards.has(unit) && isCaen(hex));
  };
  const rank = (unit: UnitId): number =>
    (fieldOf(unit)[g.unit.at.get(unit)] as number) + (isFighter(unit) ? 0 : 100);
  const queue = (): UnitId[] =>
    ranked(
      (UNITS_OF[GERMAN] ?? []).filter(
        (unit) => isHex(g.unit.at.get(unit)) && !isStatic(unit) && !isPosted(g, unit),
      ),
      rank,
    );
  return style.retake > 0
    ? { queue, value, marches, deploys, passing: (way) => retaken(style, g, way) }
    : { queue, value, marches, deploys };
}

/** 18.0-b: whoever goes through a hex of Caen takes it back, if no Allied unit is in it. */
function retaken(style: Weights, g: G, way: readonly HexId[]): number {
  let many = 0;
  for (const hex of way) if (isCaen(hex) && g.hex.allied.get(hex) === 1) many++;
  return many * style.retake;
}

/** Guns want the enemy in range and not at their throat. */
const gunPost = (near: number): number => {
  if (near < 4) return -6 * (4 - near);
  return near > 8 ? -(near - 8) : 0;
};

/** Guns that never leave their place. */
const isPosted = (g: G, unit: UnitId): boolean =>
  isRooted(unit) || (isStaff(unit) && fortOf(g.unit.at.get(unit)) !== OPEN_GROUND);

/** The German movement: whoever has come enters first, where he is nearest to the Allies. */
export function germanMoves(mind: Mind): Script {
  const march = new March(mind, (g) => germanPlan(mind, g));
  return (scene) => {
    const entering = march.isGoing(scene) ? undefined : enter(scene);
    if (entering !== undefined) {
      march.welcome(entering.args[0] as UnitId);
      return entering;
    }
    return march.script(scene);
  };
}

function enter(scene: Scene): Action | undefined {
  const g = gOf(scene);
  if (g.known.arriving(g.scenario).length === 0) return undefined;
  for (const unit of unitsFor(scene, 'enter')) {
    const hex = best(hexesFor(scene, 'enter', unit), (at) => (unitsIn(g, at).length > 0 ? -1 : 0));
    if (hex !== undefined && hasRoom(g, unit, hex)) return act('enter', unit, hex);
  }
  return undefined;
}
