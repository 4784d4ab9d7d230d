import { announce, Button, CloseIcon, IconButton } from '@aranya/ui';
import { Link } from 'react-router';
import { megabytes } from './megabytes';
import styles from './offline-page.module.css';
import type { Kept } from './use-kept-pages';

interface KeptPagesProps {
  kept: Kept | undefined;
  /** The first pages are being read. */
  loading: boolean;
  onDelete: (paths: readonly string[]) => Promise<void>;
  onDeleteAll: () => void;
}

export function KeptPages({ kept, loading, onDelete, onDeleteAll }: KeptPagesProps) {
  return (
    <>
      <p role="status">{keptText(kept, loading)}</p>
      {kept && kept.pages.length > 0 && (
        <>
          <ul className="lined">
            {kept.pages.map(({ path, title }) => (
              <li key={path} className={styles.row}>
                <Link to={path}>{title}</Link>
                <IconButton
                  label={`Delete ${title}`}
                  icon={<CloseIcon size={18} />}
                  onClick={() => void onDelete([path]).then(() => announce(`${title} was deleted`))}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button variant="outline" onClick={onDeleteAll}>
              Delete everything
            </Button>
          </div>
        </>
      )}
    </>
  );
}

function keptText(kept: Kept | undefined, loading: boolean): string {
  if (kept === undefined) return 'Looking for what is kept…';
  const { length } = kept.pages;
  if (length === 0) return loading ? 'Loading…' : 'Nothing is kept yet.';
  return `${length} ${length === 1 ? 'page' : 'pages'}, ${megabytes(kept.bytes)} with all drawings and scripts.`;
}
