import { type Play, play, position, row, scene } from './scene.ts';

/** A scene of the campaign. */
export const campaign: typeof scene = (moment, ...lines) => scene(moment, 'scenario campaign', ...lines);
/** A scene of the race to Cherbourg. */
export const race: typeof scene = (moment, ...lines) => scene(moment, 'scenario cherbourg', ...lines);

/** Nobody has won: the Allies hold two beaches, and ten Germans are on the map. */
export const PEACE: readonly string[] = [
  'place 0617 allied=yes',
  'place 0714 allied=yes',
  ...'12-SS-25 12-SS-26 12-SS-I-12 12-SS-II-12 1-SS-1 1-SS-2 9-SS-19 9-SS-20 10-SS-21 10-SS-22'
    .split(' ')
    .map((unit, i) => `${unit} 16${String(i + 1).padStart(2, '0')}`),
];

/** A row of a table as the position has it: `at(match, 'depot Utah')`. */
export const at = (match: Play, what: string): Record<string, string> => row(position(match), what);
/** The points of a kind. */
export const points = (match: Play, kind: string): number => Number(at(match, `score ${kind}`).points ?? 0);
/** A depot in the words of a scene: `reduced`, `building 5`. */
export function depot(match: Play, name: string): string {
  const { state = 'closed', due } = at(match, `depot ${name}`);
  return due === undefined ? state : `${state} ${due}`;
}
/** Offensive markers in a place. */
export const markers = (match: Play, place: string): { allied: number; german: number } => {
  const { alliedMarkers = 0, germanMarkers = 0 } = at(match, `place ${place}`);
  return { allied: Number(alliedMarkers), german: Number(germanMarkers) };
};
/** Everyone who is asked does the last thing he may, which mostly is nothing, and every die shows the same, until a step. */
export function until(match: Play, step: string, die = '3'): Play {
  for (let i = 0; i < 400 && !match.engine.over && match.engine.stepName !== step; i++) {
    if (match.engine.side < 0) {
      const { kind } = match.engine.odds;
      if (kind.parse(die) !== undefined) play(match, die);
      else match.resolve(firstOf(match));
    } else match.apply(match.legal().at(-1) as never);
  }
  return match;
}
function firstOf({ engine: { odds } }: Play): number {
  for (let value = odds.kind.min; value <= odds.kind.max; value++) if (odds.weight(value) > 0) return value;
  throw new Error('nothing can come up');
}
