import { entryOf } from '@bocage/catalogue';
import type { BaseState } from '@bocage/kernel';
import { readRecord } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { begin, button, decisions, length, recordOf, watchToEnd } from './hand.ts';
import { DESKTOP, leave, openSite } from './visit.ts';

const site = openSite();

const GAMES = [
  { game: 'overlord-dday', scenario: /D-Day/, least: 300 },
  { game: 'montys-dday', scenario: /morning at Sword/, least: 300 },
];

/** Runs in the page: notes whose turn it is said to be, whenever that changes. */
function noteTitles(): Set<string> {
  const seen = new Set<string>();
  const note = (): void => void seen.add(document.querySelector('.play-prompt-title')?.textContent ?? '');
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  return seen;
}

test.each(GAMES)(
  'two scripted players play $game to its end under watching eyes, and it ends as the kernel says',
  async ({ game, scenario, least }) => {
    const scripted = homeWords.setUp.seat.scripted.title;
    const seats = { Allies: scripted, Germans: scripted };
    const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game, scenario, seats, seed: 1 });
    await page.waitForURL(/#\/play\//);
    await button(page, words.pause).or(page.getByText(words.over)).first().waitFor();
    const titles = await page.evaluateHandle(noteTitles);
    await watchToEnd(page);
    // Nobody at the screen is one of them, so that there is no other side.
    expect(await titles.evaluate((seen) => [...seen])).not.toContain(words.thinks);
    const count = await length(page);
    expect(count).toBeGreaterThan(least);
    expect(await decisions(page)).toBe(count);

    const playable = await entryOf(game)?.load?.();
    const { engine } = readRecord<BaseState>(playable?.game as never, await recordOf(page));
    expect(engine.over).toBe(true);
    const shown = await page.locator('body').innerText();
    expect(shown).toContain(engine.game.outcome(engine.g).text);
    await leave(page, troubles);
  },
);
