import { checks } from './checks';
import { faultsOf } from './run-checks';

const faults = await faultsOf(checks);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(`\n${faults.length} faults in the data: see the records named above.`);
  process.exitCode = 1;
} else console.log(`The data have no faults (${checks.map(({ name }) => name).join(', ')}).`);
