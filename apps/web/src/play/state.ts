import type { HexPaint, Peril, PlaceNote, Sheet } from '@bocage/catalogue';
import type { Forecast, GameFacts, Hint, Intention, LogEntry, Plan, Pondering, Scene, Stopped } from '@bocage/host'; // biome-ignore format: a list
import type { Action, Reason } from '@bocage/kernel';
import { choosable, type Door, type Draft, doorsIn, type Entry, endOf, openDoors } from './draft.ts';
import { type Happened, happenedOf, type Trail, trailsOf } from './drawn.ts';
import { campOf } from './ends.ts';
import { aboutOf, type LogLine, marksOf, type PhaseMark, recapOf, toldOf, withNews } from './log.ts';

/** How Chance and the opponents go on: by themselves, at a press, or at once up to the next question. */
export type Pace = 'running' | 'paused' | 'skipping';

/** Several ways behind one click. */
export interface Menu {
  readonly ways: readonly Entry[];
  readonly place: number;
}

/** What was refused, and where it was asked for. */
export interface Refused {
  readonly reasons: readonly Reason[];
  readonly place: number;
  readonly unit: number;
}

/** What the others did, to be gone through. */
export interface Recap {
  readonly entries: readonly LogLine[];
  /** Which of them is shown; -1 before the first. */
  readonly at: number;
}

/** Something that happened, to be shown alone. */
export interface Step {
  readonly side: number;
  readonly text: string;
  readonly about: About;
  /** There was no other choice. */
  readonly isForced: boolean;
}

/** What an action would do to one's own, to be pressed again all the same. */
export interface Warned extends Action {
  readonly perils: readonly Peril[];
}

/** Several decisions that are to be taken as one. */
export interface Planned {
  readonly plan: Plan;
  /** Which of its decisions are left out, by their place in it. */
  readonly left: ReadonlySet<number>;
  /** How many of the others have been taken, while they are. */
  readonly done: number | null;
  /** Where everybody stood when it was planned: they move while it is done. */
  readonly counters: Scene['counters'];
}

/** What one press has done, though it could have been meant to begin it. */
export interface AtOnce {
  readonly label: string;
  readonly said: readonly string[];
}

/** How a plan ended before its end. */
export interface Halted {
  readonly label: string;
  readonly done: number;
  readonly of: number;
  readonly stopped: Stopped;
}

export interface Overlaid {
  readonly id: string;
  readonly focus: number;
  readonly paints: readonly HexPaint[];
}

/** Something somebody points at; -1 for nothing. */
export interface Pointed {
  readonly place: number;
  readonly unit: number;
}

/** What is known of a place beside who stands there. */
export interface Here {
  readonly place: number;
  readonly notes: readonly PlaceNote[];
}

/** What a line of the log speaks of. */
export interface About {
  readonly places: readonly number[];
  readonly units: readonly number[];
}

/** What somebody intends, to be drawn on the map. */
export interface Intent extends Pick<Intention, 'aims'> {
  readonly side: number;
}

