import { lazy, Suspense, useEffect, useState } from 'react';
import type { Workbox } from 'workbox-window';

const UpdateBar = lazy(() => import('./update-bar'));

const UPDATE_INTERVAL_MS = 3_600_000;

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true;

/**
 * Registers the service worker, except with Save-Data. It never reloads unasked, since the page may hold a
 * draft.
 */
export function OfflineSite() {
  const [waiting, setWaiting] = useState<Workbox>();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator) || savesData())
      return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let ended = false;
    void import('workbox-window').then(
      async ({ Workbox }) => {
        const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
        workbox.addEventListener('waiting', () => setWaiting(workbox));
        // The site works without a worker, so a refusal is ignored.
        const registration = await workbox.register().catch(() => undefined);
        if (ended || !registration) return;
        timer = setInterval(() => void workbox.update().catch(() => undefined), UPDATE_INTERVAL_MS);
      },
      () => undefined,
    );
    return () => {
      ended = true;
      clearInterval(timer);
    };
  }, []);

  if (!waiting) return null;
  const reload = () => {
    waiting.addEventListener('controlling', () => window.location.reload());
    waiting.messageSkipWaiting();
  };
  return (
    <Suspense>
      <UpdateBar onReload={reload} onDismiss={() => setWaiting(undefined)} />
    </Suspense>
  );
}
