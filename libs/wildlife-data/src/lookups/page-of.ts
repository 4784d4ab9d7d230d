export interface Page<Item> {
  items: Item[];
  /** From 1. */
  page: number;
  /** An empty list has one empty page. */
  pages: number;
  total: number;
}

/** Clamps page numbers; NaN gives the first, fractions are cut. */
export function paginate<Item>(list: readonly Item[], page: number, size: number): Page<Item> {
  const length = Number.isFinite(size) ? Math.max(1, Math.floor(size)) : Math.max(1, list.length);
  const pages = Math.max(1, Math.ceil(list.length / length));
  const wanted = Number.isNaN(page) ? 1 : Math.trunc(page);
  const shown = Math.min(pages, Math.max(1, wanted));
  return { items: list.slice((shown - 1) * length, shown * length), page: shown, pages, total: list.length };
}
