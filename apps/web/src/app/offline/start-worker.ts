import { watchForUpdate } from './update-watch';

/** How long the site may be open before it asks again for a newer version of itself. Milliseconds. */
export const ASK_AGAIN_AFTER = 3_600_000;

/** The visitor has asked for as little data as can be; only some browsers say so. */
const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true;

/** The site runs as an app of its own: somebody has installed it, and wants it to be there. */
const isInstalled = () => matchMedia('(display-mode: standalone), (display-mode: minimal-ui)').matches;

/**
 * Registers the service worker, which keeps the site for times without a network, and offers newer versions by
 * `onReady(take)`. Whoever saves data gets no worker unless the site is installed as an app, and then pictures are kept
 * as they are looked at, not ahead of it. Where a browser refuses, the site works as it does without.
 * @returns the function that ends the watching
 */
export async function startWorker(onReady: (take: () => void) => void): Promise<() => void> {
  const nothing = () => undefined;
  const { serviceWorker } = navigator;
  if (savesData() && !isInstalled() && !serviceWorker.controller) return nothing;
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    // Forbidden by the browser's settings, or the network went meanwhile.
  }
  if (!registration) return nothing;

  const { take, stop } = watchForUpdate({
    container: serviceWorker,
    registration,
    onReady: () => onReady(take),
    reload: () => window.location.reload(),
  });
  const keepTheRest = () => {
    if (savesData()) return;
    void serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'KEEP_THE_REST' }));
  };
  let asked = Date.now();
  const askAgain = () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < ASK_AGAIN_AFTER) return;
    asked = Date.now();
    keepTheRest();
    registration.update().catch(nothing);
  };

  keepTheRest();
  document.addEventListener('visibilitychange', askAgain);
  window.addEventListener('online', askAgain);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', askAgain);
    window.removeEventListener('online', askAgain);
  };
}
