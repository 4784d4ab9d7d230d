import path from 'node:path';
import { execaNode } from 'execa';
import type { Site } from './site';

const commands = path.resolve(import.meta.dirname, '../../../api/dist/commands.js');

/** Runs a command of the operator beside the running site. */
export async function operate({ dataDir, databaseUrl }: Site, ...args: string[]): Promise<string> {
  const { stdout } = await execaNode(commands, args, {
    env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
  });
  return stdout;
}
