import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { commentElementId } from './comment-item';

export function showComment(id: string): void {
  const element = document.getElementById(commentElementId(id));
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}

/** @param linkedId null until it is loaded */
export function useLinkedScroll(linkedId: string | null): void {
  const hasScrolled = useRef(false);
  useEffect(() => {
    if (linkedId === null || hasScrolled.current) return;
    hasScrolled.current = true;
    showComment(linkedId);
  }, [linkedId]);
}

/** Scrolls to the comment just sent, clear of the form. */
export function useAddedScroll(addedId: string | null): void {
  useEffect(() => {
    if (addedId !== null)
      document.getElementById(commentElementId(addedId))?.scrollIntoView({ block: 'nearest' });
  }, [addedId]);
}

/** Scrolls to `#comments`, which the router misses before the post is loaded. */
export function useHeadingScroll(isLoaded: boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // Back returns to its own position.
  const isNamed = useNavigationType() !== 'POP' && hash === '#comments';
  useEffect(() => {
    if (!isNamed || !isLoaded) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [isNamed, isLoaded]);
  return heading;
}
