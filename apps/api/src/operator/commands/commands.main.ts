import { calledAs } from './called-as';
import { readWords } from './operator-help';

// npm run aranya -- NAME ARGUMENTS, or in a built installation node apps/api/dist/commands.js NAME ARGUMENTS

const toText = (text: string) => calledAs(text, process.env, process.argv[1]);

const line = await readWords(process.argv.slice(2));
if ('help' in line) console.log(toText(line.help));
else if ('error' in line) {
  console.error(toText(line.error));
  process.exitCode = 1;
} else {
  // Opens databases and stores, which takes longer to load than help takes to print.
  const { runCommand } = await import('./run-command');
  await runCommand(line.name, line.module, line.args, toText);
}
