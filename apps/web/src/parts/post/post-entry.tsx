import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './post-entry.module.css';

/** Heights are pixels, by post id. */
const heights = new Map<string, number>();
const ids = new WeakMap<Element, string>();
let observer: ResizeObserver | undefined;

/** Measures while mounted, because on unmount the styles may be gone. */
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

/** Renders lazily (content-visibility) at its last height, so that Back restores the scroll position. */
export function PostEntry({ id, children }: { id: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (box.current ? noteHeight(box.current, id) : undefined), [id]);

  const height = heights.get(id);
  return (
    <div
      ref={box}
      className={styles.entry}
      style={height ? { containIntrinsicBlockSize: `auto ${height}px` } : undefined}
    >
      {children}
    </div>
  );
}
