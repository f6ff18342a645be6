// A hand at the table: what the browser tests do on the page of a game, by what it is called and where it lies.
import { PITCH } from '@bocage/atlas';
import { entryOf } from '@bocage/catalogue';
import { type Grid, makeGrid } from '@bocage/hex';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { boardWords } from '../src/words/en/board.ts';
import { homeWords } from '../src/words/en/home.ts';
import { learnWords } from '../src/words/en/learn.ts';
import { playWords } from '../src/words/en/play.ts';
import { type Site, SOON, textOf, type Visit, visit } from './visit.ts';

export { SOON } from './visit.ts';

/** With these dice the first phase at Omaha goes as the tests tell it. */
const SEED = 7;
const READABLE = 0.6;
export const GAME = 'overlord-dday';

/** The hexes of a game. */
export async function gridOf(game: string): Promise<Grid> {
  const map = await entryOf(game)?.map?.();
  if (map === undefined) throw new Error('there is no map to play on');
  return makeGrid(map.grid);
}
const OVERLORD = await gridOf(GAME);

interface Sitting {
  /** By default the example of Omaha, the smallest with landings. */
  readonly game?: string;
  /** A word of the scenario's title. */
  readonly scenario?: RegExp;
  readonly seed?: number;
  /** Each side has a seat of its own, where as usual one holds a camp. */
  readonly isApart?: boolean;
  /** Who plays, by side; as usual where nothing is said. */
  readonly seats?: Readonly<Record<string, string>>;
}

/** Sits down at a game; nothing waits or glides. */
export async function begin(
  site: Site,
  options: BrowserContextOptions,
  sitting: Sitting = {},
): Promise<Visit> {
  const { game = GAME, seed = SEED, seats = {}, isApart = false } = sitting;
  const scenario = sitting.scenario ?? (game === GAME ? /printed example/ : undefined);
  const visited = await visit(site, { reducedMotion: 'reduce', ...options }, `#/new/${game}?seed=${seed}`, {
    speed: 0,
  });
  const { page } = visited;
  if (scenario !== undefined) await page.getByRole('radio', { name: scenario }).check(SOON);
  if (isApart) await page.getByRole('switch', { name: homeWords.setUp.together('') }).press('Space', SOON);
  for (const [side, seat] of Object.entries(seats)) {
    const group = page.getByRole('group', { name: homeWords.setUp.seatsFor(side) });
    await group.getByRole('radio', { name: new RegExp(`^${seat}`) }).check(SOON);
  }
  await button(page, homeWords.setUp.start).click();
  return visited;
}

/** The same, up to the first question. */
export async function sitDown(
  site: Site,
  options: BrowserContextOptions,
  sitting: Sitting = {},
): Promise<Visit> {
  const visited = await begin(site, options, sitting);
  await asked(visited.page);
  return visited;
}

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

const prompt = (page: Page): Locator => page.getByRole('region', { name: playWords.decides('Allies') });
/** What is being put together, and all that stands beside the map. */
export const draft = (page: Page): Locator => page.locator('.play-draft');
export const column = (page: Page): Locator => page.locator('.play-column');
export const tab = (page: Page, name: keyof typeof playWords.tabs): Promise<void> =>
  page.getByRole('tab', { name: playWords.tabs[name] }).click();

/** Waits until somebody at the screen, whoever it is, is asked something like this. */
export async function questioned(page: Page, what: RegExp): Promise<void> {
  await expect.poll(() => textIfShown(page.locator('.play-prompt')), SOON).toMatch(what);
}

/** Waits until the Allies are asked something, which may be said of it. */
export async function asked(page: Page, what: RegExp = /./): Promise<void> {
  await expect.poll(() => textIfShown(prompt(page)), SOON).toMatch(what);
  await page.getByRole('group', { name: playWords.pace }).waitFor({ state: 'hidden', ...SOON });
  await drawn(page);
}

/** Waits until the map shows what the page knows. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Waits until something on the map can be chosen. */
export async function lit(page: Page): Promise<void> {
  await page
    .locator('.board-counter.is-legal')
    .first()
    .waitFor({ state: 'attached', ...SOON });
}

// A page that is being drawn anew may have no question for a moment.
const textIfShown = async (found: Locator): Promise<string> =>
  (await found.isVisible()) ? found.innerText() : '';

