import { type RefObject, useEffect } from 'react';

let fields = 0;

/** True while a field takes letters without having the focus. */
export const isTypedInto = (): boolean => fields > 0;

/**
 * Sends typing to the field while only the page's heading has the focus, which screen readers need on
 * arrival.
 */
export function useTypeToFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      // A space scrolls the page.
      if (defaultPrevented || ctrlKey || metaKey || altKey || [...key].length !== 1 || key === ' ') return;
      const { activeElement } = document;
      const isElsewhere =
        activeElement !== null && activeElement !== document.body && !activeElement.matches('main, h1');
      if (!isElsewhere && document.querySelector('[role=dialog], [role=alertdialog]') === null) {
        field.current?.focus();
      }
    };
    fields += 1;
    document.addEventListener('keydown', onKeyDown);
    return () => {
      fields -= 1;
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [field]);
}
