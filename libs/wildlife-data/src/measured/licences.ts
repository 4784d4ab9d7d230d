/** Licences under which a track may be shown, with the address of each text and what it asks for. */
export const openLicences: Readonly<Record<string, { url: string; tellChanges: boolean }>> = {
  'CC0 1.0': { url: 'https://creativecommons.org/publicdomain/zero/1.0/', tellChanges: false },
  'CC BY 4.0': { url: 'https://creativecommons.org/licenses/by/4.0/', tellChanges: true },
  'CC BY 3.0': { url: 'https://creativecommons.org/licenses/by/3.0/', tellChanges: true },
  'Public domain (U.S. Geological Survey)': {
    url: 'https://www.usgs.gov/information-policies-and-instructions/copyrights-and-credits',
    tellChanges: false,
  },
};
