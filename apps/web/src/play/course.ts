import type { LogEntry, Refusal, Scene } from '../table/protocol.ts';
import { aboutOf, isOpening, mergedNews, toldOf } from './log.ts';
import { Sight } from './sight.ts';
import { goesOn, NOTHING_ABOUT, type Pace, stepsOf } from './state.ts';

/** While events rush past, the page is drawn anew no more often than this. */
const DRAW_EVERY = 200;
/** So many answers are asked for together where nobody looks at each of them. */
const AT_ONCE = 50;
/** What Chance decides without any event to see is shown for this part of the time. */
const SILENT = 0.2;

const isRefusal = (answer: Scene | Refusal): answer is Refusal => 'reasons' in answer;

/** How a game goes on, and how one goes back and forth in it. */
export abstract class Course extends Sight {
  #isRunning = false;
  #isStepping = false;

  /** A scene is there: what can be chosen in it is to be found. */
  protected abstract whenAsked(question: number): Promise<void>;

  async undo(): Promise<void> {
    const { whyNotUndo, canTakeBack } = this.state.scene;
    const { words } = this.around;
    if (whyNotUndo !== null)
      return this.refuse([{ rule: '', text: words.whyNotUndo(whyNotUndo, canTakeBack) }], -1, -1);
    this.ask();
    const answer = await this.try(this.host.undo());
    if (answer === null) return;
    if (isRefusal(answer)) this.refuse(answer.reasons, -1, -1);
    else await this.#moment(answer, words.undone);
  }

  async takeBack(): Promise<void> {
    this.ask();
    await this.#moment(await this.try(this.host.takeBack()), this.around.words.takenBack);
  }

  async redo(): Promise<void> {
    this.ask();
    await this.#moment(await this.try(this.host.redo()), this.around.words.redone);
  }

  async goTo(ply: number): Promise<void> {
    const { scene } = this.state;
    const wanted = Math.max(0, Math.min(ply, scene.length));
    if (wanted === scene.ply) return;
    this.ask();
    const { words } = this.around;
    await this.#moment(await this.try(this.host.goTo(wanted)), words.momentOf(wanted, scene.length));
  }

  async follow(line: number): Promise<void> {
    this.ask();
    await this.#moment(await this.try(this.host.follow(line)), this.around.words.followed);
  }

  async lookAs(onlooker: number): Promise<void> {
    this.ask();
    await this.#moment(await this.try(this.host.lookAs(onlooker)), '');
  }

