import { lt, sql } from 'drizzle-orm';
import { createViewer } from '../../people/viewer';
import { postRow } from '../../platform/db/rows';
import { postWatchers } from '../../platform/db/schema';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import type { AddressedEvent } from '../../platform/live/events.repository';
import { isPostShown } from './comment-json';

/** Clients renew theirs every 60 seconds. */
export const WATCH_MS = 90_000;
const MAX_WATCHERS = 100;

type Values = [currentUserId: string, postId: string, open: boolean, until: string];

const watching = defineStatement<{ visible: boolean }, Values>('watch_post', (me, postId, open, until) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
  const currentUser = viewer.id;
  return sql`
    with ${viewer.tables},
    account as materialized (select id from users where id = ${currentUser} for key share),
    post as materialized (
      select p.id from posts p where p.id = ${postId}::uuid and exists (select from account)
        and ${isPostShown(viewer, postRow('p'))}
      for key share of p
    ),
    opened as (
      insert into post_watchers (post_id, user_id, until)
      select id, ${currentUser}, ${until}::timestamptz from post where ${open}::boolean
      on conflict (post_id, user_id) do update set until = excluded.until
    ),
    closed as (
      delete from post_watchers w
      where w.post_id = ${postId}::uuid and w.user_id = ${currentUser} and not ${open}::boolean
    )
    select exists (select from post) as visible`;
});

/** False if the post is not visible. */
export async function watchPost(
  db: Db,
  { currentUserId, postId, open, now }: { currentUserId: string; postId: string; open: boolean; now: Date },
): Promise<boolean> {
  const until = new Date(now.getTime() + WATCH_MS).toISOString();
  const [row] = await watching.run(db, currentUserId, postId, open, until);
  return row?.visible ?? false;
}

const watchers = defineStatement<{ id: string }, [postId: string, writerId: string | null, now: string]>(
  'post_watchers',
  (postId, writerId, now) => sql`
    select user_id as id from post_watchers
    where post_id = ${postId}::uuid and until > ${now}::timestamptz and user_id is distinct from ${writerId}::uuid
    order by until desc limit ${literal(MAX_WATCHERS)}`,
);

/** The newest, without the writer. */
export async function readWatchers(
  db: Db,
  postId: string,
  writerId: string | null,
  now: Date,
): Promise<string[]> {
  return (await watchers.run(db, postId, writerId, now.toISOString())).map(({ id }) => id);
}

/** Lock the watchers before the post. */
export const toPostEvents = (
  watcherIds: readonly string[],
  postId: string,
  peerId: string | null,
): AddressedEvent[] =>
  watcherIds.map((recipientId) => ({ recipientId, event: { type: 'post', peerId, postId } }));

export async function pruneWatchers(db: Db, now = new Date()): Promise<void> {
  await db.delete(postWatchers).where(lt(postWatchers.until, now));
}
