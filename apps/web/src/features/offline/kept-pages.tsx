import { announce, Button, CloseIcon, IconButton } from '@aranya/ui';
import { Link } from 'react-router';
import { getLocale } from '../../lib/language/locale';
import { m } from '../../lib/language/messages';
import { localeOf } from '../../lib/language/site-paths';
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
                <Link to={path} {...inOtherLanguage(path)}>
                  {title}
                </Link>
                <IconButton
                  label={m.offline_delete_title({ title })}
                  icon={<CloseIcon size={18} />}
                  onClick={() => void onDelete([path]).then(() => announce(m.offline_was_deleted({ title })))}
                />
              </li>
            ))}
          </ul>
          <div>
            <Button variant="outline" onClick={onDeleteAll}>
              {m.offline_delete_all()}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** A document keeps its language. */
function inOtherLanguage(path: string) {
  const lang = localeOf(path);
  return lang === getLocale() ? {} : { lang, hrefLang: lang, reloadDocument: true };
}

function keptText(kept: Kept | undefined, loading: boolean): string {
  if (kept === undefined) return m.offline_looking();
  const { length } = kept.pages;
  if (length === 0) return loading ? m.offline_loading() : m.offline_nothing();
  return m.offline_kept({ count: length, size: megabytes(kept.bytes) });
}
