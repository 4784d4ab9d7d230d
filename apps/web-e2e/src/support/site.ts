import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startSite } from '@aranya/workspace';
import getPort, { portNumbers } from 'get-port';
import { createDatabase, dropDatabase } from './database';

type Running = Awaited<ReturnType<typeof startSite>>;

/** From a range of this worker's own, below the system's ports for outgoing connections. */
function freePort(): Promise<number> {
  const first = 20_000 + 500 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);
  return getPort({ port: portNumbers(first, first + 499) });
}

/** A site with its own data folder and database. */
export class Site {
  private static readonly made: Site[] = [];
  private running: Running | null = null;
  private isAsCreated = true;

  private constructor(
    readonly url: string,
    readonly apiUrl: string,
    readonly dataDir: string,
    /** Empty where the embedded database is used. */
    readonly databaseUrl: string,
    private readonly env: Record<string, string>,
  ) {}

  static async create(extra: Record<string, string> = {}): Promise<Site> {
    const [web, api, identity] = [await freePort(), await freePort(), await freePort()];
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'aranya-e2e-'));
    const { DATA_TEMPLATE: template, DATABASE_TEMPLATE: databaseTemplate } = process.env;
    if (template) await cp(template, dataDir, { recursive: true });
    const databaseUrl = await createDatabase(databaseTemplate);
    const env = {
      WEB_PORT: String(web),
      API_PORT: String(api),
      IDENTITY_PORT: String(identity),
      SITE_URL: `http://localhost:${web}`,
      AUTH_ISSUER: '',
      IDENTITY_URL: '',
      // Nothing outside this machine is asked.
      BREACHED_PASSWORDS_URL: 'none',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: 'no',
      RATE_LIMIT_SCALE: '1000',
      LOG_LEVEL: 'warn',
      PRESSURE_EVENT_LOOP_DELAY_MS: '0',
      NEWS_FEEDS: 'none',
      ...extra,
    };
    const site = new Site(env.SITE_URL, `http://localhost:${api}`, dataDir, databaseUrl, env);
    Site.made.push(site);
    await site.start();
    return site;
  }

  /** @param changes override the site's settings */
  async start(changes: Record<string, string> = {}): Promise<void> {
    this.running = await startSite({ ...this.env, ...changes }, { file: this.logFile });
    this.isAsCreated = Object.keys(changes).length === 0;
  }

  /** Unless it runs with the settings that it was created with. */
  async startAsCreated(): Promise<void> {
    if (this.running && this.isAsCreated) return;
    await this.stop();
    await this.start();
  }

  private get logFile(): string {
    return `${this.dataDir}.log`;
  }

  /** The latest warnings of this worker's sites. */
  static async warnings(): Promise<string> {
    const logs = Site.made.map((site) => readFile(site.logFile, 'utf8').catch(() => ''));
    return (await Promise.all(logs)).join('').slice(-2000);
  }

  /** As Ctrl-C does. */
  async stop(): Promise<void> {
    await this.running?.stop();
    this.running = null;
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    await this.running?.kill();
    this.running = null;
  }

  async remove(): Promise<void> {
    await this.stop();
    await dropDatabase(this.databaseUrl);
    for (const kept of [this.dataDir, this.logFile]) await rm(kept, { recursive: true, force: true });
  }
}
