import { useEffect, useState } from 'react';
import { useLiveStore } from './live-store';

/** A break this short is none of the user's business, in milliseconds. */
const PATIENCE = 4000;

/** Whether live updates have been away for more than a few seconds, and are being tried to bring back. */
export function useConnectionLost(): boolean {
  const downSince = useLiveStore((store) => (store.state === 'connecting' ? store.downSince : null));
  const [lost, setLost] = useState<number | null>(null);
  useEffect(() => {
    if (downSince === null) return;
    const timer = setTimeout(() => setLost(downSince), Math.max(0, downSince + PATIENCE - Date.now()));
    return () => clearTimeout(timer);
  }, [downSince]);
  return downSince !== null && lost === downSince;
}
