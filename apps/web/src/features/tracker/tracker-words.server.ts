import { measuredTracks, pauseMeanings, slugOf, tracks } from '@aranya/wildlife-data';
import { translations } from '@aranya/wildlife-data/translations';
import { findText, translatedWithin } from '../../data/translation/translation.server';
import { getLocale } from '../../lib/language/locale';
import type { MeasuredTexts } from './measured/measured-words';
import type { TrackTexts } from './track-words';

/** Short texts that `phrases.yaml` has. */
const PHRASES = /^(species|individual)$/;

/** Null in English. */
export function trackTexts(): TrackTexts | null {
  const locale = getLocale();
  if (locale === 'en') return null;
  const { tracks: records, phrases } = translations[locale];
  return Object.fromEntries(
    tracks.map((track) => {
      const slug = slugOf(track.name);
      const { name, summary, path } = translatedWithin(track, '', findText(records[slug], phrases, PHRASES));
      return [slug, { name, summary, places: path.map(({ place }) => place) }];
    }),
  );
}

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

/** Returns a function that gives countries and seas in the page's language; undefined in English. */
export function whereInLanguage(): ((place: string) => string) | undefined {
  const locale = getLocale();
  return locale === 'en' ? undefined : (place) => translations[locale].phrases[place] ?? place;
}

/** @param text the English explanation of a pause */
export function meaningInLanguage(text: string): string {
  const locale = getLocale();
  if (locale === 'en') return text;
  const at = pauseMeanings.findIndex((meaning) => meaning.text === text);
  return translations[locale].journeys.pauses?.[`meanings.${at}.text`] ?? text;
}
