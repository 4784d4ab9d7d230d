import { useLayoutEffect, type RefObject } from 'react';

/** Sets --visible-height to the height that the on-screen keyboard leaves. */
export function useVisibleHeight(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return;
    const measure = () => {
      // A zoomed viewport says nothing about the keyboard.
      const covered = viewport.scale === 1 && window.innerHeight - viewport.height > 1;
      if (covered) element.current?.style.setProperty('--visible-height', `${viewport.height}px`);
      else element.current?.style.removeProperty('--visible-height');
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [element]);
}
