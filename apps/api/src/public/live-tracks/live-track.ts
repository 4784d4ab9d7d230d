import { createHash } from 'node:crypto';
import type { LiveTrack } from '@aranya/contracts';
import {
  CELL_DEGREES,
  cellOf,
  cleanFixes,
  type Fix,
  MAX_SPEED_KMH,
  roster,
  type CellLevel,
  sensitivityOf,
} from '@aranya/wildlife-data';
import type { StudyAnimal } from './study-details';

const DAY_S = 86_400;

/** Keeps a sensitive species' newest places unknown. */
const SENSITIVE_DELAY_DAYS = 14;

const animalIds = new Map(roster.map(({ id, scientific_name }) => [scientific_name, id]));

const byDay = (time: number) => Math.floor(time / DAY_S) * DAY_S;

/** One place a day, without the newest; a stay in one cell keeps its first and last day. */
function coarsened(fixes: readonly Fix[], level: CellLevel, now: Date): Fix[] {
  const end = byDay(now.getTime() / 1_000) - SENSITIVE_DELAY_DAYS * DAY_S;
  const days = fixes.flatMap(([lng, lat, time]): Fix[] => {
    const cell = cellOf({ lat, lng }, level);
    return time < end ? [[cell.lng, cell.lat, byDay(time)]] : [];
  });
  const single = days.filter((fix, at) => fix[2] !== days[at - 1]?.[2]);
  const same = (a: Fix | undefined, b: Fix | undefined) => a?.[0] === b?.[0] && a?.[1] === b?.[1];
  return single.filter((fix, at) => !(same(fix, single[at - 1]) && same(fix, single[at + 1])));
}

/** A publishable track: cleaned, and coarsened where exact places could harm. */
export function toLiveTrack(study: number, animal: StudyAnimal, fixes: readonly Fix[], now: Date): LiveTrack {
  const { individual, scientificName } = animal;
  const past = fixes.filter(([, , time]) => time * 1_000 <= now.getTime());
  // How it moves is unknown, so the fastest counts.
  const { fixes: clean } = cleanFixes(past, Math.max(...Object.values(MAX_SPEED_KMH)));
  const level = sensitivityOf({ scientificName });
  const shown = () => {
    if (level === 'withheld') return [];
    return level === 'open' ? clean : coarsened(clean, level, now);
  };
  const name = createHash('sha256').update(individual).digest('hex').slice(0, 12);
  return {
    id: `${study}-${name}`,
    individual,
    scientificName,
    animalId: animalIds.get(scientificName ?? '') ?? null,
    cellDegrees: level === 'open' || level === 'withheld' ? null : CELL_DEGREES[level],
    points: shown().map(([lng, lat, time]) => [lng, lat, time]),
  };
}
