import { type HexId, NOWHERE } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { ALLIED, BEACH, BEACHES, CHARTS, CHITS, dataOf, GERMAN, isAirborne, isFixed, PHASES, REGIMENTS, SECTOR_OF_AIRBORNE, SIDE_OF, type UnitId, WEATHER } from '../data.ts'; // biome-ignore format: a list
import { BRIDGE, grid, isSecondaryBridge, ORNE_BRIDGE, PLACE, reserveOf } from '../map.ts';
import { chitValue } from '../rules/chits.ts';
import { EVERY_UNIT, inPlay } from '../rules/units.ts';
import { type G, REGIMENT, SECTOR } from '../state.ts';
import { type Judged, odd, oddIf } from './reasons.ts';

const isEvening = (g: G): boolean => g.phase > PHASES;

/** What is known and counted as the day goes on. */
function day({ g }: Judged): Reason[] {
  const isKnown = g.weather !== WEATHER.of('unknown');
  return [
    ...oddIf(g.phase > 0 && !isKnown, 'the weather of tomorrow is rolled for before dawn'),
    ...oddIf(g.phase === 0 && g.reduced === 1, 'resistance is not reduced before the first Landing Phase'),
    ...oddIf(g.phase > 1 && g.reduced === 0, 'resistance is reduced after the first Landing Phase'),
    ...oddIf(
      !isEvening(g) && (g.armyLosses > 0 || g.infantryPoints > 0),
      'the losses of nests are reckoned in the evening',
    ),
  ];
}

/** 27.1.8, 27.3.3: each chit is in the cup or on a beach, but for one in the hand that draws the U.S. two. */
function chits(judged: Judged): Reason[] {
  const { g, frames } = judged;
  const onBeaches = BEACH.words.filter((_, beach) => g.beach.chit.get(beach) !== NOWHERE).length;
  const isBack = isEvening(g) && onBeaches === 0;
  const drawing = frames.find(({ name }) => name === 'preliminary');
  const inHand = drawing?.step === 'secondUsChit' ? drawing.value('drawn') : NOWHERE;
  const sums = CHITS.flatMap(({ id, count, removed }, chit) => {
    const lying = BEACH.words.filter((_, beach) => g.beach.chit.get(beach) === chit).length;
    const now = g.cup.get(chit) + lying + (inHand === chit ? 1 : 0);
    const all = removed && !isBack ? 0 : count;
    return oddIf(
      now !== all,
      `of the chits ${id} there are ${all}, not ${now}, in the cup and on the beaches`,
    );
  });
  return [
    ...sums,
    ...oddIf(g.phase > 0 && !isBack && onBeaches < BEACHES.length, 'a resistance chit is missing on a beach'),
    ...oddIf(
      g.phase === 0 && drawing === undefined && onBeaches > 0 && onBeaches < BEACHES.length,
      'a resistance chit is missing on a beach',
    ),
    ...BEACHES.flatMap(({ name, obstruction }, beach) => {
      const level = g.beach.obstruction.get(beach);
      const levels = CHITS.map((_, chit) => chitValue(chit, beach, true) + obstruction.add);
      return [
        ...oddIf(
          level > 0 && !isBack,
          `${name} has its obstruction level in the evening, when its chit is back`,
        ),
        ...oddIf(
          level > 0 && (!obstruction.track || !levels.includes(level)),
          `${name} cannot have an obstruction level of ${level}`,
        ),
      ];
    }),
  ];
}

/** 27.1.3, 27.3.7: bridges are tried in the evening, the Orne bridge before dawn. */
const bridges = (g: G): Reason[] =>
  BRIDGE.words.flatMap((name, bridge) => {
    const [isDown, by] = [g.bridge.blown.get(bridge) === 1, g.bridge.triedBy.get(bridge)];
    return [
      ...oddIf(by !== NOWHERE && !isEvening(g), `the bridge ${name} is tried in the evening`),
      ...oddIf(isDown && by === NOWHERE && bridge !== ORNE_BRIDGE, `nobody has blown the bridge ${name}`),
      ...oddIf(
        by === ALLIED && !isSecondaryBridge(bridge),
        `the Allies blow no bridge of a primary road, as ${name} is`,
      ),
    ];
  });

/** 27.3.5. */
const regiments = (g: G): Reason[] =>
  REGIMENTS.flatMap(({ army, battalions }, regiment) => {
    const [cadre, turn] = [g.regiment.cadre.get(regiment), g.regiment.returns.get(regiment)];
    const isOne = cadre !== NOWHERE;
    const isGone = battalions.every((unit) => g.unit.lost.get(unit) === 1);
    const name = REGIMENT.text(regiment);
    const due = isOne ? 1 + CHARTS.adjustments.returnAfterTurns : 0;
    return [
      ...oddIf(isOne && (!isEvening(g) || !isGone), `no cadre of ${name} can be formed`),
      ...oddIf(isOne && cadre !== reserveOf(army), `the cadre of ${name} is in the reserve of its army`),
      ...oddIf(turn !== due, `the associated unit of ${name} cannot return in turn ${turn}`),
    ];
  });

const lostSteps = (g: G, unit: UnitId): number =>
  inPlay(g, unit) || g.unit.lost.get(unit) === 1 ? dataOf(unit).steps - g.unit.steps.get(unit) : 0;

/** The losses told are those of the counters; what the 352nd has had made good is not seen on them any more. */
function losses(g: G): Reason[] {
  const reasons = SECTOR.words.flatMap((name, sector) => {
    const lost = EVERY_UNIT.filter((unit) => SIDE_OF[unit] === ALLIED && sectorOf(g, unit) === sector).reduce(
      (sum, unit) => sum + lostSteps(g, unit),
      0,
    );
    const told = g.alliedLosses.get(sector);
    return oddIf(told !== lost, `the counters of ${name} have lost ${lost} steps, not ${told}`);
  });
  const german = EVERY_UNIT.filter((unit) => SIDE_OF[unit] === GERMAN && !isFixed(unit)).reduce(
    (sum, unit) => sum + lostSteps(g, unit),
    0,
  );
  const isShort = isEvening(g) ? g.germanLosses < german : g.germanLosses !== german;
  if (isShort) reasons.push(odd(`the German counters have lost ${german} steps, not ${g.germanLosses}`));
  return reasons;
}

const sectorOf = (g: G, unit: UnitId): number =>
  isAirborne(unit) ? SECTOR.of(SECTOR_OF_AIRBORNE[unit] as string) : g.unit.landed.get(unit);

/** 27.2.4-a: a hex is marked as attacked while somebody is to attack it; the one being fought for is not any more. */
function attacks(judged: Judged): Reason[] {
  const { g, frames } = judged;
  const fighting = frames.find(({ name }) => name === 'combat')?.value('hex') ?? NOWHERE;
  const targets = new Set<HexId>(EVERY_UNIT.map((unit) => g.unit.target.get(unit)));
  return grid.hexes.flatMap((hex) => {
    const isTold = g.hex.attacked.get(hex) === 1;
    const isTarget = targets.has(hex);
    return [
      ...oddIf(isTold && !isTarget, `nobody is to attack ${PLACE.text(hex)}`),
      ...oddIf(
        isTarget && isTold === (hex === fighting),
        `the attack on ${PLACE.text(hex)} is not marked as it is`,
      ),
    ];
  });
}

/** What the day has come to. */
export const courseFaults = (judged: Judged): Reason[] => [
  ...day(judged),
  ...chits(judged),
  ...bridges(judged.g),
  ...regiments(judged.g),
  ...losses(judged.g),
  ...attacks(judged),
];
