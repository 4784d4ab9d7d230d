import type { Language } from '@aranya/contracts';
import { recordNames } from '@aranya/wildlife-data/record-names';

/** Whose words a preview is in: those of the site and of the address. */
export interface Speaker {
  readonly site: string;
  readonly language: Language;
}

export const titleOn = ({ site, language }: Speaker, title: string): string =>
  language === 'en' ? `${title} on ${site}` : `${title} · ${site}`;

/** Names of the guide have translations; others stay. */
export const nameIn = (language: Language, name: string): string =>
  (language === 'en' ? undefined : recordNames[name]?.[language]) ?? name;
