import { type BirthMonth, childUntil } from '@aranya/contracts';
import { eq, inArray, sql } from 'drizzle-orm';
import { findAge, levelForChildren, readAge } from '../../people/ages/child';
import { notifyAccountStatus } from '../../people/current-user/account-status';
import { memberAges, placeShares, posts, speciesPhotos, users } from '../../platform/db/schema';
import type { Db } from '../../platform/db/types';
import { errors } from '../../platform/plugins/errors';
import { protectAuthor } from '../../posts/sightings/apply-sensitivity';

/**
 * An answer stands until an admin asks again, or a child could free itself.
 * @param born null for 18 or older
 * @throws AppError `conflict` for another answer, or where nobody asks, and `account_deleted`
 */
export async function tellAge(db: Db, userId: string, born: BirthMonth | null, now: Date): Promise<void> {
  const until = born && childUntil(born, now.toISOString().slice(0, 10));
  await db.transaction(async (tx) => {
    // Waits for posts that are being published, which refer to the account: they are protected as well.
    const [account] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    if (account === undefined) throw errors.accountDeleted();
    const before = await readAge(tx, userId);
    if (before?.askedAgain === false) {
      if (before.childUntil === until) return;
      throw errors.conflict(
        'You have answered already. If your answer was wrong, write to the team of this site.',
      );
    }
    if (before === null && (await findAge(tx, userId)).question === 'none')
      throw errors.conflict('This site does not ask for your age.');
    const answer = {
      childUntil: until,
      askedAgain: false,
      agreedAt: until === null ? null : (before?.agreedAt ?? null),
    };
    await tx
      .insert(memberAges)
      .values({ userId, ...answer })
      .onConflictDoUpdate({ target: memberAges.userId, set: answer });
    if (until !== null) await closeAccount(tx, userId);
    await notifyAccountStatus(tx, userId);
  });
}

/** What is closed here stays closed on their eighteenth birthday, until they open it themselves. */
async function closeAccount(tx: Db, userId: string): Promise<void> {
  await tx
    .update(users)
    .set({
      profileVisibility: 'connections',
      openToGuests: false,
      recordLicence: null,
      lifeList: sql`case when ${users.lifeList} = 'public' then 'connections' else ${users.lifeList} end`,
    })
    .where(eq(users.id, userId));
  await protectAuthor(tx, userId, levelForChildren);
  const own = tx.select({ id: posts.id }).from(posts).where(eq(posts.authorId, userId));
  await tx.delete(placeShares).where(inArray(placeShares.postId, own));
  await tx.delete(speciesPhotos).where(inArray(speciesPhotos.postId, own));
}
