import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { storageFailureOf } from './failures';
import { createDiskSpace } from './disk-space';
import { createPglite, embeddedDatabase } from './embedded';

jest.setTimeout(120_000);

let folder = '';
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aranya-panic-'));
  const client = await createPglite({ dataDir: join(folder, 'postgres') });
  await client.exec('create table notes (id serial primary key, text text not null)');
  await client.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Report {
  found: number[];
  saved: number[];
  failures: string[];
  panics: number;
}

/** @param fileSizeKb files cannot grow beyond, which the database sees as a full disk */
function writeUntilFailure(rows: number, fileSizeKb: number | 'unlimited'): Report {
  const [node, child] = [process.execPath, join(__dirname, 'panic.child.ts')];
  const command = `trap '' XFSZ; ulimit -f ${fileSizeKb}; exec "$0" --import tsx "$1" "$2" "$3"`;
  const output = execFileSync('bash', ['-c', command, node, child, folder, String(rows)], {
    encoding: 'utf8',
    env: { ...process.env, TSX_TSCONFIG_PATH: join(__dirname, '../../tsconfig.json') },
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  return JSON.parse(output) as Report;
}

test('a log that cannot grow makes each later call fail at once, and nothing saved is lost', () => {
  const broken = writeUntilFailure(20_000, 12 * 1024);
  expect(broken.saved.length).toBeGreaterThan(100);
  expect(broken).toMatchObject({ panics: 1, failures: ['away', 'away', 'away'] });

  const after = writeUntilFailure(10, 'unlimited');
  expect(after.found).toEqual(broken.saved);
  expect(after).toMatchObject({ panics: 0, failures: [] });
  expect(after.saved).toHaveLength(10);
});

test('takes no writes while the disk is nearly full, and goes on when there is space', async () => {
  let isFull = true;
  const free = () => Promise.resolve(isFull ? 0 : Infinity);
  const client = await createPglite({
    disk: {
      hasRoom: () => createDiskSpace('/data', free).hasRoom(),
      assertRoom: () => createDiskSpace('/data', free).assertRoom(),
    },
  });
  const db = embeddedDatabase(client);
  isFull = false;
  await client.exec('create table notes (text text not null)');
  isFull = true;
  const insert = () => db.write.execute(sql`insert into notes values ('owl')`);
  for (const write of [insert, () => db.write.transaction((tx) => tx.execute(sql`select 1`))]) {
    const error: unknown = await write().catch((thrown: unknown) => thrown);
    expect(storageFailureOf(error)).toBe('full');
  }
  expect((await client.query('select * from notes')).rows).toEqual([]);
  isFull = false;
  await insert();
  expect((await client.query('select * from notes')).rows).toEqual([{ text: 'owl' }]);
  await client.close();
});
