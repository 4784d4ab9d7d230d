/** From the widest to the narrowest. */
export const taxonRanks = [
  'class',
  'order',
  'suborder',
  'infraorder',
  'superfamily',
  'family',
  'genus',
  'species',
  'subspecies',
] as const;

export type TaxonRank = (typeof taxonRanks)[number];

/** Categories of the IUCN Red List; NE is not evaluated. */
export const redListCategories = ['LC', 'NT', 'VU', 'EN', 'CR', 'EW', 'EX', 'DD', 'NE'] as const;

export type RedListCategory = (typeof redListCategories)[number];

/** 1 is met by many people in India, 2 by nearly everybody. */
export type Commonness = 0 | 1 | 2;

/** Shipped taxa have ids below this; those that an operator adds begin here. */
export const FIRST_OWN_TAXON_ID = 1_000_000;

/** `synonym` is an older scientific name, `common` what people say. */
export const taxonNameKinds = ['synonym', 'common'] as const;

export type TaxonNameKind = (typeof taxonNameKinds)[number];

/** A name beside the scientific and the English one; of a language, the first is the one to show. */
export interface TaxonName {
  name: string;
  kind: TaxonNameKind;
  /** A code of ISO 639; null where it is not noted. */
  language: string | null;
  /** A region in English words; null for a name that is said everywhere, or nobody knows where. */
  used_in: string | null;
}

/** Animals that share a name, from a class to a subspecies. */
export interface Taxon {
  /** For ever. */
  id: number;
  rank: TaxonRank;
  scientific_name: string;
  /** English; null for many genera and families. */
  name: string | null;
  /** The taxon around it; null for classes. */
  parent_id: number | null;
  /** The word that people have for such animals: 'birds', 'snakes'. */
  group: string;
  iucn: RedListCategory | null;
  extinct: boolean;
  /** It, or one of its members, is recorded in India. */
  india: boolean;
  common: Commonness;
  /** The slug of the catalogue's species. */
  species: string | null;
  /** The concept's id in Avibase, for birds. */
  avibase: string | null;
  names: readonly TaxonName[];
}
