import { useLayoutEffect, useRef, type FocusEvent } from 'react';

/**
 * Keeps the focus within a list whose entries go: when the entry that had it has gone, the first link of the entry in
 * its place takes it, or the list itself where none is left.
 * @param count how many entries the list has
 */
export function useListFocus<List extends HTMLElement>(count: number) {
  const list = useRef<List>(null);
  const place = useRef<number | null>(null);
  const before = useRef(count);

  useLayoutEffect(() => {
    const fewer = count < before.current;
    before.current = count;
    const element = list.current;
    if (!fewer || place.current === null || element === null) return;
    // A browser gives the focus of what has gone to the page.
    if (document.activeElement !== document.body && document.activeElement !== null) return;
    const entry = element.children[Math.min(place.current, count - 1)];
    (entry?.querySelector<HTMLElement>('a, button') ?? element).focus({ preventScroll: true });
  }, [count]);

  return {
    ref: list,
    tabIndex: -1,
    onFocus: (event: FocusEvent) => {
      const entries = Array.from(list.current?.children ?? []);
      const index = entries.findIndex((entry) => entry.contains(event.target));
      place.current = index === -1 ? null : index;
    },
  };
}
