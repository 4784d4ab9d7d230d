import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Env } from '../../env';
import type { Database } from '../db/database';
import type { MediaStore } from '../media/media-store';
import type { MediaMove } from '../media/moving-media-store';

const MAX_LIMIT = 10_000;

export class CommandError extends Error {}

export interface CommandContext {
  db: Database;
  media: MediaStore;
  mediaMove?: MediaMove;
  signInUrl?: string | undefined;
  /** The user of the operating system who runs the command. */
  operator: string;
  folder: string;
  dataDir?: string;
}

/**
 * Reads the arguments first, so that mistakes need no database.
 * @returns does the work and returns what to print
 * @throws CommandError
 */
export type Command = (args: readonly string[]) => (context: CommandContext) => Promise<string>;

export interface LocalContext {
  settings: () => Env;
  folder: string;
}

/**
 * Runs in its own process, without the database that the site has open.
 * @returns null where the {@link Command} of this name must run
 * @throws CommandError
 */
export type LocalCommand = (args: readonly string[]) => ((context: LocalContext) => Promise<string>) | null;

/** @throws CommandError for an unknown option or, without `allowPositionals`, any other word */
export function readArguments<Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config,
) {
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/** @throws CommandError unless it is from 1 to 10,000 */
export function readLimit(given = '50'): number {
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new CommandError(`--limit is "${given}": give a whole number from 1 to ${MAX_LIMIT}.`);
}
