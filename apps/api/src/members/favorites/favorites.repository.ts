import type { FavoriteChange } from '@aranya/contracts';
import { eq, sql } from 'drizzle-orm';
import { favorites } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { TakeQuota } from '../../platform/quotas/quotas';

export interface FavoritesAnswer {
  favorites: string[];
  as_of: string;
}

/** As of the clock, or of the latest change where another node's clock is ahead. */
export async function readFavorites(db: Db, userId: string, now: Date): Promise<FavoritesAnswer> {
  const rows = await db.select().from(favorites).where(eq(favorites.userId, userId));
  const times = rows.flatMap(({ createdAt, removedAt }) => [+createdAt, +(removedAt ?? 0)]);
  const chosen = rows
    .filter(({ removedAt }) => removedAt === null)
    .sort((a, b) => +a.createdAt - +b.createdAt || (a.species < b.species ? -1 : 1));
  return {
    favorites: chosen.map(({ species }) => species),
    as_of: new Date(Math.max(now.getTime(), ...times)).toISOString(),
  };
}

function latestChanges(changes: readonly FavoriteChange[], now: Date): (FavoriteChange & { time: Date })[] {
  const latest = new Map<string, FavoriteChange & { time: Date }>();
  for (const change of changes) {
    const time = new Date(Math.min(Date.parse(change.at), now.getTime()));
    const other = latest.get(change.species);
    if (other === undefined || other.time <= time) latest.set(change.species, { ...change, time });
  }
  // In one order, so that concurrent calls do not wait for each other in a circle.
  return [...latest.values()].sort((a, b) => (a.species < b.species ? -1 : 1));
}

/** Ignores changes that are older than what the account has. */
export async function changeFavorites(
  db: Db,
  userId: string,
  { changes, now, take }: { changes: readonly FavoriteChange[]; now: Date; take: TakeQuota },
): Promise<FavoritesAnswer> {
  const latest = latestChanges(changes, now);
  return db.transaction(async (tx) => {
    if (latest.length > 0) {
      await take(tx, userId, 'favorite', latest.length);
      const rows = latest.map(({ species, favorite, time }) => ({
        userId,
        species,
        createdAt: time,
        removedAt: favorite ? null : time,
      }));
      await tx
        .insert(favorites)
        .values(rows)
        .onConflictDoUpdate({
          target: [favorites.userId, favorites.species],
          set: { createdAt: sql`excluded.created_at`, removedAt: sql`excluded.removed_at` },
          setWhere: sql`excluded.created_at > ${favorites.createdAt}`,
        });
    }
    return readFavorites(tx, userId, now);
  });
}
