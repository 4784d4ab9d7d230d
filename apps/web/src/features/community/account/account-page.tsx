import styles from './account.module.css';
import { BlockedPeople } from './blocked-people';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';

/** Whom one has blocked, one's data, and leaving. */
export default function AccountPage() {
  return (
    <div className={styles.page}>
      <header>
        <h1 className={styles.title}>Account</h1>
        <p className={styles.tagline}>Whom you have blocked, what is kept about you, and the way out.</p>
      </header>
      <BlockedPeople />
      <DownloadData />
      <DeleteAccount />
    </div>
  );
}
