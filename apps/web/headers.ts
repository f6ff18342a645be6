import type { OutgoingHttpHeaders } from 'node:http';
import type { Plugin } from 'vite';

// Styles may be inline: the board places counters and the charts bring theirs; scripts never are.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** What the page never asks a browser for. */
const UNUSED = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** What every answer of the server says about the page, whatever was asked for. */
export const HEADERS = {
  'Content-Security-Policy': `${POLICY}; frame-ancestors 'none'`,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
} as const satisfies OutgoingHttpHeaders;

/** Sends the headers, and writes into the page what a page can say itself, for whoever serves it by other means. */
export function headers(): Plugin {
  return {
    name: 'bocage-headers',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
        injectTo: 'head-prepend',
      },
      { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head-prepend' },
    ],
    configurePreviewServer({ httpServer }) {
      // Before anything else has a say: refusals and missing files are answers as well.
      httpServer.prependListener('request', (_, response) => {
        for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
      });
    },
  };
}
