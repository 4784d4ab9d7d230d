import { slugOf } from '@aranya/wildlife-data';
import type { Db } from '../../platform/db/types';
import { findTaxon } from '../../taxa/taxa.repository';
import type { PagePreview } from './page-preview';

const SPECIES_CARD = '/artwork/cards/pages/species.jpg';

/** Names only, as the page counts sightings. Null for an unknown taxon. */
export async function readTaxonPreview(db: Db, id: number, siteName: string): Promise<PagePreview | null> {
  const taxon = await findTaxon(db, id);
  if (!taxon) return null;
  const { name, scientific_name: latin, rank, group } = taxon;
  const title = name ?? latin;
  return {
    path: `/taxa/${id}-${slugOf(title)}`,
    title: `${title} on ${siteName}`,
    description: `${latin}, ${rank} of ${group}: its names, and what members of ${siteName} saw of it.`,
    picture: SPECIES_CARD,
    beyondGuide: taxon.species === null,
  };
}
