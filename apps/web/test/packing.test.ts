import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_PACKED, packed, unpacked } from '../src/share/packing.ts';

test('what is packed comes out as it went in, in the letters of addresses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 300 }), async (text) => {
      const plain = text.replaceAll('\0', '');
      const letters = await packed(plain);
      expect(letters).toMatch(/^[\w-]+$/);
      expect(await unpacked(letters as string)).toEqual({ text: plain });
    }),
    { numRuns: 60 },
  );
});

test('what is too long for an address is not packed, and what opens out beyond measure is not unpacked', async () => {
  const noise = Array.from({ length: 40_000 }, (_, i) =>
    String.fromCharCode(33 + ((i * 7919) % 90) + ((i * i) % 3)),
  ).join('');
  const wild = Array.from({ length: 60_000 }, (_, i) =>
    ((Math.imul(i, 2654435761) >>> 7) % 997).toString(36),
  ).join('');
  expect(await packed(`${noise}${wild}`)).toBeNull();
  const bomb = await packed('0'.repeat(5_000_000));
  expect(bomb?.length).toBeLessThan(MOST_PACKED);
  expect(await unpacked(bomb as string)).toEqual({ fault: 'tooLarge' });
  expect(await unpacked('A'.repeat(MOST_PACKED + 1))).toEqual({ fault: 'tooLong' });
});

test('anything else says what is wrong with it', async () => {
  expect(await unpacked('<script>')).toEqual({ fault: 'notPacked' });
  expect(await unpacked('')).toEqual({ fault: 'notPacked' });
  const whole = (await packed('bocage-position 1\ngame proving 1\n')) as string;
  expect(await unpacked(whole.slice(0, -6))).toEqual({ fault: 'notPacked' });
  expect(await unpacked((await packed('a\0b')) as string)).toEqual({ fault: 'notText' });
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 200 }), async (letters) => {
      const found = await unpacked(letters);
      expect('text' in found || 'fault' in found).toBe(true);
    }),
  );
});
