import { join } from 'node:path';
import type { RecordFault } from '../src/rules/record-fault';
import { recordFile } from './read-facts';
import type { YamlFile } from './yaml-file';

export const locatedFaults = (file: YamlFile, faults: readonly RecordFault[]): string[] =>
  faults.map(({ field, fault }) => `${file.locate(field)} ${fault}`);

export const faultsInFile = (folder: 'species' | 'parks', slug: string, faults: readonly RecordFault[]) =>
  faults.length === 0 ? [] : locatedFaults(recordFile(join(folder, `${slug}.yaml`)), faults);
