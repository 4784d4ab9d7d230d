import { type MeasuredInfo, measuredTracks } from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import { getLocale } from '../../lib/language/locale';
import { findText, translatedWithin } from './translation.server';

/** By the track's id. */
export type MeasuredTexts = Readonly<
  Record<string, Pick<MeasuredInfo, 'species' | 'individual' | 'precision'> & { changes: string }>
>;

/** Short texts that `phrases.yaml` has. */
const PHRASES = /^(species|individual)$/;

/** Null in English. */
export function measuredTexts(): MeasuredTexts | null {
  const locale = getLocale();
  if (locale === 'en') return null;
  const { 'measured-tracks': records, phrases } = translations[locale];
  return Object.fromEntries(
    measuredTracks.map((track) => {
      const find = findText(records[track.id], phrases, PHRASES);
      const { species, individual, precision, source } = translatedWithin(track, '', find);
      return [track.id, { species, individual, precision, changes: source.changes }];
    }),
  );
}
