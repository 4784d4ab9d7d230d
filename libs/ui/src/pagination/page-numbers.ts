/** More pages than this leave gaps. */
const ALL = 9;

/** Page numbers to show, from 1; null is a gap of at least two pages. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= ALL) return Array.from({ length: pageCount }, (_, i) => i + 1);
  const near = new Set([1, 2, page - 1, page, page + 1, pageCount - 1, pageCount]);
  const shown = [...near].filter((n) => n >= 1 && n <= pageCount).sort((a, b) => a - b);
  const result: (number | null)[] = [];
  let before = 0;
  for (const n of shown) {
    if (n - before === 2) result.push(n - 1);
    else if (n - before > 2) result.push(null);
    result.push(n);
    before = n;
  }
  return result;
}
