import type { CommandModule } from '../../platform/commands/command';
import { unknownWord } from '../../platform/commands/unknown-word';
import { type Commands, commands as all } from './';

const isHelp = (word: string | undefined) => word === '--help' || word === '-h';
const asksHelp = (word: string | undefined) => word === 'help' || isHelp(word);

function listCommands(commands: Commands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  const lines = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
  const end = 'COMMAND help tells its arguments, such as: npm run aranya -- roles help';
  return ['npm run aranya -- COMMAND ARGUMENTS', '', ...lines, '', end].join('\n');
}

export type CommandLine =
  { help: string } | { error: string } | { name: string; module: CommandModule; args: string[] };

/**
 * Finds the command, or answers with help or an error.
 * @param words what follows `npm run aranya --`
 */
export async function readWords(words: readonly string[], commands: Commands = all): Promise<CommandLine> {
  const [name, ...args] = asksHelp(words[0]) ? words.slice(1) : words;
  if (name === undefined || asksHelp(name)) return { help: listCommands(commands) };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) return { error: unknownWord('command', name, Object.keys(commands)) };
  const module = await command.load();
  if (asksHelp(words[0]) || args[0] === 'help' || args.some(isHelp)) return { help: module.help };
  return { name, module, args };
}
