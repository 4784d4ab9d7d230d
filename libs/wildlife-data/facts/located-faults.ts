import { join } from 'node:path';
import type { RecordFault } from '../src/rules/record-fault';
import { recordFile } from './read-facts';
import type { YamlFile } from './yaml-file';

/** Each fault with the file, line and column of its field. */
export const locatedFaults = (file: YamlFile, faults: readonly RecordFault[]): string[] =>
  faults.map(({ field, fault }) => `${file.locate(field)} ${fault}`);

/** Each fault of a record with its place in `data`; the file is read where there is one. */
export const faultsInFile = (folder: 'species' | 'parks', slug: string, faults: readonly RecordFault[]) =>
  faults.length === 0 ? [] : locatedFaults(recordFile(join(folder, `${slug}.yaml`)), faults);
