// D-Day at Omaha Beach by hand, as the scripted player would do it: the first turns of the day and its last,
// through the page. All of it is played without a browser in omaha-game.long.test.ts.
import { expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { playOn } from './by-list.ts';
import { begin, button, column, keptRecord, loadDice, recordOf, settled, tab } from './hand.ts';
import { LAST_TURN, OMAHA, seedOfLongGame, turnOf } from './omaha-day.ts';
import { goOnWith } from './records.ts';
import { Shadow } from './shadow.ts';
import { DESKTOP, leave, openSite } from './visit.ts';

const FIRST_TURNS = 2;

const site = openSite();

/** Lets the players of a shadow go on to a turn. */
function goTo(shadow: Shadow, turn: number): void {
  while (turnOf(shadow) < turn && shadow.next() !== null);
  shadow.wait();
}

test('the first turns through the list of actions leave the record of the kernel', async () => {
  const seed = await seedOfLongGame();
  const { page, troubles } = await begin(site, { viewport: DESKTOP }, { game: OMAHA, seed });
  const shadow = await Shadow.of({ game: OMAHA, seed });
  await tab(page, 'actions');
  const { actions } = await playOn(page, shadow, () => turnOf(shadow) > FIRST_TURNS);
  console.log(`${actions} actions, ${shadow.ply} decisions`);
  expect(shadow.match.engine.over).toBe(false);
  expect(await keptRecord(page)).toBe(shadow.record);
  expect(troubles).toEqual([]);
  await page.close();
});

test('the last turn through the list of actions ends the day as the kernel says, to the last card', async () => {
  const seed = await seedOfLongGame();
  const shadow = await Shadow.of({ game: OMAHA, seed });
  goTo(shadow, LAST_TURN);
  const { record } = shadow;
  const { page, troubles } = await goOnWith(
    site,
    { viewport: DESKTOP },
    record,
    homeWords.record.goOn('Americans'),
  );
  await settled(page, shadow.ply);
  await loadDice(page, seed);
  await tab(page, 'actions');
  const { actions } = await playOn(page, shadow);
  console.log(`${actions} actions, ${shadow.ply} decisions: ${shadow.outcome.text}`);

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
