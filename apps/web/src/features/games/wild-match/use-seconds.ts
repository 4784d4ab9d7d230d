import { useEffect, useState } from 'react';

/** Often enough that no second is skipped. */
const LOOK_AGAIN_MS = 250;

/** The browser's clock in milliseconds, drawn anew while something runs. It never goes back. */
export function useSeconds(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
