import { join } from 'node:path';
import { createPglite } from './embedded';
import { toStorageFailure } from './failures';

// Run by guarded-pglite.spec.ts: writes until it fails, then prints why as JSON.
const client = await createPglite({ dataDir: join(process.argv[2] ?? '', 'postgres') });
const { rows } = await client.query<{ id: number }>('select id from notes order by id');
const report = {
  found: rows.map(({ id }) => id),
  saved: [] as number[],
  failures: [] as string[],
  panics: 0,
};
client.onPanic = () => (report.panics += 1);
const describe = (error: unknown) => report.failures.push(toStorageFailure(error) ?? String(error));
const text = 'x'.repeat(1_500);
const limit = Number(process.argv[3]);
while (report.saved.length < limit && report.failures.length === 0) {
  await client
    .query<{ id: number }>('insert into notes (text) values ($1) returning id', [text + Math.random()])
    .then((answer) => report.saved.push(...answer.rows.map(({ id }) => id)), describe);
}
if (report.failures.length > 0) {
  await client.query('select 1').catch(describe);
  await client.transaction((tx) => tx.query('select 1')).catch(describe);
}
await client.close();
process.stdout.write(JSON.stringify(report));
process.exit();
