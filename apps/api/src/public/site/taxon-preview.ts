import { slugOf } from '@aranya/wildlife-data';
import { translate } from '../../platform/languages/sentences';
import type { Db } from '../../platform/db/types';
import { findTaxon } from '../../taxa/taxa.repository';
import type { PagePreview } from './page-preview';
import { nameIn, type Speaker, titleOn } from './preview-words';

const SPECIES_CARD = '/artwork/cards/pages/species.jpg';

/** Names only, as the page counts sightings. Null for an unknown taxon. */
export async function readTaxonPreview(db: Db, id: number, speaker: Speaker): Promise<PagePreview | null> {
  const { site, language } = speaker;
  const taxon = await findTaxon(db, id);
  if (!taxon) return null;
  const { name, scientific_name: latin, rank, group } = taxon;
  const title = name ?? latin;
  return {
    path: `/taxa/${id}-${slugOf(title)}`,
    title: titleOn(speaker, nameIn(language, title)),
    description:
      language === 'en'
        ? `${latin}, ${rank} of ${group}: its names, and what members of ${site} saw of it.`
        : `${latin}: ${translate(`Its names, and what members of ${site} saw of it.`, language)}`,
    picture: SPECIES_CARD,
    beyondGuide: taxon.species === null,
  };
}
