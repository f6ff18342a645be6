// A whole game of each by keyboard alone, from the front page to its end. Whoever plays hears what is asked, goes through
// what can be answered, and takes the shortest way: all at once, an end to the phase, else the first there is.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appWords } from '../src/words/en/app.ts';
import { homeWords } from '../src/words/en/home.ts';
import { playWords as words } from '../src/words/en/play.ts';
import { ASKS, comesTo, focused, pressAndHear, reaches, type Stop, stops, tabTo } from './fingers.ts';
import { sitDown as atTable, decisions } from './hand.ts';
import { DESKTOP, leave, openSite, visit } from './visit.ts';

/** How somebody likes to choose what lies on the map: there, or from the list of actions. */
type Way = 'map' | 'list';

interface Sitting {
  readonly game: string;
  readonly seed: number;
  readonly way: Way;
  /** A word of the scenario's title; the first where nothing is said. */
  readonly scenario?: RegExp;
}

const SITTINGS: readonly Sitting[] = [
  { game: 'The Killing Ground: Overlord', seed: 7, way: 'map', scenario: /printed example/ },
  { game: 'D-Day at Omaha Beach', seed: 7, way: 'map' },
  { game: 'The Dark Summer', seed: 7, way: 'list' },
  { game: 'Monty’s D-Day', seed: 7, way: 'list', scenario: /morning at Sword/ },
];
/** More steps than that are no game that goes on. */
const MOST_STEPS = 500;
/** One whose whole game takes as long as all of these. */
const LONGER: Sitting = { game: 'A Bloody Summer', seed: 7, way: 'list', scenario: /Cherbourg/ };
const STEPS = 60;

const site = openSite();

/** Runs in the page: the dice of the games that are begun there can be foreseen. */
function loadDice(seed: number): void {
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest: unknown[]) {
    if (message?.path?.[0] === 'begin') message.argumentList[0].value.seed = seed;
    postMessage.apply(this, [message, ...rest] as never);
  };
}

