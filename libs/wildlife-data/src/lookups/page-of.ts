/** One page of a list. */
export interface Page<Item> {
  items: Item[];
  /** The page that is shown, 1 to `pages`: the one asked for, or the nearest that exists. */
  page: number;
  /** How many pages there are; an empty list has one, empty. */
  pages: number;
  /** How many items the whole list has. */
  total: number;
}

/**
 * Page `page` (from 1) of a list in pages of `size`. Addresses are typed by hand, so nothing is refused: a page below
 * one, not a number or missing gives the first, one past the end gives the last, a fraction is cut.
 */
export function pageOf<Item>(list: readonly Item[], page: number, size: number): Page<Item> {
  const length = Number.isFinite(size) ? Math.max(1, Math.floor(size)) : Math.max(1, list.length);
  const pages = Math.max(1, Math.ceil(list.length / length));
  const wanted = Number.isNaN(page) ? 1 : Math.trunc(page);
  const shown = Math.min(pages, Math.max(1, wanted));
  return { items: list.slice((shown - 1) * length, shown * length), page: shown, pages, total: list.length };
}
