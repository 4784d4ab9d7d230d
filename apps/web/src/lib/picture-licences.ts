import type { PictureLicence } from '@aranya/contracts';
import { creativeCommons } from '@aranya/wildlife-data';

interface LicenceText {
  name: string;
  /** The rights of others to the picture. */
  meaning: string;
  /** Missing where all rights are reserved. */
  url?: string;
}

export const licenceTexts: Record<PictureLicence, LicenceText> = {
  all_rights_reserved: {
    name: 'All rights reserved',
    meaning: 'Nobody may use it elsewhere without asking you.',
  },
  cc_by: {
    name: 'CC BY 4.0',
    meaning: 'Others may use and change it if they name you.',
    url: creativeCommons['CC BY 4.0'],
  },
  cc_by_sa: {
    name: 'CC BY-SA 4.0',
    meaning: 'Others may use and change it if they name you and share the result under the same licence.',
    url: creativeCommons['CC BY-SA 4.0'],
  },
  cc0: {
    name: 'CC0 1.0',
    meaning: 'Others may use and change it without conditions.',
    url: creativeCommons['CC0 1.0'],
  },
};

// Public pages show these texts, so the list of the contract, which brings its checks along, is not imported.
export const licenceOptions = (Object.keys(licenceTexts) as PictureLicence[]).map((value) => ({
  value,
  label: licenceTexts[value].name,
}));
