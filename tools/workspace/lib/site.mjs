import { existsSync } from 'node:fs';
import path from 'node:path';
import { execaNode } from 'execa';

export const workspaceRoot = path.resolve(import.meta.dirname, '../../..');

export const builtFiles = {
  api: path.join(workspaceRoot, 'apps/api/dist/main.js'),
  site: path.join(workspaceRoot, 'apps/web/build/client/index.html'),
};

const identitySource = path.join(workspaceRoot, 'apps/identity/src/main.ts');

export function addressesOf(env) {
  const { WEB_PORT = '4200', API_PORT = '3333', IDENTITY_PORT = '3380' } = env;
  return {
    ports: { WEB_PORT: Number(WEB_PORT), API_PORT: Number(API_PORT), IDENTITY_PORT: Number(IDENTITY_PORT) },
    site: env.SITE_URL ?? `http://localhost:${WEB_PORT}`,
    api: `http://localhost:${API_PORT}`,
    identity: env.AUTH_ISSUER ?? `http://localhost:${IDENTITY_PORT}/`,
  };
}

/**
 * Starts sign-in and the built site, which end with this process.
 * @param {Record<string, string>} env overrides the environment
 * @param {{ print?: boolean }} options print: show the output, which otherwise is part of the error
 */
export async function startSite(env = {}, { print = false } = {}) {
  for (const [name, file] of Object.entries(builtFiles)) {
    if (!existsSync(file)) throw new Error(`${name} is not built. Run "npm run build" first.`);
  }
  const addresses = addressesOf({ ...process.env, ...env });
  const start = (name, file, options) => {
    const prefixed = function* (line) {
      yield `${name.padEnd(8)} ${line}`;
    };
    const output = print ? [prefixed, 'inherit'] : 'pipe';
    return execaNode(file, {
      cwd: workspaceRoot,
      env: { SITE_URL: addresses.site, AUTH_ISSUER: addresses.identity, ...env, ...options.env },
      nodeOptions: options.nodeOptions ?? [],
      stdin: 'ignore',
      stdout: output,
      stderr: output,
      buffer: !print,
      all: !print,
      reject: false,
      // Ctrl-C must not reach these processes directly.
      detached: true,
      forceKillAfterDelay: 45_000,
    });
  };
  const identity = start('identity', identitySource, {
    nodeOptions: ['--import', 'tsx'],
    env: { TSX_TSCONFIG_PATH: path.join(workspaceRoot, 'apps/identity/tsconfig.json') },
  });
  const server = start('site', builtFiles.api, { env: { SERVE_SITE: 'yes' } });
  const processes = [identity, server];
  const end = async (signal = 'SIGTERM') => {
    for (const each of processes) each.kill(signal);
    await Promise.all(processes);
  };
  try {
    await Promise.all(
      processes.map((each) => each.getOneMessage({ filter: ({ type }) => type === 'ready' })),
    );
  } catch (error) {
    await end();
    const output = (await Promise.all(processes)).map(({ all }) => all).filter(Boolean);
    throw new Error(['The site did not start.', ...output].join('\n'), { cause: error });
  }
  return {
    addresses,
    pid: server.pid,
    ended: Promise.race(
      Object.entries({ identity, site: server }).map(async ([name, each]) => {
        const { exitCode, signal } = await each;
        return { name, exitCode, signal };
      }),
    ),
    /** As Ctrl-C does. */
    stop: () => end(),
    /** As a power cut does. */
    kill: () => end('SIGKILL'),
  };
}
