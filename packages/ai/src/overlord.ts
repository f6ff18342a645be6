import {
  ALLIED, CHARTS, columnOf, dataOf, type G, GERMAN, grid, isAirborne, isBeachHex, isFixed, isHex, landingHexes, landingModifier, lineOf, PLACE, SETUP,
  SIDE_OF, STEADY, sectorOf, type UnitId,
} from '@bocage/game-overlord-dday'; // biome-ignore format: a list
import type { HexId } from '@bocage/hex';
import type { Action, Domain, Player } from '@bocage/kernel';
import { best, type Scene, type Script, scriptedPlayer } from './scripted.ts';

const gOf = ({ world }: Scene): G => world.g as unknown as G;
const act = (verb: string, ...args: Action['args']): Action => ({ verb, args });

/** What may be chosen for the next argument of a verb; nothing where the verb is shut. */
function choices({ world }: Scene, name: string, ...earlier: Action['args']): (number | readonly number[])[] {
  const { offer } = world;
  const verb = offer.verb(name);
  if (verb === undefined || offer.against(verb) !== null) return [];
  const found: (number | readonly number[])[] = [];
  (offer.domain(verb, earlier) as Domain | undefined)?.each((value) => found.push(value) < 0);
  return found;
}

const numbers = (scene: Scene, name: string, ...earlier: Action['args']): number[] =>
  choices(scene, name, ...earlier) as number[];

/** Towns, bridges and headlands that count at the end of the day. */
const OBJECTIVES: readonly HexId[] = (CHARTS.victory.entries as readonly { hold?: string[] }[])
  .flatMap(({ hold }) => hold ?? [])
  .map(PLACE.of);
const ORNE: readonly HexId[] = (SETUP.bridges[0]?.between ?? []).map(PLACE.of);

const distanceTo = (hexes: readonly HexId[], from: HexId): number =>
  hexes.reduce((least, hex) => Math.min(least, grid.distance(hex, from)), 99);

/** How many columns better (clear) or worse (hedgerow, bocage) the ground is than mixed, line by line of the table. */
const GROUND = [2, 0, -1, -2];
/** From 4:1 on mixed ground the defender loses more than the attacker; a nest above a beach is worth one column less. */
const GOOD_ODDS = 5;
const FOR_THE_BEACH = 4;

/** Everybody who may join an attack on a hex. */
function allAgainst(scene: Scene, hex: number): UnitId[] {
  const { offer } = scene.world;
  const verb = offer.verb('attack');
  if (verb === undefined) return [];
  const domain = offer.domain(verb, [hex]) as Domain<readonly number[]>;
  const g = gOf(scene);
  const units: UnitId[] = [];
  for (let unit = 0; unit < SIDE_OF.length; unit++)
    if (SIDE_OF[unit] === scene.side && g.unit.at.get(unit) >= 0 && domain.why([unit]) === null)
      units.push(unit);
  return units;
}

/** Attacks with all who can reach a hex where the odds are good, best odds first. */
const designate: Script = (scene) => {
  const g = gOf(scene);
  const attacks = numbers(scene, 'attack').map((hex) => {
    const units = allAgainst(scene, hex);
    const odds = columnOf(g, scene.side, hex as HexId, units) + (GROUND[lineOf(hex as HexId)] ?? 0);
    return {
      hex,
      units,
      gain: odds - (scene.side === ALLIED && overlooksBeach(g, hex as HexId) ? FOR_THE_BEACH : GOOD_ODDS),
    };
  });
  const { offer } = scene.world;
  const fight = offer.verb('fight');
  const forced = fight !== undefined && offer.against(fight) !== null;
  const attack = best(attacks, ({ gain }) => gain, forced ? -99 : -1);
  return attack === undefined ? act('fight') : act('attack', attack.hex, attack.units);
};

const overlooksBeach = (g: G, hex: HexId): boolean =>
  [0, 1, 2, 3, 4].some((beach) => landingHexes(g, beach).some((landing) => grid.distance(landing, hex) <= 2));

