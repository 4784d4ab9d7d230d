import { createServer } from 'node:http';
import getPort from 'get-port';
import { type IdentityDb, keys } from '../db/schema';
import { createIdentityServer, type IdentityServer } from '../server';
import type { IdentitySettings } from '../settings';
import { openTestDatabase } from './test-database';

export const SITE = 'http://localhost:4200';
export const AUDIENCE = 'https://api.aranya.example';

export interface TestServer {
  url: string;
  db: IdentityDb;
  keyIds(): Promise<ReadonlySet<string>>;
  hasEnded(sessionId: string): Promise<boolean>;
  addMember: IdentityServer['addMember'];
  mailFirstPassword: IdentityServer['mailFirstPassword'];
  remove(): Promise<void>;
}

export interface TestServerOptions extends Partial<IdentitySettings> {
  path?: string;
  db?: IdentityDb;
}

/** A signing key takes seconds, so a file's servers share one. */
let madeKeys: (typeof keys.$inferInsert)[] = [];

async function openWithKeys() {
  const database = await openTestDatabase();
  if (madeKeys.length > 0) await database.db.insert(keys).values(madeKeys);
  return database;
}

export async function startTestServer({
  path = '',
  db: given,
  ...changes
}: TestServerOptions = {}): Promise<TestServer> {
  const own = given === undefined ? await openWithKeys() : undefined;
  const db = given ?? own?.db;
  if (db === undefined) throw new Error('There is no database.');
  const port = await getPort();
  const url = changes.issuer ?? `http://localhost:${port}${path}/`;
  const identity = await createIdentityServer(
    {
      issuer: url,
      audience: AUDIENCE,
      clientId: 'aranya-web',
      deviceClientId: 'aranya-cli',
      siteUrl: SITE,
      siteWords: () => ({
        name: 'Aranya',
        tagline: 'Discover, Connect, Conserve.',
        logo: null,
        colours: null,
      }),
      siteOrigins: [SITE],
      rateLimitScale: 1,
      trustProxy: false,
      // Another test covers the cost of hashes.
      passwordCost: 5,
      ...changes,
    },
    db,
  );
  if (own && madeKeys.length === 0) madeKeys = await db.select().from(keys);
  const server = createServer(identity.handle);
  await new Promise<void>((listening) => server.listen(Number(new URL(url).port), 'localhost', listening));
  return {
    url,
    db,
    keyIds: identity.keyIds,
    hasEnded: identity.hasEnded,
    addMember: identity.addMember,
    mailFirstPassword: identity.mailFirstPassword,
    async remove() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await identity.close();
      await own?.close();
    },
  };
}
