import type { Random } from '@bocage/kernel';

const WORD = 2 ** 32;

/** Dice that nobody can foresee. */
export const unforeseen: Random = {
  below(n) {
    // What lies beyond the last whole multiple of n is thrown again, or small numbers would come up more often.
    const most = WORD - (WORD % n);
    const word = new Uint32Array(1);
    do crypto.getRandomValues(word);
    while ((word[0] as number) >= most);
    return (word[0] as number) % n;
  },
};
