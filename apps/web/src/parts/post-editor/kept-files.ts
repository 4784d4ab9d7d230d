import { promisifyRequest } from 'idb-keyval';
import { onDevice } from '../../lib/device-storage';
import type { EditedPicture } from './edited-post';

export type DraftFile = EditedPicture & { file: File };

const pictureKey = (userId: string, id: string) => `picture ${userId} ${id}`;

/** Leaves out pictures whose files the browser did not keep. */
export async function readFiles<Picture extends { id: string }>(
  store: IDBObjectStore,
  userId: string,
  pictures: readonly Picture[],
): Promise<(Picture & { file: File })[]> {
  const files = await Promise.all(
    pictures.map(({ id }) => promisifyRequest<{ file: File } | undefined>(store.get(pictureKey(userId, id)))),
  );
  return pictures.flatMap((one, index) => {
    const file = files[index]?.file;
    return file ? [{ ...one, file }] : [];
  });
}

/**
 * Files left by a closed tab are deleted with its drafts after a week. False if the browser cannot keep
 * files.
 */
export function writeFiles(
  userId: string,
  { added = [], removed = [] }: { added?: readonly DraftFile[]; removed?: readonly { id: string }[] },
): Promise<boolean> {
  return onDevice('readwrite', (store) => {
    for (const { id } of removed) store.delete(pictureKey(userId, id));
    for (const { id, file } of added) store.put({ file, storedAt: Date.now() }, pictureKey(userId, id));
    return promisifyRequest(store.transaction);
  }).then(
    () => true,
    () => false,
  );
}
