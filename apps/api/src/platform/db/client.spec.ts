// @seconds 16
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { makeServerDatabase, migrations, openTestDatabase, serverSettings } from '../../testing';
import { newId } from '../common/ids';
import { openDatabase } from './client';
import type { Database } from './database';
import { DatabaseAway, toStorageFailure } from './failures';
import { FolderInUse } from './folder-lock';
import { follows, users } from './schema';
import { defineStatement } from './statement';
import { queryRows } from './types';

const server = process.env['TEST_DATABASE_URL'] ?? '';
const settingsFor = (url: string, changes: Parameters<typeof serverSettings>[1] = {}) => ({
  dataDir: '/nowhere',
  database: serverSettings(url, changes),
});

const applied = async (db: Database) =>
  (
    await queryRows<{ n: number }>(db.write, sql`select count(*)::int as n from drizzle.__drizzle_migrations`)
  )[0]?.n;

describe('any engine', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase();
  });
  afterAll(() => db.close());

  it('is the requested one and answers', async () => {
    expect(db.engine).toBe(server === '' ? 'embedded' : 'server');
    expect(await db.check()).toBe(true);
  });

  it('rolls back a failed transaction', async () => {
    const row = { id: newId(), issuer: 'https://issuer.example/', subject: 'asha', fullName: 'Asha' };
    const failed = db.write.transaction(async (tx) => {
      await tx.insert(users).values(row);
      await tx.insert(follows).values({ followerId: row.id, followeeId: row.id });
    });
    await expect(failed).rejects.toThrow();
    expect(await db.write.$count(users)).toBe(0);
  });

  it('keeps times to the millisecond', async () => {
    const createdAt = new Date('2026-01-31T09:30:00.123Z');
    const row = {
      id: newId(),
      issuer: 'https://issuer.example/',
      subject: 'chitra',
      fullName: 'Chitra',
      createdAt,
    };
    await db.write.insert(users).values(row);
    const [kept] = await db.read.select().from(users);
    expect(kept?.createdAt).toEqual(createdAt);
  });

  it('notifies listeners', async () => {
    const heard: string[] = [];
    let hear: () => void = () => undefined;
    const first = new Promise<void>((resolve) => (hear = resolve));
    const stop = await db.listen('aranya_test', (payload) => {
      heard.push(payload);
      hear();
    });
    await db.notify('aranya_test', 'id-1');
    await first;
    await stop();
    await db.notify('aranya_test', 'id-2');
    await db.check();
    expect(heard).toEqual(['id-1']);
  });
});

(server === '' ? describe : describe.skip)('the embedded engine', () => {
  it('keeps data, migrates once and allows one process at a time', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aranya-data-'));
    const settings = { dataDir, database: { ...serverSettings(''), url: undefined } };
    try {
      const first = await openDatabase(settings, migrations);
      const row = { id: newId(), issuer: 'https://issuer.example/', subject: 'asha', fullName: 'Asha' };
      await first.write.insert(users).values(row);
      const before = await applied(first);
      await expect(openDatabase(settings, migrations)).rejects.toThrow(FolderInUse);
      await first.close();
      expect(await first.check()).toBe(false);

      const again = await openDatabase(settings, migrations);
      expect(await again.write.$count(users)).toBe(1);
      expect(await applied(again)).toBe(before);
      await again.close();
    } finally {
      rmSync(dataDir, { recursive: true });
    }
  }, 60_000);
});

