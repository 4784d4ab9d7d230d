import type { Source } from '../animals/animal.schema';

/** A record has at least one source; each is a titled https page, and none occurs twice. */
export function sourceFaults(record: { name: string; sources: readonly Source[] }): string[] {
  const faults = record.sources.length === 0 ? [`${record.name} names no source`] : [];
  const seen = new Set<string>();
  for (const { title, url } of record.sources) {
    if (title.trim().length < 5) faults.push(`${record.name}: a source has no title`);
    if (!/^https:\/\/[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(url))
      faults.push(`${record.name}: '${url}' is no https address`);
    else if (/^https:\/\/[^/]+\/?$/.test(url))
      faults.push(`${record.name}: '${url}' names a site, not a page`);
    if (seen.has(url)) faults.push(`${record.name}: '${url}' occurs twice`);
    seen.add(url);
  }
  return faults;
}
