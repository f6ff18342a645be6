import type { Play } from './game.ts';

/** What keys lead to outside the game itself. */
export interface KeyTargets {
  help(): void;
  rules(): void;
  forces(): void;
  find(): void;
  toMap(): void;
  toPrompt(): void;
  toTab(index: number): void;
  /** To the next thing that can be chosen (1), or the one before (-1). */
  toLit(way: 1 | -1): void;
}

/** Where letters are letters: fields, lists with a search by typing, menus. */
const WRITES =
  'input:not([type="checkbox"], [type="radio"], [type="range"]), textarea, select, [contenteditable], [role="menu"], [role="listbox"], [role="dialog"]';
const PRESSES =
  'button, a, summary, [role="option"], [role="menuitem"], [role="tab"], [role="slider"], input';

/** Does what a key stands for; gives whether it stood for anything. */
export function pressKey(event: KeyboardEvent, play: Play, to: KeyTargets): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === 'Escape') {
    if (play.state.hint === null) void play.pen.cancel();
    else play.counsel.putAway();
    return true;
  }
  if (target?.closest(WRITES) != null) return false;
  if (event.key === 'Enter') {
    if (target?.closest(PRESSES) != null || target?.closest('.play-board') != null) return false;
    void enter(play);
    return true;
  }
  const run = KEYS[event.key];
  if (run === undefined) return false;
  run(play, to);
  return true;
}

/** Does what stands ready: a command, an action, or what was advised. */
function enter({ state: { plan, draft, hint }, bulk, pen, counsel }: Play): Promise<void> {
  if (plan !== null) return bulk.run();
  return draft === null && hint !== null ? counsel.follow() : pen.confirm();
}

type KeyRun = (play: Play, to: KeyTargets) => void;

const tab =
  (index: number): KeyRun =>
  (_, to) =>
    to.toTab(index);

// Letters that move the cursor on a map (q w e a s d z c) mean nothing here.
const KEYS: Readonly<Record<string, KeyRun>> = {
  '?': (_, to) => to.help(),
  '/': (_, to) => to.find(),
  r: (_, to) => to.rules(),
  f: (_, to) => to.forces(),
  m: (_, to) => to.toMap(),
  g: (_, to) => to.toPrompt(),
  '1': tab(0),
  '2': tab(1),
  '3': tab(2),
  '4': tab(3),
  '5': tab(4),
  '6': tab(5),
  n: (_, to) => to.toLit(1),
  N: (_, to) => to.toLit(-1),
  b: (play) => void play.bulk.next(),
  u: (play) => void play.time.undo(),
  U: (play) => void play.time.takeBack(),
  y: (play) => void play.time.redo(),
  '[': (play) => void play.time.goTo(play.state.scene.ply - 1),
  ']': (play) => void play.time.goTo(play.state.scene.ply + 1),
  p: (play) => play.pace.set(play.state.pace === 'paused' ? 'running' : 'paused'),
  h: (play) => play.pace.hurry(),
  k: (play) => play.pace.set('skipping'),
  o: (play) => play.scales.sayOdds(),
  x: (play) => void play.counsel.hint(),
};
