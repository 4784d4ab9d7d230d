import type { Messages } from '@aranya/wildlife-data/translations';

/** The files of all features, of notifications and of sign-in, in all languages, by their paths. */
export const messageFiles = import.meta.glob<Messages>(
  [
    '../../../messages/*/*.json',
    '../../../../../libs/contracts/src/translated/notices/*.json',
    '../../../../../libs/identity/messages/*.json',
  ],
  { eager: true, import: 'default' },
);

/** Sentences of the API and the contract, rules and privacy: their English is in the code. */
export const textFiles = import.meta.glob<object>(
  [
    '../*/texts/*.json',
    '../../../../api/src/platform/languages/*.json',
    '../../../../../libs/contracts/src/translated/*.json',
  ],
  { eager: true, import: 'default' },
);
