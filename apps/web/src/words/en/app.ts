/** What all pages have in common. */
export const appWords = {
  title: 'Bocage · Normandy 1944 board wargames',
  titleOf: (page: string) => `${page} · Bocage`,
  home: 'Bocage, home',
  back: 'All games',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment …',
  notices: 'Notices',
  locale: 'en-GB',
  /** Said wherever a map is shown. */
  mapBy: (credit: string) => `Map: ${credit}`,
  /** Of all the maps of Normandy. */
  mapCredit:
    'Maps © OpenStreetMap contributors (ODbL 1.0); GSHHG; GeoNames (CC BY 4.0); Viewfinder Panoramas (J. de Ferranti)',
  rule: (rule: string) => `Rule ${rule}`,
  noCase: 'This case has no text of its own.',
  openBook: 'Open in the rulebook',
  broken: {
    title: 'This page has come to grief',
    text: 'Your games are safe: every decision is saved as soon as it is made. Loading the page again usually helps.',
    reload: 'Load again',
    detail: 'What went wrong',
  },
  lost: {
    title: 'There is nothing at this address',
    text: 'The link may be old, or mistyped.',
  },
  settings: {
    title: 'Settings',
    theme: 'Colours',
    themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
    speed: 'Speed of moves',
    speeds: { 0: 'At once', 150: 'Fast', 350: 'Calm', 800: 'Slow' },
    stepThrough: 'Step by step',
    stepThroughText:
      'Where only one answer is legal, it does itself. With this, each of those, each throw and each answer of the other side is shown alone and waits for you.',
    confirmDice: 'Ask before dice are thrown',
    confirmDiceText: 'Shows the odds once more before what cannot be undone.',
    reducedMotion: 'No movement',
    reducedMotionText: 'Counters appear where they arrive. On by itself where your system asks for it.',
    volume: 'Sound',
    volumes: { 0: 'Off', 0.25: 'Soft', 0.6: 'Medium', 1: 'Loud' },
    hints: 'Hints',
    hintsText: 'A button, and the key x, that asks one of our players what it would do in your place.',
    resign: 'Our players may resign',
    resignText: 'Who sees no chance any more offers to give the game up; you need not accept.',
    standing: 'Who stands better',
    standingText: 'A bar beside the map, by what everybody can see, in the games for which it was learned.',
    kept: 'Kept in this browser, for all games.',
  },
  saving: {
    title: 'Save the game so far',
    seen: (side: string) =>
      `The game is not over, and something in it is hidden from the ${side}. The file tells what they may know, with a ? in the place of everything else. It is for reading; to go on from a file takes all of it.`,
    saveSeen: (side: string) => `Save what the ${side} know`,
    opens:
      'Or open the cards: everything goes into the file, what is hidden included. From then on the record says for ever that the cards were opened before the end.',
    saveAll: 'Open the cards and save everything',
    failed: (why: string) => `The record could not be saved: ${why}`,
  },
  /** How a game was played, for ever. */
  marks: {
    seeded: 'Its dice came from a number that was chosen beforehand.',
    opened: 'The cards were opened before the game was over.',
    takeBacks: (count: number) =>
      count === 1
        ? 'Once somebody went back behind dice or cards and decided anew.'
        : `${count} times somebody went back behind dice or cards and decided anew.`,
    noTakeBacks: 'Nothing was taken back.',
  },
  update: {
    text: 'A new version of Bocage is ready.',
    reload: 'Use it now',
  },
} as const;
