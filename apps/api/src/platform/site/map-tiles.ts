import type { PublicSettings, SiteSettings } from '@aranya/contracts';
import { escape } from 'html-escaper';

/** OpenStreetMap's highest, which most servers have. */
export const USUAL_MAX_ZOOM = 19;

/** Maps take the attribution as HTML, so an admin's words are escaped. */
export function mapTiles(tiles: SiteSettings['tiles'], installed: PublicSettings['tiles']) {
  if (tiles.kind === 'installed') return installed;
  if (tiles.kind === 'terrain') return null;
  const { url, attribution, link, max_zoom } = tiles;
  const credit = escape(attribution);
  return { url, attribution: link === '' ? credit : `<a href="${escape(link)}">${credit}</a>`, max_zoom };
}
