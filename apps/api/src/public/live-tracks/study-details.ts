import type { LiveStudy } from '@aranya/contracts';
import { creativeCommons } from '@aranya/wildlife-data';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { plainText } from '../../platform/remote/plain-text';
import { RemoteFailure } from '../../platform/remote/remote-failure';

const MAX_NAME = 200;
const MAX_CREDIT = 800;

/** Movebank's names; a study with another licence is not shown. */
const LICENCES: Record<string, LiveStudy['licence']> = { CC_0: 'CC0 1.0', CC_BY: 'CC BY 4.0' };

/** Movebank's names in tables and in requests, the preferred sensor first. */
const SENSORS = [
  ['GPS', 'gps'],
  ['Argos Doppler Shift', 'argos-doppler-shift'],
] as const;

export type Sensor = (typeof SENSORS)[number][1];

export interface StudyDetails extends Pick<
  LiveStudy,
  'id' | 'name' | 'url' | 'licence' | 'licenceUrl' | 'credit'
> {
  sensor: Sensor;
}

export interface StudyAnimal {
  individual: string;
  scientificName: string | null;
  /** Null without a position. */
  lastSeen: Date | null;
}

const text = z.string().default('');
const studyRow = z.object({
  id: text,
  name: text,
  citation: text,
  license_type: text,
  sensor_type_ids: text,
  i_have_download_access: text,
});
const animalRow = z.object({
  local_identifier: text,
  taxon_canonical_name: text,
  timestamp_end: text,
  sensor_type_ids: text,
});

/** @throws RemoteFailure for no table, such as licence terms or a page about permissions */
function parseRows<Row>(csv: string, schema: z.ZodType<Row>, column: string): Row[] {
  if (/license terms|agree with the terms/i.test(csv.slice(0, 2_000)) && !csv.startsWith(column))
    throw new RemoteFailure('asks its readers to accept licence terms first');
  let records: unknown;
  try {
    records = parse(csv, { columns: true, skip_empty_lines: true, relax_column_count: true, bom: true });
  } catch {
    throw new RemoteFailure('answered without a table');
  }
  const rows = z.array(z.record(z.string(), z.string())).parse(records);
  if (!csv.slice(0, 4_000).includes(column)) throw new RemoteFailure('answered without a table');
  return rows.map((row) => schema.parse(row));
}

const findSensor = (names: string) =>
  SENSORS.find(([name]) => names.split(',').some((each) => each.trim() === name))?.[1];

/** @throws RemoteFailure without an open licence, a citation, public data or a location sensor */
export function readStudyDetails(csv: string, id: number): StudyDetails {
  const row = parseRows(csv, studyRow, 'license_type').find((each) => each.id === String(id));
  if (!row) throw new RemoteFailure('no public study has this number');
  const licence = LICENCES[row.license_type];
  if (!licence)
    throw new RemoteFailure(`its licence is '${row.license_type.slice(0, 40)}', not CC_0 or CC_BY`);
  const credit = plainText(row.citation, MAX_CREDIT);
  if (credit === null) throw new RemoteFailure('gives no citation');
  if (row.i_have_download_access !== 'true') throw new RemoteFailure('does not give its data to the public');
  const sensor = findSensor(row.sensor_type_ids);
  if (!sensor) throw new RemoteFailure('has no positions by GPS or Argos');
  return {
    id,
    name: plainText(row.name, MAX_NAME) ?? `Study ${id}`,
    url: `https://www.movebank.org/cms/webapp?gwt_fragment=page=studies,path=study${id}`,
    licence,
    licenceUrl: creativeCommons[licence],
    credit,
    sensor,
  };
}

/** '2008-06-26 13:30:43.001', in UTC. */
function parseTimestamp(timestamp: string): Date | null {
  const date = new Date(`${timestamp.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

export function readStudyAnimals(csv: string, sensor: Sensor): StudyAnimal[] {
  return parseRows(csv, animalRow, 'local_identifier')
    .filter((row) => row.local_identifier !== '' && findSensor(row.sensor_type_ids) === sensor)
    .map((row) => ({
      individual: row.local_identifier,
      scientificName: plainText(row.taxon_canonical_name, MAX_NAME),
      lastSeen: parseTimestamp(row.timestamp_end),
    }))
    .sort((a, b) => (b.lastSeen?.getTime() ?? 0) - (a.lastSeen?.getTime() ?? 0));
}
