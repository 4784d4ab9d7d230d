import { commands, localCommands } from './';
import { runCommand } from './run-command';

// npm run aranya -- NAME ARGUMENTS, and in a built installation node apps/api/dist/commands.js NAME ARGUMENTS

const tools: Readonly<Record<string, () => Promise<unknown>>> = {
  'vapid-keys': () => import('../../notifications/push/vapid-keys.main'),
};

const [name = '', ...args] = process.argv.slice(2);
const loadCommand = Object.hasOwn(commands, name) ? commands[name] : undefined;
const loadLocal = Object.hasOwn(localCommands, name) ? localCommands[name] : undefined;
const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
if (loadCommand !== undefined || loadLocal !== undefined)
  await runCommand({ name, loadLocal, loadCommand }, args);
else if (tool !== undefined) await tool();
else {
  const names = [...new Set([commands, localCommands, tools].flatMap((table) => Object.keys(table)))].sort();
  console.error(`${name === '' ? 'Name a command' : `There is no command ${name}`}: ${names.join(', ')}.`);
  process.exitCode = 1;
}
