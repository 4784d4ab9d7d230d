import { type CountedThing, countedThings, type DayCounts } from '@aranya/contracts';
import { asc, gte, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { dailyCounts, users } from '../../platform/db/schema';
import { type Db, type DbPair, queryRows } from '../../platform/db/types';
import { startOfDay, countDay, toDay, noCounts } from './count-days';

/** Work that began before midnight may be committed after it. */
const SETTLED_AFTER_MS = 10 * 60_000;
/** Until the job has counted them. */
const MAX_COUNTED_BY_CALL = 3;
const TODAY_KEPT_MS = 60_000;

/** The first member's id dates the site. */
async function firstDay(db: Db): Promise<string | null> {
  const [first] = await db
    .select({ createdAt: users.createdAt, at: sql<string>`left(replace(${users.id}::text, '-', ''), 12)` })
    .from(users)
    .orderBy(asc(users.id))
    .limit(1);
  if (first === undefined) return null;
  return toDay(Math.min(Number.parseInt(first.at, 16), first.createdAt.getTime()));
}

async function missingDays(db: Db, now: Date): Promise<string[]> {
  const first = await firstDay(db);
  const last = startOfDay(toDay(now.getTime() - SETTLED_AFTER_MS)) - DAY_MS;
  if (first === null || startOfDay(first) > last) return [];
  const rows = await queryRows<{ day: string }>(
    db,
    sql`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series(${first}::timestamp, ${toDay(last)}::timestamp, interval '1 day') day
    where not exists (select from daily_counts c where c.day = day.day::date and c.thing = ${countedThings[0]})
    order by day`,
  );
  return rows.map(({ day }) => day);
}

export async function fillDailyCounts({ write }: Pick<DbPair, 'write'>, now = new Date()): Promise<number> {
  const days = await missingDays(write, now);
  for (const day of days) {
    const counts = await countDay(write, day);
    await write
      .insert(dailyCounts)
      .values(countedThings.map((thing) => ({ day, thing, count: counts[thing] ?? 0 })))
      .onConflictDoNothing();
  }
  return days.length;
}

async function storedDays(db: Db, since: string): Promise<Map<string, DayCounts['counts']>> {
  const rows = await db.select().from(dailyCounts).where(gte(dailyCounts.day, since));
  const days = new Map<string, DayCounts['counts']>();
  for (const { day, thing, count } of rows) {
    const counts = days.get(day) ?? noCounts();
    if ((countedThings as readonly string[]).includes(thing)) counts[thing as CountedThing] = count;
    days.set(day, counts);
  }
  return days;
}

/** For `active`, the busiest day. */
async function storedTotals(db: Db): Promise<DayCounts['counts']> {
  const rows = await db
    .select({
      thing: dailyCounts.thing,
      total: sql<number>`sum(${dailyCounts.count})::float8`,
      most: sql<number>`max(${dailyCounts.count})`,
    })
    .from(dailyCounts)
    .groupBy(dailyCounts.thing);
  const totals = noCounts();
  for (const { thing, total, most } of rows)
    if ((countedThings as readonly string[]).includes(thing))
      totals[thing as CountedThing] = thing === 'active' ? most : total;
  return totals;
}

export function createCounts(db: Pick<DbPair, 'write'>) {
  const kept = new Map<string, { at: number; counts: Promise<DayCounts['counts']> }>();

  function countUnfinished(day: string, now: number): Promise<DayCounts['counts']> {
    for (const [name, { at }] of kept) if (now - at >= TODAY_KEPT_MS || at > now) kept.delete(name);
    const known = kept.get(day);
    if (known !== undefined) return known.counts;
    const counts = countDay(db.write, day);
    counts.catch(() => kept.delete(day));
    kept.set(day, { at: now, counts });
    return counts;
  }

  return async (length: number, now: Date): Promise<{ days: DayCounts[]; totals: DayCounts['counts'] }> => {
    const today = startOfDay(toDay(now.getTime()));
    const names = Array.from({ length }, (_, index) => toDay(today - (length - 1 - index) * DAY_MS));
    const stored = await storedDays(db.write, names[0] ?? toDay(today));
    const unfinished = names.slice(-MAX_COUNTED_BY_CALL).filter((day) => !stored.has(day));
    for (const day of unfinished) stored.set(day, await countUnfinished(day, now.getTime()));
    const totals = await storedTotals(db.write);
    for (const day of unfinished) add(totals, stored.get(day) ?? noCounts());
    return { days: names.map((day) => ({ day, counts: stored.get(day) ?? noCounts() })), totals };
  };
}

function add(totals: DayCounts['counts'], counts: DayCounts['counts']): void {
  for (const thing of countedThings) {
    const [total = 0, count = 0] = [totals[thing], counts[thing]];
    totals[thing] = thing === 'active' ? Math.max(total, count) : total + count;
  }
}

export type ReadCounts = ReturnType<typeof createCounts>;
