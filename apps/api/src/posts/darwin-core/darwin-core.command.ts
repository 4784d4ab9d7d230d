import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Command, CommandError, readArguments } from '../../platform/commands/command';
import { diskFullReason } from '../../platform/db/disk-space';
import { readSite } from '../../platform/site/site-versions';
import { makeArchive } from './make-archive';

const DEFAULT_FILE = 'darwin-core.zip';
const REPORT_EVERY = 10_000;

export const help = `npm run aranya -- darwin-core [FILE.zip]

Writes the sightings of members who chose a licence for them as a Darwin Core Archive, which GBIF and others read: what every
member may see, and no exact place or day that is protected. An earlier file is replaced once the new one is whole.

  FILE.zip        ${DEFAULT_FILE} unless given

Example: npm run aranya -- darwin-core /var/www/data/aranya.zip`;

function readFile(args: readonly string[]): string {
  const { positionals } = readArguments(args, { options: {}, allowPositionals: true });
  const [file = DEFAULT_FILE, ...rest] = positionals;
  if (rest.length > 0) throw new CommandError(`"${rest[0]}" is one word too many: give one file.`);
  if (!file.endsWith('.zip')) throw new CommandError(`"${file}" must end in .zip.`);
  return file;
}

function explain(error: unknown, folder: string): unknown {
  if (diskFullReason(error, folder) !== null)
    return new CommandError(`The disk of ${folder} is nearly full: no archive was written.`);
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EISDIR')
    return new CommandError(`${folder} cannot be written to (${code}): no archive was written.`);
  return error;
}

/** A million records take minutes. */
function reportSome(tell: ((line: string) => void) | undefined) {
  let reported = 0;
  return (records: number) => {
    if (records < reported + REPORT_EVERY) return;
    reported = records - (records % REPORT_EVERY);
    tell?.(`${reported.toLocaleString('en')} records …`);
  };
}

const count = (number: number, one: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : `${one}s`}`;

export const run: Command = (args) => {
  const given = readFile(args);
  return async ({ db, folder: caller, site, tell }) => {
    if (site === undefined) throw new Error('The address of the site is not known.');
    const file = resolve(caller, given);
    const folder = dirname(file);
    if (!existsSync(folder)) throw new CommandError(`There is no folder ${folder}.`);
    const { name, contact_email: contactEmail } = await readSite(db.write, site.contactEmail);
    const options = {
      db: db.write,
      site: { url: site.url, name, contactEmail },
      now: new Date(),
      onRecords: reportSome(tell),
    };
    const { records, pictures } = await makeArchive(options, file).catch((error: unknown) => {
      throw explain(error, folder);
    });
    return `${file} has ${count(records, 'record')} and ${count(pictures, 'picture')}.`;
  };
};
