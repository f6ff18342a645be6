import type { Engine, Random } from '@bocage/kernel';

/** FNV-1a, then mixed so that neighbouring seeds and questions have nothing in common. */
function hash(seed: number, text: string): number {
  let sum = (0x811c9dc5 ^ seed) | 0;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b);
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35);
  return (sum ^ (sum >>> 16)) >>> 0;
}

/**
 * Dice by which plans are compared: what falls hangs on the question alone, so that a fight that two plans have in common
 * is as lucky in both. Who asks the same a second time gets another die.
 */
export class Dice {
  private readonly seed: number;
  private readonly asked = new Map<string, number>();
  /** What is drawn with: the luck of the question that is being answered. */
  private luck = 0;
  private readonly lot: Random = { below: (n) => Math.floor(this.luck * n) };

  constructor(seed: number) {
    this.seed = seed;
  }

  /** Begins again: the same questions meet the same luck. */
  again(): this {
    this.asked.clear();
    return this;
  }

  /** Lets Chance answer. */
  roll(world: Engine): void {
    const { question } = world;
    const before = this.asked.get(question) ?? 0;
    this.asked.set(question, before + 1);
    this.luck = hash(this.seed + before, question) / 0x100000000;
    world.chance(this.lot);
  }
}
