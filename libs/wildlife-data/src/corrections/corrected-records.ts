import { toAnimal, toGlance, toPark, toTravel } from '../records/record-parts';
import type { CorrectedPark, CorrectedRecords, CorrectedSpecies } from './corrected.types';
import { nearestSources, sourceKey } from './fact-source';
import { type FactValue, isSameValue, valueAt, withoutBreaks, withValue } from './values';
import { isParkRecord, readRecord, schemaOf, schemas } from './written-records';

export interface AcceptedCorrection {
  /** As in `species/dhole`. */
  record: string;
  field: string;
  before: FactValue | null;
  value: FactValue;
  source_title: string;
  source_url: string | null;
  decided_at: Date;
}

function withSource(record: unknown, path: readonly string[], source: { title: string; url: string }) {
  const named = nearestSources(record, path);
  if (named === undefined) return record;
  const sources: object = Object(valueAt(record, ['sources']));
  const { key, isNew } = sourceKey(sources, source);
  const keys = valueAt(record, named) as string[];
  const withKey = keys.includes(key) ? record : withValue(record, named, [...keys, key]);
  return isNew ? withValue(withKey, ['sources', key], source) : withKey;
}

/** What the file says by now stays, and so does what the schema refuses, as when the corrections are written into the files. */
function corrected(record: unknown, correction: AcceptedCorrection): unknown {
  const { record: name, field, before, source_title: title, source_url: url } = correction;
  const path = field.split('.');
  const value = withoutBreaks(correction.value);
  const current = valueAt(record, path);
  if (url === null || isSameValue(current, value) || !isSameValue(current, before)) return record;
  const next = withSource(withValue(record, path, value), path, { title, url });
  return schemaOf(name).safeParse(next).success ? next : record;
}

/**
 * Reads a record as it is once the accepted corrections are in its file.
 * @param accepted of any record, oldest first
 * @returns undefined for an unknown record
 */
export function recordWith(
  name: string,
  accepted: readonly AcceptedCorrection[],
): { record: unknown; changed: string | null } | undefined {
  const written = readRecord(name);
  if (!written) return undefined;
  let record: unknown = written;
  let changed: string | null = null;
  for (const correction of accepted.filter((one) => one.record === name)) {
    const next = corrected(record, correction);
    if (next === record) continue;
    record = next;
    changed = correction.decided_at.toISOString().slice(0, 10);
  }
  return { record, changed };
}

/** Gives only those that differ from their files. */
export function correctedRecords(accepted: readonly AcceptedCorrection[]): CorrectedRecords {
  const species: Record<string, CorrectedSpecies> = {};
  const parks: Record<string, CorrectedPark> = {};
  for (const name of new Set(accepted.map(({ record }) => record))) {
    const { record, changed = null } = recordWith(name, accepted) ?? {};
    if (changed === null) continue;
    if (isParkRecord(name)) {
      const park = schemas.parks.parse(record);
      const { slug } = toPark(park);
      parks[slug] = { park: toPark(park), travel: toTravel(park), changed };
    } else {
      const animal = schemas.species.parse(record);
      const { slug } = toAnimal(animal);
      species[slug] = { animal: toAnimal(animal), glance: toGlance(animal), changed };
    }
  }
  return { species, parks };
}
