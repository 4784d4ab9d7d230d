import type { PgTable } from 'drizzle-orm/pg-core';
import { createTestApp, type Member, type TestApp, type TestAppOptions } from './app';

export function forWholeSpec<T extends { close(): Promise<void> }>(start: () => Promise<T>): T {
  const api = {} as T;
  beforeAll(async () => void Object.assign(api, await start()), 60_000);
  afterAll(() => api.close());
  return api;
}

export const useTestApp = (options?: TestAppOptions): TestApp => forWholeSpec(() => createTestApp(options));

export function useMembers<const Names extends readonly string[]>(
  api: TestApp,
  ...names: Names
): { [Index in keyof Names]: Member } {
  const members = names.map(() => ({}) as Member);
  beforeAll(async () => {
    for (const [at, name] of names.entries()) Object.assign(members[at] ?? {}, await api.member(name));
  });
  return members as { [Index in keyof Names]: Member };
}

export function emptyBeforeEach(api: TestApp, ...tables: readonly PgTable[]): void {
  beforeEach(async () => {
    for (const table of tables) await api.db.write.delete(table);
  });
}
