import type { Stopped } from '@bocage/host';
import type { Reason } from '@bocage/kernel';

const many = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** What is said of one, `loses a step`, said of several: `lose a step`. Only the first word of it changes. */
function ofSeveral(what: string): string {
  const [, verb = '', rest = ''] = /^([a-z]+)(.*)$/s.exec(what) ?? [];
  const known = PLURALS[verb];
  if (known !== undefined) return `${known}${rest}`;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y${rest}`;
  if (/(?:[cs]h|[sx])es$/.test(verb) && !/[^s]ses$/.test(verb)) return `${verb.slice(0, -2)}${rest}`;
  return /[^s]s$/.test(verb) ? `${verb.slice(0, -1)}${rest}` : what;
}
const PLURALS: Readonly<Record<string, string>> = {
  is: 'are',
  has: 'have',
  was: 'were',
  goes: 'go',
  does: 'do',
};

/** As a sentence, which the rules leave without its stop. */
const sentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?…]$/.test(text) ? '' : '.'}`;

/** A chance; nothing is quite sure before it has come. */
const percent = (share: number): string => {
  const whole = Math.round(100 * share);
  return whole < 1 ? 'under 1\u00a0%' : whole > 99 ? 'over 99\u00a0%' : `${whole}\u00a0%`;
};

/** How far something is. */
const progress = (share: number): string => `${Math.round(100 * share)}\u00a0%`;

/** What has a name that everybody knows it by. */
const isCard = (kind: string): boolean => kind === 'card' || kind === 'chit';

/** Why a command went no further. */
const HALTED_WHY: Readonly<Record<Stopped['why'], string>> = {
  refused: 'The next one is not possible any more.',
  changed: 'Something is different now.',
  asked: 'Something else is to be decided first.',
  dice: 'The next one starts the dice: here are its odds.',
};

/** What the game page says. */
export const playWords = {
  opening: 'Opening the game …',
  cannotOpen: 'This game cannot be opened.',
  title: (game: string) => `${game} · Bocage`,
  noMap: 'This game has no map to be played on.',
  home: 'All games',
  map: 'Map',
  board: 'The map. Arrow keys move the cursor, Enter chooses, Space tells what is here.',
  side: 'Decisions and notes',
  skip: 'Skip to the decision',

  // The question
  decides: (side: string, isMany = true) => `${side} ${isMany ? 'decide' : 'decides'}`,
  thinks: 'The other side thinks …',
  othersThink: 'The others think …',
  playersThink: (count: number) => (count === 1 ? 'The player thinks …' : 'The players think …'),
  opponent: 'The other side',
  thinking: (side: string, isMany = true) => `${isMany ? `The ${side} are` : `${side} is`} thinking.`,
  thinkingNow: (side: string, isMany = true) => `${isMany ? `The ${side} are` : `${side} is`} thinking …`,
  thinkingHint: 'You can look around meanwhile, or take back.',
  moveNow: 'Move now',
  progress,
  diceRoll: 'The dice decide …',
  isDrawn: (kind: string) => (isCard(kind) ? `A ${kind} is drawn …` : 'Chance decides …'),
  over: 'The game is over',
  asked: (side: string, text: string) => `${side}: ${sentence(text)}`,
  earlier: (ply: number, length: number) => `An earlier moment: decision ${ply} of ${length}`,
  earlierHint: 'Decide here and a new line begins; the one you leave is kept.',
  lookingBack: 'Looking back',
  toNow: 'Return to the present',
  rule: (rule: string) => `Rule ${rule}`,
  close: 'Close',
  what: 'What to do',

  // Deciding
  asksFor: (asks: string, count: number) => `Choose ${asks}: ${many(count, 'possibility', 'possibilities')}.`,
  choose: (asks: string, then?: string) => `Choose ${asks}${then === undefined ? '' : `; then ${then}`}`,
  several: (count: number) => `${count} things can be done there. Choose one.`,
  whichOne: 'Which of these?',
  members: (chosen: number, of: number) => `${chosen} of ${of} chosen.`,
  who: 'Who takes part',
  all: 'All',
  none: 'None',
  noneOfThem: 'None of them',
  needs: (least: number, most: number) =>
    least === most
      ? `Choose ${least}.`
      : most > 900
        ? `Choose at least ${least}.`
        : `Choose ${least} to ${most}.`,
  atMost: (most: number) => `${most} at the most.`,
  confirm: 'Do it',
  roll: 'Throw the dice',
  // Whatever else is drawn before, dice decide in the end.
  drawing: (kind: string): string => (isCard(kind) ? `Draw the ${kind}` : playWords.roll),
  cancel: 'Cancel',
  back: 'Back',
  confirmDice: (label: string, said: readonly string[]) =>
    `${[label, ...(said.length === 0 ? [] : [said.join(', ')])].join(': ')}. Dice follow. Enter does it, Escape goes back.`,
  atOnce: (label: string, said: readonly string[]) => `Done at once: ${[label, ...said].join(' › ')}`,
  putAside: (label: string) => `${label}: put aside.`,
  notNow: 'not now',
  moreNotNow: (count: number) => `${count} more, not now`,

  // What our players think
  hints: {
    ask: 'What would you do?',
    title: (side: string) => `In your place, as the ${side}`,
    thinking: 'One of our players looks at it from your side …',
    action: (label: string, text: string) => (label === text ? label : `${label}: ${text}`),
    told: (action: string, why: string) =>
      `Advice: ${action}. ${why} It is not done yet: Enter does it, Escape puts it aside.`,
    follow: 'Do that',
    putAway: 'Put it aside',
    stop: 'Never mind',
    off: 'There is nobody to ask here, or hints are off in the settings.',
  },
  thoughts: {
    title: (side: string, isMany = true) => `What ${isMany ? `the ${side}` : side} thought`,
    plan: (plan: string) => `The plan: ${plan}.`,
    chances: (chance: number, feared: number) =>
      `Chance to win: ${percent(chance)}; in the worst tenth of what may come, ${percent(feared)}.`,
    second: (plan: string, chance: number) => `Next best: ${plan}, ${percent(chance)}.`,
    tried: (count: number) => `From ${many(count, 'imagined course', 'imagined courses')} of the game.`,
    show: 'Show the plan on the map',
  },
  resigns: {
    asks: (side: string, isMany = true) => `${isMany ? `The ${side}` : side} would resign. Accept?`,
    accept: 'Accept',
    playOn: 'Play on',
  },
  standing: {
    title: 'Who stands better',
    says: (side: string, chance: number) => `${side} ${percent(chance)}`,
    even: 'even',
    sides: (first: string, chance: number, second: string) =>
      `${first} ${percent(chance)}, ${second} ${percent(1 - chance)}`,
    alone: (chance: number) => `${percent(chance)} to win`,
    show: 'Show who stands better',
    hide: 'Hide who stands better',
  },

  // Several at once
  planned: (label: string, items: readonly string[]) =>
    `${label}: ${items.join('; ')}. Enter does it, Escape goes back.`,
  planRun: (count: number) => `Do ${count === 1 ? 'it' : `all ${count}`}`,
  planRunSome: (count: number, of: number) => `Do ${count} of ${of}`,
  planProgress: (done: number, of: number) => `${done} of ${of} done …`,
  planRush: 'Do the rest at once',
  planItems: 'What it does, in this order',
  halted: (label: string, done: number, of: number, stopped: Pick<Stopped, 'why' | 'reasons'>) =>
    `${label}: ${done} of ${of} done. ${[HALTED_WHY[stopped.why], ...stopped.reasons.map(({ text }) => sentence(text))].join(' ')}`,
  haltedTitle: (label: string, done: number, of: number) => `${label}: stopped after ${done} of ${of}`,
  haltedWhy: HALTED_WHY,
  noPlan: 'Nothing can be done all at once here.',
  allDone: (label: string, of: number) => `${label}: all ${of} done.`,

  // Before harm
  warned: (harms: readonly { readonly text: string; readonly rule: string }[]) =>
    `Careful. ${harms.map(({ text, rule }) => `${text} Rule ${rule}.`).join(' ')} Press again to do it all the same.`,
  warnedTitle: 'Careful',
  moreUnits: (count: number) => `and ${many(count, 'more unit')}`,
  warnedAgain: 'Do it all the same',

  // Refusals
  refusedTitle: 'That is not possible',
  refused: (reasons: readonly Reason[]) =>
    `Not possible. ${reasons.map(({ rule, text }) => `${sentence(text)}${rule === '' ? '' : ` Rule ${rule}.`}`).join(' ')}`,
  sentence,
  nothingFor: 'There is nothing left to choose for it: no unit, or no place to go.',
  notAsked: 'Nothing can be done with that at this step.',
  notMeant: (kinds: readonly string[]) =>
    `That is no answer here. Choose ${kinds.slice(0, 3).join('; or ')}${kinds.length > 3 ? ' …' : ''}.`,

  // Odds
  odds: 'What may come of it',
  sheet: 'The arithmetic',
  always: 'In every case',
  onAverage: (worlds: number) => `Something hidden matters: the mean of ${worlds} possible worlds.`,
  noOdds: 'No dice follow at once.',
  certain: 'No dice: this is what happens.',
  more: (count: number) => `and ${many(count, 'rarer outcome')}`,
  look: 'Point at a lit hex to see what it would mean.',
  lookByTouch: 'Tap a lit hex to choose it.',
  cost: (cost: string) => `(${cost})`,
  changes: {
    next: (question: string) => `then: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
    nothing: 'No effect',
    nothingMore: 'Nothing more',
  },

  shows: 'Show on the map:',

  // Going on
  pause: 'Pause',
  goOn: 'Go on',
  nextStep: 'Next',
  skipOn: 'Skip to my decision',
  skipToEnd: 'Skip to the end',
  pace: 'Pace',
  rushing: (count: number) => `${many(count, 'throw or decision', 'throws and decisions')} so far …`,
  forced: 'There was no other choice: it did itself.',
  didItself: (side: string, said: string) => `No other choice. ${side}: ${said}`,
  stepsLeft: (count: number) => `${count} more`,

  // Two people at one screen
  curtain: (side: string, isMany = true) => `Pass the screen to ${isMany ? 'the ' : ''}${side}`,
  curtainHint: 'One of you may not see all that the other knows. Nothing is shown until you say so.',
  lift: (side: string) => `${side}: show the map`,
  openTable: 'We hide nothing from each other',

  // Time
  undo: 'Undo',
  undone: 'Undone.',
  whyNotUndo: (why: string, canTakeBack: boolean) =>
    `Undo is for what nobody has answered yet: ${why}.${canTakeBack ? ' “Take back” goes behind it all the same.' : ''}`,
  takeBack: 'Take back',
  takenBack: 'Taken back, with everything that followed.',
  redo: 'Redo',
  redone: 'Done again.',
  timeLine: 'Time line',
  moment: (ply: number, length: number, caption: string) => `Decision ${ply} of ${length}, ${caption}`,
  momentOf: (ply: number, length: number) => `Decision ${ply} of ${length}.`,
  previous: 'One decision back',
  next: 'One decision on',
  lines: 'Lines of play',
  line: (number: number, from: number, length: number): string =>
    `Line ${number}, ${from === 0 ? 'the first' : `from decision ${from}`}: ${many(length, 'decision')}`,
  lineHere: (number: number, from: number, length: number): string =>
    `${playWords.line(number, from, length)}; you are on it`,
  fork: (ply: number) => `A line of play parts here, at decision ${ply}`,
  followed: 'Another line of play.',

  // Log
  tabs: {
    log: 'Log',
    actions: 'Actions',
    boxes: 'Boxes',
    tracks: 'Tracks',
    overlays: 'Overlays',
    statistics: 'Figures',
  },
  panels: 'Notes',
  filters: { all: 'Everything', own: 'Ours', enemy: 'Theirs', dice: 'Dice' },
  filter: 'Show',
  chance: 'Dice',
  decided: (side: string, answer: string) => `${side}: ${answer}`,
  threw: (answer: string) => `Came up: ${answer}`,
  hiddenDecision: (side: string, isMany = true, times = 1) =>
    `${side} ${isMany ? 'decide' : 'decides'} something you may not know${times === 1 ? '' : `, ${times === 2 ? 'twice' : `${times} times`}`}.`,
  die: (face: number) => `Die: ${face}`,
  emptyLog: 'Nothing has happened yet.',
  toMoment: 'Go to this moment',
  earlierEntries: (count: number) => `Show ${many(count, 'earlier entry', 'earlier entries')}`,
  quietThrows: (count: number) =>
    `${count === 1 ? 'One more throw or draw' : `${count} more throws or draws`} that changed nothing in sight.`,
  ofSeveral,
  /** What is told of the same one: `loses a step and is eliminated`. */
  inTurn: (told: readonly string[]) =>
    told.length < 2 ? told.join('') : `${told.slice(0, -1).join(', ')} and ${told.at(-1)}`,
  moreNamed: (count: number) => `${count} more`,

  // What happened
  happened: 'What happened',
  nothingYet: 'Results of fights, fire and moves stand here.',
  nothingSeen: 'Nothing has come of it yet; the log tells what was decided.',
  recap: (side: string) => `Meanwhile: ${side}`,
  recapDice: 'What the dice have brought',
  recapDraws: 'What the draws have brought',
  recapCount: (count: number) => many(count, 'event'),
  recapAt: (at: number, count: number) => `${at} of ${count}`,
  walk: 'Go through it',
  previousStep: 'Previous step',
  nextStepOf: 'Next step',
  done: 'Done',

  // Actions
  find: 'Find',
  found: (count: number) => many(count, 'possible action'),
  narrow: (count: number) => `… and ${count} more: type to narrow the list`,
  decideAbove: 'It goes on above: finish it there, change it, or go back.',
  noActions: 'Nobody at this screen is asked now.',
  actions: 'Legal actions',

  // Boxes, tracks, overlays
  boxes: 'Boxes beside the map',
  emptyBoxes: 'All boxes are empty.',
  noBoxes: 'In this game nothing lies beside the map. Who is still to come stands under “Tracks”.',
  showEmpty: 'Show empty boxes',
  choosePlace: (title: string) => `Choose ${title}`,
  unitsOf: (side: string, count: number) => `${side}: ${count}`,
  canChooseHere: 'something can be chosen there',
  toBoxes: 'Linked with',
  ontoMap: 'Onto the map by',
  wayTo: (title: string) => `Show ${title}`,
  choosable: 'can be chosen',
  tracks: 'Tracks',
  hereOnTrack: 'the marker is here',
  overlays: 'Overlays',
  noOverlay: 'None',
  focus: { unit: 'Point at a unit.', hex: 'Point at a hex.' },

  // What is here
  here: 'What is here',
  share: 'Share this moment …',
  hereTool: 'Tell all about what is pointed at',
  steps: (steps: number) => many(steps, 'step'),
  worn: 'has lost steps',
  faceDown: 'A hidden unit',
  units: (count: number) => many(count, 'unit'),

  // Order of battle, finder
  forces: {
    title: 'Order of battle',
    none: 'This game has no order of battle to show.',
    alone: 'Under no division',
    sum: (units: number, steps: number) =>
      steps === 0 ? many(units, 'unit') : `${many(units, 'unit')}, ${many(steps, 'step')}`,
    units: (units: number) => many(units, 'unit'),
    due: 'Still to come',
    lost: 'Lost',
    gone: 'Eliminated',
  },
  finder: {
    title: 'Find',
    label: 'A unit, a place or a rule',
    kinds: { unit: 'unit', place: 'place', rule: 'rule' },
    found: (count: number) =>
      count === 0 ? 'Nothing is called so.' : many(count, 'place to go', 'places to go'),
  },

  // Menus
  menu: 'Game menu',
  settings: 'Settings',
  keys: 'Keys',
  rules: 'Rulebook',
  save: 'Save as a file',
  replay: 'Look back at the game',
  reckoning: 'The reckoning',
  toMap: 'To the map',
  counting: 'Counting …',
  won: (side: string, isMany = true) => `${side} ${isMany ? 'win' : 'wins'}`,
  drawn: 'Nobody wins',
  lost: (side: string, isMany = true) => `${side} ${isMany ? 'lose' : 'loses'}`,
  ended: (who: string, score: string) => `The game is over. ${who}: ${score}.`,
  stopped: 'It cannot go on here',
  reload: 'Open the game again',
  shortcuts: 'Single-key shortcuts',
  sheetHandle: 'Larger or smaller notes',

  keysTitle: 'Keys',
  keyGroups: {
    anywhere: 'Anywhere on this page',
    map: 'On the map',
    lists: 'In lists',
  },
  keyList: {
    help: 'this list',
    rules: 'the rulebook',
    forces: 'the order of battle',
    find: 'finds a unit, a place or a rule',
    map: 'to the map',
    prompt: 'to the question',
    tabs: 'Log, Actions, Boxes, Tracks, Overlays, Figures',
    nextLit: 'to the next thing that can be chosen; with Shift: back',
    bulk: 'shows what can be done all at once',
    confirm: 'does what stands ready',
    cancel: 'one step back',
    undo: 'undo; with Shift: take back',
    redo: 'redo',
    moment: 'one decision back, or on',
    pause: 'stop, go on',
    hurry: 'hurry: on to what happens next; who thinks moves now',
    skip: 'skip to my decision',
    odds: 'reads the odds',
    hint: 'what would you do?',
    cursor: 'moves the cursor',
    choose: 'chooses what is under the cursor',
    here: 'tells what is here',
    zoom: 'closer, farther, whole map',
    list: 'moves in the list',
    type: 'jumps to what begins so',
  },
  nothingLit: 'Nothing on the map or beside it can be chosen now.',
  lit: (name: string, at: number, of: number) => `${name}, ${at} of ${of} that can be chosen.`,
} as const;

export type PlayWords = typeof playWords;
