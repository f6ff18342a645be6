/** A browser has begun with it by then. */
const TAKEN = 10_000;

/** Hands a text to the player as a file. */
export function handOver(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}
