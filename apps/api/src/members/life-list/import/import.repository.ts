import type { ImportedRecord, ImportSource, LifeListImport } from '@aranya/contracts';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { importedRecords, lifeImports } from '../../../platform/db/schema';
import type { Db } from '../../../platform/db/types';
import type { TakeQuota } from '../../../platform/quotas/quotas';
import { nameRecords } from '../life-list.repository';

interface ImportPart {
  import_id: string;
  source: ImportSource;
  records: readonly ImportedRecord[];
}

/**
 * A part that is sent again changes nothing.
 * @throws AppError as {@link nameRecords}
 */
export async function addImported(
  db: Db,
  userId: string,
  { import_id: id, source, records }: ImportPart,
  take: TakeQuota,
): Promise<void> {
  await db.transaction(async (tx) => {
    const named = await nameRecords(tx, records);
    await take(tx, userId, 'life_import');
    await tx.insert(lifeImports).values({ userId, id, source }).onConflictDoNothing();
    await tx
      .insert(importedRecords)
      .values(named.map(({ species, seen_on: seenOn }) => ({ userId, importId: id, species, seenOn })))
      .onConflictDoUpdate({
        target: [importedRecords.userId, importedRecords.importId, importedRecords.species],
        // A null is no earlier day.
        set: { seenOn: sql`least(${importedRecords.seenOn}, excluded.seen_on)` },
      });
  });
}

/** Its records go with it. */
export async function undoImport(db: Db, userId: string, id: string): Promise<void> {
  await db.delete(lifeImports).where(and(eq(lifeImports.userId, userId), eq(lifeImports.id, id)));
}

/** Newest first. */
export async function readImports(db: Db, userId: string): Promise<LifeListImport[]> {
  const rows = await db
    .select({
      import_id: lifeImports.id,
      source: lifeImports.source,
      createdAt: lifeImports.createdAt,
      species_count: count(importedRecords.species),
    })
    .from(lifeImports)
    .leftJoin(
      importedRecords,
      and(eq(importedRecords.userId, lifeImports.userId), eq(importedRecords.importId, lifeImports.id)),
    )
    .where(eq(lifeImports.userId, userId))
    .groupBy(lifeImports.userId, lifeImports.id)
    .orderBy(desc(lifeImports.createdAt), desc(lifeImports.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