/** What is asked, with everything that can be done about it. */
export const question = (page: Page): Promise<string> => prompt(page).innerText();

const timeLine = (page: Page): Locator => page.getByRole('slider', { name: playWords.timeLine });

/** Decisions behind the moment that is shown. */
export async function decisions(page: Page): Promise<number> {
  return Number(await timeLine(page).inputValue());
}

/** Decisions in the whole line of play. */
export async function length(page: Page): Promise<number> {
  return Number(await timeLine(page).getAttribute('max'));
}

/** Waits for so many decisions to be behind. */
export async function decided(page: Page, count: number): Promise<void> {
  await expect.poll(() => decisions(page), SOON).toBe(count);
}

/** Watches a game to its end, however long it takes: it hangs only when nothing more is decided. */
export async function watchToEnd(page: Page): Promise<void> {
  const over = page.getByText(playWords.over).first();
  const count = async (): Promise<number> => ((await timeLine(page).isVisible()) ? length(page) : 0);
  for (let before = -1; !(await over.isVisible()); before = await count())
    await expect.poll(async () => (await over.isVisible()) || (await count()) > before, SOON).toBe(true);
}

/** Brings a hex into the window by the small map, near enough to tell its counters from those beside it. */
export async function lookAt(page: Page, hex: string, on: Grid = OVERLORD): Promise<void> {
  // Nearer first: at the edge of the map there is nothing to bring to the middle as long as all of it is seen.
  for (let k = await scaleOf(page); k < READABLE; k = await scaleOf(page))
    await button(page, boardWords.zoomIn).click();
  const { x, y } = on.centre(on.find(hex));
  const mini = page.locator('.board-mini');
  if (!(await mini.isVisible())) await button(page, boardWords.mini).click(); // it has stepped aside
  const box = await mini.boundingBox();
  if (box === null) throw new Error('there is no small map');
  await mini.click({ position: { x: (x / on.width) * box.width, y: (y / on.height) * box.height } });
  await page.locator('.board-layer:not([style*="will-change"])').waitFor({ state: 'attached', ...SOON });
}

const scaleOf = (page: Page): Promise<number> =>
  page.locator('.board-layer').evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).a);

/** Where a hex lies on the screen. */
export function spotOf(page: Page, hex: string, on: Grid): Promise<{ x: number; y: number }> {
  const { x, y } = on.centre(on.find(hex));
  return page.locator('.board-layer').evaluate(
    (layer, at) => {
      const { a, e, f } = new DOMMatrix(getComputedStyle(layer).transform);
      const { left, top } = (layer.parentElement as HTMLElement).getBoundingClientRect();
      return { x: left + at.x * a + e, y: top + at.y * a + f };
    },
    { x: x * PITCH, y: y * PITCH },
  );
}

/** Clicks on a hex, or on the uppermost counter that lies there. */
export async function clickHex(page: Page, hex: string, on: Grid = OVERLORD): Promise<void> {
  const { x, y } = await spotOf(page, hex, on);
  await page.mouse.click(x, y);
}

/** Looks for a hex and clicks on it. */
export async function findHex(page: Page, hex: string, on: Grid): Promise<void> {
  await lookAt(page, hex, on);
  await clickHex(page, hex, on);
}

/** Carries a counter from hex to hex. */
export async function dragHex(page: Page, from: string, to: string): Promise<void> {
  const [start, end] = [await spotOf(page, from, OVERLORD), await spotOf(page, to, OVERLORD)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 6 });
  await page.mouse.up();
}

/** Throws the dice for what stands ready, and waits until somebody is asked again. */
export async function throwDice(page: Page): Promise<void> {
  const before = await decisions(page);
  await button(page, playWords.roll).click(SOON);
  await expect.poll(() => decisions(page), SOON).toBeGreaterThanOrEqual(before + 2);
  await asked(page);
}

/** Waits until so many decisions are behind, and somebody is asked or it is over. */
export async function settled(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    ([wanted, asks, over]) =>
      Number(document.querySelector<HTMLInputElement>('.moment input')?.value) === wanted &&
      [asks, over].some((title) =>
        document.querySelector('.play-prompt-title')?.textContent?.includes(String(title)),
      ),
    [count, playWords.decides(''), playWords.over] as const,
    SOON,
  );
}

