import type { Choice, PointedAt } from '@bocage/host';
import type { Reason } from '@bocage/kernel';
import { type Desk, isRefusal } from './desk.ts';
import {
  type Asked,
  askedFor,
  choiceAt,
  type Door,
  draftAt,
  type Entry,
  endOf,
  entriesByPlace,
  entriesByUnit,
  isComplete,
  isOnMap,
  isWhole,
  onlyChoice,
  withArgument,
} from './draft.ts';
import type { Pen } from './pen.ts';
import type { Sight } from './sight.ts';
import { doorsNow, type PlayState } from './state.ts';

/** What a press on the map or on a counter means, and why it means nothing. */
export class Hand {
  readonly #desk: Desk;
  readonly #sight: Sight;
  readonly #pen: Pen;

  constructor(desk: Desk, sight: Sight, pen: Pen) {
    this.#desk = desk;
    this.#sight = sight;
    this.#pen = pen;
  }

  /** A counter was clicked. */
  async unit(unit: number): Promise<void> {
    const { draft, doors, scene } = this.#desk.state;
    const at = scene.counters.find((counter) => counter.unit === unit)?.at ?? -1;
    this.#sight.point(at, unit);
    if (scene.prompt === null) return;
    if (isAgain(this.#desk.state, at)) return this.#pen.confirm();
    const here = doorsNow(this.#desk.state);
    // Where the members of a set could go, the place of a counter is meant, not the counter.
    const isInTheWay = draft?.members.includes(unit) !== true && entriesByPlace(here, at).length > 0;
    if (draft?.choices?.form === 'set' && draft.choices.kind === 'unit' && !isInTheWay) {
      if (draft.choices.choices.some(({ value }) => value === unit)) return this.#pen.toggle(unit);
    }
    const onto = draft?.ahead === undefined ? [] : entriesByPlace(here, at);
    const ways = onto.length > 0 ? onto : entriesByUnit(here, unit);
    if (ways.length > 0) return this.#go(ways, at);
    const there = entriesByPlace(here, at);
    // Whoever has only said what is to be done means its place.
    if (there.length > 0 && draft?.args.length === 0) return this.#go(there, at);
    // A counter where the draft could go: its hex is meant, or itself instead.
    const others = draft === null ? [] : entriesByUnit(doors, unit);
    const meant = [...there, ...others];
    if (meant.length > 0) return this.#go(meant, at);
    await this.#instead(at, unit);
  }

  /** A hex or a box was clicked. */
  async place(place: number): Promise<void> {
    const { draft, scene } = this.#desk.state;
    this.#sight.point(place, -1);
    if (scene.prompt === null) return;
    if (isAgain(this.#desk.state, place)) return this.#pen.confirm();
    const here = doorsNow(this.#desk.state);
    const ways = entriesByPlace(here, place);
    if (ways.length > 0) return this.#go(ways, place);
    const units = scene.counters.filter(({ at }) => at === place).map(({ unit }) => unit);
    const byUnit = units.flatMap((unit) => entriesByUnit(here, unit));
    if (byUnit.length > 0 && draft?.choices?.form !== 'set') return this.#go(byUnit, place);
    if (byUnit.length === 1) return this.#pen.toggle(byUnit[0]?.choice.value as number);
    await this.#instead(place, units.length === 1 ? (units[0] as number) : -1);
  }

  /** What means nothing to the draft may be another place to do the same: it begins anew there. */
  async #instead(place: number, unit: number): Promise<void> {
    const { draft, doors } = this.#desk.state;
    const again = doors.filter(({ verb }) => verb.name === draft?.verb.name);
    const ways = entriesByPlace(again, place);
    if (ways.length > 0) return this.#go(ways, place);
    await this.#explain(place, unit);
  }

  /** A counter was dragged to a place. */
  async drop(unit: number, place: number): Promise<void> {
    const ways = entriesByUnit(this.#desk.state.doors, unit);
    const able: Entry[] = [];
    for (const way of ways) {
      const choice = way.door.choices.form === 'set' ? asSet(way.choice) : way.choice;
      const draft = withArgument(draftAt(way.door), choice);
      if (isWhole(draft)) continue;
      const next = await this.#desk.next(draft);
      if (next === null || isRefusal(next)) continue;
      const door: Door = { ...draft, choices: next };
      able.push(...entriesByPlace([door], place));
    }
    if (able.length > 0) return this.#go(able, place);
    const [way] = ways;
    if (way === undefined) return this.#explain(place, unit);
    await this.#pen.choose(way);
    await this.#explain(place, unit);
  }

  /** The pointer, or the keyboard's cursor, is somewhere. */
  point(place: number, unit: number): void {
    const { pointed, draft } = this.#desk.state;
    if (pointed.place === place && pointed.unit === unit) return;
    this.#sight.point(place, unit);
    if (draft?.choices != null && isOnMap(draft.choices))
      this.#pen.look(choiceAt(draft, place) ?? onlyChoice(draft.choices));
  }

  async #go(ways: readonly Entry[], place: number): Promise<void> {
    const [way] = ways;
    if (ways.length === 1 && way !== undefined) return this.#pen.choose(way);
    this.#desk.dispatch({ type: 'menu', menu: { ways, place } });
    this.#desk.say(this.#desk.around.words.several(ways.length));
  }

  /** Says why nothing can be done with a place or a unit now, by the rules for what is being done. */
  async #explain(place: number, unit: number): Promise<void> {
    const { draft, scene, doors } = this.#desk.state;
    if (draft === null && this.#sight.isPointing) return;
    const question = this.#desk.question;
    const here = scene.counters.filter(({ at }) => at === place).map((counter) => counter.unit);
    const at = { place, units: unit < 0 ? here.slice(0, MOST_ASKED) : [unit] };
    const asked = askedFor(draft, scene.prompt, doors);
    const open = await this.#reasonsAt(
      asked.filter(({ isShut }) => !isShut),
      at,
    );
    const cited = open.length > 0 ? open : await this.#reasonsAt(asked, at);
    if (question !== this.#desk.question) return;
    this.#desk.refuse(cited.length > 0 ? cited.slice(0, MOST_REASONS) : [this.#notMeant(asked)], place, unit);
  }

  async #reasonsAt(asked: readonly Asked[], at: PointedAt): Promise<Reason[]> {
    const reasons: Reason[] = [];
    for (const { verb, args } of asked) {
      const why = (await this.#desk.try(this.#desk.host.whyAt(verb, args, at))) ?? [];
      for (const reason of why)
        if (isCited(reason) && !reasons.some(({ text }) => text === reason.text)) reasons.push(reason);
    }
    return reasons;
  }

  /** Nothing there is of the kind that is asked for. */
  #notMeant(asked: readonly Asked[]): Reason {
    const { words } = this.#desk.around;
    const kinds = [...new Set(asked.map(({ asks }) => asks))].filter((asks) => asks !== '');
    const text = kinds.length === 0 ? words.notAsked : words.notMeant(kinds);
    return { rule: this.#desk.state.scene.prompt?.rule ?? '', text };
  }
}

const isCited = ({ rule }: Reason): boolean => rule !== 'input' && rule !== 'turn';

/** So many of those in a place are asked about, and so many reasons are read. */
const [MOST_ASKED, MOST_REASONS] = [4, 4] as const;

/** One member as a set of its own. */
const asSet = (choice: Choice): Choice => ({ ...choice, value: [choice.value].flat() });

/**
 * The place that a draft ends at is pressed once more: that is a yes, if nothing is left to be said. Who takes part in
 * it has been said as soon as the odds are shown.
 */
function isAgain({ draft, sheet }: Pick<PlayState, 'draft' | 'sheet'>, place: number): boolean {
  if (draft === null || draft.kinds.at(-1) !== 'place' || endOf(draft.args.at(-1) ?? -1) !== place)
    return false;
  return isWhole(draft) || (isComplete(draft) && sheet !== null);
}
