import { and, eq, gt, lt } from 'drizzle-orm';
import { type IdentityDb, passkeyChallenges } from '../db/schema';

export const CHALLENGE_MINUTES = 5;

export interface Challenges {
  /** @param askedBy the sign-in or session, in which alone it counts */
  keep(challenge: string, askedBy: string): Promise<void>;
  /** Works once. */
  take(challenge: string, askedBy: string): Promise<boolean>;
  deleteExpired(): Promise<void>;
}

/** @param now epoch milliseconds */
export function createChallenges(db: IdentityDb, now: () => number): Challenges {
  return {
    async keep(challenge, askedBy) {
      const expiresAt = new Date(now() + CHALLENGE_MINUTES * 60_000);
      await db.insert(passkeyChallenges).values({ challenge, askedBy, expiresAt });
    },
    async take(challenge, askedBy) {
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
