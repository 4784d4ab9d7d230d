import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { selectBlockers } from '../people/blockers';
import { NIL_ID } from '../platform/common/ids';
import { isoTime } from '../platform/common/iso-time';
import { commentRow, postRow } from '../platform/db/rows';
import { posts } from '../platform/db/schema';
import { type Db, queryRows } from '../platform/db/types';
import type { MediaStore } from '../platform/media/media-store';
import { publicMediaKey } from '../platform/media/media.repository';
import { ownSighting } from '../posts/view/post-json';
import { notHidden } from '../posts/view/visibility';
import { lifeListExports } from './export-life-list';
import { placeShareExports } from './export-place-shares';
import { batch, BATCH_SIZE } from './export-batch';
import { keepingExports } from './keeping-exports';

const readme = (siteName: string) => `Your data on ${siteName}.

profile.json        who you are here, who may see it, the words you muted, how you are notified, how you came in,
                    the house rules and terms you accepted, and your passkeys
posts.json          what you have published, with the exact places; the pictures lie in pictures/posts
place-shares.json   to whom you show the exact places of your posts, and until when
place-looks.json    who looked at them, and when
comments.json       what you have written below posts
messages.json       what you have written and received; the pictures lie in pictures/messages
ties.json           whom you follow, who follows you, your connections, requests, blocks and mutes
life-list.json      what you have noted as seen without a post
imports.json        the lists that you brought from other sites
favorites.json      your favourite species
topics.json         the animals, places and hashtags that you follow
drafts.json         what you have not published yet
bookmarks.json      what you have bookmarked, and in which collection
collections.json    your collections of bookmarks
earlier-texts.json  what your posts said before you edited them
likes.json          the posts that you like
suggestions.json    what you have suggested that others' posts show
comment-likes.json  the comments that you like
notifications.json  what others did that concerns you
alt-texts.json      descriptions that you suggest for the pictures of others
reports.json        what you have reported
removed.json        what moderators removed and can restore, with the reason
appeals.json        your appeals, and the answers
corrections.json    the corrections of facts that you suggested, and the answers

Times are in UTC (ISO 8601). Pictures are WebP files, named by the post or message that shows them.
`;

const isReadable = (userId: string) => sql`(from_id = ${userId}
  or (to_id = ${userId} and (from_id is null or from_id not in ${selectBlockers(userId)})))`;

type BatchQuery = (after: string) => SQL;

