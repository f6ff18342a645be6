import { expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { begin, button, decisions, length, recordOf, watchToEnd } from './hand.ts';
import { replayed } from './reckoning.ts';
import { DESKTOP, leave, openSite } from './visit.ts';

const site = openSite();

test('two scripted players play D-Day to its end under watching eyes, and it ends as the kernel says', async () => {
  const scripted = homeWords.setUp.seat.scripted.title;
  const seats = { Allies: scripted, Germans: scripted };
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { scenario: /D-Day/, seats, seed: 1 });
  await page.waitForURL(/#\/play\//);
  await button(page, words.pause).or(page.getByText(words.over)).first().waitFor();
  await watchToEnd(page);
  const count = await length(page);
  expect(count).toBeGreaterThan(300);
  expect(await decisions(page)).toBe(count);

  const { engine } = replayed(await recordOf(page));
  expect(engine.over).toBe(true);
  const { outcome } = engine.game;
  const shown = await page.locator('body').innerText();
  expect(shown).toContain(outcome(engine.g).text);
  await leave(page, troubles);
});
