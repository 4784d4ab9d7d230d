/** Where an element stands in what scrolls, in px from its top. */
export interface Placed {
  key: string;
  top: number;
  bottom: number;
}

/** An element, and how far below the upper edge of the view it began. */
export interface Anchor {
  key: string;
  offset: number;
}

interface ScrollMetrics {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** So near counts as being there, in px. */
const NEAR = 60;

/** Whether the newest message is in view. */
export function isAtBottom({ scrollTop, scrollHeight, clientHeight }: ScrollMetrics): boolean {
  return scrollHeight - clientHeight - scrollTop <= NEAR;
}

/**
 * The first element that is in view, at least in part; null where there is none.
 * @param at reads the place of an element; they stand in their order from top to bottom
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

/** Where to scroll so that the anchor's element stands where it stood. */
export function scrollTopFor(anchor: Anchor, place: Pick<Placed, 'top'>): number {
  return place.top - anchor.offset;
}
