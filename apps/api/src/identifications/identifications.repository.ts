import type { Identification } from '@aranya/contracts';
import { and, eq, sql } from 'drizzle-orm';
import { identifications, posts, users } from '../db/schema';
import type { Db } from '../db/types';
import { errors } from '../plugins/errors';
import { notBlocked, notHidden } from '../posts/visibility';
import { refreshProtection } from '../sightings/write-sighting';
import { readIdentification } from './identification-view';
import type { AskingPost } from './identifications.policy';
import { type NameChange, recountNames } from './names';
import { notifyOfName, notifyOfSuggestion, removeNoticeOfSuggestion } from './notify';
import { writeOwnWord } from './own-word';

interface Context {
  currentUserId: string;
  postId: string;
  now: Date;
}

interface Callbacks {
  /** Throws to deny. */
  authorize(post: AskingPost | null): void;
  /** In the transaction, for what changes something. */
  onNew?(tx: Db): Promise<void>;
}

export interface NewSuggestion {
  species: string;
  /** Cleaned. */
  note: string;
}

/** The share lock waits for blocks and suspensions of the current user. */
async function lockForChange(
  tx: Db,
  { currentUserId, postId }: Context,
  authorize: Callbacks['authorize'],
): Promise<AskingPost> {
  const isMe = eq(users.id, currentUserId);
  const account = await tx.select({ id: users.id }).from(users).where(isMe).for('share');
  if (account.length === 0) throw errors.accountDeleted();
  const visible = sql<boolean>`(${notBlocked(currentUserId, sql`"posts"."author_id"`)}
    and ${notHidden(currentUserId, sql`"posts"`)})`;
  const [post] = await tx
    .select({ authorId: posts.authorId, asks: posts.asks, visible })
    .from(posts)
    .where(eq(posts.id, postId))
    .for('no key update');
  authorize(post ?? null);
  if (post === undefined) throw errors.notFound('This post is gone.');
  return post;
}

const isMine = ({ postId, currentUserId }: Context) =>
  and(eq(identifications.postId, postId), eq(identifications.userId, currentUserId));

/** The actor is whose change made the name. */
async function tellOfName(tx: Db, { currentUserId, postId, now }: Context, changes: NameChange[]) {
  const [change] = changes;
  if (change?.after == null) return;
  const agreeing = await tx
    .select({ id: identifications.userId })
    .from(identifications)
    .where(and(eq(identifications.postId, postId), eq(identifications.species, change.after)));
  const told = new Set([change.authorId, ...agreeing.map(({ id }) => id)]);
  told.delete(currentUserId);
  for (const recipientId of [...told].sort())
    await notifyOfName(tx, { recipientId, actorId: currentUserId, postId, now });
}

/** The answer of each change is the state after it, as the current user sees it. */
async function stateAfter(tx: Db, { currentUserId, postId, now }: Context): Promise<Identification> {
  const found = await readIdentification(tx, currentUserId, postId, now);
  if (found === null) throw errors.notFound('This post is gone.');
  return found.identification;
}

export function createIdentificationsRepository(db: Db) {
  return {
    /** Replaces an earlier suggestion. */
    suggest: (context: Context, { species, note }: NewSuggestion, { authorize, onNew }: Callbacks) =>
      db.transaction(async (tx) => {
        const { currentUserId, postId, now } = context;
        const { authorId } = await lockForChange(tx, context, authorize);
        const [earlier] = await tx.select().from(identifications).where(isMine(context));
        if (earlier?.species === species && earlier.note === note) return stateAfter(tx, context);
        await onNew?.(tx);
        await tx
          .insert(identifications)
          .values({ postId, userId: currentUserId, species, note, createdAt: now })
          .onConflictDoUpdate({
            target: [identifications.postId, identifications.userId],
            set: { species, note, createdAt: now },
          });
        const changes = await recountNames(tx, [postId], now);
        await refreshProtection(tx, postId);
        await notifyOfSuggestion(tx, { recipientId: authorId, actorId: currentUserId, postId, now });
        await tellOfName(tx, context, changes);
        return stateAfter(tx, context);
      }),

    /** Null takes it back. */
    setOwnWord: (context: Context, species: string | null, { authorize, onNew }: Callbacks) =>
      db.transaction(async (tx) => {
        await lockForChange(tx, context, authorize);
        await onNew?.(tx);
        await writeOwnWord(tx, context.postId, species);
        return stateAfter(tx, context);
      }),

    /** Protects the place no less than before. */
    withdraw: (context: Context, { authorize }: Callbacks) =>
      db.transaction(async (tx) => {
        const { currentUserId, postId, now } = context;
        const { authorId } = await lockForChange(tx, context, authorize);
        const removed = await tx
          .delete(identifications)
          .where(isMine(context))
          .returning({ userId: identifications.userId });
        if (removed.length === 0) return stateAfter(tx, context);
        const changes = await recountNames(tx, [postId], now);
        await removeNoticeOfSuggestion(tx, { recipientId: authorId, actorId: currentUserId, postId });
        await tellOfName(tx, context, changes);
        return stateAfter(tx, context);
      }),
  };
}
