import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/** Focuses the entry after a removed one, or the empty list. */
export function useListFocus<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const focused = useRef<number | null>(null);
  const before = useRef(count);

  useLayoutEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    const element = list.current;
    if (!fewer || focused.current === null || element === null) return;
    // The browser moves a removed element's focus to the body.
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const entry = element.children[Math.min(focused.current, count - 1)];
    (entry?.querySelector<HTMLElement>('a, button') ?? element).focus({ preventScroll: true });
  }, [count]);

  return {
    ref: list,
    tabIndex: -1,
    onFocus: (event: FocusEvent) => {
      const entries = Array.from(list.current?.children ?? []);
      const index = entries.findIndex((entry) => entry.contains(event.target));
      focused.current = index === -1 ? null : index;
    },
  };
}
