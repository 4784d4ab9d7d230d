import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, type CommandContext, CommandError } from '../../platform/commands/command';
import { commandSocketPath, listenForCommands, sendCommand } from './command-socket';

const folder = mkdtempSync(join(tmpdir(), 'aranya-commands-'));
const path = commandSocketPath(folder);
const dependencies = {} as Pick<CommandContext, 'db' | 'media'>;
const warnings: string[] = [];
const log = { warn: (_details: object, text: string) => void warnings.push(text) };
let stop: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stop?.();
  stop = undefined;
  warnings.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true }));

const known: Record<string, Command> = {
  echo:
    (args) =>
    ({ operator, folder: at }) =>
      Promise.resolve(`${operator} at ${at}: ${args.join('|')}`),
  slow: () => (context) => {
    for (const line of ['one', 'two']) context.tell?.(line);
    return Promise.resolve('done');
  },
  refuse: () => {
    throw new CommandError('Not like this.');
  },
  fail: () => () => Promise.reject(new Error('secret')),
};
const commands = Object.fromEntries(
  Object.entries(known).map(([name, command]) => [
    name,
    { about: '', load: () => Promise.resolve({ help: '', run: command }) },
  ]),
);
const listen = async (at: string | null = path) => {
  stop = await listenForCommands({ path: at, commands, dependencies, log });
};
const send = (command: string, ...args: string[]) =>
  sendCommand(path, { command, args, operator: 'maya', folder: '/home/maya' });

test('the running process takes commands and answers their output', async () => {
  await listen();
  expect(await send('echo', 'one two', '--three="4"')).toBe('maya at /home/maya: one two|--three="4"');
});

test('what it tells while it runs comes line by line', async () => {
  await listen();
  const lines: string[] = [];
  const output = await sendCommand(
    path,
    { command: 'slow', args: [], operator: 'maya', folder: '/' },
    (line) => void lines.push(line),
  );
  expect([...lines, output]).toEqual(['one', 'two', 'done']);
});

test('only the user of the process can open the socket', async () => {
  await listen();
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test.each([
  ['refuse', 'Not like this.', 0],
  ['nonsense', 'There is no command nonsense.', 0],
  ['constructor', 'There is no command constructor.', 0],
  ['fail', 'The command failed. The log of the site says why.', 1],
])('the error of %s is the answer', async (command, message, logged) => {
  await listen();
  await expect(send(command)).rejects.toThrow(new CommandError(message));
  expect(warnings).toHaveLength(logged);
});

test('nobody answers before the start and after the end', async () => {
  expect(await send('echo')).toBeNull();
  await listen();
  await stop?.();
  expect(await send('echo')).toBeNull();
  expect(existsSync(path)).toBe(false);
});

test('what a killed process left is replaced', async () => {
  writeFileSync(path, '');
  expect(await send('echo')).toBeNull();
  await listen();
  expect(await send('echo')).toBe('maya at /home/maya: ');
});

test('a path that cannot be used does not keep the site from starting', async () => {
  await listen(join(folder, 'x'.repeat(200)));
  expect(warnings).toEqual([expect.stringContaining('Commands need the site stopped')]);
});

test('there is no socket where commands reach the database themselves', async () => {
  await listen(null);
  expect(existsSync(path)).toBe(false);
});
