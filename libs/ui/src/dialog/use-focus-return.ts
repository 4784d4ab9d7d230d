import { useRef } from 'react';
import { keepFocus, focusPageHeading } from '../lib/keep-focus';

/** How many frames whoever opened a dialog has to choose a place of his own for the focus. */
const OWN_PLACE = 3;

/** Where a dialog looks first for the element to focus; else its first field; else itself. */
const FIRST = [
  '[data-autofocus]',
  'input:not([type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)',
];

/**
 * Dialogs here are opened by state, not by a trigger of the library, so the element that had the focus is kept and
 * given it back. On opening, the focus goes to [data-autofocus], to the first field, or to the dialog as a whole:
 * never to the × alone, which would be the first thing read. Where that element goes with what the dialog did, and
 * whoever opened it has no better place, the focus goes to the page's heading.
 */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      opener.current = document.activeElement;
      const dialog = event.currentTarget;
      if (!(dialog instanceof HTMLElement)) return;
      const found = FIRST.map((selector) => dialog.querySelector<HTMLElement>(selector)).find(Boolean);
      (found ?? dialog).focus({ preventScroll: true });
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (!(opener.current instanceof HTMLElement) || opener.current === document.body) return;
      if (opener.current.isConnected) opener.current.focus({ preventScroll: true });
      keepFocus(focusPageHeading, OWN_PLACE);
    },
  };
}
