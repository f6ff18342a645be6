import type { Desk } from './desk.ts';
import type { About } from './state.ts';

/** What is pointed at, and what is laid over the map. */
export class Sight {
  readonly #desk: Desk;
  /** The scene at which something was last told of a place. */
  #toldOf: object | null = null;

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
    const { overlay, pointed } = this.#desk.state;
    void this.tell(pointed.place);
    if (overlay !== null) await this.#paint(overlay.id, overlay.focus);
  }

  /** Learns what there is to know of a place; who moves it by keys hears it. */
  async tell(place: number, aloud = false): Promise<void> {
    const { facts, scene, here } = this.#desk.state;
    if (!facts.tellsPlaces || place < 0 || (place === here.place && this.#toldOf === scene)) return;
    const notes = await this.#desk.try(this.#desk.host.here(place), true);
    const { pointed, scene: now } = this.#desk.state;
    if (notes === null || pointed.place !== place || now !== scene) return;
    this.#toldOf = scene;
    this.#desk.dispatch({ type: 'here', here: { place, notes } });
    if (aloud) this.#desk.say(notes.map(({ text }) => text).join('. '));
  }

  point(place: number, unit: number): void {
    this.#desk.dispatch({ type: 'pointed', pointed: { place, unit } });
    void this.tell(place);
    const { overlay, facts } = this.#desk.state;
    const focus = facts.overlays.find(({ id }) => id === overlay?.id)?.focus ?? null;
    const wanted = focus === 'unit' ? unit : focus === 'hex' ? place : -1;
    if (overlay !== null && wanted >= 0 && wanted !== overlay.focus) void this.#paint(overlay.id, wanted);
  }
}