/** All that the game page shows. */
export interface PlayState {
  readonly facts: GameFacts;
  readonly scene: Scene;
  readonly log: readonly LogEntry[];
  readonly marks: readonly PhaseMark[];
  /** Where an action can be begun. */
  readonly doors: readonly Door[];
  readonly draft: Draft | null;
  readonly menu: Menu | null;
  readonly warned: Warned | null;
  readonly plan: Planned | null;
  readonly halted: Halted | null;
  readonly atOnce: AtOnce | null;
  readonly sheet: Sheet | null;
  readonly forecast: Forecast | null;
  readonly overlay: Overlaid | null;
  readonly refused: Refused | null;
  readonly pace: Pace;
  readonly recap: Recap | null;
  /** The moment from which all results are told, where several decisions were taken as one; -1 for the last few alone. */
  readonly since: number;
  /** What is still to be shown, one after another, before it goes on. */
  readonly steps: readonly Step[];
  /** What has just happened, drawn where it happened until something else does or is begun. */
  readonly happened: Happened | null;
  /** The ways that others have come, until the next decision. */
  readonly trails: readonly Trail[];
  /** An opponent thinks before it answers. */
  readonly thinking: Pondering | null;
  /** What one of our players would do: it is thinking about that, or has told it. */
  readonly hint: Hint | Pondering | null;
  /** What a plan is about, as long as somebody looks at it. */
  readonly intent: Intent | null;
  /** To whom the screen is to be passed before anything is shown. */
  readonly curtain: number | null;
  /** Those at this screen hide nothing from each other. */
  readonly isOpenTable: boolean;
  readonly about: About;
  readonly pointed: Pointed;
  /** What there is to know of the place that is pointed at, as soon as it is known. */
  readonly here: Here;
  /** The last sentence for those who listen, and how many there have been. */
  readonly said: { readonly text: string; readonly count: number };
  /** An answer of the engine is awaited. */
  readonly busy: boolean;
  /** The engine failed: a sentence. */
  readonly failure: string | null;
}

export type PlayEvent =
  | { readonly type: 'scene'; readonly scene: Scene; readonly log?: readonly LogEntry[] }
  | { readonly type: 'moment'; readonly scene: Scene; readonly log: readonly LogEntry[] }
  | { readonly type: 'marks'; readonly marks: readonly PhaseMark[] }
  | { readonly type: 'doors'; readonly doors: readonly Door[] }
  | { readonly type: 'draft'; readonly draft: Draft | null }
  | { readonly type: 'menu'; readonly menu: Menu | null }
  | { readonly type: 'warned'; readonly warned: Warned | null }
  | { readonly type: 'plan'; readonly plan: Planned | null }
  | { readonly type: 'halted'; readonly halted: Halted | null }
  | { readonly type: 'atOnce'; readonly atOnce: AtOnce | null }
  | { readonly type: 'told'; readonly sheet: Sheet | null; readonly forecast: Forecast | null }
  | { readonly type: 'overlay'; readonly overlay: Overlaid | null }
  | { readonly type: 'refused'; readonly refused: Refused | null }
  | { readonly type: 'pace'; readonly pace: Pace }
  | { readonly type: 'recap'; readonly recap: Recap | null }
  | { readonly type: 'since'; readonly since: number }
  | { readonly type: 'steps'; readonly steps: readonly Step[] }
  | { readonly type: 'happened'; readonly happened: Happened | null }
  | { readonly type: 'thinking'; readonly thinking: Pondering | null }
  | { readonly type: 'hint'; readonly hint: Hint | Pondering | null }
  | { readonly type: 'intent'; readonly intent: Intent | null }
  | { readonly type: 'curtain'; readonly curtain: null; readonly isOpenTable: boolean }
  | { readonly type: 'about'; readonly about: About }
  | { readonly type: 'pointed'; readonly pointed: Pointed }
  | { readonly type: 'here'; readonly here: Here }
  | { readonly type: 'said'; readonly text: string }
  | { readonly type: 'busy'; readonly busy: boolean }
  | { readonly type: 'failure'; readonly text: string };

export const NOTHING_ABOUT: About = { places: [], units: [] };
const NOTHING_POINTED: Pointed = { place: -1, unit: -1 };

/** What is gone as soon as something else is being decided. */
const FRESH = {
  draft: null,
  menu: null,
  warned: null,
  plan: null,
  halted: null,
  atOnce: null,
  sheet: null,
  forecast: null,
  refused: null,
  about: NOTHING_ABOUT,
} as const;

/** What is gone as soon as anything has been decided. */
const UNTHOUGHT = { thinking: null, hint: null, intent: null } as const;

