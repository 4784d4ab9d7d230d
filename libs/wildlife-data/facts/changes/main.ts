import { readFileSync, writeFileSync } from 'node:fs';
import { changesFile, namedRecords } from '../read-facts';
import { changesText, parseChanges } from './changes';

const { value = [], faults } = parseChanges(changesFile(), readFileSync(changesFile(), 'utf8'));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else writeFileSync(changesFile(), changesText(value, namedRecords(), new Date().toISOString().slice(0, 10)));
