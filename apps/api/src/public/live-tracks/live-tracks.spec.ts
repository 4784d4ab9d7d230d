import { apiContract, type LiveStudy } from '@aranya/contracts';
import { cellOf } from '@aranya/wildlife-data';
import Fastify, { type FastifyInstance } from 'fastify';
import { contractRoutes } from '../../platform/plugins/contract-routes';
import { errorsPlugin } from '../../platform/plugins/errors';
import { loggerOptions } from '../../platform/plugins/logging';
import { testEnv } from '../../testing';
import { waitUntil } from '../news/testing';
import { liveTracksRoutes } from './live-tracks.routes';
import {
  type FakeAnimal,
  type FakeMovebank,
  type FakeStudy,
  startFakeMovebank,
  troubles,
} from './testing/fake-movebank';
import { dailyWay, elephants, geese, gooseWay } from './testing/fake-studies';

const MINUTE = 60_000;
const DAY_S = 86_400;
const answerSchema = apiContract.liveTracks.list.responses[200].strict();

let fake: FakeMovebank;
let log: string[];
let now: Date;
const apps: FastifyInstance[] = [];
beforeEach(async () => {
  now = new Date(Date.UTC(2026, 2, 20, 8));
  fake = await startFakeMovebank([geese(now), elephants(now)]);
  log = [];
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.close()));
  await fake.close();
});

async function start(studies = fake.studies.map(({ id }) => id)): Promise<FastifyInstance> {
  const stream = { write: (line: string) => void log.push(line) };
  const app = Fastify({ logger: { ...loggerOptions('warn', true), stream } });
  apps.push(app);
  await app.register(errorsPlugin);
  const env = testEnv({ MOVEBANK_URL: fake.service, MOVEBANK_STUDIES: studies.join(',') });
  await app.register(liveTracksRoutes({ env, clock: () => now }), contractRoutes);
  return app;
}

const ask = async (app: FastifyInstance) => {
  const answer = await app.inject({ url: '/api/live-tracks' });
  expect(answer.statusCode).toBe(200);
  return { ...answerSchema.parse(answer.json()), cache: answer.headers['cache-control'] };
};

async function read(app: FastifyInstance, count: number): Promise<LiveStudy[]> {
  await waitUntil(async () => (await ask(app)).studies.length === count);
  return (await ask(app)).studies;
}

/** The one study with changes, asked for until its reading failed; what was logged. */
async function refused(change: Partial<FakeStudy>): Promise<string> {
  fake.studies = [{ ...geese(now), ...change }];
  const app = await start();
  await ask(app);
  await waitUntil(() => log.length > 0);
  expect((await ask(app)).studies).toEqual([]);
  return log.join('');
}

test('without studies named it asks nobody', async () => {
  const app = await start([]);
  expect(await ask(app)).toMatchObject({ configured: 0, studies: [] });
  expect(fake.calls).toEqual([]);
});

test('the first answer waits for nobody; later ones have the studies with licence and credit', async () => {
  const app = await start();
  expect(await ask(app)).toMatchObject({ configured: 2, studies: [], cache: 'no-store' });
  const [first, second] = await read(app, 2);
  expect(first).toMatchObject({
    id: 2_911_040,
    name: 'Geese of the high lakes',
    licence: 'CC0 1.0',
    credit: 'Example A, Sample B. 2025. Data from: Geese.',
    readAt: now.toISOString(),
  });
  expect(second).toMatchObject({
    licence: 'CC BY 4.0',
    credit: 'Example C. 2024. Movements of elephants.',
  });
  expect((await ask(app)).cache).toBe('public, max-age=300');
});

test('asks as the documentation says, one request at a time', async () => {
  await read(await start(), 2);
  expect(fake.mostAtOnce).toBe(1);
  expect(fake.calls).toHaveLength(6);
  const positions = fake.calls.find(({ pathname }) => pathname === '/service/public/json');
  expect([...(positions?.searchParams ?? [])]).toEqual([
    ['study_id', '2911040'],
    ['sensor_type', 'gps'],
    ['individual_local_identifiers', 'Goose 7'],
    ['individual_local_identifiers', 'Goose 8'],
    ['timestamp_start', String(now.getTime() - 365 * DAY_S * 1_000)],
    ['attributes', 'timestamp,location_long,location_lat'],
    ['event_reduction_profile', 'EURING_01'],
  ]);
});

test('a common species keeps its places and knows its animal of the catalogue', async () => {
  const [study] = await read(await start(), 2);
  const [goose] = study?.tracks ?? [];
  expect(goose).toMatchObject({ individual: 'Goose 7', cellDegrees: null, animalId: expect.any(Number) });
  expect(goose?.points).toHaveLength(40);
  expect(goose?.points.at(-1)).toEqual([98.8, 41.5, Date.UTC(2026, 2, 19, 12) / 1_000]);
});

