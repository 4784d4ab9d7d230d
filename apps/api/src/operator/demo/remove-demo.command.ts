import { eq } from 'drizzle-orm';
import { type Command, readArguments } from '../../platform/commands/command';
import { users } from '../../platform/db/schema';
import { DEMO_ISSUER } from './demo-people';
import { removeDemo } from './seed-demo';

export const help = `npm run aranya -- remove-demo

Removes the demo community: its people with all their posts, pictures, messages and connections. Other members stay. It takes no
arguments and cannot be undone. Set DEMO=no in .env before, or the next start adds it again.

Example: npm run aranya -- remove-demo`;

export const run: Command = (args) => {
  readArguments(args, { options: {} });
  return async ({ db, media }) => {
    const people = await db.write.$count(users, eq(users.issuer, DEMO_ISSUER));
    if (people === 0) return 'There is no demo community here.';
    const pictures = await removeDemo({ db, media });
    return (
      `Removed the demo community: ${people} people with their posts, messages and connections, and ${pictures} pictures.\n` +
      'Set DEMO=no in .env, or the next start adds it again.'
    );
  };
};
