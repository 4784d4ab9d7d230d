import { useRef } from 'react';
import { focusPageHeading } from '../lib/focus-page-heading';

/**
 * Focus handlers for a Radix dialog opened by state. Without a `Dialog.Trigger` Radix returns the focus to nothing;
 * this returns it to what had it, or to the page's heading where that is gone.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // The owner has already focused something else.
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      if (document.activeElement === document.body) focusPageHeading();
    },
  };
}
