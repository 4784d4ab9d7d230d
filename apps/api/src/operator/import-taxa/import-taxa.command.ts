import { basename, resolve } from 'node:path';
import { asc } from 'drizzle-orm';
import { type Command, CommandError, readArguments } from '../../platform/commands/command';
import { taxonDatasets } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { ImportError } from '../../taxa/import/import-error';
import { type ImportCounts, type ImportedDataset, importTaxa } from '../../taxa/import/import-taxa';
import { type DatasetFacts, openTaxonFile } from '../../taxa/import/open-taxon-file';
import { removeTaxa } from './remove-taxa';

const MOST_FAULTS = 1_000;
const TELL_EVERY = 50_000;

export const help = `npm run aranya -- import-taxa FILE [--dry-run] [--dataset=NAME] [--title=… --credit=… --licence=…]
npm run aranya -- import-taxa --list
npm run aranya -- import-taxa --remove=NAME [--to-ancestors]

Brings in names of animals from a Darwin Core file of taxa: an archive (.zip with meta.xml), or one table with commas,
semicolons or tabs whose first line names the terms. The shipped list and what another data set brought first stay as they
are. Lines that cannot be used are named and passed over. The same call again goes on where one was broken off, or brings
in a newer file of the data set. The page /credits names it.

  --dry-run       writes nothing, and tells what would change
  --dataset       how the data set is called here; the name of the file unless given
  --title, --credit, --licence, --licence-url, --url
                  for /credits, where the archive does not tell them itself
  --list          the data sets that are here
  --remove        takes out all that a data set brought, unless members have named one of its animals
  --to-ancestors  with --remove: what members noted then names the genus or family around each animal that stays

Example: npm run aranya -- import-taxa backbone.zip --dataset=gbif-backbone --dry-run`;

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

const OPTIONS = {
  ...{ 'dry-run': flag, list: flag, 'to-ancestors': flag, remove: text, dataset: text },
  ...{ title: text, credit: text, licence: text, 'licence-url': text, url: text },
} as const;

type Given = ReturnType<typeof read>['values'];

const read = (args: readonly string[]) => readArguments(args, { options: OPTIONS, allowPositionals: true });

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

/** Letters, digits and dashes, as it is typed again to remove it. */
function datasetName(given: string | undefined, file: string): string {
  const name =
    given ??
    basename(file)
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
  if (/^[a-z0-9][a-z0-9-]{0,59}$/.test(name)) return name;
  throw new CommandError(`"${name}" is no name for a data set: use small letters, digits and dashes.`);
}

function webAddress(given: string, option: string): string | null {
  if (given === '') return null;
  if (/^https?:\/\/\S+$/.test(given)) return given;
  throw new CommandError(`${option} is "${given}": give an address that begins with https://.`);
}

function readDataset(name: string, given: Given, facts: DatasetFacts): ImportedDataset {
  const requiredFact = (option: 'title' | 'credit' | 'licence') => {
    const value = given[option] ?? facts[option];
    if (value === '')
      throw new CommandError(
        `The file does not name its ${option}, which /credits must name: give --${option}=….`,
      );
    return value;
  };
  return {
    name,
    ...{ title: requiredFact('title'), credit: requiredFact('credit'), licence: requiredFact('licence') },
    licenceUrl: webAddress(given['licence-url'] ?? facts.licenceUrl, '--licence-url'),
    url: webAddress(given.url ?? facts.url, '--url'),
  };
}

function summarize(counts: ImportCounts, faults: number, isDry: boolean): string {
  const { added, changed, same, known, synonyms, names, gone, skipped } = counts;
  const ways = [
    `${count(added, 'animal')} new, ${changed.toLocaleString('en')} changed, ${same.toLocaleString('en')} as before`,
    `${count(known, 'animal')} known already, which stay as they are`,
    `${count(synonyms, 'new synonym')} and ${count(names, 'new name')} that people use`,
    ...(gone > 0 ? [`${count(gone, 'animal')} of an earlier file that this one lacks, which stay`] : []),
    ...(skipped.size > 0
      ? [
          `skipped: ${[...skipped].map(([what, lines]) => `${lines.toLocaleString('en')} ${what}`).join(', ')}`,
        ]
      : []),
    `${count(faults, 'line')} that could not be used`,
  ];
  return [isDry ? 'Nothing was written. It would be:' : 'Done:', ...ways.map((way) => `  ${way}`)].join('\n');
}

async function listDatasets(db: Db): Promise<string> {
  const rows = await db.select().from(taxonDatasets).orderBy(asc(taxonDatasets.name));
  if (rows.length === 0) return 'No data sets have been imported.';
  return rows
    .map(({ name, title, licence, finishedAt }) => {
      const state =
        finishedAt === null ? 'not finished: import it again' : finishedAt.toISOString().slice(0, 10);
      return `${name}  ${title} (${licence}), ${state}`;
    })
    .join('\n');
}

/** Reports each fifty thousand, as a million lines take minutes. */
function tellSome(tell: ((line: string) => void) | undefined) {
  const reported = new Map<string, number>();
  return (step: string, lines: number) => {
    const before = reported.get(step) ?? 0;
    if (lines < before + TELL_EVERY) return;
    reported.set(step, lines - (lines % TELL_EVERY));
    tell?.(`${lines.toLocaleString('en')} lines ${step} …`);
  };
}

const asCommandError = (error: unknown) =>
  error instanceof ImportError ? new CommandError(error.message) : error;

export const run: Command = (args) => {
  const { values, positionals } = read(args);
  const [file, ...rest] = positionals;
  const { list, remove: dataset, 'dry-run': isDry, 'to-ancestors': toAncestors } = values;
  if ([file !== undefined, list, dataset !== undefined].filter(Boolean).length !== 1)
    throw new CommandError('Give one file, --list or --remove=NAME.');
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is one word too many: give one file.`);
  return async ({ db, folder, tell }) => {
    if (list) return await listDatasets(db.write);
    if (dataset !== undefined) {
      const onTaxa = (taxa: number) => onProgress('removed', taxa);
      const onProgress = tellSome(tell);
      const { removed, names } = await removeTaxa({
        ...{ db: db.write, dataset, toAncestors, now: new Date(), onTaxa },
      });
      return `Removed ${dataset}: ${count(removed, 'animal')}, and ${count(names, 'name')} of others.`;
    }
    const path = resolve(folder, file ?? '');
    let faults = 0;
    const tellFault = (line: number, fault: string) => {
      faults += 1;
      if (faults <= MOST_FAULTS) tell?.(`line ${line}: ${fault}`);
      else if (faults === MOST_FAULTS + 1) tell?.('… and more, which are counted at the end');
    };
    try {
      const opened = await openTaxonFile(path);
      const counts = await importTaxa(opened, {
        ...{ db: db.write, isDry, now: () => new Date(), tellFault, onProgress: tellSome(tell) },
        dataset: readDataset(datasetName(values.dataset, path), values, opened.facts),
      });
      return summarize(counts, faults, isDry);
    } catch (error) {
      throw asCommandError(error);
    }
  };
};
