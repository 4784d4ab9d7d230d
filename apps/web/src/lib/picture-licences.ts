import type { PictureLicence } from '@aranya/contracts';
import { creativeCommons } from '@aranya/wildlife-data';
import { m } from './language/messages';

interface LicenceText {
  name: string;
  /** The rights of others to the picture. */
  meaning: () => string;
  /** Missing where all rights are reserved. */
  url?: string;
}

export const licenceTexts: Record<PictureLicence, LicenceText> = {
  all_rights_reserved: {
    get name() {
      return m.licence_reserved();
    },
    meaning: m.licence_reserved_meaning,
  },
  cc_by: {
    name: 'CC BY 4.0',
    meaning: m.licence_by_meaning,
    url: creativeCommons['CC BY 4.0'],
  },
  cc_by_sa: {
    name: 'CC BY-SA 4.0',
    meaning: m.licence_by_sa_meaning,
    url: creativeCommons['CC BY-SA 4.0'],
  },
  cc0: {
    name: 'CC0 1.0',
    meaning: m.licence_zero_meaning,
    url: creativeCommons['CC0 1.0'],
  },
};

// Public pages show these texts, so the list of the contract, which brings its checks along, is not imported.
export const licenceOptions = () =>
  (Object.keys(licenceTexts) as PictureLicence[]).map((value) => ({
    value,
    label: licenceTexts[value].name,
  }));
