import { type Names, names } from '@bocage/kernel';
import { CHARTS } from './data/charts.ts';
import type { ScenarioData } from './data/setup.ts';
import { SCENARIOS } from './scenarios.ts';
import { BEACHES } from './terms.ts';

const { most: MOST } = CHARTS.mines;
const UP_TO_MOST = Array.from({ length: MOST + 1 }, (_, points) => points);

/** 5.4.3: every way in which mines may lie, by beach. */
const SPLITS: readonly (readonly number[])[] = BEACHES.reduce<readonly (readonly number[])[]>(
  (splits, _) => splits.flatMap((split) => UP_TO_MOST.map((points) => [...split, points])),
  [[]],
);
/** They are called by their points from Sword to Gold: `2/3/2`. */
export const LAYING: Names = names(
  'laying',
  SPLITS.map((split) => split.join('/')),
);
/** What a laying has at a beach. */
export const minesIn = (laying: number, beach: number): number => SPLITS[laying]?.[beach] as number;

const isOf = ({ mines, beaches }: ScenarioData, split: readonly number[]): boolean =>
  split.reduce((sum, points) => sum + points, 0) === mines.points &&
  BEACHES.every((beach, i) => split[i] === 0 || beaches.includes(beach));
const ALL = SCENARIOS.map((scenario) => [...SPLITS.keys()].filter((i) => isOf(scenario, SPLITS[i] ?? [])));
/** The layings that a scenario lets the Germans choose from. */
export const layingsOf = (scenario: number): readonly number[] => ALL[scenario] ?? [];
