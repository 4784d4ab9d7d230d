import { createHash } from 'node:crypto';
import type { SpeciesRecord } from '../../src/animals/species-record.schema';
import { nameLanguages } from '../../src/names/name-languages';
import type { PackedNames } from '../../src/names/packed-names';
import { toSlug } from '../../src/text/slug';
import { type TaxonRank, taxonRanks } from '../../src/taxa/taxon.types';
import { packedNames } from '../names/packed-names';
import type { LocalNamesFiles } from '../names/read-names';
import { packedColumns } from '../packed-columns';
import type { TaxaRows } from './taxa-faults';
import type { GenusRow, HigherRow, SpeciesRow } from './taxon-row.schema';

type Catalogue = readonly Pick<SpeciesRecord, 'name' | 'scientific_name' | 'other_names'>[];

const catalogueNames = (catalogue: Catalogue) =>
  new Map(catalogue.map((animal) => [animal.scientific_name, animal]));

const findCatalogued = (names: ReturnType<typeof catalogueNames>, row: GenusRow | SpeciesRow) =>
  names.get(row.scientific_name) ?? row.synonyms.map((name) => names.get(name)).find(Boolean);

const orNothing = <Value>(value: Value, isThere: unknown = value) => (isThere ? value : undefined);

/** A catalogued subspecies is what people mean by the species. */
const namedTaxa = (name: string, isCatalogued: boolean) =>
  isCatalogued ? [name, name.split(' ').slice(0, 2).join(' ')] : [name];

function sharedFields(
  row: GenusRow | SpeciesRow,
  animal: Catalogue[number] | undefined,
  localNames: LocalNamesFiles,
) {
  const said = [...row.other_names, ...(animal ? [animal.name, ...(animal.other_names ?? [])] : [])];
  const names = new Map(said.map((name) => [name.toLowerCase(), name]));
  names.delete(row.english_name.toLowerCase());
  return {
    id: row.id,
    scientific_name: row.scientific_name,
    name: orNothing(row.english_name),
    common: orNothing(row.common),
    species: animal && toSlug(animal.name),
    others: orNothing([...names.values()], names.size),
    ...packedNames(localNames, namedTaxa(row.scientific_name, animal !== undefined)),
    synonyms: orNothing(row.synonyms, row.synonyms.length),
  };
}

function namesInIndia({ higher, genera, species }: TaxaRows): ReadonlySet<string> {
  const around = new Map([
    ...higher.map(({ row }) => [row.scientific_name, row.parent] as const),
    ...genera.map(({ row }) => [row.scientific_name, row.family] as const),
    ...species.map(({ row }) => [row.scientific_name, row.scientific_name.split(' ')[0]] as const),
  ]);
  const found = new Set<string>();
  for (const { row } of [...genera, ...species].filter(({ row }) => row.india)) {
    let name: string | undefined = row.scientific_name;
    for (; name && !found.has(name); name = around.get(name)) found.add(name);
  }
  return found;
}

function packedHigher(rows: readonly HigherRow[], localNames: LocalNamesFiles) {
  const byName = new Map(rows.map((row) => [row.scientific_name, row]));
  const findGroup = (row: HigherRow): string => {
    const parent = byName.get(row.parent);
    return row.group === '' && parent ? findGroup(parent) : row.group;
  };
  return [...rows]
    .sort((one, other) => taxonRanks.indexOf(one.rank) - taxonRanks.indexOf(other.rank))
    .map((row) => ({
      id: row.id,
      rank: row.rank,
      scientific_name: row.scientific_name,
      name: orNothing(row.english_name),
      parent_id: byName.get(row.parent)?.id,
      group: findGroup(row),
      others: orNothing(row.other_names, row.other_names.length),
      ...packedNames(localNames, [row.scientific_name]),
    }));
}

type Packable = Readonly<Record<string, unknown>> & PackedNames & { id: number };

const withoutRegions = (names: PackedNames): PackedNames =>
  Object.fromEntries(
    nameLanguages.flatMap((language) => {
      const all = names[language]?.map((name) => (typeof name === 'string' ? name : name[0]));
      return all ? [[language, all]] : [];
    }),
  );

/** Searched offline, beside the catalogue. */
function packedOfIndia(taxa: readonly Packable[]) {
  const ofIndia = taxa
    .filter(({ india, species }) => india === true && species === undefined)
    .sort((one, other) => one.id - other.id);
  return packedColumns(
    ofIndia.map((taxon, at) => ({
      ...taxon,
      ...withoutRegions(taxon),
      // Steps pack to a seventh.
      id: taxon.id - (ofIndia[at - 1]?.id ?? 0),
      ...{ india: undefined, parent_id: undefined, avibase: undefined },
    })),
  );
}

const namesOfCatalogue = (taxa: readonly (PackedNames & { species?: string | undefined })[]) =>
  Object.fromEntries(
    taxa.flatMap(({ species, ...taxon }) => {
      const names = nameLanguages.flatMap((language) =>
        taxon[language] ? [[language, taxon[language]]] : [],
      );
      return species !== undefined && names.length > 0 ? [[species, Object.fromEntries(names)]] : [];
    }),
  );

export function packedTaxa(rows: TaxaRows, catalogue: Catalogue, localNames: LocalNamesFiles) {
  const { higher, genera, species } = rows;
  const names = catalogueNames(catalogue);
  const inIndia = namesInIndia(rows);
  const above = packedHigher(
    higher.map(({ row }) => row),
    localNames,
  );
  const around = new Map<string, { id: number; group: string }>(
    above.map((taxon) => [taxon.scientific_name, taxon]),
  );
  const placed = (row: GenusRow | SpeciesRow, rank: TaxonRank, parents: readonly string[]) => {
    const parent = parents.map((name) => around.get(name)).find(Boolean);
    const taxon = {
      rank,
      parent_id: parent?.id,
      group: parent?.group ?? '',
      ...sharedFields(row, findCatalogued(names, row), localNames),
    };
    around.set(row.scientific_name, taxon);
    return taxon;
  };
  const packedGenera = genera.map(({ row }) => placed(row, 'genus', [row.family]));
  const ranked = species
    .map(({ row }) => ({ row, words: row.scientific_name.split(' ') }))
    .sort((one, other) => one.words.length - other.words.length);
  const packedSpecies = ranked.map(({ row, words }) => ({
    ...placed(row, words.length > 2 ? 'subspecies' : 'species', [
      ...(words.length > 2 ? [words.slice(0, 2).join(' ')] : []),
      words[0] ?? '',
    ]),
    iucn: orNothing(row.iucn),
    extinct: orNothing(row.extinct),
    avibase: row.avibase,
  }));
  const taxa = [...above, ...packedGenera, ...packedSpecies].map((taxon) => ({
    ...taxon,
    india: orNothing(inIndia.has(taxon.scientific_name)),
  }));
  const packed = packedColumns(taxa);
  const version = createHash('sha256').update(JSON.stringify(packed)).digest('hex').slice(0, 16);
  return { packed, ofIndia: packedOfIndia(taxa), ofCatalogue: namesOfCatalogue(taxa), version };
}
