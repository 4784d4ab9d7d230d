import { toSlug } from '../text/slug';
import { valueAt } from './values';

/** Names the list of sources beside the fact, or the record's for facts without sources of their own. */
export function nearestSources(record: unknown, field: readonly string[]): string[] | undefined {
  const depths = field.map((_, at) => field.length - 1 - at);
  return depths
    .map((depth) => [...field.slice(0, depth), 'from'])
    .find((path) => Array.isArray(valueAt(record, path)));
}

/** Names a source of the record, by its page if the record has it. */
export function sourceKey(
  sources: object,
  { title, url }: { title: string; url: string },
): { key: string; isNew: boolean } {
  const same = Object.entries(sources).find(([, one]) => Object(one).url === url)?.[0];
  if (same !== undefined) return { key: same, isNew: false };
  const base = toSlug(title).slice(0, 30).replace(/-+$/, '') || 'source';
  let key = base;
  for (let turn = 2; key in sources; turn += 1) key = `${base}-${turn}`;
  return { key, isNew: true };
}
