import type { LogEntry, Refusal, Scene } from '../table/protocol.ts';
import { aboutOf, mergedNews, type PhaseMark } from './log.ts';
import { Sight } from './sight.ts';
import { goesOn, NOTHING_ABOUT, type Pace } from './state.ts';

/** While events rush past, the page is drawn anew no more often than this. */
const DRAW_EVERY = 200;
/** What Chance decides without any event to see is shown for this part of the time. */
const SILENT = 0.2;

const isRefusal = (answer: Scene | Refusal): answer is Refusal => 'reasons' in answer;

/** How a game goes on, and how one goes back and forth in it. */
export abstract class Course extends Sight {
  #isRunning = false;

  /** A scene is there: what can be chosen in it is to be found. */
  protected abstract whenAsked(question: number): Promise<void>;

  async undo(): Promise<void> {
    const { whyNotUndo } = this.state.scene;
    if (whyNotUndo !== null) return this.refuse([{ rule: '', text: whyNotUndo }], -1, -1);
    this.ask();
    const answer = await this.try(this.host.undo());
    if (answer === null) return;
    if (isRefusal(answer)) this.refuse(answer.reasons, -1, -1);
    else await this.#moment(answer, this.around.words.undone);
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
    if (scene.line !== line) void this.loadMarks();
    if (said !== '') this.say(said);
    await this.afterScene();
  }

  /** The beginnings of phases, from before this page was opened. */
  async loadMarks(): Promise<void> {
    const statistics = await this.try(this.host.statistics(), true);
    if (statistics === null) return;
    const marks: PhaseMark[] = [...statistics.course, ...this.state.marks].sort((a, b) => a.ply - b.ply);
    this.dispatch({
      type: 'marks',
      marks: marks.filter((mark, i) => mark.caption !== marks[i - 1]?.caption),
    });
  }

  pace(pace: Pace): void {
    this.dispatch({ type: 'pace', pace });
    void this.run();
  }

  /** Lets Chance or an opponent answer once. */
  async step(): Promise<void> {
    if (this.#isRunning || this.state.busy) return;
    this.dispatch({ type: 'pace', pace: 'paused' });
    const scene = await this.try(this.host.step());
    if (scene !== null) await this.take(scene);
  }

  /** Chance and the opponents answer until a person is asked or the game is stopped. */
  async run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    try {
      while (this.#mayRun()) {
        const isQuick = this.state.pace === 'skipping' || this.around.speed() === 0;
        if (isQuick) await this.#rush();
        else await this.#stroll();
      }
    } finally {
      this.#isRunning = false;
    }
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
      scene = await this.try(this.host.step());
      news.push(...(scene?.news ?? []));
    } while (scene !== null && goesOn(scene) && !this.isEnded && this.around.now() - begun < DRAW_EVERY);
    if (scene !== null) await this.take({ ...scene, news });
  }

  protected async take(scene: Scene): Promise<void> {
    this.dispatch({ type: 'scene', scene });
    const told = scene.news.flatMap(({ events }) => events.map(({ text }) => text)).join(' ');
    const { words } = this.around;
    const asked = scene.prompt === null ? '' : words.asked(this.#sideOf(scene), scene.prompt.text);
    const ended = scene.outcome === null ? '' : scene.outcome.text;
    const text = [this.state.pace === 'skipping' ? '' : told, asked, ended]
      .filter((part) => part !== '')
      .join(' ');
    if (text !== '') this.say(text);
    if (this.around.stepThrough() && scene.news.some(({ events }) => events.length > 0) && goesOn(scene))
      this.dispatch({ type: 'pace', pace: 'paused' });
    await this.afterScene();
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
    if (prompt !== null) this.say(this.around.words.asked(this.#sideOf(this.state.scene), prompt.text));
    void this.loadMarks();
    await this.afterScene();
  }

  /** Goes through what the others did: to an entry of the recap, or past the last one. */
  async recapTo(at: number): Promise<void> {
    const { recap, scene } = this.state;
    const entry = recap?.entries[at];
    if (recap === null) return;
    if (entry === undefined) return this.endRecap();
    this.ask();
    const shown = await this.try(this.host.goTo(Math.min(entry.ply + 1, scene.length)));
    if (shown === null) return;
    this.dispatch({ type: 'moment', scene: shown, log: this.state.log });
    this.dispatch({ type: 'recap', recap: { ...recap, at } });
    this.dispatch({ type: 'about', about: aboutOf(entry.events) });
    this.say(entry.events.map(({ text }) => text).join(' '));
  }

  /** Puts the recap away and returns to the present. */
  async endRecap(): Promise<void> {
    this.dispatch({ type: 'recap', recap: null });
    this.dispatch({ type: 'about', about: NOTHING_ABOUT });
    await this.goTo(this.state.scene.length);
  }
}
