import type { HexId } from '@bocage/hex';
import { NONE, type Outcome } from '@bocage/kernel';
import { counted } from '@bocage/wargame';
import { CHARTS } from './data/charts.ts';
import { PLACE } from './map.ts';
import { SCENARIOS } from './scenarios.ts';
import { caenHexes, isLodgment, lostOf } from './standing.ts';
import type { G } from './state.ts';
import { ALLIED, BEACHES, GERMAN, GONE, ZONE } from './terms.ts';

const { caen: CITY, lodgment: LODGMENT, losses: LOSSES, tieBreaker: TIE } = CHARTS.victory;

/** 18.0: how well one may win, the least first; 0 stands for not at all. */
const LEVELS = ['none', CHARTS.victory.lodgment.level, CHARTS.victory.caen.level] as const;
type Level = (typeof LEVELS)[number];
const WORDS: Readonly<Record<Level, string>> = {
  none: 'no',
  tactical: 'Tactical',
  strategic: 'Strategic',
};
const NAMES = ['Allied', 'German'] as const;

const heldOf = (g: G, hexes: readonly HexId[]): number =>
  hexes.filter((hex) => g.hex.allied.get(hex) === 1).length;
interface Reckoning {
  readonly caen: number;
  readonly lodgments: number;
  readonly losses: number;
  readonly zones: number;
}
const reckoning = (g: G): Reckoning => ({
  caen: caenHexes(g),
  lodgments: BEACHES.filter((_, beach) => isLodgment(g, beach)).length,
  losses: lostOf(g, ALLIED).length,
  zones: ZONE.words.filter((_, zone) => g.zone.state.get(zone) === GONE).length,
});

/** 18.0-b, -c, R-37: by Caen, else by Lodgments. */
function alliedLevel({ caen, lodgments }: Reckoning): Level {
  if (caen >= CITY.hexes) return CITY.level;
  return lodgments >= LODGMENT.areas ? LODGMENT.level : 'none';
}
/** 18.0-d, -e. */
const germanLevel = ({ losses }: Reckoning): Level =>
  LOSSES.findLast(({ units }) => losses >= units)?.level ?? 'none';

/** 18.0-f, -g, 18.2: the higher level wins; where they are equal, a lost Drop Zone decides. */
function judged(figures: Reckoning): { readonly winner: number; readonly level: Level } {
  const levels = [alliedLevel(figures), germanLevel(figures)] as const;
  const [allied, german] = levels.map((level) => LEVELS.indexOf(level)) as [number, number];
  if (allied !== german) {
    const winner = allied > german ? ALLIED : GERMAN;
    return { winner, level: levels[winner] };
  }
  return figures.zones >= TIE.dropZones
    ? { winner: GERMAN, level: TIE.level }
    : { winner: NONE, level: 'none' };
}

function byTheBook(g: G): Outcome {
  const figures = reckoning(g);
  const { winner, level } = judged(figures);
  const why = [
    `${counted(figures.caen, 'hex', 'hexes')} of Caen`,
    counted(figures.lodgments, 'Lodgment'),
    `${counted(figures.losses, 'Allied unit')} eliminated`,
    ...(figures.zones > 0 ? [`${counted(figures.zones, 'Drop Zone')} lost`] : []),
  ].join(', ');
  const score = { ...figures };
  if (winner === NONE) return { winner, text: `A draw (${why})`, score };
  return { winner, grade: level, text: `${NAMES[winner]} ${WORDS[level]} Victory (${why})`, score };
}

interface Objectives {
  readonly hexes: readonly HexId[];
  readonly held: number;
  readonly eliminated: number;
}
/** By scenario: what is to be taken, and what it may cost; nothing where the book says who has won. */
const OBJECTIVES: readonly (Objectives | undefined)[] = SCENARIOS.map(({ victory }) =>
  victory.by === 'book' ? undefined : { ...victory, hexes: victory.hexes.map((hex) => PLACE.of(hex)) },
);

/** Each side has something to reach; with both or neither it is a draw. */
function byObjectives(g: G, { hexes, held, eliminated }: Objectives): Outcome {
  const score = { objectives: heldOf(g, hexes), losses: lostOf(g, ALLIED).length };
  const [isTaken, isCostly] = [score.objectives >= held, score.losses >= eliminated];
  const winner = isTaken === isCostly ? NONE : isTaken ? ALLIED : GERMAN;
  const why = `${score.objectives} of ${hexes.length} objectives, ${counted(score.losses, 'Allied unit')} eliminated`;
  return { winner, text: `${winner === NONE ? 'A draw' : `${NAMES[winner]} victory`} (${why})`, score };
}

/** 18.0: who has won, and how well. */
export function outcome(g: G): Outcome {
  const objectives = OBJECTIVES[g.scenario];
  return objectives === undefined ? byTheBook(g) : byObjectives(g, objectives);
}
