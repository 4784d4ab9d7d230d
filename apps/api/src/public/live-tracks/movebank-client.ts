import pLimit from 'p-limit';
import { z } from 'zod';
import type { Fix } from '@aranya/wildlife-data';
import { fetchText, type ServerOptions } from '../../platform/remote/fetch-text';
import { RemoteFailure } from '../../platform/remote/remote-failure';
import {
  readStudyAnimals,
  readStudyDetails,
  type Sensor,
  type StudyAnimal,
  type StudyDetails,
} from './study-details';

const MAX_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

export interface MovebankOptions extends ServerOptions {
  service: string;
}

export interface MovebankClient {
  details(study: number): Promise<StudyDetails>;
  animals(study: number, sensor: Sensor): Promise<StudyAnimal[]>;
  /** By individual: about one fix a day since then, in any order. */
  fixes(
    study: number,
    sensor: Sensor,
    individuals: readonly string[],
    since: Date,
  ): Promise<Map<string, Fix[]>>;
}

const positionsSchema = z.object({
  individuals: z.array(
    z.object({
      individual_local_identifier: z.string(),
      locations: z.array(
        z.object({
          timestamp: z.number(),
          location_long: z.number().nullish(),
          location_lat: z.number().nullish(),
        }),
      ),
    }),
  ),
});

export function createMovebankClient({ service, ...server }: MovebankOptions): MovebankClient {
  const oneAtATime = pLimit(1);

  async function read(path: string, query: [string, string][], accept: string): Promise<string> {
    const url = new URL(`${service.replace(/\/$/, '')}/${path}`);
    for (const [name, value] of query) url.searchParams.append(name, value);
    const { status, text } = await oneAtATime(() =>
      fetchText(url, { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES, ...server, accept, allowPrivate: true }),
    );
    if (status === 429) throw new RemoteFailure('Movebank refused a request: too many at once');
    if (status !== 200) throw new RemoteFailure(`Movebank answered ${status}`);
    if (/^\s*<p>\s*No data available/i.test(text))
      throw new RemoteFailure('does not give its data to the public');
    return text;
  }

  const table = (type: string, study: number) =>
    read(
      'direct-read',
      [
        ['entity_type', type],
        ['study_id', String(study)],
      ],
      'text/csv',
    );

  return {
    details: async (study) => readStudyDetails(await table('study', study), study),
    animals: async (study, sensor) => readStudyAnimals(await table('individual', study), sensor),
    fixes: async (study, sensor, individuals, since) => {
      const answer = await read(
        'public/json',
        [
          ['study_id', String(study)],
          ['sensor_type', sensor],
          ...individuals.map((name): [string, string] => ['individual_local_identifiers', name]),
          ['timestamp_start', String(since.getTime())],
          ['attributes', 'timestamp,location_long,location_lat'],
          // At least a day apart: enough for a map.
          ['event_reduction_profile', 'EURING_01'],
        ],
        'application/json',
      );
      return parseFixes(answer);
    },
  };
}

function parseFixes(answer: string): Map<string, Fix[]> {
  let json: unknown;
  try {
    json = JSON.parse(answer);
  } catch {
    throw new RemoteFailure('Movebank answered without JSON');
  }
  const parsed = positionsSchema.safeParse(json);
  if (!parsed.success) throw new RemoteFailure('Movebank answered in an unknown form');
  const fixes = new Map<string, Fix[]>();
  for (const { individual_local_identifier: name, locations } of parsed.data.individuals) {
    // An animal with several tags has several parts.
    const known = fixes.get(name) ?? [];
    for (const { timestamp, location_long: lng, location_lat: lat } of locations) {
      if (lng != null && lat != null) known.push([lng, lat, Math.floor(timestamp / 1_000)]);
    }
    fixes.set(name, known);
  }
  return fixes;
}
