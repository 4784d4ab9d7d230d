import { type Command, readArguments } from '../../platform/commands/command';
import { readAccepted } from './corrected-records';

export const help = `npm run aranya -- corrections

Prints the corrections that editors accepted as JSON, oldest first. In the project, npx nx run api:write-corrections writes
them into the files of the species and parks, and names those that do not fit any more.

Example: npm run aranya -- corrections`;

export const run: Command = (args) => {
  readArguments(args, { options: {} });
  return async ({ db }) => {
    const rows = await readAccepted(db.read);
    return JSON.stringify(rows, null, 2);
  };
};
