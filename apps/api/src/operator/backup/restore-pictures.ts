import { CommandError } from '../../platform/commands/command';
import { type ListableMediaStore, readMediaType } from '../../platform/media/media-store';
import { type ArchiveFile, readArchive } from './archive-reader';
import { ArchiveError } from './backup-error';
import { type Manifest, memberPicture, sha256 } from './format';

const AT_ONCE = 8;

const restorablePictures = ({ members }: Manifest) =>
  new Map(
    members.flatMap(({ name, unused, ...member }) => {
      const key = memberPicture(name);
      return key === null || unused ? [] : [[key, member] as const];
    }),
  );

/**
 * @param isOwn what is there came from an interrupted restore
 * @throws CommandError if the store holds other pictures
 */
export async function prepareStore(
  store: ListableMediaStore,
  manifest: Manifest,
  isOwn: boolean,
): Promise<void> {
  const wanted = restorablePictures(manifest);
  for await (const { key } of store.list()) {
    if (isOwn && wanted.has(key)) continue;
    if (!isOwn) {
      throw new CommandError(
        'The store of pictures (MEDIA_URL) is not empty, and a restore overwrites nothing: nothing was changed. ' +
          'Name an empty folder, or an empty prefix of a bucket.',
      );
    }
    await store.remove(key);
  }
}

/** Writes the pictures that the snapshot names, and looks whether they are there. */
export async function restorePictures(
  store: ListableMediaStore,
  file: ArchiveFile,
  manifest: Manifest,
): Promise<void> {
  const wanted = restorablePictures(manifest);
  const running = new Set<Promise<void>>();
  const put = async (key: string, bytes: Buffer) => {
    const { size, sha256: hash } = wanted.get(key) ?? { size: -1, sha256: '' };
    if (sha256(bytes) !== hash) throw new ArchiveError('The backup changed while it was read.');
    await store.put(key, bytes, readMediaType(key));
    if ((await store.stat(key))?.size !== size) throw new CommandError(`The store did not keep ${key}.`);
  };
  try {
    for await (const { name, bytes } of readArchive(file)) {
      const key = memberPicture(name);
      if (key === null || !wanted.has(key)) continue;
      const writing: Promise<void> = put(key, bytes).finally(() => running.delete(writing));
      writing.catch(() => undefined);
      running.add(writing);
      if (running.size >= AT_ONCE) await Promise.race(running);
    }
    await Promise.all(running);
  } finally {
    await Promise.allSettled(running);
  }
}
