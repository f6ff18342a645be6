import type { Hint } from '@bocage/host';
import type { Desk } from './desk.ts';
import type { Pacing } from './pace.ts';
import type { Pen } from './pen.ts';
import type { Intent } from './state.ts';

/** What our players have to say to people: what they would do themselves, what they intended, that they give up. */
export class Counsel {
  readonly #desk: Desk;
  readonly #pen: Pen;
  readonly #pace: Pacing;

  constructor(desk: Desk, pen: Pen, pace: Pacing) {
    this.#desk = desk;
    this.#pen = pen;
    this.#pace = pace;
  }

  /** Asks what one of our players would do here, and lays it out; asked again while it thinks, it is given up. */
  async hint(): Promise<void> {
    const { facts, scene, hint, busy } = this.#desk.state;
    const { words, hints } = this.#desk.around;
    if (hint !== null) return this.putAway();
    if (busy || hints?.() === false || !facts.advises) return this.#desk.say(words.hints.off);
    if (scene.prompt === null) return this.#desk.say(words.noActions);
    this.#pen.forget();
    this.#desk.dispatch({ type: 'hint', hint: { side: scene.prompt.side, progress: 0 } });
    this.#desk.say(words.hints.thinking);
    const found = await this.#thoughtOut();
    if (found !== null) this.#lay(found);
  }

  /** Asks a moment at a time, until there is an answer or nobody waits for it any more. */
  async #thoughtOut(): Promise<Hint | null> {
    const { scene } = this.#desk.state;
    for (;;) {
      const told = await this.#desk.try(this.#desk.host.hint());
      const { scene: now, hint } = this.#desk.state;
      if (now !== scene || hint === null || 'action' in hint || this.#desk.isEnded) return null;
      if (told === null) this.putAway();
      else if ('action' in told) return told;
      else this.#desk.dispatch({ type: 'hint', hint: told });
      if (told === null) return null;
    }
  }

  #lay(hint: Hint): void {
    this.#pen.suggest(hint.action);
    this.#desk.dispatch({ type: 'hint', hint });
    const { words } = this.#desk.around;
    const { action, thought } = hint;
    const { plan, chances } = words.thoughts;
    const why =
      thought === null
        ? ''
        : `${plan(thought.plan.words)} ${chances(thought.plan.chance, thought.plan.feared)}`;
    this.#desk.say(words.hints.told(words.hints.action(action.label, action.text), why));
  }

  /** Does what was advised: a press like any other, with its warnings and its dice. */
  async follow(): Promise<void> {
    const { hint, draft } = this.#desk.state;
    if (hint === null || !('action' in hint)) return;
    const { verb, args } = hint.action;
    if (args.length === 0) return this.#pen.verb(verb);
    if (draft === null) this.#pen.suggest(hint.action);
    await this.#pen.confirm();
  }

  putAway(): void {
    this.#desk.dispatch({ type: 'hint', hint: null });
    this.#desk.dispatch({ type: 'intent', intent: null });
    this.#pen.forget();
  }

  /** Draws what a plan is about, or takes it off the map. */
  show(intent: Intent | null): void {
    this.#desk.dispatch({ type: 'intent', intent });
  }

  /** Accepts that the other side gives up. */
  async accept(): Promise<void> {
    const scene = await this.#desk.try(this.#desk.host.acceptResignation());
    if (scene !== null) await this.#pace.take(scene);
  }
}
