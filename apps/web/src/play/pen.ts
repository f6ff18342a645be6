import type { Choice, Proposal, Scene, VerbChoice } from '@bocage/host';
import type { Action, Value } from '@bocage/kernel';
import { type Desk, isRefusal } from './desk.ts';
import {
  type Door,
  type Draft,
  draftAt,
  type Entry,
  foldedDoors,
  isComplete,
  isWhole,
  onlyChoice,
  openDoors,
  readied,
  setChoice,
  toggled,
  withArgument,
  withMembers,
} from './draft.ts';
import { hasDice } from './odds.ts';
import type { Scales } from './scales.ts';

/** Puts an action together, argument by argument, until it is done or forgotten. */
export class Pen {
  readonly #desk: Desk;
  readonly #scales: Scales;
  /** Shows the scene that follows what was done. */
  readonly #take: (scene: Scene) => Promise<void>;

  constructor(desk: Desk, scales: Scales, take: (scene: Scene) => Promise<void>) {
    this.#desk = desk;
    this.#scales = scales;
    this.#take = take;
  }

  /**
   * A verb was pressed: it begins. Pressed again it does what stands ready, as a second click on the map does; where it
   * still asks for something it is put aside, and that is said.
   */
  async press(name: string): Promise<void> {
    const { draft, sheet, forecast } = this.#desk.state;
    if (draft?.verb.name !== name) return this.verb(name);
    const isTold = sheet !== null || forecast !== null;
    if (isTold && (readied(draft) !== null || isComplete(draft))) return this.confirm();
    this.forget();
    this.#desk.say(this.#desk.around.words.putAside(draft.verb.label));
  }

