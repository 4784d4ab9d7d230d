/** Time after everything of the first page has come, for what it asks for by itself. Milliseconds. */
const PAUSE = 2_000;

/**
 * Calls back when the page has loaded and the browser has nothing to do: what is kept for later must take neither line
 * nor processor from the page that is being looked at. Returns the function that calls it off.
 */
export function whenCalm(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let idle: number | undefined;
  const rest = () => {
    timer = setTimeout(() => {
      // Safari has no such call, and waits that moment by the timer alone.
      if ('requestIdleCallback' in window) idle = requestIdleCallback(callback, { timeout: 5_000 });
      else callback();
    }, PAUSE);
  };
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => {
    window.removeEventListener('load', rest);
    clearTimeout(timer);
    if (idle !== undefined) cancelIdleCallback(idle);
  };
}
