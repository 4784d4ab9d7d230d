import { creativeCommons } from '@aranya/wildlife-data/drawn';

/** docs/decisions/030-illustrations.md says why. */
const LICENCE = creativeCommons['CC BY 4.0'];

/**
 * Writes into a drawing whose it is and how it may be used, as Inkscape and search engines read it, so that a saved file
 * keeps it.
 * @param svg a whole document
 * @param title what the drawing shows
 */
export function licensed(svg: string, title: string): string {
  const metadata =
    '<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#" xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<cc:Work rdf:about=""><dc:title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</dc:title>` +
    '<dc:creator><cc:Agent><dc:title>Aranya contributors</dc:title></cc:Agent></dc:creator>' +
    `<cc:attributionName>Aranya contributors</cc:attributionName><cc:license rdf:resource="${LICENCE}"/>` +
    '</cc:Work></rdf:RDF></metadata>';
  return svg.replace('>', `>${metadata}`);
}
