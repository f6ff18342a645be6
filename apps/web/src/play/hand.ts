import type { Choice, Choices, Refusal, Scene } from '@bocage/host';
import type { Reason, Value } from '@bocage/kernel';
import type { Desk } from './desk.ts';
import {
  askedFor,
  choiceAt,
  type Door,
  type Draft,
  draftAt,
  endOf,
  foldedDoors,
  hasSize,
  isOnMap,
  isWhole,
  lookedAt,
  setChoice,
  toggled,
  type Way,
  waysByPlace,
  waysByUnit,
  withArgument,
  withMembers,
} from './draft.ts';
import { hasDice, oddsLines, percentText } from './odds.ts';
import type { Sight } from './sight.ts';
import { doorsNow } from './state.ts';

const isRefusal = (answer: Scene | Choices | Refusal): answer is Refusal => 'reasons' in answer;

/** What a player does: an action is put together from presses on map, counters and words, weighed, and done. */
export class Hand {
  readonly #desk: Desk;
  readonly #sight: Sight;
  /** Shows the scene that follows what was done. */
  readonly #take: (scene: Scene) => Promise<void>;
  #isTelling = false;

  constructor(desk: Desk, sight: Sight, take: (scene: Scene) => Promise<void>) {
    this.#desk = desk;
    this.#sight = sight;
    this.#take = take;
  }

  /** Begins with a verb; one without arguments is done. */
  async verb(name: string): Promise<void> {
    const { prompt } = this.#desk.state.scene;
    const verb = prompt?.verbs.find((other) => other.name === name);
    if (verb === undefined) return;
    if (verb.against !== null) this.#desk.refuse([verb.against], -1, -1);
    else if (verb.first === null) await this.#commit(name, []);
    else if (verb.first.choices.length === 0)
      this.#desk.refuse([{ rule: prompt?.rule ?? '', text: this.#desk.around.words.nothingFor }], -1, -1);
    else this.#open({ verb, args: [], kinds: [], said: [], titles: [], choices: verb.first });
  }

