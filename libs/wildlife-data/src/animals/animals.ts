import texts from '../generated/animal-texts.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import { type PackedSource, type SourceFamily, unpackedSources } from '../records/unpacked-sources';
import { animalIndex } from './animal-index';
import type { Animal } from './animal.schema';

type PackedTexts = Pick<Animal, 'id' | 'habitat' | 'status_threats' | 'description' | 'related'> & {
  sources: readonly PackedSource[];
};

const { families, packed } = texts as unknown as {
  families: readonly SourceFamily[];
  packed: PackedColumns;
};
const textsById = new Map(unpackedColumns<PackedTexts>(packed).map((record) => [record.id, record]));

export const animals: readonly Animal[] = animalIndex.flatMap((summary) => {
  const record = textsById.get(summary.id);
  return record ? [{ ...summary, ...record, sources: unpackedSources(families, record.sources) }] : [];
});
