import { useSyncExternalStore } from 'react';

/** The community has room for a second column; style sheets name it as 68.75rem. */
const query = '(min-width: 68.75rem)';

function subscribe(listener: () => void): () => void {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
