import type { Site } from '@aranya/contracts';
import { areaKey, areaText, findArea, slugOf } from '@aranya/wildlife-data';
import { feedAlternates, type PagePreview } from './page-preview';

const PARKS_CARD = '/artwork/cards/pages/parks.jpg';

/** @param slug of an area's name; null if unknown */
export function previewArea(
  slug: string,
  { name: siteName, open_to_guests: isOpen }: Pick<Site, 'name' | 'open_to_guests'>,
): PagePreview | null {
  const area = findArea(areaKey(slug));
  if (!area) return null;
  return {
    path: `/areas/${slugOf(area.name)}`,
    title: `${area.name} on ${siteName}`,
    description: `${areaText(area)}: what members of ${siteName} saw there, by month.`,
    picture: PARKS_CARD,
    beyondGuide: area.park === undefined,
    alternates: isOpen ? feedAlternates(`park/${area.park ?? areaKey(slug)}`) : [],
  };
}
