import { lazy, Suspense, useEffect, useState } from 'react';
import { whenCalm } from './when-calm';

const UpdateBar = lazy(() => import('./update-bar'));

/**
 * The site without a network: starts the service worker once the first page is at rest, and offers newer versions.
 * Neither script is loaded before; on the development server there is no worker at all.
 */
export function OfflineSite() {
  const [take, setTake] = useState<() => void>();
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return undefined;
    let ended = false;
    let stop: (() => void) | undefined;
    const callOff = whenCalm(() => {
      void import('./start-worker')
        .then(({ startWorker }) => startWorker((offered) => setTake(() => offered)))
        .then((end) => {
          if (ended) end();
          else stop = end;
        })
        // The script itself did not come: the next page that is opened tries again.
        .catch(() => undefined);
    });
    return () => {
      ended = true;
      callOff();
      stop?.();
    };
  }, []);

  if (!take) return null;
  return (
    <Suspense>
      <UpdateBar onReload={take} onLater={() => setTake(undefined)} />
    </Suspense>
  );
}