  /** Begins with a verb; one without arguments is done. */
  async verb(name: string): Promise<void> {
    const { scene, busy } = this.#desk.state;
    if (busy) return;
    const { prompt } = scene;
    const verb = prompt?.verbs.find((other) => other.name === name);
    if (verb === undefined) return;
    if (verb.against !== null) return this.#desk.refuse([verb.against], -1, -1);
    // Something else that was being put together is meant no longer, least of all by a yes to what follows.
    if (this.#desk.state.draft !== null) this.forget();
    if (verb.first === null) await this.#bare(verb);
    else if (verb.first.choices.length === 0)
      this.#desk.refuse([{ rule: prompt?.rule ?? '', text: this.#desk.around.words.nothingFor }], -1, -1);
    else await this.#enter({ verb, args: [], kinds: [], said: [], titles: [], choices: verb.first });
  }

  /** What needs no argument is done at once; where there is arithmetic to it, that is shown before any dice. */
  async #bare(verb: VerbChoice): Promise<void> {
    const { scene } = this.#desk.state;
    const sheet = await this.#desk.try(this.#desk.host.sheet(verb.name, []), true);
    if (this.#desk.state.scene !== scene) return;
    if (sheet === null) return this.#commit(verb.name, []);
    const whole = { args: [], kinds: [], said: [], titles: [], choices: null, members: [], look: null };
    return this.#ready({ verb, ...whole });
  }

  /** Takes one of several ways. */
  async choose({ door, choice }: Entry): Promise<void> {
    if (this.#desk.state.busy) return;
    if (door.choices.form === 'set' && typeof choice.value === 'number') {
      // Where not all can be together, a counter that was clicked begins the set.
      const isOfMany = door.choices.choices.length > door.choices.most || door.verb.asks.length > 1;
      this.#open(door, isOfMany && door.args.length === 0 ? choice.value : undefined);
      return;
    }
    const draft = withArgument(draftAt(door), choice);
    if (isWhole(draft)) return this.#ready(draft, door.args.length === 0 && this.#isUnsaid);
    const question = this.#desk.ask();
    const next = await this.#desk.next(draft);
    if (next === null || question !== this.#desk.question) return;
    const nowhere = {
      rule: this.#desk.state.scene.prompt?.rule ?? '',
      text: this.#desk.around.words.nothingFor,
    };
    if (isRefusal(next)) this.#desk.refuse(next.reasons, -1, -1);
    else if (next.choices.length === 0) this.#desk.refuse([nowhere], -1, -1);
    else await this.#enter({ ...draft, choices: next });
  }

  /** Nobody has said what is to be done, and it could be something else. */
  get #isUnsaid(): boolean {
    const { draft, scene } = this.#desk.state;
    return draft === null && (scene.prompt?.verbs.filter(({ against }) => against === null).length ?? 0) > 1;
  }

  /** Goes through a door; where there is one way on it is taken, and to its end if one press is enough for it. */
  async #enter(door: Door): Promise<void> {
    const only = onlyChoice(door.choices);
    if (only !== null && !isWhole(withArgument(draftAt(door), only)))
      return this.choose({ door, choice: only });
    const whole = readied(draftAt(door));
    const question = this.#desk.ask();
    const isPlain = whole !== null && (await this.#isPlain(whole));
    if (question !== this.#desk.question) return;
    if (isPlain) await this.#commitAtOnce(whole);
    else this.#open(door);
  }

  /** Whether it is done at one press: there is nothing to be told first, and no way back is lost. */
  async #isPlain({ verb, args }: Draft): Promise<boolean> {
    return (await this.#desk.try(this.#desk.host.isPlain(verb.name, args), true)) === true;
  }

  /** Chooses for the argument that is asked for now. */
  async pick(choice: Choice): Promise<void> {
    const { draft } = this.#desk.state;
    if (draft?.choices == null) return;
    await this.choose({ door: { ...draft, choices: draft.choices }, choice });
  }

  /** Takes a member into the set or out of it. */
  toggle(member: number): void {
    const { draft } = this.#desk.state;
    if (draft === null) return;
    const next = toggled(draft, member);
    this.#desk.dispatch({ type: 'draft', draft: next });
    this.#desk.say(this.#desk.around.words.members(next.members.length, next.choices?.choices.length ?? 0));
    this.#scales.tell();
  }

  /** All members, or none. */
  members(members: readonly number[]): void {
    const { draft } = this.#desk.state;
    if (draft === null) return;
    this.#desk.dispatch({ type: 'draft', draft: withMembers(draft, members) });
    this.#scales.tell();
  }

  /** Looks at what a place, a unit or a line of the list would mean, without choosing it. */
  look(choice: Choice | null): void {
    const { draft } = this.#desk.state;
    if (draft?.choices == null || draft.choices.form === 'set' || draft.look === choice) return;
    this.#desk.dispatch({ type: 'draft', draft: { ...draft, look: choice } });
    this.#scales.tell();
  }

  /** Does what stands in the draft. */
  async confirm(): Promise<void> {
    const { draft } = this.#desk.state;
    if (draft === null) return;
    if (draft.choices?.form === 'set') {
      const whole = withArgument(draft, setChoice(draft));
      if (isWhole(whole)) return this.#commit(whole.verb.name, whole.args);
      return this.pick(setChoice(draft));
    }
    const whole = readied(draft);
    // The one way there is has been shown with its chances already.
    if (whole !== null) await this.#commit(whole.verb.name, whole.args);
    else if (draft.look !== null) await this.pick(draft.look);
  }

  /** Puts a whole action before whoever decides, as if he had put it together himself: what a command left to him. */
  async propose({ verb: name, args }: Action): Promise<void> {
    const door = openDoors(this.#desk.state.scene.prompt).find(({ verb }) => verb.name === name);
    if (door === undefined) return;
    let draft = draftAt(door);
    for (const value of args) {
      const choice = draft.choices?.choices.find(
        (one) => JSON.stringify(one.value) === JSON.stringify(value),
      );
      if (choice === undefined) return;
      draft = withArgument(draft, choice);
      if (isWhole(draft)) break;
      const choices = await this.#desk.next(draft);
      if (choices === null || isRefusal(choices)) return;
      draft = { ...draft, choices };
    }
    await this.#ready(draft);
  }

  /** Lays a whole action out as if it had been put together here, with its chances; it waits for a yes. */
  suggest({ verb: name, args, kinds, said }: Proposal): void {
    const verb = this.#desk.state.scene.prompt?.verbs.find((one) => one.name === name);
    if (verb === undefined || args.length === 0) return;
    this.#desk.ask();
    const draft = { verb, args, kinds, said, titles: said, choices: null, members: [], look: null };
    this.#desk.dispatch({ type: 'draft', draft });
    this.#scales.tell();
  }

  /** Does what was warned of, all the same. */
  again(verb: string, args: readonly Value[]): Promise<void> {
    return this.#commit(verb, args);
  }

  /** One step back in the draft, or out of whatever is open. */
  async cancel(): Promise<void> {
    const { menu, warned, refused, plan, draft } = this.#desk.state;
    if (menu !== null) this.#desk.dispatch({ type: 'menu', menu: null });
    else if (warned !== null) this.#desk.dispatch({ type: 'warned', warned: null });
    else if (plan !== null) this.#desk.dispatch({ type: 'plan', plan: null });
    else if (refused !== null) this.#desk.dispatch({ type: 'refused', refused: null });
    else if (draft !== null) await this.#shorten(draft);
  }

  /** Forgets the draft altogether. */
  forget(): void {
    this.#desk.ask();
    this.#desk.dispatch({ type: 'draft', draft: null });
    this.#scales.leave();
  }

  /** Looks behind the first arguments that have only words, so that what they are about can be clicked. */
  async unfold(question: number): Promise<void> {
    const folded = foldedDoors(this.#desk.state.doors);
    if (folded.length === 0) return;
    const behind: Door[] = [];
    for (const door of folded) {
      for (const choice of door.choices.choices) {
        const draft = withArgument(draftAt(door), choice);
        const choices = await this.#desk.next(draft);
        if (question !== this.#desk.question) return;
        if (choices !== null && !isRefusal(choices) && choices.form === 'one' && choices.kind !== 'other')
          behind.push({ ...draft, choices });
      }
    }
    this.#desk.dispatch({ type: 'doors', doors: [...this.#desk.state.doors, ...behind] });
  }

  async #shorten(draft: Draft): Promise<void> {
    const question = this.#desk.ask();
    const args = draft.args.slice(0, -1);
    const isUnfolded = this.#desk.state.doors.some(
      (door) => door.verb === draft.verb && door.args.length > 0 && door.args.length === draft.args.length,
    );
    if (draft.args.length === 0 || isUnfolded) return this.#desk.dispatch({ type: 'draft', draft: null });
    const kinds = draft.kinds.slice(0, -1);
    const [said, titles] = [draft.said.slice(0, -1), draft.titles.slice(0, -1)];
    const choices = args.length === 0 ? draft.verb.first : await this.#desk.next({ ...draft, args });
    if (choices === null || question !== this.#desk.question || isRefusal(choices)) return;
    const shorter = { verb: draft.verb, args, kinds, said, titles, choices };
    // Where there was one choice nobody has made it.
    if (onlyChoice(choices) !== null) return this.#shorten(draftAt(shorter));
    this.#open(shorter);
  }

  #open(door: Door, member?: number): void {
    this.#desk.ask();
    const draft = draftAt(door, member);
    this.#desk.dispatch({ type: 'draft', draft: { ...draft, look: onlyChoice(door.choices) } });
    const { words } = this.#desk.around;
    this.#desk.say(words.asksFor(door.choices.asks, door.choices.choices.length));
    this.#scales.tell();
  }

  /** A whole draft: done at once, or shown with its chances first where dice follow. */
  async #ready(draft: Draft, isUnsaid = false): Promise<void> {
    const question = this.#desk.ask();
    const { verb, args } = draft;
    if (!this.#desk.around.confirmDice()) return this.#commit(verb.name, args);
    const commit = (): Promise<void> =>
      isUnsaid ? this.#commitAtOnce(draft) : this.#commit(verb.name, args);
    // However slow the machine: there are no chances to wait for.
    const isPlain = await this.#isPlain(draft);
    if (question !== this.#desk.question) return;
    if (isPlain) return commit();
    const weight = this.#scales.weigh(verb.name, args);
    const told = await Promise.race([weight, this.#desk.around.patience?.() ?? weight]);
    if (question !== this.#desk.question) return;
    const isKnown = told !== undefined && !told.isGivenUp;
    if (isKnown && (told.forecast === null || !hasDice(told.forecast))) return commit();
    this.#desk.dispatch({ type: 'draft', draft });
    if (isKnown) this.#desk.dispatch({ type: 'told', sheet: told.sheet, forecast: told.forecast });
    else this.#scales.tell(); // whoever does not want to wait for the chances need not
    this.#desk.say(this.#desk.around.words.confirmDice(verb.label, draft.said));
  }

  /** Does what one press came to, and says so as long as it can be undone: it may have been meant as a look. */
  async #commitAtOnce({ verb, args, said }: Draft): Promise<void> {
    const { ply } = this.#desk.state.scene;
    await this.#commit(verb.name, args);
    const { scene, draft } = this.#desk.state;
    if (scene.ply !== ply + 1 || scene.whyNotUndo !== null || draft !== null) return;
    this.#desk.dispatch({ type: 'atOnce', atOnce: { label: verb.label, said } });
  }

  async #commit(verb: string, args: readonly Value[]): Promise<void> {
    if (this.#desk.state.busy) return;
    this.#desk.ask();
    this.#desk.dispatch({ type: 'busy', busy: true });
    if (await this.#isWarned({ verb, args })) return this.#desk.dispatch({ type: 'busy', busy: false });
    const answer = await this.#desk.try(this.#desk.host.act(verb, args));
    this.#desk.dispatch({ type: 'busy', busy: false });
    if (answer === null) return;
    if (isRefusal(answer)) this.#desk.refuse(answer.reasons, -1, -1);
    else await this.#take(answer);
  }

  /** Whoever is about to harm his own is told so first, and does it by pressing again. */
  async #isWarned(action: Action): Promise<boolean> {
    const { warned } = this.#desk.state;
    if (warned !== null && sameAction(warned, action)) return false;
    const perils = await this.#desk.try(this.#desk.host.perils(action.verb, action.args), true);
    if (perils === null || perils.length === 0) return false;
    this.#desk.dispatch({ type: 'warned', warned: { ...action, perils } });
    this.#desk.say(this.#desk.around.words.warned(perils));
    return true;
  }
}

const sameAction = (a: Action, b: Action): boolean =>
  a.verb === b.verb && JSON.stringify(a.args) === JSON.stringify(b.args);
