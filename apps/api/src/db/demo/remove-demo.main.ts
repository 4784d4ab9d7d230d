import { eq } from 'drizzle-orm';
import { readOptions, runCommand } from '../../command';
import { users } from '../schema';
import { DEMO_ISSUER } from './demo-people';
import { removeDemo } from './seed-demo';

// npx nx run api:remove-demo

await runCommand(
  () => readOptions({}),
  async ({ db, media }) => {
    const people = await db.write.$count(users, eq(users.issuer, DEMO_ISSUER));
    if (people === 0) {
      console.log('There is no demo community here.');
      return;
    }
    const pictures = await removeDemo({ db, media });
    console.log(
      `Removed the demo community: ${people} people with their posts, messages and connections, and ${pictures} pictures.\n` +
        'DEMO=no in .env prevents that the next start inserts it again.',
    );
  },
);
