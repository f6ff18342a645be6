import type { Army, CounterLook, ForceLook, HexPaint, Peril, PlaceNote, Sheet } from '@bocage/catalogue';
import type { HexId } from '@bocage/hex';
import type {
  BookLook,
  Choice,
  Choices,
  ForcedLook,
  Forecast,
  GameFacts,
  Hint,
  Host,
  ImportFailure,
  Label,
  LogEntry,
  Opened,
  Order,
  Plan,
  PointedAt,
  Pondering,
  Prompt,
  Ran,
  RecordLook,
  Refusal,
  SaveLook,
  Scene,
  Shared,
  Statistics,
  Stopped,
  VerbChoice,
} from '@bocage/host';
import type { Reason, Value } from '@bocage/kernel';
import { NO_MARKS } from '@bocage/kernel/host';

/** A row of ten places: 0 to 7 on the map, 8 the sea, 9 the reserve. Units 0 to 5 are ours, 6 to 11 theirs. */
export const SEA = 8;
const OURS = [0, 1, 2, 3, 4, 5];
const THEIRS = [6, 7, 8, 9, 10, 11];
const START = [SEA, SEA, 0, 1, 1, 2, 3, 3, 4, 5, 6, 7];

const choice = (value: Value, text: string): Choice => ({ value, word: text, text });
const unitName = (unit: number): string => `U${unit}`;
const captionAt = (ply: number): string => (ply < 3 ? 'Morning' : 'Noon');
const placeName = (place: number): string => `P${place}`;
const units = (list: readonly number[]): Choice[] => list.map((unit) => choice(unit, unitName(unit)));
const places = (list: readonly number[]): Choice[] => list.map((place) => choice(place, placeName(place)));

function choices(
  form: Choices['form'],
  kind: Choices['kind'],
  asks: string,
  list: Choice[],
  size = 1,
): Choices {
  return { form, kind, asks, choices: list, least: 1, most: size, more: false };
}

const NOT_THERE: Reason = { rule: '1.2-c', text: 'That is too far away.' };
const NOT_NOW: Reason = { rule: '1.9-a', text: 'Somebody has to land first.' };

interface Ply {
  readonly entry: LogEntry;
  readonly at: readonly number[];
}

/** A small game on a row of places, scripted: landing throws a die, the other side answers the end of a turn twice. */
export class FakeHost implements Host {
  plies: Ply[] = [];
  ply = 0;
  /** How many answers of others are to come after each moment, by ply. */
  pending: ('chance' | 'opponent')[] = [];
  isLanded = false;
  calls: string[] = [];
  /** What the next decision leaves no choice about. */
  forced: readonly ForcedLook[] = [];
  /** Two people sit here and hide something from each other; who of them looks. */
  isSecret = false;
  onlooker = 0;
  lines = 1;
  /** Where one can land. */
  beaches: readonly number[] = [0, 1];
  /** Where one can attack. */
  targets: readonly number[] = [3];
  /** The commands that stand for several decisions. */
  bulks: Prompt['bulks'] = [{ id: 'land', label: 'Land all', size: 2 }];
  /** What the question is about. */
  about: Prompt['about'] = { units: [], places: [] };

  async act(verb: string, args: readonly Value[]): Promise<Scene | Refusal> {
    this.calls.push(`act ${verb} ${JSON.stringify(args)}`);
    const reasons = await this.why(verb, args);
    if (reasons.length > 0) return { reasons };
    if (this.ply < this.plies.length) this.lines++;
    this.plies = this.plies.slice(0, this.ply);
    const at = [...this.at];
    const [first, second] = args;
    if (verb === 'move') at[first as number] = (second as readonly number[]).at(-1) as number;
    if (verb === 'land') {
      at[first as number] = second as number;
      this.isLanded = true;
      this.pending = ['chance'];
    }
    if (verb === 'bombard') this.pending = ['chance'];
    if (verb === 'end') this.pending = ['opponent', 'chance', 'opponent'];
    this.push(0, `turn.${verb}`, [verb, ...args].join(' '), at, verb === 'move' ? [first as number] : []);
    return this.scene(this.ply - 1);
  }

  /** For how many moments the other side thinks before its next answer. */
  thinkFor = 0;
  thoughts: Scene['thoughts'] = [];
  resigns = -1;
  /** What a player of ours would do, after so many moments. */
  advice: Hint | null = null;
  adviseAfter = 0;

  async think(): Promise<Pondering | null> {
    this.calls.push('think');
    await new Promise((done) => setTimeout(done)); // as a worker would: others are heard meanwhile
    return this.thinkFor-- > 0 ? { side: 1, progress: 0.5 } : null;
  }

