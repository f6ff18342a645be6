import type { Match } from '@bocage/kernel';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { asked, button, decided, decisions, keptRecord, length, question, SOON, sitDown } from './hand.ts';
import { replayed } from './reckoning.ts';
import { cutBack, goOnWith, playedOut } from './records.ts';
import { DESKTOP, openSite, PHONE, violations } from './visit.ts';

const [ALLIED, GERMAN] = [0, 1];
const END_OF_MOVES = 'End the moves';
const { goOn, goOnBoth, read } = homeWords.record;

const site = openSite();
/** D-Day, where the Allies have only to end the moves of the first phase. */
let beforeGermans: string;
/** The example, where the Allies have landed and are asked for their first attacks. */
let beforeAttacks: string;
/** The same a phase later, where the end of the moves leaves the Germans no choice. */
let beforeForced: string;
/** The same at its end. */
let atEnd: string;
/** D-Day, where a German unit has to fall back and can do so in more ways than one. */
let beforeRetreat: string;

const isAsked = ({ engine }: Match, step: string): boolean => !engine.over && engine.stepName === step;

beforeAll(async () => {
  const [dday, example] = await Promise.all([playedOut('dday', 1), playedOut('omaha-example', 4)]);
  const hadTurn = (match: Match): boolean => match.plies.some(({ side }) => side === GERMAN);
  beforeGermans = await cutBack(dday, (match) => !hadTurn(match) && isAsked(match, 'action.move'));
  beforeForced = await cutBack(example, (match) => match.plies.length <= 57 && isAsked(match, 'action.move'));
  beforeAttacks = await cutBack(
    example,
    (match) => match.plies.length <= 35 && isAsked(match, 'action.designate'),
  );
  atEnd = example;
  beforeRetreat = await cutBack(dday, (match) => isAsked(match, 'retreat.choose'));
});

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const recapAt = (page: Page): Promise<string> => region(page, words.recap('Germans')).innerText();

/** What is pointed out on the map. */
const about = (page: Page) => page.locator('.board-line.is-about:not([d=""])').first();

test('what the other side did is told in brief, and gone through step by step on the map', async () => {
  const { page, troubles } = await goOnWith(site, { viewport: DESKTOP }, beforeGermans, goOn('Allies'));
  await asked(page, /Move a unit/);
  await button(page, END_OF_MOVES).click();
  await button(page, words.warnedAgain).click(SOON); // the beaches are full
  const card = region(page, words.recap('Germans'));
  await card.waitFor(SOON);
  await asked(page);
  const said = await question(page);
  const many = Number(/(\d+) events/.exec(await card.innerText())?.[1]);
  expect(many).toBeGreaterThan(1);
  const lines = card.locator('.play-happened-line');
  expect(await lines.count()).toBeGreaterThan(0);
  expect(await lines.count()).toBeLessThanOrEqual(many);

  // A line of it is lit on the map.
  await lines
    .filter({ hasText: /goes to|is active|dice/ })
    .first()
    .hover();
  await about(page).waitFor({ state: 'attached' });
  expect(await violations(page)).toEqual([]);

  // Step by step: the map shows each moment; what came of the last decision, then the German ones in their order.
  const now = await length(page);
  const { plies } = replayed(await keptRecord(page));
  await button(page, words.walk).click();
  await expect.poll(() => recapAt(page), SOON).toContain(words.recapAt(1, many));
  const first = await decisions(page);
  const sides = [plies[first - 1]?.side];
  expect(await violations(page)).toEqual([]);
  await button(page, words.nextStepOf).click();
  await expect.poll(() => recapAt(page), SOON).toContain(words.recapAt(2, many));
  expect(await decisions(page)).toBeGreaterThan(first);
  await button(page, words.previousStep).click();
  await decided(page, first);
  for (let at = 2; at <= many; at++) {
    await button(page, words.nextStepOf).click();
    await expect.poll(() => recapAt(page), SOON).toContain(words.recapAt(at, many));
    sides.push(plies[(await decisions(page)) - 1]?.side);
  }
  expect(sides).not.toContain(ALLIED);
  expect(sides).toContain(GERMAN);
  expect(await button(page, words.nextStepOf).isDisabled()).toBe(true);

  // And back to the question, where nothing has changed.
  await button(page, words.done).click();
  await card.waitFor({ state: 'detached' });
  await decided(page, now);
  await expect.poll(() => question(page), SOON).toBe(said);
  expect(troubles).toEqual([]);
  await page.close();
});

const curtain = (page: Page, side: string) => page.getByRole('dialog', { name: words.curtain(side) });

/** What can be read or heard beyond the curtain. */
const beyond = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const covered = [...document.querySelectorAll('.play-map, .play-column, .play-top, .play-time')];
    const isSeen = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('.play-curtain') == null;
    };
    const sheet = getComputedStyle(document.querySelector('.play-curtain') as Element);
    if (!/^rgb\(|, 1\)$/.test(sheet.backgroundColor)) return -1;
    return covered.filter((element) => isSeen(element) || element.closest('[aria-hidden], [inert]') === null)
      .length;
  });

