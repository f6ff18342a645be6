import { makeStore, useStore } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** How long a move takes to be shown, in milliseconds; 0 is at once. */
export const SPEEDS = [0, 150, 350, 800] as const;

/** How loud it is: nothing, until somebody asks for it. */
export const VOLUMES = [0, 0.25, 0.6, 1] as const;

const LAST_CHOSEN = ['recruit', 'scripted', 'veteran', 'commander', 'random'] as const;

/** What a player has chosen for all games on this device. */
export interface Settings {
  readonly theme: Theme;
  readonly speed: (typeof SPEEDS)[number];
  /** Shows each throw, answer and forced choice alone, and waits. */
  readonly stepThrough: boolean;
  /** Asks before an action after which dice are thrown. */
  readonly confirmDice: boolean;
  /** No movement on the screen, whatever the system says. */
  readonly reducedMotion: boolean;
  readonly volume: (typeof VOLUMES)[number];
  /** The small map lies unfolded in its corner. */
  readonly miniMap: boolean;
  /** What is pointed at is told in full. */
  readonly hereCard: boolean;
  /** One of our players may be asked what it would do. */
  readonly hints: boolean;
  /** Our players may give up a lost game. */
  readonly resign: boolean;
  /** Who stands better is shown beside the map. */
  readonly standing: boolean;
  /** Whom of our players somebody last chose to play against. */
  readonly opponent: (typeof LAST_CHOSEN)[number];
}

const DEFAULTS: Settings = {
  theme: 'system',
  speed: 350,
  stepThrough: false,
  confirmDice: true,
  reducedMotion: false,
  volume: 0,
  miniMap: true,
  hereCard: true,
  hints: true,
  resign: true,
  standing: false,
  opponent: 'scripted',
};

type Flag = { [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings];

const KEY = 'bocage-settings';

/** The settings that a stored text holds; whatever it does not say, or says wrongly, is as at first. */
function parseSettings(text: string | null): Settings {
  const said = objectOf(text);
  const flag = (name: Flag): boolean => (typeof said[name] === 'boolean' ? said[name] : DEFAULTS[name]);
  return {
    theme: THEMES.find((theme) => theme === said.theme) ?? DEFAULTS.theme,
    speed: SPEEDS.find((speed) => speed === said.speed) ?? DEFAULTS.speed,
    stepThrough: flag('stepThrough'),
    confirmDice: flag('confirmDice'),
    reducedMotion: flag('reducedMotion'),
    volume: VOLUMES.find((volume) => volume === said.volume) ?? DEFAULTS.volume,
    miniMap: flag('miniMap'),
    hereCard: flag('hereCard'),
    hints: flag('hints'),
    resign: flag('resign'),
    standing: flag('standing'),
    opponent: LAST_CHOSEN.find((one) => one === said.opponent) ?? DEFAULTS.opponent,
  };
}

function objectOf(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null; // a browser that keeps nothing
  }
}

/** The settings in force; read them with `useSettings`, or with `settings.get()` outside a component. */
export const settings = makeStore<Settings>(parseSettings(stored()));

/** The settings, drawn anew whenever they change. */
export const useSettings = (): Settings => useStore(settings);

/** Changes some settings and keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings.get(), ...change };
  settings.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // They hold until the page is closed.
  }
}

const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** Nothing shall move: by the player's wish, or the system's. */
const isStill = (): boolean => settings.get().reducedMotion || stillness.matches;

/** How long a move takes to be shown now; 0 where nothing shall move. */
export const moveSpeed = (): number => (isStill() ? 0 : settings.get().speed);

/** Puts theme and motion on the root of the page, now and whenever they change. */
export function applySettings(): void {
  const apply = (): void => {
    const { theme, reducedMotion } = settings.get();
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = theme;
    if (reducedMotion) root.dataset.motion = 'reduce';
    else delete root.dataset.motion;
  };
  apply();
  settings.subscribe(apply);
}

// Another tab may have changed them.
addEventListener('storage', (event) => {
  if (event.key === KEY) settings.set(parseSettings(event.newValue));
});
