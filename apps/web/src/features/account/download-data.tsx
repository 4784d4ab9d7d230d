import { useExportData } from '../../data/account/use-export-data';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import styles from './account.module.css';
import { DownloadButton } from './download-button';

export function DownloadData() {
  const download = useExportData();
  return (
    <Section className={styles.section} title="Your data">
      <p className="measure ink-2">
        Your profile, posts, comments, likes, messages and connections, your life list, favorites, bookmarks
        and drafts, with all your pictures, in one zip file. The page about{' '}
        <SiteLink to={paths.privacy()}>privacy</SiteLink> says what this site keeps, and for how long.
      </p>
      <DownloadButton download={download} variant="fill" pendingLabel="Preparing your data">
        Download my data
      </DownloadButton>
    </Section>
  );
}
