import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { createIdentityServer } from '../server';
import type { IdentitySettings } from '../settings';

/** Nothing listens there. */
export const SITE = 'http://localhost:4200';
export const AUDIENCE = 'https://api.aranya.example';

export interface TestServer {
  url: string;
  dataDir: string;
  /** Keeps the data. */
  close(): Promise<void>;
  remove(): Promise<void>;
}

export interface TestServerOptions extends Partial<IdentitySettings> {
  /** Below which it is mounted, such as `/identity`. */
  path?: string;
}

export async function startTestServer({
  path = '',
  ...changes
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = changes.dataDir ?? (await mkdtemp(join(tmpdir(), 'aranya-identity-')));
  const port = await getPort();
  const url = `http://localhost:${port}${path}/`;
  const identity = await createIdentityServer({
    issuer: url,
    audience: AUDIENCE,
    clientId: 'aranya-web',
    siteUrl: SITE,
    siteOrigins: [SITE],
    rateLimitScale: 1,
    trustProxy: false,
    dataDir,
    ...changes,
  });
  const server = createServer(identity.handle);
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    await identity.close();
  };
  return {
    url,
    dataDir,
    close,
    async remove() {
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
