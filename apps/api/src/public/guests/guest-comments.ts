import type { GuestThread } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import { authorJson } from '../../people/author-json';
import { isOpenToGuests } from '../../people/open-to-guests';
import { userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { toGuestTime } from './guest-posts';
import { toGuestComments, type WrittenText } from './guest-text';

const MAX_THREADS = 50;
const MAX_ANSWERS = 10;

type Written = GuestThread['answers'][number];

const [author, answering] = [userRow('u'), userRow('au')];

const openThreads = defineStatement<{ comment: Written; answers: Written[] }, [postId: string, now: string]>(
  'guest_comments',
  (postId, time) => {
    const now = sql`${time}::timestamptz`;
    const json = (row: string, by: typeof author) => {
      const comment = sql.raw(row);
      return sql`json_build_object('user', ${authorJson(by)}, 'content', ${comment}.content,
      'createdAt', ${toGuestTime(sql`${comment}.created_at`)})`;
    };
    const isShown = (row: string, by: typeof author) => sql`
    ${sql.raw(row)}.deleted_at is null and ${sql.raw(row)}.hidden_at is null and ${isOpenToGuests(by, now)}`;
    return sql`
    select ${json('c', author)} as comment, answers.list as answers
    from posts p
    cross join lateral (
      select * from comments of_post where of_post.post_id = p.id and of_post.parent_id is null
      order by of_post.id limit ${literal(MAX_THREADS)}
    ) c
    join users u on u.id = c.author_id
    cross join lateral (
      select coalesce(json_agg(${json('a', answering)} order by a.id), '[]') as list
      from (select * from comments below where below.parent_id = c.id order by below.id limit ${literal(MAX_ANSWERS)}) a
      join users au on au.id = a.author_id
      where ${isShown('a', answering)}
    ) answers
    where p.id = ${postId}::uuid and ${isShown('c', author)}
    order by c.id`;
  },
);

/** Members' comments count as what they publish: only those of members who opened theirs, and no answers to others. */
export async function readGuestComments(
  db: Db,
  { postId, written, now }: { postId: string; written: WrittenText; now: Date },
): Promise<GuestThread[]> {
  const rows = await openThreads.run(db, postId, now.toISOString());
  const withSafeText = (comments: readonly Written[]) => {
    const texts = toGuestComments(
      comments.map(({ content }) => content),
      written,
    );
    return comments.flatMap((comment, index) => (texts[index] === '' ? [] : comment));
  };
  return rows.flatMap(({ comment, answers }) =>
    withSafeText([comment]).map((shown) => ({ ...shown, answers: withSafeText(answers) })),
  );
}
