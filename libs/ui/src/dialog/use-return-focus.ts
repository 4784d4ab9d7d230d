import { useRef } from 'react';
import { focusPageHeading } from '../lib/focus-page-heading';

/** Finds what takes the focus on closing when the element that opened the dialog is gone. */
export type FallbackFocus = () => HTMLElement | null | undefined;

/**
 * Focus handlers for a Radix dialog opened by state. Without a `Dialog.Trigger` Radix returns the focus to nothing;
 * this returns it to what had it, else to the fallback, else to the page's heading.
 */
export function useReturnFocus(fallback?: FallbackFocus) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const isLost = () => document.activeElement === document.body;
      // The owner may have focused something already.
      if (!isLost()) return;
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
      if (isLost()) fallback?.()?.focus({ preventScroll: true });
      if (isLost()) focusPageHeading();
    },
  };
}
