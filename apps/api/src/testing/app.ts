import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import type { Dependencies } from '../dependencies';
import { type Env, readEnv } from '../env';
import type { Database } from '../platform/db/database';
import { createFileMediaStore } from '../platform/media/file-media-store';
import type { ListableMediaStore, MediaStore } from '../platform/media/media-store';
import { createTaxonSearch, type TaxonSearch } from '../taxa/taxon-search';
import { type CastName, type Ids, seedCast, seedMember } from './cast';
import { openTestDatabase } from './database';
import { startTestIssuer, TEST_AUDIENCE, type TestIssuer } from './issuer';

export interface TestAppOptions {
  env?: Record<string, string>;
  clock?: () => Date;
  postPush?: Dependencies['postPush'];
  newMembers?: Dependencies['newMembers'];
  memberMail?: Dependencies['memberMail'];
  /** Replaces dependencies, for example by a failing database. */
  db?: (db: Database) => Database;
  media?: (store: ListableMediaStore) => MediaStore;
}

export interface Member {
  id: string;
  headers: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  env: Env;
  db: Database;
  media: MediaStore;
  mediaFolder: string;
  issuer: TestIssuer;
  ids: Ids;
  tokenFor(name: CastName): string;
  member(name: string): Promise<Member>;
  call(
    as: CastName | Pick<Member, 'headers'> | null,
    method: 'GET' | 'POST',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

export function testEnv(given: Record<string, string> = {}): Env {
  const usual = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '1000',
    AUTH_AUDIENCE: TEST_AUDIENCE,
    NEWS_FEEDS: 'none',
    PRESSURE_EVENT_LOOP_DELAY_MS: '0',
    PRESSURE_HEAP_PERCENT: '0',
  };
  return readEnv({ ...usual, ...given }, '/nowhere');
}

/** Shared, as test databases have the same taxa and an index takes a second. */
let taxonSearch: TaxonSearch | undefined;

/** Has its own database, issuer and cast. Close it in afterAll. */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const [opened, issuer] = await Promise.all([openTestDatabase(), startTestIssuer()]);
  const db = options.db?.(opened) ?? opened;
  const dataDir = await mkdtemp(join(tmpdir(), 'aranya-api-'));
  const env = testEnv({ AUTH_ISSUER: issuer.url, DATA_DIR: dataDir, ...options.env });
  const mediaFolder = join(dataDir, 'media');
  const store = createFileMediaStore(mediaFolder);
  const media = options.media?.(store) ?? store;
  const dependencies: Dependencies = { env, db, media };
  if (!options.db) dependencies.taxonSearch = taxonSearch ??= createTaxonSearch(opened);
  if (options.clock) dependencies.clock = options.clock;
  if (options.newMembers) dependencies.newMembers = options.newMembers;
  if (options.memberMail) dependencies.memberMail = options.memberMail;
  if (options.postPush) dependencies.postPush = options.postPush;
  const ids = await seedCast(opened.write, issuer.url);
  const app = await buildApp(dependencies);
  await app.ready();

  const tokenFor = (name: CastName) => issuer.token(name);
  const toHeaders = (as: Parameters<TestApp['call']>[0]) => {
    if (as === null) return {};
    return typeof as === 'string' ? { authorization: `Bearer ${tokenFor(as)}` } : as.headers;
  };
  return {
    app,
    env,
    db,
    media,
    mediaFolder,
    issuer,
    ids,
    tokenFor,
    member: async (name) => {
      const subject = name.toLowerCase();
      const id = ids[subject as CastName] ?? (await seedMember(opened.write, issuer.url, subject, name));
      return { id, headers: { authorization: `Bearer ${issuer.token(subject)}` } };
    },
    call: (as, method, url, body) =>
      app.inject({ method, url, headers: toHeaders(as), ...(body === undefined ? {} : { payload: body }) }),
    close: async () => {
      await app.close();
      await opened.close();
      await issuer.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
