import type { PictureLicence, RecordLicence } from '@aranya/contracts';

/**
 * Records' licences from the freest to the strictest; GBIF knows licences by the address of their legal text.
 */
const legalTexts = {
  cc0: 'http://creativecommons.org/publicdomain/zero/1.0/legalcode',
  cc_by: 'http://creativecommons.org/licenses/by/4.0/legalcode',
  cc_by_nc: 'http://creativecommons.org/licenses/by-nc/4.0/legalcode',
  cc_by_sa: 'http://creativecommons.org/licenses/by-sa/4.0/legalcode',
} as const satisfies Record<RecordLicence | OpenPictureLicence, string>;

/** Without one of these, a picture stays out. */
export type OpenPictureLicence = Exclude<PictureLicence, 'all_rights_reserved'>;

export const legalText = (licence: keyof typeof legalTexts): string => legalTexts[licence];