function batchQueries(userId: string): Record<string, BatchQuery> {
  const me = sql`${userId}::uuid`;
  const blockers = selectBlockers(userId);
  // Blockers look deleted to the user.
  const personName = (id: SQL) => sql`coalesce(
    (select full_name from users where users.id = ${id} and users.id not in ${blockers}), 'Deleted user')`;
  const relationships = sql`
    select followee_id as id, 'following' as tie, created_at as since from follows where follower_id = ${me}
    union all select follower_id, 'follower', created_at from follows where followee_id = ${me}
    union all select case when low_id = ${me} then high_id else low_id end,
      case when status = 'accepted' then 'connection' when requested_by = ${me} then 'request sent' else 'request received' end,
      since from connections where low_id = ${me} or high_id = ${me}
    union all select blocked_id, 'blocked', created_at from blocks where blocker_id = ${me}
    union all select muted_id, 'muted', created_at from mutes where user_id = ${me}`;
  return {
    'profile.json': (after) => sql`
      select id, full_name, username, bio, location, profile_visibility, likes_visibility, open_to_guests, life_list, record_licence, picture_licence, language, issuer, subject, ${isoTime(sql`created_at`)} as created_at,
        (select r.role from roles r where r.user_id = users.id) as role,
        (select json_build_object('reason', s.reason, 'since', ${isoTime(sql`s.since`)}, 'until', ${isoTime(sql`s.until`)})
          from suspensions s where s.user_id = users.id) as suspension,
        (select json_build_object('label', i.label, 'joined_at', ${isoTime(sql`used.joined_at`)})
          from invitation_uses used join invitations i on i.id = used.invitation_id where used.user_id = users.id) as invited_by,
        (select coalesce(json_agg(json_build_object('kind', a.kind, 'version', a.version, 'accepted_at', ${isoTime(sql`a.accepted_at`)}) order by a.accepted_at, a.kind), '[]')
          from rules_acceptances a where a.user_id = users.id) as accepted_rules,
        (select json_build_object('child_until', a.child_until, 'parent_agreed_at', ${isoTime(sql`a.agreed_at`)})
          from member_ages a where a.user_id = users.id) as age,
        (select coalesce(json_agg(w.word order by w.created_at), '[]') from muted_words w where w.user_id = users.id) as muted_words,
        (select coalesce(json_agg(json_build_object('kind', s.kind, 'listed', s.listed, 'pushed', s.pushed) order by s.kind), '[]')
          from notification_settings s where s.user_id = users.id) as notification_settings,
        exists (select from digests d where d.user_id = users.id) as weekly_digest,
        (select coalesce(json_agg(p.endpoint order by p.id), '[]') from push_subscriptions p where p.user_id = users.id) as pushed_to,
        (select coalesce(json_agg(json_build_object('name', t.name, 'scope', t.scope, 'created_at', ${isoTime(sql`t.created_at`)},
          'ends_at', ${isoTime(sql`t.ends_at`)}, 'last_used_on', t.last_used_on) order by t.id), '[]')
          from personal_tokens t where t.user_id = users.id) as access_tokens,
        (select coalesce(json_agg(json_build_object('name', k.name, 'public_key', k.public_key, 'created_at', ${isoTime(sql`k.created_at`)},
          'last_used_at', ${isoTime(sql`k.last_used_at`)}) order by k.created_at), '[]')
          from identity.passkeys k where k.account_id = substring(users.subject from '^local[|]([0-9a-f-]{36})$')::uuid) as passkeys
      from users where id = ${me} and id > ${after}::uuid`,
    'posts.json': (after) => sql`
      select id, content, post_type, ${isoTime(sql`created_at`)} as created_at,
        likes_total - (select count(*) from likes l where l.post_id = posts.id and l.user_id in ${blockers})::int as likes_total,
        ${isoTime(sql`hidden_at`)} as hidden_at, hidden_reason,
        (select coalesce(json_agg(i.alt order by i.position), '[]') from post_images i where i.post_id = posts.id) as picture_texts,
        (select coalesce(json_agg(i.licence order by i.position), '[]') from post_images i where i.post_id = posts.id) as picture_licences,
        asks, case when sighting is not null then (${ownSighting(posts)}) end as sighting
      from posts where author_id = ${me} and id > ${after}::uuid order by id ${batch}`,
    'comments.json': (after) => sql`
      select id, post_id, parent_id as answers, content, ${isoTime(sql`created_at`)} as created_at,
        ${isoTime(sql`hidden_at`)} as hidden_at, hidden_reason
      from comments where author_id = ${me} and deleted_at is null and id > ${after}::uuid order by id ${batch}`,
    'messages.json': (after) => sql`
      select id, case when from_id = ${me} then 'sent' else 'received' end as direction,
        ${personName(sql`case when from_id = ${me} then to_id else from_id end`)} as with_whom,
        text, message_type, ${isoTime(sql`seen_at`)} as seen_at, ${isoTime(sql`created_at`)} as created_at
      from messages where ${isReadable(userId)} and id > ${after}::uuid order by id ${batch}`,
    'ties.json': (after) => sql`
      select id, string_agg(tie, ', ' order by tie) as ties, ${personName(sql`t.id`)} as name,
        ${isoTime(sql`min(since)`)} as since
      from (${relationships}) t where id > ${after}::uuid group by id order by id ${batch}`,
    ...lifeListExports(me),
    ...keepingExports(userId),
    ...placeShareExports(me, personName),
    'likes.json': (after) => sql`
      select l.post_id as id, ${personName(sql`p.author_id`)} as author, p.content, ${isoTime(sql`l.created_at`)} as liked_at
      from likes l join posts p on p.id = l.post_id
      where l.user_id = ${me} and ${notHidden(userId, postRow('p'))} and p.author_id not in ${blockers}
        and l.post_id > ${after}::uuid order by l.post_id ${batch}`,
    'suggestions.json': (after) => sql`
      select i.post_id as id, ${personName(sql`p.author_id`)} as author, p.content, i.species, i.note,
        p.agreed_species, ${isoTime(sql`i.created_at`)} as suggested_at
      from identifications i join posts p on p.id = i.post_id
      where i.user_id = ${me} and ${notHidden(userId, postRow('p'))} and p.author_id not in ${blockers}
        and i.post_id > ${after}::uuid order by i.post_id ${batch}`,
    'comment-likes.json': (after) => sql`
      select l.comment_id as id, ${personName(sql`c.author_id`)} as author, c.content, ${isoTime(sql`l.created_at`)} as liked_at
      from comment_likes l join comments c on c.id = l.comment_id
      where l.user_id = ${me} and ${notHidden(userId, commentRow('c'))} and c.author_id not in ${blockers}
        and l.comment_id > ${after}::uuid order by l.comment_id ${batch}`,
    'notifications.json': (after) => sql`
      select id, kind, case when kind <> 'settled' then ${personName(sql`n.actor_id`)} end as who, post_id, comment_id,
        ${isoTime(sql`created_at`)} as created_at, ${isoTime(sql`read_at`)} as read_at
      from notifications n where recipient_id = ${me} and actor_id not in ${blockers}
        and id > ${after}::uuid order by id ${batch}`,
    'alt-texts.json': (after) => sql`
      select id, post_id, position + 1 as picture, alt, ${isoTime(sql`created_at`)} as created_at
      from alt_suggestions where user_id = ${me} and id > ${after}::uuid order by id ${batch}`,
    'reports.json': (after) => sql`
      select id, subject, subject_id, reason, details, ${isoTime(sql`created_at`)} as created_at
      from reports where reporter_id = ${me} and id > ${after}::uuid order by id ${batch}`,
    'removed.json': (after) => sql`
      select subject_id as id, string_agg(subject, ', ') as what, string_agg(reason, ' / ') as reason,
        ${isoTime(sql`min(removed_at)`)} as removed_at, ${isoTime(sql`max(purge_after)`)} as restorable_until,
        jsonb_agg(jsonb_strip_nulls(jsonb_build_object('text', saved -> 'text', 'bio', saved -> 'bio', 'location', saved -> 'location',
          'full_name', saved -> 'fullName', 'username', saved -> 'username'))) as removed
      from removals where owner_id = ${me} and subject_id > ${after}::uuid group by subject_id order by subject_id ${batch}`,
    'appeals.json': (after) => sql`
      select id, subject, subject_id, text, ${isoTime(sql`created_at`)} as created_at,
        ${isoTime(sql`decided_at`)} as decided_at, outcome, answer
      from appeals where user_id = ${me} and id > ${after}::uuid order by id ${batch}`,
    'corrections.json': (after) => sql`
      select id, record, field, before, value, source_title, source_url, explanation,
        ${isoTime(sql`created_at`)} as created_at, ${isoTime(sql`decided_at`)} as decided_at, outcome, answer
      from corrections where user_id = ${me} and id > ${after}::uuid order by id ${batch}`,
  };
}

