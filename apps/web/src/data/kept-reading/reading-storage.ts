import { promisifyRequest } from 'idb-keyval';
import { onReadings } from '../../lib/device-storage';
import { lifeListKeys } from '../life-list/life-list-keys';
import { readingId } from './reading-id';
import { type Reading, readingsToKeep } from './reading.rules';

const keyOf = ({ userId, queryKey }: Pick<Reading, 'userId' | 'queryKey'>) => [userId, readingId(queryKey)];

/** Returns nothing where the browser stores nothing. */
export const listReadings = (): Promise<Reading[]> =>
  onReadings('readonly', (objects) => promisifyRequest<Reading[]>(objects.getAll())).catch(() => []);

/** Returns the members' own life lists, and reads nothing else that is kept. */
export const listLifeLists = (): Promise<Reading[]> =>
  onReadings('readonly', async (objects) => {
    const keys = (await promisifyRequest(objects.getAllKeys())) as [userId: string, id: string][];
    const ofLists = keys.filter(([userId, id]) => id === readingId(lifeListKeys.of(userId)));
    return Promise.all(ofLists.map((key) => promisifyRequest<Reading>(objects.get(key))));
  }).catch(() => []);

/**
 * Stores readings of one account.
 * @param mayStore is asked in the transaction, so that one that clears the store comes before or after
 */
export async function putReadings(readings: readonly Reading[], mayStore: () => boolean): Promise<void> {
  await onReadings('readwrite', (objects) => {
    if (mayStore()) for (const reading of readings) objects.put(reading, keyOf(reading));
    return promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}

/** Removes what is too old, too much, or of another account. */
export async function pruneReadings(userId: string): Promise<void> {
  await onReadings('readwrite', async (objects) => {
    const all = await promisifyRequest<Reading[]>(objects.getAll());
    const kept = new Set(readingsToKeep(all, userId, Date.now()));
    for (const reading of all) if (!kept.has(reading)) objects.delete(keyOf(reading));
    return promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}

export async function removeReadings(userId: string, ...queryKeys: Reading['queryKey'][]): Promise<void> {
  await onReadings('readwrite', (objects) => {
    for (const queryKey of queryKeys) objects.delete(keyOf({ userId, queryKey }));
    return promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}
