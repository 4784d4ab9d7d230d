import { limits, type RecentMessage } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { type DbPair, rowsOf } from '../db/types';
import { notBlocked } from '../posts/visibility';
import { createUsersRepository } from '../users/users.repository';

interface RecentRow extends Record<string, unknown> {
  id: string;
  from_id: string;
  text: string;
  message_type: 'text' | 'image';
  seen: boolean;
  seq: string | number;
  created_ms: string | number;
  width: number | null;
  height: number | null;
  alt: string | null;
}

/** For the 50 latest senders. Polled by every tab: the recursion skips through the index from sender to sender. */
export async function recentMessages(db: Pick<DbPair, 'read'>, userId: string): Promise<RecentMessage[]> {
  const rows = await rowsOf<RecentRow>(
    db.read,
    sql`
      with recursive senders(id) as (
        (select from_id from messages where to_id = ${userId} and from_id is not null order by from_id limit 1)
        union all
        select (
          select m.from_id from messages m where m.to_id = ${userId} and m.from_id > s.id
          order by m.from_id limit 1
        ) from senders s where s.id is not null
      )
      select latest.id, latest.from_id, latest.text, latest.message_type, latest.seen_at is not null as seen,
        case when latest.low_id = ${userId}::uuid then latest.low_seq else latest.high_seq end as seq,
        extract(epoch from latest.created_at) * 1000 as created_ms,
        picture.width, picture.height, picture.alt
      from senders
      cross join lateral (
        select * from messages m where m.to_id = ${userId} and m.from_id = senders.id
        order by m.low_seq desc limit 1
      ) latest
      left join message_media picture on picture.message_id = latest.id
      where ${notBlocked(userId, sql`senders.id`)}
      order by latest.created_at desc, latest.id desc
      limit ${limits.pageMax}`,
  );
  const senders = await createUsersRepository(db).authorsByIds(rows.map((row) => row.from_id));
  return rows.flatMap((row) => {
    const sender = senders.get(row.from_id);
    if (!sender) return [];
    const { _id, full_name, profile_picture } = sender;
    return {
      _id: row.id,
      from_user_id: { _id, full_name, profile_picture },
      to_user_id: userId,
      text: row.text,
      message_type: row.message_type,
      media_url: '',
      media_width: row.width,
      media_height: row.height,
      media_alt: row.alt ?? '',
      seen: row.seen,
      seq: Number(row.seq),
      client_id: null,
      createdAt: new Date(Number(row.created_ms)).toISOString(),
    };
  });
}
