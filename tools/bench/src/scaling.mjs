/**
 * What 1, 10 and 100 million accounts need, computed from the latest results of bench:calls and bench:streams.
 * Usage: npx nx run bench:scaling
 */
import { readResult } from './lib/results.mjs';
import { HABITS, scalingTable } from './lib/scaling-model.mjs';

const calls = readResult('calls');
if (calls === null) throw new Error('There are no results. Run bench:calls first.');
console.log(JSON.stringify(HABITS, null, 2));
console.log(scalingTable(calls, readResult('streams')));
