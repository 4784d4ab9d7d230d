import { idSchema } from '@aranya/contracts';
import { CommandError, readLimit, readOptions, runCommand } from '../command';
import { findReport, listReports, resolveReport } from './review';
import { lineOfReport, summaryOfReports, textOfReport } from './review-text';

// What people have reported: npx nx run api:reports [--all] [--limit=50] | --show=ID | --resolve=ID [--delete-post]

const unknown = (id: string) => new CommandError(`There is no report ${id}.`);

function readId(option: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const id = idSchema.safeParse(given);
  if (id.success) return id.data;
  throw new CommandError(`--${option} is "${given}": give the id of a report, as the list shows it.`);
}

await runCommand(
  () => {
    const given = readOptions({
      all: { type: 'boolean' },
      limit: { type: 'string' },
      show: { type: 'string' },
      resolve: { type: 'string' },
      'delete-post': { type: 'boolean' },
    });
    const show = readId('show', given.show);
    const resolve = readId('resolve', given.resolve);
    const deletePost = given['delete-post'] ?? false;
    if (show !== undefined && resolve !== undefined)
      throw new CommandError('Give --show or --resolve, not both.');
    if (deletePost && resolve === undefined) throw new CommandError('--delete-post goes with --resolve=ID.');
    return { all: given.all ?? false, limit: readLimit(given.limit), show, resolve, deletePost };
  },
  async (dependencies, { all, limit, show, resolve, deletePost }) => {
    if (show !== undefined) {
      const report = await findReport(dependencies.db, show);
      if (report === null) throw unknown(show);
      console.log(textOfReport(report));
    } else if (resolve !== undefined) {
      const outcome = await resolveReport(dependencies, resolve, { deletePost, now: new Date() });
      if (outcome === null) throw unknown(resolve);
      const { resolved, deleted } = outcome;
      if (deletePost) console.log(deleted ? 'The post was deleted.' : 'There was no post to delete.');
      console.log(`${resolved === 1 ? '1 report is' : `${resolved} reports are`} resolved by this.`);
    } else {
      const { reports, total } = await listReports(dependencies.db, { limit, all });
      console.log([summaryOfReports(reports.length, total, all), ...reports.map(lineOfReport)].join('\n\n'));
    }
  },
);
