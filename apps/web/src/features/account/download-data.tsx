import { Button } from '@aranya/ui';
import { Download } from 'lucide-react';
import { useId } from 'react';
import styles from './account.module.css';
import { useExportData } from '../../data/account/use-export-data';

export function DownloadData() {
  const headingId = useId();
  const { mutate, isPending } = useExportData();
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId} className="size-3">
        Your data
      </h2>
      <p className="measure ink-2">
        Your profile, posts, comments, likes, messages and connections, your life list, favorites, bookmarks
        and drafts, with all your pictures, in one zip file.
      </p>
      <Button
        className="start"
        variant="fill"
        icon={<Download aria-hidden="true" size={18} />}
        pending={isPending}
        pendingLabel="Preparing your data"
        onClick={() => mutate()}
      >
        Download my data
      </Button>
    </section>
  );
}
