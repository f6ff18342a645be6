import type { HexId } from '@bocage/hex';
import {
  type Action,
  type BaseState,
  Display,
  type Game,
  type SetUp,
  type Value,
  type View,
} from '@bocage/kernel';
import { offeredBy } from './bulks.ts';
import type {
  Bulk,
  ForceLook,
  HexPaint,
  Overlay,
  Peril,
  PlaceNote,
  Presentation,
  SceneLook,
  Sheet,
} from './presentation.ts';

/** Shows a game to one onlooker after another, by what the view of each holds and nothing else. */
export class Showing<G extends BaseState = BaseState> {
  private readonly presentation: Presentation<G>;
  private readonly display: Display<G>;

  constructor(
    presentation: Presentation<G>,
    { game, setUp }: { readonly game: Game<G>; readonly setUp: SetUp },
  ) {
    this.presentation = presentation;
    this.display = new Display(game, setUp);
  }

  /** All that is seen. */
  scene(view: View): SceneLook {
    const { presentation, display } = this;
    const [seen, g] = [display.seen(view), display.guess(view)];
    return {
      caption: presentation.caption(seen),
      counters: presentation.counters(seen, g),
      marks: presentation.marks(seen, g, (procedure) => display.underWay(view, procedure)),
      tracks: presentation.tracks(seen, g),
    };
  }

  tracks(view: View): SceneLook['tracks'] {
    return this.presentation.tracks(this.display.seen(view), this.display.guess(view));
  }

  caption(view: View): string {
    return this.presentation.caption(this.display.seen(view));
  }

  /** What the question of a step is about beside units and places. */
  about(view: View, step: string): string | undefined {
    return this.presentation.about?.(this.display.seen(view), step, this.display.locals(view));
  }

  /** What an overlay lays over the map; whoever sees everything looks with the eyes of the first side. */
  paint(view: View, overlay: Overlay<G>, focus: number): HexPaint[] {
    return overlay.paint(this.display.guess(view), Math.max(0, view.side), focus);
  }

  /** What there is to know of a hex beside who stands there. */
  here(view: View, at: HexId): readonly PlaceNote[] {
    return this.presentation.here?.(this.display.guess(view), at) ?? [];
  }

  /** By place, what it costs to choose it for the next argument of an action. */
  costs(view: View, verb: string, args: readonly Value[]): ReadonlyMap<number, string> | undefined {
    return this.presentation.costs?.(this.display.guess(view), verb, args);
  }

  /** The arithmetic of an action. */
  sheet(view: View, verb: string, args: readonly Value[]): Sheet | null {
    return this.presentation.sheet(this.display.guess(view), verb, args);
  }

  /** The commands that stand for several decisions of the step that is asked now. */
  bulks(view: View): readonly Bulk<G>[] {
    const { stepName } = this.display.world(view);
    return (this.presentation.bulks ?? []).filter(
      ({ step }) => step === stepName || stepName.startsWith(`${step}.`),
    );
  }

  /** The actions that a command stands for now. */
  plan(view: View, bulk: Bulk<G>): readonly Action[] {
    const { g, offer } = this.display.world(view);
    return bulk.plan(g, offeredBy(offer), this.display.locals(view), view.sides);
  }

  /** What is to be said before an action; `keys` are the names by which its verb is known at its step. */
  perils(view: View, keys: readonly string[], args: readonly Value[]): Peril[] {
    const { warnings = [] } = this.presentation;
    const asked = warnings.filter(({ verb }) => keys.includes(verb));
    if (asked.length === 0) return [];
    const [g, locals] = [this.display.guess(view), this.display.locals(view)];
    return asked.flatMap((warning) => warning.peril(g, args, locals) ?? []);
  }

  /** Who of so many units is there, or why not. */
  forces(view: View, units: number): ForceLook[] {
    const { presentation, display } = this;
    const { forces } = presentation;
    if (forces === undefined) return [];
    const seen = display.seen(view);
    const there = presentation.counters(seen, display.guess(view)).map(({ unit, side }) => ({
      unit,
      side,
      formation: forces.formationOf(unit),
      absence: null,
    }));
    const known = new Set(there.map(({ unit }) => unit));
    const absent = Array.from({ length: units }, (_, unit) => unit).flatMap((unit): ForceLook[] => {
      const absence = known.has(unit) ? null : forces.absence(seen, unit);
      return absence === null
        ? []
        : [{ unit, side: forces.sideOf(unit), formation: forces.formationOf(unit), absence }];
    });
    return [...there, ...absent];
  }

  /** A whole state that agrees with what is seen, for what is measured in it. */
  guess(view: View): G {
    return this.display.guess(view);
  }
}
