import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env';
import type { IdentityEnv } from '../env';
import { createIdentityServer } from '../server';
import type { IdentityServer } from '../server';

/** The site that test servers work for; nothing answers there. */
export const SITE = 'http://localhost:4200';
export const AUDIENCE = 'https://api.aranya.example';

/** A sign-in server on a free port, with a folder of its own that goes with `remove`. */
export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** Ends it and starts another on the same port and folder. */
  restart(): Promise<void>;
  remove(): Promise<void>;
}

export async function startTestServer(changes: Partial<IdentityEnv> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-identity-'));
  const env: IdentityEnv = { ...readEnv({ IDENTITY_PORT: '0', DATA_DIR: folder }), ...changes };
  let server: IdentityServer = await createIdentityServer(env);
  return {
    get url() {
      return server.url;
    },
    dataDir: env.dataDir,
    async restart() {
      const port = Number(new URL(server.url).port);
      await server.close();
      server = await createIdentityServer({ ...env, port });
    },
    async remove() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