  /** A counter was clicked. */
  async unit(unit: number): Promise<void> {
    const { draft, doors, scene } = this.#desk.state;
    const at = scene.counters.find((counter) => counter.unit === unit)?.at ?? -1;
    this.#sight.point(at, unit);
    if (scene.prompt === null) return;
    if (draft !== null && isAgain(draft, at)) return this.confirm();
    const here = doorsNow(this.#desk.state);
    // Where the members of a set could go, the place of a counter is meant, not the counter.
    const isInTheWay = draft?.members.includes(unit) !== true && waysByPlace(here, at).length > 0;
    if (draft?.choices?.form === 'set' && draft.choices.kind === 'unit' && !isInTheWay) {
      if (draft.choices.choices.some(({ value }) => value === unit)) return this.toggle(unit);
    }
    const onto = draft?.ahead === undefined ? [] : waysByPlace(here, at);
    const ways = onto.length > 0 ? onto : waysByUnit(here, unit);
    if (ways.length > 0) return this.#go(ways, at);
    // A counter where the draft could go: its hex is meant, or itself instead.
    const others = draft === null ? [] : waysByUnit(doors, unit);
    const meant = [...waysByPlace(here, at), ...others];
    if (meant.length > 0) return this.#go(meant, at);
    await this.#explain(at, unit);
  }

  /** A hex or a box was clicked. */
  async place(place: number): Promise<void> {
    const { draft, scene } = this.#desk.state;
    this.#sight.point(place, -1);
    if (scene.prompt === null) return;
    if (draft !== null && isAgain(draft, place)) return this.confirm();
    const here = doorsNow(this.#desk.state);
    const ways = waysByPlace(here, place);
    if (ways.length > 0) return this.#go(ways, place);
    const units = scene.counters.filter(({ at }) => at === place).map(({ unit }) => unit);
    const byUnit = units.flatMap((unit) => waysByUnit(here, unit));
    if (byUnit.length > 0 && draft?.choices?.form !== 'set') return this.#go(byUnit, place);
    if (byUnit.length === 1) return this.toggle(byUnit[0]?.choice.value as number);
    await this.#explain(place, units.length === 1 ? (units[0] as number) : -1);
  }

  /** A counter was dragged to a place. */
  async drop(unit: number, place: number): Promise<void> {
    const ways = waysByUnit(this.#desk.state.doors, unit);
    const able: Way[] = [];
    for (const way of ways) {
      const choice = way.door.choices.form === 'set' ? asSet(way.choice) : way.choice;
      const draft = withArgument(draftAt(way.door), choice);
      if (isWhole(draft)) continue;
      const next = await this.#next(draft);
      if (next === null || isRefusal(next)) continue;
      const door: Door = { ...draft, choices: next };
      able.push(...waysByPlace([door], place));
    }
    if (able.length > 0) return this.#go(able, place);
    const [way] = ways;
    if (way === undefined) return this.#explain(place, unit);
    await this.choose(way);
    await this.#explain(place, unit);
  }

  /** Takes one of several ways. */
  async choose({ door, choice }: Way): Promise<void> {
    if (door.choices.form === 'set' && typeof choice.value === 'number') {
      // Where not all can be together, a counter that was clicked begins the set.
      const isOfMany = door.choices.choices.length > door.choices.most || door.verb.asks.length > 1;
      this.#open(door, isOfMany && door.args.length === 0 ? choice.value : undefined);
      return;
    }
    const draft = withArgument(draftAt(door), choice);
    if (isWhole(draft)) return this.#ready(draft);
    const question = this.#desk.ask();
    const next = await this.#next(draft);
    if (next === null || question !== this.#desk.question) return;
    const nowhere = {
      rule: this.#desk.state.scene.prompt?.rule ?? '',
      text: this.#desk.around.words.nothingFor,
    };
    if (isRefusal(next)) this.#desk.refuse(next.reasons, -1, -1);
    else if (next.choices.length === 0) this.#desk.refuse([nowhere], -1, -1);
    else this.#open({ ...draft, choices: next });
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
    this.#tell();
  }

  /** All members, or none. */
  members(members: readonly number[]): void {
    const { draft } = this.#desk.state;
    if (draft === null) return;
    this.#desk.dispatch({ type: 'draft', draft: withMembers(draft, members) });
    this.#tell();
  }

  /** Looks at what a place, a unit or a line of the list would mean, without choosing it. */
  look(choice: Choice | null): void {
    const { draft } = this.#desk.state;
    if (draft?.choices == null || draft.choices.form === 'set' || draft.look === choice) return;
    this.#desk.dispatch({ type: 'draft', draft: { ...draft, look: choice } });
    this.#tell();
  }

  /** The pointer, or the keyboard's cursor, is somewhere. */
  point(place: number, unit: number): void {
    const { pointed, draft } = this.#desk.state;
    if (pointed.place === place && pointed.unit === unit) return;
    this.#sight.point(place, unit);
    if (draft?.choices != null && isOnMap(draft.choices))
      this.look(choiceAt(draft, place) ?? onlyChoice(draft.choices));
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
    if (isWhole(draft)) await this.#commit(draft.verb.name, draft.args);
    else if (draft.look !== null) await this.pick(draft.look);
  }

  /** One step back in the draft, or out of whatever is open. */
  async cancel(): Promise<void> {
    const { menu, refused, draft } = this.#desk.state;
    if (menu !== null) this.#desk.dispatch({ type: 'menu', menu: null });
    else if (refused !== null) this.#desk.dispatch({ type: 'refused', refused: null });
    else if (draft !== null) await this.#shorten(draft);
  }

  /** Forgets the draft altogether. */
  forget(): void {
    this.#desk.ask();
    this.#desk.dispatch({ type: 'draft', draft: null });
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
    const choices = args.length === 0 ? draft.verb.first : await this.#next({ ...draft, args });
    if (choices === null || question !== this.#desk.question || isRefusal(choices)) return;
    this.#open({ verb: draft.verb, args, kinds, said, titles, choices });
  }

  async #go(ways: readonly Way[], place: number): Promise<void> {
    const [way] = ways;
    if (ways.length === 1 && way !== undefined) return this.choose(way);
    this.#desk.dispatch({ type: 'menu', menu: { ways, place } });
    this.#desk.say(this.#desk.around.words.several(ways.length));
  }

  #open(door: Door, member?: number): void {
    this.#desk.ask();
    const draft = draftAt(door, member);
    this.#desk.dispatch({ type: 'draft', draft: { ...draft, look: onlyChoice(door.choices) } });
    const { words } = this.#desk.around;
    this.#desk.say(words.asksFor(door.choices.asks, door.choices.choices.length));
    this.#tell();
  }

  /** A whole draft: done at once, or shown with its chances first where dice follow. */
  async #ready(draft: Draft): Promise<void> {
    const question = this.#desk.ask();
    const { verb, args } = draft;
    if (!this.#desk.around.confirmDice()) return this.#commit(verb.name, args);
    const [sheet, forecast] = await Promise.all([
      this.#desk.try(this.#desk.host.sheet(verb.name, args)),
      this.#desk.try(this.#desk.host.forecast(verb.name, args)),
    ]);
    if (question !== this.#desk.question) return;
    if (forecast === null || !hasDice(forecast)) return this.#commit(verb.name, args);
    this.#desk.dispatch({ type: 'draft', draft });
    this.#desk.dispatch({ type: 'told', sheet, forecast });
    this.#desk.say(this.#desk.around.words.confirmDice(verb.label, draft.said));
  }

  async #commit(verb: string, args: readonly Value[]): Promise<void> {
    if (this.#desk.state.busy) return;
    this.#desk.ask();
    this.#desk.dispatch({ type: 'busy', busy: true });
    const answer = await this.#desk.try(this.#desk.host.act(verb, args));
    this.#desk.dispatch({ type: 'busy', busy: false });
    if (answer === null) return;
    if (isRefusal(answer)) this.#desk.refuse(answer.reasons, -1, -1);
    else await this.#take(answer);
  }

  /** The arithmetic and the chances of what stands in the draft; only the newest wish is looked after. */
  #tell(): void {
    if (this.#isTelling) return;
    this.#isTelling = true;
    void this.#tellOn().finally(() => {
      this.#isTelling = false;
    });
  }

  async #tellOn(): Promise<void> {
    for (;;) {
      const { draft } = this.#desk.state;
      if (draft === null) return;
      const args = lookedAt(draft);
      const { name } = draft.verb;
      const [sheet, forecast] = await Promise.all([
        this.#desk.try(this.#desk.host.sheet(name, args)),
        isWhole({ verb: draft.verb, args }) && !isTooSmall(draft)
          ? this.#desk.try(this.#desk.host.forecast(name, args))
          : null,
      ]);
      const ahead = await this.#ahead(draft);
      if (this.#desk.state.draft === draft) {
        if (ahead !== null) this.#desk.dispatch({ type: 'draft', draft: { ...draft, ahead } });
        this.#desk.dispatch({ type: 'told', sheet, forecast });
        return;
      }
    }
  }

  /** What may follow a set that is not the last argument, so that it can be clicked at once. */
  async #ahead(draft: Draft): Promise<Choices | null> {
    if (draft.choices?.form !== 'set' || !hasSize(draft)) return null;
    const whole = withArgument(draft, setChoice(draft));
    const next = isWhole(whole) ? null : await this.#next(whole);
    return next === null || isRefusal(next) || next.form !== 'one' ? null : next;
  }

