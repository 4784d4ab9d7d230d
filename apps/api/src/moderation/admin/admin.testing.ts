import type { Role } from '@aranya/contracts';
import { createTestApp, type TestApp, type TestAppOptions } from '../../testing';
import { setRole } from './roles';

export interface AdminApi extends TestApp {
  giveRole(userId: string, role: Role): Promise<void>;
}

/** Asha is an admin, Bikram a moderator; the others are members. */
export async function startAdminApi(options: TestAppOptions = {}): Promise<AdminApi> {
  const api = await createTestApp(options);
  const giveRole = async (userId: string, role: Role) => {
    const act = { operator: 'test', reason: '', now: new Date() };
    await api.db.write.transaction((tx) => setRole(tx, userId, role, act));
  };
  await giveRole(api.ids.asha, 'admin');
  await giveRole(api.ids.bikram, 'moderator');
  return { ...api, giveRole };
}

/** Roles reach other processes by notification, within seconds on a busy machine. */
export async function eventually(check: () => Promise<void>, triesLeft = 400): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 25));
    await eventually(check, triesLeft - 1);
  }
}
