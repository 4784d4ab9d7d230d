import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Dependencies } from '../../dependencies';
import { answersWithin } from '../common/answers-within';
import { reports } from '../db/schema';
import { LAST_BACKUP_FILE } from './last-backup';

const REPORTS_MS = 60_000;
const ANSWER_MS = 3_000;

export type StateDependencies = Pick<Dependencies, 'env' | 'db' | 'media' | 'redis'>;

/** @returns asks at most once in `ms`; repeats the last answer, and is undefined after a failure */
function sampled(ask: () => Promise<number>, ms: number): () => number | undefined {
  let value: number | undefined;
  let askedAt = -Infinity;
  return () => {
    if (performance.now() - askedAt >= ms) {
      askedAt = performance.now();
      void ask().then(
        (answer) => (value = answer),
        () => (value = undefined),
      );
    }
    return value;
  };
}

function measureDatabase(registers: Registry[], { db }: StateDependencies): void {
  new Gauge({
    name: 'aranya_database_info',
    help: 'The engine: embedded, or server.',
    labelNames: ['engine'],
    registers,
  }).set({ engine: db.engine }, 1);
  new Gauge({
    name: 'aranya_db_connections',
    help: 'Connections of the pools, and queries that wait for one: of the primary and of each replica, in their order.',
    labelNames: ['server', 'state'],
    registers,
    collect() {
      for (const [index, { inUse, idle, waiting, size }] of db.pools().entries()) {
        const server = index === 0 ? 'primary' : `replica-${index}`;
        for (const [state, count] of Object.entries({ in_use: inUse, idle, waiting, limit: size }))
          this.set({ server, state }, count);
      }
    },
  });
  new Gauge({
    name: 'aranya_db_replica_up',
    help: '1 while a replica takes reads.',
    labelNames: ['server'],
    registers,
    collect() {
      for (const [index, { state }] of db.replicas().entries())
        this.set({ server: `replica-${index + 1}` }, Number(state === 'up'));
    },
  });
  new Gauge({
    name: 'aranya_db_replica_lag_seconds',
    help: 'How far a replica is behind; missing while unknown.',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset();
      for (const [index, { lagMs }] of db.replicas().entries())
        if (lagMs !== null) this.set({ server: `replica-${index + 1}` }, lagMs / 1_000);
    },
  });
}

function measureServices(registers: Registry[], { db, media, redis }: StateDependencies): void {
  const checks: Record<string, () => Promise<boolean>> = {
    database: () => db.check(),
    media: () => media.check(),
    ...(redis && { redis: () => redis.check() }),
  };
  new Gauge({
    name: 'aranya_up',
    help: '1 while a part answers: the database, the store of pictures, Redis where it is used.',
    labelNames: ['part'],
    registers,
    async collect() {
      const asked = Object.entries(checks).map(async ([part, check]) =>
        this.set({ part }, Number(await answersWithin(ANSWER_MS, check()))),
      );
      await Promise.all(asked);
    },
  });
}

function measureReports(registers: Registry[], { db }: StateDependencies): void {
  const count = sampled(() => db.write.$count(reports, isNull(reports.reviewedAt)), REPORTS_MS);
  new Gauge({
    name: 'aranya_reports_open',
    help: 'Reports that wait for a moderator, counted once a minute; the same on all nodes.',
    registers,
    collect() {
      const open = count();
      if (open === undefined) this.remove();
      else this.set(open);
    },
  });
}

function measureDisk(registers: Registry[], dataDir: string): void {
  new Gauge({
    name: 'aranya_data_dir_free_bytes',
    help: 'Room left for this process on the disk of DATA_DIR.',
    registers,
    async collect() {
      const disk = await statfs(dataDir).catch(() => null);
      if (disk === null) return this.remove();
      this.set(disk.bavail * disk.bsize);
      size.set(disk.blocks * disk.bsize);
    },
  });
  const size = new Gauge({
    name: 'aranya_data_dir_size_bytes',
    help: 'Size of the disk of DATA_DIR.',
    registers,
  });
}

function measureBackup(registers: Registry[], dataDir: string): void {
  new Gauge({
    name: 'aranya_backup_timestamp_seconds',
    help: 'When the last backup succeeded; missing where none is known.',
    registers,
    async collect() {
      const text = await readFile(join(dataDir, LAST_BACKUP_FILE), 'utf8').catch(() => '');
      const at = Date.parse(text.trim());
      if (Number.isNaN(at)) this.remove();
      else this.set(at / 1_000);
    },
  });
}

export function measureState(registry: Registry, dependencies: StateDependencies): void {
  const registers = [registry];
  const { dataDir } = dependencies.env;
  measureDatabase(registers, dependencies);
  measureServices(registers, dependencies);
  measureReports(registers, dependencies);
  measureDisk(registers, dataDir);
  measureBackup(registers, dataDir);
}
