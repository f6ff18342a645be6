const TAUGHT: readonly string[] = ['overlord-dday', 'dark-summer', 'omaha-beach'];

/** Whether a game has a lesson: known without bringing it. */
export const isTaught = (game: string): boolean => TAUGHT.includes(game);
