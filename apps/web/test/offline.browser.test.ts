import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { DESKTOP, openSite, SOON, visit } from './visit.ts';

const site = openSite();
const KEEPING = { viewport: DESKTOP, serviceWorkers: 'allow' } as const;

test('after the first visit it needs no network: a game is begun and shown without one', async () => {
  const { page } = await visit(site, KEEPING);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.context().setOffline(true);
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await page.reload();
  await page.getByRole('link', { name: 'The Killing Ground: Overlord', exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/#\/play\//);
  await page.locator('main').waitFor();
  expect(failed).toEqual([]);
  await page.close();
});

/** Serves what the site serves, and from a moment on a later version of it. */
async function relay(): Promise<{ address: string; release(): void; close(): void }> {
  let isReleased = false;
  const later = (path: string, text: string): string => {
    if (path === '/') return text.replace('Five board wargames', 'Six board wargames');
    return path === '/service-worker.js' ? text.replace('"version":"', '"version":"later-') : text;
  };
  const server: Server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site.address);
    const answer = await fetch(new URL(pathname, site.address));
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    response.statusCode = answer.status;
    const changes = isReleased && ['/', '/service-worker.js'].includes(pathname);
    response.end(changes ? later(pathname, body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    release() {
      isReleased = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a new version waits until it is asked for, and then takes the place of the old one as a whole', async () => {
  const server = await relay();
  const { page, troubles } = await visit({ ...site, address: server.address }, KEEPING);
  const about = () => page.locator('meta[name=description]').getAttribute('content');
  const kept = () => page.evaluate(() => caches.keys());
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  server.release();
  await page.reload();
  expect(await about()).toContain('Five');
  await page.getByText('A new version of Bocage is ready.').waitFor();
  await page.reload();
  expect(await about()).toContain('Five');
  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect.poll(about, SOON).toContain('Six');
  await expect.poll(kept, SOON).toEqual([expect.stringContaining('later-')]);
  expect(troubles).toEqual([]);
  await page.close();
  server.close();
});
