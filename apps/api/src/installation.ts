import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Env, readEnv } from './env';
import type { Migrations } from './platform/db/database';
import { unknownInEnvironment, unknownSettings } from './platform/env/unknown-settings';
import { runBackfills } from './posts/backfills';

// This file and the chunks in dist/ lie equally deep, so both find the same places.

/** The installation's folder, where relative settings begin. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const migrations: Migrations = {
  folder: fileURLToPath(new URL('./platform/db/migrations', import.meta.url)),
  backfill: runBackfills,
};

const settingsFile = join(root, '.env');

/**
 * Reads the environment, then the file `.env`.
 * @throws EnvError
 */
export function readSettings(): Env {
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile);
  return readEnv(process.env, root);
}

/** Explains names in `.env` that are no settings; without that file, those in the environment of a production site. */
export function unknownNames({ production }: Env): string[] {
  if (existsSync(settingsFile)) return unknownSettings('.env', readFileSync(settingsFile, 'utf8'));
  return production ? unknownInEnvironment(process.env) : [];
}
