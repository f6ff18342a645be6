import type { Refusal, Scene } from '@bocage/host';
import type { Desk } from './desk.ts';
import { happenedBefore, lineOf } from './drawn.ts';
import { aboutOf, type LogLine, mergedNews } from './log.ts';
import type { Pacing, WhenAsked } from './pace.ts';
import { NOTHING_ABOUT } from './state.ts';

const isRefusal = (answer: Scene | Refusal): answer is Refusal => 'reasons' in answer;

/** How one goes back and forth in a game. */
export class Time {
  readonly #desk: Desk;
  readonly #pace: Pacing;
  readonly #whenAsked: WhenAsked;

  constructor(desk: Desk, pace: Pacing, whenAsked: WhenAsked) {
    this.#desk = desk;
    this.#pace = pace;
    this.#whenAsked = whenAsked;
  }

  async undo(): Promise<void> {
    const { whyNotUndo, canTakeBack } = this.#desk.state.scene;
    const { words } = this.#desk.around;
    if (whyNotUndo !== null)
      return this.#desk.refuse([{ rule: '', text: words.whyNotUndo(whyNotUndo, canTakeBack) }], -1, -1);
    this.#desk.ask();
    const answer = await this.#desk.try(this.#desk.host.undo());
    if (answer === null) return;
    if (isRefusal(answer)) this.#desk.refuse(answer.reasons, -1, -1);
    else await this.#moment(answer, words.undone);
  }

  async takeBack(): Promise<void> {
    this.#desk.ask();
    await this.#moment(await this.#desk.try(this.#desk.host.takeBack()), this.#desk.around.words.takenBack);
  }

  async redo(): Promise<void> {
    this.#desk.ask();
    await this.#moment(await this.#desk.try(this.#desk.host.redo()), this.#desk.around.words.redone);
  }

  async goTo(ply: number): Promise<void> {
    const { scene } = this.#desk.state;
    const wanted = Math.max(0, Math.min(ply, scene.length));
    if (wanted === scene.ply) return;
    this.#desk.ask();
    const { words } = this.#desk.around;
    await this.#moment(
      await this.#desk.try(this.#desk.host.goTo(wanted)),
      words.momentOf(wanted, scene.length),
    );
    this.#drawLast();
  }

  /** Draws what led to the moment that is shown. */
  #drawLast(): void {
    const { log, scene } = this.#desk.state;
    this.#desk.dispatch({ type: 'happened', happened: happenedBefore(log, scene) });
  }

  async follow(line: number): Promise<void> {
    this.#desk.ask();
    await this.#moment(await this.#desk.try(this.#desk.host.follow(line)), this.#desk.around.words.followed);
  }

  async lookAs(onlooker: number): Promise<void> {
    this.#desk.ask();
    await this.#moment(await this.#desk.try(this.#desk.host.lookAs(onlooker)), '');
  }

  /** Another moment is shown. The log stays whole, so that what lies ahead can be seen too. */
  async #moment(scene: Scene | null, said: string): Promise<void> {
    if (scene === null) return;
    const { line, onlooker } = this.#desk.state.scene;
    const isOther = scene.line !== line || scene.onlooker !== onlooker;
    const log = isOther ? await this.#desk.try(this.#desk.host.log()) : null;
    this.#desk.dispatch({ type: 'moment', scene, log: log ?? mergedNews(this.#desk.state.log, scene.news) });
    if (said !== '') this.#desk.say(said);
    await this.#pace.afterScene();
  }

  /** Goes through what the others did: to an entry of the recap, or past the last one. */
  async recapTo(at: number): Promise<void> {
    const { recap, scene } = this.#desk.state;
    const entry = recap?.entries[at];
    if (recap === null) return;
    if (entry === undefined) return this.endRecap();
    const question = this.#desk.ask();
    const shown = await this.#desk.try(this.#desk.host.goTo(Math.min(entry.ply + 1, scene.length)));
    if (shown === null) return;
    this.#desk.dispatch({ type: 'moment', scene: shown, log: this.#desk.state.log });
    this.#desk.dispatch({ type: 'recap', recap: { ...recap, at } });
    this.#desk.dispatch({ type: 'about', about: aboutOf(entry) });
    this.#drawLast();
    this.#desk.say(lineOf(entry) || this.#unseen(entry));
    await this.#whenAsked(question); // the last entry leads to the present, where somebody is asked
  }

  /** That somebody has decided, where nothing more of it may be known. */
  #unseen({ side, times }: LogLine): string {
    const { facts } = this.#desk.state;
    const name = facts.sides[side];
    return name === undefined ? '' : this.#desk.around.words.hiddenDecision(name, facts.many[side], times);
  }

  /** Puts the recap away and returns to the present. */
  async endRecap(): Promise<void> {
    this.#desk.dispatch({ type: 'recap', recap: null });
    this.#desk.dispatch({ type: 'about', about: NOTHING_ABOUT });
    await this.goTo(this.#desk.state.scene.length);
  }
}
