import { expect, test } from 'vitest';
import { playWords as words } from '../src/words/en/play.ts';
import {
  asked,
  bombard,
  button,
  decided,
  decisions,
  length,
  question,
  recordOf,
  SOON,
  sitDown,
  takeUp,
} from './hand.ts';
import { replayed } from './reckoning.ts';
import { DESKTOP, openSite, violations } from './visit.ts';

const site = openSite();

test('dice are taken back only on purpose; whoever decides otherwise at an earlier moment finds both lines again', async () => {
  const { page, troubles } = await sitDown(site, { viewport: DESKTOP });
  await bombard(page);
  const before = await decisions(page);
  const land = async (title: string): Promise<void> => {
    await takeUp(page, title);
    await page.getByRole('tab', { name: words.tabs.actions }).click();
    await page.getByRole('option').first().click();
    await button(page, words.roll).click();
  };
  await land('1st Battalion, 16th Infantry');
  await decided(page, before + 2);
  await asked(page, /Land a unit/);
  const first = replayed(await recordOf(page));

  // What dice have shown is not undone by mistake …
  await button(page, words.undo).click();
  const refusal = page.locator('.play-refusal');
  await refusal.waitFor(SOON);
  expect(await decisions(page)).toBe(before + 2);
  // … but can be taken back, and done again.
  await button(page, words.takeBack).click();
  await decided(page, before);
  expect(await question(page)).toContain(words.earlierHint);
  expect(await violations(page)).toEqual([]);
  await button(page, words.redo).click();
  await decided(page, before + 2);
  await button(page, words.takeBack).click();
  await decided(page, before);

  await land('2nd Battalion, 16th Infantry');
  await decided(page, before + 2);
  await asked(page, /Land a unit/);
  const second = replayed(await recordOf(page));
  expect(second.answers.slice(0, before)).toEqual(first.answers.slice(0, before));
  expect(second.answers[before]).not.toEqual(first.answers[before]);

  // The line that was left is there, and so is this one.
  await button(page, new RegExp(`^${words.lines}`)).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: /^Line 1/ }).click();
  await expect.poll(async () => replayed(await recordOf(page)).answers, SOON).toEqual(first.answers);
  await button(page, new RegExp(`^${words.lines}`)).click();
  await page.getByRole('menuitem', { name: /^Line 2/ }).click();
  await expect.poll(async () => replayed(await recordOf(page)).answers, SOON).toEqual(second.answers);

  // To the beginning and back by the slider; a reload keeps the moment and the lines.
  const slider = page.getByRole('slider', { name: words.timeLine });
  await slider.press('Home');
  await decided(page, 0);
  await button(page, words.next).click();
  await decided(page, 1);
  await page.reload();
  await decided(page, 1);
  expect(await length(page)).toBe(before + 2);
  await button(page, words.toNow).click();
  await decided(page, before + 2);
  await asked(page, /Land a unit/);
  await button(page, new RegExp(`^${words.lines}`)).waitFor();
  expect(troubles).toEqual([]);
  await page.close();
});
