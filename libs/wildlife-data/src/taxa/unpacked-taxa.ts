import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import type { Taxon, TaxonName } from './taxon.types';

type PackedTaxon = Partial<Omit<Taxon, 'names'>> & {
  others?: readonly string[];
  hindi?: string;
  synonyms?: readonly string[];
};

const namesOf = ({ others = [], hindi, synonyms = [] }: PackedTaxon): TaxonName[] => [
  ...others.map((name) => ({ name, kind: 'common', language: null }) as const),
  ...(hindi === undefined ? [] : [{ name: hindi, kind: 'common', language: 'hi' } as const]),
  ...synonyms.map((name) => ({ name, kind: 'synonym', language: null }) as const),
];

const blank = { name: null, parent_id: null, iucn: null, species: null, avibase: null };
const no = { extinct: false, india: false, common: 0 as const };

/** Reads what `packedTaxa` of the facts' step wrote. */
export const unpackedTaxa = (packed: PackedColumns): Taxon[] =>
  unpackedColumns<PackedTaxon>(packed).map(
    ({ others, hindi, synonyms, ...row }) =>
      ({ ...blank, ...no, ...row, names: namesOf({ others, hindi, synonyms }) }) as Taxon,
  );
