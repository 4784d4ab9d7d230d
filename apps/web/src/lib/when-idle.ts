/** Where a browser tells no idle moments (Safari), this has to do. Milliseconds. */
const MOMENT = 50;

/**
 * Calls back when the browser has nothing else to do, after `timeout` milliseconds at the latest. Returns the function
 * that calls it off.
 */
export function whenIdle(callback: () => void, timeout: number): () => void {
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(callback, { timeout });
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(callback, MOMENT);
  return () => clearTimeout(timer);
}

/** Calls back once everything that the page began with has come. Returns the function that calls it off. */
export function whenLoaded(callback: () => void): () => void {
  if (document.readyState === 'complete') {
    callback();
    return () => undefined;
  }
  window.addEventListener('load', callback, { once: true });
  return () => window.removeEventListener('load', callback);
}
