import type { Desk } from './desk.ts';
import type { About } from './state.ts';

/** What is pointed at, and what is laid over the map. */
export class Sight {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  /** Lights what an entry of the log is about. */
  about(about: About): void {
    this.#desk.dispatch({ type: 'about', about });
  }

  /** Lays an overlay over the map, or takes it away. */
  async overlay(id: string | null): Promise<void> {
    if (id === null) return this.#desk.dispatch({ type: 'overlay', overlay: null });
    const focus = this.#focusOf(id);
    this.#desk.dispatch({ type: 'overlay', overlay: { id, focus, paints: [] } });
    await this.#paint(id, focus);
  }

  #focusOf(id: string): number {
    const { facts, pointed, draft } = this.#desk.state;
    const { focus } = facts.overlays.find((overlay) => overlay.id === id) ?? { focus: null };
    if (focus === 'hex') return pointed.place;
    if (focus !== 'unit') return -1;
    const chosen = draft?.args[draft.kinds.indexOf('unit')];
    return typeof chosen === 'number' ? chosen : pointed.unit;
  }

  /** Whether what lies over the map waits to be pointed at, which on a touch screen is a press. */
  get isPointing(): boolean {
    const { facts, overlay } = this.#desk.state;
    return (facts.overlays.find(({ id }) => id === overlay?.id)?.focus ?? null) !== null;
  }

  async #paint(id: string, focus: number): Promise<void> {
    const { facts } = this.#desk.state;
    const needs = facts.overlays.find((overlay) => overlay.id === id)?.focus ?? null;
    if (needs !== null && focus < 0)
      return this.#desk.dispatch({ type: 'overlay', overlay: { id, focus, paints: [] } });
    const paints = await this.#desk.try(this.#desk.host.overlay(id, focus));
    if (paints !== null && this.#desk.state.overlay?.id === id)
      this.#desk.dispatch({ type: 'overlay', overlay: { id, focus, paints } });
  }

  async refresh(): Promise<void> {
    const { overlay } = this.#desk.state;
    if (overlay !== null) await this.#paint(overlay.id, overlay.focus);
  }

  point(place: number, unit: number): void {
    this.#desk.dispatch({ type: 'pointed', pointed: { place, unit } });
    const { overlay, facts } = this.#desk.state;
    const focus = facts.overlays.find(({ id }) => id === overlay?.id)?.focus ?? null;
    const wanted = focus === 'unit' ? unit : focus === 'hex' ? place : -1;
    if (overlay !== null && wanted >= 0 && wanted !== overlay.focus) void this.#paint(overlay.id, wanted);
  }
}
