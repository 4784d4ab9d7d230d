import { ApiProcess } from '../../support/api-process';
import { createServerDatabase } from '../../support/database';
import { call } from '../../support/members';

const issuer = 'http://127.0.0.1:9/';
const TABLES = `select table_name from information_schema.tables where table_schema = 'public' order by 1`;
const APPLIED = 'select count(*)::int as n from drizzle.__drizzle_migrations';

it('is migrated once by nodes that start at the same moment', async () => {
  const database = await createServerDatabase();
  const nodes = await Promise.all(
    [1, 2, 3].map(() => ApiProcess.create({ issuer, databaseUrl: database.url })),
  );
  await Promise.all(nodes.map((node) => node.start()));
  for (const { url } of nodes) expect((await call(url, '/api/health')).status).toBe(200);
  const [once] = await database.query(APPLIED);
  const [distinct] = await database.query(
    'select count(distinct hash)::int as n from drizzle.__drizzle_migrations',
  );
  expect(once).toEqual(distinct);
  await Promise.all(nodes.map((node) => node.remove()));
  await database.remove();
});

it('is left as it was by a migration that fails, with a readable line, and migrated afterwards', async () => {
  const database = await createServerDatabase();
  // A name that a migration in the middle needs.
  await database.query('create table blocks (id int)');
  const api = await ApiProcess.create({ issuer, databaseUrl: database.url });
  await expect(api.start()).rejects.toThrow('The API ended with 1');
  expect(api.output).not.toContain('Failed query');
  expect(await database.query(TABLES)).toEqual([{ table_name: 'blocks' }]);

  await database.query('drop table blocks');
  await api.start();
  expect((await call(api.url, '/api/health')).status).toBe(200);
  await api.remove();
  await database.remove();
});

it('is migrated by a node whose predecessor was killed in the middle', async () => {
  const database = await createServerDatabase();
  const first = await ApiProcess.create({ issuer, databaseUrl: database.url });
  const started = first.start().catch(() => undefined);
  await new Promise((later) => setTimeout(later, 300 + Math.random() * 300));
  await first.kill();
  await started;
  const second = await ApiProcess.start({ issuer, databaseUrl: database.url });
  expect((await call(second.url, '/api/health')).status).toBe(200);
  await Promise.all([first.remove(), second.remove()]);
  await database.remove();
});

it('says in one line that the database is not there', async () => {
  const api = await ApiProcess.create({ issuer, databaseUrl: 'postgres://nobody@127.0.0.1:9/none' });
  await expect(api.start()).rejects.toThrow('The API ended with 1');
  expect(api.output.trim().split('\n')).toHaveLength(1);
  expect(api.output).toContain('DATABASE_URL');
  await api.remove();
});
