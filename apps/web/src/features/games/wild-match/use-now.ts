import { useEffect, useState } from 'react';

/** Frequent enough for a clock that shows every second. */
const TICK_MS = 250;

/** Returns monotonic milliseconds, and renders again while `running`. */
export function useNow(running: boolean): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return now;
}