/** Fires on the nest of a hex; by the ships of the first navy, where both could. */
async function fireOn(page: Page, hex: string): Promise<void> {
  await lit(page);
  await clickHex(page, hex);
  const first = page.getByRole('menuitem').first();
  await first.or(button(page, playWords.roll)).first().waitFor(SOON);
  if (await first.isVisible()) await first.click();
  await throwDice(page);
}

/** The nests that are fired on before the first landings, with the dice of these tests. */
export const NESTS = ['N3033', 'N3133', 'N3132', 'N2828'] as const;

/** Everything up to the first landing, by mouse. */
export async function bombard(page: Page): Promise<void> {
  await asked(page, /Weapons Nest/);
  await lookAt(page, 'N3032');
  for (const nest of NESTS) await fireOn(page, nest);
  await button(page, /Cease fire/).click();
  await asked(page, /Land a unit/);
}

/** Chooses a unit beside the map by its full name. */
export async function takeUp(page: Page, title: string): Promise<void> {
  await page.getByRole('tab', { name: playWords.tabs.boxes }).click();
  await page.getByRole('button', { name: new RegExp(`^${title},.*${playWords.choosable}$`) }).click(SOON);
}

/** Goes through a lesson by reading on, or by doing what is shown, to the step of this title; gives the titles on the way. */
export async function takeLesson(page: Page, last: string): Promise<Set<string>> {
  const { waiting, next, doIt } = learnWords;
  const coach = page.locator('.lesson-coach');
  const titles = new Set<string>();
  for (;;) {
    await expect.poll(() => coach.locator('h2').innerText(), SOON).not.toBe(waiting);
    const title = await coach.locator('h2').innerText();
    if (title === last) return titles;
    titles.add(title);
    const before = await coach.innerText();
    await button(page, next).or(button(page, doIt)).first().click();
    await expect.poll(() => coach.innerText(), SOON).not.toBe(before);
  }
}

/** To compare sums of chances that were added up in different orders. */
export const rounded = (chance: number): number => Number(chance.toFixed(12));

/** The chances that are shown, not as they are rounded for the eye. */
export async function shownOdds(page: Page): Promise<number[]> {
  const lines = page.getByRole('region', { name: playWords.odds }).getByRole('listitem');
  await expect.poll(() => lines.count(), SOON).toBeGreaterThan(1);
  const told = await lines.evaluateAll((all) => all.map((line) => (line as HTMLElement).dataset.probability));
  return told.map((text) => rounded(Number(text)));
}

/** Asks for the game as a file. */
export async function askForFile(page: Page): Promise<void> {
  await button(page, playWords.menu).click();
  await page.getByRole('menuitem', { name: playWords.save }).click();
}

/** What is handed out when something is done. */
export async function handedOut(page: Page, doIt: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download', SOON);
  await doIt();
  return textOf(await download);
}

/** The game as it is handed out as a file, where nothing in it is hidden from who plays it. */
export const recordOf = (page: Page): Promise<string> => handedOut(page, () => askForFile(page));

/** The whole record of the game that is open, as the browser keeps it to go on with. */
export const keptRecord = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const base = await done(indexedDB.open('bocage'));
    const id = location.hash.split('/')[2] ?? '';
    const kept = base.transaction(['saves', 'pieces']);
    const { line, lines } = await done(kept.objectStore('saves').get(id));
    const ofLine = IDBKeyRange.bound([id, line, 0], [id, line, Number.MAX_SAFE_INTEGER]);
    const pieces = await done(kept.objectStore('pieces').getAll(ofLine));
    base.close();
    return [lines[line].head, ...pieces.map(({ text }) => text), lines[line].end].join('');
  });

/** Has the game that is open go on by dice that can be foreseen, though it was begun by others. */
export async function loadDice(page: Page, seed: number): Promise<void> {
  await page.evaluate(async (foreseen) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const base = await done(indexedDB.open('bocage'));
    const saves = base.transaction('saves', 'readwrite').objectStore('saves');
    const { secret: _, ...save } = await done(saves.get(location.hash.split('/')[2] ?? ''));
    await done(saves.put({ ...save, seed: foreseen }));
    base.close();
  }, seed);
  await page.reload();
}
