import type { Deed, Lesson, LessonStep } from '@bocage/catalogue';
import type { Reason, Value } from '@bocage/kernel';
import type { Choice, Choices, Host, LogEntry, PointedAt, Refusal, Scene, VerbChoice } from '../protocol.ts';
import { standIn } from '../standin.ts';
import {
  afterDeed,
  afterReading,
  back,
  begin,
  fitting,
  guided,
  isRead,
  narrowed,
  type Progress,
  stepOf,
} from './progress.ts';

/** What the page of the lesson shows beside the game. */
export interface GuideState {
  readonly progress: Progress;
  readonly step: LessonStep;
  /** The step that was done last, and what came of it. */
  readonly done: LessonStep | null;
  readonly told: readonly LogEntry[];
  /** The dice or the others are at it. */
  readonly isWaiting: boolean;
}

/** What the guide itself says, whatever the lesson. */
export interface GuideWords {
  /** Legal, but nothing of the step of this title. */
  gently(title: string): string;
  readonly readFirst: string;
}

const isRefusal = (answer: Scene | Choices | Refusal): answer is Refusal => 'reasons' in answer;
/** More arguments no verb has. */
const MOST_ARGUMENTS = 6;

/** Leads somebody through a lesson: stands before the host, and lets through what fits. */
export class Guide {
  readonly lesson: Lesson;
  /** The table as the one who learns sees it. */
  readonly host: Host;
  readonly #true: Host;
  readonly #words: GuideWords;
  readonly #listeners = new Set<() => void>();
  #scene: Scene;
  #state: GuideState;
  #isDone = false;

  constructor(lesson: Lesson, host: Host, scene: Scene, words: GuideWords, so?: Progress) {
    this.lesson = lesson;
    this.#true = host;
    this.#words = words;
    this.#scene = scene;
    const progress = begin(lesson, scene, so);
    this.#state = { progress, step: stepOf(lesson, progress), done: null, told: [], isWaiting: false };
    this.host = standIn(host, {
      act: (verb, args) => this.#act(verb, args),
      next: (verb, args) => this.#next(verb, args),
      why: (verb, args) => this.#why(verb, args),
      whyAt: (verb, args, at) => this.#whyAt(verb, args, at),
      // Whoever learns chooses each thing himself, and is warned by the lesson.
      isPlain: async () => false,
      perils: async () => [],
      step: async () => this.#arrived(await host.step()),
      goTo: async (ply) => this.#shown(await host.goTo(ply)),
      lookAs: async (onlooker) => this.#shown(await host.lookAs(onlooker)),
    });
  }

  readonly get = (): GuideState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The game as it is to be shown at this step. */
  get scene(): Scene {
    return this.#shown(this.#scene);
  }

  /** A step was read. */
  read(): void {
    const { progress, step } = this.#state;
    if (!isRead(step) || progress.isAside) return;
    this.#change({ ...this.#at(afterReading(this.lesson, progress, this.#scene)), done: null, told: [] });
  }