/** Reduces a strong unit rather than losing a weak one; falls back where that saves the unit. */
const lose: Script = (scene) => {
  const [saved] = numbers(scene, 'fallBack');
  if (saved !== undefined) return act('fallBack', saved);
  const g = gOf(scene);
  const unit = best(numbers(scene, 'lose'), (one) => 10 * g.unit.steps.get(one) - dataOf(one).front.strength);
  return unit === undefined ? undefined : act('lose', unit);
};

/** As many as may. */
const advance: Script = (scene) => {
  const units = best(choices(scene, 'advance') as (readonly number[])[], (set) => set.length);
  return units === undefined ? undefined : act('advance', units);
};

/** The move that gains most, by a value of places; units that hold something stay. */
function moveBy(scene: Scene, verb: string, value: (unit: UnitId, hex: HexId) => number): Action | undefined {
  const g = gOf(scene);
  let found: Action | undefined;
  let most = 0;
  for (const unit of numbers(scene, verb)) {
    const here = value(unit, g.unit.at.get(unit));
    const press = isBeachHex(g.unit.at.get(unit)) ? 0.5 : 0;
    for (const way of choices(scene, verb, unit) as (readonly number[])[]) {
      const gain = value(unit, way.at(-1) as HexId) - here + press;
      if (gain > most) [found, most] = [act(verb, unit, way), gain];
    }
    if (found !== undefined) return found;
  }
  return undefined;
}

const standsGuard = (g: G, unit: UnitId, posts: readonly HexId[]): boolean => {
  const at = g.unit.at.get(unit);
  return posts.includes(at) && g.board.stacks.first(at) === unit && g.board.stacks.next(unit) < 0;
};

/** Germans who still overlook the sand where a unit landed. */
function thornsOf(g: G, unit: UnitId): HexId[] {
  const beach = g.unit.landed.get(unit);
  if (beach < 0) return [];
  const foes = g.board.stacks.counts(GERMAN);
  return grid.hexes.filter(
    (hex) => (foes[hex] as number) > 0 && distanceTo(landingHexes(g, beach), hex) <= 2,
  );
}

/** Where a unit is wanted: first the nests above its beach, then a post nobody holds, then what counts. */
function goalsOf(g: G, unit: UnitId): readonly HexId[] {
  const thorns = thornsOf(g, unit);
  if (thorns.length > 0) return thorns;
  const army = dataOf(unit).nation === 'us' ? 0 : 1;
  const open = OBJECTIVES.filter((hex) => g.hex.allied.get(hex) === 0 && sectorOf(hex) === army);
  const posts = isAirborne(unit)
    ? ORNE.filter((hex) => g.board.stacks.counts(ALLIED)[hex] === 0 && sectorOf(hex) === army)
    : [];
  const goals = [...posts, ...open];
  return goals.length === 0 ? OBJECTIVES : goals;
}

const alliedMove: Script = (scene) => {
  const g = gOf(scene);
  const goals = new Map<UnitId, readonly HexId[]>();
  const value = (unit: UnitId, hex: HexId): number => {
    if (standsGuard(g, unit, [...OBJECTIVES, ...ORNE])) return hex === g.unit.at.get(unit) ? 50 : 0;
    const wanted = goals.get(unit) ?? goalsOf(g, unit);
    goals.set(unit, wanted);
    return -distanceTo(wanted, hex);
  };
  return moveBy(scene, 'move', value) ?? act('end');
};

/** Where the Allies are ashore, or came down, as far as it matters to the defender. */
function threats(g: G): HexId[] {
  const hexes = new Set<HexId>(ORNE);
  for (let unit = 0; unit < SIDE_OF.length; unit++) {
    const at = g.unit.at.get(unit);
    if (SIDE_OF[unit] === ALLIED && isHex(at)) hexes.add(at);
  }
  return [...hexes];
}

