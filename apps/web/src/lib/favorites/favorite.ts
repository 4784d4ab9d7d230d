import type { Animal } from '@aranya/wildlife-data';

/**
 * A stored copy of an animal record. Only `id` and `name` are certain: the list outlives releases of the site and can
 * be edited by anybody, so an entry may lack any other field. Texts that are missing are empty.
 */
export type Favorite = Pick<Animal, 'id' | 'name' | 'description' | 'image'> &
  Partial<Record<TextField, string>>;

type TextField =
  'scientific_name' | 'type' | 'habitat' | 'conservation_status' | 'status_threats' | 'food' | 'region';

type Entry = Record<string, unknown>;

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Old releases and hands may have written the id as text. */
function idOf(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^[1-9]\d{0,5}$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 ? id : undefined;
}

/** Only pictures of the site itself are shown; another address would ask a stranger's server. */
function imageOf(value: unknown): string {
  return /^\/artwork\/animals\/[a-z0-9-]+\.svg$/.test(textOf(value)) ? textOf(value) : '';
}

function favoriteOf(value: unknown): Favorite[] {
  if (!isEntry(value)) return [];
  const id = idOf(value.id);
  const name = textOf(value.name).trim();
  if (id === undefined || name === '') return [];
  // Fields that are rendered as text must be text, or React would throw at the first object.
  const texts = Object.fromEntries(Object.entries(value).filter(([, field]) => typeof field === 'string'));
  return [{ ...texts, id, name, description: textOf(value.description), image: imageOf(value.image) }];
}

/** What of the stored text can be shown, each animal once. Broken JSON, or anything but a list, holds nothing. */
export function favoritesOf(stored: string | null): Favorite[] {
  const seen = new Set<number>();
  return entriesOf(stored)
    .flatMap(favoriteOf)
    .filter(({ id }) => !seen.has(id) && seen.add(id));
}

/** The stored entries as they are. */
export function entriesOf(stored: string | null): unknown[] {
  if (stored === null) return [];
  try {
    const value: unknown = JSON.parse(stored);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** Whether a stored entry is the animal of this id; ids are compared as text. */
export function isEntryOf(entry: unknown, id: number | string): boolean {
  return isEntry(entry) && String(entry.id) === String(id);
}
