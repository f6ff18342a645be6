import type { LogEntry, Pondering, Scene } from '@bocage/host';
import type { Desk } from './desk.ts';
import { beatsOf, lineOf } from './drawn.ts';
import { endOf } from './ends.ts';
import { isOpening } from './log.ts';
import type { Sight } from './sight.ts';
import { goesOn, NOTHING_ABOUT, type Pace, stepsOf } from './state.ts';

/** While events rush past, the page is drawn anew no more often than this. */
const DRAW_EVERY = 200;
/** So many answers are asked for together where nobody looks at each of them. */
const AT_ONCE = 50;

/** What is to be done when a scene is there: what can be chosen in it is to be found. */
export type WhenAsked = (question: number) => Promise<void>;

/** How a game goes on: Chance and the opponents answer, at the pace that was chosen. */
export class Pacing {
  readonly #desk: Desk;
  readonly #sight: Sight;
  readonly #whenAsked: WhenAsked;
  #isRunning = false;
  #isStepping = false;
  /** Ends the look at what has just happened. */
  #hurry: () => void = () => {};

  constructor(desk: Desk, sight: Sight, whenAsked: WhenAsked) {
    this.#desk = desk;
    this.#sight = sight;
    this.#whenAsked = whenAsked;
  }

  set(pace: Pace): void {
    this.#desk.dispatch({ type: 'pace', pace });
    this.#hurry();
    void this.run();
  }

  /** Goes on to what happens next, without waiting for what is shown now. */
  hurry(): void {
    if (this.#desk.state.thinking !== null) void this.moveNow();
    else if (this.#desk.state.pace === 'paused') void this.step();
    else this.#hurry();
  }

  /**
   * Shows the next of what is to be shown alone; else lets Chance or an opponent answer once. What is shown stays
   * until the answer is there: whoever presses again looks at what he presses on.
   */
  async step(): Promise<void> {
    const { steps, scene } = this.#desk.state;
    if (steps.length > 1 || !goesOn(scene)) {
      if (steps.length > 0) this.#showSteps(steps.slice(1));
      return;
    }
    if (this.#isRunning || this.#isStepping || this.#desk.state.busy) return;
    this.#isStepping = true;
    this.#desk.dispatch({ type: 'pace', pace: 'paused' });
    await this.#think(() => goesOn(this.#desk.state.scene));
    const next = goesOn(this.#desk.state.scene) ? await this.#desk.try(this.#desk.host.step()) : null;
    this.#isStepping = false;
    if (next !== null) await this.take(next);
  }

  /** Who is to answer and has to think first does that a moment at a time: everything can be pressed meanwhile. */
  async #think(isWanted: () => boolean): Promise<void> {
    let isSaid = false;
    for (
      let thinking = await this.#ponder();
      thinking !== null && isWanted();
      thinking = await this.#ponder()
    ) {
      this.#desk.dispatch({ type: 'thinking', thinking });
      if (!isSaid) this.#desk.say(this.#thinkingIn(thinking.side));
      isSaid = true;
    }
    if (this.#desk.state.thinking !== null) this.#desk.dispatch({ type: 'thinking', thinking: null });
  }

  async #ponder(): Promise<Pondering | null> {
    const { thinks } = this.#desk.state.scene;
    return thinks && !this.#desk.isEnded ? this.#desk.try(this.#desk.host.think()) : null;
  }

  #thinkingIn(side: number): string {
    const { facts } = this.#desk.state;
    return this.#desk.around.words.thinking(facts.sides[side] ?? '', facts.many[side]);
  }

  /** Whoever thinks shall take what it has found so far. */
  async moveNow(): Promise<void> {
    await this.#desk.try(this.#desk.host.moveNow());
    if (this.#desk.state.pace === 'paused') await this.step();
  }

  /** Chance and the opponents answer until a person is asked or the game is stopped. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#mayRun()) {
        if (this.#isQuick()) await this.#rush();
        else await this.#stroll();
      }
    } finally {
      this.#isRunning = false;
    }
  }

  /** What comes before anybody is asked is told afterwards, not waited for. */
  #isQuick(): boolean {
    const { pace, log, scene } = this.#desk.state;
    return pace === 'skipping' || this.#desk.around.speed() === 0 || isOpening(log, scene.seats);
  }

  #mayRun(): boolean {
    return !this.#desk.isEnded && this.#desk.state.pace !== 'paused' && goesOn(this.#desk.state.scene);
  }

  async #stroll(): Promise<void> {
    await this.#look(this.#desk.state.scene);
    await this.#think(() => this.#mayRun());
    if (!this.#mayRun()) return;
    const next = await this.#desk.try(this.#desk.host.step());
    if (next !== null) await this.take(next);
  }

  /** Looks at what is new as long as it weighs, or until somebody is in a hurry; throws with nothing to see are passed over. */
  async #look({ news }: Scene): Promise<void> {
    const beats = Math.max(0, ...news.map(beatsOf));
    if (beats === 0) return;
    const { speed, wait } = this.#desk.around;
    const hurried = new Promise<void>((done) => {
      this.#hurry = done;
    });
    await Promise.race([wait(speed() * beats), hurried]);
  }

