/** In pixels from the top of the content. */
export interface Placed {
  key: string;
  top: number;
  bottom: number;
}

/** The offset is in pixels from the top of the view. */
export interface Anchor {
  key: string;
  offset: number;
}

interface ScrollMetrics {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

const BOTTOM_TOLERANCE_PX = 60;

export function isAtBottom({ scrollTop, scrollHeight, clientHeight }: ScrollMetrics): boolean {
  return scrollHeight - clientHeight - scrollTop <= BOTTOM_TOLERANCE_PX;
}

/**
 * Finds the first element at least partly in view.
 * @param at measures the elements from top to bottom
 */
export function findAnchor(count: number, at: (index: number) => Placed, scrollTop: number): Anchor | null {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (at(middle).bottom > scrollTop) high = middle;
    else low = middle + 1;
  }
  if (low >= count) return null;
  const { key, top } = at(low);
  return { key, offset: top - scrollTop };
}

/** Returns the scroll position that puts the element where it was. */
export function scrollTopFor(anchor: Anchor, entry: Pick<Placed, 'top'>): number {
  return entry.top - anchor.offset;
}
