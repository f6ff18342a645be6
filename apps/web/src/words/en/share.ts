import type { PackingFault } from '../../share/packing.ts';

/** What is said where a moment is handed on, and where one is looked at. */
export const shareWords = {
  title: 'Share this moment',
  making: 'Packing the moment …',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  whole:
    'Whoever opens the link sees the map as it stands now, and can play on from there; the link itself holds it, nothing is sent anywhere.',
  seen: (side: string) =>
    `Whoever opens the link sees the map as the ${side} see it now, and nothing that is hidden from them; played on, the hidden rest is drawn anew. The link itself holds it; nothing is sent anywhere.`,
  tooLong: 'There is too much on this map for a link. Hand on the file instead.',
  file: 'Save as a file',
  picture: 'Save as a picture',
  print: 'Print',
  drawing: 'Drawing …',
  failed: (why: string) => `That did not work: ${why}`,
  fileName: (game: string, ply: number) => `${game}-${ply}.position.txt`,
  pictureName: (game: string, ply: number) => `${game}-${ply}.png`,
  credit: (credit: string) => `Map: ${credit} · Bocage`,

  opening: 'Unfolding the map …',
  cannotShow: 'This link cannot be shown',
  faults: {
    tooLong: 'It is longer than any link of ours.',
    notPacked: 'It is cut off, or some of its letters were changed on the way. Ask for it again.',
    tooLarge: 'It holds more than any map of ours.',
    notText: 'What it holds is no text.',
  } satisfies Record<PackingFault, string>,
  moment: (title: string) => `${title}: a moment`,
  seenAs: (side: string) => `As the ${side} see it`,
  seenWhole: 'Nothing is hidden',
  playOn: 'Play on from here',
  playOnAs: (side: string) => `Play on as the ${side}`,
  playOnText:
    'It becomes a game of your own, kept in this browser; the others are played by script. Nothing is sent back to whoever gave you the link.',
  playOnGuessed: (side: string) =>
    `It becomes a game of your own, kept in this browser. The link holds only what the ${side} may know: the rest is drawn at random so that it agrees with that, and need not be what it was.`,
  column: 'About this moment',
  stands: 'Where the game stands',
  beside: 'Beside the map',
  home: 'All games',
  setUp: 'Set up this game',
} as const;
