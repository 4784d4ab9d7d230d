import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import type { Database } from '../db/client';
import { type Env, readEnv } from '../env';
import type { MediaStore } from '../media/media-store';
import type { Parts } from '../parts';
import { type CastName, type Ids, seedCast } from './cast';
import { openTestDatabase } from './database';
import { startTestIssuer, TEST_AUDIENCE, type TestIssuer } from './issuer';
import { createMemoryMedia } from './memory-media';

export interface TestAppOptions {
  /** Environment variables beside those of every test. */
  env?: Record<string, string>;
  media?: MediaStore;
  clock?: () => Date;
  fetch?: typeof fetch;
  /** Of the parts; for a database that fails. */
  db?: (db: Database) => Database;
}

export interface TestApp {
  app: FastifyInstance;
  env: Env;
  db: Database;
  media: MediaStore;
  issuer: TestIssuer;
  /** The seeded cast's ids. */
  ids: Ids;
  tokenFor(name: CastName): string;
  /** A call as one of the cast, or, for null, as nobody. An object is sent as JSON. */
  call(
    as: CastName | null,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Settings for tests: silent, without rate limits that tests would meet. */
export function testEnv(given: Record<string, string> = {}): Env {
  const usual = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    AUTH_AUDIENCE: TEST_AUDIENCE,
  };
  return readEnv({ ...usual, ...given }, '/nowhere');
}

/** The whole app on a database and an issuer of its own, with the cast seeded. Close it in afterAll. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const [opened, issuer] = await Promise.all([openTestDatabase(), startTestIssuer()]);
  const db = options.db?.(opened) ?? opened;
  const env = testEnv({ AUTH_ISSUER: issuer.url, ...options.env });
  const media = options.media ?? createMemoryMedia();
  const parts: Parts = { env, db, media };
  if (options.clock) parts.clock = options.clock;
  if (options.fetch) parts.fetch = options.fetch;
  const ids = await seedCast(opened.write, issuer.url);
  const app = await buildApp(parts);
  await app.ready();

  const tokenFor = (name: CastName) => issuer.token(name);
  return {
    app,
    env,
    db,
    media,
    issuer,
    ids,
    tokenFor,
    call: (as, method, url, body) =>
      app.inject({
        method,
        url,
        headers: as === null ? {} : { authorization: `Bearer ${tokenFor(as)}` },
        ...(body === undefined ? {} : { payload: body }),
      }),
    close: async () => {
      await app.close();
      await opened.close();
      await issuer.close();
    },
  };
}