const germanMove =
  (verb: string): Script =>
  (scene) => {
    const g = gOf(scene);
    const foes = threats(g);
    const value = (unit: UnitId, hex: HexId): number => {
      if (standsGuard(g, unit, OBJECTIVES)) return hex === g.unit.at.get(unit) ? 50 : 0;
      return -Math.max(1, distanceTo(foes, hex));
    };
    return moveBy(scene, verb, value) ?? act('end');
  };

/** Ships fire first on active nests beside the beaches that are about to be landed on. */
const bombard: Script = (scene) => {
  const g = gOf(scene);
  const shots = numbers(scene, 'bombard').flatMap((navy) =>
    numbers(scene, 'bombard', navy).map((hex) => ({ navy, hex })),
  );
  const worth = (hex: number): number => {
    const near = [0, 1, 2, 3, 4].some((beach) =>
      landingHexes(g, beach).some((landing) => grid.adjacent(landing, hex as HexId)),
    );
    let units = g.board.stacks.first(hex as HexId);
    let active = 0;
    for (; units >= 0; units = g.board.stacks.next(units))
      if (isFixed(units) && g.unit.marker.get(units) === STEADY) active++;
    return (near ? 3 : 0) + (active > 0 ? 2 : 0);
  };
  const shot = best(shots, ({ hex }) => worth(hex), 1);
  if (shot !== undefined) return act('bombard', shot.navy, shot.hex);
  const cease = scene.world.offer.verb('cease');
  return cease !== undefined && scene.world.offer.against(cease) === null ? act('cease') : undefined;
};

/** Lands every unit that can, where it costs least. */
const land: Script = (scene) => {
  const g = gOf(scene);
  for (const unit of numbers(scene, 'land')) {
    const beach =
      [0, 1, 2, 3, 4].find((one) =>
        landingHexes(g, one).includes(numbers(scene, 'land', unit)[0] as HexId),
      ) ?? 0;
    const hex = best(numbers(scene, 'land', unit), (one) => -landingModifier(g, unit, beach, one as HexId));
    if (hex !== undefined) return act('land', unit, hex);
  }
  return act('end');
};

/** Calls up whoever is nearest. */
const callUp =
  (verb: string): Script =>
  (scene) => {
    const g = gOf(scene);
    const foes = threats(g);
    const unit = best(numbers(scene, verb), (one) => -distanceTo(foes, g.unit.at.get(one)));
    return unit === undefined ? undefined : act(verb, unit);
  };

/** Does the first thing offered, and ends when nothing is. */
const first =
  (verb: string, otherwise = 'end'): Script =>
  (scene) => {
    const [one] = numbers(scene, verb);
    if (one === undefined) return act(otherwise);
    const [two] = scene.world.offer.verb(verb)?.params.length === 2 ? numbers(scene, verb, one) : [];
    return two === undefined ? act(verb, one) : act(verb, one, two);
  };

const shared: Readonly<Record<string, Script>> = {
  'action.designate': designate,
  'losses.choose': lose,
  'combat.advance': advance,
};

const ALLIED_SCRIPTS: Readonly<Record<string, Script>> = {
  ...shared,
  'navalFire.fire': bombard,
  'beachLanding.land': land,
  'action.move': alliedMove,
  'endStage.fill': (scene) => {
    const unit = best(numbers(scene, 'fill'), (one) => (isAirborne(one) ? 0 : 1));
    const [box] = unit === undefined ? [] : numbers(scene, 'fill', unit);
    return unit === undefined || box === undefined ? act('end') : act('fill', unit, box);
  },
  'endStage.alliedBridges': first('blow'),
};

const GERMAN_SCRIPTS: Readonly<Record<string, Script>> = {
  ...shared,
  'action.move': germanMove('move'),
  'activation.designate': callUp('rouse'),
  'activation.pick': callUp('activate'),
  'endStage.germanMoves': germanMove('march'),
  'endStage.germanBridges': first('blow'),
};

/** A sensible player for each side of Overlord. */
export const overlordPlayer = (side: number): Player =>
  scriptedPlayer('scripted', side === GERMAN ? GERMAN_SCRIPTS : ALLIED_SCRIPTS);
