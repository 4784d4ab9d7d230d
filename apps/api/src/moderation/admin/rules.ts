import type { ClubText, PublishedRules } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { notifyAllStatuses } from '../../people/current-user/account-status';
import { readRules } from '../../people/rules/house-rules';
import { decodeCursor, encodeCursor, type PageQuery } from '../../platform/common/cursor';
import { NIL_ID } from '../../platform/common/ids';
import { isoTime } from '../../platform/common/iso-time';
import { houseRules } from '../../platform/db/schema';
import { type Db, isUniqueViolation, queryRows } from '../../platform/db/types';
import { type Act, appendToLog } from '../safety/moderation-log';
import { z } from 'zod';

const cursorSchema = z.tuple([z.int().min(1)]);

/**
 * Latest first.
 * @throws AppError `invalid_input` for an unknown cursor
 */
export async function listRules(
  db: Db,
  { limit, cursor, kind }: PageQuery & { kind: ClubText },
): Promise<{ versions: PublishedRules[]; next_cursor: string | null }> {
  const [before] = cursor === undefined ? [null] : decodeCursor(cursor, cursorSchema);
  const rows = await queryRows<{ json: PublishedRules }>(
    db,
    sql`
    select json_build_object('version', r.version, 'text', r.text, 'publishedAt', ${isoTime(sql`r.published_at`)},
      'published_by', u.full_name, 'must_accept', r.must_accept,
      'accepted_count', (select count(*) from rules_acceptances a where a.kind = r.kind and a.version = r.version)) as json
    from house_rules r left join users u on u.id = r.published_by
    where r.kind = ${kind} and (${before}::int is null or r.version < ${before}::int)
    order by r.version desc limit ${limit + 1}`,
  );
  const versions = rows.slice(0, limit).map(({ json }) => json);
  const last = versions.at(-1);
  return { versions, next_cursor: rows.length > limit && last ? encodeCursor([last.version]) : null };
}

interface NewRules {
  kind: ClubText;
  text: string;
  must_accept: boolean;
  over: number;
}

/** Null where somebody else has published meanwhile. */
export async function publishRules(
  db: Db,
  { kind, text, must_accept: mustAccept, over }: NewRules,
  act: Act,
): Promise<number | null> {
  const version = over + 1;
  try {
    return await db.transaction(async (tx) => {
      const before = await readRules(tx, kind);
      if (before.version !== over) return null;
      await tx.insert(houseRules).values({
        kind,
        version,
        text,
        mustAccept,
        publishedAt: act.now,
        publishedBy: act.operatorId ?? null,
      });
      await appendToLog(tx, act, {
        action: 'publish_rules',
        subject: 'rules',
        subjectId: NIL_ID,
        ownerId: null,
        before: { version: over, characters: before.text.length },
        after: {
          ...(kind !== 'rules' && { kind }),
          version,
          characters: text.length,
          must_accept: mustAccept,
        },
      });
      if (mustAccept) await notifyAllStatuses(tx);
      return version;
    });
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
}
