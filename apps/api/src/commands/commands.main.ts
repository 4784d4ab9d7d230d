import { commands } from '.';
import { runCommand } from './run-command';

// npx nx run api:NAME -- ARGUMENTS

const [name = '', ...args] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) throw new Error(`There is no command ${name}.`);
await runCommand(name, command, args);
