// D-Day at Omaha Beach from its first turn to its last, by hand: what the scripted player would do, through the page.
import { expect, test } from 'vitest';
import { playWords as words } from '../src/words/en/play.ts';
import { begin, button, column, recordOf, tab } from './hand.ts';
import { playOn, Shadow } from './shadow.ts';
import { DESKTOP, leave, openSite } from './visit.ts';

const GAME = 'omaha-beach';
const FIRST_SEED = 1944;
const LAST_TURN = 16;

/** The turn a game is in. */
const turnOf = ({ match }: Shadow): number => (match.engine.g as unknown as { turn: number }).turn;

/** The first cards from a seed on with which the Americans hold out to the end of the morning. */
async function seedOfLongGame(): Promise<number> {
  for (let seed = FIRST_SEED; ; seed++) {
    const shadow = await Shadow.of({ game: GAME, seed });
    while (shadow.next() !== null);
    if (turnOf(shadow) === LAST_TURN) return seed;
  }
}

const site = openSite();

test('a whole game of sixteen turns through the list of actions ends as the kernel says, to the last card', async () => {
  const seed = await seedOfLongGame();
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: GAME, seed });
  const shadow = await Shadow.of({ game: GAME, seed });
  await tab(page, 'actions');
  const began = performance.now();
  const { actions } = await playOn(page, shadow);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${actions} actions, ${shadow.ply} decisions, in ${seconds.toFixed(1)} s: ${shadow.outcome.text}`,
  );

  expect(turnOf(shadow)).toBe(LAST_TURN);
  await page.getByText(words.over).first().waitFor();
  const { text, winner } = shadow.outcome;
  const shown = await page.locator('body').innerText();
  expect(shown).toContain(text);
  expect(shown).toContain(winner < 0 ? words.lost('Americans') : words.won('Americans'));
  expect(await recordOf(page)).toBe(shadow.record);
  await button(page, words.toMap).click();
  await tab(page, 'log');
  const log = await column(page).innerText();
  for (const sentence of [
    /Card \d+ is drawn\./,
    /\((red|green|blue|orange|purple|brown)\) fires on /,
    /; missing: /,
  ])
    expect(log).toMatch(sentence);
  expect(log).not.toMatch(/undefined|NaN|card-\d|\{|\}/);
  await leave(page, troubles);
});
