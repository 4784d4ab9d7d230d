import { slugOf, tracks } from '@aranya/wildlife-data';
import { pauseWords } from '@aranya/wildlife-data/pause-words';
import { translations } from '@aranya/wildlife-data/translations';
import { translatedWithin } from '../../data/translation/translation.server';
import { getLocale } from '../../lib/language/locale';
import type { TrackTexts } from './track-words';

/** Null in English. */
export function trackTexts(): TrackTexts | null {
  const locale = getLocale();
  if (locale === 'en') return null;
  const { tracks: records } = translations[locale];
  return Object.fromEntries(
    tracks.map((track) => {
      const slug = slugOf(track.name);
      const { name, summary, path } = translatedWithin(
        track,
        '',
        (place, text) => records[slug]?.[place] ?? text,
      );
      return [slug, { name, summary, places: path.map(({ place }) => place) }];
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
  return (locale === 'en' ? undefined : pauseWords[locale][text]) ?? text;
}
