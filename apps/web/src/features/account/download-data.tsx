import { Button } from '@aranya/ui';
import { Download } from 'lucide-react';
import styles from './account.module.css';
import { useExportData } from '../../data/account/use-export-data';
import { Section } from '../../lib/section';

export function DownloadData() {
  const { mutate, isPending } = useExportData();
  return (
    <Section className={styles.section} title="Your data">
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
    </Section>
  );
}
