import { sql } from 'drizzle-orm';
import { createRecipient, hasMutedWordInSql } from '../../notifications/visible-notifications';
import { notSuspended } from '../../people/suspensions';
import { postRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { circleTable } from '../../posts/circle';
import { keysFollowed, subjects } from '../../posts/topics/topic-posts';
import { showsPark } from '../../posts/view/post-json';
import { toGuestTexts } from '../../public/guests/guest-text';
import { firstLine, pickPosts } from './digest.rules';

/** Of each person and topic. */
const NEWEST = literal(5);
const CANDIDATES = literal(60);

interface Row extends Record<string, unknown> {
  id: string;
  author_id: string;
  author: string;
  content: string;
  in_park: boolean;
}

export interface DigestPost {
  id: string;
  author: string;
  /** Empty for pictures alone, and for words that could tell of a place. */
  line: string;
}

const post = postRow('p');

/**
 * What people and topics that the member follows brought. A mail stays where it is: posts that have a protected
 * animal, or may turn out to have one, would tell the week in which it was there, and are left out.
 */
const recentPosts = defineStatement<Row, [userId: string, since: string, now: string]>(
  'digest_posts',
  (userId, since, now) => {
    const recipient = createRecipient(sql`${userId}::uuid`);
    const isRecent = sql`created_at > ${since}::timestamptz`;
    return sql`
    with ${recipient.tables}, ${circleTable(recipient)},
    candidates as materialized (
      select recent.id, recent.created_at from circle cross join lateral (
        select p.id, p.created_at from posts p where p.author_id = circle.id and p.${isRecent}
        order by p.created_at desc, p.id desc limit ${NEWEST}
      ) recent
      union
      select recent.id, recent.created_at
      from ${keysFollowed(recipient.id, sql`(f.in_feed or f.notify)`)} other cross join lateral (
        select l.post_id as id, l.created_at from ${subjects} l
        where l.kind = other.kind and l.key = other.key and l.${isRecent}
        order by l.created_at desc, l.post_id desc limit ${NEWEST}
      ) recent
      order by created_at desc, id desc limit ${CANDIDATES}
    )
    select p.id, p.author_id, u.full_name as author, p.content, ${showsPark(post)} as in_park
    from candidates c cross join lateral (select * from posts own where own.id = c.id offset 0) p
    join users u on u.id = p.author_id
    where p.author_id <> ${recipient.id} and p.author_id not in (select id from ${recipient.unlisted_people})
      and p.hidden_at is null and p.strictest_level = 0 and not p.asks
      and ${notSuspended(sql`p.author_id`, sql`${now}::timestamptz`)}
      and not ${hasMutedWordInSql(recipient, sql`p.content`)}
    order by c.created_at desc, c.id desc`;
  },
);

const DAYS = 7;

export async function readDigestPosts(db: Db, userId: string, now: Date): Promise<DigestPost[]> {
  const since = new Date(now.getTime() - DAYS * 86_400_000);
  const rows = await recentPosts.run(db, userId, since.toISOString(), now.toISOString());
  return pickPosts(rows).map(({ id, author, content, in_park }) => {
    const { content: safe } = toGuestTexts({ content, alts: [], in_park, was_protected: false });
    return { id, author, line: firstLine(safe) };
  });
}
