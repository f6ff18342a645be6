/** The longest address that is made or read; browsers and letters carry that much. */
export const MOST_PACKED = 16_000;
/** The most that an address may hold once it is unpacked. */
const MOST_UNPACKED = 300_000;

/** What is wrong with a packed text. */
export const FAULTS = ['tooLong', 'notPacked', 'tooLarge', 'notText'] as const;
export type PackingFault = (typeof FAULTS)[number];

/** A text made short enough for an address; null where it is too long even then. */
export async function packed(text: string): Promise<string | null> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  const letters = toLetters(bytes as Uint8Array);
  return letters.length > MOST_PACKED ? null : letters;
}

/** The text that an address holds, which may be anything; or what is wrong with it. */
export async function unpacked(letters: string): Promise<{ text: string } | { fault: PackingFault }> {
  if (letters.length > MOST_PACKED) return { fault: 'tooLong' };
  if (!/^[\w-]+$/.test(letters)) return { fault: 'notPacked' };
  try {
    const bytes = await through(fromLetters(letters), new DecompressionStream('deflate-raw'), MOST_UNPACKED);
    if (bytes === null) return { fault: 'tooLarge' };
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? { fault: 'notText' } : { text };
  } catch (error) {
    return { fault: error instanceof TypeError && /decod/i.test(error.message) ? 'notText' : 'notPacked' };
  }
}

/** All that comes through a stream; null as soon as that is more than it may be. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
  most = Number.POSITIVE_INFINITY,
): Promise<Uint8Array | null> {
  const writer: WritableStreamDefaultWriter<Uint8Array> = stream.writable.getWriter();
  // A reader that gives up breaks the writing off, which is no fault of its own.
  const writing = writer.write(bytes).then(() => writer.close());
  writing.catch(() => {});
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader: ReadableStreamDefaultReader<Uint8Array> = stream.readable.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > most) {
      await reader.cancel().catch(() => {});
      return null;
    }
    parts.push(read.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// The alphabet of addresses: - and _ for + and /, and nothing to fill up with.
function toLetters(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(letters.replace(/-/g, '+').replace(/_/g, '/')), (sign) => sign.charCodeAt(0));
}