async function* toJson(db: Db, query: BatchQuery): AsyncGenerator<string> {
  let after = NIL_ID;
  let separator = '[\n';
  for (;;) {
    const rows = await queryRows<{ id: string }>(db, query(after));
    for (const row of rows) {
      yield `${separator}${JSON.stringify(row)}`;
      separator = ',\n';
      after = row.id;
    }
    if (rows.length < BATCH_SIZE) break;
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

interface Picture {
  name: string;
  key: string;
}

async function findPictures(db: Db, userId: string): Promise<Picture[]> {
  const uploaded = await queryRows<{ name: string; hash: string }>(
    db,
    sql`
      select 'posts/' || i.post_id || '-' || (i.position + 1) as name, i.media_hash as hash
      from post_images i join posts p on p.id = i.post_id where p.author_id = ${userId}
      union all select 'profile', profile_media_hash from users where id = ${userId} and profile_media_hash is not null
      union all select 'removed-profile', saved ->> 'profileMediaHash' from removals
      where subject = 'profile' and subject_id = ${userId} and saved ->> 'profileMediaHash' is not null
      union all select 'removed-cover', saved ->> 'coverMediaHash' from removals
      where subject = 'profile' and subject_id = ${userId} and saved ->> 'coverMediaHash' is not null
      union all select 'cover', cover_media_hash from users where id = ${userId} and cover_media_hash is not null
      order by name`,
  );
  const sent = await queryRows<{ id: string; key: string }>(
    db,
    sql`
      select m.id, p.key from message_media p join messages m on m.id = p.message_id
      where ${isReadable(userId)}
      union all select subject_id, saved -> 'media' ->> 'key' from removals
      where owner_id = ${userId} and subject = 'message' and saved -> 'media' ->> 'key' is not null order by id`,
  );
  return [
    ...uploaded.map(({ name, hash }) => ({ name: `pictures/${name}.webp`, key: publicMediaKey(hash) })),
    ...sent.map(({ id, key }) => ({ name: `pictures/messages/${id}.webp`, key })),
  ];
}

/** Makes the zip while it is read. */
export async function exportData(
  { db, media, siteName }: { db: Db; media: MediaStore; siteName: string },
  userId: string,
  now: Date,
): Promise<Readable> {
  const pictures = await findPictures(db, userId);
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let source: Readable | null = null;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => source?.destroy());

  const add = (name: string, open: () => Readable | Promise<Readable>, compress: boolean) => {
    zip.addReadStreamLazy(name, { mtime: now, compress }, (callback) => {
      Promise.resolve()
        .then(open)
        .then((stream) => {
          source = stream;
          if (output.destroyed) stream.destroy();
          else callback(null, stream);
        })
        .catch((error: unknown) => output.destroy(error as Error));
    });
  };
  zip.addBuffer(Buffer.from(readme(siteName)), 'README.txt', { mtime: now });
  for (const [name, query] of Object.entries(batchQueries(userId))) {
    add(name, () => Readable.from(toJson(db, query)), true);
  }
  // Pictures are already compressed.
  for (const { name, key } of pictures) {
    add(name, async () => (await media.get(key))?.stream ?? Readable.from([]), false);
  }
  zip.end();
  return output;
}