  /** As fast as it goes; drawn now and then. */
  async #rush(): Promise<void> {
    const news: LogEntry[] = [];
    const begun = this.#desk.around.now();
    let scene: Scene | null;
    await this.#think(() => this.#mayRun());
    if (!this.#mayRun()) return;
    do {
      scene = await this.#desk.try(this.#desk.host.step(AT_ONCE));
      news.push(...(scene?.news ?? []));
    } while (
      scene !== null &&
      goesOn(scene) &&
      !scene.thinks &&
      !this.#desk.isEnded &&
      this.#desk.around.now() - begun < DRAW_EVERY
    );
    if (scene !== null) await this.take({ ...scene, news });
  }

  /** Shows one thing after another, each lit on the map. */
  #showSteps(steps: ReturnType<typeof stepsOf>): void {
    this.#desk.dispatch({ type: 'steps', steps });
    this.#desk.dispatch({ type: 'about', about: steps[0]?.about ?? NOTHING_ABOUT });
    if (steps[0] !== undefined) this.#desk.say(steps[0].text);
  }

  async take(scene: Scene): Promise<void> {
    // Another person's log holds what only that one may know.
    const isOther = scene.onlooker !== this.#desk.state.scene.onlooker;
    const log = isOther ? await this.#desk.try(this.#desk.host.log()) : null;
    this.#desk.dispatch(log === null ? { type: 'scene', scene } : { type: 'scene', scene, log });
    this.#tellNews(scene);
    if (this.#desk.around.stepThrough() && (this.#showNews(scene) || goesOn(scene)))
      this.#desk.dispatch({ type: 'pace', pace: 'paused' });
    await this.afterScene();
  }

  #showNews(scene: Scene): boolean {
    const steps = stepsOf(scene);
    if (steps.length > 0) this.#showSteps(steps);
    return steps.length > 0;
  }

  #tellNews(scene: Scene): void {
    const { curtain, facts } = this.#desk.state;
    if (curtain !== null) {
      this.#desk.say(this.#desk.around.words.curtain(facts.sides[curtain] ?? '', facts.many[curtain]));
      return;
    }
    const told = scene.news
      .filter(({ events }) => events.length > 0)
      .map((entry) => `${lineOf(entry).replace(/\.$/, '')}.`)
      .join(' ');
    const { words } = this.#desk.around;
    const ended =
      scene.outcome === null
        ? ''
        : words.ended(endOf(scene.outcome.winner, facts, words), scene.outcome.text);
    const text = [this.#isQuick() ? '' : told, this.#askedIn(scene), ended]
      .filter((part) => part !== '')
      .join(' ');
    if (text !== '') this.#desk.say(text);
  }

  /** The person to whom the screen was passed is there. */
  lift(isOpenTable = false): void {
    if (isOpenTable) this.#desk.around.openTable?.keep();
    this.#desk.dispatch({
      type: 'curtain',
      curtain: null,
      isOpenTable: isOpenTable || this.#desk.state.isOpenTable,
    });
    this.#tellNews({ ...this.#desk.state.scene, news: [] });
  }

  /** What is asked now, and of whom; nothing where nobody is asked. */
  asked(): string {
    return this.#askedIn(this.#desk.state.scene);
  }

  #askedIn({ prompt }: Scene): string {
    if (prompt === null) return '';
    return this.#desk.around.words.asked(this.#desk.state.facts.sides[prompt.side] ?? '', prompt.text);
  }

  async afterScene(): Promise<void> {
    const question = this.#desk.ask();
    void this.#sight.refresh();
    void this.run();
    await this.#whenAsked(question);
  }

  /** Called once the page stands. */
  async begin(): Promise<void> {
    const { prompt } = this.#desk.state.scene;
    if (prompt !== null) this.#tellNews({ ...this.#desk.state.scene, news: [] });
    await this.afterScene();
  }
}