/** The page as it opens. */
export function firstState(
  facts: GameFacts,
  scene: Scene,
  log: readonly LogEntry[],
  isOpenTable = false,
): PlayState {
  return {
    facts,
    scene,
    log,
    marks: marksOf(log, scene, []),
    doors: openDoors(scene.prompt),
    ...FRESH,
    overlay: null,
    pace: 'running',
    recap: null,
    since: -1,
    steps: [],
    happened: null,
    trails: trailsOf(log, scene, campOf(facts, scene.onlooker)),
    ...UNTHOUGHT,
    curtain: scene.isSecret && !isOpenTable ? scene.onlooker : null,
    isOpenTable,
    pointed: NOTHING_POINTED,
    here: { place: -1, notes: [] },
    said: { text: '', count: 0 },
    busy: false,
    failure: null,
  };
}

/** The page after an event. */
export function reduce(state: PlayState, event: PlayEvent): PlayState {
  switch (event.type) {
    case 'scene':
      return afterScene(state, event.scene, event.log ?? withNews(state.log, event.scene.news));
    case 'moment':
      return {
        ...afterScene(state, event.scene, event.log),
        happened: null,
        recap: event.scene.onlooker === state.scene.onlooker ? state.recap : null,
      };
    case 'draft':
      return {
        ...state,
        ...FRESH,
        draft: event.draft,
        happened: event.draft === null ? state.happened : null,
        ...(sameDoor(state.draft, event.draft) ? kept(state) : {}),
        // Whoever is asked which of several he means has not answered by pointing elsewhere.
        ...(isOnlyLook(state.draft, event.draft) ? { menu: state.menu } : {}),
      };
    case 'plan':
      return { ...state, ...FRESH, plan: event.plan };
    case 'warned':
      return { ...state, warned: event.warned, plan: null, halted: null, refused: null };
    case 'menu':
      return { ...state, menu: event.menu, refused: null };
    case 'told':
      return { ...state, sheet: event.sheet, forecast: event.forecast };
    case 'refused':
      return { ...state, refused: event.refused, menu: null };
    case 'said':
      return { ...state, said: { text: event.text, count: state.said.count + 1 } };
    case 'failure':
      return { ...state, failure: event.text, busy: false, pace: 'paused' };
    default: {
      const { type: _, ...change } = event;
      return { ...state, ...change };
    }
  }
}

/** The same question with other members or another look at it: what was told of it stands until it is told anew. */
const sameDoor = (a: Draft | null, b: Draft | null): boolean =>
  a !== null && b !== null && a.verb === b.verb && a.args === b.args && a.choices === b.choices;

const isOnlyLook = (a: Draft | null, b: Draft | null): boolean => sameDoor(a, b) && a?.members === b?.members;

const kept = ({ sheet, forecast }: PlayState) => ({ sheet, forecast });

function afterScene(state: PlayState, scene: Scene, log: readonly LogEntry[]): PlayState {
  const isOther = scene.isSecret && scene.onlooker !== state.scene.onlooker;
  const isNewQuestion = scene.turn === 'human' && (state.scene.turn !== 'human' || isOther);
  const entries = isNewQuestion && scene.ply === scene.length ? recapOf(log, scene) : [];
  const isDecided = scene.news.some(({ side }) => scene.seats[side] === 'human');
  const isOld = goesOn(scene) || isNewQuestion || isDecided;
  return {
    ...state,
    ...FRESH,
    scene,
    log,
    marks: marksOf(log, scene, state.marks),
    steps: [],
    happened: happenedOf(log, scene) ?? (isQuiet(state, scene) ? state.happened : null),
    trails: trailsOf(log, scene, campOf(state.facts, scene.onlooker)),
    ...UNTHOUGHT,
    curtain: curtainFor(state, scene),
    doors: openDoors(scene.prompt),
    pace: state.pace === 'skipping' && !goesOn(scene) ? 'running' : state.pace,
    recap: entries.length > 0 ? { entries, at: -1 } : isOld ? null : state.recap,
    since: isDecided ? -1 : state.since,
    failure: null,
  };
}

/** Nobody at this screen has decided anything, and the same person looks: what is drawn stays. */
const isQuiet = (state: PlayState, { onlooker, news, seats }: Scene): boolean =>
  onlooker === state.scene.onlooker && news.length > 0 && news.every(({ side }) => seats[side] !== 'human');

