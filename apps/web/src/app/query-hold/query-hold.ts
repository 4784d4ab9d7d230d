import { useEffect } from 'react';

/**
 * A prerendered page knows no query string: at /animals?q=tiger its HTML shows all animals. Before the first paint this
 * script marks the document as asked for something, and global.css hides what carries the class `by-query` (and the
 * footer, whose place depends on it), so that nobody sees the wrong list, nor the jump from it to the right one.
 */
export const queryHoldScript = `if(location.search)document.documentElement.dataset.asked=''`;

/** Shows what was held, one frame after the page has drawn what its address asks for. For the root alone. */
export function useQueryHold(): void {
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => delete document.documentElement.dataset.asked);
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
