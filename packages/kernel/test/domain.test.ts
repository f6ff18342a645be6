import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allowed,
  among,
  type Domain,
  int,
  law,
  lawful,
  type Reason,
  seeded,
  subset,
  type Value,
  where,
} from './kernel.ts';
import { scripted } from './tiny.ts';

const HEX = int(3, 12);
const HEXES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const no = (rule: string): Reason => ({ rule, text: `case ${rule}` });
const odd = (value: number): Reason | null => (value % 2 === 0 ? no('odd') : null);

function listed<T extends Value>(domain: Domain<T>): T[] {
  const values: T[] = [];
  domain.each((value) => values.push(value) < 0);
  return values;
}

/** Draws until nothing new has come for a long while. */
function sampled<T extends Value>(domain: Domain<T>, draws: number): string[] {
  const random = seeded(6);
  const seen = new Set<string>();
  for (let i = 0; i < draws; i++) seen.add(JSON.stringify(domain.sample(random)));
  return [...seen].sort();
}

const texts = (values: readonly Value[]): string[] => values.map((value) => JSON.stringify(value)).sort();

test('where: every value of the kind that no rule is against, in order', () => {
  const domain = where(HEX, odd);
  expect([domain.form, domain.kind]).toEqual(['one', HEX]);
  expect(listed(domain)).toEqual([3, 5, 7, 9, 11]);
  expect(domain.why(5)).toBeNull();
  expect(domain.why(6)).toEqual(no('odd'));
  expect(listed(where(int(3, 4), () => null))).toEqual([3, 4]);
});

test('where with candidates: only those are asked about, in their order', () => {
  const asked: number[] = [];
  const domain = where(
    HEX,
    (value) => {
      asked.push(value);
      return odd(value);
    },
    [9, 4, 3],
  );
  expect(listed(domain)).toEqual([9, 3]);
  expect(asked).toEqual([9, 4, 3]);
});

test('lawful: what a law allows, asked about what is given and then the value; every rule against it is told', () => {
  const [small, far] = [no('small'), no('far')];
  const beyond = law(
    (from: number, value: number) => (value > from ? null : small),
    (_from: number, value: number) => (value < 3 || value > 9 ? null : far),
  );
  expect(listed(lawful(HEX, undefined, beyond, 8))).toEqual([10, 11, 12]);
  const domain = lawful(HEX, [12, 2, 10], beyond, 8);
  expect(listed(domain)).toEqual([12, 10]);
  expect(domain.why(4)).toBe(small);
  expect(domain.every?.(4)).toEqual([small, far]);
  const between = (from: number, to: number, value: number): Reason | null =>
    from < value && value < to ? null : far;
  expect(listed(lawful(HEX, undefined, between, 4, 7))).toEqual([5, 6]);
  expect(lawful(HEX, undefined, between, 4, 7).every?.(7)).toEqual([far]);
  const but = (from: number, to: number, not: number, value: number): Reason | null =>
    value === not ? small : between(from, to, value);
  expect(listed(lawful(HEX, undefined, but, 4, 7, 5))).toEqual([6]);
  const much = (_a: number, _b: number, _c: number, _d: number, _value: number): Reason | null => null;
  expect(() => lawful(HEX, undefined, much, 1, 2, 3, 4)).toThrow('three things');
});

test('allowed: what is listed is taken as it is, the law tells what is against anything else', () => {
  let asked = 0;
  const apart = (from: number, value: number): Reason | null => {
    asked++;
    return odd(value - from + 1);
  };
  const domain = allowed(HEX, [4, 10, 6], apart, 2);
  expect(listed(domain)).toEqual([4, 10, 6]);
  expect(sampled(domain, 200)).toEqual(['10', '4', '6']);
  expect(asked).toBe(0);
  expect([domain.why(5), domain.why(10)]).toEqual([no('odd'), null]);
  expect(allowed(HEX, [], apart, 2).sample(seeded(1))).toBeUndefined();
});

test('among: just the listed values, anything else for the one reason', () => {
  const domain = among(HEX, [8, 4], no('1.2'));
  expect(listed(domain)).toEqual([8, 4]);
  expect(HEXES.filter((hex) => domain.why(hex) === null)).toEqual([4, 8]);
  expect(domain.why(5)).toEqual(no('1.2'));
  expect(sampled(domain, 50)).toEqual(['4', '8']);
});

