import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '../env';
import type { IdentityEnv } from '../env';
import { createIdentityServer } from '../server';

/** Nothing listens there. */
export const SITE = 'http://localhost:4200';
export const AUDIENCE = 'https://api.aranya.example';

export interface TestServer {
  url: string;
  dataDir: string;
  remove(): Promise<void>;
}

export async function startTestServer(changes: Partial<IdentityEnv> = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'aranya-identity-'));
  const env: IdentityEnv = { ...readEnv({ IDENTITY_PORT: '0', DATA_DIR: folder }), ...changes };
  const { url, close } = await createIdentityServer(env);
  return {
    url,
    dataDir: env.dataDir,
    async remove() {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
