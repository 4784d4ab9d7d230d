import { readinessSchema } from '@aranya/contracts';
import { ApiProcess } from '../../support/api-process';
import { type Issuer, startIssuer } from '../../support/issuer';
import { call, connectMembers, toForm, type Member, signUp } from '../../support/members';
import { PostgresServer } from '../../support/postgres-server';
import { waitUntil } from '../../support/wait-until';

const MAX_LAG_SECONDS = 2;
const ROUNDS = 10;

const started: { remove(): Promise<unknown> }[] = [];
let primary: PostgresServer;
let standby: PostgresServer;
let issuer: Issuer;
let nodes: [ApiProcess, ApiProcess];
let asha: Member;
let bikram: Member;
let chitra: Member;
beforeAll(async () => {
  issuer = await startIssuer();
  started.push({ remove: issuer.close });
  started.push((primary = await PostgresServer.startPrimary()));
  started.push((standby = await PostgresServer.startStandby(primary)));
  const options = {
    issuer: issuer.url,
    databaseUrl: primary.url,
    env: {
      DATABASE_REPLICA_URLS: standby.url,
      DATABASE_REPLICA_MAX_LAG_SECONDS: String(MAX_LAG_SECONDS),
    },
  };
  nodes = [await ApiProcess.create(options), await ApiProcess.create(options)];
  started.push(...nodes);
  await Promise.all(nodes.map((node) => node.start()));
  const [first] = nodes;
  asha = await signUp(first, issuer, 'Asha');
  bikram = await signUp(first, issuer, 'Bikram');
  chitra = await signUp(first, issuer, 'Chitra');
  await connectMembers(first, asha, bikram);
});
afterAll(() => Promise.all(started.map((one) => one.remove())));

async function replica() {
  const { status, body } = await call(nodes[1].url, '/api/health/ready');
  expect(status).toBe(200);
  return readinessSchema.parse(body).replicas[0];
}

async function waitForReplica(wanted: 'up' | 'lagging' | 'down'): Promise<void> {
  await waitUntil(async () => (await replica())?.status === wanted, 20_000);
}

/** Asha writes through the first node and reads through the second at once. */
async function readsBack(round: string): Promise<Record<string, boolean>> {
  const [{ url: writer }, { url: reader }] = nodes;
  const done = await Promise.all([
    call(writer, '/api/post/add', asha, toForm({ content: `Post ${round}` })),
    call(writer, '/api/messages/send', asha, toForm({ text: `Message ${round}`, to_user_id: bikram.id })),
    call(writer, '/api/user/update', asha, toForm({ bio: `Bio ${round}` })),
    call(writer, '/api/user/follow', asha, { id: chitra.id }),
  ]);
  expect(done.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const [feed, recent, chat, profile, discovered] = await Promise.all([
    call(reader, '/api/post/feed', asha),
    call(reader, '/api/user/recent-messages', bikram),
    call(reader, '/api/messages/get', asha, { to_user_id: bikram.id }),
    call(reader, '/api/user/profiles', asha, { profileId: asha.id }),
    call(reader, '/api/user/discover', asha, { input: 'Chitra' }),
  ]);
  await call(writer, '/api/user/unfollow', asha, { id: chitra.id });
  const unfollowed = await call(reader, '/api/user/discover', asha, { input: 'Chitra' });
  const isFollowed = ({ body }: typeof feed) =>
    JSON.stringify(body).replaceAll(' ', '').includes('"follows":true');
  return {
    feed: JSON.stringify(feed.body).includes(`Post ${round}`),
    recent: JSON.stringify(recent.body).includes(`Message ${round}`),
    chat: JSON.stringify(chat.body).includes(`Message ${round}`),
    profile: JSON.stringify(profile.body).includes(`Bio ${round}`),
    discovered: isFollowed(discovered),
    unfollowed: !isFollowed(unfollowed),
  };
}

const all = { feed: true, recent: true, chat: true, profile: true, discovered: true, unfollowed: true };

/** Statements of the API's pools on the replica, without the connections that watch it. */
async function readsOnReplica(): Promise<number> {
  const [row] = await standby.query(
    `select count(*)::int as n from pg_stat_activity
     where application_name = 'aranya-api' and query not like '%pg_last_wal_replay_lsn%'`,
  );
  return Number(row?.['n']);
}

it('reads from the replica, and what somebody wrote through another node is there', async () => {
  await waitForReplica('up');
  for (let round = 0; round < ROUNDS; round += 1) expect(await readsBack(String(round))).toEqual(all);
  expect(await readsOnReplica()).toBeGreaterThan(0);
});

it('reads own writes from the primary while the replica lags, shows the lag, and comes back to it', async () => {
  await standby.query('select pg_wal_replay_pause()');
  expect(await readsBack('paused')).toEqual(all);
  await waitForReplica('lagging');
  expect((await replica())?.lag_seconds).toBeGreaterThan(MAX_LAG_SECONDS);
  expect(await readsBack('lagging')).toEqual(all);
  await standby.query('select pg_wal_replay_resume()');
  await waitForReplica('up');
});

it('answers every read while the replica is killed, and uses it again', async () => {
  const answers: number[] = [];
  let isReading = true;
  const readers = Array.from({ length: 4 }, async () => {
    while (isReading) answers.push((await call(nodes[0].url, '/api/post/feed', asha)).status);
  });
  await waitUntil(() => answers.length > 20, 20_000);
  await standby.kill();
  await waitForReplica('down');
  expect(await readsBack('without')).toEqual(all);
  await standby.start();
  await waitForReplica('up');
  isReading = false;
  await Promise.all(readers);
  expect(answers.filter((status) => status !== 200)).toEqual([]);
  expect(await readsBack('again')).toEqual(all);
});
