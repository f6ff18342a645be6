import type { Sheet } from '@bocage/catalogue';
import type { Choices, Forecast, Scene } from '@bocage/host';
import type { Value } from '@bocage/kernel';
import { type Desk, isRefusal } from './desk.ts';
import { type Draft, hasSize, isWhole, lookedAt, setChoice, withArgument } from './draft.ts';
import { headlineText, oddsLines, percentText } from './odds.ts';

/** What is told of an action before it is done. */
interface Weight {
  readonly sheet: Sheet | null;
  readonly forecast: Forecast | null;
  /** The chances were not counted to their end, since something else was asked for. */
  readonly isGivenUp: boolean;
}

/** The arithmetic and the chances of what a player is about to do. */
export class Scales {
  readonly #desk: Desk;
  #isTelling = false;
  /** What was weighed last: who points at something before he chooses it asks for the same twice. */
  #last: { readonly scene: Scene; readonly action: string; readonly weight: Promise<Weight> } | undefined;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** The arithmetic and the chances of what stands in the draft; only the newest wish is looked after. */
  tell(): void {
    if (this.#isTelling) {
      this.leave();
      return;
    }
    this.#isTelling = true;
    void this.#tellOn().finally(() => {
      this.#isTelling = false;
    });
  }

  /** The arithmetic and the chances of a whole action. */
  weigh(verb: string, args: readonly Value[]): Promise<Weight> {
    const { scene } = this.#desk.state;
    const action = JSON.stringify([verb, args]);
    if (this.#last?.scene === scene && this.#last.action === action) return this.#last.weight;
    const weighing = { scene, action, weight: this.#weighed(verb, args) };
    this.#last = weighing;
    void weighing.weight.then(({ isGivenUp }) => {
      if (isGivenUp && this.#last === weighing) this.#last = undefined;
    });
    return weighing.weight;
  }

  async #weighed(verb: string, args: readonly Value[]): Promise<Weight> {
    const { host } = this.#desk;
    let isGivenUp = false;
    const [sheet, forecast] = await Promise.all([
      this.#desk.try(host.sheet(verb, args)),
      this.#desk.try(
        host.forecast(verb, args).then((told) => {
          isGivenUp = told === null;
          return told;
        }),
      ),
    ]);
    return { sheet, forecast, isGivenUp };
  }

  /** What is being weighed is not what anybody looks at any more. */
  leave(): void {
    const { draft, scene } = this.#desk.state;
    const wanted = draft === null ? '' : JSON.stringify([draft.verb.name, lookedAt(draft)]);
    if (this.#last === undefined || (this.#last.scene === scene && this.#last.action === wanted)) return;
    void this.#desk.try(this.#desk.host.giveUp(), true);
  }

  async #tellOn(): Promise<void> {
    for (;;) {
      const { draft } = this.#desk.state;
      if (draft === null) return;
      const args = lookedAt(draft);
      const { name } = draft.verb;
      const isReady = isWhole({ verb: draft.verb, args }) && !isTooSmall(draft);
      const { sheet, forecast } = isReady
        ? await this.weigh(name, args)
        : { sheet: await this.#desk.try(this.#desk.host.sheet(name, args)), forecast: null };
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
    const next = isWhole(whole) ? null : await this.#desk.next(whole);
    return next === null || isRefusal(next) || next.form !== 'one' ? null : next;
  }

  /** Reads the odds aloud. */
  sayOdds(): void {
    const { sheet, forecast } = this.#desk.state;
    const { words } = this.#desk.around;
    const headline = headlineText(sheet, forecast);
    const lines = forecast === null ? [] : oddsLines(forecast, words.changes);
    const said = lines.map((line) => `${percentText(line.probability)}: ${line.words.join(', ')}`);
    const all = headline === '' ? said : [headline.replace(/\.$/, ''), ...said];
    this.#desk.say(all.length === 0 ? words.noOdds : all.join('. '));
  }
}

/** A set that has not its size yet: no chances can be told of it. */
const isTooSmall = (draft: Draft): boolean => draft.choices?.form === 'set' && !hasSize(draft);
