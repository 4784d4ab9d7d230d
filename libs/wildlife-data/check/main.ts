import { animals } from '../src/animals/animals';
import { taxa } from '../src/taxa/taxa';
import { checks } from './checks';
import { runChecks } from './run-checks';

const faults = await runChecks(checks);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`\nFaults in the data: ${faults.length}. Each line above names the record.`);
  process.exitCode = 1;
} else console.log(`The data has no faults (${checks.map(({ name }) => name).join(', ')}).`);

const named = new Set(taxa.map(({ species }) => species));
const unnamed = animals.filter(({ slug }) => !named.has(slug));
if (unnamed.length > 0)
  console.log(
    `No file of data/taxa has ${unnamed.map(({ scientific_name: name }) => name).join(', ')}: a search for any animal misses them.`,
  );
