import type { NamedTaxon } from '@aranya/contracts';

/** Returns the names alone, as a draft has them. */
export const pickNames = ({ id, scientific_name, name, rank, group }: NamedTaxon): NamedTaxon => ({
  id,
  scientific_name,
  name,
  rank,
  group,
});
