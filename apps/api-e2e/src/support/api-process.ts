import { type ChildProcess, fork } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import getPort from 'get-port';
import { AUDIENCE } from './issuer';

/** API_MAIN names another build. */
const main = process.env['API_MAIN'] ?? resolve(__dirname, '../../../api/dist/main.js');

export interface ApiOptions {
  issuer: string;
  /** The embedded engine without it. */
  databaseUrl?: string;
  env?: Record<string, string>;
  /** A module that is loaded before the API. */
  preload?: string;
  dataDir?: string;
}

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Failed starts reject with the output. */
export class ApiProcess {
  /** Stdout and stderr, over all starts. */
  output = '';
  private child: ChildProcess | null = null;
  /** Clients of a test that failed end by it. */
  isRemoved = false;
  private ended: Promise<Exit> = Promise.resolve({ code: null, signal: null });

  private constructor(
    readonly url: string,
    readonly siteUrl: string,
    readonly dataDir: string,
    private readonly env: Record<string, string>,
    private readonly execArgv: string[],
  ) {}

  /** Takes ports and, unless one is given, a data folder of its own. */
  static async create(options: ApiOptions): Promise<ApiProcess> {
    const [port, webPort] = [await getPort(), await getPort()];
    const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'aranya-api-e2e-')));
    const template = process.env['DATA_TEMPLATE'];
    if (template && options.dataDir === undefined && options.databaseUrl === undefined)
      await cp(template, dataDir, { recursive: true });
    // The API keeps the assets of earlier builds in a folder called `site`.
    const site = join(dataDir, 'pages');
    await mkdir(join(site, 'assets'), { recursive: true });
    for (const page of ['index.html', '__spa-fallback.html'])
      await writeFile(join(site, page), '<title>Aranya</title>');
    const env = {
      PATH: process.env['PATH'] ?? '',
      NODE_ENV: 'production',
      API_HOST: '127.0.0.1',
      API_PORT: String(port),
      WEB_PORT: String(webPort),
      SERVE_SITE: 'yes',
      WEB_DIST: site,
      DATA_DIR: dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
      AUTH_ISSUER: options.issuer,
      AUTH_AUDIENCE: AUDIENCE,
      NEWS_FEEDS: 'none',
      DEMO: 'no',
      LOG_LEVEL: 'warn',
      PRESSURE_EVENT_LOOP_DELAY_MS: '0',
      RATE_LIMIT_SCALE: '1000000',
      ...options.env,
    };
    const execArgv = options.preload === undefined ? [] : ['--require', options.preload];
    return new ApiProcess(`http://127.0.0.1:${port}`, `http://127.0.0.1:${webPort}`, dataDir, env, execArgv);
  }

  static async start(options: ApiOptions): Promise<ApiProcess> {
    const api = await ApiProcess.create(options);
    await api.start();
    return api;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  get exit(): Promise<Exit> {
    return this.ended;
  }

  /** @param changes override the settings of this start */
  async start(changes: Record<string, string> = {}): Promise<void> {
    const child = fork(main, {
      env: { ...this.env, ...changes },
      execArgv: this.execArgv,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    const from = this.output.length;
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    this.ended = new Promise((done) => child.once('close', (code, signal) => done({ code, signal })));
    const ready = new Promise<void>((done) =>
      child.on('message', (message: { type?: string }) => message.type === 'ready' && done()),
    );
    const failed = this.ended.then(({ code, signal }) => {
      throw new Error(`The API ended with ${code ?? signal}:\n${this.output.slice(from)}`);
    });
    await Promise.race([ready, failed]);
  }

  signal(name: NodeJS.Signals): void {
    this.child?.kill(name);
  }

  /** As a power cut does. */
  async kill(): Promise<void> {
    this.signal('SIGKILL');
    await this.ended;
  }

  /** As Ctrl-C does. */
  async stop(): Promise<Exit> {
    this.signal('SIGTERM');
    return await this.ended;
  }

  /** Ends the process and deletes its data. */
  async remove(): Promise<void> {
    this.isRemoved = true;
    if (this.isRunning) await this.kill();
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
