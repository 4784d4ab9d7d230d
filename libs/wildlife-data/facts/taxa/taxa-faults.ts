import { taxonRanks } from '../../src/taxa/taxon.types';
import { type Located, repeatedFaults } from '../csv-file';
import type { GenusRow, HigherRow, SpeciesRow } from './taxon-row.schema';

export interface TaxaRows {
  higher: readonly Located<HigherRow>[];
  genera: readonly Located<GenusRow>[];
  species: readonly Located<SpeciesRow>[];
}

type Row = Located<HigherRow | GenusRow | SpeciesRow>;

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

export function taxaFaults(rows: TaxaRows): string[] {
  const all: Row[] = [...rows.higher, ...rows.genera, ...rows.species];
  const former = (row: Row['row']) => ('synonyms' in row ? row.synonyms : []);
  return [
    ...repeatedFaults(
      all,
      ({ id }) => [id],
      (id) => `The id ${id}`,
    ),
    // An older name leads to one taxon only.
    ...repeatedFaults(
      all,
      (row) => [row.scientific_name, ...former(row)],
      (name) => `The name ${name}`,
    ),
    ...repeatedFaults(
      all,
      (row) => ('avibase' in row && row.avibase ? [row.avibase] : []),
      (id) => `The Avibase id ${id}`,
    ),
    ...parentFaults(rows),
  ];
}