  /** Says why nothing can be done with a place or a unit now. */
  async #explain(place: number, unit: number): Promise<void> {
    const { draft, scene } = this.#desk.state;
    if (draft === null && this.#sight.isPointing) return;
    const question = this.#desk.question;
    const reasons: Reason[] = [];
    for (const { verb, args, kind } of askedFor(draft, scene.prompt, this.#desk.state.doors)) {
      const value = kind === 'unit' || kind === 'units' ? unit : place;
      if (value < 0) continue;
      const isList = kind === 'path' || kind === 'units';
      const why = await this.#desk.try(this.#desk.host.why(verb, [...args, isList ? [value] : value]));
      for (const reason of why ?? [])
        if (!reasons.some((other) => other.text === reason.text)) reasons.push(reason);
    }
    if (question !== this.#desk.question) return;
    const cited = reasons.filter(({ rule }) => rule !== 'input' && rule !== 'turn');
    const nothing = { rule: scene.prompt?.rule ?? '', text: this.#desk.around.words.notAsked };
    this.#desk.refuse(cited.length > 0 ? cited : [nothing], place, unit);
  }

  /** Reads the odds aloud. */
  sayOdds(): void {
    const { forecast } = this.#desk.state;
    const { words } = this.#desk.around;
    const lines = forecast === null ? [] : oddsLines(forecast, words.changes);
    const said = lines.map((line) => `${percentText(line.probability)}: ${line.words.join(', ')}`);
    this.#desk.say(said.length === 0 ? words.noOdds : said.join('. '));
  }

  /** Looks behind the first arguments that have only words, so that what they are about can be clicked. */
  async unfold(question: number): Promise<void> {
    const folded = foldedDoors(this.#desk.state.doors);
    if (folded.length === 0) return;
    const behind: Door[] = [];
    for (const door of folded) {
      for (const choice of door.choices.choices) {
        const draft = withArgument(draftAt(door), choice);
        const choices = await this.#next(draft);
        if (question !== this.#desk.question) return;
        if (choices !== null && !isRefusal(choices) && choices.form === 'one' && choices.kind !== 'other')
          behind.push({ ...draft, choices });
      }
    }
    this.#desk.dispatch({ type: 'doors', doors: [...this.#desk.state.doors, ...behind] });
  }

  async #next({ verb, args }: Pick<Draft, 'verb' | 'args'>): Promise<Choices | Refusal | null> {
    return this.#desk.try(this.#desk.host.next(verb.name, args));
  }
}

/** What is looked at without being asked for: where there is one choice, that. */
const onlyChoice = ({ form, choices }: Choices): Choice | null =>
  form === 'set' || choices.length !== 1 ? null : (choices[0] ?? null);

/** One member as a set of its own. */
const asSet = (choice: Choice): Choice => ({ ...choice, value: [choice.value].flat() });

/** A set that has not its size yet: no chances can be told of it. */
const isTooSmall = (draft: Draft): boolean => draft.choices?.form === 'set' && !hasSize(draft);

/** The place that a whole draft ends at is pressed once more: that is a yes. */
const isAgain = (draft: Draft, place: number): boolean =>
  isWhole(draft) && draft.kinds.at(-1) === 'place' && endOf(draft.args.at(-1) ?? -1) === place;
