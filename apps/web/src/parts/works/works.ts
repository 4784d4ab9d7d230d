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

export const animalNames = (): Work[] => [
  {
    work: m.work_bird_names(),
    by: 'AviList Core Team, AviList: The Global Avian Checklist, v2025',
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.avilist.org/',
  },
];

export const maps = (): Work[] => [
  {
    work: m.work_waters(),
    by: 'Natural Earth',
    licence: m.work_public_domain(),
    url: 'https://www.naturalearthdata.com/about/terms-of-use/',
  },
  {
    work: m.work_outlines(),
    by: m.work_font({ font: 'world-atlas', maker: 'Michael Bostock' }),
    licence: 'ISC License',
    url: 'https://github.com/topojson/world-atlas',
  },
  {
    work: m.work_relief(),
    by: m.work_relief_by(),
    licence: m.work_public_domain(),
    url: 'https://doi.org/10.7289/V5C8276M',
  },
];

export const placeNames = (): Work[] => [
  {
    work: m.work_towns(),
    by: m.work_towns_by(),
    licence: 'CC BY 4.0',
    licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
    url: 'https://www.geonames.org/',
  },
];

export const smallParts = (): Work[] => [
  {
    work: m.work_icons(),
    by: 'Lucide',
    licence: 'ISC License',
    url: 'https://lucide.dev/license',
  },
  {
    work: m.work_words(),
    by: m.work_font({ font: 'word-list', maker: 'Sindre Sorhus' }),
    licence: 'MIT License',
    url: 'https://github.com/sindresorhus/word-list',
  },
];
