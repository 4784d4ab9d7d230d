import { createHash } from 'node:crypto';
import type { RecordTexts } from '../../src/translations/translation.types';

/** Fields that are not translated: values that the site has its own words for, and what is not text. */
const NOT_TEXTS = new Set([
  ...['id', 'scientific_name', 'type', 'biome', 'conservation_status', 'from', 'related', 'sources'],
  ...['other_names', 'names_in_posts', 'synonym.name', 'measure', 'time', 'trend', 'kind', 'animal'],
  ...['law.india', 'law.cites', 'lifespan.where', 'countries', 'introduced', 'throughout'],
  ...['signature', 'animals', 'permits.url', 'species', 'individual', 'emoji', 'medium', 'period', 'img'],
  ...['source.title', 'source.authors', 'source.url', 'source.doi', 'source.credit'],
  ...['source.licence', 'source.licence_url'],
]);

/** Short texts that `phrases.yaml` has once for all records. */
const PHRASES = new Set([
  ...['seas', 'states', 'young.of', 'population.of'],
  ...['habitats', 'fauna', 'flora', 'ways_in.label', 'languages.names'],
]);

interface Found {
  texts: Record<string, string>;
  phrases: Record<string, string>;
}

function collect(value: unknown, path: readonly string[], found: Found): Found {
  const [around, key = ''] = path.slice(-2).length === 2 ? path.slice(-2) : ['', path[0] ?? ''];
  const isOne = (fields: ReadonlySet<string>) => [key, `${around}.${key}`].some((name) => fields.has(name));
  if (isOne(NOT_TEXTS)) return found;
  const texts = isOne(PHRASES) ? found.phrases : found.texts;
  if (typeof value === 'string') texts[path.join('.')] = value;
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) collect(inner, [...path, name], { ...found, texts });
  return found;
}

const collected = (record: unknown) => collect(record, [], { texts: {}, phrases: {} });

/** Returns the texts of a record that are translated one by one, by their place in it. */
export const translatableTexts = (record: unknown): RecordTexts => collected(record).texts;

/** Returns the texts of a record for which `phrases.yaml` has the translation. */
export const sharedTexts = (record: unknown): string[] => Object.values(collected(record).phrases);

/** Stands beside a translation, and differs once the English text is another. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
