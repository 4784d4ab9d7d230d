import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { json } from 'node:stream/consumers';
import { z } from 'zod';
import { type CommandContext, CommandError } from '../../platform/commands/command';
import type { Commands } from './';

const requestSchema = z.object({
  command: z.string(),
  args: z.array(z.string()),
  operator: z.string(),
  folder: z.string(),
});
/** Lines of JSON; the last is the end. */
const lineSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ output: z.string() }),
  z.object({ error: z.string() }),
]);

export type CommandRequest = z.infer<typeof requestSchema>;

/** Only one process can open the embedded database, so the running site takes commands here. */
export const commandSocketPath = (dataDir: string) => join(dataDir, 'commands.sock');

interface Options {
  path: string | null;
  commands: Commands;
  dependencies: Pick<CommandContext, 'db' | 'media' | 'mediaMove' | 'dataDir' | 'signInUrl' | 'site'>;
  log: { warn(details: object, text: string): void };
}

/**
 * HTTP over a Unix socket that only the same user can open. The caller has the folder's lock, so an existing
 * socket is a leftover.
 * @returns stops after the commands in progress
 */
export async function listenForCommands({
  path,
  commands,
  dependencies,
  log,
}: Options): Promise<() => Promise<void>> {
  // Windows has no such sockets; commands ask there to stop the site.
  if (path === null || process.platform === 'win32') return () => Promise.resolve();
  const run = async (body: unknown, tell: (line: string) => void): Promise<string> => {
    const { command: name, args, operator, folder } = requestSchema.parse(body);
    const known = Object.hasOwn(commands, name) ? commands[name] : undefined;
    const command = (await known?.load())?.run;
    if (command === undefined) throw new CommandError(`There is no command ${name}.`);
    return await command(args)({ ...dependencies, operator, folder, tell });
  };
  const server = createServer((incoming, answer) => {
    void json(incoming)
      .then((body) => run(body, (progress) => void answer.write(`${JSON.stringify({ progress })}\n`)))
      .then(
        (output) => ({ output }),
        (error: unknown) => {
          if (error instanceof CommandError) return { error: error.message };
          log.warn({ err: error }, 'A command failed');
          return { error: 'The command failed. The log of the site says why.' };
        },
      )
      .then((body) => answer.end(JSON.stringify(body)));
  });
  rmSync(path, { force: true });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject).listen(path, resolve);
    });
    chmodSync(path, 0o600);
  } catch (err) {
    // For example a path that is too long: the site works without.
    log.warn({ err }, `Commands need the site stopped, as ${path} cannot be used`);
    server.close();
    return () => Promise.resolve();
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
}

async function readAnswer(incoming: IncomingMessage, tell: (line: string) => void): Promise<string> {
  for await (const line of createInterface({ input: incoming })) {
    const said = lineSchema.parse(JSON.parse(line));
    if ('error' in said) throw new CommandError(said.error);
    if ('output' in said) return said.output;
    tell(said.progress);
  }
  throw new CommandError('The site ended before the command did.');
}

/**
 * @param tell gets each line that the command prints while it runs
 * @returns what to print at its end; null if nobody listens
 * @throws CommandError
 */
export async function sendCommand(
  path: string,
  command: CommandRequest,
  tell: (line: string) => void = () => undefined,
): Promise<string | null> {
  return await new Promise<string | null>((resolve, reject) => {
    const outgoing = request({ socketPath: path, method: 'POST', agent: false }, (answer) => {
      readAnswer(answer, tell).then(resolve, reject);
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    outgoing.end(JSON.stringify(command));
  });
}
