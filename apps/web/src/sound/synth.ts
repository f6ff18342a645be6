import type { Sound } from './kinds.ts';

/** Seconds between the beginnings of two sounds. */
const APART = 0.28;

/** A second of noise, the same each time: nothing is loaded, and nothing is left to chance. */
function noiseIn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = buffer.getChannelData(0);
  let seed = 22_695_477;
  for (let i = 0; i < data.length; i++) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    data[i] = seed / 2 ** 31;
  }
  return buffer;
}

/** Makes the sounds of the table out of noise and a few tones. */
class Synth {
  readonly #context: BaseAudioContext;
  readonly #noise: AudioBuffer;
  readonly #out: GainNode;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#noise = noiseIn(context);
    this.#out = context.createGain();
    this.#out.connect(context.destination);
  }

  /** Plays sounds one after another, from 0 (nothing) to 1. */
  play(sounds: readonly Sound[], volume: number): void {
    const now = this.#context.currentTime;
    this.#out.gain.setValueAtTime(volume, now);
    for (const [i, sound] of sounds.entries()) this[sound](now + i * APART);
  }

  /** Wood on wood, a few times and ever closer. */
  dice(at: number): void {
    for (const [i, after] of [0, 0.09, 0.16, 0.21, 0.245].entries())
      this.#hiss(at + after, { length: 0.03, from: 2600 - 240 * i, to: 1500, loud: 0.5 - 0.07 * i, band: 5 });
  }

  /** Paper on paper. */
  card(at: number): void {
    this.#hiss(at, { length: 0.16, from: 1800, to: 5200, loud: 0.28, band: 0.8 });
  }

  /** A gun far off. */
  gun(at: number): void {
    this.#hiss(at, { length: 0.9, from: 900, to: 70, loud: 0.9, band: 0.6 });
    this.#tone(at, { length: 0.5, from: 95, to: 34, loud: 0.8 });
  }

  /** Something that falls. */
  loss(at: number): void {
    this.#tone(at, { length: 0.34, from: 240, to: 96, loud: 0.35 });
    this.#hiss(at + 0.05, { length: 0.12, from: 700, to: 250, loud: 0.25, band: 1 });
  }

  #hiss(at: number, { length, from, to, loud, band }: Shape & { readonly band: number }): void {
    const source = this.#context.createBufferSource();
    source.buffer = this.#noise;
    const filter = this.#context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = band;
    sweep(filter.frequency, at, { length, from, to, loud });
    source.connect(filter).connect(this.#fading(at, length, loud));
    source.start(at, 0, length);
  }

  #tone(at: number, shape: Shape): void {
    const tone = this.#context.createOscillator();
    tone.type = 'triangle';
    sweep(tone.frequency, at, shape);
    tone.connect(this.#fading(at, shape.length, shape.loud));
    tone.start(at);
    tone.stop(at + shape.length);
  }

  #fading(at: number, length: number, loud: number): GainNode {
    const gain = this.#context.createGain();
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.001, at + length);
    gain.connect(this.#out);
    return gain;
  }
}

/** How long it takes, in seconds; from which height to which, in hertz; and how loud it begins. */
interface Shape {
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

function sweep(param: AudioParam, at: number, { length, from, to }: Shape): void {
  param.setValueAtTime(from, at);
  param.exponentialRampToValueAtTime(to, at + length);
}

let synth: Synth | undefined;

/** Plays sounds on the machine, after a gesture of somebody who wants them. */
export function sound(sounds: readonly Sound[], volume: number): void {
  synth ??= new Synth(new AudioContext());
  synth.play(sounds, volume);
}
