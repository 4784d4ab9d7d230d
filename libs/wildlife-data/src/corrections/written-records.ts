import { roster } from '../animals/roster';
import { speciesRecordSchema } from '../animals/species-record.schema';
import records from '../generated/records.json' with { type: 'json' };
import { parkRecordSchema } from '../parks/park-record.schema';
import type { References } from '../records/references';

const texts: Readonly<Record<string, string>> = records;

/**
 * Reads a record as its file has it, with its sources whole.
 * @param name as in `species/dhole`
 */
export function readRecord(name: string): Record<string, unknown> | undefined {
  const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>);
}

const references: References = {
  species: new Map(roster.map(({ slug, id }) => [slug, id])),
  sources: new Map(),
};

export const schemas = { species: speciesRecordSchema(references), parks: parkRecordSchema(references) };

export const isParkRecord = (name: string) => name.startsWith('parks/');

export const schemaOf = (name: string) => schemas[isParkRecord(name) ? 'parks' : 'species'];
