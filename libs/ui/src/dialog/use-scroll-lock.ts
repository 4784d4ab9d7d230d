import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Keeps the page from scrolling while a component is mounted. Radix's own lock adds a style element, which the site's
 * content policy forbids.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { body, documentElement } = document;
    locks += 1;
    if (locks === 1) {
      // Nothing moves where the scrollbar takes space.
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
