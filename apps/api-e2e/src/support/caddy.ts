import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import getPort from 'get-port';
import type { ApiAnswer, Member } from './members';
import { waitUntil } from './wait-until';

const PROGRAMS = ['/usr/bin/caddy', '/usr/local/bin/caddy'];
const FILE = resolve(__dirname, '../../../../tools/deploy/Caddyfile');
const START_MS = 20_000;

export const hasCaddy = PROGRAMS.some((file) => existsSync(file));

/** The test must not touch this machine's list of authorities, its port 80, or an administration port. */
const ownSettings = (httpPort: number) => ['admin off', 'skip_install_trust', `http_port ${httpPort}`];

type Body = Record<string, unknown> | FormData | URLSearchParams;

async function readContent(body: Body): Promise<{ type: string; bytes: Buffer }> {
  if (!(body instanceof FormData || body instanceof URLSearchParams))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) };
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type') ?? '';
  return { type, bytes: Buffer.from(await encoded.arrayBuffer()) };
}

/** The Caddyfile of tools/deploy, with TLS by Caddy's own authority. */
export class Caddy {
  /** Its logs, from stdout and stderr. */
  output = '';

  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** Remove it in afterAll. @param port of the address that it answers at, https://localhost:port */
  static async start(port: number, upstreams: readonly string[]): Promise<Caddy> {
    const folder = await mkdtemp(join(tmpdir(), 'aranya-caddy-'));
    const settings = ownSettings(await getPort()).map((line) => `\t${line}\n`);
    const config = join(folder, 'Caddyfile');
    await writeFile(config, (await readFile(FILE, 'utf8')).replace(/^\{\n/m, `{\n${settings.join('')}`));
    const url = `https://localhost:${port}`;
    const program = PROGRAMS.find((file) => existsSync(file)) ?? 'caddy';
    const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', config], {
      env: { HOME: folder, XDG_DATA_HOME: folder, SITE_URL: url, UPSTREAMS: upstreams.join(' ') },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const caddy = new Caddy(url, folder, child);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (caddy.output += text));
    const answers = () =>
      caddy.request('/api/health/live').then(
        ({ status }) => status === 200,
        () => false,
      );
    await waitUntil(answers, START_MS);
    return caddy;
  }

  /** Certificates are checked. @throws Error if the connection breaks */
  async open(path: string, headers: Record<string, string> = {}, body?: Body): Promise<IncomingMessage> {
    const authority = join(this.folder, 'caddy/pki/authorities/local/root.crt');
    const content = body && (await readContent(body));
    const outgoing = request(`${this.url}${path}`, {
      ca: await readFile(authority),
      method: content ? 'POST' : 'GET',
      headers: {
        ...headers,
        ...(content && { 'content-type': content.type, 'content-length': content.bytes.length }),
      },
      agent: false,
    });
    outgoing.end(content?.bytes);
    const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
    return answer;
  }

  /** GET without a body, POST with one. Redirects are not followed. */
  async request(path: string, headers?: Record<string, string>, body?: Body) {
    const answer = await this.open(path, headers, body);
    return { status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) };
  }

  /** As `call` does without a proxy. */
  async call(
    path: string,
    as: Pick<Member, 'headers'>,
    body?: Body,
  ): Promise<Pick<ApiAnswer, 'status' | 'body'>> {
    const { status, bytes } = await this.request(path, as.headers, body);
    return { status, body: JSON.parse(bytes.toString()) as Record<string, unknown> };
  }

  async remove(): Promise<void> {
    this.child.kill();
    await once(this.child, 'close');
    await rm(this.folder, { recursive: true, force: true });
  }
}
