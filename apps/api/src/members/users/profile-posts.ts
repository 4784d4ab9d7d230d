import { limits, type User, type Visibility } from '@aranya/contracts';
import { sql } from 'drizzle-orm';
import {
  encodePosition,
  type PageQuery,
  type PagePosition,
  positionValues,
} from '../../platform/common/cursor';
import { postRow, userRow } from '../../platform/db/rows';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db } from '../../platform/db/types';
import { Json } from '../../platform/plugins/json-answer';
import { defineListedPosts, type PostPage } from '../../posts/view/listed-posts';
import { postView } from '../../posts/view/post-json';
import { notHidden } from '../../posts/view/visibility';
import { createViewer } from '../../people/viewer';
import { isShared, type Relationship } from '../../people/relationship.policy';
import { userView } from '../../people/user-json';
import { likesVisibility } from './privacy';

interface ProfileQuery extends PageQuery {
  currentUserId: string;
  profileId: string;
}

export type Profile = PostPage & {
  relationship: Pick<Relationship, 'name' | 'blocked' | 'blockedBy'>;
  user: Json<User>;
  lifeListShared: boolean;
  likesShared: boolean;
};

interface ProfileRow extends Record<string, unknown> {
  name: string;
  blocked: boolean;
  blockedBy: boolean;
  user: string;
  lifeList: Visibility;
  likes: Visibility;
  connection: Relationship['connection'];
  posts: string;
  /** Null on the last page. */
  last: PagePosition | null;
}

type ProfileValues = [
  currentUserId: string,
  profileId: string,
  limit: number,
  ...from: [at: string, id: string],
  mediaOnly: boolean,
];

const defineProfile = (count: number) =>
  defineStatement<ProfileRow, ProfileValues>(
    `profile_${count}`,
    (me, profileId, limit, at, id, mediaOnly) => {
      const viewer = createViewer(sql`${me}::uuid`, ['blockers', 'hidden_people']);
      const currentUser = viewer.id;
      const [post, user] = [postRow('p'), userRow('u')];
      const view = postView({ viewer, post, author: user, suggested: sql`false` });
      const profile = userView(viewer, user);
      // Apart, so that texts are found in the index alone.
      const hasPictures = sql`(select t.post_type <> 'text' from posts t where t.id = p.id)`;
      return sql`
        with ${viewer.tables},
        page as materialized (
          select id, created_at, row_number() over (order by created_at desc, id desc) as place from (
            select p.id, p.created_at from posts p
            where p.author_id = ${profileId}::uuid and (p.created_at, p.id) < (${at}::timestamptz, ${id}::uuid)
              and p.author_id not in (select id from ${viewer.hidden_people}) and ${notHidden(currentUser, post)}
              and (${mediaOnly}::boolean is not true or (p.hidden_at is null and ${hasPictures}))
            order by p.created_at desc, p.id desc limit ${literal(count)}
          ) newest
        )
        select u.full_name as name, relation.blocked, u.id in (select id from ${viewer.blockers}) as "blockedBy",
          u.life_list as "lifeList", ${likesVisibility(user)} as likes, relation.connection,
          ${profile.json}::text as user,
          case when privacy.limited then '' else (
            select coalesce(string_agg(${view.text}, ',' order by page.place), '')
            from page join posts p on p.id = page.id ${view.joins}
            where page.place <= ${limit}::int
          ) end as posts,
          case when not privacy.limited then (
            select json_build_object('at', (extract(epoch from created_at) * 1000)::bigint, 'id', id) from page
            where place = ${limit}::int and exists (select 1 from page where place > ${limit}::int)
          ) end as last
        from users u ${profile.joins} where u.id = ${profileId}::uuid`;
    },
  );

const usualProfile = defineProfile(limits.pageDefault + 1);
const longProfile = defineProfile(limits.pageMax + 1);

/**
 * Null if the user does not exist.
 * @param only `media` leaves out texts
 */
export async function readProfile(db: Db, query: ProfileQuery, only?: 'media'): Promise<Profile | null> {
  const { currentUserId, profileId, limit, cursor } = query;
  const statement = limit <= limits.pageDefault ? usualProfile : longProfile;
  const values = [currentUserId, profileId, limit, ...positionValues(cursor), only === 'media'] as const;
  const [row] = await statement.run(db, ...values);
  if (row === undefined) return null;
  const { name, blocked, blockedBy, user, lifeList, likes, connection, posts, last } = row;
  const own = profileId === currentUserId;
  return {
    relationship: { name, blocked, blockedBy },
    user: new Json(user),
    lifeListShared: own || isShared(lifeList, connection),
    likesShared: own || isShared(likes, connection),
    posts: new Json(`[${posts}]`),
    next_cursor: last === null ? null : encodePosition(last),
  };
}

export const readLikedPosts = defineListedPosts(
  'liked_posts',
  sql`likes`,
  (user, row) => sql`${row}.user_id = ${user}::uuid`,
);