test('listing stops as soon as the visitor has seen enough, and says so', () => {
  const seen: Value[] = [];
  const stopAt = (last: number) => (value: Value) => seen.push(value) === last;
  expect(where(HEX, odd).each(stopAt(2))).toBe(true);
  expect(seen).toEqual([3, 5]);
  seen.length = 0;
  expect(where(HEX, odd, [11, 9, 3]).each(stopAt(1))).toBe(true);
  expect(seen).toEqual([11]);
  seen.length = 0;
  expect(where(HEX, odd).each(() => false)).toBe(false);
  expect(where(HEX, odd, [3]).each(() => false)).toBe(false);
});

test('a single value among many is found at random too', () => {
  const domain = where(int(1, 1000), (value) => (value === 777 ? null : no('7')));
  expect(sampled(domain, 5)).toEqual(['777']);
});

test('where tries at random fail, every value that is left may still come', () => {
  const domain = where(int(1, 1000), (value) => (value === 333 || value === 777 ? null : no('7')));
  expect(sampled(domain, 40)).toEqual(['333', '777']);
});

test('where with candidates draws among them, not among the whole kind', () => {
  const asked: number[] = [];
  const random = { below: (n: number) => asked.push(n) - 1 };
  expect(where(HEX, odd, [8, 7, 9]).sample(random)).toBe(7);
  expect(asked).toEqual([3, 3]);
});

test('where nothing may be chosen, the sample is nothing', () => {
  const random = seeded(1);
  expect(where(HEX, () => no('0')).sample(random)).toBeUndefined();
  expect(where(HEX, () => null, []).sample(random)).toBeUndefined();
  expect(among(HEX, [], no('0')).sample(random)).toBeUndefined();
});

test('the sample of a where can be its first and its last value', () => {
  expect(where(HEX, () => null).sample(scripted(0))).toBe(3);
  expect(where(HEX, () => null).sample(scripted(9))).toBe(12);
  expect(where(HEX, odd, [7, 8, 9]).sample(scripted(1, 2))).toBe(9);
});

test('where: referee, list and sample agree whatever the rule is', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...HEXES)), (allowed) => {
      const domain = where(HEX, (value) => (allowed.includes(value) ? null : no('1')));
      const legal = HEXES.filter((value) => domain.why(value) === null);
      expect(listed(domain)).toEqual(legal);
      expect(sampled(domain, 150)).toEqual(
        legal.length === 0 ? sampled(among(HEX, [], no('1')), 1) : texts(legal),
      );
    }),
    { numRuns: 40 },
  );
});

const small = { from: [9, 3, 5, 4], why: (member: number) => odd(member), size: no('size') };

test('subset: sets of the members that may be in, smaller prefixes first', () => {
  const domain = subset(HEX, small);
  expect([domain.form, domain.kind]).toEqual(['set', HEX]);
  expect(listed(domain)).toEqual([[], [3], [3, 5], [3, 5, 9], [3, 9], [5], [5, 9], [9]]);
});

test('subset: least and most members', () => {
  expect(listed(subset(HEX, { ...small, min: 2 }))).toEqual([
    [3, 5],
    [3, 5, 9],
    [3, 9],
    [5, 9],
  ]);
  expect(listed(subset(HEX, { ...small, max: 1 }))).toEqual([[], [3], [5], [9]]);
  expect(listed(subset(HEX, { ...small, min: 1, max: 1 }))).toEqual([[3], [5], [9]]);
  expect(listed(subset(HEX, { ...small, min: 4 }))).toEqual([]);
  expect(listed(subset(HEX, { ...small, max: 0 }))).toEqual([[]]);
});

test('subset: who may be in, and how many, is told without trying every set', () => {
  const told = (rules: object): unknown => subset(HEX, { ...small, ...rules }).members?.();
  expect(told({})).toEqual({ from: [3, 5, 9], least: 0, most: 3 });
  expect(told({ from: [9, 5, 3], min: 1, max: 2 })).toEqual({ from: [3, 5, 9], least: 1, most: 2 });
  expect(told({ min: 4, max: 8 })).toEqual({ from: [3, 5, 9], least: 4, most: 3 });
});

test('subset: a bad member is named before the number, the number before the whole', () => {
  const domain = subset(HEX, {
    ...small,
    min: 1,
    max: 2,
    whole: ([first]) => (first === 9 ? no('nine') : null),
  });
  expect(domain.why([3, 4, 5, 9])).toEqual(no('odd'));
  expect(domain.why([])).toEqual(no('size'));
  expect(domain.why([3, 5, 9])).toEqual(no('size'));
  expect(domain.why([9])).toEqual(no('nine'));
  expect(domain.why([3])).toBeNull();
  expect(domain.why([3, 9])).toBeNull();
});

test('subset: a set that can hardly be hit at random is found all the same', () => {
  const from = Array.from({ length: 16 }, (_, i) => i);
  const wanted = [1, 2, 4, 7, 8, 11, 13, 14];
  const domain = subset(int(0, 15), {
    from,
    why: () => null,
    size: no('size'),
    whole: (members) => (members.join() === wanted.join() ? null : no('whole')),
  });
  expect(domain.sample(seeded(3))).toEqual(wanted);
});