/** What one person saw is covered before another looks. */
function curtainFor(state: PlayState, { isSecret, onlooker }: Scene): number | null {
  if (!isSecret || state.isOpenTable) return null;
  return onlooker === state.scene.onlooker ? state.curtain : onlooker;
}

/** What news are to be shown one by one: all but what somebody at this screen has just decided. */
export function stepsOf({ seats, news }: Pick<Scene, 'seats' | 'news'>): Step[] {
  return news.flatMap((entry): Step[] => {
    const about = aboutOf(entry);
    const text = toldOf(entry);
    const isOurs = entry.side >= 0 && seats[entry.side] === 'human';
    const main: Step = { side: entry.side, text, about, isForced: false };
    const forced = entry.forced.map(({ side, said }): Step => ({ side, text: said, about, isForced: true }));
    return isOurs || text === '' ? forced : [main, ...forced];
  });
}

/** Chance or an opponent is to answer at the end of the line. */
export const goesOn = ({ turn, ply, length }: Scene): boolean =>
  ply === length && (turn === 'chance' || turn === 'opponent');

/** The doors that clicks go through: the draft's own, or all that stand open. */
export function doorsNow({ draft, doors }: Pick<PlayState, 'draft' | 'doors'>): readonly Door[] {
  return draft === null ? doors : doorsIn(draft, doors);
}

/** What the board lights up. */
export interface LightsLook {
  readonly units: readonly number[];
  readonly hexes: readonly number[];
  readonly chosenUnits: readonly number[];
  readonly chosenHexes: readonly number[];
  readonly path: readonly number[];
  readonly costs: ReadonlyMap<number, string>;
  /** The attack that is being put together. */
  readonly aim: Aim | null;
  /** What a command would do. */
  readonly plan: readonly Aim[];
  readonly about: readonly number[];
}

/** Where an attack comes from and goes to, with its odds. */
export interface Aim {
  readonly from: readonly number[];
  readonly at: number;
  readonly odds: string;
  readonly side: number;
}

/** The lights for the present state of the page. */
export function lightsOf(state: PlayState): LightsLook {
  const { draft, scene } = state;
  const about = aboutNow(state);
  // While several decisions are looked at, only they are lit.
  const { units, places } = choosable(state.plan === null ? doorsNow(state) : []);
  const targets = targetsIn(state, places);
  const chosen = draft === null ? { units: [], places: [], path: [] } : chosenOf(draft, state);
  const whereAbout = scene.counters.filter(({ unit }) => about.units.includes(unit)).map(({ at }) => at);
  return {
    units: targets.length === 0 ? units : [...new Set([...units, ...targets])],
    hexes: places,
    chosenUnits: state.plan === null ? chosen.units : about.units,
    chosenHexes: chosen.places,
    path: chosen.path,
    costs: costsOf(draft),
    aim: aimOf(state, chosen),
    plan: [...aimsIn(state), ...intended(state)],
    about: [...new Set<number>([...about.places, ...whereAbout])],
  };
}

/** Who is aimed at what in an action that is no more than begun: the place that is chosen, or looked at. */
function aimOf({ draft, scene, sheet }: PlayState, { units, places }: Chosen): Aim | null {
  const look = draft?.look ?? null;
  const looked = draft?.choices?.kind === 'place' && look !== null ? endOf(look.value) : look?.at;
  const at = looked ?? places.at(-1) ?? draft?.at;
  if (draft === null) return null;
  if (draft.verb.aims !== true) return aimUnderWay(scene, sheet);
  if (at === undefined || units.length === 0) return null;
  const from = scene.counters
    .filter(({ unit }) => units.includes(unit))
    .map((counter) => counter.at as number);
  return { from: [...new Set(from)], at, odds: sheet?.odds ?? '', side: scene.prompt?.side ?? 0 };
}

