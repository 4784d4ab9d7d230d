import { parkCategories, slugOf, type ParkCategory } from '@aranya/wildlife-data';

/** The filters that the specification offers; 'Other' holds no park. */
export type CategoryFilter = 'All' | Exclude<ParkCategory, 'Other'>;

export const categoryFilters: readonly CategoryFilter[] = [
  'All',
  ...parkCategories.filter((category) => category !== 'Other'),
];

/** What the query string says of the screen. */
export interface ParksView {
  text: string;
  category: CategoryFilter;
  /** As asked for, whole or not; `pageOf` finds the nearest that exists. Undefined where the address names none. */
  page: number | undefined;
  /** Slug of the open park, known or not. */
  park: string | undefined;
}

/** Reads a query string. An unknown category counts as All. */
export function readParksAddress(search: string): ParksView {
  const query = new URLSearchParams(search);
  const page = query.get('page');
  const category = query.get('category');
  return {
    text: query.get('q') ?? '',
    category: categoryFilters.find((filter) => slugOf(filter) === category) ?? 'All',
    page: page === null ? undefined : Number(page),
    park: query.get('park') ?? undefined,
  };
}

/**
 * The query string after a change; what is not changed stays, also what other hands put there. The first page, no
 * text, no filter and no open park are left out, so that the plain screen has the plain address.
 */
export function changedParksAddress(search: string, change: Partial<ParksView>): string {
  const query = new URLSearchParams(search);
  const set = (name: string, value: string) => {
    if (value === '') query.delete(name);
    else query.set(name, value);
  };
  if ('text' in change) set('q', change.text ?? '');
  if ('category' in change) {
    set('category', !change.category || change.category === 'All' ? '' : slugOf(change.category));
  }
  if ('page' in change) set('page', !change.page || change.page === 1 ? '' : String(change.page));
  if ('park' in change) set('park', change.park ?? '');
  const changed = query.toString();
  return changed === '' ? '' : `?${changed}`;
}
