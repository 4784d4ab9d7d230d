import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './post-entry.module.css';

/** Heights of entries by their posts' ids, in CSS pixels, for as long as the page lives. */
const heights = new Map<string, number>();
const ids = new WeakMap<Element, string>();
let observer: ResizeObserver | undefined;

/** Notes the element's height from now on. Not only at its end: then the page's styles may be gone already. */
function noteHeight(element: Element, id: string): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const of = ids.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (of !== undefined && height) heights.set(of, height);
    }
  });
  ids.set(element, id);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/**
 * A place in a long list of posts. What is far from the screen is not drawn, so that a thousand posts scroll as ten do;
 * its height outlives the list, which so stands as it stood when one comes back.
 */
export function PostEntry({ id, children }: { id: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (place.current ? noteHeight(place.current, id) : undefined), [id]);

  const height = heights.get(id);
  return (
    <div
      ref={place}
      className={styles.entry}
      style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      {children}
    </div>
  );
}
