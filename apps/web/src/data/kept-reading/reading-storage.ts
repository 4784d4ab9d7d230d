import { promisifyRequest } from 'idb-keyval';
import { onReadings } from '../../lib/device-storage';
import { lifeListKeys } from '../life-list/life-list-keys';
import { readingId } from './reading-id';
import { type Reading, readingsToKeep } from './reading.rules';

const readingKey = ({ userId, queryKey }: Pick<Reading, 'userId' | 'queryKey'>) => [
  userId,
  readingId(queryKey),
];

/** Returns nothing if the browser stores nothing. */
export const listReadings = (): Promise<Reading[]> =>
  onReadings('readonly', (objects) => promisifyRequest<Reading[]>(objects.getAll())).catch(() => []);

/** Reads the members' own life lists and nothing else. */
export const listLifeLists = (): Promise<Reading[]> =>
  onReadings('readonly', async (objects) => {
    const keys = (await promisifyRequest(objects.getAllKeys())) as [userId: string, id: string][];
    const ofLists = keys.filter(([userId, id]) => id === readingId(lifeListKeys.of(userId)));
    return Promise.all(ofLists.map((key) => promisifyRequest<Reading>(objects.get(key))));
  }).catch(() => []);

/**
 * Stores readings of one account.
 * @param mayStore runs in the transaction, so that clearing the store comes before or after
 */
export async function putReadings(readings: readonly Reading[], mayStore: () => boolean): Promise<void> {
  await onReadings('readwrite', (objects) => {
    if (mayStore()) for (const reading of readings) objects.put(reading, readingKey(reading));
    return promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}

export async function pruneReadings(userId: string): Promise<void> {
  await onReadings('readwrite', async (objects) => {
    const all = await promisifyRequest<Reading[]>(objects.getAll());
    const kept = new Set(readingsToKeep(all, userId, Date.now()));
    for (const reading of all) if (!kept.has(reading)) objects.delete(readingKey(reading));
    return promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}

export async function removeReadings(userId: string, ...queryKeys: Reading['queryKey'][]): Promise<void> {
  await onReadings('readwrite', (objects) => {
    for (const queryKey of queryKeys) objects.delete(readingKey({ userId, queryKey }));
    return promisifyRequest(objects.transaction);
  }).catch(() => undefined);
}
