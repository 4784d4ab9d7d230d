import type { Identification } from '@aranya/contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NotificationRow } from '../../notifications/announce-notifications';
import { identifications, posts, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import type { Publish } from '../../platform/live/events.repository';
import { errors } from '../../platform/plugins/errors';
import { toPostEvents, readWatchers } from '../comments/watchers';
import { postGone } from '../posts.policy';
import { freeNameIn } from '../sightings/catalogue';
import { refusePlaces } from '../sightings/refuse-places';
import { nameAnimals } from '../sightings/sighted-taxa';
import { refreshProtection } from '../sightings/write-sighting';
import { isVisiblePost } from '../view/visibility';
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
  authorize(post: AskingPost | null): void;
  /** Called for real changes only. */
  onNew(tx: Db): Promise<void>;
  publish: Publish;
}

export interface NewSuggestion {
  species: string;
  note: string;
}

export interface Changed {
  identification: Identification;
  notified: NotificationRow[];
}

async function lockPeople(tx: Db, currentUserId: string, watcherIds: readonly string[]): Promise<void> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [currentUserId, ...watcherIds]))
    .orderBy(asc(users.id))
    .for('share');
  if (!found.some(({ id }) => id === currentUserId)) throw errors.accountDeleted();
}

async function lockPost(tx: Db, { currentUserId, postId }: Context): Promise<AskingPost | null> {
  const visible = isVisiblePost(currentUserId);
  const [post] = await tx
    .select({ authorId: posts.authorId, asks: posts.asks, visible })
    .from(posts)
    .where(eq(posts.id, postId))
    .for('no key update');
  return post ?? null;
}

const isMine = ({ postId, currentUserId }: Context) =>
  and(eq(identifications.postId, postId), eq(identifications.userId, currentUserId));

/** @throws AppError `invalid_input` for an unknown animal */
async function storedKey(tx: Db, species: string): Promise<string> {
  const [named] = await nameAnimals(tx, [{ species }], 'species');
  return named?.species ?? species;
}

/** The actor is the person whose change made the name. */
async function notifyAgreeing(tx: Db, { currentUserId, postId, now }: Context, changes: NameChange[]) {
  const [change] = changes;
  if (change?.after == null) return [];
  const agreeing = await tx
    .select({ id: identifications.userId })
    .from(identifications)
    .where(and(eq(identifications.postId, postId), eq(identifications.species, change.after)));
  const recipients = new Set([change.authorId, ...agreeing.map(({ id }) => id)]);
  recipients.delete(currentUserId);
  const notified: NotificationRow[] = [];
  for (const recipientId of [...recipients].sort())
    notified.push(await notifyOfName(tx, { recipientId, actorId: currentUserId, postId, now }));
  return notified;
}

export function createIdentificationsRepository(db: Db) {
  /** @param apply returns notifications; null if it changed nothing */
  const change = (
    context: Context,
    { authorize, publish }: Omit<Callbacks, 'onNew'>,
    apply: (tx: Db, authorId: string) => Promise<NotificationRow[] | null>,
  ): Promise<Changed> =>
    db.transaction(async (tx) => {
      const { currentUserId, postId, now } = context;
      const watchers = await readWatchers(tx, postId, currentUserId, now);
      await lockPeople(tx, currentUserId, watchers);
      const post = await lockPost(tx, context);
      authorize(post);
      const notified = post === null ? null : await apply(tx, post.authorId);
      if (notified !== null) await publish(tx, toPostEvents(watchers, postId, currentUserId));
      const found = await readIdentification(tx, currentUserId, postId, now);
      if (found === null) throw postGone();
      return { identification: found.identification, notified: notified ?? [] };
    });

  return {
    suggest: (context: Context, { species: given, note }: NewSuggestion, callbacks: Callbacks) =>
      change(context, callbacks, async (tx, authorId) => {
        const { currentUserId, postId, now } = context;
        const species = await storedKey(tx, given);
        const [earlier] = await tx.select().from(identifications).where(isMine(context));
        if (earlier?.species === species && earlier.note === note) return null;
        await refusePlaces(tx, postId, note, 'note');
        await callbacks.onNew(tx);
        const named = { species, freeName: freeNameIn(species) };
        await tx
          .insert(identifications)
          .values({ postId, userId: currentUserId, ...named, note, createdAt: now })
          .onConflictDoUpdate({
            target: [identifications.postId, identifications.userId],
            set: { ...named, note, createdAt: now },
          });
        const changes = await recountNames(tx, [postId], now);
        await refreshProtection(tx, postId);
        const notice = { recipientId: authorId, actorId: currentUserId, postId, now };
        const notified = earlier === undefined ? [await notifyOfSuggestion(tx, notice)] : [];
        return [...notified, ...(await notifyAgreeing(tx, context, changes))];
      }),

    setOwnWord: (context: Context, species: string | null, callbacks: Callbacks) =>
      change(context, callbacks, async (tx) => {
        const word = species === null ? null : await storedKey(tx, species);
        await callbacks.onNew(tx);
        await writeOwnWord(tx, context.postId, word);
        return [];
      }),

    /** Protects the place no less than before. */
    withdraw: (context: Context, callbacks: Omit<Callbacks, 'onNew'>) =>
      change(context, callbacks, async (tx, authorId) => {
        const { currentUserId, postId, now } = context;
        const removed = await tx
          .delete(identifications)
          .where(isMine(context))
          .returning({ userId: identifications.userId });
        if (removed.length === 0) return null;
        const changes = await recountNames(tx, [postId], now);
        await removeNoticeOfSuggestion(tx, { recipientId: authorId, actorId: currentUserId, postId });
        return notifyAgreeing(tx, context, changes);
      }),
  };
}
