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

export const redListCategories = ['LC', 'NT', 'VU', 'EN', 'CR', 'EW', 'EX', 'DD', 'NE'] as const;

export type RedListCategory = (typeof redListCategories)[number];

/** 1 if met by many people in India, 2 by nearly everybody. */
export type Commonness = 0 | 1 | 2;

/** Shipped taxa stay below; an operator's begin here. */
export const FIRST_OWN_TAXON_ID = 1_000_000;

/** `synonym` is an older scientific name. */
export const taxonNameKinds = ['synonym', 'common'] as const;

export type TaxonNameKind = (typeof taxonNameKinds)[number];

/** A language's first name is shown. */
export interface TaxonName {
  name: string;
  kind: TaxonNameKind;
  /** ISO 639. */
  language: string | null;
  /** English; null if everywhere or unknown. */
  used_in: string | null;
}

export interface Taxon {
  id: number;
  rank: TaxonRank;
  scientific_name: string;
  /** English; null for many genera and families. */
  name: string | null;
  /** Null for classes. */
  parent_id: number | null;
  /** People's word for such animals: 'birds'. */
  group: string;
  iucn: RedListCategory | null;
  extinct: boolean;
  /** It, or a member, is recorded in India. */
  india: boolean;
  common: Commonness;
  species: string | null;
  /** Birds only. */
  avibase: string | null;
  names: readonly TaxonName[];
}
