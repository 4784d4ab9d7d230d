/** A whole running site on this machine: local sign-in, and one process for API and pages. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { endAll, portIsFree, startNode, workspaceRoot } from './processes.mjs';

/** What `npm run build` leaves and a running site needs. The sign-in server runs from its source: it is for development. */
export const builtFiles = {
  api: path.join(workspaceRoot, 'apps/api/dist/main.js'),
  site: path.join(workspaceRoot, 'apps/web/build/site-manifest.json'),
};

/** A port from the environment, or its default. The servers check the value in full and say what is wrong with it. */
const port = (env, name, fallback) => Number(env[name] ?? fallback);

/** The addresses that a site with this environment has. */
export function addressesOf(env) {
  const web = port(env, 'WEB_PORT', 4200);
  const api = port(env, 'API_PORT', 3333);
  const identity = port(env, 'IDENTITY_PORT', 3380);
  return {
    ports: { web, api, identity },
    site: env.SITE_URL ?? `http://localhost:${web}`,
    api: `http://localhost:${api}`,
    identity: env.AUTH_ISSUER ?? `http://localhost:${identity}/`,
  };
}

/**
 * Names of the ports that stay taken. A site that was killed a moment ago is still letting go of its ports, so this
 * asks again for up to `patienceMs`.
 */
export async function takenPorts(ports, patienceMs = 10_000) {
  const until = Date.now() + patienceMs;
  for (;;) {
    const taken = [];
    for (const [name, number] of Object.entries(ports))
      if (!(await portIsFree(number))) taken.push([name, number]);
    if (taken.length === 0 || Date.now() > until) return taken;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/**
 * Starts sign-in and site as built, and waits until both answer.
 * @param {Record<string, string>} env  settings by their variable names; see .env.example
 * @param {{ onStep?: (text: string) => void, echo?: boolean }} options
 */
export async function startSite(env = {}, { onStep = () => {}, echo = false } = {}) {
  for (const [name, file] of Object.entries(builtFiles)) {
    if (!existsSync(file)) throw new Error(`${name} is not built. Run "npm run build" first.`);
  }
  const addresses = addressesOf({ ...process.env, ...env });
  const derived = { SITE_URL: addresses.site, AUTH_ISSUER: addresses.identity };
  const parts = [];
  const start = (name, args, extra) => {
    const part = startNode(name, args, { ...derived, ...env, ...extra });
    part.echo = echo;
    parts.push(part);
    return part;
  };
  try {
    const identity = start('identity', ['--import', 'tsx', 'apps/identity/src/main.ts'], {
      TSX_TSCONFIG_PATH: 'apps/identity/tsconfig.json',
    });
    const api = start('site', [builtFiles.api], { SERVE_SITE: 'yes' });
    onStep('Opening the database (the first time takes some seconds)');
    await Promise.all([identity.ready, api.ready]);
  } catch (error) {
    await endAll(parts);
    const lines = parts.flatMap((part) => part.lines.slice(-20).map((line) => `  ${part.name}: ${line}`));
    throw new Error([error.message, ...lines].join('\n'), { cause: error });
  }
  return {
    addresses,
    parts,
    /** Resolves with the first part that ends by itself. */
    firstEnd: Promise.race(parts.map(async (part) => ({ part, ...(await part.ended) }))),
    stop: () => endAll(parts),
    /** Ends everything as a power cut would. */
    kill: async () => {
      for (const { child } of parts) child.kill('SIGKILL');
      await Promise.all(parts.map((part) => part.ended));
    },
  };
}
