import { isDeepStrictEqual } from 'node:util';
import {
  addPostFields,
  type Draft,
  type DraftBody,
  draftBodySchema,
  limits,
  type SightingInput,
  sightingInputSchema,
} from '@aranya/contracts';
import { and, asc, desc, eq } from 'drizzle-orm';
import { drafts, posts } from '../../platform/db/schema';
import type { Db, DbPair } from '../../platform/db/types';
import { type AddressedEvent, type Publish, publishing } from '../../platform/live/events.repository';
import type { LiveNotifier } from '../../platform/live/live-notifier';
import { lockAccount } from '../../people/lock-people';
import { errors } from '../../platform/plugins/errors';
import type { TakeQuota } from '../../platform/quotas/quotas';

/** `current` is null for a removed draft; `published`: its post is there. */
export interface ChangedMeanwhile {
  current: Draft | null;
  published: boolean;
}

interface DraftChange {
  userId: string;
  draftId: string;
  /** The revision that the change was made to; 0 for a new draft. */
  revision: number;
}

interface SavedDraft extends DraftChange {
  body: DraftBody;
}

const isDraft = ({ userId, draftId }: Pick<DraftChange, 'userId' | 'draftId'>) =>
  and(eq(drafts.id, draftId), eq(drafts.userId, userId));

const toDraft = ({ id, body, revision, updatedAt }: typeof drafts.$inferSelect): Draft => ({
  _id: id,
  body: draftBodySchema.parse(body),
  revision,
  updatedAt: updatedAt.toISOString(),
});

async function find(on: Db, which: Pick<DraftChange, 'userId' | 'draftId'>): Promise<Draft | null> {
  const [row] = await on.select().from(drafts).where(isDraft(which));
  return row === undefined ? null : toDraft(row);
}

async function isPublished(on: Db, userId: string, draftId: string): Promise<boolean> {
  const found = await on
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, userId), eq(posts.clientId, draftId)));
  return found.length > 0;
}

/** Updates the author's other devices, at the end of the transaction. */
export const draftsChange = (recipientId: string): AddressedEvent => ({
  recipientId,
  event: { type: 'drafts', peerId: null },
});

async function insertDraft(tx: Db, { userId, draftId, body }: SavedDraft, updatedAt: Date): Promise<Draft> {
  const [added] = await tx
    .insert(drafts)
    .values({ id: draftId, userId, body, revision: 1, updatedAt })
    .onConflictDoNothing()
    .returning();
  if (added) return toDraft(added);
  throw errors.conflict('This draft could not be saved. Please try again.');
}

async function updateDraft(tx: Db, { body, ...change }: SavedDraft, updatedAt: Date): Promise<Draft> {
  const [saved] = await tx
    .update(drafts)
    .set({ body, revision: change.revision + 1, updatedAt })
    .where(isDraft(change))
    .returning();
  if (saved) return toDraft(saved);
  throw errors.conflict('This draft could not be saved. Please try again.');
}

interface SaveOptions {
  take: TakeQuota;
  publish: Publish;
}

export function createDraftsRepository(db: DbPair, live: LiveNotifier) {
  return {
    async list(on: Db, userId: string): Promise<Draft[]> {
      const rows = await on
        .select()
        .from(drafts)
        .where(eq(drafts.userId, userId))
        .orderBy(desc(drafts.updatedAt), asc(drafts.id))
        .limit(limits.drafts);
      return rows.map(toDraft);
    },

    /** Repeated with the same body, it changes nothing. */
    async save(
      tx: Db,
      change: SavedDraft,
      { take, publish }: SaveOptions,
    ): Promise<Draft | ChangedMeanwhile> {
      const { userId, draftId, revision, body } = change;
      await lockAccount(tx, userId);
      const current = await find(tx, change);
      if (current !== null && isDeepStrictEqual(current.body, body)) return current;
      if ((current?.revision ?? 0) !== revision) {
        return { current, published: current === null && (await isPublished(tx, userId, draftId)) };
      }
      if (current === null) {
        if (await isPublished(tx, userId, draftId)) return { current: null, published: true };
        if ((await tx.$count(drafts, eq(drafts.userId, userId))) >= limits.drafts)
          throw errors.invalid(`You have ${limits.drafts} drafts. Publish or discard one first.`);
      }
      await take(tx, userId, 'draft');
      const saved = await (current === null ? insertDraft : updateDraft)(tx, change, new Date());
      await publish(tx, [draftsChange(userId)]);
      return saved;
    },

    async remove(change: DraftChange): Promise<ChangedMeanwhile | null> {
      return publishing(live, (publish) =>
        db.write.transaction(async (tx) => {
          await lockAccount(tx, change.userId);
          const current = await find(tx, change);
          if (current === null) return null;
          if (current.revision !== change.revision) return { current, published: false };
          await tx.delete(drafts).where(isDraft(change));
          await publish(tx, [draftsChange(change.userId)]);
          return null;
        }),
      );
    },
  };
}

const NEWER_DRAFT = 'This draft was changed on another device. Read it again, then publish it.';

interface Published {
  clientId?: string | undefined;
  content: string;
  asks?: boolean | undefined;
  sighting?: SightingInput | undefined;
  /** As the author saw it; without it, any is published. */
  draftRevision?: number | undefined;
}

/** A page left during its own save knows the draft's text but not its revision. */
function saysTheSame({ text, asks = false, sighting = null }: DraftBody, post: Published): boolean {
  const content = addPostFields.shape.content.safeParse(text);
  const seen = sightingInputSchema.nullable().safeParse(sighting);
  return isDeepStrictEqual(
    [content.data, asks, seen.data],
    [post.content, post.asks ?? false, post.sighting ?? null],
  );
}

/**
 * In the transaction that publishes the draft, whose id is the `client_id` of the post.
 * @returns whether there was one
 * @throws `conflict` at `draft_revision` where the draft is newer and says something else
 */
export async function removePublishedDraft(tx: Db, userId: string, post: Published): Promise<boolean> {
  const { clientId, draftRevision } = post;
  if (clientId === undefined) return false;
  const [removed] = await tx
    .delete(drafts)
    .where(isDraft({ userId, draftId: clientId }))
    .returning({ revision: drafts.revision, body: drafts.body });
  if (!removed) return false;
  if (
    draftRevision !== undefined &&
    removed.revision > draftRevision &&
    !saysTheSame(draftBodySchema.parse(removed.body), post)
  )
    throw errors.conflict(NEWER_DRAFT, { draft_revision: NEWER_DRAFT });
  return true;
}
