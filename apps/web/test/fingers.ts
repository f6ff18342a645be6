// Ten fingers on the keys and nobody at the mouse: they go by what has the focus, what it is called, and what is heard.
import type { Page } from 'playwright-core';
import { playWords as words } from '../src/words/en/play.ts';
import { SOON } from './visit.ts';

/** What has the focus: what it is and is called, whether it is pressed, ticked or open, and the region it stands in. */
export interface Stop {
  readonly role: string;
  readonly name: string;
  readonly region: string;
  /** Of a button that opens something below it and closes it again. */
  readonly pressed: boolean | null;
  readonly checked?: boolean;
  readonly expanded?: boolean;
}

/** The title of a question, and of the region it stands in. */
export const ASKS = / decides?$/;

/** More is not gone through in search of something. */
const MOST_STOPS = 60;

/** What has the focus now; null where nothing has it. */
export async function focused(page: Page): Promise<Stop | null> {
  const around = await page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return null;
    const region = at.closest('section, [role="dialog"]');
    const title = document.getElementById(region?.getAttribute('aria-labelledby') ?? '');
    return {
      region: region?.ariaLabel ?? title?.innerText ?? '',
      pressed: at.ariaPressed === null ? null : at.ariaPressed === 'true',
    };
  });
  if (around === null) return null;
  const told = await page.locator('body :focus').ariaSnapshotJSON({ depth: 1 });
  const [{ role, name = '', ...states }] = told as unknown as [{ role: string; name?: string }];
  return { role, name, ...states, ...around };
}

/** Goes from stop to stop and gives each, until whoever asks has what he wants or there are too many. */
export async function* stops(page: Page, key = 'Tab'): AsyncGenerator<Stop> {
  for (let count = 0; count < MOST_STOPS; count++) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop !== null) yield stop; // else it is between the end of the page and its beginning
  }
}

/** Presses Tab until it has come to what is looked for. */
export async function tabTo(page: Page, isMeant: (stop: Stop) => boolean, key = 'Tab'): Promise<Stop> {
  const passed: string[] = [];
  for await (const stop of stops(page, key)) {
    if (isMeant(stop)) return stop;
    passed.push(`${stop.role} “${stop.name}”`);
  }
  throw new Error(`${key} does not come to it, but to ${passed.join(', ')}`);
}

/** Waits until the focus has come to something of a kind, and gives what it is. */
export async function comesTo(page: Page, selector: string): Promise<Stop | null> {
  await page.locator(`:is(${selector}):focus`).waitFor(SOON);
  return focused(page);
}

/** Presses a key and waits until something new is said and somebody is asked, or it is over; gives what was said. */
export async function pressAndHear(page: Page, key: string): Promise<string> {
  await page.evaluate(() => {
    for (const said of document.querySelectorAll<HTMLElement>('.play > [role="status"] > *'))
      said.dataset.heard = '';
  });
  await page.keyboard.press(key);
  const said = await page.waitForFunction(
    ([asks, over]) => {
      const voice = document.querySelector<HTMLElement>('.play > [role="status"] > :not([data-heard])');
      const card = document.querySelector('.play-prompt');
      const title = card?.querySelector('h2')?.innerText ?? '';
      const isSettled = new RegExp(asks).test(title) || title === over;
      return isSettled && card?.ariaBusy === 'false' ? (voice?.innerText ?? null) : null;
    },
    [ASKS.source, words.over] as const,
    SOON,
  );
  return (await said.jsonValue()) ?? '';
}