(server === '' ? describe.skip : describe)('a server', () => {
  it('is migrated once by nodes that start together', async () => {
    const { url, drop } = await makeServerDatabase(server, 'nothing yet');
    try {
      const nodes = await Promise.all([1, 2, 3].map(() => openDatabase(settingsFor(url), migrations)));
      const all = readdirSync(migrations.folder).filter((name) => name.endsWith('.sql')).length;
      expect(await Promise.all(nodes.map(applied))).toEqual([all, all, all]);
      await Promise.all(nodes.map((node) => node.close()));
    } finally {
      await drop();
    }
  });

  it('reads from the primary where what is named as a replica is none', async () => {
    const [primary, other] = await Promise.all([1, 2].map(() => makeServerDatabase(server)));
    if (primary === undefined || other === undefined) throw new Error('No database was made');
    const db = await openDatabase(settingsFor(primary.url, { replicaUrls: [other.url] }), migrations);
    try {
      const nameOf = async (handle: Database['read']) =>
        (await queryRows<{ name: string }>(handle, sql`select current_database() as name`))[0]?.name;
      const name = new URL(primary.url).pathname.slice(1);
      expect([await nameOf(db.read), await nameOf(await db.upToDate())]).toEqual([name, name]);
      expect(db.replicas()).toEqual([{ state: 'down', lagMs: null }]);
    } finally {
      await db.close();
      await Promise.all([primary.drop(), other.drop()]);
    }
  });

  it('ends a statement that takes too long as away, and uses its connection again', async () => {
    const { url, drop } = await makeServerDatabase(server);
    for (const behindPooler of [false, true]) {
      const changes = {
        poolSize: 1,
        statementTimeoutMs: 300,
        ...(behindPooler ? { directUrl: url, prepare: false } : {}),
      };
      const db = await openDatabase(settingsFor(url, changes), migrations);
      try {
        const slow = sql`select pg_sleep(20)`;
        const single: unknown = await db.write.execute(slow).catch((error: unknown) => error);
        const inTransaction: unknown = await db.write
          .transaction((tx) => tx.execute(slow))
          .catch((error: unknown) => error);
        expect([toStorageFailure(single), toStorageFailure(inTransaction)]).toEqual(['away', 'away']);
        expect(await db.check()).toBe(true);
      } finally {
        await db.close();
      }
    }
    await drop();
  });

  it('waits for a connection no longer than told, and says that the database is away', async () => {
    const { url, drop } = await makeServerDatabase(server);
    const db = await openDatabase(settingsFor(url, { poolSize: 1, poolTimeoutMs: 200 }), migrations);
    try {
      const slow = db.write.execute(sql`select pg_sleep(1.5)`).then(() => true);
      const waiting = [
        db.write.execute(sql`select 1`),
        defineStatement<{ one: number }, []>('waiting for a connection', () => sql`select 1 as one`).run(
          db.write,
        ),
        db.write.transaction(async () => undefined),
      ];
      const failures = await Promise.all(waiting.map((one) => one.catch((error: unknown) => error)));
      expect(failures.map(toStorageFailure)).toEqual(['away', 'away', 'away']);
      await slow;
      expect(await db.check()).toBe(true);
    } finally {
      await db.close();
      await drop();
    }
  });

  it('runs a transaction again after a deadlock', async () => {
    const { url, drop } = await makeServerDatabase(server);
    const db = await openDatabase(settingsFor(url), migrations);
    try {
      const ids = [newId(), newId()];
      await db.write
        .insert(users)
        .values(ids.map((id) => ({ id, issuer: 'https://issuer.example/', subject: id, fullName: 'Asha' })));
      let waiting = 0;
      let bothWait: () => void = () => undefined;
      const both = new Promise<void>((resolve) => (bothWait = resolve));
      const runs: number[] = [0, 0];
      const rename = (order: string[], index: number) =>
        db.write.transaction(async (tx) => {
          runs[index] = (runs[index] ?? 0) + 1;
          // Only the first runs cross, since the server may end both of them.
          for (const [at, id] of (runs[index] === 1 ? order : ids).entries()) {
            await tx
              .update(users)
              .set({ bio: `by ${index}` })
              .where(eq(users.id, id));
            if (at === 0 && (waiting += 1) === 2) bothWait();
            if (at === 0) await both;
          }
        });
      await Promise.all([rename(ids, 0), rename(ids.toReversed(), 1)]);
      expect(Math.max(...runs)).toBeGreaterThan(1);
      const [one, two] = await db.write.select({ bio: users.bio }).from(users);
      expect(one).toEqual(two);
    } finally {
      await db.close();
      await drop();
    }
  });

  it('keeps no connection of transactions that were cut, and says that the database is away', async () => {
    const { url, drop } = await makeServerDatabase(server);
    const db = await openDatabase(settingsFor(url), migrations);
    const admin = await openDatabase(settingsFor(url), migrations);
    const cutOthers = () =>
      admin.write.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`);
    try {
      // More often than the pool has connections.
      for (let round = 0; round < 12; round += 1) {
        const cut = db.write.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          await cutOthers();
          await tx.execute(sql`select 1`);
        });
        const failure: unknown = await cut.catch((error: unknown) => error);
        expect(toStorageFailure(failure)).toBe('away');
      }
      expect(await db.check()).toBe(true);
    } finally {
      await Promise.all([db.close(), admin.close()]);
      await drop();
    }
    expect(toStorageFailure(await db.write.transaction(async () => undefined).catch((error) => error))).toBe(
      'away',
    );
    await expect(db.write.transaction(async () => undefined)).rejects.toThrow(DatabaseAway);
  });
});
