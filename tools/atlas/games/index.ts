import type { Recipe } from '../src/recipe.ts';
import { bloodySummer } from './bloody-summer.ts';
import { darkSummer } from './dark-summer.ts';
import { montysDday } from './montys-dday.ts';
import { omahaBeach } from './omaha-beach.ts';
import { overlordDday } from './overlord-dday.ts';

/** The recipes of all games. */
export const RECIPES: readonly Recipe[] = [darkSummer, montysDday, bloodySummer, omahaBeach, overlordDday];
