import type { Messages } from '@aranya/wildlife-data/translations';

/** The files of all features and languages, by their paths. */
export const messageFiles = import.meta.glob<Messages>('../../../messages/*/*.json', {
  eager: true,
  import: 'default',
});
