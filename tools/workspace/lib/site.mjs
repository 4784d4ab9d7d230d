import { existsSync } from 'node:fs';
import path from 'node:path';
import { execaNode } from 'execa';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

export const builtFiles = {
  api: path.join(workspaceRoot, 'apps/api/dist/main.js'),
  site: path.join(workspaceRoot, 'apps/web/build/client/index.html'),
};

/** docs/decisions/622-memory-of-the-api.md */
export const apiOptions = ['--max-old-space-size=1536'];

export function readAddresses(env) {
  const WEB_PORT = env.WEB_PORT || '4200';
  const API_PORT = env.API_PORT || '3333';
  const IDENTITY_PORT = env.IDENTITY_PORT || '3380';
  const site = env.SITE_URL || `http://localhost:${WEB_PORT}`;
  const local = env.NODE_ENV === 'production' ? `${site}/identity/` : `http://localhost:${IDENTITY_PORT}/`;
  const identity = env.AUTH_ISSUER || env.IDENTITY_URL || local;
  const hasOwnPort = !env.AUTH_ISSUER && !identity.startsWith(`${site}/`);
  return {
    ports: {
      WEB_PORT: Number(WEB_PORT),
      API_PORT: Number(API_PORT),
      ...(hasOwnPort && { IDENTITY_PORT: Number(IDENTITY_PORT) }),
    },
    site,
    api: `http://localhost:${API_PORT}`,
    identity,
  };
}

/**
 * It ends with this process.
 * @param {Record<string, string>} env overrides the environment
 * @param {{ print?: boolean, file?: string }} options show the output or add it to a file
 */
export async function startSite(env = {}, { print = false, file } = {}) {
  for (const [name, file] of Object.entries(builtFiles)) {
    if (!existsSync(file)) throw new Error(`${name} is not built. Run "npm run build" first.`);
  }
  const addresses = readAddresses({ ...process.env, ...env });
  const prefixed = function* (line) {
    yield `site  ${line}`;
  };
  const output = print ? [prefixed, 'inherit'] : file ? ['pipe', { file, append: true }] : 'pipe';
  const server = execaNode(builtFiles.api, {
    cwd: workspaceRoot,
    nodeOptions: apiOptions,
    env: { SITE_URL: addresses.site, ...env, SERVE_SITE: 'yes' },
    stdin: 'ignore',
    stdout: output,
    stderr: output,
    buffer: !print,
    all: !print,
    reject: false,
    // Ctrl-C must not reach this process directly.
    detached: true,
    forceKillAfterDelay: 45_000,
  });
  const end = async (signal = 'SIGTERM') => {
    server.kill(signal);
    await server;
  };
  let ready;
  try {
    ready = await server.getOneMessage({ filter: ({ type }) => type === 'ready' });
  } catch (error) {
    await end();
    const output = [(await server).all].filter(Boolean);
    throw new Error(['The site did not start.', ...output].join('\n'), { cause: error });
  }
  return {
    addresses,
    /** The demo community is still being inserted. */
    isFilling: ready.isFilling === true,
    pid: server.pid,
    ended: server.then(({ exitCode, signal }) => ({ exitCode, signal })),
    stop: () => end(),
    kill: () => end('SIGKILL'),
  };
}