  async moveNow(): Promise<void> {
    this.calls.push('moveNow');
    this.thinkFor = 0;
  }

  async hint(): Promise<Hint | Pondering | null> {
    this.calls.push('hint');
    return this.adviseAfter-- > 0 ? { side: 0, progress: 0.5 } : this.advice;
  }

  async acceptResignation(): Promise<Scene> {
    this.calls.push('accept');
    return this.scene(this.ply);
  }

  async step(): Promise<Scene> {
    const who = this.pending.shift();
    const side = who === 'opponent' ? 1 : -1;
    const about = side === 1 ? [THEIRS[this.pending.length] as number] : [];
    this.push(side, side === 1 ? 'enemy.move' : 'turn.roll', side === 1 ? 'move' : '4', [...this.at], about);
    return this.scene(this.ply - 1);
  }

  async why(verb: string, args: readonly Value[]): Promise<readonly Reason[]> {
    if (verb === 'end' && !this.isLanded) return [NOT_NOW];
    const earlier: Value[] = [];
    for (const value of args) {
      const domain = this.domain(verb, earlier);
      if (domain === null) return [NOT_THERE];
      const fits = (one: Value): boolean =>
        domain.choices.some((other) => JSON.stringify(other.value) === JSON.stringify(one));
      const isFine =
        domain.form === 'set' ? [value].flat().every(fits) && [value].flat().length > 0 : fits(value);
      if (!isFine) return [NOT_THERE];
      earlier.push(value);
    }
    return [];
  }

  async whyAt(verb: string, args: readonly Value[], { place, units }: PointedAt): Promise<readonly Reason[]> {
    const domain = this.domain(verb, args);
    if (domain === null) return [];
    const values = domain.kind === 'unit' ? units : place < 0 ? [] : [place];
    const wrapped = values.map((value) => (domain.form === 'one' ? value : [value]));
    return (await Promise.all(wrapped.map((value) => this.why(verb, [...args, value])))).flat();
  }

  /** What is said before an action, by its verb. */
  perilsBy: Readonly<Record<string, readonly Peril[]>> = {};

  async perils(verb: string): Promise<readonly Peril[]> {
    return this.perilsBy[verb] ?? [];
  }

  /** The actions that are done at one press, by their verbs. */
  plain: readonly string[] = [];

  async isPlain(verb: string): Promise<boolean> {
    return this.plain.includes(verb);
  }

  /** Lands each unit that waits. */
  async bulk(id: string): Promise<Plan | null> {
    const waiting = OURS.filter((unit) => this.at[unit] === SEA);
    if (id !== 'land' || waiting.length === 0) return null;
    const items = waiting.map((unit) => ({
      verb: 'land',
      args: [unit, 0],
      text: `${unitName(unit)} → ${placeName(0)}`,
      units: [unit],
      places: [0],
    }));
    return { id, label: 'Land all', size: items.length, items, isWhole: false };
  }

  /** Where a plan stops. */
  stopsAt = Number.POSITIVE_INFINITY;
  stopsFor: Stopped = { why: 'refused', reasons: [NOT_THERE] };

  async run({ actions }: Order, most = Number.POSITIVE_INFINITY): Promise<Ran> {
    const from = this.ply;
    const stopped = this.stopsFor;
    let done = 0;
    for (const { verb, args } of actions.slice(0, most)) {
      if (this.stopsAt-- <= 0) return { scene: this.scene(from), done, stopped };
      await this.act(verb, args);
      while (this.pending.length > 0) await this.step();
      done++;
    }
    return { scene: this.scene(from), done, stopped: null };
  }

  async next(verb: string, args: readonly Value[]): Promise<Choices | Refusal> {
    this.calls.push(`next ${verb} ${JSON.stringify(args)}`);
    const reasons = await this.why(verb, args);
    return reasons.length > 0 ? { reasons } : (this.domain(verb, args) ?? choices('one', 'other', '', []));
  }

