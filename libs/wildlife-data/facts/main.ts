import { writeFacts } from './write-facts';

const faults = writeFacts();
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `\nMistakes in the facts: ${faults.length}. Each line above names the file, the line and the column.`,
  );
  process.exitCode = 1;
}
