import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { text as readAll } from 'node:stream/consumers';
import { join } from 'node:path';
// eslint-disable-next-line @nx/enforce-module-boundaries -- a command of the workspace, not part of the library
import { format, resolveConfig } from 'prettier';
import { splitName } from '../../src/corrections/translated-records';
import { checkRecord, workspaceRoot } from '../read-facts';
import { parseYaml } from '../yaml-file';
import { type Accepted, acceptedSchema, correctedText, translatedText } from './write-corrections';

// Reads accepted corrections as JSON and writes them into the records' files.

async function write(accepted: Accepted): Promise<string> {
  const told = `${accepted.record} ${accepted.field}`;
  const isTranslation = splitName(accepted.record).language !== 'en';
  const name = `libs/wildlife-data/data/${isTranslation ? 'translations/' : ''}${accepted.record}.yaml`;
  const path = join(workspaceRoot, name);
  if (!existsSync(path)) return `${told}: left out, since there is no ${name}.`;
  const before = readFileSync(path, 'utf8');
  const corrected = (isTranslation ? translatedText : correctedText)(before, accepted);
  if ('problem' in corrected) return `${told}: left out, since ${corrected.problem}.`;
  if (corrected.text === before) return `${told}: there already.`;
  const after = await format(corrected.text, { ...(await resolveConfig(path)), parser: 'yaml' });
  const faults = isTranslation ? [] : checkRecord(parseYaml(name, after));
  if (faults.length > 0) return `${told}: left out. ${faults.join(' ')}`;
  writeFileSync(path, after);
  return `${told}: written.`;
}

for (const accepted of acceptedSchema.parse(JSON.parse(await readAll(process.stdin))))
  console.log(await write(accepted));
console.log('Now run npx nx run wildlife-data:check, and wildlife-data:changes once the facts are right.');
