import { type Engine, type Random, seeded } from '@bocage/kernel';
import { checksum, luckOf } from '@bocage/kernel/host';
import { writePosition } from '@bocage/kernel/text';

/** What an opponent tosses coins with: the same in the same position, so that nobody gets another answer by asking again. */
export const coinsOf = (secret: string, engine: Engine): Random =>
  seeded(Number(luckOf(secret, `coins ${checksum(writePosition(engine))}`) >> 12n));
