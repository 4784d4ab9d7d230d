import type { PictureLicence } from '@aranya/contracts';

export interface LicenceText {
  name: string;
  /** This says what others may do with the picture. */
  meaning: string;
  /** There is none where all rights are reserved. */
  url?: string;
}

/** The names and addresses are Creative Commons' own (creativecommons.org/share-your-work/cclicenses). */
export const licenceTexts: Record<PictureLicence, LicenceText> = {
  all_rights_reserved: {
    name: 'All rights reserved',
    meaning: 'Nobody may use it elsewhere without asking you.',
  },
  cc_by: {
    name: 'CC BY 4.0',
    meaning: 'Others may use and change it if they name you.',
    url: 'https://creativecommons.org/licenses/by/4.0/',
  },
  cc_by_sa: {
    name: 'CC BY-SA 4.0',
    meaning: 'Others may use and change it if they name you and share the result under the same licence.',
    url: 'https://creativecommons.org/licenses/by-sa/4.0/',
  },
  cc0: {
    name: 'CC0 1.0',
    meaning: 'Others may use and change it without conditions.',
    url: 'https://creativecommons.org/publicdomain/zero/1.0/',
  },
};
