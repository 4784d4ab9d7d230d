import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Workbox } from 'workbox-window';

const UpdateBar = lazy(() => import('./update-bar'));

const UPDATE_INTERVAL_MS = 3_600_000;

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true;

const hasWorker = () => process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator && !savesData();

const loadTasks = () => import('./worker-tasks').catch(() => undefined);

/** Without a worker nothing is counted or kept. */
function useNoteReads() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (hasWorker()) void loadTasks().then((tasks) => tasks?.noteRead(pathname));
  }, [pathname]);
}

/**
 * Registers the service worker, except with Save-Data. It never reloads unasked, since the page may hold a
 * draft.
 */
export function OfflineSite() {
  const [waiting, setWaiting] = useState<Workbox>();
  useNoteReads();
  useEffect(() => {
    if (!hasWorker()) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let ended = false;
    void import('workbox-window').then(
      async ({ Workbox }) => {
        const workbox = new Workbox('/sw.js', { updateViaCache: 'none' });
        workbox.addEventListener('waiting', () => setWaiting(workbox));
        // The site works without a worker.
        const registration = await workbox.register().catch(() => undefined);
        if (ended || !registration) return;
        // Kept pages follow a new version; those that fail stay as they are.
        void loadTasks().then((tasks) => tasks?.renewKept().catch(() => undefined));
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
