import {
  type JournalEntry,
  journalOf,
  journeyOf,
  loadMeasuredTrack,
  meaningOf,
  type Pause,
  pausesOf,
} from '@aranya/wildlife-data';
import type { Point } from '../../../parts/map/geometry';
import { listFixes } from './list-fixes';
import type { ListedFixes } from './listed-fix';
import { meaningInLanguage, whereInLanguage } from '../tracker-words.server';
import { whereIs } from './where.server';

export interface AccountPause extends Pause {
  where?: string | undefined;
  /** The likely reason, where a source gives one. */
  meaning?: ReturnType<typeof meaningOf>;
}

/** Describes a journey in words; the build makes it. */
export interface JourneyAccount extends ListedFixes {
  pauses: AccountPause[];
  /** By weeks or months. */
  journal: (JournalEntry & { where?: string | undefined })[];
  /** The length along the points that are kept. */
  drawnKm: number;
}

/**
 * Describes a journey.
 * @throws Error for an unknown id
 */
export async function journeyAccount(id: string): Promise<JourneyAccount> {
  const track = await loadMeasuredTrack(id);
  if (!track) throw new Error(`No measured track '${id}'.`);
  const journey = journeyOf(track);
  const placeName = whereInLanguage();
  const whereShown = (point: Point) => {
    const where = whereIs(point);
    return where && (placeName?.(where) ?? where);
  };
  return {
    pauses: pausesOf(journey).map((pause) => {
      const meaning = meaningOf(track.scientific_name, pause);
      return {
        ...pause,
        where: whereShown(pause),
        meaning: meaning && { text: meaningInLanguage(meaning.text), source: meaning.source },
      };
    }),
    journal: journalOf(journey).map((entry) => ({ ...entry, where: whereShown(entry) })),
    ...listFixes(journey, { whereIs, placeName, medium: track.medium }),
    drawnKm: journey.km.at(-1) ?? 0,
  };
}
