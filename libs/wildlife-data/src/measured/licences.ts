import { creativeCommons } from '../text/creative-commons';

export const openLicences: Readonly<Record<string, { url: string; tellChanges: boolean }>> = {
  'CC0 1.0': { url: creativeCommons['CC0 1.0'], tellChanges: false },
  'CC BY 4.0': { url: creativeCommons['CC BY 4.0'], tellChanges: true },
  'CC BY 3.0': { url: creativeCommons['CC BY 3.0'], tellChanges: true },
  'Public domain (U.S. Geological Survey)': {
    url: 'https://www.usgs.gov/information-policies-and-instructions/copyrights-and-credits',
    tellChanges: false,
  },
};
