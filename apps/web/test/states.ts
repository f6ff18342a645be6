// The states that games are shown in: a small function each, from a table that has just been sat down at or from a game
// that was played to its end.
import type { LogEntry } from '@bocage/host';
import type { Page } from 'playwright-core';
import { afterWords } from '../src/words/en/after.ts';
import { playWords as words } from '../src/words/en/play.ts';

/** A finished game on the page of replays, with its log. */
export interface Played {
  readonly page: Page;
  readonly log: readonly LogEntry[];
}

/** How a picture is taken. */
export type Shot =
  /** Of a game that has just begun, at its first question. */
  | { readonly from: 'opening'; readonly device?: 'phone' | 'night'; take?(page: Page): Promise<void> }
  /** Of a game that was played, back at a question to which this can be the answer, to go on from there. */
  | {
      readonly from: 'question';
      readonly verb: string;
      /** The verb that does as much in a game without that one. */
      readonly orElse?: string;
      /** By game, the verb that leads to the same there, such as to the dice where an attack is put together before. */
      readonly instead?: Readonly<Record<string, string>>;
      /** Whoever answers so is warned. */
      readonly harms?: boolean;
      take(page: Page): Promise<void>;
    }
  /** Of a game that was played. */
  | { readonly from: 'replay'; take(played: Played): Promise<void> };

/** Goes to the moment after a decision. */
async function showPly(page: Page, ply: number): Promise<void> {
  const slider = page.locator('.moment input');
  await slider.fill(String(ply));
  await slider.dispatchEvent('change');
  await page.locator('.after-moment-text', { hasText: new RegExp(`^${ply}/`) }).waitFor();
}

/** The moment after the middle one of the decisions with such an event, by the other side where there is one. */
const after =
  (names: RegExp) =>
  async ({ page, log }: Played): Promise<void> => {
    const found = log.filter(({ events }) => events.some(({ name }) => names.test(name)));
    const entry = found[Math.floor(found.length / 2)];
    if (entry === undefined) throw new Error(`nothing like ${names} happened`);
    await showPly(page, entry.ply + 1);
  };

/** Begins with the first action of the list that is called so. */
async function begin(page: Page, called: RegExp): Promise<void> {
  await page.getByRole('tab', { name: words.tabs.actions }).click();
  await page.getByRole('option', { name: called }).first().click();
}

/** Every state by the name of its picture. */
export const STATES: Readonly<Record<string, Shot>> = {
  opening: { from: 'opening' },
  phone: { from: 'opening', device: 'phone' },
  night: { from: 'opening', device: 'night' },
  draft: {
    from: 'question',
    verb: 'move',
    async take(page) {
      await page.locator('.play-prompt').getByRole('button', { name: /^Move/ }).first().click();
      await page.locator('.play-draft').waitFor();
    },
  },
  rulebook: {
    from: 'opening',
    async take(page) {
      await page
        .locator('.play-prompt')
        .getByRole('button', { name: /^Rule / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  },
  fire: { from: 'replay', take: after(/^(fired|firedAt|shelled|bombarded|supported)$/) },
  odds: {
    from: 'question',
    verb: 'attack',
    orElse: 'shoot',
    instead: { 'bloody-summer': 'fight' },
    async take(page) {
      await begin(page, /attack|^Fire$/i);
      await page.locator('.play-headline').waitFor();
    },
  },
  warning: {
    from: 'question',
    verb: 'end',
    instead: { 'bloody-summer': 'pass' },
    harms: true,
    async take(page) {
      await page
        .locator('.play-prompt')
        .getByRole('button', { name: /^(End|Carry no)/ })
        .click();
      await page.locator('.play-warned').waitFor();
    },
  },
  result: { from: 'replay', take: after(/^(lost|eliminated|stepLost|destroyed)$/) },
  retreat: { from: 'replay', take: after(/^(retreated|gaveGround|withdrawn|displaced)$/) },
  replay: {
    from: 'replay',
    take: ({ page, log }) => showPly(page, Math.floor(log.length / 3)),
  },
  end: {
    from: 'replay',
    async take({ page, log }) {
      await showPly(page, (log.at(-1)?.ply ?? 0) + 1);
      await page.getByRole('tab', { name: afterWords.replay.tabs.end }).click(); // which is there at the end alone
      await page.getByRole('tabpanel').getByRole('img').first().waitFor();
    },
  },
};

/** A picture of the README. */
interface ReadmeShot {
  readonly game: string;
  readonly device: 'wide' | 'square' | 'phone' | 'desktop';
  /** A question of a game that was played; the first of a new one where nothing is said. */
  readonly asked?: { readonly verb: string };
  take?(page: Page): Promise<void>;
}

const theOdds = async (page: Page): Promise<void> => {
  await begin(page, /attack/i);
  await page.locator('.play-headline').waitFor();
  await page.getByRole('tab', { name: words.tabs.log }).click();
};

/** The pictures of the README by their names. */
export const README: Readonly<Record<string, ReadmeShot>> = {
  play: { game: 'overlord-dday', device: 'wide' },
  attack: { game: 'overlord-dday', device: 'square', asked: { verb: 'attack' }, take: theOdds },
  phone: { game: 'overlord-dday', device: 'phone' },
  summer: { game: 'dark-summer', device: 'wide', asked: { verb: 'attack' }, take: theOdds },
  omaha: {
    game: 'omaha-beach',
    device: 'desktop',
    asked: { verb: 'barrage' },
    async take(page) {
      await page.getByRole('tab', { name: words.tabs.overlays }).click();
      await page.locator('.play-overlay', { hasText: 'All German fire' }).click();
      await page.getByRole('tab', { name: words.tabs.tracks }).click();
    },
  },
};
