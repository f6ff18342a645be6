import type { Host, LogEntry, Opened } from '@bocage/host';
import { Bulk } from './bulk.ts';
import { Counsel } from './counsel.ts';
import { Desk, type PlaySurroundings } from './desk.ts';
import { Hand } from './hand.ts';
import { Pacing } from './pace.ts';
import { Pen } from './pen.ts';
import { Scales } from './scales.ts';
import { Sight } from './sight.ts';
import type { PlayState } from './state.ts';
import { Time } from './time.ts';

/** The game page without its looks: what is shown, and what a player can do about it, part by part. */
export class Play {
  readonly host: Host;
  readonly sight: Sight;
  readonly scales: Scales;
  readonly pen: Pen;
  readonly hand: Hand;
  readonly pace: Pacing;
  readonly time: Time;
  readonly bulk: Bulk;
  readonly counsel: Counsel;
  readonly #desk: Desk;

  constructor(host: Host, opened: Opened, log: readonly LogEntry[], around: PlaySurroundings) {
    const desk = new Desk(host, opened, log, around);
    const whenAsked = async (question: number): Promise<void> => {
      await this.pen.unfold(question);
      if (question === desk.question) await this.bulk.resume();
    };
    this.host = host;
    this.#desk = desk;
    this.sight = new Sight(desk);
    this.pace = new Pacing(desk, this.sight, whenAsked);
    this.scales = new Scales(desk);
    this.pen = new Pen(desk, this.scales, (scene) => this.pace.take(scene));
    this.hand = new Hand(desk, this.sight, this.pen);
    this.time = new Time(desk, this.pace, whenAsked);
    this.bulk = new Bulk(desk, this.pace, this.pen);
    this.counsel = new Counsel(desk, this.pen, this.pace);
  }

  get state(): PlayState {
    return this.#desk.state;
  }

  get subscribe(): Desk['subscribe'] {
    return this.#desk.subscribe;
  }

  get dispatch(): Desk['dispatch'] {
    return this.#desk.dispatch;
  }

  /** Nothing goes on by itself any more. */
  end(): void {
    this.#desk.end();
  }
}
