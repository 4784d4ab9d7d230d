import { and, eq, gt, lt } from 'drizzle-orm';
import { type IdentityDb, passkeyChallenges } from '../db/schema';

export const CHALLENGE_MINUTES = 5;

/** @param now epoch milliseconds */
export function createChallenges(db: IdentityDb, now: () => number) {
  return {
    /** @param askedBy the sign-in or session, in which alone it counts */
    async keep(challenge: string, askedBy: string): Promise<void> {
      const expiresAt = new Date(now() + CHALLENGE_MINUTES * 60_000);
      await db.insert(passkeyChallenges).values({ challenge, askedBy, expiresAt });
    },
    /** Works once. */
    async take(challenge: string, askedBy: string): Promise<boolean> {
      const isRight = and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.askedBy, askedBy),
        gt(passkeyChallenges.expiresAt, new Date(now())),
      );
      const taken = await db
        .delete(passkeyChallenges)
        .where(isRight)
        .returning({ challenge: passkeyChallenges.challenge });
      return taken.length > 0;
    },
    async deleteExpired() {
      await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, new Date(now())));
    },
  };
}