  private domain(verb: string, args: readonly Value[]): Choices | null {
    const waiting = OURS.filter((unit) => this.at[unit] === SEA);
    const ashore = OURS.filter((unit) => (this.at[unit] as number) < SEA);
    if (verb === 'land') {
      if (args.length === 0) return choices('one', 'unit', 'the unit that lands', units(waiting));
      return args.length === 1 ? choices('one', 'place', 'the beach', places(this.beaches)) : null;
    }
    if (verb === 'move') {
      if (args.length === 0) return choices('one', 'unit', 'the unit that moves', units(ashore));
      const from = this.at[args[0] as number] as number;
      const ways = [
        { ...choice([from + 1], placeName(from + 1)), cost: '1/2' },
        { ...choice([from + 1, from + 2], placeName(from + 2)), cost: '2/2' },
      ];
      return args.length === 1 ? choices('path', 'place', 'the way it goes', ways) : null;
    }
    if (verb === 'attack') {
      if (args.length === 0) return choices('one', 'place', 'the hex', places(this.targets));
      const beside = OURS.filter((unit) => this.at[unit] === 2 || this.at[unit] === 1);
      return args.length === 1 ? choices('set', 'unit', 'the attackers', units(beside), beside.length) : null;
    }
    if (verb === 'bombard') {
      if (args.length === 0) return choices('one', 'other', 'the navy', [choice(0, 'us'), choice(1, 'cw')]);
      return args.length === 1
        ? choices('one', 'place', 'the target', places(args[0] === 0 ? [4, 5] : [5, 6]))
        : null;
    }
    return null;
  }

  private get prompt(): Prompt {
    const verb = (name: string, asks: string[]): VerbChoice => ({
      name,
      label: `Do ${name}`,
      asks,
      against: name === 'end' && !this.isLanded ? NOT_NOW : null,
      first: this.domain(name, []),
    });
    return {
      side: 0,
      step: 'turn.choose',
      path: ['turn.choose'],
      rule: '1.1-a',
      text: 'Choose something',
      about: this.about,
      bulks: this.bulks,
      verbs: [
        verb('land', ['a unit', 'a beach']),
        verb('move', ['a unit', 'a way']),
        verb('attack', ['a hex', 'units']),
        verb('bombard', ['a navy', 'a hex']),
        verb('end', []),
      ],
    };
  }

  private get at(): readonly number[] {
    return this.plies[this.ply - 1]?.at ?? START;
  }

  private push(
    side: number,
    step: string,
    answer: string,
    at: readonly number[],
    about: readonly number[],
  ): void {
    const text = `${about.map(unitName).join()} goes.`;
    const event = {
      name: 'moved',
      text,
      parts: [{ text }],
      rule: '1.3-a',
      units: about,
      places: [],
    };
    const events = about.length === 0 ? [] : [event];
    this.plies = this.plies.slice(0, this.ply);
    const heading = step.split('.')[0] ?? '';
    const caption = captionAt(this.ply);
    const entry = { ply: this.ply, side, step, heading, caption, rule: '1.1-a', answer, said: answer, names: { units: [], places: [] }, forced: this.forced, events }; // biome-ignore format: a row
    this.forced = [];
    this.plies.push({ entry, at });
    this.ply++;
  }

  scene(from: number): Scene {
    const counters = this.at.map((at, unit) => counterLook(unit, at));
    const isPast = this.ply < this.plies.length;
    const past = this.plies[this.ply]?.entry.side;
    const ahead = past === undefined || past === 0 ? 'human' : past < 0 ? 'chance' : 'opponent';
    const turn = isPast ? ahead : (this.pending[0] ?? 'human');
    const last = this.plies[this.ply - 1]?.entry;
    return {
      caption: captionAt(this.ply),
      counters,
      marks: [],
      tracks: [],
      save: 'fake',
      onlooker: this.onlooker,
      seats: ['human', this.isSecret ? 'human' : 'scripted'],
      ply: this.ply,
      length: this.plies.length,
      line: this.lines - 1,
      lines: Array.from({ length: this.lines }, (_, id) => ({ id, from: 0, length: this.plies.length })),
      turn,
      prompt: turn === 'human' ? this.prompt : null,
      outcome: null,
      isOpen: false,
      hides: false,
      told: NO_MARKS,
      isSecret: this.isSecret,
      draws: null,
      thinks: turn === 'opponent' && this.thinkFor > 0,
      thoughts: this.thoughts,
      resigns: this.resigns,
      standing: null,
      whyNotUndo: last === undefined || last.side !== 0 ? 'the dice have spoken' : null,
      canTakeBack: this.ply > 0,
      canRedo: isPast,
      isFork: isPast,
      news: this.plies.slice(from, this.ply).map(({ entry }) => entry),
    };
  }

