import { eq, sql } from 'drizzle-orm';
import { blocks, events, follows, quotaCounts, users } from '../../platform/db/schema';
import { type Db, queryRows } from '../../platform/db/types';
import { type CastName, emptyBeforeEach, seedBlock, seedFollow, useTestApp } from '../../testing';
import { lockRelationship } from '../../people/relationship';

const api = useTestApp();
emptyBeforeEach(api, follows, blocks, events, quotaCounts);

async function call(who: CastName, action: 'follow' | 'unfollow', id: string) {
  const answer = await api.call(who, 'POST', `/api/user/${action}`, { id });
  return { status: answer.statusCode, message: answer.json<{ message: string }>().message };
}

const storedEvents = async () => {
  const rows = await api.db.write.select().from(events).orderBy(events.recipientId, events.seq);
  return rows.map(({ recipientId, type }) => [recipientId, type]);
};

async function countsOf(who: CastName) {
  const [row] = await api.db.write.select().from(users).where(eq(users.id, api.ids[who]));
  return { followers: row?.followersCount, following: row?.followingCount };
}

/** The embedded engine runs one transaction at a time: what waits has not begun. */
const isServer = Boolean(process.env['TEST_DATABASE_URL']);

/** Until another connection waits for a lock of this transaction. */
async function untilOneWaits(tx: Db): Promise<void> {
  for (;;) {
    const waiting = await queryRows(
      tx,
      sql`select 1 from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))`,
    );
    if (waiting.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Asha follows while another transaction, which has locked both, writes. */
async function followDuring(id: string, write: (tx: Db) => Promise<unknown>) {
  const { answer } = await api.db.write.transaction(async (tx) => {
    await lockRelationship(tx, id, api.ids.asha);
    const answering = call('asha', 'follow', id);
    if (isServer) await untilOneWaits(tx);
    await write(tx);
    return { answer: answering };
  });
  return answer;
}

test('both are told of changes only, and only new follows count', async () => {
  for (const action of ['unfollow', 'follow', 'follow', 'unfollow', 'unfollow'] as const)
    expect((await call('asha', action, api.ids.bikram)).status).toBe(200);
  const recipients = [api.ids.asha, api.ids.bikram].sort();
  expect(await storedEvents()).toEqual(
    recipients.flatMap((id) => Array.from({ length: 2 }, () => [id, 'connections'])),
  );
  expect(await api.db.write.select().from(quotaCounts)).toEqual([
    expect.objectContaining({ userId: api.ids.asha, action: 'follow', count: 1 }),
  ]);
});

test.each([
  ['asha', 'bikram', { status: 403, message: 'You have blocked Bikram Sen. Unblock them first.' }],
  ['bikram', 'asha', { status: 404, message: 'This person cannot be found.' }],
] as const)(
  'a block by %s that is committed while a follow waits leaves no follow',
  async (by, whom, refusal) => {
    const answer = await followDuring(api.ids.bikram, (tx) => seedBlock(tx, api.ids[by], api.ids[whom]));
    expect(answer).toEqual(refusal);
    expect(await api.db.write.$count(follows)).toBe(0);
    expect(await countsOf('bikram')).toEqual({ followers: 0, following: 0 });
    expect([await storedEvents(), await api.db.write.$count(quotaCounts)]).toEqual([[], 0]);
  },
);

test('a follow that waits for the same one changes nothing', async () => {
  const answer = await followDuring(api.ids.bikram, (tx) => seedFollow(tx, api.ids.asha, api.ids.bikram));
  expect(answer).toEqual({ status: 200, message: 'You are following Bikram Sen' });
  expect(await countsOf('bikram')).toEqual({ followers: 1, following: 0 });
  expect([await storedEvents(), await api.db.write.$count(quotaCounts)]).toEqual([[], 0]);
});

test('a follow that waits until the other account is deleted finds nobody', async () => {
  const gone = await api.member('Gone');
  const answer = await followDuring(gone.id, (tx) => tx.delete(users).where(eq(users.id, gone.id)));
  expect(answer).toEqual({ status: 404, message: 'This person cannot be found.' });
});
