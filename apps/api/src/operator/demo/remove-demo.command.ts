import { eq } from 'drizzle-orm';
import { type Command, readArguments } from '../../platform/commands/command';
import { users } from '../../platform/db/schema';
import { DEMO_ISSUER } from './demo-people';
import { removeDemo } from './seed-demo';

export const removeDemoCommunity: Command = (args) => {
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