/** Nothing is to be waited for: said in the settings, which are left as they were come to. */
async function hurryAll(page: Page): Promise<void> {
  const { speeds, speed } = appWords.settings;
  await tabTo(page, ({ name }) => name === homeWords.settings);
  await page.keyboard.press('Enter');
  await reaches(page, '[role="dialog"]');
  await tabTo(page, ({ role, name }) => role === 'radio' && Object.values<string>(speeds).includes(name));
  for (let i = 0; (await focused(page))?.name !== speeds[0]; i++) {
    expect(i, speed).toBeLessThan(Object.keys(speeds).length);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  expect((await comesTo(page, 'button'))?.name).toBe(homeWords.settings);
}

/** From the front page to the first question. */
async function sitDown(page: Page, { game, seed, scenario }: Sitting): Promise<void> {
  await page.evaluate(loadDice, seed);
  await tabTo(page, ({ role, name }) => role === 'link' && name === game);
  await page.keyboard.press('Enter');
  expect((await comesTo(page, 'h1'))?.name).toBe(game);
  await tabTo(page, ({ role }) => role === 'radio');
  while (scenario?.test((await focused(page))?.name ?? '') === false) await page.keyboard.press('ArrowDown');
  await tabTo(page, ({ name }) => name === homeWords.setUp.start);
  await page.keyboard.press('Enter');
  await page.locator('.play-verbs').waitFor();
  expect((await comesTo(page, 'h1'))?.name).toBe(game);
}

const startsWith = (text: string, ...all: readonly string[]): boolean =>
  all.some((one) => text.startsWith(one));
/** Where the question ends. */
const isNotes = ({ role, region }: Stop): boolean =>
  role === 'tab' || startsWith(region, words.happened, words.recap(''), words.recapDice, words.recapDraws);
/** Rules and places can be looked up, what was done at once undone, and what is not possible now asked about: no answers. */
const isAnswer = ({ role, name, expanded }: Stop): boolean =>
  (role === 'button' || role === 'checkbox') &&
  expanded === undefined &&
  !startsWith(name, appWords.rule(''), words.shows, `${words.undo}:`) &&
  !name.endsWith(words.notNow);
const isOfQuestion = ({ region }: Stop): boolean => ASKS.test(region);
const isForAll = ({ name }: Stop): boolean => /\b(all|in order)\b/i.test(name);
const isRun = ({ name }: Stop): boolean => /^Do (it|all \d+)/.test(name);
const isSure = ({ name, region }: Stop): boolean => name === region || /^(Throw|Draw) the /.test(name);
const leadsOn = ({ name }: Stop): boolean => !startsWith(name, words.back, words.cancel, words.none);

/** Answers what is asked, or takes a step towards it; gives what was pressed and what was heard then. */
async function answer(page: Page, way: Way, at: Stop | null): Promise<string> {
  const press = async ({ name }: Stop): Promise<string> => `${name}: ${await pressAndHear(page, 'Enter')}`;
  if (at !== null && isRun(at)) return press(at);
  if (at?.role === 'listbox' || at?.role === 'option') await page.keyboard.press('Tab'); // where g is a letter to look for
  await page.keyboard.press('g');
  await reaches(page, 'h2');
  const passed: Stop[] = [];
  let isBegun = false;
  for await (const stop of stops(page)) {
    if (isNotes(stop)) break;
    if (!isAnswer(stop)) continue;
    isBegun ||= stop.pressed === true;
    if (isRun(stop)) return press(stop);
    if (isOfQuestion(stop) ? !isBegun && (isForAll(stop) || stop.pressed === null) : isSure(stop))
      return press(stop);
    passed.push(stop);
  }
  const begun = passed.filter((stop) => !isOfQuestion(stop) && leadsOn(stop));
  const box = begun.find(({ role, checked }) => role === 'checkbox' && checked !== true);
  const target = box ?? begun[0] ?? (isBegun ? undefined : passed[0]);
  if (target === undefined) return way === 'map' ? chooseOnMap(page) : chooseFromList(page);
  await tabTo(page, ({ name, region }) => name === target.name && region === target.region, 'Shift+Tab');
  if (target !== box) return press(target);
  await page.keyboard.press('Space');
  return target.name;
}

/** Goes to the next place or unit that can be chosen, and chooses it. */
async function chooseOnMap(page: Page): Promise<string> {
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await reaches(page, '[role="application"], [data-unit]');
  return `n: ${await pressAndHear(page, 'Enter')}`;
}

async function chooseFromList(page: Page): Promise<string> {
  await page.keyboard.press('g');
  await page.keyboard.press('2');
  await reaches(page, '[role="tab"]');
  const { name } = await tabTo(page, ({ role }) => role === 'option');
  return `${name}: ${await pressAndHear(page, 'Enter')}`;
}

/** Goes from the front page through a game, for so many steps or to its end; gives what was heard last. */
async function playThrough(page: Page, sitting: Sitting, most: number): Promise<string> {
  await hurryAll(page);
  await sitDown(page, sitting);
  const over = page.getByRole('region', { name: words.reckoning });
  let last = '';
  let at = await focused(page);
  let steps = 0;
  for (; !(await over.isVisible()) && steps < most; steps++) {
    last = await answer(page, sitting.way, at);
    at = await focused(page);
    expect(at, last).not.toBeNull();
  }
  console.log(`${steps} steps: ${last}`);
  return last;
}

test.for(SITTINGS)(
  'a whole game of $game by keyboard alone, and the focus is never lost',
  async (sitting) => {
    const { page, troubles } = await visit(site, { viewport: DESKTOP, reducedMotion: 'reduce' });
    const last = await playThrough(page, sitting, MOST_STEPS);

    // The end is told, and the focus stands at who won; what lies below it is out of reach until it is put away.
    const head = await comesTo(page, 'h2');
    const score = await page.locator('.after-result-text').innerText();
    expect(last).toContain(words.ended(head?.name ?? '', score));
    expect(head?.region).toBe(words.reckoning);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ role: 'link', region: words.reckoning });
    expect(await tabTo(page, ({ name }) => name === words.toMap, 'Shift+Tab')).toMatchObject({
      region: words.reckoning,
    });
    await page.keyboard.press('Enter');
    expect(await comesTo(page, 'h2')).toMatchObject({ name: words.over, region: words.over });
    await leave(page, troubles);
  },
);

test('some days before Cherbourg by keyboard alone, and the focus is never lost', async () => {
  const { page, troubles } = await visit(site, { viewport: DESKTOP, reducedMotion: 'reduce' });
  await playThrough(page, LONGER, STEPS);
  expect(await decisions(page)).toBeGreaterThan(STEPS / 4); // some take two presses, some are several at once
  await leave(page, troubles);
});

test('what goes out of use under the focus hands it on to the question', async () => {
  const { page, troubles } = await atTable(site, { viewport: DESKTOP });
  await page.keyboard.press('b');
  expect(await comesTo(page, 'button')).toSatisfy(isRun);
  await pressAndHear(page, 'Enter');
  await pressAndHear(page, 'U');
  await tabTo(page, ({ name }) => name === words.redo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await comesTo(page, 'h2')).toMatchObject({ name: words.decides('Allies') });
  await leave(page, troubles);
});
