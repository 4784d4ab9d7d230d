import { MAX_PAGE } from '../feed/fetch-news';

/** The page that a query string names, 1 to MAX_PAGE. Anybody may have typed it: what is no page counts as the nearest. */
export function pageIn(search: string): number {
  const asked = Math.trunc(Number(new URLSearchParams(search).get('page') ?? 1));
  return Number.isNaN(asked) ? 1 : Math.min(MAX_PAGE, Math.max(1, asked));
}

/** The query string that names `page`; the first needs no name. What other hands put there stays. */
export function changedPage(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete('page');
  else query.set('page', String(page));
  const changed = query.toString();
  return changed === '' ? '' : `?${changed}`;
}