test('of a threatened species nothing finer leaves the server than cells, days, and two weeks ago', async () => {
  const app = await start();
  const [, study] = await read(app, 2);
  const [herd] = study?.tracks ?? [];
  expect(herd?.cellDegrees).toBe(0.2);
  expect(herd?.points.length).toBeGreaterThan(2);
  for (const [lng, lat, time] of herd?.points ?? []) {
    expect({ lat, lng }).toEqual(cellOf({ lat, lng }));
    expect(time % DAY_S).toBe(0);
    expect(time).toBeLessThan(now.getTime() / 1_000 - 14 * DAY_S);
  }
  const sent = (await app.inject({ url: '/api/live-tracks' })).body;
  const exact =
    fake.studies[1]?.animals[0]?.locations.flatMap(([lng, lat]) => [String(lng), String(lat)]) ?? [];
  expect(exact.filter((number) => number.length > 5 && sent.includes(number))).toEqual([]);
  expect(log.join('')).not.toMatch(/76\.4|11\.5/);
});

test('a species that the catalogue does not know is treated as threatened', async () => {
  const albatross = { individual: 'Albatross', taxon: 'Phoebastria irrorata', locations: gooseWay(now) };
  fake.studies = [{ ...geese(now), animals: [albatross] }];
  const [albatrosses] = await read(await start(), 1);
  expect(albatrosses?.tracks[0]).toMatchObject({ animalId: null, cellDegrees: 0.2 });
});

test('wrong fixes are dropped: no place, the future, twice, too fast, out of order', async () => {
  const way = dailyWay(now, 5, (day) => [91 + day * 0.2, 22]);
  const first = Math.min(...way.map(([, , time]) => time));
  const locations: FakeAnimal['locations'] = [
    [null, null, first + 1_000],
    [0, 0, first + 2_000],
    [91, 22, now.getTime() + 3_600_000],
    [-60, -40, first + 3_600_000],
    ...way.slice(0, 1),
    ...way.toReversed(),
  ];
  fake.studies = [{ ...geese(now), animals: [{ individual: 'Goose 7', taxon: 'Anser indicus', locations }] }];
  const [study] = await read(await start(), 1);
  expect(study?.tracks[0]?.points).toEqual(way.map(([lng, lat, time]) => [lng, lat, time / 1_000]));
});

test('animals without a position in the last year are left out', async () => {
  const years = new Date(now.getTime() - 500 * DAY_S * 1_000);
  const old = { individual: 'Old', taxon: 'Anser indicus', locations: dailyWay(years, 20, () => [91, 22]) };
  fake.studies = [{ ...geese(now), animals: [old, ...geese(now).animals] }];
  const [study] = await read(await start(), 1);
  expect(study?.tracks.map(({ individual }) => individual)).toEqual(['Goose 7', 'Goose 8']);
});

test.each([
  [{ licence: 'CC_BY_NC' }, "its licence is 'CC_BY_NC', not CC_0 or CC_BY"],
  [{ licence: 'CUSTOM' }, "its licence is 'CUSTOM'"],
  [{ licence: '' }, "its licence is ''"],
  [{ citation: ' <br> ' }, 'gives no citation'],
  [{ download: false }, 'does not give its data to the public'],
  [{ sensors: 'Acceleration' }, 'has no positions by GPS or Argos'],
])('a study with %j is not shown, and the log says why', async (change, reason) => {
  expect(await refused(change)).toContain(`Movebank study 2911040: ${reason}`);
});

test('a study that does not exist', async () => {
  const app = await start([77]);
  await ask(app);
  await waitUntil(() => log.length > 0);
  expect(log.join('')).toContain('Movebank study 77: no public study has this number');
});

test.each(troubles.filter((trouble) => trouble !== 'hanging'))(
  'when Movebank is %s: the site works, and the last tracks stay',
  async (trouble) => {
    const app = await start();
    const before = await read(app, 2);
    fake.trouble = trouble;
    now = new Date(now.getTime() + 400 * MINUTE);
    await ask(app);
    await waitUntil(() => log.length >= 2);
    const calls = fake.calls.length;
    expect((await ask(app)).studies).toEqual(before);
    // The pause after a failure.
    now = new Date(now.getTime() + 4 * MINUTE);
    await ask(app);
    expect(fake.calls).toHaveLength(calls);
    fake.trouble = null;
    now = new Date(now.getTime() + 2 * MINUTE);
    await waitUntil(async () => (await ask(app)).studies.every(({ readAt }) => readAt === now.toISOString()));
  },
);

test('a hanging Movebank holds neither an answer nor the end of the process', async () => {
  fake.trouble = 'hanging';
  const app = await start();
  expect(await ask(app)).toMatchObject({ configured: 2, studies: [] });
  await waitUntil(() => fake.calls.length === 1);
  await app.close();
  expect(log).toEqual([]);
});
