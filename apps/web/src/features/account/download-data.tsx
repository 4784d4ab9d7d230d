import { m } from '../../lib/language/messages';
import { useExportData } from '../../data/account/use-export-data';
import { filled } from '../../lib/language/filled';
import { SiteLink } from '../../lib/language/site-link';
import { paths } from '../../lib/paths';
import { Section } from '../../lib/section';
import styles from './account.module.css';
import { DownloadButton } from './download-button';

export function DownloadData() {
  const download = useExportData();
  return (
    <Section className={styles.section} title={m.account_data()}>
      <p className="measure ink-2">
        {filled(m.account_data_text({ link: '{link}' }), {
          link: <SiteLink to={paths.privacy()}>{m.account_data_link()}</SiteLink>,
        })}
      </p>
      <DownloadButton download={download} variant="fill" pendingLabel={m.account_data_preparing()}>
        {m.account_data_download()}
      </DownloadButton>
    </Section>
  );
}
