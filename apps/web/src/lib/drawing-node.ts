import { artwork } from './artwork';
import { CONTRIBUTORS, drawingLicence } from './our-work';
import { paths } from './paths';
import { absoluteUrl } from './settings';
import type { SchemaNode } from './structured-data';

/**
 * Describes our drawing with its licence; search engines want pixels, so the link preview stands for it.
 * @param picture a drawing's address
 */
export function drawingNode(picture: string, caption: string): SchemaNode {
  return {
    '@type': 'ImageObject',
    contentUrl: absoluteUrl(artwork.card(picture)),
    caption,
    creator: { '@type': 'Organization', name: CONTRIBUTORS },
    creditText: CONTRIBUTORS,
    copyrightNotice: `© ${CONTRIBUTORS}`,
    license: drawingLicence.url,
    acquireLicensePage: absoluteUrl(`${paths.credits()}#drawings`),
  };
}
