import { taxonRanks } from '../../src/taxa/taxon.types';
import type { Located } from '../csv-file';
import type { GenusRow, HigherRow, SpeciesRow } from './taxon-row.schema';

/** All files of `data/taxa`. */
export interface TaxaRows {
  higher: readonly Located<HigherRow>[];
  genera: readonly Located<GenusRow>[];
  species: readonly Located<SpeciesRow>[];
}

type Row = Located<HigherRow | GenusRow | SpeciesRow>;

/** A fault of each row whose key an earlier row has. */
function repeated<Key>(rows: readonly Row[], keysOf: (row: Row['row']) => readonly Key[], what: string) {
  const seen = new Map<Key, string>();
  return rows.flatMap(({ at, row }) =>
    keysOf(row).flatMap((key) => {
      const before = seen.get(key);
      seen.set(key, at);
      return before === undefined ? [] : [`${at} ${what} ${String(key)} stands also in ${before}.`];
    }),
  );
}

function parentFaults({ higher, genera, species }: TaxaRows): string[] {
  const ranks = new Map(higher.map(({ row }) => [row.scientific_name, taxonRanks.indexOf(row.rank)]));
  const groups = new Set(higher.filter(({ row }) => row.rank === 'class').map(({ row }) => row.group));
  const genusNames = new Set(genera.map(({ row }) => row.scientific_name));
  return [
    ...(groups.has('') ? ['higher.csv: Each class has a group.'] : []),
    ...higher.flatMap(({ at, row: { rank, parent } }) => {
      if (rank === 'class') return parent === '' ? [] : [`${at} parent: A class has none.`];
      const around = ranks.get(parent);
      if (around === undefined) return [`${at} parent: There is no '${parent}' in higher.csv.`];
      return around < taxonRanks.indexOf(rank) ? [] : [`${at} parent: ${parent} does not rank above it.`];
    }),
    ...genera.flatMap(({ at, row: { family } }) =>
      ranks.get(family) === taxonRanks.indexOf('family')
        ? []
        : [`${at} family: There is no family '${family}' in higher.csv.`],
    ),
    ...species.flatMap(({ at, row }) => {
      const [genus = ''] = row.scientific_name.split(' ');
      return genusNames.has(genus) ? [] : [`${at} scientific_name: There is no genus '${genus}'.`];
    }),
  ];
}

/** What no single line shows: names and ids that stand twice, parents that are missing. */
export function taxaFaults(rows: TaxaRows): string[] {
  const all: Row[] = [...rows.higher, ...rows.genera, ...rows.species];
  const former = (row: Row['row']) => ('synonyms' in row ? row.synonyms : []);
  return [
    ...repeated(all, ({ id }) => [id], 'The id'),
    // An older name leads to one taxon, and never to another's accepted name.
    ...repeated(all, (row) => [row.scientific_name, ...former(row)], 'The name'),
    ...repeated(all, (row) => ('avibase' in row && row.avibase ? [row.avibase] : []), 'The Avibase id'),
    ...parentFaults(rows),
  ];
}
