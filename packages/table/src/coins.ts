import { checksum, type Engine, luckOf, type Random, seeded, writePosition } from '@bocage/kernel';

/** What an opponent tosses coins with: the same in the same position, so that nobody gets another answer by asking again. */
export const coinsOf = (secret: string, engine: Engine): Random =>
  seeded(Number(luckOf(secret, `coins ${checksum(writePosition(engine))}`) >> 12n));
