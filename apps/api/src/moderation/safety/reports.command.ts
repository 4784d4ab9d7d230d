import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { idSchema } from '@aranya/contracts';
import {
  type Command,
  type CommandContext,
  CommandError,
  readArguments,
  readLimit,
} from '../../platform/commands/command';
import { deletePost } from './moderate-content';
import { createAct, readReason } from './moderation-options';
import { closeReports, findReport, listReports, reopenReports, type ReportForReview } from './review';
import { lineOfReport, reportsAre, summaryOfReports, textOfReport } from './review-text';

export const help = `npm run aranya -- reports [OPTIONS]

Lists open reports of members, urgent ones first.

  --all                              closed ones too
  --limit=50                         so many at most
  --show=ID [--save=FOLDER]          who reported what and why, with the copy; writes its pictures to files
  --resolve=ID [--delete-post --reason=TEXT]
                                     closes it and all others about the same; also deletes the post
  --dismiss=ID                       closes them without a measure
  --reopen=ID                        opens those again that the latest decision closed

ID is what the list shows. --by=NAME names who does it in the moderation log; otherwise the user of the operating system.

Example: npm run aranya -- reports --all --limit=10`;

const unknown = (id: string) => new CommandError(`There is no report ${id}.`);

function readId(option: string, given: string | undefined): string | undefined {
  if (given === undefined) return undefined;
  const id = idSchema.safeParse(given);
  if (id.success) return id.data;
  throw new CommandError(`--${option} is "${given}": give the id of a report, as the list shows it.`);
}

function readOptions(args: readonly string[]) {
  const { values } = readArguments(args, {
    options: {
      all: { type: 'boolean' },
      limit: { type: 'string' },
      show: { type: 'string' },
      save: { type: 'string' },
      resolve: { type: 'string' },
      dismiss: { type: 'string' },
      reopen: { type: 'string' },
      'delete-post': { type: 'boolean' },
      reason: { type: 'string' },
      by: { type: 'string' },
    },
  });
  const ids = (['show', 'resolve', 'dismiss', 'reopen'] as const).map((name) => readId(name, values[name]));
  const [show, resolveId, dismiss, reopen] = ids;
  if (ids.filter((id) => id !== undefined).length > 1)
    throw new CommandError('Give one of --show, --resolve, --dismiss and --reopen.');
  const removes = values['delete-post'] ?? false;
  if (removes && resolveId === undefined) throw new CommandError('--delete-post goes with --resolve=ID.');
  if (values.save !== undefined && show === undefined) throw new CommandError('--save goes with --show=ID.');
  const closing = resolveId ?? dismiss;
  return {
    all: values.all ?? false,
    limit: readLimit(values.limit),
    show,
    save: values.save,
    close: closing === undefined ? undefined : { id: closing, dismissed: closing === dismiss },
    reopen,
    deletePost: removes,
    reason: readReason(values.reason, removes),
    by: values.by,
  };
}

export const run: Command = (args) => {
  const options = readOptions(args);
  return async (context) => {
    const { all, limit, show, save, close, reopen } = options;
    if (show !== undefined) {
      const report = await findReport(context.db, show);
      if (report === null) throw unknown(show);
      const saved = save === undefined ? [] : await savePictures(context, report, save);
      return [textOfReport(report), ...saved].join('\n');
    }
    if (close !== undefined) return closeReport(context, close, options);
    if (reopen !== undefined) {
      const reopened = await reopenReports(context.db, reopen, createAct(context, options));
      if (reopened === null) throw unknown(reopen);
      return `${reportsAre(reopened)} open again.`;
    }
    const found = await listReports(context.db, { limit, all });
    return [
      summaryOfReports(found.reports.length, found.total, all),
      ...found.reports.map(lineOfReport),
    ].join('\n\n');
  };
};

async function closeReport(
  context: CommandContext,
  { id, dismissed }: { id: string; dismissed: boolean },
  options: ReturnType<typeof readOptions>,
): Promise<string> {
  const report = await findReport(context.db, id);
  if (report === null) throw unknown(id);
  const act = createAct(context, options);
  const lines: string[] = [];
  if (options.deletePost) {
    const isDeleted =
      report.subject === 'post' && (await deletePost(context, report.subjectId, act)) === 'done';
    lines.push(isDeleted ? 'The post was deleted.' : 'There was no post to delete.');
  }
  const outcome = dismissed ? 'dismissed' : 'resolved';
  const closed = (await closeReports(context.db, id, outcome, act)) ?? 0;
  lines.push(`${reportsAre(closed)} ${outcome} by this.`);
  return lines.join('\n');
}

async function savePictures(
  { media, folder }: CommandContext,
  { id, pictures }: ReportForReview,
  given: string,
): Promise<string[]> {
  const target = resolve(folder, given);
  const names: string[] = [];
  try {
    await mkdir(target, { recursive: true });
    for (const { key, position, kind } of pictures) {
      const found = key === null ? null : await media.get(key);
      if (found === null) continue;
      const name = join(target, `${id}-${position + 1}-${kind}.webp`);
      await writeFile(name, await buffer(found.stream), { mode: 0o600 });
      names.push(name);
    }
  } catch (error) {
    throw new CommandError(`The pictures could not be written to ${target}: ${(error as Error).message}`);
  }
  return names.length === 0 ? ['No pictures to save.'] : ['Saved:', ...names.map((name) => `    ${name}`)];
}
