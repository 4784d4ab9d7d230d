import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPglite } from './embedded';

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
    env: { ...process.env, TSX_TSCONFIG_PATH: join(__dirname, '../../../tsconfig.json') },
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