const trackTitles = async (page: Page): Promise<string> => {
  await page.getByRole('tab', { name: words.tabs.tracks }).click();
  return page.getByRole('tabpanel').innerText();
};

test('between two people at one screen a curtain falls, and each sees only what is theirs', async () => {
  const { page, troubles } = await goOnWith(site, { viewport: DESKTOP }, beforeGermans, goOnBoth);
  await curtain(page, 'Allies').waitFor(SOON);
  expect(await beyond(page)).toBe(0);
  for (const key of ['Escape', 'u', 'm', '4']) await page.keyboard.press(key);
  expect(await curtain(page, 'Allies').isVisible()).toBe(true);
  expect(await violations(page)).toEqual([]);
  await button(page, words.lift('Allies')).click();
  await asked(page, /Move a unit/);
  expect(await trackTitles(page)).toContain('Weather of 7 June');

  await button(page, END_OF_MOVES).click();
  await button(page, words.warnedAgain).click(SOON); // the beaches are full
  await curtain(page, 'Germans').waitFor(SOON);
  expect(await beyond(page)).toBe(0);
  await page.reload();
  await curtain(page, 'Germans').waitFor(SOON);
  await button(page, words.lift('Germans')).click();
  await region(page, words.decides('Germans')).waitFor();
  expect(await trackTitles(page)).not.toContain('Weather of 7 June');
  await page.getByRole('tab', { name: words.tabs.log }).click();
  expect(await page.getByRole('tabpanel').innerText()).not.toContain('Tomorrow will be');

  // They hide nothing from each other: it does not fall again, not even after a reload.
  await button(page, words.takeBack).click();
  await curtain(page, 'Allies').waitFor(SOON);
  await button(page, words.openTable).click();
  await asked(page, /Move a unit/);
  await button(page, words.redo).click();
  await region(page, words.decides('Germans')).waitFor(SOON);
  await page.reload();
  await region(page, words.decides('Germans')).waitFor(SOON);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.close();
});

test('step by step: each throw waits to be seen, and so does what left no choice', async () => {
  const settings = { stepThrough: true };
  const { page, troubles } = await goOnWith(
    site,
    { viewport: DESKTOP },
    beforeForced,
    goOn('Allies'),
    settings,
  );
  await asked(page, /Move a unit/);
  const before = await decisions(page);
  await button(page, END_OF_MOVES).click();
  await decided(page, before + 1);
  const card = page.locator('.play-prompt');
  await card.getByText(words.forced).waitFor(SOON);
  expect(await violations(page)).toEqual([]);
  const cards: string[] = [];
  while (!(await region(page, words.decides('Allies')).isVisible())) {
    const [text, at] = [await card.innerText(), await decisions(page)];
    cards.push(text);
    await button(page, words.nextStep).click();
    await expect
      .poll(async () => `${await card.innerText()} ${await decisions(page)}`, SOON)
      .not.toBe(`${text} ${at}`);
    expect((await decisions(page)) - at).toBeLessThanOrEqual(1);
  }
  expect(cards.filter((text) => text.includes(words.forced))).toHaveLength(2);
  expect(cards.length).toBeGreaterThan(2);
  expect(troubles).toEqual([]);
  await page.close();
});

/** All that is shown of a moment: every counter, what is asked, and where on the time line it is. */
const picture = async (page: Page): Promise<string[]> => {
  const counters = await page
    .locator('.board-counter')
    .evaluateAll((all) =>
      all.map((one) =>
        [(one as HTMLElement).dataset.unit, (one as HTMLElement).style.transform, one.textContent].join(' '),
      ),
    );
  return [String(await decisions(page)), await question(page), ...counters.sort()];
};

/** Moves somebody to the first place the list has for him. */
async function moveFirst(page: Page, name: string): Promise<void> {
  const before = await decisions(page);
  await page.getByRole('tab', { name: words.tabs.actions }).click();
  await page.getByRole('option', { name: new RegExp(`: ${name},`) }).click();
  // Who has one way goes it at once.
  const isGone = async (): Promise<boolean> => (await decisions(page)) > before;
  await expect.poll(async () => (await isGone()) || page.locator('.play-draft').isVisible(), SOON).toBe(true);
  if (!(await isGone())) await page.getByRole('option').first().click();
  await decided(page, before + 1);
  await asked(page, /Move a unit/);
}

