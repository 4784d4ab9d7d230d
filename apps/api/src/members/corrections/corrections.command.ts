import { eq } from 'drizzle-orm';
import { type Command, readArguments } from '../../platform/commands/command';
import { corrections } from '../../platform/db/schema';

export const help = `npm run aranya -- corrections

Prints the corrections that editors accepted as JSON, oldest first. In the project, npx nx run api:write-corrections writes
them into the files of the species and parks, and names those that do not fit any more.

Example: npm run aranya -- corrections`;

export const run: Command = (args) => {
  readArguments(args, { options: {} });
  return async ({ db }) => {
    const { record, field, before, value, sourceTitle, sourceUrl, decidedAt, id } = corrections;
    const rows = await db.read
      .select({ record, field, before, value, source_title: sourceTitle, source_url: sourceUrl })
      .from(corrections)
      .where(eq(corrections.outcome, 'accepted'))
      .orderBy(decidedAt, id);
    return JSON.stringify(rows, null, 2);
  };
};
