import { appWords } from './en/app.ts';
import { homeWords } from './en/home.ts';
import { spoken } from './language.ts';

/** What the front pages and all pages together say; an area that comes later brings its own words. */
export const words = spoken({ en: { app: appWords, home: homeWords } });