test('undo and redo, by button and by key, give back each former scene, over a whole movement and up to the dice', async () => {
  const { page, troubles } = await goOnWith(site, { viewport: DESKTOP }, beforeAttacks, goOn('Allies'));
  await asked(page, /Plan an attack on/);
  const pictures = [await picture(page)];
  await button(page, 'Begin the fighting').click();
  await asked(page, /Move a unit/);
  pictures.push(await picture(page));
  for (const name of ['2/16', '1/16', '1/116']) {
    await moveFirst(page, name);
    pictures.push(await picture(page));
  }
  expect(new Set(pictures.map((one) => one.join())).size).toBe(5);
  const begun = Number(pictures[0]?.[0]);
  const shown = async (moment: number): Promise<void> => {
    await decided(page, begun + moment);
    await expect.poll(async () => (await picture(page)).slice(1), SOON).toEqual(pictures[moment]?.slice(1));
  };
  const back = [
    () => button(page, words.undo).click(),
    () => page.keyboard.press('u'),
    () => button(page, words.undo).click(),
    () => page.keyboard.press('u'),
  ];
  for (const [i, undo] of back.entries()) {
    await undo();
    await shown(back.length - 1 - i);
  }
  // Here the dice have spoken: undo says so and does nothing.
  await page.keyboard.press('u');
  await page.locator('.play-refusal').waitFor(SOON);
  await shown(0);
  const forth = [
    () => page.keyboard.press('y'),
    () => button(page, words.redo).click(),
    () => page.keyboard.press('y'),
    () => button(page, words.redo).click(),
  ];
  for (const [i, redo] of forth.entries()) {
    await redo();
    await shown(i + 1);
  }
  expect(await button(page, words.redo).isDisabled()).toBe(true);

  // Quick keys are not lost, and none goes too far.
  for (let i = 0; i < 3; i++) await page.keyboard.press('u');
  await shown(1);
  // Whoever decides otherwise after an undo leaves no line behind.
  await button(page, END_OF_MOVES).click();
  await expect.poll(() => length(page), SOON).toBeGreaterThan(begun + 1);
  expect(await button(page, new RegExp(`^${words.lines}`)).count()).toBe(0);
  expect(troubles).toEqual([]);
  await page.close();
});

test('who has to fall back is named in the question and shown on the map', async () => {
  const { page, troubles } = await goOnWith(site, { viewport: DESKTOP }, beforeRetreat, goOn('Germans'));
  const card = region(page, words.decides('Germans'));
  await card.waitFor(SOON);
  const unit = card.locator('.play-subject button');
  expect(await unit.innerText()).toMatch(/N\d{4}/);
  await about(page).waitFor({ state: 'attached', ...SOON });
  await unit.click();
  expect(troubles).toEqual([]);
  await page.close();
});

/** How much of something is in sight within the column, in pixels. */
const inSight = (found: Locator): Promise<number> =>
  found.evaluate((element) => {
    const [own, column] = [element, element.closest('.play-column') as Element].map((one) =>
      one.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return Math.min(own.bottom, column.bottom) - Math.max(own.top, column.top);
  });

test('on a phone the notes that are asked for come into sight, and so do the odds of what stands ready', async () => {
  const { page, troubles } = await sitDown(site, { viewport: PHONE, hasTouch: true, isMobile: true });
  const recap = region(page, words.recapDice);
  await button(page, words.walk).tap();
  await recap.getByText(/^1 of \d+$/).waitFor();
  await expect.poll(() => inSight(recap.getByRole('heading')), SOON).toBeGreaterThan(15);
  await button(page, words.done).tap();
  await asked(page);
  for (const tab of [words.tabs.tracks, words.tabs.log, words.tabs.actions]) {
    await page.getByRole('tab', { name: tab }).tap();
    await expect.poll(() => inSight(page.getByRole('tabpanel')), SOON).toBeGreaterThan(200);
  }
  await page.getByRole('option').first().tap();
  await button(page, words.roll).waitFor(SOON);
  const odds = region(page, words.odds);
  await expect.poll(() => inSight(odds.getByRole('listitem').first()), SOON).toBeGreaterThan(20);
  await expect.poll(() => inSight(odds), SOON).toBeGreaterThan(60);
  // Turned on its side in the middle of it, what stands ready stands.
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await expect.poll(() => inSight(odds.getByRole('listitem').first()), SOON).toBeGreaterThan(20);
  const before = await decisions(page);
  await button(page, words.roll).tap();
  await decided(page, before + 2);
  expect(troubles).toEqual([]);
  await page.close();
});

test('axe finds nothing in a replay, at the end of a game, in its figures, menu and keys, on a phone by night', async () => {
  const options = { viewport: PHONE, colorScheme: 'dark', hasTouch: true } as const;
  const { page, troubles } = await goOnWith(site, options, atEnd, read);
  await page.locator('.after-moment-text').waitFor(SOON);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await page.getByRole('tabpanel').waitFor();
    expect(await violations(page)).toEqual([]);
  }
  await page.goto(page.url().replace('#/replay/', '#/play/'));
  await region(page, words.reckoning).getByRole('img').first().waitFor(SOON);
  expect(await violations(page)).toEqual([]);
  await button(page, words.toMap).click();
  await page.getByRole('tab', { name: words.tabs.statistics }).click();
  await page.locator('.after-chart svg').first().waitFor(SOON);
  expect(await violations(page)).toEqual([]);
  await button(page, words.menu).click();
  await page.getByRole('menuitem').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('menuitem', { name: words.keys }).click();
  await page.getByRole('dialog', { name: words.keysTitle }).waitFor();
  await expect.poll(() => violations(page), SOON).toEqual([]); // not while it still fades in
  expect(troubles).toEqual([]);
  await page.close();
});
