import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Prevents page scrolling while mounted. Radix's own lock adds a style element, which the content policy
 * forbids.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    locks += 1;
    if (locks === 1) {
      // Compensates for the scrollbar, so that nothing moves.
      body.style.marginRight = `${window.innerWidth - documentElement.clientWidth}px`;
      body.style.overflow = 'hidden';
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      body.style.removeProperty('margin-right');
      body.style.removeProperty('overflow');
    };
  }, []);
}
