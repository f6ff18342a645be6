import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, type Scene, type Script } from '@bocage/kernel/players';
import { BEACHES, CAEN, dataOf, fortOf, type G, GAIT_OF, GERMAN, grid, groundOf, isAround, isDisrupted, isHex, levelOf, MOVEMENT, OPEN_GROUND, SCENARIOS, spoilersOf, UNITS_OF, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from './ask.ts';
import { FAR, fieldTo, type Goal } from './fields.ts';
import { defenceIn, isAlone, isFighter, type Lie, lieOf, mainZone } from './lie.ts';
import { hasRoom, March, type Plan } from './march.ts';

/** Who may leave his place at all. */
const MOBILE: readonly string[] = ['motorized', 'mechanized', 'armour', 'recon', 'infantry', 'engineer'];
const isMobile = (unit: UnitId): boolean => MOBILE.includes(dataOf(unit).type);
const isStatic = (unit: UnitId): boolean =>
  dataOf(unit).type === 'static' || dataOf(unit).kind === 'staticWeapons';

const DETOUR = 12;
/** In half points: what is given for a stack that is disrupted, and taken for each factor that defends. */
const [DISORDER, FACTOR, HOPELESS] = [8, 0.5, 16];

/** What the front goes for: Allies who can be thrown back, and the Drop Zone. */
function frontGoals(g: G, lie: Lie): Goal[] {
  const zone = mainZone(g);
  const goals = lie.enemies.map((hex): Goal => {
    const isShaken = unitsIn(g, hex).some((unit) => isDisrupted(g, unit));
    const strength = defenceIn(g, 1 - GERMAN, hex) * FACTOR;
    const offset = 20 + strength - (isShaken ? DISORDER : 0) + (lie.assailable.has(hex) ? 0 : HOPELESS);
    return { hex, offset: Math.round(hex === zone ? offset - DISORDER : offset) };
  });
  if (isHex(zone) && !lie.enemies.includes(zone)) goals.push({ hex: zone, offset: 0 });
  return goals;
}

/** Beachheads without a German near them, late in the game. */
function cleanBeaches(g: G): number[] {
  const last = SCENARIOS[g.scenario]?.turns[1] ?? 14;
  if (g.turn < last - 3) return [];
  return [...BEACHES.keys()].filter((beach) => spoilersOf(g, beach)?.length === 0);
}
function spoilGoals(g: G): Goal[] {
  const clean = cleanBeaches(g);
  return grid.hexes
    .filter((hex) => clean.some((beach) => isAround(beach, g.beach.beachhead.get(beach), hex)))
    .map((hex) => ({ hex, offset: 0 }));
}

/** How many hold Caen: more as the Allies come nearer. */
const [FEWEST, MANY, WATCH] = [3, 7, 9];
function guardsOf(g: G, lie: Lie): Set<UnitId> {
  const threats = lie.enemies.filter((hex) => CAEN.some((at) => grid.distance(at, hex) <= WATCH)).length;
  const wanted = Math.min(MANY, FEWEST + Math.ceil(threats / 2));
  const distance = (unit: UnitId): number =>
    Math.min(...CAEN.map((hex) => grid.distance(hex, g.unit.at.get(unit))));
  const near = (UNITS_OF[GERMAN] ?? [])
    .filter((unit) => isHex(g.unit.at.get(unit)) && (isMobile(unit) || dataOf(unit).type === 'flak'))
    .map((unit) => ({ unit, far: distance(unit) }))
    .filter(({ far }) => far <= 12)
    .sort((a, b) => a.far - b.far);
  return new Set(near.slice(0, wanted).map(({ unit }) => unit));
}

const [COVER, ADJACENT, UNWISE, CAUGHT, EXPOSED, LAST] = [1.5, 3, 5, 9, 3, 6];

/** The plan of the German moves. */
function germanPlan(g: G): Plan {
  const lie = lieOf(g, GERMAN);
  const guards = guardsOf(g, lie);
  const spoilers = spoilGoals(g);
  const goals = {
    front: spoilers.length > 0 ? spoilers : frontGoals(g, lie),
    caen: CAEN.filter((hex) => !g.board.stacks.has(GERMAN, hex)).map((hex): Goal => ({ hex, offset: 0 })),
  };
  const fields = new Map<number, Int16Array>();
  const fieldOf = (unit: UnitId): Int16Array => {
    const isGuard = guards.has(unit);
    const gait = GAIT_OF[unit] as number;
    const key = gait + (isGuard ? 8 : 0);
    const known = fields.get(key);
    if (known !== undefined) return known;
    const field = fieldTo(
      g,
      { side: GERMAN, mode: MOVEMENT, gait },
      isGuard ? goals.caen : goals.front,
      DETOUR,
    );
    fields.set(key, field);
    return field;
  };
  const isCity = new Set(CAEN);

  const value = (unit: UnitId, hex: HexId, mode: number): number => {
    const near = lie.near[hex] as number;
    const field = Math.min(FAR, fieldOf(unit)[hex] as number) / 2;
    if (!isMobile(unit) && dataOf(unit).type !== 'flak') return gunPost(near) - field * 0.1;
    if (guards.has(unit)) {
      if (isCity.has(hex)) return isAlone(g, unit, hex) ? 40 : 10;
      return -field;
    }
    let worth = -field - (groundOf(hex) === 'tidal-flat' ? 20 : 0);
    if (isCity.has(hex) && isAlone(g, unit, hex)) worth += LAST;
    if (mode === MOVEMENT) worth -= near <= 1 ? CAUGHT : near <= 3 ? EXPOSED : 0;
    else if (near === 1) worth += grid.around(hex).some((at) => lie.assailable.has(at)) ? ADJACENT : -UNWISE;
    if (near <= 4 && (groundOf(hex) !== 'clear' || levelOf(hex) > 0)) worth += COVER;
    if (fortOf(hex) !== OPEN_GROUND) worth += COVER;
    return worth;
  };
  const marches = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    if (isStatic(unit)) return false;
    if (!isMobile(unit))
      return dataOf(unit).type === 'artillery'
        ? near > 14
        : dataOf(unit).type === 'headquarters' && near > 10;
    if (guards.has(unit)) return !isCity.has(hex) && near >= 4;
    return near >= 7 && (fieldOf(unit)[hex] as number) >= 24;
  };
  const deploys = (unit: UnitId, hex: HexId): boolean => {
    const near = lie.near[hex] as number;
    if (!isMobile(unit)) return near <= 10;
    return near <= 4 || (guards.has(unit) && isCity.has(hex));
  };
  const queue = [...(UNITS_OF[GERMAN] ?? [])]
    .filter((unit) => isHex(g.unit.at.get(unit)) && !isStatic(unit) && !isPosted(g, unit))
    .sort((a, b) => rank(a) - rank(b));
  function rank(unit: UnitId): number {
    return (fieldOf(unit)[g.unit.at.get(unit)] as number) + (isFighter(unit) ? 0 : 100);
  }
  return { queue, value, marches, deploys };
}

/** Guns want the enemy in range and not at their throat. */
const gunPost = (near: number): number => {
  if (near < 4) return -6 * (4 - near);
  return near > 8 ? -(near - 8) : 0;
};

/** Guns that never leave their place. */
const isPosted = (g: G, unit: UnitId): boolean => {
  const { type } = dataOf(unit);
  return (
    type === 'coastArtillery' ||
    type === 'garrison' ||
    (type === 'headquarters' && fortOf(g.unit.at.get(unit)) !== OPEN_GROUND)
  );
};

/** The German movement: whoever has come enters first, where he is nearest to the Allies. */
export function germanMoves(): Script {
  const march = new March(germanPlan);
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
  for (const unit of unitsFor(scene, 'enter')) {
    const hex = best(hexesFor(scene, 'enter', unit), (at) => (unitsIn(g, at).length > 0 ? -1 : 0));
    if (hex !== undefined && hasRoom(g, unit, hex)) return act('enter', unit, hex);
  }
  return undefined;
}
