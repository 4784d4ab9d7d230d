import { useLayoutEffect, type RefObject } from 'react';

/**
 * Gives an element the variable --visible-height: that of the part of the window which the keyboard of a phone leaves
 * free. Browsers that put the keyboard over the page tell it by their visual viewport alone.
 */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // Pinched larger, the viewport is a part of the page and says nothing of the keyboard.
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > 1;
      if (covered) element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
      else element.current?.style.removeProperty('--visible-height');
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [element]);
}