  /** To the step before; gives the decision that the game must be shown at for it. */
  back(): number | null {
    const found = back(this.#state.progress);
    if (found === null) return null;
    this.#isDone = false;
    this.#change({ ...this.#at(found.progress), done: null, told: [], isWaiting: false });
    return found.ply;
  }

  /** What may be done at this step: the first that fits, argument by argument. */
  async example(): Promise<{ readonly verb: string; readonly args: readonly Value[] } | null> {
    const { prompt } = this.scene;
    const deeds = fitting(this.lesson, this.#state.progress) ?? [];
    const open = (prompt?.verbs ?? []).filter(
      ({ against, first }) => against === null && first?.choices.length !== 0,
    );
    const verb =
      deeds.map((deed) => open.find((one) => begins(deed, one))).find((one) => one) ??
      deeds.map((deed) => open.find(({ name }) => name === deed.verb)).find((one) => one) ??
      open.find(({ name }) => this.lesson.onward?.includes(name)) ??
      open[0];
    if (verb === undefined) return null;
    const args: Value[] = [];
    let choices: Choices | Refusal | null = verb.first;
    while (
      choices !== null &&
      !isRefusal(choices) &&
      choices.choices.length > 0 &&
      args.length < MOST_ARGUMENTS
    ) {
      const wished = deeds.find((deed) => deed.verb === verb.name)?.args?.[args.length] ?? [];
      args.push(exampleOf(choices, wished));
      if (choices.form === 'set') args.push(await this.#fewer(verb.name, args, choices.least));
      choices = args.length < verb.asks.length ? await this.#next(verb.name, args) : null;
    }
    return { verb: verb.name, args };
  }

  /** The members of a set that was just added, or as many of them as may act together. */
  async #fewer(verb: string, args: Value[], least: number): Promise<Value> {
    const all = [args.pop() ?? []].flat();
    const tries = [...all.keys()].map((left) => all.slice(0, all.length - left));
    for (const some of [...tries, ...all.map((one) => [one])])
      if (some.length >= least && (await this.#isLegal(verb, [...args, some]))) return some;
    return least === 0 ? [] : all;
  }

  async #act(verb: string, args: readonly Value[]): Promise<Scene | Refusal> {
    const against = await this.#against(verb, args);
    if (against !== null) return { reasons: [against] };
    const answer = await this.#true.act(verb, args);
    if (isRefusal(answer)) return answer;
    this.#isDone = true;
    const { step, progress } = this.#state;
    this.#change({ ...this.#state, done: progress.isAside ? null : step, told: [], isWaiting: true });
    return this.#arrived(answer);
  }

  /** Legal, but nothing of this step. */
  async #against(verb: string, args: readonly Value[]): Promise<Reason | null> {
    const deeds = fitting(this.lesson, this.#state.progress);
    if (deeds === null) return null;
    if (!deeds.some((deed) => deed.verb === verb)) return this.#gently();
    for (const [i, value] of args.entries()) {
      const choices = await this.#next(verb, args.slice(0, i));
      // Of paths only the cheapest are listed, and any will do.
      if (isRefusal(choices) || choices.form === 'path') continue;
      const fits = [value].flat().every((one) => choices.choices.some((choice) => choice.value === one));
      if (!fits && (await this.#isLegal(verb, args))) return this.#gently();
    }
    return null;
  }

  async #isLegal(verb: string, args: readonly Value[]): Promise<boolean> {
    return (await this.#true.why(verb, args)).length === 0;
  }

  async #next(verb: string, args: readonly Value[]): Promise<Choices | Refusal> {
    const choices = await this.#true.next(verb, args);
    const deeds = fitting(this.lesson, this.#state.progress);
    return isRefusal(choices) || deeds === null ? choices : narrowed(deeds, verb, args.length, choices);
  }

  async #why(verb: string, args: readonly Value[]): Promise<readonly Reason[]> {
    const reasons = await this.#true.why(verb, args);
    return reasons.length > 0 ? reasons : [this.#gently()];
  }

  async #whyAt(verb: string, args: readonly Value[], at: PointedAt): Promise<readonly Reason[]> {
    const reasons = await this.#true.whyAt(verb, args, at);
    return reasons.length > 0 ? reasons : [this.#gently()];
  }

  #gently(): Reason {
    const { step } = this.#state;
    const { gently, readFirst } = this.#words;
    return {
      rule: step.rule ?? this.#scene.prompt?.rule ?? '',
      text: isRead(step) ? readFirst : gently(this.lesson.words.steps[step.id]?.title ?? step.id),
    };
  }

  /** Something has happened. */
  #arrived(scene: Scene): Scene {
    this.#scene = scene;
    const told = [...this.#state.told, ...scene.news.filter(({ events }) => events.length > 0)];
    const isAnswered = this.#isDone && (scene.prompt !== null || scene.turn === 'over');
    if (isAnswered) {
      this.#isDone = false;
      const progress = afterDeed(this.lesson, this.#state.progress, scene);
      this.#change({ ...this.#at(progress), told, isWaiting: false });
    } else if (this.#isDone) this.#change({ ...this.#state, told });
    return this.#shown(scene);
  }

  #shown(scene: Scene): Scene {
    this.#scene = scene;
    const { prompt } = scene;
    return prompt === null ? scene : { ...scene, prompt: guided(this.lesson, this.#state.progress, prompt) };
  }

  #at(progress: Progress): GuideState {
    return { ...this.#state, progress, step: stepOf(this.lesson, progress) };
  }

  #change(state: GuideState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether a verb can be done as the deed has it, as far as its first argument tells. */
const begins = (deed: Deed, { name, first }: VerbChoice): boolean =>
  name === deed.verb &&
  (first === null || first.choices.some(({ word }) => deed.args?.[0]?.includes(word) ?? true));

function exampleOf({ form, choices, most }: Choices, wished: readonly string[]): Value {
  if (form === 'set')
    return choices
      .flatMap(({ value }) => value)
      .slice(0, most)
      .sort((a, b) => a - b);
  // A path goes by the place where it ends.
  const fits = (word: string) => (choice: Choice) =>
    choice.word === word || (form === 'path' && choice.text === word);
  const best = wished.map((word) => choices.find(fits(word))).find((one) => one);
  return (best ?? choices[0])?.value ?? 0;
}
