import type { HexId } from '@bocage/hex';
import { type BaseState, Display, type Game, type SetUp, type Value, type View } from '@bocage/kernel';
import type { HexPaint, Overlay, PlaceNote, Presentation, SceneLook, Sheet } from './presentation.ts';

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
      marks: presentation.marks(seen, g),
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

  /** A whole state that agrees with what is seen, for what is measured in it. */
  guess(view: View): G {
    return this.display.guess(view);
  }
}
