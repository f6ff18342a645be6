import type { LogEntry, Order } from '@bocage/host';
import type { Action } from '@bocage/kernel';
import type { Desk } from './desk.ts';
import { weightOf } from './drawn.ts';
import type { Pacing } from './pace.ts';
import type { Pen } from './pen.ts';
import type { Halted, Planned } from './state.ts';

/** How many beats a decision is looked at before the next one: a fight longer than what is lighter. */
const beatsIn = (news: readonly LogEntry[]): number =>
  news.some((entry) => weightOf(entry) === 'heavy') ? HEAVY : 1;
const HEAVY = 3;

/** So many decisions are taken together where nobody looks at each of them. */
const AT_ONCE = 50;

/** Commands that stand for several decisions: shown first, then given one after the other. */
export class Bulk {
  readonly #desk: Desk;
  readonly #pace: Pacing;
  readonly #pen: Pen;
  /** What was stopped by another question, and when: it is shown again once that is answered. */
  #stopped: { readonly id: string; readonly caption: string } | null = null;
  /** Nobody wants to look at what is left one by one. It is kept here, since every question ends a skipping pace. */
  #isRushed = false;

  constructor(desk: Desk, pace: Pacing, pen: Pen) {
    this.#desk = desk;
    this.#pace = pace;
    this.#pen = pen;
  }

  /** Shows what a command would do. */
  async open(id: string): Promise<void> {
    if (this.#desk.state.busy) return;
    const question = this.#desk.ask();
    const plan = await this.#desk.try(this.#desk.host.bulk(id));
    if (plan === null || question !== this.#desk.question) return;
    // What came of the last step of a command that goes on is still to be seen.
    if (this.#stopped === null) this.#desk.dispatch({ type: 'happened', happened: null });
    this.#stopped = null;
    this.#show({ plan, left: new Set(), done: null, counters: this.#desk.state.scene.counters });
    this.#desk.say(
      this.#desk.around.words.planned(
        plan.label,
        plan.items.map(({ text }) => text),
      ),
    );
  }

  /** Shows the first command, or the one after that which is shown. */
  async next(): Promise<void> {
    const { plan, scene, busy } = this.#desk.state;
    const bulks = scene.prompt?.bulks ?? [];
    if (bulks.length === 0) return this.#desk.say(this.#desk.around.words.noPlan);
    const at = bulks.findIndex(({ id }) => id === plan?.plan.id);
    const next = bulks[(at + 1) % Math.max(1, bulks.length)];
    if (next !== undefined && !busy) await this.open(next.id);
  }

  close(): void {
    this.#desk.ask();
    this.#stopped = null;
    this.#show(null);
  }

  /** What another question stopped is shown again where it can go on. */
  async resume(): Promise<void> {
    const { scene, draft, plan } = this.#desk.state;
    const stopped = this.#stopped;
    if (stopped === null || scene.prompt === null || draft !== null || plan !== null) return;
    if (stopped.caption !== scene.caption) this.#stopped = null;
    else if (scene.prompt.bulks.some(({ id }) => id === stopped.id)) await this.open(stopped.id);
  }

  /** Leaves a decision out, or takes it in again. */
  keep(kept: readonly number[]): void {
    const { plan } = this.#desk.state;
    if (plan === null || plan.done !== null) return;
    const left = new Set(plan.plan.items.map((_, i) => i).filter((i) => !kept.includes(i)));
    this.#desk.dispatch({ type: 'plan', plan: { ...plan, left } });
  }

  /** Takes the decisions of the plan, as far as they can be taken without anybody being asked something new. */
  async run(): Promise<void> {
    const { plan: planned, scene, busy } = this.#desk.state;
    if (planned === null || planned.done !== null || busy) return;
    const { plan, left } = planned;
    const actions = plan.items.filter((_, i) => !left.has(i)).map(({ verb, args }) => ({ verb, args }));
    if (actions.length === 0) return;
    this.#desk.ask();
    this.#isRushed = false;
    this.#desk.dispatch({ type: 'busy', busy: true });
    this.#show({ ...planned, done: 0 });
    const halted = await this.#follow(planned, { bulk: plan.id, actions, since: scene.ply });
    this.#desk.dispatch({ type: 'busy', busy: false });
    const next = halted === null ? undefined : actions[halted.done];
    if (halted?.stopped.why === 'dice' && next !== undefined) await this.#leave(next, halted);
  }

  /** What would throw the dice is put before whoever decides with its odds, and why it is. */
  async #leave(next: Action, halted: Halted): Promise<void> {
    await this.#pen.propose(next);
    if (this.#desk.state.draft !== null) this.#desk.dispatch({ type: 'halted', halted });
  }

  /** Gives where it went no further; null where it went to its end. */
  async #follow(planned: Planned, order: Order): Promise<Halted | null> {
    const { label } = planned.plan;
    const of = order.actions.length;
    const { words, speed, wait } = this.#desk.around;
    for (let done = 0; done < of; ) {
      const actions = order.actions.slice(done);
      this.#isRushed ||= this.#desk.state.pace === 'skipping';
      const isQuick = this.#isRushed || speed() === 0;
      const ran = await this.#desk.try(this.#desk.host.run({ ...order, actions }, isQuick ? AT_ONCE : 1));
      if (ran === null) return null;
      done += ran.done;
      const { stopped } = ran;
      if (ran.done > 0) await this.#pace.take(ran.scene);
      this.#desk.dispatch({ type: 'since', since: order.since });
      if (stopped !== null) {
        const { caption } = ran.scene;
        this.#stopped = stopped.why === 'asked' ? { id: order.bulk, caption } : null;
        const halted = { label, done, of, stopped };
        this.#show(null);
        this.#desk.dispatch({ type: 'halted', halted });
        this.#desk.say(words.halted(label, done, of, stopped));
        return halted;
      }
      if (done < of) {
        this.#show({ ...planned, done });
        if (!isQuick) await wait(speed() * beatsIn(ran.scene.news));
      }
    }
    this.#desk.say(`${words.allDone(label, of)} ${this.#pace.asked()}`.trim());
    return null;
  }

  /** What is left is done without a look at each. */
  rush(): void {
    if (this.#desk.state.plan?.done == null) return;
    this.#isRushed = true;
    this.#desk.dispatch({ type: 'pace', pace: 'skipping' });
  }

  #show(plan: Planned | null): void {
    this.#desk.dispatch({ type: 'plan', plan });
  }
}
