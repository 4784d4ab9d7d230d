import { createHash } from 'node:crypto';
import type { RecordTexts } from '../../src/translations/translation.types';

/** Fields that are not translated: values that the site has its own words for, and what is not text. */
const NOT_TEXTS = new Set([
  ...['id', 'scientific_name', 'type', 'biome', 'conservation_status', 'from', 'related', 'sources'],
  ...['other_names', 'names_in_posts', 'synonym.name', 'measure', 'time', 'trend', 'kind', 'animal'],
  ...['law.india', 'law.cites', 'lifespan.where', 'countries', 'introduced', 'throughout'],
  ...['signature', 'animals', 'permits.url'],
]);

/** Short texts that `phrases.yaml` has once for all records. */
const PHRASES = new Set([
  ...['seas', 'states', 'young.of', 'population.of'],
  ...['habitats', 'fauna', 'flora', 'ways_in.label', 'languages.names'],
]);

function collect(value: unknown, path: readonly string[], found: Record<string, string>): void {
  const [around, key = ''] = path.slice(-2).length === 2 ? path.slice(-2) : ['', path[0] ?? ''];
  if ([key, `${around}.${key}`].some((name) => NOT_TEXTS.has(name) || PHRASES.has(name))) return;
  if (typeof value === 'string') found[path.join('.')] = value;
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) collect(inner, [...path, name], found);
}

/** Returns the texts of a record that are translated one by one, by their place in it. */
export function translatableTexts(record: unknown): RecordTexts {
  const found: Record<string, string> = {};
  collect(record, [], found);
  return found;
}

/** Stands beside a translation, and differs once the English text is another. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
