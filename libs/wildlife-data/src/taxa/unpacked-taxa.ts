import { nameLanguages } from '../names/name-languages';
import { type PackedNames, unpackedNames } from '../names/packed-names';
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import type { Taxon, TaxonName } from './taxon.types';

type PackedTaxon = Partial<Omit<Taxon, 'names'>> &
  PackedNames & {
    others?: readonly string[];
    synonyms?: readonly string[];
  };

const plain = (name: string, kind: TaxonName['kind']): TaxonName => {
  return { name, kind, language: null, used_in: null };
};

const listNames = ({ others = [], synonyms = [], ...taxon }: PackedTaxon): TaxonName[] => [
  ...others.map((name) => plain(name, 'common')),
  ...nameLanguages.flatMap((language) =>
    unpackedNames(taxon[language]).map((name): TaxonName => ({ ...name, kind: 'common', language })),
  ),
  ...synonyms.map((name) => plain(name, 'synonym')),
];

const blank = { name: null, parent_id: null, iucn: null, species: null, avibase: null };
const no = { extinct: false, india: false, common: 0 as const };

export const unpackedTaxa = (packed: PackedColumns): Taxon[] =>
  unpackedColumns<PackedTaxon>(packed).map(
    ({ others, hi, mr, synonyms, ...row }) =>
      ({ ...blank, ...no, ...row, names: listNames({ others, hi, mr, synonyms }) }) as Taxon,
  );
