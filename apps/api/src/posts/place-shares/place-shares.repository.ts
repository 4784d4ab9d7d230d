import {
  type Author,
  type ExactPlace,
  limits,
  type PlaceLook,
  type PlaceShare,
  retentionDays,
} from '@aranya/contracts';
import { and, count, desc, eq, gt, isNotNull, lte, ne, notInArray, sql } from 'drizzle-orm';
import { DAY_MS } from '../../platform/common/day';
import { refuseForChild } from '../../people/ages/child';
import { authorJson } from '../../people/author-json';
import { selectBlockers } from '../../people/blockers';
import { lockRelationship } from '../../people/relationship';
import { authorizeView, type Relationship } from '../../people/relationship.policy';
import { findSuspension } from '../../people/suspensions';
import { newId } from '../../platform/common/ids';
import { placeLooks, placeShares, posts, sightings, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { throwIfDenied } from '../../platform/plugins/errors';
import { exactPlace } from '../sightings/write-sighting';
import { isVisiblePost } from '../view/visibility';
import { authorizeGive, authorizeMember, authorizeShares } from './place-shares.policy';

/** One look, however often the page is opened meanwhile. */
const SAME_LOOK_MS = 3_600_000;
export const LOOKS_KEPT_MS = retentionDays.placeLooks * DAY_MS;

interface Context {
  currentUserId: string;
  postId: string;
  now: Date;
}

interface Overview {
  shares: PlaceShare[];
  looks: PlaceLook[];
}

export interface Look {
  place: ExactPlace;
  seen_on: string;
  until: string;
}

const author = sql<Author>`${authorJson(users)}`;

const lasts = ({ postId, now }: Context) => and(eq(placeShares.postId, postId), gt(placeShares.until, now));

const ofMember = (context: Context, memberId: string) =>
  and(lasts(context), eq(placeShares.memberId, memberId));

async function readPost(tx: Db, { currentUserId, postId }: Context, lock: boolean) {
  const query = tx
    .select({
      authorId: posts.authorId,
      visible: isVisiblePost(currentUserId),
      hidden: sql<boolean>`${isNotNull(posts.hiddenAt)}`,
      hasProtectedPlace: sql<boolean>`coalesce(${sightings.level} > 0
        and (${sightings.park} is not null or ${sightings.lat} is not null), false)`,
    })
    .from(posts)
    .leftJoin(sightings, eq(sightings.postId, posts.id))
    .where(eq(posts.id, postId));
  const [post] = await (lock ? query.for('no key update', { of: posts }) : query);
  return post ?? null;
}

async function readOverview(db: Db, context: Context): Promise<Overview> {
  const shares = await db
    .select({ user: author, createdAt: placeShares.createdAt, until: placeShares.until })
    .from(placeShares)
    .innerJoin(users, eq(users.id, placeShares.memberId))
    .where(lasts(context))
    .orderBy(desc(placeShares.until), users.id);
  const looks = await db
    .select({
      _id: placeLooks.id,
      user: sql<Author | null>`case when ${users.id} is not null then ${author} end`,
      at: placeLooks.lookedAt,
    })
    .from(placeLooks)
    // People who have blocked the author look deleted.
    .leftJoin(
      users,
      and(eq(users.id, placeLooks.memberId), notInArray(users.id, selectBlockers(context.currentUserId))),
    )
    .where(eq(placeLooks.postId, context.postId))
    .orderBy(desc(placeLooks.lookedAt), desc(placeLooks.id))
    .limit(limits.placeLooks);
  return {
    shares: shares.map(({ user, createdAt, until }) => ({
      user,
      createdAt: createdAt.toISOString(),
      until: until.toISOString(),
    })),
    looks: looks.map(({ at, ...look }) => ({ ...look, looked_at: at.toISOString() })),
  };
}

/** All but `look` throw an AppError to anybody but the author. */
export function createPlaceSharesRepository(db: Db) {
  return {
    async list(context: Context): Promise<Overview> {
      throwIfDenied(authorizeShares(await readPost(db, context, false), context.currentUserId));
      return readOverview(db, context);
    },

    /**
     * Repeated, it sets a new end.
     * @param onNew called in the transaction, after the locks
     * @returns the member's name as well
     */
    give: (context: Context, memberId: string, days: number, onNew: (tx: Db) => Promise<void>) =>
      db.transaction(async (tx): Promise<Overview & Pick<Relationship, 'name'>> => {
        const { currentUserId, postId, now } = context;
        // A block and a suspension wait for these locks; users come before posts.
        const relationship = await lockRelationship(tx, currentUserId, memberId);
        throwIfDenied(authorizeGive(await readPost(tx, context, true), currentUserId));
        throwIfDenied(authorizeView(relationship));
        await refuseForChild(tx, currentUserId, 'the exact place of what you saw stays with you');
        const [others] = await tx
          .select({ total: count() })
          .from(placeShares)
          .where(and(lasts(context), ne(placeShares.memberId, memberId)));
        const suspended = (await findSuspension(tx, memberId, now)) !== null;
        throwIfDenied(authorizeMember({ suspended }, others?.total ?? 0));
        await onNew(tx);
        const share = { createdAt: now, until: new Date(now.getTime() + days * DAY_MS) };
        await tx
          .insert(placeShares)
          .values({ postId, memberId, ...share })
          .onConflictDoUpdate({ target: [placeShares.postId, placeShares.memberId], set: share });
        return { name: relationship.name, ...(await readOverview(tx, context)) };
      }),

    takeBack: (context: Context, memberId: string) =>
      db.transaction(async (tx): Promise<Overview> => {
        throwIfDenied(authorizeShares(await readPost(tx, context, true), context.currentUserId));
        await tx
          .delete(placeShares)
          .where(and(eq(placeShares.postId, context.postId), eq(placeShares.memberId, memberId)));
        return readOverview(tx, context);
      }),

    async until(on: Db, context: Context): Promise<Date | null> {
      const [share] = await on
        .select({ until: placeShares.until })
        .from(placeShares)
        .where(ofMember(context, context.currentUserId));
      return share?.until ?? null;
    },

    look: (context: Context) =>
      db.transaction(async (tx): Promise<Look | null> => {
        const { currentUserId, postId, now } = context;
        // Locks users before posts, so that parallel looks count once and changes of the place are seen.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, currentUserId)).for('key share');
        await tx.select({ id: posts.id }).from(posts).where(eq(posts.id, postId)).for('no key update');
        const [found] = await tx
          .select({ until: placeShares.until, sighting: sightings })
          .from(placeShares)
          .innerJoin(sightings, eq(sightings.postId, placeShares.postId))
          .where(ofMember(context, currentUserId));
        const place = found === undefined ? null : exactPlace(found.sighting);
        if (found === undefined || place === null) return null;
        const lately = and(
          eq(placeLooks.postId, postId),
          eq(placeLooks.memberId, currentUserId),
          gt(placeLooks.lookedAt, new Date(now.getTime() - SAME_LOOK_MS)),
        );
        if ((await tx.$count(placeLooks, lately)) === 0)
          await tx.insert(placeLooks).values({ id: newId(), postId, memberId: currentUserId, lookedAt: now });
        return { place, seen_on: found.sighting.seenOn, until: found.until.toISOString() };
      }),
  };
}

export async function prunePlaceShares(db: Db, now = new Date()): Promise<void> {
  await db.delete(placeShares).where(lte(placeShares.until, now));
  await db.delete(placeLooks).where(lte(placeLooks.lookedAt, new Date(now.getTime() - LOOKS_KEPT_MS)));
}
