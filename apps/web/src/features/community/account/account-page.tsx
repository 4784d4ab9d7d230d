import { Screen } from '../shared/screen/screen';
import { BlockedPeople } from './blocked-people';
import { DeleteAccount } from './delete-account';
import { DownloadData } from './download-data';

/** Whom one has blocked, one's data, and leaving. */
export default function AccountPage() {
  return (
    <Screen
      title="Account"
      tagline="Whom you have blocked, what is kept about you, and the way out."
      column="text"
    >
      <BlockedPeople />
      <DownloadData />
      <DeleteAccount />
    </Screen>
  );
}
