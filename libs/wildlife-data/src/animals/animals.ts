import texts from '../generated/animal-texts.json' with { type: 'json' };
import { type PackedSource, type SourceFamily, unpackedSources } from '../records/unpacked-sources';
import { animalIndex } from './animal-index';
import type { Animal } from './animal.schema';

type Row = readonly [
  id: number,
  habitat: string,
  status_threats: string,
  description: string,
  related: number[],
  sources: readonly PackedSource[],
];

const { families, rows } = texts as unknown as { families: readonly SourceFamily[]; rows: readonly Row[] };
const rowsById = new Map(rows.map((row) => [row[0], row]));

/** The full records, by id. For cards and search use `animalIndex`. */
export const animals: readonly Animal[] = animalIndex.flatMap((summary) => {
  const row = rowsById.get(summary.id);
  if (!row) return [];
  const [, habitat, status_threats, description, related, sources] = row;
  return [
    {
      ...summary,
      habitat,
      status_threats,
      description,
      related,
      sources: unpackedSources(families, sources),
    },
  ];
});
