import { existsSync } from 'node:fs';
import { EnvError, readEnv } from './env';
import { createIdentityServer } from './server';
import type { IdentityServer } from './server';

if (existsSync('.env')) process.loadEnvFile('.env');

let server: IdentityServer | undefined;
let ending = false;

async function start(): Promise<void> {
  const env = readEnv();
  server = await createIdentityServer(env);
  if (ending) return;
  console.log(`Sign-in on ${server.url} for ${env.siteOrigins.join(', ')}`);
  process.send?.({ type: 'ready', url: server.url });
}

async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  await starting;
  await server?.close();
  process.exit();
}

function explain(error: unknown): string {
  if (error instanceof EnvError) return error.problems.map((line) => `Sign-in server: ${line}`).join('\n');
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Sign-in server: port ${port} is taken. End what uses it, or set IDENTITY_PORT.`;
  if (code === 'EACCES' && port !== undefined)
    return `Sign-in server: port ${port} may not be used. Set IDENTITY_PORT.`;
  return `Sign-in server: ${error instanceof Error ? error.message : String(error)}`;
}

const starting = start().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

process.on('SIGTERM', () => void end());
process.on('SIGINT', () => void end());
// A killed parent sends no signal, but its channel closes.
process.on('disconnect', () => void end());
