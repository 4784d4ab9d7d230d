import { useLayoutEffect } from 'react';

/** Dialogs that are open, one upon another. */
let open = 0;
let unlock = () => undefined as void;

/**
 * Keeps the page behind a dialog where it is, and as wide as it was with its scroll bar. Set by script and not by an
 * inserted style element, which a strict content security policy refuses.
 */
export function useScrollLock(locked: boolean): void {
  useLayoutEffect(() => {
    if (!locked) return;
    if (open++ === 0) {
      const { documentElement: root, body } = document;
      const bar = window.innerWidth - root.clientWidth;
      const before = { overflow: root.style.overflow, padding: body.style.paddingRight };
      root.style.overflow = 'hidden';
      if (bar > 0) body.style.paddingRight = `${bar}px`;
      unlock = () => {
        root.style.overflow = before.overflow;
        body.style.paddingRight = before.padding;
      };
    }
    return () => {
      if (--open === 0) unlock();
    };
  }, [locked]);
}
