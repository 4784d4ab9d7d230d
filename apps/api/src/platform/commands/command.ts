import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Env } from '../../env';
import type { Database } from '../db/database';
import type { MediaStore } from '../media/media-store';
import type { MediaMove } from '../media/moving-media-store';
import { unknownWord } from './unknown-word';

const MAX_LIMIT = 10_000;

export class CommandError extends Error {}

export interface CommandContext {
  db: Database;
  media: MediaStore;
  mediaMove?: MediaMove;
  signInUrl?: string | undefined;
  operator: string;
  folder: string;
  dataDir?: string;
  site?: { url: string; contactEmail: string };
  tell?: (line: string) => void;
}

/**
 * @returns does the work and returns what to print
 * @throws CommandError for wrong arguments
 */
export type Command = (args: readonly string[]) => (context: CommandContext) => Promise<string>;

export interface LocalContext {
  settings: () => Env;
  folder: string;
}

/**
 * Runs in its own process, without the site's open database.
 * @returns null where the {@link Command} of this name must run
 * @throws CommandError
 */
export type LocalCommand = (args: readonly string[]) => ((context: LocalContext) => Promise<string>) | null;

export interface CommandModule {
  help: string;
  run?: Command;
  runLocal?: LocalCommand;
}

function assertKnownOptions(args: readonly string[], options: ParseArgsConfig['options'] = {}): void {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option' || Object.hasOwn(options, token.name)) continue;
    const names = Object.keys(options).map((name) => `--${name}`);
    throw new CommandError(
      names.length === 0
        ? `${token.rawName} is not known: there are no options here.`
        : unknownWord('option', token.rawName, names),
    );
  }
}

/** @throws CommandError for an unknown option or, without `allowPositionals`, any other word */
export function readArguments<Config extends Omit<ParseArgsConfig, 'args'>>(
  args: readonly string[],
  config: Config,
) {
  assertKnownOptions(args, config.options);
  try {
    return parseArgs({ ...config, args: [...args] });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

/**
 * @returns the first word
 * @throws CommandError for a missing or an unknown one
 */
export function readAction(given: string | undefined, names: readonly string[]): string {
  if (given === undefined) throw new CommandError(`Name what to do: ${names.join(', ')}.`);
  if (names.includes(given)) return given;
  throw new CommandError(unknownWord('command', given, names));
}

/** @throws CommandError unless it is from 1 to 10,000 */
export function readLimit(given = '50'): number {
  const limit = Number(given);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new CommandError(`--limit is "${given}": give a whole number from 1 to ${MAX_LIMIT}.`);
}
