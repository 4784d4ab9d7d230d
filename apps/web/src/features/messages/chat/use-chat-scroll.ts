import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ChatEntry } from './chat-entries';
import { type Anchor, findAnchor, isAtBottom, scrollTopFor } from './scroll-anchor';

const LOAD_AHEAD_PX = 900;

const entryKey = (element: Element) => (element instanceof HTMLElement ? (element.dataset['key'] ?? '') : '');

function measure(element: Element | undefined) {
  if (!(element instanceof HTMLElement)) return { key: '', top: 0, bottom: 0 };
  const { offsetTop: top, offsetHeight } = element;
  return { key: entryKey(element), top, bottom: top + offsetHeight };
}

/** Keeps the newest message in view, or the one being read, and scrolls to an own new message. */
export function useChatScroll(entries: readonly ChatEntry[], onNearTop: () => void) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const stuck = useRef(true);
  const anchor = useRef<Anchor | null>(null);
  const newest = useRef<string | undefined>(undefined);
  const [fresh, setFresh] = useState(false);
  const nearTop = useRef(onNearTop);
  useEffect(() => {
    nearTop.current = onNearTop;
  });

  const settle = useCallback(() => {
    const view = scroller.current;
    if (view === null) return;
    if (stuck.current) {
      view.scrollTop = view.scrollHeight;
      return;
    }
    const kept = anchor.current;
    const element =
      kept && Array.from(list.current?.children ?? []).find((one) => entryKey(one) === kept.key);
    if (kept && element) view.scrollTop = scrollTopFor(kept, measure(element));
  }, []);

  const onScroll = useCallback(() => {
    const view = scroller.current;
    if (view === null) return;
    stuck.current = isAtBottom(view);
    if (stuck.current) setFresh(false);
    const children = list.current?.children;
    anchor.current = findAnchor(children?.length ?? 0, (index) => measure(children?.[index]), view.scrollTop);
    if (view.scrollTop < LOAD_AHEAD_PX) nearTop.current();
  }, []);

  useLayoutEffect(() => {
    const before = newest.current;
    const last = entries.at(-1);
    newest.current = last?.key;
    if (last !== undefined && before !== undefined && last.key !== before) {
      // If the newest message was deleted, nothing is new.
      const known = entries.findIndex(({ key }) => key === before);
      const came = known === -1 ? [] : entries.slice(known + 1);
      if (came.some(({ mine, state }) => mine && state !== 'there')) stuck.current = true;
      else if (!stuck.current && came.some(({ mine }) => !mine)) setFresh(true);
    }
    settle();
    const view = scroller.current;
    if (view !== null && view.scrollTop < LOAD_AHEAD_PX) nearTop.current();
  }, [entries, settle]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(settle);
    if (scroller.current) observer.observe(scroller.current);
    if (list.current) observer.observe(list.current);
    return () => observer.disconnect();
  }, [settle]);

  const toNewest = useCallback(() => {
    stuck.current = true;
    setFresh(false);
    settle();
  }, [settle]);

  return { scroller, list, onScroll, fresh, toNewest };
}
