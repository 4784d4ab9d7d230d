import { writeFacts } from './write-facts';

const faults = writeFacts();
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`\n${faults.length} mistakes in the facts: the lines stand above.`);
  process.exitCode = 1;
}
