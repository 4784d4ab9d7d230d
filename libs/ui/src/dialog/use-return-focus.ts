import { useRef } from 'react';
import { focusPageHeading } from '../lib/focus-page-heading';

/** Used when the opener is gone. */
export type FallbackFocus = () => HTMLElement | null | undefined;

/**
 * Returns the focus to its origin, the fallback or the page's heading; Radix only knows its `Dialog.Trigger`.
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
