import { whenIdle, whenLoaded } from '../../lib/when-idle';

/** Time after everything of the first page has come, for what it asks for by itself. Milliseconds. */
const PAUSE = 2_000;
/** How long the wait for an idle moment may last after that. Milliseconds. */
const PATIENCE = 5_000;

/**
 * Calls back when the page has loaded and the browser has nothing to do: what is kept for later must take neither line
 * nor processor from the page that is being looked at. Returns the function that calls it off.
 */
export function whenCalm(callback: () => void): () => void {
  let cancel: () => void = () => undefined;
  const off = whenLoaded(() => {
    const timer = setTimeout(() => {
      cancel = whenIdle(callback, PATIENCE);
    }, PAUSE);
    cancel = () => clearTimeout(timer);
  });
  return () => {
    off();
    cancel();
  };
}