/** Who goes where, or fires at what, by a command that is looked at. */
function aimsIn({ plan, scene }: PlayState): Aim[] {
  if (plan === null || plan.done !== null) return [];
  const side = scene.prompt?.side ?? 0;
  const whereIs = (unit: number): number[] =>
    plan.counters.filter((counter) => counter.unit === unit).map(({ at }) => at);
  return plan.plan.items
    .filter((_, i) => !plan.left.has(i))
    .flatMap(({ units, places, odds = '' }) =>
      places.map((at): Aim => ({ from: units.flatMap(whereIs), at, odds, side })),
    );
}

/** Where a plan that is looked at leads to. */
const intended = ({ intent }: PlayState): Aim[] =>
  (intent?.aims ?? []).map(({ at, from }) => ({
    from: from < 0 || from === at ? [] : [from],
    at,
    odds: '',
    side: intent?.side ?? 0,
  }));

/** The only attack that is under way, with its odds as they would be by what is being put together, such as its support. */
function aimUnderWay({ marks }: Scene, sheet: PlayState['sheet']): Aim | null {
  const [attack, ...others] = marks.filter(({ sign }) => sign === 'attack');
  if (attack?.from === undefined || others.length > 0 || sheet?.odds === undefined) return null;
  return { from: attack.from, at: attack.at, odds: sheet.odds, side: attack.owner ?? 0 };
}

/** What a line of the log speaks of, where somebody points at one; else what is asked about. */
function aboutNow({ about, draft, scene, warned, plan }: PlayState): About {
  const pointed = about.units.length + about.places.length > 0;
  if (warned !== null && !pointed) return { places: [], units: warned.perils.flatMap(({ units }) => units) };
  if (plan !== null && !pointed) return aboutPlan(plan);
  const isIdle = about.units.length + about.places.length === 0;
  return isIdle && draft === null && scene.prompt !== null ? scene.prompt.about : about;
}

/** Who goes where by a plan. */
function aboutPlan({ plan, left }: Planned): About {
  const items = plan.items.filter((_, i) => !left.has(i));
  return { units: items.flatMap(({ units }) => units), places: items.flatMap(({ places }) => places) };
}

const NO_COSTS: ReadonlyMap<number, string> = new Map();

/** What each place costs, where the game says so. */
function costsOf(draft: Draft | null): ReadonlyMap<number, string> {
  const choices = draft?.ahead ?? draft?.choices;
  if (choices?.kind !== 'place') return NO_COSTS;
  return new Map(
    choices.choices.flatMap(({ value, cost }) => (cost === undefined ? [] : [[endOf(value), cost]])),
  );
}

/** Who stands where a place can be chosen for what is there: a hex that may be attacked shows by its counters too. */
function targetsIn({ scene, draft }: PlayState, places: readonly number[]): number[] {
  if (draft?.kinds.includes('unit')) return [];
  const lit = new Set(places);
  return scene.counters.filter(({ at }) => lit.has(at)).map(({ unit }) => unit);
}

/** What the arguments so far are, by the kind of each. */
interface Chosen {
  readonly units: readonly number[];
  readonly places: readonly number[];
  readonly path: readonly number[];
}
function chosenOf(draft: Draft, { scene }: PlayState): Chosen {
  const units = [...(draft.choices?.kind === 'unit' ? draft.members : [])];
  const places: number[] = [];
  let path: number[] = [];
  const at = (unit: number): number => scene.counters.find((counter) => counter.unit === unit)?.at ?? -1;
  for (const [i, value] of draft.args.entries()) {
    const kind = draft.kinds[i];
    const values = typeof value === 'number' ? [value] : value;
    if (kind === 'unit') units.push(...values);
    if (kind === 'place' && typeof value === 'number') places.push(value);
    if (kind === 'place' && typeof value !== 'number') {
      path = [...value];
      places.push(...value.slice(-1));
    }
  }
  if (draft.look !== null && draft.choices?.kind === 'place') path = [draft.look.value].flat();
  const [mover] = units;
  const from = mover === undefined ? -1 : at(mover);
  return { units, places, path: path.length > 0 && from >= 0 && path[0] !== from ? [from, ...path] : path };
}