test('subset: where tries at random fail, every set that is left may still come', () => {
  const domain = subset(int(0, 11), {
    from: Array.from({ length: 12 }, (_, i) => i),
    why: () => null,
    size: no('size'),
    whole: (members) => (members.join() === '1,4,6,9' || members.join() === '0,2,3,8' ? null : no('whole')),
  });
  expect(sampled(domain, 40)).toEqual(['[0,2,3,8]', '[1,4,6,9]']);
});

test('subset: among very many sets none is preferred', () => {
  const from = Array.from({ length: 31 }, (_, i) => i);
  const domain = subset(int(0, 30), { from, why: () => null, size: no('size') });
  const random = seeded(2);
  const draws = Array.from({ length: 300 }, () => domain.sample(random) as readonly number[]);
  for (const member of from) {
    const share = draws.filter((members) => members.includes(member)).length / draws.length;
    expect(Math.abs(share - 0.5), `${member}`).toBeLessThan(0.15);
  }
});

test('subset: where no set will do, or too few may be in, the sample is nothing', () => {
  expect(subset(HEX, { ...small, whole: () => no('never') }).sample(seeded(3))).toBeUndefined();
  expect(subset(HEX, { ...small, min: 4 }).sample(seeded(3))).toBeUndefined();
  expect(subset(HEX, { ...small, max: 1, min: 2 }).sample(seeded(3))).toBeUndefined();
});

test('subset: a search with very many results is broken off', () => {
  let asked = 0;
  const domain = subset(int(0, 30), {
    from: Array.from({ length: 31 }, (_, i) => i),
    why: () => null,
    size: no('size'),
    whole: (members) => (++asked > 24 && members.length > 1 ? null : no('late')),
  });
  expect(domain.sample(seeded(3))?.length).toBeGreaterThan(1);
  expect(asked).toBeLessThan(5000);
});

test('subset: listing stops as soon as the visitor has seen enough', () => {
  const seen: Value[] = [];
  expect(subset(HEX, small).each((members) => seen.push(members) === 3)).toBe(true);
  expect(seen).toEqual([[], [3], [3, 5]]);
  expect(subset(HEX, small).each(() => false)).toBe(false);
  expect(subset(HEX, { ...small, min: 2, max: 1 }).each(() => true)).toBe(false);
});

test('subset: what the visitor was shown stays his', () => {
  const shown: (readonly number[])[] = [];
  subset(HEX, { ...small, min: 2 }).each((members) => shown.push(members) < 0);
  expect(shown[0]).toEqual([3, 5]);
});

const SIX = HEXES.slice(0, 6);
const everySet = Array.from({ length: 64 }, (_, bits) => SIX.filter((_, i) => (bits & (1 << i)) !== 0));

test('subset: referee, list and sample agree with trying every set', () => {
  const rules = fc.record({
    from: fc.uniqueArray(fc.constantFrom(...SIX)),
    bad: fc.uniqueArray(fc.constantFrom(...SIX), { maxLength: 2 }),
    min: fc.nat(3),
    max: fc.nat(6),
    modulus: fc.integer({ min: 1, max: 4 }),
  });
  fc.assert(
    fc.property(rules, ({ from, bad, min, max, modulus }) => {
      const domain = subset(HEX, {
        from,
        why: (member) => (from.includes(member) && !bad.includes(member) ? null : no('member')),
        min,
        max,
        size: no('size'),
        whole: (members) => (members.reduce((sum, m) => sum + m, 0) % modulus === 0 ? null : no('whole')),
      });
      const legal = everySet.filter(
        (set) =>
          set.every((member) => from.includes(member) && !bad.includes(member)) &&
          set.length >= min &&
          set.length <= max &&
          set.reduce((sum, m) => sum + m, 0) % modulus === 0,
      );
      expect(everySet.filter((set) => domain.why(set) === null)).toEqual(legal);
      expect(texts(listed(domain))).toEqual(texts(legal));
      if (legal.length === 0) expect(domain.sample(seeded(1))).toBeUndefined();
      else expect(sampled(domain, 800)).toEqual(texts(legal));
    }),
    { numRuns: 60 },
  );
});

test('subset: a most below nought allows no set at all, for the list as for the referee', () => {
  const domain = subset(HEX, { ...small, max: -1 });
  expect(domain.why([])).toEqual(no('size'));
  expect(domain.sample(seeded(1))).toBeUndefined();
  expect(listed(domain)).toEqual([]);
});
