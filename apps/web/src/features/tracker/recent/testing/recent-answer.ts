import type { LiveStudy } from '@aranya/contracts';

const DAY = 86_400;
/** This is 19 March 2026, noon. */
export const LAST_DAY = Date.UTC(2026, 2, 19, 12) / 1000;

/**
 * The studies have a goose with exact places, and an elephant in three cells, ten days of them in the second.
 */
export const geese: LiveStudy = {
  id: 2_911_040,
  name: 'Geese of the high lakes',
  url: 'https://www.movebank.org/cms/webapp?gwt_fragment=page=studies,path=study2911040',
  licence: 'CC0 1.0',
  licenceUrl: 'https://creativecommons.org/publicdomain/zero/1.0/',
  credit: 'Example A, Sample B. 2025. Data from: Geese.',
  readAt: '2026-03-20T09:00:00Z',
  tracks: [
    {
      id: '2911040-0123456789ab',
      individual: 'Goose 7',
      scientificName: 'Anser indicus',
      animalId: null,
      cellDegrees: null,
      points: Array.from({ length: 10 }, (_, day) => [91 + day, 22 + day, LAST_DAY - (9 - day) * DAY]),
    },
  ],
};

export const elephants: LiveStudy = {
  ...geese,
  id: 1_542_155_599,
  name: 'Elephants between two hills',
  url: 'https://www.movebank.org/cms/webapp?gwt_fragment=page=studies,path=study1542155599',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  credit: 'Example C. 2024. Movements of elephants.',
  tracks: [
    {
      id: '1542155599-ba9876543210',
      individual: 'Herd 1',
      scientificName: 'Elephas maximus',
      animalId: 7,
      cellDegrees: 0.2,
      points: [
        [76.5, 11.5, LAST_DAY - 12 * DAY],
        [76.7, 11.5, LAST_DAY - 11 * DAY],
        [76.7, 11.5, LAST_DAY - DAY],
        [76.9, 11.7, LAST_DAY],
      ],
    },
  ],
};
