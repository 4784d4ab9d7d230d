import type { LiveStudy, LiveTrack } from '@aranya/contracts';
import { type Fix, KM_PER_DEGREE, measuredTracks, roster, slugOf } from '@aranya/wildlife-data';
import { getLocale } from '../../../lib/language/locale';
import { m } from '../../../lib/language/messages';
import { recordWord } from '../../../lib/language/record-word';
import { dateFormat } from '../../../lib/time/date-format';
import { relativeTime } from '../../../lib/time/relative-time';
import { dateText } from '../measured/journey-words';
import type { PlayedTrack } from '../measured/played-track';

const DAY = 86_400;
/** Studies publish about a position a day. */
const GAP_DAYS = 5;

/** A recent track as the player plays it. */
export interface RecentTrack extends PlayedTrack {
  scientificName: string | null;
  /** An id of the catalogue. */
  animalId: number | undefined;
  /** The last position, in seconds since 1970. */
  lastSeen: number;
  points: Fix[];
  gap_days: number;
}

/** The study publishes only the first and the last day of a stay in one cell. */
function withDaysInCell(points: readonly Fix[]): Fix[] {
  return points.flatMap(([lng, lat, time], at): Fix[] => {
    const before = points[at - 1];
    if (before?.[0] !== lng || before[1] !== lat) return [[lng, lat, time]];
    const days = Math.max(1, Math.round((time - before[2]) / DAY));
    return Array.from({ length: days }, (_, day): Fix => [lng, lat, time - (days - 1 - day) * DAY]);
  });
}

/** Returns the catalogue's name, or that of a measured track, or the scientific one. */
function nameSpecies({ animalId, scientificName }: LiveTrack): { species: string; portrait: string } {
  const animal = roster.find(({ id }) => id === animalId);
  if (animal) return { species: recordWord(animal.name), portrait: animal.slug };
  const measured = measuredTracks.find(({ scientific_name }) => scientific_name === scientificName);
  if (measured) return { species: recordWord(measured.species), portrait: slugOf(measured.species) };
  return { species: scientificName ?? m.recent_unnamed(), portrait: 'animal' };
}

export function toRecentTrack(study: LiveStudy, track: LiveTrack): RecentTrack {
  const { id, individual, scientificName, animalId, cellDegrees, points } = track;
  const [from, to] = [points[0]?.[2] ?? 0, points.at(-1)?.[2] ?? 0];
  const iso = (seconds: number) => new Date(seconds * 1000).toISOString();
  return {
    id,
    ...nameSpecies(track),
    individual,
    scientificName,
    animalId: animalId ?? undefined,
    period: { from: iso(from), to: iso(to) },
    lastSeen: to,
    // More text follows on this line.
    source: { credit: study.credit.replace(/\.$/, ''), licence_url: study.licenceUrl },
    points: cellDegrees === null ? points : withDaysInCell(points),
    gap_days: GAP_DAYS,
    ...(cellDegrees !== null && { cellDegrees }),
  };
}

/** Returns "Places are shown as cells of about 22 km …"; undefined for exact places. */
export function cellSentence({ cellDegrees }: Pick<RecentTrack, 'cellDegrees'>): string | undefined {
  if (cellDegrees === undefined) return undefined;
  const km = Math.round(cellDegrees * KM_PER_DEGREE);
  return m.recent_cells({ km });
}

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Returns "last position: 19 March 2026". */
export function lastPositionText({ lastSeen }: Pick<RecentTrack, 'lastSeen'>): string {
  const date = getLocale() === 'en' ? longDate().format(lastSeen * 1000) : dateText(lastSeen);
  return m.recent_last({ date });
}

/** Returns "3 hours ago", in Hindi and Marathi the day. */
export const readText = ({ readAt }: Pick<LiveStudy, 'readAt'>): string =>
  getLocale() === 'en' ? relativeTime(new Date(readAt), new Date()) : dateText(Date.parse(readAt) / 1000);
