import { mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { startSite } from '@aranya/workspace';

type Running = Awaited<ReturnType<typeof startSite>>;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** A running site with a data folder of its own, which can be stopped, killed and started again. */
export class Site {
  private running: Running | null = null;

  private constructor(
    readonly url: string,
    readonly apiUrl: string,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
  ) {}

  static async create(extra: Record<string, string> = {}): Promise<Site> {
    const [web, api, identity] = [await freePort(), await freePort(), await freePort()];
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'aranya-e2e-'));
    const env = {
      WEB_PORT: String(web),
      API_PORT: String(api),
      IDENTITY_PORT: String(identity),
      SITE_URL: `http://localhost:${web}`,
      AUTH_ISSUER: `http://localhost:${identity}/`,
      DATA_DIR: dataDir,
      DEMO: 'no',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      // No journey asks the world; the news come from a stand-in.
      NEWS_FEEDS: 'none',
      ...extra,
    };
    const site = new Site(env.SITE_URL, `http://localhost:${api}`, dataDir, env);
    await site.start();
    return site;
  }

  /** Starts it with the settings that it was made with, and others over them. */
  async start(changes: Record<string, string> = {}): Promise<void> {
    this.running = await startSite({ ...this.env, ...changes });
  }

  /** Ends the site as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }

  /** Ends every process of the site at once, as a power cut does. */
  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
