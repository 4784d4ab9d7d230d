import { z } from 'zod';
import { createPersistedStore, updatePersisted, usePersisted } from '../../../lib/persisted-store';
import { type Interest, isInterest } from './interests';

export interface WelcomeState {
  /** Empty until somebody chooses. */
  interests: Interest[];
  ended: boolean;
}

/** Keeps the accounts that used this browser last. */
const MAX_ACCOUNTS = 20;

const stateSchema = z.object({ interests: z.array(z.unknown()), ended: z.boolean() });

function parse(stored: unknown): Record<string, WelcomeState> {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([userId, entry]) => {
      const { success, data } = stateSchema.safeParse(entry);
      return success ? [[userId, { ended: data.ended, interests: data.interests.filter(isInterest) }]] : [];
    }),
  );
}

/** Keyed by account id. */
export const welcomeStore = createPersistedStore('aranya.welcome', parse);

export function changeWelcome(userId: string, change: Partial<WelcomeState>): void {
  updatePersisted(welcomeStore, ({ [userId]: before, ...others }) => ({
    ...Object.fromEntries(Object.entries(others).slice(1 - MAX_ACCOUNTS)),
    [userId]: { interests: [], ended: false, ...before, ...change },
  }));
}

// Only signed-in users see it, long after hydration, so the feed does not move.
if (typeof window !== 'undefined') void welcomeStore.persist.rehydrate();

/** Undefined until storage is read, null for an account without a state. */
export function useWelcomeState(userId: string | undefined): WelcomeState | null | undefined {
  const { value, ready } = usePersisted(welcomeStore);
  return ready && userId !== undefined ? (value[userId] ?? null) : undefined;
}
