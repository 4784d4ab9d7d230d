import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** The focused posts on leaving, by history entry. */
const left = new Map<string, string | undefined>();

/** After Back, focuses the post that was left, unless somebody moved on during loading. */
export function useLeftPost(feed: RefObject<HTMLElement | null>, isLoaded: boolean): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const here = useRef({ key, isBack });
  useLayoutEffect(() => {
    here.current = { key, isBack };
  });
  useLayoutEffect(() => {
    const element = feed.current;
    if (!isLoaded || element === null) return undefined;
    const id = here.current.isBack && left.get(here.current.key);
    if (id && document.activeElement?.matches('body, main, h1'))
      element.querySelector<HTMLElement>(`[data-post="${id}"]`)?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const post = element.contains(activeElement) ? activeElement?.closest<HTMLElement>('article') : null;
      left.set(here.current.key, post?.dataset.post);
    };
  }, [feed, isLoaded]);
}
