import { announce, Button } from '@aranya/ui';
import { useState } from 'react';
import { m } from '../../lib/language/messages';
import { megabytes } from './megabytes';
import type { TitledCollection } from './offline-page.server';
import styles from './offline-page.module.css';

interface CollectionRowProps {
  collection: TitledCollection;
  /** In bytes; undefined until known. */
  size: number | undefined;
  isKept: boolean;
  /** It holds the others. */
  leads?: boolean;
  /** Rejects without a network or room. */
  onTake: (pages: readonly string[], progress: (share: number) => void) => Promise<void>;
  onDelete: (collection: TitledCollection) => Promise<void>;
}

export function CollectionRow({
  collection,
  size,
  isKept,
  leads = false,
  onTake,
  onDelete,
}: CollectionRowProps) {
  const [share, setShare] = useState<number>();
  const [failed, setFailed] = useState(false);
  const { title, pages } = collection;
  const take = async () => {
    setFailed(false);
    setShare(0);
    try {
      await onTake(pages, setShare);
      announce(m.offline_taken({ title }));
    } catch {
      setFailed(true);
    }
    setShare(undefined);
  };
  const remove = async () => {
    await onDelete(collection);
    announce(m.offline_were_deleted({ title }));
  };
  const line = () => {
    if (share !== undefined) return m.offline_loaded({ share: Math.round(share * 100) });
    if (isKept) return m.offline_here();
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
            {m.offline_take_failed()}
          </p>
        )}
      </div>
      {isKept ? (
        <Button
          variant="outline"
          aria-label={m.offline_delete_title({ title })}
          onClick={() => void remove()}
        >
          {m.offline_delete()}
        </Button>
      ) : (
        <Button
          variant={leads ? 'fill' : 'quiet'}
          className="pad-x-4"
          aria-label={m.offline_take_title({ title })}
          pending={share !== undefined}
          onClick={() => void take()}
        >
          {m.offline_take()}
        </Button>
      )}
    </li>
  );
}
