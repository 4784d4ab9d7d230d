import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { type Env, EnvError } from '../../env';
import { migrations, readSettings } from '../../installation';
import { type Command, CommandError, type CommandModule } from '../../platform/commands/command';
import { openDatabase } from '../../platform/db/client';
import { DatabaseAway } from '../../platform/db/failures';
import { FolderInUse } from '../../platform/db/folder-lock';
import { assertFolderIsWhole, HalfRestored } from '../../platform/db/half-restored';
import { MediaMisconfigured, openMedia } from '../../platform/media/open-media';
import { commandSocketPath, type CommandRequest, sendCommand } from './command-socket';

/** Apart from the output, which may go into a file. */
const tell = (line: string) => console.error(line);

async function runHere(work: ReturnType<Command>, env: Env, command: CommandRequest): Promise<string> {
  const media = await openMedia(env);
  const db = await openDatabase(env, migrations);
  try {
    return await work({
      ...command,
      db,
      ...media,
      dataDir: env.dataDir,
      signInUrl: env.signIn?.url,
      site: { url: env.siteUrl, contactEmail: env.contact.email },
      tell,
    });
  } finally {
    await db.close();
  }
}

/** The running site executes it if it has the embedded database. */
async function run(command: Command, request: CommandRequest): Promise<string> {
  const work = command(request.args);
  const env = readSettings();
  if (env.database.url === undefined) assertFolderIsWhole(env.dataDir);
  if (env.database.url === undefined && !existsSync(join(env.dataDir, 'postgres'))) {
    throw new CommandError(
      `There is no database in ${env.dataDir} yet: the first start of the site creates it.`,
    );
  }
  try {
    return await runHere(work, env, request);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const output = await sendCommand(commandSocketPath(env.dataDir), request, tell);
    if (output === null) throw error;
    return output;
  }
}

function describe(error: unknown): unknown {
  if (
    error instanceof CommandError ||
    error instanceof EnvError ||
    error instanceof MediaMisconfigured ||
    error instanceof HalfRestored
  )
    return error.message;
  if (error instanceof FolderInUse) {
    return (
      `Another process is using the embedded database, and takes no commands now:\n${error.message}\n` +
      'If the site is just starting, run this command again in a moment; otherwise stop that process first.'
    );
  }
  if (error instanceof DatabaseAway) return `The database does not answer: ${error.reason}`;
  return error;
}

export async function runCommand(
  name: string,
  module: CommandModule,
  args: readonly string[],
  toText: (output: string) => string,
): Promise<void> {
  try {
    const operator = userInfo().username;
    const folder = process.env['INIT_CWD'] ?? process.cwd();
    const work = module.runLocal?.(args);
    if (work) console.log(toText(await work({ settings: readSettings, folder })));
    else if (module.run)
      console.log(toText(await run(module.run, { command: name, args: [...args], operator, folder })));
  } catch (error) {
    const description = describe(error);
    console.error(typeof description === 'string' ? toText(description) : description);
    process.exitCode = 1;
  }
}