  async open(): Promise<Opened> {
    return { facts: FACTS, scene: this.scene(this.ply) };
  }
  begin(): Promise<Opened> {
    return this.open();
  }
  async undo(): Promise<Scene | Refusal> {
    return this.goTo(this.ply - 1);
  }
  async takeBack(): Promise<Scene> {
    const last = this.plies.slice(0, this.ply).findLastIndex(({ entry }) => entry.side === 0);
    return this.goTo(Math.max(0, last));
  }
  async redo(): Promise<Scene> {
    return this.goTo(this.ply + 1);
  }
  async goTo(ply: number): Promise<Scene> {
    this.calls.push(`goTo ${ply}`);
    const from = this.ply;
    this.ply = Math.max(0, Math.min(ply, this.plies.length));
    return this.scene(from);
  }
  async follow(line: number): Promise<Scene> {
    this.calls.push(`follow ${line}`);
    return this.scene(this.ply);
  }
  async lookAs(): Promise<Scene> {
    return this.scene(this.ply);
  }
  async log(): Promise<readonly LogEntry[]> {
    return this.plies.slice(0, this.ply).map(({ entry }) => entry);
  }
  async sheet(verb: string, args: readonly Value[]): Promise<Sheet | null> {
    return verb === 'attack'
      ? { title: `Attack by ${[args[1] ?? []].flat().length}`, rows: [], result: '1-1' }
      : null;
  }
  async forecast(verb: string, args: readonly Value[]): Promise<Forecast | null> {
    this.calls.push(`forecast ${verb} ${JSON.stringify(args)}`);
    const way = (top: number, ...changes: string[]) => ({
      probability: top / 6,
      fraction: `${top}/6`,
      changes,
      then: null,
    });
    const ways = verb === 'move' ? [way(6)] : [way(4), way(2, 'U0 loses 1 step')];
    const headline = verb === 'attack' ? [{ text: 'you lose a step', probability: 2 / 6 }] : [];
    return { headline, always: [], ways, worlds: 1, failure: null, draws: null };
  }
  async rulebook(): Promise<BookLook> {
    return { game: 'fake', title: 'A row of places', cases: {}, chapters: [], sequence: [], charts: [] };
  }
  async forces(): Promise<readonly ForceLook[]> {
    return START.map((_, unit) => ({
      unit,
      side: unit < 6 ? 0 : 1,
      formation: `Regiment ${unit % 3}`,
      absence: null,
    }));
  }
  async giveUp(): Promise<void> {
    this.calls.push('giveUp');
  }
  async here(): Promise<readonly PlaceNote[]> {
    return [];
  }

  async overlay(): Promise<readonly HexPaint[]> {
    return [];
  }
  async statistics(): Promise<Statistics> {
    return { dice: [], course: [{ ply: 0, caption: 'Morning', values: [], standing: null }], now: [] };
  }
  async saves(): Promise<SaveLook[]> {
    return [];
  }
  async remove(): Promise<void> {}
  async label(_save: string, label: Label): Promise<Label> {
    return label;
  }
  async importRecord(): Promise<Opened | ImportFailure> {
    return { failure: 'none' };
  }
  async look(): Promise<RecordLook | ImportFailure> {
    return { failure: 'none' };
  }
  async position(): Promise<string> {
    return '';
  }
  async show(): Promise<Shared | ImportFailure> {
    return { failure: 'none' };
  }
  async playOn(): Promise<Opened | ImportFailure> {
    return { failure: 'none' };
  }
  async exportRecord(): Promise<string> {
    return '';
  }
}

function counterLook(unit: number, at: number): CounterLook {
  const side = unit < 6 ? 0 : 1;
  const army: Army = side === 0 ? 'us' : 'german';
  return {
    unit,
    at: at as HexId,
    side,
    army,
    branch: 'infantry',
    echelon: 'battalion',
    name: unitName(unit),
    title: `Battalion ${unit}`,
    figures: ['3', '4'],
    meaning: ['strength', 'movement'],
    steps: 2,
    worn: false,
    faceDown: false,
    states: [],
    notes: [],
  };
}

const FACTS: GameFacts = {
  id: 'fake',
  title: 'A row of places',
  sides: ['Allies', 'Germans'],
  many: [true, true],
  camps: [[0], [1]],
  tones: [0, 1],
  units: START.map((_, unit) => unitName(unit)),
  unitTitles: START.map((_, unit) => `Battalion ${unit}`),
  places: Array.from({ length: 10 }, (_, place) => placeName(place)),
  boxes: [{ id: 'sea', title: 'At sea', boxes: [{ at: SEA as HexId, title: 'Off the beach' }] }],
  stage: [],
  tellsPlaces: false,
  overlays: [{ id: 'reach', title: 'Reach', line: 'How far it goes.', focus: 'unit' }],
  cases: { '1.1-a': 'Do one thing after the other.', '1.2-c': 'Too far is too far.' },
  figures: [],
  advises: true,
  judges: false,
};
