import {
  type JournalEntry,
  journalOf,
  journeyOf,
  loadMeasuredTrack,
  meaningOf,
  type Pause,
  pausesOf,
} from '@aranya/wildlife-data';
import { whereIs } from './where.server';

export interface AccountPause extends Pause {
  /** Country or sea. */
  where?: string | undefined;
  /** What it is likely, where a source says so. */
  meaning?: ReturnType<typeof meaningOf>;
}

/** A journey in words, made at build time. */
export interface JourneyAccount {
  pauses: AccountPause[];
  /** By weeks or months. */
  journal: (JournalEntry & { where?: string | undefined })[];
  /** Along the points that are kept. */
  drawnKm: number;
}

/** @throws Error for an unknown id */
export async function journeyAccount(id: string): Promise<JourneyAccount> {
  const track = await loadMeasuredTrack(id);
  if (!track) throw new Error(`No measured track '${id}'.`);
  const journey = journeyOf(track);
  return {
    pauses: pausesOf(journey).map((pause) => ({
      ...pause,
      where: whereIs(pause),
      meaning: meaningOf(track.scientific_name, pause),
    })),
    journal: journalOf(journey).map((entry) => ({ ...entry, where: whereIs(entry) })),
    drawnKm: journey.km.at(-1) ?? 0,
  };
}
