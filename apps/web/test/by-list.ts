// A game played on through the list of actions of the page.
import type { Action } from '@bocage/kernel';
import type { Page } from 'playwright-core';
import { playWords } from '../src/words/en/play.ts';
import { SOON, settled } from './hand.ts';
import type { Shadow } from './shadow.ts';

/** A decision to be made on the page: what is done, with how many decisions behind it, and how many there are then. */
interface Due extends Action {
  readonly from: number;
  readonly to: number;
}

/** What is to be done, how a question and the end are known, and how long nothing may change. */
interface Task {
  readonly due: readonly Due[];
  readonly titles: readonly string[];
  readonly patience: number;
}

/**
 * Runs in the page: makes one decision after another by the list of actions, which stands open, and by keys alone, each
 * as soon as the page has answered the last. Gives what it said of the time before each and at the end.
 */
async function playByList({ due, titles, patience }: Task): Promise<string[]> {
  const captions: string[] = [];
  /** How far the action was put together when the last key was pressed. */
  let stage = '';
  for (const action of due) {
    captions.push(caption());
    stage = '';
    await until(() => isMade(action));
    await until(() => isSettled(action));
  }
  return [...captions, caption()];

  function caption(): string {
    return document.querySelector<HTMLElement>('.play-time-caption')?.innerText ?? '';
  }

  /** Waits for what can come true only by a change of the page. */
  function until(isTrue: () => boolean): Promise<void> {
    return new Promise((done, fail) => {
      let hangs = 0;
      const look = (): void => {
        clearTimeout(hangs);
        if (!isTrue()) hangs = window.setTimeout(() => fail(new Error(`no answer to “${stage}”`)), patience);
        else {
          watch.disconnect();
          done();
        }
      };
      const watch = new MutationObserver(look);
      watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      look();
    });
  }

  function decisions(): number {
    return Number(document.querySelector<HTMLInputElement>('.moment input')?.value);
  }

  function isSettled({ to }: Due): boolean {
    const title = document.querySelector('.play-prompt-title')?.textContent ?? '';
    return decisions() === to && titles.some((text) => title.includes(text));
  }

  /** Whether the decision is made; else presses the next key for it, if the last one has been answered. */
  function isMade({ verb, args, from }: Due): boolean {
    if (decisions() > from) return true;
    const card = document.querySelector<HTMLElement>('.play-draft');
    const said = card?.querySelectorAll('.play-draft-path > span:not(.play-draft-look)').length ?? 0;
    const boxes = [...(card?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])];
    const main = card?.querySelector<HTMLButtonElement>('.play-draft-buttons .button-main') ?? null;
    const ticks = boxes.map((box) => Number(box.checked)).join('');
    // What harms one's own is pressed again.
    const again = document.querySelector<HTMLButtonElement>('.play-warned .button-danger');
    const now = `${card?.dataset.verb} ${said} ${ticks} ${main !== null} ${again !== null}`;
    if (now === stage) return false;
    const members = [args[said] ?? []].flat().map(String);
    const wrong = boxes.find((box) => box.checked !== members.includes(box.value));
    const target = again ?? wrong ?? (main === null || main.disabled ? lineFor({ verb, args }) : main);
    target?.focus();
    if (target === null || document.activeElement !== target) return false;
    stage = now;
    press(target, target === wrong ? ' ' : 'Enter');
    return false;
  }

  /** The line of the list for the next argument, or for a member of it where it is a set. */
  function lineFor({ verb, args }: Action): HTMLElement | null {
    const keys = args.flatMap((argument, i) => {
      const values = typeof argument === 'number' ? [argument] : [argument, argument[0]];
      return values.map((value) => `${verb} ${JSON.stringify(args.slice(0, i))} ${JSON.stringify(value)}`);
    });
    const all = [...document.querySelectorAll<HTMLElement>('.play-list [data-key]')];
    return all.find(({ dataset }) => [...keys, verb].includes(dataset.key ?? '')) ?? null;
  }

  /** A key as a browser presses it: what nobody answers on the page clicks. */
  function press(target: HTMLElement, key: string): void {
    const tell = (type: string): boolean =>
      target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true }));
    const isLeft = tell('keydown');
    if (tell('keyup') && isLeft) target.click();
  }
}

/** What was done on the page, and what it said of the time before each decision and at the end. */
interface Played {
  readonly actions: number;
  readonly captions: readonly string[];
}

/** Plays on by the list of actions, which stands open, as the players of the shadow would, until it is over or enough. */
export async function playOn(page: Page, shadow: Shadow, isEnough = () => false): Promise<Played> {
  shadow.wait();
  const due: Due[] = [];
  for (let from = shadow.ply; !isEnough(); from = shadow.ply) {
    const action = shadow.next();
    if (action === null) break;
    shadow.wait();
    due.push({ verb: action.verb, args: action.args, from, to: shadow.ply });
  }
  await settled(page, due[0]?.from ?? shadow.ply);
  const titles = [playWords.decides(''), playWords.over];
  const captions = await page.evaluate(playByList, { due, titles, patience: SOON.timeout });
  return { actions: due.length, captions };
}
