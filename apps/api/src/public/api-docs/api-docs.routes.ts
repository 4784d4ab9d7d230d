import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { docsPage, docsPolicy, startScript } from './docs-page';

const API_DOCS_PATH = '/api/docs';

const YEAR = 31_536_000;
const compress = promisify(gzip);

interface Script {
  readonly path: string;
  readonly plain: Buffer;
  readonly compressed: Buffer;
}

async function toScript(name: string, plain: Buffer): Promise<Script> {
  const hash = createHash('sha256').update(plain).digest('base64url').slice(0, 12);
  return { path: `${API_DOCS_PATH}/${name}-${hash}.js`, plain, compressed: await compress(plain) };
}

/** The package's browser build, as its plugin's page would need inline scripts. */
async function readScripts() {
  const main = createRequire(import.meta.url).resolve('@scalar/fastify-api-reference');
  const bundle = await readFile(join(dirname(main), 'js/standalone.js'));
  const [reference, start] = await Promise.all([
    toScript('reference', bundle),
    toScript('start', Buffer.from(startScript)),
  ]);
  return { reference, start };
}

async function sendScript(request: FastifyRequest, reply: FastifyReply, { plain, compressed }: Script) {
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  reply.headers({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': `public, max-age=${YEAR}, immutable`,
    vary: 'accept-encoding',
    ...(takesGzip && { 'content-encoding': 'gzip' }),
  });
  return reply.send(takesGzip ? compressed : plain);
}

/** The reference for people, made from `/api/openapi.json` in the browser, with nothing from other hosts. */
export function apiDocsRoutes(app: FastifyInstance): void {
  // Read with the first visit: few starts need 3.5 MB in memory.
  let scripts: ReturnType<typeof readScripts> | undefined;
  const getScripts = () => (scripts ??= readScripts());

  app.get(API_DOCS_PATH, async (_request, reply) => {
    const { reference, start } = await getScripts();
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docsPolicy)
      .header('cache-control', 'no-cache')
      .send(docsPage({ bundle: reference.path, start: start.path, site: app.site.current() }));
  });

  app.get<{ Params: { script: string } }>(`${API_DOCS_PATH}/:script`, async (request, reply) => {
    const known = Object.values(await getScripts());
    const script = known.find(({ path }) => path === `${API_DOCS_PATH}/${request.params.script}`);
    return script === undefined ? reply.callNotFound() : sendScript(request, reply, script);
  });
}
