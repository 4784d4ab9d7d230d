import { kmAlong, kmBetween, placeOfFix } from './geometry';
import { openLicences } from './licences';
import { measuredTrackSchema, type MeasuredTrack } from './measured-track.schema';

/** A faster step means a wrong position or time. */
export const MAX_SPEED_KMH: Readonly<Record<MeasuredTrack['medium'], number>> = {
  air: 130,
  land: 20,
  sea: 20,
  river: 20,
};

const DISTANCE_SLACK = 1.05;

function sourceFaults({
  licence,
  licence_url,
  credit,
  changes,
  doi,
  url,
}: MeasuredTrack['source']): string[] {
  const faults: string[] = [];
  const open = openLicences[licence];
  if (!open) faults.push(`the licence '${licence}' is not one of ${Object.keys(openLicences).join(', ')}`);
  else if (licence_url !== open.url) faults.push(`${licence_url} is not the address of ${licence}`);
  if (credit.trim().length < 10) faults.push('no credit');
  if (open?.tellChanges && changes.trim() === '') faults.push(`${licence} asks to tell what was changed`);
  if (doi === undefined && url === undefined) faults.push('neither DOI nor address of the source');
  return faults;
}

function pointFaults({ points, medium }: MeasuredTrack): string[] {
  const faults: string[] = [];
  for (const [at, fix] of points.entries()) {
    const [lng, lat, time] = fix;
    if (!(Math.abs(lng) <= 180)) faults.push(`point ${at + 1}: longitude ${lng}`);
    if (!(Math.abs(lat) <= 90)) faults.push(`point ${at + 1}: latitude ${lat}`);
    const before = points[at - 1];
    if (!before) continue;
    const hours = (time - before[2]) / 3600;
    const speed = kmBetween(placeOfFix(before), placeOfFix(fix)) / hours;
    if (!(hours > 0)) faults.push(`point ${at + 1}: not later than the one before`);
    else if (speed > MAX_SPEED_KMH[medium])
      faults.push(`point ${at + 1}: ${Math.round(speed)} km/h since the one before`);
  }
  return faults;
}

export const toIso = (seconds: number | undefined) =>
  new Date((seconds ?? 0) * 1000).toISOString().replace('.000Z', 'Z');

function sumFaults({ period, fixes_total, distance_km, points }: MeasuredTrack): string[] {
  const faults: string[] = [];
  const [first, last] = [toIso(points[0]?.[2]), toIso(points.at(-1)?.[2])];
  if (period.from !== first) faults.push(`begins ${period.from}, its first point is of ${first}`);
  if (period.to !== last) faults.push(`ends ${period.to}, its last point is of ${last}`);
  if (fixes_total < points.length) faults.push(`${points.length} points of ${fixes_total} fixes`);
  const km = kmAlong(points);
  if (km > Math.max(distance_km, 1) * DISTANCE_SLACK)
    faults.push(`${Math.round(km)} km between its points, ${distance_km} km in all`);
  return faults;
}

/** @returns sentences that begin with the record's id */
export function measuredTrackFaults(record: unknown): string[] {
  const parsed = measuredTrackSchema.safeParse(record);
  if (!parsed.success) {
    const id = (record as { id?: unknown } | null)?.id;
    const named = typeof id === 'string' ? id : 'a track without an id';
    return parsed.error.issues.map(({ path, message }) => `${named}: ${path.join('.')}: ${message}`);
  }
  const track = parsed.data;
  return [...sourceFaults(track.source), ...pointFaults(track), ...sumFaults(track)].map(
    (fault) => `${track.id}: ${fault}`,
  );
}

export function measuredAnimalFaults(
  { id, animal, scientific_name }: Pick<MeasuredTrack, 'id' | 'animal' | 'scientific_name'>,
  catalogue: readonly { id: number; scientific_name: string }[],
): string[] {
  const same = catalogue.find((entry) => entry.scientific_name === scientific_name);
  if (same?.id === animal) return [];
  return same
    ? [`${id}: ${scientific_name} is animal ${same.id} of the catalogue`]
    : [`${id}: animal ${animal} of the catalogue is not ${scientific_name}`];
}
