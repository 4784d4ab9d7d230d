import { sql } from 'drizzle-orm';
import { loadDump } from '../../testing';
import { createDiskSpace } from './disk-space';
import { createPglite, embeddedDatabase } from './embedded';
import { toStorageFailure } from './failures';

test('takes no writes while the disk is nearly full, and goes on when there is space', async () => {
  let isFull = true;
  const free = () => Promise.resolve(isFull ? 0 : Infinity);
  const client = await createPglite({
    loadDataDir: await loadDump('nothing yet'),
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
    expect(toStorageFailure(error)).toBe('full');
  }
  expect((await client.query('select * from notes')).rows).toEqual([]);
  isFull = false;
  await insert();
  expect((await client.query('select * from notes')).rows).toEqual([{ text: 'owl' }]);
  await client.close();
});
