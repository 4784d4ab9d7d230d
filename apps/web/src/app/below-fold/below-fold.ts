import { useEffect } from 'react';
import { whenIdle } from '../../lib/when-idle';

/**
 * What lies below the first screen carries the class `below-fold`, and with it `--below`, about its height. A browser
 * that has just come to the page lays none of it out before its first paint (global.css). Who comes back has a place on
 * the page to return to, which needs the true heights at once: the script of the head leaves those alone.
 */
export const belowFoldScript = `if(!history.state)document.documentElement.dataset.fresh=''`;

/** How long other work may keep a part waiting. Milliseconds. */
const PATIENCE = 1000;

/** Lays out what lies below the first screen, one part after the other, whenever nothing else is to be done. For the root alone. */
export function useBelowFold(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.fresh === undefined) return undefined;
    let cancel = whenIdle(next, PATIENCE);
    function next() {
      const part = document.querySelector<HTMLElement>('.below-fold:not([data-laid])');
      if (part) {
        part.dataset.laid = '';
        cancel = whenIdle(next, PATIENCE);
        return;
      }
      delete dataset.fresh;
      for (const laid of document.querySelectorAll<HTMLElement>('[data-laid]')) delete laid.dataset.laid;
    }
    return () => cancel();
  }, []);
}
