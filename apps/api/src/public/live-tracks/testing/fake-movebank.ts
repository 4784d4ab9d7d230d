import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const troubles = ['busy', 'broken', 'garbage', 'hanging', 'huge', 'terms', 'private'] as const;
export type Trouble = (typeof troubles)[number];

export interface FakeAnimal {
  individual: string;
  taxon: string;
  sensors?: string;
  /** Longitude, latitude, epoch ms; null for a fix without a place. */
  locations: readonly (readonly [number | null, number | null, number])[];
}

export interface FakeStudy {
  id: number;
  name: string;
  citation: string;
  licence: string;
  sensors?: string;
  download?: boolean;
  animals: FakeAnimal[];
}

export interface FakeMovebank {
  service: string;
  studies: FakeStudy[];
  calls: URL[];
  trouble: Trouble | null;
  mostAtOnce: number;
  close(): Promise<void>;
}

const TERMS =
  'The requested download may contain copyrighted material. You may only download it if you agree with the terms listed below. <b>License Terms: </b>Ask first.';
const NO_DATA =
  '<p>No data available.</p><p>Please contact the data owner for permission to access data.</p>';
const SENSOR_NAMES: Record<string, string> = { gps: 'GPS', 'argos-doppler-shift': 'Argos Doppler Shift' };

const quoted = (value: string) => (/[",\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);

function csv(columns: readonly string[], rows: readonly Record<string, string>[]): string {
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => cells.map(quoted).join(','))
    .join('\n');
}

const timestamp = (ms: number) => new Date(ms).toISOString().replace('T', ' ').replace('Z', '');

function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
  more = {},
): void {
  response.writeHead(status, { 'content-type': type, ...more }).end(body);
}

function fail(trouble: Trouble, response: ServerResponse): void {
  switch (trouble) {
    case 'busy':
      return send(response, 429, 'text/html', 'Too many concurrent requests');
    case 'broken':
      return send(response, 500, 'text/html', '<h1>Internal error</h1>');
    case 'garbage':
      return send(response, 200, 'text/csv', '"id","na\u0000\nme');
    case 'huge':
      return send(response, 200, 'application/json', Buffer.alloc(20 * 1024 * 1024, 'id,name '));
    case 'terms':
      return send(response, 200, 'text/html', TERMS, { 'accept-license': 'true' });
    case 'private':
      return send(response, 200, 'text/html', NO_DATA);
    case 'hanging':
      return void response.writeHead(200, { 'content-type': 'text/csv' }).write('id,');
  }
}

function studyTable({
  id,
  name,
  citation,
  licence,
  sensors = 'GPS,Acceleration',
  download = true,
}: FakeStudy) {
  return csv(
    ['citation', 'id', 'license_terms', 'license_type', 'name', 'i_have_download_access', 'sensor_type_ids'],
    [
      {
        citation,
        id: String(id),
        license_type: licence,
        name,
        i_have_download_access: String(download),
        sensor_type_ids: sensors,
      },
    ],
  );
}

function animalTable({ animals }: FakeStudy): string {
  return csv(
    ['id', 'local_identifier', 'taxon_canonical_name', 'timestamp_start', 'timestamp_end', 'sensor_type_ids'],
    animals.map(({ individual, taxon, sensors = 'GPS,Acceleration', locations }, at) => {
      const times = locations.map(([, , time]) => time);
      return {
        id: String(2_911_059 + at),
        local_identifier: individual,
        taxon_canonical_name: taxon,
        timestamp_start: times.length > 0 ? timestamp(Math.min(...times)) : '',
        timestamp_end: times.length > 0 ? timestamp(Math.max(...times)) : '',
        sensor_type_ids: sensors,
      };
    }),
  );
}

/** Like the public JSON service; it needs a study, a sensor and individuals. */
function positions(study: FakeStudy | undefined, query: URLSearchParams, response: ServerResponse): void {
  const names = query.getAll('individual_local_identifiers');
  const sensor = SENSOR_NAMES[query.get('sensor_type') ?? ''];
  if (!study || names.length === 0 || sensor === undefined)
    return send(response, 400, 'text/html', 'Missing parameters');
  if (study.download === false) return send(response, 200, 'text/html', NO_DATA);
  const since = Number(query.get('timestamp_start') ?? 0);
  const individuals = study.animals
    .filter(({ individual }) => names.includes(individual))
    .map(({ individual, taxon, locations }) => ({
      study_id: study.id,
      individual_local_identifier: individual,
      individual_taxon_canonical_name: taxon,
      sensor_type_id: 653,
      locations: locations
        .filter(([, , time]) => time >= since)
        .map(([location_long, location_lat, time]) => ({ timestamp: time, location_long, location_lat })),
    }));
  send(response, 200, 'application/json', JSON.stringify({ individuals }));
}

/** Imitates the part of Movebank's API that is read, with its failures. */
export async function startFakeMovebank(studies: FakeStudy[] = [], port = 0): Promise<FakeMovebank> {
  let open = 0;
  const fake: FakeMovebank = {
    service: '',
    studies,
    calls: [],
    trouble: null,
    mostAtOnce: 0,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', fake.service);
    fake.calls.push(url);
    fake.mostAtOnce = Math.max(fake.mostAtOnce, ++open);
    response.on('close', () => (open -= 1));
    if (fake.trouble !== null) return fail(fake.trouble, response);
    const query = url.searchParams;
    const study = fake.studies.find(({ id }) => String(id) === query.get('study_id'));
    const table = `${url.pathname} ${query.get('entity_type') ?? ''}`.trim();
    switch (table) {
      case '/service/direct-read study':
        return send(response, 200, 'text/csv', study ? studyTable(study) : 'id,license_type\n');
      case '/service/direct-read individual':
        return send(response, 200, 'text/csv', study ? animalTable(study) : NO_DATA);
      case '/service/public/json':
        return positions(study, query, response);
      default:
        return send(response, 404, 'text/html', 'Nothing here');
    }
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', done);
  });
  fake.service = `http://127.0.0.1:${(server.address() as AddressInfo).port}/service`;
  return fake;
}
