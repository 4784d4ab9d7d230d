import type { AltSuggestion } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { authorJson } from '../../people/author-json';
import { createViewer } from '../../people/viewer';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { addNotification } from '../../notifications/write-notifications';
import { newId } from '../../platform/common/ids';
import { isoTime } from '../../platform/common/iso-time';
import { postRow, userRow } from '../../platform/db/rows';
import { altSuggestions, notifications, postImages, posts, users } from '../../platform/db/schema';
import { defineStatement, literal } from '../../platform/db/statement';
import type { Db, DbPair } from '../../platform/db/types';
import { refusePlaces } from '../sightings/refuse-places';
import { refreshProtection } from '../sightings/write-sighting';
import { isVisiblePost, notHidden } from '../view/visibility';
import type { DescribedPicture, SuggestionAccess } from './alt-texts.policy';

const MAX_LISTED = 50;

const suggestionJson = sql`json_build_object('_id', s.id, 'position', s.position, 'alt', s.alt,
  'user', ${authorJson(userRow('u'))}, 'createdAt', ${isoTime(sql`s.created_at`)})`;

const suggestionsOfPost = defineStatement<
  { suggestion: AltSuggestion },
  [currentUserId: string, postId: string]
>('alt_suggestions_of_post', (me, postId) => {
  const viewer = createViewer(sql`${me}::uuid`, ['hidden_people']);
  return sql`
      with ${viewer.tables}
      select ${suggestionJson} as suggestion
      from posts p join alt_suggestions s on s.post_id = p.id join users u on u.id = s.user_id
      where p.id = ${postId}::uuid and ${viewer.id} in (p.author_id, s.user_id)
        and s.user_id not in (select id from ${viewer.hidden_people}) and p.author_id not in (select id from ${viewer.hidden_people})
        and ${notHidden(viewer.id, postRow('p'))}
      order by s.position, s.created_at desc, s.id limit ${literal(MAX_LISTED)}`;
});

const suggestionById = defineStatement<{ suggestion: AltSuggestion }, [id: string]>(
  'alt_suggestion_by_id',
  (id) => sql`
    select ${suggestionJson} as suggestion from alt_suggestions s join users u on u.id = s.user_id
    where s.id = ${id}::uuid`,
);

interface NewSuggestion {
  postId: string;
  position: number;
  alt: string;
  userId: string;
  now: Date;
}

async function findSuggestion(tx: Db, id: string, currentUserId: string, lock: boolean) {
  const query = tx
    .select({
      authorId: posts.authorId,
      suggesterId: altSuggestions.userId,
      visible: isVisiblePost(currentUserId),
      postId: altSuggestions.postId,
      position: altSuggestions.position,
      alt: altSuggestions.alt,
    })
    .from(altSuggestions)
    .innerJoin(posts, eq(posts.id, altSuggestions.postId))
    .where(eq(altSuggestions.id, id));
  const [row] = await (lock ? query.for('update', { of: altSuggestions }) : query);
  return row ?? null;
}

/** A person's suggestions for a post are one notification, which goes with the last of them. */
export async function forgetNotification(
  tx: Db,
  { postId, suggesterId, authorId }: { postId: string; suggesterId: string; authorId: string },
): Promise<void> {
  const mine = and(eq(altSuggestions.postId, postId), eq(altSuggestions.userId, suggesterId));
  if ((await tx.$count(altSuggestions, mine)) > 0) return;
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.actorId, suggesterId),
        eq(notifications.recipientId, authorId),
        eq(notifications.kind, 'alt_text'),
        eq(notifications.postId, postId),
      ),
    );
}

export function createAltTextsRepository(db: DbPair) {
  return {
    list: async (from: Db, currentUserId: string, postId: string): Promise<AltSuggestion[]> =>
      (await suggestionsOfPost.run(from, currentUserId, postId)).map(({ suggestion }) => suggestion),

    /**
     * Replaces an earlier one of the same person. `notified` is announced after the commit.
     * @param authorize throws to deny
     * @param onNew counts it
     */
    async suggest(
      { postId, position, alt, userId, now }: NewSuggestion,
      authorize: (picture: DescribedPicture | null) => void,
      onNew: (tx: Db) => Promise<void>,
    ): Promise<{ suggestion: AltSuggestion; notified: NotificationRow }> {
      return db.write.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
        const [post] = await tx
          .select({ authorId: posts.authorId, visible: isVisiblePost(userId) })
          .from(posts)
          .where(eq(posts.id, postId))
          .for('key share');
        const images = await tx.$count(
          postImages,
          and(eq(postImages.postId, postId), eq(postImages.position, position)),
        );
        authorize(post === undefined ? null : { ...post, exists: images > 0 });
        await refusePlaces(tx, postId, alt, 'alt');
        await onNew(tx);
        const [stored] = await tx
          .insert(altSuggestions)
          .values({ id: newId(), postId, position, userId, alt, createdAt: now })
          .onConflictDoUpdate({
            target: [altSuggestions.postId, altSuggestions.position, altSuggestions.userId],
            set: { alt, createdAt: now },
          })
          .returning({ id: altSuggestions.id });
        const notified = await addNotification(tx, {
          recipientId: post?.authorId ?? '',
          kind: 'alt_text',
          actorId: userId,
          postId,
          now,
        });
        const [row] = await suggestionById.run(tx, stored?.id ?? '');
        if (row === undefined) throw new Error('The suggestion was stored in this transaction.');
        return { suggestion: row.suggestion, notified };
      });
    },

    /**
     * Describes the picture, and removes all suggestions for it.
     * @param authorize throws to deny
     */
    async take(
      id: string,
      currentUserId: string,
      authorize: (suggestion: SuggestionAccess | null) => void,
    ): Promise<string> {
      return db.write.transaction(async (tx) => {
        const before = await findSuggestion(tx, id, currentUserId, false);
        authorize(before);
        await tx
          .select({ id: posts.id })
          .from(posts)
          .where(eq(posts.id, before?.postId ?? ''))
          .for('no key update');
        const suggestion = await findSuggestion(tx, id, currentUserId, true);
        authorize(suggestion);
        if (suggestion === null) throw new Error('Authorized without a suggestion.');
        const { postId, position, alt } = suggestion;
        const isPicture = and(eq(postImages.postId, postId), eq(postImages.position, position));
        await tx.update(postImages).set({ alt }).where(isPicture);
        await refreshProtection(tx, postId);
        await tx
          .delete(altSuggestions)
          .where(and(eq(altSuggestions.postId, postId), eq(altSuggestions.position, position)));
        return alt;
      });
    },

    async remove(
      id: string,
      currentUserId: string,
      authorize: (suggestion: SuggestionAccess | null) => void,
    ): Promise<void> {
      await db.write.transaction(async (tx) => {
        const suggestion = await findSuggestion(tx, id, currentUserId, true);
        authorize(suggestion);
        if (suggestion === null) return;
        await tx.delete(altSuggestions).where(eq(altSuggestions.id, id));
        await forgetNotification(tx, suggestion);
      });
    },
  };
}
