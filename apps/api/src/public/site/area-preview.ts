import type { Language, Site } from '@aranya/contracts';
import { areaKey, areaText, findArea, slugOf } from '@aranya/wildlife-data';
import { translate } from '../../platform/languages/sentences';
import { feedAlternates, type PagePreview } from './page-preview';
import { nameIn, titleOn } from './preview-words';

const PARKS_CARD = '/artwork/cards/pages/parks.jpg';

/** @param slug of an area's name; null if unknown */
export function previewArea(
  slug: string,
  { name: site, open_to_guests: isOpen }: Pick<Site, 'name' | 'open_to_guests'>,
  language: Language,
): PagePreview | null {
  const area = findArea(areaKey(slug));
  if (!area) return null;
  return {
    path: `/areas/${slugOf(area.name)}`,
    title: titleOn({ site, language }, nameIn(language, area.name)),
    description:
      language === 'en'
        ? `${areaText(area)}: what members of ${site} saw there, by month.`
        : translate(`What members of ${site} saw there, by month.`, language),
    picture: PARKS_CARD,
    beyondGuide: area.park === undefined,
    alternates: isOpen ? feedAlternates(`park/${area.park ?? areaKey(slug)}`) : [],
  };
}
