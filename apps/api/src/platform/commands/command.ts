import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Env } from '../../env';
import type { Database } from '../db/database';
import type { MediaStore } from '../media/media-store';
import type { MediaMove } from '../media/moving-media-store';

const MAX_LIMIT = 10_000;

/** `message` is for the person who typed the command. */
export class CommandError extends Error {}

export interface CommandContext {
  db: Database;
  media: MediaStore;
  /** While pictures move from one store to another. */
  mediaMove?: MediaMove;
  /** The address of local sign-in; undefined with another provider. */
  signInUrl?: string | undefined;
  /** Who runs the command, on the operating system. */
  operator: string;
  /** Relative paths begin here. */
  folder: string;
  /** Where the site tells of a backup; undefined: nowhere. */
  dataDir?: string;
}

/**
 * Reads the arguments first, so that mistakes need no database.
 * @returns does the work and returns what to print
 * @throws CommandError
 */
export type Command = (args: readonly string[]) => (context: CommandContext) => Promise<string>;

export interface LocalContext {
  /** @throws EnvError */
  settings: () => Env;
  /** Relative paths begin here. */
  folder: string;
}

/**
 * Runs in its own process, without the database that the site has open.
 * @returns null where it is a matter of the {@link Command} of this name
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
