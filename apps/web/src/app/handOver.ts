/** A browser has begun with it by then. */
const TAKEN = 10_000;

/** Hands a text or a picture to the player as a file. */
export function handOver(given: string | Blob, name: string): void {
  const file = typeof given === 'string' ? new Blob([given], { type: 'text/plain' }) : given;
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), TAKEN);
}
