import { ApiProcess } from '../../support/api-process';
import { createServerDatabase, type ServerDatabase } from '../../support/database';
import { type Issuer, startIssuer } from '../../support/issuer';
import { call, connectMembers, toForm, type Member, sendMessage, signUp } from '../../support/members';
import { type PgBouncer, startPgBouncer } from '../../support/pgbouncer';
import { followStream } from '../../support/stream';
import { waitUntil } from '../../support/wait-until';
import { Writers } from '../../support/writers';

const POOL_SIZE = 3;

const started: (() => Promise<unknown>)[] = [];
let database: ServerDatabase;
let pooler: PgBouncer;
let issuer: Issuer;
let api: ApiProcess;
let asha: Member;
let bikram: Member;
beforeAll(async () => {
  issuer = await startIssuer();
  started.push(issuer.close);
  database = await createServerDatabase();
  started.unshift(database.remove);
  // Operators are told to do this. It counts for new connections of the pooler.
  const name = new URL(database.url).pathname.slice(1);
  await database.query(`alter role current_user in database ${name} set statement_timeout = '1s'`);
  pooler = await startPgBouncer(database.url, POOL_SIZE);
  started.unshift(pooler.remove);
  api = await ApiProcess.create({
    issuer: issuer.url,
    databaseUrl: pooler.through(database.url),
    env: {
      DATABASE_DIRECT_URL: database.url,
      DATABASE_PREPARE: 'no',
      DATABASE_STATEMENT_TIMEOUT_SECONDS: '5',
    },
  });
  started.unshift(() => api.remove());
  await api.start();
  [asha, bikram] = [await signUp(api, issuer, 'Asha'), await signUp(api, issuer, 'Bikram')];
  await connectMembers(api, asha, bikram);
});
afterAll(async () => {
  for (const remove of started) await remove();
});

it('carries writers and live updates over fewer connections than the API has', async () => {
  const stream = followStream(api.url, bikram);
  const writers = new Writers(api, [asha, bikram], 16);
  writers.start();
  await waitUntil(() => writers.acknowledgedCount > 100, 30_000);
  await writers.stop();
  expect(await writers.check()).toMatchObject({ lost: [], doubled: [] });
  expect(writers.failures).toEqual({});
  const [row] = await database.query(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and application_name = 'aranya-api'`,
  );
  // And the two that listen and watch.
  expect(Number(row?.['n'])).toBeLessThanOrEqual(POOL_SIZE + 2);

  await sendMessage(api.url, asha, bikram, 'Hello');
  await waitUntil(() => /"text" ?: ?"Hello"/.test(stream.received()), 10_000);
  await stream.stop();
});

it('answers 503 to a statement that takes too long, and the connection is used again', async () => {
  const post = () => call(api.url, '/api/post/add', asha, toForm({ content: 'A tiger' }));
  await database.query('begin; lock table posts in access exclusive mode');
  const refused = await Promise.all(Array.from({ length: 2 * POOL_SIZE }, post));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));
  const countWaiting = async () => {
    // A transaction sees what it saw first.
    await database.query('select pg_stat_clear_snapshot()');
    const [row] = await database.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Number(row?.['n']);
  };
  // Ended by the server too.
  await waitUntil(async () => (await countWaiting()) === 0, 10_000);
  await database.query('commit');
  const answers = await Promise.all(Array.from({ length: 2 * POOL_SIZE }, post));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
