import { announce, Button } from '@aranya/ui';
import { useState } from 'react';
import type { Collection } from './collections';
import { megabytes } from './megabytes';
import styles from './offline-page.module.css';

interface CollectionRowProps {
  collection: Collection;
  /** In bytes; undefined until known. */
  size: number | undefined;
  isKept: boolean;
  /** Rejects without a network or room. */
  onTake: (pages: readonly string[], progress: (share: number) => void) => Promise<void>;
  onDelete: (collection: Collection) => Promise<void>;
}

export function CollectionRow({ collection, size, isKept, onTake, onDelete }: CollectionRowProps) {
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState(false);
  const { title, pages } = collection;
  const take = async () => {
    setFailed(false);
    setShare(0);
    try {
      await onTake(pages, setShare);
      announce(`${title} are on this device`);
    } catch {
      setFailed(true);
    }
    setShare(undefined);
  };
  const remove = async () => {
    await onDelete(collection);
    announce(`${title} were deleted from this device`);
  };
  const line = () => {
    if (share !== undefined) return `${Math.round(share * 100)} % loaded`;
    if (isKept) return 'On this device';
    // Keeps the line's height.
    return size === undefined ? '\u00a0' : megabytes(size);
  };
  return (
    <li className={styles.row}>
      <div>
        <h3 className="size-4">{title}</h3>
        <p className="small ink-2">{line()}</p>
        {failed && (
          <p className="danger" role="alert">
            Not all of it could be loaded. Check your connection and the free space on this device, then try
            again.
          </p>
        )}
      </div>
      {isKept ? (
        <Button variant="outline" aria-label={`Delete ${title}`} onClick={() => void remove()}>
          Delete
        </Button>
      ) : (
        <Button
          variant="outline"
          aria-label={`Take along ${title}`}
          pending={share !== undefined}
          onClick={() => void take()}
        >
          Take along
        </Button>
      )}
    </li>
  );
}
