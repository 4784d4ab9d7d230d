import { useEffect, useState } from 'react';
import { useLiveStore } from './live-store';

/** Shorter breaks are not shown. */
const GRACE_MS = 4000;

export function useConnectionLost(): boolean {
  const downSince = useLiveStore((store) => (store.state === 'connecting' ? store.downSince : null));
  const [lost, setLost] = useState<number | null>(null);
  useEffect(() => {
    if (downSince === null) return;
    const timer = setTimeout(() => setLost(downSince), Math.max(0, downSince + GRACE_MS - Date.now()));
    return () => clearTimeout(timer);
  }, [downSince]);
  return downSince !== null && lost === downSince;
}
