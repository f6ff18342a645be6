import { type HexId, NOWHERE } from '@bocage/hex';
import { innermost, type Judged } from '@bocage/kernel';
import { ALLIED, BEACH, BEACHES, CHARTS, CHITS, dataOf, EVERY_UNIT, GERMAN, isAirborne, isFixed, PHASES, REGIMENTS, SECTOR_OF_AIRBORNE, SIDE_OF, type UnitId, WEATHER } from '../data.ts'; // biome-ignore format: a list
import { BRIDGE, BRIDGES, grid, isSecondaryBridge, ORNE_BRIDGE, PLACE, reserveOf } from '../map.ts';
import { chitValue } from '../rules/chits.ts';
import { inPlay } from '../rules/units.ts';
import { type G, REGIMENT, SECTOR } from '../state.ts';

const isEvening = (g: G): boolean => g.phase > PHASES;

/** What is known and counted as the day goes on. */
function judgeDay({ g, odd }: Judged<G>): void {
  if (g.phase > 0 && g.weather === WEATHER.of('unknown'))
    odd('the weather of tomorrow is rolled for before dawn');
  if (g.phase === 0 && g.reduced === 1) odd('resistance is not reduced before the first Landing Phase');
  if (g.phase > 1 && g.reduced === 0) odd('resistance is reduced after the first Landing Phase');
  if (!isEvening(g) && (g.armyLosses > 0 || g.infantryPoints > 0))
    odd('the losses of nests are reckoned in the evening');
}

/** 27.1.8, 27.3.3: each chit is in the cup or on a beach, but for one in the hand that draws the U.S. two. */
function judgeChits(judged: Judged<G>): void {
  const { g, odd } = judged;
  const onBeaches = BEACH.words.filter((_, beach) => g.beach.chit.get(beach) !== NOWHERE).length;
  const isBack = isEvening(g) && onBeaches === 0;
  const drawing = innermost(judged, 'preliminary');
  const inHand = drawing?.step === 'secondUsChit' ? drawing.value('drawn') : NOWHERE;
  for (const [chit, { id, count, removed }] of CHITS.entries()) {
    const lying = BEACH.words.filter((_, beach) => g.beach.chit.get(beach) === chit).length;
    const now = g.cup.get(chit) + lying + (inHand === chit ? 1 : 0);
    const all = removed && !isBack ? 0 : count;
    if (now !== all) odd(`of the chits ${id} there are ${all}, not ${now}, in the cup and on the beaches`);
  }
  const isDealing = g.phase === 0 && (drawing !== undefined || onBeaches === 0);
  if (!isBack && !isDealing && onBeaches < BEACHES.length) odd('a resistance chit is missing on a beach');
  for (const [beach, { name, obstruction }] of BEACHES.entries()) {
    const level = g.beach.obstruction.get(beach);
    if (level === 0) continue;
    const levels = CHITS.map((_, chit) => chitValue(chit, beach, true) + obstruction.add);
    if (!isBack) odd(`${name} has its obstruction level in the evening, when its chit is back`);
    if (!obstruction.track || !levels.includes(level))
      odd(`${name} cannot have an obstruction level of ${level}`);
  }
}

/** 27.1.3, 27.3.7: bridges are tried in the evening, the Orne bridge before dawn. */
function judgeBridges({ g, odd }: Judged<G>): void {
  for (const bridge of BRIDGES) {
    const name = BRIDGE.text(bridge);
    const [isDown, by] = [g.bridge.blown.get(bridge) === 1, g.bridge.triedBy.get(bridge)];
    if (by !== NOWHERE && !isEvening(g)) odd(`the bridge ${name} is tried in the evening`);
    if (isDown && by === NOWHERE && bridge !== ORNE_BRIDGE) odd(`nobody has blown the bridge ${name}`);
    if (by === ALLIED && !isSecondaryBridge(bridge))
      odd(`the Allies blow no bridge of a primary road, as ${name} is`);
  }
}

/** 27.3.5. */
function judgeRegiments({ g, odd }: Judged<G>): void {
  for (const [regiment, { army, battalions }] of REGIMENTS.entries()) {
    const [cadre, turn] = [g.regiment.cadre.get(regiment), g.regiment.returns.get(regiment)];
    const isOne = cadre !== NOWHERE;
    const isGone = battalions.every((unit) => g.unit.lost.get(unit) === 1);
    const name = REGIMENT.text(regiment);
    if (isOne && (!isEvening(g) || !isGone)) odd(`no cadre of ${name} can be formed`);
    if (isOne && cadre !== reserveOf(army)) odd(`the cadre of ${name} is in the reserve of its army`);
    if (turn !== (isOne ? 1 + CHARTS.adjustments.returnAfterTurns : 0))
      odd(`the associated unit of ${name} cannot return in turn ${turn}`);
  }
}

/** The steps that units of a sort have lost. */
const lostBy = (g: G, test: (unit: UnitId) => boolean): number =>
  EVERY_UNIT.filter((unit) => test(unit) && (inPlay(g, unit) || g.unit.lost.get(unit) === 1)).reduce(
    (sum, unit) => sum + dataOf(unit).steps - g.unit.steps.get(unit),
    0,
  );

/** The losses told are those of the counters; what the 352nd has had made good is not seen on them any more. */
function judgeLosses({ g, odd }: Judged<G>): void {
  for (const [sector, name] of SECTOR.words.entries()) {
    const lost = lostBy(g, (unit) => SIDE_OF[unit] === ALLIED && sectorOf(g, unit) === sector);
    const told = g.alliedLosses.get(sector);
    if (told !== lost) odd(`the counters of ${name} have lost ${lost} steps, not ${told}`);
  }
  const german = lostBy(g, (unit) => SIDE_OF[unit] === GERMAN && !isFixed(unit));
  const isShort = isEvening(g) ? g.germanLosses < german : g.germanLosses !== german;
  if (isShort) odd(`the German counters have lost ${german} steps, not ${g.germanLosses}`);
}

const sectorOf = (g: G, unit: UnitId): number =>
  isAirborne(unit) ? SECTOR.of(SECTOR_OF_AIRBORNE[unit] as string) : g.unit.landed.get(unit);

/** 27.2.4-a: a hex is marked as attacked while somebody is to attack it; the one being fought for is not any more. */
function judgeAttacks(judged: Judged<G>): void {
  const { g, odd } = judged;
  const fighting = innermost(judged, 'combat')?.value('hex') ?? NOWHERE;
  const targets = new Set<HexId>(EVERY_UNIT.map((unit) => g.unit.target.get(unit)));
  for (const hex of grid.hexes) {
    const [isTold, isTarget] = [g.hex.attacked.get(hex) === 1, targets.has(hex)];
    if (isTold && !isTarget) odd(`nobody is to attack ${PLACE.text(hex)}`);
    if (isTarget && isTold === (hex === fighting))
      odd(`the attack on ${PLACE.text(hex)} is not marked as it is`);
  }
}

/** What the day has come to. */
export function judgeCourse(judged: Judged<G>): void {
  for (const judge of [judgeDay, judgeChits, judgeBridges, judgeRegiments, judgeLosses, judgeAttacks])
    judge(judged);
}