  /** Another moment is shown. The log stays whole, so that what lies ahead can be seen too. */
  async #moment(scene: Scene | null, said: string): Promise<void> {
    if (scene === null) return;
    const { line, onlooker } = this.state.scene;
    const isOther = scene.line !== line || scene.onlooker !== onlooker;
    const log = isOther ? await this.try(this.host.log()) : null;
    this.dispatch({ type: 'moment', scene, log: log ?? mergedNews(this.state.log, scene.news) });
    if (said !== '') this.say(said);
    await this.afterScene();
  }

  pace(pace: Pace): void {
    this.dispatch({ type: 'pace', pace });
    void this.run();
  }

  /**
   * Shows the next of what is to be shown alone; else lets Chance or an opponent answer once. What is shown stays
   * until the answer is there: whoever presses again looks at what he presses on.
   */
  async step(): Promise<void> {
    const { steps, scene } = this.state;
    if (steps.length > 1 || !goesOn(scene)) {
      if (steps.length > 0) this.#showSteps(steps.slice(1));
      return;
    }
    if (this.#isRunning || this.#isStepping || this.state.busy) return;
    this.#isStepping = true;
    this.dispatch({ type: 'pace', pace: 'paused' });
    const next = await this.try(this.host.step());
    this.#isStepping = false;
    if (next !== null) await this.take(next);
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
    const { pace, log, scene } = this.state;
    return pace === 'skipping' || this.around.speed() === 0 || isOpening(log, scene.seats);
  }

  #mayRun(): boolean {
    return !this.isEnded && this.state.pace !== 'paused' && goesOn(this.state.scene);
  }

  async #stroll(): Promise<void> {
    const { scene } = this.state;
    const seen = scene.news.some(({ events }) => events.length > 0);
    await this.around.wait(this.around.speed() * (seen ? 1 : SILENT));
    if (!this.#mayRun()) return;
    const next = await this.try(this.host.step());
    if (next !== null) await this.take(next);
  }

  /** As fast as it goes; drawn now and then. */
  async #rush(): Promise<void> {
    const news: LogEntry[] = [];
    const begun = this.around.now();
    let scene: Scene | null;
    do {
      scene = await this.try(this.host.step(AT_ONCE));
      news.push(...(scene?.news ?? []));
    } while (scene !== null && goesOn(scene) && !this.isEnded && this.around.now() - begun < DRAW_EVERY);
    if (scene !== null) await this.take({ ...scene, news });
  }

  /** Shows one thing after another, each lit on the map. */
  #showSteps(steps: ReturnType<typeof stepsOf>): void {
    this.dispatch({ type: 'steps', steps });
    this.dispatch({ type: 'about', about: steps[0]?.about ?? NOTHING_ABOUT });
    if (steps[0] !== undefined) this.say(steps[0].text);
  }

  protected async take(scene: Scene): Promise<void> {
    // Another person's log holds what only that one may know.
    const isOther = scene.onlooker !== this.state.scene.onlooker;
    const log = isOther ? await this.try(this.host.log()) : null;
    this.dispatch(log === null ? { type: 'scene', scene } : { type: 'scene', scene, log });
    this.#tellNews(scene);
    if (this.around.stepThrough() && (this.#showNews(scene) || goesOn(scene)))
      this.dispatch({ type: 'pace', pace: 'paused' });
    await this.afterScene();
  }

  #showNews(scene: Scene): boolean {
    const steps = stepsOf(scene);
    if (steps.length > 0) this.#showSteps(steps);
    return steps.length > 0;
  }

  #tellNews(scene: Scene): void {
    const { curtain, facts } = this.state;
    if (curtain !== null) {
      this.say(this.around.words.curtain(facts.sides[curtain] ?? ''));
      return;
    }
    const told = scene.news
      .filter(({ events }) => events.length > 0)
      .map(toldOf)
      .join(' ');
    const { words } = this.around;
    const asked = scene.prompt === null ? '' : words.asked(this.#sideOf(scene), scene.prompt.text);
    const ended = scene.outcome === null ? '' : scene.outcome.text;
    const text = [this.#isQuick() ? '' : told, asked, ended].filter((part) => part !== '').join(' ');
    if (text !== '') this.say(text);
  }

  /** The person to whom the screen was passed is there. */
  lift(isOpenTable = false): void {
    if (isOpenTable) this.around.openTable?.keep();
    this.dispatch({ type: 'curtain', curtain: null, isOpenTable: isOpenTable || this.state.isOpenTable });
    this.#tellNews({ ...this.state.scene, news: [] });
  }

  #sideOf({ prompt }: Scene): string {
    return this.state.facts.sides[prompt?.side ?? -1] ?? '';
  }

  protected async afterScene(): Promise<void> {
    const question = this.ask();
    void this.refreshOverlay();
    void this.run();
    await this.whenAsked(question);
  }

  /** Called once the page stands. */
  async begin(): Promise<void> {
    const { prompt } = this.state.scene;
    if (prompt !== null) this.#tellNews({ ...this.state.scene, news: [] });
    await this.afterScene();
  }

  /** Goes through what the others did: to an entry of the recap, or past the last one. */
  async recapTo(at: number): Promise<void> {
    const { recap, scene } = this.state;
    const entry = recap?.entries[at];
    if (recap === null) return;
    if (entry === undefined) return this.endRecap();
    const question = this.ask();
    const shown = await this.try(this.host.goTo(Math.min(entry.ply + 1, scene.length)));
    if (shown === null) return;
    this.dispatch({ type: 'moment', scene: shown, log: this.state.log });
    this.dispatch({ type: 'recap', recap: { ...recap, at } });
    this.dispatch({ type: 'about', about: aboutOf(entry) });
    this.say(toldOf(entry));
    await this.whenAsked(question); // the last entry leads to the present, where somebody is asked
  }

  /** Puts the recap away and returns to the present. */
  async endRecap(): Promise<void> {
    this.dispatch({ type: 'recap', recap: null });
    this.dispatch({ type: 'about', about: NOTHING_ABOUT });
    await this.goTo(this.state.scene.length);
  }
}
