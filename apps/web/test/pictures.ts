// `npm run pictures` draws the maps anew for the cards and the banner of the front page, in Chromium, and keeps them in
// public/maps with a note of what they were drawn from; then it takes pictures of each game in every state (states.ts)
// and those of the README, and keeps them in docs/pictures. `-- maps` is the first alone, `-- states [game] [state]` the
// second, `-- readme [picture]` the last.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawMap, type MapData, mapBounds, type Rect } from '@bocage/atlas';
import { CATALOGUE } from '@bocage/catalogue';
import type { Browser } from 'playwright-core';
import { launch } from './chromium.ts';

const FOLDER = fileURLToPath(new URL('../public/maps/', import.meta.url));
const NOTE = `${FOLDER}drawn-from.json`;

interface Wanted {
  readonly name: string;
  readonly game: string;
  readonly width: number;
  /** What is shown: its left and top edge and its width, as parts of the whole sheet. */
  readonly crop: { readonly left: number; readonly top: number; readonly width: number };
  /** Width by height. */
  readonly aspect: number;
  readonly quality: number;
}

const CARD = { width: 720, aspect: 16 / 10, quality: 0.72 };
const BANNER = {
  game: 'overlord-dday',
  crop: { left: 0.0155, top: 0.085, width: 0.875 },
  aspect: 1.9,
  quality: 0.7,
};

const PICTURES: readonly Wanted[] = [
  { name: 'omaha-beach', game: 'omaha-beach', ...CARD, crop: { left: 0.14, top: 0.17, width: 0.6 } },
  { name: 'montys-dday', game: 'montys-dday', ...CARD, crop: { left: 0.14, top: 0.08, width: 0.7 } },
  { name: 'overlord-dday', game: 'overlord-dday', ...CARD, crop: { left: 0.18, top: 0.17, width: 0.62 } },
  { name: 'dark-summer', game: 'dark-summer', ...CARD, crop: { left: 0.03, top: 0.1, width: 0.84 } },
  { name: 'bloody-summer', game: 'bloody-summer', ...CARD, crop: { left: 0.02, top: 0.02, width: 0.86 } },
  { name: 'banner', width: 1920, ...BANNER },
  { name: 'banner-small', width: 960, ...BANNER },
];

/** What a picture was drawn from, in a few letters. */
const fingerprint = (map: MapData): string =>
  createHash('sha256').update(JSON.stringify(map)).digest('hex').slice(0, 16);

/** The maps of the shelf by the id of their game. */
async function maps(): Promise<ReadonlyMap<string, MapData>> {
  const found = new Map<string, MapData>();
  for (const { id, map, forTesting } of CATALOGUE) if (!forTesting) found.set(id, await map());
  return found;
}

/** What the maps are now, by game. */
export async function fingerprints(): Promise<Record<string, string>> {
  return Object.fromEntries([...(await maps())].map(([id, map]) => [id, fingerprint(map)]));
}

/** What the kept pictures were drawn from, by game. */
export const drawnFrom = (): Record<string, string> => JSON.parse(readFileSync(NOTE, 'utf8'));

function rectOf(map: MapData, { crop, aspect }: Wanted): Rect {
  const all = mapBounds(map);
  const width = all.width * crop.width;
  return {
    x: all.x + all.width * crop.left,
    y: all.y + all.height * crop.top,
    width,
    height: width / aspect,
  };
}

async function webp(browser: Browser, svg: string, { width, aspect, quality }: Wanted): Promise<Buffer> {
  const page = await browser.newPage();
  const text = await page.evaluate(
    async ({ svg, width, height, quality }) => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      await image.decode();
      // Drawn at twice the size and then made smaller, which keeps hedges and roads fine.
      const large = Object.assign(document.createElement('canvas'), { width: 2 * width, height: 2 * height });
      large.getContext('2d')?.drawImage(image, 0, 0, 2 * width, 2 * height);
      const small = Object.assign(document.createElement('canvas'), { width, height });
      const context = small.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(large, 0, 0, width, height);
      return small.toDataURL('image/webp', quality);
    },
    { svg, width, height: Math.round(width / aspect), quality },
  );
  await page.close();
  return Buffer.from(text.slice(text.indexOf(',') + 1), 'base64');
}

async function drawAll(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const all = await maps();
  const browser = await launch();
  for (const wanted of PICTURES) {
    const map = all.get(wanted.game);
    if (map === undefined) throw new Error(`no map of ${wanted.game}`);
    const svg = drawMap(map, {
      without: ['numbers', 'marks', 'legend', 'labels'],
      view: rectOf(map, wanted),
    });
    const picture = await webp(browser, svg, wanted);
    writeFileSync(`${FOLDER}${wanted.name}.webp`, picture);
    console.log(`${wanted.name}.webp  ${(picture.length / 1024).toFixed(0)} KB`);
  }
  await browser.close();
  writeFileSync(NOTE, `${JSON.stringify(await fingerprints(), null, 2)}\n`);
}

if (import.meta.main) {
  const [what = 'all', game, state] = process.argv.slice(2);
  const isWanted = (name: string): boolean => what === 'all' || what === name;
  if (isWanted('maps')) await drawAll();
  const shooting = await import('./shooting.ts');
  if (isWanted('states')) await shooting.shoot([game ?? []].flat(), [state ?? []].flat());
  if (isWanted('readme')) await shooting.shootReadme(game);
}
