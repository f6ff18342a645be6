import { words } from '../words/index.ts';
import { own } from './own.ts';
import { toast } from './toasts.tsx';

/** Keeps Bocage for use without a network, and says when a new version waits. */
export function keepOffline(): void {
  // A game of somebody's own is played where it is served.
  if (!import.meta.env.PROD || own !== null || !('serviceWorker' in navigator)) return;
  // What comes first on the page comes first on the line.
  addEventListener('load', () => void register(), { once: true });
  if (document.readyState === 'complete') void register();
}

let isRegistered = false;

async function register(): Promise<void> {
  if (isRegistered) return;
  isRegistered = true;
  const { serviceWorker } = navigator;
  const wasControlled = serviceWorker.controller !== null;
  try {
    const registration = await serviceWorker.register('service-worker.js');
    offer(registration);
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => offer(registration));
    });
  } catch {
    return; // Without it the page works as long as there is a network.
  }
  // The files of the version that is shown are gone once another has taken over; each game is saved at every decision.
  serviceWorker.addEventListener('controllerchange', () => {
    if (wasControlled) location.reload();
  });
}

let isOffered: ServiceWorker | null = null;

function offer({ waiting, active }: ServiceWorkerRegistration): void {
  // A first version takes over by itself.
  if (waiting === null || active === null || waiting === isOffered) return;
  isOffered = waiting;
  const { text, reload } = words().app.update;
  toast({ text, action: { label: reload, run: () => waiting.postMessage('take-over') } }, { stays: true });
}
