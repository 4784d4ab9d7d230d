import { randomUUID } from 'node:crypto';
import { keys as table } from '../db/schema';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { type KeyMaterial, makeMaterial } from './key-material';
import { type KeyKind, LEAD_MS, ROTATION_MS } from './key-order';
import { KeyStore } from './key-store';

/** A real key takes half a second of processor, and is ordered like any other. */
async function cheapMaterial(kind: KeyKind): Promise<KeyMaterial> {
  if (kind !== 'signing') return await makeMaterial(kind);
  const id = randomUUID();
  return { id, material: { kty: 'RSA', kid: id, n: `n of ${id}`, e: 'AQAB', d: `d of ${id}` } };
}

describe('the keys', () => {
  let database: TestDatabase;
  let time: number;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    time = Date.UTC(2026, 10, 23);
    await database.db.delete(table);
  });

  const node = (make = cheapMaterial) => new KeyStore(database.db, () => time, make);
  const kids = async () => (await node().read()).signing.map(({ kid }) => kid);

  test('are created once, for RS256 with 3072 bits, by nodes that start at once', async () => {
    const [one, other] = await Promise.all([node(makeMaterial).read(), node(makeMaterial).read()]);
    expect(other).toEqual(one);
    expect(one.signing).toHaveLength(1);
    expect(one.signing[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig' });
    expect(Buffer.from(one.signing[0]?.n ?? '', 'base64url')).toHaveLength(384);
    expect(await node().read()).toEqual(one);
  });

  test('get one successor after 90 days, however many nodes see it', async () => {
    const [first = ''] = await kids();
    time += ROTATION_MS + 1;
    await Promise.all([node().read(), node().read(), node().read()]);
    const [signing, next = ''] = await kids();
    expect([signing, (await kids()).length]).toEqual([first, 2]);
    time += LEAD_MS;
    expect(await kids()).toEqual([next, first]);
    time += ROTATION_MS / 2;
    expect(await kids()).toEqual([next]);
  });

  test('rotate by command, and keep what hashes the counts', async () => {
    const before = await node().read();
    await node().rotate();
    const after = await node().read();
    expect(after.signing[0]).toEqual(before.signing[0]);
    expect(after.signing).toHaveLength(2);
    expect(after.cookies).toEqual([...before.cookies, expect.any(String)]);
    expect(after.limits).toBe(before.limits);
  });

  test('that others may know are replaced at once', async () => {
    const before = await node().read();
    await node().replace();
    const after = await node().read();
    expect(after.signing).toHaveLength(1);
    expect(after.signing[0]?.kid).not.toBe(before.signing[0]?.kid);
    expect(after.cookies).toHaveLength(1);
    expect(after.cookies).not.toEqual(before.cookies);
  });
});
