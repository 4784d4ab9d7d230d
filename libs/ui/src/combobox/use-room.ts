import { type RefObject, useLayoutEffect } from 'react';
import { isKeyboardOpen } from '../lib/is-keyboard-open';

/** Five suggestions of two lines, in pixels. */
const WANTED = 276;
const LEAST = 96;
/** Pixels between the field and its list, and below the list. */
const GAPS = 14;

/** Limits a list to the room above an on-screen keyboard, and scrolls the field up if that is little. */
export function useRoom(field: RefObject<HTMLElement | null>, list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      if (!field.current || !list.current) return;
      const box = field.current;
      const covered = isKeyboardOpen(view);
      const room = () => view.offsetTop + view.height - box.getBoundingClientRect().bottom - GAPS;
      if (covered && room() < WANTED) box.scrollIntoView({ block: 'start' });
      list.current.style.maxHeight = covered ? `${Math.min(Math.max(room(), LEAST), WANTED)}px` : '';
    };
    measure();
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, [field, list]);
}
